import { flowFor } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const flow: KeywordMacro = {
  keyword: 'flow',
  numeric: false,
  sums: true, // 829.1.c.3
  costed: true, // 829.1.c
  expand: (_value, cost = {}) => [flowFor(cost)], // 829.1.b
}
