// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  chosen, count, delayed, disempower, drawThese, empower, empowered, empowerFor, energy, event, giveMight, haveMight, ifThen, is, it, me, modal, ofType, putIntoTrash, reaction, revealTop, rune, spellCard, target,
  unit, unitCard, when, whenI, whileEmpowered, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const calm: readonly CardDefinition[] = [
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
]
