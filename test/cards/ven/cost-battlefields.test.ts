import { describe, expect, test } from 'vitest'
import {
  action,
  ambush,
  costs,
  draw,
  empowerFor,
  energy,
  gearCard,
  hidden,
  power,
  reaction,
  spellCard,
  unitCard,
} from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type Scenario, type ScenarioOptions, scenario } from '../../../src/testing'
import { activationPrices, prices } from '../../fixtures/prices'

const cards = [
  ...allCards,
  spellCard('TVO-001', 'Quick', { domains: ['fury'], energy: 1 }, reaction(), draw(1)),
  spellCard('TVO-002', 'Bold', { domains: ['fury'], energy: 1 }, action(), draw(1)),
  spellCard('TVO-003', 'Ruse', { domains: ['fury'], energy: 1 }, hidden(), action(), draw(1)),
  unitCard('TVO-004', 'Lurker', { domains: ['fury'], energy: 1, might: 2 }, ambush()),
  gearCard('TVO-005', 'Quick Gear', { domains: ['fury'], energy: 1 }, reaction()),
  unitCard('TVO-006', 'Striver', { domains: ['fury'], energy: 1, might: 2 }, empowerFor(costs(energy(1), power('any')))),
  unitCard('TVO-007', 'Foe', { domains: [], energy: 0, might: 4 }),
]
const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards, ...options })
type Side = ScenarioOptions['players'][number]

describe('VEN-160 Mystic Vortex', () => {
  /** A combat at the Vortex, or at the other battlefield; player 0 has Focus. */
  const fight = (
    hand: readonly string[],
    at = 'bf0',
    runes: Readonly<Record<string, number>> = { fury: 6 },
    theirs: Side = {},
  ): Scenario => {
    const s = game({
      players: [{ hand, base: [{ card: 'Foe', as: 'mine' }], runes }, theirs],
      battlefields: [{ card: 'Mystic Vortex', units: { 1: ['Foe'] } }, { units: { 1: ['Foe'] } }],
    })
    return s.move(0, ['mine'], at)
  }

  test('[356.3] cards with Reaction cost {any} more during showdowns there', () => {
    expect(prices(fight(['Quick']), 'Quick')).toEqual(['1+1'])
    expect(prices(fight(['Bold']), 'Bold')).toEqual(['1+0'])
    expect(prices(fight(['Quick Gear']), 'Quick Gear')).toEqual(['1+1'])
  })

  test('[356.3] not during showdowns elsewhere, and not outside of one', () => {
    expect(prices(fight(['Quick'], 'bf1'), 'Quick')).toEqual(['1+0'])
    const calm = game({ players: [{ hand: ['Quick'], runes: { fury: 2 } }, {}], battlefields: [{ card: 'Mystic Vortex' }, {}] })
    expect(prices(calm, 'Quick')).toEqual(['1+0'])
  })

  test('[356.3] [357.1] without the Power the card is not offered', () => {
    const s = game({
      players: [{ hand: ['Quick', 'Bold'], base: [{ card: 'Foe', as: 'mine' }], energy: 3 }, {}],
      battlefields: [{ card: 'Mystic Vortex', units: { 1: ['Foe'] } }, {}],
    })
    s.move(0, ['mine'], 'bf0')
    expect(s.refuse(0, { type: 'play', card: s.key('Quick') }).code).toBe('cannotPay')
    expect(s.engine.legalActions(s.state).actions).toContainEqual({ type: 'play', card: s.key('Bold') })
  })

  test('[356.3] it taxes all players, whoever controls it', () => {
    const s = fight([], 'bf0', {}, { hand: ['Quick'], runes: { fury: 6 } })
    s.pass()
    expect(prices(s, 'Quick', {}, 1)).toEqual(['1+1'])
  })

  test('[811.6] a card that is played from facedown has Reaction', () => {
    const s = game({
      players: [{ runes: { fury: 2 } }, { base: [{ card: 'Foe', as: 'theirs' }] }],
      turnPlayer: 1,
      battlefields: [{ card: 'Mystic Vortex', units: { 0: [{ card: 'Foe', as: 'mine' }] }, facedown: { 0: ['Ruse'] } }, {}],
    })
    s.move(1, ['theirs'], 'bf0').pass()
    expect(prices(s, 'Ruse')).toEqual(['0+1'])
    // From the hand it has Action only.
    expect(prices(fight(['Ruse']), 'Ruse')).toEqual(['1+0'])
  })

  test('[822.1.b] a unit with Ambush has Reaction while it is being played to where its player has units', () => {
    expect(prices(fight(['Lurker']), 'Lurker', { place: 'bf0' })).toEqual(['1+1'])
    const main = game({
      players: [{ hand: ['Lurker'], runes: { fury: 2 } }, {}],
      battlefields: [{ card: 'Mystic Vortex', units: { 0: ['Foe'] } }, {}],
    })
    expect(prices(main, 'Lurker', { place: 'bf0' })).toEqual(['1+0'])
  })
})

