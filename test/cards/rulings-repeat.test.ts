/** Rulings about repeated spells and about Flow; cards that aren't there yet are played by invented ones of the same text. */
import { describe, expect, test } from 'vitest'
import {
  action,
  at,
  atSamePlace,
  attacking,
  buff,
  choose,
  chosen,
  counter,
  deal,
  dealEachOther,
  enemy,
  energy,
  energyAtMost,
  friendly,
  gearCard,
  giveMight,
  oneOrMore,
  otherThan,
  reaction,
  repeatFor,
  spell,
  spellCard,
  stun,
  target,
  unit,
  unitCard,
  upTo,
  whenYou,
} from '../../src/abilities/builders'
import { allCards } from '../../src/cards'
import type { Position } from '../../src/testing'
import { scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const cards = [
  ...allCards,
  ...[1, 2, 3, 4, 5, 6, 9].map(n => unitCard(`TRR-10${n}`, `V${n}`, { ...free, might: n })),
  spellCard(
    'TRR-001',
    'Breath',
    { domains: [], energy: 1 },
    action(),
    repeatFor(energy(1)),
    deal(1, upTo(3, unit(), { group: atSamePlace })),
  ),
  spellCard(
    'TRR-002',
    'Light',
    free,
    repeatFor(energy(1)),
    deal(2, target(unit(at('battlefield')), { as: 'first' })),
    deal(2, upTo(1, unit(otherThan(chosen('first'))), { as: 'second' })),
  ),
  spellCard('TRR-003', 'Chill', free, reaction(), repeatFor(energy(1)), giveMight(-2, target(unit()))),
  spellCard('TRR-004', 'Daze', free, action(), repeatFor(energy(1)), stun(target(unit(attacking)))),
  spellCard(
    'TRR-005',
    'Orders',
    free,
    repeatFor(energy(1)),
    choose(target(unit(friendly), { as: 'ours' })),
    choose(target(unit(enemy, at('battlefield')), { as: 'theirs' })),
    dealEachOther(chosen('ours'), chosen('theirs')),
  ),
  spellCard('TRR-006', 'Refuse', free, reaction(), counter(target(spell(energyAtMost(1))))),
  spellCard('TRR-007', 'Lend', free, reaction(), giveMight(3, target(unit()))),
  gearCard('TRR-008', 'Dawn', free, whenYou('stun', unit(enemy), oneOrMore, buff(target(unit(friendly))))),
]
const table = (position: Position) => scenario({ cards, ...position })

describe('Repeat', () => {
  test('[321] [820.1.d.1] [ruling:rjp-37-bellows-one,rj-8454] a unit with 1 Might takes both hits and dies after the spell', () => {
    const s = table({ players: [{ hand: ['Breath'], energy: 2 }, { base: ['V1'] }] })
    s.play(0, 'Breath', { pay: [true], targets: [['V1'], ['V1']] }).resolve()
    expect(s.events.filter(e => e.type === 'damage')).toHaveLength(2)
    expect(s.events.filter(e => e.type === 'die')).toHaveLength(1)
  })

  test('[820.2.a] [ruling:rj-12522,rj-9078,rj-8934] both executions may hit the same unit, or units at two places', () => {
    const begin = () =>
      table({ players: [{ hand: ['Breath'], energy: 2 }, { base: ['V3'] }], battlefields: [{ units: { 1: ['V4'] } }, {}] })
    const same = begin()
      .play(0, 'Breath', { pay: [true], targets: [['V3'], ['V3']] })
      .resolve()
    expect(same.damage('V3')).toBe(2)
    const two = begin()
      .play(0, 'Breath', { pay: [true], targets: [['V3'], ['V4']] })
      .resolve()
    expect([two.damage('V3'), two.damage('V4')]).toEqual([1, 1])
  })

  test('[355.11] [359.3.e.2] [ruling:rj-9341] one target of each execution is at one place, wherever that is by then', () => {
    const s = table({
      players: [
        { hand: ['Breath'], energy: 2 },
        { hand: ['Flash'], runes: { chaos: 2 } },
      ],
      battlefields: [{ units: { 1: ['V1'] } }, { units: { 1: ['V2'] } }],
    })
    s.play(0, 'Breath', { pay: [true], targets: [['V1'], ['V2']] }).pass()
    s.play(1, 'Flash', { targets: [['V1', 'V2']] }).resolve()
    expect([s.cards(1, 'trash').includes('V1'), s.where('V2'), s.damage('V2')]).toEqual([true, 'base1', 1])
  })

  test('[820.2] [355.13] [ruling:rj-6412,rj-8976] two pairs, each with a first unit at a battlefield', () => {
    const s = table({
      players: [{ hand: ['Light'], energy: 1 }, { base: ['V9'] }],
      battlefields: [{}, { units: { 1: ['V5', 'V6'] } }],
    })
    s.act(0, { type: 'play', card: s.key('Light') }).confirm(true)
    expect(s.options()).toEqual(['V5', 'V6'])
    s.choose('V5').choose('V9')
    expect(s.options()).toEqual(['V5', 'V6'])
    s.choose('V6').choose('V9').resolve()
    expect([s.damage('V5'), s.damage('V6'), s.damage('V9')]).toEqual([2, 2, 4])
  })

  test('[143.2.b.1] [820.1.d.1] [ruling:rj-9565] twice -2 on 2 Might is -2; +3 makes it 1', () => {
    const s = table({ players: [{ hand: ['Chill', 'Lend'], energy: 1 }, { base: ['V2'] }] })
    s.play(0, 'Chill', { pay: [true], targets: ['V2', 'V2'] }).resolve()
    expect([s.where('V2'), s.might('V2')]).toEqual(['base1', 0])
    s.play(0, 'Lend', { targets: ['V2'] }).resolve()
    expect(s.might('V2')).toBe(1)
  })

  test('[820.1.d.1] [477.3] [ruling:rj-11966] Mel lessens each execution by one more', () => {
    const s = table({
      players: [{ hand: ['Chill'], base: [{ card: 'Mel, Newly Awakened', empowered: 1 }], energy: 1 }, { base: ['V9'] }],
    })
    s.play(0, 'Chill', { pay: [true], targets: ['V9', 'V9'] }).resolve()
    expect(s.might('V9')).toBe(3)
  })

  test('[820.1.d.1] [370.1.a.2] [ruling:rj-8426] each execution is an event of its own', () => {
    const s = table({
      turnPlayer: 1,
      players: [{ hand: ['Daze'], base: ['Dawn', 'V1'], energy: 1 }, { base: ['V5', 'V6'] }],
      battlefields: [{ units: { 0: ['V9'] } }, {}],
    })
    s.move(1, ['V5', 'V6'], 'bf0').pass()
    s.play(0, 'Daze', { pay: [true], targets: ['V5', 'V6'] })
    while (s.asked() === 'priority' && s.state.chain.some(i => i.kind === 'card')) s.pass()
    expect([s.object('V5').stunned, s.object('V6').stunned]).toEqual([true, true])
    while (s.asked() === 'target') s.choose(s.state.chain.length > 1 ? 'V1' : 'V9')
    expect(s.state.chain).toHaveLength(2)
  })

  test('[820.2.a] [ruling:rj-8467,rj-8767] the second pair may be another; who is as good as dead still fights', () => {
    const s = table({
      players: [{ hand: ['Orders'], base: ['V3'], energy: 1 }, {}],
      battlefields: [{ units: { 1: ['V1', 'V2'] } }, {}],
    })
    s.play(0, 'Orders', { pay: [true] })
    while (s.asked() === 'target') s.choose(s.options().includes('V1') && s.state.chain[0]!.targets.length < 3 ? 'V1' : 'V2')
    s.resolve()
    expect([s.cards(1, 'trash').sort(), s.where('V3')]).toEqual([['V1', 'V2'], 'trash'])
  })

  test('[359.3.e.9.a] [820.2] [ruling:rj-9655,rj-11109] Repulse finds two friendly units chosen by the whole spell', () => {
    const s = table({
      players: [
        { hand: ['Breath'], energy: 2 },
        { hand: ['Repulse'], runes: { body: 3 } },
      ],
      battlefields: [{ units: { 1: ['V5'] } }, { units: { 1: ['V6'] } }],
    })
    s.play(0, 'Breath', { pay: [true], targets: [['V5'], ['V6']] }).pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Repulse') }).code).toBe('noTargets')
    const twice = table({
      players: [
        { hand: ['Breath'], energy: 2 },
        { hand: ['Repulse'], runes: { body: 3 } },
      ],
      battlefields: [{ units: { 1: ['V5'] } }, { units: { 1: ['V6'] } }],
    })
    twice.play(0, 'Breath', { pay: [true], targets: [['V5'], ['V5']] }).pass()
    twice.play(1, 'Repulse').resolve()
    expect(twice.damage('V5')).toBe(0)
  })

  test('[206] [425.1.a] [ruling:rj-8488,rj-7464,rj-11885,rj-9196,rj-9208] what counters by cost reads the printed one, and all executions are lost', () => {
    const s = table({
      players: [
        { hand: ['Breath'], energy: 2 },
        { base: ['V5'], hand: ['Refuse'] },
      ],
    })
    s.play(0, 'Breath', { pay: [true], targets: [['V5'], ['V5']] }).pass()
    s.play(1, 'Refuse').resolve()
    expect([s.damage('V5'), s.state.players[0]!.pool[0], s.cards(0, 'trash')]).toEqual([0, 0, ['Breath']])
  })

  test('[820.3.a] [419.4.a] [ruling:rj-10004,rj-11103] it is played once: Ravenbloom Student triggers once', () => {
    const s = table({ players: [{ hand: ['Breath'], base: ['Ravenbloom Student'], energy: 2 }, { base: ['V5'] }] })
    s.play(0, 'Breath', { pay: [true], targets: [['V5'], ['V5']] }).resolve()
    expect([s.damage('V5'), s.might('Ravenbloom Student')]).toEqual([2, 3])
  })
})

describe('Flow', () => {
  test('[829.1.b.1] [372] [ruling:rbf-flow-abandon,rj-12465,rbf-flow-countered,rj-12130] countered by Abandon it is banished, not returned', () => {
    const s = table({
      players: [
        { trash: ['Dredge Up'], energy: 2 },
        { hand: ['Abandon'], runes: { chaos: 2 } },
      ],
    })
    s.play(0, 'Dredge Up').pass()
    s.play(1, 'Abandon')
    for (let n = 0; n < 10 && s.asked() !== 'main'; n++) {
      if (s.asked() === 'priority') s.pass()
      else s.act(s.open().player, s.engine.legalActions(s.state).actions[0]!)
    }
    expect([s.cards(0, 'banishment'), s.cards(0, 'hand'), s.cards(0, 'trash')]).toEqual([['Dredge Up'], [], []])
  })

  test('[206] [829.1.c.1] [ruling:rbf-flow-defy-printed,rj-11685] what counters by cost reads the printed one', () => {
    const s = table({
      players: [{ trash: ['Twilight Shroud'], base: ['V1'], energy: 2 }, { hand: ['Refuse'] }],
    })
    s.play(0, 'Twilight Shroud', { targets: ['V1'] }).pass()
    s.play(1, 'Refuse').resolve()
    expect([s.might('V1'), s.cards(0, 'banishment')]).toEqual([1, ['Twilight Shroud']])
  })

  test('[829.1.b.2] [310.1.a] [ruling:rj-12080,rj-12450] without Action or Reaction it waits for its own turn', () => {
    const s = table({
      turnPlayer: 1,
      players: [
        { trash: ['Onslaught'], base: ['V3'], energy: 9 },
        { hand: ['Lend'], base: ['V4'] },
      ],
    })
    s.play(1, 'Lend', { targets: ['V4'] }).pass()
    expect(s.refuse(0, { type: 'play', card: s.key('Onslaught') }).code).toBe('badTiming')
  })
})
