/** What a keyword is: a macro into the same abilities that texts are written with (800–801). */

import type { Ability, Cost, Keyword, KeywordAbility } from '../abilities/types'

export interface KeywordMacro {
  readonly keyword: Keyword
  /** It has a value, 1 if none is printed. */
  readonly numeric: boolean
  /** Every instance is expanded: their values add up, or they work separately. Otherwise further ones are redundant. */
  readonly sums: boolean
  /** It is nothing without the cost that is printed behind it. */
  readonly costed?: boolean
  /** Keywords that its cards have inherently. */
  readonly inherent?: readonly Keyword[]
  /** `cost`: what is printed behind the keyword instead of its usual cost; `printed`: what else belongs to it. */
  expand(value: number, cost?: Cost, printed?: Pick<KeywordAbility, 'less' | 'timing' | 'shows'>): readonly Ability[]
}
