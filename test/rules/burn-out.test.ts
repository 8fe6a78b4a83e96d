/** 413 Draw from too small a deck, 431 Burn Out. */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../src/cards'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { turnCards } from '../fixtures/turn'

const cards = [...allCards, ...turnCards]
const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })
const kinds = (s: Scenario) =>
  s.lastEvents.flatMap(e => (['draw', 'burnOut', 'gainPoints', 'gameEnd'].includes(e.type) ? [e.type] : []))

describe('drawing', () => {
  test('[413.1] [413.1.a] cards come from the top of the Main Deck into the hand', () => {
    const s = game({ players: [{ hand: ['Long Study'], deck: ['Glance', 'Spark', 'Surge', 'Fell'] }, {}] })
      .play(0, 'Long Study')
      .resolve()
    expect(s.cards(0, 'hand')).toEqual(['Glance', 'Spark', 'Surge'])
    expect(s.cards(0, 'deck')).toEqual(['Fell'])
  })

  test('[413.2.b] an effect makes whom it names draw', () => {
    const s = game({ players: [{ hand: ['Shared Study'] }, {}] })
      .play(0, 'Shared Study')
      .resolve()
    expect([s.cards(0, 'hand').length, s.cards(1, 'hand').length]).toEqual([1, 1])
  })

  test('[413.2] nobody draws because he would like to', () => {
    const s = game()
    expect(s.engine.legalActions(s.state)).toEqual({ actions: [{ type: 'endTurn' }], complete: true })
  })

  test('[413.1] each card is drawn on its own: what triggers on drawing triggers for each', () => {
    const s = game({ players: [{ hand: ['Long Study'], base: ['Counting Clerk'] }, {}] })
      .play(0, 'Long Study')
      .resolve()
    s.choose('#0', '#1', '#2').resolve()
    expect(s.state.players[0]!.xp).toBe(3)
  })
})

describe('burning out', () => {
  test('[431.1] [413.4.a] [413.4.b] only when more cards are wanted than there are', () => {
    const s = game({ players: [{ hand: ['Long Study'], deck: ['Glance', 'Spark', 'Surge'], trash: ['Fell'] }, {}] })
      .play(0, 'Long Study')
      .resolve()
    expect(s.cards(0, 'deck')).toEqual([])
    expect(s.cards(0, 'trash')).toContain('Fell')
    expect(s.points(1)).toBe(0)
  })

  test('[431.1.a] [413.4.c] [431.2.d] first what is there, then the burn out, then the rest', () => {
    const s = game({ players: [{ hand: ['Long Study'], deck: ['Glance', 'Spark'], trash: ['Fell'] }, {}] })
      .play(0, 'Long Study')
      .resolve()
    expect(kinds(s)).toEqual(['draw', 'draw', 'burnOut', 'gainPoints', 'draw'])
    expect(s.cards(0, 'hand')).toEqual(['Glance', 'Spark', 'Fell'])
    expect([s.points(0), s.points(1)]).toEqual([0, 1])
  })

  test('[431.2.b] the whole trash goes into the Main Deck; the spell that is still resolving is not in it', () => {
    const s = game({ players: [{ hand: ['Long Study'], deck: [], trash: ['Fell', 'Glance', 'Spark', 'Surge', 'Exile'] }, {}] })
    s.play(0, 'Long Study').resolve()
    expect([s.cards(0, 'deck').length, s.cards(0, 'hand').length, s.cards(0, 'trash')]).toEqual([2, 3, ['Long Study']])
  })

  test('[431.2.b] [416.5] in random order', () => {
    const first = (seed: string) => {
      const s = game({
        seed,
        everyMode: false,
        players: [{ hand: ['Slow Spell'], deck: [], trash: ['Fell', 'Glance', 'Spark'] }, {}],
      })
      return s.play(0, 'Slow Spell').resolve().cards(0, 'hand')[0]
    }
    expect(new Set(Array.from({ length: 24 }, (_, n) => first(`burn ${n}`))).size).toBe(3)
  })

  test('[431.2.b] it is a recycling: what triggers on recycling does', () => {
    const s = game({ players: [{ hand: ['Slow Spell'], base: ['Gravekeeper'], deck: [], trash: ['Fell'] }, {}] })
      .play(0, 'Slow Spell')
      .resolve()
    expect(s.might('Gravekeeper')).toBe(3)
  })

  test('[431.2.c] with several opponents he chooses which of them gains the point', () => {
    const s = game({ players: [{ hand: ['Slow Spell'], deck: [], trash: ['Fell'] }, {}, {}], battlefields: [{}, {}, {}] })
    s.play(0, 'Slow Spell').resolve()
    expect([s.asked(), s.open().player, s.options()]).toEqual(['burnOutOpponent', 0, ['player 1', 'player 2']])
    s.choose('player 2')
    expect([s.points(1), s.points(2), s.cards(0, 'hand')]).toEqual([0, 1, ['Fell']])
  })

  test('[431.2.c] a teammate is no opponent', () => {
    const s = scenario({
      cards,
      battlefields: [{}, {}, {}],
      players: [{ team: 0, hand: ['Slow Spell'], deck: [], trash: ['Fell'] }, { team: 1 }, { team: 0 }, { team: 1 }],
    })
      .play(0, 'Slow Spell')
      .resolve()
    expect(s.options()).toEqual(['player 1', 'player 3'])
    s.choose('player 3')
    expect([s.points(1), s.points(0)]).toEqual([1, 0])
  })

  test('[431.2.d ex1] in the Draw Phase: recycle, the point, then the draw', () => {
    const s = game({ players: [{}, { deck: [], trash: ['Fell', 'Glance'] }] }).endTurn()
    expect(kinds(s)).toEqual(['burnOut', 'gainPoints', 'draw'])
    expect([s.cards(1, 'hand').length, s.cards(1, 'deck').length, s.cards(1, 'trash'), s.points(0)]).toEqual([1, 1, [], 1])
  })

  test('[431.1.c] looking at cards never burns out', () => {
    const s = game({ players: [{ hand: ['Mystic Poro'], runes: { chaos: 2 }, deck: [], trash: ['Fell'] }, {}] }).play(
      0,
      'Mystic Poro',
    )
    s.resolve()
    if (s.asked() === 'predict') s.choose()
    expect([s.points(1), s.cards(0, 'trash')]).toEqual([0, ['Fell']])
    s.quiet()
  })
})

