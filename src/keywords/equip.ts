import { activated, attach, me, target, unit, yours } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const equip: KeywordMacro = {
  keyword: 'equip',
  numeric: false,
  sums: true, // 818.4
  costed: true, // 818.1.c
  expand: (_value, cost = {}, { less, timing } = {}) => [
    {
      ...activated(cost, attach(me, target(unit(yours)))), // 818.1.c.2
      ...(timing === undefined ? {} : { timing }), // 818.1.c.5
      ...(less === undefined ? {} : { less }), // 818.1.c.4
    },
  ],
}
