// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import {
  action, all, buffed, costs, deal, enemy, event, eventObject, exhaust, exhaustThis, heal, instead, legendCard, me,
  payDiscard, paying, paySpendBuff, payTo, payX, power, ready, recall, returnToHand, spellCard, target, targetPlace, unit,
  whenYou, worksFrom, x, youMay, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
  spellCard('OGN-252', 'Super Mega Death Rocket!', {
    domains: ['fury', 'chaos'], energy: 4, power: ['fury/chaos'], signature: 'Jinx', tags: ['Jinx'],
  },
    deal(5, target(unit())),
    whenYou('conquer', worksFrom('trash'), youMay, paying(payDiscard(1)), returnToHand(me))),

  spellCard('OGN-268', 'Bullet Time', { domains: ['body', 'chaos'], energy: 1, tags: ['Miss Fortune'], signature: 'Miss Fortune' },
    action(),
    payTo(payX('any'), deal(x, all(unit(enemy), targetPlace('battlefield'))))),

  legendCard('OGN-269', 'Sett, The Boss', { domains: ['body', 'order'], tags: ['Sett'], champion: 'Sett' },
    instead(event('die', { subject: unit(buffed, yours) }), youMay, paying(costs(power('any'), exhaustThis, paySpendBuff(eventObject))),
      heal(eventObject), exhaust(eventObject), recall(eventObject)),
    whenYou('conquer', ready(me))),
]
