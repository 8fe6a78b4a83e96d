import { describe, expect, test } from 'vitest'
import { arena, onlyItself, printed } from '../../fixtures/cards'

describe('OGS-010 Annie, Stubborn', () => {
  printed('OGS-010', 'Annie, Stubborn', {
    champion: 'Annie',
    targets: [[1, 1]],
    domains: ['chaos'],
    energy: 4,
    power: ['chaos'],
    might: 3,
    tags: ['Annie', 'Noxus'],
  })
  onlyItself('Annie, Stubborn', 'play')

  const seat = { hand: ['Annie, Stubborn'], runes: { chaos: 4 } }

  test("returns a spell of her player's trash to hand", () => {
    const s = arena({ players: [{ ...seat, trash: ['V1', 'Firestorm', 'Gust'] }, { trash: ['Flash'] }] })
    s.play(0, 'Annie, Stubborn', { place: 'base0' })
    expect(s.options()).toEqual(['Firestorm', 'Gust'])
    s.choose('Firestorm').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Firestorm'])
    expect(s.cards(0, 'trash')).toEqual(['V1', 'Gust'])
  })

  test('[402.4] without a spell there the trigger is removed', () => {
    const s = arena({ players: [{ ...seat, trash: ['V1'] }, { trash: ['Flash'] }] })
    s.play(0, 'Annie, Stubborn', { place: 'base0' }).quiet()
    expect(s.cards(0, 'hand')).toEqual([])
  })
})

describe('OGS-011 Flash', () => {
  printed('OGS-011', 'Flash', { targets: [[0, 2]], domains: ['chaos'], energy: 2, timing: 'reaction' })

  const hand = { hand: ['Flash'], runes: { chaos: 2 } }

  test('moves two friendly units from different battlefields home', () => {
    const s = arena({ players: [hand, {}], battlefields: [{ units: { 0: ['V1'] } }, { units: { 0: ['V2', 'V3'] } }] })
    s.play(0, 'Flash', { targets: [['V1', 'V2']] })
      .resolve()
      .quiet()
    expect([s.where('V1'), s.where('V2'), s.where('V3')]).toEqual(['base0', 'base0', 'bf1'])
    expect([s.controller('bf0'), s.controller('bf1')]).toEqual([-1, 0])
  })

  test('one or none will do, enemies are not offered', () => {
    const s = arena({ players: [hand, { base: ['V9'] }], battlefields: [{ units: { 0: ['V1'] } }, { units: { 1: ['V2'] } }] })
    s.act(0, { type: 'play', card: s.key('Flash') })
    expect(s.options()).toEqual(['V1'])
    expect(s.open().min).toBe(0)
    s.choose().resolve().quiet()
    expect(s.where('V1')).toBe('bf0')
  })

  test('[ruling:rbf-flash-unit-in-base] one in the base may be among the two: it stays without a move', () => {
    const s = arena({ players: [{ ...hand, base: ['Traveling Merchant'] }, {}], battlefields: [{ units: { 0: ['V2'] } }, {}] })
    s.play(0, 'Flash', { targets: [['Traveling Merchant', 'V2']] })
      .resolve()
      .quiet()
    expect([s.where('Traveling Merchant'), s.where('V2')]).toEqual(['base0', 'base0'])
    expect(s.cards(0, 'hand')).toEqual([]) // the Merchant's trigger would have drawn
  })

  test('[ruling:rj-10257] may be played for a unit that is at home already', () => {
    const s = arena({ players: [{ ...hand, base: ['V3'] }, {}] })
    s.play(0, 'Flash', { targets: [['V3']] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('base0')
    expect(s.cards(0, 'trash')).toEqual(['Flash'])
  })

  test.each([false, true])('[ruling:rj-10849] leaves the unit ready or exhausted as it was (exhausted: %s)', exhausted => {
    const s = arena({ players: [hand, {}], battlefields: [{ units: { 0: [{ card: 'V3', exhausted }] } }, {}] })
    s.play(0, 'Flash', { targets: [['V3']] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('base0')
    expect(s.isExhausted('V3')).toBe(exhausted)
  })

  test('damage travels along', () => {
    const s = arena({ players: [hand, {}], battlefields: [{ units: { 0: [{ card: 'V3', damage: 2 }] } }, {}] })
    s.play(0, 'Flash', { targets: [['V3']] })
      .resolve()
      .quiet()
    expect(s.damage('V3')).toBe(2)
  })

  test('takes the only defender out of a combat: no damage, the attacker conquers', () => {
    const s = arena({ players: [{ base: ['V3'] }, hand], battlefields: [{ units: { 1: ['V9'] } }, {}] })
    s.move(0, ['V3'], 'bf0').pass()
    s.play(1, 'Flash', { targets: [['V9']] })
      .resolve()
      .close()
      .quiet()
    expect([s.where('V3'), s.where('V9')]).toEqual(['bf0', 'base1'])
    expect(s.controller('bf0')).toBe(0)
    expect(s.points(0)).toBe(1)
  })

  test('takes the attackers home: nothing is conquered', () => {
    const s = arena({ players: [{ ...hand, base: ['V3', 'V4'] }, {}], battlefields: [{ units: { 1: ['V1'] } }, {}] })
    s.move(0, ['V3', 'V4'], 'bf0')
    s.play(0, 'Flash', { targets: [['V3', 'V4']] })
      .resolve()
      .close()
      .quiet()
    expect(s.units('base0')).toEqual(['V3', 'V4'])
    expect(s.controller('bf0')).toBe(1)
    expect(s.points(0)).toBe(0)
  })
})
