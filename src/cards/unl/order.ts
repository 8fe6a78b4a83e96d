// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  among, anOpponent, at, banish, card, chosen, costToMoveHere, deflect, delayed, energyOf, event, friendly,
  ganking, iCostLess, it, kill, me, noCombatDamage, optionalCost, paid, paidAs, payKill, pick, power, powerOf,
  returnToHand, revealHand, tank, theirs, unit, unitCard, when, whenI,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const order: readonly CardDefinition[] = [
  unitCard('UNL-163', 'Mageseeker Investigator', { domains: ['order'], energy: 4, might: 4, tags: ['Demacia'] },
    costToMoveHere(power('any'), { beyond: 1 })),

  unitCard('UNL-169', 'Ashe, Focused', {
    domains: ['order'], energy: 5, power: ['order'], might: 4, champion: 'Ashe', tags: ['Freljord', 'Ashe'],
  },
    whenI('play', revealHand({ who: anOpponent() }), pick(card(among('seen', 'hand'))), banish(it),
      delayed(when(event('hold', { player: { player: 'opponent' } }), returnToHand(it)), { until: 'whileThere' }))),

  unitCard('UNL-170', 'Atakhan', { domains: ['order'], energy: 10, power: ['order', 'order', 'order'], might: 7, tags: ['Noxus', 'Demon'] },
    optionalCost(paidAs('victim', payKill(unit(friendly)))),
    { ...iCostLess({ energy: energyOf(chosen('victim')) }), while: paid() },
    { ...iCostLess({ power: ['order'], times: powerOf(chosen('victim')) }), while: paid() },
    ganking(),
    whenI('attack', pick(unit(theirs, at('here')), { who: 'defender' }), kill(it))),

  unitCard('UNL-171', 'Galio, Indefatigable', {
    domains: ['order'], energy: 3, power: ['order'], might: 6, champion: 'Galio', tags: ['Demacia', 'Galio'],
  },
    deflect(),
    tank(),
    noCombatDamage(me)),
]
