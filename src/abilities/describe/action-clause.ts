/** What every clause of a game action is made of. */

import type { Instruction } from '../types'
import type { Clause } from './clauses'
import type { ObjectText } from './objects'
import type { Who } from './players'

export const clause = (it: Instruction, who: Who, verb: string, rest: string, more: Partial<Clause> = {}): Clause => ({
  do: it.do,
  who,
  verb,
  rest,
  ...more,
})
export const about = (object: ObjectText): Pick<Clause, 'key' | 'refers' | 'all' | 'another'> => ({
  key: object.key,
  refers: object.kind === 'ref',
  all: object.kind === 'all',
  another: object.another === true,
})
