/** Durations that depend on what is on the board (359.3.e.16). */
import type { Effect } from '../state/types'
import type { Transaction } from '../transaction/transaction'

/** "For as long as this is attached to it": not before it is, and not elsewhere. */
export function isAttached(tx: Transaction, e: Effect): boolean {
  const i = tx.find(e.via === 0 ? e.source : e.via)
  return i >= 0 && tx.s.objects[i]!.attachedTo === e.bind!.other
}
