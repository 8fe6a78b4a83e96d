import { describe, expect, test } from 'vitest'
import { tokens } from '../../src/cards'
import { ANY_POWER } from '../../src/state/types'
import { arena } from '../fixtures/cards'

/** Id and name of each unit token, its rule, its Might, its tags and its keywords. */
const UNITS = [
  ['recruit', 'Recruit', '187.1', 1, ['Recruit'], []],
  ['sprite', 'Sprite', '187.2', 3, ['Fae'], ['temporary']],
  ['sand-soldier', 'Sand Soldier', '187.3', 2, ['Shurima'], []],
  ['mech', 'Mech', '187.4', 3, ['Mech'], []],
  ['reflection', 'Reflection', '187.6', 0, [], []],
  ['bird', 'Bird', '187.7', 1, ['Bird'], ['deflect']],
  ['tentacle', 'Tentacle', '187.10', 1, ['Bilgewater'], []],
  ['shadow-clone', 'Shadow Clone', '187.11', 0, [], []],
] as const

describe.each(UNITS)('%s %s', (_id, name, rule, might, tags, keywords) => {
  test(`[${rule}] is a unit token without domain with ${might} Might, its tag and its keyword`, () => {
    const card = tokens.find(t => t.name === name)!
    expect(card).toMatchObject({ types: ['unit'], domains: [], might, tags, token: true })
    const s = arena({ players: [{ base: [name] }, {}] })
    expect(s.might(name)).toBe(might)
    expect(s.engine.read(s.state).keywords(s.key(name))).toEqual(keywords)
    expect(s.object(name).token).toBe(true)
  })

  test('[186.1] ceases to exist when it is returned to a hand or dies', () => {
    const s = arena({
      players: [
        { hand: ['Gust', 'Final Spark'], energy: 9, exhaustedRunes: { order: 2 } },
        { base: [{ card: name, as: 'home' }] },
      ],
      battlefields: [{ units: { 1: [name] } }, {}],
    })
    s.play(0, 'Gust').resolve()
    expect(s.units('bf0')).toEqual([])
    expect(s.cards(1, 'hand')).toEqual([])
    s.play(0, 'Final Spark', { targets: ['home'] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'trash')).toEqual([])
    expect(s.exists(name)).toBe(false)
  })
})

describe('recruit Recruit', () => {
  test('[185.2.d] moves, fights and conquers like any unit', () => {
    const s = arena({ players: [{ base: ['Recruit'] }, {}] })
    s.move(0, ['Recruit'], 'bf0').close().quiet()
    expect(s.points(0)).toBe(1)
    expect(s.isExhausted('Recruit')).toBe(true)
    const fight = arena({ players: [{ base: ['Recruit'] }, {}], battlefields: [{ units: { 1: ['V1'] } }, {}] })
    fight.move(0, ['Recruit'], 'bf0').close().quiet()
    expect(fight.exists('Recruit')).toBe(false)
    expect(fight.cards(1, 'trash')).toEqual(['V1'])
    expect(fight.cards(0, 'trash')).toEqual([])
  })
})

describe('sprite Sprite', () => {
  test("[816.1.b] is killed at the start of its controller's Beginning Phase, before scoring", () => {
    const s = arena({ players: [{}, {}], turnPlayer: 1, battlefields: [{ units: { 0: ['Sprite'] } }, {}] })
    s.endTurn().resolve().quiet()
    expect(s.exists('Sprite')).toBe(false)
    expect(s.points(0)).toBe(0)
  })

  test("the opponent's turn leaves it alone", () => {
    const s = arena({ players: [{ base: ['Sprite'] }, {}] })
    s.endTurn().quiet()
    expect(s.where('Sprite')).toBe('base0')
  })
})

describe('reflection Reflection', () => {
  test('[142.4.b] lives with 0 Might until it is damaged', () => {
    const s = arena({
      players: [{ hand: ['Incinerate'], runes: { fury: 2 } }, {}],
      battlefields: [{ units: { 1: ['Reflection'] } }, {}],
    })
    expect(s.where('Reflection')).toBe('bf0')
    s.play(0, 'Incinerate', { targets: ['Reflection'] })
      .resolve()
      .quiet()
    expect(s.exists('Reflection')).toBe(false)
  })
})

describe('bird Bird', () => {
  test('[809.1.c] costs an enemy spell a Power, an own one nothing', () => {
    const field = [{ units: { 1: ['Bird'] } }, {}]
    const s = arena({ players: [{ hand: ['Incinerate'], runes: { fury: 2 } }, {}], battlefields: field })
    s.play(0, 'Incinerate', { targets: ['Bird'] })
      .resolve()
      .quiet()
    expect(s.runes(0).all).toBe(1)
    const own = arena({ players: [{}, { hand: ['Incinerate'], energy: 2 }], battlefields: field, turnPlayer: 1 })
    own
      .play(1, 'Incinerate', { targets: ['Bird'] })
      .resolve()
      .quiet()
    expect(own.exists('Bird')).toBe(false)
  })
})

describe('gold Gold', () => {
  test('[187.5] is killed and exhausted for one Power of any domain', () => {
    const s = arena({ players: [{ base: ['Gold'] }, {}] })
    s.activate(0, 'Gold').quiet()
    expect(s.exists('Gold')).toBe(false)
    expect(s.state.players[0]!.pool[ANY_POWER]).toBe(1)
  })

  test('its Power pays for any domain', () => {
    for (const [card, energy] of [
      ['Annie, Fiery', 5],
      ['Zephyr Sage', 6],
    ] as const) {
      const s = arena({ players: [{ base: ['Gold'], hand: [card], energy }, {}] })
      s.activate(0, 'Gold')
      s.play(0, card, { place: 'base0' }).quiet()
      expect(s.where(card)).toBe('base0')
    }
  })

  test('[429.3] can be used while a card is being paid', () => {
    const s = arena({ players: [{ base: ['Gold'], hand: ['Annie, Fiery'], energy: 5 }, {}] })
    s.act(0, { type: 'play', card: s.key('Annie, Fiery') })
    expect(s.asked()).toBe('payment')
    s.act(0, { type: 'activate', object: s.key('Gold'), ability: 0 })
    s.quiet()
    expect(s.where('Annie, Fiery')).toBe('base0')
    expect(s.exists('Gold')).toBe(false)
  })

  test("can't be used exhausted", () => {
    const s = arena({ players: [{ base: [{ card: 'Gold', exhausted: true }] }, {}] })
    expect(s.refuse(0, { type: 'activate', object: s.key('Gold'), ability: 0 }).code).toBe('cannotPay')
  })

  test('a gear at a battlefield is recalled', () => {
    const s = arena({ players: [{}, {}], battlefields: [{ units: { 0: ['V1', 'Gold'] } }, {}] })
    expect(s.where('Gold')).toBe('base0')
    expect(s.where('V1')).toBe('bf0')
  })
})
