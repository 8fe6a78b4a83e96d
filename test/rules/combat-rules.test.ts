/** What passive abilities change about damage: what is lethal, who deals, what is ignored, and what is assigned in excess. */
import { describe, expect, test } from 'vitest'
import {
  afterAnAttack,
  amountAtLeast,
  asLongAs,
  at,
  battlefieldCard,
  deal,
  draw,
  enemy,
  enoughDamage,
  event,
  exactly,
  excessDamage,
  forbid,
  gearCard,
  ignoring,
  is,
  me,
  mightAtMost,
  mightOf,
  noCombatDamage,
  onlyIf,
  plus,
  reaction,
  spellCard,
  target,
  unit,
  unitCard,
  when,
  whenI,
  whenYou,
} from '../../src/abilities/builders'
import type { Ability } from '../../src/abilities/types'
import { createEngine } from '../../src/engine'
import type { Placed, Position } from '../../src/testing'
import { type Scenario, scenario } from '../../src/testing'
import { combatCards } from '../fixtures/combat'

const u = (id: string, name: string, might: number, ...text: readonly Ability[]) =>
  unitCard(id, name, { domains: [], energy: 0, might }, ...text)

const cards = [
  ...combatCards,
  u('TSX-001', 'Slaughterer', 3, enoughDamage(1, unit(enemy))),
  u('TSX-002', 'Bleeder', 3, enoughDamage(2, unit(enemy), 'any')),
  u('TSX-003', 'Peacemaker', 3, noCombatDamage(unit(enemy, at('here'), mightAtMost(plus(mightOf(me), -1))))),
  u('TSX-004', 'Pacifist', 6, noCombatDamage(me)),
  u('TSX-005', 'Calm Guard', 4, asLongAs(is(me, { is: 'exhausted' }), noCombatDamage(me))),
  u('TSX-006', 'Leaper', 4, ignoring('tank', 'assign', { at: 'here' })),
  u('TSX-007', 'Seeker', 4, ignoring('backline', 'assign', { at: 'here' })),
  u('TSX-008', 'Marksman', 4, ignoring('tank', 'assign')),
  u('TSX-009', 'Phantom', 3, forbid('takeDamage', me)),
  u('TSX-010', 'Phantom Wall', 3, { kind: 'keyword', keyword: 'tank' }, forbid('takeDamage', me)),
  u('TSX-011', 'Overrunner', 6, whenI('conquer', afterAnAttack, onlyIf(amountAtLeast(2, excessDamage('enemyUnits'))), draw(1))),
  u(
    'TSX-012',
    'Plunderer',
    6,
    whenI('conquer', onlyIf(amountAtLeast(2, excessDamage())), deal(excessDamage(), target(unit(enemy)))),
  ),
  u('TSX-013', 'Quartermaster', 1, whenYou('conquer', afterAnAttack, draw(1))),
  u('TSX-014', 'Warded', 2, { kind: 'keyword', keyword: 'deflect', value: 1 }),
  spellCard('TSX-015', 'Slip Past', { domains: [], energy: 0 }, reaction(), ignoring('deflect', 'pay'), deal(1, target(unit()))),
  battlefieldCard('TSX-016', 'Open Ground', ignoring('deflect', 'pay', { player: 'any', at: 'here' })),
  gearCard('TSX-017', 'Decoder', { domains: [], energy: 0 }, ignoring('deflect', 'pay')),
  u('TSX-018', 'Feeler', 4, when(event('damage', { subject: me }), draw(1))),
]

const battle = (attackers: readonly Placed[], defenders: readonly Placed[], more: Partial<Position> = {}): Scenario =>
  scenario({
    cards,
    players: [{}, {}],
    ...more,
    battlefields: [{ controller: 1, units: { 0: attackers, 1: defenders } }, {}],
  })
const two = (as: string): Placed => ({ card: 'Two Plain', as })
const assigned = (s: Scenario) => s.events.filter(e => e.type === 'assign').map(e => [e.player, e.amount])

