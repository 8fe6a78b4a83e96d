// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  at, card, energyAtLeast, event, ifThen, instead, is, me, onlyIf, playInstead, playToken, showedOff, showOff, spellCard, token, unit,
  unitCard, youMay,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const order: readonly CardDefinition[] = [
  spellCard('RAD-127', 'Rousing Display', { domains: ['order'], energy: 5 },
    showOff(card(energyAtLeast(7))),
    ifThen(showedOff(), playToken('recruit', 4, { at: 'base' }), playToken('recruit', 2, { at: 'base' }))),

  unitCard('RAD-132', 'Heimerdinger, Academy Instructor', {
    domains: ['order'], energy: 6, power: ['order'], might: 5, tags: ['Heimerdinger', 'Piltover', 'Yordle'], champion: 'Heimerdinger',
  },
    instead(event('playToken', { subject: unit(token), player: 'you' }), onlyIf(is(me, at('battlefield'))), youMay, playInstead('mech'))),
]
