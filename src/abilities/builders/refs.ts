/** References, targets, places and players (355, 359.3.e–f). */

import type {
  Amount,
  Everybody,
  Filter,
  GroupConstraint,
  GroupPart,
  ObjectRef,
  Objects,
  PlaceFilter,
  Players,
  Target,
  TargetPlace,
  TargetPlayer,
} from '../types'

// ---------------------------------------------------------------------------------------------- references

/** The object whose text this is. */
export const me: ObjectRef = { ref: 'self' }
/** What the slot of that name holds. */
export const chosen = (slot: string): ObjectRef => ({ ref: 'chosen', slot })
/** What the slot without a name of its own holds. */
export const it: ObjectRef = chosen('it')
/** The object of the trigger condition or of the replaced event (359.3.f.3). */
export const eventObject: ObjectRef = { ref: 'event' }
/** What the instruction before really affected (359.3.e.14). */
export const affected: ObjectRef = { ref: 'result' }
/** The current object of `forEach`. */
export const each: ObjectRef = { ref: 'each' }
/** In effect text: the Equipment that it is printed on (136.2.d); `me` is the equipped unit. */
export const thisCard: ObjectRef = { ref: 'via' }
/** The same, printed with its name. */
export const thisCardByName: ObjectRef = { ref: 'via', named: true }
/** What was shown off as this card was played. */
export const shown: ObjectRef = { ref: 'shown' }
/** What that card is attached to, or is about to be: the equipped unit (718). */
export const hostOf = (ref: ObjectRef): ObjectRef => ({ ref: 'host', of: ref })

// ---------------------------------------------------------------------------------------------- targets

/** `as` names the slot (default `it`); `group` restricts the targets as a whole (355.11). */
export interface TargetOptions {
  readonly as?: string
  readonly group?: GroupConstraint
  /** Nothing is chosen where there is nothing. */
  readonly ifAny?: boolean
}

function slot(filter: Filter, min: Amount, max: Amount | 'any', { as = 'it', group, ifAny }: TargetOptions): Target {
  return { target: filter, as, min, max, ...(group ? { group } : {}), ...(ifAny ? { ifAny } : {}) }
}

/** One target (355.7). */
export const target = (filter: Filter, options: TargetOptions = {}): Target => slot(filter, 1, 1, options)
/** Exactly so many targets. */
export const exactly = (count: Amount, filter: Filter, options: TargetOptions = {}): Target => slot(filter, count, count, options)
/** So many targets or fewer (355.13). */
export const upTo = (count: Amount, filter: Filter, options: TargetOptions = {}): Target => slot(filter, 0, count, options)
/** Any number of targets (355.13). */
export const anyNumber = (filter: Filter, options: TargetOptions = {}): Target => slot(filter, 0, 'any', options)
/** All that match: not chosen (355.10.d), but a place that is named becomes a target (355.10.b). */
export const all = (filter: Filter, place?: TargetPlace): Objects => ({ all: filter, ...(place ? { at: place } : {}) })
/** Several objects at once. */
export const these = (...objects: readonly Objects[]): Objects => ({ these: objects })

/** So many cards from the top of a Main Deck, to be banished. */
export const topCards = (count: Amount = 1, of: Players = 'you'): Objects => ({ top: count, of })

/** The targets have so much Might together at most (355.11). */
export const totalMightAtMost = (max: Amount): GroupPart => ({ totalMight: { max } })
/** The targets share a place (355.11). */
export const atSamePlace: GroupPart = { same: 'place' }
/** At most one of the targets at each place, where it has to stay. */
export const oneAtEachPlace: GroupPart = { each: 'place' }
/** The targets fulfil all of these together (355.11). */
export const allOfThese = (...every: readonly GroupPart[]): GroupConstraint => ({ every })
/** The targets share a controller (355.11). */
export const ofSameController: GroupPart = { same: 'controller' }

// ---------------------------------------------------------------------------------------------- places

/** A place as a target (355.10.b); `as` names the slot. */
export const targetPlace = (kind: TargetPlace['targetPlace'], as = 'there'): TargetPlace => ({ targetPlace: kind, as })
/** A battlefield as a target (355.10.b). */
export const aBattlefield: TargetPlace = targetPlace('battlefield')
/** Any location as a target. */
export const aLocation: TargetPlace = targetPlace('location')
/** The place in that slot, as a destination. */
export const toPlace = (slot = 'there'): { readonly place: string } => ({ place: slot })
/** The place in that slot, as a restriction: `at(thatPlace())`. */
export const thatPlace = (slot = 'there'): PlaceFilter => ({ chosen: slot })
/** Where an object is, as a restriction: `at(placeWith(me))`. */
export const placeWith = (ref: ObjectRef): PlaceFilter => ({ sameAs: ref })
/** A battlefield where one of these is: `ambushTo(whereThereIs(unit(enemy)))`. */
export const whereThereIs = (filter: Filter): PlaceFilter => ({ with: filter })
/** Where an object is, as a destination. */
export const placeOf = (ref: ObjectRef): { readonly placeOf: ObjectRef } => ({ placeOf: ref })
/** The place of the trigger condition, as a restriction or a destination (359.3.f.3). */
export const eventPlace: { readonly eventPlace: true } = { eventPlace: true }

// ---------------------------------------------------------------------------------------------- players

/** An opponent as a target; `as` names the slot. */
export const anOpponent = (as = 'opponent'): TargetPlayer => ({ targetPlayer: 'opponent', as })
/** The same as the subject of its sentence: "an opponent reveals their hand". */
export const someOpponent = (as = 'opponent'): TargetPlayer => ({ targetPlayer: 'opponent', as, bare: true })
/** A player as a target; `as` names the slot. */
export const aPlayer = (as = 'player'): TargetPlayer => ({ targetPlayer: 'player', as })
/** The player in that slot, or the current one of `eachPlayerDo`. */
export const player = (slot: string): Players => ({ player: slot })
/** Those players, starting with the one after the turn player. */
export const startingWithNext = (players: Everybody): Players => ({ fromNext: players })
/** All of these players, each in turn. */
export const everyOf = (...players: readonly Players[]): Players => ({ everyOf: players })
/** Who controls an object. */
export const controllerOf = (ref: ObjectRef): Players => ({ controllerOf: ref })
/** Who owns an object. */
export const ownerOf = (ref: ObjectRef): Players => ({ ownerOf: ref })
/** The player of the trigger condition. */
export const eventPlayer: Players = { eventPlayer: true }
