// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  action, aLocation, alone, anyOf, asLongAs, attacking, channel, counter, defending, draw, eachChooses, eachPlayerDo, enemy,
  energyAtMost, event, eventObject, everyOf, exhaust, friendly, gainControl, gearCard, giveKeyword, giveMight, haveMight, heal,
  hidden, ifThen, instead, is, it, kill, me, move, newChoices, onlyUnitThere, optionalCost, paid, payExhaust, player,
  powerAtMost, reaction, recall, shield, spell, spellCard, target, unit, unitCard,
} from '../../abilities/builders'

export const calm = [
  spellCard('OGN-043', 'Charm', { domains: ['calm'], energy: 1, power: ['calm'] },
    move(target(unit(enemy)), aLocation)),

  spellCard('OGN-045', 'Defy', { domains: ['calm'], energy: 1, power: ['calm'] },
    reaction(),
    counter(target(spell(energyAtMost(4), powerAtMost(1))))),

  spellCard('OGN-046', 'En Garde', { domains: ['calm'], energy: 1 },
    reaction(),
    giveMight(1, target(unit(friendly))),
    ifThen(onlyUnitThere(it), giveMight(1, it, { additional: true }))),

  spellCard('OGN-048', 'Meditation', { domains: ['calm'], energy: 2 },
    reaction(),
    optionalCost(payExhaust(unit(friendly))),
    ifThen(paid(), draw(2), draw(1))),

  unitCard('OGN-049', 'Playful Phantom', { domains: ['calm'], energy: 5, might: 5, tags: ['Spirit', 'Shadow Isles'] }),

  unitCard('OGN-052', 'Stalwart Poro', { domains: ['calm'], energy: 2, might: 2, tags: ['Poro'] },
    shield()),

  unitCard('OGN-055', 'Wielder of Water', { domains: ['calm'], energy: 3, might: 2, tags: ['Ionia'] },
    asLongAs(is(me, anyOf(attacking, defending), alone), haveMight(2, me))),

  spellCard('OGN-057', 'Block', { domains: ['calm'], energy: 2 },
    hidden(),
    action(),
    giveKeyword('shield', target(unit()), { value: 3 }),
    giveKeyword('tank', it)),

  spellCard('OGN-058', 'Discipline', { domains: ['calm'], energy: 2 },
    reaction(),
    giveMight(2, target(unit())),
    draw(1)),

  spellCard('OGN-064', 'Wind Wall', { domains: ['calm'], energy: 3, power: ['calm', 'calm'] },
    reaction(),
    counter(target(spell()))),

  spellCard('OGN-071', 'Party Favors', { domains: ['calm'], energy: 3 },
    eachChooses('eachOther', { word: 'Cards', as: 'cards' }, { word: 'Runes', as: 'runes' }),
    eachPlayerDo(player('cards'), 'guest', draw(1, everyOf('you', player('guest')))),
    eachPlayerDo(player('runes'), 'host', channel(1, { who: everyOf('you', player('host')), exhausted: true }))),

  gearCard('OGN-077', "Zhonya's Hourglass", { domains: ['calm'], energy: 2 },
    hidden(),
    instead(event('die', { subject: unit(friendly) }), kill(me), heal(eventObject), exhaust(eventObject), recall(eventObject))),

  spellCard('OGN-080', 'Mystic Reversal', { domains: ['calm'], energy: 4, power: ['calm', 'calm', 'calm'] },
    reaction(),
    gainControl(target(spell())),
    newChoices(it)),
]
