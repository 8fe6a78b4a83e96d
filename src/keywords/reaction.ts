import { playableAs } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const reaction: KeywordMacro = {
  keyword: 'reaction',
  numeric: false,
  sums: false,
  expand: () => [playableAs('reaction')], // 813.1.c.1; it includes Action (813.1.b)
}
