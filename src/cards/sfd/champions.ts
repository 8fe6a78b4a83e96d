// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import {
  action, activated, add, aLocation, all, among, asReaction, at, attach, banish, card, choose, chosen, counter, delayed,
  draw, drawThese, energyOf, equip, equipment, event, exhaustThis, friendly, gearCard, giveMight, giveText, haveKeyword,
  instead, it, legendCard, may, me, move, nextTime, otherThan, paying, pick, playCard, power, quickDraw, reaction, ready,
  recycle, revealTop, spell, spellCard, target, temporary, unique, unit, upTo, whenI, whenYou, withControllerOf, youMay,
  yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
  spellCard('SFD-184', 'Relentless Pursuit', { domains: ['fury', 'body'], energy: 2, power: ['fury/body'], tags: ['Lucian'], signature: 'Lucian' },
    action(),
    move(target(unit(friendly)), aLocation),
    may(attach(upTo(1, equipment(withControllerOf(it)), { as: 'gear' }), it)),
    giveText(it, [whenI('conquer', youMay, move(me, 'base'))])),

  gearCard('SFD-186', 'Spinning Axe', { domains: ['fury', 'chaos'], energy: 2, power: ['fury/chaos'], mightBonus: 3, tags: ['Draven', 'Equipment'], signature: 'Draven' },
    quickDraw(),
    equip(power('any')),
    temporary()),

  legendCard('SFD-187', "Rek'Sai, Void Burrower", { domains: ['fury', 'order'], champion: "Rek'Sai", tags: ["Rek'Sai"] },
    whenYou('conquer', youMay, paying(exhaustThis), revealTop(2), pick(card(among()), { min: 0 }), banish(it), playCard(it),
      recycle(all(card(among(), otherThan(it)))))),

  spellCard('SFD-188', 'Void Rush', { domains: ['fury', 'order'], energy: 2, power: ['fury/order'], tags: ["Rek'Sai"], signature: "Rek'Sai" },
    revealTop(2),
    pick(card(among()), { min: 0 }),
    banish(it),
    playCard(it, { reduced: 2 }),
    drawThese(all(card(among(), otherThan(it))))),

  legendCard('SFD-189', 'Ornn, Fire Below the Mountain', { domains: ['calm', 'mind'], tags: ['Ornn'], champion: 'Ornn' },
    activated(exhaustThis, asReaction, add({ power: ['any'], only: ['gear', 'gearAbilities'] }))),

  gearCard('SFD-192', "Shurelya's Requiem", { domains: ['calm', 'mind'], energy: 4, power: ['calm/mind', 'calm/mind'], mightBonus: 2, tags: ['Ornn', 'Equipment'], signature: 'Ornn',
    effectText: [haveKeyword('ganking', unit(yours, at('here')))] },
    unique(),
    equip(power('any')),
    whenI('play', ready(all(unit(yours))))),

  spellCard('SFD-194', 'Counter Strike', { domains: ['calm', 'body'], energy: 2, power: ['calm/body'], signature: 'Jax', tags: ['Jax'] },
    reaction(),
    choose(target(unit())),
    delayed(instead(event('damage', { subject: it }), nextTime)),
    draw(1)),

  spellCard('SFD-206', 'Riposte', { domains: ['body', 'order'], energy: 2, power: ['body/order', 'body/order'], tags: ['Fiora'], signature: 'Fiora' },
    reaction(),
    choose(target(unit(friendly))),
    choose(target(spell(), { as: 'spell' })),
    counter(chosen('spell')),
    giveMight(energyOf(chosen('spell')), it)),
]
