/** What a text can refer to while it is printed: its speaker (053), the things named so far, and what "it" means now. */

import type { Ability, CardDefinition, Domain, Filter, FilterZone, Instruction, Noun, ObjectRef } from '../types'
import { type Person, plural } from './words'

/** Units and legends speak as I, gear and spells are "this", battlefields are "here" (053). */
export type Voice = 'first' | 'this' | 'place'

/**
 * Texts of the first sets put timing and dependent keywords in front of the effect with a dash and write game actions plainly;
 * since Unleashed they stand in front of the ability with [>], and the actions Stun and Buff are bracketed.
 */
export type Templating = 'first' | 'current'
const FIRST_SETS = new Set(['OGN', 'OGS', 'SFD'])

export interface Thing {
  readonly noun: string
  readonly side?: 'friendly' | 'enemy'
  readonly many: boolean
  /** A place, not an object. */
  readonly place?: boolean
  /** It was looked for at a battlefield, so its location is one. */
  readonly atBattlefield?: boolean
  /** Always called by its noun, never "it". */
  readonly full?: boolean
  /** Picked to be kept or to be acted on: what is left of its kind is "the rest". */
  readonly picked?: boolean
  /** It came out of another player's hand, so that is where it returns to. */
  readonly theirs?: boolean
  /** The speaker itself. */
  readonly self?: boolean
  /** What it is always called: "the killed unit". */
  readonly called?: string
  /** What a cost did to it: "killed". */
  readonly deed?: string
}

/**
 * A paragraph has a sentence an instruction; the body of a trigger hangs on its condition and joins its instructions; a clause
 * does so too, behind "you may" or "to".
 */
export type Style = 'paragraph' | 'trigger' | 'clause'
export type Names = (tokenId: string) => CardDefinition | undefined

export interface Scope {
  readonly voice: Voice
  readonly noun: string
  /** What a text calls its card where it can't say "I": the champion, or the whole name. */
  readonly called: string
  /** The name of the card, for texts that call it so (136.2.d). */
  readonly name: string
  readonly templating: Templating
  readonly domains: readonly Domain[]
  readonly names: Names
  /** Prints a nested ability; given by the module above to keep imports one way. */
  readonly nested: (ability: Ability, scope: Scope, tail: string, uses?: number) => string
  /** The zone that the running ability works in, if it is not the board (385). */
  readonly from?: FilterZone
  /** Things by key: a slot's name, `event`, `result`, `each`. */
  readonly things: Map<string, Thing>
  /** The key that "it" means. */
  topic: string | undefined
  /** What follows an optional cost says what that takes away from the cost of the card. */
  priced: boolean
  /** A better one of its kind: "instead". */
  instead: boolean
  /** The optional cost was the sentence before: "If you do". */
  costAsked: boolean
  /** The player of the trigger condition: `you`, or the words for someone else. */
  eventPlayer: string
  /** The instruction before and who did it: "If you do", "If they can't". */
  previous: Instruction | undefined
  actor: string
  readonly style: Style
  /** The player of a loop: "each player" first, "that player" from then on. */
  loop: string
}

const voiceOf = (card: CardDefinition | undefined): Voice => {
  const type = card?.types[0]
  if (type === 'battlefield') return 'place'
  return type === 'unit' || type === 'legend' ? 'first' : 'this'
}

export const makeScope = (card: CardDefinition | undefined, names: Names, nested: Scope['nested']): Scope => ({
  voice: voiceOf(card),
  noun: card?.types[0] ?? 'card',
  called: card?.championTag ?? card?.name ?? 'this',
  name: card?.name ?? 'this',
  templating: FIRST_SETS.has(card?.id.split('-')[0] ?? '') ? 'first' : 'current',
  domains: card?.domains ?? [],
  names,
  nested,
  things: new Map(),
  topic: undefined,
  priced: false,
  instead: false,
  costAsked: false,
  eventPlayer: 'that player',
  previous: undefined,
  actor: 'you',
  style: 'paragraph',
  loop: 'that player',
})

/** A fresh text of the same speaker. */
export const freshScope = (scope: Scope, changes: Partial<Pick<Scope, 'style' | 'from' | 'costAsked'>> = {}): Scope => ({
  ...scope,
  things: new Map(),
  topic: undefined,
  priced: false,
  instead: false,
  costAsked: false,
  eventPlayer: 'that player',
  previous: undefined,
  actor: 'you',
  loop: 'that player',
  ...changes,
})

/** A text inside of a text: it knows what was named, but what it names stays inside. */
export const innerScope = (scope: Scope, style: Style = scope.style): Scope => ({
  ...scope,
  style,
  things: new Map(scope.things),
})

