import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { keywordCards as cards } from '../fixtures/keywords'

/** An attack on these units, up to the question who gets the damage. */
function attack(attacker: string, ...defenders: readonly string[]) {
  const s = scenario({ cards, players: [{ base: [attacker] }, {}], battlefields: [{ units: { 1: defenders } }, {}] })
  s.move(0, [attacker], 'bf0').close()
  expect(s.asked()).toBe('combatDamage')
  return s
}

test('[815.1.b] a unit with Tank must have lethal damage before others get any', () => {
  const s = attack('Might 4', 'Wall', 'Might 2', 'Might 1')
  s.refuseAssign({ 'Might 2': 2, Wall: 2 })
  s.refuseAssign({ 'Might 2': 2, 'Might 1': 1, Wall: 1 })
  s.assign({ Wall: 3, 'Might 2': 1 }).close()
  expect([s.where('Wall'), s.where('Might 2')]).toEqual(['trash', 'bf0'])
})

test('[815.1.b] where only one assignment is possible nobody is asked', () => {
  const s = scenario({ cards, players: [{ base: ['Might 4'] }, {}], battlefields: [{ units: { 1: ['Wall', 'Might 2'] } }, {}] })
  s.move(0, ['Might 4'], 'bf0').close()
  expect(s.asked()).toBe('main')
  expect([s.where('Wall'), s.where('Might 2')]).toEqual(['trash', 'bf0'])
})

test('[815.1.c.1] each unit is filled before the next one', () => {
  const s = attack('Might 4', 'Wall', 'Might 2', 'Might 1')
  s.refuseAssign({ Wall: 2, 'Might 2': 2 })
  s.refuseAssign({ Wall: 4 })
})

test('[815.1.c.2] several of them may be filled in any order, all before the others', () => {
  for (const first of ['Wall', 'Second Wall']) {
    const s = attack('Might 5', 'Wall', 'Second Wall', 'Might 2')
    const second = first === 'Wall' ? 'Second Wall' : 'Wall'
    s.refuseAssign({ [first]: 3, 'Might 2': 2 })
    s.assign({ [first]: 3, [second]: 2 }).close()
    expect([s.where(first), s.where(second)]).toEqual(['trash', 'bf0'])
  }
})

test('[815.2] a unit with two instances comes no earlier than one with one', () => {
  const s = attack('Might 5', 'Wall', 'Second Wall')
  s.assign({ Wall: 3, 'Second Wall': 2 }).close()
  expect(s.where('Second Wall')).toBe('bf0')
})

test('[826.3] a unit with Backline gets damage only after the others have lethal damage', () => {
  // Only one assignment is left, so nobody is asked.
  const s = scenario({ cards, players: [{ base: ['Might 4'] }, {}], battlefields: [{ units: { 1: ['Archer', 'Might 3'] } }, {}] })
  s.move(0, ['Might 4'], 'bf0').close()
  expect([s.where('Might 3'), s.where('Archer')]).toEqual(['trash', 'bf0'])
  expect(s.events.filter(e => e.type === 'damage' && e.card === 'TST-K28').map(e => e.amount)).toEqual([1])
  const order = attack('Might 4', 'Archer', 'Might 3', 'Might 2')
  order.refuseAssign({ Archer: 2, 'Might 2': 2 })
  order.refuseAssign({ Archer: 1, 'Might 3': 3 })
})

test('[826.4.a] the others are filled one after the other', () => {
  const s = attack('Might 4', 'Archer', 'Might 3', 'Might 2')
  s.refuseAssign({ 'Might 3': 2, 'Might 2': 1, Archer: 1 })
  s.refuseAssign({ 'Might 3': 3, Archer: 1 })
  s.assign({ 'Might 3': 3, 'Might 2': 1 })
})

test('[826.4.b] several of them may be filled in any order', () => {
  for (const [first, second] of [
    ['Archer', 'Second Archer'],
    ['Second Archer', 'Archer'],
  ] as const) {
    const s = attack('Might 6', 'Archer', 'Second Archer', 'Might 3')
    s.assign({ 'Might 3': 3, [first]: 2, [second]: 1 }).close()
    expect([s.where(first), s.where(second)]).toEqual(['trash', 'bf0'])
  }
})

test('[826.5] a unit with two instances comes no later than one with one', () => {
  const s = attack('Might 4', 'Archer', 'Second Archer', 'Might 1')
  s.assign({ 'Might 1': 1, 'Second Archer': 2, Archer: 1 }).close()
  expect([s.where('Archer'), s.where('Second Archer')]).toEqual(['bf0', 'trash'])
})

test('[815.1.b] it binds the defender as well, and only among units of one controller', () => {
  const s = scenario({
    cards,
    players: [{ base: ['Wall', 'Might 2', 'Might 1'] }, {}],
    battlefields: [{ units: { 1: ['Might 4'] } }, {}],
  })
  s.move(0, ['Wall', 'Might 2', 'Might 1'], 'bf0').close()
  expect(s.open()).toMatchObject({ player: 1, reason: 'combatDamage' })
  s.refuseAssign({ 'Might 2': 2, Wall: 2 })
  s.assign({ Wall: 3, 'Might 2': 1 }).close()
  expect(s.where('Wall')).toBe('trash')
})
