/** English and the symbols of the rules text (135, 800): plurals, articles, lists, verbs. No rules here. */

import type { AddedPower, Duration, Keyword, PowerSymbol } from '../types'

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ORDINALS = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

export const numberWord = (n: number): string => NUMBERS[n] ?? String(n)
export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`

/** By sound, past brackets and symbols: "a unit", "an [Empowered] unit", "an 8 {might} unit". */
export const withArticle = (phrase: string): string =>
  /^[^a-z0-9]*((?!uni|use)[aeiou]|8|11\b|18\b)/i.test(phrase) ? `an ${phrase}` : `a ${phrase}`

const INVARIABLE = new Set(['gear', 'equipment'])
/** Only the last word takes the ending: "unit token" → "unit tokens". */
export const plural = (noun: string): string => {
  const last = noun.slice(noun.lastIndexOf(' ') + 1)
  if (INVARIABLE.has(last.toLowerCase())) return noun
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  // "Mech" ends in a hard ch.
  return /(s|x|z|[^e]ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** `{might}` and `[Stun]` at the beginning of a sentence stay as they are. */
export const capitalise = (text: string): string => (/^[a-z]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text)

export const list = (items: readonly string[], word: 'and' | 'or' = 'and'): string => {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return items.length === 2 ? `${items[0]} ${word} ${last}` : `${items.slice(0, -1).join(', ')}, ${word} ${last}`
}

/** Joins what is there with blanks. */
export const words = (...parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join(' ')

/** Ends a sentence unless its own punctuation (a list of modes) already does. */
export const sentence = (text: string): string => (/[.!?]"?$/.test(text) || text.includes('\n') ? text : `${text}.`)

/** Closes a sentence with a phrase, inside of its full stop. */
export const append = (text: string, tail: string): string => (tail === '' ? text : `${text.replace(/\.$/, '')} ${tail}`)

// ------------------------------------------------------------------------------------------------------- verbs

/** Who does it, as far as English verbs care. */
export type Person = 'I' | 'one' | 'many'

export const conjugate = (verb: string, person: Person): string => {
  const [first = '', ...rest] = verb.split(' ')
  const tail = rest.length ? ` ${rest.join(' ')}` : ''
  if (first === 'be') return `${person === 'I' ? 'am' : person === 'one' ? 'is' : 'are'}${tail}`
  if (person !== 'one') return verb
  if (first.startsWith('[')) return verb
  if (first === 'have') return `has${tail}`
  if (/[^aeiou]y$/.test(first)) return `${first.slice(0, -1)}ies${tail}`
  return `${first}${/(s|x|z|ch|sh|o)$/.test(first) ? 'es' : 's'}${tail}`
}

/** "it is" → "it's": the conditions of the texts are contracted. */
export const toBe = (subject: string, person: Person): string =>
  subject === 'I'
    ? "I'm"
    : subject === 'it'
      ? "it's"
      : /^(you|they)$/.test(subject)
        ? `${subject}'re`
        : `${subject} ${conjugate('be', person)}`

// ----------------------------------------------------------------------------------------------------- symbols

const NAMES: Partial<Record<Keyword, string>> = { quickDraw: 'Quick-Draw', showOff: 'Show Off' }
export const keywordName = (keyword: Keyword): string => NAMES[keyword] ?? keyword.charAt(0).toUpperCase() + keyword.slice(1)

/** A value of 1 is not printed: [Assault], [Assault 2] (803). */
export const keywordTag = (keyword: Keyword, value?: number): string =>
  value === undefined || value === 1 ? `[${keywordName(keyword)}]` : `[${keywordName(keyword)} ${value}]`

export const energySymbol = (amount: number | string): string => `{${amount}}`
export const powerSymbols = (power: readonly (PowerSymbol | AddedPower)[]): string => power.map(symbol => `{${symbol}}`).join('')
export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`)

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const DURATIONS: Record<Duration, string> = {
  turn: 'this turn',
  combat: 'this combat',
  permanent: '',
  anotherChosen: 'until you choose another with me',
  attached: 'for as long as this is attached to it',
  whileOnBoard: "while I'm on the board",
  whileThere: '',
  yourEndingPhase: 'until your next Ending Phase',
}
/** `noun`: what an effect that ends with the next choice is about. */
export const durationPhrase = (until: Duration, noun = ''): string =>
  until === 'anotherChosen' ? words('until you choose another', noun, 'with me') : DURATIONS[until]
