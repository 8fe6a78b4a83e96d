/** Nouns with their restrictions (052, 355.10): "another friendly unit here", "up to two spells from your trash"; and amounts as nouns. */

import type { Amount, Filter, ObjectRef, PlaceFilter, Predicate, TurnFact } from '../types'
import { type Compared, comparing, wholeCost } from './comparing'
import {
  introduce,
  isSelf,
  nounWord,
  objectWord,
  personOf,
  possessive,
  type Scope,
  sideOf,
  subjectWord,
  thing,
  thingOf,
} from './scope'
import { keywordTag, list, numberWord, plural, toBe, withArticle, words } from './words'

type Is<K extends Predicate['is']> = Extract<Predicate, { readonly is: K }>
const has = (filter: Filter, is: Predicate['is']): boolean => filter.where.some(p => p.is === is)
export const without = (filter: Filter, ...drop: readonly Predicate['is'][]): Filter => ({
  ...filter,
  where: filter.where.filter(p => !drop.includes(p.is)),
})

// ---------------------------------------------------------------------------------------------------- amounts

const FACTS: Record<TurnFact, string> = {
  cardsPlayed: "cards you've played this turn",
  spellsPlayed: "spells you've played this turn",
  unitsDied: 'units that died this turn',
  cardsDrawn: "cards you've drawn this turn",
  cardsDiscarded: "cards you've discarded this turn",
  conquered: "battlefields you've conquered this turn",
  xpGained: "XP you've gained this turn",
  pointsHeld: 'points you scored from holding this turn',
}

/** An amount as the object of "equal to". */
export const amountNoun = (amount: Amount, scope: Scope): string => {
  if (typeof amount === 'number') return String(amount)
  if ('count' in amount) return `the number of ${plurals(amount.count, scope, 'in')}`
  if ('mightOf' in amount) {
    const of = amount.mightOf
    const named = 'ref' in of ? thing(of, scope)?.called : undefined
    if (named !== undefined) return `the Might of ${named}`
    if ('ref' in of) return `${possessive(of, scope)} Might${thing(of, scope)?.many ? 's' : ''}`
    const text = `the Might of ${quantity(of.target, of.min, of.max, scope)}`
    introduce(scope, of.as, thingOf(of.target, false))
    return text
  }
  if ('energySpent' in amount) return `the Energy spent on ${objectWord(amount.energySpent, scope)}`
  if ('energyOf' in amount) return `${possessive(amount.energyOf, scope)} Energy cost`
  if ('howMany' in amount) return `the number of ${objectWord(amount.howMany, scope)}`
  if ('powerOf' in amount) return `${possessive(amount.powerOf, scope)} Power cost`
  if ('timesEmpowered' in amount) return `the number of ${timesEmpowered(amount.timesEmpowered, 'times', scope)}`
  if ('keywordOf' in amount) return `${possessive(amount.keywordOf, scope)} ${keywordTag(amount.keyword)}`
  if ('fact' in amount) return `the number of ${FACTS[amount.fact]}`
  if ('points' in amount && typeof amount.points === 'object') return "the chosen player's points"
  if ('points' in amount) return amount.points === 'you' ? 'your points' : "an opponent's points"
  if ('xp' in amount) return 'your XP'
  if ('timesMoved' in amount) return `the number of times ${subjectWord(amount.timesMoved, scope)} moved this turn`
  if ('timesDealt' in amount) return `the number of times ${spellWord(amount.timesDealt, scope)} has dealt damage this turn`
  if ('excess' in amount) return scope.things.has('excess') ? 'that much' : 'the excess damage you assigned'
  if ('plus' in amount) return `${amountNoun(amount.plus[0], scope)} plus ${amountNoun(amount.plus[1], scope)}`
  if ('times' in amount) {
    const [a, b] = amount.times
    return a === 2 ? `double ${amountNoun(b, scope)}` : `${amountNoun(a, scope)} times ${amountNoun(b, scope)}`
  }
  return 'number' in amount ? 'the chosen number' : 'that much'
}

/** A spell that is played again is still "this spell". */
const spellWord = (ref: ObjectRef, scope: Scope): string =>
  isSelf(ref, scope) || ref.ref === 'result' ? 'this spell' : subjectWord(ref, scope)

const timesEmpowered = (ref: ObjectRef, times: string, scope: Scope): string =>
  `${times} ${toBe(subjectWord(ref, scope), personOf(ref, scope))} [Empowered]`

