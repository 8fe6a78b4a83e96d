/** What an instruction acts on (355): references, targets, groups and places as the object of a verb. */

import type { Amount, Filter, ObjectRef, Objects, PlaceRef, Target, TargetPlace } from '../types'
import { amountNoun, amountWord, plurals, quantity, without } from './nouns'
import { describePlayers, isYou } from './players'
import { introduce, isSelf, objectWord, personOf, possessive, type Scope, thing, thingOf } from './scope'
import { list, words } from './words'

export interface ObjectText {
  readonly text: string
  readonly many: boolean
  /** What it is called from now on; equal keys are one object. */
  readonly key: string | undefined
  readonly kind: 'ref' | 'target' | 'all' | 'these'
  readonly friendly: boolean
  /** Found in a zone that is yours, so it goes to "your hand". */
  readonly yourCard: boolean
  /** "each" belongs behind counted targets that get something. */
  readonly each: boolean
  /** Printed with a place of its own, which "from" can stand for. */
  readonly atBattlefield: boolean
  /** Named as another than something before. */
  readonly another?: boolean
}

export const isRef = (what: Objects): what is ObjectRef => 'ref' in what
export const isTarget = (what: Objects): what is Target => 'target' in what

export const keyOfRef = (ref: ObjectRef): string => (ref.ref === 'chosen' ? ref.slot : ref.ref)
export const keyOf = (what: Objects): string | undefined => (isRef(what) ? keyOfRef(what) : isTarget(what) ? what.as : undefined)

const PLACES = {
  battlefield: 'a battlefield',
  controlledBattlefield: 'a battlefield you control',
  openBattlefield: 'an open battlefield',
  location: 'a location',
} as const

export const targetPlacePhrase = (place: TargetPlace, scope: Scope): string => {
  scope.things.set(place.as, { noun: place.targetPlace === 'location' ? 'location' : 'battlefield', many: false, place: true })
  return PLACES[place.targetPlace]
}

const targetText = (target: Target, scope: Scope): ObjectText => {
  const { min, max } = target
  const group = target.group === undefined ? [] : 'every' in target.group ? target.group.every : [target.group]
  const many = max === 'any' || typeof max !== 'number' || max > 1
  const filter = group.some(part => 'same' in part && part.same === 'place') ? without(target.target, 'at') : target.target
  const battlefield = target.target.where.some(p => p.is === 'at' && p.place === 'battlefield')
  const perPlace = group.some(part => 'each' in part)
  let text = quantity(filter, min, perPlace ? 1 : max, scope)
  const together = group.map(part => {
    if ('totalMight' in part)
      return typeof part.totalMight.max === 'number' && group.length === 1
        ? `with total Might ${part.totalMight.max} or less`
        : `with a total Might of ${amountNoun(part.totalMight.max, scope)} or less`
    if ('each' in part) return 'at each location'
    return part.same === 'controller' ? 'with the same controller' : `at the same ${battlefield ? 'battlefield' : 'location'}`
  })
  // "with the same controller and a total Might of 8 or less"
  text = words(text, together.join(' and ').replaceAll(' and with ', ' and '))
  introduce(scope, target.as, thingOf(target.target, many))
  const friendly = target.target.where.some(p => p.is === 'friendly' || p.is === 'yours')
  return {
    text,
    many,
    key: target.as,
    kind: 'target',
    friendly,
    yourCard: friendly && target.target.zone !== 'board',
    each: many && max !== 'any',
    atBattlefield: battlefield,
    another: filter.where.some(p => p.is === 'notRef'),
  }
}

/** What was shown and not taken. */
const THE_REST: ObjectText = {
  text: 'the rest',
  many: true,
  key: undefined,
  kind: 'all',
  friendly: false,
  yourCard: false,
  each: false,
  atBattlefield: false,
}

/** All but what was picked. */
const isRest = (what: Objects, scope: Scope): boolean =>
  'these' in what
    ? what.these.every(part => isRest(part, scope))
    : 'all' in what && what.all.where.some(p => p.is === 'notRef' && thing(p.ref, scope)?.picked === true)

/** There is one battlefield at the place of the trigger condition. */
const isThatBattlefield = ({ noun, where }: Filter): boolean =>
  noun === 'battlefield' &&
  where.length === 1 &&
  where.every(p => p.is === 'at' && typeof p.place === 'object' && 'eventPlace' in p.place)

/** All cards of a zone of yours. */
const wholeZone = (what: Objects): string | undefined =>
  'all' in what &&
  what.all.noun === 'card' &&
  (what.all.zone === 'hand' || what.all.zone === 'trash') &&
  what.all.where.every(p => p.is === 'yours')
    ? what.all.zone
    : undefined

