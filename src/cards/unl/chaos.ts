// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  activated, all, banish, exhaustThis, gearCard, inYourTrash, inZone, it, linked, pick, playCard, unit, whenI,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const chaos: readonly CardDefinition[] = [
  gearCard('UNL-148', 'Cursed Sarcophagus', { domains: ['chaos'], energy: 4, power: ['chaos'] },
    whenI('play', banish(all(unit(inYourTrash)))),
    activated(exhaustThis, pick(unit(inZone('banishment'), linked)), playCard(it))),
]
