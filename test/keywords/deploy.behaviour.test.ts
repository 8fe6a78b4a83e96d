/** Deploy (October 830; its whole text is not known: docs/readings.md). */
import { expect, test } from 'vitest'
import { type Position, type Scenario, scenario } from '../../src/testing'
import { playCards as cards } from '../fixtures/plays'

const table = (position: Position): Scenario => scenario({ cards, ...position })

test('October 830.1.b: it is played to any battlefield instead of the base', () => {
  const s = table({
    players: [{ hand: ['Planted Flag'] }, {}],
    battlefields: [{ units: { 0: ['Seat'] } }, { units: { 1: ['Foe'] } }, {}],
  })
  s.act(0, { type: 'play', card: s.key('Planted Flag') })
  expect(s.options().sort()).toEqual(['bf0', 'bf1', 'bf2'])
  s.choose('bf1').quiet()
  expect([s.where('Planted Flag'), s.isExhausted('Planted Flag')]).toEqual(['bf1', false])
  expect(s.controller('bf1')).toBe(1) // a gear contests nothing
})

test('[323.7] October 830.1.b.3: it stays there, other gear is recalled', () => {
  const s = table({
    players: [{ hand: ['Jab'] }, {}],
    battlefields: [{ units: { 0: ['Seat', 'Planted Flag', 'Plain Drum'] } }, {}],
  })
  expect([s.where('Planted Flag'), s.where('Plain Drum')]).toEqual(['bf0', 'base0'])
  s.play(0, 'Jab', { targets: ['Seat'] })
    .resolve()
    .quiet()
  s.endTurn().endTurn()
  expect(s.where('Planted Flag')).toBe('bf0')
  expect(s.might('Seat')).toBe(4)
})

test('its "here" is that battlefield, also when its player has lost it', () => {
  const s = table({
    players: [{ base: ['Grunt'] }, { base: ['Foe'] }],
    turnPlayer: 1,
    battlefields: [{ units: { 0: ['Planted Flag', 'Seat'] } }, {}],
  })
  expect([s.might('Seat'), s.might('Grunt')]).toEqual([4, 1])
  s.move(1, ['Foe'], 'bf0').close().quiet()
  expect(s.where('Planted Flag')).toBe('bf0')
  expect(s.object('Planted Flag').controller).toBe(0)
})

test('[811.1.d.1.a] hidden, it enters its battlefield and stays', () => {
  const s = table({
    players: [{}, {}],
    battlefields: [{ units: { 0: ['Seat'] }, facedown: { 0: ['Hidden Flag'] } }, { units: { 0: ['Grunt'] } }],
  })
  s.play(0, 'Hidden Flag').quiet()
  expect(s.where('Hidden Flag')).toBe('bf0')
})

test('[469.2] October 830: as an opponent holds there, it is killed, but not as he conquers or as its player holds', () => {
  const s = table({
    players: [{ base: ['Grunt'] }, {}],
    battlefields: [{ units: { 1: ['Planted Flag'] } }, { units: { 0: ['Seat'], 1: [] } }],
  })
  s.move(0, ['Grunt'], 'bf0').close().quiet()
  expect([s.controller('bf0'), s.where('Planted Flag')]).toEqual([0, 'bf0'])
  s.endTurn().quiet()
  s.endTurn()
  expect([s.asked(), s.state.chain.map(c => s.cardName(c.source))]).toEqual(['priority', ['Planted Flag']])
  s.resolve()
  expect(s.where('Planted Flag')).toBe('trash')
  const own = table({ turnPlayer: 1, players: [{}, {}], battlefields: [{ units: { 0: ['Seat', 'Planted Flag'] } }, {}] })
  own.endTurn().quiet()
  expect([own.points(0), own.where('Planted Flag')]).toEqual([1, 'bf0'])
})

test('gear without it goes to the base as ever', () => {
  const s = table({ players: [{ hand: ['Plain Drum'] }, {}], battlefields: [{ units: { 0: ['Seat'] } }, {}] })
  s.play(0, 'Plain Drum').quiet()
  expect(s.where('Plain Drum')).toBe('base0')
})