describe('142.4.c what is enough', () => {
  const hit = (by: number, players: Position['players'], spell = 'Zap', at = 'Six Plain') =>
    scenario({ cards, players, turnPlayer: by })
      .play(by, spell, { targets: [at] })
      .resolve()

  test('[142.4.c ex1] any damage by its controller kills an enemy unit', () => {
    expect(hit(0, [{ base: ['Slaughterer'], hand: ['Zap'] }, { base: ['Six Plain'] }]).where('Six Plain')).toBe('trash')
    expect(hit(0, [{ hand: ['Zap'] }, { base: ['Six Plain'] }]).where('Six Plain')).toBe('base1')
  })

  test('[142.3.b] [142.4.c] damage by others is not that player’s, and own units need what they always need', () => {
    const s = hit(1, [{ base: ['Slaughterer'] }, { base: ['Six Plain'], hand: ['Zap'] }])
    expect([s.where('Six Plain'), s.damage('Six Plain')]).toEqual(['base1', 1])
    const own = hit(0, [{ base: ['Slaughterer', 'Six Plain'], hand: ['Zap'] }, {}])
    expect(own.where('Six Plain')).toBe('base0')
  })

  test('[142.3.a] [142.3.b] damage that a unit deals is its controller’s, whoever played the spell', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Slaughterer', 'One Plain'], hand: ['Duel'] }, { base: ['Six Plain', 'Five Plain'] }],
    })
    s.play(0, 'Duel', { targets: ['Slaughterer', 'Six Plain'] }).resolve()
    // The 3 are of player 0 and enough; the 6 are of player 1.
    expect([s.where('Six Plain'), s.where('Slaughterer')]).toEqual(['trash', 'trash'])
  })

  test('[142.4.c] marks from before it came count', () => {
    const s = scenario({ cards, players: [{ hand: ['Zap', 'Slaughterer'] }, { base: ['Six Plain'] }] })
    s.play(0, 'Zap', { targets: ['Six Plain'] }).resolve()
    expect(s.where('Six Plain')).toBe('base1')
    s.play(0, 'Slaughterer').resolve()
    expect(s.where('Six Plain')).toBe('trash')
  })

  test('[142.4.c] without it the marks are ordinary: it has to be there in the cleanup', () => {
    const s = scenario({
      cards,
      players: [
        { base: ['Slaughterer'], hand: ['Zap'] },
        { base: ['Six Plain'], hand: ['Bounce'] },
      ],
    })
    s.play(0, 'Zap', { targets: ['Six Plain'] }).pass()
    s.play(1, 'Bounce', { targets: ['Slaughterer'] }).resolve()
    expect([s.where('Six Plain'), s.damage('Six Plain')]).toEqual(['base1', 1])
  })

  test('[142.4.b ex2] nothing dies without damage', () => {
    const s = scenario({ cards, players: [{ base: ['Slaughterer'], hand: ['Nothing'] }, { base: ['Zero Plain'] }] })
    s.play(0, 'Nothing').resolve()
    expect(s.where('Zero Plain')).toBe('base1')
  })

  test('[142.4.c] [437.4] damage that was prevented is not there', () => {
    const s = scenario({ cards, players: [{ base: ['Slaughterer'], hand: ['Ward', 'Zap'] }, { base: ['Six Plain'] }] })
    s.play(0, 'Ward', { targets: ['Six Plain'] })
      .resolve()
      .play(0, 'Zap', { targets: ['Six Plain'] })
      .resolve()
    expect(s.where('Six Plain')).toBe('base1')
  })

  test('[142.4.c] an amount of anybody’s damage: both players’ marks add up', () => {
    const s = scenario({
      cards,
      players: [
        { base: ['Bleeder'], hand: ['Zap'] },
        { base: ['Six Plain'], hand: ['Zap'] },
      ],
    })
    s.play(0, 'Zap', { targets: ['Six Plain'] }).resolve()
    expect(s.where('Six Plain')).toBe('base1')
    s.endTurn()
    expect(s.damage('Six Plain')).toBe(0)
    const other = scenario({
      cards,
      turnPlayer: 1,
      players: [{ base: ['Bleeder'] }, { base: [{ card: 'Six Plain', damage: 1 }], hand: ['Zap'] }],
    })
    expect(
      other
        .play(1, 'Zap', { targets: ['Six Plain'] })
        .resolve()
        .where('Six Plain'),
    ).toBe('trash')
  })

  test('[465.2.c.3] [142.4.c] 1 for each unit is lethal while damage is assigned', () => {
    const s = battle(
      ['Slaughterer'],
      [two('a'), { card: 'Six Plain', as: 'b' }, { card: 'Five Plain', as: 'c' }, two('d')],
    ).close()
    s.refuseAssign({ a: 2, b: 1 })
    s.refuseAssign({ c: 3 })
    s.assign({ a: 1, b: 1, c: 1 })
    expect(s.cards(1, 'trash').sort()).toEqual(['Five Plain', 'Six Plain', 'Two Plain'])
    const few = battle(['Slaughterer'], [two('a'), { card: 'Six Plain', as: 'b' }]).close()
    few.refuseAssign({ a: 3 })
    expect(few.assign({ a: 1, b: 2 }).cards(1, 'trash').sort()).toEqual(['Six Plain', 'Two Plain'])
  })

  test('[142.3.b] [465.2.c.3] the other side assigns as always', () => {
    const s = battle([two('a'), two('b'), { card: 'Slaughterer', as: 'c' }], ['Four Plain']).close()
    expect(s.open()).toMatchObject({ player: 1, reason: 'combatDamage' })
    s.refuseAssign({ a: 1, b: 1, c: 2 })
    s.assign({ c: 3, a: 1 })
    expect([s.where('a'), s.where('c'), s.where('Four Plain')]).toEqual(['bf0', 'trash', 'trash'])
  })
})

