/** Might that texts set, raise, swap and double; what is computed once and what stays alive (432, 433, 477.3, 479). */
import { describe, expect, test } from 'vitest'
import {
  all,
  assault,
  at,
  atSamePlace,
  buff,
  choose,
  costLess,
  deal,
  deathknell,
  deflect,
  draw,
  empowerFor,
  energy,
  event,
  exactly,
  friendly,
  gearCard,
  giveKeyword,
  giveKeywordsOf,
  giveMight,
  haveKeyword,
  haveMight,
  haveTag,
  increaseMightTo,
  it,
  kill,
  me,
  mightBecomes,
  mightOf,
  other,
  otherThan,
  raiseMight,
  reaction,
  returnToHand,
  setMight,
  shield,
  spell,
  spellCard,
  swapMight,
  tagged,
  tank,
  target,
  unit,
  unitCard,
  when,
  whenI,
  whileEmpowered,
  yours,
} from '../../src/abilities/builders'
import type { Ability, Instruction } from '../../src/abilities/types'
import { allCards } from '../../src/cards'
import { type Scenario, scenario } from '../../src/testing'

const u = (id: string, name: string, might: number, ...text: readonly Ability[]) =>
  unitCard(id, name, { domains: [], energy: 0, might }, ...text)
const quick = (id: string, name: string, ...text: readonly (Ability | Instruction)[]) =>
  spellCard(id, name, { domains: [], energy: 0 }, reaction(), ...text)

const cards = [
  ...allCards,
  ...Array.from({ length: 10 }, (_, n) => u(`TSM-10${n}`, `M${n}`, n)),
  quick('TSM-001', 'Four', mightBecomes(4, target(unit()))),
  quick('TSM-002', 'Six', mightBecomes(6, target(unit()))),
  quick('TSM-003', 'Plus Two', giveMight(2, target(unit()))),
  quick('TSM-004', 'Minus Four', giveMight(-4, target(unit()), { min: 1 })),
  quick('TSM-005', 'Eclipse', giveMight(-4, target(unit()))),
  quick('TSM-006', 'To Five', increaseMightTo(5, target(unit(friendly)), 'permanent')),
  quick('TSM-007', 'Up To Five', giveMight(2, target(unit()), { max: 5 })),
  quick('TSM-008', 'Trade', swapMight(exactly(2, unit(at('battlefield')), { group: atSamePlace }))),
  quick('TSM-009', 'Any Trade', swapMight(exactly(2, unit()))),
  quick('TSM-010', 'Twice', giveMight(mightOf(it), target(unit()))),
  quick(
    'TSM-011',
    'Match',
    choose(target(unit(friendly))),
    increaseMightTo(mightOf(target(unit(friendly, otherThan(it)), { as: 'other' })), it),
  ),
  quick('TSM-012', 'Bounce', returnToHand(target(unit()))),
  quick('TSM-013', 'Zap', deal(1, target(unit()))),
  quick('TSM-014', 'Tankify', giveKeyword('tank', target(unit()))),
  quick('TSM-015', 'Cheer', buff(target(unit()))),
  quick('TSM-016', 'Slay', kill(target(unit()))),
  u('TSM-020', 'Captain', 3, raiseMight(5, unit(friendly, at('here')))),
  u(
    'TSM-021',
    'Giver',
    3,
    assault(2),
    deflect(),
    tank(),
    whenI('move', giveKeywordsOf(me, target(unit(friendly, other))), giveMight(mightOf(me), it)),
  ),
  u('TSM-022', 'Trainer', 1, haveKeyword('shield', unit(friendly, other))),
  u('TSM-023', 'Guard', 3, shield(2)),
  u('TSM-024', 'Watcher', 1, when(event('becomeMighty', { subject: unit() }), draw(1))),
  u('TSM-025', 'Leveller', 1, setMight(2, unit(other))),
  u('TSM-026', 'Banner', 1, haveMight(1, unit(friendly, other))),
]
const play = (s: Scenario, name: string, ...targets: readonly (string | readonly string[])[]): Scenario =>
  s.play(s.open().player, name, { targets }).resolve()
