/** Two units that move at once, each to where the other is (420, 445–453), and moves that others join. */
import { describe, expect, test } from 'vitest'
import { Designation } from '../../src/state/types'
import { type Scenario, scenario } from '../../src/testing'
import { classCards as cards } from '../fixtures/classes'

const designation = (s: Scenario, name: string): number => s.object(name).designation
const swap = (s: Scenario, a: string, b: string, player = 0): Scenario => s.play(player, 'Swap', { targets: [a, b] }).resolve()

describe('exchanging places', () => {
  test('[446.3] both move at once; damage, exhaustion and control of the battlefield stay', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Swap'], base: [{ card: 'Might 3', damage: 2, exhausted: true }] }, {}],
      battlefields: [{ units: { 0: ['Might 2'] } }, {}],
    })
    swap(s, 'Might 3', 'Might 2').quiet()
    expect([s.where('Might 3'), s.where('Might 2')]).toEqual(['bf0', 'base0'])
    expect([s.damage('Might 3'), s.isExhausted('Might 3')]).toEqual([2, true])
    expect(s.controller('bf0')).toBe(0)
    expect(s.points(0)).toBe(0)
    expect(s.events.filter(e => e.type === 'move')).toHaveLength(2)
  })

  test('[450] between two battlefields, each controlled by the other player: both become contested', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Swap'] }, {}],
      battlefields: [{ units: { 0: ['Might 3'] } }, { units: { 1: ['Might 2'] } }],
    })
    s.play(0, 'Swap', { targets: ['Might 3', 'Might 2'] }).pass(2)
    expect([s.where('Might 3'), s.where('Might 2')]).toEqual(['bf1', 'bf0'])
    expect(s.state.places.map(p => p.contestedBy).slice(2)).toEqual([1, 0])
    expect(s.open()).toMatchObject({ player: 0, reason: 'showdown' }) // both staged: the turn player chooses
  })

  test('[107.1.c] an enemy unit can not be sent to the base of another player: it is recalled, and the other moves', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Swap'], base: ['Might 3'] }, {}],
      battlefields: [{ units: { 1: ['Might 2'] } }, {}],
    })
    s.play(0, 'Swap', { targets: ['Might 3', 'Might 2'] }).pass(2)
    expect([s.where('Might 3'), s.where('Might 2')]).toEqual(['bf0', 'base1'])
  })

  test('[359.3.e.11] one that can not move stays, the other goes', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Swap'], base: ['Might 3'] }, {}],
      battlefields: [{ units: { 0: ['Rooted'] } }, {}],
    })
    swap(s, 'Might 3', 'Rooted').quiet()
    expect([s.where('Might 3'), s.where('Rooted')]).toEqual(['bf0', 'bf0'])
  })

  test('[359.3.e.12] without one of them there is no place to go to: neither moves', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Swap'], base: ['Might 3'] }, { hand: ['Bounce'] }],
      battlefields: [{ units: { 0: ['Might 2'] } }, {}],
    })
    s.play(0, 'Swap', { targets: ['Might 3', 'Might 2'] })
      .pass()
      .play(1, 'Bounce', { targets: ['Might 2'] })
      .resolve()
      .close()
    expect(s.where('Might 3')).toBe('base0')
    expect(s.events.filter(e => e.type === 'move')).toEqual([])
  })

  test('two units at one place stay where they are', () => {
    const s = scenario({ cards, players: [{ hand: ['Swap'], base: ['Might 3', 'Might 2'] }, {}] })
    swap(s, 'Might 3', 'Might 2').quiet()
    expect(s.events.filter(e => e.type === 'move')).toEqual([])
  })

  const fight = (more: { base?: readonly string[]; hand?: readonly string[] } = {}) =>
    scenario({
      cards,
      players: [{ hand: ['Swap', ...(more.hand ?? [])], base: ['Lancer', 'Might 5', ...(more.base ?? [])] }, {}],
      battlefields: [{ units: { 1: ['Might 4'] } }, {}],
    })

  test('[323.2.a] [383.4.e.2] in a combat the one that leaves is no attacker any more, the one that comes becomes one and triggers', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Swap'], base: ['Lancer', 'Might 5'] }, {}],
      battlefields: [{ units: { 1: ['Might 4'] } }, {}],
    })
    s.move(0, ['Might 5'], 'bf0')
    expect([s.asked(), designation(s, 'Might 5')]).toEqual(['focus', Designation.Attacker])
    swap(s, 'Might 5', 'Lancer')
    expect([designation(s, 'Might 5'), designation(s, 'Lancer')]).toEqual([Designation.None, Designation.Attacker])
    expect(s.cards(0, 'hand')).toHaveLength(1)
    expect(s.state.showdown).toMatchObject({ combat: true, attacker: 0, defender: 1 })
  })

  test('[383.4.e.2.a] who comes back attacks, but its attack trigger was checked already', () => {
    const s = fight({ hand: ['Swap'] })
    s.move(0, ['Lancer'], 'bf0').resolve()
    expect(s.cards(0, 'hand')).toHaveLength(3)
    swap(s, 'Lancer', 'Might 5')
    expect(s.where('Lancer')).toBe('base0')
    s.pass()
    swap(s, 'Might 5', 'Lancer')
    expect([s.where('Lancer'), designation(s, 'Lancer')]).toEqual(['bf0', Designation.Attacker])
    expect(s.events.filter(e => e.type === 'attack' && e.object === s.key('Lancer'))).toHaveLength(1)
  })

  test('[323.2.a] two combatants of one battlefield and a unit elsewhere: attacker and defender are told by controller', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Might 5'] }, { hand: ['Swap'], base: ['Might 6'] }],
      battlefields: [{ units: { 1: ['Might 4'] } }, {}],
    })
    s.move(0, ['Might 5'], 'bf0').pass()
    swap(s, 'Might 4', 'Might 6', 1)
    expect([designation(s, 'Might 4'), designation(s, 'Might 6')]).toEqual([Designation.None, Designation.Defender])
    s.close()
    expect([s.where('Might 5'), s.where('Might 6')]).toEqual(['trash', 'bf0'])
  })
})