describe('465.2 units that deal no combat damage', () => {
  test('[465.2.a] it adds nothing to the sum and is no source, but has its Might to be killed', () => {
    const s = battle(['Pacifist', 'Two Plain'], ['Six Plain']).close()
    expect(assigned(s)).toEqual([[0, 2]])
    s.assign({ Pacifist: 6 })
    expect(s.where('Pacifist')).toBe('trash')
    const alone = battle(['Pacifist'], ['Two Plain']).close()
    expect(alone.events.filter(e => e.type === 'damage').map(e => e.amount)).toEqual([2])
  })

  test('[465.2.a] other damage of such a unit is dealt', () => {
    const s = scenario({ cards, players: [{ base: ['Pacifist'], hand: ['Duel'] }, { base: ['Five Plain'] }] })
    s.play(0, 'Duel', { targets: ['Pacifist', 'Five Plain'] }).resolve()
    expect(s.where('Five Plain')).toBe('trash')
  })

  test('[465.2.b] those here with less Might deal none, an equal one does', () => {
    const s = battle(['Two Plain', { card: 'Three Plain', as: 'x' }], ['Peacemaker']).close()
    expect(assigned(s)).toContainEqual([0, 3])
    // Elsewhere it does not matter.
    const far = scenario({
      cards,
      players: [{}, { base: ['Peacemaker'] }],
      battlefields: [{ controller: 1, units: { 0: ['Two Plain'], 1: ['Six Plain'] } }, {}],
    }).close()
    expect(assigned(far)).toContainEqual([0, 2])
  })

  test('[465.2] the Mights at the assignment are compared', () => {
    const s = battle(['Two Plain'], ['Peacemaker'], { players: [{ hand: ['Grow'] }, {}] })
    s.play(0, 'Grow', { targets: ['Two Plain'] }).resolve()
    s.close()
    expect(assigned(s)).toContainEqual([0, 5])
  })

  test('[465.2.a] a condition is read at the assignment', () => {
    for (const exhausted of [true, false]) {
      const s = battle([{ card: 'Calm Guard', exhausted }], ['Six Plain']).close()
      expect(assigned(s)).toEqual(
        exhausted
          ? [[1, 6]]
          : [
              [0, 4],
              [1, 6],
            ],
      )
    }
  })
})

