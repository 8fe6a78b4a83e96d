// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import {
  buffed, costs, event, eventObject, exhaust, exhaustThis, heal, instead, legendCard, me, paying, paySpendBuff, power, ready,
  recall, unit, whenYou, youMay, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
  legendCard('OGN-269', 'Sett, The Boss', { domains: ['body', 'order'], tags: ['Sett'], champion: 'Sett' },
    instead(event('die', { subject: unit(buffed, yours) }), youMay, paying(costs(power('any'), exhaustThis, paySpendBuff(eventObject))),
      heal(eventObject), exhaust(eventObject), recall(eventObject)),
    whenYou('conquer', ready(me))),
]
