// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  ambush, at, atStartOfYour, delayed, draw, enemy, eventPlace, me, mightAtMost, mightOf, move, noCombatDamage, plus, target, unit,
  unitCard, whenI, youMay,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const calm: readonly CardDefinition[] = [
  unitCard('UNL-050', 'Iascylla', { domains: ['calm'], energy: 7, power: ['calm'], might: 6, tags: ['Bilgewater'] },
    whenI('hold', delayed(atStartOfYour('mainPhase', youMay, move(target(unit(enemy)), eventPlace)), { until: 'permanent', uses: 1 }))),

  unitCard('UNL-060', 'Vilemaw', { domains: ['calm'], energy: 8, power: ['calm', 'calm'], might: 8, tags: ['Shadow Isles', 'Spider'] },
    ambush(),
    noCombatDamage(unit(enemy, at('here'), mightAtMost(plus(mightOf(me), -1)))),
    whenI('hold', draw(1))),
]
