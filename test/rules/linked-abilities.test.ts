/** Abilities that a text makes and that speak of what it has just done (386–397), and groups of events (383.1). */
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../src/testing'
import { classCards as cards } from '../fixtures/classes'

const hand = (s: Scenario, player = 0): number => s.cards(player, 'hand').length
const xp = (s: Scenario, player = 0): number => s.state.players[player]!.xp

describe('what the maker has done', () => {
  test('[388] [124] a reflexive trigger means the very token that was played, under the key that it has on the board', () => {
    const s = scenario({ cards, players: [{ hand: ['Muster and Drill'], base: [{ card: 'Recruit', as: 'old' }] }, {}] })
    s.play(0, 'Muster and Drill').resolve().quiet()
    const read = s.engine.read(s.state)
    expect(s.state.places[0]!.permanents.map(i => read.might(s.state.objects[i]!.key))).toEqual([1, 3])
  })

  test('[388] the amount that was really dealt', () => {
    const s = scenario({ cards, players: [{ hand: ['Ward One', 'Echoing Blow'], base: ['Might 2'] }, { base: ['Might 9'] }] })
    s.play(0, 'Ward One', { targets: ['Might 9'] }).resolve()
    s.play(0, 'Echoing Blow', { targets: ['Might 9'] }).pass(2)
    s.choose('Might 2').resolve()
    expect([s.damage('Might 9'), s.might('Might 2')]).toEqual([2, 4])
  })

  test('[359.3.e.13] [388] the Might that the killed unit had', () => {
    const s = scenario({ cards, players: [{ hand: ['Rise', 'Grim Toll'], base: ['Might 2'] }, { base: ['Might 5'] }] })
    s.play(0, 'Rise', { targets: ['Might 5'] }).resolve()
    s.play(0, 'Grim Toll', { targets: ['Might 5'] }).resolve()
    expect([s.where('Might 5'), s.might('Might 2')]).toEqual(['trash', 9])
  })

  test('[359.3.e.14.a] what was not done is nothing', () => {
    const s = scenario({
      cards,
      players: [
        { hand: ['Grim Toll'], base: ['Might 2'] },
        { base: ['Might 5'], hand: ['Bounce'] },
      ],
    })
    s.play(0, 'Grim Toll', { targets: ['Might 5'] })
      .pass()
      .play(1, 'Bounce', { targets: ['Might 5'] })
      .resolve()
    expect(s.might('Might 2')).toBe(2)
  })

  test('[390.5] a delayed ability about the played token sees that token only', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Muster and Mourn', 'Smite', { card: 'Smite', as: 's2' }], base: [{ card: 'Recruit', as: 'old' }] }, {}],
    })
    s.play(0, 'Muster and Mourn').resolve()
    s.play(0, 'Smite', { targets: ['old'] }).resolve()
    expect(hand(s)).toBe(1)
    s.play(0, 's2', { targets: ['Recruit'] }).resolve()
    expect(hand(s)).toBe(1)
  })

  test('[390.5] it survives saving and loading: the link is in the state', () => {
    const s = scenario({ cards, players: [{ hand: ['Muster and Mourn'] }, {}] })
    s.play(0, 'Muster and Mourn').resolve()
    expect(s.state.effects[0]!.bind!.result!.keys).toEqual([s.key('Recruit')])
  })
})

describe('what has died', () => {
  test('[383.3.e.2.b ex1] "you may banish it": the card in the trash', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Smite', { card: 'Smite', as: 's2' }], base: ['Gravedigger'] }, { base: ['Might 1', 'Might 2'] }],
    })
    s.play(0, 'Smite', { targets: ['Might 1'] })
      .pass(2)
      .confirm(false)
    expect(s.where('Might 1')).toBe('trash')
    s.play(0, 's2', { targets: ['Might 2'] })
      .pass(2)
      .confirm(true)
      .resolve()
    expect([s.cards(1, 'trash'), s.cards(1, 'banishment')]).toEqual([['Might 1'], ['Might 2']])
  })

  test('[808.1.d] a Deathknell can act on its own card in the trash, as long as it lies there', () => {
    const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Homing'] }, {}] })
    s.play(0, 'Smite', { targets: ['Homing'] }).resolve()
    expect(s.where('Homing')).toBe('hand')
    const moved = scenario({
      cards,
      players: [{ hand: ['Smite'], base: ['Gravedigger'] }, { base: ['Homing'] }],
    })
    moved.play(0, 'Smite', { targets: ['Homing'] }).pass(2)
    // The Deathknell became pending before the death (808.1.d.2), so the other trigger is above it.
    moved.confirm(true).resolve().quiet()
    expect(moved.where('Homing')).toBe('banishment')
  })

  test('a token has gone nowhere', () => {
    const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Gravedigger'] }, { base: ['Recruit'] }] })
    s.play(0, 'Smite', { targets: ['Recruit'] })
      .pass(2)
      .confirm(true)
      .resolve()
      .quiet()
    expect(s.cards(1, 'banishment')).toEqual([])
  })
})

