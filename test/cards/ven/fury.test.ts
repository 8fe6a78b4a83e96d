import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('VEN-004 Dune Surfer', () => {
  printed('VEN-004', 'Dune Surfer', { domains: ['fury'], energy: 3, might: 3, tags: ['Shurima'] })

  const field = (attackers: readonly string[], defenders: readonly string[], base: readonly string[] = []) =>
    arena({
      players: [{ base }, {}],
      battlefields: [{ controller: 1, units: { 0: attackers, 1: defenders } }, {}],
    }).close()

  test('[766] [767] its controller passes Tank over here', () => {
    const s = field(['Dune Surfer', 'V1'], ['Galio, Indefatigable', 'V2', 'V3'])
    s.assign({ V3: 3, V2: 1 })
    s.assign({ 'Dune Surfer': 3, V1: 2 })
    expect(s.units('bf0')).toContain('Galio, Indefatigable')
    expect(s.where('V3')).toBe('trash')
  })

  test('[766] damage can still go to the Tank', () => {
    const s = field(['Dune Surfer', 'V4'], ['Galio, Indefatigable', 'V2'])
    s.assign({ 'Galio, Indefatigable': 6, V2: 1 })
    s.assign({ V4: 2 })
    expect(s.cards(1, 'trash')).toEqual(['Galio, Indefatigable'])
  })

  test('[767] from the base it does not help', () => {
    const s = field(['V4'], ['Galio, Indefatigable', 'V2', 'V3'], ['Dune Surfer'])
    expect(s.events.filter(e => e.type === 'damage' && e.player === 1).map(e => [e.card, e.amount])).toEqual([['UNL-171', 4]])
  })

  test('[767] the other side still has to obey Tank', () => {
    const s = field(['Galio, Indefatigable', 'V2', 'V3'], ['Dune Surfer', 'V3'])
    while (s.asked() === 'combatDamage' && s.open().player === 0) s.assign({ 'Dune Surfer': 3, V3: 2 })
    // The defender ignores Tank here as well: Dune Surfer is his.
    s.assign({ V2: 2, V3: 3, 'Galio, Indefatigable': 1 })
    expect(s.cards(0, 'trash').sort()).toEqual(['V2', 'V3'])
    const attacker = field(['V4'], ['Dune Surfer', 'Galio, Indefatigable'])
    expect(attacker.events.filter(e => e.type === 'damage' && e.player === 1).map(e => [e.card, e.amount])).toEqual([
      ['UNL-171', 4],
    ])
  })
})
