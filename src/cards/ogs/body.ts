// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  action, assault, choose, chosen, dealEachOther, enemy, enterReady, friendly, ganking, giveMight, it, shield, spellCard, target, unit,
  unitCard,
} from '../../abilities/builders'

export const body = [
  unitCard('OGS-007', 'Garen, Rugged', {
    domains: ['body'], energy: 6, power: ['body'], might: 5, champion: 'Garen', tags: ['Elite', 'Garen', 'Demacia'],
  },
    assault(2),
    shield(2)),

  spellCard('OGS-008', "Gentlemen's Duel", { domains: ['body'], energy: 6, power: ['body'] },
    action(),
    giveMight(3, target(unit(friendly))),
    choose(target(unit(enemy), { as: 'enemy' })),
    dealEachOther(it, chosen('enemy'))),

  unitCard('OGS-009', 'Master Yi, Honed', {
    domains: ['body'], energy: 7, power: ['body'], might: 6, champion: 'Master Yi', tags: ['Master Yi', 'Ionia'],
  },
    ganking(),
    enterReady()),
]
