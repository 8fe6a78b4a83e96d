/**
 * Questions to players (invariant 3). A step calls one of the `ask…` functions: it gets the answer, or `null` after the
 * question was stored; then it returns AGAIN and is run anew with the answer. Questions with one possible answer are not
 * asked unless their options are hidden from others, who could otherwise learn something from the silence.
 */
import type { DecisionKind, Key, OptionKind, PlayerIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'

/** A checked answer, in terms of the decision's options. */
export type Answer =
  | { readonly kind: 'pick' | 'order'; readonly values: readonly number[] }
  | { readonly kind: 'confirm'; readonly yes: boolean }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'assign'; readonly amounts: readonly number[] }
  | { readonly kind: 'pay'; readonly plan: number }
  | { readonly kind: 'name'; readonly name: string }

export interface Question {
  readonly player: PlayerIndex
  readonly reason: string
  readonly rule: string
  readonly source?: Key
}

export function ask(
  tx: Transaction,
  q: Question,
  kind: DecisionKind,
  options: readonly number[],
  min: number,
  max: number,
  of: OptionKind,
): null {
  tx.s.decision = {
    id: tx.s.nextDecision++,
    player: q.player,
    kind,
    reason: q.reason,
    options,
    min,
    max,
    rule: q.rule,
    source: q.source ?? 0,
    of,
  }
  return null
}

function take<K extends Answer['kind']>(tx: Transaction, kind: K): (Answer & { readonly kind: K }) | null {
  const { answer } = tx
  if (answer === null || answer.kind !== kind) return null
  tx.answer = null
  return answer as Answer & { readonly kind: K }
}

export interface PickQuestion extends Question {
  readonly options: readonly number[]
  readonly min: number
  readonly max: number
  readonly of: OptionKind
  /** Options that others can't see: always asked. */
  readonly hidden?: boolean
  /** Asked also without an option: whether hidden cards fit is not for others to learn (128.6.a). */
  readonly evenEmpty?: boolean
}

/** Picks `min` to `max` of the options. */
export function askPick(tx: Transaction, q: PickQuestion): readonly number[] | null {
  const { answer } = tx
  if (answer !== null && answer.kind === 'pick') {
    tx.answer = null
    return answer.values
  }
  // An amount that is gone (359.3.e.12) or below nothing asks for nothing.
  const within = (n: number): number => (n > 0 ? Math.min(n, q.options.length) : 0)
  const max = within(q.max)
  const min = Math.min(within(q.min), max)
  if (!tx.s.players[q.player]!.active) return q.options.slice(0, min) // 651.3: a removed player makes no choices
  if (max === 0 && q.hidden !== true) return []
  if (min === q.options.length && q.hidden !== true) return q.options
  if (q.options.length === 0 && q.evenEmpty !== true) return []
  return ask(tx, q, 'pick', q.options, min, max, q.of)
}

/** Orders all the options. */
export function askOrder(
  tx: Transaction,
  q: Question & { readonly options: readonly number[]; readonly of: OptionKind },
): readonly number[] | null {
  const answer = take(tx, 'order')
  if (answer !== null) return answer.values
  if (q.options.length < 2 || !tx.s.players[q.player]!.active) return q.options
  return ask(tx, q, 'order', q.options, q.options.length, q.options.length, q.of)
}

export function askConfirm(tx: Transaction, q: Question): boolean | null {
  const answer = take(tx, 'confirm')
  if (answer !== null) return answer.yes
  if (!tx.s.players[q.player]!.active) return false
  return ask(tx, q, 'confirm', [], 0, 1, 'none')
}

export function askNumber(tx: Transaction, q: Question & { readonly min: number; readonly max: number }): number | null {
  const answer = take(tx, 'number')
  if (answer !== null) return answer.number
  if (q.min >= q.max || !tx.s.players[q.player]!.active) return q.min
  return ask(tx, q, 'number', [], q.min, q.max, 'none')
}

/** Names one of the names; '' if there is none, or nobody to name it. */
export function askName(tx: Transaction, q: Question & { readonly names: readonly string[] }): string | null {
  const answer = take(tx, 'name')
  if (answer !== null) return answer.name
  if (q.names.length === 0 || !tx.s.players[q.player]!.active) return '' // 651.3
  if (q.names.length === 1) return q.names[0]!
  return ask(tx, q, 'name', [], 1, 1, 'name')
}

/** Distributes `total` over the options; the rule module of the top frame says which distributions are allowed. */
export function askAssign(
  tx: Transaction,
  q: Question & { readonly options: readonly number[]; readonly total: number },
): readonly number[] | null {
  const answer = take(tx, 'assign')
  if (answer !== null) return answer.amounts
  return ask(tx, q, 'assign', q.options, q.total, q.total, 'object')
}
