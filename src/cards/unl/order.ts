// biome-ignore-all format: laid out as the card is printed, its text one line each

import { deflect, me, noCombatDamage, tank, unitCard } from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const order: readonly CardDefinition[] = [
  unitCard('UNL-171', 'Galio, Indefatigable', {
    domains: ['order'], energy: 3, power: ['order'], might: 6, champion: 'Galio', tags: ['Demacia', 'Galio'],
  },
    deflect(),
    tank(),
    noCombatDamage(me)),
]
