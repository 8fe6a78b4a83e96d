import { describe, expect, test } from 'vitest'
import { provingGrounds } from '../../src/decks'
import {
  allPairings,
  createSimulator,
  EndlessGameError,
  FailedGameError,
  type GameRecord,
  gameSeed,
  greedyAgent,
  meanOf,
  playGames,
  playout,
  randomAgent,
  rateOf,
  type SimulateOptions,
  simulate,
  summarize,
} from '../../src/sim'
import { engine, start } from './tables'

const batch: SimulateOptions = { engine, games: 24, seed: 'batch', decks: provingGrounds, agents: randomAgent }

describe('simulate', () => {
  test('the same seed gives the same summary, another one another', () => {
    const summary = simulate(batch)
    expect(simulate(batch)).toEqual(summary)
    expect(simulate({ ...batch, agents: [randomAgent, randomAgent] })).toEqual(summary)
    expect(simulate({ ...batch, seed: 'other' }).actions).not.toEqual(summary.actions)
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary)
  })

  test('games are spread evenly over the pairings, and the numbers add up', () => {
    const summary = simulate(batch)
    expect(summary.games).toBe(24)
    expect(summary.versions).toEqual(engine.versions)
    expect(summary.pairings.map(p => p.games)).toEqual(new Array(12).fill(2))
    expect(summary.pairings.map(p => p.decks)).toEqual(allPairings(Object.keys(provingGrounds), 2))
    expect(summary.decks.map(d => d.games)).toEqual([12, 12, 12, 12])
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
    expect(sum(summary.decks.map(d => d.wins.count)) + summary.draws).toBe(24)
    expect(sum(summary.pairings.map(p => p.wins[0]!.count))).toBe(summary.firstPlayerWins.count)
    expect(sum(Object.values(summary.reasons))).toBe(24)
    for (const { count, of, rate, low, high } of [summary.firstPlayerWins, ...summary.decks.map(d => d.wins)]) {
      expect(rate).toBe(count / of)
      expect(low).toBeLessThanOrEqual(rate)
      expect(high).toBeGreaterThanOrEqual(rate)
    }
    expect(summary.turns.min).toBeLessThanOrEqual(summary.turns.mean)
    expect(summary.turns.max).toBeGreaterThanOrEqual(summary.turns.mean)
  })

  test('parts of a batch give the same games as the whole', () => {
    const whole = playGames(batch)
    const parts: GameRecord[] = [...playGames(batch, 0, 7), ...playGames(batch, 7, 7), ...playGames(batch, 7, 24)]
    expect(parts).toEqual(whole)
    expect(summarize(batch, parts)).toEqual(simulate(batch))
    expect(whole[5]!.seed).toBe(gameSeed('batch', 5))
  })

  test('a game of a batch can be played again from its seed', () => {
    const record = playGames(batch, 5, 6)[0]!
    const agents = record.decks.map((_, seat) => randomAgent(`${record.seed}/agent${seat}`))
    const players = record.decks.map(name => ({ name, deck: provingGrounds[name as keyof typeof provingGrounds] }))
    const again = playout(engine, { mode: 'duel', seed: record.seed, first: 0, players }, agents)
    expect(again.outcome).toEqual({ winners: record.winners, reason: record.reason })
    expect([again.turns, again.actions]).toEqual([record.turns, record.actions])
  })

  test('progress is told after every game', () => {
    const told: [number, number][] = []
    simulate({ ...batch, games: 3, onProgress: (done, games) => told.push([done, games]) })
    expect(told).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  test('pairings can be named, also of a deck with itself; its games count twice', () => {
    const { pairings, decks } = simulate({ ...batch, games: 6, pairings: [['lux', 'lux'], ['lux', 'annie']] }) // biome-ignore format: a pairing a line says no more
    expect(pairings.map(p => [p.decks.join(), p.games])).toEqual([
      ['lux,lux', 3],
      ['lux,annie', 3],
    ])
    expect(decks.map(d => [d.deck, d.games])).toEqual([
      ['lux', 9],
      ['annie', 3],
    ])
  })

  test('the other modes', () => {
    const { annie, lux, garen } = provingGrounds
    for (const [mode, players] of [
      ['skirmish', 3],
      ['war', 4],
      ['magmaChamber', 4],
    ] as const) {
      // biome-ignore format: a table
      const summary = simulate({ ...batch, mode, games: 2 })
      expect(summary.pairings[0]!.wins).toHaveLength(players)
      expect(summary.mode).toBe(mode)
    }
    // Fewer decks than players: then they repeat.
    expect(simulate({ ...batch, mode: 'skirmish', games: 1, decks: { annie, lux } }).games).toBe(1)
    expect(allPairings(['a'], 2)).toEqual([['a', 'a']])
    expect(simulate({ ...batch, games: 1, decks: { garen } }).decks[0]!.games).toBe(2)
  })
})

describe('what can go wrong', () => {
  const { annie } = provingGrounds

  test.each<[string, Partial<SimulateOptions>, RegExp]>([
    ['no games', { games: 0 }, /at least 1, not 0/],
    ['a negative number', { games: -5 }, /at least 1, not -5/],
    ['part of a game', { games: 1.5 }, /whole number/],
    ['not a number', { games: Number.NaN }, /not NaN/],
    ['endless games', { games: Number.POSITIVE_INFINITY }, /not Infinity/],
    ['no decks', { decks: {} }, /no decks/],
    ['no pairings', { pairings: [] }, /no pairings/],
    ['an unknown deck', { pairings: [['annie', 'teemo']] }, /no deck called teemo; the decks are annie/],
    ['an illegal deck', { decks: { annie: { ...annie, main: [] } } }, /At least|at least 40/i],
    ['a pairing of three', { pairings: [['annie', 'lux', 'garen']], agents: randomAgent }, /played by 2/],
    ['an unknown mode', { mode: 'chess' as never }, /no mode chess/],
    ['too few agents', { agents: [randomAgent] }, /1 agents for pairings of 2/],
    ['a seed that is no text', { seed: 1 as never }, /seed of a batch is a text/],
  ])('%s', (_, wrong, message) => {
    expect(() => simulate({ ...batch, ...wrong })).toThrow(message)
    expect(() => simulate({ ...batch, ...wrong })).toThrow(RangeError)
  })

  test('a part that the batch has not', () => {
    expect(() => playGames(batch, 3, 25)).toThrow(RangeError)
    expect(() => playGames(batch, 3, 2)).toThrow(RangeError)
    expect(() => playGames(batch, -1, 2)).toThrow(RangeError)
  })

  test('a game that does not end is told with its seed', () => {
    const play = () => simulate({ ...batch, games: 2, maxActions: 20 })
    expect(play).toThrow(EndlessGameError)
    expect(play).toThrow(/"batch#0" did not end within 20 actions/)
    expect(() => playout(engine, start(0), randomAgent('x'), { maxActions: 0 })).toThrow(RangeError)
  })

  test("an agent's fault is told with the game", () => {
    const play = () => simulate({ ...batch, agents: () => () => ({ type: 'endTurn' }) })
    expect(play).toThrow(FailedGameError)
    expect(play).toThrow(/Game 0 \(annie – lux, seed "batch#0"\) failed: The agent of player 0/)
  })
})

describe('playout', () => {
  test('from a state, which stays as it is', () => {
    const state = start(1)
    const before = JSON.stringify(state)
    const { outcome, actions, turns, state: end } = playout(engine, state, [greedyAgent('a'), randomAgent('b')])
    expect(outcome.winners).toHaveLength(1)
    expect(actions).toBeGreaterThan(20)
    expect(end.turnNumber).toBe(turns)
    expect(JSON.stringify(state)).toBe(before)
    expect(playout(createSimulator(engine), state, [greedyAgent('a'), randomAgent('b')]).state).toEqual(end)
  })

  test('a seed makes another future of the same position', () => {
    const play = (seed: string): string => engine.hash(playout(engine, start(1), randomAgent('same'), { seed }).state)
    expect(play('one')).toBe(play('one'))
    expect(play('one')).not.toBe(play('two'))
  })

  test('bad tables and missing agents', () => {
    expect(() => playout(engine, { mode: 'duel', seed: 's', players: [] }, randomAgent('x'))).toThrow(
      /can't be played: .*2 players/,
    )
    expect(() => playout(engine, start(1), [randomAgent('x')])).toThrow(/2 players need as many agents/)
  })
})

describe('statistics', () => {
  test('the Wilson interval', () => {
    // Known values: 8 of 10 gives 0.490 to 0.943.
    expect(rateOf(8, 10)).toMatchObject({
      count: 8,
      of: 10,
      rate: 0.8,
      low: expect.closeTo(0.4902, 3),
      high: expect.closeTo(0.9433, 3),
    })
    expect(rateOf(0, 10)).toMatchObject({ low: 0, high: expect.closeTo(0.2775, 3) })
    expect(rateOf(10, 10)).toMatchObject({ low: expect.closeTo(0.7225, 3), high: expect.closeTo(1, 9) })
    expect(rateOf(0, 0)).toEqual({ count: 0, of: 0, rate: 0, low: 0, high: 1 })
  })

  test('means', () => {
    expect(meanOf([])).toEqual({ mean: 0, low: 0, high: 0, min: 0, max: 0 })
    expect(meanOf([3])).toEqual({ mean: 3, low: 3, high: 3, min: 3, max: 3 })
    const { mean, low, high, min, max } = meanOf([1, 2, 3, 4, 5])
    expect([mean, min, max]).toEqual([3, 1, 5])
    expect(high - mean).toBeCloseTo(1.3859, 3)
    expect(mean - low).toBeCloseTo(1.3859, 3)
  })
})
