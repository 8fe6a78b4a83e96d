// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  activated, add, affected, all, among, at, banish, card, costs, delayed, deploy, draw, energy, exhaustThis, friendly,
  gearCard, haveKeyword, it, kill, mayPlay, me, nthTime, other, otherThan, paying, payKill, permanent, pick, playCard,
  power, recycle, revealTop, topCards, triggerAgain, unit, unitCard, whenI, youMay,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const fury: readonly CardDefinition[] = [
  gearCard('RAD-002', 'Banner of Conquest', { domains: ['fury'], energy: 1, power: ['fury'], tags: ['Device'] },
    deploy(),
    haveKeyword('assault', unit(friendly, at('here')))),

  gearCard('RAD-012', 'Runeblade Anvil', { domains: ['fury'], energy: 1 },
    whenI(['play', 'leave'], banish(topCards()), delayed(mayPlay(affected), { until: 'yourEndingPhase' })),
    activated(costs(energy(2), power('fury'), exhaustThis), kill(me))),

  unitCard('RAD-015', 'Akali, Brash', {
    domains: ['fury'], energy: 5, power: ['fury'], might: 5, champion: 'Akali', tags: ['Akali', 'Ionia'],
  },
    whenI('move', nthTime(1), add({ energy: 1, power: ['any'] })),
    whenI('move', nthTime(2), banish(topCards()), delayed(mayPlay(affected), { until: 'yourEndingPhase' }))),

  gearCard('RAD-017', 'Detonation Amplifier', { domains: ['fury'], energy: 4, power: ['fury'] },
    deploy(),
    whenI('play', youMay, paying(payKill(permanent(friendly, other))), draw(1)),
    triggerAgain('deathknell', permanent(friendly, at('here')))),

  unitCard('RAD-018', 'Drakehound Packmaster', { domains: ['fury'], energy: 9, power: ['fury', 'fury'], might: 9, tags: ['Noxus'] },
    whenI('play', revealTop(1, { of: 'eachOpponent' }), pick(card(among())), banish(it), playCard(it, { ignoring: 'cost' }),
      recycle(all(card(among(), otherThan(it)))))),
]