/** What "for each" counts: `{ by, each }` reads "by for each each". */
export const perEach = (amount: Amount, scope: Scope): { readonly by: number; readonly each: string } | undefined => {
  if (typeof amount === 'number') return undefined
  if ('count' in amount) return { by: 1, each: eachOne(amount.count, scope) }
  if ('timesEmpowered' in amount) return { by: 1, each: timesEmpowered(amount.timesEmpowered, 'time', scope) }
  if ('timesDealt' in amount) return { by: 1, each: `time ${spellWord(amount.timesDealt, scope)} has dealt damage this turn` }
  if ('fact' in amount) return { by: 1, each: FACTS[amount.fact].replace(/^(\w+?)s\b/, '$1') }
  if (!('times' in amount)) return undefined
  const [a, b] = typeof amount.times[0] === 'number' ? amount.times : [amount.times[1], amount.times[0]]
  const inner = typeof a === 'number' ? perEach(b, scope) : undefined
  return inner && typeof a === 'number' ? { by: a * inner.by, each: inner.each } : undefined
}

/** Amounts before a noun or a verb's number: digits, X, "that many". */
export const amountWord = (amount: Amount): string => {
  if (typeof amount === 'number') return String(amount)
  if ('x' in amount) return 'that much'
  return 'that many'
}

// ----------------------------------------------------------------------------------------------------- places

export const placePhrase = (place: PlaceFilter, scope: Scope, many: boolean, friendly: boolean): string => {
  if (place === 'here') return 'here'
  if (place === 'battlefield') return many ? 'at battlefields' : 'at a battlefield'
  if (place === 'base')
    return friendly ? 'in your base' : many ? 'in bases' : scope.templating === 'first' ? 'in a base' : 'at a base'
  if (place === 'openBattlefield') return many ? 'at open battlefields' : 'at an open battlefield'
  if (place === 'controlledBattlefield') return many ? 'at battlefields you control' : 'at a battlefield you control'
  if ('with' in place)
    return `at a battlefield where ${owned(place.with) ? `you control ${plurals(without(place.with, 'yours'), scope)}` : `there are ${plurals(place.with, scope)}`}`
  if ('chosen' in place) return 'there'
  if ('eventPlace' in place) {
    if (scope.things.get('event')?.noun === 'combat') return '' // all that takes part in it
    return scope.things.has('there') ? 'there' : 'at that battlefield'
  }
  return placeOf(place.sameAs, scope)
}

/** "at its location", "there", "at that battlefield". */
const placeOf = (ref: ObjectRef, scope: Scope): string => {
  const it = thing(ref, scope)
  if (it?.place) return `at ${it.self ? 'this' : 'that'} ${it.noun}`
  // After "if I'm at a battlefield" the place is known.
  if (it?.self) return scope.things.has('here') ? 'there' : scope.voice === 'first' ? 'at my battlefield' : 'here'
  return ref.ref === 'chosen' || ref.ref === 'event' ? 'there' : `at ${possessive(ref, scope)} location`
}

// ------------------------------------------------------------------------------------------------- noun parts

const EMPOWERED = '[Empowered]'
const empoweredWord = ({ times }: Is<'empowered'>): string =>
  times === undefined ? EMPOWERED : `${EMPOWERED} ${numberWord(times)} times`

const EMPOWERABLE = 'can be [Empowered]'

interface Parts {
  /** Adjectives in printed order: state, side, kind. */
  readonly adjectives: readonly string[]
  readonly one: string
  readonly many: string
  /** Restrictions behind the noun. */
  readonly after: (many: boolean, zone: 'in' | 'from') => string
}

const STATES: Partial<Record<Predicate['is'], string>> = {
  ready: 'ready',
  exhausted: 'exhausted',
  buffed: 'buffed',
  stunned: 'stunned',
  damaged: 'damaged',
  equipped: 'equipped',
  attached: 'attached',
  attacking: 'attacking',
  defending: 'defending',
}

const adjective = (p: Predicate): string | undefined => {
  if (p.is === 'domain') return p.domain.charAt(0).toUpperCase() + p.domain.slice(1)
  if (p.is === 'type') return p.type
  if (p.is === 'tag' && typeof p.tag === 'string') return p.tag
  if (p.is === 'named' && typeof p.name === 'string') return p.name
  if (p.is === 'mighty') return '[Mighty]'
  if (p.is === 'token') return 'token'
  return STATES[p.is]
}

