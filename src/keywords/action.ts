import { playableAs } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const action: KeywordMacro = {
  keyword: 'action',
  numeric: false,
  sums: false,
  expand: () => [playableAs('action')], // 806.1.c.1
}