describe('764–767 ignoring', () => {
  test('[766] [767] its controller ignores Tank here', () => {
    const s = battle(['Leaper'], ['Bulwark', two('a'), two('b')]).close()
    s.assign({ a: 2, b: 2 })
    expect(s.units('bf0')).toEqual(['Bulwark'])
  })

  test('[766 ex2] its controller ignores Backline here', () => {
    const s = battle(['Seeker'], ['Lookout', two('a'), two('b')]).close()
    expect(s.assign({ Lookout: 2, a: 2 }).where('Lookout')).toBe('trash')
    const without = battle(['Four Plain'], ['Lookout', two('a'), two('b')]).close()
    expect(without.events.filter(e => e.type === 'damage' && e.card === 'TST-311')).toEqual([])
  })

  test('[767 ex2] no other player ignores it', () => {
    const s = battle(['Leaper', two('a')], ['Bulwark', two('b')]).close()
    expect(s.open()).toMatchObject({ player: 0 })
    s.assign({ b: 2, Bulwark: 4 })
    const backline = battle(['Five Plain'], ['Lookout', 'Seeker']).close()
    expect(Object.fromEntries(backline.events.filter(e => e.type === 'damage').map(e => [e.card, e.amount]))).toEqual({
      'TSX-007': 4,
      'TST-311': 1,
      'TST-305': 6,
    })
    // The other side has one way only: Tank first.
    const defender = battle(['Five Plain'], ['Bulwark', 'Leaper']).close()
    const taken = Object.fromEntries(defender.events.filter(e => e.type === 'damage').map(e => [e.card, e.amount]))
    expect(taken).toEqual({ 'TST-310': 3, 'TSX-006': 2, 'TST-305': 7 })
    const forced = battle(['Seeker', 'Lookout', two('a')], ['Three Plain']).close()
    expect(forced.open()).toMatchObject({ player: 1 })
    expect(forced.refuseAssign({ Lookout: 2, Seeker: 1 }).rule).toBe('465.2.c.6')
  })

  test('[767] another keyword than the one that is named is not ignored', () => {
    const s = battle(['Seeker'], ['Bulwark', two('a'), two('b')]).close()
    s.refuseAssign({ a: 2, b: 2 })
    s.assign({ Bulwark: 3, a: 1 })
  })

  test('[766] somewhere else it does nothing, unless it says so of no place', () => {
    const field = (card: string) =>
      scenario({
        cards,
        players: [{ base: [card] }, {}],
        battlefields: [{ controller: 1, units: { 0: ['Four Plain'], 1: ['Bulwark', two('a'), two('b')] } }, {}],
      }).close()
    field('Leaper').refuseAssign({ a: 2, b: 2 })
    expect(field('Marksman').assign({ a: 2, b: 2 }).units('bf0')).toEqual(['Bulwark'])
  })

  test('[766] a demand that is no keyword is not ignored with it', () => {
    const plainDemand = { kind: 'passive', effect: { static: 'assignOrder', order: 'first' } } as const
    const own = [...cards, u('TSX-030', 'Loud One', 3, plainDemand)]
    const s = scenario({
      cards: own,
      players: [{}, {}],
      battlefields: [{ controller: 1, units: { 0: ['Leaper'], 1: ['Loud One', two('a'), two('b')] } }, {}],
    }).close()
    s.refuseAssign({ a: 2, b: 2 })
  })

  test('[766] a Tank that was given is ignored as well', () => {
    const s = battle(['Leaper'], ['Three Plain', two('a'), two('b')], { players: [{ hand: ['Fury Gift'] }, {}] })
    s.play(0, 'Fury Gift', { targets: ['Three Plain'] }).resolve()
    s.close()
    expect(s.assign({ a: 2, b: 2 }).units('bf0')).toEqual(['Three Plain'])
  })

  test('[766 ex1] a spell ignores Deflect while its own cost is paid', () => {
    const s = scenario({ cards, players: [{ hand: ['Slip Past'] }, { base: ['Warded'] }] })
    expect(
      s
        .play(0, 'Slip Past', { targets: ['Warded'] })
        .resolve()
        .damage('Warded'),
    ).toBe(1)
  })

  test('[767 ex1] another spell pays for Deflect, and so does that of another player', () => {
    const s = scenario({
      cards,
      players: [
        { hand: [{ card: 'Zap', as: 'mine' }, 'Slip Past'] },
        { base: ['Warded'] },
        { hand: [{ card: 'Zap', as: 'other' }] },
      ],
    })
    s.refuse(0, { type: 'play', card: s.key('mine') })
    s.play(0, 'Slip Past', { targets: ['Warded'] }).pass(2)
    expect(s.open().player).toBe(2)
    s.refuse(2, { type: 'play', card: s.key('other') })
  })

  test('[766] players ignore Deflect when they choose something here', () => {
    const s = (place: string) =>
      scenario({
        cards,
        players: [{ hand: ['Zap'] }, { base: place === 'base' ? ['Warded'] : [] }],
        battlefields: [{ card: 'Open Ground', units: { 1: place === 'bf0' ? ['Warded'] : [] } }, {}],
      })
    expect(
      s('bf0')
        .play(0, 'Zap', { targets: ['Warded'] })
        .resolve()
        .damage('Warded'),
    ).toBe(1)
    const both = scenario({
      cards: [...cards, spellCard('TSX-032', 'Pair', { domains: [], energy: 0 }, reaction(), deal(1, exactly(2, unit(enemy))))],
      players: [{ hand: ['Pair'] }, { base: [{ card: 'Warded', as: 'far' }] }],
      battlefields: [{ card: 'Open Ground', units: { 1: [{ card: 'Warded', as: 'near' }] } }, {}],
    })
    both.play(0, 'Pair').resolve()
    expect([both.damage('far'), both.damage('near')]).toEqual([1, 1])
    const base = s('base')
    base.refuse(0, { type: 'play', card: base.key('Zap') })
  })

  test('[767] "you ignore" is for one player', () => {
    const mine = scenario({ cards, players: [{ hand: ['Zap'], base: ['Decoder'] }, { base: ['Warded'] }] })
    expect(
      mine
        .play(0, 'Zap', { targets: ['Warded'] })
        .resolve()
        .damage('Warded'),
    ).toBe(1)
    const theirs = scenario({ cards, players: [{ hand: ['Zap'] }, { base: ['Warded', 'Decoder'] }] })
    theirs.refuse(0, { type: 'play', card: theirs.key('Zap') })
  })

  test('[766] what a procedure does not look at can’t be ignored there', () => {
    const make = (keyword: 'tank' | 'deflect', doing: 'assign' | 'pay') =>
      createEngine({ cards: [...combatCards, u('TSX-031', 'Odd One', 1, ignoring(keyword, doing))] })
    expect(() => make('tank', 'pay')).toThrow(/ignoring tank/)
    expect(() => make('deflect', 'assign')).toThrow(/ignoring deflect/)
    expect(() => make('tank', 'assign')).not.toThrow()
  })
})

