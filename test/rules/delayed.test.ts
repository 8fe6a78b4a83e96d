import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { abilityCards as cards } from '../fixtures/abilities'

const hand = (s: ReturnType<typeof scenario>, player = 0): number => s.cards(player, 'hand').length

test('[391 ex2] the next time the chosen unit takes damage it is killed, whatever else takes damage', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Verdict', 'Bolt', { card: 'Bolt', as: 'b2' }] }, { base: ['Might 8', 'Might 9'] }],
  })
  s.play(0, 'Verdict', { targets: ['Might 8'] }).resolve()
  s.play(0, 'Bolt', { targets: ['Might 9'] }).resolve()
  expect(s.where('Might 9')).toBe('base1')
  s.play(0, 'b2', { targets: ['Might 8'] }).pass(2)
  expect(s.state.chain).toHaveLength(1)
  s.resolve()
  expect(s.where('Might 8')).toBe('trash')
})

test('[391] it is over with the turn', () => {
  const s = scenario({ cards, players: [{ hand: ['Verdict', 'Bolt'] }, { base: ['Might 8'] }] })
  s.play(0, 'Verdict', { targets: ['Might 8'] }).resolve()
  s.endTurn().endTurn()
  s.play(0, 'Bolt', { targets: ['Might 8'] }).resolve()
  expect(s.where('Might 8')).toBe('base1')
})

test('[391] "the next time" is used up by one application', () => {
  const s = scenario({ cards, players: [{ hand: ['Lifeline', 'Smite', { card: 'Smite', as: 's2' }], base: ['Might 3'] }, {}] })
  s.play(0, 'Lifeline', { targets: ['Might 3'] }).resolve()
  s.play(0, 'Smite', { targets: ['Might 3'] }).resolve()
  expect(s.where('Might 3')).toBe('base0')
  s.play(0, 's2', { targets: ['Might 3'] }).resolve()
  expect(s.where('Might 3')).toBe('trash')
})

test('[392] a delayed ability works on though the object that made it is gone', () => {
  const s = scenario({ cards, players: [{ hand: ['Oracle', 'Smite', { card: 'Smite', as: 's2' }], base: ['Might 1'] }, {}] })
  s.play(0, 'Oracle', { place: 'base0' }).resolve()
  s.play(0, 'Smite', { targets: ['Oracle'] }).resolve()
  expect(hand(s)).toBe(2)
  s.play(0, 's2', { targets: ['Might 1'] }).resolve()
  expect(hand(s)).toBe(2)
})

test('[392] a delayed replacement works on though the spell that made it is in the trash', () => {
  const s = scenario({ cards, players: [{ hand: ['Vigour', 'Might 1'] }, {}] })
  s.play(0, 'Vigour').resolve()
  expect(s.where('Vigour')).toBe('trash')
  s.play(0, 'Might 1', { place: 'base0' })
  expect(s.isExhausted('Might 1')).toBe(false)
})

test('[391] a delayed passive ability changes the board while it lasts, also for what arrives later', () => {
  const s = scenario({ cards, players: [{ hand: ['Banner Call', 'Might 1'], base: ['Might 2'] }, { base: ['Might 3'] }] })
  s.play(0, 'Banner Call').resolve()
  expect([s.might('Might 2'), s.might('Might 3')]).toEqual([3, 3])
  s.play(0, 'Might 1', { place: 'base0' })
  expect(s.might('Might 1')).toBe(2)
  s.endTurn()
  expect([s.might('Might 1'), s.might('Might 2')]).toEqual([1, 2])
})

test('[391] a delayed trigger at the end of this turn happens once', () => {
  const s = scenario({ cards, players: [{ hand: ['Later'] }, {}] })
  s.play(0, 'Later').resolve()
  expect(hand(s)).toBe(0)
  s.endTurn()
  if (s.asked() === 'priority') s.resolve()
  expect(hand(s)).toBe(1)
  s.endTurn()
  expect(hand(s)).toBe(2) // only the draw of the turn
  s.endTurn()
  expect(hand(s)).toBe(2)
})
