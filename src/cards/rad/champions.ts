// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import { addLegend, extraLegends, it, legend, outsideTheGame, pick, unitCard, whenI } from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
  unitCard('RAD-167', 'Neeko, Blending In', {
    domains: [], energy: 6, power: ['any'], might: 4, champion: 'Neeko', tags: ['Neeko', 'Ixtal'],
  },
    extraLegends(3),
    whenI('play', pick(legend(outsideTheGame)), addLegend(it))),
]
