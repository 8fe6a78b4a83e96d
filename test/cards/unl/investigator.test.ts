import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('UNL-135 Insightful Investigator', () => {
  const start = (hand: string[], xp: number) =>
    arena({ players: [{ hand: ['Insightful Investigator'], runes: { chaos: 3 }, xp }, { hand }] })
      .play(0, 'Insightful Investigator')
      .resolve()

  test('[204.3.b] [204.3.b ex3] [ruling:ufaq-investigator] the hand is seen, then XP are paid to choose a card, in one go', () => {
    const s = start(['V1', 'V2'], 2)
    expect([s.asked(), s.state.players[0]!.xp]).toEqual(['payCost', 2])
    s.confirm(true)
    expect([s.asked(), s.open().player, s.state.players[0]!.xp]).toEqual(['pick', 0, 0])
    s.choose('V2').quiet()
    expect(s.cards(1, 'trash')).toEqual(['V2'])
    expect(s.cards(1, 'hand')).toEqual(['V1', 'Filler'])
  })

  test('who does not pay has only seen the hand', () => {
    const s = start(['V1'], 2).confirm(false).quiet()
    expect([s.state.players[0]!.xp, s.cards(1, 'hand'), s.cards(1, 'trash')]).toEqual([2, ['V1'], []])
  })

  test('with 1 XP nobody is asked', () => {
    const s = start(['V1'], 1).quiet()
    expect([s.asked(), s.cards(1, 'hand')]).toEqual(['main', ['V1']])
  })

  test('of an empty hand nothing is chosen: no card is drawn', () => {
    const s = start([], 2).confirm(true).quiet()
    expect([s.state.players[0]!.xp, s.cards(1, 'hand')]).toEqual([0, []])
  })
})
