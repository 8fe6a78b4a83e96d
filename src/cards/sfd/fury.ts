// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  chosen, costs, energy, equip, event, firstDo, forbid, gearCard, instead, lookAtTop, may, me, power, quickDraw, recycle,
  sameEffects, unit, unitCard,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const fury: readonly CardDefinition[] = [
  unitCard('SFD-014', 'Minotaur Reckoner', { domains: ['fury'], energy: 5, might: 5, tags: ['Noxus'] },
    forbid('move', unit(), 'base')),

  unitCard('SFD-018', 'Void Hatchling', { domains: ['fury'], energy: 2, might: 2, tags: ['The Void'] },
    instead(event('reveal', { player: 'you', from: 'deck' }), firstDo, lookAtTop(1, { of: { eventOwner: true } }), may(recycle(chosen('seen'))))),

  gearCard('SFD-022', 'Long Sword', { domains: ['fury'], energy: 2, power: ['fury'], mightBonus: 2, tags: ['Equipment'] },
    quickDraw(),
    equip(power('fury'))),

  gearCard('SFD-030', 'Skyfall of Areion', { domains: ['fury'], energy: 3, mightBonus: 2, tags: ['Equipment'], effectText: [
      sameEffects('hold', 'conquer', me),
    ] },
    equip(costs(energy(1), power('fury')))),
]
