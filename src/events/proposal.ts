/** What is about to happen and may be replaced (370.1). */
import type { Duration } from '../abilities/types'
import type { Cause, Key, PlaceIndex, PlayerIndex, PlayOptions } from '../state/types'

/** What only one kind of event has. */
export type Details =
  /** A token that would be played (185.2.a): which, whose (183), and how it is to enter. */
  | { readonly of: 'token'; readonly def: string; readonly owner: PlayerIndex; readonly options: PlayOptions }
  /** Might that would be given: for how long, and down or up to which Might. */
  | {
      readonly of: 'might'
      readonly until: Duration
      readonly limit: { readonly min: number | null; readonly max: number | null }
    }
  /** Cards of a Main Deck that would be shown: `find` is the number of the filter that the last of them fits, -1 so many. */
  | { readonly of: 'deck'; readonly owner: PlayerIndex; readonly find: number }
  /** A card that is being shown, so that it can do something as that happens (370.1.b.1). */
  | { readonly of: 'shown'; readonly owner: PlayerIndex }
  /** Points of scoring a battlefield (471.1). */
  | { readonly of: 'score'; readonly scoring: 'conquer' | 'hold' }

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
  readonly details: Details | null
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
  details: Details | null = null,
): Proposal {
  return { event, object, player, place, amount, other, ready, details, cause, applied, replaced: false, number: 0 }
}
