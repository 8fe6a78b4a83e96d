// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  deal, ifThen, mightOf, showedOff, shown, showOff, spellCard, target, unit,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const body: readonly CardDefinition[] = [
  spellCard('RAD-082', 'Primordial Roar', { domains: ['body'], energy: 4, power: ['body', 'body'] },
    showOff(unit()),
    ifThen(showedOff('unit'), deal(mightOf(shown), target(unit())))),
]
