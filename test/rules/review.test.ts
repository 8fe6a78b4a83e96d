/** Choices that a text asks for every time, and numbers that are given out once. */
import { expect, test } from 'vitest'
import {
  action,
  activated,
  addEnergy,
  additionalCost,
  addPower,
  affected,
  all,
  anyNumber,
  asReaction,
  at,
  choose,
  chosen,
  deal,
  delayed,
  discard,
  draw,
  enemy,
  energy,
  energyOf,
  event,
  exhaustThis,
  friendly,
  gearCard,
  giveMight,
  instead,
  inYourTrash,
  it,
  kill,
  lessBy,
  may,
  mayPayTo,
  mightOf,
  payRecycle,
  playCard,
  prevent,
  reaction,
  recycle,
  repeat,
  rune,
  spellCard,
  target,
  unit,
  unitCard,
  when,
  whenI,
  yours,
} from '../../src/abilities/builders'
import type { CardDefinition } from '../../src/abilities/types'
import { zoneCards } from '../../src/state/query'
import { Zone } from '../../src/state/types'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const

const cards: readonly CardDefinition[] = [
  spellCard('TSX-001', 'Two Colours', free, repeat(2, addPower('choose'))),
  spellCard(
    'TSX-002',
    'Two Splits',
    free,
    choose(target(unit(friendly))),
    repeat(2, deal(mightOf(it), anyNumber(unit(enemy, at('battlefield')), { as: 'foes' }), { split: true })),
  ),
  spellCard('TSX-003', 'Dwindle', free, reaction(), giveMight(-2, target(unit(friendly)))),
  spellCard('TSX-004', 'All Runes Under', free, recycle(all(rune()))),
  spellCard('TSX-005', 'Two Runes Under', free, additionalCost(payRecycle(rune(yours), 2)), draw(1)),
  spellCard('TSX-013', 'Drain', free, choose(target(unit(friendly))), addEnergy(mightOf(it)), may(draw(1))),
  spellCard(
    'TSX-014',
    'Ward',
    free,
    choose(target(unit(friendly), { as: 'guard' })),
    delayed(instead(event('damage', { subject: unit(friendly) }), lessBy(mightOf(chosen('guard'))))),
  ),
  spellCard('TSX-015', 'Slay', free, reaction(), kill(target(unit(friendly)))),
  spellCard('TSX-016', 'Zap', free, deal(2, target(unit(friendly)))),
  spellCard('TSX-017', 'Ransom', free, choose(target(unit(friendly))), mayPayTo(energy(mightOf(it)), draw(1))),
  unitCard(
    'TSX-018',
    'Planner',
    { ...free, might: 9 },
    activated(energy(1), choose(target(unit(enemy))), delayed(when(event('turnEnd'), deal(1, it)))),
  ),
  spellCard('TSX-019', 'Cover Two', free, prevent(2, all(unit(friendly)))),
  spellCard('TSX-020', 'Cover All', free, prevent('all', all(unit(friendly)))),
  spellCard('TSX-021', 'Call Back', free, action(), choose(target(unit(inYourTrash))), playCard(it)),
  unitCard('TSX-022', 'Too Dear', { domains: [], energy: 9, might: 9 }),
  spellCard('TSX-023', 'Sink Away', free, recycle(target(unit(friendly))), draw(mightOf(it))),
  spellCard('TSX-024', 'Cast Off', free, discard(1), draw(energyOf(affected))),
  spellCard('TSX-006', 'Dear', { domains: [], energy: 2 }, draw(1)),
  gearCard('TSX-007', 'Candle', free, activated(exhaustThis, asReaction, addEnergy(1))),
  gearCard('TSX-011', 'Lantern', free, activated(exhaustThis, asReaction, addEnergy(1))),
  unitCard('TSX-008', 'X3', { ...free, might: 3 }),
  unitCard('TSX-009', 'X4', { ...free, might: 4 }),
  unitCard('TSX-010', 'X5', { ...free, might: 5 }),
  unitCard(
    'TSX-012',
    'Looter',
    { ...free, might: 5 },
    whenI('attack', delayed(when(event('combatEnd'), draw(1)), { until: 'combat' })),
  ),
]

