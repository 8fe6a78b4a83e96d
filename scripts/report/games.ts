/**
 * Games that exercise abilities. Two of three begin at the beginning: nine of ten of them with random decks from all cards, the
 * others with the Proving Grounds decks. The third begins in the middle, with any cards. The players act at random; in every
 * tenth game they play with a plan (the player of the demo), which reaches what luck hardly does.
 */
import { type Action, type CardDefinition, createEngine, type DeckList, type Engine, type GameState } from 'riftbound-engine'
import { provingGrounds } from 'riftbound-engine/decks'
import { makeRandom } from '../../src/game-actions/random'
import { pick, randomDeck } from '../../test/properties/decks'
import { middle } from '../../test/properties/middle'
import { choose } from '../demo/policy'
import type { TestResults } from './tests'
import { Watch } from './watch'

/** Far more than a random game takes; a game that reaches it is a fault. */
const MAX_ACTIONS = 20_000
/** So many actions from a position in the middle of a game: then it is like other games. */
const MIDDLE = 120
/** Two of twenty, one with decks of each kind. */
const planned = (game: number): boolean => game % 20 >= 18
/** How often an action that leads nowhere is drawn anew. */
const REDRAWS = 3

export interface AbilityReport {
  readonly exercised: number
  readonly total: number
  /** References of abilities that were never at work: card id, `#`, number of the ability. */
  readonly never: readonly string[]
}

/**
 * Those of the references whose card has no passed test of its own either: no `describe` of test/cards is called by its id (for
 * tokens: its name). Keywords that texts give have files in test/keywords.
 */
export function withoutTest(never: readonly string[], results: TestResults, cards: readonly CardDefinition[]): string[] {
  const tested = new Set<string>()
  for (const { name, assertionResults } of results.testResults) {
    if (!name.includes('/test/cards/')) continue
    for (const { fullName, status } of assertionResults) if (status === 'passed') tested.add(fullName)
  }
  const titles = [...tested]
  return never.filter(ref => {
    if (ref.startsWith('keyword:')) return false
    const id = ref.split('#')[0]!
    const name = cards.find(card => card.id === id)?.name
    return !titles.some(title => title.startsWith(`${id} `) || (name !== undefined && title.startsWith(`${name} `)))
  })
}

export function playGames(cards: readonly CardDefinition[], games: number, seed = 'report'): AbilityReport {
  const engine = createEngine({ cards })
  const watch = new Watch(engine)
  const known = new Set(cards.map(card => card.id))
  const sold = Object.values<DeckList>(provingGrounds).filter(deck => deck.main.every(entry => known.has(entry.card)))
  for (let g = 0; g < games; g++) {
    const name = `${seed}-${g}`
    const random = makeRandom(name)
    const deck = (): DeckList => (g % 10 !== 0 || sold.length === 0 ? randomDeck(cards, random) : pick(sold, random))
    const players = ['north', 'south'].map(player => ({ name: player, deck: deck() }))
    const made = engine.create({ mode: 'duel', seed: name, players })
    if (!made.ok) throw new Error(`game ${name}: ${made.violations.map(v => v.message).join(' ')}`)
    const inTheMiddle = g % 3 === 2
    let state = inTheMiddle ? middle(engine, cards, name, 2) : made.state
    for (let n = 0; state.outcome === null && !(inTheMiddle && n === MIDDLE); n++) {
      if (n >= MAX_ACTIONS) throw new Error(`game ${name} does not end`)
      const { player } = state.decision!
      const action = planned(g) ? choose(engine, state) : draw(engine, state, random)
      const result = watch.during(() => engine.apply(state, player, action))
      if (!result.ok)
        throw new Error(`game ${name}, action ${n}: ${JSON.stringify(action)} was drawn but rejected: ${result.error.message}`)
      watch.look(state, player, action, result.events, result.state)
      state = result.state
    }
  }
  const all = watch.all()
  const never = all.filter(ref => !watch.seen.has(ref)).sort()
  return { exercised: all.length - never.length, total: all.length, never }
}

/**
 * A random legal action. Purely uniform play spends its runes by hand and ends its turns early, so dear cards would hardly
 * ever be played: such an action is drawn again a few times. Now and then everything that can move goes together.
 */
function draw(engine: Engine, state: GameState, random: () => number): Action {
  let action = engine.sample(state, random)!
  for (let n = 0; n < REDRAWS && wasteful(engine, state, action); n++) action = engine.sample(state, random)!
  if (action.type === 'move' && random() < 0.25) {
    const { to } = action
    for (const other of engine.legalActions(state, 300).actions) {
      if (other.type === 'move' && other.to === to && action.type === 'move' && other.units.length > action.units.length)
        action = other
    }
  }
  return action
}

const wasteful = (engine: Engine, state: GameState, action: Action): boolean =>
  action.type === 'endTurn' || (action.type === 'activate' && engine.read(state).types(action.object).includes('rune'))
