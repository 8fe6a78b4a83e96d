import { expect, test } from 'vitest'
import { type Position, type Scenario, scenario } from '../../src/testing'
import { playCards as cards } from '../fixtures/plays'

const table = (position: Position): Scenario => scenario({ cards, ...position })
const play = (s: Scenario, name: string) => ({ type: 'play', card: s.key(name) }) as const

test('[829.1.b] [829.1.c.1] it is played from the trash for its Flow cost, and banished', () => {
  const s = table({ players: [{ trash: ['Tide'], energy: 1 }, {}] })
  expect(s.engine.legalActions(s.state).actions).toContainEqual(play(s, 'Tide'))
  s.play(0, 'Tide').resolve().quiet()
  expect(s.cards(0, 'hand')).toHaveLength(1)
  expect([s.cards(0, 'trash'), s.cards(0, 'banishment')]).toEqual([[], ['Tide']])
  expect(s.state.players[0]!.pool.every(n => n === 0)).toBe(true)
})

test('[829.1.b] from hand it costs what is printed and goes to the trash', () => {
  const s = table({ players: [{ hand: ['Tide'], energy: 1 }, {}] })
  expect(s.refuse(0, play(s, 'Tide')).code).toBe('cannotPay')
  const rich = table({ players: [{ hand: ['Tide'], energy: 3 }, {}] })
  rich.play(0, 'Tide').resolve().quiet()
  expect([rich.cards(0, 'trash'), rich.cards(0, 'banishment')]).toEqual([['Tide'], []])
})

test('[829.1.b] [419.1.a] not from the trash of somebody else, and nothing without Flow', () => {
  const s = table({ players: [{ energy: 3, trash: ['Jab'] }, { trash: ['Tide'] }] })
  expect(s.refuse(0, play(s, 'Tide')).code).toBe('notYours')
  expect(s.refuse(0, play(s, 'Jab')).rule).toBe('419.1.a')
})

test('[829.1.b.2] its timing is its own: Flow alone gives none', () => {
  const begin = (): Scenario =>
    table({
      turnPlayer: 1,
      players: [{ trash: ['Tide', 'Ebb'], base: ['Seat'], energy: 3, runes: { calm: 1 } }, { hand: ['Jab'] }],
    })
  const s = begin()
  s.play(1, 'Jab', { targets: ['Seat'] }).pass()
  expect(s.refuse(0, play(s, 'Tide')).code).toBe('badTiming')
  s.play(0, 'Ebb', { targets: ['Seat'] })
    .resolve()
    .quiet()
  expect(s.cards(0, 'banishment')).toEqual(['Ebb'])
})

test('[829.1.c.2] costs other than resources, and Power', () => {
  const s = table({ players: [{ trash: ['Two Tides'], hand: ['Jab'] }, {}] })
  s.play(0, 'Two Tides', { costs: [['Jab']] })
  expect(s.cards(0, 'trash')).toEqual(['Jab'])
  s.resolve().quiet()
  const power = table({ players: [{ trash: ['Ebb'], base: ['Seat'], runes: { calm: 1 } }, {}] })
  power.play(0, 'Ebb', { targets: ['Seat'] })
  expect(power.runes(0).all).toBe(0)
})

test('[829.1.c.3] of several costs the player chooses one', () => {
  const s = table({ players: [{ trash: ['Two Tides'], hand: ['Jab'], energy: 2 }, {}] })
  s.act(0, play(s, 'Two Tides'))
  expect([s.asked(), s.options()]).toEqual(['alternateCost', ['cost 0', 'cost 1']])
  expect(s.open().options[0]).toEqual({ kind: 'cost', cost: 0, energy: 2, power: 0, then: 'banish' })
  s.choose('cost 0')
  expect(s.cards(0, 'hand')).toEqual(['Jab'])
  const other = table({ players: [{ trash: ['Two Tides'], hand: ['Jab'], energy: 2 }, {}] })
  other.act(0, play(other, 'Two Tides'))
  other.choose('cost 1').choose('Jab')
  expect(other.state.players[0]!.pool[0]).toBe(2)
  // One that can't be paid is not offered.
  const broke = table({ players: [{ trash: ['Two Tides'], energy: 2 }, {}] })
  broke.act(0, play(broke, 'Two Tides'))
  expect(broke.asked()).toBe('priority')
})

test('[356.2] [356.3] additional costs and increases come on top of it', () => {
  const s = table({ players: [{ trash: ['Priced Tide'], base: ['Seat', 'Toll'], energy: 2 }, {}] })
  s.play(0, 'Priced Tide')
  expect([s.where('Seat'), s.state.players[0]!.pool[0]]).toEqual(['trash', 0])
})

test('[358.5] cancelled, it is back in the trash as it was', () => {
  const s = table({ players: [{ trash: ['Two Tides', 'Jab'], hand: ['Step Aside'], energy: 2 }, {}] })
  const before = s.object('Two Tides')
  s.act(0, play(s, 'Two Tides'))
  s.act(0, { type: 'cancel' })
  expect(s.object('Two Tides')).toEqual(before)
  expect(s.cards(0, 'trash')).toEqual(['Two Tides', 'Jab'])
})

test.each([
  ['countered', 'Hush'],
  ['returned to hand', 'Fetch'],
  ['recycled', 'Sink'],
])('[829.1.b.1] %s by another card, it is banished instead', (_, answer) => {
  const s = table({
    players: [
      { trash: ['Tide'], energy: 1 },
      { hand: [answer], base: ['Wake'] },
    ],
  })
  s.play(0, 'Tide').pass()
  s.play(1, answer).resolve().quiet()
  expect(s.cards(0, 'hand')).toEqual([])
  expect([s.cards(0, 'trash'), s.cards(0, 'banishment')]).toEqual([[], ['Tide']])
})

test('[829.1.b.1] what its own text does with it is done', () => {
  const s = table({ players: [{ trash: ['Driftwood'], energy: 1 }, {}] })
  s.play(0, 'Driftwood').resolve().quiet()
  expect(s.cards(0, 'hand')).toContain('Driftwood')
  expect(s.cards(0, 'banishment')).toEqual([])
})

test('[829.1.b.1] the spell that was played from hand is countered as usual', () => {
  const s = table({ players: [{ hand: ['Tide'], energy: 3 }, { hand: ['Hush'] }] })
  s.play(0, 'Tide').pass()
  s.play(1, 'Hush').resolve().quiet()
  expect(s.cards(0, 'trash')).toEqual(['Tide'])
})

test('[829.2] whether a spell has Flow can be checked', () => {
  const s = table({ players: [{ hand: ['Beachcomb'], trash: ['Tide', 'Jab'] }, {}] })
  s.play(0, 'Beachcomb').resolve().quiet()
  expect(s.cards(0, 'hand')).toEqual(['Tide'])
})
