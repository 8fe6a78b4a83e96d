import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('UNL-171 Galio, Indefatigable', () => {
  printed('UNL-171', 'Galio, Indefatigable', {
    domains: ['order'],
    energy: 3,
    power: ['order'],
    might: 6,
    champion: 'Galio',
    tags: ['Demacia', 'Galio'],
  })

  test('[465.2.a] [ruling:rj-10827] attacking he deals nothing', () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [{ controller: 1, units: { 0: ['Galio, Indefatigable'], 1: ['V3'] } }, {}],
    })
    s.close()
    expect(s.events.filter(e => e.type === 'damage').map(e => [e.player, e.amount])).toEqual([[0, 3]])
    expect([s.where('V3'), s.where('Galio, Indefatigable')]).toEqual(['bf0', 'base0'])
  })

  test('[465.2.b] [815.1.b] defending he takes the damage first, and his companions deal theirs', () => {
    const s = arena({
      players: [{ base: ['V7'] }, {}],
      battlefields: [{ controller: 1, units: { 1: ['Galio, Indefatigable', 'V2', 'V3'] } }, {}],
    })
    s.move(0, ['V7'], 'bf0').close()
    expect(s.refuseAssign({ V2: 2, V3: 3, 'Galio, Indefatigable': 2 }).rule).toBe('465.2.c.6')
    s.assign({ 'Galio, Indefatigable': 6, V2: 1 })
    expect(s.events.filter(e => e.type === 'assign').map(e => [e.player, e.amount])).toEqual([
      [0, 7],
      [1, 5],
    ])
  })

  test('[417.6.b.1] he deals other damage', () => {
    const s = arena({
      players: [{ hand: ["Gentlemen's Duel"], base: ['Galio, Indefatigable'], runes: { body: 6 } }, { base: ['V9'] }],
    })
    s.play(0, "Gentlemen's Duel", { targets: ['Galio, Indefatigable', 'V9'] }).resolve()
    expect(s.where('V9')).toBe('trash')
  })

  test('[809.1.c] he costs an opponent Power to choose', () => {
    const s = arena({ players: [{ hand: ['Stupefy'], energy: 1 }, { base: ['Galio, Indefatigable'] }] })
    expect(s.refuse(0, { type: 'play', card: s.key('Stupefy') }).code).toBe('noTargets')
  })
})
