/** Where a permanent may enter (355.2, 149.2, 462.2). */
import { UNIT } from '../abilities/compile/codes'
import { compilePlace } from '../abilities/compile/places'
import { isPlayerForbidden } from '../characteristics/permissions'
import { canBePresent } from '../game-actions/move'
import { baseOf } from '../state/query'
import type { PlaceIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { context, type Draft } from './draft'

export function placeOptions(tx: Transaction, d: Draft): PlaceIndex[] {
  const s = tx.s
  const { place } = d.options
  const base = baseOf(s, d.controller)
  if ((d.card.types & UNIT) === 0) return [place >= 0 ? place : base] // 149.2: gear goes to the base
  if (isPlayerForbidden(tx, 'playUnits', d.controller)) return []
  // 462.2.a: where it can't be, it is played to the base instead.
  if (place >= 0) return [canBePresent(tx, d.controller, place) ? place : base]
  const found: PlaceIndex[] = []
  for (let p = 0; p < s.places.length; p++) {
    const at = s.places[p]!
    if (p === base) found.push(p)
    else if (!at.base && (at.controller === d.controller || mayPlayTo(tx, d, p)) && canBePresent(tx, d.controller, p))
      found.push(p)
  }
  return found
}

/** 355.2.b: permissions of the card itself. */
function mayPlayTo(tx: Transaction, d: Draft, p: PlaceIndex): boolean {
  for (const ability of d.card.playTo) {
    const effect = ability.effect
    if (effect?.static !== 'playTo' || (ability.check !== null && !ability.check(tx, context(d)))) continue
    if (compilePlace(effect.place, { reads: 0, dependent: false })(tx, p, context(d))) return true
  }
  return false
}
