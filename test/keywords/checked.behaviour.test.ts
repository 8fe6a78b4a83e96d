/** Whether a unit has a keyword is a characteristic that others check: printed, given for a time, or by something in play. */
import { expect, test } from 'vitest'
import {
  gearCard,
  giveKeyword,
  haveKeyword,
  haveMight,
  keyword,
  reaction,
  spellCard,
  target,
  unit,
  unitCard,
  withKeyword,
  yours,
} from '../../src/abilities/builders'
import type { Keyword } from '../../src/abilities/types'
import { scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const

/** A unit that has it, one without, a spell and a gear that give it, and a gear that strengthens all that have it. */
const cardsFor = (name: Keyword) => [
  unitCard('TSK-001', 'Bearer', { ...free, might: 1 }, keyword(name)),
  unitCard('TSK-002', 'Plain', { ...free, might: 1 }),
  spellCard('TSK-003', 'Loan', free, reaction(), giveKeyword(name, target(unit()))),
  gearCard('TSK-004', 'Ledger', free, haveMight(5, unit(withKeyword(name)))),
  gearCard('TSK-005', 'Lender', free, haveKeyword(name, unit(yours))),
]

const checks = (name: Keyword): void => {
  const cards = cardsFor(name)
  const begin = (base: string[]) => scenario({ cards, players: [{ base, hand: ['Loan'] }, {}] })
  const s = begin(['Bearer', 'Plain', 'Ledger'])
  expect([s.might('Bearer'), s.might('Plain')]).toEqual([6, 1])
  s.play(0, 'Loan', { targets: ['Plain'] }).resolve()
  expect([s.might('Bearer'), s.might('Plain')]).toEqual([6, 6])
  s.endTurn()
  expect([s.might('Bearer'), s.might('Plain')]).toEqual([6, 1])
  const lent = begin(['Plain', 'Ledger', 'Lender'])
  expect(lent.might('Plain')).toBe(6)
}

test('[814.3] whether a unit has Shield can be checked', () => checks('shield'))
test('[815.3] whether a unit has Tank can be checked', () => checks('tank'))
test('[816.3] whether a unit has Temporary can be checked', () => checks('temporary'))
test('[817.3] whether a unit has Vision can be checked', () => checks('vision'))
test('[826.6] whether a unit has Backline can be checked', () => checks('backline'))
