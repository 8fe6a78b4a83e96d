import { eventAmount, fixedAmount, gainXp, keywordOf, me, whenI } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const hunt: KeywordMacro = {
  keyword: 'hunt',
  numeric: true,
  sums: false, // 823.2: the values are summed, and it triggers once
  expand: () => [whenI(['conquer', 'hold'], fixedAmount(keywordOf('hunt', me)), gainXp(eventAmount))], // 823.1.c.1
}
