// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  at, deploy, draw, friendly, gearCard, haveKeyword, other, paying, payKill, permanent, triggerAgain, unit, whenI, youMay,
} from '../../abilities/builders'
import type { CardDefinition } from '../../abilities/types'

export const fury: readonly CardDefinition[] = [
  gearCard('RAD-002', 'Banner of Conquest', { domains: ['fury'], energy: 1, power: ['fury'], tags: ['Device'] },
    deploy(),
    haveKeyword('assault', unit(friendly, at('here')))),

  gearCard('RAD-017', 'Detonation Amplifier', { domains: ['fury'], energy: 4, power: ['fury'] },
    deploy(),
    whenI('play', youMay, paying(payKill(permanent(friendly, other))), draw(1)),
    triggerAgain('deathknell', permanent(friendly, at('here')))),
]
