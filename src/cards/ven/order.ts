// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  asLongAs, empoweredTimes, empoweredUpTo, empowerFor, energy, haveKeyword, haveMight, is, me, times, timesEmpowered, unitCard,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const order: readonly CardDefinition[] = [
  unitCard('VEN-134', 'Kayle, Justified', { domains: ['order'], energy: 3, might: 3, tags: ['Mount Targon', 'Kayle'], champion: 'Kayle' },
    empowerFor(energy(3)),
    empoweredUpTo(3, me),
    haveMight(times(2, timesEmpowered(me)), me),
    asLongAs(is(me, empoweredTimes(3)), haveKeyword('deflect', me, 3)),
    asLongAs(is(me, empoweredTimes(3)), haveKeyword('ganking', me))),
]
