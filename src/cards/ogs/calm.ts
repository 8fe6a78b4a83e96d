// biome-ignore-all format: laid out as the card is printed, its text one line each

import { asLongAs, atLeast, haveMight, me, rune, shield, unitCard, yours } from '../../abilities/builders'

export const calm = [
  unitCard('OGS-004', 'Master Yi, Meditative', {
    domains: ['calm'], energy: 5, power: ['calm'], might: 4, champion: 'Master Yi', tags: ['Master Yi', 'Ionia'],
  },
    asLongAs(atLeast(8, rune(yours)), haveMight(4, me))),

  unitCard('OGS-005', 'Zephyr Sage', { domains: ['calm'], energy: 6, power: ['calm'], might: 6, tags: ['Ionia', 'Bird'] },
    shield()),
]
