import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'

const hand = (s: Scenario, player = 0): number => s.cards(player, 'hand').length
function settle(s: Scenario): Scenario {
  while (s.asked() === 'priority' || s.asked() === 'triggers' || s.asked() === 'focus') {
    if (s.asked() === 'triggers') s.choose(...s.options().map((_, n) => `#${n}`))
    else s.pass()
  }
  return s
}
const wearing = (...attached: string[]) => ({ card: 'V3', attached })

describe('SFD-030 Skyfall of Areion', () => {
  test('[818.1.c] its Equip costs {1} and a fury rune', () => {
    const s = arena({ players: [{ base: ['Skyfall of Areion', 'V3'], runes: { fury: 2 } }, {}] })
    s.activate(0, 'Skyfall of Areion', 0, { targets: ['V3'] }).resolve()
    expect(s.runes(0)).toEqual({ ready: 1, all: 1 })
    expect(s.might('V3')).toBe(5)
  })

  test('[718.3] [ruling:judgefaq-skyfall-trinity] the hold effect of another Equipment triggers on a conquer', () => {
    const s = arena({
      players: [{ base: [wearing('Trinity Force', 'Skyfall of Areion')], points: 2 }, {}],
      battlefields: [{}, {}],
    })
    settle(s.move(0, ['V3'], 'bf0'))
    expect(s.points(0)).toBe(4)
  })

  test('[ruling:rj-11598] two of them score twice', () => {
    const s = arena({
      players: [{ base: [wearing('Trinity Force', 'Trinity Force', 'Skyfall of Areion')] }, {}],
      battlefields: [{}, {}],
    })
    settle(s.move(0, ['V3'], 'bf0'))
    expect(s.points(0)).toBe(3)
  })

  test('[ruling:rj-8622] the point of the effect may be the last one', () => {
    const s = arena({
      players: [{ base: [wearing('Trinity Force', 'Skyfall of Areion')], points: 6 }, {}],
      battlefields: [{}, {}],
    })
    settle(s.move(0, ['V3'], 'bf0'))
    expect([s.points(0), s.asked()]).toEqual([8, 'over'])
  })

  test('[471.1.b.1] [383.4.c.2.c] [ruling:rj-7390] a card instead of the point for the conquer: the effect triggers nevertheless', () => {
    const s = arena({
      players: [{ base: [wearing('Trinity Force', 'Skyfall of Areion')], points: 7 }, {}],
      battlefields: [{ units: { 1: ['V1'] } }, {}],
    })
    settle(s.move(0, ['V3'], 'bf0'))
    expect([hand(s), s.points(0), s.asked()]).toEqual([1, 8, 'over'])
  })

  test('without it the hold effect is none', () => {
    const s = arena({ players: [{ base: [wearing('Trinity Force')] }, {}], battlefields: [{}, {}] })
    settle(s.move(0, ['V3'], 'bf0'))
    expect(s.points(0)).toBe(1)
  })

  test('conquer effects trigger on a hold; those of its companions do not', () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [{ units: { 1: ['Zed, Without a Sound', wearing('Skyfall of Areion', "Doran's Ring")] } }, {}],
    })
    settle(s.endTurn())
    expect(s.events.filter(e => e.type === 'discard' || e.type === 'draw').map(e => e.type)).toEqual(['draw', 'draw'])
    expect(s.units('base1')).toEqual([])
  })

  test("[383.4.g.1] with OGN-286 Reckoner's Arena: a hold effect triggers for the hold and is activated as a conquer effect", () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [{ card: "Reckoner's Arena", units: { 1: [wearing('Trinity Force', 'Skyfall of Areion')] } }, {}],
    })
    settle(s.endTurn())
    expect(s.points(1)).toBe(3)
  })

  test("with OGN-286 Reckoner's Arena: a conquer effect comes twice as well", () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [
        { card: "Reckoner's Arena", units: { 1: ['V2', { card: 'Red Brambleback', attached: ['Skyfall of Areion'] }] } },
        {},
      ],
    })
    s.endTurn()
    const before = s.events.length
    for (;;) {
      if (s.asked() === 'target') s.choose('V2')
      else if (s.asked() === 'main') break
      else settle(s)
    }
    expect(s.events.slice(before).filter(e => e.type === 'finalize' && e.detail.startsWith('UNL-029#'))).toHaveLength(2)
  })

  test("[ruling:rj-8550] Reckoner's Arena activates what an Equipment brings along", () => {
    const s = arena({
      players: [{}, { hand: ['V1', 'V2'] }],
      battlefields: [{ card: "Reckoner's Arena", units: { 1: [wearing("Doran's Ring")] } }, {}],
    })
    s.endTurn().pass(4)
    expect(s.asked()).toBe('discard')
    s.choose('V1').resolve()
    expect(s.points(1)).toBe(1)
    expect(s.cards(1, 'trash')).toEqual(['V1'])
  })
})

