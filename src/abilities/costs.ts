// biome-ignore-all format: unions read as tables, one member a line

/** Costs as texts name them (201–206, 356). */
import type { Amount, Condition, Filter, ObjectRef } from './types'
import type { CostVerb, Keyword, PowerSymbol } from './vocabulary'

/** 201–206, 356. Non-standard parts are game actions (356.7). */
export interface Cost {
  readonly energy?: Amount
  readonly power?: readonly PowerSymbol[]
  /** Any amount of Energy (`energy`) or Power of any domain (`any`), chosen when playing: the X of the text. */
  readonly x?: 'energy' | 'any'
  readonly xp?: Amount   // to be spent (730.2)
  readonly actions?: readonly CostAction[]
}
/** The cost of an Equip ability of that card, as if it were activated choosing me, and what it is reduced by (821.1.c). */
export interface EquipCost {
  readonly equipOf: ObjectRef
  readonly less: readonly PowerSymbol[]
}
/** 356.3–356.4: how much less or more a cost is. */
export interface CostChange {
  readonly less: boolean
  readonly energy?: Amount
  readonly power?: readonly PowerSymbol[]
  /** All of it so many times: "for each …". */
  readonly times?: Amount
  /** Either the Energy or the Power, as the payer likes: "{1} or {any} less". */
  readonly or?: true
  /** The Energy that a discount does not go below (356.4.e). */
  readonly min?: number
}
/** 356.4.c: what changes only a component: each optional additional cost that you pay; costs of keyword abilities of these. */
export type PartOfCosts = { readonly optionalCosts: 'yours' } | { readonly abilities: Keyword; readonly of: ObjectRef | Filter }
export interface CostAction {
  readonly pay: CostVerb
  readonly what: 'self' | Filter | ObjectRef
  readonly count: number | 'any'
  /** Its name for the text: "the killed unit". */
  readonly as?: string
}

/** A discount on the Energy of a cost, while the condition holds. */
export interface CostReduction { readonly energy: Amount; readonly if?: Condition }
