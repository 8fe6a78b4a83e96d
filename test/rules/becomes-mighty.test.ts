import { describe, expect, test } from 'vitest'
import {
  action,
  banish,
  controllerOf,
  delayed,
  draw,
  enemy,
  event,
  eventObject,
  eventPlace,
  friendly,
  giveMight,
  instead,
  nextTime,
  playToken,
  spellCard,
  target,
  unit,
  unitCard,
  when,
} from '../../src/abilities/builders'
import type { CardDefinition } from '../../src/abilities/types'
import { scenario } from '../../src/testing'

const watcher = unitCard(
  'TST-501',
  'Watcher',
  { domains: [], energy: 1, might: 1 },
  when(event('becomeMighty', { subject: unit(friendly) }), draw(1)),
)
const four = unitCard('TST-502', 'Four', { domains: [], energy: 2, might: 4 })
const five = unitCard('TST-503', 'Five', { domains: [], energy: 1, might: 5 })
const push = spellCard('TST-504', 'Push', { domains: [], energy: 1 }, action(), giveMight(1, target(unit())))
const snare = spellCard(
  'TST-505',
  'Snare',
  { domains: [], energy: 1 },
  delayed(
    instead(
      event('becomeMighty', { subject: unit(enemy) }),
      nextTime,
      banish(eventObject),
      playToken('mech', 1, { who: controllerOf(eventObject), at: eventPlace }),
    ),
  ),
)
const cards: readonly CardDefinition[] = [watcher, four, five, push, snare]

const at = (base: readonly string[], hand: readonly string[]) =>
  scenario({ cards, players: [{ base, hand, runes: { fury: 3 } }, {}] })

describe('units becoming Mighty', () => {
  test('[709 ex1] from 4 to 5 a unit becomes Mighty, once', () => {
    const s = at(['Watcher', 'Four'], ['Push', 'Push'])
    s.play(0, 'Push', { targets: ['Four'] })
      .resolve()
      .quiet()
    expect(s.might('Four')).toBe(5)
    expect(s.cards(0, 'hand')).toEqual(['Push', 'Filler'])
    s.play(0, 'Push', { targets: ['Four'] })
      .resolve()
      .quiet()
    expect(s.might('Four')).toBe(6)
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[709 ex2] a unit with 5 that gets more was Mighty already', () => {
    const s = at(['Watcher', 'Five'], ['Push'])
    s.play(0, 'Push', { targets: ['Five'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[709] entering with 5 is no change from less than 5', () => {
    const s = at(['Watcher'], ['Five'])
    s.play(0, 'Five', { place: 'base0' }).quiet()
    expect(s.where('Five')).toBe('base0')
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[710] the effect ends with the turn and it is Mighty no longer; it can become so again', () => {
    const s = at(['Watcher', 'Four'], ['Push', 'Push'])
    s.play(0, 'Push', { targets: ['Four'] })
      .resolve()
      .endTurn()
    expect(s.might('Four')).toBe(4)
    s.endTurn()
    s.play(0, 'Push', { targets: ['Four'] })
      .resolve()
      .quiet()
    expect(s.events.filter(e => e.type === 'becomeMighty')).toHaveLength(2)
  })

  test('[370.1.a.1 ex2] [370.1.a.1] becoming Mighty can be replaced: it never became so, and nothing triggers on it', () => {
    const s = scenario({
      cards,
      players: [
        { hand: ['Snare', { card: 'Push', as: 'first' }, { card: 'Push', as: 'second' }], runes: { fury: 3 } },
        { base: ['Watcher', { card: 'Four', as: 'one' }, { card: 'Four', as: 'two' }], hand: [] },
      ],
    })
    s.play(0, 'Snare').resolve()
    s.play(0, 'first', { targets: ['one'] })
      .resolve()
      .quiet()
    expect([s.where('one'), s.where('Mech'), s.controller('base1'), s.object('Mech').controller]).toEqual([
      'banishment',
      'base1',
      1,
      1,
    ])
    expect([s.cards(1, 'hand'), s.events.some(e => e.type === 'becomeMighty')]).toEqual([[], false])
    // It was the next time; the one after that happens.
    s.play(0, 'second', { targets: ['two'] })
      .resolve()
      .quiet()
    expect([s.where('two'), s.might('two'), s.cards(1, 'hand').length]).toEqual(['base1', 5, 1])
  })

  test('[370.1.a.1] a unit that is not meant becomes Mighty as ever', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Snare', 'Push'], base: ['Watcher', 'Four'], runes: { fury: 2 } }, {}],
    })
    s.play(0, 'Snare').resolve()
    s.play(0, 'Push', { targets: ['Four'] })
      .resolve()
      .quiet()
    expect([s.where('Four'), s.cards(0, 'hand').length]).toEqual(['base0', 1])
  })
})
