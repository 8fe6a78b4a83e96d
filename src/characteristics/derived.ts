/** What `derive` computes for the whole board (473–480) and the indexes that it leaves behind. */
import type { CompiledAbility, Context } from '../abilities/compile/compiled'
import type { BoundSlot, Bind, Key, ObjectIndex, PlayerIndex, Snapshot } from '../state/types'
import { NONE } from '../state/make'

/** An ability in play, as the context in which its text is read. */
export interface Instance extends Context {
  readonly ability: CompiledAbility
  /** Index of the source, -1 for a delayed ability (392). */
  readonly object: ObjectIndex
  /** Key of the effect that carries a delayed ability, 0 otherwise. */
  readonly effect: Key
  readonly since: number
}

export function makeInstance(
  ability: CompiledAbility, object: ObjectIndex, source: Key, controller: PlayerIndex, since: number, effect: Key, bind: Bind | null,
): Instance {
  return {
    ability, object, source, controller, since, effect, bind, slots: NONE as readonly BoundSlot[], each: 0, result: null, x: 0, paid: 0,
    known: NONE as readonly Snapshot[],
  }
}

export interface Derived {
  /** Might by object index; may be below 0 (143.2.b.1). Only objects on the board are filled in. */
  might: number[]
  types: number[]
  keywords: number[]
  /** Summed values by object index, only where a numeric keyword is there. */
  values: (number[] | null)[]
  /** Granted abilities by object index. */
  granted: (CompiledAbility[] | null)[]
  /** By event. */
  listeners: Instance[][]
  replacements: Instance[][]
  bonusDamage: Instance[]
  costs: Instance[]
  forbids: Instance[]
  multipliers: Instance[]
  /** Objects that make being chosen cost more (809). */
  targetCosts: Instance[]
  /** Units that must be assigned damage first or last. */
  assignOrders: Instance[]
  reads: number
}
