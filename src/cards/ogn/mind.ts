// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  action, all, among, anyOf, asLongAs, at, banish, card, choose, costLess, deal, deathknell, draw, eachPlayerKeeping,
  friendly, giveMight, haveAbilitiesOf, hidden, increaseMightTo, is, it, lookAtTop, me, mightOf, object, ofType,
  otherThan, pick, playCard, player, playToken, reaction, recycle, spell, spellCard, startingWithNext, takeTurn, tank,
  target, unit, unitCard, upTo, whenI, whenYou, yours,
} from '../../abilities/builders'

export const mind = [
  spellCard('OGN-083', 'Consult the Past', { domains: ['mind'], energy: 4 },
    hidden(),
    reaction(),
    draw(2)),

  unitCard('OGN-084', 'Eager Apprentice', { domains: ['mind'], energy: 3, might: 3, tags: ['Piltover'] },
    asLongAs(is(me, at('battlefield')), costLess(spell(yours), { energy: 1, min: 1 }))),

  spellCard('OGN-085', 'Falling Comet', { domains: ['mind'], energy: 5 },
    action(),
    deal(6, target(unit(at('battlefield'))))),

  unitCard('OGN-087', 'Lecturing Yordle', { domains: ['mind'], energy: 3, might: 2, tags: ['Yordle', 'Bandle City'] },
    tank(),
    whenI('play', draw(1))),

  unitCard('OGN-088', 'Mega-Mech', { domains: ['mind'], energy: 7, might: 8, tags: ['Mech', 'Bandle City'] }),

  spellCard('OGN-094', 'Sprite Call', { domains: ['mind'], energy: 3 },
    hidden(),
    action(),
    playToken('sprite', 1, { ready: true })),

  spellCard('OGN-095', 'Stupefy', { domains: ['mind'], energy: 1 },
    reaction(),
    giveMight(-1, target(unit()), { min: 1 }),
    draw(1)),

  unitCard('OGN-096', 'Watchful Sentry', { domains: ['mind'], energy: 2, might: 1, tags: ['Freljord'] },
    deathknell(draw(1))),

  unitCard('OGN-097', 'Blastcone Fae', { domains: ['mind'], energy: 2, power: ['mind'], might: 2, tags: ['Fae', 'Bandle City'] },
    hidden(),
    whenI('play', giveMight(-2, target(unit()), { min: 1 }))),

  unitCard('OGN-103', 'Ravenbloom Student', { domains: ['mind'], energy: 2, might: 2, tags: ['Noxus'] },
    whenYou('play', spell(), giveMight(1, me))),

  spellCard('OGN-105', 'Singularity', { domains: ['mind'], energy: 6, power: ['mind', 'mind'] },
    deal(6, upTo(2, unit()))),

  spellCard('OGN-108', 'Convergent Mutation', { domains: ['mind'], energy: 2, power: ['mind'] },
    reaction(),
    choose(target(unit(friendly))),
    increaseMightTo(mightOf(target(unit(friendly, otherThan(it)), { as: 'other' })), it)),

  unitCard('OGN-111', 'Heimerdinger, Inventor', { domains: ['mind'], energy: 3, power: ['mind'], might: 3, tags: ['Yordle', 'Heimerdinger', 'Piltover'], champion: 'Heimerdinger' },
    haveAbilitiesOf(object(friendly, anyOf(ofType('legend'), ofType('unit'), ofType('gear'))), 'exhaust')),

  spellCard('OGN-115', 'Promising Future', { domains: ['mind'], energy: 5, power: ['mind'] },
    eachPlayerKeeping('it', 'eachPlayer', 'one',
      lookAtTop(5, { who: player('one') }),
      pick(card(among()), { who: player('one') }),
      banish(it),
      recycle(all(card(among(), otherThan(it))))),
    playCard(it, { who: startingWithNext('eachPlayer'), ignoring: 'energy' })),

  spellCard('OGN-122', 'Time Warp', { domains: ['mind'], energy: 10, power: ['mind', 'mind', 'mind', 'mind'] },
    takeTurn(),
    banish(me)),
]
