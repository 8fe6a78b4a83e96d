import { ambushTo, unit, whereThereIs, yours } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const ambush: KeywordMacro = {
  keyword: 'ambush',
  numeric: false,
  sums: false, // 822.2
  expand: () => [ambushTo(whereThereIs(unit(yours)))], // 822.1.b; `ambushTo` is the verb (822.1.d)
}
