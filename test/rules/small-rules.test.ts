// biome-ignore-all format: cards are laid out as they are printed, their text one line each

/** Small rules and Examples that no other file is about. */
import { describe, expect, test } from 'vitest'
import {
  aBattlefield, activated, all, alone, asLongAs, asYouPlayMe, at, atLeast, attacking, banish, battlefield, card, deal, defending, did, doThis, draw, enemy,enterAt, 
  enterReady, friendly, gainXp, haveKeyword, haveMight, ifThen, inYourHand, is, it, me, move, onlyIf, paySpendBuff, playCard, reaction, some, spellCard,stun, tagged, 
  target, thatPlace, thereIs, unit, unitCard, whenI, xpAtLeast,
} from '../../src/abilities/builders'
import { type ScenarioOptions, scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const cards = [
  ...[1, 2, 3, 4, 5].map(n => unitCard(`TSM-00${n}`, `Might ${n}`, { ...free, might: n })),
  unitCard('TSM-010', 'Hoarder', { ...free, might: 1 }, asLongAs(atLeast(2, card(inYourHand)), haveMight(1, me))),
  unitCard('TSM-011', 'Yordle Guard', { ...free, might: 2, tags: ['Yordle'] }, haveKeyword('shield', unit(friendly, tagged('Yordle'), at('here')))),
  unitCard('TSM-012', 'Yordle', { ...free, might: 1, tags: ['Yordle'] }),
  unitCard('TSM-013', 'Duelist', { ...free, might: 2 }, asLongAs(some(is(me, attacking, alone), is(me, defending, alone)), haveMight(2, me))),
  unitCard('TSM-014', 'Avenger', { ...free, might: 2 }, enterReady(onlyIf(thereIs(battlefield(enemy))))),
  unitCard('TSM-015', 'Apprentice', { ...free, might: 2 }, asYouPlayMe(gainXp(1), ifThen(xpAtLeast(1), draw(1))), enterReady(), whenI('play', draw(1))),
  unitCard('TSM-016', 'Spender', { ...free, might: 1 }, activated(paySpendBuff(unit(friendly)), draw(1))),
  spellCard('TSM-020', 'Bolt', free, deal(2, target(unit(at('battlefield'))))),
  unitCard('TSM-017', 'Homebody', { ...free, might: 3 }, asYouPlayMe(enterAt('base'))),
  spellCard('TSM-022', 'Displace', free, banish(target(unit(enemy, at('battlefield')))), playCard(it, { ignoring: 'cost', to: aBattlefield }),
    ifThen(did, doThis(stun(all(unit(enemy, at(thatPlace()))))))),
  spellCard('TSM-021', 'Retreat', free, reaction(), move(target(unit(friendly)), 'base')),
]
const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards, ...options })

describe('passive abilities', () => {
  test('[364.1] [364.1 ex1] "while you have 2 or more cards in your hand"', () => {
    const s = game({ players: [{ base: ['Hoarder'], hand: ['Might 1', 'Might 2'] }, { hand: ['Might 1', 'Might 2', 'Might 3'] }] })
    expect(s.might('Hoarder')).toBe(2)
    s.play(0, 'Might 1')
    expect(s.might('Hoarder')).toBe(1)
  })

  test('[364.1] [364.1 ex2] "friendly Yordles at my battlefield": those with the tag, there, of its side', () => {
    const yordle = (as: string) => ({ card: 'Yordle', as })
    const s = game({
      players: [{ base: [yordle('home')] }, {}],
      battlefields: [{ units: { 0: ['Yordle Guard', yordle('here'), 'Might 1'] } }, { units: { 0: [yordle('there')], 1: [] } }],
    })
    const shields = ['Yordle Guard', 'here', 'Might 1', 'home', 'there'].map(name => s.keyword(name, 'shield'))
    expect(shields).toEqual([1, 1, 0, 0, 0])
  })

  test('[364.3.a] [364.3.a ex1] "while I\'m attacking or defending alone"', () => {
    const s = game({ players: [{ base: ['Duelist', 'Might 1'] }, {}], battlefields: [{ units: { 1: ['Might 5'] } }, {}] })
    expect(s.might('Duelist')).toBe(2)
    expect(s.move(0, ['Duelist'], 'bf0').might('Duelist')).toBe(4)
    const two = game({ players: [{ base: ['Duelist', 'Might 1'] }, {}], battlefields: [{ units: { 1: ['Might 5'] } }, {}] })
    expect(two.move(0, ['Duelist', 'Might 1'], 'bf0').might('Duelist')).toBe(2)
    const defending = game({ players: [{ base: ['Might 5'] }, {}], battlefields: [{ units: { 1: ['Duelist'] } }, {}] })
    expect(defending.move(0, ['Might 5'], 'bf0').might('Duelist')).toBe(4)
  })

  test('[364.3.a] [364.3.a ex2] "if an opponent controls a battlefield, I enter ready"', () => {
    for (const [holder, exhausted] of [[1, false], [0, true], [-1, true]] as const) {
      const s = game({ players: [{ hand: ['Avenger'] }, {}], battlefields: [{ controller: holder, ...(holder < 0 ? {} : { units: { [holder]: ['Might 1'] } }) }, {}] })
      s.play(0, 'Avenger', { place: 'base0' })
      expect(s.isExhausted('Avenger')).toBe(exhausted)
    }
  })
})

