/** 193–196 Winning, and points that teams share (489.8.d). */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../src/cards'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { turnCards } from '../fixtures/turn'

const cards = [...allCards, ...turnCards]
const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })
const won = (s: Scenario) => s.engine.outcome(s.state)

describe('by points', () => {
  test('[194.1.c] [194.2] [194.3] a spell gives the eighth point, and its cleanup ends the game', () => {
    const s = game({ players: [{ points: 7, hand: ['Applause'] }, {}] })
      .play(0, 'Applause')
      .resolve()
    expect(won(s)).toEqual({ winners: [0], reason: 'points' })
    expect(s.points(0)).toBe(8)
  })

  test('[194.2] seven points are not enough', () => {
    const s = game({ players: [{ points: 6, hand: ['Applause'] }, {}] })
      .play(0, 'Applause')
      .resolve()
    expect([s.points(0), won(s)]).toEqual([7, null])
    s.quiet()
  })

  test('[194.2] the win comes in a cleanup, not in the middle of a resolution', () => {
    // The spell gives both players points; with the first point alone player 0 would already lead.
    const s = game({ players: [{ points: 7, hand: ['Both Cheer'] }, { points: 7 }] })
      .play(0, 'Both Cheer')
      .resolve()
    expect([s.points(0), s.points(1), won(s)]).toEqual([9, 9, null])
  })

  test('[194.2.a] of two players past the Victory Score the one with more points wins', () => {
    const s = game({ players: [{ points: 6, hand: ['Both Cheer'] }, { points: 7 }] })
      .play(0, 'Both Cheer')
      .resolve()
    expect([s.points(0), s.points(1)]).toEqual([8, 9])
    expect(won(s)!.winners).toEqual([1])
  })

  test('[194.2.b] with the same number of points the game goes on until one has more', () => {
    const s = game({ players: [{ points: 7, hand: ['Both Cheer', 'Applause'] }, { points: 7 }] })
      .play(0, 'Both Cheer')
      .resolve()
    expect([won(s), s.asked()]).toEqual([null, 'main'])
    s.play(0, 'Applause').resolve()
    expect(won(s)!.winners).toEqual([0])
  })

  test('[194.2] holding gives the last point too, on the own turn', () => {
    const s = game({ players: [{}, { points: 7 }], battlefields: [{ units: { 1: ['Old Guard'] } }, {}] })
    expect(won(s)).toBeNull()
    s.endTurn()
    expect(won(s)!.winners).toEqual([1])
    expect(s.state.phase).toBe('beginning')
  })

  test.each([
    [5, 0],
    [5, 4],
  ])('[194.3.a] with a Victory Score of %i the game ends there and not at 8', (victoryScore, points) => {
    const s = game({ victoryScore, players: [{ points, hand: ['Applause'] }, {}] })
      .play(0, 'Applause')
      .resolve()
    expect(won(s)?.winners ?? []).toEqual(points + 1 >= victoryScore ? [0] : [])
  })

  test('[194.2] among three players more than every other is needed', () => {
    const s = game({
      players: [{ points: 7, hand: ['Applause', 'Applause'] }, { points: 8 }, { points: 8 }],
      battlefields: [{}, {}, {}],
    })
    expect(won(s)).toBeNull()
    s.play(0, 'Applause').resolve()
    expect(won(s)).toBeNull()
    s.play(0, 'Applause').resolve()
    expect(won(s)!.winners).toEqual([0])
  })
})

describe('otherwise', () => {
  test('[195] an effect that says so wins at once, whatever the points', () => {
    const s = game({ players: [{ hand: ['Checkmate'] }, { points: 7 }] })
      .play(0, 'Checkmate')
      .resolve()
    expect(won(s)).toEqual({ winners: [0], reason: 'effect' })
  })

  test('[195] the only player who is left wins', () => {
    const s = game({ players: [{}, {}, {}], battlefields: [{}, {}, {}] })
    s.act(0, { type: 'concede' }).act(1, { type: 'concede' })
    expect(won(s)).toEqual({ winners: [2], reason: 'concession' })
  })

  test('[196] the game ends: nobody decides any more, nothing further happens', () => {
    const s = game({ players: [{ points: 7, hand: ['Applause', 'Glance'], base: ['Tax Collector'] }, {}] })
      .play(0, 'Applause')
      .resolve()
    expect([s.asked(), s.engine.decision(s.state)]).toEqual(['over', null])
    // The trigger on gaining the point doesn't come to the chain any more.
    expect(s.cards(0, 'hand')).toEqual(['Glance'])
    expect(s.refuse(0, { type: 'endTurn' }).rule).toBe('196')
    expect(s.events.filter(e => e.type === 'gameEnd')).toHaveLength(1)
  })
})

