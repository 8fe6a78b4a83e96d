// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import {
  activated, add, additionalCost, addLegend, affected, all, asReaction, at, atStartOfYour, banish, become, buff, choose,
  costLess, costs, deal, delayed, deploy, disempowerThis, draw, each, empowerFor, enemy, energy, energyOf, event, eventObject,
  exactly, exhaustThis, extraLegends, forEach, friendly, ganking, gear, gearCard, giveText, haveKeyword, haveText,
  inYourTrash, it, keywordOf, kill, legend, legendCard, me, modal, outsideTheGame, ownerOf, payBanish, paying, payX,
  permanent, pick, placeOf, playCard, playTo, reaction, spellCard, target, unit, unitCard, when, whenI, whenYou, x, youMay,
  yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
  legendCard('RAD-139', 'Ekko, Boy Who Shattered Time', { domains: ['fury', 'mind'], tags: ['Ekko'], champion: 'Ekko' },
    empowerFor(costs(energy(1), exhaustThis)),
    activated(costs(disempowerThis, exhaustThis),
      delayed(costLess(unit(yours), { energy: 2, power: ['any'] }), { uses: 1 }),
      delayed(haveText(unit(yours), when(event('turnEnd'), kill(me))), { uses: 1 }))),

  spellCard('RAD-140', 'Chronobreak', { domains: ['fury', 'mind'], energy: 2, tags: ['Ekko'], signature: 'Ekko' },
    additionalCost(payX('any')),
    banish(exactly(x, unit(yours))),
    forEach(affected, playCard(each, { who: ownerOf(each), to: placeOf(each), also: 'base', ignoring: 'cost' }))),

  legendCard('RAD-143', 'Mordekaiser, Iron Revenant', { domains: ['fury', 'order'], tags: ['Mordekaiser'], champion: 'Mordekaiser' },
    activated(costs(payBanish(permanent(inYourTrash)), exhaustThis), asReaction, add({ power: ['any'], only: ['units', 'gear'] }))),

  legendCard('RAD-145', 'Orianna, Lady of Clockwork', { domains: ['calm', 'mind'], tags: ['Orianna'], champion: 'Orianna' },
    atStartOfYour('mainPhase', youMay, paying(energy(1)),
      choose(target(gear(friendly))), become(['unit', 'gear'], it, { might: energyOf(it), until: 'anotherChosen' }))),

  gearCard('RAD-146', 'The Ball', { domains: ['calm', 'mind'], energy: 5, tags: ['Orianna'], signature: 'Orianna', unknown: ['power'] },
    deploy(), ganking(),
    when([event('play', { subject: me }), event('move', { subject: me, player: 'you' })], modal(1, draw(1), deal(2, all(unit(enemy, at('here'))))))),

  legendCard('RAD-147', "K'Sante, Pride of Nazumah", { domains: ['calm', 'body'], tags: ["K'Sante"], champion: "K'Sante" },
    activated(costs(energy(1), exhaustThis), giveText(target(unit(friendly)), [haveKeyword('assault', me, keywordOf('shield', me))]))),

  spellCard('RAD-154', 'Last Caress', { domains: ['body', 'chaos'], energy: 2, tags: ['Evelynn'], signature: 'Evelynn', unknown: ['power'] },
    reaction(),
    delayed(playTo('battlefield', { who: unit(yours), facedown: true }), { uses: 1 }),
    delayed(whenYou('play', unit(yours), buff(eventObject)), { uses: 1 })),

  unitCard('RAD-167', 'Neeko, Blending In', {
    domains: [], energy: 6, power: ['any'], might: 4, champion: 'Neeko', tags: ['Neeko', 'Ixtal'],
  },
    extraLegends(3),
    whenI('play', pick(legend(outsideTheGame)), addLegend(it))),
]
