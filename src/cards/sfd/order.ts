// biome-ignore-all format: laid out as the card is printed, its text one line each

import { deathknell, draw, equip, gearCard, power } from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const order: readonly CardDefinition[] = [
  gearCard('SFD-161', 'B.F. Sword', { domains: ['order'], energy: 4, mightBonus: 3, tags: ['Equipment'] },
    equip(power('order'))),

  gearCard('SFD-172', 'Sacred Shears', { domains: ['order'], energy: 2, power: ['order'], mightBonus: 1, tags: ['Equipment'], effectText: [
      deathknell(draw(1)),
    ] },
    equip(power('order'))),
]