describe('again and again', () => {
  test('[431.3] with an empty trash the next draw burns out again', () => {
    const s = game({ players: [{ hand: ['Slow Spell', 'Glance'], deck: [] }, {}], victoryScore: 3 })
      .play(0, 'Slow Spell')
      .resolve()
    expect(kinds(s).filter(k => k === 'burnOut')).toHaveLength(3)
  })

  test('[431.3.a] [431.3.c ex1] until an opponent has the Victory Score and more than the others', () => {
    const s = game({ players: [{ deck: [] }, { deck: [] }] }).endTurn()
    expect(s.engine.outcome(s.state)).toEqual({ winners: [0], reason: 'burnOut' })
    expect(s.points(0)).toBe(8)
  })

  test('[431.3.c] equal points are not enough: one more is given', () => {
    const s = game({
      players: [{ points: 5 }, { deck: [] }, { points: 5 }],
      victoryScore: 5,
      battlefields: [{}, {}, {}],
    }).endTurn()
    s.choose('player 0').choose('player 2')
    // Both are past the score, with 6 points each.
    expect([s.engine.outcome(s.state), s.asked()]).toEqual([null, 'burnOutOpponent'])
    s.choose('player 2')
    expect(s.engine.outcome(s.state)).toEqual({ winners: [2], reason: 'burnOut' })
  })

  test('[431.3.c.1] the win needs no cleanup: the draw that burns out is never completed', () => {
    const s = game({ players: [{}, { deck: [] }], victoryScore: 2 }).endTurn()
    expect(kinds(s)).toEqual(['burnOut', 'gainPoints', 'burnOut', 'gainPoints', 'gameEnd'])
    expect(s.state.phase).toBe('draw')
  })

  test('[431.3.c.1] the point of the first burn out wins only in a cleanup', () => {
    const s = game({ players: [{ points: 7 }, { deck: [], trash: ['Fell'] }] }).endTurn()
    expect(kinds(s)).toEqual(['burnOut', 'gainPoints', 'draw', 'gameEnd'])
    expect(s.engine.outcome(s.state)).toEqual({ winners: [0], reason: 'points' })
  })

  test('[431.3.b] the first point can be replaced, those of further burn outs cannot', () => {
    const s = game({ players: [{}, { base: ['Spoilsport'], deck: [] }], victoryScore: 3 }).endTurn()
    const burns = kinds(s).filter(k => k === 'burnOut').length
    expect([burns, s.points(0)]).toEqual([4, 3])
    expect(s.engine.outcome(s.state)!.winners).toEqual([0])
  })

  test('[431.3] a burn out of its own, later, is a first one again', () => {
    const s = game({ players: [{ base: ['Recruit Drill'] }, { base: ['Spoilsport'], deck: [], trash: ['Fell'] }] }).endTurn()
    expect([s.points(0), s.cards(1, 'hand')]).toEqual([0, ['Fell']])
    s.play(1, 'Fell', { targets: ['Recruit Drill'] })
      .resolve()
      .endTurn()
      .endTurn()
    expect(s.lastEvents.filter(e => e.type === 'burnOut')).toHaveLength(1)
    expect([s.points(0), s.cards(1, 'hand'), s.asked()]).toEqual([0, ['Fell'], 'main'])
  })
})
