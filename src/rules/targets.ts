/** What can be chosen for a slot (355.5–355.14) and whether a chosen group is legal. */
import { compileAmount } from '../abilities/compile/amounts'
import { UNIT } from '../abilities/compile/codes'
import type { CompiledSlot, Context } from '../abilities/compile/compiled'
import { eachCandidate, slotKeys } from '../abilities/compile/filters'
import { isOpen } from '../abilities/compile/places'
import type { GroupPart } from '../abilities/types'
import { isUntargetable } from '../characteristics/permissions'
import { derivedOf, mightOf, typesOf } from '../characteristics/read'
import { canBePresent } from '../game-actions/move'
import { NONE } from '../state/make'
import { isFriendly } from '../state/query'
import { isPlaceTarget, isPlayerTarget, placeTarget, playerTarget, targetedPlace, targetedPlayer } from '../state/target-values'
import type { ChainItem, Key, ObjectIndex, PlaceIndex, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { bonusDamage } from './bonus-damage'

/** Values that the slot can take one by one, given the choices in `ctx`. */
export function slotCandidates(tx: Transaction, slot: CompiledSlot, ctx: Context, controller: PlayerIndex): number[] {
  const found: number[] = []
  if (slot.kind === 'player') {
    for (let p = 0; p < tx.s.players.length; p++) {
      if (!tx.s.players[p]!.active) continue
      if (slot.player === 'player' || !isFriendly(tx.s, p, controller)) found.push(playerTarget(p))
    }
    return found
  }
  if (slot.kind === 'place') {
    for (let p = 0; p < tx.s.places.length; p++) if (placeFits(tx, slot, ctx, p, controller)) found.push(placeTarget(p))
    return found
  }
  const filter = slot.filter!
  eachCandidate(tx, filter, i => {
    if (objectFits(tx, slot, ctx, i)) found.push(tx.s.objects[i]!.key)
    return true
  })
  if (filter.abilities !== null) {
    for (const item of tx.s.chain) if (!item.pending && filter.abilities(tx, item, ctx)) found.push(item.key)
  }
  return found
}

/** 355.9: the requirements of the slot, "can't be chosen", and not the spell itself. */
export function objectFits(tx: Transaction, slot: CompiledSlot, ctx: Context, i: ObjectIndex): boolean {
  const o = tx.s.objects[i]!
  // What the costs are paid with is chosen after the targets: until then nothing can be said of it.
  const filter = slot.loose !== null && !slot.paidNames.every(as => isNamed(ctx, as)) ? slot.loose : slot.filter!
  if (filter.zone !== o.zone && !(filter.zone === Zone.Board && (o.zone === Zone.Battlefield || o.zone === Zone.Legend)))
    return false
  if (o.zone === Zone.Chain && o.key === ctx.source) return false // 355.9.c
  // 811.1.d.2: at the battlefield where the card was hidden, unless the words make that impossible.
  if (ctx.hiddenAt >= 0 && o.place !== ctx.hiddenAt && filter.possibleAt(tx, ctx.hiddenAt, ctx)) return false
  if (derivedOf(tx).forbids.length > 0 && isUntargetable(tx, i, ctx.controller, () => slot.energy(tx, ctx))) return false
  return filter.test(tx, i, ctx)
}

const isNamed = (ctx: Context, as: string): boolean => ctx.slots.some(s => s.slot === as)

function placeFits(tx: Transaction, slot: CompiledSlot, ctx: Context, p: number, controller: PlayerIndex): boolean {
  if (!isOfKind(tx, slot, p, controller)) return false
  // 811.1.d.2; where something moves to is no target.
  if (ctx.hiddenAt >= 0 && p !== ctx.hiddenAt && !slot.destination && isOfKind(tx, slot, ctx.hiddenAt, controller)) return false
  if (slot.moves === null) return true
  // 355.4.a: another location than the current one, where the units are allowed to be.
  for (const key of slotKeys(ctx, slot.moves)) {
    const i = tx.find(key)
    if (i < 0) continue
    const o = tx.s.objects[i]!
    if (o.place === p || !canBePresent(tx, o.controller, p)) return false
  }
  return true
}

function isOfKind(tx: Transaction, slot: CompiledSlot, p: number, controller: PlayerIndex): boolean {
  const place = tx.s.places[p]!
  switch (slot.place) {
    case 'battlefield':
      return !place.base
    case 'controlledBattlefield':
      return !place.base && place.controller === controller
    case 'openBattlefield':
      return isOpen(tx, p)
    default:
      return true
  }
}

export interface Counts {
  readonly min: number
  readonly max: number
}

export function slotCounts(tx: Transaction, slot: CompiledSlot, ctx: Context, candidates: number): Counts {
  const least = slot.min(tx, ctx)
  const min = slot.ifAny ? Math.min(least, candidates) : least
  let max = Math.min(slot.any ? candidates : slot.max(tx, ctx), candidates)
  if (slot.group.some(part => 'each' in part)) max = Math.min(max, tx.s.places.length)
  if (slot.split !== null) max = Math.min(max, splitTotal(tx, slot, ctx)) // 355.14.c
  return { min: Number.isNaN(min) ? 0 : min, max: Number.isNaN(max) ? 0 : max }
}

/** 715.3: Bonus Damage counts towards what is split. */
export function splitTotal(tx: Transaction, slot: CompiledSlot, ctx: Context): number {
  const total = slot.split!(tx, ctx)
  return Number.isNaN(total)
    ? 0
    : total + (slot.bonus ? bonusDamage(tx, { controller: ctx.controller, source: ctx.source, item: 0 }, -1) : 0)
}

/** What the item keeps of where its targets are: only a slot with one at each place needs it. */
export function notePlaces(
  slot: CompiledSlot,
  before: readonly (readonly PlaceIndex[])[],
  n: number,
  keys: readonly number[],
  placeOf: (key: number) => PlaceIndex,
): readonly (readonly PlaceIndex[])[] {
  if (!slot.group.some(part => 'each' in part)) return before
  const places = before.slice(0, n)
  while (places.length < n) places.push(NONE)
  places.push(keys.map(placeOf))
  return places
}

/** Is the k-th target of slot n still where it was chosen, if that matters? */
export function isInPlace(tx: Transaction, item: ChainItem, n: number, k: number): boolean {
  const place = item.targetPlaces[n]?.[k]
  return place === undefined || tx.s.objects[tx.find(item.targets[n]![k]!)]?.place === place
}

/** 355.11: does the group as a whole fulfil the requirement? */
export function groupFits(tx: Transaction, slot: CompiledSlot, ctx: Context, keys: readonly number[]): boolean {
  return keys.length === 0 || slot.group.every(part => partFits(tx, part, ctx, keys))
}

function partFits(tx: Transaction, part: GroupPart, ctx: Context, keys: readonly number[]): boolean {
  if ('totalMight' in part) {
    let sum = 0
    for (const key of keys) sum += countedMight(tx, key)
    return sum <= compileAmount(part.totalMight.max, { reads: 0, dependent: false })(tx, ctx)
  }
  const sides = new Set(keys.map(key => sideOf(tx, part, key)))
  return 'each' in part ? sides.size === keys.length : sides.size === 1
}

const countedMight = (tx: Transaction, key: Key): number => Math.max(0, mightOf(tx, tx.find(key)))

/** What the members of a group must have in common, or must differ in. */
export function sideOf(tx: Transaction, part: GroupPart, key: Key): number {
  const o = tx.s.objects[tx.find(key)]!
  return 'same' in part && part.same === 'controller' ? o.controller : o.place
}

/** How many of these can be in one group. */
export function largestGroup(tx: Transaction, slot: CompiledSlot, ctx: Context, keys: readonly number[]): number {
  const same = slot.group.filter(part => 'same' in part)
  const each = slot.group.find(part => 'each' in part)
  // The least Might first: that leaves most room for others, also as the only one at its place.
  const least = [...keys].sort((a, b) => countedMight(tx, a) - countedMight(tx, b))
  const sides = new Map<string, Key[]>()
  for (const key of least) {
    const side = same.map(part => sideOf(tx, part, key)).join()
    const members = sides.get(side) ?? []
    if (each === undefined || !members.some(other => sideOf(tx, each, other) === sideOf(tx, each, key)))
      sides.set(side, [...members, key])
  }
  let most = 0
  for (const members of sides.values()) {
    while (!groupFits(tx, slot, ctx, members)) members.pop()
    most = Math.max(most, members.length)
  }
  return most
}

/** Still a legal target as the item resolves (359.3.e.2). */
export function stillLegal(tx: Transaction, slot: CompiledSlot, ctx: Context, value: number, controller: PlayerIndex): boolean {
  if (isPlayerTarget(value)) {
    const p = targetedPlayer(value)
    return tx.s.players[p]!.active && (slot.player === 'player' || !isFriendly(tx.s, p, controller))
  }
  if (isPlaceTarget(value)) return slot.moves !== null || placeFits(tx, slot, ctx, targetedPlace(value), controller)
  const i = tx.find(value)
  if (i >= 0) return objectFits(tx, slot, ctx, i)
  const item = slot.filter!.abilities === null ? null : tx.findItem(value)
  return item !== null && slot.filter!.abilities!(tx, item, ctx)
}

export const isUnit = (tx: Transaction, i: ObjectIndex): boolean => (typesOf(tx, i) & UNIT) !== 0