const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })

/** The names of the lowest cards of the Rune Deck, the lowest first. */
const under = (s: Scenario, player: number, count: number): string[] =>
  zoneCards(s.state, player, Zone.RuneDeck)
    .slice(0, count)
    .map(i => s.engine.registry.cards.get(s.state.objects[i]!.def)!.def.name)

test('a text that adds Power of a chosen domain twice asks twice', () => {
  const s = game({ players: [{ hand: ['Two Colours'] }, {}] })
    .play(0, 'Two Colours')
    .resolve()
  expect(s.asked()).toBe('domain')
  s.choose('fury')
  expect(s.asked()).toBe('domain')
  s.choose('order')
  expect(s.state.players[0]!.pool).toEqual([0, 1, 0, 0, 0, 0, 1, 0])
})

test('[355.14.h] which targets cease to be targets is asked for each split', () => {
  const s = game({
    players: [{ hand: ['Two Splits', 'Dwindle'], base: ['X3'] }, {}],
    battlefields: [{ controller: 1, units: { 1: ['X4', 'X5'] } }],
  })
    .play(0, 'Two Splits', { targets: [['X4', 'X5']] })
    .play(0, 'Dwindle')
    .resolve()
  expect(s.asked()).toBe('splitTargets')
  s.choose('X4')
  expect(s.asked()).toBe('splitTargets')
  s.choose('X5')
  expect([s.damage('X4'), s.damage('X5')]).toEqual([1, 1])
})

test('[416.5.a] runes that a text recycles go under the Rune Deck in the order of their owners', () => {
  const s = game({
    players: [{ hand: ['All Runes Under'], runes: { fury: 1, calm: 1 } }, { runes: { mind: 2, body: 1 } }],
  })
    .play(0, 'All Runes Under')
    .resolve()
  expect([s.asked(), s.open().player, s.options()]).toEqual(['runeOrder', 0, ['Fury Rune', 'Calm Rune']])
  s.choose('Calm Rune', 'Fury Rune')
  expect([s.asked(), s.open().player]).toEqual(['runeOrder', 1])
  s.choose('#0', '#2', '#1')
  expect(under(s, 0, 2)).toEqual(['Fury Rune', 'Calm Rune'])
  expect(under(s, 1, 3)).toEqual(['Mind Rune', 'Body Rune', 'Mind Rune'])
  const alike = game({ players: [{ hand: ['All Runes Under'], runes: { fury: 2 } }, {}] })
    .play(0, 'All Runes Under')
    .resolve()
  expect(alike.asked()).toBe('main')
})

test('[416.5.a] so do runes that are recycled as a cost', () => {
  const s = game({ players: [{ hand: ['Two Runes Under'], runes: { fury: 1, calm: 1 } }, {}] })
  s.act(0, { type: 'play', card: s.key('Two Runes Under') })
  expect([s.asked(), s.options()]).toEqual(['runeOrder', ['Fury Rune', 'Calm Rune']])
  s.choose('Calm Rune', 'Fury Rune')
  expect([under(s, 0, 2), s.asked()]).toEqual([['Fury Rune', 'Calm Rune'], 'priority'])
})

test('[358.5] a number that was given to a decision or an object is not given again after a play was taken back', () => {
  const s = game({ players: [{ hand: ['Dear'], base: ['Candle', 'Lantern'], energy: 2 }, {}] })
  s.act(0, { type: 'play', card: s.key('Dear') })
  const first = s.open()
  s.act(0, { type: 'activate', object: s.key('Candle'), ability: 0 })
  const { id } = s.open()
  const { nextKey } = s.state
  expect(id).toBeGreaterThan(first.id)
  s.act(0, { type: 'cancel' })
  expect(s.open().id).toBeGreaterThan(id)
  expect(s.state.nextKey).toBeGreaterThanOrEqual(nextKey)
})

