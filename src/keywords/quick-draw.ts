import { attach, me, playableAs, target, unit, whenI, yours } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const quickDraw: KeywordMacro = {
  keyword: 'quickDraw',
  numeric: false,
  sums: false, // 819.2
  inherent: ['reaction'], // 819.1.b
  expand: () => [playableAs('reaction'), whenI('play', attach(me, target(unit(yours))))], // 819.1.d
}
