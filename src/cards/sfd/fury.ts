// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  costs, energy, equip, forbid, gearCard, me, power, quickDraw, sameEffects, unit, unitCard,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const fury: readonly CardDefinition[] = [
  unitCard('SFD-014', 'Minotaur Reckoner', { domains: ['fury'], energy: 5, might: 5, tags: ['Noxus'] },
    forbid('move', unit(), 'base')),

  gearCard('SFD-022', 'Long Sword', { domains: ['fury'], energy: 2, power: ['fury'], mightBonus: 2, tags: ['Equipment'] },
    quickDraw(),
    equip(power('fury'))),

  gearCard('SFD-030', 'Skyfall of Areion', { domains: ['fury'], energy: 3, mightBonus: 2, tags: ['Equipment'], effectText: [
      sameEffects('hold', 'conquer', me),
    ] },
    equip(costs(energy(1), power('fury')))),
]
