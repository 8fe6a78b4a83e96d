// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  anOpponent, atLeast, card, costs, costToMoveHere, count, deathknell, deploy, discard, draw, energy, eventObject,
  gainPoints, gearCard, haveKeyword, inYourHand, kill, me, oneOrMore, onlyIf, otherThan, power, powerOf, predict,
  showedOff, shown, showOff, tagged, unit, unitCard, whenI, whenYou, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const mind: readonly CardDefinition[] = [
  unitCard('RAD-055', 'Clanging Sentry', { domains: ['mind'], energy: 3, might: 2, tags: ['Piltover', 'Mech'] },
    haveKeyword('disarm', unit(yours, tagged('Mech')))),

  unitCard('RAD-060', 'The Empyrean', { domains: ['mind'], energy: 8, might: 8, tags: ['Ionia', 'Dragon'], unknown: ['power'] },
    showOff(card()),
    whenI('play', onlyIf(showedOff('card')), predict(powerOf(shown)), draw(2))),

  gearCard('RAD-062', 'Gravity Field', { domains: ['mind'], energy: 5, unknown: ['power'] },
    deploy(),
    costToMoveHere(costs(energy(1), power('any'))),
    deathknell(draw(1))),

  gearCard('RAD-069', 'Zero Point Inflection', { domains: ['mind'], energy: 9, power: ['mind', 'mind'] },
    whenYou('play', draw(2)),
    whenYou('draw', oneOrMore, onlyIf(atLeast(9, card(inYourHand, otherThan(eventObject)))),
      discard(count(card(inYourHand))), kill(me), gainPoints(1, anOpponent()))),
]
