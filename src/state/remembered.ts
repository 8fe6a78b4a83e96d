/** What items, effects and texts remember of objects and events: plain parts of the state. */
import type { Key, PlaceIndex, PlayerIndex } from './types'

/** Facts that a trigger condition or replaced event hands to the text (359.3.f.3). */
export interface Bind {
  readonly object: Key
  /** Its key in the trash or in Banishment, if the condition is its going there (124); 0 otherwise. */
  readonly now: Key
  /** All objects of a group that triggers once ("one or more"), none otherwise. */
  readonly objects: readonly Key[]
  readonly player: PlayerIndex
  readonly place: PlaceIndex
  readonly amount: number
  /** What the object is attached to, or detached from. */
  readonly other: Key
  /** What the object looked like when it left (359.3.e.13). */
  readonly snapshot: Snapshot | null
  /** Slots of the creating text that a delayed ability refers to. */
  readonly slots: readonly BoundSlot[]
  /** What the text that made the ability had just done, if the ability speaks of it (388, 394.1). */
  readonly result: Result | null
  /** How objects of that result looked when they left (359.3.e.13). */
  readonly known: readonly Snapshot[]
}
/** Outcome of a game action (design 7): what really happened, for linked instructions (359.3.e.14). */
export interface Result {
  readonly performed: boolean
  readonly keys: readonly Key[]
  readonly amount: number
  readonly asked: number
}
/** What an ability of this object, or of the text that it grants, has set aside for the others of its set (394, 395). */
export interface Linked {
  readonly object: Key
  readonly keys: readonly Key[]
}

/** A name that a player has given for the abilities of this object (760), or of the card that is being played under this key. */
export interface GivenName {
  readonly object: Key
  readonly name: string
}

export interface BoundSlot {
  readonly slot: string
  readonly keys: readonly Key[]
}

/** Last known information about an object. */
export interface Snapshot {
  readonly key: Key
  readonly def: string
  readonly owner: PlayerIndex
  readonly controller: PlayerIndex
  readonly place: PlaceIndex
  readonly might: number
  readonly token: boolean
  readonly keywords: number
  readonly empowered: number
  /** Optional additional costs that were paid for it (356.4.f.1). */
  readonly paid: number
}

/** Who and what makes something happen (411, 417.6, 428.5). */
export interface Cause {
  readonly kind: 'spell' | 'ability' | 'combat' | 'cleanup' | 'cost' | 'move' | 'rule'
  /** Responsible player, -1 none. */
  readonly player: PlayerIndex
  /** The object whose text or Might it is. */
  readonly source: Key
  /** The chain item, 0 none. */
  readonly item: Key
  /** Chain items attributed with a kill (428.5). */
  readonly sources: readonly Key[]
  /** A spell is among what it is attributed to, itself or through an ability that it made (428.5.d). */
  readonly spell?: true
}
