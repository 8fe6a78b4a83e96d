/** What an instruction gives: Might and keywords ("give a unit +3 {might} and [Tank] this turn"), quoted abilities (477). */

import type { Ability, Instruction, Objects } from '../types'
import { about, clause } from './action-clause'
import type { Clause } from './clauses'
import { costHead } from './costs'
import { amountNoun, perEach } from './nouns'
import { describeObjects, genitive, isRef, keyOf, type ObjectText } from './objects'
import { YOU } from './players'
import { freshScope, isSelf, possessive, type Scope, subjectWord } from './scope'
import { capitalise, durationPhrase, keywordTag, same, signed, words } from './words'

type Do<K extends Instruction['do']> = Extract<Instruction, { readonly do: K }>

/** Both may share one verb: "give a unit +3 {might} and [Tank] this turn". */
export type Gift = Do<'might'> | Do<'giveKeyword'> | Do<'giveKeywordsOf'>
export const isGift = (it: Instruction): it is Gift => it.do === 'might' || it.do === 'giveKeyword' || it.do === 'giveKeywordsOf'

const limit = (word: string, might: number | undefined): string =>
  might === undefined ? '' : `, to a ${word} of ${might} {might}`

const gift = (it: Gift, scope: Scope): { readonly text: string; readonly tail: string } => {
  if (it.do === 'giveKeyword') {
    if (it.cost !== undefined)
      return {
        text: `${keywordTag(it.keyword)} ${it.cost === 'own' ? 'equal to its cost' : costHead(it.cost, scope, true)}`,
        tail: '',
      }
    const value = it.value ?? 1
    if (typeof value === 'number') return { text: keywordTag(it.keyword, value), tail: '' }
    return { text: keywordTag(it.keyword), tail: `equal to ${amountNoun(value, scope)}` }
  }
  if (it.do === 'giveKeywordsOf') return { text: `${possessive(it.of, scope)} keywords`, tail: '' }
  const least = limit('minimum', it.min) + limit('maximum', it.max)
  const extra = it.additional ? 'an additional ' : ''
  if (typeof it.by === 'number') return { text: `${extra}${signed(it.by)} {might}`, tail: least }
  const each = perEach(it.by, scope)
  if (each) return { text: `${extra}${signed(each.by)} {might}`, tail: ` for each ${each.each}${least}` }
  const times = 'times' in it.by ? it.by.times : undefined
  const negative = times && (times[0] === -1 || times[1] === -1)
  const value = negative ? (times[0] === -1 ? times[1] : times[0]) : it.by
  return { text: `${extra}${negative ? '-' : '+'}{might}`, tail: ` equal to ${amountNoun(value, scope)}${least}` }
}

const samePlaceOfSpeech = (a: Objects, b: Objects): boolean =>
  same(a, b) || (isRef(b) && keyOf(a) !== undefined && keyOf(a) === keyOf(b))

/** The gifts after this one that go to the same object for as long. */
export const giftsFrom = (list: readonly Instruction[], start: number): readonly Gift[] => {
  const first = list[start]
  if (!first || !isGift(first)) return []
  const gifts = [first]
  for (const next of list.slice(start + 1)) {
    if (!isGift(next) || next.until !== first.until || (next.do === 'might' && next.additional)) break
    if (!samePlaceOfSpeech(first.what, next.what)) break
    gifts.push(next)
  }
  return gifts
}

const doubles = (it: Gift): boolean =>
  it.do === 'might' &&
  typeof it.by === 'object' &&
  'mightOf' in it.by &&
  keyOf(it.what) !== undefined &&
  keyOf(it.what) === keyOf(it.by.mightOf)

/** "+{might} equal to my Might this turn": behind such an amount the duration comes last, but before "equal to the number of". */
const lasts = (gifts: readonly { readonly text: string; readonly tail: string }[], until: string): string => {
  const texts = gifts.map(it => it.text).join(' and ')
  const tails = gifts.map(it => it.tail).join('')
  return tails.startsWith(' equal to') && (gifts.length > 1 || !tails.startsWith(' equal to the number'))
    ? words(texts + tails, until)
    : words(texts, until) + tails
}

/** Clauses of one gift to one object; a gift for a combat is a statement about the unit. */
export const give = (gifts: readonly Gift[], scope: Scope): readonly Clause[] => {
  const [first] = gifts
  if (!first) return []
  const until = durationPhrase(first.until)
  const lasting = first.until !== 'permanent'
  if (first.do === 'might' && first.additional) {
    const { text, tail } = gift(first, scope)
    return [
      clause(first, YOU, words(text, until) + tail, '', { joint: ', then ', lasting, key: keyOf(first.what), refers: true }),
    ]
  }
  if (gifts.length === 1 && doubles(first))
    return [clause(first, YOU, 'double', words(genitive(first.what, scope), 'Might', until), { lasting })]
  const object = describeObjects(first.what, scope, true)
  const all = gifts.map(it => gift(it, scope))
  const what = lasts(all, until)
  if (first.until === 'combat' && first.do === 'giveKeyword') {
    const before =
      object.kind === 'target' ? [clause({ ...first, do: 'choose' } as never, YOU, 'choose', object.text, about(object))] : []
    const self = isRef(first.what) && isSelf(first.what, scope)
    const word =
      object.kind === 'target' ? (object.many ? 'they' : 'it') : isRef(first.what) ? subjectWord(first.what, scope) : object.text
    return [...before, clause(first, { text: word, person: self ? 'I' : object.many ? 'many' : 'one' }, 'gain', what)]
  }
  // What gets something stays in its zone.
  const text = object.text.replace(/\bfrom (?=\w+ (trash|hand)\b)/, 'in ')
  return [clause(first, YOU, 'give', words(text, object.each && 'each', what), { ...about(object), lasting })]
}

/** A quoted ability: whoever has it speaks. */
export const quoted = (ability: Ability, scope: Scope): string => {
  const text = scope.nested(ability, { ...freshScope(scope), voice: 'first' }, '')
  return text.startsWith('"') ? text : `"${capitalise(text)}"`
}

/** "It becomes …": a statement about the object. */
export const becoming = (it: Do<'becomeCopy'> | Do<'become'>, rest: (object: ObjectText) => string, scope: Scope): Clause => {
  const subject = isRef(it.what) ? subjectWord(it.what, scope) : undefined
  const object = describeObjects(it.what, scope)
  const text = subject ?? object.text
  // What it becomes is read after its name, and not spoken of any more.
  const become = rest(object)
  scope.topic = object.key
  return clause(it, { text, person: object.many ? 'many' : 'one' }, 'become', become, { ...about(object), lasting: true })
}

/** "Choose a unit. Its base Might becomes 5 this turn." */
export const setMight = (it: Do<'setMight'>, scope: Scope): Clause => {
  const who = { text: `${genitive(it.what, scope)} base Might`, person: 'one' } as const
  return clause(it, who, 'become', words(amountNoun(it.to, scope), durationPhrase(it.until)), {
    lasting: it.until !== 'permanent',
  })
}

/** A long amount leaves no room for the duration behind it: "this turn, increase its Might to …". */
export const raiseMight = (it: Do<'raiseMight'>, scope: Scope): Clause => {
  const until = durationPhrase(it.until)
  const long = typeof it.to === 'object' && 'mightOf' in it.to && !isRef(it.to.mightOf)
  const rest = words(genitive(it.what, scope), 'Might to', amountNoun(it.to, scope), !long && until)
  return clause(it, YOU, long && until ? `${until}, increase` : 'increase', rest, { lasting: it.until !== 'permanent' })
}
