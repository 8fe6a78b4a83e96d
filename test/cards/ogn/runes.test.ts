import { describe, expect, test } from 'vitest'
import { ANY_POWER, ENERGY } from '../../../src/state/types'
import { arena } from '../../fixtures/cards'

const RUNES = [
  ['OGN-007', 'Fury Rune', 'fury', 1],
  ['OGN-042', 'Calm Rune', 'calm', 2],
  ['OGN-089', 'Mind Rune', 'mind', 3],
  ['OGN-126', 'Body Rune', 'body', 4],
  ['OGN-166', 'Chaos Rune', 'chaos', 5],
  ['OGN-214', 'Order Rune', 'order', 6],
] as const

describe.each(RUNES)('%s %s', (id, name, domain, slot) => {
  const one = (exhausted = false) =>
    arena({ players: [exhausted ? { exhaustedRunes: { [domain]: 1 } } : { runes: { [domain]: 1 } }, {}] })

  test('[164.2.a] exhausts for 1 Energy, once', () => {
    const s = one()
    expect(s.object(name).def).toBe(id)
    s.activate(0, name, 0).quiet()
    expect(s.state.players[0]!.pool[ENERGY]).toBe(1)
    expect(s.isExhausted(name)).toBe(true)
    expect(s.refuse(0, { type: 'activate', object: s.key(name), ability: 0 }).code).toBe('exhausted')
  })

  test('[164.2.b] recycles for 1 Power of its own domain, even exhausted', () => {
    for (const exhausted of [false, true]) {
      const s = one(exhausted)
      const key = s.key(name)
      s.activate(0, name, 1).quiet()
      const { pool } = s.state.players[0]!
      expect(pool[slot]).toBe(1)
      expect(pool[ANY_POWER]).toBe(0)
      expect(pool.reduce((a, b) => a + b, 0)).toBe(1)
      expect(s.runes(0).all).toBe(0)
      expect(s.cards(0, 'runeDeck')).toHaveLength(13)
      expect(s.state.objects.some(o => o.key === key)).toBe(false) // a new object (124)
    }
  })

  test('gives both: Energy first, then Power', () => {
    const s = one()
    s.activate(0, name, 0).activate(0, name, 1)
    expect(s.state.players[0]!.pool[ENERGY]).toBe(1)
    expect(s.state.players[0]!.pool[slot]).toBe(1)
  })

  test('[317.2.d] what it gave is lost at the end of the turn', () => {
    const s = one()
    s.activate(0, name, 0).activate(0, name, 1).endTurn()
    expect(s.state.players[0]!.pool.every(n => n === 0)).toBe(true)
  })

  test('belongs to its controller alone', () => {
    const s = one()
    const action = { type: 'activate', object: s.key(name), ability: 0 } as const
    expect(s.refuse(1, action).code).toBe('notYourDecision')
    expect(s.endTurn().refuse(1, action).code).toBe('notYours')
  })

  test.each([
    [0, ENERGY],
    [1, slot],
  ])('[309.1.a] ability %i can be used while a chain exists, and gives nobody a chance to answer', (ability, added) => {
    const s = arena({ players: [{ hand: ['Mobilize'], energy: 2, runes: { [domain]: 1 } }, {}] })
    s.play(0, 'Mobilize').activate(0, name, ability)
    expect(s.state.chain).toHaveLength(1)
    expect(s.open().player).toBe(0)
    expect(s.state.players[0]!.pool[added]).toBe(1)
  })
})
