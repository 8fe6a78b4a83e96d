/** 142 Damage, 417 Deal, 418 Heal. */
import { describe, expect, test } from 'vitest'
import type { SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

const duel = (seat: SeatPosition, other: SeatPosition = {}) => scenario({ cards, players: [seat, other] })

describe('417 dealing', () => {
  test('[417.1.b] [417.1.c] [142.2] damage is marked on each unit separately and adds up', () => {
    const s = duel({ base: ['Five Plain', 'Four Plain'], hand: ['Zap', 'Rain'] })
      .play(0, 'Zap', { targets: ['Five Plain'] })
      .resolve()
    expect([s.damage('Five Plain'), s.damage('Four Plain')]).toEqual([1, 0])
    s.play(0, 'Rain').resolve()
    expect([s.damage('Five Plain'), s.damage('Four Plain')]).toEqual([2, 1])
  })

  test('[417.1.d] several units are damaged at the same time: they die together', () => {
    const s = duel({ base: ['One Plain', { card: 'Mourner', damage: 1 }], hand: ['Rain'] })
      .play(0, 'Rain')
      .resolve()
    // Mourner leaves together with the other unit, so it does not see that die.
    expect(s.cards(0, 'trash').sort()).toEqual(['Mourner', 'One Plain', 'Rain'])
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[417.1.e] only amounts of 1 or more are dealt', () => {
    const s = duel({ base: ['Grudge'], hand: ['Naught'] })
      .play(0, 'Naught')
      .resolve()
    expect(s.damage('Grudge')).toBe(0)
    expect(s.might('Grudge')).toBe(4)
    expect(s.events.filter(e => e.type === 'damage')).toEqual([])
  })

  test('[417.1.e.1 ex1] damage that is prevented entirely is not dealt, what is left of it is', () => {
    const s = duel({ base: ['Grudge'], hand: ['Ward', 'Bolt'] })
      .play(0, 'Ward')
      .resolve()
      .play(0, 'Bolt')
      .resolve()
    expect([s.damage('Grudge'), s.might('Grudge')]).toEqual([0, 4])
    const more = duel({ base: ['Grudge'], hand: ['Ward', 'Disaster'] })
      .play(0, 'Ward')
      .resolve()
      .play(0, 'Disaster')
      .resolve()
    expect([more.damage('Grudge'), more.might('Grudge')]).toEqual([1, 6])
  })

  test('[417.6.a ex1] the spell whose text deals is the source', () => {
    const s = duel({ base: ['Five Plain'], hand: ['Bolt'] }).play(0, 'Bolt')
    const spell = s.state.chain[0]!.key
    s.resolve()
    expect(s.object('Five Plain').damage).toMatchObject([{ amount: 3, player: 0, sources: [spell] }])
    expect(s.events.find(e => e.type === 'damage')).toMatchObject({ amount: 3, source: spell })
  })

  test('[417.6.b.2.a ex1] an ability and the gear that has it are both sources', () => {
    const s = duel({ base: ['Turret', 'Five Plain'] }).activate(0, 'Turret')
    const ability = s.state.chain[0]!.key
    s.resolve()
    expect([...s.object('Five Plain').damage[0]!.sources].sort()).toEqual([s.key('Turret'), ability].sort())
  })

  test('[417.6.b] [417.6.b.3 ex1] [142.3.a] where a unit is said to deal it, the unit is the source and the spell is not', () => {
    const s = duel({ base: ['Five Plain'], hand: ['Throw'] }, { base: ['Six Plain'] })
      .play(0, 'Throw')
      .resolve()
    expect(s.object('Six Plain').damage).toMatchObject([{ amount: 2, player: 0, sources: [s.key('Five Plain')] }])
  })

  test('[417.6.b.4 ex1] [142.3.a] the controller of a unit that deals is responsible for its damage', () => {
    const s = duel({ base: ['Five Plain'], hand: ['Duel'] }, { base: ['Six Plain'] })
      .play(0, 'Duel')
      .resolve()
    expect(s.object('Six Plain').damage).toMatchObject([{ amount: 5, player: 0 }])
    expect(s.cards(0, 'trash').sort()).toEqual(['Duel', 'Five Plain'])
    const weak = duel({ base: ['Eight Plain'], hand: ['Duel'] }, { base: ['Six Plain'] })
      .play(0, 'Duel')
      .resolve()
    expect(weak.object('Eight Plain').damage).toMatchObject([{ amount: 6, player: 1, sources: [expect.any(Number)] }])
  })

  test('[417.1.d] in such a duel both deal at the same time, with the Might they have', () => {
    const s = duel({ base: ['Three Plain'], hand: ['Duel'] }, { base: [{ card: 'Three Plain', as: 'foe' }] })
      .play(0, 'Duel')
      .resolve()
    expect([s.cards(0, 'trash').sort(), s.cards(1, 'trash')]).toEqual([['Duel', 'Three Plain'], ['Three Plain']])
  })
})

describe('418 healing', () => {
  test('[418.1] [418.1.a] an effect clears all damage from the unit', () => {
    const s = duel({
      base: [
        { card: 'Five Plain', damage: 3 },
        { card: 'Four Plain', damage: 1 },
      ],
      hand: ['Mend'],
    })
    s.play(0, 'Mend', { targets: ['Five Plain'] }).resolve()
    expect([s.damage('Five Plain'), s.damage('Four Plain')]).toEqual([0, 1])
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[418.1] without damage nothing is healed', () => {
    const s = duel({ base: ['Five Plain'], hand: ['Mend'] })
      .play(0, 'Mend')
      .resolve()
    expect(s.cards(0, 'hand')).toEqual([])
    expect(s.events.filter(e => e.type === 'heal')).toEqual([])
  })

  test('[418.2] [418.1.a] the end of the turn heals several units at once', () => {
    const s = duel({ base: [{ card: 'Five Plain', damage: 3 }] }, { base: [{ card: 'Four Plain', damage: 1 }] }).endTurn()
    expect(s.lastEvents.filter(e => e.type === 'heal')).toHaveLength(2)
  })
})

describe('143.2.a lethal damage', () => {
  test.each([
    ['Zap', 'bf0', 1],
    ['Bolt', 'trash', 0],
  ] as const)('[143.2.a] [142.4.b] damage of at least the Might kills: %s', (spell, where, damage) => {
    const s = scenario({ cards, players: [{ hand: [spell] }, {}], battlefields: [{ units: { 1: ['Three Plain'] } }, {}] })
      .play(0, spell)
      .resolve()
    expect(s.where('Three Plain')).toBe(where)
    expect(s.damage('Three Plain')).toBe(damage)
  })

  test('[143.2.a] [321] it dies in the cleanup after the resolution, not while the spell goes on', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Hurt and Help'] })
      .play(0, 'Hurt and Help')
      .resolve()
    expect(s.where('Two Plain')).toBe('base0')
    expect([s.might('Two Plain'), s.damage('Two Plain')]).toEqual([5, 2])
  })
})
