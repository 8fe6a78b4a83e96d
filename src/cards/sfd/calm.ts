// biome-ignore-all format: laid out as the card is printed, its text one line each

import { chosen, drawThese, ifThen, is, ofType, recycle, revealTop, unitCard, whenI } from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const calm: readonly CardDefinition[] = [
  unitCard('SFD-041', 'Apprentice Smith', { domains: ['calm'], energy: 2, might: 2, tags: ['Freljord'] },
    whenI('move', revealTop(1), ifThen(is(chosen('seen'), ofType('gear')), drawThese(chosen('seen')), recycle(chosen('seen'))))),
]
