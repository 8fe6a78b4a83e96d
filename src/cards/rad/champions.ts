// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import {
  activated, addLegend, atStartOfYour, become, choose, costs, energy, energyOf, exhaustThis, extraLegends, friendly, gear,
  giveText, haveKeyword, it, keywordOf, legend, legendCard, me, outsideTheGame, paying, pick, target, unit, unitCard, whenI,
  youMay,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
  legendCard('RAD-145', 'Orianna, Lady of Clockwork', { domains: ['calm', 'mind'], tags: ['Orianna'], champion: 'Orianna' },
    atStartOfYour('mainPhase', youMay, paying(energy(1)),
      choose(target(gear(friendly))), become(['unit', 'gear'], it, { might: energyOf(it), until: 'anotherChosen' }))),

  legendCard('RAD-147', "K'Sante, Pride of Nazumah", { domains: ['calm', 'body'], tags: ["K'Sante"], champion: "K'Sante" },
    activated(costs(energy(1), exhaustThis), giveText(target(unit(friendly)), [haveKeyword('assault', me, keywordOf('shield', me))]))),

  unitCard('RAD-167', 'Neeko, Blending In', {
    domains: [], energy: 6, power: ['any'], might: 4, champion: 'Neeko', tags: ['Neeko', 'Ixtal'],
  },
    extraLegends(3),
    whenI('play', pick(legend(outsideTheGame)), addLegend(it))),
]
