/** What is under way while `derive` goes through the layers. */
import type { TextSection } from '../abilities/compile/compiled'
import type { Bind, Effect, Key, ObjectIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import type { Derived, Instance } from './derived'

/** One layered effect: a passive ability in play or a snapshot in `state.effects`. */
export interface Layered {
  readonly layer: 1 | 2 | 3
  /** Inside a layer what depends on others comes after them (479.2); in the arithmetic layer decreases come last (477.3.e). */
  readonly rank: number
  readonly since: number
  readonly instance: Instance | null
  readonly effect: Effect | null
  readonly applied: Map<ObjectIndex, number>
  withdrawn: Set<ObjectIndex> | null
  /** It was granted by a layer-2 effect that has been withdrawn. */
  inactive: boolean
  /** What it brought along, so that a withdrawal takes it back. */
  grants: Grant[]
  /** For borrowing: what was borrowed, lender and ability. */
  lent: Set<string> | null
}

/** A part of a text that an object has besides its own. */
export interface Grant {
  readonly object: ObjectIndex
  readonly part: TextSection
  readonly via: Key
  readonly since: number
  readonly bind: Bind | null
  /** None while another instance of the keyword makes it redundant. */
  instances: readonly Instance[]
}

/** The evaluation that is going on. */
export interface Work {
  readonly tx: Transaction
  readonly d: Derived
  readonly layered: Layered[]
  readonly grants: Grant[]
  /** Objects whose own text is inactive (720). */
  readonly silent: Set<ObjectIndex>
  /** Might that layer 1 has set, by object index (477.1.a.1). */
  readonly bases: number[]
  /** Effects of layer 1 that say what objects are; null without any. */
  readonly changes: readonly Effect[] | null
  /** What is attached to something (718). */
  readonly linked: ObjectIndex[]
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
  grants: [],
  lent: null,
})
