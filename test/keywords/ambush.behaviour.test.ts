import { expect, test } from 'vitest'
import { type Position, type Scenario, scenario } from '../../src/testing'
import { playCards as cards } from '../fixtures/plays'

const table = (position: Position): Scenario => scenario({ cards, ...position })
const play = (s: Scenario, name: string) => ({ type: 'play', card: s.key(name) }) as const
const places = (s: Scenario): string[] => s.options().sort()

/** Player 1 attacks the unit of player 0 at bf0; both have passed nothing yet, player 0 has Focus. */
const attacked = (hand: readonly string[], rest: { base?: readonly string[]; enemyBase?: readonly string[] } = {}): Scenario => {
  const s = table({
    turnPlayer: 1,
    players: [{ hand, base: rest.base ?? [] }, { base: ['Foe', ...(rest.enemyBase ?? [])] }],
    battlefields: [{ units: { 0: ['Seat'] } }, { controller: 0, units: { 0: ['Grunt'] } }],
  })
  return s.move(1, ['Foe'], 'bf0').pass()
}

test('[822.1.b] [822.1.c] it may be played to a battlefield where its player has units, beside the usual places', () => {
  const s = attacked(['Lurker'])
  s.act(0, play(s, 'Lurker'))
  // Only where Ambush gives it Reaction: not to the base.
  expect(places(s)).toEqual(['bf0', 'bf1'])
  s.choose('bf0')
  expect(s.where('Lurker')).toBe('bf0')
  expect(s.object('Lurker').designation).toBe(2)
})

test('[822.1.c] in his own Main Phase the base is a place as well; a battlefield that he neither controls nor stands at is none', () => {
  const s = table({
    players: [{ hand: ['Lurker'] }, {}],
    battlefields: [{ units: { 0: ['Seat'] } }, { units: { 1: ['Foe'] } }],
  })
  s.act(0, play(s, 'Lurker'))
  expect(places(s)).toEqual(['base0', 'bf0'])
})

test('[822.1.b] also where others control the battlefield, as long as a unit of his is there', () => {
  const s = table({
    players: [{ hand: ['Lurker'], base: ['Grunt'] }, {}],
    battlefields: [{ units: { 1: ['Foe'] } }, {}],
  })
  s.move(0, ['Grunt'], 'bf0')
  expect([s.asked(), s.open().player]).toEqual(['focus', 0])
  s.play(0, 'Lurker')
  expect(s.where('Lurker')).toBe('bf0')
  expect(s.object('Lurker').designation).toBe(1)
})

test('[822.1.b] [813.1.c.1] with Reaction, in a chain too', () => {
  const s = table({
    turnPlayer: 1,
    players: [{ hand: ['Lurker'] }, { hand: ['Jab'] }],
    battlefields: [{ units: { 0: ['Seat'] } }, {}],
  })
  s.play(1, 'Jab', { targets: ['Seat'] }).pass()
  s.play(0, 'Lurker')
  expect(s.where('Lurker')).toBe('bf0')
  expect(s.state.chain).toHaveLength(1)
})

test('[822.1.b] without a unit of his anywhere there is no Reaction', () => {
  const s = table({
    turnPlayer: 1,
    players: [{ hand: ['Lurker'], base: ['Seat'] }, { hand: ['Jab'] }],
    battlefields: [{}, {}],
  })
  s.play(1, 'Jab', { targets: ['Seat'] }).pass()
  expect(s.refuse(0, play(s, 'Lurker')).code).toBe('badTiming')
})

test('[822.1.b] units of opponents do not count', () => {
  const s = table({
    players: [{ hand: ['Lurker'] }, {}],
    battlefields: [{ units: { 1: ['Foe'] } }, {}],
  })
  s.play(0, 'Lurker')
  expect(s.where('Lurker')).toBe('base0') // no other place
})

