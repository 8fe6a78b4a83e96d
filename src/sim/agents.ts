/** Agents that come with the package. An agent keeps nothing of a game, so one may play several games at a time. */
import { makeRandom } from '../game-actions/random'
import type { Agent } from './game'

/** Makes an agent from a seed: agents made from the same seed decide the same in the same game. */
export type AgentMaker = (seed: string) => Agent

/** Takes any legal action with equal probability. Payments and damage, which have many ways, are drawn from the first 200. */
export const randomAgent: AgentMaker = seed => {
  const random = makeRandom(seed)
  return position => position.sample(random)!
}

/** Always the first legal action in the order of the list: the plainest policy that is deterministic without a seed. */
export const firstAgent: AgentMaker = () => position => position.legalActions(1).actions[0]!
