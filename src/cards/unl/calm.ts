// biome-ignore-all format: laid out as the card is printed, its text one line each

import {aLocation, 
  allOfThese, ambush, anyNumber, asLongAs, at, atStartOfYour, cantBeChosen, delayed, draw, enemy,
  eventPlace, giveMight, hunt, iCostLess, ifThen, it, level, me, mightAtMost, mightOf, move, noCombatDamage,
  notTrue, ofSameController, plus, reaction, spellCard, tank, target, totalMightAtMost, unit, unitCard, whenI, xpAtLeast,
  youMay, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const calm: readonly CardDefinition[] = [
  spellCard('UNL-031', 'Combat Experience', { domains: ['calm'], energy: 1 },
    reaction(),
    ifThen(xpAtLeast(6), giveMight(3, it), giveMight(1, target(unit())))),

  unitCard('UNL-040', 'Wuju Apprentice', { domains: ['calm'], energy: 2, might: 2, tags: ['Ionia'] },
    hunt(),
    level(6, whenI('play', draw(1)))),

  unitCard('UNL-050', 'Iascylla', { domains: ['calm'], energy: 7, power: ['calm'], might: 6, tags: ['Bilgewater'] },
    whenI('hold', delayed(atStartOfYour('mainPhase', youMay, move(target(unit(enemy)), eventPlace)), { until: 'permanent', uses: 1 }))),

  spellCard('UNL-054', 'Tricksy Tentacles', { domains: ['calm'], energy: 4, power: ['calm'] },
    move(anyNumber(unit(enemy), { group: allOfThese(ofSameController, totalMightAtMost(8)) }), aLocation)),

  unitCard('UNL-057', 'Alpha Wildclaw', { domains: ['calm'], energy: 6, power: ['calm', 'calm'], might: 7, tags: ['Cat', 'Freljord'] },
    tank(),
    cantBeChosen(unit(yours, at('here'), mightAtMost(plus(mightOf(me), -1))), { chooser: 'enemy' })),

  unitCard('UNL-059', 'Master Yi, Unstoppable', {
    domains: ['calm'], energy: 12, power: ['calm', 'calm', 'calm'], might: 12, tags: ['Master Yi', 'Ionia'], champion: 'Master Yi',
  },
    level(3, asLongAs(notTrue(xpAtLeast(6)), iCostLess({ energy: 2, power: ['calm'] }))),
    level(6, asLongAs(notTrue(xpAtLeast(11)), iCostLess({ energy: 4, power: ['calm', 'calm'] }))),
    level(11, iCostLess({ energy: 6, power: ['calm', 'calm', 'calm'] })),
    level(16, cantBeChosen(me, { chooser: 'enemy' }))),

  unitCard('UNL-060', 'Vilemaw', { domains: ['calm'], energy: 8, power: ['calm', 'calm'], might: 8, tags: ['Shadow Isles', 'Spider'] },
    ambush(),
    noCombatDamage(unit(enemy, at('here'), mightAtMost(plus(mightOf(me), -1)))),
    whenI('hold', draw(1))),
]
