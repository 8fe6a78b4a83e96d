/** 465 The Combat Damage Step. */
import { describe, expect, test } from 'vitest'
import type { Placed } from '../../src/testing'
import { type Scenario, scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

/** Player 0 attacks player 1 at bf0; the combat showdown is open. */
const battle = (attackers: readonly Placed[], defenders: readonly Placed[], hand: readonly Placed[] = []): Scenario =>
  scenario({ cards, players: [{ hand }, {}], battlefields: [{ controller: 1, units: { 0: attackers, 1: defenders } }, {}] })

const three = (as: string, damage = 0): Placed => ({ card: 'Three Plain', as, damage })
const two = (as: string): Placed => ({ card: 'Two Plain', as })

/** Damage dealt by the last action, by object. */
const dealt = (s: Scenario): Record<string, number> =>
  Object.fromEntries(
    s.lastEvents.filter(e => e.type === 'damage').map(e => [s.engine.registry.cards.get(e.card)!.def.name, e.amount]),
  )

/** Plays spells of player 0 one after the other, with everybody passing in between. */
function cast(s: Scenario, ...plays: readonly (readonly [string, string])[]): Scenario {
  for (const [name, target] of plays) {
    if (s.open().player !== 0) s.pass()
    s.play(0, name, { targets: [target] }).resolve()
  }
  return s
}

describe('465.2 amounts', () => {
  test('[465.2.a] [465.2.b] each side deals the sum of its Might', () => {
    const s = battle(['Two Plain', 'Three Plain'], ['Six Plain', 'One Plain']).close()
    expect(s.open()).toMatchObject({ player: 0, kind: 'assign', reason: 'combatDamage', min: 5, max: 5 })
    s.assign({ 'One Plain': 1, 'Six Plain': 4 })
    expect(s.open()).toMatchObject({ player: 1, min: 7 })
  })

  test('[465.2] the Might at the close of the showdown counts, not that at its beginning', () => {
    const s = cast(battle(['Two Plain'], ['Six Plain', 'One Plain'], ['Grow']), ['Grow', 'Two Plain']).close()
    expect(s.open().min).toBe(5)
  })

  test('[465.2.c] the Attacker assigns first, and nothing is dealt before the Defender has assigned', () => {
    const s = battle(['Two Plain', 'Three Plain'], ['Six Plain', 'One Plain']).close()
    s.assign({ 'One Plain': 1, 'Six Plain': 4 })
    expect(s.damage('One Plain')).toBe(0)
    expect(s.where('One Plain')).toBe('bf0')
    s.assign({ 'Three Plain': 3, 'Two Plain': 4 })
    expect(dealt(s)).toEqual({ 'One Plain': 1, 'Six Plain': 4, 'Three Plain': 3, 'Two Plain': 4 })
  })

  test('[465.2.c] exactly the summed Might is assigned, in whole amounts of 0 or more', () => {
    const s = battle(['Two Plain', 'Three Plain'], ['Six Plain', 'One Plain']).close()
    for (const amounts of [{ 'One Plain': 1 }, { 'Six Plain': 6 }, { 'Six Plain': 7, 'One Plain': -2 }, {}])
      s.refuseAssign(amounts)
    expect(s.open().player).toBe(0)
  })

  test('[465.2.c.1.a] [465.2.d] [417.1.a] all damage is dealt at the same time: units kill each other', () => {
    const s = battle(['Two Plain'], ['One Plain']).close()
    expect(dealt(s)).toEqual({ 'Two Plain': 1, 'One Plain': 2 })
    const both = battle(['Two Plain'], [two('other')]).close()
    expect(both.cards(0, 'trash')).toEqual(['Two Plain'])
    expect(both.cards(1, 'trash')).toEqual(['Two Plain'])
  })

  test('[465.1] without units on one side no damage is dealt', () => {
    const s = cast(battle(['Two Plain'], ['One Plain'], ['Slay']), ['Slay', 'One Plain']).close()
    expect(s.events.filter(e => e.type === 'damage' || e.type === 'assign')).toEqual([])
    expect(s.controller('bf0')).toBe(0)
    s.quiet()
  })

  test('[423.1.b] [423.1.c] a stunned unit deals nothing but still has its full Might to be killed', () => {
    const s = battle([{ card: 'Three Plain', stunned: true }, 'Two Plain'], ['Two Plain']).close()
    expect(s.lastEvents.filter(e => e.type === 'assign').map(e => e.amount)).toEqual([2])
    s.assign({ 'Three Plain': 2 })
    expect(s.where('Three Plain')).toBe('bf0')
    expect(s.controller('bf0')).toBe(0)
  })

  test('[143.2.b] Might below 0 counts as 0 in the sum', () => {
    const s = cast(battle(['Two Plain', 'Three Plain'], ['Six Plain', 'One Plain'], ['Wither']), ['Wither', 'Two Plain']).close()
    expect(s.open()).toMatchObject({ player: 0, min: 3 })
  })

  test('[417.6.c] [417.6.c.1] [428.5.c.2] the units of the other side are the sources, their controller is responsible', () => {
    const s = battle(['Two Plain', 'Three Plain'], ['Six Plain']).close()
    expect(s.open().player).toBe(1)
    const attackers = s.state.places[s.place('bf0')]!.permanents.filter(i => s.state.objects[i]!.controller === 0)
    s.assign({ 'Three Plain': 3, 'Two Plain': 3 })
    const defender = s.key('Six Plain')
    for (const e of s.lastEvents.filter(x => x.type === 'die')) expect(e.source).toBe(defender)
    expect(s.lastEvents.filter(x => x.type === 'die')).toHaveLength(attackers.length)
    expect(s.cards(0, 'trash').sort()).toEqual(['Three Plain', 'Two Plain'])
  })
})

describe('465.2.c order', () => {
  const four = () => battle(['Five Plain'], [three('a'), three('b'), three('c'), three('d')]).close()

  test('[465.2.c.3 ex1] a unit is filled before the next one gets damage', () => {
    const s = four()
    expect(s.refuseAssign({ a: 2, b: 1, c: 1, d: 1 }).rule).toBe('465.2.c.3')
    expect(s.refuseAssign({ a: 1, b: 4 }).rule).toBe('465.2.c.4')
    s.assign({ b: 3, d: 2 })
    expect(s.where('b')).toBe('trash')
    expect(s.where('d')).toBe('bf0')
  })

  test('[465.2.c.4 ex1] no unit gets more than what kills it while another has less: marked damage counts', () => {
    const s = battle(['Five Plain'], [three('a', 1), three('b', 1), three('c', 1), three('d', 1)]).close()
    s.refuseAssign({ a: 3, b: 2 })
    s.assign({ a: 2, b: 2, c: 1 })
    expect([s.where('a'), s.where('b'), s.where('c')]).toEqual(['trash', 'trash', 'bf0'])
  })

  test('[465.2.c.4] what is left when all are filled goes to any of them', () => {
    for (const amounts of [
      { a: 3, b: 5 },
      { a: 5, b: 3 },
      { a: 4, b: 4 },
    ]) {
      const s = battle(['Eight Plain'], [three('a'), three('b')]).close()
      s.refuseAssign({ a: 6, b: 2 })
      s.refuseAssign({ a: 8 })
      s.assign(amounts)
      expect(s.cards(1, 'trash')).toHaveLength(2)
    }
  })

  test('[465.2.c.2] lethal damage is not 0: a unit of 0 Might needs 1', () => {
    const s = battle(['Three Plain'], ['Zero Plain', three('a'), three('b')]).close()
    s.refuseAssign({ 'Zero Plain': 2, a: 1 })
    s.assign({ 'Zero Plain': 1, a: 2 })
    expect(s.where('Zero Plain')).toBe('trash')
    expect(s.where('a')).toBe('bf0')
  })

  test('[465.2.c.6 ex1] Tank first, then those without demands, Backline last', () => {
    const field = () => battle(['Six Plain'], ['Bulwark', 'Lookout', two('a'), two('b')]).close()
    const s = field()
    expect(s.refuseAssign({ a: 2, b: 2, Bulwark: 2 }).rule).toBe('465.2.c.6')
    expect(s.refuseAssign({ Bulwark: 3, Lookout: 2, a: 1 }).rule).toBe('465.2.c.6')
    s.assign({ Bulwark: 3, a: 2, b: 1 })
    expect(s.cards(1, 'trash').sort()).toEqual(['Bulwark', 'Two Plain'])
    // Backline gets damage when all others are filled.
    const more = battle(['Eight Plain'], ['Bulwark', 'Lookout', two('a'), two('b')]).close()
    expect(more.lastEvents.filter(e => e.type === 'damage' && e.player === 1).map(e => e.amount)).toEqual([3, 1, 2, 2])
    expect(more.units('bf0')).toEqual(['Lookout'])
  })

  test('[465.2.c.6] a demand that allows one distribution only asks nobody', () => {
    const s = battle(['Four Plain'], ['Bulwark', 'Lookout', two('a')]).close()
    expect(dealt(s)).toMatchObject({ Bulwark: 3, 'Two Plain': 1 })
    expect(dealt(s)['Lookout']).toBeUndefined()
  })

  test('[465.2.c.7 ex1] two units with Tank in any order, both before the rest', () => {
    for (const [first, second] of [
      ['t', 'u'],
      ['u', 't'],
    ] as const) {
      const s = battle(['Five Plain'], [{ card: 'Bulwark', as: 't' }, { card: 'Bulwark', as: 'u' }, two('a')]).close()
      s.refuseAssign({ [first]: 3, a: 2 })
      s.refuseAssign({ a: 2, [first]: 3 })
      s.assign({ [first]: 3, [second]: 2 })
      expect([s.where(first), s.where(second)]).toEqual(['trash', 'bf0'])
    }
  })

  test('[465.2.c.8 ex1] Tank and Backline on one unit: first or last, never in between', () => {
    const field = () => battle(['Three Plain'], ['Torn Guard', two('a'), two('b')]).close()
    expect(field().refuseAssign({ a: 2, 'Torn Guard': 1 }).rule).toBe('465.2.c.6')
    expect(field().assign({ 'Torn Guard': 2, a: 1 }).where('Torn Guard')).toBe('trash')
    expect(field().assign({ a: 2, b: 1 }).where('Torn Guard')).toBe('bf0')
  })

  test('[465.2.c.9 ex1] of two such units each may be first or last', () => {
    const torn = (as: string): Placed => ({ card: 'Torn Guard', as })
    const field = () => battle(['Three Plain'], [torn('t'), torn('u'), two('a')]).close()
    expect(field().assign({ t: 2, u: 1 }).where('t')).toBe('trash') // both first
    expect(field().assign({ a: 2, u: 1 }).where('a')).toBe('trash') // both last
    expect(field().assign({ t: 2, a: 1 }).where('t')).toBe('trash') // one first, one last
    field().refuseAssign({ t: 1, u: 1, a: 1 })
  })
})

describe('465.2.c.4.a, 465.2.c.5 replacement effects', () => {
  test('[465.2.c.4.a ex1] doubled damage: the least amount that kills is enough', () => {
    const field = () => cast(battle(['Four Plain'], [three('a'), three('b')], ['Expose']), ['Expose', 'a']).close()
    const s = field()
    s.refuseAssign({ a: 3, b: 1 })
    s.assign({ a: 2, b: 2 })
    expect(s.where('a')).toBe('trash')
    expect(
      s.lastEvents
        .filter(e => e.type === 'damage')
        .map(e => e.amount)
        .sort(),
    ).toEqual([2, 4, 6])
    expect(field().assign({ a: 1, b: 3 }).where('a')).toBe('bf0')
  })

  test('[465.2.c.5 ex1] a prevention counts while damage is assigned: more is needed to fill the unit', () => {
    const field = () => cast(battle(['Five Plain'], [two('a'), 'One Plain'], ['Ward']), ['Ward', 'a']).close()
    field().refuseAssign({ a: 2, 'One Plain': 3 })
    field().refuseAssign({ a: 3, 'One Plain': 2 })
    expect(field().assign({ a: 5 }).cards(1, 'trash')).toEqual(['Two Plain'])
    expect(field().assign({ a: 4, 'One Plain': 1 }).cards(1, 'trash')).toEqual(['One Plain'])
  })

  test('[465.2.c.5 ex2] what was doubled while it was assigned is not doubled again when it is dealt', () => {
    const s = cast(battle(['Three Plain'], [two('a'), two('b')], ['Expose']), ['Expose', 'b']).close()
    expect(s.lastEvents.filter(e => e.type === 'damage' && e.card === 'TST-302').map(e => e.amount)).toEqual([2, 2])
    expect(s.cards(1, 'trash')).toHaveLength(2)
  })

  test.each([
    [['Small Ward', 'Expose'], 2],
    [['Expose', 'Small Ward'], 4],
  ] as const)('[465.2.c.5 ex3] the controller of the unit orders the effects: %j makes %i', (order, taken) => {
    const s = cast(
      battle(['Three Plain'], ['Two Plain'], ['Small Ward', 'Expose']),
      ['Small Ward', 'Two Plain'],
      ['Expose', 'Two Plain'],
    ).close()
    expect(s.open()).toMatchObject({ player: 1, reason: 'damageEffects', kind: 'order' })
    expect(s.open().options.map(o => (o.kind === 'ability' ? o.source : 0))).toEqual(s.state.effects.map(e => e.source))
    s.choose(...order.map(name => `#${name === 'Small Ward' ? 0 : 1}`))
    expect(dealt(s)).toMatchObject({ 'Two Plain': taken })
  })

  test('[465.2.c.5] passive abilities count as well: one less needs one more, twice as much needs half', () => {
    const field = () => battle(['Four Plain'], ['Armorer', 'Glass Idol', 'Six Plain']).close()
    field().refuseAssign({ Armorer: 2, 'Six Plain': 2 })
    field().refuseAssign({ 'Glass Idol': 3, 'Six Plain': 1 })
    const s = field().assign({ 'Glass Idol': 2, Armorer: 2 })
    expect(s.cards(1, 'trash')).toEqual(['Glass Idol'])
    expect(field().assign({ Armorer: 3, 'Glass Idol': 1 }).cards(1, 'trash')).toEqual(['Armorer'])
  })

  test('[465.2.c.5] a prevention that was used up by the assignment is gone afterwards', () => {
    const s = cast(battle(['Two Plain'], ['Six Plain'], ['Ward', 'Zap', 'Bolt']), ['Ward', 'Six Plain']).close()
    expect(s.lastEvents.filter(e => e.type === 'damage' && e.player === 1)).toEqual([])
    s.play(0, 'Bolt', { targets: ['Six Plain'] }).resolve()
    expect(s.damage('Six Plain')).toBe(2) // 1 of the 3 was left
  })

  test('[465.2.c.5] "the next time" is used up by the assignment', () => {
    const s = cast(battle(['Two Plain'], ['Six Plain'], ['Parry', 'Zap']), ['Parry', 'Six Plain']).close()
    expect(s.lastEvents.filter(e => e.type === 'damage' && e.player === 1)).toEqual([])
    s.play(0, 'Zap').resolve()
    expect(s.damage('Six Plain')).toBe(1)
  })

  test('[465.2.c.10 ex2] a prevented next hit does not exempt a unit: with Tank it still comes first', () => {
    const s = cast(battle(['Four Plain'], ['Bulwark', two('a'), two('b')], ['Parry']), ['Parry', 'Bulwark']).close()
    expect(s.where('Bulwark')).toBe('bf0')
    expect([s.where('a'), s.where('b')]).toEqual(['bf0', 'bf0'])
    expect(s.where('Four Plain')).toBe('trash')
    s.quiet()
  })

  test('[465.2.c.6] [465.2.c.10 ex2] Tank that an effect gives counts, also on a unit whose damage is all prevented', () => {
    const s = cast(battle(['Four Plain'], [three('c'), two('a'), two('b')], ['Fury Gift']), ['Fury Gift', 'c']).close()
    s.refuseAssign({ a: 2, b: 2 })
    s.assign({ c: 3, b: 1 })
    expect(s.where('c')).toBe('trash')
    const soaked = cast(
      battle(['Four Plain'], [three('c'), two('a'), two('b')], ['Fury Gift', 'Cocoon']),
      ['Fury Gift', 'c'],
      ['Cocoon', 'c'],
    ).close()
    expect(soaked.units('bf0')).toEqual(['Three Plain', 'Two Plain', 'Two Plain'])
  })

  test.each([
    ['contradicting demands', battle(['Three Plain'], ['Torn Guard', two('a'), two('b')])],
    ['a prevention', cast(battle(['Four Plain'], [three('c'), two('a'), two('b')], ['Parry']), ['Parry', 'c'])],
    ['more than enough', battle(['Eight Plain'], [two('a'), three('c')])],
  ])('[465.2.c] every distribution that is listed is accepted: %s', (_, open) => {
    const s = open.close()
    const { actions } = s.engine.legalActions(s.state)
    expect(actions.length).toBeGreaterThan(1)
    for (const action of actions) expect(s.engine.apply(s.state, 0, action).ok).toBe(true)
  })

  test('[465.2.c.10 ex2] without a demand it may be passed over, or take everything', () => {
    const field = () => cast(battle(['Four Plain'], [three('c'), two('a'), two('b')], ['Parry']), ['Parry', 'c']).close()
    expect(field().assign({ a: 2, b: 2 }).where('a')).toBe('trash')
    expect(field().assign({ c: 4 }).where('c')).toBe('bf0')
    field().refuseAssign({ c: 3, a: 1 })
  })
})

test('[465.3] nothing is resolved or cleaned up between the damage and the Combat Cleanup: survivors are healed at once', () => {
  // A due cleanup before the Combat Cleanup would kill nobody else, but a trigger on the damage must wait for the healing.
  const s = battle(['Two Plain'], ['Grudge']).pass(2)
  expect(s.asked()).toBe('priority')
  expect(s.damage('Grudge')).toBe(0)
  expect(s.where('Two Plain')).toBe('trash')
  s.close()
  expect(s.might('Grudge')).toBe(6)
  s.quiet()
})
