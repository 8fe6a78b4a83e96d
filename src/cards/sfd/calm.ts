// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  activated, asAction, asLongAs, asThisIsAttached, at, attach, attachedTo, choose, choosing, chosen, copyText, costs,
  counter, deflect, drawThese, eachTurn, enemy, energy, equip, equipment, equipped, event, exchangePlaces, exhaust, fact,
  friendly, gearCard, giveMight, heal, hostOf, iCostLess, ifThen, instead, is, it, kill, may, me, ofType, permanent,
  playersCant, power, reaction, recall, recycle, repeatFor, revealTop, shield, spellCard, spellOrAbility, tank, target,
  thisCardByName, unit, unitCard, whenI, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const calm: readonly CardDefinition[] = [
  gearCard('SFD-033', "Doran's Shield", { domains: ['calm'], energy: 1, mightBonus: 1, tags: ['Equipment'], effectText: [
      tank(),
    ] },
    equip(power('calm'))),

  spellCard('SFD-034', 'Feral Strength', { domains: ['calm'], energy: 2 },
    reaction(),
    repeatFor(energy(2)),
    giveMight(2, target(unit()))),

  unitCard('SFD-041', 'Apprentice Smith', { domains: ['calm'], energy: 2, might: 2, tags: ['Freljord'] },
    whenI('move', revealTop(1), ifThen(is(chosen('seen'), ofType('gear')), drawThese(chosen('seen')), recycle(chosen('seen'))))),

  spellCard('SFD-045', 'Not So Fast', { domains: ['calm'], energy: 2, power: ['calm'] },
    reaction(),
    counter(target(spellOrAbility(enemy, choosing(permanent(friendly)))))),

  unitCard('SFD-050', 'Azir, Ascendant', { domains: ['calm'], energy: 6, power: ['calm'], might: 6, tags: ['Bird', 'Azir', 'Shurima'], champion: 'Azir' },
    activated(power('calm'), asAction, eachTurn(1), choose(target(unit(yours))), exchangePlaces(me, it),
      ifThen(is(it, equipped), may(attach(target(equipment(attachedTo(it)), { as: 'equipment', ifAny: true }), me))))),

  gearCard('SFD-051', 'Guardian Angel', { domains: ['calm'], energy: 2, mightBonus: 1, tags: ['Equipment'], effectText: [
      instead(event('die', { subject: me }), kill(thisCardByName), heal(me), exhaust(me), recall(me)),
    ] },
    equip(power('calm'))),

  unitCard('SFD-055', 'Needlessly Large Yordle', { domains: ['calm'], energy: 10, power: ['calm', 'calm', 'calm'], might: 5, tags: ['Yordle', 'Bandle City'] },
    shield(5),
    tank(),
    iCostLess({ energy: 2, power: ['calm'], times: fact('pointsHeld') })),

  gearCard('SFD-059', 'Svellsongur', { domains: ['calm'], energy: 3, power: ['calm'], mightBonus: 0, tags: ['Equipment'] },
    equip(costs(energy(1), power('calm'))),
    asThisIsAttached(copyText(hostOf(me)))),

  unitCard('SFD-060', 'Tianna Crownguard', { domains: ['calm'], energy: 7, power: ['calm', 'calm'], might: 4, tags: ['Elite', 'Demacia'] },
    deflect(),
    asLongAs(is(me, at('battlefield')), playersCant('gainPoints', 'opponents'))),
]
