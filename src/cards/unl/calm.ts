// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  atStartOfYour, delayed, enemy, eventPlace, move, target, unit, unitCard, whenI, youMay,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const calm: readonly CardDefinition[] = [
  unitCard('UNL-050', 'Iascylla', { domains: ['calm'], energy: 7, power: ['calm'], might: 6, tags: ['Bilgewater'] },
    whenI('hold', delayed(atStartOfYour('mainPhase', youMay, move(target(unit(enemy)), eventPlace)), { until: 'permanent', uses: 1 }))),
]
