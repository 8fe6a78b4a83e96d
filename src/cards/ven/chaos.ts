// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  activated, asAction, costs, energy, exchangePlaces, me, named, playToken, power, target, unit, unitCard, whenI, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const chaos: readonly CardDefinition[] = [
  unitCard('VEN-112', 'Zed, Without a Sound', { domains: ['chaos'], energy: 5, might: 5, tags: ['Ionia', 'Zed'], champion: 'Zed' },
    whenI('conquer', playToken('shadow-clone', 1, { at: 'base' })),
    activated(costs(energy(1), power('chaos')), asAction, exchangePlaces(me, target(unit(yours, named('Shadow Clone')))))),
]
