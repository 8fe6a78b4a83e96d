// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  action, aLocation, all, among, amountAtLeast, anOpponent, asHappens, asLongAs, at, banish, card, choose, deathknell,
  did, discard, discardThese, draw, event, eventObject, exchangePlaces, forbid, friendly, fromFacedown, ganking,
  giveMight, hidden, ifThen, inYourTrash, it, lookAtTop, may, me, mightAtMost, move, not, otherThan, pick, placeOf,
  playCard, playTo, power, putIntoHand, reaction, ready, recycle, returnToHand, revealHand, spellCard, tank, target,
  timesMoved, unit, unitCard, vision, when, whenI, whenYou, youMay, yours,
} from '../../abilities/builders'

export const chaos = [
  unitCard('OGN-167', 'Ember Monk', { domains: ['chaos'], energy: 4, might: 4, tags: ['Bandle City'] },
    whenYou('play', fromFacedown, giveMight(2, me))),

  spellCard('OGN-168', 'Fight or Flight', { domains: ['chaos'], energy: 2 },
    hidden(),
    action(),
    move(target(unit(at('battlefield'))), 'base')),

  spellCard('OGN-169', 'Gust', { domains: ['chaos'], energy: 1 },
    reaction(),
    returnToHand(target(unit(at('battlefield'), mightAtMost(3))))),

  spellCard('OGN-170', 'Morbid Return', { domains: ['chaos'], energy: 2 },
    action(),
    returnToHand(target(unit(inYourTrash)))),

  unitCard('OGN-171', 'Mystic Poro', { domains: ['chaos'], energy: 2, might: 2, tags: ['Poro'] },
    vision()),

  spellCard('OGN-173', 'Ride the Wind', { domains: ['chaos'], energy: 2, power: ['chaos'] },
    action(),
    move(target(unit(friendly)), aLocation),
    ready(it)),

  unitCard('OGN-174', 'Sai Scout', { domains: ['chaos'], energy: 6, might: 5, tags: ['Shurima'] },
    vision(),
    playTo('openBattlefield')),

  unitCard('OGN-176', 'Sneaky Deckhand', { domains: ['chaos'], energy: 3, might: 2, tags: ['Pirate', 'Bilgewater'] },
    playTo('openBattlefield')),

  unitCard('OGN-177', 'Stealthy Pursuer', { domains: ['chaos'], energy: 4, power: ['chaos'], might: 4, tags: ['Shurima'] },
    when(event('move', { subject: unit(friendly), at: 'here' }), youMay, move(me, placeOf(eventObject)))),

  unitCard('OGN-178', 'Undercover Agent', { domains: ['chaos'], energy: 5, power: ['chaos'], might: 5, tags: [] },
    deathknell(discard(2), draw(2))),

  spellCard('OGN-183', 'Stacked Deck', { domains: ['chaos'], energy: 1 },
    action(),
    lookAtTop(3),
    pick(card(among())),
    putIntoHand(it),
    recycle(all(card(among(), otherThan(it))))),

  unitCard('OGN-185', 'Traveling Merchant', { domains: ['chaos'], energy: 2, might: 2, tags: ['Bilgewater'] },
    whenI('move', discard(1), draw(1))),

  unitCard('OGN-189', 'Kayn, Unleashed', {
    domains: ['chaos'], energy: 6, power: ['chaos'], might: 6, champion: 'Kayn', tags: ['Kayn', 'Ionia'],
  },
    ganking(),
    asLongAs(amountAtLeast(2, timesMoved(me)), forbid('takeDamage', me))),

  unitCard('OGN-191', 'Maddened Marauder', { domains: ['chaos'], energy: 5, might: 4, tags: ['Pirate', 'Bilgewater'] },
    tank(),
    whenI('play', move(target(unit(at('battlefield'))), 'base'))),

  unitCard('OGN-192', 'Mindsplitter', {
    domains: ['chaos'], energy: 7, power: ['chaos', 'chaos'], might: 7, tags: ['Dragon', 'Mount Targon'],
  },
    whenI('play', revealHand({ who: anOpponent() }), pick(card(among('seen', 'hand'))), discardThese(it))),

  unitCard('OGN-194', 'Nocturne, Horrifying', { domains: ['chaos'], energy: 4, power: ['chaos'], might: 4, tags: ['Nocturne'], champion: 'Nocturne' },
    ganking(),
    asHappens([event('look', { subject: me, player: 'you', from: 'deck' }), event('reveal', { subject: me, player: 'you', from: 'deck' })],
      may(banish(me)), ifThen(did, playCard(me, { for: power('any'), may: true })))),

  unitCard('OGN-199', 'Tideturner', { domains: ['chaos'], energy: 2, might: 2, tags: ['Bilgewater'] },
    hidden(),
    whenI('play', youMay, choose(target(unit(yours, not(at('here'))))), exchangePlaces(me, it))),
]
