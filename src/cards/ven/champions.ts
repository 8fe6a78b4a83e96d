// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import {
  action, activated, addEnergy, asReaction, costs, disempowerThis, empower, empowerFor, energy, exactly, exhaustThis,
  gear, giveMight, giveText, it, legendCard, me, mightOf, object, other, power, ready, spellCard, target, unit,
  whenYou, whileEmpowered,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
  legendCard('VEN-141', 'Renekton, Butcher of the Sands', { domains: ['fury', 'body'], tags: ['Renekton'], champion: 'Renekton' },
    activated(costs(power('any', 'any'), exhaustThis), asReaction, addEnergy(2, 'units', 'unitAbilities'))),

  spellCard('VEN-142', 'Dominus', { domains: ['fury', 'body'], energy: 4, tags: ['Renekton'], signature: 'Renekton' },
    action(), giveMight(mightOf(it), target(unit())), giveText(it, [activated(power('any', 'any'), ready(me))])),

  legendCard('VEN-149', 'Jayce, Defender of Tomorrow', { domains: ['mind', 'body'], tags: ['Jayce'], champion: 'Jayce' },
    empowerFor(costs(energy(2), power('any', 'any'))),
    activated(costs(energy(1), exhaustThis), ready(target(gear()))),
    whileEmpowered(activated(costs(energy(1), exhaustThis), ready(exactly(2, gear()))))),

  legendCard('VEN-153', 'Ambessa, Matriarch of War', { domains: ['body', 'order'], tags: ['Ambessa'], champion: 'Ambessa' },
    whenYou('empower', object(other), empower(me)),
    activated(costs(disempowerThis, power('any'), exhaustThis), ready(target(unit())))),
]
