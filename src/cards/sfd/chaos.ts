// biome-ignore-all format: laid out as the card is printed, its text one line each

import { fromABattlefield, giveMight, me, unitCard, whenI } from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const chaos: readonly CardDefinition[] = [
  unitCard('SFD-137', 'Harpoon Squad', { domains: ['chaos'], energy: 4, might: 4, tags: ['Pirate', 'Bilgewater'] },
    whenI('move', fromABattlefield, giveMight(2, me))),
]
