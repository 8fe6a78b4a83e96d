/** Playing one game to its end. */
import type { CreateOptions, Engine } from '../engine'
import type { GameState, Outcome } from '../state/types'
import { type Agent, createSimulator, type Game, type Simulator } from './game'

/** Far more than any game of people or agents needs: whoever reaches it is in a loop. */
export const MAX_ACTIONS = 20_000

export interface PlayoutOptions {
  /** From create options: the seed of the game instead of theirs. From a state: its generator starts anew from this seed. */
  readonly seed?: string
  /** Guard against endless games; reaching it is an `EndlessGameError`. */
  readonly maxActions?: number
}

export interface Playout {
  readonly outcome: Outcome
  /** Accepted actions in this playout. */
  readonly actions: number
  /** Number of the turn in which the game ended. */
  readonly turns: number
  /** The final state; it belongs to the caller. */
  readonly state: GameState
}

/** A game didn't end within the cap. The seed and the agents reproduce it. */
export class EndlessGameError extends Error {
  readonly seed: string
  readonly actions: number

  constructor(seed: string, actions: number, turn: number, reason: string) {
    super(
      `The game with the seed ${JSON.stringify(seed)} did not end within ${actions} actions (turn ${turn}, decision ${reason}).`,
    )
    this.name = 'EndlessGameError'
    this.seed = seed
    this.actions = actions
  }
}

/**
 * Plays a game from its beginning (create options) or from any position (a state, which stays as it is) to its end. `agents`
 * is one for everybody or one per player.
 */
export function playout(
  engine: Engine | Simulator,
  start: GameState | CreateOptions,
  agents: Agent | readonly Agent[],
  options: PlayoutOptions = {},
): Playout {
  const simulator = 'open' in engine ? engine : createSimulator(engine)
  const { seed, maxActions = MAX_ACTIONS } = options
  if (!Number.isInteger(maxActions) || maxActions < 1)
    throw new RangeError(`maxActions must be a whole number of at least 1, not ${String(maxActions)}.`)
  if ('objects' in start) return finish(simulator.open(start, seed), agents, seed ?? start.seed, maxActions)
  const created = seed === undefined ? start : { ...start, seed }
  return finish(simulator.open(startingState(simulator.engine, created)), agents, created.seed, maxActions)
}

/** The state after setup; throws with every violation when the table is not allowed. */
export function startingState(engine: Engine, options: CreateOptions): GameState {
  const made = engine.create(options)
  if (made.ok) return made.state
  throw new RangeError(`This game can't be played: ${made.violations.map(v => `${v.message} (${v.rule})`).join(' ')}`)
}

function finish(game: Game, agents: Agent | readonly Agent[], seed: string, maxActions: number): Playout {
  const { state } = game
  if (typeof agents !== 'function' && agents.length !== state.players.length) {
    throw new RangeError(`${state.players.length} players need as many agents (or one for all), not ${agents.length}.`)
  }
  while (state.outcome === null) {
    if (game.actions >= maxActions)
      throw new EndlessGameError(seed, game.actions, state.turnNumber, state.decision?.reason ?? 'none')
    game.step(agents)
  }
  return { outcome: state.outcome, actions: game.actions, turns: state.turnNumber, state }
}
