// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  empowerFor, energy, haveMight, me, predict, unitCard, whenI, whileEmpowered,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const mind: readonly CardDefinition[] = [
  unitCard('VEN-047', 'Apprentice Mage', { domains: ['mind'], energy: 3, might: 3, tags: ['Bilgewater'] },
    empowerFor(energy(2)),
    whenI('empower', predict(2)),
    whileEmpowered(haveMight(1, me))),
]
