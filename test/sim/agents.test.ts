import { describe, expect, test } from 'vitest'
import type { GameState } from '../../src'
import { provingGrounds } from '../../src/decks'
import { makeRandom, shuffled } from '../../src/game-actions/random'
import { type Agent, type AgentMaker, createSimulator, firstAgent, greedyAgent, randomAgent, simulate } from '../../src/sim'
import { Zone } from '../../src/state/types'
import { engine, start } from './tables'

const makers: [string, AgentMaker][] = [
  ['random', randomAgent],
  ['greedy', greedyAgent],
  ['first', firstAgent],
]

/** Plays with the agent and looks at each of its decisions. */
function watch(agent: Agent, n: number, look: Agent, most = 400): number {
  const game = createSimulator(engine).open(start(n))
  while (game.outcome === null && game.actions < most) {
    game.step((position, decision) => {
      look(position, decision)
      return agent(position, decision)
    })
  }
  return game.actions
}

describe.each(makers)('the %s agent', (_, make) => {
  test('does only what is legal', () => {
    let checked = 0
    for (let n = 0; n < 8; n++) {
      const agent = make(`legal ${n}`)
      const checking: Agent = (position, decision) => {
        const action = agent(position, decision)
        // Through another game, which hasn't drawn it.
        expect(position.fork().reject(decision.player, action)).toBeNull()
        checked++
        return action
      }
      watch(checking, n, () => ({ type: 'pass' }))
    }
    expect(checked).toBeGreaterThan(800)
  })

  test('decides the same when made from the same seed', () => {
    const twin = make('twin')
    const agent = make('twin')
    const same: Agent = (position, decision) => {
      const action = agent(position, decision)
      expect(twin(position, decision)).toEqual(action)
      return action
    }
    watch(same, 3, () => ({ type: 'pass' }))
  })
})

test("the greedy agent doesn't look at hidden cards", () => {
  const random = makeRandom('hidden')
  const agent = greedyAgent('hidden')
  let compared = 0
  const simulator = createSimulator(engine)
  for (let n = 0; n < 4; n++) {
    watch(agent, n, (position, decision) => {
      const other = simulator.open(permuted(position.state, decision.player, random))
      expect(greedyAgent('ties')(other, other.state.decision!)).toEqual(greedyAgent('ties')(position, decision))
      compared++
      return { type: 'pass' }
    })
  }
  expect(compared).toBeGreaterThan(400)
})

/** The same position with the cards that the player doesn't know exchanged among each other. */
function permuted(state: GameState, player: number, random: () => number): GameState {
  const next = JSON.parse(JSON.stringify(state)) as GameState
  for (const owner of [0, 1]) {
    for (const zones of [[Zone.Deck, Zone.Hand], [Zone.RuneDeck]] as const) {
      const unknown = next.objects.filter(
        o => o.owner === owner && (zones as readonly number[]).includes(o.zone) && (o.seenBy & (1 << player)) === 0,
      )
      const defs = shuffled(
        unknown.map(o => o.def),
        random,
      )
      unknown.forEach((o, k) => {
        o.def = defs[k]!
      })
    }
  }
  return next
}

test('the greedy agent beats the random one nearly always', () => {
  const batch = { engine, games: 24, seed: 'rivals', decks: provingGrounds }
  const first = simulate({ ...batch, agents: [greedyAgent, randomAgent] })
  const second = simulate({ ...batch, agents: [randomAgent, greedyAgent] })
  expect(first.firstPlayerWins.count).toBeGreaterThanOrEqual(21)
  expect(second.firstPlayerWins.count).toBeLessThanOrEqual(3)
})
