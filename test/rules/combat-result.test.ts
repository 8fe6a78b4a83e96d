/** 466 The Resolution Step of combat. */
import { describe, expect, test } from 'vitest'
import { Designation } from '../../src/state/types'
import type { Placed, SeatPosition } from '../../src/testing'
import { type Scenario, scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

interface Battle {
  readonly seat?: SeatPosition
  readonly other?: SeatPosition
  readonly card?: string
  readonly controller?: number
}
const battle = (
  attackers: readonly Placed[],
  defenders: readonly Placed[],
  { seat = {}, other = {}, card, controller = 1 }: Battle = {},
): Scenario =>
  scenario({
    cards,
    players: [seat, other],
    battlefields: [{ controller, units: { 0: attackers, 1: defenders }, ...(card === undefined ? {} : { card }) }, {}],
  })
const result = (s: Scenario) => s.events.find(e => e.type === 'combatResult')

describe('466.1 the Combat Cleanup', () => {
  test('[466.1] [143.2.a] units with lethal damage die first, so that nobody is recalled by what is dead', () => {
    const s = battle(['Three Plain'], ['Two Plain']).close()
    expect(s.cards(1, 'trash')).toEqual(['Two Plain'])
    expect(s.where('Three Plain')).toBe('bf0')
  })

  test('[466.1.a.1] [143.3.b.2] [418.2] all units are healed, also those that were not in the combat', () => {
    const s = battle(['Three Plain'], [{ card: 'Six Plain', damage: 1 }], {
      seat: { base: [{ card: 'Five Plain', damage: 2 }] },
      other: { base: [{ card: 'Eight Plain', damage: 3 }] },
    }).close()
    for (const name of ['Six Plain', 'Five Plain', 'Eight Plain']) expect(s.damage(name)).toBe(0)
  })

  test('[466.1.a.1] healing comes after the deaths', () => {
    const s = battle(['Three Plain'], [{ card: 'Five Plain', damage: 2 }]).close()
    expect(s.cards(1, 'trash')).toEqual(['Five Plain'])
  })

  test('[466.1.a.2] [456.1] attackers are recalled if defenders are still there; that is no move', () => {
    const s = battle(['Wanderer', { card: 'Four Plain', stunned: true }], [{ card: 'Five Plain', stunned: true }]).close()
    expect([s.where('Wanderer'), s.where('Four Plain')]).toEqual(['base0', 'base0'])
    expect(s.where('Five Plain')).toBe('bf0')
    expect(s.events.filter(e => e.type === 'move')).toEqual([])
    expect(s.cards(0, 'hand')).toEqual([])
    expect(s.controller('bf0')).toBe(1)
  })

  test('[466.1.a.2] without defenders the attackers stay', () => {
    const s = battle(['Three Plain', 'Two Plain'], ['Zero Plain']).close()
    s.quiet()
    expect(s.units('bf0')).toEqual(['Three Plain', 'Two Plain'])
  })

  test('[466.1] the Combat Cleanup comes after a combat without damage as well', () => {
    const s = battle(['Three Plain'], ['One Plain'], { seat: { hand: ['Slay'], base: [{ card: 'Five Plain', damage: 2 }] } })
    s.play(0, 'Slay', { targets: ['One Plain'] }).resolve()
    expect(s.damage('Five Plain')).toBe(2)
    s.close()
    expect(s.damage('Five Plain')).toBe(0)
  })
})

describe('466.3 the result', () => {
  test('[466.3.a] [466.3.c] [466.2] the only one with units left has won, and so have his units', () => {
    const s = battle(['Victor'], ['One Plain']).close()
    expect(result(s)).toMatchObject({ player: 0, detail: 'won' })
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[466.3.a] the defender can win', () => {
    const s = battle(['One Plain'], ['Victor']).close()
    expect(result(s)).toMatchObject({ player: 1, detail: 'won' })
    expect(s.cards(1, 'hand')).toHaveLength(1)
  })

  test('[466.3.b] the one without units left there has lost, whatever he has elsewhere', () => {
    const s = battle(['One Plain'], ['Six Plain'], { seat: { base: ['Victor'] } }).close()
    expect(result(s)).toMatchObject({ player: 1, detail: 'won' })
    expect([s.cards(0, 'hand'), s.controller('bf0')]).toEqual([[], 1])
  })

  test('[466.3.a] units elsewhere have not won', () => {
    const s = battle(['Three Plain'], ['One Plain'], { seat: { base: ['Victor'] } }).close()
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[466.3.d] nobody left: no result', () => {
    const s = battle(['Three Plain'], ['Victor']).close()
    expect([s.cards(0, 'trash'), s.cards(1, 'trash')]).toEqual([['Three Plain'], ['Victor']])
    expect(result(s)).toMatchObject({ player: -1, detail: 'noResult' })
  })

  test('[466.3.d] recalled attackers: nobody has won, though only the defender has units there', () => {
    const s = battle([{ card: 'Two Plain', stunned: true }], [{ card: 'Victor', stunned: true }]).close()
    expect(s.where('Two Plain')).toBe('base0')
    expect(result(s)).toMatchObject({ player: -1, detail: 'noResult' })
    expect(s.cards(1, 'hand')).toEqual([])
  })

  test('[466.3.d.1] with no result and both players there again, another combat is staged', () => {
    // The trigger on the damage brings a new attacker before the result is determined.
    const s = battle([{ card: 'Stubborn', stunned: true }], ['Three Plain'], { seat: { base: ['Two Plain'] } }).pass(2)
    expect(s.where('Stubborn')).toBe('base0')
    s.pass(2)
    expect(result(s)).toMatchObject({ player: -1, detail: 'noResult' })
    // The first combat began with the position, before its events were collected.
    expect(s.events.filter(e => e.type === 'combatBegin')).toHaveLength(1)
    expect(s.state.showdown).toMatchObject({ combat: true, attacker: 0, defender: 1 })
    expect(s.controller('bf0')).toBe(1)
  })
})

describe('466.5 control', () => {
  test('[466.5] [466.5.a] [466.5.d] the winner takes control, the contest is over, it is a conquer', () => {
    const s = battle(['Settler'], ['One Plain']).close()
    expect(s.controller('bf0')).toBe(0)
    expect(s.state.places[s.place('bf0')]!.contestedBy).toBe(-1)
    expect(s.points(0)).toBe(1)
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[466.5] who controlled it already conquers nothing', () => {
    const s = battle(['One Plain'], ['Settler']).close()
    expect(s.controller('bf0')).toBe(1)
    expect(s.points(1)).toBe(0)
    expect(s.cards(1, 'hand')).toEqual([])
    expect(s.state.places[s.place('bf0')]!.contestedBy).toBe(-1)
  })

  test('[466.5.e] [466.5.d] the defender can conquer: he need not have contested', () => {
    const s = battle(['One Plain'], ['Settler'], { controller: -1 }).close()
    expect(s.controller('bf0')).toBe(1)
    expect(s.points(1)).toBe(1)
    expect(s.cards(1, 'hand')).toHaveLength(1)
  })

  test('[466.5.e] also when the attackers were recalled', () => {
    const s = battle([{ card: 'Two Plain', stunned: true }], ['One Plain'], { controller: -1 }).close()
    expect([s.controller('bf0'), s.points(1)]).toEqual([1, 1])
  })

  test('[466.5.b] nobody left: the battlefield is uncontrolled', () => {
    const s = battle(['Two Plain'], [{ card: 'Two Plain', as: 'd' }]).close()
    expect(s.controller('bf0')).toBe(-1)
    s.quiet()
  })

  test('[466.4] [466.5] what the result triggers is resolved before control is established', () => {
    const s = battle(['Victor'], ['One Plain']).pass(2)
    expect(s.asked()).toBe('priority')
    expect(s.controller('bf0')).toBe(1)
    s.resolve()
    expect(s.controller('bf0')).toBe(0)
  })

  test('[466.6] [466.7.a] conquer triggers resolve before the combat ends', () => {
    const s = battle(['Settler'], ['One Plain']).pass(2)
    expect(s.asked()).toBe('priority')
    expect(s.controller('bf0')).toBe(0)
    expect(s.object('Settler').designation).toBe(Designation.Attacker)
    s.resolve()
    expect(s.object('Settler').designation).toBe(Designation.None)
    expect(s.state.showdown).toBeNull()
  })
})

describe('466.7 the end', () => {
  test('[466.7.c] effects for this combat expire, those for the turn do not', () => {
    const s = battle(['Three Plain', 'Four Plain'], ['Zero Plain'], { seat: { hand: ['Steady', 'Grow'] } })
    s.play(0, 'Steady', { targets: ['Three Plain'] })
      .resolve()
      .pass()
    s.play(0, 'Grow', { targets: ['Four Plain'] }).resolve()
    expect([s.might('Three Plain'), s.might('Four Plain')]).toEqual([5, 7])
    s.close()
    expect([s.might('Three Plain'), s.might('Four Plain')]).toEqual([3, 7])
  })

  test('[466.7.c] outside of combat such an effect does not begin', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'], hand: ['Steady'] }, {}] })
    expect(s.play(0, 'Steady').resolve().might('Two Plain')).toBe(2)
  })

  test('[466.7.b] "at the end of combat" happens once, when the units are no attackers any more', () => {
    const s = battle(['Three Plain'], ['One Plain'], { seat: { base: ['Chronicler'] } }).close()
    expect(s.cards(0, 'hand')).toHaveLength(1)
    s.quiet()
  })

  test('[383.4.e.2.a] a unit attacks anew in its next combat', () => {
    const s = battle(['Brawler'], [{ card: 'Six Plain', stunned: true }], { seat: { hand: ['Gather'] } }).close()
    expect([s.where('Brawler'), s.cards(0, 'hand').length]).toEqual(['base0', 2])
    s.play(0, 'Gather', { targets: ['Brawler'] }).resolve()
    s.move(0, ['Brawler'], 'bf0').resolve()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })
})
