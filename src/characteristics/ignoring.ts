/** 764–767: abilities that are treated as inactive, by the players who are told so and only during one procedure. */
import { herePlace } from '../abilities/compile/places'
import type { Keyword } from '../abilities/types'
import type { PlaceIndex, PlayerIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { derivedOf } from './read'

/** Are abilities of this keyword inactive while the player does that at one of these places? */
export function isIgnored(
  tx: Transaction,
  keyword: Keyword,
  doing: 'assign' | 'pay',
  player: PlayerIndex,
  places: readonly PlaceIndex[],
): boolean {
  for (const x of derivedOf(tx).ignores) {
    const { effect, check } = x.ability
    if (effect?.static !== 'ignore' || effect.keyword !== keyword || effect.doing !== doing) continue
    if (effect.player === 'you' && x.controller !== player) continue
    if (effect.at === 'here' && !places.includes(herePlace(tx, x))) continue
    if (check === null || check(tx, x)) return true
  }
  return false
}