describe('SFD-214 Power Nexus', () => {
  const nexus = (unit: string) =>
    arena({
      players: [{}, { runes: { chaos: 8 } }],
      battlefields: [{ card: 'Power Nexus', units: { 1: [unit] } }, {}],
    }).endTurn()

  test('four Power of any domain for a point', () => {
    const s = nexus('V2')
    s.confirm(true)
    if (s.asked() === 'pay') s.plan(0)
    s.resolve()
    expect([s.points(1), s.runes(1).all]).toEqual([2, 8 - 4 + 2])
  })

  test('[383.3.b.1] declining leaves the point of the hold', () => {
    const s = nexus('V2')
    s.confirm(false).resolve()
    expect(s.points(1)).toBe(1)
  })

  test('[ruling:rj-11309] Blue Sentinel lets it be paid twice', () => {
    const s = nexus('Blue Sentinel')
    s.choose(...s.options().map((_, n) => `#${n}`))
    for (;;) {
      if (s.asked() === 'performTrigger') s.confirm(true)
      else if (s.asked() === 'pay') s.plan(0)
      else if (s.asked() === 'priority') s.pass()
      else break
    }
    expect(s.points(1)).toBe(3)
  })
})

describe('SFD-050 Azir, Ascendant', () => {
  const court = (more: { base?: readonly string[]; hand?: readonly string[]; card?: string } = {}) =>
    arena({
      players: [
        { base: ['Azir, Ascendant', ...(more.base ?? [])], runes: { calm: 2 } },
        { hand: more.hand ?? [], energy: 9 },
      ],
      battlefields: [{ ...(more.card && { card: more.card }), units: { 0: [wearing("Doran's Shield")] } }, {}],
    })

  test('[434.1.f] [ruling:rj-7575] changes places with the unit and takes its Equipment', () => {
    const s = court()
    s.activate(0, 'Azir, Ascendant', 0, { targets: ['V3', "Doran's Shield"] }).resolve()
    expect([s.where('Azir, Ascendant'), s.where('V3')]).toEqual(['bf0', 'base0'])
    expect(s.open()).toMatchObject({ player: 0, reason: 'may' })
    s.confirm(true).quiet()
    expect([s.might('Azir, Ascendant'), s.might('V3'), s.keyword('Azir, Ascendant', 'tank')]).toEqual([7, 3, 1])
    expect([s.controller('bf0'), s.where("Doran's Shield"), s.runes(0).all]).toEqual([0, 'bf0', 1])
    expect(s.isExhausted('Azir, Ascendant')).toBe(false)
  })

  test('the Equipment may stay', () => {
    const s = court()
    s.activate(0, 'Azir, Ascendant', 0, { targets: ['V3', "Doran's Shield"] })
      .resolve()
      .confirm(false)
      .quiet()
    expect([s.might('Azir, Ascendant'), s.might('V3'), s.where("Doran's Shield")]).toEqual([6, 4, 'base0'])
  })

  test('[355.8] a unit without Equipment can be chosen; nothing is asked then', () => {
    const s = court({ base: ['V2'] })
    s.activate(0, 'Azir, Ascendant', 0, { targets: ['V2'] })
      .resolve()
      .quiet()
    expect([s.where('Azir, Ascendant'), s.where('V2')]).toEqual(['base0', 'base0'])
  })

  test('only once per turn, again in his next one', () => {
    const s = court()
    s.activate(0, 'Azir, Ascendant', 0, { targets: ['V3', "Doran's Shield"] })
      .resolve()
      .confirm(false)
    const again = { type: 'activate', object: s.key('Azir, Ascendant'), ability: 0 } as const
    expect(s.refuse(0, again).rule).toBe('377.2.b')
    expect(s.engine.legalActions(s.state).actions.some(a => a.type === 'activate' && a.object === again.object)).toBe(false)
    s.endTurn().endTurn()
    s.act(0, again)
  })

  test("[359.3.e.11] [ruling:rj-8912] the unit can not leave Vilemaw's Lair for the base, Azir goes there all the same", () => {
    const s = court({ card: "Vilemaw's Lair" })
    s.activate(0, 'Azir, Ascendant', 0, { targets: ['V3', "Doran's Shield"] })
      .resolve()
      .confirm(false)
      .quiet()
    expect([s.where('Azir, Ascendant'), s.where('V3')]).toEqual(['bf0', 'bf0'])
  })

  test('[806.1.b] in a showdown he takes over the fight of the unit', () => {
    const s = arena({
      players: [{ base: ['Azir, Ascendant', 'V4'], runes: { calm: 2 } }, {}],
      battlefields: [{ units: { 1: ['V5'] } }, {}],
    })
    s.move(0, ['V4'], 'bf0')
    s.activate(0, 'Azir, Ascendant', 0, { targets: ['V4'] }).resolve()
    settle(s)
    expect([s.where('Azir, Ascendant'), s.where('V4'), s.where('V5')]).toEqual(['bf0', 'base0', 'trash'])
    expect(s.points(0)).toBe(1)
  })
})
