import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { keywordCards as cards } from '../fixtures/keywords'

const deck = ['Might 1', 'Might 2', 'Might 3']

test('[817.1.b] [817.1.c] as it enters its player predicts: the top card is recycled or stays', () => {
  for (const recycled of [true, false]) {
    const s = scenario({ cards, players: [{ hand: ['Seer'], deck }, {}] })
    s.play(0, 'Seer', { place: 'base0' })
    expect(s.where('Seer')).toBe('base0')
    s.resolve()
    expect(s.open()).toMatchObject({ player: 0, reason: 'predict', min: 0, max: 1 })
    expect(s.options()).toEqual(['Might 1'])
    s.choose(...(recycled ? ['Might 1'] : []))
    expect(s.cards(0, 'deck')).toEqual(recycled ? ['Might 2', 'Might 3', 'Might 1'] : deck)
    s.quiet()
  }
})

test('[817.2] [817.2.a] each instance triggers and is decided by itself', () => {
  const s = scenario({ cards, players: [{ hand: ['Deep Seer'], deck }, {}] })
  s.play(0, 'Deep Seer', { place: 'base0' })
  if (s.asked() === 'triggers') s.choose('#0', '#1')
  expect(s.state.chain).toHaveLength(2)
  s.pass(2).choose('Might 1').pass(2)
  expect(s.options()).toEqual(['Might 2'])
  s.choose()
  expect(s.cards(0, 'deck')).toEqual(['Might 2', 'Might 3', 'Might 1'])
})

test('[817.2.b] if the first one leaves the card, the second sees the same', () => {
  const s = scenario({ cards, players: [{ hand: ['Deep Seer'], deck }, {}] })
  s.play(0, 'Deep Seer', { place: 'base0' })
  if (s.asked() === 'triggers') s.choose('#0', '#1')
  s.pass(2).choose().pass(2)
  expect(s.options()).toEqual(['Might 1'])
  s.choose('Might 1')
  expect(s.cards(0, 'deck')).toEqual(['Might 2', 'Might 3', 'Might 1'])
})

test('[817.1.c] it does not trigger again for a unit that is on the board already', () => {
  const s = scenario({ cards, players: [{ hand: ['Might 1'], base: ['Seer'], deck }, {}] })
  s.play(0, 'Might 1', { place: 'base0' })
  expect(s.asked()).toBe('main')
})
