// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  all, banish, burn, card, costs, energy, event, eventObject, flow, gear, gearCard, ignoring, instead, inYourHand,
  inYourTrash, kill, mayPlay, power, skip, spellCard, target, these, unitCard, whenI,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const fury: readonly CardDefinition[] = [
  spellCard('VEN-003', 'Brittle Steel', { domains: ['fury'], energy: 2, power: ['fury'] },
    kill(target(gear())),
    flow(costs(energy(4), power('fury')))),

  unitCard('VEN-004', 'Dune Surfer', { domains: ['fury'], energy: 3, might: 3, tags: ['Shurima'] },
    ignoring('tank', 'assign', { at: 'here' })),

  gearCard('VEN-022', 'Endless Riches', { domains: ['fury'], energy: 5, power: ['fury'] },
    whenI('play', banish(these(all(card(inYourHand)), all(card(inYourTrash)))), burn(7)),
    skip('drawPhase'),
    mayPlay(card(inYourTrash)),
    instead(event('toTrash', { subject: card(), player: 'you', notFrom: 'deck' }), banish(eventObject))),
]
