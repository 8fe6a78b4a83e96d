import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('OGS-001 Annie, Fiery', () => {
  printed('OGS-001', 'Annie, Fiery', {
    champion: 'Annie',
    domains: ['fury'],
    energy: 5,
    power: ['fury'],
    might: 4,
    tags: ['Annie', 'Noxus'],
  })

  const incinerate = { hand: ['Incinerate'], runes: { fury: 2 } }

  test.each([
    [0, 2],
    [1, 3],
    [2, 4],
  ])('[714] with %i of them Incinerate deals %i', (count, damage) => {
    const annies = Array.from({ length: count }, () => 'Annie, Fiery')
    const s = arena({ players: [{ ...incinerate, base: annies }, {}], battlefields: [{ units: { 1: ['V9'] } }, {}] })
    s.play(0, 'Incinerate', { targets: ['V9'] })
      .resolve()
      .quiet()
    expect(s.damage('V9')).toBe(damage)
  })

  test("[ruling:rj-7521] does not help the opponent's spells", () => {
    const s = arena({ players: [incinerate, { base: ['Annie, Fiery'] }], battlefields: [{ units: { 1: ['V9'] } }, {}] })
    s.play(0, 'Incinerate', { targets: ['V9'] })
      .resolve()
      .quiet()
    expect(s.damage('V9')).toBe(2)
  })

  test("combat damage is no spell's or ability's", () => {
    const s = arena({ players: [{ base: ['Annie, Fiery'] }, {}], battlefields: [{ units: { 1: ['V5'] } }, {}] })
    s.move(0, ['Annie, Fiery'], 'bf0').close().quiet()
    expect(s.where('V5')).toBe('bf0')
  })

  test('must be there as the spell resolves: killed in answer she adds nothing', () => {
    const s = arena({
      players: [
        { ...incinerate, base: [{ card: 'Annie, Fiery', damage: 2 }, 'V9'] },
        { hand: ['Cannon Barrage'], runes: { body: 2 } },
      ],
      battlefields: [{ units: { 1: ['V12'] } }, {}],
    })
    s.move(0, ['Annie, Fiery', 'V9'], 'bf0')
    s.play(0, 'Incinerate', { targets: ['V12'] }).pass()
    s.play(1, 'Cannon Barrage').resolve()
    expect(s.where('Annie, Fiery')).toBe('trash')
    expect(s.damage('V12')).toBe(2)
  })

  test('[715.2] Tibbers deals 4 to each', () => {
    const s = arena({
      players: [{ hand: ['Tibbers'], base: ['Annie, Fiery'], runes: { fury: 8 } }, {}],
      battlefields: [{ units: { 1: ['V4', 'V5'] } }, { units: { 1: ['V9'] } }],
    })
    s.play(0, 'Tibbers', { place: 'base0' }).resolve().quiet()
    expect(s.where('V4')).toBe('trash')
    expect([s.damage('V5'), s.damage('V9')]).toEqual([4, 4])
  })
})

describe('OGS-002 Firestorm', () => {
  printed('OGS-002', 'Firestorm', { targets: [[1, 1]], domains: ['fury'], energy: 6, power: ['fury'], timing: 'main' })

  const hand = { hand: ['Firestorm'], runes: { fury: 6 } }

  test('deals 3 to all enemy units at one battlefield', () => {
    const s = arena({
      players: [hand, { base: ['V8'] }],
      battlefields: [{ units: { 1: ['V3', 'V4', 'V2'] } }, { units: { 1: ['V9'] } }],
    })
    s.play(0, 'Firestorm', { targets: ['bf0'] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'trash').sort()).toEqual(['V2', 'V3'])
    expect([s.damage('V4'), s.damage('V9'), s.damage('V8')]).toEqual([3, 0, 0])
  })

  test('chooses any battlefield, also an empty one or an own one, and spares friends', () => {
    const s = arena({ players: [hand, {}], battlefields: [{ units: { 0: ['V2'] } }, {}] })
    s.act(0, { type: 'play', card: s.key('Firestorm') })
    expect(s.options()).toEqual(['bf0', 'bf1'])
    s.choose('bf0').resolve().quiet()
    expect([s.where('V2'), s.damage('V2')]).toEqual(['bf0', 0])
  })

  test('[359.3.f.2] hits whoever is there as it resolves', () => {
    const s = arena({
      players: [hand, { hand: ['Flash'], runes: { chaos: 2 } }],
      battlefields: [{ units: { 1: ['V3', 'V4'] } }, {}],
    })
    s.play(0, 'Firestorm', { targets: ['bf0'] }).pass()
    s.play(1, 'Flash', { targets: [['V3']] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('base1')
    expect([s.damage('V3'), s.damage('V4')]).toEqual([0, 3])
  })
})

describe('OGS-003 Incinerate', () => {
  printed('OGS-003', 'Incinerate', { targets: [[1, 1]], domains: ['fury'], energy: 2, timing: 'action' })

  const hand = { hand: ['Incinerate'], runes: { fury: 2 } }

  test.each([
    ['V2', 'trash'],
    ['V3', 'bf0'],
  ])('%s ends in %s', (unit, where) => {
    const s = arena({ players: [hand, {}], battlefields: [{ units: { 1: [unit] } }, {}] })
    s.play(0, 'Incinerate', { targets: [unit] })
      .resolve()
      .quiet()
    expect(s.where(unit)).toBe(where)
  })

  test("can't reach a base", () => {
    const s = arena({ players: [hand, { base: ['V1'] }] })
    expect(s.refuse(0, { type: 'play', card: s.key('Incinerate') }).code).toBe('noTargets')
  })

  test('the damage stays until the end of the turn', () => {
    const s = arena({ players: [hand, {}], battlefields: [{ units: { 1: ['V3'] } }, {}] })
    s.play(0, 'Incinerate', { targets: ['V3'] }).resolve()
    expect(s.damage('V3')).toBe(2)
    s.endTurn()
    expect(s.damage('V3')).toBe(0)
  })

  test('played in the showdown it decides a combat', () => {
    const s = arena({ players: [{ ...hand, base: ['V2'] }, {}], battlefields: [{ units: { 1: ['V3'] } }, {}] })
    s.move(0, ['V2'], 'bf0')
    s.play(0, 'Incinerate', { targets: ['V3'] })
      .resolve()
      .close()
      .quiet()
    expect(s.where('V3')).toBe('trash')
    expect(s.where('V2')).toBe('trash') // 3 Might hit back
  })
})
