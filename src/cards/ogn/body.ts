// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  action, all, among, anOpponent, at, atEndOfYourTurn, banish, card, channel, couldnt, deal, delayed, draw, enemy,
  gearCard, giveMight, hidden, ifThen, inCombat, isReady, it, me, not, ofType, other, otherThan, pick, playCard, reaction,
  ready, recycle, revealHand, revealUntil, spellCard, tank, target, thereIs, unit, unitCard, whenI, yoursEnterReady,
} from '../../abilities/builders'

export const body = [
  spellCard('OGN-127', 'Cannon Barrage', { domains: ['body'], energy: 2, power: ['body'] },
    reaction(),
    deal(2, all(unit(enemy, inCombat)))),

  spellCard('OGN-129', 'Confront', { domains: ['body'], energy: 2 },
    action(),
    delayed(yoursEnterReady(unit())),
    draw(1)),

  unitCard('OGN-130', 'Crackshot Corsair', { domains: ['body'], energy: 3, might: 3, tags: ['Pirate', 'Bilgewater'] },
    whenI('attack', deal(1, target(unit(enemy, at('here')))))),

  unitCard('OGN-131', 'Dune Drake', { domains: ['body'], energy: 5, might: 5, tags: ['Dragon', 'Shurima'] },
    whenI('attack', ifThen(thereIs(unit(isReady, enemy, at('here'))), giveMight(2, me)))),

  unitCard('OGN-132', 'First Mate', { domains: ['body'], energy: 3, might: 3, tags: ['Pirate', 'Bilgewater'] },
    whenI('play', ready(target(unit(other))))),

  spellCard('OGN-134', 'Mobilize', { domains: ['body'], energy: 2 },
    channel(1, { exhausted: true }),
    ifThen(couldnt, draw(1))),

  unitCard('OGN-135', 'Pakaa Cub', { domains: ['body'], energy: 3, might: 3, tags: ['Cat', 'Ixtal'] },
    hidden()),

  unitCard('OGN-137', 'Stormclaw Ursine', { domains: ['body'], energy: 7, might: 6, tags: ['Freljord'] },
    tank(),
    whenI('play', channel(1, { exhausted: true }))),

  unitCard('OGN-142', 'Mountain Drake', { domains: ['body'], energy: 9, might: 10, tags: ['Dragon'] }),

  spellCard('OGN-156', 'Sabotage', { domains: ['body'], energy: 1, power: ['body'] },
    revealHand({ who: anOpponent() }),
    pick(card(among('seen', 'hand'), not(ofType('unit')))),
    recycle(it)),

  gearCard('OGN-160', 'Dazzling Aurora', { domains: ['body'], energy: 9, power: ['body', 'body'] },
    atEndOfYourTurn(revealUntil(unit()), banish(it), playCard(it, { ignoring: 'cost' }), recycle(all(card(among(), otherThan(it)))))),
]
