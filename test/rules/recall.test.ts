/** 454–458 Recalls. */
import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

test('[456] [456.1] [456.2] a recall changes the location and triggers no move abilities', () => {
  const s = scenario({ cards, players: [{ hand: ['Fall Back'] }, {}], battlefields: [{ units: { 0: ['Wanderer'] } }, {}] })
  s.play(0, 'Fall Back').resolve()
  expect(s.where('Wanderer')).toBe('base0')
  expect(s.events.filter(e => e.type === 'move')).toEqual([])
  expect(s.cards(0, 'hand')).toEqual([])
  s.quiet()
})

test("[455] it goes to the base of the unit's controller, whoever recalls it", () => {
  const s = scenario({ cards, players: [{ hand: ['Fall Back'] }, {}], battlefields: [{ units: { 1: ['Two Plain'] } }, {}] })
  s.play(0, 'Fall Back').resolve()
  expect(s.where('Two Plain')).toBe('base1')
})

test('[456.3] what forbids moving does not stop a recall', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Fall Back', 'Home'] }, {}],
    battlefields: [{ units: { 0: ['Anchored'] } }, {}],
  })
  s.play(0, 'Home').resolve()
  expect(s.where('Anchored')).toBe('bf0')
  s.play(0, 'Fall Back').resolve()
  expect(s.where('Anchored')).toBe('base0')
})

test('[458.1] damage, buffs, stun and exhaustion stay, and so does the object', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Fall Back'] }, {}],
    battlefields: [{ units: { 0: [{ card: 'Four Plain', damage: 2, buffed: true, stunned: true, exhausted: true }] } }, {}],
  })
  const key = s.key('Four Plain')
  s.play(0, 'Fall Back').resolve()
  expect(s.key('Four Plain')).toBe(key)
  expect(s.object('Four Plain')).toMatchObject({ exhausted: true, stunned: true, buffs: 1 })
  expect([s.damage('Four Plain'), s.might('Four Plain')]).toEqual([2, 5])
})

test('[458.1] a ready unit stays ready', () => {
  const s = scenario({ cards, players: [{ hand: ['Fall Back'] }, {}], battlefields: [{ units: { 0: ['Two Plain'] } }, {}] })
  expect(s.play(0, 'Fall Back').resolve().isExhausted('Two Plain')).toBe(false)
})

test('[457.1] [149.3] gear at a battlefield is recalled in the next cleanup, a unit that is also gear is not', () => {
  const s = scenario({ cards, players: [{}, {}], battlefields: [{ units: { 0: ['Flag', 'Walking Lamp'] } }, {}] })
  expect(s.where('Flag')).toBe('base0')
  expect(s.where('Walking Lamp')).toBe('bf0')
})

test('[178.1.a.1.a] [178.2.a] [178.2.a.1] a gear that is a unit moves, stays and fights', () => {
  const s = scenario({ cards, players: [{ base: ['Walking Lamp'] }, {}], battlefields: [{ units: { 1: ['One Plain'] } }, {}] })
  s.move(0, ['Walking Lamp'], 'bf0').close()
  expect(s.where('Walking Lamp')).toBe('bf0')
  expect(s.controller('bf0')).toBe(0)
  s.quiet()
})
