import { describe, expect, test } from 'vitest'
import { allCards } from '../../../src/cards'
import { arena } from '../../fixtures/cards'

describe('SFD-145 Switcheroo', () => {
  test('has its printed facts', () => {
    expect(allCards.find(c => c.id === 'SFD-145')).toMatchObject({
      name: 'Switcheroo',
      types: ['spell'],
      domains: ['chaos'],
      energy: 2,
      power: ['chaos', 'chaos'],
      tags: [],
      supertypes: [],
    })
  })

  test('[357.1] is played for exactly its printed cost', () => {
    for (const chaos of [1, 2]) {
      const s = arena({
        players: [{ hand: ['Switcheroo'], runes: { chaos } }, {}],
        battlefields: [{ controller: 0, units: { 0: ['V2', 'V6'] } }, {}],
      })
      if (chaos === 1) expect(s.refuse(0, { type: 'play', card: s.key('Switcheroo') }).code).toBe('noTargets')
      else expect(s.play(0, 'Switcheroo').runes(0)).toEqual({ ready: 0, all: 0 })
    }
  })

  test("[806.1.b] [309.1.a] in a showdown of the opponent's turn, but not in answer to a spell", () => {
    const s = arena({
      players: [
        { hand: ['Switcheroo'], runes: { chaos: 6 } },
        { base: ['V9'], hand: ['Stupefy'], runes: { mind: 1 } },
      ],
      battlefields: [{ controller: 0, units: { 0: ['V2', 'V6'] } }, {}, {}],
      turnPlayer: 1,
    })
    s.move(1, ['V9'], 'bf1')
    s.play(1, 'Stupefy', { targets: ['V2'] }).pass()
    expect(s.refuse(0, { type: 'play', card: s.key('Switcheroo') }).code).toBe('badTiming')
    s.pass()
    if (s.open().player === 1) s.pass()
    expect(s.play(0, 'Switcheroo').state.chain).toHaveLength(1)
  })

  const field = (
    mine: readonly string[],
    theirs: readonly string[],
    hand: readonly string[] = [],
    others: readonly string[] = [],
  ) =>
    arena({
      players: [
        { hand: ['Switcheroo', ...hand], runes: { chaos: 6, mind: 4, calm: 4 } },
        { hand: others, runes: { chaos: 6, mind: 4 } },
      ],
      battlefields: [{ controller: 0, units: { 0: mine } }, { units: { 1: theirs } }],
    })

  test('[433.1.a] [433.1.b] [ruling:rbf-switcheroo-basic,rj-8018] swaps for this turn: a fixed increase and a fixed decrease', () => {
    const s = field(['V2', 'V6'], [], ['En Garde'])
    s.play(0, 'Switcheroo').resolve()
    expect([s.might('V2'), s.might('V6')]).toEqual([6, 2])
    s.play(0, 'En Garde', { targets: ['V6'] }).resolve()
    expect([s.might('V2'), s.might('V6')]).toEqual([6, 3])
    s.endTurn()
    expect([s.might('V2'), s.might('V6')]).toEqual([2, 6])
  })

  test('[433.1.b] [ruling:rj-8532,rj-9201] buffs and other changes count', () => {
    const s = arena({
      players: [{ hand: ['Switcheroo'], runes: { chaos: 6 } }, {}],
      battlefields: [{ controller: 0, units: { 0: [{ card: 'V2', buffed: true }, 'V6'] } }, {}],
    })
    s.play(0, 'Switcheroo').resolve()
    expect([s.might('V2'), s.might('V6')]).toEqual([6, 3])
  })

  test('[433.1.c] [ruling:rj-11507] equal Mights: nothing is created', () => {
    const s = arena({
      players: [{ hand: ['Switcheroo'], runes: { chaos: 6 } }, {}],
      battlefields: [
        {
          controller: 0,
          units: {
            0: [
              { card: 'V4', as: 'a' },
              { card: 'V4', as: 'b' },
            ],
          },
        },
        {},
      ],
    })
    s.play(0, 'Switcheroo').resolve()
    expect(s.state.effects).toEqual([])
  })

  test('[433.1.c] [ruling:gap-swap-equal] what made them equal ends, and they differ again', () => {
    const s = field(['V3', 'V4'], [], ['Stupefy'])
    s.play(0, 'Stupefy', { targets: ['V4'] }).resolve()
    s.play(0, 'Switcheroo').resolve()
    expect([s.might('V3'), s.might('V4')]).toEqual([3, 3])
    s.endTurn()
    expect([s.might('V3'), s.might('V4')]).toEqual([3, 4])
  })

  test('[355.11.a] [ruling:rj-10884] needs two units at one battlefield', () => {
    const s = field(['V2'], ['V6'])
    expect(s.refuse(0, { type: 'play', card: s.key('Switcheroo') }).code).toBe('noTargets')
  })

  test('[809.1.c] [ruling:rj-8535] Deflect of an enemy unit costs 1 more', () => {
    const s = arena({
      players: [{ hand: ['Switcheroo'], runes: { chaos: 2 } }, {}],
      battlefields: [{ controller: 1, units: { 1: ['Pouty Poro', 'V5'] } }, {}],
    })
    expect(s.refuse(0, { type: 'play', card: s.key('Switcheroo') }).code).toBe('noTargets')
    const rich = arena({
      players: [{ hand: ['Switcheroo'], runes: { chaos: 3 } }, {}],
      battlefields: [{ controller: 1, units: { 1: ['Pouty Poro', 'V5'] } }, {}],
    })
    expect(rich.play(0, 'Switcheroo').resolve().might('Pouty Poro')).toBe(5)
  })

  test('[359.3.e.12] [ruling:rj-10546] with one of them returned to hand nothing is swapped', () => {
    const s = field(['V2', 'V6'], [], [], ['Gust'])
    s.play(0, 'Switcheroo').pass()
    s.play(1, 'Gust', { targets: ['V2'] }).resolve()
    expect([s.might('V6'), s.state.effects]).toEqual([6, []])
  })

  test('[433.1.a] [ruling:rj-9775] the change goes with a unit that moves', () => {
    const s = field(['V2', 'V6'], [])
    s.play(0, 'Switcheroo').resolve()
    s.move(0, ['V2'], 'base0').close()
    expect([s.might('V2'), s.might('V6')]).toEqual([6, 2])
  })

  test('[143.2.a] damage can be lethal for the lower Might', () => {
    const s = arena({
      players: [{ hand: ['Switcheroo'], runes: { chaos: 6 } }, {}],
      battlefields: [{ controller: 1, units: { 1: ['V2', { card: 'V6', damage: 3 }] } }, {}],
    })
    s.play(0, 'Switcheroo').resolve()
    expect([s.where('V6'), s.might('V2')]).toEqual(['trash', 6])
  })

  test('[811.1.d] [ruling:rj-8736] from facedown for nothing, on units there', () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [{ controller: 0, units: { 0: ['V2', 'V6'] }, facedown: { 0: ['Switcheroo'] } }, {}],
    })
    s.play(0, 'Switcheroo').resolve()
    expect([s.might('V2'), s.might('V6')]).toEqual([6, 2])
  })
})
