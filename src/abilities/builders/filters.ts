/** Filters (355.9–355.10): a noun with predicates, `unit(enemy, at('battlefield'))`. */

import type {
  Amount,
  CardType,
  Domain,
  Filter,
  FilterZone,
  Keyword,
  Named,
  Noun,
  ObjectRef,
  PlaceFilter,
  Predicate,
} from '../types'

/** Says in which zone a filter looks, instead of the noun's own. */
export interface ZonePart {
  readonly inZone: FilterZone
}

/** What stands in the brackets of a noun. */
export type FilterPart = Predicate | ZonePart | readonly FilterPart[]

function flatten(parts: readonly FilterPart[]): (Predicate | ZonePart)[] {
  return parts.flatMap(part => (Array.isArray(part) ? flatten(part) : [part as Predicate | ZonePart]))
}

function filter(noun: Noun, zone: FilterZone, parts: readonly FilterPart[]): Filter {
  const where: Predicate[] = []
  for (const part of flatten(parts)) {
    if ('inZone' in part) zone = part.inZone
    else where.push(part)
  }
  return { noun, zone, where }
}

// ---------------------------------------------------------------------------------------------- nouns

/** A unit on the board (355.9.a.1). */
export const unit = (...parts: readonly FilterPart[]): Filter => filter('unit', 'board', parts)
/** A gear on the board (355.9.a.1). */
export const gear = (...parts: readonly FilterPart[]): Filter => filter('gear', 'board', parts)
/** A rune on the board (355.9.a.1). */
export const rune = (...parts: readonly FilterPart[]): Filter => filter('rune', 'board', parts)
/** A unit or gear on the board. */
export const permanent = (...parts: readonly FilterPart[]): Filter => filter('permanent', 'board', parts)
/** A gear with the Equipment tag on the board. */
export const equipment = (...parts: readonly FilterPart[]): Filter => filter('equipment', 'board', parts)
/** A Main Deck card (052); say in which zone: `card(inYourHand)`. */
export const card = (...parts: readonly FilterPart[]): Filter => filter('card', 'board', parts)
/** A spell on the chain (355.9.a.2), or in the zone that is named. */
export const spell = (...parts: readonly FilterPart[]): Filter => filter('spell', 'chain', parts)
/** An ability on the chain (355.9.a.2). */
export const ability = (...parts: readonly FilterPart[]): Filter => filter('ability', 'chain', parts)
/** A spell or ability on the chain. */
export const spellOrAbility = (...parts: readonly FilterPart[]): Filter => filter('object', 'chain', parts)
/** A legend in its zone (355.9.a.4). */
export const legend = (...parts: readonly FilterPart[]): Filter => filter('legend', 'board', parts)
/** A battlefield card. */
export const battlefield = (...parts: readonly FilterPart[]): Filter => filter('battlefield', 'board', parts)
/** Any game object on the board. */
export const object = (...parts: readonly FilterPart[]): Filter => filter('object', 'board', parts)

// ---------------------------------------------------------------------------------------------- zones

/** In the named zone. */
export const inZone = (zone: FilterZone): ZonePart => ({ inZone: zone })
/** In any trash. */
export const inTrash: FilterPart = inZone('trash')
/** In your trash. */
export const inYourTrash: FilterPart = [inZone('trash'), { is: 'yours' }]
/** In your hand. */
export const inYourHand: FilterPart = [inZone('hand'), { is: 'yours' }]
/** In the hand of the player who picks. */
export const inTheirHand: FilterPart = [inZone('hand'), { is: 'theirs' }]
/** In your Main Deck. */
export const inYourDeck: FilterPart = [inZone('deck'), { is: 'yours' }]
/** Yours and outside of the game. */
export const outsideTheGame: FilterPart = [inZone('outside'), { is: 'yours' }]

// ---------------------------------------------------------------------------------------------- predicates

