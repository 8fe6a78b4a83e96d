/** 428.5: whose kill it is, and with what. */
import { expect, test } from 'vitest'
import {
  activated,
  choose,
  chosen,
  deal,
  dealEachOther,
  delayed,
  doThisTimes,
  draw,
  enemy,
  event,
  eventObject,
  exhaustThis,
  friendly,
  giveMight,
  it,
  kill,
  killedByYou,
  killedByYourSpell,
  reaction,
  spellCard,
  target,
  unit,
  unitCard,
  when,
  worksFrom,
} from '../../src/abilities/builders'
import { describe as print } from '../../src/language'
import type { Position } from '../../src/testing'
import { type Scenario, scenario } from '../../src/testing'

const quick = { domains: [], energy: 0 } as const
const phoenix = unitCard(
  'TSK-001',
  'Phoenix',
  { domains: [], energy: 0, might: 1 },
  when(event('die', { subject: unit(), ...killedByYourSpell.event }), worksFrom('trash'), draw(1)),
)
const hunter = unitCard(
  'TSK-002',
  'Hunter',
  { domains: [], energy: 0, might: 1 },
  when(event('die', { subject: unit(), ...killedByYou.event }), draw(1)),
)
const cards = [
  phoenix,
  hunter,
  unitCard('TSK-003', 'Three', { domains: [], energy: 0, might: 3 }),
  unitCard('TSK-004', 'Six', { domains: [], energy: 0, might: 6 }),
  unitCard('TSK-005', 'Archer', { domains: [], energy: 0, might: 2 }, activated(exhaustThis, deal(3, target(unit(enemy))))),
  spellCard('TSK-010', 'Bolt', quick, reaction(), deal(3, target(unit()))),
  spellCard('TSK-011', 'Slay', quick, reaction(), kill(target(unit()))),
  spellCard('TSK-012', 'Bolts', quick, reaction(), doThisTimes(2, deal(3, target(unit())))),
  spellCard('TSK-013', 'Decree', quick, reaction(), delayed(when(event('damage', { subject: unit() }), kill(eventObject)))),
  spellCard(
    'TSK-014',
    'Duel',
    quick,
    reaction(),
    choose(target(unit(friendly))),
    choose(target(unit(enemy), { as: 'foe' })),
    dealEachOther(it, chosen('foe')),
  ),
  spellCard('TSK-015', 'Wither', quick, reaction(), giveMight(-3, target(unit()))),
  spellCard('TSK-016', 'Zap', quick, reaction(), deal(1, target(unit()))),
]
const duel = (
  mine: Position['players'][number],
  theirs: Position['players'][number] = { base: ['Three'] },
  turnPlayer = 0,
): Scenario => scenario({ cards, players: [{ trash: ['Phoenix'], ...mine }, theirs], turnPlayer })
const drawn = (s: Scenario): number => s.cards(0, 'hand').filter(name => name === 'Filler').length
const done = (s: Scenario): Scenario => {
  s.resolve()
  while (s.asked() === 'triggers') s.choose('#0', '#1').resolve()
  return s
}

test.each(['Bolt', 'Slay'])('[428.5.b] [428.5.c] %s kills with a spell', name => {
  expect(drawn(done(duel({ hand: [name] }).play(0, name, { targets: ['Three'] })))).toBe(1)
})

test('[428.5.d ex1] what an ability kills that a spell has made is killed by the spell as well', () => {
  const s = duel(
    { hand: ['Bolts'] },
    {
      base: [
        { card: 'Three', as: 'a' },
        { card: 'Three', as: 'b' },
      ],
    },
  )
  s.play(0, 'Bolts').resolve()
  s.choose('a').choose('b')
  done(s)
  expect(s.cards(1, 'trash')).toHaveLength(2)
  expect(drawn(s)).toBe(2)
})

test('[428.5.b] [428.5.d] [ruling:rj-11770] so is what a delayed ability of a spell kills', () => {
  const s = duel({ hand: ['Decree', 'Zap'] }, { base: ['Six'] })
  s.play(0, 'Decree').resolve()
  done(s.play(0, 'Zap', { targets: ['Six'] }))
  expect([s.where('Six'), drawn(s)]).toEqual(['trash', 1])
})

test('[417.6.b.3] a unit that deals by order of a spell is not the spell', () => {
  const s = duel({ hand: ['Duel'], base: ['Six'] })
  done(s.play(0, 'Duel', { targets: ['Six', 'Three'] }))
  expect([s.where('Three'), drawn(s)]).toEqual(['trash', 0])
})

test('[428.5.c] an ability of a unit is no spell', () => {
  const s = duel({ base: ['Archer'] })
  done(s.activate(0, 'Archer', 0, { targets: ['Three'] }))
  expect([s.where('Three'), drawn(s)]).toEqual(['trash', 0])
})

test('[428.5.c.1] the spell of an opponent is not yours', () => {
  const s = duel({ base: ['Three'] }, { hand: ['Slay'] }, 1)
  done(s.play(1, 'Slay', { targets: ['Three'] }))
  expect(drawn(s)).toBe(0)
})

test('[428.5.c] damage from before that becomes lethal is nobody’s kill', () => {
  const s = duel({ hand: ['Bolt', 'Wither'] }, { base: ['Six'] })
  s.play(0, 'Bolt', { targets: ['Six'] }).resolve()
  done(s.play(0, 'Wither', { targets: ['Six'] }))
  expect([s.where('Six'), drawn(s)]).toEqual(['trash', 0])
})

test('[428.5.c.2] combat damage is its controller’s kill, but no spell’s', () => {
  for (const [watcher, cardsDrawn] of [
    ['Hunter', 1],
    ['Phoenix', 0],
  ] as const) {
    const s = scenario({
      cards,
      players: [watcher === 'Hunter' ? { base: ['Hunter'] } : { trash: ['Phoenix'] }, {}],
      battlefields: [{ controller: 1, units: { 0: ['Six'], 1: ['Three'] } }, {}],
    }).close()
    expect([s.cards(1, 'trash'), drawn(s)]).toEqual([['Three'], cardsDrawn])
  }
})

test('[428.5] the text names the kill', () => {
  expect(print(hunter).text).toContain('When you kill a unit, draw 1.')
  expect(print(phoenix).text).toContain('When you kill a unit with a spell, draw 1.')
})
