// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  accelerate, addPower, all, ambush, at, atStartOfYour, deal, deathknell, delayed, eachTurn, enemy, event, eventPlace,
  fromALocation, giveKeyword, instead, is, me, onlyIf, other, playInstead, playToken, shield, target, thatToken, token,
  triggerAgain, unit, unitCard, whenI, youMay, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const mind: readonly CardDefinition[] = [
  unitCard('UNL-067', 'Ruined Rex', { domains: ['mind'], energy: 6, power: ['mind'], might: 6, tags: ['Bilgewater'] },
    deathknell(deal(4, target(unit(enemy))))),

  unitCard('UNL-071', 'Chakram Dancer', { domains: ['mind'], energy: 3, might: 3, tags: ['Bilgewater'] },
    ambush(),
    whenI('play', giveKeyword('shield', all(unit(yours, other, at('here')))))),

  unitCard('UNL-082', 'Lillia, Fae Fawn', { domains: ['mind'], energy: 3, might: 3, tags: ['Fae', 'Lillia', 'Ionia'], champion: 'Lillia' },
    accelerate(),
    whenI('move', fromALocation, playToken('sprite', 1, { at: eventPlace }))),

  unitCard('UNL-086', 'Zilean, Time Mage', { domains: ['mind'], energy: 5, power: ['mind'], might: 5, tags: ['Icathia', 'Zilean'], champion: 'Zilean' },
    instead(event('playToken', { subject: unit(token), player: 'you' }), onlyIf(is(me, at('battlefield'))), eachTurn(1), youMay, playInstead(thatToken, thatToken))),

  unitCard('UNL-087', 'Blue Sentinel', { domains: ['mind'], energy: 4, power: ['mind'], might: 4, tags: ['Mount Targon'] },
    shield(2),
    triggerAgain('hold', 'yours', { at: 'here' }),
    whenI('hold', delayed(atStartOfYour('mainPhase', addPower('any')), { until: 'permanent', uses: 1 }))),
]
