/** Gaining points (194.1). Points belong to teams (489.8.d). */
import { On } from '../abilities/compile/codes'
import { emit, newBatch } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import { Fact } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { countFact } from './facts'

export function executePoints(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  let gained = 0
  for (const p of proposals) {
    if (p.amount < 1 || !tx.s.players[p.player]!.active) continue
    tx.team(tx.s.players[p.player]!.team).points += p.amount
    gained += p.amount
    if (p.details?.of === 'score' && p.details.scoring === 'hold') countFact(tx, p.player, Fact.PointsHeld, p.amount)
    tx.s.cleanupDue = true
    emit(tx, On.gainPoints, p.player, -1, p.place, -1, p.amount, p.cause, batch)
  }
  report(tx, depth, makeResult(NONE, gained, asked))
}
