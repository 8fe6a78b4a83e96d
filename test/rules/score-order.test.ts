import { expect, test } from 'vitest'
import {
  amountAtLeast,
  draw,
  event,
  exhaustThis,
  gearCard,
  ifThen,
  instead,
  paying,
  points,
  unitCard,
  whenI,
  youMay,
} from '../../src/abilities/builders'
import type { CardDefinition } from '../../src/abilities/types'
import { scenario } from '../../src/testing'

/** May exhaust itself to turn a point into two cards. */
const trader = gearCard(
  'TST-551',
  'Trader',
  { domains: [], energy: 1 },
  instead(event('gainPoints', { player: 'you' }), youMay, paying(exhaustThis), draw(2)),
)
/** Draws if its controller has a point as it resolves. */
const climber = unitCard(
  'TST-552',
  'Climber',
  { domains: [], energy: 1, might: 1 },
  whenI('conquer', ifThen(amountAtLeast(1, points('you')), draw(1))),
)
const cards: readonly CardDefinition[] = [trader, climber]

const conquered = () =>
  scenario({ cards, players: [{ base: ['Climber', 'Trader'] }, {}] })
    .move(0, ['Climber'], 'bf0')
    .close()

test('[471.1] [471.2] the point is decided first, then conquer abilities trigger', () => {
  const s = conquered()
  expect(s.asked()).toBe('applyReplacement')
  // Nothing has triggered while it is not yet known whether the point is gained.
  expect(s.state.triggered).toEqual([])
  expect(s.state.chain).toEqual([])
  s.confirm(false).resolve().quiet()
  expect(s.points(0)).toBe(1)
  expect(s.cards(0, 'hand')).toHaveLength(1)
})

test('[383.4.c.2.c] the conquer ability triggers though the point was replaced', () => {
  const s = conquered().confirm(true).resolve().quiet()
  expect(s.points(0)).toBe(0)
  // Two cards for the point; the ability resolved and found no point.
  expect(s.cards(0, 'hand')).toHaveLength(2)
  expect(s.events.filter(e => e.type === 'conquer').length).toBeGreaterThan(0)
  expect(s.events.filter(e => e.type === 'resolve')).toHaveLength(1)
})
