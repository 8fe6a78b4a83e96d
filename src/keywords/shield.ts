import { asLongAs, defending, haveMight, is, me } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const shield: KeywordMacro = {
  keyword: 'shield',
  numeric: true,
  sums: true, // 814.2
  expand: value => [asLongAs(is(me, defending), haveMight(value, me))], // 814.1.c
}
