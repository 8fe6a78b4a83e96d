import { atStartOfYour, kill, me } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const temporary: KeywordMacro = {
  keyword: 'temporary',
  numeric: false,
  sums: false, // 816.2
  expand: () => [atStartOfYour('beginningPhase', kill(me))], // 816.1.b
}
