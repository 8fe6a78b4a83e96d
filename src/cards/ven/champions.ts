// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import {
  action, activated, costs, disempowerThis, empower, exhaustThis, giveMight, giveText, it, legendCard, me, mightOf, object, other,
  power, ready, spellCard, target, unit, whenYou,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
  spellCard('VEN-142', 'Dominus', { domains: ['fury', 'body'], energy: 4, tags: ['Renekton'], signature: 'Renekton' },
    action(), giveMight(mightOf(it), target(unit())), giveText(it, [activated(power('any', 'any'), ready(me))])),

  legendCard('VEN-153', 'Ambessa, Matriarch of War', { domains: ['body', 'order'], tags: ['Ambessa'], champion: 'Ambessa' },
    whenYou('empower', object(other), empower(me)),
    activated(costs(disempowerThis, power('any'), exhaustThis), ready(target(unit())))),
]
