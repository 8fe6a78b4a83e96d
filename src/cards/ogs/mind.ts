// biome-ignore-all format: laid out as the card is printed, its text one line each

import { energyAtLeast, giveMight, me, spell, unitCard, whenYou } from '../../abilities/builders'

export const mind = [
  unitCard('OGS-006', 'Lux, Illuminated', {
    domains: ['mind'], energy: 6, power: ['mind'], might: 5, champion: 'Lux', tags: ['Lux', 'Demacia'],
  },
    whenYou('play', spell(energyAtLeast(5)), giveMight(3, me))),
]
