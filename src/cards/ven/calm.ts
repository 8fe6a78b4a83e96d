// biome-ignore-all format: laid out as the card is printed, its text one line each

import { chosen, drawThese, giveMight, ifThen, is, me, ofType, putIntoTrash, revealTop, unitCard, whenI } from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const calm: readonly CardDefinition[] = [
  unitCard('VEN-033', 'Pakaa Protector', { domains: ['calm'], energy: 5, might: 4, tags: ['Cat', 'Shurima'] },
    whenI('move', revealTop(1), ifThen(is(chosen('seen'), ofType('unit')),
      drawThese(chosen('seen')),
      [putIntoTrash(chosen('seen')), giveMight(2, me)]))),
]
