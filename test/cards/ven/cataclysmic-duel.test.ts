import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('VEN-090 Cataclysmic Duel', () => {
  printed('VEN-090', 'Cataclysmic Duel', { domains: ['body'], energy: 8, power: ['body', 'body', 'body'] })
  const rich = { hand: ['Cataclysmic Duel'], energy: 8, runes: { body: 3 } }

  test('[355.10.e] each player keeps one of his own units, wherever it is, and all others die at once', () => {
    const s = arena({
      players: [{ ...rich, base: ['V1', 'V2'] }, { base: ['V3'] }],
      battlefields: [{ units: { 0: ['V4'] } }, { units: { 1: ['V5'] } }],
    })
    s.play(0, 'Cataclysmic Duel').resolve()
    expect([s.open().player, s.options()]).toEqual([0, ['V1', 'V2', 'V4']])
    s.choose('V4')
    expect([s.open().player, s.options()]).toEqual([1, ['V3', 'V5']])
    s.choose('V3').quiet()
    expect([s.cards(0, 'trash').sort(), s.cards(1, 'trash')]).toEqual([['Cataclysmic Duel', 'V1', 'V2'], ['V5']])
    expect([s.where('V4'), s.where('V3'), s.controller('bf1')]).toEqual(['bf0', 'base1', -1])
    expect(s.lastEvents.filter(e => e.type === 'die')).toHaveLength(3)
  })

  test('who has one unit keeps it unasked, who has none chooses none; gear is no unit', () => {
    const s = arena({ players: [{ ...rich, base: ['V1', 'gold'] }, {}] })
    s.play(0, 'Cataclysmic Duel').resolve().quiet()
    expect([s.units('base0').sort(), s.asked()]).toEqual([['Gold', 'V1'], 'main'])
  })

  test('[489.8.c] teammates keep one each', () => {
    const s = arena({
      players: [
        { ...rich, base: ['V1', 'V2'], team: 0 },
        { base: ['V3', 'V4'], team: 1 },
        { base: ['V5', 'V6'], team: 0 },
        { base: ['V7', 'V8'], team: 1 },
      ],
      battlefields: [{}, {}, {}],
    })
    s.play(0, 'Cataclysmic Duel').resolve().choose('V1').choose('V3')
    expect([s.open().player, s.options()]).toEqual([2, ['V5', 'V6']])
    s.choose('V6').choose('V8').quiet()
    expect([0, 1, 2, 3].flatMap(p => s.units(`base${p}`))).toEqual(['V1', 'V3', 'V6', 'V8'])
  })
})
