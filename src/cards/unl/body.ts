// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  activated, ambush, ambushTo, amountAtLeast, anyNumber, asLongAs, at, buff, choose, choosing, counter, deal, draw, enemy,
  enoughDamage, fact, friendly, haveKeyword, haveMight, hunt, it, me, oneAtEachPlace, payXp, reaction, spellCard,
  spellOrAbility, target, unit, unitCard, whenI, whereThereIs,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const body: readonly CardDefinition[] = [
  unitCard('UNL-100', 'Voracious Gromp', { domains: ['body'], energy: 5, might: 5, tags: ['Freljord'] },
    hunt(3)),

  unitCard('UNL-102', 'Crowd Favorite', { domains: ['body'], energy: 3, might: 3, tags: ['Noxus'] },
    hunt(),
    activated(payXp(2), buff(me))),

  spellCard('UNL-106', 'Repulse', { domains: ['body'], energy: 1, power: ['body'] },
    reaction(),
    choose(target(unit(friendly, at('battlefield')))),
    counter(target(spellOrAbility(enemy, choosing(it, unit(friendly))), { as: 'item' }))),

  unitCard('UNL-108', 'Wily Newtfish', { domains: ['body'], energy: 4, might: 4, tags: ['Bilgewater'] },
    asLongAs(amountAtLeast(1, fact('xpGained', 'you')), haveMight(1, me)),
    asLongAs(amountAtLeast(1, fact('xpGained', 'you')), haveKeyword('ganking', me))),

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
