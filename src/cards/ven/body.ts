// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  all, at, choose, chosen, costs, eachPicks, empowerFor, energy, event, flow, giveMight, increaseMightTo, instead, it, kill, me,
  mightOf, otherThan, power, spellCard, target, theirs, unit, unitCard, whenI, whileEmpowered,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const body: readonly CardDefinition[] = [
  unitCard('VEN-079', 'Dame the Despoiler', { domains: ['body'], energy: 5, might: 5, tags: ['Noxus'] },
    empowerFor(costs(energy(5), power('body'))),
    whileEmpowered(whenI(['attack', 'defend'], choose(target(unit(at('here')))), increaseMightTo(mightOf(it), me), giveMight(1, me)))),

  spellCard('VEN-081', 'Onslaught', { domains: ['body'], energy: 4 },
    giveMight(6, target(unit())),
    flow(energy(4))),

  unitCard('VEN-086', 'Gangplank, Naval', { domains: ['body'], energy: 6, might: 6, tags: ['Bilgewater', 'Gangplank'], champion: 'Gangplank' },
    empowerFor(power('body', 'body')),
    whileEmpowered(instead([
      event('stun', { subject: me, byChoosing: true }),
      event('might', { subject: me, byChoosing: true, amount: { max: -1 } }),
      event('returnToHand', { subject: me, byChoosing: true }),
    ], giveMight(3, me)))),

  spellCard('VEN-090', 'Cataclysmic Duel', { domains: ['body'], energy: 8, power: ['body', 'body', 'body'] },
    eachPicks('eachPlayer', 1, unit(theirs), 'kept'),
    kill(all(unit(otherThan(chosen('kept')))))),
]
