/**
 * Payments that wait while an Add ability is used for them (429.3): whatever is paid or chosen for that ability has to leave them
 * possible, as long as it can (357.3).
 */
import { ALL_DOMAINS } from '../abilities/compile/codes'
import type { CompiledAdding, Context } from '../abilities/compile/compiled'
import type { PaymentFrame } from '../game-actions/payment-frame'
import { NONE } from '../state/make'
import type { Key, PlayerIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { type Begun, canAfford, type Due, due, type Gain, type Usable } from './affording'
import { spoilsTarget } from './cost-objects'
import { context, type Draft, usesOf } from './draft'
import { keptBy, spentByCosts } from './payable'
import { paymentDraft } from './payment'
import { gather, type Kept, type Resources, usesNow } from './resources'
import { type Total, totalsOf } from './totals'
import { programsOf, usableSources } from './yields'

/** The step of a payment in which its player is asked (357.1). */
export const PAYING = 1

/** Payments of this player that wait for resources, the innermost first; `below` this depth of the stack. */
function waiting(tx: Transaction, player: PlayerIndex, below: number): PaymentFrame[] {
  const found: PaymentFrame[] = []
  for (let depth = below - 1; depth >= 0; depth--) {
    const frame = tx.s.frames[depth]!
    if (frame.program === 'payment' && frame.pc === PAYING && (frame as PaymentFrame).player === player)
      found.push(frame as PaymentFrame)
  }
  return found
}

/** What a payment is about, and which payments wait behind it. */
export interface Situation {
  readonly drafts: readonly Draft[]
  /** Objects that are spoken for. */
  readonly excluded: readonly Key[]
  readonly resources: Resources
  readonly usable: readonly Usable[]
  /** What has to be paid after the payment itself, in one of these ways; none if nothing waits. */
  readonly later: readonly (readonly Due[])[]
}

export function situationOf(tx: Transaction, p: PaymentFrame, draft: Draft): Situation {
  const outer = waiting(tx, p.player, tx.s.frames.length - 1)
  const drafts = [draft, ...outer.map(f => paymentDraft(tx, f))]
  return about(tx, p.player, drafts, outer)
}

/** Runes that this payment and those that wait for it need as they are. */
export const claimed = (tx: Transaction, p: PaymentFrame): Kept =>
  keptByAll(
    tx,
    [p, ...waiting(tx, p.player, tx.s.frames.length - 1)].map(f => paymentDraft(tx, f)),
  )

function keptByAll(tx: Transaction, drafts: readonly Draft[]): Kept {
  if (drafts.length === 1) return keptBy(tx, drafts[0]!)
  const kept = drafts.map(d => keptBy(tx, d))
  return { exhaust: kept.flatMap(k => k.exhaust), recycle: kept.flatMap(k => k.recycle) }
}

function about(tx: Transaction, player: PlayerIndex, drafts: readonly Draft[], outer: readonly PaymentFrame[]): Situation {
  const excluded = drafts.flatMap(d => spentByCosts(tx, d))
  // A card itself is on the chain when it is paid for: it can't be discarded for its own cost.
  const spent = [...excluded, ...drafts.filter(d => d.kind === 'card').map(d => d.source)]
  const usable = tx.registry.hasAddCards
    ? usableSources(tx, player, spent, (verb, key) => drafts.some(d => spoilsTarget(tx, d, verb, key)))
    : (NONE as readonly Usable[])
  let later: readonly (readonly Due[])[] = outer.length === 0 ? NONE : [NONE]
  for (const f of outer) {
    const d = drafts[drafts.length - outer.length + outer.indexOf(f)]!
    later = later.flatMap(before => duesOf(tx, f, d).map(dues => [...before, ...dues]))
  }
  return { drafts, excluded, resources: gather(tx, player, keptByAll(tx, drafts)), usable, later }
}

/** What is due for this payment and what follows from it, in each possible way. */
export function duesOf(tx: Transaction, p: PaymentFrame, d: Draft): readonly (readonly Due[])[] {
  const uses = usesOf(tx, d)
  return totalsOf(tx, d).flatMap(t => (Number.isNaN(t.energy) ? NONE : following(tx, p, d, due(t.energy, t.power, uses))))
}

/** What an Add ability does once its cost is paid, or that of an instruction in it. */
export function following(tx: Transaction, p: PaymentFrame, d: Draft, start: Due): readonly (readonly Due[])[] {
  const ability = p.item !== 0 ? d.ability : tx.registry.ability(p.ability)
  if (ability === null || ability.adding.length === 0) return [[start]]
  const rest = p.cost === 'item' || p.cost === 'ability' ? ability.adding : (after(ability.adding, Number(p.cost)) ?? NONE)
  return programsOf(tx, rest, context(d), [start]).map(([first, ...more]) => [atX(first!, p.x), ...more])
}

const atX = (first: Due, x: number): Due => ({ ...first, gain: () => first.gain(x) })

/** The part of the text behind the payment with this number. */
function after(adding: readonly CompiledAdding[], number: number): readonly CompiledAdding[] | null {
  for (let k = 0; k < adding.length; k++) {
    const node = adding[k]!
    if (node.is === 'resources') continue
    const inner =
      node.is === 'payment' && node.number === number ? node.then : (after(node.then, number) ?? after(node.otherwise, number))
    if (inner !== null) return [...inner, ...adding.slice(k + 1)]
  }
  return null
}

/** Can what has to be paid later still be paid from there? `begun`: with this use of an Add ability first. */
export function leavesPossible(s: Situation, r: Resources, first: readonly Due[], begun: Begun | null = null): boolean {
  return s.later.length === 0
    ? first.length === 0 || canAfford(r, first, s.usable, begun)
    : s.later.some(later => canAfford(r, [...first, ...later], s.usable, begun))
}

/** Does an Add ability that is used while something is paid leave that possible? Everything else does. */
export function leavesWaiting(tx: Transaction, d: Draft, totals: readonly Total[]): boolean {
  if (d.within || d.ability?.adds !== true || d.kind !== 'ability') return true
  const outer = waiting(tx, d.controller, tx.s.frames.length)
  if (outer.length === 0) return true
  const s = about(tx, d.controller, [d, ...outer.map(f => paymentDraft(tx, f))], outer)
  const uses = usesOf(tx, d)
  return totals.some(t =>
    programsOf(tx, d.ability!.adding, context(d), [due(t.energy, t.power, uses)]).some(dues =>
      leavesPossible(s, s.resources, dues),
    ),
  )
}

/** The same where no payment is open: an Add ability is resolving. */
export function situationNow(tx: Transaction, player: PlayerIndex): Situation {
  const outer = waiting(tx, player, tx.s.frames.length)
  const drafts = outer.map(f => paymentDraft(tx, f))
  return about(tx, player, drafts, outer)
}

/**
 * Which amounts, up to `max`, can be paid for that instruction and leave the waiting payments possible: the least and the greatest.
 * All, if nothing waits or nothing helps.
 */
export function amountsLeft(
  tx: Transaction,
  player: PlayerIndex,
  adding: readonly CompiledAdding[],
  number: number,
  ctx: Context,
  max: number,
): { readonly min: number; readonly max: number } {
  const all = { min: 0, max }
  const node = paymentOf(adding, number)
  if (node === null) return all
  const s = situationNow(tx, player)
  if (s.later.length === 0) return all
  const { cost } = node
  const energy = cost.energy === null ? 0 : cost.energy(tx, ctx)
  const rest = after(adding, number) ?? NONE
  let first = -1
  let last = -1
  for (let x = 0; x <= max; x++) {
    const more = new Array<number>(cost.x === 'any' ? x : 0).fill(ALL_DOMAINS)
    const start = due(energy + (cost.x === 'energy' ? x : 0), [...cost.power, ...more], usesNow(tx, 0))
    const fits = programsOf(tx, rest, { ...ctx, x }, [start]).some(([paid, ...then]) =>
      leavesPossible(s, s.resources, [atX(paid!, x), ...then]),
    )
    if (!fits) continue
    if (first < 0) first = x
    last = x
  }
  return first < 0 ? all : { min: first, max: last }
}

function paymentOf(adding: readonly CompiledAdding[], number: number): Extract<CompiledAdding, { is: 'payment' }> | null {
  for (const node of adding) {
    if (node.is === 'resources') continue
    if (node.is === 'payment' && node.number === number) return node
    const inner = paymentOf(node.then, number) ?? paymentOf(node.otherwise, number)
    if (inner !== null) return inner
  }
  return null
}

/** Of these ways to add, those that leave the waiting payments possible; all, if nothing waits or nothing helps. */
export function gainsLeft<T>(
  tx: Transaction,
  player: PlayerIndex,
  ways: readonly T[],
  gains: (way: T) => readonly Gain[],
): readonly T[] {
  if (ways.length < 2) return ways
  const s = situationNow(tx, player)
  if (s.later.length === 0) return ways
  const found = ways.filter(way =>
    gains(way).some(gain => leavesPossible(s, s.resources, [{ ...due(0, [], 0), gain: () => [gain] }])),
  )
  return found.length === 0 ? ways : found
}
