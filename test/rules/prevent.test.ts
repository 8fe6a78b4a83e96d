import { describe, expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { layerCards as cards } from '../fixtures/layers'

describe('prevent', () => {
  test('[437.1] [437.2] the unit takes that much less, and the damage of others stays whole', () => {
    const s = scenario({ cards, players: [{ hand: ['Ward Two', 'Storm'], base: ['Might 8', 'Might 9'] }, {}] })
    s.play(0, 'Ward Two', { targets: ['Might 8'] })
      .resolve()
      .play(0, 'Storm')
      .resolve()
    expect([s.damage('Might 8'), s.damage('Might 9')]).toEqual([1, 3])
  })

  test('[437.1.a.1] Bonus Damage is part of what is prevented', () => {
    const s = scenario({ cards, players: [{ hand: ['Ward Two', 'Bolt'], base: ['Annie, Fiery'] }, { base: ['Might 8'] }] })
    s.play(0, 'Ward Two', { targets: ['Might 8'] })
      .resolve()
      .play(0, 'Bolt', { targets: ['Might 8'] })
      .resolve()
    expect(s.damage('Might 8')).toBe(3 + 1 - 2)
  })

  test('[437.3] [437.3.a] [437.3.b] the Prevent Value shrinks by what it prevented, until nothing is left', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Ward Four', 'Bolt', { card: 'Bolt', as: 'b2' }, { card: 'Bolt', as: 'b3' }], base: ['Might 8'] }, {}],
    })
    s.play(0, 'Ward Four', { targets: ['Might 8'] }).resolve()
    const seen = ['Bolt', 'b2', 'b3'].map(name =>
      s
        .play(0, name, { targets: ['Might 8'] })
        .resolve()
        .damage('Might 8'),
    )
    expect(seen).toEqual([0, 2, 5])
    expect(s.state.effects).toEqual([])
  })

  test('[437.3.c] [437.1.b.1.b] "all" stays "all"', () => {
    const s = scenario({ cards, players: [{ hand: ['Ward All', 'Bolt', { card: 'Bolt', as: 'b2' }], base: ['Might 2'] }, {}] })
    s.play(0, 'Ward All', { targets: ['Might 2'] }).resolve()
    s.play(0, 'Bolt', { targets: ['Might 2'] })
      .resolve()
      .play(0, 'b2', { targets: ['Might 2'] })
      .resolve()
    expect([s.damage('Might 2'), s.where('Might 2')]).toEqual([0, 'base0'])
  })

  test('[437.2.a] [437.4] damage that is prevented as a whole was not dealt: nothing triggers on it', () => {
    const s = scenario({ cards, players: [{ hand: ['Ward Four', 'Bolt', { card: 'Bolt', as: 'b2' }], base: ['Sore'] }, {}] })
    s.play(0, 'Ward Four', { targets: ['Sore'] }).resolve()
    s.play(0, 'Bolt', { targets: ['Sore'] }).resolve()
    expect(s.state.players[0]!.xp).toBe(0)
    expect(s.lastEvents.some(e => e.type === 'damage')).toBe(false)
    s.play(0, 'b2', { targets: ['Sore'] }).resolve()
    expect([s.state.players[0]!.xp, s.damage('Sore')]).toEqual([2, 2])
  })

  test('[437.1.b.2] it applies to the next damage, whether that is wanted or not', () => {
    const s = scenario({ cards, players: [{ base: ['Might 8'] }, { hand: ['Ward Two', 'Bolt'], base: ['Idle Hand'] }] })
    s.endTurn()
      .play(1, 'Ward Two', { targets: ['Might 8'] })
      .resolve()
    s.play(1, 'Bolt', { targets: ['Might 8'] }).resolve()
    expect(s.damage('Might 8')).toBe(1)
  })

  test('[437.7] it ends with the turn, and with the unit leaving', () => {
    const s = scenario({ cards, players: [{ hand: ['Ward All', 'Bolt'], base: ['Might 8'] }, {}] })
    s.play(0, 'Ward All', { targets: ['Might 8'] })
      .resolve()
      .endTurn()
      .endTurn()
    s.play(0, 'Bolt', { targets: ['Might 8'] }).resolve()
    expect(s.damage('Might 8')).toBe(3)
    const left = scenario({ cards, players: [{ hand: ['Ward All', 'Bounce', 'Bolt'], base: ['Might 8'] }, {}] })
    left
      .play(0, 'Ward All', { targets: ['Might 8'] })
      .resolve()
      .play(0, 'Bounce', { targets: ['Might 8'] })
      .resolve()
    left
      .play(0, 'Might 8', { place: 'base0' })
      .play(0, 'Bolt', { targets: ['Might 8'] })
      .resolve()
    expect(left.damage('Might 8')).toBe(3)
  })

  test('[437.7] together with doubling the controller of the unit chooses the order', () => {
    for (const [first, damage] of [
      ['#0', 2],
      ['#1', 4],
    ] as const) {
      const s = scenario({ cards, players: [{ hand: ['Ward Two', 'Frailty', 'Bolt'] }, { base: ['Might 9'] }] })
      s.play(0, 'Ward Two', { targets: ['Might 9'] })
        .resolve()
        .play(0, 'Frailty', { targets: ['Might 9'] })
        .resolve()
      s.play(0, 'Bolt', { targets: ['Might 9'] }).pass(2)
      expect(s.open().player).toBe(1)
      s.choose(first).resolve()
      expect(s.damage('Might 9')).toBe(damage)
    }
  })
})