describe('465.2.c.10 units that can’t be dealt damage', () => {
  test('[465.2.c.10 ex1] it is passed over, also with Tank', () => {
    for (const card of ['Phantom', 'Phantom Wall']) {
      const s = battle(['Four Plain'], [card, two('a'), two('b')]).close()
      expect(s.units('bf0')).toEqual([card])
    }
  })

  test('[465.2.c.10] it takes nothing away from units that can be damaged', () => {
    const s = battle(['Three Plain'], ['Phantom', two('a'), two('b')]).close()
    expect(s.refuseAssign({ Phantom: 3 }).rule).toBe('465.2.c.10')
    s.refuseAssign({ a: 2, Phantom: 1 })
    s.assign({ a: 2, b: 1 })
  })

  test('[465.2.c.10] what is assigned to it is not dealt, nor is other damage', () => {
    const s = battle(['Four Plain'], ['Phantom']).close()
    expect(assigned(s)).toContainEqual([0, 4])
    expect(s.events.filter(e => e.type === 'damage').map(e => e.player)).toEqual([0])
    const spell = scenario({ cards, players: [{ hand: ['Bolt'] }, { base: ['Phantom'] }] })
    expect(
      spell
        .play(0, 'Bolt', { targets: ['Phantom'] })
        .resolve()
        .damage('Phantom'),
    ).toBe(0)
  })

  test.each(['Phantom', 'Phantom Wall'])('[465.2.c] what is listed is accepted, with %s', card => {
    const s = battle(['Three Plain'], [card, two('a'), two('b')]).close()
    const { actions } = s.engine.legalActions(s.state)
    expect(actions.length).toBeGreaterThan(1)
    for (const action of actions) expect(s.engine.apply(s.state, 0, action).ok).toBe(true)
  })
})