describe('VEN-163 Risen Altar', () => {
  const altar = (
    units: Readonly<Record<number, readonly string[]>>,
    base: readonly string[] = [],
    runes: Readonly<Record<string, number>> = { fury: 3 },
  ) => game({ players: [{ base, runes }, {}], battlefields: [{ card: 'Risen Altar', units }, {}] })

  test('[827.1.c] [356.4] Empower of your units there costs {1} or {any} less', () => {
    expect(activationPrices(altar({ 0: ['Striver'] }), 'Striver')).toEqual(['0+1', '1+0'])
  })

  test('[356.4] units elsewhere pay what is printed', () => {
    const s = game({
      players: [{ base: ['Striver'], runes: { fury: 3 } }, {}],
      battlefields: [{ card: 'Risen Altar', units: { 0: ['Foe'] } }, {}],
    })
    expect(activationPrices(s, 'Striver')).toEqual(['1+1'])
  })

  test('[190.6] "your" is whoever controls the battlefield', () => {
    const s = game({
      players: [{ runes: { fury: 3 } }, { runes: { fury: 3 } }],
      turnPlayer: 1,
      battlefields: [{ card: 'Risen Altar', units: { 1: ['Striver'] } }, {}],
    })
    expect(activationPrices(s, 'Striver', {}, 0, 1)).toEqual(['0+1', '1+0'])
  })

  test('[827.1.c.3] [356.4] it comes on top of what the ability says of its own cost', () => {
    // {12}, {1} less for each of three runes, {1} less here.
    const s = game({
      players: [{ energy: 8, runes: { fury: 3 } }, {}],
      battlefields: [{ card: 'Risen Altar', units: { 0: ['Frostcoat Mother'] } }, {}],
    })
    s.activate(0, 'Frostcoat Mother').resolve().quiet()
    expect(s.object('Frostcoat Mother').empowered).toBe(1)
    const poor = game({
      players: [{ energy: 4, runes: { fury: 3 } }, {}],
      battlefields: [{ card: 'Risen Altar', units: { 0: ['Frostcoat Mother'] } }, {}],
    })
    expect(poor.refuse(0, { type: 'activate', object: poor.key('Frostcoat Mother'), ability: 0 }).code).toBe('cannotPay')
  })

  test('[827.2] paid with Energy or with Power, it becomes Empowered', () => {
    const s = altar({ 0: ['Striver'] }, [], {})
    expect(s.refuse(0, { type: 'activate', object: s.key('Striver'), ability: 0 }).code).toBe('cannotPay')
    const power = game({
      players: [{ exhaustedRunes: { fury: 1 } }, {}],
      battlefields: [{ card: 'Risen Altar', units: { 0: ['Striver'] } }, {}],
    })
    power.activate(0, 'Striver').resolve().quiet()
    expect([power.object('Striver').empowered, power.runes(0).all]).toEqual([1, 0])
  })
})
