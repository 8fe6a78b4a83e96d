// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  ambush, ambushTo, anyNumber, choose, deal, draw, enemy, enoughDamage, it, oneAtEachPlace, unit, unitCard, whenI, whereThereIs,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const body: readonly CardDefinition[] = [
  unitCard('UNL-114', 'Nidalee, Cat Form', {
    domains: ['body'], energy: 3, power: ['body'], might: 4, champion: 'Nidalee', tags: ['Cat', 'Ixtal', 'Nidalee'],
  },
    ambush(),
    whenI('winCombat', draw(1))),

  unitCard('UNL-118', 'Elder Dragon', {
    domains: ['body'], energy: 12, power: ['body', 'body', 'body', 'body'], might: 10, tags: ['Dragon', 'Demacia'],
  },
    enoughDamage(1, unit(enemy)),
    whenI('play', choose(anyNumber(unit(enemy), { group: oneAtEachPlace })), deal(1, it))),

  unitCard('UNL-120', 'Rengar, Trophy Hunter', {
    domains: ['body'], energy: 5, power: ['body'], might: 6, champion: 'Rengar', tags: ['Cat', 'Rengar', 'Ixtal'],
  },
    ambush(),
    ambushTo(whereThereIs(unit(enemy)))),
]
