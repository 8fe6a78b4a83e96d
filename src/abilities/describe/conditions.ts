/** Conditions as clauses, without their "if" or "while": "you have 8+ runes", "I'm at a battlefield". */

import type { Amount, Condition, Filter, ObjectRef, Predicate, TurnFact } from '../types'
import { amountNoun, amountWord, counted, one, predicatePhrase, without } from './nouns'
import { introduce, personOf, possessive, type Scope, subjectWord, thing } from './scope'
import { conjugate, energySymbol, keywordTag, numberWord, ordinal, same, toBe, withArticle, words } from './words'

type If<K extends Condition['if']> = Extract<Condition, { readonly if: K }>
type Range = { readonly min?: Amount; readonly max?: Amount }

const number = (amount: Amount): string => (typeof amount === 'number' ? numberWord(amount) : amountWord(amount))
const isPredicate = (filter: Filter, is: Predicate['is']): boolean => filter.where.some(p => p.is === is)

/** "4+ units", "two or more gear", "exactly one unit", "no units". */
const howMany = (filter: Filter, { min, max }: Range, scope: Scope): string => {
  if (max === 0) return `no ${counted('', filter, scope, 'in')}`
  if (min !== undefined && same(min, max)) return `exactly ${counted(number(min), filter, scope, 'in')}`
  if (max !== undefined) return `${number(max)} or fewer ${counted('', filter, scope, 'in')}`
  if (min === undefined || min === 1) return one(filter, scope, 'in')
  const plus = scope.templating === 'first' && (filter.noun === 'unit' || filter.noun === 'rune')
  return plus
    ? `${amountWord(min)}+ ${counted('', filter, scope, 'in')}`
    : `${number(min)} or more ${counted('', filter, scope, 'in')}`
}

const count = ({ of, min, max }: If<'count'>, scope: Scope): string => {
  const range: Range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  const single = (min === undefined || min === 1) && max === undefined
  if (isPredicate(of, 'yours')) {
    const hidden = of.zone === 'hand' || of.zone === 'trash' || of.zone === 'deck' || of.zone === 'banishment'
    // "You control a Poro", but "you have 4+ units" and "you have a card in your hand".
    const have = hidden || (scope.templating === 'first' && !single && (of.noun === 'unit' || of.noun === 'rune'))
    return `you ${have ? 'have' : 'control'} ${howMany(hidden ? of : without(of, 'yours'), range, scope)}`
  }
  if (isPredicate(of, 'enemy') && of.noun === 'battlefield')
    return `an opponent controls ${howMany(without(of, 'enemy'), range, scope)}`
  if (single && isPredicate(of, 'alone')) {
    const at = of.where.filter(p => p.is === 'at')
    return words(one(without(of, 'alone', 'at'), scope), 'is alone', at.length > 0 && predicatePhrase(at, 'one', scope))
  }
  // What an object has set aside is counted up to a number.
  if (typeof min === 'number' && min > 1 && max === undefined && isPredicate(of, 'linked'))
    return `there are ${counted(numberWord(min), of, scope, 'in')}`
  return `there ${single || min === 1 || max === 1 ? 'is' : 'are'} ${howMany(of, range, scope)}`
}

const is = (object: ObjectRef, where: readonly Predicate[], scope: Scope, not = false): string => {
  const subject = subjectWord(object, scope)
  const person = personOf(object, scope)
  const [first] = where
  if (where.length === 1 && first) {
    const have = not ? (person === 'one' ? "doesn't have" : "don't have") : conjugate('have', person)
    if (first.is === 'might' || first.is === 'energy' || first.is === 'power')
      return `${subject} ${have} ${predicatePhrase([first], 'one', scope).replace(/^(of|with) /, '')}`
    if (first.is === 'keyword') return `${subject} ${have} ${keywordTag(first.keyword)}`
    if (first.is === 'yours') return not ? `you don't control ${subject}` : `you control ${subject}`
    if (first.is === 'not') return is(object, [first.predicate], scope, !not)
  }
  const rest = predicatePhrase(where, person === 'many' ? 'many' : 'one', scope)
  if (object.ref === 'self' && where.some(p => p.is === 'at'))
    scope.things.set('here', { noun: 'battlefield', many: false, place: true })
  if (not) return subject === 'I' ? `I'm not ${rest}` : `${subject} ${person === 'many' ? "aren't" : "isn't"} ${rest}`
  return `${toBe(subject, person)} ${rest}`
}

