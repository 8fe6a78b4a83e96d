import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { keywordCards as cards } from '../fixtures/keywords'

test('[816.1.b] it is killed at the start of the Beginning Phase of its controller, before scoring', () => {
  const s = scenario({ cards, turnPlayer: 1, players: [{}, {}], battlefields: [{ units: { 0: ['Fading'] } }, {}] })
  s.endTurn()
  expect(s.state.phase).toBe('beginning')
  expect(s.state.chain).toHaveLength(1)
  s.resolve()
  expect(s.where('Fading')).toBe('trash')
  expect([s.points(0), s.controller('bf0')]).toEqual([0, -1])
})

test('[816.1.b] not in that of an opponent', () => {
  const s = scenario({ cards, players: [{ base: ['Fading'] }, {}] })
  s.endTurn()
  expect(s.where('Fading')).toBe('base0')
  s.endTurn().resolve()
  expect(s.where('Fading')).toBe('trash')
})

test('[816.1.b] gear can have it', () => {
  const s = scenario({ cards, turnPlayer: 1, players: [{ base: ['Fading Lamp'] }, {}] })
  s.endTurn().resolve()
  expect(s.where('Fading Lamp')).toBe('trash')
})

test('[816.2.a] with several instances it triggers once', () => {
  const s = scenario({ cards, turnPlayer: 1, players: [{ base: ['Fading'], hand: [] }, { hand: ['Lasting Temporary'] }] })
  s.play(1, 'Lasting Temporary', { targets: ['Fading'] })
    .resolve()
    .endTurn()
  expect(s.state.chain).toHaveLength(1)
  s.resolve()
  expect(s.where('Fading')).toBe('trash')
})

test('[816.1.b] [801.3.a] a unit that was given it is killed as well', () => {
  const s = scenario({ cards, turnPlayer: 1, players: [{ base: ['Might 1'] }, { hand: ['Lasting Temporary'] }] })
  s.play(1, 'Lasting Temporary', { targets: ['Might 1'] })
    .resolve()
    .endTurn()
    .resolve()
  expect(s.where('Might 1')).toBe('trash')
})
