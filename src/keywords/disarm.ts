import { at, enemy, eventAmount, fixedAmount, giveMight, keywordOf, me, target, times, unit, whenI } from '../abilities/builders'
import type { KeywordMacro } from './macro'

/** Disarm of the Radiance cards, whose rules are in no Core Rules yet: as their reminder text says, its values summed like Hunt's. */
export const disarm: KeywordMacro = {
  keyword: 'disarm',
  numeric: true,
  sums: false,
  expand: () => [
    whenI('attack', fixedAmount(keywordOf('disarm', me)), giveMight(times(-1, eventAmount), target(unit(enemy, at('here'))))),
  ],
}
