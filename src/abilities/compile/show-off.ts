/** Show Off, a keyword of the Radiance cards: what fits, in the hand and on the board. */
import type { Filter, Predicate, StaticEffect } from '../types'
import type { CompiledCard, CompiledFilter } from './compiled'
import { compileFilter } from './filters'

const compile = (filter: Filter): CompiledFilter => compileFilter(filter, { reads: 0, dependent: false })

export function compileShowOff(effect: StaticEffect | null | undefined): CompiledCard['showOff'] {
  if (effect?.static !== 'showOff') return null
  const { what } = effect
  // 185: tokens are no cards.
  const cardsOnly: readonly Predicate[] = what.noun === 'card' ? [{ is: 'not', predicate: { is: 'token' } }] : []
  return {
    hand: compile({ ...what, zone: 'hand', where: [{ is: 'yours' }, ...what.where] }),
    board: compile({ ...what, zone: 'board', where: [{ is: 'friendly' }, ...cardsOnly, ...what.where] }),
  }
}
