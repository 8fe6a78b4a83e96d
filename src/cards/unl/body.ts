// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  anyNumber, choose, deal, enemy, enoughDamage, it, oneAtEachPlace, unit, unitCard, whenI,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const body: readonly CardDefinition[] = [
  unitCard('UNL-118', 'Elder Dragon', {
    domains: ['body'], energy: 12, power: ['body', 'body', 'body', 'body'], might: 10, tags: ['Dragon', 'Demacia'],
  },
    enoughDamage(1, unit(enemy)),
    whenI('play', choose(anyNumber(unit(enemy), { group: oneAtEachPlace })), deal(1, it))),
]
