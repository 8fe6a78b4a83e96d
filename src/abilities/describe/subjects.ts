/** Who or what a passive ability speaks of, as the subject of its sentence. */

import type { Filter, ObjectRef, StaticEffect } from '../types'
import { plurals } from './nouns'
import { personOf, possessive, type Scope, subjectWord } from './scope'
import type { Person } from './words'

export type Static<K extends StaticEffect['static']> = Extract<StaticEffect, { readonly static: K }>
export const SELF: ObjectRef = { ref: 'self' }

interface Subject {
  readonly text: string
  readonly person: Person
}
export const isRef = (who: ObjectRef | Filter): who is ObjectRef => 'ref' in who
export const subjectOf = (who: ObjectRef | Filter, scope: Scope): Subject =>
  isRef(who) ? { text: subjectWord(who, scope), person: personOf(who, scope) } : { text: plurals(who, scope), person: 'many' }

/** "my Might", "your units' Might"; with a place behind the noun "the Might of units here". */
export const ofTheirs = (who: ObjectRef | Filter, what: string, scope: Scope): string => {
  if (isRef(who)) return `${possessive(who, scope)} ${what}`
  const text = plurals(who, scope)
  const bare = plurals({ ...who, where: who.where.filter(p => p.is !== 'at' && p.is !== 'might' && p.is !== 'keyword') }, scope)
  return text !== bare ? `the ${what} of ${text}` : `${text}${/s$/.test(text) ? "'" : "'s"} ${what}`
}
