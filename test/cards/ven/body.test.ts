import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('VEN-079 Dame the Despoiler', () => {
  printed('VEN-079', 'Dame the Despoiler', { domains: ['body'], energy: 5, might: 5, tags: ['Noxus'] })

  const attack = (empowered: boolean, defenders: readonly string[]) => {
    const s = arena({
      players: [{ base: ['Dame the Despoiler'], hand: ['Stupefy'], runes: { body: 6, mind: 2 } }, {}],
      battlefields: [{ controller: 1, units: { 1: defenders } }, {}],
    })
    if (empowered) s.activate(0, 'Dame the Despoiler').resolve()
    return s.move(0, ['Dame the Despoiler'], 'bf0')
  }

  test('[828.1.b] [477.3.b] Empowered: the Might of a unit here and 1 more, this turn', () => {
    const s = attack(true, ['V8', 'V2'])
    expect(s.open().reason).toBe('target')
    s.choose('V8').pass(2)
    expect(s.might('Dame the Despoiler')).toBe(9)
    s.close()
    while (s.asked() === 'combatDamage') s.act(s.open().player, s.engine.legalActions(s.state).actions[0]!)
    expect(s.close().endTurn().might('Dame the Despoiler')).toBe(5)
  })

  test('[477.3.c] of a smaller unit she gets only the 1', () => {
    const s = attack(true, ['V8', 'V2'])
    s.choose('V2').pass(2)
    expect(s.might('Dame the Despoiler')).toBe(6)
  })

  test('[355.9] she may choose herself, who is here as well', () => {
    const s = attack(true, ['V8', 'V2'])
    expect(s.options()).toContain('Dame the Despoiler')
  })

  test('[359.3.f.2] the Might as it resolves counts', () => {
    const s = attack(true, ['V8', 'V2']).choose('V8')
    s.play(0, 'Stupefy', { targets: ['V8'] }).pass(2)
    s.pass(2)
    expect(s.might('Dame the Despoiler')).toBe(8)
  })

  test('[828.1.b] without Empower nothing triggers', () => {
    const s = attack(false, ['V8', 'V2'])
    expect(s.asked()).toBe('focus')
    expect(s.might('Dame the Despoiler')).toBe(5)
  })

  test('[383.4.e] as a defender too', () => {
    const s = arena({
      players: [{ hand: ['Stupefy'], runes: { body: 6 } }, { base: ['V8'] }],
      battlefields: [{ units: { 0: ['Dame the Despoiler'] } }, {}],
    })
    s.activate(0, 'Dame the Despoiler').resolve().endTurn()
    s.move(1, ['V8'], 'bf0')
    expect(s.open()).toMatchObject({ player: 0, reason: 'target' })
    s.choose('V8').pass(2)
    expect(s.might('Dame the Despoiler')).toBe(9)
  })
})
