// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the ability language

/** Instructions that hold others: choices, conditions, loops and abilities made on resolution (386–392). */

import type { Ability, Amount, Condition, Cost, Duration, EquipCost, Instruction, ObjectRef, Objects, Players } from '../types'
import { type TriggerPart, triggered } from './abilities'

/** One instruction or several. */
export type Block = Instruction | readonly Instruction[]

const block = (instructions: Block): readonly Instruction[] =>
  Array.isArray(instructions) ? (instructions as readonly Instruction[]) : [instructions as Instruction]

/** "You may …" inside a text, decided on resolution (383.3.a.3). */
export const may = (...then: readonly Instruction[]): Instruction => ({ do: 'may', then })
/** The same for other players. */
export const playersMay = (who: Players, ...then: readonly Instruction[]): Instruction => ({ do: 'may', who, then })
/** "… unless they …": those players may do that; where they don't, this is done. */
export const unlessPlayers = (who: Players, does: Block, otherwise: Block): Instruction => ({
  do: 'may',
  who,
  then: block(does),
  otherwise: block(otherwise),
})
/** "… unless they pay …" (444.2). */
export const unlessPaid = (who: Players, cost: Cost, otherwise: Block): Instruction => ({
  do: 'payTo',
  cost,
  who,
  may: false,
  then: [],
  otherwise: block(otherwise),
})
/** If the condition is true on resolution, do this, otherwise that. */
export const ifThen = (condition: Condition, then: Block, otherwise?: Block): Instruction => ({
  do: 'if',
  condition,
  then: block(then),
  ...(otherwise ? { otherwise: block(otherwise) } : {}),
})
/** "You may pay … to …" inside a text (740.4.a). */
export const mayPayTo = (cost: Cost | EquipCost, then: Block, otherwise?: Block, who: Players = 'you'): Instruction => ({
  do: 'payTo',
  cost,
  who,
  may: true,
  then: block(then),
  ...(otherwise ? { otherwise: block(otherwise) } : {}),
})
/** "Pay … to …" inside a text (740.4.a): the player is asked here too, since paying is optional (444.2). */
export const payTo = (cost: Cost | EquipCost, then: Block, otherwise?: Block, who: Players = 'you'): Instruction => ({
  do: 'payTo',
  cost,
  who,
  may: false,
  then: block(then),
  ...(otherwise ? { otherwise: block(otherwise) } : {}),
})
/** For each of these; inside, the current one is `each`. */
export const forEach = (what: Objects, ...then: readonly Instruction[]): Instruction => ({ do: 'forEach', what, then })
/** Each of these players in turn order; inside, the current one is `player(as)`. */
export const eachPlayerDo = (who: Players, as: string, ...then: readonly Instruction[]): Instruction => ({
  do: 'eachPlayerDo',
  who,
  as,
  then,
})
/** The same; what is picked into that slot is there together afterwards. */
export const eachPlayerKeeping = (slot: string, who: Players, as: string, ...then: readonly Instruction[]): Instruction => ({
  do: 'eachPlayerDo',
  who,
  as,
  then,
  keep: slot,
})
/** So many times. */
export const repeat = (times: Amount, ...then: readonly Instruction[]): Instruction => ({ do: 'repeat', times, then })
/** Choose so many of the modes (355.3). */
export const modal = (choose: number, ...modes: readonly Block[]): Instruction => ({
  do: 'modal',
  choose,
  modes: modes.map(block),
})

/** The same, but each execution of the text chooses others (820.2.a). */
export const modalOthers = (choose: number, ...modes: readonly Block[]): Instruction => ({
  do: 'modal',
  choose,
  distinct: true,
  modes: modes.map(block),
})

/** "Do this: …", a reflexive trigger (387). */
export const doThis = (...parts: readonly TriggerPart[]): Instruction => doThisTimes(1, ...parts)
/** "Do this so many times: …" (387.1.a). */
export const doThisTimes = (times: Amount, ...parts: readonly TriggerPart[]): Instruction => ({
  do: 'doThis',
  ability: triggered([], parts),
  times,
})
/** If this text kills the object, do this (428.5.c, 387). */
export const ifThisKills = (object: ObjectRef, ...parts: readonly TriggerPart[]): Instruction => ({
  do: 'ifThisKills',
  object,
  then: triggered([], parts),
})
/** A delayed ability (389–392), for this turn if nothing else is said. */
export const delayed = (
  ability: Ability,
  { until = 'turn', ...rest }: { readonly until?: Duration; readonly uses?: number } = {},
): Instruction => ({ do: 'delayed', ability, until, ...rest })
