import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { abilityCards as cards } from '../fixtures/abilities'

const xp = (s: ReturnType<typeof scenario>): number => s.state.players[0]!.xp
const hand = (s: ReturnType<typeof scenario>): number => s.cards(0, 'hand').length

test('[387.2] [388] [388.1] "do this" makes a new item on the chain, which can be reacted to', () => {
  const s = scenario({ cards, players: [{ hand: ['Relay'] }, { hand: ['Idle'] }] })
  s.play(0, 'Relay', { place: 'base0' }).pass(2)
  expect(s.state.chain).toHaveLength(1)
  expect(hand(s)).toBe(0)
  s.pass().play(1, 'Idle').resolve()
  expect(hand(s)).toBe(1)
  s.quiet()
})

test('[387.1.a] "do this twice" puts two items on the chain, each with its own choices', () => {
  const s = scenario({ cards, players: [{ hand: ['Twins'], base: ['Might 1', 'Might 2'] }, {}] })
  s.play(0, 'Twins', { place: 'base0' }).pass(2)
  expect(s.asked()).toBe('target')
  s.choose('Might 1').choose('Might 2')
  expect(s.state.chain).toHaveLength(2)
  s.resolve()
  expect([s.might('Might 1'), s.might('Might 2')]).toEqual([2, 3])
})

test('[388.2] the items are only added: the rest of the text is executed before anything is chosen for them', () => {
  const s = scenario({ cards, players: [{ hand: ['Twins'], base: ['Might 1'] }, {}] })
  s.play(0, 'Twins', { place: 'base0' }).pass(2)
  expect(s.asked()).toBe('target')
  expect(xp(s)).toBe(1)
  expect(s.state.chain.map(c => c.pending)).toEqual([true, true])
})

test('[387.1.b] one of several: the choice is made as the new item is finalized', () => {
  const s = scenario({ cards, players: [{ hand: ['Fork'] }, {}] })
  s.play(0, 'Fork', { place: 'base0' })
  expect(s.asked()).toBe('priority')
  s.pass(2)
  expect(s.asked()).toBe('mode')
  s.choose('mode 1').resolve()
  expect([hand(s), xp(s)]).toEqual([0, 1])
})

test('[387.2] a condition in front: without it nothing is added', () => {
  for (const [name, drawn] of [
    ['Might 2', 1],
    ['Might 4', 0],
  ] as const) {
    const s = scenario({ cards, players: [{ hand: ['Reaper'], base: [name] }, {}] })
    s.play(0, 'Reaper', { targets: [name] }).pass(2)
    expect(s.asked()).toBe(drawn === 1 ? 'priority' : 'main')
    s.resolve()
    expect(hand(s)).toBe(drawn)
  }
})
