import { assignedDamage } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const tank: KeywordMacro = {
  keyword: 'tank',
  numeric: false,
  sums: false, // 815.2
  expand: () => [assignedDamage('first')], // 815.1.b
}
