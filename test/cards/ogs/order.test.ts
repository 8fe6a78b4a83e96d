import { describe, expect, test } from 'vitest'
import { ENERGY } from '../../../src/state/types'
import { arena, printed } from '../../fixtures/cards'

describe('OGS-012 Blast of Power', () => {
  printed('OGS-012', 'Blast of Power', { targets: [[1, 1]], domains: ['order'], energy: 6, power: ['order'], timing: 'action' })

  const hand = { hand: ['Blast of Power'], runes: { order: 6 } }

  test('kills a unit at a battlefield, whatever its Might', () => {
    const s = arena({ players: [hand, { base: ['V1'] }], battlefields: [{ units: { 1: ['V12'] } }, {}] })
    s.play(0, 'Blast of Power').resolve().quiet() // a base is out of reach, so there is nothing to choose
    expect(s.where('V12')).toBe('trash')
    expect(s.where('V1')).toBe('base1')
  })

  test('Highlander saves from it as well', () => {
    const s = arena({
      players: [hand, { hand: ['Highlander'], runes: { calm: 4 } }],
      battlefields: [{ units: { 1: ['V12'] } }, {}],
    })
    s.play(0, 'Blast of Power').pass()
    s.play(1, 'Highlander', { targets: ['V12'] })
      .resolve()
      .quiet()
    expect(s.where('V12')).toBe('base1')
    expect(s.isExhausted('V12')).toBe(true)
  })
})

