/** 107.3, 421: hiding cards, and what lies facedown. */
import { expect, test } from 'vitest'
import type { View } from '../../src'
import { type Position, type Scenario, scenario } from '../../src/testing'
import { hiddenCards as cards } from '../fixtures/hidden'

const table = (position: Omit<Position, 'players'> & { players: Position['players'] }): Scenario =>
  scenario({ cards, ...position })
const held = { battlefields: [{ units: { 0: ['Seat'] } }, {}] }
const hideAction = (s: Scenario, name: string, at: string) => ({ type: 'hide', card: s.key(name), at: s.place(at) }) as const
const facedownOf = (view: View) => view.places.flatMap(p => p.facedown)

test('[421.1] [811.1.b] a card with Hidden is put facedown at a battlefield that its player controls, for one Power of any domain', () => {
  const s = table({ players: [{ hand: ['Buried Bolt'], runes: { calm: 2 } }, {}], ...held })
  s.hide(0, 'Buried Bolt', 'bf0').quiet()
  expect(s.facedown('bf0')).toEqual(['Buried Bolt'])
  expect(s.cards(0, 'hand')).toEqual([])
  expect(s.runes(0)).toEqual({ ready: 1, all: 1 })
  expect(s.object('Buried Bolt').controller).toBe(0)
  expect(s.object('Buried Bolt').hiddenSince).toBe(s.state.turnNumber)
})

test('[421.2.a] [811.1.b] also from the Champion Zone; everybody has seen which card that was', () => {
  const s = table({ players: [{ champion: ['Sleeper'], runes: { calm: 1 } }, {}], ...held })
  s.hide(0, 'Sleeper', 'bf0')
  expect(s.facedown('bf0')).toEqual(['Sleeper'])
  expect(facedownOf(s.engine.view(s.state, 1))[0]!.card).toBe('TSH-002')
})

test('[811.1] [421.2.a] a card without Hidden, or one in a trash, is not hidden', () => {
  const s = table({ players: [{ hand: ['Plain Bolt'], trash: ['Sleeper'], runes: { calm: 1 } }, {}], ...held })
  expect(s.refuse(0, hideAction(s, 'Plain Bolt', 'bf0')).rule).toBe('811.1')
  expect(s.refuse(0, hideAction(s, 'Sleeper', 'bf0')).rule).toBe('421.2.a')
})

test('[107.3.c] [811.1.b] [ruling:rjp-715] only at a battlefield, and only at one that the player controls', () => {
  const s = table({
    players: [{ hand: ['Sleeper'], runes: { calm: 1 } }, {}],
    battlefields: [{ units: { 1: ['Foe'] } }, {}, { units: { 0: ['Seat'] } }],
  })
  for (const at of ['bf0', 'bf1', 'base0']) expect(s.refuse(0, hideAction(s, 'Sleeper', at)).rule).toBe('107.3.c')
  expect(s.refuse(0, { type: 'hide', card: s.key('Sleeper'), at: 99 }).code).toBe('unknownObject')
  expect(s.refuse(0, { type: 'hide', card: 9999, at: s.place('bf2') }).code).toBe('unknownObject')
  const hides = s.engine.legalActions(s.state).actions.filter(a => a.type === 'hide')
  expect(hides).toEqual([hideAction(s, 'Sleeper', 'bf2')])
})

test('[107.3.b] [ruling:rjp-3661-limit] one card at each battlefield', () => {
  const s = table({
    players: [{ hand: ['Sleeper', 'Buried Bolt'], runes: { calm: 3 } }, {}],
    battlefields: [{ units: { 0: ['Seat'] } }, { controller: 0, units: { 0: ['Legionary'] } }],
  })
  s.hide(0, 'Sleeper', 'bf0')
  expect(s.refuse(0, hideAction(s, 'Buried Bolt', 'bf0')).rule).toBe('107.3.b')
  s.hide(0, 'Buried Bolt', 'bf1')
  expect([s.facedown('bf0'), s.facedown('bf1')]).toEqual([['Sleeper'], ['Buried Bolt']])
})

test('[107.3.b.1] an effect may make room for more', () => {
  const s = table({
    players: [{ hand: ['Sleeper', 'Buried Bolt', 'Buried Drum'], runes: { calm: 3 }, xp: 1 }, {}],
    battlefields: [{ card: 'Hollow Grove', units: { 0: ['Seat'] } }, {}],
  })
  s.hide(0, 'Sleeper', 'bf0').hide(0, 'Buried Bolt', 'bf0')
  expect(s.facedown('bf0')).toEqual(['Sleeper', 'Buried Bolt'])
  expect(s.refuse(0, hideAction(s, 'Buried Drum', 'bf0')).rule).toBe('107.3.b')
})

