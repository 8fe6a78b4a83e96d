// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  addEnergy, all, among, asHappens, assignedDamage, at, banish, card, deathknell, draw, equip, event, eventObject,
  exhaust, gearCard, giveMight, heal, instead, is, it, me, mightAtMost, mightOf, onlyIf, other, otherThan, pick, playCard,
  plus, power, recall, recycle, revealTop, unit, unitCard, whenI, youMay, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const order: readonly CardDefinition[] = [
  gearCard('SFD-161', 'B.F. Sword', { domains: ['order'], energy: 4, mightBonus: 3, tags: ['Equipment'] },
    equip(power('order'))),

  unitCard('SFD-170', "Rek'Sai, Swarm Queen", { domains: ['order'], energy: 5, power: ['order'], might: 5, tags: ["Rek'Sai", 'The Void'], champion: "Rek'Sai" },
    whenI('attack', youMay, revealTop(2), pick(card(among()), { min: 0 }), banish(it), playCard(it, { also: 'here' }),
      recycle(all(card(among(), otherThan(it)))))),

  gearCard('SFD-172', 'Sacred Shears', { domains: ['order'], energy: 2, power: ['order'], mightBonus: 1, tags: ['Equipment'], effectText: [
      deathknell(draw(1)),
    ] },
    equip(power('order'))),

  unitCard('SFD-173', 'Soraka, Wanderer', { domains: ['order'], energy: 4, power: ['order'], might: 4, tags: ['Soraka', 'Mount Targon'], champion: 'Soraka' },
    assignedDamage('last'),
    instead(event('die', { subject: unit(other, yours, at('here')) }), onlyIf(is(eventObject, mightAtMost(plus(mightOf(me), -1)))),
      heal(eventObject), exhaust(eventObject), recall(eventObject))),

  unitCard('SFD-175', 'Undertitan', { domains: ['order'], energy: 6, power: ['order'], might: 5, tags: ['The Void'] },
    whenI('play', giveMight(2, all(unit(yours, other)))),
    asHappens(event('reveal', { subject: me, from: 'deck' }), addEnergy(2))),
]
