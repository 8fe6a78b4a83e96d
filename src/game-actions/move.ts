/** 420, 445–453 Move, and 454–458 Recall, which is no move. */
import { On, UNIT } from '../abilities/compile/codes'
import { typesOf } from '../characteristics/read'
import { countUse, EVERYBODY, emit, newBatch, note } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import { baseOf, isFriendly, MOVES } from '../state/query'
import type { Key, ObjectIndex, PlaceIndex, PlayerIndex } from '../state/types'
import { Fact, Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { countFact } from './facts'
import { relocate } from './zones'

/** One proposal per unit, `place` is the destination. Units that can't be there are recalled instead (447.2.c). */
export function executeMove(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  const keys: Key[] = []
  const moved: { i: ObjectIndex; p: Proposal; from: PlaceIndex }[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0) continue
    const o = tx.s.objects[i]!
    if (o.zone !== Zone.Board || o.place === p.place) continue
    if (!canBePresent(tx, o.controller, p.place)) {
      recallObjects(tx, [i], p.cause.source)
      continue
    }
    const from = o.place
    relocate(tx, i, p.place)
    countFact(tx, o.controller, Fact.Moves)
    if ((tx.registry.counted & Aspect.Moves) !== 0) {
      countUse(tx, p.object, MOVES, 0)
      tx.touch(Aspect.Moves)
    }
    keys.push(p.object)
    moved.push({ i, p, from })
  }
  for (const { i } of moved) contest(tx, i)
  if (moved.length > 0) tx.s.cleanupDue = true
  const together = moved.length > 1 ? keys : NONE
  for (const { i, p, from } of moved) {
    emit(tx, On.move, tx.s.objects[i]!.controller, i, p.place, from, 0, p.cause, batch, EVERYBODY, together)
  }
  report(tx, depth, makeResult(keys, keys.length, asked))
}

/**
 * May units of this player become present there? A base only its player's (107.1.c); no battlefield with units of two other
 * players (449.2), of a teammate (447.2.b), or in a combat of others (447.2.a).
 */
export function canBePresent(tx: Transaction, player: PlayerIndex, at: PlaceIndex): boolean {
  const s = tx.s
  const place = s.places[at]!
  if (place.base) return place.player === player
  let other = -1
  let present = false
  for (const i of place.permanents) {
    const p = s.objects[i]!.controller
    if ((typesOf(tx, i) & UNIT) === 0) continue
    if (p === player) present = true
    else if ((other >= 0 && other !== p) || isFriendly(s, p, player)) return false
    else other = p
  }
  const { showdown } = s
  if (showdown !== null && showdown.place === at && showdown.combat && showdown.established) {
    return showdown.attacker === player || showdown.defender === player
  }
  return !(place.combatStaged && !present)
}

/** 190.3.a.1, 450: Contested is applied by the first unit of somebody who doesn't control the battlefield. */
export function contest(tx: Transaction, i: ObjectIndex): void {
  const o = tx.s.objects[i]!
  if (o.zone !== Zone.Board || (typesOf(tx, i) & UNIT) === 0) return
  const place = tx.s.places[o.place]!
  if (place.base || place.contestedBy >= 0 || place.controller === o.controller) return
  tx.place(o.place, Aspect.None).contestedBy = o.controller
  note(tx, 'contested', { player: o.controller, place: o.place })
}

/** 455: to the base of the controller; damage and statuses stay (458). */
export function recallObjects(tx: Transaction, objects: readonly ObjectIndex[], source: Key): Key[] {
  const keys: Key[] = []
  for (const i of objects) {
    const o = tx.s.objects[i]!
    if (o.zone !== Zone.Board || o.attachedTo !== 0) continue // 719.3: what is attached is where its unit is
    const base = baseOf(tx.s, o.controller)
    if (o.place === base) continue
    const from = o.place
    relocate(tx, i, base)
    keys.push(o.key)
    note(tx, 'recall', { player: o.controller, object: o.key, card: o.def, place: base, from, source })
  }
  if (keys.length > 0) tx.s.cleanupDue = true
  return keys
}
