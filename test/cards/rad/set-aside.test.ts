/** Radiance cards that set the top card of the Main Deck aside, to be played until the next Ending Phase. */
import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../src/testing'
import { arena, printed } from '../../fixtures/cards'

/** Names of the cards that may be played now. */
const offered = (s: Scenario): string[] =>
  s.engine.legalActions(s.state).actions.flatMap(a => (a.type === 'play' ? [s.cardName(a.card)] : []))

describe('RAD-012 Runeblade Anvil', () => {
  const anvil = (mine: object, theirs: object = {}) =>
    arena({ players: [{ hand: ['Runeblade Anvil'], energy: 1, ...mine }, theirs], battlefields: [{}, {}] })

  test('[427.1] [390.4] as it is played, the top card is banished and may be played for its cost', () => {
    const s = anvil({ deck: ['Disintegrate', 'V1'], energy: 5 }, { base: ['V9'] })
    s.play(0, 'Runeblade Anvil').resolve()
    expect([s.cards(0, 'banishment'), s.cards(0, 'deck'), offered(s)]).toEqual([['Disintegrate'], ['V1'], []])
    const t = anvil({ deck: ['V3', 'V1'] })
    t.play(0, 'Runeblade Anvil').resolve().play(0, 'V3').quiet()
    expect(t.where('V3')).toBe('base0')
  })

  test('[390.4] not without paying, and not after the next Ending Phase has begun', () => {
    const s = anvil({ deck: ['Consult the Past', 'V1', 'V2', 'V4'], runes: { mind: 4 } })
    s.play(0, 'Runeblade Anvil').resolve()
    expect(offered(s)).toEqual(['Consult the Past'])
    s.endTurn()
    expect([s.state.effects, s.refuse(0, { type: 'play', card: s.key('Consult the Past') }).code]).toEqual([
      [],
      'notYourDecision',
    ])
    s.endTurn()
    expect([s.where('Consult the Past'), offered(s).includes('Consult the Past')]).toEqual(['banishment', false])
  })

  test('[406.5] its ability kills it, and as it leaves another card is set aside', () => {
    const s = arena({
      players: [{ base: ['Runeblade Anvil'], deck: ['V3', 'V4'], energy: 2, exhaustedRunes: { fury: 1 } }, {}],
    })
    s.activate(0, 'Runeblade Anvil').resolve().quiet()
    expect([s.where('Runeblade Anvil'), s.cards(0, 'banishment'), offered(s)]).toEqual(['trash', ['V3'], ['V3']])
    s.play(0, 'V3').quiet()
    expect(s.where('V3')).toBe('base0')
  })

  test("[383.2.c.2] it leaves in the opponent's turn: the card may be played until the end of your own next turn", () => {
    const s = arena({
      turnPlayer: 1,
      players: [
        { base: ['Runeblade Anvil'], deck: ['V3', 'V4', 'V5'] },
        { hand: ['Brittle Steel'], runes: { fury: 2 } },
      ],
    })
    s.play(1, 'Brittle Steel', { targets: ['Runeblade Anvil'] }).resolve()
    expect(s.cards(0, 'banishment')).toEqual(['V3'])
    expect(s.refuse(1, { type: 'play', card: s.key('V3') }).rule).toBe('419.1.a')
    s.endTurn()
    expect(offered(s)).toContain('V3')
    s.endTurn().endTurn()
    expect([s.where('V3'), offered(s)]).toEqual(['banishment', ['V4', 'V5'].filter(x => offered(s).includes(x))])
    expect(offered(s)).not.toContain('V3')
  })

  test('[431.1.b] with an empty deck its player burns out first', () => {
    const s = anvil({ deck: [], trash: ['V3', 'V3'] })
    s.play(0, 'Runeblade Anvil').resolve().quiet()
    expect([s.points(1), s.cards(0, 'banishment'), s.cards(0, 'deck'), offered(s)]).toEqual([1, ['V3'], ['V3'], ['V3']])
  })

  test('[124] returned to the hand and played again, it sets aside another card; both may be played', () => {
    const s = arena({
      players: [{ base: ['Runeblade Anvil'], hand: [], deck: ['V3', 'V4', 'V5'], energy: 3, exhaustedRunes: { fury: 1 } }, {}],
    })
    s.activate(0, 'Runeblade Anvil').resolve()
    expect(offered(s)).toEqual(['V3'])
    const t = anvil({ hand: ['Runeblade Anvil', { card: 'Runeblade Anvil', as: 'second' }], deck: ['V3', 'V4', 'V5'], energy: 2 })
    t.act(0, { type: 'play', card: t.key('second') }).resolve()
    t.play(0, 'Runeblade Anvil').resolve().quiet()
    expect(offered(t).sort()).toEqual(['V3', 'V4'])
  })
})

describe('RAD-015 Akali, Brash', () => {
  printed('RAD-015', 'Akali, Brash', {
    domains: ['fury'],
    energy: 5,
    power: ['fury'],
    might: 5,
    champion: 'Akali',
    tags: ['Akali', 'Ionia'],
  })

  const akali = (deck: readonly string[] = ['V3', 'V4', 'V5'], mine: object = {}) =>
    arena({ players: [{ base: ['Akali, Brash'], deck, ...mine }, {}], battlefields: [{}, {}] })

  test('[383.1.b] [429.2] with her first move each turn she adds {1}{any}, which has to be used soon', () => {
    const s = akali(undefined, { hand: ['V2'] })
    s.move(0, ['Akali, Brash'], 'bf0')
    expect(s.state.players[0]!.pool[0]).toBe(1)
    expect(s.state.players[0]!.pool[7]).toBe(1)
    expect(s.cards(0, 'banishment')).toEqual([])
  })

  test('[383.1.b] with her second the top card of the deck is set aside, with her third nothing', () => {
    const s = akali(undefined, {
      hand: ['Ride the Wind', { card: 'Ride the Wind', as: 'again' }],
      energy: 9,
      exhaustedRunes: { chaos: 4 },
    })
    s.move(0, ['Akali, Brash'], 'bf0').close()
    s.play(0, 'again', { targets: ['bf1'] })
      .resolve()
      .close()
    expect([s.cards(0, 'banishment'), offered(s).includes('V3')]).toEqual([['V3'], true])
    s.play(0, 'Ride the Wind', { targets: ['bf0'] })
      .resolve()
      .close()
    expect(s.cards(0, 'banishment')).toEqual(['V3'])
    s.play(0, 'V3', { place: 'base0' }).quiet()
    expect(s.where('V3')).toBe('base0')
  })

  test('[383.1.b] each turn is counted anew', () => {
    const s = akali()
    s.move(0, ['Akali, Brash'], 'bf0').close()
    s.endTurn().endTurn()
    s.move(0, ['Akali, Brash'], 'base0')
    expect([s.state.players[0]!.pool[0], s.cards(0, 'banishment')]).toEqual([1, []])
  })

  test("[383.1.b] other units' moves are not counted", () => {
    const s = akali(undefined, { base: ['Akali, Brash', 'V8'] })
    s.move(0, ['V8'], 'bf0').close().move(0, ['Akali, Brash'], 'bf0')
    expect([s.state.players[0]!.pool[0], s.cards(0, 'banishment')]).toEqual([1, []])
  })
})