test('[359.2.b] as a permanent enters its text is executed from top to bottom, and what triggers on it follows', () => {
  const s = game({ players: [{ hand: ['Apprentice'] }, {}] }).play(0, 'Apprentice')
  expect(s.asked()).toBe('replacement') // entering ready and what happens along with it: in either order
  s.choose('#0')
  expect([s.state.players[0]!.xp, s.isExhausted('Apprentice'), s.cards(0, 'hand').length]).toEqual([1, false, 1])
  s.resolve()
  expect(s.cards(0, 'hand')).toHaveLength(2)
})

test('[359.3.e.9] [359.3.e.9 ex1] a unit that was moved to its base before the instruction is not the "unit at a battlefield" any more', () => {
  const s = game({ players: [{ hand: ['Bolt'] }, { hand: ['Retreat'] }], battlefields: [{ units: { 1: ['Might 3', 'Might 4'] } }, {}] })
  s.play(0, 'Bolt', { targets: ['Might 3'] }).pass().play(1, 'Retreat', { targets: ['Might 3'] }).resolve().quiet()
  expect([s.where('Might 3'), s.damage('Might 3'), s.damage('Might 4')]).toEqual(['base1', 0, 0])
})

test('[359.3.e.14.c] [359.3.e.14.c ex2] that it was played is all that counts, not that it has entered elsewhere', () => {
  const board = (name: string) => {
    const s = game({ players: [{ hand: ['Displace'] }, {}], battlefields: [{ units: { 1: [name] } }, { units: { 1: ['Might 5'] } }] })
    s.play(0, 'Displace', { targets: [name, 'bf1'] }).resolve()
    while (s.asked() === 'place' || s.asked() === 'replacement') s.choose('#0').resolve()
    return s
  }
  const s = board('Homebody')
  expect([s.where('Homebody'), s.object('Might 5').stunned]).toEqual(['base0', true])
})

test('[740.3.a] a combat is tied while units of both are still there at step 3d, and not if only one side has any left', () => {
  const fight = (attacker: string, defender: string, isStunned: boolean) =>
    game({ players: [{ base: [attacker] }, {}], battlefields: [{ units: { 1: [{ card: defender, stunned: isStunned }] } }, {}] }).move(0, [attacker], 'bf0').close().quiet()
  const tied = fight('Might 2', 'Might 5', true)
  expect([tied.where('Might 2'), tied.where('Might 5')]).toEqual(['base0', 'bf0'])
  const won = fight('Might 5', 'Might 2', false)
  expect([won.where('Might 5'), won.where('Might 2')]).toEqual(['bf0', 'trash'])
})

test('[745.1.a] "spend a counter": whichever counter there is on such a unit is taken', () => {
  const s = game({ players: [{ base: ['Spender', { card: 'Might 1', buffed: true }, { card: 'Might 2', buffed: true }] }, {}] })
  s.activate(0, 'Spender', 0, { costs: [['Might 2']] }).resolve()
  expect(['Might 1', 'Might 2'].map(name => s.object(name).buffs)).toEqual([1, 0])
})
