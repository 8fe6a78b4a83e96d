import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('OGS-007 Garen, Rugged', () => {
  printed('OGS-007', 'Garen, Rugged', {
    champion: 'Garen',
    domains: ['body'],
    energy: 6,
    power: ['body'],
    might: 5,
    tags: ['Elite', 'Garen', 'Demacia'],
  })

  test('[807.1.c] [814.1.c] 7 Might in any combat, 5 otherwise', () => {
    const attack = arena({ players: [{ base: ['Garen, Rugged'] }, {}], battlefields: [{ units: { 1: ['V6'] } }, {}] })
    expect(attack.might('Garen, Rugged')).toBe(5)
    attack.move(0, ['Garen, Rugged'], 'bf0')
    expect(attack.might('Garen, Rugged')).toBe(7)
    attack.close().quiet()
    expect(attack.might('Garen, Rugged')).toBe(5)
    const defence = arena({ players: [{ base: ['V6'] }, {}], battlefields: [{ units: { 1: ['Garen, Rugged'] } }, {}] })
    defence.move(0, ['V6'], 'bf0')
    expect(defence.might('Garen, Rugged')).toBe(7)
    const open = arena({ players: [{ base: ['Garen, Rugged'] }, {}] })
    open.move(0, ['Garen, Rugged'], 'bf0')
    expect(open.might('Garen, Rugged')).toBe(5)
  })
})

