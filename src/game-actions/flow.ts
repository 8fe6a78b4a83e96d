/**
 * 390.3.a: what is played "then banish it" or "then recycle it" is banished or recycled instead of leaving the chain for
 * anywhere else. Flow says so of its spells (829.1.b.1).
 */
import type { Cause, ObjectIndex, PlayOptions } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'

/** Once it is finalized, and unless its own text takes it away; '' otherwise. */
export function leavesInstead(tx: Transaction, i: ObjectIndex, cause: Cause | null): PlayOptions['then'] {
  const { zone, key } = tx.s.objects[i]!
  if (zone !== Zone.Chain) return ''
  const item = tx.findItem(key)
  return item === null || item.pending || cause?.item === item.key ? '' : item.options.then
}