/** Controlled by you or a teammate (740.1.a). */
export const friendly: Predicate = { is: 'friendly' }
/** Controlled by an opponent (740.1.b). */
export const enemy: Predicate = { is: 'enemy' }
/** Controlled by you; in a zone of yours, owned by you. */
export const yours: Predicate = { is: 'yours' }
/** Controlled (in a zone: owned) by the player who picks. */
export const theirs: Predicate = { is: 'theirs' }
/** The same for the player in that slot. */
export const ofPlayer = (slot = 'opponent'): Predicate => ({ is: 'of', player: slot })
/** Not the object whose text this is. */
export const other: Predicate = { is: 'other' }
/** One of those that `reveal` or `look` showed, or that another slot holds, wherever it is: `card(among())`. */
export const among = (slot = 'seen', zone: FilterZone = 'deck'): FilterPart => [
  inZone(zone),
  { is: 'ref', ref: { ref: 'chosen', slot } },
]
/** Not that object. */
export const otherThan = (ref: ObjectRef): Predicate => ({ is: 'notRef', ref })
/** At such a place; a restriction, never a target (355.10.b). */
export const at = (place: PlaceFilter): Predicate => ({ is: 'at', place })
/** With a combat designation in an ongoing combat (740.2.c). */
export const inCombat: Predicate = { is: 'inCombat' }
/** At the battlefield where the showdown is, with or without combat. */
export const inShowdown: Predicate = { is: 'inShowdown' }
/** An attacker (464.2.c.3). */
export const attacking: Predicate = { is: 'attacking' }
/** A defender (464.2.c.3). */
export const defending: Predicate = { is: 'defending' }
/** Without other friendly units at its place (740.2.a). */
export const alone: Predicate = { is: 'alone' }
/** It and one enemy unit at its place, and neither side has another (740.2.b). */
export const oneOnOne: Predicate = { is: 'oneOnOne' }
/** Ready; `ready` is the instruction. */
export const isReady: Predicate = { is: 'ready' }
/** Exhausted. */
export const exhausted: Predicate = { is: 'exhausted' }
/** With a buff. */
export const buffed: Predicate = { is: 'buffed' }
/** Stunned. */
export const stunned: Predicate = { is: 'stunned' }
/** With damage marked on it (142.3). */
export const damaged: Predicate = { is: 'damaged' }
/** Banished with this: by a linked ability of the same object, or of the same granted text (394–397). */
export const linked: Predicate = { is: 'linked' }
/** Mighty. */
export const mighty: Predicate = { is: 'mighty' }
/** Empowered. */
export const empowered: Predicate = { is: 'empowered' }
/** Empowered so many times or more (441.1.c.1). */
export const empoweredTimes = (times: number): Predicate => ({ is: 'empowered', times })
/** It can be Empowered, or Empowered once more (441.1.b–c). */
export const empowerable: Predicate = { is: 'empowerable' }
/** A token (185.1). */
export const token: Predicate = { is: 'token' }
/** With an Equipment attached to it (818.3). */
export const equipped: Predicate = { is: 'equipped' }
/** Attached to something (718). */
export const attached: Predicate = { is: 'attached' }
/** Attached to that object. */
export const attachedTo = (ref: ObjectRef): Predicate => ({ is: 'attachedTo', to: ref })
/** Whose controller is that object's controller. */
export const withControllerOf = (ref: ObjectRef): Predicate => ({ is: 'sameController', as: ref })
/** With so much Might or less. */
export const mightAtMost = (max: Amount): Predicate => ({ is: 'might', max })
/** With so much Might or more. */
export const mightAtLeast = (min: Amount): Predicate => ({ is: 'might', min })
/** With such an Energy cost or less, printed or copied (206). */
export const energyAtMost = (max: Amount): Predicate => ({ is: 'energy', max })
/** With such an Energy cost or more, printed or copied (206). */
export const energyAtLeast = (min: Amount): Predicate => ({ is: 'energy', min })
/** With so much Power in its cost or less, printed or copied (206). */
export const powerAtMost = (max: Amount): Predicate => ({ is: 'power', max })
/** With so much Power in its cost or more, printed or copied (206). */
export const powerAtLeast = (min: Amount): Predicate => ({ is: 'power', min })
/** Of a card type. */
export const ofType = (type: CardType): Predicate => ({ is: 'type', type })
/** What was named: `tagged(theNamed)`, `named(theNamed)`. */
export const theNamed: Named = { named: true }
/** With a tag. */
export const tagged = (tag: string | Named): Predicate => ({ is: 'tag', tag })
/** With that name (132.1). */
export const named = (name: string | Named): Predicate => ({ is: 'named', name })
/** With a keyword (801.3). */
export const withKeyword = (keyword: Keyword): Predicate => ({ is: 'keyword', keyword })
/** Of a domain. */
export const ofDomain = (domain: Domain): Predicate => ({ is: 'domain', domain })
/** A spell or ability on the chain that chooses it or one of these, and perhaps no other of those (359.3.e.9.a). */
export const choosing = (what: ObjectRef | Filter, noOther?: Filter): Predicate => ({
  is: 'chooses',
  what,
  ...(noOther ? { noOther } : {}),
})
/** Not so. */
export const not = (predicate: Predicate): Predicate => ({ is: 'not', predicate })
/** One of these or several. */
export const anyOf = (...predicates: readonly Predicate[]): Predicate => ({ is: 'anyOf', predicates })