describe('OGS-013 Garen, Commander', () => {
  printed('OGS-013', 'Garen, Commander', {
    champion: 'Garen',
    domains: ['order'],
    energy: 6,
    power: ['order'],
    might: 5,
    tags: ['Elite', 'Garen', 'Demacia'],
  })

  test('other friendly units at his place have +1, in a base too', () => {
    const s = arena({
      players: [{ base: ['Garen, Commander', 'V1'] }, { base: ['V3'] }],
      battlefields: [{ units: { 0: ['V2'] } }, {}],
    })
    expect([s.might('Garen, Commander'), s.might('V1'), s.might('V2'), s.might('V3')]).toEqual([5, 2, 2, 3])
    s.move(0, ['Garen, Commander'], 'bf0').quiet()
    expect([s.might('V1'), s.might('V2')]).toEqual([1, 3])
  })

  test('enemies there get nothing', () => {
    const s = arena({ players: [{ base: ['Garen, Commander', 'V1'] }, {}], battlefields: [{ units: { 1: ['V4'] } }, {}] })
    s.move(0, ['Garen, Commander', 'V1'], 'bf0')
    expect([s.might('V4'), s.might('V1')]).toEqual([4, 2])
  })

  test('two of them raise each other', () => {
    const s = arena({
      players: [{ base: [{ card: 'Garen, Commander', as: 'a' }, { card: 'Garen, Commander', as: 'b' }, 'V1'] }, {}],
    })
    expect([s.might('a'), s.might('b'), s.might('V1')]).toEqual([6, 6, 3])
  })

  test('when he dies a unit that lived on his +1 dies too', () => {
    const s = arena({
      players: [{}, { hand: ['Blast of Power'], runes: { order: 6 } }],
      turnPlayer: 1,
      battlefields: [{ units: { 0: ['Garen, Commander', { card: 'V2', damage: 2 }] } }, {}],
    })
    s.play(1, 'Blast of Power', { targets: ['Garen, Commander'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'trash')).toEqual(['Garen, Commander', 'V2'])
  })
})

describe('OGS-014 Lux, Crownguard', () => {
  printed('OGS-014', 'Lux, Crownguard', { champion: 'Lux', domains: ['order'], energy: 4, might: 2, tags: ['Lux', 'Demacia'] })

  const lux = (hand: string[], more = {}) =>
    arena({
      players: [{ hand, base: ['Lux, Crownguard'], ...more }, { base: ['V9'] }],
      battlefields: [{ units: { 1: ['V8'] } }, {}],
    })

  test('[ruling:rj-8844] adds 2 Energy for spells only', () => {
    const s = lux(['Ravenbloom Student', 'Incinerate'])
    s.activate(0, 'Lux, Crownguard').quiet()
    expect(s.isExhausted('Lux, Crownguard')).toBe(true)
    expect(s.refuse(0, { type: 'play', card: s.key('Ravenbloom Student') }).code).toBe('cannotPay')
    s.play(0, 'Incinerate', { targets: ['V8'] })
      .resolve()
      .quiet()
    expect(s.damage('V8')).toBe(2)
  })

  test('[429.3] can be used while the spell is being paid', () => {
    const s = lux(['Incinerate'])
    s.act(0, { type: 'play', card: s.key('Incinerate') })
    expect(s.asked()).toBe('payment')
    s.act(0, { type: 'activate', object: s.key('Lux, Crownguard'), ability: 0 })
      .resolve()
      .quiet()
    expect(s.damage('V8')).toBe(2)
    expect(s.isExhausted('Lux, Crownguard')).toBe(true)
  })

  test('[429.3] together with runes, and not more than she gives', () => {
    const s = lux(['Falling Comet'], { runes: { mind: 3 } })
    s.act(0, { type: 'play', card: s.key('Falling Comet') })
    s.act(0, { type: 'activate', object: s.key('Lux, Crownguard'), ability: 0 })
    expect(s.asked()).toBe('priority') // pool and runes leave one way to pay
    s.resolve().quiet()
    expect(s.damage('V8')).toBe(6)
    expect(s.runes(0).ready).toBe(0)
    const poor = lux(['Falling Comet'], { runes: { mind: 2 } })
    expect(poor.refuse(0, { type: 'play', card: poor.key('Falling Comet') }).code).toBe('noTargets')
  })

  test('is no help for a unit while that is paid', () => {
    const s = lux(['Ravenbloom Student'], { runes: { mind: 1 } })
    expect(s.refuse(0, { type: 'play', card: s.key('Ravenbloom Student') }).code).toBe('cannotPay')
  })

  test('what is left of the 2 pays for the next spell, not for a unit', () => {
    const s = lux(['Stupefy', 'Stupefy', 'Ravenbloom Student'], { runes: { mind: 1 } })
    s.activate(0, 'Lux, Crownguard')
    s.play(0, 'Stupefy', { targets: ['V9'] }).resolve()
    expect(s.runes(0).ready).toBe(1)
    expect(s.refuse(0, { type: 'play', card: s.key('Ravenbloom Student') }).code).toBe('cannotPay')
    s.play(0, 'Stupefy', { targets: ['V9'] })
      .resolve()
      .quiet()
    expect(s.runes(0).ready).toBe(1)
    expect(s.might('V9')).toBe(7)
  })

  test('[317.2.d] unused it is lost at the end of the turn', () => {
    const s = lux([])
    s.activate(0, 'Lux, Crownguard').endTurn()
    expect(s.state.players[0]!.restricted).toEqual([])
    expect(s.state.players[0]!.pool[ENERGY]).toBe(0)
  })

  test("[143.4] can't be used in the turn in which she enters, being exhausted", () => {
    const s = arena({ players: [{ hand: ['Lux, Crownguard', 'Incinerate'], runes: { order: 4 } }, {}] })
    s.play(0, 'Lux, Crownguard', { place: 'base0' })
    expect(s.refuse(0, { type: 'activate', object: s.key('Lux, Crownguard'), ability: 0 }).code).toBe('cannotPay')
  })

  test('[309.1.a] works in answer to a spell of the opponent', () => {
    const s = arena({
      players: [
        { hand: ['Meditation'], base: ['Lux, Crownguard', 'V1'] },
        { hand: ['Mobilize'], runes: { body: 2 } },
      ],
      turnPlayer: 1,
    })
    s.play(1, 'Mobilize').pass()
    s.activate(0, 'Lux, Crownguard')
    expect(s.open().player).toBe(0)
    s.play(0, 'Meditation', { pay: [true], costs: [['V1']] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })
})

describe('OGS-015 Recruit the Vanguard', () => {
  printed('OGS-015', 'Recruit the Vanguard', { domains: ['order'], energy: 6, timing: 'action' })

  const hand = { hand: ['Recruit the Vanguard'], runes: { order: 6 } }

  test('[143.4] plays four Recruits, exhausted', () => {
    const s = arena({ players: [hand, {}] })
    s.play(0, 'Recruit the Vanguard').resolve().quiet()
    expect(s.units('base0')).toEqual(['Recruit', 'Recruit', 'Recruit', 'Recruit'])
    expect(s.state.places[0]!.permanents.every(i => s.state.objects[i]!.exhausted)).toBe(true)
  })

  test('[355.2] each may go to the base or to a battlefield that its player controls', () => {
    const s = arena({ players: [hand, {}], battlefields: [{ units: { 0: ['V1'] } }, { units: { 1: ['V2'] } }] })
    s.play(0, 'Recruit the Vanguard').resolve()
    for (const place of ['bf0', 'base0', 'bf0', 'base0']) {
      expect(s.options()).toEqual(['base0', 'bf0'])
      s.choose(place).resolve()
    }
    s.quiet()
    expect(s.units('bf0')).toEqual(['V1', 'Recruit', 'Recruit'])
    expect(s.units('base0')).toEqual(['Recruit', 'Recruit'])
  })

  test('they defend at once when played in a showdown', () => {
    const s = arena({ players: [{ base: ['V4'] }, hand], battlefields: [{ units: { 1: ['V1'] } }, {}] })
    s.move(0, ['V4'], 'bf0').pass()
    s.play(1, 'Recruit the Vanguard').resolve()
    for (let n = 0; n < 4; n++) s.choose('bf0').resolve()
    s.close()
    expect(s.asked()).toBe('combatDamage')
    s.assign({ '#0': 1, '#1': 1, '#2': 1, '#3': 1 }).quiet()
    expect(s.where('V4')).toBe('trash') // 5 damage
    expect(s.units('bf0', 1)).toHaveLength(1)
  })

  test('tokens are not spells or cards: Ravenbloom Student counts one spell', () => {
    const s = arena({ players: [{ ...hand, base: ['Ravenbloom Student'] }, {}] })
    s.play(0, 'Recruit the Vanguard').resolve().quiet()
    expect(s.might('Ravenbloom Student')).toBe(3)
  })
})

describe('OGS-016 Vanguard Attendant', () => {
  printed('OGS-016', 'Vanguard Attendant', {
    domains: ['order'],
    energy: 6,
    power: ['order'],
    might: 5,
    tags: ['Elite', 'Demacia'],
    ready: true,
  })

  test('[369.3] enters ready and can move at once', () => {
    const s = arena({ players: [{ hand: ['Vanguard Attendant'], runes: { order: 6 } }, {}] })
    s.play(0, 'Vanguard Attendant', { place: 'base0' })
    s.move(0, ['Vanguard Attendant'], 'bf1').close().quiet()
    expect(s.controller('bf1')).toBe(0)
  })

  test('only itself: a unit played beside it enters exhausted', () => {
    const s = arena({ players: [{ hand: ['Daring Poro'], base: ['Vanguard Attendant'], runes: { order: 2 } }, {}] })
    s.play(0, 'Daring Poro', { place: 'base0' })
    expect(s.isExhausted('Daring Poro')).toBe(true)
  })
})
