/** Clauses and how they become sentences: what is joined by "and", what by "then", what begins anew. */

import type { Instruction } from '../types'
import { isYou, samePlayer, type Who } from './players'
import type { Style } from './scope'
import { capitalise, conjugate, list, sentence, words } from './words'

export interface Clause {
  readonly do: Instruction['do']
  readonly who: Who
  readonly may?: boolean
  readonly verb: string
  readonly rest: string
  /** Says "you" where other verbs are commands: "you score 1 point". */
  readonly says?: boolean
  /** The object it acts on, and whether it was named just here or is only referred to. */
  readonly key?: string | undefined
  readonly refers?: boolean
  readonly all?: boolean
  /** Its object is another than that of the clause before. */
  readonly another?: boolean
  /** Ends with a duration, after which a list of commands reads badly. */
  readonly lasting?: boolean
  /** A finished statement in place of verb and rest: "the next time it would die, …". */
  readonly text?: string
  /** Has a sentence of its own behind it, so nothing can follow in this one. */
  readonly ends?: boolean
  /** Belongs under the "may" of the clause before, so its verb stays bare. */
  readonly together?: boolean
  /** One of those that were shown is chosen. */
  readonly shown?: boolean
  /** Continues the clause before with this joint, whatever the verbs say. */
  readonly joint?: string
}

export interface Sentence {
  /** "If you do", "Then do this:"; with its own separator. */
  lead: string
  readonly clauses: { readonly joint: string; readonly text: string }[]
  /** The clause that it begins with. */
  first?: Clause
  /** The clause that the next one is compared with. */
  last: Clause | undefined
  /** "instead", "if there is …". */
  tail: string
  /** Nothing may be joined to it. */
  closed: boolean
}

export const newSentence = (lead = ''): Sentence => ({ lead, clauses: [], last: undefined, tail: '', closed: false })

const command = (it: Clause, style: Style): string => {
  if (it.text !== undefined) return it.text
  if (it.may) return words(it.who.text, 'may', it.verb, it.rest)
  if (!isYou(it.who)) return words(it.who.text, conjugate(it.verb, it.who.person), it.rest)
  return words(it.says && style === 'trigger' && 'you', it.verb, it.rest)
}

/** The same player goes on: "each player discards their hand, then draws 4". */
const goesOn = (it: Clause): string =>
  it.text ??
  (it.may
    ? words(it.who.text, 'may', it.verb, it.rest)
    : words(isYou(it.who) || it.together ? it.verb : conjugate(it.verb, it.who.person), it.rest))

const CARDS = new Set<Instruction['do']>(['draw', 'discard'])
const RESOURCES = new Set<Instruction['do']>(['draw', 'channel', 'gainXp', 'add'])

/** How `next` is joined to `last`; undefined if it begins a sentence of its own. */
const jointOf = (last: Clause, next: Clause, style: Style): string | undefined => {
  if (next.joint !== undefined) return next.joint
  if (next.text !== undefined || last.text !== undefined) return undefined
  if (last.do === 'banish' && next.do === 'playCard' && next.refers && !last.ends) return ', then '
  if (last.do === 'playCard' && next.do === 'recycle' && isYou(last.who)) return undefined
  if (last.do === 'choose' && !last.may && isYou(next.who) && next.refers && next.key === last.key)
    if ((next.do === 'playCard' && style !== 'paragraph') || (next.do === 'banish' && last.shown)) return ' and '
  if (!samePlayer(last.who, next.who) || next.may) return undefined
  if (last.do === 'banish' && next.do === 'burn') return ', then '
  if (last.do === 'raiseMight') return ', then ' // what is added comes on top
  if (CARDS.has(last.do) && CARDS.has(next.do) && last.do !== next.do) return ', then '
  if ((last.do === 'choose' || next.do === 'choose') && !next.together) return undefined
  if (last.do === 'predict' && next.do === 'draw' && style === 'trigger') return ', then '
  if (!isYou(next.who)) return last.do !== 'look' && next.do === 'recycle' ? ', then ' : ' and '
  if (next.together || style === 'clause') return ' and '
  if (style === 'trigger') return next.says ? undefined : ' and '
  if (RESOURCES.has(last.do) && RESOURCES.has(next.do)) return last.do === next.do ? ', then ' : ' and '
  if (last.do === 'counter' && next.do === 'might') return ' and '
  if (next.do === 'move' && (last.do === 'move' || last.do === 'deal')) return ', then '
  if (last.do === next.do && next.another) return ', then '
  if (last.do === 'put' && next.do === 'recycle') return ' and '
  if (last.all && last.do === 'exhaust') return ', then '
  if (next.refers && next.key !== undefined && next.key === last.key && !last.lasting)
    return next.do === 'move' ? ', then ' : ' and '
  return undefined
}

/** What is shown is there to be chosen from. */
const BEFORE_CHOICE = new Set<Instruction['do']>(['choose', 'reveal', 'look'])

/** The joint depends on how long the sentence is already. */
const within = ({ first, last, clauses }: Sentence, joint: string | undefined, next: Clause): string | undefined => {
  // What is found and banished in one sentence is played in the next.
  if (next.do === 'playCard' && last?.do === 'banish' && first?.do === 'reveal') return undefined
  if (next.do === 'recycle' && last?.do === 'playCard' && isYou(last.who) && clauses.length === 1 && !last.may) return ', and '
  return joint
}

/** Adds a clause to the text, joined to the sentence before if they belong together. */
export const add = (text: Sentence[], next: Clause, style: Style): void => {
  if (next.who.before) {
    const before = newSentence()
    before.clauses.push({ joint: '', text: next.who.before })
    text.push(before)
    before.closed = true
  }
  const last = text.at(-1)
  const joint = last?.last && !last.closed ? within(last, jointOf(last.last, next, style), next) : undefined
  if (last && joint !== undefined && last.clauses.length > 0) {
    // "banishes one of them, then recycles the rest" has no "and".
    const before = last.clauses.at(-1)
    if (joint === ', then ' && before?.joint === ' and ' && !isYou(next.who))
      last.clauses.splice(-1, 1, { ...before, joint: ', ' })
    const own = last.last && !samePlayer(last.last.who, next.who)
    last.clauses.push({ joint, text: own ? command(next, style) : goesOn(next) })
    last.last = next
    last.closed = next.ends === true
    return
  }
  // A choice after a deed is made then, not with the choices at the beginning.
  const then = next.do === 'choose' && last?.last !== undefined && !BEFORE_CHOICE.has(last.last.do)
  const after = style === 'paragraph' && last?.last?.do === 'playCard' && next.do === 'recycle'
  const fresh = newSentence(then || after ? 'then ' : '')
  fresh.clauses.push({ joint: '', text: command(next, style) })
  fresh.first = next
  fresh.last = next
  fresh.closed = next.ends === true
  text.push(fresh)
}

export const render = (it: Sentence): string => {
  const plain = it.clauses.length > 2 && it.clauses.every((clause, i) => i === 0 || clause.joint === ' and ')
  const body = plain ? list(it.clauses.map(clause => clause.text)) : it.clauses.map(clause => clause.joint + clause.text).join('')
  return words(it.lead + body, it.tail)
}

/** A whole text: sentences with capitals and full stops. The first one may hang on a condition and stays as it is. */
export const renderAll = (text: readonly Sentence[], hangs = false): string =>
  text
    .filter(it => it.clauses.length > 0)
    .map((it, i) => sentence(i === 0 && hangs ? render(it) : capitalise(render(it))))
    .join(' ')