const with_ = (base: readonly string[], hand: readonly string[], theirs: readonly string[] = []): Scenario =>
  scenario({ cards, players: [{ base, hand }, { base: theirs }] })

describe('477.1.a.1 set', () => {
  test('[477.1.a.1 ex1] [477.1.a] a text that sets Might does so before anything is added or taken', () => {
    const s = with_(['M2'], ['Plus Two', 'Four'])
    play(s, 'Plus Two', 'M2')
    expect(s.might('M2')).toBe(4)
    play(s, 'Four', 'M2')
    expect(s.might('M2')).toBe(6)
    s.endTurn()
    expect(s.might('M2')).toBe(2)
  })

  test('[477.1.a.1] [703] a buff stays on top', () => {
    const s = with_(['M9'], ['Four', 'Cheer'])
    play(s, 'Four', 'M9')
    play(s, 'Cheer', 'M9')
    expect(s.might('M9')).toBe(5)
  })

  test('[480] the later of two counts, whichever is a text and whichever a passive ability', () => {
    const s = with_(['M9'], ['Four', 'Six'])
    play(s, 'Six', 'M9')
    play(s, 'Four', 'M9')
    expect(s.might('M9')).toBe(4)
    const passive = with_(['Leveller', 'M9'], ['Four'])
    expect(passive.might('M9')).toBe(2)
    expect(play(passive, 'Four', 'M9').might('M9')).toBe(4)
    const reversed = with_(['M9'], ['Four', 'Leveller'])
    play(reversed, 'Four', 'M9')
    reversed.play(0, 'Leveller').resolve()
    expect(reversed.might('M9')).toBe(2)
  })

  test('[476.3] without the passive ability the earlier number counts again', () => {
    const s = with_(['M9'], ['Four', 'Leveller', 'Slay'])
    play(s, 'Four', 'M9')
    s.play(0, 'Leveller').resolve()
    play(s, 'Slay', 'Leveller')
    expect(s.might('M9')).toBe(4)
  })

  test('[143.2.a] [142.4.b ex1] marked damage can be lethal for the new Might', () => {
    const s = scenario({ cards, players: [{ hand: ['Four'] }, { base: [{ card: 'M9', damage: 4 }] }] })
    expect(play(s, 'Four', 'M9').where('M9')).toBe('trash')
  })
})