const NOUNS: Record<Noun, string> = {
  unit: 'unit',
  gear: 'gear',
  rune: 'rune',
  permanent: 'unit or gear',
  card: 'card',
  spell: 'spell',
  ability: 'ability',
  legend: 'legend',
  battlefield: 'battlefield',
  equipment: 'Equipment',
  object: 'object',
}
export const nounWord = (noun: Noun): string => NOUNS[noun]

export const sideOf = (filter: Filter): 'friendly' | 'enemy' | undefined => {
  if (filter.where.some(p => p.is === 'friendly' || p.is === 'yours')) return 'friendly'
  return filter.where.some(p => p.is === 'enemy') ? 'enemy' : undefined
}

/** The short name of a filtered object for a later "that unit". */
export const thingOf = (filter: Filter, many: boolean): Thing => {
  const side = sideOf(filter)
  const noun = filter.noun === 'permanent' || filter.noun === 'object' ? 'card' : nounWord(filter.noun)
  const atBattlefield = filter.where.some(p => p.is === 'at' && p.place === 'battlefield')
  return {
    noun,
    many,
    ...(filter.noun === 'battlefield' && { place: true }),
    ...(side && { side }),
    ...(atBattlefield && { atBattlefield }),
  }
}

export const introduce = (scope: Scope, key: string, thing: Thing): void => {
  scope.things.set(key, thing)
  scope.topic = key
}

const keyOf = (ref: ObjectRef): string => (ref.ref === 'chosen' ? ref.slot : ref.ref)
export const thing = (ref: ObjectRef, scope: Scope): Thing | undefined =>
  ref.ref === 'self' ? { noun: scope.noun, many: false, self: true } : scope.things.get(keyOf(ref))

export const isSelf = (ref: ObjectRef, scope: Scope): boolean => thing(ref, scope)?.self === true

// -------------------------------------------------------------------------------------------------- pronouns

/** Someone other than the topic with the same pronoun has been named, so "it" would be read wrongly. */
const ambiguous = (key: string, scope: Scope): boolean => {
  if (scope.topic === key || !scope.things.has(key)) return false
  return [...scope.things].some(([other, it]) => other !== key && !it.self && !it.place)
}

const full = (key: string, it: Thing, scope: Scope): string => {
  const rivals = [...scope.things].filter(([other, its]) => other !== key && its.noun === it.noun && !its.self)
  if (it.side && rivals.length > 0 && rivals.every(([, its]) => its.side !== it.side))
    return `${it.many ? 'those' : 'that'} ${it.side} ${it.many ? plural(it.noun) : it.noun}`
  return it.many ? `those ${plural(it.noun)}` : `that ${it.noun}`
}

/** "me", "this", "it", "them", "that unit". */
export const objectWord = (ref: ObjectRef, scope: Scope): string => {
  if (ref.ref === 'via') return ref.named ? scope.name : 'this'
  if (ref.ref === 'host' && (!scope.things.has('host') || ambiguous('host', scope))) {
    scope.topic = 'host' // what was named before is no longer "it"
    return 'the equipped unit'
  }
  if (isSelf(ref, scope)) return scope.voice === 'first' ? 'me' : 'this'
  const key = keyOf(ref)
  const it = scope.things.get(key)
  if (it?.called !== undefined) return it.called
  const word = !it ? 'it' : ambiguous(key, scope) || it.place || it.full ? full(key, it, scope) : it.many ? 'them' : 'it'
  if (it && !it.place) scope.topic = key
  return word
}

/** "I", "this", "it", "they", "that unit". */
export const subjectWord = (ref: ObjectRef, scope: Scope): string => {
  const word = objectWord(ref, scope)
  return word === 'me' ? 'I' : word === 'them' ? 'they' : word
}

export const personOf = (ref: ObjectRef, scope: Scope): Person => {
  const it = thing(ref, scope)
  if (it?.self && scope.voice === 'first') return 'I'
  return it?.many ? 'many' : 'one'
}

/** "my", "its", "their", "that unit's". */
export const possessive = (ref: ObjectRef, scope: Scope): string => {
  if (ref.ref === 'self' && scope.voice !== 'first') return `this ${scope.noun}'s`
  if (ref.ref === 'via') return ref.named ? `${scope.name}'s` : "this Equipment's"
  const word = objectWord(ref, scope)
  return word === 'me' ? 'my' : word === 'it' ? 'its' : word === 'them' ? 'their' : /s$/.test(word) ? `${word}'` : `${word}'s`
}
