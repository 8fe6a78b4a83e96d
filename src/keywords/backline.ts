import { assignedDamage } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const backline: KeywordMacro = {
  keyword: 'backline',
  numeric: false,
  sums: false, // 826.5
  expand: () => [assignedDamage('last')], // 826.3
}
