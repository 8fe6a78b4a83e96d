// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  action, activated, afterAnAttack, all, among, amountAtLeast, anyNumber, assault, at, banish, card, choose, controllerOf,
  costs, deal, deflect, delayed, draw, enemy, energy, event, excessDamage, exhaustThis, gainPoints, gearCard, iCostLess,
  ifThisKills, it, legion, me, onlyIf, otherThan, paying, pick, playCard, power, reaction, recycle, revealTop,
  spellBonusDamage, spellCard, target, unit, unitCard, unlessPlayers, when, whenI, worksFrom, youMay,
} from '../../abilities/builders'

export const fury = [
  spellCard('OGN-005', 'Disintegrate', { domains: ['fury'], energy: 4 },
    action(),
    deal(3, target(unit(at('battlefield')))),
    ifThisKills(it, draw(1))),

  spellCard('OGN-009', 'Hextech Ray', { domains: ['fury'], energy: 1, power: ['fury'] },
    action(),
    deal(3, target(unit(at('battlefield'))))),

  unitCard('OGN-012', 'Noxus Hopeful', { domains: ['fury'], energy: 4, might: 4, tags: ['Trifarian', 'Noxus'] },
    legion(iCostLess({ energy: 2 }))),

  unitCard('OGN-013', 'Pouty Poro', { domains: ['fury'], energy: 2, might: 2, tags: ['Poro'] },
    deflect()),

  spellCard('OGN-025', 'Blind Fury', { domains: ['fury'], energy: 4, power: ['fury', 'fury'] },
    action(),
    revealTop(1, { who: 'eachOpponent' }),
    pick(card(among())),
    banish(it),
    playCard(it, { ignoring: 'cost' }),
    recycle(all(card(among(), otherThan(it))))),

  spellCard('OGN-029', 'Falling Star', { domains: ['fury'], energy: 2, power: ['fury', 'fury'] },
    deal(3, target(unit(), { as: 'first' })),
    deal(3, target(unit(), { as: 'second' }))),

  gearCard('OGN-032', 'Ravenborn Tome', { domains: ['fury'], energy: 3 },
    activated(exhaustThis, delayed(spellBonusDamage(1), { uses: 1 }))),

  spellCard('OGN-033', 'Shakedown', { domains: ['fury'], energy: 2, power: ['fury'] },
    reaction(),
    choose(target(unit(enemy))),
    unlessPlayers(controllerOf(it), draw(2), deal(6, it))),

  unitCard('OGN-034', 'Tryndamere, Barbarian', {
    domains: ['fury'], energy: 7, power: ['fury', 'fury'], might: 8, champion: 'Tryndamere', tags: ['Tryndamere', 'Freljord'],
  },
    whenI('conquer', afterAnAttack, onlyIf(amountAtLeast(5, excessDamage('enemyUnits'))), gainPoints(1))),

  unitCard('OGN-037', 'Immortal Phoenix', { domains: ['fury'], energy: 3, power: ['fury'], might: 3, tags: ['Spirit'] },
    assault(2),
    when(event('die', { subject: unit(), killedBy: 'yourSpell' }), worksFrom('trash'), youMay, paying(costs(energy(1), power('fury'))), playCard(me, { for: {} }))),

  unitCard('OGN-041', 'Volibear, Furious', {
    domains: ['fury'], energy: 10, power: ['fury', 'fury'], might: 9, champion: 'Volibear', tags: ['Volibear', 'Freljord'],
  },
    deflect(2),
    whenI('attack', deal(5, anyNumber(unit(enemy, at('here'))), { split: true }))),
]
