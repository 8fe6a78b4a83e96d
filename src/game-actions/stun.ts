/** 423 Stun. A stunned unit can't be stunned again (423.1.a.1). */
import { On } from '../abilities/compile/codes'
import { emit, newBatch } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import type { Key } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

export function executeStun(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  const keys: Key[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0 || tx.s.objects[i]!.stunned) continue
    tx.object(i, Aspect.Status).stunned = true
    tx.s.cleanupDue = true
    keys.push(p.object)
  }
  for (const p of proposals) {
    if (!keys.includes(p.object)) continue
    const i = tx.find(p.object)
    emit(tx, On.stun, p.player, i, tx.s.objects[i]!.place, -1, 0, p.cause, batch)
  }
  report(tx, depth, makeResult(keys, keys.length, asked))
}
