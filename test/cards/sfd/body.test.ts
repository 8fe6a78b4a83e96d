import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('SFD-120 Sivir, Ambitious', () => {
  printed('SFD-120', 'Sivir, Ambitious', {
    domains: ['body'],
    energy: 6,
    power: ['body', 'body', 'body'],
    might: 7,
    champion: 'Sivir',
    tags: ['Sivir', 'Shurima'],
  })

  const attack = (defender: string, base: readonly string[] = ['V9']) => {
    const s = arena({
      players: [{}, { base }],
      battlefields: [{ controller: 1, units: { 0: ['Sivir, Ambitious'], 1: [defender] } }, {}],
    })
    return s.close()
  }

  test('[383.2.a.1] [465.2.c.4] deals what was in excess to any enemy unit', () => {
    const s = attack('V2')
    expect(s.asked()).toBe('performTrigger')
    s.confirm(true).close()
    expect([s.damage('V9'), s.controller('bf0')]).toEqual([5, 0])
    s.quiet()
  })

  test('[465.2.c.4] exactly that much: 6 of 7', () => {
    const s = attack('V1').confirm(true).close()
    expect(s.damage('V9')).toBe(6)
  })

  test('[383.3.a] may be declined', () => {
    const s = attack('V2').confirm(false).close()
    expect(s.damage('V9')).toBe(0)
  })

  test('[383.2.a.1] with 4 in excess nothing triggers', () => {
    const s = attack('V3')
    expect([s.asked(), s.damage('V9')]).toEqual(['main', 0])
  })

  test('[355.8] without an enemy unit there is nothing to choose', () => {
    const s = attack('V2', [])
    expect(s.asked()).toBe('main')
  })
})
