import { expect, test } from 'vitest'
import { tank, unitCard } from '../../src/abilities/builders'
import { scenario } from '../../src/testing'

const one = unitCard('TST-521', 'One', { domains: [], energy: 1, might: 1 })
const guard = unitCard('TST-522', 'Guard', { domains: [], energy: 1, might: 1 }, tank())
const giant = unitCard('TST-523', 'Giant', { domains: [], energy: 9, might: 9 })
const cards = [one, guard, giant]

// Without care the distributions of nine damage over thirty units are found by going through all orders of them.
test('[465.2.c.3] [465.2.c.6] a combat with a swarm is decided at once, Tanks first', () => {
  const s = scenario({
    cards,
    everyMode: false,
    players: [{ base: ['Giant'] }, {}],
    battlefields: [
      { units: { 1: [...Array.from({ length: 20 }, () => 'One'), ...Array.from({ length: 10 }, () => 'Guard')] } },
      {},
    ],
  })
  s.move(0, ['Giant'], 'bf0').close()
  expect(s.asked()).toBe('combatDamage')
  const { actions } = s.engine.legalActions(s.state)
  // Nine of the ten Tanks, whichever.
  expect(actions).toHaveLength(10)
  s.act(0, actions[0]!)
  s.close()
  expect(s.cards(1, 'trash').filter(name => name === 'Guard')).toHaveLength(9)
  expect(s.cards(0, 'trash')).toEqual(['Giant'])
})
