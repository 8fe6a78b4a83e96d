import { describe, expect, test } from 'vitest'
import {
  aBattlefield,
  all,
  deal,
  friendly,
  move,
  reaction,
  recall,
  returnToHand,
  spellCard,
  target,
  unit,
} from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type Position, scenario } from '../../../src/testing'
import { printed } from '../../fixtures/cards'

const quick = { domains: [], energy: 0 } as const
const cards = [
  ...allCards,
  spellCard('TSN-001', 'Rain', quick, reaction(), deal(3, all(unit()))),
  spellCard('TSN-002', 'Home', quick, reaction(), move(target(unit()), 'base')),
  spellCard('TSN-003', 'Fall Back', quick, reaction(), recall(target(unit()))),
  spellCard('TSN-005', 'Charge', quick, reaction(), move(all(unit(friendly)), aBattlefield)),
  spellCard('TSN-004', 'Bounce', quick, reaction(), returnToHand(target(unit()))),
]
const board = (base: readonly string[], hand: readonly string[] = [], battlefields: Position['battlefields'] = [{}, {}]) =>
  scenario({ cards, players: [{ base, hand, runes: { chaos: 7 } }, {}], battlefields })

describe('OGN-189 Kayn, Unleashed', () => {
  printed('OGN-189', 'Kayn, Unleashed', {
    domains: ['chaos'],
    energy: 6,
    power: ['chaos'],
    might: 6,
    champion: 'Kayn',
    tags: ['Kayn', 'Ionia'],
  })

  test('[465.2.c.10] [417.1] after two moves he takes no damage, after one he does', () => {
    const s = board(['Kayn, Unleashed'], ['Rain', 'Home', 'Rain'])
    s.move(0, ['Kayn, Unleashed'], 'bf0').close()
    s.play(0, 'Rain').resolve()
    expect(s.damage('Kayn, Unleashed')).toBe(3)
    s.play(0, 'Home').resolve()
    s.play(0, 'Rain').resolve()
    expect(s.damage('Kayn, Unleashed')).toBe(3)
  })

  /** Everybody of player 0 moves to bf0 and from there to bf1, where player 1 stands. */
  const charge = (base: readonly string[], defenders: readonly string[]) => {
    const s = board(base, ['Charge'], [{}, { controller: 1, units: { 1: defenders } }])
    s.move(0, base, 'bf0').close()
    return s.play(0, 'Charge', { targets: ['bf1'] }).close()
  }

  test('[465.2.c.10 ex1] [ruling:cr-kayn-exempt] he is passed over as combat damage is assigned', () => {
    const s = charge(['Kayn, Unleashed', 'Petty Officer'], ['Tibbers', 'Mega-Mech'])
    if (s.open().player === 0) s.assign({ Tibbers: 7, 'Mega-Mech': 5 })
    expect(s.open()).toMatchObject({ player: 1, min: 15 })
    s.refuseAssign({ 'Kayn, Unleashed': 15 })
    s.refuseAssign({ 'Kayn, Unleashed': 11, 'Petty Officer': 4 })
    s.refuseAssign({ 'Kayn, Unleashed': 10, 'Petty Officer': 5 })
    s.assign({ 'Kayn, Unleashed': 9, 'Petty Officer': 6 })
    expect([s.where('Petty Officer'), s.where('Kayn, Unleashed')]).toEqual(['trash', 'base0'])
  })

  test('[465.2.c.10] [466.1.a.2] the damage that only he could take goes nowhere, and both sides survive', () => {
    const s = charge(['Kayn, Unleashed'], ['Mega-Mech'])
    expect(s.events.filter(e => e.type === 'damage').map(e => [e.card, e.amount])).toEqual([['OGN-088', 6]])
    expect([s.where('Kayn, Unleashed'), s.where('Mega-Mech')]).toEqual(['base0', 'bf1'])
  })

  test('[456.3] a recall is no move', () => {
    const s = board(['Kayn, Unleashed'], ['Fall Back', 'Rain'])
    s.move(0, ['Kayn, Unleashed'], 'bf0').close()
    s.play(0, 'Fall Back').resolve()
    expect(s.play(0, 'Rain').resolve().damage('Kayn, Unleashed')).toBe(3)
  })

  test('[124] [ruling:rj-6363] as a new object he has not moved', () => {
    const s = board(['Kayn, Unleashed'], ['Home', 'Bounce', 'Rain'])
    s.move(0, ['Kayn, Unleashed'], 'bf0').close()
    s.play(0, 'Home').resolve()
    s.play(0, 'Bounce').resolve()
    s.play(0, 'Kayn, Unleashed', { place: 'base0' }).resolve()
    expect(s.play(0, 'Rain').resolve().damage('Kayn, Unleashed')).toBe(3)
  })

  test('[317.2] the moves of a turn are forgotten with it', () => {
    const s = board(['Kayn, Unleashed'], ['Home', 'Rain'])
    s.move(0, ['Kayn, Unleashed'], 'bf0').close()
    s.play(0, 'Home').resolve().endTurn()
    while (s.asked() !== 'main') s.pass()
    s.endTurn()
    while (s.asked() !== 'main') s.pass()
    expect(s.play(0, 'Rain').resolve().damage('Kayn, Unleashed')).toBe(3)
  })
})