describe('prevent in combat', () => {
  test('[437.5.a ex1] [437.5] lethal damage counts what is prevented', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Might 6'] }, {}],
      battlefields: [{ units: { 1: ['Bulwark', 'Might 3'] } }, {}],
    })
    s.move(0, ['Might 6'], 'bf0').resolve()
    while (s.asked() === 'focus') s.pass()
    expect(s.asked()).toBe('combatDamage')
    s.refuseAssign({ Bulwark: 2, 'Might 3': 4 })
    s.refuseAssign({ Bulwark: 4, 'Might 3': 2 })
    s.assign({ Bulwark: 5, 'Might 3': 1 })
    s.close()
    expect(s.where('Bulwark')).toBe('trash')
    expect(s.where('Might 3')).toBe('bf0')
  })

  test('[437.5] assigned damage is reduced as it is dealt', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Might 6'] }, {}],
      battlefields: [{ units: { 1: ['Bulwark', 'Might 3'] } }, {}],
    })
    s.move(0, ['Might 6'], 'bf0').resolve()
    while (s.asked() === 'focus') s.pass()
    s.assign({ 'Might 3': 3, Bulwark: 3 }).close()
    expect([s.where('Might 3'), s.where('Bulwark')]).toEqual(['trash', 'bf0'])
    expect(s.events.filter(e => e.type === 'damage' && e.card === 'TST-L30')).toEqual([])
  })

  test('[437.5.b] with "all" no amount is lethal: others come first, and it survives', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Might 6'], hand: [] }, { hand: ['Ward All'] }],
      battlefields: [{ units: { 1: ['Might 2', 'Might 3'] } }, {}],
    })
    s.move(0, ['Might 6'], 'bf0')
      .pass()
      .play(1, 'Ward All', { targets: ['Might 2'] })
      .resolve()
    while (s.asked() === 'focus') s.pass()
    if (s.asked() === 'combatDamage') {
      s.refuseAssign({ 'Might 2': 4, 'Might 3': 2 })
      s.assign({ 'Might 3': 3, 'Might 2': 3 })
    }
    s.close()
    expect([s.where('Might 2'), s.where('Might 3')]).toEqual(['bf0', 'trash'])
  })

  test('[371.1] a replacement of damage that works once each turn is used up by combat damage as well', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Bolt'], base: ['Might 2'] }, {}],
      battlefields: [{ units: { 1: ['Once Tough'] } }, {}],
    })
    s.move(0, ['Might 2'], 'bf0').close()
    expect(s.events.filter(e => e.type === 'damage' && e.card === 'TST-L31').map(e => e.amount)).toEqual([1])
    s.play(0, 'Bolt', { targets: ['Once Tough'] }).resolve()
    expect(s.damage('Once Tough')).toBe(3)
  })
})
