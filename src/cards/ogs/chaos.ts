// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  friendly, inYourTrash, move, reaction, returnToHand, spell, spellCard, target, unit, unitCard, upTo, whenI,
} from '../../abilities/builders'

export const chaos = [
  unitCard('OGS-010', 'Annie, Stubborn', {
    domains: ['chaos'], energy: 4, power: ['chaos'], might: 3, champion: 'Annie', tags: ['Annie', 'Noxus'],
  },
    whenI('play', returnToHand(target(spell(inYourTrash))))),

  spellCard('OGS-011', 'Flash', { domains: ['chaos'], energy: 2 },
    reaction(),
    move(upTo(2, unit(friendly)), 'base')),
]
