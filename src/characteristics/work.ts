/** What is under way while `derive` goes through the layers. */
import type { Effect, ObjectIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import type { Derived, Instance } from './derived'

/** One layered effect: a passive ability in play or a snapshot in `state.effects`. */
export interface Layered {
  readonly layer: 1 | 2 | 3
  /** Inside the arithmetic layer: increases, then those that depend on them ("increased to", 479), then decreases. */
  readonly rank: number
  readonly since: number
  readonly instance: Instance | null
  readonly effect: Effect | null
  readonly applied: Map<ObjectIndex, number>
  withdrawn: Set<ObjectIndex> | null
  /** It was granted by a layer-2 effect that has been withdrawn. */
  inactive: boolean
  /** What it brought along, by object, so that a withdrawal takes it back. */
  grants: Grant[] | null
}

export interface Grant {
  readonly object: ObjectIndex
  readonly instances: readonly Instance[]
}

/** The evaluation that is going on. */
export interface Work {
  readonly tx: Transaction
  readonly d: Derived
  readonly layered: Layered[]
  /** Might that layer 1 has set, by object index (477.1.a.1). */
  readonly bases: number[]
  /** Keywords that apply, where some of those that it has are inactive (722.1); the same as it has where nothing is said. */
  readonly active: number[]
  /** Keywords of its text, rules and appended, where something is appended. */
  readonly written: number[]
  /** What is attached to something (718). */
  readonly linked: ObjectIndex[]
}

/** Gives the object keywords that apply. */
export function haveKeywords(work: Work, i: ObjectIndex, bits: number): void {
  work.d.keywords[i] = work.d.keywords[i]! | bits
  const active = work.active[i]
  if (active !== undefined) work.active[i] = active | bits
}

export const makeLayered = (
  layer: 1 | 2 | 3,
  rank: number,
  since: number,
  instance: Instance | null,
  effect: Effect | null,
): Layered => ({
  layer,
  rank,
  since,
  instance,
  effect,
  applied: new Map(),
  withdrawn: null,
  inactive: false,
  grants: null,
})
