// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  ambush, asLongAs, asThisIsAttached, at, becomeCopy, cantPlay, choose, costs, empoweredTimes, empoweredUpTo, empowerFor, energy,
  equip, friendly, gearCard, haveKeyword, haveMight, hostOf, is, it, me, name, named, otherThan, pick, power, prevent, reaction,
  spell, spellCard, target, theNamed, times, timesEmpowered, unit, unitCard, whenI,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const order: readonly CardDefinition[] = [
  unitCard('VEN-123', 'Soulspinner', { domains: ['order'], energy: 3, might: 3, tags: ['Shadow Isles', 'Spider'] },
    ambush()),

  spellCard('VEN-126', 'Ki Barrier', { domains: ['order'], energy: 2, power: ['order'] },
    reaction(),
    choose(target(unit())),
    prevent(7, it)),

  unitCard('VEN-132', 'Fallen Feline', { domains: ['order'], energy: 2, power: ['order'], might: 3, tags: ['Cat', 'Piltover'] },
    whenI('play', name('spell')),
    asLongAs(is(me, at('battlefield')), cantPlay(spell(named(theNamed))))),

  unitCard('VEN-134', 'Kayle, Justified', { domains: ['order'], energy: 3, might: 3, tags: ['Mount Targon', 'Kayle'], champion: 'Kayle' },
    empowerFor(energy(3)),
    empoweredUpTo(3, me),
    haveMight(times(2, timesEmpowered(me)), me),
    asLongAs(is(me, empoweredTimes(3)), haveKeyword('deflect', me, 3)),
    asLongAs(is(me, empoweredTimes(3)), haveKeyword('ganking', me))),

  gearCard('VEN-137', 'Shady Spectacles', { domains: ['order'], energy: 4, mightBonus: 0, tags: ['Equipment'] },
    equip(costs(energy(1), power('order'))),
    asThisIsAttached(pick(unit(friendly, otherThan(hostOf(me)))), becomeCopy(hostOf(me), it, 'attached'))),
]
