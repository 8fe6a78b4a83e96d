// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  atLeast, draw, duringTurnOf, empowerFor, energy, event, eventPlayer, flow, gear, haveMight, instead, lessBy, me, onlyIf, other,
  playersCant, predict, spellCard, unit, unitCard, whenI, whileEmpowered, yours,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const mind: readonly CardDefinition[] = [
  unitCard('VEN-047', 'Apprentice Mage', { domains: ['mind'], energy: 3, might: 3, tags: ['Bilgewater'] },
    empowerFor(energy(2)),
    whenI('empower', predict(2)),
    whileEmpowered(haveMight(1, me))),

  spellCard('VEN-049', 'Dredge Up', { domains: ['mind'], energy: 2 },
    draw(1),
    flow(energy(2))),

  unitCard('VEN-053', 'Otterpus', { domains: ['mind'], energy: 2, might: 2, tags: ['Bandle City'] },
    instead(event('gainPoints', { player: 'any', scoring: 'any', amount: { min: 1, max: 1 } }), onlyIf(duringTurnOf('eventPlayer', { max: 2 })), draw(1, eventPlayer))),

  unitCard('VEN-058', 'Patched Porobot', { domains: ['mind'], energy: 2, might: 2, tags: ['Mech', 'Poro', 'Piltover'], also: ['gear'] },
    whenI('play', onlyIf(atLeast(3, gear(yours, other))), draw(1))),

  unitCard('VEN-069', 'Mel, Newly Awakened', { domains: ['mind'], energy: 4, power: ['mind'], might: 4, tags: ['Noxus', 'Mel'], champion: 'Mel' },
    whenI('play', draw(1)),
    empowerFor(energy(3)),
    whileEmpowered(playersCant('countered', 'you')),
    whileEmpowered(instead(event('might', { subject: unit(), player: 'you', byChoosing: true, amount: { max: -1 } }), lessBy(1)))),
]
