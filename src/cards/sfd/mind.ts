// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  activated, addEnergy, all, asReaction, at, banish, banishThis, costs, deal, deathknell, delayed, energy, equip,
  exhaustThis, gear, gearCard, giveMight, haveRepeat, inZone, kill, linked, me, modal, payTo, payX, playCard, power,
  repeatFor, spell, spellCard, target, unit, unitCard, whenYou, x, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const mind: readonly CardDefinition[] = [
  unitCard('SFD-075', 'Prize of Progress', { domains: ['mind'], energy: 4, power: ['mind'], might: 3, tags: ['Mech', 'Piltover'] },
    whenYou('use', gear(), giveMight(1, me))),

  spellCard('SFD-077', 'Rocket Barrage', { domains: ['mind'], energy: 4, power: ['mind'] },
    repeatFor(costs(energy(4), power('mind'))),
    modal(1,
      deal(4, target(unit(at('base')))),
      kill(target(gear(), { as: 'gear' })))),

  gearCard('SFD-078', 'Temporal Portal', { domains: ['mind'], energy: 3 },
    activated(costs(power('any'), exhaustThis), delayed(haveRepeat(spell(yours), 'own'), { uses: 1 }))),

  gearCard('SFD-083', 'Hextech Anomaly', { domains: ['mind'], energy: 3, power: ['mind'] },
    activated(exhaustThis, asReaction, payTo(payX('any'), addEnergy(x)))),

  gearCard('SFD-090', 'The Zero Drive', { domains: ['mind'], energy: 3, mightBonus: 2, tags: ['Equipment'], effectText: [
      deathknell(banish(me)),
    ] },
    equip(costs(energy(1), power('mind'))),
    activated(costs(energy(3), power('mind'), banishThis), playCard(all(unit(inZone('banishment'), linked)), { ignoring: 'cost' }))),
]
