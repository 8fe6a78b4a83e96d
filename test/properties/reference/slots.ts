/** The reference search: what can be chosen for a slot (355.5–355.14). */
import { compileAmount } from '../../../src/abilities/compile/amounts'
import type { CompiledSlot, Context } from '../../../src/abilities/compile/compiled'
import { isOpen } from '../../../src/abilities/compile/places'
import { isUntargetable } from '../../../src/characteristics/permissions'
import { mightOf } from '../../../src/characteristics/read'
import { canBePresent } from '../../../src/game-actions/move'
import { bonusDamage } from '../../../src/rules/bonus-damage'
import { isFriendly } from '../../../src/state/query'
import {
  isPlaceTarget,
  isPlayerTarget,
  placeTarget,
  playerTarget,
  targetedPlace,
  targetedPlayer,
} from '../../../src/state/target-values'
import { type GameObject, Zone } from '../../../src/state/types'
import type { Transaction } from '../../../src/transaction/transaction'
import type { Budget } from './play'
import { spend } from './play'

/** Everything that exists: objects, abilities on the chain, places, players. */
export const everything = (tx: Transaction): number[] => [
  ...tx.s.objects.filter(o => o.zone !== Zone.Ceased).map(o => o.key),
  ...tx.s.chain.filter(item => item.kind === 'ability').map(item => item.key),
  ...tx.s.places.map((_, p) => placeTarget(p)),
  ...tx.s.players.map((_, p) => playerTarget(p)),
]

/** 355.9: is it a valid choice by itself? */
export function isValid(tx: Transaction, slot: CompiledSlot, ctx: Context, value: number, player: number): boolean {
  if (isPlayerTarget(value)) {
    const p = targetedPlayer(value)
    return slot.kind === 'player' && tx.s.players[p]!.active && (slot.player === 'player' || !isFriendly(tx.s, p, player))
  }
  if (isPlaceTarget(value)) return slot.kind === 'place' && isValidPlace(tx, slot, ctx, targetedPlace(value), player)
  if (slot.kind !== 'object') return false
  const i = tx.s.objects.findIndex(o => o.key === value)
  const item = tx.s.chain.find(x => x.kind === 'ability' && x.key === value)
  if (item !== undefined) return !item.pending && slot.filter!.abilities?.(tx, item, ctx) === true
  if (i < 0) return false
  const o = tx.s.objects[i]!
  // What the costs are paid with is chosen later.
  const isNamed = (name: string): boolean => ctx.slots.some(s => s.slot === name)
  const filter = slot.loose !== null && !slot.paidNames.every(isNamed) ? slot.loose : slot.filter!
  if (!liesWhere(o, filter.zone)) return false
  if (o.zone === Zone.Chain && (value === ctx.source || !isFinalized(tx, i))) return false
  // 811.1.d.2
  if (ctx.hiddenAt >= 0 && o.place !== ctx.hiddenAt && filter.possibleAt(tx, ctx.hiddenAt, ctx)) return false
  return !isUntargetable(tx, i, ctx.controller, () => slot.energy(tx, ctx)) && filter.test(tx, i, ctx)
}

/** Objects that stay in zones of their own are on the board as well (107). */
export const liesWhere = (o: GameObject, zone: number): boolean =>
  o.zone === zone || (zone === Zone.Board && (o.zone === Zone.Legend || o.zone === Zone.Battlefield))

const isFinalized = (tx: Transaction, i: number): boolean => tx.s.chain.some(item => item.object === i && !item.pending)

function isValidPlace(tx: Transaction, slot: CompiledSlot, ctx: Context, p: number, player: number): boolean {
  const fits = (at: number): boolean => {
    const place = tx.s.places[at]!
    if (slot.place === 'location') return true
    if (place.base) return false
    return slot.place === 'controlledBattlefield'
      ? place.controller === player
      : slot.place !== 'openBattlefield' || isOpen(tx, at)
  }
  if (!fits(p)) return false
  if (ctx.hiddenAt >= 0 && p !== ctx.hiddenAt && !slot.destination && fits(ctx.hiddenAt)) return false
  // 355.4.a
  const moved = slot.moves === null ? [] : (ctx.slots.find(s => s.slot === slot.moves)?.keys ?? [])
  return moved.every(key => {
    const o = tx.s.objects.find(x => x.key === key)
    return o === undefined || (o.place !== p && canBePresent(tx, o.controller, p))
  })
}

/** Every group that can be chosen for the slot. */
export function groups(tx: Transaction, slot: CompiledSlot, ctx: Context, player: number, budget: Budget): number[][] {
  const candidates = everything(tx).filter(value => isValid(tx, slot, ctx, value, player))
  const { min, max } = limits(tx, slot, ctx, candidates.length)
  return subsets(candidates, min, max, budget).filter(group => isTogether(tx, slot, ctx, group))
}

export function limits(tx: Transaction, slot: CompiledSlot, ctx: Context, candidates: number): { min: number; max: number } {
  const least = slot.min(tx, ctx)
  const most = slot.any ? candidates : slot.max(tx, ctx)
  const split = slot.split === null ? Number.POSITIVE_INFINITY : splitAmount(tx, slot, ctx)
  return {
    min: Number.isNaN(least) ? 0 : slot.ifAny ? Math.min(least, candidates) : least,
    max: Number.isNaN(most) ? 0 : Math.min(most, candidates, split),
  }
}

/** 355.14.c, 715.3. */
function splitAmount(tx: Transaction, slot: CompiledSlot, ctx: Context): number {
  const amount = slot.split!(tx, ctx)
  if (Number.isNaN(amount)) return 0
  return amount + (slot.bonus ? bonusDamage(tx, { controller: ctx.controller, source: ctx.source, item: 0 }, -1) : 0)
}

/** 355.11. */
function isTogether(tx: Transaction, slot: CompiledSlot, ctx: Context, group: readonly number[]): boolean {
  if (group.length === 0) return true
  const members = group.map(key => tx.s.objects.findIndex(o => o.key === key))
  return slot.group.every(constraint => {
    if ('totalMight' in constraint) {
      const total = members.reduce((sum, i) => sum + Math.max(0, mightOf(tx, i)), 0)
      return total <= compileAmount(constraint.totalMight.max, { reads: 0, dependent: false })(tx, ctx)
    }
    const side = (i: number): number =>
      'same' in constraint && constraint.same === 'controller' ? tx.s.objects[i]!.controller : tx.s.objects[i]!.place
    const sides = new Set(members.map(side)).size
    return 'each' in constraint ? sides === members.length : sides === 1
  })
}

export function subsets(list: readonly number[], min: number, max: number, budget: Budget): number[][] {
  const found: number[][] = []
  const extend = (from: number, chosen: readonly number[]): void => {
    spend(budget)
    if (chosen.length >= min && chosen.length <= max) found.push([...chosen])
    if (chosen.length < max) for (let n = from; n < list.length; n++) extend(n + 1, [...chosen, list[n]!])
  }
  if (max >= min && max >= 0) extend(0, [])
  return found
}
