import { describe, expect, test } from 'vitest'
import type { Action } from '../../src'
import { makeRandom } from '../../src/game-actions/random'
import { createSimulator, fork, type Game, IllegalActionError, randomAgent } from '../../src/sim'
import { engine, start } from './tables'

const simulator = createSimulator(engine)

/** Lets random players act. */
function advance(game: Game, actions: number, seed: string): Action[] {
  const agent = randomAgent(seed)
  const taken: Action[] = []
  while (taken.length < actions) {
    const action = game.step(agent)
    if (action === null) break
    taken.push(action)
  }
  return taken
}

describe('in place', () => {
  test('the same actions give the same game as copy-on-write, after every action', () => {
    let compared = 0
    for (let n = 0; n < 20; n++) {
      let state = start(n)
      const game = simulator.open(state)
      const random = makeRandom(`in place ${n}`)
      while (state.outcome === null) {
        const { player } = state.decision!
        const action = engine.sample(state, random)!
        const result = engine.apply(state, player, action)
        if (!result.ok) throw new Error(result.error.message)
        state = result.state
        expect(game.apply(player, action)).toBeNull()
        expect(engine.hash(game.state)).toBe(engine.hash(state))
        compared++
      }
      expect(game.state).toEqual(state)
      expect(game.outcome).toEqual(state.outcome)
    }
    expect(compared).toBeGreaterThan(1500)
  })

  test('sampling and listing answer as the engine does', () => {
    const game = simulator.open(start(1))
    for (let k = 0; k < 120 && game.outcome === null; k++) {
      expect(game.legalActions()).toEqual(engine.legalActions(game.state))
      expect(game.decision).toEqual(engine.decision(game.state))
      expect(game.sample(makeRandom(`sample ${k}`))).toEqual(engine.sample(fork(game.state), makeRandom(`sample ${k}`)))
      advance(game, 1, `walk ${k}`)
    }
  })

  test('opening a game leaves the given state as it is', () => {
    const state = start(2)
    const before = JSON.stringify(state)
    advance(simulator.open(state), 80, 'open')
    expect(JSON.stringify(state)).toBe(before)
  })

  test('a frozen state can be opened', () => {
    const frozen = JSON.parse(JSON.stringify(start(2)), (_, value: unknown) => Object.freeze(value))
    expect(advance(simulator.open(frozen), 40, 'open')).toEqual(advance(simulator.open(start(2)), 40, 'open'))
  })

  test('with a seed what is random from here on differs, without one it does not', () => {
    const state = start(3)
    const play = (seed?: string): string => {
      const game = simulator.open(state, seed)
      advance(game, 60, 'reseeded')
      return engine.hash(game.state)
    }
    expect(play()).toBe(play())
    expect(play('a')).toBe(play('a'))
    expect(play('a')).not.toBe(play('b'))
  })
})

describe('fork', () => {
  test('a forked game and its original go their own ways', () => {
    const game = simulator.open(start(4))
    advance(game, 50, 'before')
    const kept = JSON.stringify(game.state)
    const other = game.fork()
    expect(other.state).toEqual(game.state)
    advance(other, 60, 'one way')
    expect(JSON.stringify(game.state)).toBe(kept)
    advance(game, 60, 'another way')
    expect(engine.hash(game.state)).not.toBe(engine.hash(other.state))
  })

  test('games of one simulator can be played in turns', () => {
    const alone = simulator.open(start(5))
    const expected = advance(alone, 100, 'turns')
    const games = [simulator.open(start(5)), simulator.open(start(5)), simulator.open(start(6))] as const
    const agents = games.map(() => randomAgent('turns'))
    const actual: (Action | null)[] = []
    for (let k = 0; k < expected.length; k++) {
      actual.push(games[0].step(agents[0]!))
      games[1].step(agents[1]!)
      expect(games[2].read.object(games[2].state.objects[0]!.key)).toBe(games[2].state.objects[0])
      games[2].step(agents[2]!)
      if (k % 10 === 0) games[1].fork().legalActions()
    }
    expect(actual).toEqual(expected)
    expect(games[0].state).toEqual(alone.state)
    expect(games[1].state).toEqual(alone.state)
  })

  test('an edited copy of a state changes nothing but itself', () => {
    const state = start(7)
    const copy = fork(state)
    expect(copy).toEqual(state)
    for (const list of [copy.objects, copy.players, copy.places, copy.zones, copy.teams, copy.frames]) {
      for (const entity of list) for (const field of Object.keys(entity)) Reflect.set(entity, field, null)
    }
    expect(state).toEqual(start(7))
  })
})

describe('checking', () => {
  test('what is not legal is told and changes nothing', () => {
    const game = simulator.open(start(8))
    advance(game, 30, 'checking')
    const { player } = game.state.decision!
    const before = JSON.stringify(game.state)
    const wrong: [number, unknown, string][] = [
      [player, { type: 'play', card: 999_999 }, 'unknownObject'],
      [player, { type: 'dance' }, 'malformed'],
      [player, null, 'malformed'],
      [1 - player, { type: 'pass' }, 'notYourDecision'],
      [7, { type: 'pass' }, 'unknownPlayer'],
      [0.5, { type: 'pass' }, 'unknownPlayer'],
    ]
    for (const [who, action, code] of wrong) {
      expect(game.reject(who, action as Action)?.code).toBe(code)
      expect(game.apply(who, action as Action)?.code).toBe(code)
    }
    expect(JSON.stringify(game.state)).toBe(before)
    expect(game.actions).toBe(30)
  })

  test('a drawn action is checked again once the position has changed, and for another player', () => {
    const game = simulator.open(start(9))
    const action = game.sample(makeRandom('drawn'))!
    const { player } = game.state.decision!
    expect(game.apply(1 - player, action)?.code).toBe('notYourDecision')
    expect(game.apply(player, action)).toBeNull()
    expect(game.apply(player, action)?.code).toBe('notYourDecision')
  })

  test('an agent that does what is not legal is named', () => {
    const game = simulator.open(start(10))
    expect(() => game.step(() => ({ type: 'endTurn' }))).toThrow(IllegalActionError)
    expect(() => game.step(() => ({ type: 'endTurn' }))).toThrow(/agent of player \d .*mulligan/)
    expect(() => game.step([])).toThrow(/has no agent/)
  })

  test('after the end there is nothing to do', () => {
    const game = simulator.open(start(11))
    expect(game.apply(0, { type: 'concede' })).toBeNull()
    expect(game.outcome).toEqual({ winners: [1], reason: 'concession' })
    expect(game.decision).toBeNull()
    expect(game.sample(() => 0)).toBeNull()
    expect(game.legalActions()).toEqual({ actions: [], complete: true })
    expect(game.step(randomAgent('end'))).toBeNull()
  })
})
