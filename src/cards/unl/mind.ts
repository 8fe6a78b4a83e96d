// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  accelerate, action, addPower, all, ambush, at, atStartOfYour, becomeCopy, choose, chosen, deal, deathknell, delayed, doThis,
  draw, eachTurn, enemy, event, eventPlace, exchangePlaces, fromALocation, giveKeyword, haveKeyword, haveMight, hidden, hunt,
  ifThen, instead, is, level, me, not, onlyIf, other, otherThan, placeWith, playInstead, playToken, shield, some, spellCard,
  target, temporary, thatToken, token, triggerAgain, unit, unitCard, whenI, withKeyword, youMay, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const mind: readonly CardDefinition[] = [
  unitCard('UNL-067', 'Ruined Rex', { domains: ['mind'], energy: 6, power: ['mind'], might: 6, tags: ['Bilgewater'] },
    deathknell(deal(4, target(unit(enemy))))),

  unitCard('UNL-071', 'Chakram Dancer', { domains: ['mind'], energy: 3, might: 3, tags: ['Bilgewater'] },
    ambush(),
    whenI('play', giveKeyword('shield', all(unit(yours, other, at('here')))))),

  unitCard('UNL-075', 'Gustwalker', { domains: ['mind'], energy: 3, power: ['mind'], might: 3, tags: ['Dog', 'Ionia'] },
    hunt(2),
    level(3, haveMight(1, me)),
    level(3, haveKeyword('ganking', me))),

  unitCard('UNL-081', 'Keeper of Masks', { domains: ['mind'], energy: 2, might: 1, tags: ['Ionia'] },
    hidden(), temporary(),
    whenI('play', playToken('reflection', 2, { at: 'here', as: 'masks' }), doThis(becomeCopy(chosen('masks'), me)))),

  unitCard('UNL-082', 'Lillia, Fae Fawn', { domains: ['mind'], energy: 3, might: 3, tags: ['Fae', 'Lillia', 'Ionia'], champion: 'Lillia' },
    accelerate(),
    whenI('move', fromALocation, playToken('sprite', 1, { at: eventPlace }))),

  spellCard('UNL-083', 'Smoke and Mirrors', { domains: ['mind'], energy: 2 },
    hidden(),
    action(),
    choose(target(unit(yours), { as: 'one' })),
    choose(target(unit(yours, otherThan(chosen('one')), not(at(placeWith(chosen('one'))))), { as: 'other' })),
    ifThen(some(is(chosen('one'), withKeyword('temporary')), is(chosen('other'), withKeyword('temporary'))),
      exchangePlaces(chosen('one'), chosen('other'))),
    draw(1)),

  unitCard('UNL-086', 'Zilean, Time Mage', { domains: ['mind'], energy: 5, power: ['mind'], might: 5, tags: ['Icathia', 'Zilean'], champion: 'Zilean' },
    instead(event('playToken', { subject: unit(token), player: 'you' }), onlyIf(is(me, at('battlefield'))), eachTurn(1), youMay, playInstead(thatToken, thatToken))),

  unitCard('UNL-087', 'Blue Sentinel', { domains: ['mind'], energy: 4, power: ['mind'], might: 4, tags: ['Mount Targon'] },
    shield(2),
    triggerAgain('hold', 'yours', { at: 'here' }),
    whenI('hold', delayed(atStartOfYour('mainPhase', addPower('any')), { until: 'permanent', uses: 1 }))),
]