const comparison = (p: Compared, filter: Filter, scope: Scope): string =>
  comparing(p, filter, scope, amount => amountNoun(amount, scope))

const zonePhrase = (filter: Filter, zone: 'in' | 'from', many: boolean): string => {
  // Of cards that were shown before.
  if (has(filter, 'ref')) return filter.zone === 'hand' ? 'from it' : 'from among them'
  if (has(filter, 'theirs') && !inPlay(filter)) return words('in their', filter.zone === 'hand' ? 'hands' : filter.zone)
  const side = sideOf(filter)
  const whose = has(filter, 'of')
    ? 'their'
    : side === 'friendly'
      ? 'your'
      : side === 'enemy'
        ? many
          ? "opponents'"
          : "an opponent's"
        : many
          ? ''
          : 'a'
  switch (filter.zone) {
    case 'trash':
      return words(
        has(filter, 'of') ? 'in' : zone,
        whose,
        side === 'friendly' || has(filter, 'of') || !many ? 'trash' : 'trashes',
      )
    case 'hand':
      return words(zone, whose, side === 'friendly' || !many ? 'hand' : 'hands')
    case 'deck':
      return words(zone, whose || 'their', 'Main Deck')
    case 'championZone':
      return words(zone, whose || 'their', 'Champion Zone')
    case 'banishment':
      return has(filter, 'linked') ? '' : 'in banishment'
    default:
      return ''
  }
}

const negation = (p: Predicate, scope: Scope): { readonly before?: string; readonly after?: string } => {
  if (p.is === 'yours') return { after: "you don't control" }
  if (p.is === 'at' && p.place === 'here') return { after: 'at another location' }
  if (p.is === 'at' && typeof p.place === 'object' && 'sameAs' in p.place) return { after: 'at a different location' }
  if (p.is === 'keyword') return { after: `without ${keywordTag(p.keyword)}` }
  if (p.is === 'attached') return { before: 'detached' }
  const word = adjective(p)
  return word ? { before: `non-${word}` } : { after: `that ${predicatePhrase([p], 'one', scope, true)}` }
}

const parts = (filter: Filter, scope: Scope): Parts => {
  const onBoard = filter.zone === 'board' || filter.zone === 'chain' || filter.zone === 'facedown'
  const side = onBoard && has(filter, 'friendly') ? 'friendly' : onBoard && has(filter, 'enemy') ? 'enemy' : undefined
  const state: string[] = []
  const kind: string[] = []
  const near: string[] = []
  const after: string[] = []
  let head: readonly [string, string] = headNoun(filter)
  const power = filter.where.find((p): p is Is<'power'> => p.is === 'power')
  for (const p of filter.where) {
    if (p.is in STATES) state.push(STATES[p.is] ?? '')
    else if (p.is === 'mighty' || p.is === 'token' || p.is === 'domain') kind.push(adjective(p) ?? '')
    else if (p.is === 'tag' || p.is === 'named') {
      const word = adjective(p)
      if (word === undefined) after.push(p.is === 'tag' ? 'with the named tag' : 'with that name')
      else head = [word, plural(word)]
    } else if (p.is === 'type')
      head = filter.noun === 'card' || filter.noun === 'permanent' || filter.noun === 'object' ? [p.type, plural(p.type)] : head
    else if (p.is === 'anyOf') {
      const options = p.predicates.map(adjective)
      if (options.some(option => option === undefined)) after.push(`that ${predicatePhrase([p], 'one', scope, true)}`)
      else if (p.predicates.every(option => option.is === 'tag' || option.is === 'type'))
        head = tagsOfUnits(p.predicates, filter)
          ? [`${list(options as string[], 'or')} unit`, `${list(options as string[], 'and')} units`]
          : [list(options as string[], 'or'), list((options as string[]).map(plural), 'and')]
      else state.push(list(options as string[], 'or'))
    } else if (p.is === 'not') {
      const { before, after: behind } = negation(p.predicate, scope)
      if (before) kind.push(before)
      if (behind) after.push(behind)
    } else if (p.is === 'keyword') near.push(`with ${keywordTag(p.keyword)}`)
    else if (p.is === 'empowered') after.push(empoweredWord(p))
    else if (p.is === 'linked') after.push(`banished with ${scope.voice === 'first' ? 'me' : 'this'}`)
    else if (p.is === 'empowerable') after.push(EMPOWERABLE)
    else if (p.is === 'energy' && power !== undefined)
      after.push(wholeCost(p, power, filter, scope, amount => amountNoun(amount, scope)))
    else if (p.is === 'might' || p.is === 'energy' || (p.is === 'power' && !has(filter, 'energy')))
      after.push(comparison(p, filter, scope))
    else if (p.is === 'chooses') after.push(chooses(p, scope))
    else if (p.is === 'alone') after.push('alone')
    else if (p.is === 'oneOnOne') after.push('one on one')
    else if (p.is === 'inCombat') after.unshift('in combat')
    else if (p.is === 'inShowdown') after.unshift('in a showdown')
    else if (p.is === 'attachedTo' || p.is === 'sameController') after.push(single(p, 'one', false, scope))
  }
  const at = filter.where.find((p): p is Is<'at'> => p.is === 'at')
  return {
    adjectives: [...state, ...(side ? [side] : []), ...kind],
    one: head[0],
    many: head[1],
    after: (many, zone) =>
      words(
        at && placePhrase(at.place, scope, many, side === 'friendly' || has(filter, 'yours')),
        // What a card has is said before its zone, what it costs behind it.
        ...(filter.zone === 'board' ? [] : near),
        zonePhrase(filter, zone, many),
        ...(filter.zone === 'board' ? near : []),
        ...after.map(it =>
          it.startsWith(EMPOWERED) ? `${many ? 'that are' : "that's"} ${it}` : it === EMPOWERABLE ? `that ${it}` : it,
        ),
      ),
  }
}

