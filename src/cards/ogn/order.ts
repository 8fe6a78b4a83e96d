// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  action, all, assault, at, card, chosen, controllerOf, deflect, delayed, draw, eachPicks, eachPlayerDo, enemy, event,
  eventObject, eventPlace, exactly, friendly, ganking, gear, gearCard, giveMight, hidden, howMany, iCostLess, instead,
  inTheirHand, inZone, it, kill, not, optionalCost, otherThan, paidAs, payKill, permanent, placeWith, player, playToken,
  reaction, recall, recycle, rune, spellCard, startingWithNext, stun, target, these, toABattlefield, triggerAgain, unit,
  unitCard, when, whenI, yours,
} from '../../abilities/builders'

export const order = [
  spellCard('OGN-206', 'Back to Back', { domains: ['order'], energy: 3 },
    reaction(),
    giveMight(2, exactly(2, unit(friendly)))),

  unitCard('OGN-210', 'Daring Poro', { domains: ['order'], energy: 2, might: 2, tags: ['Poro'] },
    assault()),

  unitCard('OGN-211', 'Faithful Manufactor', { domains: ['order'], energy: 3, might: 2, tags: ['Piltover'] },
    whenI('play', playToken('recruit', 1, { at: 'here' }))),

  spellCard('OGN-213', 'Hidden Blade', { domains: ['order'], energy: 2, power: ['order'] },
    hidden(),
    action(),
    kill(target(unit(at('battlefield')))),
    draw(2, controllerOf(it))),

  unitCard('OGN-215', 'Petty Officer', { domains: ['order'], energy: 5, might: 5, tags: ['Pirate', 'Bilgewater'] },
    assault()),

  unitCard('OGN-219', 'Vanguard Sergeant', { domains: ['order'], energy: 4, might: 4, tags: ['Elite', 'Demacia'] }),

  spellCard('OGN-220', 'Facebreaker', { domains: ['order'], energy: 2 },
    hidden(),
    action(),
    stun(these(
      target(unit(friendly, at('battlefield')), { as: 'mine' }),
      target(unit(enemy, at(placeWith(chosen('mine')))), { as: 'theirs' })))),

  spellCard('OGN-221', 'Imperial Decree', { domains: ['order'], energy: 5, power: ['order', 'order'] },
    action(),
    delayed(when(event('damage', { subject: unit() }), kill(eventObject)))),

  unitCard('OGN-222', 'Noxian Drummer', { domains: ['order'], energy: 3, might: 3, tags: ['Trifarian', 'Noxus'] },
    whenI('move', toABattlefield, playToken('recruit', 1, { at: 'here' }))),

  gearCard('OGN-227', 'Symbol of the Solari', { domains: ['order'], energy: 1 },
    instead(event('combatTie', { player: 'you' }), recall(all(unit(at(eventPlace)))))),

  unitCard('OGN-231', 'Commander Ledros', {
    domains: ['order'], energy: 6, power: ['order', 'order', 'order', 'order'], might: 8, tags: ['Spirit', 'Shadow Isles'],
  },
    optionalCost(paidAs('victims', payKill(unit(friendly), 'any'))),
    iCostLess({ power: ['order'], times: howMany(chosen('victims')) }),
    deflect(),
    ganking()),

  unitCard('OGN-236', 'Karthus, Eternal', { domains: ['order'], energy: 3, power: ['order'], might: 3, tags: ['Spirit', 'Karthus', 'Shadow Isles'], champion: 'Karthus' },
    triggerAgain('deathknell', 'yours')),

  spellCard('OGN-237', "King's Edict", { domains: ['order'], energy: 6, power: ['order', 'order'] },
    eachPicks(startingWithNext('eachOther'), 1, unit(not(yours), otherThan(chosen('those'))), 'those'),
    kill(chosen('those'))),

  spellCard('OGN-244', 'Divine Judgment', { domains: ['order'], energy: 7, power: ['order', 'order'] },
    eachPlayerDo('eachPlayer', 'one',
      eachPicks(player('one'), 2, unit(), 'kept'),
      eachPicks(player('one'), 2, gear(), 'kept'),
      eachPicks(player('one'), 2, rune(), 'kept'),
      eachPicks(player('one'), 2, card(inTheirHand), 'kept')),
    recycle(these(
      all(permanent(otherThan(chosen('kept')))), all(rune(otherThan(chosen('kept')))), all(card(inZone('hand'), otherThan(chosen('kept'))))))),
]
