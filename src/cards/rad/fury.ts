// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  at, deploy, friendly, gearCard, haveKeyword, unit,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const fury: readonly CardDefinition[] = [
  gearCard('RAD-002', 'Banner of Conquest', { domains: ['fury'], energy: 1, power: ['fury'], tags: ['Device'] },
    deploy(),
    haveKeyword('assault', unit(friendly, at('here')))),
]