/** With a place behind it a list of tags keeps its noun: "Cat and Dog units here". */
const tagsOfUnits = (options: readonly Predicate[], filter: Filter): boolean =>
  filter.noun === 'unit' && has(filter, 'at') && options.every(option => option.is === 'tag')

/** "that chooses it and no other friendly unit". */
const chooses = ({ what, noOther }: Is<'chooses'>, scope: Scope): string => {
  const object = 'noun' in what ? one(what, scope) : objectWord(what, scope)
  return words(`that chooses ${object}`, noOther && `and no other ${one(noOther, scope).replace(/^an? /, '')}`)
}

const headNoun = (filter: Filter): readonly [string, string] => {
  if (filter.zone === 'facedown') return ['facedown card', 'facedown cards']
  if (filter.zone === 'chain' && filter.noun === 'object') return ['spell or ability', 'spells and abilities']
  if (filter.noun === 'permanent') return ['unit or gear', 'units and gear']
  const noun = nounWord(filter.noun)
  return [noun, plural(noun)]
}

/** "X you control" on the board; cards in a zone are marked by the zone. */
const inPlay = ({ zone }: Filter): boolean => zone === 'board' || zone === 'chain' || zone === 'facedown'
const owned = (filter: Filter): boolean => (has(filter, 'yours') || has(filter, 'theirs')) && inPlay(filter)
const control = (filter: Filter): string | false => owned(filter) && (has(filter, 'theirs') ? 'they control' : 'you control')
const whose = (filter: Filter): string | false => owned(filter) && (has(filter, 'theirs') ? 'their' : 'your')
const isOther = (filter: Filter): boolean => has(filter, 'other') || has(filter, 'notRef')

// ------------------------------------------------------------------------------------------------ noun phrases

/** "a friendly unit at a battlefield", "another unit", "a unit you control here". */
export const one = (filter: Filter, scope: Scope, zone: 'in' | 'from' = 'from'): string => {
  const worn = filter.where.find((p): p is Is<'attachedTo'> => p.is === 'attachedTo')
  if (worn) return `one of ${possessive(worn.to, scope)} ${plurals(without(filter, 'attachedTo'), scope)}`
  const { adjectives, one: noun, after } = parts(filter, scope)
  const bare = words(...adjectives, noun, control(filter), after(false, zone))
  return isOther(filter) ? `another ${bare}` : withArticle(bare)
}

/** "each friendly unit" without its "each". */
const eachOne = (filter: Filter, scope: Scope): string => {
  const { adjectives, one: noun, many, after } = parts(filter, scope)
  // What is only counted is what "you control"; "of your" stands with what they have.
  if (owned(filter) && filter.where.every(p => p.is === 'yours' || p.is === 'other' || p.is === 'token'))
    return words(isOther(filter) && 'other', ...adjectives, noun, 'you control', after(false, 'in'))
  if (owned(filter)) return words('of your', isOther(filter) && 'other', ...adjectives, many, after(true, 'in'))
  return words(isOther(filter) && 'other', ...adjectives, noun, after(false, 'in'))
}
export const each = (filter: Filter, scope: Scope): string => `each ${eachOne(filter, scope)}`

