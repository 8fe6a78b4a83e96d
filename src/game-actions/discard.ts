/** 422 Discard: from hand to trash. */
import { On } from '../abilities/compile/codes'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import { Fact, Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { countFact } from './facts'
import { leaveTo } from './leave'

export function executeDiscard(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  for (const p of proposals) countFact(tx, p.player, Fact.CardsDiscarded)
  const keys = leaveTo(tx, On.discard, proposals, Zone.Trash)
  report(tx, depth, makeResult(keys, keys.length, asked))
}
