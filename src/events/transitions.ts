/** Changes of derived values that are events (design 8): a unit becomes Mighty (709). */
import { On, UNIT } from '../abilities/compile/codes'
import { derivedOf, isMighty, typesOf } from '../characteristics/read'
import type { Key, ObjectIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { emit, NO_CAUSE, newBatch } from './emit'

/**
 * Compares with the last look. While nobody listens nothing is remembered, so that a listener that arrives doesn't take
 * units for new that were Mighty before. Runs after each step; without a card that listens it isn't called.
 */
export function compareTransitions(tx: Transaction): void {
  if (!tx.stale) return
  tx.stale = false
  const before = tx.s.belowMighty
  if (derivedOf(tx).listeners[On.becomeMighty]!.length === 0) {
    if (before !== null) tx.s.belowMighty = null
    return
  }
  const below: Key[] = []
  const fresh: ObjectIndex[] = []
  for (const place of tx.s.places) {
    for (const i of place.permanents) {
      if ((typesOf(tx, i) & UNIT) === 0) continue
      const { key } = tx.s.objects[i]!
      if (!isMighty(tx, i)) below.push(key)
      // What enters with 5 was never seen below: it comes Mighty and does not become so.
      else if (before?.includes(key) === true) fresh.push(i)
    }
  }
  if (before === null || before.length !== below.length || before.some((key, n) => below[n] !== key)) tx.s.belowMighty = below
  if (fresh.length === 0) return
  const batch = newBatch(tx)
  for (const i of fresh) emit(tx, On.becomeMighty, tx.s.objects[i]!.controller, i, tx.s.objects[i]!.place, -1, 0, NO_CAUSE, batch)
}
