import { moveAnywhere } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const ganking: KeywordMacro = {
  keyword: 'ganking',
  numeric: false,
  sums: false, // 810.2
  expand: () => [moveAnywhere], // 810.1.b
}
