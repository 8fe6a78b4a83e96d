/** 356: the total cost of a play; what makes it less or more is in discounts.ts. */
import { ALL_DOMAINS } from '../abilities/compile/codes'
import { isIgnored } from '../characteristics/ignoring'
import { derivedOf } from '../characteristics/read'
import { NONE } from '../state/make'
import { isFriendly } from '../state/query'
import { isPlaceTarget, targetedPlace } from '../state/target-values'
import type { PlaceIndex, PlayerIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { type Change, changesOf, discounted, type Total } from './discounts'
import type { Draft } from './draft'
import { context, costParts, costsOf } from './draft'

export type { Total }

/** A component of the cost (356.4.c). */
interface Part extends Total {
  readonly kind: 'base' | 'additional' | 'optional'
}

const FREE: readonly Total[] = [{ energy: 0, power: NONE }]

/**
 * What the play can cost with the choices made so far. A discount may leave its payer a choice ("{1} or {any} less", or which
 * Power it takes away), and discounts may be applied in any order (356.4). These are the totals of which no other is better in
 * every respect: at least one, and usually just one.
 */
export function totalsOf(tx: Transaction, d: Draft): readonly Total[] {
  if (d.options.ignoring === 'allCosts') return FREE // 356.5.a
  const changes = changesOf(tx, d)
  if (changes.length === 0) return isPlain(tx, d) ? d.card.printed : [sumOf(partsOf(tx, d))]
  let totals = FREE
  for (const part of partsOf(tx, d)) {
    // 356.4.c: as soon as a component is added, and before any other discount.
    const own = part.kind === 'additional' ? (NONE as readonly Change[]) : changes.filter(c => c.less && c.of === part.kind)
    const costs = own.length === 0 ? [part] : discounted([part], own)
    totals = totals.flatMap(t => costs.map(c => ({ energy: t.energy + c.energy, power: [...t.power, ...c.power] })))
  }
  for (const c of changes) {
    if (!c.less) totals = totals.map(t => ({ energy: t.energy + c.energy, power: [...t.power, ...c.power] })) // 356.3
  }
  return discounted(
    totals,
    changes.filter(c => c.less && c.of === 'total'),
  )
}

/** Does the card cost what is printed on it and nothing else? */
function isPlain(tx: Transaction, d: Draft): boolean {
  if (d.kind !== 'card' || d.card.def.token) return false
  const { flow, for: other, ignoring } = d.options
  return flow < 0 && other === null && ignoring === '' && costParts(tx, d).length === 0 && chosenCosts(tx, d) === 0
}

function sumOf(parts: readonly Part[]): Total {
  if (parts.length === 1) return parts[0]!
  let energy = 0
  let power: readonly number[] = NONE
  for (const part of parts) {
    energy += part.energy
    if (part.power.length > 0) power = power.length === 0 ? part.power : [...power, ...part.power]
  }
  return { energy, power }
}

/** One of them, where a cost is only named. */
export const totalCost = (tx: Transaction, d: Draft): Total => totalsOf(tx, d)[0]!

function partsOf(tx: Transaction, d: Draft): Part[] {
  const { ignoring } = d.options
  const parts: Part[] = []
  // 829.1.c.1: an alternate cost stands among the parts in place of the base cost.
  if (d.kind === 'card' && !d.card.def.token && d.options.flow < 0 && d.options.for === null) {
    // 356.1: base costs, as far as they are not ignored.
    const energy = ignoring === 'cost' || ignoring === 'energy' ? 0 : d.card.energy
    parts.push({ kind: 'base', energy, power: ignoring === 'cost' || ignoring === 'power' ? NONE : d.card.power })
  }
  // 356.2: additional costs (for abilities: their own cost).
  let x = d.x
  for (const { cost, optional } of costParts(tx, d)) {
    let energy = cost.energy === null ? 0 : cost.energy(tx, context(d))
    let { power } = cost
    if (cost.x === 'energy') energy += x
    else if (cost.x === 'any') power = [...power, ...new Array<number>(x).fill(ALL_DOMAINS)]
    if (cost.x !== null) x = 0
    parts.push({
      kind: optional ? 'optional' : d.kind === 'ability' && cost === d.ability!.cost ? 'base' : 'additional',
      energy,
      power,
    })
  }
  const deflect = chosenCosts(tx, d)
  if (deflect > 0) parts.push({ kind: 'additional', energy: 0, power: new Array<number>(deflect).fill(ALL_DOMAINS) })
  return parts
}

/** XP to spend (730.2); NaN like the Energy. */
export function xpCost(tx: Transaction, d: Draft): number {
  let xp = 0
  for (const c of costsOf(tx, d)) if (c.xp !== null) xp += c.xp(tx, context(d))
  return xp
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
