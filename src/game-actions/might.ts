/** Giving and taking Might (477.3). */
import { On } from '../abilities/compile/codes'
import { mightOf } from '../characteristics/read'
import { emit, newBatch } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import type { Key, ObjectIndex } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { addEffect } from './effects'

/** The Might that a loss, or a gain, stops at. */
export interface Limit {
  readonly min: number | null
  readonly max: number | null
}
export const NO_LIMIT: Limit = { min: null, max: null }

/** 477.3.b: a limit is applied now and remembered; a loss never becomes a gain by it, nor a gain a loss. */
export function limitedChange(tx: Transaction, i: ObjectIndex, amount: number, { min, max }: Limit): number {
  if (amount < 0 && min !== null) return Math.min(0, Math.max(amount, min - mightOf(tx, i)))
  if (amount > 0 && max !== null) return Math.max(0, Math.min(amount, max - mightOf(tx, i)))
  return amount
}

export function executeMight(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  const keys: Key[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (p.details?.of !== 'might' || i < 0 || tx.s.objects[i]!.zone !== Zone.Board) continue
    keys.push(p.object)
    const amount = limitedChange(tx, i, p.amount, p.details.limit)
    if (amount === 0) continue
    const { source, item, player } = p.cause
    addEffect(tx, { source, item, controller: player }, p.details.until, { kind: 'might', objects: [p.object], amount })
    emit(tx, On.might, p.player, i, tx.s.objects[i]!.place, -1, amount, p.cause, batch)
  }
  report(tx, depth, makeResult(keys, keys.length, asked))
}
