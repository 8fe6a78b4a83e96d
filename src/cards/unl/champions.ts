// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import { action, anyNumber, at, choose, chosen, deal, enemy, friendly, gainXp, ifThisKills, it, mightOf, spellCard, target, unit } from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
  spellCard('UNL-192', 'Alpha Strike', {
    domains: ['calm', 'body'], energy: 3, power: ['calm/body'], signature: 'Master Yi', tags: ['Master Yi'],
  },
    action(),
    choose(target(unit(friendly))),
    deal(mightOf(it), anyNumber(unit(enemy, at('battlefield')), { as: 'foes' }), { by: it, split: true }),
    ifThisKills(chosen('foes'), gainXp(1))),
]
