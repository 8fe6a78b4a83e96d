// biome-ignore-all format: laid out as the card is printed, its text one line each

import { equip, gearCard, power, quickDraw } from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const fury: readonly CardDefinition[] = [
  gearCard('SFD-022', 'Long Sword', { domains: ['fury'], energy: 2, power: ['fury'], mightBonus: 2, tags: ['Equipment'] },
    quickDraw(),
    equip(power('fury'))),
]
