// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  costs, energy, flow, gear, ignoring, kill, power, spellCard, target, unitCard,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const fury: readonly CardDefinition[] = [
  spellCard('VEN-003', 'Brittle Steel', { domains: ['fury'], energy: 2, power: ['fury'] },
    kill(target(gear())),
    flow(costs(energy(4), power('fury')))),

  unitCard('VEN-004', 'Dune Surfer', { domains: ['fury'], energy: 3, might: 3, tags: ['Shurima'] },
    ignoring('tank', 'assign', { at: 'here' })),
]