describe('465.2.c.4 excess damage', () => {
  const drawn = (s: Scenario): number => s.cards(0, 'hand').length

  test('[465.2.c.4] [466.5.d] what was assigned beyond lethal damage is known when the battlefield is conquered', () => {
    expect(drawn(battle(['Overrunner'], ['Four Plain']).close())).toBe(1)
    expect(drawn(battle(['Overrunner'], ['Five Plain']).close())).toBe(0)
  })

  test('[465.2.c.4] it adds up over the units', () => {
    const s = battle(
      ['Overrunner', 'Two Plain'],
      [
        { card: 'Three Plain', as: 'a' },
        { card: 'Three Plain', as: 'b' },
      ],
    ).close()
    s.assign({ a: 4, b: 4 })
    s.assign({ 'Two Plain': 2, Overrunner: 4 })
    s.close()
    expect(drawn(s)).toBe(1)
  })

  test('[465.2.c.4] damage that is marked already makes more of it excess', () => {
    expect(drawn(battle(['Overrunner'], [{ card: 'Five Plain', damage: 1 }]).close())).toBe(1)
  })

  test('[465.2.c.4] without combat damage there is none', () => {
    const s = battle(['Overrunner'], ['One Plain'], { players: [{ hand: ['Slay'] }, {}] })
    s.play(0, 'Slay', { targets: ['One Plain'] }).resolve()
    s.close()
    expect([s.controller('bf0'), drawn(s)]).toEqual([0, 0])
  })

  test('[465.2.c.4] excess that others assigned is not yours', () => {
    // The defender assigns 4 too much to the attacker, who dies; nobody conquers with it.
    const s = battle(['Two Plain'], ['Overrunner']).close()
    expect(s.events.filter(e => e.type === 'conquer')).toEqual([])
    expect(s.cards(1, 'hand')).toEqual([])
  })

  test('[465.2.c.4.a] [465.2.c.5] doubled damage counts as it comes out', () => {
    const s = battle(['Three Plain', 'Overrunner'], [two('a'), { card: 'Eight Plain', as: 'b' }], {
      players: [{ hand: ['Expose'] }, {}],
    })
    s.play(0, 'Expose', { targets: ['b'] }).resolve()
    s.close()
    // 9 damage: 4 are enough for the 8; 2 for the other; the 3 that are left come out as 6 on the doubled one.
    s.assign({ a: 2, b: 7 })
    expect(s.state.showdown?.excess.map(x => x.amount)).toEqual([6])
  })

  test('[465.2.c.10] what is assigned to a unit that can’t be dealt damage is no excess', () => {
    const s = battle(['Overrunner'], ['Phantom']).close()
    expect(drawn(s)).toBe(0)
  })

  test('[142.4.c] with a lower lethal amount more of it is excess', () => {
    const s = battle(['Overrunner', 'Slaughterer'], ['Eight Plain']).close()
    expect(s.state.showdown?.excess.map(x => x.amount)).toEqual([8])
    s.assign({ Slaughterer: 3, Overrunner: 5 }).close()
    expect(drawn(s)).toBe(1)
  })

  test('[466.5.d] [466.7.a] "after an attack": the defender who takes the battlefield did not attack', () => {
    const defended = scenario({
      cards,
      players: [{ base: ['Two Plain'] }, {}],
      battlefields: [{ units: { 1: ['Overrunner'] }, controller: -1 }, {}],
    })
    defended.close()
    expect(defended.cards(1, 'hand')).toEqual([])
  })

  test('[466.5.d] a conquer without combat is not after an attack', () => {
    const s = scenario({ cards, players: [{ base: ['Quartermaster', 'Two Plain'] }, {}] })
    s.move(0, ['Two Plain'], 'bf0').close()
    expect([s.controller('bf0'), drawn(s)]).toEqual([0, 0])
    const fought = battle(['Six Plain'], ['One Plain'], { players: [{ base: ['Quartermaster'] }, {}] }).close()
    expect(drawn(fought)).toBe(1)
  })

  test('[466.5] the amount is still there when the trigger resolves', () => {
    const s = battle(['Plunderer'], ['Two Plain'], { players: [{}, { base: ['Six Plain'] }] }).close()
    s.resolve()
    expect(s.damage('Six Plain')).toBe(4)
    s.close()
    expect(s.state.showdown).toBeNull()
  })
})

test('[417.3] [428.3.a] [432.2.a] no player deals, kills or doubles of his own accord', () => {
  const s = scenario({ cards, players: [{ base: ['Six Plain'] }, { base: ['Two Plain'] }] })
  expect(
    s.engine
      .legalActions(s.state)
      .actions.map(a => a.type)
      .sort(),
  ).toEqual(['endTurn', 'move', 'move'])
})
