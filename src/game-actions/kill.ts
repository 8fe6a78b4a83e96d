/** 428 Kill: a permanent goes from the board to its owner's trash. */
import { On, UNIT } from '../abilities/compile/codes'
import { typesOf } from '../characteristics/read'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import { Fact, Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { countFact } from './facts'
import { leaveTo } from './leave'

export function executeDie(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i >= 0 && (typesOf(tx, i) & UNIT) !== 0) countFact(tx, tx.s.objects[i]!.controller, Fact.UnitsDied)
  }
  const keys = leaveTo(tx, On.die, proposals, Zone.Trash, true)
  report(tx, depth, makeResult(keys, keys.length, asked))
}
