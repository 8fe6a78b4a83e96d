// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  assignedDamage, at, deathknell, draw, equip, event, eventObject, exhaust, gearCard, heal, instead, is, me, mightAtMost,
  mightOf, onlyIf, other, plus, power, recall, unit, unitCard, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const order: readonly CardDefinition[] = [
  gearCard('SFD-161', 'B.F. Sword', { domains: ['order'], energy: 4, mightBonus: 3, tags: ['Equipment'] },
    equip(power('order'))),

  gearCard('SFD-172', 'Sacred Shears', { domains: ['order'], energy: 2, power: ['order'], mightBonus: 1, tags: ['Equipment'], effectText: [
      deathknell(draw(1)),
    ] },
    equip(power('order'))),

  unitCard('SFD-173', 'Soraka, Wanderer', { domains: ['order'], energy: 4, power: ['order'], might: 4, tags: ['Soraka', 'Mount Targon'], champion: 'Soraka' },
    assignedDamage('last'),
    instead(event('die', { subject: unit(other, yours, at('here')) }), onlyIf(is(eventObject, mightAtMost(plus(mightOf(me), -1)))),
      heal(eventObject), exhaust(eventObject), recall(eventObject))),
]
