import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { keywordCards as cards } from '../fixtures/keywords'

const cost = (s: ReturnType<typeof scenario>): number => s.engine.read(s.state).cost(s.key('Hopeful')).energy

test('[812.1.b.1] [812.1.c] the text is active once another card was finalized this turn by its player', () => {
  const s = scenario({ cards, players: [{ hand: ['Hopeful', 'Slow Word'] }, {}] })
  expect(cost(s)).toBe(2)
  s.refuse(0, { type: 'play', card: s.key('Hopeful') })
  s.play(0, 'Slow Word').resolve()
  expect(cost(s)).toBe(0)
  s.play(0, 'Hopeful', { place: 'base0' })
  expect(s.where('Hopeful')).toBe('base0')
})

test('[812.1.c] finalized is enough: the other card need not have resolved', () => {
  const s = scenario({ cards, players: [{ hand: ['Hopeful', 'Slow Word'] }, {}] })
  s.play(0, 'Slow Word')
  expect(cost(s)).toBe(0)
})

test('[812.1.b.1] cards of others, tokens and cards of another turn do not count', () => {
  const other = scenario({ cards, turnPlayer: 1, players: [{ hand: ['Hopeful'] }, { hand: ['Slow Word'] }] })
  other.play(1, 'Slow Word').resolve()
  expect(cost(other)).toBe(2)
  const late = scenario({ cards, players: [{ hand: ['Hopeful', 'Slow Word'] }, {}] })
  late.play(0, 'Slow Word').resolve().endTurn()
  expect(cost(late)).toBe(2)
})

test('[812.1.c] the card itself does not count', () => {
  const alone = scenario({ cards, players: [{ hand: ['Legion Caller'] }, {}] })
  alone.play(0, 'Legion Caller', { place: 'base0' })
  expect(alone.asked()).toBe('main')
  expect(alone.cards(0, 'hand')).toEqual([])
  const second = scenario({ cards, players: [{ hand: ['Legion Caller', 'Might 1'] }, {}] })
  second.play(0, 'Might 1', { place: 'base0' }).play(0, 'Legion Caller', { place: 'base0' }).resolve()
  expect(second.cards(0, 'hand')).toHaveLength(1)
})

test('[812.2 ex1] one card makes all texts of a card active', () => {
  const s = scenario({ cards, players: [{ hand: ['Might 1'], base: ['Threefold'] }, {}] })
  expect(s.might('Threefold')).toBe(2)
  s.play(0, 'Might 1', { place: 'base0' })
  expect(s.might('Threefold')).toBe(2 + 1 + 2 + 4)
  s.endTurn()
  expect(s.might('Threefold')).toBe(2)
})

test('[812.3] a passive text behind Legion is a Legion ability too', () => {
  const s = scenario({ cards, players: [{ base: ['Threefold', 'Census of legion'] }, {}] })
  expect(s.might('Threefold')).toBe(12)
})
