import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('SFD-189 Ornn, Fire Below the Mountain', () => {
  const legend = 'Ornn, Fire Below the Mountain'

  test('his Power plays gear', () => {
    const s = arena({ players: [{ legend, hand: ['Ancient Henge'], energy: 2 }, {}] })
    s.act(0, { type: 'play', card: s.key('Ancient Henge') })
    s.activate(0, legend).quiet()
    expect([s.where('Ancient Henge'), s.state.players[0]!.restricted]).toEqual(['base0', []])
  })

  test('and pays for abilities of gear, Equip among them', () => {
    const s = arena({ players: [{ legend, base: ['Long Sword', 'V3'] }, {}] })
    s.activate(0, legend).activate(0, 'Long Sword').resolve().quiet()
    expect([s.might('V3'), s.state.players[0]!.restricted]).toEqual([5, []])
  })

  test('neither for spells nor for units', () => {
    const s = arena({ players: [{ legend, hand: ['Sabotage', 'Blastcone Fae'], energy: 9 }, { hand: ['Block'] }] })
    s.activate(0, legend)
    for (const card of ['Sabotage', 'Blastcone Fae'])
      expect(s.refuse(0, { type: 'play', card: s.key(card) }).code).toMatch(/cannotPay|noTargets/)
    expect(s.state.players[0]!.restricted).toEqual([{ domain: 6, amount: 1, only: ['gear', 'gearAbilities'] }])
  })
})
