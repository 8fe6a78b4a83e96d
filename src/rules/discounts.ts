/** 356.3–356.4: what makes a play cost less or more, and the totals that discounts can leave. */
import type { CompiledChange, Context } from '../abilities/compile/compiled'
import { derivedOf } from '../characteristics/read'
import { NONE } from '../state/make'
import type { Transaction } from '../transaction/transaction'
import { context, type Draft } from './draft'
import { hasReaction } from './timing'

export interface Total {
  /** NaN when the cost is an amount of something that is gone (359.3.e.12): then it can't be paid. */
  readonly energy: number
  /** Masks of domains, one per Power. */
  readonly power: readonly number[]
}

/** A change with its amounts as they are now. */
export interface Change extends Total {
  readonly less: boolean
  /** Either the Energy or the Power. */
  readonly or: boolean
  readonly min: number
  /** What it changes: all, the base cost, or each optional additional cost (356.4.c). */
  readonly of: 'total' | 'base' | 'optional'
}

/** All that changes what this play costs. */
export function changesOf(tx: Transaction, d: Draft): readonly Change[] {
  const { costs } = derivedOf(tx)
  if (costs.length === 0 && d.less.length === 0 && d.options.reduced === 0) {
    if (d.kind === 'card' ? d.card.selfCosts.length === 0 : (d.ability!.less ?? null) === null) return NONE
  }
  const changes: Change[] = []
  for (const x of costs) {
    const { effect, change } = x.ability
    if (effect?.static !== 'cost' || change === null) continue
    let of: Change['of'] = 'total'
    if ('optionalCosts' in effect.of) {
      if (x.controller !== d.controller) continue
      of = 'optional'
    } else if ('abilities' in effect.of) {
      // What else an ability of that keyword has to pay is no cost of the keyword.
      const i = d.ability?.kind === 'activated' && d.ability.partOf === effect.of.abilities ? tx.find(d.source) : -1
      if (i < 0 || !x.ability.who!(tx, i, x)) continue
      of = 'base'
    } else if (d.kind !== 'card' || d.object < 0 || d.card.def.token || !x.ability.who!(tx, d.object, x)) continue
    if (x.ability.check !== null && !x.ability.check(tx, x)) continue
    if (effect.playedAs !== undefined && !hasReaction(tx, d)) continue
    if (change.choosing !== null && !d.targets.some(keys => keys.some(key => isChosenBy(tx, change, key, x)))) continue
    add(changes, tx, change, x, of)
  }
  if (d.kind === 'card') {
    for (const { check, change } of d.card.selfCosts)
      if (check === null || check(tx, context(d))) add(changes, tx, change!, context(d), 'total')
  }
  const own = d.ability?.less ?? null // 827.1.c.3: what the ability itself says of its cost
  if (own !== null && d.kind === 'ability' && (own.check === null || own.check(tx, context(d))))
    add(changes, tx, { ...ENERGY_LESS, energy: own.energy }, context(d), 'total')
  // What the instruction says that lets it be played or paid.
  if (d.less.length > 0 || d.options.reduced > 0)
    changes.push({ less: true, energy: d.options.reduced, power: d.less, or: false, min: 0, of: 'total' })
  return changes
}

/** Can it cost more or less because of what it chooses? */
export const choiceMatters = (tx: Transaction, d: Draft): boolean =>
  d.kind === 'card' && derivedOf(tx).costs.some(x => (x.ability.change?.choosing ?? null) !== null)

/** By which of these changes being chosen counts for this one, written as a string. */
export function changesOfChoosing(tx: Transaction, key: number): string {
  let names = ''
  derivedOf(tx).costs.forEach((x, n) => {
    const change = x.ability.change
    if (change !== null && change.choosing !== null && isChosenBy(tx, change, key, x)) names += `${n};`
  })
  return names
}

/** More than this no discounts can take away from what is added for an X. */
export function mostSaved(tx: Transaction, d: Draft): number {
  let most = 0
  for (const c of changesOf(tx, d)) if (c.less) most += (c.energy + c.power.length) * (c.of === 'optional' ? 9 : 1)
  return most
}

const ENERGY_LESS: CompiledChange = { less: true, energy: null, power: NONE, times: null, or: false, min: 0, choosing: null }

export function isChosenBy(tx: Transaction, change: CompiledChange, key: number, ctx: Context): boolean {
  const i = tx.find(key)
  return i >= 0 && change.choosing!(tx, i, ctx)
}

/** 359.3.e.12: an amount of something that is gone changes nothing. */
function add(changes: Change[], tx: Transaction, c: CompiledChange, ctx: Context, of: Change['of']): void {
  const times = c.times === null ? 1 : c.times(tx, ctx)
  if (!(times > 0)) return
  const energy = c.energy === null ? 0 : Math.max(0, c.energy(tx, ctx) * times)
  const power = times === 1 ? c.power : new Array<readonly number[]>(times).fill(c.power).flat()
  changes.push({ less: c.less, energy: Number.isNaN(energy) ? 0 : energy, power, or: c.or, min: c.min, of })
}

/**
 * 356.4, 356.6: the best that these discounts can leave of a cost. Of all orders the one in which those with a higher minimum
 * come first leaves the least Energy (356.4.e); Power is the same in each order.
 */
export function discounted(costs: readonly Total[], discounts: readonly Change[]): readonly Total[] {
  if (discounts.length === 0) return costs
  let totals = costs
  for (const c of discounts.length === 1 ? discounts : [...discounts].sort((a, b) => b.min - a.min)) {
    const next = c.or
      ? totals.flatMap(t => [{ energy: reduced(t.energy, c), power: t.power }, ...withoutPower(t, c.power)])
      : totals.flatMap(t => withoutPower({ energy: reduced(t.energy, c), power: t.power }, c.power))
    totals = next.length === 1 ? next : best(next)
  }
  return totals
}

const reduced = (energy: number, { energy: by, min }: Change): number => (energy > min ? Math.max(min, energy - by) : energy)

/** Each Power of a discount takes away one that it could pay for; which one may be a choice. */
function withoutPower(total: Total, less: readonly number[]): readonly Total[] {
  let found: readonly Total[] = [total]
  for (const mask of less) {
    const next = found.flatMap(t => {
      const kinds = new Set(t.power.filter(p => (p & mask) !== 0))
      return kinds.size === 0 ? [t] : [...kinds].map(kind => ({ energy: t.energy, power: removeOne(t.power, kind) }))
    })
    found = next.length === 1 ? next : best(next)
  }
  return found
}

function removeOne(power: readonly number[], kind: number): readonly number[] {
  const at = power.indexOf(kind)
  return power.filter((_, n) => n !== at)
}

/** Those of which no other is as good in every respect. */
function best(totals: readonly Total[]): readonly Total[] {
  const kept: Total[] = []
  totals.forEach((t, n) => {
    const beaten = totals.some((other, k) => k !== n && covers(other, t) && (k < n || !covers(t, other)))
    if (!beaten) kept.push(t)
  })
  return kept
}

/** Whoever can pay `b` can pay `a` with it: no more Energy, and a Power of `b` for each of `a`. */
const covers = (a: Total, b: Total): boolean =>
  a.energy <= b.energy && a.power.length <= b.power.length && pairs(a.power, b.power)

function pairs(a: readonly number[], b: readonly number[]): boolean {
  const [first, ...rest] = a
  if (first === undefined) return true
  return [...new Set(b)].some(kind => (kind & ~first) === 0 && pairs(rest, removeOne(b, kind)))
}
