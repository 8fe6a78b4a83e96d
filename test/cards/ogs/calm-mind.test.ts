import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('OGS-004 Master Yi, Meditative', () => {
  printed('OGS-004', 'Master Yi, Meditative', {
    champion: 'Master Yi',
    domains: ['calm'],
    energy: 5,
    power: ['calm'],
    might: 4,
    tags: ['Master Yi', 'Ionia'],
  })

  test.each([
    [7, 0, 4],
    [8, 0, 8],
    [0, 8, 8],
    [4, 4, 8],
    [4, 3, 4],
    [12, 0, 8],
  ])('with %i ready and %i exhausted runes: %i Might', (ready, exhausted, might) => {
    const s = arena({
      players: [
        { base: ['Master Yi, Meditative'], runes: { calm: ready }, exhaustedRunes: { body: exhausted } },
        { runes: { calm: 12 } },
      ],
    })
    expect(s.might('Master Yi, Meditative')).toBe(might)
  })

  test('grows when the eighth rune is channeled and shrinks when one is recycled', () => {
    const s = arena({ players: [{ base: ['Master Yi, Meditative'], hand: ['Mobilize'], runes: { body: 7 } }, {}] })
    s.play(0, 'Mobilize').resolve().quiet()
    expect(s.might('Master Yi, Meditative')).toBe(8)
    s.act(0, { type: 'activate', object: s.state.objects.find(o => o.def === 'OGN-126' && o.place === 0)!.key, ability: 1 })
    expect(s.runes(0).all).toBe(7)
    expect(s.might('Master Yi, Meditative')).toBe(4)
  })

  test('damaged beyond 4 he dies as soon as a rune is recycled', () => {
    const s = arena({ players: [{ base: [{ card: 'Master Yi, Meditative', damage: 5 }], runes: { body: 8 } }, {}] })
    expect(s.where('Master Yi, Meditative')).toBe('base0')
    s.act(0, { type: 'activate', object: s.state.objects.find(o => o.def === 'OGN-126' && o.place === 0)!.key, ability: 1 })
    expect(s.where('Master Yi, Meditative')).toBe('trash')
  })
})

describe('OGS-005 Zephyr Sage', () => {
  printed('OGS-005', 'Zephyr Sage', { domains: ['calm'], energy: 6, power: ['calm'], might: 6, tags: ['Ionia', 'Bird'] })

  test('[814.1.c] defends with 7 Might, attacks with 6', () => {
    const s = arena({ players: [{ base: ['V6'] }, {}], battlefields: [{ units: { 1: ['Zephyr Sage'] } }, {}] })
    s.move(0, ['V6'], 'bf0')
    expect(s.might('Zephyr Sage')).toBe(7)
    s.close().quiet()
    expect(s.where('Zephyr Sage')).toBe('bf0')
    const attack = arena({ players: [{ base: ['Zephyr Sage'] }, {}], battlefields: [{ units: { 1: ['V1'] } }, {}] })
    attack.move(0, ['Zephyr Sage'], 'bf0')
    expect(attack.might('Zephyr Sage')).toBe(6)
  })
})

describe('OGS-006 Lux, Illuminated', () => {
  printed('OGS-006', 'Lux, Illuminated', {
    champion: 'Lux',
    domains: ['mind'],
    energy: 6,
    power: ['mind'],
    might: 5,
    tags: ['Lux', 'Demacia'],
  })

  test.each([
    ['Mobilize', 2, 5],
    ['Disintegrate', 4, 5],
    ['Falling Comet', 5, 8],
    ['Final Spark', 8, 8],
  ])('%s (%i Energy) leaves her at %i Might', (spell, energy, might) => {
    const s = arena({
      players: [{ base: ['Lux, Illuminated'], hand: [spell], energy }, {}],
      battlefields: [{ units: { 1: ['V12'] } }, {}],
    })
    s.play(0, spell, { targets: ['V12'] })
      .resolve()
      .quiet()
    expect(s.might('Lux, Illuminated')).toBe(might)
    s.endTurn()
    expect(s.might('Lux, Illuminated')).toBe(5)
  })

  test('[ruling:cardfaq-cost-printed,cr-lux-illuminated] counts the printed cost: a Falling Comet for 4 is enough', () => {
    const s = arena({
      players: [{ base: ['Lux, Illuminated'], hand: ['Falling Comet'], energy: 4 }, {}],
      battlefields: [{ units: { 1: ['V12'] } }, { units: { 0: ['Eager Apprentice'] } }],
    })
    s.play(0, 'Falling Comet', { targets: ['V12'] })
      .resolve()
      .quiet()
    expect(s.might('Lux, Illuminated')).toBe(8)
  })

  test('an additional cost does not count: Disintegrate for 4 Energy and a Power', () => {
    const s = arena({
      players: [{ base: ['Lux, Illuminated'], hand: ['Disintegrate'], energy: 4, runes: { fury: 1 } }, {}],
      battlefields: [{ units: { 1: ['Pouty Poro'] } }, {}],
    })
    s.play(0, 'Disintegrate', { targets: ['Pouty Poro'] })
      .resolve()
      .quiet()
    expect(s.might('Lux, Illuminated')).toBe(5)
  })

  test("neither a unit of that cost nor the opponent's spell", () => {
    const s = arena({
      players: [
        { base: ['Lux, Illuminated'], hand: ['Mega-Mech'], energy: 7 },
        { hand: ['Final Spark'], runes: { mind: 8 }, base: ['V9'] },
      ],
    })
    s.play(0, 'Mega-Mech', { place: 'base0' }).quiet()
    expect(s.might('Lux, Illuminated')).toBe(5)
    s.endTurn()
    s.play(1, 'Final Spark', { targets: ['V9'] })
      .resolve()
      .quiet()
    expect(s.might('Lux, Illuminated')).toBe(5)
  })

  test('two such spells give +6', () => {
    const s = arena({
      players: [{ base: ['Lux, Illuminated'], hand: ['Falling Comet', 'Final Spark'], energy: 13 }, {}],
      battlefields: [{ units: { 1: ['V12'] } }, {}],
    })
    s.play(0, 'Falling Comet', { targets: ['V12'] }).resolve()
    s.play(0, 'Final Spark', { targets: ['V12'] })
      .resolve()
      .quiet()
    expect(s.might('Lux, Illuminated')).toBe(11)
  })
})
