/** X: any amount of Power or Energy as an additional cost, which later choices read (355.1, 356.2); loops over what was moved. */
import { describe, expect, test } from 'vitest'
import {
  additionalCost,
  affected,
  banish,
  costLess,
  deal,
  draw,
  each,
  energy,
  exactly,
  flow,
  forEach,
  gearCard,
  kill,
  optionalCost,
  ownerOf,
  payX,
  placeOf,
  playCard,
  reaction,
  repeatFor,
  returnToHand,
  spell,
  spellCard,
  target,
  unit,
  unitCard,
  x,
  yours,
} from '../../src/abilities/builders'
import { scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const cards = [
  ...[1, 2, 3, 4, 5].map(n => unitCard(`TSX-10${n}`, `U${n}`, { ...free, might: n })),
  spellCard('TSX-001', 'Measured Blow', free, additionalCost(payX('any')), deal(x, target(unit()))),
  spellCard('TSX-002', 'Measured Study', free, additionalCost(payX('energy')), draw(x)),
  spellCard('TSX-003', 'Offered Study', free, optionalCost(payX('energy'), 'extra'), draw(x)),
  spellCard('TSX-004', 'Measured Purge', free, additionalCost(payX('any')), repeatFor(energy(1)), kill(exactly(x, unit()))),
  gearCard('TSX-005', 'Cheap Arts', free, costLess(spell(yours), { power: ['any'] })),
  spellCard(
    'TSX-006',
    'Recall Them',
    free,
    banish(exactly(2, unit())),
    forEach(affected, playCard(each, { who: ownerOf(each), to: placeOf(each), ignoring: 'cost' })),
  ),
  spellCard('TSX-007', 'Mourn Them', free, kill(exactly(2, unit())), forEach(affected, draw(1, ownerOf(each)))),
  spellCard('TSX-008', 'Away', free, reaction(), returnToHand(target(unit()))),
]
type Position = Parameters<typeof scenario>[0]
const table = (position: Position) => scenario({ ...position, cards })
const begin = (s: ReturnType<typeof table>, name: string) => s.act(0, { type: 'play', card: s.key(name) })
const pool = (s: ReturnType<typeof table>): number => s.state.players[0]!.pool[0]!

describe('X as an additional cost', () => {
  test('[355.1] [356.2.a.1] of Energy: what is there bounds it', () => {
    const s = begin(table({ players: [{ hand: ['Measured Study'], energy: 2, runes: { fury: 1 } }, {}] }), 'Measured Study')
    expect(s.open()).toMatchObject({ kind: 'number', min: 0, max: 3 })
    s.number(2)
    while (s.open().kind === 'pay') s.plan(0)
    s.resolve()
    expect([s.cards(0, 'hand').length, pool(s)]).toEqual([2, 0])
  })

  test('[355.1.a] an optional one that is declined is none at all', () => {
    const s = begin(table({ players: [{ hand: ['Offered Study'], energy: 2 }, {}] }), 'Offered Study')
      .confirm(false)
      .resolve()
    expect([s.cards(0, 'hand').length, pool(s)]).toEqual([0, 2])
    const paid = begin(table({ players: [{ hand: ['Offered Study'], energy: 2 }, {}] }), 'Offered Study').confirm(true)
    expect(paid.asked()).toBe('x')
    paid.number(1).resolve()
    expect([paid.cards(0, 'hand').length, pool(paid)]).toEqual([1, 1])
  })

  test('[355.16] [355.8] of Power: as many targets as that, and no amount for which there are too few', () => {
    const s = begin(
      table({ players: [{ hand: ['Measured Purge'], base: ['U1', 'U2'], runes: { fury: 4 } }, {}] }),
      'Measured Purge',
    ).confirm(false)
    expect(s.open()).toMatchObject({ reason: 'x', min: 0, max: 2 })
    s.number(2)
    while (s.open().kind === 'pay') s.plan(0)
    s.resolve()
    expect([s.cards(0, 'trash').sort(), s.runes(0).all]).toEqual([['Measured Purge', 'U1', 'U2'], 2])
  })

  test('[820.1.d.1] each execution takes that amount, which was paid once', () => {
    const s = begin(
      table({ players: [{ hand: ['Measured Purge'], base: ['U1', 'U2', 'U3'], energy: 1, runes: { fury: 1 } }, {}] }),
      'Measured Purge',
    ).confirm(true)
    s.number(1).choose('U1').choose('U3').resolve()
    expect([s.units('base0', 0), s.runes(0).all, pool(s)]).toEqual([['U2'], 0, 0])
  })

  test('[356.4] a discount of Power may pay for a part of it', () => {
    const s = begin(
      table({ players: [{ hand: ['Measured Blow'], base: ['Cheap Arts', 'U5'], runes: { fury: 2 } }, {}] }),
      'Measured Blow',
    )
    expect(s.open()).toMatchObject({ reason: 'x', min: 0, max: 3 })
    s.number(3)
    while (s.open().kind === 'pay') s.plan(0)
    s.resolve()
    expect([s.damage('U5'), s.runes(0).all]).toEqual([3, 0])
  })

  test('two of them for one play are refused', () => {
    const build =
      (...text: Parameters<typeof spellCard>[3][]) =>
      () =>
        scenario({ cards: [spellCard('TSX-900', 'Twice Measured', free, ...text)], players: [{}, {}] })
    expect(build(additionalCost(payX('any')), optionalCost(payX('energy')))).toThrow('two amounts to choose for one play')
    expect(build(additionalCost(payX('any')), flow(payX('any')))).toThrow('two amounts to choose for one play')
  })
})

describe('for each of what the text moved', () => {
  test('[359.3.e.13] [124] it is known by what it was: its owner plays it to where it was', () => {
    const s = table({
      players: [{ hand: ['Recall Them'], base: ['U1'] }, { base: ['U4'] }],
      battlefields: [{ units: { 1: ['U2'] } }, {}],
    })
    s.play(0, 'Recall Them', { targets: [['U2', 'U1']] }).resolve()
    expect([s.open().player, s.asked(), s.options().sort()]).toEqual([0, 'playOrder', ['U1', 'U2']])
    s.choose('U1', 'U2').resolve()
    expect([s.where('U1'), s.where('U2'), s.object('U2').controller]).toEqual(['base0', 'bf0', 1])
  })

  test('a loop that plays nothing asks for no order, and counts what has left', () => {
    const s = table({ players: [{ hand: ['Mourn Them'], base: ['U1'] }, { base: ['U4'] }] })
    s.play(0, 'Mourn Them', { targets: [['U1', 'U4']] }).resolve()
    expect([s.asked(), s.cards(0, 'hand').length, s.cards(1, 'hand').length]).toEqual(['main', 1, 1])
  })

  test('[359.3.e.8] what had left before is none of them', () => {
    const s = table({ players: [{ hand: ['Mourn Them', 'Away'], base: ['U1'] }, { base: ['U4'] }] })
    s.play(0, 'Mourn Them', { targets: [['U1', 'U4']] })
    s.play(0, 'Away', { targets: ['U4'] }).resolve()
    expect([s.cards(0, 'hand').length, s.cards(1, 'hand')]).toEqual([1, ['U4']])
  })
})
