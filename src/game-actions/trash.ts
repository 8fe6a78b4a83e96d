/**
 * Going to the trash in other ways than by dying or being discarded: spells that have been executed or countered (359.3.d,
 * 425.1.a.1), facedown cards that lose their battlefield (107.3.d), and what a text puts there (108.2.b).
 */
import { On } from '../abilities/compile/codes'
import { note, snapshotOf } from '../events/emit'
import { type Proposal, propose } from '../events/proposal'
import { follow, makeResult, remember, report } from '../interpreter/scope'
import type { Cause, Key, ObjectIndex } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { appliedAt, perform } from './perform'
import { toZone } from './zones'

/** Each to its owner's trash, unless that is replaced. */
export function intoTrash(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth = -1): void {
  const applied = appliedAt(tx, depth)
  const proposals = objects.map(i => {
    const { key, owner, place } = tx.s.objects[i]!
    return propose(On.toTrash, key, owner, place, 0, cause, applied)
  })
  perform(tx, On.toTrash, proposals, depth, objects.length)
}

export function executeIntoTrash(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const keys: Key[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0) continue
    const { zone, owner, def, place } = tx.s.objects[i]!
    remember(tx, () => snapshotOf(tx, i))
    const key = toZone(tx, i, Zone.Trash, false, -1)
    keys.push(p.object)
    follow(tx, p.object, key)
    // 421.4: a facedown card is shown by its owner. What leaves the chain has been told of already.
    if (zone === Zone.Facedown)
      note(tx, 'reveal', { player: owner, object: key, was: p.object, card: def, from: place, detail: 'facedown' })
    else if (zone !== Zone.Chain)
      note(tx, 'put', { player: owner, object: key, was: p.object, card: def, source: p.cause.source, detail: 'trash' })
  }
  tx.s.cleanupDue = true
  report(tx, depth, makeResult(keys, keys.length, asked))
}
