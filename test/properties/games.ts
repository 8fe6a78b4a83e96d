/**
 * Random games for properties, with random decks from all cards: fast-check gives a seed and a stream of numbers; each answers
 * with option n modulo their count.
 */
import fc from 'fast-check'
import { type Action, createEngine, type Engine, type GameState } from '../../src'
import { allCards } from '../../src/cards'
import { type DeckList, provingGrounds } from '../../src/decks'
import { makeRandom } from '../../src/game-actions/random'
import { pick, randomDeck } from './decks'

/** The decks that are sold. */
export const decks: readonly DeckList[] = Object.values(provingGrounds)
/** Every fifth deck is one that is sold: such decks hold what a good deck holds. */
export const anyDeck = (random: () => number): DeckList => (random() < 0.2 ? pick(decks, random) : randomDeck(allCards, random))
export const engine: Engine = createEngine({ cards: allCards })

export interface Input {
  readonly seed: number
  readonly choices: Iterable<number>
}

export const input: fc.Arbitrary<Input> = fc.record({
  seed: fc.nat(1_000_000),
  choices: fc.infiniteStream(fc.nat(99_999)),
})

/** A loop in the rules would never end a game; this says so instead. */
const ACTION_CAP = 5000

export interface Step {
  readonly state: GameState
  readonly player: number
  readonly action: Action
  readonly next: GameState
}

/** Plays a whole game and shows each step; every game must end with a winner. */
export function playGame(game: Input, visit: (step: Step, n: number) => void): GameState {
  const random = makeRandom(`decks ${game.seed}`)
  const players = ['north', 'south'].map(name => ({ name, deck: anyDeck(random) }))
  const made = engine.create({ mode: 'duel', seed: `property ${game.seed}`, players })
  if (!made.ok) throw new Error(JSON.stringify(made.violations))
  let { state } = made
  const choices = game.choices[Symbol.iterator]()
  for (let n = 0; state.outcome === null; n++) {
    if (n > ACTION_CAP) throw new Error(`the game with the seed ${game.seed} doesn't end`)
    const { actions } = engine.legalActions(state)
    const choice = choices.next().value as number
    const action = actions[choice % actions.length]!
    const { player } = state.decision!
    const result = engine.apply(state, player, action)
    if (!result.ok) throw new Error(`${JSON.stringify(action)} is listed but refused: ${result.error.message}`)
    visit({ state, player, action, next: result.state }, n)
    state = result.state
  }
  return state
}

/** Checks a property over that many games; the same games each time. */
export function overGames(games: number, check: (game: Input) => void, seed = 1): void {
  fc.assert(fc.property(input, check), { numRuns: games, seed, endOnFailure: true })
}