describe('how triggers are written', () => {
  test('[383.1 ex1] "when", with a cost at the start', () => {
    const s = scenario({
      cards,
      players: [{ base: [{ card: 'Might 2', buffed: true }] }, {}],
      battlefields: [{ card: 'Toll Gate' }, {}],
    })
    s.move(0, ['Might 2'], 'bf0').close().confirm(true).resolve().quiet()
    expect([hand(s), s.might('Might 2')]).toEqual([1, 2])
  })

  test('[383.1] "at the end of your turn"', () => {
    const s = scenario({ cards, players: [{ base: ['Evening Bell'], exhaustedRunes: { calm: 3 } }, {}] })
    s.endTurn()
    s.choose('#0', '#1').resolve()
    expect(s.runes(0).ready).toBe(2)
  })

  test('[383.1] "the first time … each turn"', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Captain', { card: 'Might 3', exhausted: true }], hand: ['Fetch', 'Wake'] }, {}],
      battlefields: [{}, {}],
    })
    s.move(0, ['Captain'], 'bf0').confirm(true).resolve().close()
    expect(s.isExhausted('Might 3')).toBe(false)
    s.play(0, 'Fetch', { targets: ['Captain'] })
      .resolve()
      .quiet()
    expect(s.events.filter(e => e.type === 'finalize' && e.detail === 'TST-T38#0')).toHaveLength(1)
  })
})

describe('how long linked abilities last', () => {
  test('[390.5.a] [390.5.c.2] about a unit: while that is where it was, not when it has left the board and come again', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Lifeline', 'Bounce', 'Smite', 'Might 3'], base: [] }, {}],
    })
    s.play(0, 'Might 3', { place: 'base0' })
    s.play(0, 'Lifeline', { targets: ['Might 3'] }).resolve()
    s.play(0, 'Bounce', { targets: ['Might 3'] }).resolve()
    s.play(0, 'Might 3', { place: 'base0' })
    s.play(0, 'Smite', { targets: ['Might 3'] }).resolve()
    expect(s.where('Might 3')).toBe('trash')
  })

  test('[390.5.b] about its source: until that leaves the board, also after the turn', () => {
    const s = scenario({ cards, players: [{ hand: ['Bearer', 'Smite'], base: ['Might 3'] }, {}] })
    s.play(0, 'Bearer', { place: 'base0' }).resolve()
    s.endTurn().endTurn()
    expect(s.might('Might 3')).toBe(4)
    s.play(0, 'Smite', { targets: ['Bearer'] }).resolve()
    expect([s.might('Might 3'), s.state.effects]).toEqual([3, []])
  })

  test('[359.3.e.16 ex2] its source has left already: nothing is made', () => {
    const s = scenario({ cards, players: [{ hand: ['Bearer'], base: ['Might 3'] }, { hand: ['Smite'] }] })
    s.play(0, 'Bearer', { place: 'base0' })
      .pass()
      .play(1, 'Smite', { targets: ['Bearer'] })
      .resolve()
    expect([s.might('Might 3'), s.state.effects]).toEqual([3, []])
  })
})

describe('groups', () => {
  test('[383.1] "one or more": drawing two at once triggers once, two draws twice', () => {
    const s = scenario({ cards, players: [{ hand: ['Study', { card: 'Study', as: 's2' }], base: ['Chain Draw'] }, {}] })
    s.play(0, 'Study').resolve()
    s.play(0, 's2').resolve()
    expect(xp(s)).toBe(2)
  })
})

describe('delayed to a phase', () => {
  test('[391] [359.3.f.3.a] at the start of your next Main Phase, once', () => {
    const s = scenario({ cards, players: [{}, {}], battlefields: [{ units: { 1: ['Next Main'] } }, {}] })
    s.endTurn().resolve()
    expect([hand(s, 1), s.state.phase, s.state.effects]).toEqual([2, 'main', []])
    s.endTurn().endTurn().resolve()
    expect(hand(s, 1)).toBe(4)
  })
})

describe('activated abilities', () => {
  test('[377.2.b] "use only once per turn": counted as it is used, for that object', () => {
    const s = scenario({
      cards,
      players: [
        {
          base: [
            { card: 'Once Only', as: 'a' },
            { card: 'Once Only', as: 'b' },
          ],
        },
        {},
      ],
    })
    s.activate(0, 'a')
    expect(s.refuse(0, { type: 'activate', object: s.key('a'), ability: 0 }).rule).toBe('377.2.b')
    s.activate(0, 'b').resolve()
    expect(hand(s)).toBe(2)
    s.endTurn().endTurn()
    s.activate(0, 'a').resolve()
    expect(hand(s)).toBe(2 + 1 + 1) // one is the draw of the turn
  })
})
