import { attach, choose, equipCost, equipment, it, me, payTo, target, whenI, youMay, yours } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const weaponmaster: KeywordMacro = {
  keyword: 'weaponmaster',
  numeric: false,
  sums: true, // 821.1.c.7
  // 821.1.c: the Equipment is the only target; its Equip cost is paid for with [A] less when the ability is carried out.
  expand: () => [whenI('play', youMay, choose(target(equipment(yours))), payTo(equipCost(it, 'any'), attach(it, me)))],
}
