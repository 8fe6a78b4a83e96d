// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import {
  activated, costs, disempowerThis, empower, exhaustThis, legendCard, me, object, other, power, ready, target, unit, whenYou,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
  legendCard('VEN-153', 'Ambessa, Matriarch of War', { domains: ['body', 'order'], tags: ['Ambessa'], champion: 'Ambessa' },
    whenYou('empower', object(other), empower(me)),
    activated(costs(disempowerThis, power('any'), exhaustThis), ready(target(unit())))),
]
