/** Gear that turns Energy into Power and Power into Energy. */
import { describe, expect, test } from 'vitest'
import { ANY_POWER, ENERGY } from '../../../src/state/types'
import { arena } from '../../fixtures/cards'

describe('SFD-083 Hextech Anomaly', () => {
  const lone = (more = {}) => arena({ players: [{ base: ['Hextech Anomaly'], runes: { mind: 2, fury: 1 }, ...more }, {}] })

  test('[204.3.b] the amount is paid as the ability resolves, and becomes Energy', () => {
    const s = lone()
    s.activate(0, 'Hextech Anomaly')
    expect([s.asked(), s.open().min, s.open().max]).toEqual(['amount', 0, 3])
    s.number(2)
    expect(s.asked()).toBe('payment') // which runes
    const n = s.open().options.findIndex(o => o.kind === 'payment' && o.recycle['mind'] === 2)
    s.plan(n).quiet()
    expect([s.state.players[0]!.pool[ENERGY], s.runes(0)]).toEqual([2, { ready: 1, all: 1 }])
  })

  test('nothing can be paid: it is exhausted for nothing', () => {
    const s = lone().activate(0, 'Hextech Anomaly').number(0).quiet()
    expect([s.state.players[0]!.pool[ENERGY], s.runes(0).all, s.isExhausted('Hextech Anomaly')]).toEqual([0, 3, true])
  })

  test('[357.1.a] [ruling:rj-7221] part of a cost: runes give Energy, then Power that becomes Energy', () => {
    const s = arena({
      players: [{ hand: ['Singularity'], base: ['Hextech Anomaly'], runes: { mind: 5 } }, {}],
      battlefields: [{ units: { 1: ['V7'] } }, {}],
    })
    s.act(0, { type: 'play', card: s.key('Singularity') }).choose('V7')
    expect(s.open().options.map(o => o.kind)).toEqual(['add'])
    s.activate(0, 'Hextech Anomaly')
    // One Energy is missing. All five runes give Energy first; two of them are needed for the Power of the card.
    expect([s.asked(), s.open().min, s.open().max]).toEqual(['amount', 1, 3])
    s.number(1)
    expect(s.state.chain.map(c => c.pending)).toEqual([false])
    expect(s.runes(0)).toEqual({ ready: 0, all: 2 })
    s.resolve().quiet()
    expect(s.damage('V7')).toBe(6)
  })

  test('[355.16] four runes are enough for six Energy and two Power, three are not', () => {
    const s = arena({
      players: [{ hand: ['Singularity'], base: ['Hextech Anomaly'], runes: { mind: 4 } }, {}],
      battlefields: [{ units: { 1: ['V7'] } }, {}],
    })
    // Four Energy and four Power: two Power stay Power, two become Energy.
    expect(s.engine.explain(s.state, 0, { type: 'play', card: s.key('Singularity') }).possible).toBe(true)
    const poor = arena({
      players: [{ hand: ['Singularity'], base: ['Hextech Anomaly'], runes: { mind: 3 } }, {}],
      battlefields: [{ units: { 1: ['V7'] } }, {}],
    })
    expect(poor.engine.explain(poor.state, 0, { type: 'play', card: poor.key('Singularity') }).possible).toBe(false)
  })

  test('[429.2] [429.2.a] nobody can respond', () => {
    const s = arena({
      players: [
        { hand: ['Block'], base: ['V3'], runes: { calm: 2 } },
        { base: ['Hextech Anomaly'], runes: { mind: 2 } },
      ],
    })
    s.play(0, 'Block', { targets: ['V3'] }).pass()
    s.activate(1, 'Hextech Anomaly')
    s.number(2)
    expect([s.open().player, s.asked(), s.state.players[1]!.pool[ENERGY], s.state.chain.length]).toEqual([1, 'priority', 2, 1])
  })
})

describe('SFD-117 Ancient Henge', () => {
  test('[204.3.b ex2] [204.3.b] any amount of Energy is paid as it resolves, for as much Power of any domain', () => {
    const s = arena({ players: [{ base: ['Ancient Henge'], runes: { body: 3 }, energy: 1 }, {}] })
    s.activate(0, 'Ancient Henge')
    expect([s.asked(), s.open().min, s.open().max]).toEqual(['amount', 0, 4])
    s.number(3).quiet()
    const { pool } = s.state.players[0]!
    expect([pool[ENERGY], pool[ANY_POWER], s.runes(0)]).toEqual([0, 3, { ready: 1, all: 3 }])
  })

  test('[163.2.b] the Power pays for any domain', () => {
    const s = arena({
      players: [{ hand: ['Falling Star'], base: ['Ancient Henge'], runes: { body: 4 } }, {}],
      battlefields: [{ units: { 1: ['V7'] } }, {}],
    })
    s.act(0, { type: 'play', card: s.key('Falling Star') })
    while (s.asked() === 'target') s.choose('V7')
    s.activate(0, 'Ancient Henge')
    expect(s.runes(0)).toEqual({ ready: 0, all: 4 }) // two Power of four Energy: there was only one amount
    s.resolve().quiet()
    expect(s.damage('V7')).toBe(6)
  })

  test('[429.3] Energy that was turned into Power is gone', () => {
    const s = arena({
      players: [{ hand: ['Falling Star'], base: ['Ancient Henge'], runes: { body: 3 } }, {}],
      battlefields: [{ units: { 1: ['V7'] } }, {}],
    })
    expect(s.refuse(0, { type: 'play', card: s.key('Falling Star') }).code).toBe('noTargets')
  })

  test('back and forth: each of the two can be used for the other', () => {
    const s = arena({ players: [{ base: ['Ancient Henge', 'Hextech Anomaly'], runes: { body: 2 } }, {}] })
    s.activate(0, 'Ancient Henge')
    expect(s.open().max).toBe(4) // two Energy, and two that the Anomaly could make of Power
    s.number(2).plan(0)
    s.activate(0, 'Hextech Anomaly')
    expect(s.open().max).toBe(4)
    s.number(4).quiet()
    expect([s.state.players[0]!.pool[ENERGY], s.runes(0).all]).toEqual([4, 0])
  })
})