const DEEDS: Record<TurnFact, readonly [one: string, many: (n: string) => string]> = {
  cardsPlayed: ["you've played a card this turn", n => `you've played ${n} cards this turn`],
  spellsPlayed: ["you've played a spell this turn", n => `you've played ${n} spells this turn`],
  unitsDied: ['a unit died this turn', n => `${n} units died this turn`],
  cardsDrawn: ["you've drawn a card this turn", n => `you've drawn ${n} cards this turn`],
  cardsDiscarded: ["you've discarded a card this turn", n => `you've discarded ${n} cards this turn`],
  xpGained: ["you've gained XP this turn", n => `you've gained ${n} XP this turn`],
  pointsHeld: ['you scored a point from holding this turn', n => `you scored ${n} points from holding this turn`],
  conquered: ["you've conquered this turn", n => `you've conquered ${n} battlefields this turn`],
}

const amount = ({ of, min, max }: If<'amount'>, scope: Scope): string => {
  const least =
    min !== undefined && same(min, max) ? `exactly ${number(min)}` : min !== undefined ? `${number(min)} or more` : undefined
  const range = least ?? `${number(max ?? 0)} or fewer`
  if (typeof of !== 'number') {
    if ('fact' in of) return min === 1 && max === undefined ? DEEDS[of.fact][0] : DEEDS[of.fact][1](range)
    if ('points' in of) return `${of.points === 'you' ? 'you have' : 'an opponent has'} ${range} points`
    if ('timesMoved' in of) {
      const times = min === 2 && max === undefined ? 'twice' : `${range} times`
      return `${subjectWord(of.timesMoved, scope)} ${conjugate('have', personOf(of.timesMoved, scope))} moved ${times} this turn`
    }
    if ('excess' in of) {
      scope.things.set('excess', { noun: 'damage', many: false })
      const count = min !== undefined && max === undefined ? `${amountWord(min)} or more` : range
      return `you assigned ${count} excess damage${of.to ? ' to enemy units' : ''}`
    }
    // What the text has just taken away "had" its Might.
    if ('mightOf' in of && 'ref' in of.mightOf && scope.previous?.do === 'kill' && typeof max === 'number' && min === undefined)
      return `${subjectWord(of.mightOf, scope)} had ${max} {might} or less`
    if ('energySpent' in of && typeof min === 'number' && max === undefined) return `you spent ${energySymbol(min)} or more`
    if ('xp' in of) return typeof min === 'number' && max === undefined ? `you have ${min}+ XP` : `you have ${range} XP`
    if ('count' in of)
      return count({ if: 'count', of: of.count, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }, scope)
  }
  const value = (bound: Amount): string => amountNoun(bound, scope)
  const words = min !== undefined ? (same(min, max) ? value(min) : `${value(min)} or more`) : `${value(max ?? 0)} or less`
  return `${amountNoun(of, scope)} is ${words}`
}

/** "your turn", "their first or second turn". */
export const turnsPhrase = ({ of, min = 1, max }: If<'duringTurn'>): string => {
  const whose = of === 'you' ? 'your' : 'their'
  if (max === undefined) return min === 1 ? `${whose} turn` : `${whose} ${ordinal(min)} turn or later`
  const turns = Array.from({ length: max - min + 1 }, (_, n) => ordinal(min + n))
  return `${whose} ${turns.length === 1 ? turns[0] : `${turns.slice(0, -1).join(', ')} or ${turns.at(-1)}`} turn`
}

const couldnt = (scope: Scope): string => {
  const last = scope.previous
  const negated = scope.actor === 'you' || scope.actor === 'they' ? scope.actor : 'they'
  // A part of what was asked may have been done, so the text repeats how much that was.
  if (last?.do === 'channel' && typeof last.count === 'number' && last.count > 1)
    return `${negated} couldn't channel ${last.count} runes this way`
  return `${negated} can't`
}

/** Statements about one object are one clause: "I'm attacking or defending alone". */
const merged = (conditions: readonly Condition[]): readonly Condition[] => {
  const out: Condition[] = []
  for (const condition of conditions) {
    const last = out.at(-1)
    if (condition.if === 'is' && last?.if === 'is' && same(condition.object, last.object))
      out[out.length - 1] = { ...last, where: [...last.where, ...condition.where] }
    else out.push(condition)
  }
  return out
}

