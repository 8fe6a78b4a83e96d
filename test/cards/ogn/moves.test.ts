/** Cards about moves from a place: joining them, looking at them, forbidding them. */
import { describe, expect, test } from 'vitest'
import { Designation } from '../../../src/state/types'
import { arena } from '../../fixtures/cards'

describe('OGN-177 Stealthy Pursuer', () => {
  test('[383.3.a] [359.3.f.2] it may follow a friendly unit that leaves its place, without being exhausted or having Ganking', () => {
    const s = arena({
      players: [{ hand: ['Ride the Wind'], energy: 2, exhaustedRunes: { chaos: 1 } }, {}],
      battlefields: [{ units: { 0: [{ card: 'Stealthy Pursuer', exhausted: true }, 'V3'] } }, { units: { 0: ['V2'] } }],
    })
    s.play(0, 'Ride the Wind', { targets: ['V3', 'bf1'] }).pass(2)
    expect(s.open()).toMatchObject({ player: 0, reason: 'performTrigger' })
    s.confirm(true)
    expect(s.state.chain).toHaveLength(1)
    s.resolve()
    expect([s.where('Stealthy Pursuer'), s.where('V3'), s.isExhausted('Stealthy Pursuer')]).toEqual(['bf1', 'bf1', true])
    s.quiet()
    expect(s.controller('bf0')).toBe(-1)
  })

  test('[383.3.a.2] [ruling:rj-8377] it need not', () => {
    const s = arena({
      players: [{ hand: ['Ride the Wind'], energy: 2, exhaustedRunes: { chaos: 1 } }, {}],
      battlefields: [{ units: { 0: ['Stealthy Pursuer', 'V3'] } }, { units: { 0: ['V2'] } }],
    })
    s.play(0, 'Ride the Wind', { targets: ['V3', 'bf1'] })
      .pass(2)
      .confirm(false)
      .quiet()
    expect([s.where('V3'), s.where('Stealthy Pursuer'), s.controller('bf0')]).toEqual(['bf1', 'bf0', 0])
  })

  test('[359.3.e.12] when the unit has left the board meanwhile, there is nothing to follow', () => {
    const s = arena({
      players: [{ base: ['Stealthy Pursuer', 'V3'] }, { hand: ['Gust'], energy: 1 }],
      battlefields: [{}, {}],
    })
    s.move(0, ['V3'], 'bf0')
      .confirm(true)
      .pass()
      .play(1, 'Gust', { targets: ['V3'] })
      .resolve()
    expect([s.where('V3'), s.where('Stealthy Pursuer')]).toEqual(['hand', 'base0'])
  })

  test('it arrives before the combat opens and attacks with the other', () => {
    const s = arena({
      players: [{ base: ['Stealthy Pursuer', 'V3'] }, {}],
      battlefields: [{ units: { 1: ['V6'] } }, {}],
    })
    s.move(0, ['V3'], 'bf0')
    expect(s.state.showdown).toBeNull()
    s.confirm(true).resolve()
    expect(s.state.showdown).toMatchObject({ combat: true, attacker: 0 })
    expect(s.object('Stealthy Pursuer').designation).toBe(Designation.Attacker)
    s.close()
    s.assign({ V3: 3, 'Stealthy Pursuer': 3 })
    expect(s.where('V6')).toBe('trash')
  })

  test('[323.2.a] in the middle of a combat it goes along into it, and out of it', () => {
    const s = arena({
      players: [
        { base: ['V5'] },
        { base: ['Stealthy Pursuer', 'V3'], hand: ['Ride the Wind', 'Ride the Wind'], energy: 4, exhaustedRunes: { chaos: 2 } },
      ],
      battlefields: [{ units: { 1: ['V2'] } }, { units: { 1: ['V1'] } }],
    })
    s.move(0, ['V5'], 'bf0').pass()
    s.play(1, 'Ride the Wind', { targets: ['V3', 'bf0'] }).pass(2)
    s.confirm(true).resolve()
    expect(s.object('Stealthy Pursuer').designation).toBe(Designation.Defender)
    s.pass()
    s.play(1, 'Ride the Wind', { targets: ['V2', 'bf1'] }).pass(2)
    s.confirm(true).resolve()
    expect([s.where('Stealthy Pursuer'), s.object('Stealthy Pursuer').designation]).toEqual(['bf1', Designation.None])
    s.close()
    expect([s.where('V3'), s.where('V5')]).toEqual(['trash', 'bf0'])
  })

  test('several units leave at once: it goes with them, and the second time there is nowhere else to go', () => {
    const s = arena({ players: [{ base: ['Stealthy Pursuer', 'V3', 'V2'] }, {}], battlefields: [{}, {}] })
    s.move(0, ['V3', 'V2'], 'bf0')
    s.choose('#0', '#1').confirm(true).confirm(true).resolve().close()
    expect(s.units('bf0')).toHaveLength(3)
    expect(s.events.filter(e => e.type === 'move' && e.object === s.key('Stealthy Pursuer'))).toHaveLength(1)
  })

  test('two of them can follow each other only to where the first has gone', () => {
    const s = arena({
      players: [{ base: ['Stealthy Pursuer', { card: 'Stealthy Pursuer', as: 'second' }, 'V3'] }, {}],
      battlefields: [{}, {}],
    })
    s.move(0, ['V3'], 'bf0')
    s.choose('#0', '#1').confirm(true).confirm(false).pass(2)
    // The one that stayed sees the other go.
    expect(s.open()).toMatchObject({ player: 0, reason: 'performTrigger' })
    s.confirm(true).resolve().close()
    expect(s.units('bf0')).toHaveLength(3)
  })

  test("an opponent's unit is not followed, and neither is a unit elsewhere", () => {
    const s = arena({
      players: [{ base: ['V3'] }, { base: ['Stealthy Pursuer'] }],
      battlefields: [{ units: { 0: ['V2'] } }, { units: { 1: ['V1'] } }],
    })
    s.move(0, ['V2'], 'base0')
    expect(s.asked()).toBe('main')
    s.endTurn().move(1, ['V1'], 'base1')
    expect(s.asked()).toBe('main')
  })
})

