// biome-ignore-all format: laid out as the card is printed, its text one line each

import { action, at, deal, deflect, draw, ifThisKills, it, spellCard, target, unit, unitCard } from '../../abilities/builders'

export const fury = [
  spellCard('OGN-005', 'Disintegrate', { domains: ['fury'], energy: 4 },
    action(),
    deal(3, target(unit(at('battlefield')))),
    ifThisKills(it, draw(1))),

  unitCard('OGN-013', 'Pouty Poro', { domains: ['fury'], energy: 2, might: 2, tags: ['Poro'] },
    deflect()),
]