describe('477.3 arithmetic', () => {
  test('[477.3.b ex1] [477.3.e.2.b] a limited decrease keeps what it was, also when the unit grows', () => {
    const s = with_(['M2'], ['Minus Four', 'Plus Two'])
    play(s, 'Minus Four', 'M2')
    expect(s.might('M2')).toBe(1)
    expect(play(s, 'Plus Two', 'M2').might('M2')).toBe(3)
  })

  test('[477.3.b ex3] "increase to" of a spell is computed once', () => {
    const s = with_(['M2'], ['To Five', 'Plus Two'])
    play(s, 'To Five', 'M2')
    expect(s.might('M2')).toBe(5)
    expect(play(s, 'Plus Two', 'M2').might('M2')).toBe(7)
    s.endTurn()
    expect(s.might('M2')).toBe(5)
  })

  test('[477.3.b ex2] [479 ex1] a passive one only fills up', () => {
    const s = with_(['Captain', 'M4'], ['Plus Two'])
    expect(s.might('M4')).toBe(5)
    expect(play(s, 'Plus Two', 'M4').might('M4')).toBe(6)
  })

  test('[477.3.e.1.b] [477.3.b] a limited increase keeps what it was at that moment', () => {
    const s = with_(['M4'], ['Up To Five', 'Minus Four'])
    play(s, 'Up To Five', 'M4')
    expect(s.might('M4')).toBe(5)
    play(s, 'Minus Four', 'M4')
    expect(s.might('M4')).toBe(1)
    s.endTurn()
    expect(s.might('M4')).toBe(4)
  })

  test('[479.1 ex1] where both would change each other neither depends: each is what it was when it began to apply', () => {
    const s = with_(['Captain', 'M4'], ['Up To Five'])
    expect(play(s, 'Up To Five', 'M4').might('M4')).toBe(5)
    const first = with_(['M4'], ['Up To Five', 'Captain'])
    play(first, 'Up To Five', 'M4')
    first.play(0, 'Captain').resolve()
    expect(first.might('M4')).toBe(5)
  })

  test('[477.3.c] "increase to" never lowers', () => {
    const s = with_(['M7'], ['To Five'])
    expect(play(s, 'To Five', 'M7').might('M7')).toBe(7)
    expect(s.state.effects).toEqual([])
  })

  test('[143.2.b.1] [477.3.c] the real value counts: from -2 to 5 it is 7', () => {
    const s = with_(['M2'], ['Eclipse', 'To Five'])
    play(s, 'Eclipse', 'M2')
    expect(s.might('M2')).toBe(0) // as a text reads it
    expect(play(s, 'To Five', 'M2').might('M2')).toBe(5)
  })

  test('[432.1] [432.1.a] doubling adds the Might of that moment', () => {
    const s = with_(['M3'], ['Plus Two', 'Twice', 'Plus Two'])
    play(s, 'Plus Two', 'M3')
    play(s, 'Twice', 'M3')
    expect(s.might('M3')).toBe(10)
    expect(play(s, 'Plus Two', 'M3').might('M3')).toBe(12)
  })

  test('[477.3.b] "the Might of another" is read once, and nothing is gained from a smaller one', () => {
    const s = with_(['M2', 'M6'], ['Match', 'Plus Two', 'Match'])
    play(s, 'Match', 'M2', 'M6')
    expect(s.might('M2')).toBe(6)
    play(s, 'Plus Two', 'M6')
    expect(s.might('M2')).toBe(6)
    play(s, 'Match', 'M6', 'M2')
    expect([s.might('M2'), s.might('M6')]).toEqual([6, 8])
  })

  test('[359.3.e.12] without the other one there is no Might to increase to', () => {
    const s = scenario({ cards, players: [{ base: ['M2', 'M6'], hand: ['Match'] }, { hand: ['Bounce'] }] })
    s.play(0, 'Match', { targets: ['M2', 'M6'] }).pass()
    s.play(1, 'Bounce', { targets: ['M6'] }).resolve()
    expect(s.might('M2')).toBe(2)
  })

  test('[710] [709 ex1] an increase that a text leaves can make a unit Mighty', () => {
    const s = with_(['Watcher', 'M4'], ['Plus Two'])
    play(s, 'Plus Two', 'M4')
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[709 ex2] a unit with 5 that gets more was Mighty', () => {
    const s = with_(['Watcher', 'M5'], ['Plus Two'])
    play(s, 'Plus Two', 'M5')
    expect(s.cards(0, 'hand')).toEqual([])
  })
})

