// biome-ignore-all format: laid out as the card is printed, its text one line each

/** Tokens (187). A token is the same in every set: its id is its name in kebab case. */

import {
  activated, addPower, anyOf, asReaction, at, banish, battlefieldToken, costs, deflect, did, exhaustThis, gearToken, giveKeyword, haveMight,
  here, ifThen, inYourTrash, killThis, me, moveHereFromAnywhere, swapBack, tagged, target, temporary, unit, unitToken, whenI, whenYou,
  youMay,
} from '../abilities/builders'
import type { CardDefinition } from '../abilities/types'

export const tokens: readonly CardDefinition[] = [
  unitToken('recruit', 'Recruit', { might: 1, tags: ['Recruit'] }), // 187.1
  unitToken('sprite', 'Sprite', { might: 3, tags: ['Fae'] }, temporary()), // 187.2
  unitToken('sand-soldier', 'Sand Soldier', { might: 2, tags: ['Shurima'] }), // 187.3
  unitToken('mech', 'Mech', { might: 3, tags: ['Mech'] }), // 187.4
  gearToken('gold', 'Gold', {}, activated(costs(killThis, exhaustThis), asReaction, addPower('any'))), // 187.5
  unitToken('reflection', 'Reflection', { might: 0 }), // 187.6
  unitToken('bird', 'Bird', { might: 1, tags: ['Bird'] }, deflect()), // 187.7
  battlefieldToken('brush', 'Brush', // 187.8
    haveMight(1, unit(anyOf(tagged('Bird'), tagged('Cat'), tagged('Dog'), tagged('Poro'), tagged('Ivern')), at('here'))),
    whenYou('score', here, youMay, swapBack(me))),
  battlefieldToken('baron-pit', 'Baron Pit', moveHereFromAnywhere), // 187.9
  unitToken('tentacle', 'Tentacle', { might: 1, tags: ['Bilgewater'] }), // 187.10
  unitToken('shadow-clone', 'Shadow Clone', { might: 0 }, // 187.11
    whenI('attack', youMay, banish(target(unit(inYourTrash))), ifThen(did, giveKeyword('assault', me, { value: 4 })))),
]
