import { describe, expect, test } from 'vitest'
import { counter, giveMight, reaction, returnToHand, spell, spellCard, stun, target, unit } from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'

const runes = { calm: 12, fury: 12, mind: 12, order: 12, body: 12 }
const free = { domains: [], energy: 0 } as const
const tools = [
  ...allCards,
  spellCard('TST-690', 'Deny', free, reaction(), counter(target(spell()))),
  spellCard('TST-691', 'Take Two', free, giveMight(-2, target(unit()))),
  spellCard('TST-692', 'Knock Out', free, stun(target(unit()))),
  spellCard('TST-693', 'Send Home', free, returnToHand(target(unit()))),
]

describe('VEN-053 Otterpus', () => {
  const otter = (turns: number, base: readonly string[] = ['Otterpus', 'V3']) =>
    arena({ players: [{ base, turns }, { turns: 5 }], battlefields: [{}, {}] })

  test('[370.1.b] in the first or second turn of a player a point from conquering is a card instead, and the conquer stays', () => {
    const s = otter(2)
    s.move(0, ['V3'], 'bf0').pass(2)
    expect([s.points(0), s.cards(0, 'hand').length, s.controller('bf0')]).toEqual([0, 1, 0])
    expect(s.events.some(e => e.type === 'conquer')).toBe(true)
    s.quiet()
  })

  test('in the third turn the point is gained', () => {
    const s = otter(3)
    s.move(0, ['V3'], 'bf0').pass(2)
    expect([s.points(0), s.cards(0, 'hand').length]).toEqual([1, 0])
  })

  test('it is about every player, and about holding too; each hold is an event of its own', () => {
    const s = arena({
      players: [{ base: ['Otterpus'], turns: 9 }, { turns: 0 }],
      battlefields: [{ units: { 1: ['V3'] } }, { units: { 1: ['V4'] } }],
    })
    s.endTurn()
    expect([s.asked(), s.open().player]).toEqual(['replacedEvent', 0])
    s.choose('#0')
    expect([s.points(1), s.cards(1, 'hand').length]).toEqual([0, 3])
  })

  test('[431.2.c] a point that is gained otherwise is gained', () => {
    const s = arena({
      players: [
        { base: ['Otterpus'], turns: 9 },
        { deck: [], trash: ['V1', 'V2'], turns: 0 },
      ],
      battlefields: [{}, {}],
    })
    s.endTurn()
    expect(s.points(0)).toBe(1)
  })

  test('[372] with two of them one card is drawn', () => {
    const s = arena({
      players: [{ base: [{ card: 'Otterpus', as: 'a' }, 'V3'], turns: 1 }, { base: [{ card: 'Otterpus', as: 'b' }] }],
      battlefields: [{}, {}],
    })
    s.move(0, ['V3'], 'bf0').pass(2)
    expect([s.asked(), s.open().player]).toEqual(['replacement', 0])
    s.choose('b')
    expect([s.points(0), s.cards(0, 'hand').length, s.cards(1, 'hand').length]).toEqual([0, 1, 0])
  })
})

describe('VEN-069 Mel, Newly Awakened', () => {
  const mel = (empowered: number, mine: readonly string[], theirs: readonly string[]) =>
    scenario({
      cards: tools,
      players: [
        { hand: mine, base: [{ card: 'Mel, Newly Awakened', empowered }], runes },
        { hand: theirs, base: ['Otterpus', 'Gangplank, Naval'] },
      ],
    })

  test('draws a card when she is played', () => {
    const s = arena({ players: [{ hand: ['Mel, Newly Awakened'], runes }, {}] })
    s.play(0, 'Mel, Newly Awakened', { place: 'base0' }).resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[054.1] [ruling:rj-11722] her controller’s spells can be chosen but not countered', () => {
    const s = mel(1, ['Take Two'], ['Deny'])
    s.play(0, 'Take Two', { targets: ['Gangplank, Naval'] }).pass()
    s.play(1, 'Deny', { targets: ['Take Two'] }).resolve()
    expect([s.might('Gangplank, Naval'), s.where('Deny'), s.events.some(e => e.type === 'counter')]).toEqual([3, 'trash', false])
  })

  test('not Empowered she neither protects nor takes more', () => {
    const s = mel(0, ['Take Two', { card: 'Take Two', as: 't2' } as never], ['Deny'])
    s.play(0, 'Take Two', { targets: ['Gangplank, Naval'] }).pass()
    s.play(1, 'Deny', { targets: ['Take Two'] }).resolve()
    expect(s.might('Gangplank, Naval')).toBe(6)
    s.play(0, 't2', { targets: ['Gangplank, Naval'] }).resolve()
    expect(s.might('Gangplank, Naval')).toBe(4)
  })

  test('spells of opponents are countered as ever', () => {
    const s = scenario({
      cards: tools,
      players: [{ hand: ['Take Two'] }, { hand: ['Deny'], base: [{ card: 'Mel, Newly Awakened', empowered: 1 }] }],
    })
    s.play(0, 'Take Two', { targets: ['Mel, Newly Awakened'] }).pass()
    s.play(1, 'Deny', { targets: ['Take Two'] }).resolve()
    expect(s.might('Mel, Newly Awakened')).toBe(4)
  })

  test('[477.3.b] [ruling:rj-11741,rj-12043] Stupefy takes one more, down to its minimum of 1', () => {
    const s = scenario({
      cards: tools,
      players: [
        { hand: ['Stupefy', { card: 'Stupefy', as: 's2' }], base: [{ card: 'Mel, Newly Awakened', empowered: 1 }], runes },
        { base: ['Otterpus', 'Gangplank, Naval'] },
      ],
    })
    s.play(0, 'Stupefy', { targets: ['Otterpus'] }).resolve()
    s.play(0, 's2', { targets: ['Gangplank, Naval'] }).resolve()
    expect([s.might('Otterpus'), s.might('Gangplank, Naval')]).toEqual([1, 4])
  })

  test('[372] her enlargement and Gangplank’s replacement are ordered by his controller', () => {
    const s = scenario({
      cards: tools,
      players: [
        { hand: ['Take Two'], base: [{ card: 'Mel, Newly Awakened', empowered: 1 }] },
        { base: [{ card: 'Gangplank, Naval', empowered: 1 }] },
      ],
    })
    s.play(0, 'Take Two', { targets: ['Gangplank, Naval'] }).pass(2)
    expect([s.asked(), s.open().player]).toEqual(['replacement', 1])
    s.choose('Mel, Newly Awakened').resolve()
    expect(s.might('Gangplank, Naval')).toBe(9)
  })
})

