import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { keywordCards as cards } from '../fixtures/keywords'

test('[805.1.a] [805.2] [805.6] paid as the unit is played, it enters ready', () => {
  const s = scenario({ cards, players: [{ hand: ['Fury Runner'], runes: { fury: 2 } }, {}] })
  s.play(0, 'Fury Runner', { place: 'base0', pay: [true] })
  expect(s.isExhausted('Fury Runner')).toBe(false)
  expect(s.runes(0).all).toBe(1) // a Power was paid
})

test('[805.2] it is optional: without it the unit enters exhausted and nothing is paid', () => {
  const s = scenario({ cards, players: [{ hand: ['Fury Runner'], runes: { fury: 2 } }, {}] })
  s.play(0, 'Fury Runner', { place: 'base0', pay: [false] })
  expect(s.isExhausted('Fury Runner')).toBe(true)
  expect(s.runes(0)).toEqual({ ready: 2, all: 2 })
})

test('[805.1.a.1] the Power must be of a domain of the unit', () => {
  const s = scenario({ cards, players: [{ hand: ['Fury Runner'], runes: { calm: 3 } }, {}] })
  s.play(0, 'Fury Runner', { place: 'base0' })
  expect(s.where('Fury Runner')).toBe('base0')
  expect(s.isExhausted('Fury Runner')).toBe(true)
  for (const domain of ['fury', 'calm']) {
    const two = scenario({ cards, players: [{ hand: ['Two Domains'], runes: { [domain]: 2 } }, {}] })
    two.play(0, 'Two Domains', { place: 'base0', pay: [true] })
    expect(two.isExhausted('Two Domains')).toBe(false)
  }
})

test('[805.1.a.2] a unit without domain takes Power of any', () => {
  const s = scenario({ cards, players: [{ hand: ['Plain Runner'], runes: { mind: 2 } }, {}] })
  s.play(0, 'Plain Runner', { place: 'base0', pay: [true] })
  expect(s.isExhausted('Plain Runner')).toBe(false)
})

test('[805.2.a] on the board there is nothing to pay or to activate', () => {
  const s = scenario({ cards, players: [{ base: [{ card: 'Plain Runner', exhausted: true }], runes: { mind: 3 } }, {}] })
  s.refuse(0, { type: 'activate', object: s.key('Plain Runner'), ability: 0 })
  expect(s.engine.legalActions(s.state).actions.some(a => a.type === 'activate' && a.object === s.key('Plain Runner'))).toBe(
    false,
  )
})

test('[805.4] two instances ask once and cost once', () => {
  const s = scenario({ cards, players: [{ hand: ['Double Runner'], runes: { mind: 4 } }, {}] })
  s.play(0, 'Double Runner', { place: 'base0', pay: [true] })
  expect(s.asked()).toBe('main')
  expect(s.isExhausted('Double Runner')).toBe(false)
  expect(s.runes(0).all).toBe(3)
})

test('[805.6.a] entering ready is not becoming ready', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Plain Runner', 'Wake'], runes: { mind: 2 }, base: ['Alarm', { card: 'Might 1', exhausted: true }] }, {}],
  })
  s.play(0, 'Plain Runner', { place: 'base0', pay: [true] })
  expect(s.asked()).toBe('main')
  expect(s.state.players[0]!.xp).toBe(0)
  s.play(0, 'Wake', { targets: ['Might 1'] }).resolve()
  expect(s.state.players[0]!.xp).toBe(1)
})
