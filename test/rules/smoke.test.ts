import { expect, test } from 'vitest'
import { allCards } from '../../src/cards'
import { scenario } from '../../src/testing'

test('a spell deals damage and its target dies in the cleanup', () => {
  const s = scenario({
    cards: allCards,
    players: [{ hand: ['Incinerate'], runes: { fury: 2 } }, { base: [] }],
    battlefields: [{ units: { 1: ['Daring Poro'] } }, {}],
  })
  s.play(0, 'Incinerate', { targets: ['Daring Poro'] })
  expect(s.asked()).toBe('priority')
  s.resolve()
  expect(s.cards(1, 'trash')).toEqual(['Daring Poro'])
  expect(s.cards(0, 'trash')).toEqual(['Incinerate'])
  expect(s.controller('bf0')).toBe(-1)
  s.quiet()
})

test('a unit moves to an open battlefield, the showdown closes and it is conquered', () => {
  const s = scenario({ cards: allCards, players: [{ base: ['Daring Poro'] }, {}] })
  s.move(0, ['Daring Poro'], 'bf0')
  expect(s.asked()).toBe('focus')
  s.close()
  expect(s.controller('bf0')).toBe(0)
  expect(s.points(0)).toBe(1)
  s.quiet()
})

test('combat: assault, lethal damage, recall', () => {
  const s = scenario({
    cards: allCards,
    players: [{ base: ['Daring Poro'] }, {}],
    battlefields: [{ units: { 1: ['Stalwart Poro'] } }, {}],
  })
  s.move(0, ['Daring Poro'], 'bf0')
  expect(s.might('Daring Poro')).toBe(3)
  expect(s.might('Stalwart Poro')).toBe(3)
  s.close()
  s.quiet()
  expect(s.cards(1, 'trash')).toEqual(['Stalwart Poro'])
  expect(s.cards(0, 'trash')).toEqual(['Daring Poro'])
})
