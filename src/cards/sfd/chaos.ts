// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  action, at, atSamePlace, controllerOf, counter, discard, draw, energy, equip, exactly, fromABattlefield, gearCard, giveMight,
  hidden, it, me, power, reaction, repeatFor, spell, spellCard, swapMight, target, unit, unitCard, unlessPaid, whenI,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const chaos: readonly CardDefinition[] = [
  gearCard('SFD-124', "Doran's Ring", { domains: ['chaos'], energy: 1, mightBonus: 1, tags: ['Equipment'], effectText: [
      whenI('conquer', discard(1), draw(1)),
    ] },
    equip(power('chaos'))),

  spellCard('SFD-136', 'Hard Bargain', { domains: ['chaos'], energy: 2 },
    reaction(),
    repeatFor(energy(2)),
    unlessPaid(controllerOf(it), energy(2), counter(target(spell())))),

  unitCard('SFD-137', 'Harpoon Squad', { domains: ['chaos'], energy: 4, might: 4, tags: ['Pirate', 'Bilgewater'] },
    whenI('move', fromABattlefield, giveMight(2, me))),

  spellCard('SFD-145', 'Switcheroo', { domains: ['chaos'], energy: 2, power: ['chaos', 'chaos'] },
    hidden(),
    action(),
    swapMight(exactly(2, unit(at('battlefield')), { group: atSamePlace }))),
]
