/**
 * `riftbound-engine/sim`: games at full speed, for deck testers, solvers and AI research. The same rules as behind
 * `engine.apply`, run in place on a state of their own.
 */

export type { StoredDecision } from '../state/types'
export { type AgentMaker, firstAgent, randomAgent } from './agents'
export { type Agent, createSimulator, fork, Game, IllegalActionError, type Position, Simulator } from './game'
export { greedyAgent } from './greedy'
export { EndlessGameError, MAX_ACTIONS, type Playout, type PlayoutOptions, playout } from './playout'
export {
  allPairings,
  type DeckSummary,
  FailedGameError,
  type GameRecord,
  gameSeed,
  type PairingSummary,
  playGames,
  type SimulateOptions,
  type Summary,
  simulate,
  summarize,
} from './simulate'
export { type Mean, meanOf, type Rate, rateOf } from './statistics'
