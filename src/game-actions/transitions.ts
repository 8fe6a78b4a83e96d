/** Changes of derived values that are events (design 8): a unit becomes Mighty (709). */
import { On, UNIT } from '../abilities/compile/codes'
import { derivedOf, isMighty, typesOf } from '../characteristics/read'
import { emit, NO_CAUSE, newBatch } from '../events/emit'
import { type Proposal, propose } from '../events/proposal'
import { NONE } from '../state/make'
import type { Key, ObjectIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { perform } from './perform'

/**
 * Compares with the last look. While nobody listens nothing is remembered, so that a listener that arrives doesn't take
 * units for new that were Mighty before. Runs after each step; without a card that listens it isn't called.
 */
export function compareTransitions(tx: Transaction): void {
  if (!tx.stale) return
  tx.stale = false
  const before = tx.s.belowMighty
  const { listeners, replacements } = derivedOf(tx)
  if (listeners[On.becomeMighty]!.length === 0 && replacements[On.becomeMighty]!.length === 0) {
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
  // 370.1.a.1: a change of state can be replaced like a game action; what is replaced never became Mighty.
  const proposals = fresh.map(i => {
    const { key, controller, place } = tx.s.objects[i]!
    return propose(On.becomeMighty, key, controller, place, 0, NO_CAUSE, NONE)
  })
  // The frame of an open question has to stay on top of the stack; who asks has written nothing (architecture), so this is rare.
  if (tx.s.decision !== null) executeBecomeMighty(tx, proposals)
  else perform(tx, On.becomeMighty, proposals, -1)
}

export function executeBecomeMighty(tx: Transaction, proposals: readonly Proposal[]): void {
  const batch = newBatch(tx)
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i >= 0) emit(tx, On.becomeMighty, p.player, i, p.place, -1, 0, NO_CAUSE, batch)
  }
}
