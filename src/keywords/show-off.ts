import { passive, unit } from '../abilities/builders'
import type { KeywordMacro } from './macro'

/** Show Off of the Radiance cards, whose rules are in no Core Rules yet: as their reminder texts say. */
export const showOff: KeywordMacro = {
  keyword: 'showOff',
  numeric: false,
  sums: false, // a card has it once
  expand: (_value, _cost, { shows = unit() } = {}) => [passive({ static: 'showOff', what: shows })],
}