test('[466.7.b] [466.7.c] what is to happen at the end of a combat happens, though it lasts for that combat only', () => {
  const s = game({
    players: [{ base: ['Looter'] }, {}],
    battlefields: [{ controller: 1, units: { 1: ['X3'] } }],
  })
  s.move(0, ['Looter'], 'bf0').close()
  expect([s.where('X3'), s.state.showdown, s.cards(0, 'hand').length, s.state.effects]).toEqual(['trash', null, 1, []])
})

test('[359.3.e.12] an amount of something that is gone is neither added, nor subtracted, nor paid', () => {
  const plain = (s: Scenario): void => expect(JSON.parse(JSON.stringify(s.state))).toEqual(s.state)
  const drain = game({ players: [{ hand: ['Drain', 'Slay'], base: ['X3'] }, {}] })
    .play(0, 'Drain')
    .play(0, 'Slay')
    .resolve()
  expect([drain.asked(), drain.state.players[0]!.pool[0]]).toEqual(['may', 0])
  plain(drain)
  const ward = game({ players: [{ hand: ['Ward', 'Slay', 'Zap'], base: ['X3', 'X4'] }, {}] })
    .play(0, 'Ward', { targets: ['X3'] })
    .resolve()
    .play(0, 'Slay', { targets: ['X3'] })
    .resolve()
    .play(0, 'Zap')
    .resolve()
  expect(ward.damage('X4')).toBe(2)
  plain(ward)
  const ransom = game({ players: [{ hand: ['Ransom', 'Slay'], base: ['X3'], energy: 3 }, {}] })
    .play(0, 'Ransom')
    .play(0, 'Slay')
    .resolve()
  expect([ransom.asked(), ransom.cards(0, 'hand').length]).toEqual(['main', 0])
})

test('[383.3.d] delayed triggers of one source that are about different things are ordered by their controller', () => {
  const at = (second: string): Scenario =>
    game({ players: [{ base: ['Planner'], energy: 2 }, { base: ['X4', 'X5'] }] })
      .activate(0, 'Planner', 0, { targets: ['X4'] })
      .resolve()
      .activate(0, 'Planner', 0, { targets: [second] })
      .resolve()
      .endTurn()
  expect([at('X5').asked(), at('X4').asked()]).toEqual(['triggers', 'priority'])
})

test('[372] [437.3] which Prevent is used up first is for the controller of the unit, where it makes a difference', () => {
  const at = (second: string): Scenario =>
    game({ players: [{ hand: ['Cover Two', second, 'Zap'], base: ['X4'] }, {}] })
      .play(0, 'Cover Two')
      .resolve()
      .play(0, second)
      .resolve()
      .play(0, 'Zap')
      .resolve()
  const s = at('Cover All')
  expect([s.asked(), s.open().player, s.options().length]).toEqual(['replacement', 0, 2])
  s.choose('#1')
  expect([s.damage('X4'), s.state.effects.map(e => e.amount)]).toEqual([0, [2, -1]])
  expect(at('Cover Two').asked()).toBe('main')
})

test("[347.1.b] the chain of a spell closes as usual when what it plays can't be played", () => {
  const s = game({ players: [{ hand: ['Call Back'], trash: ['Too Dear'], base: ['X3'] }, {}] })
  s.move(0, ['X3'], 'bf0').play(0, 'Call Back').resolve()
  expect([s.cards(0, 'trash').sort(), s.asked(), s.open().player]).toEqual([['Call Back', 'Too Dear'], 'focus', 1])
})

test('[359.3.e.13] a text looks back at what it has moved, also into a deck or from the hand', () => {
  const sunk = game({ players: [{ hand: ['Sink Away'], base: ['X3'] }, {}] })
    .play(0, 'Sink Away')
    .resolve()
  expect(sunk.cards(0, 'hand').length).toBe(3)
  const cast = game({ players: [{ hand: ['Cast Off', 'Dear'] }, {}] })
    .play(0, 'Cast Off')
    .resolve()
  expect(cast.cards(0, 'hand').length).toBe(2)
})
