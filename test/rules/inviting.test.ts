import { describe, expect, test } from 'vitest'
import { allCards } from '../../src/cards'
import { scenario } from '../../src/testing'

/** Two teams: 0 and 2 against 1 and 3; player 2 is the teammate of the turn player. */
const table = () =>
  scenario({
    cards: allCards,
    players: [
      { team: 0, hand: ['Incinerate'], runes: { fury: 2 } },
      { team: 1, base: ['Daring Poro'] },
      {
        team: 0,
        hand: ['Singularity', 'Pouty Poro'],
        runes: { mind: 8, fury: 2 },
        base: [{ card: 'Stalwart Poro', as: 'mate' }],
      },
      { team: 1 },
    ],
    battlefields: [{}, {}, {}],
  })

describe('inviting a teammate', () => {
  test('[489.8.a] [316.5.b.1] the guest plays one spell, also without Action or Reaction, and the turn player goes on', () => {
    const s = table()
    expect(s.engine.legalActions(s.state).actions).toContainEqual({ type: 'invite', player: 2 })
    s.act(0, { type: 'invite', player: 2 })
    expect([s.asked(), s.open().player]).toEqual(['invited', 2])
    s.play(2, 'Singularity', { targets: [['Daring Poro']] }).resolve()
    expect([s.asked(), s.open().player]).toEqual(['main', 0])
    expect(s.cards(1, 'trash')).toEqual(['Daring Poro'])
    s.quiet()
  })

  test('[316.5.b.1] nothing else: no units, no moves, no end of the turn', () => {
    const s = table().act(0, { type: 'invite', player: 2 })
    expect(s.refuse(2, { type: 'play', card: s.key('Pouty Poro') }).rule).toBe('316.5.b.1')
    expect(s.refuse(2, { type: 'move', units: [s.key('mate')], to: s.place('bf0') }).rule).toBe('144.1')
    expect(s.refuse(2, { type: 'endTurn' }).code).toBe('badTiming')
    expect(s.refuse(2, { type: 'invite', player: 0 }).code).toBe('badTiming')
  })

  test('[489.8.a] the guest may decline; without an invitation he can do nothing', () => {
    const s = table()
    expect(s.refuse(2, { type: 'play', card: s.key('Singularity') }).code).toBe('notYourDecision')
    s.act(0, { type: 'invite', player: 2 }).pass()
    expect([s.asked(), s.open().player]).toEqual(['main', 0])
  })

  test('[489.8.a] an Add ability does not use the invitation up', () => {
    const s = table().act(0, { type: 'invite', player: 2 })
    const rune = s.state.objects[s.state.places[2]!.runes[0]!]!.key
    s.act(2, { type: 'activate', object: rune, ability: 0 })
    expect([s.asked(), s.open().player]).toEqual(['invited', 2])
  })

  test("[489.8.a] opponents, oneself and nobody can't be invited; neither can anybody in a Duel", () => {
    const s = table()
    for (const player of [0, 1, 3, 7]) expect(s.refuse(0, { type: 'invite', player }).rule).toBe('489.8.a')
    const duel = scenario({ cards: allCards, players: [{}, {}] })
    expect(duel.refuse(0, { type: 'invite', player: 1 }).rule).toBe('489.8.a')
    expect(duel.engine.legalActions(duel.state).actions).toEqual([{ type: 'endTurn' }])
  })

  test('when the guest leaves the game, his team has lost', () => {
    const s = table().act(0, { type: 'invite', player: 2 }).act(2, { type: 'concede' })
    expect(s.state.outcome).toEqual({ winners: [1, 3], reason: 'concession' })
  })
})
