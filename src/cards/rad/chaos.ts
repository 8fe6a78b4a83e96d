// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  disarm, ganking, unitCard,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const chaos: readonly CardDefinition[] = [
  unitCard('RAD-097', 'Siren of the Shallows', { domains: ['chaos'], energy: 2, might: 1 },
    disarm(),
    ganking()),
]
