/** Choices of words as clauses: "each other player chooses Cards or Runes". */

import type { Instruction } from '../types'
import { clause } from './action-clause'
import type { Clause } from './clauses'
import { describePlayers } from './players'
import type { Scope } from './scope'
import { list } from './words'

export const wordChoice = (it: Extract<Instruction, { readonly do: 'chooseWord' }>, scope: Scope): Clause => {
  const who = describePlayers(it.who, scope)
  for (const { word, as } of it.words) scope.things.set(as, { noun: `player that chooses ${word}`, many: true, place: true })
  const words = it.words.map(({ word }) => word)
  return clause(it, who, 'choose', list(words, 'or'))
}
