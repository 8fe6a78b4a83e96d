import { describe, expect, test } from 'vitest'
import { ANY_POWER } from '../../../src/state/types'
import type { Scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'

const hand = (s: Scenario, player = 0): number => s.cards(player, 'hand').length
const anyPower = (s: Scenario, player: number): number => s.state.players[player]!.pool[ANY_POWER]!
function settle(s: Scenario): Scenario {
  while (s.asked() === 'priority' || s.asked() === 'focus' || s.asked() === 'triggers') {
    if (s.asked() === 'triggers') s.choose(...s.options().map((_, n) => `#${n}`))
    else s.pass()
  }
  return s
}

describe('UNL-029 Red Brambleback', () => {
  test('his own conquer effect happens twice, each with its own target', () => {
    const s = arena({ players: [{ base: ['Red Brambleback', 'V2', 'V3'] }, {}], battlefields: [{}, {}] })
    s.move(0, ['Red Brambleback'], 'bf0').close()
    s.choose('V2').choose('V3').resolve().quiet()
    expect([s.might('V2'), s.might('V3'), s.points(0)]).toEqual([3, 4, 1])
  })

  test('conquer effects of his companions there as well', () => {
    const s = arena({ players: [{ base: ['Red Brambleback', 'Zed, Without a Sound'] }, {}], battlefields: [{}, {}] })
    s.move(0, ['Red Brambleback', 'Zed, Without a Sound'], 'bf0').close()
    s.choose(...s.options().map((_, n) => `#${n}`))
    s.choose('Red Brambleback').choose('Zed, Without a Sound').resolve()
    expect(s.units('base0')).toEqual(['Shadow Clone', 'Shadow Clone'])
  })

  test('not for conquering elsewhere', () => {
    const s = arena({
      players: [{ base: ['Zed, Without a Sound'] }, {}],
      battlefields: [{ units: { 0: ['Red Brambleback'] } }, {}],
    })
    settle(s.move(0, ['Zed, Without a Sound'], 'bf1'))
    expect(s.units('base0')).toEqual(['Shadow Clone'])
  })

  test('hold effects are none of his', () => {
    const s = arena({ players: [{}, {}], battlefields: [{ card: 'Altar to Unity', units: { 1: ['Red Brambleback'] } }, {}] })
    settle(s.endTurn())
    expect(s.units('base1')).toEqual(['Recruit'])
  })
})

describe('UNL-087 Blue Sentinel', () => {
  const holds = (units: readonly string[] = ['Blue Sentinel'], more: Parameters<typeof arena>[0]['battlefields'] = [{}]) =>
    arena({ players: [{}, {}], battlefields: [{ units: { 1: units } }, ...(more ?? [])] }).endTurn()

  test('[316.3] [316.4] [ruling:rj-10155] two Power of any domain at the start of the Main Phase, after the pools were emptied', () => {
    const s = holds()
    expect(s.state.chain.map(c => c.ability)).toEqual(['UNL-087#2', 'UNL-087#2'])
    expect(s.state.phase).toBe('beginning')
    s.resolve()
    expect([s.state.phase, anyPower(s, 1), s.points(1)]).toEqual(['main', 2, 1]) // [ruling:rj-10378]
    expect(s.state.effects).toEqual([])
  })

  test('[429.2] [429.2.a] adding can not be reacted to: nobody gets Priority for it', () => {
    const s = holds()
    s.pass(4)
    expect([s.asked(), s.state.phase, anyPower(s, 1)]).toEqual(['main', 'main', 2])
  })

  test('[391] only in that Main Phase', () => {
    const s = holds()
    s.resolve().endTurn().endTurn()
    expect(anyPower(s, 1)).toBe(0)
  })

  test('[392] it is added although the Sentinel is gone by then', () => {
    const s = arena({
      players: [{ hand: ['Disintegrate'], energy: 4 }, {}],
      battlefields: [{ units: { 1: [{ card: 'Blue Sentinel', damage: 2 }, 'V1'] } }, {}],
    })
    s.endTurn().resolve()
    expect(anyPower(s, 1)).toBe(2)
  })

  test('hold effects elsewhere happen once', () => {
    const s = holds(['Blue Sentinel'], [{ card: 'Altar to Unity', units: { 1: ['V2'] } }])
    settle(s)
    expect(s.units('base1')).toEqual(['Recruit'])
  })

  test('[391] with SFD-030 Skyfall of Areion he adds after a conquer too: in the Main Phase of his next turn', () => {
    const s = arena({
      players: [{ base: [{ card: 'Blue Sentinel', attached: ['Skyfall of Areion'] }] }, {}],
      battlefields: [{}, {}],
    })
    settle(s.move(0, ['Blue Sentinel'], 'bf0')).quiet()
    expect([anyPower(s, 0), s.state.effects]).toEqual([0, [expect.objectContaining({ uses: 1 })]])
    s.endTurn()
    expect(anyPower(s, 1)).toBe(0)
    settle(s.endTurn())
    // One from the conquer, two for holding now (and he counts as the multiplier of both).
    expect(anyPower(s, 0)).toBe(3)
  })
})

describe('UNL-050 Iascylla', () => {
  test('[359.3.f.3.b ex1] at the start of the Main Phase an enemy unit may be moved to the battlefield that was held', () => {
    const s = arena({
      players: [{ base: ['V3', 'V4'] }, {}],
      battlefields: [{ units: { 1: ['Iascylla'] } }, {}],
    })
    s.endTurn().resolve()
    expect([s.asked(), s.state.phase]).toEqual(['performTrigger', 'main'])
    s.confirm(true).choose('V3').pass(2)
    expect(s.where('V3')).toBe('bf0')
    expect(s.state.showdown).toMatchObject({ combat: true, attacker: 0, defender: 1 })
  })

  test('[383.3.a.2] or not', () => {
    const s = arena({ players: [{ base: ['V3'] }, {}], battlefields: [{ units: { 1: ['Iascylla'] } }, {}] })
    s.endTurn().resolve().confirm(false).quiet()
    expect(s.where('V3')).toBe('base0')
  })
})

describe('UNL-082 Lillia, Fae Fawn', () => {
  test('[359.3.f.3 ex1] the Sprite comes where she has moved from, even if she is gone by then', () => {
    const s = arena({
      players: [{ base: ['Lillia, Fae Fawn'] }, { hand: ['Gust'], energy: 1 }],
      battlefields: [{}, {}],
    })
    s.move(0, ['Lillia, Fae Fawn'], 'bf0')
      .pass()
      .play(1, 'Gust', { targets: ['Lillia, Fae Fawn'] })
      .resolve()
    expect([s.where('Lillia, Fae Fawn'), s.units('base0')]).toEqual(['hand', ['Sprite']])
  })
})

describe('UNL-067 Ruined Rex', () => {
  test('deals 4 to an enemy unit when it dies', () => {
    const s = arena({
      players: [{ hand: ['Falling Star'], energy: 9, exhaustedRunes: { fury: 2 }, base: ['V9'] }, { base: ['Ruined Rex'] }],
    })
    s.play(0, 'Falling Star', { targets: ['Ruined Rex', 'Ruined Rex'] }).resolve()
    expect([s.where('Ruined Rex'), s.damage('V9'), hand(s, 1)]).toEqual(['trash', 4, 0])
  })
})
