import { activated, empowerable, empower as empowerIt, is, me, useOnlyWhile } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const empower: KeywordMacro = {
  keyword: 'empower',
  numeric: false,
  sums: true, // 827.3
  costed: true, // 827.1.c
  expand: (_value, cost = {}, { less, timing } = {}) => [
    {
      ...activated(cost, useOnlyWhile(is(me, empowerable)), empowerIt(me)), // 827.1.c.1
      ...(timing === undefined ? {} : { timing }), // 827.1.c.4
      ...(less === undefined ? {} : { less }), // 827.1.c.3
    },
  ],
}
