/** Positions in the middle of a game, with any cards in play, in hands and trashes, and runes of all domains to play them with. */
import type { CardDefinition, Engine, GameState } from '../../src'
import { buildPosition } from '../../src/testing/position'
import { Scenario } from '../../src/testing/scenario'
import { shuffle } from './decks'
import { CardMaker } from './fuzz.cards'
import { fuzzPosition } from './fuzz.shared'

const RUNES = { fury: 3, calm: 3, mind: 3, body: 3, chaos: 3, order: 3 }
/** How many different Main Deck cards, legends and battlefields are drawn from all, and again from the wanted ones. */
const MAIN = 12
const LEGENDS = 2
const FIELDS = 3

export function middle(
  engine: Engine,
  cards: readonly CardDefinition[],
  name: string,
  seats: number,
  wanted: ReadonlySet<string> = new Set(),
): GameState {
  const maker = new CardMaker(name)
  const of = (...types: readonly string[]): CardDefinition[] =>
    shuffle(
      cards.filter(card => !card.token && card.types.some(type => types.includes(type))),
      maker.random,
    )
  const some = (list: readonly CardDefinition[], n: number): CardDefinition[] => [
    ...list.filter(card => wanted.has(card.id)).slice(0, n),
    ...list.slice(0, n),
  ]
  const legends = of('legend')
  const drawn = [...some(of('unit', 'gear', 'spell'), MAIN), ...some(legends, LEGENDS), ...some(of('battlefield'), FIELDS)]
  const position = fuzzPosition(drawn, seats, maker)
  const extraLegends = legends.slice(-3).map(card => card.id)
  const players = position.players.map(seat => ({ ...seat, runes: RUNES, extraLegends }))
  return new Scenario(engine, buildPosition(engine.registry, engine.versions, { ...position, players }), false).state
}
