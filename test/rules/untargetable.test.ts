/** 756–758: what can't be chosen, by everybody or by some. */
import { expect, test } from 'vitest'
import { type Position, type Scenario, scenario } from '../../src/testing'
import { playCards as cards } from '../fixtures/plays'

const table = (position: Position): Scenario => scenario({ cards, ...position })
const targetsOf = (s: Scenario, name: string): string[] => {
  s.act(s.open().player, { type: 'play', card: s.key(name) })
  return s.asked() === 'target' ? s.options().sort() : [s.asked()]
}

test('[757] [758] what can be chosen by nobody is no target for anybody', () => {
  const s = table({ players: [{ hand: ['Jab'], base: ['Wisp', 'Seat', 'Grunt'] }, { base: ['Foe'] }] })
  expect(targetsOf(s, 'Jab')).toEqual(['Foe', 'Grunt', 'Seat'])
})

test('[757.1] [757.1 ex1] [355.9.b] not by enemy spells and abilities; its own player may', () => {
  const s = table({
    players: [{ hand: ['Jab'], base: ['Runner', 'Seat'] }, { base: ['Foe', 'Grunt'] }],
  })
  expect(targetsOf(s, 'Jab')).toEqual(['Foe', 'Grunt', 'Runner', 'Seat'])
  const enemy = table({ turnPlayer: 1, players: [{ base: ['Runner', 'Seat'] }, { base: ['Foe', 'Grunt'], hand: ['Jab'] }] })
  expect(targetsOf(enemy, 'Jab')).toEqual(['Foe', 'Grunt', 'Seat'])
})

test('[757.1] nor by abilities, activated or triggered', () => {
  const s = table({
    players: [{ base: ['Pincher'], energy: 2 }, { base: ['Runner'] }],
    battlefields: [{ units: { 1: ['Seat'] } }, {}],
  })
  s.move(0, ['Pincher'], 'bf0')
  // The attack triggers: of two enemy units one can be chosen, so it is.
  s.resolve()
  expect([s.damage('Runner'), s.damage('Seat')]).toEqual([0, 1])
  const alone = table({ players: [{ base: ['Pincher'], energy: 2 }, { base: ['Runner'] }] })
  expect(alone.refuse(0, { type: 'activate', object: alone.key('Pincher'), ability: 0 }).code).toBe('noTargets')
})

test('[757] what affects all units without choosing reaches it', () => {
  const s = table({ players: [{ hand: ['Sweep'] }, { base: ['Runner'] }] })
  s.play(0, 'Sweep').resolve().quiet()
  expect(s.damage('Runner')).toBe(1)
})

test('[489.8] spells of a teammate are no enemy ones', () => {
  const s = table({
    players: [{ hand: ['Jab'], team: 0 }, { team: 1, base: ['Foe'] }, { base: ['Runner'], team: 0 }, { team: 1 }],
    battlefields: [{}, {}],
  })
  expect(targetsOf(s, 'Jab')).toEqual(['Foe', 'Runner'])
})

test('[758.1] a unit that becomes untargetable after it was chosen is not affected', () => {
  const s = table({
    players: [{ hand: ['Rebuke It'], energy: 2 }, { hand: ['Veil'] }],
    battlefields: [{ units: { 1: ['Foe'] } }, {}],
  })
  s.play(0, 'Rebuke It').pass()
  s.play(1, 'Veil', { targets: ['Foe'] })
    .resolve()
    .quiet()
  expect(s.where('Foe')).toBe('bf0')
  // Until the end of the turn.
  s.endTurn().endTurn()
  const fresh = table({ players: [{ hand: ['Rebuke It'], energy: 2 }, {}], battlefields: [{ units: { 1: ['Foe'] } }, {}] })
  fresh.play(0, 'Rebuke It').resolve().quiet()
  expect(fresh.cards(1, 'hand')).toEqual(['Foe'])
})

test('[757.1] a category may depend on the cost of what chooses', () => {
  const s = table({ turnPlayer: 1, players: [{ base: ['Proud', 'Seat'] }, { hand: ['Jab', 'Fall'], energy: 2, base: ['Foe'] }] })
  // Its Might is 1: a spell for nothing is cheaper, one for 2 is not.
  expect(targetsOf(s, 'Jab')).toEqual(['Foe', 'Seat'])
  const dear = table({ turnPlayer: 1, players: [{ base: ['Proud', 'Seat'] }, { hand: ['Fall'], energy: 2, base: ['Foe'] }] })
  expect(targetsOf(dear, 'Fall')).toEqual(['Foe', 'Proud', 'Seat'])
  // Of an ability its own cost counts; what triggers has none.
  const ability = table({ players: [{ base: ['Pincher'], energy: 2 }, { base: ['Proud'] }] })
  ability.activate(0, 'Pincher', 0).resolve().quiet()
  expect(ability.where('Proud')).toBe('trash')
  const trigger = table({
    players: [{ base: ['Pincher'] }, { base: ['Proud'] }],
    battlefields: [{ units: { 1: ['Seat'] } }, {}],
  })
  trigger.move(0, ['Pincher'], 'bf0').resolve()
  expect([trigger.damage('Proud'), trigger.damage('Seat')]).toEqual([0, 1])
})

test('[758.2] [758.2 ex1] it is judged anew on resolution, and may have become a legal target again', () => {
  const fallOn = (answer: boolean): Scenario => {
    const s = table({
      players: [
        { hand: ['Fall', 'Shrink'], energy: 2 },
        { hand: ['Grow'], base: ['Proud'] },
      ],
    })
    s.play(0, 'Fall').pass()
    s.play(1, 'Grow', { targets: ['Proud'] })
    s.pass() // player 1, then player 0 answers or lets it resolve
    if (!answer) {
      s.pass()
      expect(s.might('Proud')).toBe(3)
      return s.resolve().quiet()
    }
    s.pass()
    expect(s.might('Proud')).toBe(3)
    s.play(0, 'Shrink').resolve().quiet()
    return s
  }
  expect(fallOn(false).where('Proud')).toBe('base1')
  expect(fallOn(true).where('Proud')).toBe('trash')
})

test('[758.2.a] [758.2.a ex1] also when what made it untargetable no longer covers it', () => {
  const begin = (): Scenario => {
    const s = table({
      players: [{ hand: ['Rebuke It', 'Cross It'], energy: 4 }, { hand: ['Grow'] }],
      battlefields: [{ units: { 1: ['Great Cat', 'Spider'] } }, {}],
    })
    s.play(0, 'Rebuke It', { targets: ['Spider'] }).pass()
    s.play(1, 'Grow', { targets: ['Great Cat'] }).pass(2)
    expect([s.might('Great Cat'), s.asked()]).toEqual([9, 'priority'])
    return s
  }
  const protectedOne = begin().resolve().quiet()
  expect(protectedOne.where('Spider')).toBe('bf0')
  const s = begin()
  s.play(0, 'Cross It', { targets: ['Great Cat'] })
    .resolve()
    .quiet()
  expect(s.cards(1, 'hand').sort()).toEqual(['Great Cat', 'Spider'])
})