describe('teams', () => {
  const teams = (more: Partial<ScenarioOptions> = {}): Scenario =>
    scenario({
      cards,
      victoryScore: 11,
      battlefields: [{}, {}, {}],
      players: [{ team: 0, hand: ['Applause'], points: 9 }, { team: 1 }, { team: 0, base: ['Tax Collector'] }, { team: 1 }],
      ...more,
    })

  test('[489.8.d.1] [489.8.d.2] a point of one is a point of both', () => {
    const s = teams().play(0, 'Applause').pass(4)
    expect([s.points(0), s.points(2), s.points(1)]).toEqual([10, 10, 0])
  })

  test('[489.8.d.3] what triggers on gaining points triggers for both, but not for the opponents', () => {
    const s = teams({
      players: [
        { team: 0, hand: ['Applause'] },
        { team: 1, base: ['Tax Collector'] },
        { team: 0, base: ['Tax Collector'] },
        { team: 1 },
      ],
    })
    s.play(0, 'Applause').resolve()
    expect([1, 2].map(p => s.cards(p, 'hand').length)).toEqual([0, 1])
  })

  test('[489.8.b ex1] [315.2.b.2] a battlefield that a teammate held when the turn began cannot be scored in it', () => {
    const s = scenario({
      cards,
      victoryScore: 11,
      turnPlayer: 3,
      battlefields: [{ units: { 2: ['Old Guard'] } }, {}, {}],
      players: [{ team: 0, hand: ['Ring Out'], base: ['Recruit Drill'] }, { team: 1 }, { team: 0 }, { team: 1 }],
    }).endTurn()
    expect([s.state.turnPlayer, s.points(0)]).toEqual([0, 0])
    s.play(0, 'Ring Out', { targets: ['Old Guard'] }).resolve()
    s.move(0, ['Recruit Drill'], 'bf0').close()
    expect([s.controller('bf0'), s.points(0)]).toEqual([0, 0])
  })

  test('the same at a battlefield that nobody held does score', () => {
    const s = scenario({
      cards,
      victoryScore: 11,
      turnPlayer: 3,
      battlefields: [{ units: { 2: ['Old Guard'] } }, {}, {}],
      players: [{ team: 0, base: ['Recruit Drill'] }, { team: 1 }, { team: 0 }, { team: 1 }],
    })
      .endTurn()
      .move(0, ['Recruit Drill'], 'bf1')
      .close()
    expect(s.points(0)).toBe(1)
  })

  const finalPoint = (ally: boolean) =>
    scenario({
      cards,
      victoryScore: 11,
      turnPlayer: 3,
      battlefields: [ally ? { units: { 2: ['Old Guard'] } } : {}, { units: { 0: ['Waking Eye'] } }, {}],
      players: [{ team: 0, points: 9, base: ['Recruit Drill'] }, { team: 1 }, { team: 0 }, { team: 1 }],
    })
      .endTurn()
      .move(0, ['Recruit Drill'], 'bf2')
      .close()

  test('[489.8.g.1] for the last point every battlefield must be scored, except what an ally held', () => {
    expect(won(finalPoint(true))).toEqual({ winners: [0, 2], reason: 'points' })
    const s = finalPoint(false)
    // Not scored everywhere: a card instead of the point.
    expect([won(s), s.points(0), s.cards(0, 'hand').length]).toEqual([null, 10, 2])
  })

  test('[489.3] [489.6] [489.6.a.3] the team wins together, at eleven points', () => {
    const s = teams({ players: [{ team: 0, hand: ['Applause'], points: 10 }, { team: 1 }, { team: 0 }, { team: 1 }] })
      .play(0, 'Applause')
      .resolve()
    expect(won(s)).toEqual({ winners: [0, 2], reason: 'points' })
  })

  test('[489.6.a.3] an effect that makes one win makes the team win', () => {
    const s = teams({ players: [{ team: 0, hand: ['Checkmate'] }, { team: 1 }, { team: 0 }, { team: 1 }] })
      .play(0, 'Checkmate')
      .resolve()
    expect(won(s)!.winners).toEqual([0, 2])
  })

  test('[489.8.c] [489.8.c.2] the units of a teammate cannot be moved with a standard move', () => {
    const s = teams({ players: [{ team: 0 }, { team: 1 }, { team: 0, base: ['Old Guard'] }, { team: 1 }] })
    expect(s.refuse(0, { type: 'move', units: [s.key('Old Guard')], to: s.place('bf0') }).rule).toBe('489.8.c.2')
  })

  test('[489.8.e ex1] friendly units are those of a teammate as well', () => {
    const s = teams({
      players: [
        { team: 0, hand: ['Surge of Friends'] },
        { team: 1, base: ['Recruit Drill'] },
        { team: 0, base: ['Old Guard'] },
        { team: 1 },
      ],
    })
    // The teammate's unit is the only target there is, so nobody is asked.
    s.play(0, 'Surge of Friends').resolve()
    expect([s.might('Old Guard'), s.might('Recruit Drill')]).toEqual([5, 2])
  })
})
