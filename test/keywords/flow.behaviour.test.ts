import { expect, test } from 'vitest'
import { giveFlow, inYourTrash, payDiscard, spell, spellCard, target, unit } from '../../src/abilities/builders'
import type { Instruction } from '../../src/abilities/types'
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

// ---------------------------------------------------------------------------------------------- given to a card

const spring = (more: { trash?: string[]; energy?: number; runes?: Record<string, number>; hand?: string[] } = {}): Scenario =>
  table({
    players: [
      {
        hand: ['Spring Tide', ...(more.hand ?? [])],
        trash: more.trash ?? ['Dear Shore', 'Jab'],
        energy: more.energy ?? 2,
        runes: more.runes ?? { calm: 1 },
      },
      { hand: ['Hush'] },
    ],
  })

test('[829.1] [206] a spell that was given Flow equal to its cost is played from the trash for that, and banished', () => {
  const s = spring()
  expect(s.refuse(0, play(s, 'Dear Shore')).rule).toBe('419.1.a')
  s.play(0, 'Spring Tide', { targets: ['Dear Shore'] }).resolve()
  expect(s.engine.legalActions(s.state).actions).toContainEqual(play(s, 'Dear Shore'))
  s.play(0, 'Dear Shore')
  expect([s.state.players[0]!.pool[0], s.runes(0).all]).toEqual([0, 0])
  s.resolve().quiet()
  expect([s.cards(0, 'hand').length, s.cards(0, 'banishment')]).toEqual([2, ['Dear Shore']])
})

test('[357.1] its Power is part of that, and who can not pay does not play', () => {
  for (const poor of [spring({ energy: 0 }), spring({ runes: { fury: 1 } })]) {
    poor.play(0, 'Spring Tide', { targets: ['Dear Shore'] }).resolve()
    expect(poor.refuse(0, play(poor, 'Dear Shore')).code).toBe('cannotPay')
  }
})

test('[390.4] [829.1.b] for the turn, and for that card only', () => {
  const s = spring({ trash: ['Dear Shore', 'Quick Shore'] })
  s.play(0, 'Spring Tide', { targets: ['Dear Shore'] }).resolve()
  expect(s.refuse(0, play(s, 'Quick Shore')).rule).toBe('419.1.a')
  s.endTurn().endTurn()
  expect(s.refuse(0, play(s, 'Dear Shore')).rule).toBe('419.1.a')
})

test('another copy of the card has none, and the one that has it is listed', () => {
  const s = table({
    players: [
      {
        hand: ['Spring Tide'],
        trash: [
          { card: 'Jab', as: 'one' },
          { card: 'Jab', as: 'two' },
        ],
        base: ['Seat'],
      },
      {},
    ],
  })
  s.play(0, 'Spring Tide', { targets: ['two'] }).resolve()
  const { actions } = s.engine.legalActions(s.state)
  expect(actions).toContainEqual(play(s, 'two'))
  expect(actions).not.toContainEqual(play(s, 'one'))
})

test('[124] [829.2] it can be checked like one of its own; what leaves the trash is another object when it comes back', () => {
  const s = table({ players: [{ hand: ['Spring Tide', 'Beachcomb'], trash: ['Jab'], base: ['Seat'] }, {}] })
  s.play(0, 'Spring Tide', { targets: ['Jab'] }).resolve()
  s.play(0, 'Beachcomb').resolve()
  expect(s.cards(0, 'hand')).toEqual(['Jab'])
  s.play(0, 'Jab').resolve()
  expect(s.cards(0, 'trash').sort()).toEqual(['Beachcomb', 'Jab', 'Spring Tide'])
  expect(s.refuse(0, play(s, 'Jab')).rule).toBe('419.1.a')
})

test('[829.1.c.3] beside a Flow of its own the player chooses, and equal ones are one', () => {
  const begin = (energy: number): Scenario => {
    const s = table({ players: [{ hand: ['Spring Tide', 'Spring Tide'], trash: ['Tide'], energy }, {}] })
    s.play(0, 'Spring Tide', { targets: ['Tide'] }).resolve()
    s.play(0, 'Spring Tide', { targets: ['Tide'] }).resolve()
    return s.act(0, play(s, 'Tide'))
  }
  const s = begin(4)
  expect([s.asked(), s.options()]).toEqual(['alternateCost', ['cost 0', 'cost 1']])
  expect(s.open().options).toMatchObject([
    { kind: 'cost', cost: 0, energy: 1, power: 0 },
    { kind: 'cost', cost: 1, energy: 3, power: 0 },
  ])
  s.choose('cost 1')
  expect(s.state.players[0]!.pool[0]).toBe(1)
  s.resolve()
  expect(s.cards(0, 'banishment')).toEqual(['Tide'])
  expect(begin(2).asked()).toBe('priority')
})