test('[822.1.d] [822.1.d ex1] a text may widen it to other battlefields', () => {
  const s = table({
    players: [{ hand: ['Stalker', 'Lurker'] }, {}],
    battlefields: [{ units: { 1: ['Foe'] } }, {}],
  })
  s.act(0, play(s, 'Stalker'))
  expect(places(s)).toEqual(['base0', 'bf0'])
  s.choose('bf0')
  expect(s.where('Stalker')).toBe('bf0')
  expect(s.state.showdown?.place).toBe(s.place('bf0'))
  // Permission and timing go together: also as a reaction.
  const late = table({
    turnPlayer: 1,
    players: [{ hand: ['Stalker'], base: ['Seat'] }, { hand: ['Jab'] }],
    battlefields: [{ units: { 1: ['Foe'] } }, {}],
  })
  late.play(1, 'Jab', { targets: ['Seat'] }).pass()
  late.play(0, 'Stalker')
  expect(late.where('Stalker')).toBe('bf0')
})

test('[822.1.d ex2] [822.1.d] a text may restrict when opponents ambush: only when they could play cards with Action', () => {
  const s = table({
    turnPlayer: 1,
    players: [{ hand: ['Lurker'] }, { hand: ['Jab'], base: ['Alarm Bell', 'Foe'] }],
    battlefields: [{ units: { 0: ['Seat'] } }, {}],
  })
  s.play(1, 'Jab', { targets: ['Seat'] }).pass()
  expect(s.refuse(0, play(s, 'Lurker')).code).toBe('badTiming')
  s.resolve().quiet()
  s.move(1, ['Foe'], 'bf0').pass()
  expect([s.asked(), s.open().player]).toEqual(['focus', 0])
  s.play(0, 'Lurker')
  expect(s.where('Lurker')).toBe('bf0')
  // His own units are not restricted.
  const own = attacked(['Lurker'], { base: ['Alarm Bell'] })
  own.play(0, 'Lurker', { place: 'bf0' })
  expect(own.where('Lurker')).toBe('bf0')
})

test('[822.2] two instances are one', () => {
  const s = attacked(['Twice Lurker'])
  s.act(0, play(s, 'Twice Lurker'))
  expect(places(s)).toEqual(['bf0', 'bf1'])
})

test('[822.3] [357.3] a cost that takes the last unit away leaves no permission: such a choice is not offered', () => {
  const s = attacked(['Grim Lurker'])
  s.act(0, play(s, 'Grim Lurker'))
  expect(places(s)).toEqual(['bf0', 'bf1'])
  s.choose('bf0')
  // Seat is the only unit there, so the other one pays.
  expect(s.where('Grunt')).toBe('trash')
  expect(s.where('Grim Lurker')).toBe('bf0')
  const alone = table({
    turnPlayer: 1,
    players: [{ hand: ['Grim Lurker'] }, { hand: ['Jab'] }],
    battlefields: [{ units: { 0: ['Seat'] } }, {}],
  })
  alone.play(1, 'Jab', { targets: ['Seat'] }).pass()
  expect(alone.refuse(0, play(alone, 'Grim Lurker')).code).toBe('badTiming')
})

test('[822.3.a] where another permission holds, the cost may take the last unit', () => {
  const s = table({
    players: [{ hand: ['Grim Lurker'] }, {}],
    battlefields: [{ units: { 0: ['Seat'] } }, {}],
  })
  s.play(0, 'Grim Lurker', { place: 'bf0' }).quiet()
  expect([s.where('Grim Lurker'), s.where('Seat')]).toEqual(['bf0', 'trash'])
})

test('[822.4] it can be checked', () => {
  const s = table({ players: [{ base: ['Ambush Ledger', 'Lurker', 'Seat'] }, {}] })
  expect([s.might('Lurker'), s.might('Seat')]).toEqual([7, 3])
})

test('[462.2] not into a combat of two others', () => {
  const s = table({
    turnPlayer: 1,
    players: [{ hand: ['Stalker'], base: ['Grunt'] }, { base: ['Foe'] }, {}],
    battlefields: [{ units: { 2: ['Seat'] } }, {}, {}],
  })
  s.move(1, ['Foe'], 'bf0').pass()
  expect([s.asked(), s.open().player]).toEqual(['focus', 2])
  s.pass()
  expect([s.asked(), s.open().player]).toEqual(['focus', 0])
  expect(s.refuse(0, play(s, 'Stalker')).code).toBe('badTiming')
})
