/** Assigning combat damage (465.2.c). Replacement effects on the damage apply to the assignment (465.2.c.5). */
import { On } from '../abilities/compile/codes'
import { missingDamage } from '../characteristics/damage'
import { isIgnored } from '../characteristics/ignoring'
import { isForbidden } from '../characteristics/permissions'
import { derivedOf } from '../characteristics/read'
import type { Proposal } from '../events/proposal'
import { propose } from '../events/proposal'
import type { Pinned } from '../events/replacement'
import { pin, qualifies } from '../events/replacement'
import { countApplication, modify, preventOrDouble } from '../game-actions/perform'
import { NONE } from '../state/make'
import type { Cause, Key, ObjectIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'

/** A unit that damage can be assigned to. */
export interface Assignee {
  readonly key: Key
  /** Least amount to assign so that it dies (142.4, 465.2.c.4.a); Infinity when effects change every amount to too little. */
  readonly lethal: number
  /** Must be assigned first or last (Tank, Backline); both: the assigning player chooses one (465.2.c.8). */
  readonly first: boolean
  readonly last: boolean
  /** It can't be dealt damage: nothing has to be assigned to it (465.2.c.10). */
  readonly exempt: boolean
}

/** Effects that change damage to this unit by arithmetic, in the order in which they will be applied. */
export function modifiersOf(tx: Transaction, p: Proposal, order: readonly string[]): Pinned[] {
  const list = pin(tx, On.damage, [p]).filter(k => qualifies(tx, k, p) && isArithmetic(tx, k))
  return list.sort((a, b) => rank(order, a.id) - rank(order, b.id))
}
/** What asks nobody. Effects that somebody decides about or pays for wait for the damage itself. */
function isArithmetic(tx: Transaction, k: Pinned): boolean {
  if (k.ability === '') return true
  const ability = tx.registry.ability(k.ability)
  return ability.modifies && !ability.may && ability.cost === null
}
const rank = (order: readonly string[], id: string): number => (order.includes(id) ? order.indexOf(id) : order.length)

export function combatProposal(tx: Transaction, i: ObjectIndex, amount: number, cause: Cause): Proposal {
  const o = tx.s.objects[i]!
  return propose(On.damage, o.key, o.controller, o.place, amount, cause, NONE)
}

/** What the unit takes when `amount` is assigned. Nothing is used up. */
function outcome(tx: Transaction, p: Proposal, modifiers: readonly Pinned[], amount: number): number {
  let next: Proposal = { ...p, amount }
  for (const k of modifiers) {
    if (next.amount === 0) break // 437.2.a: nothing is left that an effect could be applied to
    if (k.ability !== '') next = modify(tx, k, next, tx.registry.ability(k.ability).instructions[0]!)
    else {
      const effect = tx.s.effects.find(e => e.key === k.effect)!
      if (effect.kind === 'double') next = { ...next, amount: next.amount * 2 }
      else next = { ...next, amount: effect.amount < 0 ? 0 : Math.max(0, next.amount - effect.amount) }
    }
  }
  return next.amount
}

export function assignee(tx: Transaction, i: ObjectIndex, cause: Cause, order: readonly string[], total: number): Assignee {
  const o = tx.s.objects[i]!
  const p = combatProposal(tx, i, 1, cause)
  const modifiers = modifiersOf(tx, p, order)
  const needed = missingDamage(tx, i, cause.player)
  const exempt = derivedOf(tx).forbids.length > 0 && isForbidden(tx, 'takeDamage', i)
  let lethal = Number.POSITIVE_INFINITY
  if (exempt) lethal = Number.POSITIVE_INFINITY
  else if (modifiers.length === 0) lethal = needed
  else {
    // More than the damage there is can't be assigned; beyond that the exact value makes no difference but for Prevent "all".
    for (let n = 1; n <= Math.max(total, needed) + 64; n++) {
      if (outcome(tx, p, modifiers, n) >= needed) {
        lethal = n
        break
      }
    }
  }
  let first = false
  let last = false
  for (const x of derivedOf(tx).assignOrders) {
    if (x.object !== i || x.ability.effect?.static !== 'assignOrder') continue
    if (x.ability.check !== null && !x.ability.check(tx, x)) continue
    const { partOf } = x.ability
    if (partOf !== '' && isIgnored(tx, partOf, 'assign', cause.player, [o.place])) continue // 766
    if (x.ability.effect.order === 'first') first = true
    else last = true
  }
  return { key: o.key, lethal, first, last, exempt }
}

/** Does it have to be assigned damage before or after others? */
const isRanked = (a: Assignee): boolean => a.first || a.last

/** Ranks that a unit may be treated as: 0 first, 1 in between, 2 last. */
const ranksOf = (a: Assignee): readonly number[] => (a.first && a.last ? [0, 2] : a.first ? [0] : a.last ? [2] : [1])

/** Is this distribution of `total` allowed? Returns the rule that it breaks, or null. */
export function assignmentFault(list: readonly Assignee[], amounts: readonly number[], total: number): string | null {
  if (amounts.length !== list.length || amounts.some(n => !Number.isInteger(n) || n < 0)) return '465.2.c'
  if (amounts.reduce((a, b) => a + b, 0) !== total) return '465.2.c'
  // 465.2.c.10: a unit that no amount kills because damage to it is replaced is not exempt: it never counts as filled.
  const full = (k: number): boolean => list[k]!.exempt || amounts[k]! >= list[k]!.lethal
  const everyFull = list.every((_, k) => full(k))
  if (!everyFull && list.some((a, k) => amounts[k]! > a.lethal)) return '465.2.c.4'
  // A unit that can't be dealt damage takes nothing away from the others (465.2.c.10).
  if (!everyFull && list.some((a, k) => a.exempt && amounts[k]! > 0)) return '465.2.c.10'
  if (list.filter((_, k) => amounts[k]! > 0 && !full(k)).length > 1) return '465.2.c.3'
  if (!list.some(isRanked)) return null
  // 465.2.c.6–9: some way of ranking the units with contradicting demands must fit.
  return someRanking(list, 0, [], ranks => {
    for (let k = 0; k < list.length; k++) {
      if (amounts[k]! === 0) continue
      for (let j = 0; j < list.length; j++) if (ranks[j]! < ranks[k]! && !full(j)) return false
    }
    return true
  })
    ? null
    : '465.2.c.6'
}

function someRanking(
  list: readonly Assignee[],
  at: number,
  ranks: number[],
  fits: (ranks: readonly number[]) => boolean,
): boolean {
  if (at === list.length) return fits(ranks)
  for (const r of ranksOf(list[at]!)) {
    ranks[at] = r
    if (someRanking(list, at + 1, ranks, fits)) return true
  }
  return false
}

export interface Assignments {
  readonly list: number[][]
  /** False when what is left over can be spread in more ways than are listed, or the list was cut. */
  readonly complete: boolean
}

/** Allowed distributions: unit after unit is filled; what is left when all are full goes to one of them. */
export function listAssignments(list: readonly Assignee[], total: number, limit: number): Assignments {
  const found: number[][] = []
  const seen = new Set<string>()
  const visited = new Set<string | number>()
  const ranked = list.some(isRanked)
  let complete = true
  const add = (amounts: number[]): void => {
    const name = amounts.join()
    if (seen.has(name) || assignmentFault(list, amounts, total) !== null) return
    if (found.length >= limit) {
      complete = false
      return
    }
    seen.add(name)
    found.push(amounts)
  }
  const amounts = list.map(() => 0)
  const fill = (left: number, open: readonly number[], full: number): void => {
    if (found.length >= limit) {
      complete = false
      return
    }
    if (left === 0) {
      add(amounts.slice())
      return
    }
    if (open.length === 0) {
      if (list.length > 1) complete = false // the rest may be split among them
      for (let k = 0; k < list.length; k++) add(amounts.map((n, j) => (j === k ? n + left : n)))
      return
    }
    let needed = 0
    for (const k of open) needed += list[k]!.lethal
    if (left >= needed) {
      for (const k of open) amounts[k] = list[k]!.lethal
      fill(left - needed, [], full)
      for (const k of open) amounts[k] = 0
      return
    }
    for (const k of open) {
      if (ranked && !mayBeNext(list, k, open)) continue
      const n = Math.min(left, list[k]!.lethal)
      amounts[k] = n
      // The same units may be filled in any order: without this, ten tokens would take 10! steps instead of at most 2^10.
      const next = full | (1 << k)
      const name = list.length < 32 ? next : amounts.join()
      if (left === n || !visited.has(name)) {
        if (left !== n) visited.add(name)
        fill(
          left - n,
          open.filter(j => j !== k),
          next,
        )
      }
      amounts[k] = 0
    }
  }
  fill(
    total,
    list.map((_, k) => k).filter(k => !list[k]!.exempt),
    0,
  )
  return { list: found, complete }
}

/** 465.2.c.6: not while another unit has to come first in any case. */
function mayBeNext(list: readonly Assignee[], k: number, open: readonly number[]): boolean {
  const earliest = Math.min(...ranksOf(list[k]!))
  return open.every(j => j === k || Math.max(...ranksOf(list[j]!)) >= earliest)
}

/**
 * How much more than lethal damage the unit is assigned: what the amount comes to after the effects on it (465.2.c.5) beyond
 * what the least lethal amount comes to (465.2.c.4.a).
 */
export function excessOf(tx: Transaction, a: Assignee, amount: number, cause: Cause, order: readonly string[]): number {
  if (amount <= a.lethal) return 0
  const p = combatProposal(tx, tx.find(a.key), 1, cause)
  const modifiers = modifiersOf(tx, p, order)
  return Math.max(0, outcome(tx, p, modifiers, amount) - outcome(tx, p, modifiers, a.lethal))
}

/** Damage as it will be dealt: modified already, with the effects marked as applied and used up. */
export function assignedHit(tx: Transaction, i: ObjectIndex, amount: number, cause: Cause, order: readonly string[]): Proposal {
  let p = combatProposal(tx, i, amount, cause)
  for (const k of modifiersOf(tx, p, order)) {
    if (!qualifies(tx, k, p)) continue // an effect before it has left no damage
    const before = p
    p = k.ability === '' ? preventOrDouble(tx, k, p) : modify(tx, k, p, tx.registry.ability(k.ability).instructions[0]!)
    p = { ...p, applied: [...p.applied, k.id] }
    countApplication(tx, k, before)
  }
  return p
}
