/** 441 Empower, 442 Disempower: a status, which some texts let an object have several times over (441.1.c.1). */
import { On } from '../abilities/compile/codes'
import { canBeEmpowered } from '../characteristics/permissions'
import { emit, newBatch } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import type { Key } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { statusAspect } from './ready'

export const executeEmpower = (tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void => {
  change(tx, On.empower, proposals, depth, asked, 1)
}

export const executeDisempower = (tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void => {
  change(tx, On.disempower, proposals, depth, asked, -1)
}

function change(tx: Transaction, event: number, proposals: readonly Proposal[], depth: number, asked: number, by: 1 | -1): void {
  const batch = newBatch(tx)
  const done: Proposal[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0 || !(by > 0 ? canBeEmpowered(tx, i) : tx.s.objects[i]!.empowered > 0)) continue
    tx.object(i, statusAspect(tx, i)).empowered += by
    tx.s.cleanupDue = true
    done.push(p)
  }
  for (const p of done) {
    const i = tx.find(p.object)
    emit(tx, event, p.player, i, tx.s.objects[i]!.place, -1, tx.s.objects[i]!.empowered, p.cause, batch)
  }
  const keys: Key[] = done.map(p => p.object)
  report(tx, depth, makeResult(keys, keys.length, asked))
}
