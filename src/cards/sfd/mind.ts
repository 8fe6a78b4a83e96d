// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  activated, all, banish, banishThis, costs, deathknell, energy, equip, gearCard, inZone, linked, me, playCard, power, unit,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const mind: readonly CardDefinition[] = [
  gearCard('SFD-090', 'The Zero Drive', { domains: ['mind'], energy: 3, mightBonus: 2, tags: ['Equipment'], effectText: [
      deathknell(banish(me)),
    ] },
    equip(costs(energy(1), power('mind'))),
    activated(costs(energy(3), power('mind'), banishThis), playCard(all(unit(inZone('banishment'), linked)), { ignoring: 'cost' }))),
]
