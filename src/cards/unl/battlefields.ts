// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  at, battlefieldCard, controllerOf, decidedBy, delayed, event, eventObject, exhaust, haveRepeat, heal, here, inCombat, instead,
  is, onlyIf, paying, power, recall, spell, unit, whenYou, youMay, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const battlefields: readonly CardDefinition[] = [
  battlefieldCard('UNL-206', 'Altar of Blood',
    instead(event('die', { subject: unit(at('here')) }), onlyIf(is(eventObject, inCombat)), decidedBy(controllerOf(eventObject)), youMay, paying(power('any', 'any', 'any')),
      heal(eventObject), exhaust(eventObject), recall(eventObject))),

  battlefieldCard('UNL-216', 'The Academy',
    whenYou('hold', here, delayed(haveRepeat(spell(yours), 'base'), { uses: 1 }))),
]
