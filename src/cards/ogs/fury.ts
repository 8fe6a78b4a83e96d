// biome-ignore-all format: laid out as the card is printed, its text one line each

import { aBattlefield, action, all, at, bonusDamage, deal, enemy, spellCard, target, unit, unitCard } from '../../abilities/builders'

export const fury = [
  unitCard('OGS-001', 'Annie, Fiery', {
    domains: ['fury'], energy: 5, power: ['fury'], might: 4, champion: 'Annie', tags: ['Annie', 'Noxus'],
  },
    bonusDamage(1, 'yours')),

  spellCard('OGS-002', 'Firestorm', { domains: ['fury'], energy: 6, power: ['fury'] },
    deal(3, all(unit(enemy), aBattlefield))),

  spellCard('OGS-003', 'Incinerate', { domains: ['fury'], energy: 2 },
    action(),
    deal(2, target(unit(at('battlefield'))))),
]
