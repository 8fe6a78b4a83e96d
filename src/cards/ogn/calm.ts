// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  action, alone, anyOf, asLongAs, attacking, defending, draw, event, eventObject, exhaust, friendly, gainControl, gearCard,
  giveKeyword, giveMight, haveMight, heal, hidden, ifThen, instead, is, it, kill, me, newChoices, onlyUnitThere, optionalCost,
  paid, payExhaust, reaction, recall, shield, spell, spellCard, target, unit, unitCard,
} from '../../abilities/builders'

export const calm = [
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

  gearCard('OGN-077', "Zhonya's Hourglass", { domains: ['calm'], energy: 2 },
    hidden(),
    instead(event('die', { subject: unit(friendly) }), kill(me), heal(eventObject), exhaust(eventObject), recall(eventObject))),

  spellCard('OGN-080', 'Mystic Reversal', { domains: ['calm'], energy: 4, power: ['calm', 'calm', 'calm'] },
    reaction(),
    gainControl(target(spell())),
    newChoices(it)),
]
