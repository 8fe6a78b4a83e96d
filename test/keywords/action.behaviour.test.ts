import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { keywordCards as cards } from '../fixtures/keywords'

const showdown = (hand: readonly string[], more: { xp?: number; base?: readonly string[] } = {}) =>
  scenario({ cards, players: [{ base: ['Might 1'] }, { hand, ...more }] })
    .move(0, ['Might 1'], 'bf0')
    .pass()

test('[806.1.b] [806.1.c.1] a card with Action can be played in a showdown on the turn of an opponent', () => {
  const s = showdown(['Feint', 'Slow Word'])
  expect(s.asked()).toBe('focus')
  s.refuse(1, { type: 'play', card: s.key('Slow Word') })
  s.play(1, 'Feint').resolve()
  expect(s.cards(1, 'hand')).toHaveLength(2)
})

test('[806.1.b] it is no permission for Closed States', () => {
  const s = scenario({ cards, players: [{ hand: ['Idle'] }, { hand: ['Feint'] }] })
  s.play(0, 'Idle').pass()
  expect(s.open()).toMatchObject({ player: 1, reason: 'priority' })
  expect(s.refuse(1, { type: 'play', card: s.key('Feint') }).rule).toBe('309.1.a')
})

test('[806.2] outside showdowns it is played as any other card', () => {
  const s = scenario({ cards, players: [{ hand: ['Feint'] }, {}] })
  s.play(0, 'Feint').resolve()
  expect(s.cards(0, 'hand')).toHaveLength(1)
})

test('[806.3 ex1] a unit with Action still only goes to the base or a battlefield of its player', () => {
  const s = scenario({
    cards,
    players: [{ base: ['Might 1'] }, { hand: ['Ambusher'] }],
    battlefields: [{}, { units: { 1: ['Might 2'] } }],
  })
    .move(0, ['Might 1'], 'bf0')
    .pass()
  s.act(1, { type: 'play', card: s.key('Ambusher') })
  expect(s.options().sort()).toEqual(['base1', 'bf1'])
  s.choose('bf1')
  expect(s.where('Ambusher')).toBe('bf1')
})

test('[806.1.c.2] an activated ability with Action works in showdowns, one without does not', () => {
  const s = showdown([], { base: ['Drill Post'] })
  s.refuse(1, { type: 'activate', object: s.key('Drill Post'), ability: 0 })
  s.activate(1, 'Drill Post', 1).resolve()
  expect(s.cards(1, 'hand')).toHaveLength(1)
})

test('[806.4] a permission under a condition counts only while it is true', () => {
  const s = showdown(['Veteran Feint'], { xp: 2 })
  s.refuse(1, { type: 'play', card: s.key('Veteran Feint') })
  const t = showdown(['Veteran Feint'], { xp: 3 })
  t.play(1, 'Veteran Feint').resolve()
  expect(t.cards(1, 'hand')).toHaveLength(1)
})

test('[806.5.b] texts can ask whether a spell has Action', () => {
  const s = scenario({ cards, players: [{ hand: ['Recall Action'], trash: ['Feint', 'Slow Word', 'Idle'] }, {}] })
  s.play(0, 'Recall Action').resolve()
  expect(s.cards(0, 'hand')).toEqual(['Feint'])
})
