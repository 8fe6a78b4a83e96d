// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  activated, add, afterAnAttack, amountAtLeast, asReaction, cantBeChosen, deal, deflect, enemy, equip, excessDamage,
  exhaustThis, friendly, gainPoints, gearCard, giveKeywordsOf, giveMight, it, me, mightOf, onlyIf, other, payTo,
  payX, power, target, toABattlefield, unit, unitCard, weaponmaster, whenI, x, youMay,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const body: readonly CardDefinition[] = [
  unitCard('SFD-099', 'Veteran Poro', { domains: ['body'], energy: 2, might: 2, tags: ['Poro', 'Freljord'] },
    weaponmaster()),

  unitCard('SFD-105', 'Ruin Runner', { domains: ['body'], energy: 6, might: 5, tags: ['Shurima'] },
    cantBeChosen(me, { chooser: 'enemy' })),

  unitCard('SFD-112', 'Kato the Arm', { domains: ['body'], energy: 4, power: ['body'], might: 3, tags: ['Noxus'] },
    deflect(),
    whenI('move', toABattlefield, giveKeywordsOf(me, target(unit(friendly, other))), giveMight(mightOf(me), it))),

  gearCard('SFD-115', 'Trinity Force', { domains: ['body'], energy: 4, mightBonus: 2, tags: ['Equipment'], effectText: [
      whenI('hold', gainPoints(1)),
    ] },
    equip(power('body'))),

  gearCard('SFD-117', 'Ancient Henge', { domains: ['body'], energy: 2, power: ['body'] },
    activated(exhaustThis, asReaction, payTo(payX('energy'), add({ power: ['any'], times: x })))),

  unitCard('SFD-120', 'Sivir, Ambitious', {
    domains: ['body'], energy: 6, power: ['body', 'body', 'body'], might: 7, champion: 'Sivir', tags: ['Sivir', 'Shurima'],
  },
    deflect(2),
    whenI('conquer', afterAnAttack, onlyIf(amountAtLeast(5, excessDamage('enemyUnits'))), youMay,
      deal(excessDamage('enemyUnits'), target(unit(enemy))))),
]
