// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  asLongAs, cantBeChosen, chosen, count, delayed, disempower, drawThese, empower, empowered, empowerFor, energy, event, flow,
  friendly, giveMight, haveMight, ifThen, inCombat, is, it, me, modal, notTrue, ofType, putIntoTrash, reaction, revealTop, rune,
  spellCard, target, toABattlefield, unit, unitCard, when, whenI, whileEmpowered, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const calm: readonly CardDefinition[] = [
  spellCard('VEN-031', 'Twilight Shroud', { domains: ['calm'], energy: 1 },
    giveMight(1, target(unit(friendly))),
    delayed(cantBeChosen(it, { chooser: 'enemy' })),
    flow(energy(2))),

  unitCard('VEN-032', 'Frostcoat Mother', { domains: ['calm'], energy: 3, might: 3, tags: ['Dog', 'Freljord'] },
    empowerFor(energy(12), { less: { energy: count(rune(yours)) } }),
    whileEmpowered(haveMight(3, me))),

  unitCard('VEN-033', 'Pakaa Protector', { domains: ['calm'], energy: 5, might: 4, tags: ['Cat', 'Shurima'] },
    whenI('move', revealTop(1), ifThen(is(chosen('seen'), ofType('unit')),
      drawThese(chosen('seen')),
      [putIntoTrash(chosen('seen')), giveMight(2, me)]))),

  spellCard('VEN-035', 'Sanction', { domains: ['calm'], energy: 3, power: ['calm'] },
    reaction(),
    modal(1,
      [empower(target(unit())), delayed(when(event('turnEnd'), disempower(it)))],
      [disempower(target(unit(empowered), { as: 'other' })), delayed(when(event('turnEnd'), empower(chosen('other'))))])),

  unitCard('VEN-038', 'Akali, Silent', { domains: ['calm'], energy: 4, power: ['calm'], might: 4, tags: ['Ionia', 'Akali'], champion: 'Akali' },
    asLongAs(notTrue(is(me, inCombat)), cantBeChosen(me, { chooser: 'enemy' })),
    whenI('move', toABattlefield, giveMight(2, me))),
]
