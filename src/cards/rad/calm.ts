// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  deploy, draw, gearCard, here, whenYou,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const calm: readonly CardDefinition[] = [
  gearCard('RAD-024', 'Blossoming Dreamroot', { domains: ['calm'], energy: 2, tags: ['Device'] },
    deploy(),
    whenYou('winCombat', here, draw(1))),
]
