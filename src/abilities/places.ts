// biome-ignore-all format: unions read as tables, one member a line

/** Places and players as texts name them (053, 355.2, 355.10). */
import type { Filter, ObjectRef } from './types'

/** Places as a restriction (355.10.b): never a target by themselves. */
export type PlaceFilter =
  | 'battlefield' | 'base' | 'here'
  | 'openBattlefield'        // 170.11.c: unoccupied and uncontrolled
  | 'controlledBattlefield'  // a battlefield you control
  | { readonly chosen: string }       // the place in that slot
  | { readonly sameAs: ObjectRef }    // the place of that object
  | { readonly with: Filter } | { readonly eventPlace: true } // a battlefield with one of these there; "that battlefield": the place of the trigger condition (359.3.f.3)

/** A place that is a target (355.10.b: "all units at a battlefield" targets the battlefield). */
export interface TargetPlace {
  readonly targetPlace: 'battlefield' | 'controlledBattlefield' | 'openBattlefield' | 'location'
  readonly as: string
}

/** A player that is a target. */
export interface TargetPlayer {
  readonly targetPlayer: 'opponent' | 'player'
  readonly as: string
  /** Printed as the subject of its sentence: "an opponent reveals their hand". */
  readonly bare?: boolean
}

/** Several players, in turn order; `eachOther`: teammates as well. */
export type Everybody = 'eachPlayer' | 'eachOther' | 'eachOpponent'

export type Players =
  | 'you' | 'turnPlayer' | Everybody
  | 'defender'                             // of the combat that is going on (464.2.c)
  | { readonly fromNext: Everybody }       // "starting with the next player": behind the turn player
  | { readonly everyOf: readonly Players[] } // "you and that player each …", in turn order
  | { readonly controllerOf: ObjectRef } | { readonly ownerOf: ObjectRef }
  | { readonly player: string }            // slot of a TargetPlayer, those who chose a word, or the variable of `eachPlayerDo`
  | { readonly eventPlayer: true }         // the player of the trigger condition
  | { readonly eventOwner: true }          // whose cards the event is about, say whose deck
  | TargetPlayer

/** Where something is moved or played to. A choice of place is made with the other choices (355.2, 355.4). */
export type PlaceRef =
  | 'here'                                  // where the source is now (359.3.f.2)
  | 'base'                                  // its controller's base
  | 'anyLegal'                              // 355.2.a, the player chooses: where it is played, never where it is moved
  | { readonly place: string }              // slot of a TargetPlace
  | { readonly placeOf: ObjectRef }
  | { readonly eventPlace: true }           // 359.3.f.3
  | TargetPlace