describe('433 swap', () => {
  const field = (a: string, b: string, hand: readonly string[]): Scenario =>
    scenario({ cards, players: [{ hand }, {}], battlefields: [{ units: { 0: [a, b] } }, { units: { 0: ['M9'] } }] })

  test('[433.1] [433.1.b] the lower one gains the difference, the higher one loses it', () => {
    const s = play(field('M2', 'M6', ['Trade']), 'Trade', ['M2', 'M6'])
    expect([s.might('M2'), s.might('M6')]).toEqual([6, 2])
    s.endTurn()
    expect([s.might('M2'), s.might('M6')]).toEqual([2, 6])
  })

  test('[433.1.a] two effects are left, each on its unit: later changes add to them', () => {
    const s = play(field('M2', 'M6', ['Trade', 'Plus Two']), 'Trade', ['M2', 'M6'])
    expect(s.state.effects.map(e => [e.amount, e.objects.length]).sort()).toEqual([
      [-4, 1],
      [4, 1],
    ])
    play(s, 'Plus Two', 'M6')
    expect([s.might('M2'), s.might('M6')]).toEqual([6, 4])
  })

  test('[433.1.b] the Mights of that moment are swapped, buffs and all', () => {
    const s = field('M2', 'M6', ['Cheer', 'Trade'])
    play(s, 'Cheer', 'M2')
    play(s, 'Trade', ['M2', 'M6'])
    expect([s.might('M2'), s.might('M6')]).toEqual([6, 3])
  })

  test('[433.1.b] [143.2.b.1] below 0 the real value counts', () => {
    const s = field('M2', 'M6', ['Eclipse', 'Trade', 'Plus Two'])
    play(s, 'Eclipse', 'M2')
    play(s, 'Trade', ['M2', 'M6'])
    expect([s.might('M2'), s.might('M6')]).toEqual([6, 0])
    expect(play(s, 'Plus Two', 'M6').might('M6')).toBe(0)
  })

  test('[433.1.c] equal Mights: nothing is left behind', () => {
    const s = play(with_(['M4'], ['Any Trade'], ['M4']), 'Any Trade')
    expect(s.state.effects).toEqual([])
  })

  test('[359.3.e.12] [433.1] with one of the two gone nothing is swapped', () => {
    const s = scenario({ cards, players: [{ base: ['M2', 'M6'], hand: ['Any Trade'] }, { hand: ['Bounce'] }] })
    s.play(0, 'Any Trade').pass()
    s.play(1, 'Bounce', { targets: ['M6'] }).resolve()
    expect([s.might('M2'), s.state.effects.length]).toEqual([2, 0])
  })

  test('[355.11] the two are at one battlefield', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Trade'] }, {}],
      battlefields: [{ units: { 0: ['M2', 'M6'] } }, { units: { 0: ['M8', 'M9'] } }],
    })
    s.act(0, { type: 'play', card: s.key('Trade') })
    const number = (name: string): number => s.options().indexOf(name)
    s.refuse(0, { type: 'answer', choose: [number('M2'), number('M9')] })
    s.choose('M8', 'M9').resolve()
    expect([s.might('M8'), s.might('M9')]).toEqual([9, 8])
  })

  test('[433.2.a] nobody swaps of his own accord', () => {
    const s = field('M2', 'M6', [])
    expect(s.engine.legalActions(s.state).actions.map(a => a.type)).not.toContain('activate')
  })
})

