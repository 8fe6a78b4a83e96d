// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import { equip, gearCard, power, quickDraw, temporary } from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
  gearCard('SFD-186', 'Spinning Axe', { domains: ['fury', 'chaos'], energy: 2, power: ['fury/chaos'], mightBonus: 3, tags: ['Draven', 'Equipment'], signature: 'Draven' },
    quickDraw(),
    equip(power('any')),
    temporary()),
]
