/**
 * What really happened. Events are facts for clients and logs, and the occurrences that triggers are matched against.
 * One flat shape for all: what a type doesn't use is 0, -1 or ''.
 */
import type { EventName } from '../abilities/types'
import type { Cause, Key, ObjectIndex, PlaceIndex, PlayerIndex, Snapshot } from '../state/types'

export type GameEventType =
  | EventName
  | 'shuffle'
  | 'mulligan'
  | 'turnStart'
  | 'additionalTurn'
  | 'name'
  | 'phase'
  | 'pass'
  | 'finalize'
  | 'resolve'
  | 'counter'
  | 'newChoices'
  | 'triggerRemoved'
  | 'pay'
  | 'add'
  | 'poolEmpty'
  | 'heal'
  | 'recall'
  | 'prevent'
  | 'might'
  | 'keyword'
  | 'buffSpent'
  | 'look'
  | 'put'
  | 'control'
  | 'contested'
  | 'showdownBegin'
  | 'showdownEnd'
  | 'combatBegin'
  | 'assign'
  | 'combatResult'
  | 'burnOut'
  | 'burn'
  | 'effectEnd'
  | 'text'
  | 'become'
  | 'xp'
  | 'xpSpent'
  | 'playerRemoved'
  | 'gameEnd'
  | 'finalPointDenied'
  | 'replaced'
  | 'addLegend'
  | 'removeLegend'
  | 'create'
  | 'replace'
  | 'invite'
  | 'undo'
  | 'setup'

export interface GameEvent {
  readonly type: GameEventType
  /** Who did it or whom it concerns. */
  readonly player: PlayerIndex
  /** Key of the object (the new key when it changed zones), 0 none. */
  readonly object: Key
  /** Its key before it left a zone, where that was public; 0 otherwise. A token that ceased has only this one. */
  readonly was: Key
  /** Definition id of the object, '' none. Viewers who may not see the card get ''. */
  readonly card: string
  /** Place index: where it is or where it went; -1 none. */
  readonly place: PlaceIndex
  /** Place it came from. */
  readonly from: PlaceIndex
  readonly amount: number
  /** Key of what it was attached to or detached from. */
  readonly other: Key
  /** Key of the object whose text or Might caused it. */
  readonly source: Key
  /**
   * A word: for game actions what caused them (`spell`, `ability`, `combat`, `cleanup`, `cost`, `move`, `rule`), for abilities on the
   * chain their reference, for `pay` the domains of the Power, else a phase, a keyword, a zone.
   */
  readonly detail: string
  /** Bit per player who may see `object` and `card`; -1 everybody. */
  readonly visible: number
}

/** A fact as triggers see it. */
export interface Occurrence {
  readonly event: number
  readonly object: ObjectIndex
  readonly key: Key
  readonly player: PlayerIndex
  readonly place: PlaceIndex
  readonly from: PlaceIndex
  readonly amount: number
  /** What it is attached to or detached from, 0 none. */
  readonly other: Key
  readonly cause: Cause
  readonly snapshot: Snapshot | null
  /** The object's key where it has gone, in a trash or Banishment. */
  readonly now: Key
  /** Keys of all objects that it happened to at once, where that matters. */
  readonly together: readonly Key[]
}