describe('giving keywords and Might that an object has', () => {
  const moved = (hand: readonly string[] = []): Scenario =>
    scenario({ cards, players: [{ base: ['Giver', 'M2', 'Trainer'], hand }, {}] })
      .move(0, ['Giver'], 'bf0')
      .close()

  test('[477.3.b] all keywords with the values they have now, and the Might of now', () => {
    const s = moved()
    s.choose('M2').close()
    expect([s.keyword('M2', 'assault'), s.keyword('M2', 'deflect'), s.keyword('M2', 'tank')]).toEqual([2, 1, 1])
    // The Trainer gives Shield to both.
    expect(s.keyword('M2', 'shield')).toBe(2)
    expect(s.might('M2')).toBe(5)
    s.endTurn()
    expect([s.keyword('M2', 'assault'), s.keyword('M2', 'shield'), s.might('M2')]).toEqual([0, 1, 2])
  })

  test('[477.3.b] what the giver gets or loses later changes nothing', () => {
    const s = moved(['Plus Two', 'Slay', 'Slay'])
    s.choose('M2').close()
    play(s, 'Plus Two', 'Giver')
    expect(s.might('M2')).toBe(5)
    play(s, 'Slay', 'Giver')
    expect([s.might('M2'), s.keyword('M2', 'assault')]).toEqual([5, 2])
    // The Shield that was given is a snapshot; that of the Trainer goes with it.
    play(s, 'Slay', 'Trainer')
    expect(s.keyword('M2', 'shield')).toBe(1)
  })

  test('[477.2.a] [808.1.c] keywords with a cost or a text of their own are given as they stand there', () => {
    const s = scenario({
      cards: [
        ...cards,
        u(
          'TSM-031',
          'Rich Giver',
          1,
          empowerFor(energy(1)),
          deathknell(draw(1)),
          whileEmpowered(haveMight(3, me)),
          whenI('move', giveKeywordsOf(me, target(unit(friendly, other)))),
        ),
      ],
      players: [{ base: ['Rich Giver', 'M2'], hand: ['Slay'], energy: 1 }, {}],
    })
    s.move(0, ['Rich Giver'], 'bf0').close()
    s.activate(0, 'M2').resolve()
    expect([s.might('M2'), s.might('Rich Giver')]).toEqual([5, 1])
    s.play(0, 'Slay', { targets: ['M2'] }).resolve()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[359.3.e.12] a giver that is gone has neither', () => {
    const s = scenario({ cards, players: [{ base: ['Giver', 'M2'] }, { hand: ['Bounce'] }] })
    s.move(0, ['Giver'], 'bf0')
    s.pass()
    s.play(1, 'Bounce', { targets: ['Giver'] }).close()
    expect([s.might('M2'), s.keyword('M2', 'tank'), s.state.effects.length]).toEqual([2, 0, 0])
  })

  test('[477.2.a] what was given works: the Assault counts in an attack', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Giver', 'M2'] }, {}],
      battlefields: [{}, { controller: 1, units: { 1: ['M9'] } }],
    })
    s.move(0, ['Giver'], 'bf0').close()
    s.move(0, ['M2'], 'bf1')
    expect(s.might('M2')).toBe(7)
  })
})

describe('477 layers by the words of the text', () => {
  const own = [
    ...cards,
    u('TSM-040', 'Elder', 2, haveTag('Yordle', unit(friendly, other))),
    u('TSM-041', 'Oracle', 2, haveKeyword('vision', unit(friendly, other))),
    quick('TSM-042', 'Yordle Rally', giveMight(1, all(unit(tagged('Yordle'))))),
    gearCard(
      'TSM-043',
      'Ledger',
      { domains: [], energy: 0 },
      costLess(spell(yours), { energy: 1 }),
      costLess(spell(yours), { energy: 1 }),
    ),
    spellCard('TSM-044', 'Dear', { domains: [], energy: 3 }, reaction(), draw(1)),
  ]

  test('[477.1.c ex1] others are of a tag', () => {
    const s = scenario({ cards: own, players: [{ base: ['Elder', 'M3'], hand: ['Yordle Rally'] }, { base: ['M4'] }] })
    play(s, 'Yordle Rally')
    expect(['Elder', 'M3', 'M4'].map(name => s.might(name))).toEqual([2, 4, 4])
  })

  test('[477.2.b ex1] others have a keyword', () => {
    const s = scenario({ cards: own, players: [{ base: ['Oracle', 'M3'] }, { base: ['M4'] }] })
    const vision = (name: string) => s.engine.read(s.state).keywords(s.key(name)).includes('vision')
    expect(['Oracle', 'M3', 'M4'].map(vision)).toEqual([false, true, false])
  })

  test('[477.3.a] costs are numbers that are counted up and down as Might is', () => {
    const s = scenario({ cards: own, players: [{ base: ['Ledger'], hand: ['Dear'], energy: 1 }, {}] })
    s.play(0, 'Dear').resolve()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })
})

test('[477.3.e.1] [477.3.e.2] a negative amount that is counted is a decrease, and comes after "increased to"', () => {
  const own = [...cards, u('TSM-030', 'Weight', 1, haveMight({ times: [-1, { count: unit(friendly) }] }, unit(friendly, other)))]
  const s = scenario({ cards: own, players: [{ base: ['Captain', 'M4', 'Weight'] }, {}] })
  expect(s.might('M4')).toBe(2) // 5 - 3
})
