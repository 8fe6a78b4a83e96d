/** 356: the total cost of a play. */
import { ALL_DOMAINS } from '../abilities/compile/codes'
import { isIgnored } from '../characteristics/ignoring'
import { derivedOf } from '../characteristics/read'
import { isFriendly } from '../state/query'
import { isPlaceTarget, targetedPlace } from '../state/target-values'
import type { PlaceIndex, PlayerIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import type { Draft } from './draft'
import { context, costsOf, xKind } from './draft'

export interface Total {
  /** NaN when the cost is an amount of something that is gone (359.3.e.12): then it can't be paid. */
  readonly energy: number
  /** Masks of domains, one per Power. */
  readonly power: readonly number[]
}

export function totalCost(tx: Transaction, d: Draft): Total {
  const { ignoring } = d.options
  let energy = 0
  let power: number[] = []
  // 829.1.c.1: an alternate cost stands among `costsOf` in place of the base cost.
  if (d.kind === 'card' && !d.card.def.token && d.options.flow < 0 && d.options.for === null) {
    // 356.1: base costs, as far as they are not ignored.
    if (ignoring !== 'cost' && ignoring !== 'energy' && ignoring !== 'allCosts') energy += d.card.energy
    if (ignoring !== 'cost' && ignoring !== 'power' && ignoring !== 'allCosts') power = d.card.power.slice()
  }
  // 356.2: additional costs (for abilities: their own cost), and Deflect (809.1.c).
  for (const c of costsOf(tx, d)) {
    if (c.energy !== null) energy += c.energy(tx, context(d))
    for (const mask of c.power) power.push(mask)
  }
  const x = xKind(tx, d)
  if (x === 'energy') energy += d.x
  else if (x === 'any') for (let n = 0; n < d.x; n++) power.push(ALL_DOMAINS)
  const deflect = chosenCosts(tx, d)
  for (let n = 0; n < deflect; n++) power.push(ALL_DOMAINS)
  energy = d.kind === 'card' ? adjusted(tx, d, energy) : Math.max(0, energy - reduction(tx, d)) // 356.6
  if (ignoring === 'allCosts') return { energy: 0, power: [] } // 356.5.a
  return { energy, power }
}

/** XP to spend (730.2); NaN like the Energy. */
export function xpCost(tx: Transaction, d: Draft): number {
  let xp = 0
  for (const c of costsOf(tx, d)) if (c.xp !== null) xp += c.xp(tx, context(d))
  return xp
}

/** 827.1.c.3: what the ability itself says of its cost. */
function reduction(tx: Transaction, d: Draft): number {
  const less = d.ability?.less ?? null
  if (less === null || (less.check !== null && !less.check(tx, context(d)))) return 0
  const by = less.energy(tx, context(d))
  return Number.isNaN(by) ? 0 : by // 359.3.e.12
}

/** 809.1.c: Power for each time that an opponent's object with Deflect is chosen. */
function chosenCosts(tx: Transaction, d: Draft): number {
  const { targetCosts } = derivedOf(tx)
  if (targetCosts.length === 0 || d.targets.length === 0 || ignoresDeflect(tx, d)) return 0
  let more = 0
  for (const keys of d.targets) for (const key of keys) more += costOfChoosing(tx, d.controller, key)
  return more
}

/** What this one adds if nothing ignores it. */
export function costOfChoosing(tx: Transaction, player: PlayerIndex, key: number): number {
  let more = 0
  for (const instance of derivedOf(tx).targetCosts) {
    if (instance.source !== key || isFriendly(tx.s, instance.controller, player)) continue
    if (instance.ability.check === null || instance.ability.check(tx, instance)) more += instance.ability.amount!(tx, instance)
  }
  return more
}

/** 766: the spell says so of its own cost, or something in play of what is chosen somewhere. */
function ignoresDeflect(tx: Transaction, d: Draft): boolean {
  if (d.kind === 'card') {
    for (const ability of d.card.ignores) if (ability.check === null || ability.check(tx, context(d))) return true
  }
  return derivedOf(tx).ignores.length > 0 && isIgnored(tx, 'deflect', 'pay', d.controller, placesOf(tx, d.targets))
}

/** Where what was chosen is. */
function placesOf(tx: Transaction, targets: readonly (readonly number[])[]): PlaceIndex[] {
  const places: PlaceIndex[] = []
  for (const value of targets.flat()) {
    const i = tx.find(value)
    const at = isPlaceTarget(value) ? targetedPlace(value) : i < 0 ? -1 : tx.s.objects[i]!.place
    if (at >= 0) places.push(at)
  }
  return places
}

/**
 * 356.3–356.6: increases, then discounts. A discount with a minimum goes before the others while it can: that order gives
 * the lowest total, and the player may choose it (356.4.d.1, 356.4.e).
 */
function adjusted(tx: Transaction, d: Draft, base: number): number {
  let energy = base
  const { costs } = derivedOf(tx)
  const less: { by: number; min: number }[] = []
  if (d.options.reduced > 0) less.push({ by: d.options.reduced, min: 0 })
  for (const instance of costs) {
    const effect = instance.ability.effect
    if (effect?.static !== 'cost' || effect.energy === undefined) continue
    if (d.object >= 0 && !instance.ability.who!(tx, d.object, instance)) continue
    if (instance.ability.check !== null && !instance.ability.check(tx, instance)) continue
    if (effect.energy > 0) energy += effect.energy
    else less.push({ by: -effect.energy, min: effect.min ?? 0 })
  }
  for (const ability of d.card.selfCosts) {
    const effect = ability.effect
    if (effect?.static !== 'selfCost' || ability.amount === null) continue
    if (ability.check !== null && !ability.check(tx, context(d))) continue
    const by = ability.amount(tx, context(d))
    if (Number.isNaN(by)) continue
    if (effect.less) less.push({ by, min: 0 })
    else energy += by
  }
  less.sort((a, b) => b.min - a.min)
  for (const { by, min } of less) if (energy > min) energy = Math.max(min, energy - by)
  return Math.max(0, energy)
}
