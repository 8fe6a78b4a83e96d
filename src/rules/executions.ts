/**
 * Repeat (820): how often the instructions of a spell or ability are executed, and which choices belong to which execution.
 * Targets and modes of all executions lie one behind the other: slot n of execution e is `e * slots + n`, mode m is
 * `e * modes + m`.
 */
import type { CompiledSlot, Context } from '../abilities/compile/compiled'
import { derivedOf, givesRepeat } from '../characteristics/read'
import type { GrantedCost } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { context, type Draft, slotsOf } from './draft'

/** Repeat that others give to this spell or ability as it is begun (820.1.a). */
export function repeatsGiven(tx: Transaction, d: Draft): readonly GrantedCost[] {
  const { repeats } = derivedOf(tx)
  const given: GrantedCost[] = []
  const i = d.kind === 'card' ? d.object : tx.find(d.source)
  for (const x of repeats) {
    if (i < 0 || !givesRepeat(tx, x, i, d.kind === 'card')) continue
    given.push({ ability: x.ability.ref, source: x.source, effect: x.effect, paid: false })
  }
  return given
}

/** 820.3: once, and once more for each Repeat that is paid for. */
export function executions(d: Draft): number {
  let n = 1
  for (const g of d.granted) if (g.paid) n++
  if (d.kind === 'card' && d.paid !== 0) {
    for (const c of d.card.additionalCosts) if (c.repeats && (d.paid & (1 << c.bit)) !== 0) n++
  }
  return n
}

export const slotCount = (d: Draft): number => (d.ability === null ? 0 : d.ability.slots.length * executions(d))

export const slotAt = (d: Draft, n: number): CompiledSlot => d.ability!.slots[n % d.ability!.slots.length]!

/** The context in which slot n is read: it sees the choices of its own execution (820.2.a). */
export function slotContext(d: Draft, n: number): Context {
  const execution = executionOf(d, n)
  return execution === 0 ? context(d) : { ...context(d), slots: slotsOf(d, execution) }
}

export const executionOf = (d: Draft, n: number): number => Math.floor(n / d.ability!.slots.length)

/** A slot inside a mode counts only when the mode is chosen, one behind a dependent keyword only while that is active. */
export function slotIsActive(tx: Transaction, d: Draft, n: number): boolean {
  const slot = slotAt(d, n)
  if (slot.mode >= 0 && !d.modes.includes(executionOf(d, n) * d.ability!.modal!.count + slot.mode)) return false
  return slot.when === null || slot.when(tx, context(d))
}

const printedOptionalCosts = (d: Draft): number => {
  if (d.kind !== 'card') return 0
  let n = 0
  for (const c of d.card.additionalCosts) if (c.bit >= 0) n++
  return n
}

export const optionalCosts = (d: Draft): number => printedOptionalCosts(d) + d.granted.length

export function optionalApplies(tx: Transaction, d: Draft, n: number): boolean {
  if (n >= printedOptionalCosts(d)) return true
  const cost = d.card.additionalCosts.find(c => c.bit === n)
  return cost !== undefined && (cost.check === null || cost.check(tx, context(d)))
}

/** Marks in the draft whether it is paid: first those of the card, then those that others give. */
export function payOptional(d: Draft, n: number, paid: boolean): void {
  const printed = printedOptionalCosts(d)
  if (n < printed) d.paid = paid ? d.paid | (1 << n) : d.paid & ~(1 << n)
  else d.granted = d.granted.map((g, k) => (k === n - printed ? { ...g, paid } : g))
  d.ctx = null
}