test('[107.3.b.2] [ruling:core1-facedown-limit-shrinks] when there is less room, its controller puts the rest into the trash', () => {
  const s = table({
    players: [{ hand: ['Step Aside'], xp: 1 }, {}],
    battlefields: [
      { card: 'Hollow Grove', units: { 0: ['Seat', 'Legionary'] }, facedown: { 0: ['Sleeper', 'Buried Bolt'] } },
      {},
    ],
  })
  s.state = s.engine.edit(s.state, draft => {
    draft.players[0]!.xp = 0
  })
  s.act(0, { type: 'play', card: s.key('Step Aside') }) // so that a cleanup is due
  expect([s.asked(), s.open().player, s.open().rule]).toEqual(['facedown', 0, '107.3.b.2'])
  s.choose('Sleeper').choose('Legionary').resolve().quiet()
  expect(s.facedown('bf0')).toEqual(['Buried Bolt'])
  expect(s.cards(0, 'trash')).toContain('Sleeper')
})

test('[811.1.b] without the Power it is not hidden', () => {
  const s = table({ players: [{ hand: ['Sleeper'] }, {}], ...held })
  expect(s.refuse(0, hideAction(s, 'Sleeper', 'bf0')).code).toBe('cannotPay')
})

test("[811.1.b] not on another player's turn", () => {
  const s = table({
    turnPlayer: 1,
    players: [
      { hand: ['Sleeper'], runes: { calm: 1 } },
      { hand: ['Plain Bolt'], runes: { fury: 1 } },
    ],
    ...held,
  })
  s.play(1, 'Plain Bolt', { targets: ['Seat'] }).pass()
  expect([s.asked(), s.open().player]).toEqual(['priority', 0])
  expect(s.refuse(0, hideAction(s, 'Sleeper', 'bf0')).rule).toBe('811.1.b')
})

test('[811.1.b] not while there is a chain', () => {
  const s = table({ players: [{ hand: ['Sleeper', 'Plain Bolt'], runes: { calm: 1 } }, {}], ...held })
  s.play(0, 'Plain Bolt', { targets: ['Seat'] })
  expect(s.refuse(0, hideAction(s, 'Sleeper', 'bf0')).rule).toBe('811.1.b')
})

test('[811.1.b] in a showdown on his own turn, with Focus; Focus stays, and nobody has passed', () => {
  const s = table({
    players: [
      { hand: ['Sleeper'], base: ['Legionary'], runes: { calm: 1 } },
      { hand: ['Buried Bolt'], runes: { calm: 1 } },
    ],
    battlefields: [{ units: { 0: ['Seat'] } }, {}, { units: { 1: ['Foe'] } }],
  })
  s.move(0, ['Legionary'], 'bf1')
  expect([s.asked(), s.open().player]).toEqual(['focus', 0])
  s.hide(0, 'Sleeper', 'bf0')
  expect(s.facedown('bf0')).toEqual(['Sleeper'])
  expect([s.asked(), s.open().player]).toEqual(['focus', 0])
  s.pass()
  expect([s.asked(), s.open().player]).toEqual(['focus', 1])
  expect(s.refuse(1, hideAction(s, 'Buried Bolt', 'bf2')).rule).toBe('811.1.b')
})

test('[811.1.c.1] [811.1.c.2] [ruling:ofaq-hide-cost-and-legion,rj-11639] hiding is not playing and opens no chain', () => {
  const s = table({ players: [{ hand: ['Sleeper', 'Plain Bolt'], base: ['Burial Watch'], runes: { calm: 1 } }, {}], ...held })
  s.hide(0, 'Sleeper', 'bf0')
  expect(s.state.players[0]!.facts[0]).toBe(0)
  // What looks for hiding triggers; what looks for a play doesn't.
  s.resolve().quiet()
  expect(s.state.players[0]!.xp).toBe(1)
  const quiet = table({ players: [{ hand: ['Sleeper'], runes: { calm: 1 } }, {}], ...held })
  quiet.hide(0, 'Sleeper', 'bf0')
  expect(quiet.state.chain).toEqual([])
  expect(quiet.asked()).toBe('main')
})

