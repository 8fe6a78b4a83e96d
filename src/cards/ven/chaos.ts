// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  activated, anOpponent, asAction, burn, choose, costs, doThis, empowerFor, energy, exchangePlaces, giveFlow, inYourTrash,
  inZone, it, may, me, named, ofPlayer, playCard, playToken, power, spell, target, unit, unitCard, whenI, yours,
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

  unitCard('VEN-114', 'Kharox', { domains: ['chaos'], energy: 6, might: 5, tags: ['Spirit', 'Shadow Isles'] },
    empowerFor(costs(energy(6), power('chaos', 'chaos'))),
    whenI('empower', burn(3, anOpponent()), may(doThis(choose(target(unit(inZone('trash'), ofPlayer()))), playCard(it, { ignoring: 'cost' }))))),
]
