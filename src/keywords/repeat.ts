import { passive } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const repeat: KeywordMacro = {
  keyword: 'repeat',
  numeric: false,
  sums: true, // 820.3
  costed: true, // 820.1.c
  expand: (_value, cost = {}) => [passive({ static: 'additionalCost', cost, optional: true, as: 'repeat', repeats: true })], // 820.1.d
}
