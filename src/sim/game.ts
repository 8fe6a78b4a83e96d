/**
 * Games played in place: the same rules as behind `engine.apply`, but the state is changed instead of copied, and no events
 * are collected (design 4, 10). A game owns its state; whoever wants to keep a position forks it.
 */

import type { Derived } from '../characteristics/derived'
import type { Engine } from '../engine'
import { seedGenerator } from '../game-actions/random'
import { makeReader, type Reader } from '../reader'
import { fault, perform } from '../rules/act'
import type { Action, Rejection } from '../rules/action'
import { reject } from '../rules/action'
import type { Decision } from '../rules/decisions'
import { describeDecision } from '../rules/decisions'
import { type Listing, listActions, sampleAction } from '../rules/enumerate'
import { parseAction } from '../rules/parse-action'
import { proceed } from '../rules/proceed'
import { forkState } from '../state/make'
import type { GameState, Outcome, PlayerIndex, StoredDecision } from '../state/types'
import { Transaction } from '../transaction/transaction'

/**
 * What an agent sees: the position and questions about it. It is the whole truth, hidden cards included; an agent that must
 * not cheat looks only at what `engine.view(position.state, player)` shows. Valid until the next action.
 */
export interface Position {
  readonly engine: Engine
  /** The position itself. It belongs to the game: read it, but don't change or keep it; `fork(state)` makes a copy to keep. */
  readonly state: GameState
  /** The open question with its options described, null when the game is over. The bare one is `state.decision`. */
  readonly decision: Decision | null
  readonly outcome: Outcome | null
  /** Derived values: Might, keywords, costs. */
  readonly read: Reader
  /** Legal actions of whoever decides; `complete` says whether all are listed. */
  legalActions(limit?: number): Listing
  /** One legal action, drawn uniformly without listing them all where there are many; `random` gives numbers in [0, 1). */
  sample(random: () => number): Action | null
  /** Why this player can't do this now, or null when he can. Changes nothing. */
  reject(player: PlayerIndex, action: Action): Rejection | null
  /** An independent game from here on, for looking ahead. */
  fork(): Game
}

/** Decides for a player. `decision` is the stored question: its player, kind, reason, limits and bare options. */
export type Agent = (position: Position, decision: StoredDecision) => Action

/** Opens games of one engine. The games of a simulator may be used in any order, but not at the same time inside an action. */
export class Simulator {
  readonly engine: Engine
  private readonly tx: Transaction
  /** The game that the transaction stands at. */
  private current: Game | null = null

  constructor(engine: Engine) {
    this.engine = engine
    this.tx = new Transaction(engine.registry, true)
    this.tx.collect = false
  }

  /**
   * A game from this state on; the state itself stays as it is. With a seed the generator starts anew, so that games from
   * the same position differ in what is random from here on.
   */
  open(state: GameState, seed?: string): Game {
    const own = forkState(state)
    if (seed !== undefined) own.generator = seedGenerator(seed)
    return new Game(this, own, null)
  }

  /**
   * The transaction, standing at this game. What was derived for the one before is handed back to it.
   * @internal
   */
  at(game: Game): Transaction {
    const { tx, current } = this
    if (current === game && tx.s === game.state) return tx
    if (current !== null && tx.s === current.state) current.derived = tx.derived
    tx.look(game.state, game.derived)
    this.current = game
    return tx
  }
}

export const createSimulator = (engine: Engine): Simulator => new Simulator(engine)

export class Game implements Position {
  readonly simulator: Simulator
  readonly state: GameState
  /** Accepted actions so far. */
  actions = 0
  /** @internal */
  derived: Derived | null
  private sampled: Action | null = null
  private sampledAt = -1

  /** Made by `Simulator.open` and `fork`. */
  constructor(simulator: Simulator, state: GameState, derived: Derived | null) {
    this.simulator = simulator
    this.state = state
    this.derived = derived
  }

  get engine(): Engine {
    return this.simulator.engine
  }

  get outcome(): Outcome | null {
    return this.state.outcome
  }

  get decision(): Decision | null {
    const { decision } = this.state
    return decision === null ? null : describeDecision(this.simulator.at(this), decision)
  }

  get read(): Reader {
    return makeReader(this.simulator.at(this))
  }

  legalActions(limit = 1000): Listing {
    return listActions(this.simulator.at(this), limit)
  }

  sample(random: () => number): Action | null {
    this.sampled = sampleAction(this.simulator.at(this), random)
    this.sampledAt = this.actions
    return this.sampled
  }

  reject(player: PlayerIndex, action: Action): Rejection | null {
    const parsed = parseAction(action)
    if ('code' in parsed) return parsed
    if (!Number.isInteger(player)) return reject('unknownPlayer', '', `There is no player ${String(player)}.`)
    return fault(this.simulator.at(this), player, parsed)
  }

  /**
   * Takes the action if it is legal. Answers what is wrong otherwise, and then nothing has changed. What `sample` has just
   * drawn is known to be legal and isn't checked a second time.
   */
  apply(player: PlayerIndex, action: Action): Rejection | null {
    const known = action === this.sampled && this.sampledAt === this.actions && this.state.decision?.player === player
    if (!known) {
      const error = this.reject(player, action)
      if (error !== null) return error
    }
    const tx = this.simulator.at(this)
    tx.begin(this.state, tx.derived)
    perform(tx, player, action)
    proceed(tx)
    this.derived = tx.derived
    this.actions++
    return null
  }

  /** Lets the agent of whoever decides (by player, or one for all) take one action. Null when the game is over. */
  step(agents: Agent | readonly Agent[]): Action | null {
    const { decision } = this.state
    if (decision === null || this.state.outcome !== null) return null
    const { player } = decision
    const agent = typeof agents === 'function' ? agents : agents[player]
    if (agent === undefined) throw new RangeError(`Player ${player} has no agent.`)
    const action = agent(this, decision)
    const error = this.apply(player, action)
    if (error !== null) {
      throw new IllegalActionError(
        `The agent of player ${player} did what is not legal (${decision.reason}): ${error.message} ${JSON.stringify(action)}`,
        action,
        error,
      )
    }
    return action
  }

  fork(): Game {
    const { derived } = this.simulator.at(this)
    const game = new Game(this.simulator, forkState(this.state), derived)
    game.actions = this.actions
    return game
  }
}

/** An agent chose an action that the rules don't allow: a fault of the agent. */
export class IllegalActionError extends Error {
  readonly action: Action
  readonly rejection: Rejection

  constructor(message: string, action: Action, rejection: Rejection) {
    super(message)
    this.name = 'IllegalActionError'
    this.action = action
    this.rejection = rejection
  }
}

/** A full clone of a state, to be changed in place or kept. */
export const fork = (state: GameState): GameState => forkState(state)