test('[421.2] until it is paid it can be cancelled, also after a payment was begun', () => {
  const s = table({ players: [{ hand: ['Sleeper'], base: ['gold'], runes: { calm: 1, fury: 1 } }, {}], ...held })
  const key = s.key('Sleeper')
  s.act(0, hideAction(s, 'Sleeper', 'bf0'))
  expect(s.asked()).toBe('payment')
  s.act(0, { type: 'cancel' })
  expect([s.asked(), s.key('Sleeper'), s.where('Sleeper')]).toEqual(['main', key, 'hand'])
  // A resource that was added by hand is taken back as well.
  s.act(0, hideAction(s, 'Sleeper', 'bf0'))
  s.act(0, { type: 'activate', object: s.key('gold'), ability: 0 })
  expect(s.asked()).toBe('payment')
  s.act(0, { type: 'cancel' })
  expect(s.exists('gold')).toBe(true)
  expect([s.asked(), s.where('Sleeper'), s.runes(0).all]).toEqual(['main', 'hand', 2])
})

test('[107.3.f] [128.4] [ruling:cardfaq-facedown-privacy] everybody sees that a card lies there, its controller which one', () => {
  const s = table({ players: [{ hand: ['Sleeper', 'Plain Bolt'], runes: { calm: 1 } }, {}], ...held })
  const before = s.key('Sleeper')
  s.hide(0, 'Sleeper', 'bf0')
  const { key } = s.object('Sleeper')
  expect(key).not.toBe(before)
  const slot = (card: string) => [{ key, card, controller: 0, hiddenSince: s.state.turnNumber }]
  expect(facedownOf(s.engine.view(s.state, 0))).toEqual(slot('TSH-002'))
  expect(facedownOf(s.engine.view(s.state, 1))).toEqual(slot(''))
  expect(facedownOf(s.engine.view(s.state, 'spectator'))).toEqual(slot(''))
  const seen = s.engine.viewEvents(s.lastEvents, 1).find(e => e.type === 'hide')!
  expect([seen.player, seen.place, seen.object, seen.card]).toEqual([0, s.place('bf0'), 0, ''])
  expect(s.engine.viewEvents(s.lastEvents, 0).find(e => e.type === 'hide')!.card).toBe('TSH-002')
})

test('[128.4] who controls it sees it, not its owner', () => {
  const s = table({
    players: [{}, {}],
    battlefields: [{ units: { 0: ['Seat'] }, facedown: { 0: [{ card: 'Sleeper', owner: 1 }] } }, {}],
  })
  expect(facedownOf(s.engine.view(s.state, 0))[0]!.card).toBe('TSH-002')
  expect(facedownOf(s.engine.view(s.state, 1))[0]!.card).toBe('')
})

test('[128.4] whoever knew a card of that hand knows no longer whether it is still there', () => {
  const known = (s: Scenario) => s.engine.view(s.state, 1).players[0]!.hand.cards.map(c => c.card)
  const show = (s: Scenario, ...names: string[]) => {
    s.state = s.engine.edit(s.state, draft => {
      for (const o of draft.objects) if (names.some(n => s.key(n) === o.key)) o.seenBy = -1
    })
  }
  const s = table({ players: [{ hand: ['Sleeper', 'Buried Bolt', 'Plain Bolt'], runes: { calm: 1 } }, {}], ...held })
  show(s, 'Sleeper', 'Plain Bolt')
  s.hide(0, 'Buried Bolt', 'bf0')
  // The one without Hidden must still be there.
  expect(known(s)).toEqual(['TSH-021'])
  expect(facedownOf(s.engine.view(s.state, 1))[0]!.card).toBe('')
  // Nothing else can have been hidden: then it is known.
  const sure = table({ players: [{ hand: ['Sleeper', 'Plain Bolt'], runes: { calm: 1 } }, {}], ...held })
  show(sure, 'Sleeper', 'Plain Bolt')
  sure.hide(0, 'Sleeper', 'bf0')
  expect(facedownOf(sure.engine.view(sure.state, 1))[0]!.card).toBe('TSH-002')
})

