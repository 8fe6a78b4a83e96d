// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import {
  action, all, alone, at, atEndOfYourTurn, atLeast, choose, deal, defending, delayed, draw, energyAtLeast, event, eventObject,
  eventPlace, exhaust, friendly, giveMight, haveMight, heal, instead, it, legendCard, nextTime, onlyIf, reaction, ready, recall, rune,
  spell, spellCard, target, unit, unitCard, upTo, whenI, whenYou, yours,
} from '../../abilities/builders'

export const champions = [
  legendCard('OGS-017', 'Annie, Dark Child', { domains: ['fury', 'chaos'], champion: 'Annie', tags: ['Annie'] },
    atEndOfYourTurn(ready(upTo(2, rune())))),

  unitCard('OGS-018', 'Tibbers', {
    domains: ['fury', 'chaos'], energy: 8, power: ['fury/chaos', 'fury/chaos'], might: 7, signature: 'Annie', tags: ['Annie'],
  },
    whenI('play', deal(3, all(unit(at('battlefield')))))),

  legendCard('OGS-019', 'Master Yi, Wuju Bladesman', { domains: ['calm', 'body'], champion: 'Master Yi', tags: ['Master Yi'] },
    haveMight(2, unit(friendly, defending, alone))),

  spellCard('OGS-020', 'Highlander', { domains: ['calm', 'body'], energy: 4, signature: 'Master Yi', tags: ['Master Yi'] },
    reaction(),
    choose(target(unit(friendly))),
    delayed(instead(event('die', { subject: it }), nextTime, heal(eventObject), exhaust(eventObject), recall(eventObject)))),

  legendCard('OGS-021', 'Lux, Lady of Luminosity', { domains: ['mind', 'order'], champion: 'Lux', tags: ['Lux'] },
    whenYou('play', spell(energyAtLeast(5)), draw(1))),

  spellCard('OGS-022', 'Final Spark', { domains: ['mind', 'order'], energy: 8, signature: 'Lux', tags: ['Lux'] },
    action(),
    deal(8, target(unit()))),

  legendCard('OGS-023', 'Garen, Might of Demacia', { domains: ['body', 'order'], champion: 'Garen', tags: ['Garen'] },
    whenYou('conquer', onlyIf(atLeast(4, unit(yours, at(eventPlace)))), draw(2))),

  spellCard('OGS-024', 'Decisive Strike', {
    domains: ['body', 'order'], energy: 5, power: ['body/order'], signature: 'Garen', tags: ['Garen'],
  },
    action(),
    giveMight(2, all(unit(friendly)))),
]
