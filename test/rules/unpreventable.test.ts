/** 142.3.b: damage that can't be prevented (437). */
import { describe, expect, test } from 'vitest'
import {
  asLongAs,
  cantBePrevented,
  deal,
  doubleDamage,
  event,
  instead,
  is,
  me,
  prevent,
  reaction,
  spellCard,
  target,
  unit,
  unitCard,
} from '../../src/abilities/builders'
import { describe as print } from '../../src/abilities/describe'
import type { SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const body = { ...free, might: 5 } as const
const cards = [
  unitCard('TST-U01', 'Piercer', body, cantBePrevented()),
  unitCard('TST-U02', 'Open Sky', body, cantBePrevented('any')),
  unitCard('TST-U03', 'Angry Piercer', body, asLongAs(is(me, { is: 'damaged' }), cantBePrevented())),
  unitCard('TST-U04', 'Hard Skin', { ...free, might: 9 }, instead(event('damage', { subject: me }))),
  unitCard('TST-U05', 'Oaf', { ...free, might: 9 }),
  unitCard('TST-U11', 'Big Piercer', { ...free, might: 12 }, cantBePrevented()),
  unitCard('TST-U12', 'Giant', { ...free, might: 12 }),
  unitCard('TST-U13', 'Dolt', { ...free, might: 8 }),
  spellCard('TST-U06', 'Bolt', free, reaction(), deal(4, target(unit()))),
  spellCard('TST-U07', 'Wall', free, reaction(), prevent('all', target(unit()))),
  spellCard('TST-U08', 'Fence', free, reaction(), prevent(3, target(unit()))),
  spellCard('TST-U09', 'Expose', free, reaction(), doubleDamage(target(unit()))),
  spellCard('TST-U10', 'Nick', free, reaction(), deal(1, target(unit()))),
]

/** Player 0 protects the unit or exposes it, and then deals damage to it. */
const hit = (first: string, mine: SeatPosition, theirs: SeatPosition, at = 'Oaf'): number =>
  scenario({ cards, players: [{ ...mine, hand: [first, 'Bolt'] }, theirs] })
    .play(0, first, { targets: [at] })
    .resolve()
    .play(0, 'Bolt', { targets: [at] })
    .resolve()
    .damage(at)

describe("damage that can't be prevented", () => {
  test('[142.3.b ex1] your damage is the damage that you mark, whoever has the unit', () => {
    expect(hit('Wall', { base: ['Piercer'] }, { base: ['Oaf'] })).toBe(4)
    expect(hit('Wall', { base: ['Piercer', 'Oaf'] }, {})).toBe(4)
    expect(hit('Wall', {}, { base: ['Oaf'] })).toBe(0)
  })

  test('[142.3.b ex1] damage of the opponent is prevented as ever', () => {
    expect(hit('Wall', {}, { base: ['Piercer', 'Oaf'] })).toBe(0)
    expect(hit('Wall', {}, { base: ['Open Sky', 'Oaf'] })).toBe(4)
  })

  test('[142.3.b] [437.3] what can’t prevent it is not used up', () => {
    const s = scenario({ cards, players: [{ base: ['Piercer', 'Oaf'], hand: ['Fence', 'Nick', 'Nick'] }, { hand: ['Bolt'] }] })
    s.play(0, 'Fence', { targets: ['Oaf'] }).resolve()
    s.play(0, 'Nick', { targets: ['Oaf'] }).resolve()
    expect(s.damage('Oaf')).toBe(1)
    s.play(0, 'Nick', { targets: ['Piercer'] }).pass()
    s.play(1, 'Bolt', { targets: ['Oaf'] }).resolve()
    expect(s.damage('Oaf')).toBe(1 + 4 - 3)
  })

  test('[142.3.b] [437.1.b.1.b] a text that prevents all damage doesn’t apply either; other changes do', () => {
    expect(hit('Expose', { base: ['Piercer'] }, { base: ['Hard Skin'] }, 'Hard Skin')).toBe(8)
    expect(hit('Expose', {}, { base: ['Hard Skin'] }, 'Hard Skin')).toBe(0)
  })

  test('[142.3.b] [465.2.c.5] in combat such a unit is assigned what kills it, and dies', () => {
    const fight = (attacker: string) => {
      const s = scenario({
        cards,
        players: [{ base: [attacker], hand: ['Wall'] }, {}],
        battlefields: [{ controller: 1, units: { 1: ['Oaf', 'Dolt'] } }, {}],
      })
      return s
        .move(0, [attacker], 'bf0')
        .play(0, 'Wall', { targets: ['Oaf'] })
        .close()
    }
    const s = fight('Big Piercer')
    expect(s.refuse(0, { type: 'answer', amounts: [12, 0] }).code).toBe('notAllowed')
    s.assign({ Oaf: 9, Dolt: 3 })
    expect([s.where('Oaf'), s.events.some(e => e.type === 'prevent')]).toEqual(['trash', false])
    const other = fight('Giant')
    other.assign({ Oaf: 12 })
    expect(other.where('Oaf')).toBe('bf0')
  })

  test('[142.3.b] it may depend on something', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Angry Piercer'], hand: ['Wall', 'Bolt', 'Bolt', 'Nick'] }, { base: ['Oaf'] }],
    })
    s.play(0, 'Wall', { targets: ['Oaf'] })
      .resolve()
      .play(0, 'Bolt', { targets: ['Oaf'] })
      .resolve()
    expect(s.damage('Oaf')).toBe(0)
    s.play(0, 'Nick', { targets: ['Angry Piercer'] })
      .resolve()
      .play(0, 'Bolt', { targets: ['Oaf'] })
      .resolve()
    expect(s.damage('Oaf')).toBe(4)
  })

  test('is printed', () => {
    expect([print(cards[0]!).text, print(cards[1]!).text]).toEqual([
      "Your damage can't be prevented.",
      "Damage can't be prevented.",
    ])
  })
})