/** "other friendly units here", "your Mechs", "runes": the objects of a filter without a determiner. */
export const plurals = (filter: Filter, scope: Scope, zone: 'in' | 'from' = 'from'): string => {
  const { adjectives, many, after } = parts(filter, scope)
  return words(whose(filter), isOther(filter) && 'other', ...adjectives, many, after(true, zone))
}

/** "two friendly units", "3 cards from your trash". */
export const counted = (count: string, filter: Filter, scope: Scope, zone: 'in' | 'from' = 'from'): string => {
  const { adjectives, many, after } = parts(filter, scope)
  const single = count === '1' || count === 'one'
  const noun = single ? parts(filter, scope).one : many
  return words(count, isOther(filter) && 'other', ...adjectives, noun, control(filter), after(!single, zone))
}

/** How many of a filter may be chosen: "up to two …", "any number of …", "one or more …". */
export const quantity = (filter: Filter, min: Amount, max: Amount | 'any', scope: Scope): string => {
  if (min === 1 && max === 1) return one(filter, scope)
  if (max === 'any')
    return min === 0
      ? `any number of ${counted('', filter, scope)}`
      : `${countWord(min, filter)} or more ${counted('', filter, scope)}`
  if (min === max) return counted(countWord(max, filter), filter, scope)
  if (min === 0) return `up to ${counted(countWord(max, filter), filter, scope)}`
  return `${countWord(min, filter)} to ${counted(countWord(max, filter), filter, scope)}`
}

/** Runes are counted in digits, everything else in words. */
const countWord = (count: Amount, filter: Filter): string =>
  typeof count === 'number'
    ? filter.noun === 'rune' || filter.noun === 'card'
      ? String(count)
      : numberWord(count)
    : 'x' in count
      ? 'that many'
      : amountWord(count)

// -------------------------------------------------------------------------------------------------- predicates

/**
 * What an object is, as the end of a clause: "I'm at a battlefield", "it's stunned", "attacking or defending alone".
 * `relative` stands behind "that", so it brings its own verb.
 */
export const predicatePhrase = (where: readonly Predicate[], person: 'one' | 'many', scope: Scope, relative = false): string => {
  const alone = where.some(p => p.is === 'alone')
  const friendly = where.some(p => p.is === 'friendly' || p.is === 'yours')
  const phrases = where.filter(p => p.is !== 'alone').map(p => single(p, person, friendly, scope))
  const text = words(phrases.join(' and '), alone && 'alone')
  return relative ? `${person === 'one' ? 'is' : 'are'} ${text}` : text
}

const single = (p: Predicate, person: 'one' | 'many', friendly: boolean, scope: Scope): string => {
  if (p.is === 'anyOf')
    return list(
      p.predicates.map(option => single(option, person, friendly, scope)),
      'or',
    )
  if (p.is === 'not' && p.predicate.is === 'attached') return 'detached'
  if (p.is === 'not') return `not ${single(p.predicate, person, friendly, scope)}`
  if (p.is === 'at') return placePhrase(p.place, scope, false, friendly)
  if (p.is === 'inCombat') return 'in combat'
  if (p.is === 'inShowdown') return 'in a showdown'
  if (p.is === 'oneOnOne') return 'one on one'
  if (p.is === 'attachedTo') return `attached to ${objectWord(p.to, scope)}`
  if (p.is === 'sameController') return 'with the same controller'
  if (p.is === 'empowered') return empoweredWord(p)
  if (p.is === 'empowerable') return 'able to be [Empowered]'
  if (p.is === 'tag' || p.is === 'type') return person === 'one' ? withArticle(adjective(p) ?? '') : plural(adjective(p) ?? '')
  if (p.is === 'might' || p.is === 'energy' || p.is === 'power')
    return comparison(p, { noun: 'unit', zone: 'board', where: [] }, scope).replace(/^with /, 'of ')
  if (p.is === 'keyword') return `with ${keywordTag(p.keyword)}`
  if (p.is === 'friendly' || p.is === 'enemy') return person === 'one' ? `${p.is === 'enemy' ? 'an' : 'a'} ${p.is} unit` : p.is
  if (p.is === 'yours') return 'yours'
  if (p.is === 'notRef') return isSelf(p.ref, scope) ? 'another object' : `other than ${subjectWord(p.ref, scope)}`
  return adjective(p) ?? 'other'
}
