/** 341–348 Showdowns. */
import { expect, test } from 'vitest'
import { type SeatPosition, scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

/** Player 0 has moved a unit to the open bf0: a showdown without combat. */
const opened = (seat: SeatPosition = {}, other: SeatPosition = {}) =>
  scenario({ cards, players: [{ ...seat, base: ['Two Plain', ...(seat.base ?? [])] }, other] }).move(0, ['Two Plain'], 'bf0')

test('[344] [344.2] [345] a contested battlefield without opposing units opens a showdown; its contester has Focus', () => {
  const s = opened()
  expect(s.state.showdown).toMatchObject({ place: s.place('bf0'), combat: false })
  expect(s.open()).toMatchObject({ player: 0, reason: 'focus' })
})

test('[344.1] contested between two players it opens as the first step of combat', () => {
  const s = scenario({ cards, players: [{ base: ['Two Plain'] }, {}], battlefields: [{ units: { 1: ['One Plain'] } }, {}] })
  s.move(0, ['Two Plain'], 'bf0')
  expect(s.state.showdown).toMatchObject({ combat: true, attacker: 0, defender: 1 })
})

test('[345] the contester need not be the turn player', () => {
  const s = scenario({ cards, players: [{ hand: ['Shove'] }, { base: ['Two Plain'] }] })
  s.play(0, 'Shove', { targets: ['bf0'] }).resolve()
  expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
  s.close()
  expect(s.controller('bf0')).toBe(1)
})

test('[344] no showdown begins while a chain is open', () => {
  const s = scenario({ cards, players: [{ base: ['Two Plain'], hand: ['Nothing', 'Dash'] }, {}] })
  s.play(0, 'Nothing')
    .play(0, 'Dash', { targets: ['bf0'] })
    .pass(2)
  expect(s.where('Two Plain')).toBe('bf0')
  expect(s.state.showdown).toBeNull()
  expect(s.asked()).toBe('priority')
  s.resolve()
  expect(s.asked()).toBe('focus')
})

test('[344] no second showdown begins while one is going on', () => {
  const s = opened({ base: ['Three Plain'], hand: ['Dash'] })
  s.play(0, 'Dash', { targets: ['Three Plain', 'bf1'] }).resolve()
  expect(s.state.showdown?.place).toBe(s.place('bf0'))
  expect(s.controller('bf1')).toBe(-1)
  s.pass(2)
  expect(s.state.showdown?.place).toBe(s.place('bf1'))
  s.close()
  expect([s.controller('bf0'), s.controller('bf1')]).toEqual([0, 0])
  s.quiet()
})

test('[343.1.a] [347.1] only cards with Action or Reaction are played during a showdown', () => {
  const s = opened({ hand: ['One Plain', 'Nothing', 'Firestorm'], energy: 9, runes: { fury: 3 } }, { base: ['One Plain'] })
  const keys = s.state.zones.flatMap(z => z.cards).map(i => s.state.objects[i]!)
  const card = (id: string) => keys.find(o => o.def === id && o.owner === 0)!.key
  expect(s.refuse(0, { type: 'play', card: card('TST-301') }).rule).toBe('308.1.a')
  expect(s.refuse(0, { type: 'play', card: card('OGS-002') }).rule).toBe('308.1.a')
  s.play(0, 'Nothing').resolve()
  expect(s.cards(0, 'hand')).toContain('Filler')
})

test('[343.1.b] [145.2] [151.2] abilities without Action or Reaction wait for the Neutral Open State', () => {
  const s = scenario({ cards, players: [{ base: ['Two Plain', 'Lamp', 'Slow Lamp', 'Sniper'] }, { base: ['One Plain'] }] })
  const use = (name: string) => ({ type: 'activate', object: s.key(name), ability: 0 }) as const
  s.move(0, ['Two Plain'], 'bf0')
  expect(s.refuse(0, use('Slow Lamp')).rule).toBe('308.1.a')
  expect(s.refuse(0, use('Sniper')).rule).toBe('308.1.a')
  s.activate(0, 'Lamp').resolve().close()
  s.quiet()
  s.activate(0, 'Slow Lamp').resolve()
  expect(s.cards(0, 'hand')).toHaveLength(2)
  s.activate(0, 'Sniper', 0, { targets: ['One Plain'] }).resolve()
  expect(s.cards(1, 'trash')).toEqual(['One Plain'])
})

test('[342.1] [347.1.a] [346] a spell makes a chain; when it is empty Focus goes to the next player', () => {
  const s = opened({ hand: ['Nothing'] })
  s.play(0, 'Nothing')
  expect(s.state.chain).toHaveLength(1)
  expect(s.asked()).toBe('priority')
  s.resolve()
  expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
})

test('[347.1.b] Focus passes for activated abilities as well', () => {
  const s = opened({ base: ['Lamp'] })
  s.activate(0, 'Lamp').resolve()
  expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
})

test('[346] only the emptying of the chain passes Focus, not each resolution', () => {
  const s = opened({ hand: ['Nothing', 'Zap'] })
  s.play(0, 'Nothing')
    .play(0, 'Zap', { targets: ['Two Plain'] })
    .pass(2)
  expect(s.state.focus).toBe(0)
  s.resolve()
  expect(s.state.focus).toBe(1)
})

test('[346.1 ex1] a chain that triggers opened does not pass Focus', () => {
  const s = scenario({ cards, players: [{ base: ['Brawler'] }, {}], battlefields: [{ units: { 1: ['One Plain'] } }, {}] })
  s.move(0, ['Brawler'], 'bf0')
  expect(s.asked()).toBe('priority')
  s.resolve()
  expect(s.cards(0, 'hand')).toHaveLength(1)
  expect(s.open()).toMatchObject({ player: 0, reason: 'focus' })
})

test('[346.1] a chain that an Add ability opened does not pass Focus', () => {
  const s = opened({ runes: { fury: 1 } })
  s.activate(0, 'Fury Rune', 0)
  expect(s.open()).toMatchObject({ player: 0, reason: 'focus' })
  expect(s.runes(0).ready).toBe(0)
})

test('[347.2.b] [347.2.a] [348] passing goes round; the showdown ends when all have passed in sequence', () => {
  const s = opened({}, { hand: ['Nothing'] })
  s.pass()
  expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
  s.play(1, 'Nothing').resolve()
  // The play broke the sequence: player 0 has to pass again.
  expect(s.open()).toMatchObject({ player: 0, reason: 'focus' })
  s.pass()
  expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
  s.pass()
  expect(s.controller('bf0')).toBe(0)
  s.quiet()
})

test('[347.2.a] with three players all three have to pass', () => {
  const s = scenario({ cards, players: [{ base: ['Two Plain'] }, {}, {}] }).move(0, ['Two Plain'], 'bf0')
  s.pass(2)
  expect(s.open()).toMatchObject({ player: 2, reason: 'focus' })
  s.pass()
  s.quiet()
})

test('[348.1] a combat showdown goes on with the damage', () => {
  const s = scenario({ cards, players: [{ base: ['Two Plain'] }, {}], battlefields: [{ units: { 1: ['One Plain'] } }, {}] })
  s.move(0, ['Two Plain'], 'bf0').close()
  expect(s.cards(1, 'trash')).toEqual(['One Plain'])
})

test('[348.2.a] [348.2.a.1] who alone is left takes control and conquers', () => {
  const s = opened().close()
  expect(s.controller('bf0')).toBe(0)
  expect(s.points(0)).toBe(1)
})

test('[348.2.a] nobody left: nobody takes control', () => {
  const s = opened({ hand: ['Fall Back'] })
  s.play(0, 'Fall Back', { targets: ['Two Plain'] })
    .resolve()
    .close()
  expect(s.controller('bf0')).toBe(-1)
  expect(s.points(0)).toBe(0)
  s.quiet()
  expect(s.state.places[s.place('bf0')]!.contestedBy).toBe(-1)
})

test('[348.2.a] who is left need not be the one who contested', () => {
  const s = opened({ hand: ['Fall Back'] }, { base: ['Three Plain'], hand: ['Dash'] })
  s.play(0, 'Fall Back', { targets: ['Two Plain'] }).resolve()
  s.play(1, 'Dash', { targets: ['bf0'] }).resolve()
  expect(s.state.showdown).toMatchObject({ combat: false })
  s.close()
  expect([s.controller('bf0'), s.points(1)]).toEqual([1, 1])
  s.quiet()
})

test('[348.2.a.1] [470] control of a battlefield that was scored this turn is no conquer', () => {
  const s = opened({ base: ['Three Plain'], hand: ['Home'] }).close()
  s.play(0, 'Home', { targets: ['Two Plain'] }).resolve()
  expect(s.controller('bf0')).toBe(-1)
  s.move(0, ['Three Plain'], 'bf0').close()
  expect(s.controller('bf0')).toBe(0)
  expect(s.points(0)).toBe(1)
  expect(s.events.filter(e => e.type === 'conquer' && e.object === 0)).toHaveLength(1)
})
