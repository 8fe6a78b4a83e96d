// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  chosen, drawThese, equip, event, exhaust, gearCard, heal, ifThen, instead, is, kill, me, ofType, power, recall, recycle, revealTop,
  tank, thisCardByName, unitCard, whenI,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const calm: readonly CardDefinition[] = [
  gearCard('SFD-033', "Doran's Shield", { domains: ['calm'], energy: 1, mightBonus: 1, tags: ['Equipment'], effectText: [
      tank(),
    ] },
    equip(power('calm'))),

  unitCard('SFD-041', 'Apprentice Smith', { domains: ['calm'], energy: 2, might: 2, tags: ['Freljord'] },
    whenI('move', revealTop(1), ifThen(is(chosen('seen'), ofType('gear')), drawThese(chosen('seen')), recycle(chosen('seen'))))),

  gearCard('SFD-051', 'Guardian Angel', { domains: ['calm'], energy: 2, mightBonus: 1, tags: ['Equipment'], effectText: [
      instead(event('die', { subject: me }), kill(thisCardByName), heal(me), exhaust(me), recall(me)),
    ] },
    equip(power('calm'))),
]
