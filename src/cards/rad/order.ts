// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  at, event, instead, is, me, onlyIf, playInstead, token, unit, unitCard, youMay,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const order: readonly CardDefinition[] = [
  unitCard('RAD-132', 'Heimerdinger, Academy Instructor', {
    domains: ['order'], energy: 6, power: ['order'], might: 5, tags: ['Heimerdinger', 'Piltover', 'Yordle'], champion: 'Heimerdinger',
  },
    instead(event('playToken', { subject: unit(token), player: 'you' }), onlyIf(is(me, at('battlefield'))), youMay, playInstead('mech'))),
]