describe('VEN-086 Gangplank, Naval', () => {
  const ship = (hand: readonly string[], extra: { readonly empowered?: number; readonly stunned?: boolean } = {}) =>
    scenario({
      cards: tools,
      players: [{ hand, runes }, { base: [{ card: 'Gangplank, Naval', empowered: 1, ...extra }] }],
    })

  test('[370.1.b] a stun, a loss of Might and a return to hand by what chooses him are +3 Might this turn instead', () => {
    const s = ship(['Knock Out', 'Take Two', 'Send Home'])
    for (const [n, name] of ['Knock Out', 'Take Two', 'Send Home'].entries()) {
      s.play(0, name, { targets: ['Gangplank, Naval'] }).resolve()
      expect([s.where('Gangplank, Naval'), s.object('Gangplank, Naval').stunned, s.might('Gangplank, Naval')]).toEqual([
        'base1',
        false,
        9 + 3 * n,
      ])
    }
    s.endTurn()
    expect(s.might('Gangplank, Naval')).toBe(6)
  })

  test('not Empowered he is stunned like everybody else', () => {
    const s = ship(['Knock Out'], { empowered: 0 })
    s.play(0, 'Knock Out', { targets: ['Gangplank, Naval'] }).resolve()
    expect([s.object('Gangplank, Naval').stunned, s.might('Gangplank, Naval')]).toEqual([true, 6])
  })

  test('[423.1.a.1] [ruling:rj-11758] stunned already he is not stunned again, so there is nothing to replace', () => {
    const s = ship(['Knock Out'], { stunned: true })
    s.play(0, 'Knock Out', { targets: ['Gangplank, Naval'] }).resolve()
    expect(s.might('Gangplank, Naval')).toBe(6)
  })

  test('he is Empowered for two body Power', () => {
    const s = arena({ players: [{ base: ['Gangplank, Naval'], runes: { body: 2 } }, {}] })
    s.activate(0, 'Gangplank, Naval').resolve()
    expect([s.object('Gangplank, Naval').empowered, s.runes(0).all]).toEqual([1, 0])
  })
})

describe('VEN-126 Ki Barrier', () => {
  test('[437.3.b] [ruling:rj-12071] two of them prevent 14, one after the other', () => {
    const s = arena({
      players: [
        {
          hand: [
            'Ki Barrier',
            { card: 'Ki Barrier', as: 'k2' },
            'Singularity',
            { card: 'Singularity', as: 's2' },
            { card: 'Singularity', as: 's3' },
          ],
          runes,
        },
        { base: ['V12'] },
      ],
    })
    s.play(0, 'Ki Barrier', { targets: ['V12'] }).resolve()
    s.play(0, 'k2', { targets: ['V12'] }).resolve()
    for (const [name, marked] of [
      ['Singularity', 0],
      ['s2', 0],
      ['s3', 4],
    ] as const) {
      s.play(0, name, { targets: [['V12']] }).resolve()
      expect(s.damage('V12')).toBe(marked)
    }
  })

  test('[437.5.a ex1] in combat an opponent has to assign 7 more to kill the unit', () => {
    const s = arena({
      players: [{ base: ['V9'] }, { hand: ['Ki Barrier'], runes }],
      battlefields: [{ units: { 1: ['V2', 'V3'] } }, {}],
    })
    s.move(0, ['V9'], 'bf0').pass()
    s.play(1, 'Ki Barrier', { targets: ['V2'] }).close()
    // 3 kill the V3; the V2 needs 9, so nothing of the rest kills it.
    expect(s.refuseAssign({ V2: 3, V3: 6 }).rule).toBe('465.2.c.4')
    s.assign({ V2: 9 })
    expect([s.where('V2'), s.where('V3')]).toEqual(['trash', 'bf0'])
  })
})
