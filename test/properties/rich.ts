/** Positions with much to choose and little to pay with: any cards in play and in hands, few runes, some of them exhausted. */
import type { CardDefinition, Engine, GameState } from '../../src'
import { DOMAINS } from '../../src/abilities/compile/codes'
import { makeRandom } from '../../src/game-actions/random'
import type { BattlefieldPosition, Placed, SeatPosition } from '../../src/testing'
import { buildPosition } from '../../src/testing/position'
import { Scenario } from '../../src/testing/scenario'
import { pick, shuffle } from './decks'

const GOLD = 'Gold'

export function rich(
  engine: Engine,
  cards: readonly CardDefinition[],
  name: string,
  wanted: ReadonlySet<string> = new Set(),
): GameState {
  const random = makeRandom(`rich ${name}`)
  const below = (n: number): number => Math.floor(random() * n)
  const chance = (p: number): boolean => random() < p
  const printed = cards.filter(card => !card.token && card.unknown === undefined)
  const of = (...types: readonly string[]): CardDefinition[] => {
    const all = shuffle(
      printed.filter(card => card.types.some(type => types.includes(type))),
      random,
    )
    const first = all.filter(card => wanted.has(card.id))
    return [...first, ...all.slice(0, Math.max(6, first.length))]
  }
  const units = of('unit')
  const gear = of('gear')
  const main = of('unit', 'gear', 'spell').concat(of('spell'))
  const legends = of('legend')
  const fields = shuffle(of('battlefield'), random)
  const hideable = main.filter(card =>
    card.text.some(part => 'kind' in part && part.kind === 'keyword' && part.keyword === 'hidden'),
  )
  const some = (list: readonly CardDefinition[], most: number): Placed[] =>
    list.length === 0
      ? []
      : Array.from({ length: below(most + 1) }, () => ({
          card: pick(list, random).id,
          exhausted: chance(0.3),
          buffed: chance(0.25),
          empowered: chance(0.1) ? 1 : 0,
          stunned: chance(0.1),
          damage: chance(0.2) ? 1 : 0,
        }))
  const inZone = (list: readonly CardDefinition[], most: number): string[] =>
    list.length === 0 ? [] : Array.from({ length: below(most + 1) }, () => pick(list, random).id)
  const runes = (): Record<string, number> => Object.fromEntries(DOMAINS.map(domain => [domain, below(3)]))
  const onBoard = (list: Placed[]): Placed[] =>
    list.map(placed =>
      typeof placed === 'string' || !isGear(placed.card) ? placed : { card: placed.card, exhausted: placed.exhausted === true },
    )
  const isGear = (id: string): boolean => cards.find(card => card.id === id)?.types.includes('gear') === true
  const seat = (): SeatPosition => ({
    base: onBoard([...some(units, 3), ...some(gear, 2), ...(chance(0.3) ? [GOLD] : [])]),
    hand: inZone(main, 7),
    trash: inZone(main, 4),
    champion: inZone(units, 1),
    banishment: inZone(main, 1),
    ...(legends.length > 0 ? { legend: pick(legends, random).id } : {}),
    extraLegends: legends.slice(-3).map(card => card.id),
    ...(main.length > 0 ? { deck: Array.from({ length: 12 }, () => pick(main, random).id) } : {}),
    runes: runes(),
    exhaustedRunes: chance(0.5) ? runes() : {},
    energy: chance(0.2) ? below(4) : 0,
    xp: below(6),
    points: below(3),
  })
  const seats = chance(0.1) ? 3 : 2
  const players = Array.from({ length: seats }, seat)
  const battlefields = Array.from({ length: seats }, (_, n): BattlefieldPosition => {
    const holder = below(seats)
    return {
      ...(n < fields.length ? { card: fields[n]!.id } : {}),
      owner: n,
      ...(chance(0.7) ? { units: { [holder]: some(units, 3) }, controller: holder } : {}),
      ...(hideable.length > 0 && chance(0.3) ? { facedown: { [holder]: [pick(hideable, random).id] }, controller: holder } : {}),
    }
  })
  const position = { players, battlefields, turnPlayer: below(seats), seed: name }
  return new Scenario(engine, buildPosition(engine.registry, engine.versions, position), false).state
}
