// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  anOpponent, atLeast, card, count, discard, draw, eventObject, gainPoints, gearCard, inYourHand, kill, me, oneOrMore, onlyIf,
  otherThan, whenYou,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const mind: readonly CardDefinition[] = [
  gearCard('RAD-069', 'Zero Point Inflection', { domains: ['mind'], energy: 9, power: ['mind', 'mind'] },
    whenYou('play', draw(2)),
    whenYou('draw', oneOrMore, onlyIf(atLeast(9, card(inYourHand, otherThan(eventObject)))),
      discard(count(card(inYourHand))), kill(me), gainPoints(1, anOpponent()))),
]
