import { costs, hideFor, power } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const hidden: KeywordMacro = {
  keyword: 'hidden',
  numeric: false,
  sums: false, // 811.4
  expand: (_value, cost = costs(power('any'))) => [hideFor(cost)], // 811.1.b; what happens facedown is in rules/hiding.ts
}
