/** Real games for tests of what holds for every state: decks that mix the sold ones with fixtures, and a walker. */
import { allCards } from '../../src/cards'
import { type DeckList, provingGrounds } from '../../src/decks'
import { createEngine, type Engine } from '../../src/engine'
import { makeRandom } from '../../src/game-actions/random'
import type { ModeName } from '../../src/modes/modes'
import type { Action } from '../../src/rules/action'
import { programs } from '../../src/rules/programs'
import { knownBy } from '../../src/serialize'
import type { GameState } from '../../src/state/types'
import { tracerCards } from '../fixtures/tracers'
import { moreLegends } from '../properties/decks'

const own = new Set(allCards.map(card => card.id))
const fixtures = tracerCards.filter(card => !own.has(card.id))

export const engine: Engine = createEngine({ cards: [...allCards, ...fixtures], freeze: true })
export const known = knownBy(engine.registry, programs)

/** Legend, champion, runes and battlefields of a deck that is sold, and any cards that fit in. */
function deckOf(base: DeckList, random: () => number): DeckList {
  const identity = new Set<string>(engine.registry.cards.get(base.legend)!.def.domains)
  const fitting = [...engine.registry.cards.values()].filter(
    ({ def }) =>
      !def.token &&
      def.id !== base.champion &&
      !def.supertypes.includes('signature') &&
      def.unknown === undefined &&
      def.domains.every(domain => identity.has(domain)) &&
      def.types.some(type => type === 'unit' || type === 'gear' || type === 'spell'),
  )
  const main = new Map<string, number>()
  for (let size = 1; size < 40; ) {
    const { id } = fitting[Math.floor(random() * fitting.length)]!
    const count = main.get(id) ?? 0
    if (count === 3) continue
    main.set(id, count + 1)
    size++
  }
  const legend = engine.registry.cards.get(base.legend)!.def
  return {
    ...base,
    ...moreLegends(allCards, legend, [...main.keys()], random),
    main: [...main].map(([card, count]) => ({ card, count })),
  }
}

export const MODES: readonly (readonly [ModeName, number])[] = [
  ['duel', 2],
  ['skirmish', 3],
  ['war', 4],
  ['magmaChamber', 4],
]

export function newGame(seed: string, mode: ModeName = 'duel', players = 2): GameState {
  const random = makeRandom(`decks ${seed}`)
  // Teammates may not share a legend, so nobody does.
  const sold = Object.values(provingGrounds)
  const from = Math.floor(random() * sold.length)
  const seats = Array.from({ length: players }, (_, n) => ({
    name: `player ${n}`,
    deck: deckOf(sold[(from + n) % sold.length]!, random),
  }))
  const made = engine.create({ mode, seed, players: seats })
  if (!made.ok) throw new Error(made.violations.map(v => v.message).join('\n'))
  return made.state
}

/** A legal action that rather does something than passes or ends the turn. */
export function choose(state: GameState, random: () => number): Action {
  const { actions } = engine.legalActions(state, 60)
  const busy = actions.filter(action => action.type !== 'pass' && action.type !== 'endTurn')
  const from = busy.length > 0 && random() < 0.8 ? busy : actions
  return from[Math.floor(random() * from.length)]!
}

export function step(state: GameState, action: Action): GameState {
  const result = engine.apply(state, state.decision!.player, action)
  if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.error.message}`)
  return result.state
}

/** Plays a game to its end (or `most` actions) and shows each state on the way; returns the last one. */
export function walk(start: GameState, seed: string, most: number, visit: (state: GameState, n: number) => void): GameState {
  const random = makeRandom(`walk ${seed}`)
  let state = start
  for (let n = 0; n < most; n++) {
    visit(state, n)
    if (state.decision === null) break
    state = step(state, choose(state, random))
  }
  return state
}
