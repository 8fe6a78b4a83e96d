import { describe, expect, test } from 'vitest'
import type { Placed } from '../../../src/testing'
import { arena, printed } from '../../fixtures/cards'

describe('UNL-060 Vilemaw', () => {
  printed('UNL-060', 'Vilemaw', {
    domains: ['calm'],
    energy: 8,
    power: ['calm', 'calm'],
    might: 8,
    tags: ['Shadow Isles', 'Spider'],
  })

  const attack = (
    attackers: readonly Placed[],
    defenders: readonly Placed[],
    hand: readonly string[] = [],
    theirs: readonly string[] = [],
  ) =>
    arena({
      players: [
        { hand, runes: { calm: 4, mind: 4 } },
        { hand: theirs, runes: { calm: 4, mind: 4 } },
      ],
      battlefields: [{ controller: 1, units: { 0: attackers, 1: defenders } }, {}],
    })
  const assigned = (s: ReturnType<typeof arena>) => s.events.filter(e => e.type === 'assign').map(e => [e.player, e.amount])

  test('[465.2.a] [ruling:rj-12588] attackers with less Might than he has deal nothing', () => {
    const s = attack(['V7'], ['Vilemaw']).close()
    expect(assigned(s)).toEqual([[1, 8]])
    expect([s.where('Vilemaw'), s.where('V7')]).toEqual(['bf0', 'trash'])
  })

  test('[465.2.a] [ruling:rj-10741] one with as much deals its damage', () => {
    const s = attack(['V8'], ['Vilemaw']).close()
    expect(assigned(s)).toEqual([
      [0, 8],
      [1, 8],
    ])
  })

  test('[465.2.a] each by itself: of two only the bigger one adds its Might', () => {
    const s = attack(['V7', 'V9'], ['Vilemaw', 'V12']).close()
    expect(s.open().min).toBe(9)
  })

  test('[465.2] the Mights as damage is assigned: who outgrows him deals, who shrinks does not', () => {
    const grown = attack(['V7'], ['Vilemaw'], ['En Garde'])
    grown.play(0, 'En Garde', { targets: ['V7'] }).resolve()
    expect(assigned(grown.close())).toContainEqual([0, 9])
    const shrunk = attack(['V8'], ['Vilemaw'], [], ['Stupefy']).pass()
    shrunk.play(1, 'Stupefy', { targets: ['V8'] }).resolve()
    expect(assigned(shrunk.close())).toEqual([[1, 8]])
  })

  test('[465.2] his own Might counts: shrunk to 7 he no longer stops a 7', () => {
    const s = attack(['V7'], ['Vilemaw'], ['Stupefy'])
    s.play(0, 'Stupefy', { targets: ['Vilemaw'] }).resolve()
    expect(assigned(s.close())).toContainEqual([0, 7])
  })

  test('[465.2.b] as an attacker he stops the defenders', () => {
    const s = attack(['Vilemaw'], ['V7', 'V1']).close()
    expect(assigned(s)).toEqual([[0, 8]])
    expect(s.controller('bf0')).toBe(0)
  })

  test('[465.2.b] units of his own side deal theirs', () => {
    const s = attack(['V9'], ['Vilemaw', 'V2']).close()
    if (s.asked() === 'combatDamage') s.assign({ V2: 2, Vilemaw: 7 })
    expect(assigned(s)).toContainEqual([1, 10])
  })

  test('[465.2] only here', () => {
    const s = arena({
      players: [{}, { base: ['Vilemaw'] }],
      battlefields: [{ controller: 1, units: { 0: ['V3'], 1: ['V5'] } }, {}],
    }).close()
    expect(assigned(s)).toContainEqual([0, 3])
  })

  test('[417.6] other damage of the small is dealt', () => {
    const s = arena({
      players: [{ hand: ["Gentlemen's Duel"], base: ['V5'], runes: { body: 6 } }, {}],
      battlefields: [{ units: { 1: ['Vilemaw'] } }, {}],
    })
    s.play(0, "Gentlemen's Duel", { targets: ['V5', 'Vilemaw'] }).resolve()
    expect(s.where('Vilemaw')).toBe('trash')
  })

  test('[822.1.b] played into a combat as a reaction he stops the small ones', () => {
    const s = arena({
      players: [{ base: ['V7'] }, { hand: ['Vilemaw'], runes: { calm: 8 } }],
      battlefields: [{ controller: 1, units: { 1: ['V3'] } }, {}],
    })
    s.move(0, ['V7'], 'bf0').pass()
    s.play(1, 'Vilemaw', { place: 'bf0' }).close()
    while (s.asked() === 'combatDamage') s.act(s.open().player, s.engine.legalActions(s.state).actions[0]!)
    expect(assigned(s)).toEqual([[1, 11]])
    expect([s.where('V7'), s.where('Vilemaw')]).toEqual(['trash', 'bf0'])
  })

  test('[383.4.d] holding he draws a card', () => {
    const s = arena({ players: [{}, {}], battlefields: [{ controller: 1, units: { 1: ['Vilemaw'] } }, {}] })
    s.endTurn().resolve()
    while (s.asked() === 'priority') s.pass()
    expect(s.cards(1, 'hand').filter(name => name === 'Filler')).toHaveLength(2)
  })
})