describe('OGN-277 Back-Alley Bar', () => {
  const bar = (unit = 'V3') =>
    arena({
      players: [{ base: ['V2'], hand: ['Gust'], energy: 1 }, {}],
      battlefields: [{ card: 'Back-Alley Bar', units: { 0: [unit] } }, {}],
    })

  test('[359.3.f.3] a unit that moves from there gets +1 this turn', () => {
    const s = bar()
    s.move(0, ['V3'], 'base0').resolve().quiet()
    expect(s.might('V3')).toBe(4)
    s.endTurn()
    expect(s.might('V3')).toBe(3)
  })

  test('one that moves there gets nothing', () => {
    const s = bar()
    s.move(0, ['V2'], 'bf0').quiet()
    expect(s.might('V2')).toBe(2)
  })

  test('being returned to hand is no move', () => {
    const s = bar()
    s.play(0, 'Gust', { targets: ['V3'] }).resolve()
    expect(s.events.some(e => e.type === 'might')).toBe(false)
  })

  test("[190.6.a] an opponent's unit gets it as well, here in the middle of its attack", () => {
    const s = arena({
      players: [{}, { base: ['V3'], hand: ['Ride the Wind'], energy: 2, exhaustedRunes: { chaos: 1 } }],
      battlefields: [{ card: 'Back-Alley Bar', units: { 0: ['V4'] } }, {}],
      turnPlayer: 1,
    })
    s.move(1, ['V3'], 'bf0')
    s.play(1, 'Ride the Wind', { targets: ['base1'] }).pass(2)
    expect(s.state.chain.map(c => c.controller)).toEqual([0])
    s.resolve()
    expect([s.where('V3'), s.might('V3')]).toEqual(['base1', 4])
  })
})

describe("OGN-295 Vilemaw's Lair", () => {
  const lair = () =>
    arena({
      players: [{ hand: ['Ride the Wind'], energy: 2, exhaustedRunes: { chaos: 1 } }, {}],
      battlefields: [{ card: "Vilemaw's Lair", units: { 0: [{ card: 'V3', exhausted: true }, 'V2'] } }, { units: { 0: ['V1'] } }],
    })

  test('no standard move from there to the base', () => {
    const s = lair()
    expect(s.refuse(0, { type: 'move', units: [s.key('V2')], to: s.place('base0') }).code).toBe('badDestination')
  })

  test('[359.3.e.6 ex1] the base can be named as the destination of a spell, but nothing moves there; the rest is done', () => {
    const s = lair()
    s.play(0, 'Ride the Wind', { targets: ['V3', 'base0'] })
      .resolve()
      .quiet()
    expect([s.where('V3'), s.isExhausted('V3')]).toEqual(['bf0', false])
  })

  test('to another battlefield they may', () => {
    const s = lair()
    s.play(0, 'Ride the Wind', { targets: ['V3', 'bf1'] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('bf1')
  })

  test('[456.3] a recall is no move', () => {
    const s = arena({
      players: [{ base: ['V3'] }, {}],
      battlefields: [{ card: "Vilemaw's Lair", units: { 1: ['V4'] } }, {}],
    })
    s.move(0, ['V3'], 'bf0').close()
    expect(s.where('V3')).toBe('trash')
  })
})
