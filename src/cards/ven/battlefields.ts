// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  asLongAs, at, battlefieldCard, card, costLess, costMore, costsOf, inShowdown, is, me, unit, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const battlefields: readonly CardDefinition[] = [
  battlefieldCard('VEN-160', 'Mystic Vortex',
    asLongAs(is(me, inShowdown), costMore(card(), { power: ['any'], playedAs: 'reaction' }))),

  battlefieldCard('VEN-163', 'Risen Altar',
    costLess(costsOf('empower', unit(yours, at('here'))), { energy: 1, power: ['any'], or: true })),
]
