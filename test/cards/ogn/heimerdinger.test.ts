import { describe, expect, test } from 'vitest'
import {
  activated,
  addPower,
  asReaction,
  buff,
  costs,
  draw,
  energy,
  exhaustThis,
  friendly,
  gainXp,
  gearCard,
  giveMight,
  haveText,
  iAmEmpowered,
  killThis,
  legend,
  legendCard,
  me,
  ready,
  target,
  unit,
  unitCard,
  useOnlyWhile,
} from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type Scenario, type ScenarioOptions, scenario } from '../../../src/testing'

const plain = { domains: [], energy: 0 } as const
const cards = [
  ...allCards,
  gearCard('TST-731', 'Reader', plain, activated(exhaustThis, draw(1))),
  gearCard('TST-732', 'Press', plain, activated(costs(energy(1), exhaustThis), buff(target(unit())))),
  gearCard('TST-733', 'Lever', plain, activated(energy(1), draw(1))),
  unitCard('TST-734', 'Boaster', { ...plain, might: 2 }, activated(exhaustThis, giveMight(2, me))),
  unitCard('TST-735', 'Envoy', { ...plain, might: 1 }, haveText(legend(friendly), activated(exhaustThis, gainXp(1)))),
  legendCard(
    'TST-736',
    'Tutor',
    { domains: [], champion: 'Tutor' },
    activated(exhaustThis, useOnlyWhile(iAmEmpowered), draw(1)),
    activated(exhaustThis, ready(target(unit()))),
  ),
  gearCard('TST-738', 'Chronicle', { ...plain, tags: ['Equipment'] }, activated(exhaustThis, draw(1))),
  gearCard('TST-737', 'Battery', plain, activated(costs(killThis, exhaustThis), asReaction, addPower('any'))),
]
const arena = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ ...options, cards })
const HEIMER = 'Heimerdinger, Inventor'
const abilities = (s: Scenario, name = HEIMER): string[] =>
  s.engine
    .read(s.state)
    .abilities(s.key(name))
    .filter(a => a.number >= 0)
    .map(a => a.ability)

