// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  action, asLongAs, at, atSamePlace, controllerOf, costLess, costMore, counter, discard, draw, enemy, energy, equip,
  exactly, friendly, fromABattlefield, gearCard, giveMight, hidden, inCombat, is, it, me, optionalCosts, power, reaction,
  repeatFor, spell, spellCard, swapMight, target, unit, unitCard, unlessPaid, whenI, yours,
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

  unitCard('SFD-141', 'Irelia, Graceful', {
    domains: ['chaos'], energy: 4, power: ['chaos'], might: 4, tags: ['Irelia', 'Ionia'], champion: 'Irelia',
  },
    costLess(spell(yours), { energy: 1, power: ['any'], or: true, choosing: me })),

  spellCard('SFD-145', 'Switcheroo', { domains: ['chaos'], energy: 2, power: ['chaos', 'chaos'] },
    hidden(),
    action(),
    swapMight(exactly(2, unit(at('battlefield')), { group: atSamePlace }))),

  unitCard('SFD-146', 'Vex, Cheerless', {
    domains: ['chaos'], energy: 5, power: ['chaos'], might: 5, tags: ['Yordle', 'Vex', 'Shadow Isles'], champion: 'Vex',
  },
    asLongAs(is(me, inCombat), costLess(spell(friendly), { energy: 1, power: ['any'], min: 1 })),
    asLongAs(is(me, inCombat), costMore(spell(enemy), { energy: 1, power: ['any'] }))),

  unitCard('SFD-149', 'Ezreal, Prodigy', {
    domains: ['chaos'], energy: 3, power: ['chaos'], might: 3, tags: ['Ezreal', 'Piltover'], champion: 'Ezreal',
  },
    whenI('play', discard(1), draw(2)),
    costLess(optionalCosts, { energy: 1, power: ['any'], or: true })),
]
