import { costToChoose } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const deflect: KeywordMacro = {
  keyword: 'deflect',
  numeric: true,
  sums: true, // 809.2
  expand: value => [costToChoose(value)], // 809.1.c
}
