/** The question that is open, as the state stores it (invariant 3). */
import type { Key, PlayerIndex } from './types'

/** A question that is open. Its options are computed from the state when somebody asks. */
export interface StoredDecision {
  readonly id: number
  readonly player: PlayerIndex
  readonly kind: DecisionKind
  /** What it is about, as a stable word: `mulligan`, `target`, `payment`, `priority`, `focus`, `main` … */
  readonly reason: string
  /** For pick and order: the options. Objects by key, places `-1 - place`, players `-1001 - player`, others by number. */
  readonly options: readonly number[]
  readonly min: number
  readonly max: number
  /** Rule that asks. */
  readonly rule: string
  /** The chain item or object that asks, 0 none. */
  readonly source: Key
  /** For `pick`/`order` over things that are not objects: what the numbers are. */
  readonly of: OptionKind
}
export type DecisionKind = 'act' | 'pick' | 'order' | 'assign' | 'number' | 'confirm' | 'pay' | 'name'
export type OptionKind =
  | 'object'
  | 'place'
  | 'player'
  | 'target'
  | 'mode'
  | 'trigger'
  | 'effect'
  | 'event'
  | 'domain'
  | 'card'
  | 'cost'
  | 'word'
  | 'name'
  | 'none'