describe('OGN-111 Heimerdinger, Inventor', () => {
  test('[477.2.a] [ruling:judgefaq-heimerdinger-one-ability] he pays one ability with his own exhaustion, and has only its effect', () => {
    const s = arena({ players: [{ base: [HEIMER, 'Reader', 'Press'], runes: { mind: 2 } }, {}] })
    expect(abilities(s)).toEqual(['TST-731#0', 'TST-732#0'])
    s.activate(0, HEIMER, 0).resolve()
    expect([s.isExhausted(HEIMER), s.cards(0, 'hand').length, s.might(HEIMER)]).toEqual([true, 1, 3])
    expect([s.isExhausted('Reader'), s.isExhausted('Press')]).toEqual([false, false])
    expect(s.refuse(0, { type: 'activate', object: s.key(HEIMER), ability: 0 }).rule).toBe('203.3')
  })

  test("[477.2.a] what costs no exhaustion isn't his, nor what enemies have", () => {
    const s = arena({ players: [{ base: [HEIMER, 'Lever'] }, { base: ['Reader'] }] })
    expect(abilities(s)).toEqual([])
  })

  test('[053] "me" in a borrowed text is Heimerdinger', () => {
    const s = arena({ players: [{ base: [HEIMER, 'Boaster'] }, {}] })
    s.activate(0, HEIMER, 0).resolve()
    expect([s.might(HEIMER), s.might('Boaster'), s.isExhausted('Boaster')]).toEqual([5, 2, false])
  })

  test('[477.2.a] it is a live look: abilities come and go with their objects', () => {
    const s = arena({ players: [{ base: [HEIMER, { card: 'Battery', as: 'battery' }, 'Reader'] }, {}] })
    expect(abilities(s)).toEqual(['TST-737#0', 'TST-731#0'])
    s.activate(0, 'battery', 0)
    expect(abilities(s)).toEqual(['TST-731#0'])
  })

  test('[429.2] a borrowed Add ability: he is killed for the Power', () => {
    const s = arena({ players: [{ base: [HEIMER, 'Gold'] }, {}] })
    s.activate(0, HEIMER, 0)
    expect([s.cards(0, 'trash'), s.state.players[0]!.pool]).toEqual([[HEIMER], [0, 0, 0, 0, 0, 0, 0, 1]])
    expect(s.exists('Gold')).toBe(true)
  })

  test("[477.2.a] two of him don't lend to each other what they have borrowed", () => {
    const s = arena({ players: [{ base: [{ card: HEIMER, as: 'a' }, { card: HEIMER, as: 'b' }, 'Reader'] }, {}] })
    expect([abilities(s, 'a'), abilities(s, 'b')]).toEqual([['TST-731#0'], ['TST-731#0']])
    s.activate(0, 'a', 0).resolve().activate(0, 'b', 0).resolve()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })

  test('[727.1.b] [477.2.a] a dependent ability is his as well, and its condition is asked of him', () => {
    const s = arena({ players: [{ base: [{ card: HEIMER, empowered: 1 }], legend: 'Tutor' }, {}] })
    expect(abilities(s)).toEqual(['TST-736#0', 'TST-736#1'])
    expect(s.refuse(0, { type: 'activate', object: s.key('Tutor'), ability: 0 }).rule).toBe('377.2.b')
    s.activate(0, HEIMER, 0).resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
    const other = arena({ players: [{ base: [HEIMER], legend: { card: 'Tutor', empowered: 1 } }, {}] })
    expect(other.refuse(0, { type: 'activate', object: other.key(HEIMER), ability: 0 }).rule).toBe('377.2.b')
  })

  test('[478.1.b] what others give to friendly legends is theirs before he borrows it', () => {
    const s = arena({ players: [{ base: [HEIMER, 'Envoy'], legend: 'Tutor' }, {}] })
    expect(abilities(s)).toHaveLength(3)
    s.activate(0, HEIMER, 2).resolve()
    expect([s.state.players[0]!.xp, s.isExhausted(HEIMER), s.isExhausted('Tutor')]).toEqual([1, true, false])
  })

  test('[722] what is attached lends its inactive text', () => {
    const s = arena({ players: [{ base: [HEIMER, { card: 'Boaster', attached: ['Chronicle'] }] }, {}] })
    expect(abilities(s, 'Chronicle')).toEqual([])
    expect(abilities(s)).toEqual(['TST-734#0', 'TST-738#0'])
    s.activate(0, HEIMER, 1).resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[727.1.b] with Jayce, Defender of Tomorrow: both abilities are his, the second while he is Empowered himself', () => {
    const base = (empowered: number) => [
      { card: HEIMER, empowered },
      { card: 'Reader', exhausted: true },
      { card: 'Press', exhausted: true },
    ]
    const s = arena({ players: [{ base: base(1), legend: 'Jayce, Defender of Tomorrow', runes: { mind: 2 } }, {}] })
    const at = (of: Scenario, cost: string) =>
      of.engine
        .read(of.state)
        .abilities(of.key(HEIMER))
        .find(a => a.ability === cost)!.number
    s.activate(0, HEIMER, at(s, 'VEN-149#2'), { targets: [['Reader', 'Press']] }).resolve()
    expect([s.isExhausted('Reader'), s.isExhausted('Press'), s.isExhausted(HEIMER)]).toEqual([false, false, true])
    expect(s.isExhausted('Jayce, Defender of Tomorrow')).toBe(false)
    const plain = arena({
      players: [{ base: base(0), legend: { card: 'Jayce, Defender of Tomorrow', empowered: 1 }, runes: { mind: 2 } }, {}],
    })
    expect(plain.refuse(0, { type: 'activate', object: plain.key(HEIMER), ability: at(plain, 'VEN-149#2') }).rule).toBe('377.2.b')
    plain.activate(0, HEIMER, at(plain, 'VEN-149#1'), { targets: [['Press']] }).resolve()
    expect(plain.isExhausted('Press')).toBe(false)
  })
})
