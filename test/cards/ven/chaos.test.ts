import { describe, expect, test } from 'vitest'
import { Designation } from '../../../src/state/types'
import type { Scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'

function settle(s: Scenario): Scenario {
  while (s.asked() === 'priority' || s.asked() === 'focus') s.pass()
  return s
}

describe('VEN-112 Zed, Without a Sound', () => {
  test('a Shadow Clone in the base whenever he conquers', () => {
    const s = arena({ players: [{ base: ['Zed, Without a Sound'] }, {}], battlefields: [{}, {}] })
    settle(s.move(0, ['Zed, Without a Sound'], 'bf0')).quiet()
    expect(s.units('base0')).toEqual(['Shadow Clone'])
    expect([s.might('Shadow Clone'), s.isExhausted('Shadow Clone'), s.object('Shadow Clone').token]).toEqual([0, true, true])
  })

  const fight = () =>
    arena({
      players: [{ base: ['Zed, Without a Sound', 'Shadow Clone'], trash: ['V7'], runes: { chaos: 2 } }, {}],
      battlefields: [{ units: { 1: ['V4'] } }, {}],
    })

  test('[420] [323.2.a] in the combat that a clone began he takes its place as the attacker', () => {
    const s = fight()
    s.move(0, ['Shadow Clone'], 'bf0').confirm(false)
    s.activate(0, 'Zed, Without a Sound', 0, { targets: ['Shadow Clone'] })
    settle(s).quiet()
    expect([s.where('Zed, Without a Sound'), s.where('V4')]).toEqual(['bf0', 'trash'])
    expect(s.units('base0')).toEqual(['Shadow Clone', 'Shadow Clone']) // he has conquered
    expect(s.runes(0).all).toBe(1)
  })

  test('the clone joins in: its attack trigger comes as it becomes an attacker', () => {
    const s = fight()
    s.move(0, ['Zed, Without a Sound'], 'bf0')
    s.activate(0, 'Zed, Without a Sound', 0, { targets: ['Shadow Clone'] }).pass(2)
    expect(s.object('Shadow Clone').designation).toBe(Designation.Attacker)
    s.confirm(true).resolve()
    expect([s.cards(0, 'banishment'), s.might('Shadow Clone')]).toEqual([['V7'], 4])
    settle(s)
    expect([s.where('V4'), s.exists('Shadow Clone')]).toEqual(['trash', false])
  })

  test('[355.8] only a Shadow Clone of his own player will do', () => {
    const s = arena({
      players: [{ base: ['Zed, Without a Sound', 'V1'], runes: { chaos: 2 } }, { base: ['Shadow Clone'] }],
    })
    expect(s.refuse(0, { type: 'activate', object: s.key('Zed, Without a Sound'), ability: 0 }).code).toBe('noTargets')
  })

  test('[186.1] [ruling:rj-12579] the token outlives him', () => {
    const s = arena({
      players: [
        { hand: ['Falling Star'], energy: 9, exhaustedRunes: { fury: 2 } },
        { base: ['Zed, Without a Sound', 'Shadow Clone'] },
      ],
    })
    s.play(0, 'Falling Star', { targets: ['Zed, Without a Sound', 'Zed, Without a Sound'] }).resolve()
    expect([s.where('Zed, Without a Sound'), s.where('Shadow Clone')]).toEqual(['trash', 'base1'])
  })
})

describe('shadow-clone Shadow Clone', () => {
  const attack = (trash: readonly string[]) =>
    arena({ players: [{ base: ['Shadow Clone'], trash }, {}], battlefields: [{ units: { 1: ['V9'] } }, {}] }).move(
      0,
      ['Shadow Clone'],
      'bf0',
    )

  test('[187.11] without a unit in the trash nothing is offered', () => {
    const s = attack(['Gust'])
    expect(s.asked()).toBe('focus')
    expect(s.might('Shadow Clone')).toBe(0)
  })

  test('[187.11] [807] a banished unit of the trash gives it Assault 4 this turn', () => {
    const s = attack(['V7', 'Gust'])
    s.confirm(true).resolve()
    expect([s.cards(0, 'banishment'), s.keyword('Shadow Clone', 'assault'), s.might('Shadow Clone')]).toEqual([['V7'], 4, 4])
  })

  test('[383.3.a.2] declining banishes nothing', () => {
    const s = attack(['V7'])
    s.confirm(false)
    expect([s.cards(0, 'banishment'), s.might('Shadow Clone')]).toEqual([[], 0])
  })
})
