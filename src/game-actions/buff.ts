/** 426 Buff, 701–705: at most one buff on a unit; each gives +1 Might. */
import { On } from '../abilities/compile/codes'
import { emit, newBatch, note } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import type { Key, ObjectIndex } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

export function executeBuff(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  const keys: Key[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0 || tx.s.objects[i]!.buffs > 0) continue // 702.3.a
    tx.object(i, Aspect.Counters).buffs = 1
    tx.s.cleanupDue = true
    keys.push(p.object)
  }
  for (const p of proposals) {
    if (!keys.includes(p.object)) continue
    const i = tx.find(p.object)
    emit(tx, On.buff, p.player, i, tx.s.objects[i]!.place, -1, 0, p.cause, batch)
  }
  report(tx, depth, makeResult(keys, keys.length, asked))
}

/** 702.2.b: removes one buff. False when there is none. */
export function spendBuff(tx: Transaction, i: ObjectIndex, source: Key): boolean {
  if (tx.s.objects[i]!.buffs === 0) return false
  const o = tx.object(i, Aspect.Counters)
  o.buffs--
  tx.s.cleanupDue = true
  note(tx, 'buffSpent', { player: o.controller, object: o.key, card: o.def, place: o.place, source })
  return true
}
