/** Where a permanent may enter (355.2, 149.2, 462.2). */
import { keywordBit, UNIT } from '../abilities/compile/codes'
import { compilePlace } from '../abilities/compile/places'
import { isPlayerForbidden } from '../characteristics/permissions'
import { derivedOf } from '../characteristics/read'
import { canBePresent } from '../game-actions/move'
import { NONE } from '../state/make'
import { baseOf } from '../state/query'
import type { Key, PlaceIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { context, type Draft } from './draft'

const DEPLOY = keywordBit('deploy')

export function placeOptions(tx: Transaction, d: Draft): PlaceIndex[] {
  const s = tx.s
  const { place, also } = d.options
  const base = baseOf(s, d.controller)
  if ((d.card.types & UNIT) === 0) {
    if (place >= 0) return [place]
    // 149.2: gear goes to the base; with Deploy to any battlefield instead (October 830.1.b).
    return (d.card.keywords & DEPLOY) === 0 ? [base] : battlefields(tx)
  }
  if (isPlayerForbidden(tx, 'playUnits', d.controller)) return []
  if (place >= 0 && d.options.hiddenAt >= 0) {
    // 811.1.d.1, if nothing lets it be played to others as well.
    return found(tx, d, p => p === place || isLetByOthers(tx, d, p, NONE))
  }
  if (place >= 0) {
    const there = [...new Set([place, ...also])].filter(p => canBePresent(tx, d.controller, p))
    return there.length > 0 ? there : [base] // 462.2.a: where it can't be, it is played to the base instead.
  }
  return found(tx, d, p => p === base || (!s.places[p]!.base && isPermitted(tx, d, p)))
}

/** Places that fit and where its player can be present; else it is played to the base (462.2.a). */
function found(tx: Transaction, d: Draft, fits: (p: PlaceIndex) => boolean): PlaceIndex[] {
  const list: PlaceIndex[] = []
  for (let p = 0; p < tx.s.places.length; p++) if (fits(p) && canBePresent(tx, d.controller, p)) list.push(p)
  return list.length > 0 ? list : [baseOf(tx.s, d.controller)]
}

function battlefields(tx: Transaction): PlaceIndex[] {
  const found: PlaceIndex[] = []
  for (let p = 0; p < tx.s.places.length; p++) if (!tx.s.places[p]!.base) found.push(p)
  return found
}

const isPermitted = (tx: Transaction, d: Draft, p: PlaceIndex): boolean =>
  tx.s.places[p]!.controller === d.controller ||
  d.options.also.includes(p) ||
  mayPlayTo(tx, d, p) ||
  ambushesTo(tx, d, p) ||
  isLetByOthers(tx, d, p, NONE)

/** 355.2.b: permissions of the card itself. */
function mayPlayTo(tx: Transaction, d: Draft, p: PlaceIndex): boolean {
  for (const ability of d.card.playTo) {
    const effect = ability.effect
    if (effect?.static !== 'playTo' || (ability.check !== null && !ability.check(tx, context(d)))) continue
    if (compilePlace(effect.place, { reads: 0, dependent: false })(tx, p, context(d))) return true
  }
  return false
}

/** 355.2.b: permissions that others give, for now or for just the next one (391). */
function isLetByOthers(tx: Transaction, d: Draft, p: PlaceIndex, without: readonly Key[]): boolean {
  const { placePermits } = derivedOf(tx)
  if (placePermits.length === 0 || d.object < 0) return false
  return placePermits.some(x => {
    const { effect, check, who } = x.ability
    if (effect?.static !== 'playTo' || (d.options.hiddenAt >= 0 && effect.facedown !== true)) return false
    if ((check !== null && !check(tx, x)) || !who!(tx, d.object, x) || (x.effect === 0 && without.includes(x.source)))
      return false
    return compilePlace(effect.place, { reads: 0, dependent: false })(tx, p, x, without)
  })
}

/** 822.1.b: may it be played there by Ambush? `without`: objects that its own costs are going to take away (357.3). */
export function ambushesTo(tx: Transaction, d: Draft, p: PlaceIndex, without: readonly Key[] = []): boolean {
  for (const ambush of d.card.ambushes) {
    if (ambush.check !== null && !ambush.check(tx, context(d))) continue
    if (ambush.to(tx, p, context(d), without)) return true
  }
  return false
}

/** Does it matter for the rest of the play where the permanent is going to enter? */
export const placeMatters = (tx: Transaction, d: Draft): boolean =>
  d.options.place < 0 && (d.card.ambushes.length > 0 || derivedOf(tx).placePermits.some(x => x.effect === 0))

/** 822.3: the place that was chosen is still one where it may enter, whatever the costs take away. */
export function keepsPlace(tx: Transaction, d: Draft, without: readonly Key[]): boolean {
  if (!placeMatters(tx, d) || d.place < 0 || tx.s.places[d.place]!.base || d.options.also.includes(d.place)) return true
  const { controller } = tx.s.places[d.place]!
  return (
    controller === d.controller ||
    mayPlayTo(tx, d, d.place) ||
    ambushesTo(tx, d, d.place, without) ||
    isLetByOthers(tx, d, d.place, without)
  )
}
