// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  atLeast, draw, empowerFor, energy, gear, haveMight, me, onlyIf, other, predict, unitCard, whenI, whileEmpowered, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const mind: readonly CardDefinition[] = [
  unitCard('VEN-047', 'Apprentice Mage', { domains: ['mind'], energy: 3, might: 3, tags: ['Bilgewater'] },
    empowerFor(energy(2)),
    whenI('empower', predict(2)),
    whileEmpowered(haveMight(1, me))),

  unitCard('VEN-058', 'Patched Porobot', { domains: ['mind'], energy: 2, might: 2, tags: ['Mech', 'Poro', 'Piltover'], also: ['gear'] },
    whenI('play', onlyIf(atLeast(3, gear(yours, other))), draw(1))),
]
