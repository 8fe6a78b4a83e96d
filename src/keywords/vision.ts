import { predict, whenI } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const vision: KeywordMacro = {
  keyword: 'vision',
  numeric: false,
  sums: true, // 817.2
  expand: () => [whenI('play', predict(1))], // 817.1.b
}
