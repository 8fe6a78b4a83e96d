// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  at, choose, costs, empowerFor, energy, giveMight, increaseMightTo, it, me, mightOf, power, target, unit, unitCard, whenI, whileEmpowered,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const body: readonly CardDefinition[] = [
  unitCard('VEN-079', 'Dame the Despoiler', { domains: ['body'], energy: 5, might: 5, tags: ['Noxus'] },
    empowerFor(costs(energy(5), power('body'))),
    whileEmpowered(whenI(['attack', 'defend'], choose(target(unit(at('here')))), increaseMightTo(mightOf(it), me), giveMight(1, me)))),
]
