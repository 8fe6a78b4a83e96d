import { costs, energy, enterReady, onlyIf, optionalCost, paid, power } from '../abilities/builders'
import type { KeywordMacro } from './macro'

/** 805.1.a; without domain the Power may be of any (805.1.a.2, 135.2.e.6.b). */
const usual = costs(energy(1), power('own'))

export const accelerate: KeywordMacro = {
  keyword: 'accelerate',
  numeric: false,
  sums: false, // 805.4
  expand: (_value, cost = usual) => [
    optionalCost(cost, 'accelerate'), // 805.2
    enterReady(onlyIf(paid('accelerate'))), // 805.6
  ],
}
