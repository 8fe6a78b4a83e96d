// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  battlefieldCard, gainPoints, here, paying, playersCant, power, whenYou, youMay,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const battlefields: readonly CardDefinition[] = [
  battlefieldCard('SFD-209', 'Forgotten Monument',
    playersCant('score', 'players', { at: 'here', beforeTurn: 3 })),

  battlefieldCard('SFD-214', 'Power Nexus',
    whenYou('hold', here, youMay, paying(power('any', 'any', 'any', 'any')), gainPoints(1))),
]
