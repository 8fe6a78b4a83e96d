/** What is said of the next card that is played (391): "the next unit you play this turn", and "it" from then on. */

import type { Filter, Instruction, PassiveAbility } from '../types'
import type { Clause } from './clauses'
import { costChange } from './cost-changes'
import { quoted } from './giving'
import { one, placePhrase, without } from './nouns'
import { YOU } from './players'
import { introduce, type Scope, thingOf } from './scope'
import { durationPhrase, words } from './words'

type Delayed = Extract<Instruction, { readonly do: 'delayed' }>
const NEXT = 'next'

/** Was a next card spoken of? */
export const knowsNext = (scope: Scope): boolean => scope.things.has(NEXT)

/** "when you play it": the trigger takes the place of the next card. */
export const playsNext = (scope: Scope): string => {
  const it = scope.things.get(NEXT)
  scope.things.delete(NEXT)
  if (it) introduce(scope, 'event', it)
  return 'when you play it'
}

/** The next card, and whether it has been named before. */
const nextCard = (of: Filter, tail: string, scope: Scope): { readonly text: string; readonly again: boolean } => {
  if (knowsNext(scope)) return { text: 'it', again: true }
  const mine = of.where.some(p => p.is === 'yours')
  const noun = one(without(of, 'yours'), scope).replace(/^an? /, '')
  introduce(scope, NEXT, thingOf(of, false))
  return { text: words('the next', noun, mine && 'you play', tail), again: false }
}

/** A delayed ability about the cost, the places or the text of just the next card; nothing if it is about something else. */
export const nextPlay = (it: Delayed, scope: Scope): Clause | undefined => {
  const { ability, uses, until } = it
  if (uses !== 1 || ability.kind !== 'passive' || ability.while !== undefined) return undefined
  const { effect }: PassiveAbility = ability
  const tail = durationPhrase(until)
  const clause = (verb: string, again: boolean, rest: string): Clause => ({
    do: 'delayed',
    who: YOU,
    verb,
    rest,
    ...(again && { joint: ' and ' }),
  })
  if (effect.static === 'playTo' && effect.who !== undefined) {
    const { text } = nextCard(effect.who, tail, scope)
    const place = placePhrase(effect.place, scope, false, true)
      .replace(/^(at|in) an? /, 'to any ')
      .replace(/^(at|in) /, 'to ')
    const facedown = effect.facedown === true && '(even from face down)'
    return { do: 'delayed', who: YOU, verb: '', rest: '', text: words(text, facedown, 'can be played', place), ends: true }
  }
  if (effect.static === 'cost' && 'noun' in effect.of && effect.choosing === undefined) {
    const { text, again } = nextCard(effect.of, tail, scope)
    const by = costChange(effect, scope).replace(/ (less|more)\b/, '')
    return clause(effect.less ? 'reduce' : 'increase', again, `${again ? 'its cost' : `the cost of ${text}`} by ${by}`)
  }
  if (effect.static === 'text' && 'noun' in effect.who) {
    const { text, again } = nextCard(effect.who, tail, scope)
    // The quotation ends the sentence.
    const given = effect.text.map(part => quoted(part, scope)).join(' and ')
    return { ...clause('give', again, words(text, given.replace(/([^.])"$/, '$1."'))), ends: true }
  }
  return undefined
}
