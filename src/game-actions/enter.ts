/** 359.2: a permanent leaves the chain and becomes a game object on the board. */
import { On, UNIT } from '../abilities/compile/codes'
import { typesOf } from '../characteristics/read'
import { emit, newBatch } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import type { Key } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { contest } from './move'
import { toBoard } from './zones'

/** One proposal per object on its way in; the board key is reported. */
export function executeEnter(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  const keys: Key[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0) continue
    keys.push(toBoard(tx, i, p.place, p.player, !p.ready))
    if ((typesOf(tx, i) & UNIT) !== 0) contest(tx, i)
    tx.s.cleanupDue = true
    emit(tx, On.enter, p.player, i, p.place, -1, 0, p.cause, batch)
  }
  report(tx, depth, makeResult(keys, keys.length, asked))
}
