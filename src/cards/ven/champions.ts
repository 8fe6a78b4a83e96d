// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import {
  action, activated, addEnergy, asReaction, choose, costs, counter, did, disempowerThis, empower, empowerFor, energy,
  energyAtMost, exactly, exhaustThis, gainControl, gear, giveMight, giveText, ifThen, it, legendCard, mayPayTo, me, mightOf,
  newChoices, object, other, power, reaction, ready, spell, spellCard, target, unit, whenYou, whileEmpowered,
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

  spellCard('VEN-152', 'Rebuttal', { domains: ['mind', 'chaos'], energy: 1, power: ['mind/chaos'], tags: ['Mel'], signature: 'Mel' },
    reaction(),
    choose(target(spell(energyAtMost(4)))),
    mayPayTo(power('any'), []),
    ifThen(did, [gainControl(it), newChoices(it)], counter(it))),

  legendCard('VEN-153', 'Ambessa, Matriarch of War', { domains: ['body', 'order'], tags: ['Ambessa'], champion: 'Ambessa' },
    whenYou('empower', object(other), empower(me)),
    activated(costs(disempowerThis, power('any'), exhaustThis), ready(target(unit())))),
]
