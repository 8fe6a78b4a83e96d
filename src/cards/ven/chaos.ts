// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  activated, asAction, burn, costs, energy, exchangePlaces, giveFlow, inYourTrash, me, named, playToken, power, spell,
  target, unit, unitCard, whenI, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const chaos: readonly CardDefinition[] = [
  unitCard('VEN-112', 'Zed, Without a Sound', { domains: ['chaos'], energy: 5, might: 5, tags: ['Ionia', 'Zed'], champion: 'Zed' },
    whenI('conquer', playToken('shadow-clone', 1, { at: 'base' })),
    activated(costs(energy(1), power('chaos')), asAction, exchangePlaces(me, target(unit(yours, named('Shadow Clone')))))),

  unitCard('VEN-113', 'Kennen, Storm of Shuriken', {
    domains: ['chaos'], energy: 3, power: ['chaos'], might: 4, tags: ['Yordle', 'Kennen', 'Ionia'], champion: 'Kennen',
  },
    whenI('play', burn(2)),
    whenI('conquer', giveFlow(target(spell(inYourTrash))))),
]
