import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('SFD-105 Ruin Runner', () => {
  printed('SFD-105', 'Ruin Runner', { domains: ['body'], energy: 6, might: 5, tags: ['Shurima'] })

  test('[757.1 ex1] no enemy spell or ability can choose it', () => {
    const s = arena({
      players: [{ base: ['Crackshot Corsair'], hand: ['Stupefy'], runes: { mind: 1 } }, {}],
      battlefields: [{ units: { 1: ['Ruin Runner'] } }, {}],
    })
    s.act(0, { type: 'play', card: s.key('Stupefy') }) // only its own unit is left as a target
    s.resolve().quiet()
    expect([s.might('Crackshot Corsair'), s.might('Ruin Runner')]).toEqual([2, 5])
    s.move(0, ['Crackshot Corsair'], 'bf0')
    expect(s.state.chain).toEqual([])
    expect(s.damage('Ruin Runner')).toBe(0)
  })

  test('its own player may choose it, and what chooses nothing reaches it', () => {
    const s = arena({
      players: [{ hand: ['En Garde'], base: ['Ruin Runner'], runes: { calm: 1 } }, {}],
    })
    s.play(0, 'En Garde').resolve().quiet()
    expect(s.might('Ruin Runner')).toBeGreaterThan(5)
  })
})
