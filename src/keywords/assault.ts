import { asLongAs, attacking, haveMight, is, me } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const assault: KeywordMacro = {
  keyword: 'assault',
  numeric: true,
  sums: true, // 807.2
  expand: value => [asLongAs(is(me, attacking), haveMight(value, me))], // 807.1.c
}