const negated = (condition: Condition, scope: Scope): string => {
  switch (condition.if) {
    case 'not':
      return conditionPhrase(condition.condition, scope)
    case 'yourTurn':
      return "it's not your turn"
    case 'is':
      return is(condition.object, condition.where, scope, true)
    case 'did':
      return `${scope.actor} don't`
    case 'couldnt':
      return `${scope.actor} can`
    case 'paid':
      return scope.costAsked ? "you don't" : "you didn't pay the additional cost"
    case 'showedOff':
      return condition.a ? `you didn't show off ${withArticle(condition.a)}` : "you didn't show off"
    case 'legion':
      return "you haven't played another card this turn"
    case 'empowered':
      return `${toBe(subjectWord({ ref: 'self' }, scope), personOf({ ref: 'self' }, scope))} not [Empowered]`
    case 'count':
      if (condition.max === undefined && (condition.min === undefined || typeof condition.min === 'number'))
        return count({ if: 'count', of: condition.of, max: (condition.min ?? 1) - 1 }, scope)
      return `it's not the case that ${conditionPhrase(condition, scope)}`
    default:
      return `it's not the case that ${conditionPhrase(condition, scope)}`
  }
}

export const conditionPhrase = (condition: Condition, scope: Scope): string => {
  switch (condition.if) {
    case 'count':
      return count(condition, scope)
    case 'is':
      return is(condition.object, condition.where, scope)
    case 'onlyUnitThere': {
      const mine = thing(condition.object, scope)?.self || thing(condition.object, scope)?.side === 'friendly'
      const word = subjectWord(condition.object, scope)
      return mine
        ? `${word} ${conjugate('be', personOf(condition.object, scope))} the only unit you control there`
        : `${possessive(condition.object, scope)} controller controls no other unit there`
    }
    case 'paid':
      return scope.costAsked ? 'you do' : 'you paid the additional cost'
    case 'showedOff':
      // Of a card one says "its", of anything else what it is.
      introduce(scope, 'shown', {
        noun: condition.a ?? 'card',
        many: false,
        full: condition.a !== undefined && condition.a !== 'card',
      })
      return condition.a ? `you showed off ${withArticle(condition.a)}` : 'you showed off'
    case 'did':
      return `${scope.actor} do`
    case 'couldnt':
      return couldnt(scope)
    case 'yourTurn':
      return "it's your turn"
    case 'amount':
      return amount(condition, scope)
    case 'duringTurn':
      return `it's ${turnsPhrase(condition)}`
    case 'legion':
      return "you've played another card this turn"
    case 'level':
      return `you have ${condition.level}+ XP`
    case 'empowered':
      return `${toBe(subjectWord({ ref: 'self' }, scope), personOf({ ref: 'self' }, scope))} [Empowered]`
    case 'not':
      return negated(condition.condition, scope)
    case 'every':
      return merged(condition.conditions)
        .map(part => conditionPhrase(part, scope))
        .join(' and ')
    case 'some':
      return oneOfThem(condition, scope) ?? condition.conditions.map(part => conditionPhrase(part, scope)).join(' or ')
  }
}

/** The same is asked of two things: "at least one of them has [Temporary]". */
const oneOfThem = ({ conditions }: If<'some'>, scope: Scope): string | undefined => {
  const [first, ...others] = conditions
  if (first?.if !== 'is' || !others.every(it => it.if === 'is' && same(it.where, first.where))) return undefined
  scope.things.set('one of them', { noun: 'card', many: false })
  const phrase = is({ ref: 'chosen', slot: 'one of them' }, first.where, scope)
  scope.things.delete('one of them')
  return phrase.replace(/^(it|that card)\b('s)?/, (_, __, be) => `at least one of them${be ? ' is' : ''}`)
}

/** What happened this turn is told with "if", a state of the game with "while". */
export const isHistory = (condition: Condition): boolean => {
  switch (condition.if) {
    case 'amount':
      return typeof condition.of !== 'number' && ('fact' in condition.of || 'timesMoved' in condition.of)
    case 'paid':
    case 'showedOff':
    case 'did':
    case 'couldnt':
    case 'legion':
      return true
    case 'not':
      return isHistory(condition.condition)
    case 'every':
    case 'some':
      return condition.conditions.some(isHistory)
    default:
      return false
  }
}

/** A condition about something that the text did or chose just before it. */
export const isAboutBefore = (condition: Condition): boolean => {
  switch (condition.if) {
    case 'did':
    case 'couldnt':
    case 'paid':
    case 'showedOff':
      return true
    case 'is':
    case 'onlyUnitThere':
      return condition.object.ref !== 'self'
    case 'not':
      return isAboutBefore(condition.condition)
    case 'every':
    case 'some':
      return condition.conditions.some(isAboutBefore)
    default:
      return false
  }
}
