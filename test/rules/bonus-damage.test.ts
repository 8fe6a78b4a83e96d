/** 712–715 Bonus Damage. */
import { expect, test } from 'vitest'
import { bonusDamage, count, times, unit, unitCard, yours } from '../../src/abilities/builders'
import { allCards } from '../../src/cards'
import { createEngine } from '../../src/engine'
import type { BattlefieldPosition, SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

const duel = (seat: SeatPosition, other: SeatPosition = {}, battlefields: readonly BattlefieldPosition[] = [{}, {}]) =>
  scenario({ cards, players: [seat, other], battlefields })

test('[715.1] [715] one target: its damage is increased', () => {
  const s = duel({ base: ['Spotter'], hand: ['Bolt'] }, { base: ['Six Plain'] })
    .play(0, 'Bolt', { targets: ['Six Plain'] })
    .resolve()
  expect(s.damage('Six Plain')).toBe(4)
})

test('[714] several instances are summed', () => {
  const s = duel({ base: ['Spotter', 'Spotter Two'], hand: ['Bolt'] }, { base: ['Eight Plain'] })
    .play(0, 'Bolt', { targets: ['Eight Plain'] })
    .resolve()
  expect(s.damage('Eight Plain')).toBe(6)
  expect(s.events.filter(e => e.type === 'damage')).toHaveLength(1)
})

test('[714.1] there is no negative Bonus Damage', () => {
  const card = unitCard('TSC-900', 'Dampener', { domains: [], energy: 0, might: 2 }, bonusDamage(-1, 'yours'))
  expect(() => createEngine({ cards: [...allCards, card] })).toThrow(/TSC-900/)
})

test('[714.2] [714] an amount that comes out below 0 is none, also in a sum', () => {
  const dampener = unitCard(
    'TSC-901',
    'Dampener',
    { domains: [], energy: 0, might: 2 },
    bonusDamage(times(-3, count(unit(yours))), 'yours'),
  )
  const s = scenario({
    cards: [...cards, dampener],
    players: [{ base: ['Dampener', 'Spotter'], hand: ['Bolt'] }, { base: ['Eight Plain'] }],
  })
  s.play(0, 'Bolt', { targets: ['Eight Plain'] }).resolve()
  expect(s.damage('Eight Plain')).toBe(3)
})

test('[715.1] only spells and abilities of its controller deal it', () => {
  const s = duel({ base: ['Spotter', 'Turret', 'Six Plain'] }, { hand: ['Bolt'], base: ['Eight Plain'] })
  s.activate(0, 'Turret', 0, { targets: ['Eight Plain'] })
    .pass()
    .play(1, 'Bolt', { targets: ['Six Plain'] })
    .resolve()
  expect([s.damage('Six Plain'), s.damage('Eight Plain')]).toEqual([3, 3])
})

test('[715.1] damage that a unit deals has none', () => {
  const s = duel({ base: [{ card: 'Spotter', exhausted: true }], hand: ['Throw'] }, { base: ['Six Plain'] })
    .play(0, 'Throw')
    .resolve()
  expect(s.damage('Six Plain')).toBe(2)
})

test('[715.2 ex1] each of several targets takes it', () => {
  const s = duel(
    { base: ['Annie, Fiery'], hand: ['Singularity'], energy: 6, runes: { mind: 2 } },
    { base: ['Eight Plain', 'Seven Plain'] },
  )
  s.play(0, 'Singularity', { targets: [['Eight Plain', 'Seven Plain']] }).resolve()
  expect(s.damage('Eight Plain')).toBe(7)
  expect(s.cards(1, 'trash')).toEqual(['Seven Plain'])
})

test('[715.2] and each unit of a group that is not chosen', () => {
  const s = duel({ base: ['Spotter', 'Five Plain'], hand: ['Rain'] }, { base: ['Four Plain'] })
    .play(0, 'Rain')
    .resolve()
  expect([s.damage('Five Plain'), s.damage('Four Plain')]).toEqual([2, 2])
})

test('[715.3 ex1] a split distributes it, among one target more', () => {
  const defenders = Array.from({ length: 6 }, (_, n) => ({ card: 'One Plain', as: `d${n}` }))
  const field = (spotter: string) =>
    scenario({ cards, players: [{ base: ['Volley', spotter] }, {}], battlefields: [{ units: { 1: defenders } }, {}] }).move(
      0,
      ['Volley'],
      'bf0',
    )
  const plain = field('Two Plain')
  expect(plain.open()).toMatchObject({ reason: 'target', max: 5 })
  const s = field('Spotter')
  expect(s.open()).toMatchObject({ reason: 'target', max: 6 })
  s.choose('d0', 'd1', 'd2', 'd3', 'd4', 'd5').resolve()
  expect(s.cards(1, 'trash')).toHaveLength(6)
})

test('[715.3] with fewer targets the whole sum is split', () => {
  const s = duel({ base: ['Spotter'], hand: ['Barrage'] }, { base: ['Eight Plain', 'Seven Plain'] })
  s.play(0, 'Barrage', { targets: [['Eight Plain', 'Seven Plain']] }).resolve()
  expect(s.open()).toMatchObject({ kind: 'assign', min: 6 })
  s.assign({ 'Eight Plain': 2, 'Seven Plain': 4 })
  expect([s.damage('Eight Plain'), s.damage('Seven Plain')]).toEqual([2, 4])
})

test('[715.4 ex1] where no damage is dealt there is no Bonus Damage', () => {
  const s = duel({ base: ['Spotter'], hand: ['Tally'] }, { base: ['Six Plain'] })
    .play(0, 'Tally')
    .resolve()
  expect(s.damage('Six Plain')).toBe(0)
  const one = duel({ base: ['Spotter', 'Five Plain'], hand: ['Tally'] }, { base: ['Six Plain'] })
    .play(0, 'Tally')
    .resolve()
  expect(one.damage('Six Plain')).toBe(2)
})

test('[715.4.a ex1] a prevention sees the sum', () => {
  const s = duel({ hand: ['Ward', 'Bolt'] }, {}, [{ card: 'Void Gate', units: { 1: ['Five Plain'] } }, {}])
  s.play(0, 'Ward').resolve().play(0, 'Bolt').resolve()
  expect(s.damage('Five Plain')).toBe(1)
})

test('[715.4.a] doubling sees the sum', () => {
  const s = duel({ base: ['Spotter'], hand: ['Expose', 'Bolt'] }, { base: [{ card: 'Eight Plain', buffed: true }] })
  s.play(0, 'Expose', { targets: ['Eight Plain'] })
    .resolve()
    .play(0, 'Bolt', { targets: ['Eight Plain'] })
    .resolve()
  expect(s.damage('Eight Plain')).toBe(8)
})