/** The first at a battlefield, the second where the first is: "… and … at the same battlefield". */
const areTogether = (first: Objects, second: Objects): boolean =>
  isTarget(first) &&
  isTarget(second) &&
  first.target.where.some(p => p.is === 'at' && p.place === 'battlefield') &&
  second.target.where.some(
    p => p.is === 'at' && typeof p.place === 'object' && 'sameAs' in p.place && keyOf(p.place.sameAs) === first.as,
  )

/** `bare` leaves "all" out: friendly units get, all friendly units are killed. */
export const describeObjects = (what: Objects, scope: Scope, bare = false): ObjectText => {
  if (isRef(what)) {
    const it = thing(what, scope)
    const friendly = isSelf(what, scope) || it?.side === 'friendly'
    const many = personOf(what, scope) === 'many'
    return {
      text: objectWord(what, scope),
      many,
      key: keyOfRef(what),
      kind: 'ref',
      friendly,
      yourCard: false,
      each: false,
      atBattlefield: false,
    }
  }
  if (isTarget(what)) return targetText(what, scope)
  if ('top' in what) {
    const whose = isYou(describePlayers(what.of, scope)) ? 'your' : 'their'
    scope.things.set('result', { noun: 'card', many: what.top !== 1, full: true })
    return { ...THE_REST, text: topOf(what.top, whose), many: what.top !== 1, key: 'result' }
  }
  if (('all' in what && what.all.where.some(p => p.is === 'ref')) || isRest(what, scope)) return THE_REST
  if ('all' in what && isThatBattlefield(what.all)) return { ...THE_REST, text: 'that battlefield', many: false }
  if ('all' in what) {
    const phrase = plurals(what.all, scope)
    const at = what.at ? `at ${targetPlacePhrase(what.at, scope)}` : ''
    const friendly = what.all.where.some(p => p.is === 'friendly' || p.is === 'yours')
    scope.things.set('result', thingOf(what.all, true))
    const text = words(!bare && !phrase.startsWith('your ') && 'all', phrase, at)
    return {
      text,
      many: true,
      key: undefined,
      kind: 'all',
      friendly,
      yourCard: friendly && what.all.zone !== 'board',
      each: false,
      atBattlefield: false,
    }
  }
  const zones = what.these.map(wholeZone)
  if (zones.every(zone => zone !== undefined)) return { ...THE_REST, text: `your ${list(zones)}` }
  const parts = what.these.map(part => describeObjects(part, scope, bare))
  const [first, second] = what.these
  const together = first !== undefined && second !== undefined && what.these.length === 2 && areTogether(first, second)
  if (together && isTarget(first) && isTarget(second)) {
    const text = [first, second].map(part => targetText({ ...part, target: without(part.target, 'at') }, scope).text)
    parts.splice(0, 2, { ...parts[0]!, text: text[0]! }, { ...parts[1]!, text: `${text[1]} at the same battlefield` })
  }
  scope.topic = undefined
  return {
    text: list(parts.map(part => part.text)),
    many: true,
    key: undefined,
    kind: 'these',
    friendly: parts.every(part => part.friendly),
    yourCard: parts.every(part => part.yourCard),
    each: false,
    atBattlefield: false,
  }
}

/** "the top 2 cards of your Main Deck". */
export const topOf = (count: Amount, whose: string): string =>
  `the top ${count === 1 ? 'card' : `${amountWord(count)} cards`} of ${whose} Main Deck`

/** "'s" and "s'" of a noun phrase: "a friendly unit's". */
export const genitive = (what: Objects, scope: Scope): string => {
  if (isRef(what)) return possessive(what, scope)
  const { text } = describeObjects(what, scope)
  return /s$/.test(text) ? `${text}'` : `${text}'s`
}

/** Where something goes, with its preposition; nothing where the player chooses freely. */
export const destination = (place: PlaceRef | undefined, moved: ObjectText, scope: Scope): string => {
  if (place === undefined || place === 'anyLegal') return ''
  if (place === 'here') return 'here'
  if (place === 'base') return moved.many ? 'to their base' : 'to its base'
  // Wherever it may go; for several it is one place.
  if ('targetPlace' in place && place.targetPlace === 'location') return moved.many ? 'to a single location' : ''
  if ('targetPlace' in place) return `to ${targetPlacePhrase(place, scope)}`
  if ('place' in place) return scope.things.has(place.place) ? 'there' : 'to that battlefield'
  if ('eventPlace' in place) return scope.things.get('event')?.place ? 'to that battlefield' : 'there'
  if (isSelf(place.placeOf, scope) && scope.voice === 'place') return 'here'
  return `to ${possessive(place.placeOf, scope)} ${thing(place.placeOf, scope)?.atBattlefield ? 'battlefield' : 'location'}`
}
