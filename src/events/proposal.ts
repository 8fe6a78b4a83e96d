/** What is about to happen and may be replaced (370.1). */
import type { Cause, Key, PlaceIndex, PlayerIndex } from '../state/types'

/** Actions whose events can be replaced, by the event's id in `EVENTS`. */
export interface Proposal {
  readonly event: number
  /** Key of the object that it happens to, 0 none. */
  readonly object: Key
  /** The player it happens to or who performs it. */
  readonly player: PlayerIndex
  readonly place: PlaceIndex
  readonly amount: number
  /** What it is attached to or detached from, 0 none. */
  readonly other: Key
  /** For `enter`: ready or not. */
  readonly ready: boolean
  readonly cause: Cause
  /** Effects that were applied to it or to what it replaces (370.2). */
  readonly applied: readonly string[]
  /** It was replaced: it won't happen. */
  readonly replaced: boolean
  /** Number that own-death triggers wait for (808.1.d.1), 0 none. */
  readonly number: number
}

export function propose(
  event: number,
  object: Key,
  player: PlayerIndex,
  place: PlaceIndex,
  amount: number,
  cause: Cause,
  applied: readonly string[],
  ready = false,
  other: Key = 0,
): Proposal {
  return { event, object, player, place, amount, other, ready, cause, applied, replaced: false, number: 0 }
}
