// biome-ignore-all format: laid out as a card is printed, its text one line each

/** Mechanisms that random cards found wanting, each with the smallest card that shows it. */
import { expect, test } from 'vitest'
import { CardError, createEngine } from '../../src'
import { gearCard, spellCard, unitCard } from '../../src/abilities/builders'
import { parseCard } from '../../src/abilities/parse-card'
import type { Filter, Instruction } from '../../src/abilities/types'
import { type Scenario, scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const found = (noun: Filter['noun']): Filter => ({ noun, zone: 'board', where: [] })
const chosen: Instruction = { do: 'pick', from: { ...found('spell'), zone: 'banishment' }, as: 'none', min: 0, max: 1, who: 'you' }

const cards = [
  unitCard('TSF-001', 'Bystander', { ...free, might: 3 }),
  spellCard('TSF-002', 'Play Everything', free, { do: 'playCard', what: { all: found('object') }, who: 'you', ignoring: 'allCosts' }),
  spellCard('TSF-004', 'Lost Guard', free, chosen, { do: 'prevent', amount: { mightOf: { ref: 'chosen', slot: 'none' } }, what: { all: found('unit') }, until: 'turn' }),
  spellCard('TSF-005', 'Lost Strength', free, chosen, { do: 'giveKeyword', what: { all: found('unit') }, keyword: 'assault', value: { mightOf: { ref: 'chosen', slot: 'none' } }, until: 'turn' }),
  spellCard('TSF-006', 'Less Than None', free, { do: 'prevent', amount: { times: [1, -1] }, what: { all: found('unit') }, until: 'turn' }),
  spellCard('TSF-007', 'Draw Two', free, { do: 'draw', count: 2, who: 'you' }),
  gearCard('TSF-008', 'Once a Turn', free, { kind: 'replacement', of: { on: 'draw', player: 'you' }, limit: 1, instead: [{ do: 'gainXp', count: 1, who: 'you' }] }),
  spellCard('TSF-003', 'Gain One', free, { do: 'gainPoints', count: 1, who: 'you' }),
  gearCard('TSF-013', 'Nothing More', free, { kind: 'replacement', of: { on: 'gainPoints' }, instead: [{ do: 'changeAmount', by: { plus: { resultAmount: true } } }] }),
  spellCard('TSF-009', 'Pick Fewer', free, { do: 'pick', from: found('unit'), as: 'few', min: 0, max: { times: [1, -1] }, who: 'you' }, { do: 'draw', count: 1, who: 'you' }),
  spellCard('TSF-010', 'Each Field', free, { do: 'forEach', what: { all: found('battlefield') }, then: [{ do: 'discard', count: 1, who: { controllerOf: { ref: 'each' } } }] }),
  spellCard('TSF-019', 'Pocket All', free, { do: 'put', what: { all: found('object') }, into: 'hand' }, { do: 'put', what: { all: found('legend') }, into: 'trash' }),
  spellCard('TSF-020', 'Draw All', free, { do: 'drawThese', what: { all: found('object') } }, { do: 'drawThese', what: { all: found('legend') } }),
  spellCard('TSF-016', 'Make One', free, { do: 'create', token: 'recruit', who: 'you' }),
  gearCard('TSF-017', 'Quick Hands', free, { kind: 'replacement', of: { on: 'enter', player: 'you' }, may: true, instead: [{ do: 'enter', as: 'ready' }] }),
  unitCard('TSF-018', 'Rune Reader', { ...free, might: 1 }, { kind: 'passive', effect: { static: 'borrow', from: { ...found('rune'), where: [{ is: 'friendly' }] }, cost: 'exhaust' } }),
  spellCard('TSF-015', 'All Recruits', free, { do: 'replace', what: { all: found('rune') }, with: 'recruit' }),
]

const play = (name: string, base: readonly string[] = ['Bystander']): Scenario =>
  scenario({ cards, players: [{ hand: [name], base }, { base: ['Bystander'] }] }).play(0, name).resolve().quiet()

test('only Main Deck cards off the board and the chain are played by an instruction; everything else stays', () => {
  const s = play('Play Everything')
  expect([s.units('base0'), s.units('base1')]).toEqual([['Bystander'], ['Bystander']])
  expect(s.where('Quiet Field 1')).toBe('bf0')
})

test('the controller of a battlefield that nobody controls is nobody', () => {
  expect(play('Each Field').cards(0, 'hand')).toEqual([])
})

test.each(['Lost Guard', 'Lost Strength', 'Less Than None'])('%s: an amount that is gone or below nothing makes no lasting effect', name => {
  const s = play(name)
  expect(s.state.effects.filter(e => e.kind !== 'might' && (Number.isNaN(e.amount) || e.amount < 0))).toEqual([])
  expect(s.state.effects.filter(e => e.kind === 'prevent')).toEqual([])
})

test('of two equal events, a replacement with a limit of one takes the place of one', () => {
  const s = scenario({ cards, players: [{ hand: ['Draw Two'], base: ['Once a Turn'] }, {}] }).play(0, 'Draw Two')
  while (s.asked() !== 'main') {
    if (s.asked() === 'priority') s.pass()
    else s.choose('#0')
  }
  expect([s.cards(0, 'hand').length, s.state.players[0]!.xp]).toEqual([1, 1])
})

test('a maximum below nothing asks for nothing', () => {
  expect(play('Pick Fewer').cards(0, 'hand')).toEqual(['Filler'])
})

test('an amount that is gone changes no event', () => {
  const s = play('Gain One', ['Nothing More'])
  expect(s.points(0)).toBe(1)
})

test('a definition that contains itself is refused', () => {
  const text: unknown[] = []
  const card = { ...spellCard('TSF-011', 'Circle', free), text }
  text.push({ do: 'may', then: text })
  expect(parseCard(card).ok).toBe(false)
  expect(() => createEngine({ cards: [card as never] })).toThrow(CardError)
})

test('what enters can be changed, but nothing else can happen instead', () => {
  const card = gearCard('TSF-012', 'No Entry', free, { kind: 'replacement', of: { on: 'enter' }, instead: [{ do: 'draw', count: 1, who: 'you' }] })
  expect(() => createEngine({ cards: [card] })).toThrow("the engine can't do this yet: replacing that something enters by something else")
})

test('[438.1] a token that takes the place of a rune is a unit there, and no rune', () => {
  const s = scenario({ cards, players: [{ hand: ['All Recruits'], runes: { fury: 2 } }, {}] }).play(0, 'All Recruits').resolve().quiet()
  expect(s.units('base0')).toEqual(['Recruit', 'Recruit'])
  expect(s.state.places[0]!.runes).toEqual([])
})

test.each(['Pocket All', 'Draw All'])('[107.4.d] %s: only cards that are not in play are put or drawn by an instruction', name => {
  const s = play(name)
  expect([s.units('base0'), s.units('base1')]).toEqual([['Bystander'], ['Bystander']])
  expect([s.cards(0, 'hand'), s.where('Quiet Field 1')]).toEqual([[], 'bf0'])
  expect(s.engine.view(s.state, 0).players[0]!.legend).toHaveLength(1)
})

test('a created token waits nowhere while a replacement effect asks how it enters', () => {
  const s = scenario({ cards, players: [{ hand: ['Make One'], base: ['Quick Hands'] }, {}] }).play(0, 'Make One').resolve()
  expect(s.asked()).toBe('applyReplacement')
  s.confirm(true).quiet()
  expect([s.where('Recruit'), s.isExhausted('Recruit')]).toEqual(['base0', false])
})

test('abilities of runes can be borrowed like those of anything else', () => {
  const s = scenario({ cards, players: [{ base: ['Rune Reader'], runes: { fury: 1 } }, {}] })
  s.activate(0, 'Rune Reader')
  expect([s.state.players[0]!.pool[0], s.isExhausted('Rune Reader')]).toEqual([1, true])
})

test('a card is no part of its own additional cost', () => {
  const cost = { actions: [{ pay: 'banish', what: 'self', count: 1 }] } as const
  const card = spellCard('TSF-014', 'Eats Itself', free, { kind: 'passive', effect: { static: 'additionalCost', cost, optional: true } })
  expect(() => createEngine({ cards: [card] })).toThrow('additional costs that are paid with cards on the chain')
})