describe("OGS-008 Gentlemen's Duel", () => {
  printed('OGS-008', "Gentlemen's Duel", {
    targets: [
      [1, 1],
      [1, 1],
    ],
    domains: ['body'],
    energy: 6,
    power: ['body'],
    timing: 'action',
  })

  const hand = { hand: ["Gentlemen's Duel"], runes: { body: 6 } }

  test('the friendly unit fights with its 3 more Might, both deal at once', () => {
    const s = arena({ players: [{ ...hand, base: ['V3'] }, { base: ['V6'] }] })
    s.play(0, "Gentlemen's Duel", { targets: ['V3', 'V6'] })
      .resolve()
      .quiet()
    expect([s.where('V3'), s.where('V6')]).toEqual(['trash', 'trash'])
  })

  test('survivors keep the damage, and the +3 until the end of the turn', () => {
    const s = arena({ players: [{ ...hand, base: ['V3'] }, { base: ['V5'] }], battlefields: [{ units: { 1: ['V9'] } }, {}] })
    s.play(0, "Gentlemen's Duel", { targets: ['V5'] })
      .resolve()
      .quiet() // V3 is the only friend
    expect(s.where('V5')).toBe('trash')
    expect([s.might('V3'), s.damage('V3')]).toEqual([6, 5])
    expect(s.damage('V9')).toBe(0)
    s.endTurn()
    expect([s.where('V3'), s.might('V3'), s.damage('V3')]).toEqual(['base0', 3, 0])
  })

  test('may pair units of different places', () => {
    const s = arena({ players: [{ ...hand, base: ['V3'] }, {}], battlefields: [{}, { units: { 1: ['V12'] } }] })
    s.play(0, "Gentlemen's Duel", { targets: ['V3', 'V12'] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('trash')
    expect(s.damage('V12')).toBe(6)
  })

  test("first a friendly, then an enemy unit; without either it can't be played", () => {
    const s = arena({ players: [{ ...hand, base: ['V1', 'V2'] }, { base: ['V3', 'V4'] }] })
    s.act(0, { type: 'play', card: s.key("Gentlemen's Duel") })
    expect(s.options()).toEqual(['V1', 'V2'])
    s.choose('V1')
    expect(s.options()).toEqual(['V3', 'V4'])
    for (const players of [
      [{ ...hand, base: ['V1'] }, {}],
      [hand, { base: ['V1'] }],
    ]) {
      const alone = arena({ players })
      expect(alone.refuse(0, { type: 'play', card: alone.key("Gentlemen's Duel") }).code).toBe('noTargets')
    }
  })

  test('[359.3.e.12] without the friendly unit nobody deals damage', () => {
    const s = arena({
      players: [hand, { hand: ['Gust'], runes: { chaos: 1 }, base: ['V5'] }],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    s.play(0, "Gentlemen's Duel", { targets: ['V3', 'V5'] }).pass()
    s.play(1, 'Gust', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('hand')
    expect(s.damage('V5')).toBe(0)
  })

  test('[359.3.e.12] without the enemy unit the friendly one still gets +3 and takes nothing', () => {
    const s = arena({
      players: [
        { ...hand, base: ['V4'] },
        { hand: ['Gust'], runes: { chaos: 1 } },
      ],
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    s.play(0, "Gentlemen's Duel", { targets: ['V4', 'V3'] }).pass()
    s.play(1, 'Gust', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect([s.might('V4'), s.damage('V4')]).toEqual([7, 0])
  })

  test('[417.6.b.3] Annie, Fiery adds nothing: the units deal the damage', () => {
    const s = arena({ players: [{ ...hand, base: ['V2', 'Annie, Fiery'] }, { base: ['V12'] }] })
    s.play(0, "Gentlemen's Duel", { targets: ['V2', 'V12'] })
      .resolve()
      .quiet()
    expect(s.damage('V12')).toBe(5)
  })

  test('uses the Might as it resolves, so Stupefy in answer weakens the blow', () => {
    const s = arena({
      players: [
        { ...hand, base: ['V9'] },
        { hand: ['Stupefy'], runes: { mind: 1 }, base: ['V12'] },
      ],
    })
    s.play(0, "Gentlemen's Duel", { targets: ['V9', 'V12'] }).pass()
    s.play(1, 'Stupefy', { targets: ['V9'] })
      .resolve()
      .quiet()
    expect(s.damage('V12')).toBe(11)
    expect(s.where('V9')).toBe('trash') // 12 damage against 11 Might
  })
})

describe('OGS-009 Master Yi, Honed', () => {
  printed('OGS-009', 'Master Yi, Honed', {
    champion: 'Master Yi',
    domains: ['body'],
    energy: 7,
    power: ['body'],
    might: 6,
    tags: ['Master Yi', 'Ionia'],
    ready: true,
  })

  test('[369.3] enters ready and can move at once', () => {
    const s = arena({ players: [{ hand: ['Master Yi, Honed'], runes: { body: 7 } }, {}] })
    s.play(0, 'Master Yi, Honed', { place: 'base0' })
    s.move(0, ['Master Yi, Honed'], 'bf0').close().quiet()
    expect(s.points(0)).toBe(1)
  })

  test('only he does: a unit played beside him enters exhausted', () => {
    const s = arena({ players: [{ hand: ['Daring Poro'], base: ['Master Yi, Honed'], runes: { order: 2 } }, {}] })
    s.play(0, 'Daring Poro', { place: 'base0' }).quiet()
    expect(s.isExhausted('Daring Poro')).toBe(true)
  })

  test("[810.1.b] moves from one battlefield to another, which V6 can't", () => {
    const s = arena({ players: [{}, {}], battlefields: [{ units: { 0: ['Master Yi, Honed', 'V6'] } }, {}] })
    expect(s.refuse(0, { type: 'move', units: [s.key('V6')], to: s.place('bf1') }).code).toBe('badDestination')
    s.move(0, ['Master Yi, Honed'], 'bf1').close().quiet()
    expect(s.where('Master Yi, Honed')).toBe('bf1')
    expect(s.isExhausted('Master Yi, Honed')).toBe(true)
    expect(s.controller('bf0')).toBe(0)
  })

  test('[810.1.c.3] Ganking is no second move: exhausted he stays', () => {
    const s = arena({ players: [{}, {}], battlefields: [{ units: { 0: [{ card: 'Master Yi, Honed', exhausted: true }] } }, {}] })
    expect(s.refuse(0, { type: 'move', units: [s.key('Master Yi, Honed')], to: s.place('bf1') }).code).toBe('exhausted')
  })
})
