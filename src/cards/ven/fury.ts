// biome-ignore-all format: laid out as the card is printed, its text one line each

import { ignoring, unitCard } from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const fury: readonly CardDefinition[] = [
  unitCard('VEN-004', 'Dune Surfer', { domains: ['fury'], energy: 3, might: 3, tags: ['Shurima'] },
    ignoring('tank', 'assign', { at: 'here' })),
]
