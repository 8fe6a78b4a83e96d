// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  aBattlefield, activated, addIfAbsent, additionalCost, affected, all, among, anOpponent, asLongAs, asYouPlayMe,
  banish, cantBeChosen, card, choose, chosen, costs, counterToHand, did, discardThese, doThis, draw, energy,
  energyAtMost, energyOf, enterAt, exhaustThis, friendly, gearCard, giveMight, haveMight, haveRepeat, hidden, ifThen,
  inShowdown, inYourTrash, inZone, is, it, linked, mayPayTo, me, name, other, paidAs, payKill, payXp, pick, placeOf,
  playCard, player, power, powerAtMost, powerOf, predict, reaction, revealHand, someOpponent, spell, spellCard, stun,
  tagged, target, theNamed, toPlace, unit, unitCard, whenI, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const chaos: readonly CardDefinition[] = [
  spellCard('UNL-131', 'Abandon', { domains: ['chaos'], energy: 2 },
    reaction(),
    counterToHand(target(spell())),
    predict(1)),

  unitCard('UNL-135', 'Insightful Investigator', { domains: ['chaos'], energy: 3, might: 3, tags: ['Piltover'] },
    whenI('play', revealHand({ who: anOpponent() }),
      mayPayTo(payXp(2), pick(card(among('seen', 'hand')))),
      ifThen(did, [discardThese(it), draw(1, player('opponent'))]))),

  gearCard('UNL-138', 'The List', { domains: ['chaos'], energy: 1 },
    asYouPlayMe(name('tag')),
    activated(exhaustThis, giveMight(-2, target(unit(tagged(theNamed)))))),

  spellCard('UNL-139', 'Bone Skewer', { domains: ['chaos'], energy: 2, power: ['chaos'] },
    hidden(),
    choose(aBattlefield),
    revealHand({ who: someOpponent() }),
    pick(unit(among('seen', 'hand')), { min: 0 }),
    playCard(it, { who: player('opponent'), to: toPlace(), ignoring: 'allCosts' }),
    ifThen(did, doThis(stun(affected)))),

  spellCard('UNL-142', 'Heedless Resurrection', { domains: ['chaos'], energy: 2, power: ['chaos'] },
    reaction(),
    additionalCost(paidAs('victim', payKill(unit(friendly)))),
    playCard(target(unit(inYourTrash, energyAtMost(energyOf(chosen('victim'))), powerAtMost(powerOf(chosen('victim'))))), { ignoring: 'cost' })),

  unitCard('UNL-146', 'Syndra, Transcendent', {
    domains: ['chaos'], energy: 6, power: ['chaos'], might: 6, tags: ['Ionia', 'Syndra'], champion: 'Syndra',
  },
    asLongAs(is(me, inShowdown), haveRepeat(spell(yours), costs(energy(2), power('chaos'))))),

  unitCard('UNL-147', 'Baron Nashor', { domains: ['chaos'], energy: 10, power: ['chaos', 'chaos', 'chaos'], might: 12, tags: ['The Void'] },
    asYouPlayMe(addIfAbsent('baron-pit'), ifThen(did, enterAt(placeOf(affected)))),
    cantBeChosen(me, { chooser: 'enemy' }),
    haveMight(2, unit(friendly, other))),

  gearCard('UNL-148', 'Cursed Sarcophagus', { domains: ['chaos'], energy: 4, power: ['chaos'] },
    whenI('play', banish(all(unit(inYourTrash)))),
    activated(exhaustThis, pick(unit(inZone('banishment'), linked)), playCard(it))),
]