test('[829.1.c.2] a given cost may be another, with XP', () => {
  const s = table({ players: [{ hand: ['Neap Tide'], trash: ['Dear Shore', 'Quick Shore'], energy: 2, xp: 1 }, {}] })
  s.play(0, 'Neap Tide').resolve()
  s.play(0, 'Dear Shore').resolve()
  expect([s.state.players[0]!.xp, s.cards(0, 'banishment'), s.state.players[0]!.pool[0]]).toEqual([0, ['Dear Shore'], 1])
  expect(s.refuse(0, play(s, 'Quick Shore')).code).toBe('cannotPay')
})

test('[829.1.b.2] it gives no timing, and takes none away', () => {
  const s = table({
    players: [
      {
        hand: ['Spring Tide', 'Spring Tide', 'Grow'],
        trash: ['Dear Shore', 'Quick Shore'],
        base: ['Seat'],
        energy: 4,
        runes: { calm: 1 },
      },
      {},
    ],
  })
  s.play(0, 'Spring Tide', { targets: ['Dear Shore'] }).resolve()
  s.play(0, 'Spring Tide', { targets: ['Quick Shore'] }).resolve()
  s.play(0, 'Grow', { targets: ['Seat'] })
  expect(s.refuse(0, play(s, 'Dear Shore')).code).toBe('badTiming')
  s.play(0, 'Quick Shore')
  expect(s.state.chain).toHaveLength(2)
})

test('[829.1.b.1] countered, it is banished as well', () => {
  const s = spring()
  s.play(0, 'Spring Tide', { targets: ['Dear Shore'] }).resolve()
  s.play(0, 'Dear Shore').pass()
  s.play(1, 'Hush').resolve()
  expect([s.cards(0, 'banishment'), s.cards(0, 'hand')]).toEqual([['Dear Shore'], []])
})

test('[358.5] cancelled, it is in the trash again and still has Flow', () => {
  const s = table({ players: [{ hand: ['Spring Tide'], trash: ['Tide'], energy: 5 }, {}] })
  s.play(0, 'Spring Tide', { targets: ['Tide'] }).resolve()
  s.act(0, play(s, 'Tide')).act(0, { type: 'cancel' })
  s.act(0, play(s, 'Tide'))
  expect(s.options()).toEqual(['cost 0', 'cost 1'])
})

test('[824.1.c] [829.1.c.1] an inactive Flow is none', () => {
  const low = table({ players: [{ trash: ['Learned Tide'], energy: 3, xp: 2 }, {}] })
  expect(low.refuse(0, play(low, 'Learned Tide')).rule).toBe('419.1.a')
  const high = table({ players: [{ trash: ['Learned Tide'], energy: 3, xp: 3 }, {}] })
  high.play(0, 'Learned Tide')
  expect(high.state.players[0]!.pool[0]).toBe(2)
})

test('for good it lasts as long as the card lies there', () => {
  const s = table({ players: [{ hand: ['Tide Reader'], trash: ['Quick Shore'], runes: { calm: 1 } }, {}] })
  s.play(0, 'Tide Reader')
  while (s.asked() === 'place') s.choose('base0')
  s.resolve().endTurn().endTurn()
  s.play(0, 'Quick Shore').resolve()
  expect(s.cards(0, 'banishment')).toEqual(['Quick Shore'])
})

test('[359.3.e.2] [359.3.e.4] gone from the trash before that resolves, the card is given nothing', () => {
  const s = table({ players: [{ hand: ['Tide Reader'], trash: ['Ebb'], base: ['Seat'], runes: { calm: 2 } }, {}] })
  s.play(0, 'Tide Reader')
  while (s.asked() === 'place') s.choose('base0')
  expect(s.state.chain[0]!.targets).toEqual([[s.key('Ebb')]])
  s.play(0, 'Ebb', { targets: ['Seat'] }).resolve()
  expect([s.cards(0, 'banishment'), s.state.effects]).toEqual([['Ebb'], []])
})

test('what can not be given is refused', () => {
  const card = (id: string, text: Instruction) => spellCard(id, id, { domains: [], energy: 0 }, text)
  const build = (text: Instruction) => () => scenario({ cards: [card('TSP-901', text)], players: [{}, {}] })
  expect(build(giveFlow(target(spell(inYourTrash)), payDiscard(1)))).toThrow('giving Flow for a cost that is not a resource')
  expect(build({ do: 'giveKeyword', what: target(unit()), keyword: 'equip', cost: 'own', until: 'turn' })).toThrow(
    "the engine can't give the keyword equip with a cost yet",
  )
})
