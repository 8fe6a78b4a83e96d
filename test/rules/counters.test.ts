/** 741–749 Counters. Buffs are the only ones that cards of today make. */
import { describe, expect, test } from 'vitest'
import {
  activated,
  asLongAs,
  buff,
  buffed,
  draw,
  enemy,
  gainXp,
  haveMight,
  is,
  me,
  paySpendBuff,
  reaction,
  returnToHand,
  spellCard,
  spendBuff,
  target,
  unit,
  unitCard,
  yours,
} from '../../src/abilities/builders'
import type { SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const cards = [
  ...[1, 2, 3].map(n => unitCard(`TST-C0${n}`, `Might ${n}`, { ...free, might: n })),
  spellCard('TST-C10', 'Polish', free, reaction(), buff(target(unit()))),
  spellCard('TST-C11', 'Tarnish', free, reaction(), spendBuff(target(unit(yours)))),
  spellCard('TST-C12', 'Bounce', free, reaction(), returnToHand(target(unit()))),
  unitCard('TST-C13', 'Two Buffs', { ...free, might: 1 }, activated(paySpendBuff(unit(yours), 2), draw(1))),
  unitCard('TST-C14', 'Any Buff', { ...free, might: 1 }, activated(paySpendBuff(unit()), draw(1))),
  unitCard('TST-C15', 'Proud', { ...free, might: 1 }, asLongAs(is(me, buffed), haveMight(3, me))),
  unitCard('TST-C16', 'Envious', { ...free, might: 1 }, activated(paySpendBuff(unit(enemy)), gainXp(1))),
]
const duel = (seat: SeatPosition, other: SeatPosition = {}) => scenario({ cards, players: [seat, other] })
const buffs = (s: ReturnType<typeof duel>, name: string): number => s.object(name).buffs
const activate = (s: ReturnType<typeof duel>, name: string) => ({ type: 'activate', object: s.key(name), ability: 0 }) as const

describe('741–749 counters', () => {
  test('[742] [743] [744] a counter that was given stays, has an effect of its own and is what other texts ask for', () => {
    const s = duel({ base: ['Proud'], hand: ['Polish'] })
      .play(0, 'Polish')
      .resolve()
    expect([buffs(s, 'Proud'), s.might('Proud')]).toEqual([1, 5])
    s.endTurn()
    expect([buffs(s, 'Proud'), s.might('Proud')]).toEqual([1, 5])
  })

  test('[745] [745.1] spending removes as many as are asked for, from different units if each has one', () => {
    const s = duel({
      base: [
        'Two Buffs',
        { card: 'Might 1', buffed: true },
        { card: 'Might 2', buffed: true },
        { card: 'Might 3', buffed: true },
      ],
    })
    s.activate(0, 'Two Buffs', 0, { costs: [['Might 1', 'Might 3']] }).resolve()
    expect(['Might 1', 'Might 2', 'Might 3'].map(n => buffs(s, n))).toEqual([0, 1, 0])
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[745.1] one counter does not pay for two', () => {
    const s = duel({ base: ['Two Buffs', { card: 'Might 1', buffed: true }] })
    expect(s.refuse(0, activate(s, 'Two Buffs')).code).toBe('cannotPay')
  })

  test('[745.1.b] [745.2] where no unit is named any of the player’s will do, but none that he does not control', () => {
    const s = duel({ base: ['Any Buff', { card: 'Might 1', buffed: true }] }, { base: [{ card: 'Might 2', buffed: true }] })
    s.activate(0, 'Any Buff').resolve()
    expect([buffs(s, 'Might 1'), buffs(s, 'Might 2')]).toEqual([0, 1])
    expect(s.refuse(0, activate(s, 'Any Buff')).code).toBe('cannotPay')
  })

  test('[745.2] not even if the cost says so', () => {
    const s = duel({ base: ['Envious'] }, { base: [{ card: 'Might 2', buffed: true }] })
    expect(s.refuse(0, activate(s, 'Envious')).code).toBe('cannotPay')
  })

  test('[747] a counter that is taken off and put nowhere is gone', () => {
    const s = duel({ base: [{ card: 'Might 1', buffed: true }, 'Might 2'], hand: ['Tarnish'] })
    s.play(0, 'Tarnish', { targets: ['Might 1'] }).resolve()
    expect([buffs(s, 'Might 1'), buffs(s, 'Might 2'), s.might('Might 1')]).toEqual([0, 0, 1])
  })

  test('[748] [124] who leaves the board comes back without counters', () => {
    const s = duel({ base: [{ card: 'Might 1', buffed: true }], hand: ['Bounce'] })
      .play(0, 'Bounce')
      .resolve()
    s.play(0, 'Might 1', { place: 'base0' })
    expect([buffs(s, 'Might 1'), s.might('Might 1')]).toEqual([0, 1])
  })

  test('[749] a counter has no controller: it stays under another one, who may spend it then', () => {
    const s = duel({ base: ['Any Buff', { card: 'Might 1', buffed: true, owner: 1 }] })
    expect([s.object('Might 1').owner, s.object('Might 1').controller, s.might('Might 1')]).toEqual([1, 0, 2])
    s.activate(0, 'Any Buff').resolve()
    expect(buffs(s, 'Might 1')).toBe(0)
  })
})
