/** 414 Exhaust, 415 Ready. Nothing happens to what is exhausted or ready already. */
import { On, RUNE } from '../abilities/compile/codes'
import { emit, newBatch } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import type { Key, ObjectIndex } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

export const executeReady = (tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void => {
  turn(tx, On.ready, proposals, depth, asked, false)
}

export const executeExhaust = (tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void => {
  turn(tx, On.exhaust, proposals, depth, asked, true)
}

function turn(
  tx: Transaction,
  event: number,
  proposals: readonly Proposal[],
  depth: number,
  asked: number,
  exhausted: boolean,
): void {
  const batch = newBatch(tx)
  const keys: Key[] = []
  const done: { i: ObjectIndex; p: Proposal }[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0 || tx.s.objects[i]!.exhausted === exhausted) continue
    tx.object(i, statusAspect(tx, i)).exhausted = exhausted
    keys.push(p.object)
    done.push({ i, p })
  }
  if (done.length > 0) tx.s.cleanupDue = true
  for (const { i, p } of done) {
    const o = tx.s.objects[i]!
    emit(tx, event, o.controller, i, o.place, -1, 0, p.cause, batch)
  }
  report(tx, depth, makeResult(keys, keys.length, asked))
}

/** Exhausting runes must not invalidate what reads the status of units. */
export const statusAspect = (tx: Transaction, i: ObjectIndex): number =>
  (tx.registry.cardOf(tx.s.objects[i]!).types & RUNE) !== 0 ? Aspect.Runes : Aspect.Status
