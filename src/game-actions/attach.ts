/** 434 Attach, 435 Detach: linking a card under a unit, the Top-Most card, and taking it off (716–719). */
import { On, UNIT } from '../abilities/compile/codes'
import type { Instance } from '../characteristics/derived'
import { makeInstance } from '../characteristics/derived'
import { cardNow, derivedOf, typesOf } from '../characteristics/read'
import { holds, matching, newBatch, note, occurrence, stillThere, trigger } from '../events/emit'
import type { Occurrence } from '../events/event'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import type { Cause, Key, ObjectIndex, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { relocate, unlink } from './zones'

/**
 * Could the one be attached to the other now? Both are on the board (434.1), a unit is attached to nothing (October patch notes),
 * and what is attached there already stays as it is (434.1.g).
 */
export function canAttach(tx: Transaction, i: ObjectIndex, host: ObjectIndex): boolean {
  const o = tx.s.objects[i]!
  const to = tx.s.objects[host]!
  if (o.zone !== Zone.Board || to.zone !== Zone.Board || o.attachedTo === to.key) return false
  return (typesOf(tx, i) & UNIT) === 0 && (typesOf(tx, host) & UNIT) !== 0
}

interface Linked {
  readonly i: ObjectIndex
  readonly fact: Occurrence
  readonly found: readonly Instance[]
}

/** One proposal per card, `other` is the new Top-Most card. */
export function executeAttach(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  const keys: Key[] = []
  const linked: Linked[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    const host = tx.find(p.other)
    if (i < 0 || host < 0 || !canAttach(tx, i, host)) continue
    const { place: from, attachedTo } = tx.s.objects[i]!
    if (attachedTo !== 0) takeOff(tx, i, p.player, p.cause, batch) // 434.1.f
    const to = tx.s.objects[host]!.place
    const fact = occurrence(On.attach, p.player, i, p.object, to, from, 0, p.cause, null, p.other)
    const found = listening(tx, fact)
    const o = tx.object(i, Aspect.Place)
    o.attachedTo = p.other
    o.since = tx.newTimestamp() // 480.2: its effect text begins to apply
    relocate(tx, i, to) // 434.4, no move (434.4.a)
    keys.push(p.object)
    linked.push({ i, fact, found })
    note(tx, 'attach', {
      player: p.player,
      object: p.object,
      card: o.def,
      place: to,
      from,
      other: p.other,
      source: p.cause.source,
      detail: p.cause.kind,
    })
  }
  if (keys.length > 0) tx.s.cleanupDue = true
  for (const { i, fact, found } of linked) {
    // 725.1: what the attached card itself adds to its host listens to its being attached.
    const added = derivedOf(tx).listeners[On.attach]!.filter(x => x.via === fact.key && !found.some(y => isSame(x, y)))
    for (const x of [...found, ...(added.length === 0 ? NONE : matching(tx, fact, added))]) {
      if ((x.object === i || stillThere(tx, x)) && holds(tx, x, fact)) trigger(tx, x, fact, batch, 0)
    }
  }
  report(tx, depth, makeResult(keys, keys.length, asked))
}

/** One proposal per card. */
export function executeDetach(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  const keys: Key[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0 || tx.s.objects[i]!.attachedTo === 0) continue // 435.1.a.1
    takeOff(tx, i, p.player, p.cause, batch)
    keys.push(p.object)
  }
  if (keys.length > 0) tx.s.cleanupDue = true
  report(tx, depth, makeResult(keys, keys.length, asked))
}

/** 435: it stays where it is (435.4); what its texts listen for is looked at while they still apply (725.2). */
function takeOff(tx: Transaction, i: ObjectIndex, player: PlayerIndex, cause: Cause, batch: number): void {
  const o = tx.s.objects[i]!
  const fact = occurrence(On.detach, player, i, o.key, o.place, o.place, 0, cause, null, o.attachedTo)
  const found = listening(tx, fact)
  unlink(tx, i, cause)
  for (const x of found) if (stillThere(tx, x) && holds(tx, x, fact)) trigger(tx, x, fact, batch, 0)
}

/** Triggers on the linking or unlinking of a card: its own inactive text takes part in it (725.1–2). */
export function listening(tx: Transaction, fact: Occurrence): readonly Instance[] {
  const listeners = derivedOf(tx).listeners[fact.event]!
  const o = tx.s.objects[fact.object]!
  const own =
    o.attachedTo === 0
      ? NONE
      : cardNow(tx, fact.object)
          .abilities.filter(a => a.kind === 'triggered' && a.when.some(w => w.event === fact.event))
          .map(a => makeInstance(a, fact.object, o.key, o.controller, o.since, 0, null))
  return listeners.length === 0 && own.length === 0 ? NONE : matching(tx, fact, [...listeners, ...own])
}

const isSame = (x: Instance, y: Instance): boolean => x.source === y.source && x.ability === y.ability && x.via === y.via
