// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  anOpponent, atLeast, card, count, discard, draw, eventObject, gainPoints, gearCard, haveKeyword, inYourHand, kill, me,
  oneOrMore, onlyIf, otherThan, tagged, unit, unitCard, whenYou, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const mind: readonly CardDefinition[] = [
  unitCard('RAD-055', 'Clanging Sentry', { domains: ['mind'], energy: 3, might: 2, tags: ['Piltover', 'Mech'] },
    haveKeyword('disarm', unit(yours, tagged('Mech')))),

  gearCard('RAD-069', 'Zero Point Inflection', { domains: ['mind'], energy: 9, power: ['mind', 'mind'] },
    whenYou('play', draw(2)),
    whenYou('draw', oneOrMore, onlyIf(atLeast(9, card(inYourHand, otherThan(eventObject)))),
      discard(count(card(inYourHand))), kill(me), gainPoints(1, anOpponent()))),
]
