// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  accelerate, affected, ambush, assault, bonusDamageOf, buff, choose, controllerOf, costs, deal, delayed, did, doubleDamage,
  energy, friendly, giveKeyword, hidden, ifThen, it, legion, mayPlay, me, payDiscard, playCard, power, reaction, repeatFor,
  spellCard, target, timesDealt, triggerAgain, unit, unitCard, whenI,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const fury: readonly CardDefinition[] = [
  unitCard('UNL-002', 'Inferna', { domains: ['fury'], energy: 2, might: 1, tags: ['Bilgewater'] },
    ambush(),
    assault(2)),

  spellCard('UNL-013', 'Lotus Trap', { domains: ['fury'], energy: 2 },
    hidden(),
    reaction(),
    choose(target(unit())),
    doubleDamage(it)),

  spellCard('UNL-017', 'Square Up', { domains: ['fury'], energy: 4 },
    repeatFor(payDiscard(1)),
    giveKeyword('assault', target(unit()), { value: 4 })),

  spellCard('UNL-020', 'Dancing Grenade', { domains: ['fury'], energy: 2, power: ['fury'] },
    deal(2, target(unit())),
    playCard(me, { who: controllerOf(it), may: true, for: power('any') }),
    ifThen(did, delayed(bonusDamageOf(affected, timesDealt(affected))))),

  unitCard('UNL-025', 'Undying Legion', { domains: ['fury'], energy: 3, might: 3, tags: ['Spirit', 'Shadow Isles'] },
    legion(mayPlay(me, { from: 'trash', for: costs(energy(3), power('fury')) }))),

  unitCard('UNL-029', 'Red Brambleback', { domains: ['fury'], energy: 4, power: ['fury'], might: 4, tags: ['Ionia'] },
    accelerate(),
    triggerAgain('conquer', 'yours', { at: 'here' }),
    whenI('conquer', buff(target(unit(friendly))))),
]
