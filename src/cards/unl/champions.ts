// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import {
  action, activated, addEnergy, all, amountAtLeast, amountAtMost, anyNumber, asReaction, at, atLeast, banish,
  battlefield, becomeCopy, channel, choose, chosen, costs, deal, doThis, draw, enemy, energy, energySpent, enterAsReady,
  equip, event, eventObject, eventPlace, excessDamage, exhaustThis, friendly, gainXp, gearCard, giveKeyword, giveMight,
  haveMight, ifThen, ifThisKills, instead, inZone, it, kill, legendCard, level, linked, me, mightOf, modalOthers, onlyIf,
  otherThan, payDiscard, paying, playCard, playToken, power, putIntoTrash, repeatFor, replaceBy, spell, spellCard,
  target, unit, whenI, whenYou, youMay, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
  legendCard('UNL-181', 'Jhin, Virtuoso', { domains: ['fury', 'mind'], tags: ['Jhin'], champion: 'Jhin' },
    whenYou('play', spell(), onlyIf(amountAtLeast(4, energySpent(eventObject))), youMay, banish(eventObject),
      ifThen(atLeast(4, spell(inZone('banishment'), linked)),
        [putIntoTrash(all(spell(inZone('banishment'), linked))), channel(4), draw(1)]))),

  spellCard('UNL-182', 'Curtain Call', { domains: ['fury', 'mind'], energy: 4, tags: ['Jhin'], signature: 'Jhin' },
    repeatFor(energy(1)), repeatFor(power('any')), repeatFor(costs(energy(1), power('any'))),
    modalOthers(1,
      draw(1),
      deal(2, target(unit(at('battlefield')))),
      deal(3, target(unit(at('base')), { as: 'based' })),
      giveMight(-4, target(unit(at('battlefield')), { as: 'weakened' })))),

  spellCard('UNL-186', 'Death from Below', {
    domains: ['fury', 'chaos'], energy: 4, power: ['fury/chaos'], tags: ['Pyke'], signature: 'Pyke',
  },
    kill(target(unit(at('battlefield')))),
    ifThen(amountAtMost(3, mightOf(it)), doThis(playCard(me, { may: true, from: 'trash', for: power('any') })))),

  gearCard('UNL-188', 'Hextech Gauntlets', {
    domains: ['fury', 'order'], energy: 3, mightBonus: 3, tags: ['Vi', 'Equipment'], signature: 'Vi', effectText: [
      whenI('conquer', onlyIf(amountAtLeast(3, excessDamage())), draw(1)),
    ] },
    equip(costs(energy(3), power('any')), { less: { energy: mightOf(it) } })),

  legendCard('UNL-191', 'Master Yi, Wuju Master', { domains: ['calm', 'body'], tags: ['Master Yi'], champion: 'Master Yi' },
    level(6, haveMight(1, unit(yours))),
    level(11, instead(event('enter', { subject: unit(yours) }), enterAsReady))),

  spellCard('UNL-192', 'Alpha Strike', {
    domains: ['calm', 'body'], energy: 3, power: ['calm/body'], signature: 'Master Yi', tags: ['Master Yi'],
  },
    action(),
    choose(target(unit(friendly))),
    deal(mightOf(it), anyNumber(unit(enemy, at('battlefield')), { as: 'foes' }), { by: it, split: true }),
    ifThisKills(chosen('foes'), gainXp(1))),

  legendCard('UNL-195', 'Ivern, Green Father', { domains: ['calm', 'order'], tags: ['Ivern'], champion: 'Ivern' },
    whenYou(['conquer', 'hold'], youMay, paying(costs(exhaustThis)), replaceBy(all(battlefield(at(eventPlace))), 'brush'))),

  legendCard('UNL-197', 'Diana, Scorn of the Moon', { domains: ['mind', 'chaos'], tags: ['Diana'], champion: 'Diana' },
    activated(exhaustThis, asReaction, addEnergy(1, 'showdowns'))),

  legendCard('UNL-199', 'LeBlanc, Deceiver', { domains: ['mind', 'order'], tags: ['LeBlanc'], champion: 'LeBlanc' },
    whenYou(['conquer', 'hold'], youMay, paying(costs(payDiscard(1), exhaustThis)),
      playToken('reflection', 1, { at: eventPlace, ready: true, as: 'token' }),
      doThis(becomeCopy(chosen('token'), target(unit(otherThan(chosen('token')), at(eventPlace)))), giveKeyword('temporary', chosen('token'), { until: 'permanent' })))),

  spellCard('UNL-200', 'Mirror Image', { domains: ['mind', 'order'], energy: 3, power: ['mind/order', 'mind/order'], tags: ['LeBlanc'], signature: 'LeBlanc' },
    choose(target(unit())),
    playToken('reflection', 1, { at: 'base', ready: true, as: 'token' }),
    doThis(becomeCopy(chosen('token'), it), giveKeyword('temporary', chosen('token'), { until: 'permanent' }))),
]
