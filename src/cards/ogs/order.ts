// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  action, activated, addEnergy, asReaction, at, enterReady, exhaustThis, friendly, haveMight, kill, other, playToken, spellCard, target,
  unit, unitCard,
} from '../../abilities/builders'

export const order = [
  spellCard('OGS-012', 'Blast of Power', { domains: ['order'], energy: 6, power: ['order'] },
    action(),
    kill(target(unit(at('battlefield'))))),

  unitCard('OGS-013', 'Garen, Commander', {
    domains: ['order'], energy: 6, power: ['order'], might: 5, champion: 'Garen', tags: ['Elite', 'Garen', 'Demacia'],
  },
    haveMight(1, unit(other, friendly, at('here')))),

  unitCard('OGS-014', 'Lux, Crownguard', { domains: ['order'], energy: 4, might: 2, champion: 'Lux', tags: ['Lux', 'Demacia'] },
    activated(exhaustThis, asReaction, addEnergy(2, 'spells'))),

  spellCard('OGS-015', 'Recruit the Vanguard', { domains: ['order'], energy: 6 },
    action(),
    playToken('recruit', 4)),

  unitCard('OGS-016', 'Vanguard Attendant', {
    domains: ['order'], energy: 6, power: ['order'], might: 5, tags: ['Elite', 'Demacia'],
  },
    enterReady()),
]