test('[107.3.d] [323.7] [421.4] with the battlefield the card is lost: its owner shows it and it goes to the trash', () => {
  const s = table({
    players: [{ hand: ['Step Aside'] }, {}],
    battlefields: [{ units: { 0: ['Seat'] }, facedown: { 0: ['Sleeper'] } }, {}],
  })
  s.play(0, 'Step Aside', { targets: ['Seat'] })
  // 190.4: control lasts while the state is Closed.
  expect(s.facedown('bf0')).toEqual(['Sleeper'])
  s.resolve().quiet()
  expect(s.facedown('bf0')).toEqual([])
  expect(s.cards(0, 'trash')).toContain('Sleeper')
  expect(s.engine.viewEvents(s.events, 1).find(e => e.type === 'reveal')!.card).toBe('TSH-002')
})

test('[107.3.d] [ruling:rj-10666] another unit that keeps the battlefield keeps the card', () => {
  const s = table({
    players: [{ hand: ['Step Aside'] }, {}],
    battlefields: [{ units: { 0: ['Seat', 'Legionary'] }, facedown: { 0: ['Sleeper'] } }, {}],
  })
  s.play(0, 'Step Aside', { targets: ['Seat'] })
    .resolve()
    .quiet()
  expect(s.facedown('bf0')).toEqual(['Sleeper'])
})

test('[466.5.c] [ruling:rjp-6336,rj-10221] a battlefield that is lost in combat takes its facedown card along, not before the end', () => {
  const s = table({
    players: [{ base: ['Foe'] }, {}],
    battlefields: [{ units: { 1: ['Legionary'] }, facedown: { 1: ['Sleeper'] } }, {}],
  })
  s.move(0, ['Foe'], 'bf0')
  expect(s.facedown('bf0')).toEqual(['Sleeper'])
  s.close().quiet()
  expect(s.controller('bf0')).toBe(0)
  expect(s.facedown('bf0')).toEqual([])
  expect(s.cards(1, 'trash')).toEqual(expect.arrayContaining(['Sleeper', 'Legionary']))
})

test('[421.4] facedown cards are shown when the game ends', () => {
  const s = table({ players: [{}, {}], battlefields: [{ units: { 0: ['Seat'] }, facedown: { 0: ['Sleeper'] } }, {}] })
  s.act(1, { type: 'concede' })
  expect(s.asked()).toBe('over')
  expect(facedownOf(s.engine.view(s.state, 1))[0]!.card).toBe('TSH-002')
  expect(s.engine.viewEvents(s.lastEvents, 1).find(e => e.type === 'reveal')!.card).toBe('TSH-002')
})

test('[421.4] [355.9.a.3] returned to a hand by an effect it is shown', () => {
  const s = table({
    players: [{ hand: ['Unearth'] }, {}],
    battlefields: [{ units: { 0: ['Seat'] }, facedown: { 0: ['Sleeper'] } }, {}],
  })
  s.play(0, 'Unearth').resolve().quiet()
  expect(s.cards(0, 'hand')).toEqual(['Sleeper'])
  expect(s.engine.view(s.state, 1).players[0]!.hand.cards.map(c => c.card)).toEqual(['TSH-002'])
})

test('[652.1] facedown cards of a player who leaves are banished', () => {
  const s = table({
    players: [{}, {}, {}],
    battlefields: [{ units: { 1: ['Seat'] }, facedown: { 1: [{ card: 'Sleeper', owner: 0 }] } }, {}, {}],
  })
  s.act(1, { type: 'concede' })
  expect(s.facedown('bf0')).toEqual([])
  expect(s.cards(0, 'banishment')).toContain('Sleeper')
})

test('[489.8.c.1] not at a battlefield that a teammate controls', () => {
  const s = table({
    players: [{ hand: ['Sleeper'], runes: { calm: 1 }, team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }],
    battlefields: [{ units: { 2: ['Seat'] } }, { units: { 0: ['Foe'] } }],
  })
  expect(s.refuse(0, hideAction(s, 'Sleeper', 'bf0')).rule).toBe('107.3.c')
  s.hide(0, 'Sleeper', 'bf1')
  expect(facedownOf(s.engine.view(s.state, 2))[0]!.card).toBe('')
})

test('[107.3.e] a facedown zone is no location: the card is neither a unit there nor in combat', () => {
  const s = table({
    players: [{ base: ['Hidden Ledger'] }, { base: ['Foe'], hand: ['Plain Bolt'] }],
    turnPlayer: 1,
    battlefields: [{ units: { 0: ['Seat'] }, facedown: { 0: ['Sleeper'] } }, {}],
  })
  s.act(1, { type: 'play', card: s.key('Plain Bolt') })
  expect(s.options()).not.toContain('Sleeper')
})
