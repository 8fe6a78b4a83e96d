/** 829.1.b.1: a spell that was played for its Flow cost is banished instead of leaving the chain for anywhere else. */
import type { Cause, ObjectIndex } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'

/** Once it is finalized, and unless its own text takes it away. */
export function isBanishedInstead(tx: Transaction, i: ObjectIndex, cause: Cause | null): boolean {
  const { zone, key } = tx.s.objects[i]!
  if (zone !== Zone.Chain) return false
  const item = tx.findItem(key)
  return item !== null && !item.pending && item.options.flow >= 0 && cause?.item !== item.key
}
