/** Equip (818) with cards of the sets. */
import { describe, expect, test } from 'vitest'
import { arena } from '../fixtures/cards'

describe('818 Equip', () => {
  test('[818.1.b] [818.1.c.2] its cost is paid and the Equipment attaches to the chosen unit', () => {
    const s = arena({ players: [{ base: ['B.F. Sword', 'V3', 'V5'], runes: { order: 1 } }, {}] })
    s.activate(0, 'B.F. Sword', 0, { targets: ['V3'] })
    expect(s.object('B.F. Sword').attachedTo).toBe(0)
    s.resolve().quiet()
    expect(s.object('B.F. Sword').attachedTo).toBe(s.key('V3'))
    expect([s.might('V3'), s.might('V5')]).toEqual([6, 5])
    expect(s.runes(0)).toEqual({ ready: 0, all: 0 })
  })
})
