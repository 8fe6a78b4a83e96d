// biome-ignore-all format: laid out as the card is printed, its text one line each

import { equip, forbid, gearCard, power, quickDraw, unit, unitCard } from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const fury: readonly CardDefinition[] = [
  unitCard('SFD-014', 'Minotaur Reckoner', { domains: ['fury'], energy: 5, might: 5, tags: ['Noxus'] },
    forbid('move', unit(), 'base')),

  gearCard('SFD-022', 'Long Sword', { domains: ['fury'], energy: 2, power: ['fury'], mightBonus: 2, tags: ['Equipment'] },
    quickDraw(),
    equip(power('fury'))),
]