describe('moves that start from a place', () => {
  test('[359.3.f.3 ex1] "there" is where it moved from, noted as it triggers', () => {
    const s = scenario({
      cards,
      players: [{}, { hand: ['Bounce'] }],
      battlefields: [{ units: { 0: ['Trail'] } }, {}],
    })
    s.move(0, ['Trail'], 'base0')
      .pass()
      .play(1, 'Bounce', { targets: ['Trail'] })
      .resolve()
    expect(s.where('Trail')).toBe('hand')
    expect(s.units('bf0')).toEqual(['Recruit'])
  })

  test('a unit that joins is moved to where the other has gone', () => {
    const s = scenario({ cards, players: [{ base: ['Follower', 'Might 3'] }, {}] })
    s.move(0, ['Might 3'], 'bf0')
    expect(s.open()).toMatchObject({ player: 0, reason: 'performTrigger' })
    s.confirm(true).resolve()
    expect([s.where('Follower'), s.where('Might 3')]).toEqual(['bf0', 'bf0'])
    expect(s.isExhausted('Follower')).toBe(false)
  })

  test('its own move, and one by which both go, give it nothing to follow', () => {
    const s = scenario({ cards, players: [{ base: ['Follower', 'Might 3'] }, {}] })
    s.move(0, ['Follower', 'Might 3'], 'bf0')
    expect(s.asked()).toBe('focus')
    expect(s.events.some(e => e.type === 'finalize')).toBe(false)
  })

  test('what arrives by the same exchange was not there as the other left', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Swap'], base: ['Follower', 'Fromhere'] }, {}],
      battlefields: [{ units: { 0: ['Might 3'] } }, {}],
    })
    s.play(0, 'Swap', { targets: ['Follower', 'Might 3'] }).pass(2)
    // The other onlooker saw both move, and one of them from where it is itself.
    expect(s.state.triggered.map(t => t.ability).sort()).toEqual(['TST-T32#0', 'TST-T32#0', 'TST-T32#1'])
  })

  test('moves from elsewhere do not concern it, even to where it is', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Follower'] }, {}],
      battlefields: [{ units: { 0: ['Might 3'] } }, {}],
    })
    s.move(0, ['Might 3'], 'base0')
    expect(s.events.some(e => e.type === 'finalize')).toBe(false)
  })
})
