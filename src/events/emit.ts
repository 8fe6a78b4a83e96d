/** Emitting facts, and matching triggers against them (383). */

import { EVENTS, On } from '../abilities/compile/codes'
import type { CompiledPattern } from '../abilities/compile/compiled'
import { SHOWN } from '../abilities/compile/filters'
import type { Instance } from '../characteristics/derived'
import { cardNow, keywordsOf, mightOf } from '../characteristics/read'
import { NO_BIND, NONE } from '../state/make'
import type { Bind, Cause, Key, ObjectIndex, PlaceIndex, PlayerIndex, Snapshot, Triggered } from '../state/types'
import { PLAYED_THIS_TURN, Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { countsAs, listenersTo, multiplied } from './classes'
import type { GameEventType, Occurrence } from './event'

export const EVERYBODY = -1

export interface Note {
  readonly player?: PlayerIndex
  readonly object?: Key
  readonly was?: Key
  readonly card?: string
  readonly place?: PlaceIndex
  readonly from?: PlaceIndex
  readonly amount?: number
  readonly other?: Key
  readonly source?: Key
  readonly detail?: string
  readonly visible?: number
}

/** Tells the caller of the engine what happened. */
export function note(tx: Transaction, type: GameEventType, n: Note): void {
  if (!tx.collect) return
  tx.events.push({
    type,
    player: n.player ?? -1,
    object: n.object ?? 0,
    was: n.was ?? 0,
    card: n.card ?? '',
    place: n.place ?? -1,
    from: n.from ?? -1,
    amount: n.amount ?? 0,
    other: n.other ?? 0,
    source: n.source ?? 0,
    detail: n.detail ?? '',
    visible: n.visible ?? EVERYBODY,
  })
}

export function snapshotOf(tx: Transaction, i: ObjectIndex): Snapshot {
  const o = tx.s.objects[i]!
  return {
    key: o.key,
    def: cardNow(tx, i).id,
    owner: o.owner,
    controller: o.controller,
    place: o.place,
    might: mightOf(tx, i),
    token: o.token,
    keywords: keywordsOf(tx, i),
    empowered: o.empowered,
    paid: o.paid & ~PLAYED_THIS_TURN,
  }
}

export const newBatch = (tx: Transaction): number => tx.s.nextBatch++

export const NO_CAUSE: Cause = { kind: 'rule', player: -1, source: 0, item: 0, sources: NONE }

export function occurrence(
  event: number,
  player: PlayerIndex,
  object: ObjectIndex,
  key: Key,
  place: PlaceIndex,
  from: PlaceIndex,
  amount: number,
  cause: Cause,
  snapshot: Snapshot | null = null,
  other: Key = 0,
  together: readonly Key[] = NONE,
): Occurrence {
  return { event, object, key, player, place, from, amount, other, cause, snapshot, now: 0, together }
}

/** A fact about an object that is still there (or about no object): notes it and triggers what listens. */
export function emit(
  tx: Transaction,
  event: number,
  player: PlayerIndex,
  object: ObjectIndex,
  place: PlaceIndex,
  from: PlaceIndex,
  amount: number,
  cause: Cause,
  batch: number,
  visible = EVERYBODY,
  together: readonly Key[] = NONE,
): void {
  const o = object < 0 ? null : tx.s.objects[object]!
  if (tx.collect) {
    note(tx, EVENTS[event]!, {
      player,
      object: o?.key ?? 0,
      card: o === null ? '' : cardNow(tx, object).id,
      place,
      from,
      amount,
      source: cause.source,
      detail: cause.kind,
      visible,
    })
  }
  if (listenersTo(tx, event).length === 0) return
  const fact = occurrence(event, player, object, o?.key ?? 0, place, from, amount, cause, null, 0, together)
  for (const instance of matching(tx, fact)) if (holds(tx, instance, fact)) trigger(tx, instance, fact, batch, 0)
}

/** An activated ability was used (377.2.a); its source may be gone. */
export function emitUse(
  tx: Transaction,
  i: ObjectIndex,
  was: Snapshot | null,
  player: PlayerIndex,
  energy: number,
  cause: Cause,
): void {
  const o = i < 0 ? null : tx.s.objects[i]!
  const fact = occurrence(On.use, player, i, o?.key ?? was?.key ?? 0, o?.place ?? -1, -1, energy, cause, o === null ? was : null)
  const batch = newBatch(tx)
  for (const instance of matching(tx, fact)) if (holds(tx, instance, fact)) trigger(tx, instance, fact, batch, 0)
}

/** The same for what is told in words of its own (`note`). */
export function triggerAt(tx: Transaction, event: number, player: PlayerIndex, place: PlaceIndex): void {
  if (listenersTo(tx, event).length === 0) return
  const fact = occurrence(event, player, -1, 0, place, -1, 0, { ...NO_CAUSE, player })
  const batch = newBatch(tx)
  for (const instance of matching(tx, fact)) if (holds(tx, instance, fact)) trigger(tx, instance, fact, batch, 0)
}

/** The facts as the text of the ability reads them. */
function bindOf(instance: Instance, o: Occurrence): Bind {
  const { bind } = instance
  // 359.3.f.3.b: where the condition of a delayed trigger names no object or place, those of the first trigger are meant.
  const earlier = o.key === 0 && bind !== null
  const met = metBy(instance, o)
  const place = met.origin ? o.from : o.place
  return {
    ...(bind ?? NO_BIND),
    object: earlier ? bind.object : o.key,
    now: earlier ? bind.now : o.now,
    objects: earlier ? bind.objects : met.oneOrMore ? o.together : NONE,
    player: o.player,
    place: place < 0 && bind !== null ? bind.place : place,
    amount: o.amount,
    other: earlier ? bind.other : o.other,
    snapshot: earlier ? bind.snapshot : o.snapshot,
  }
}

/** 383.2.c: the condition behind the trigger condition (383.2.a.1), once the event has been processed. */
export function holds(tx: Transaction, instance: Instance, o: Occurrence): boolean {
  const { check } = instance.ability
  return check === null || check(tx, { ...instance, bind: bindOf(instance, o) })
}

/** Listeners whose trigger condition this fact meets. Facts about leaving objects are matched before they leave (383.2.c.2 afterwards). */
export function matching(tx: Transaction, o: Occurrence, listeners: readonly Instance[] = listenersTo(tx, o.event)): Instance[] {
  if (listeners.length === 0) return NONE as unknown as Instance[]
  const found: Instance[] = []
  for (const listener of listeners) {
    const { ability } = listener
    for (const pattern of ability.when) {
      if (pattern.event !== o.event && !countsAs(tx, listener, pattern, o.event)) continue
      if (!pattern.test(tx, listener, o)) continue
      // Which of several conditions it was is remembered; a single one needs no copy.
      const instance = ability.when.length === 1 ? listener : { ...listener, met: pattern }
      if (ability.before !== null && !ability.before(tx, { ...instance, bind: bindOf(instance, o) })) continue
      // 383.3.e.1: performed often enough already.
      if (ability.limit > 0 && useCount(tx, instance.source, ability.ref, instance.via) >= ability.limit) continue
      found.push(instance)
      break
    }
  }
  return found
}

/** The condition that the fact has met. */
const metBy = (instance: Instance, o: Occurrence): CompiledPattern =>
  instance.met ?? instance.ability.when.find(p => p.event === o.event) ?? instance.ability.when[0]!

/** Is the source still where its ability works (383.2.c.2)? Delayed abilities need no source (392). */
export function stillThere(tx: Transaction, instance: Instance): boolean {
  if (instance.object < 0) return tx.s.effects.some(e => e.key === instance.effect)
  const o = tx.s.objects[instance.object]!
  return o.key === instance.source && o.zone !== Zone.Ceased
}

/**
 * Puts a trigger among those that wait for the chain, as often as effects multiply it. `activated`: a text activates it without
 * its event (383.4.g), so nothing multiplies it.
 */
export function trigger(
  tx: Transaction,
  instance: Instance,
  o: Occurrence,
  batch: number,
  awaits: number,
  activated = false,
): void {
  const { ability } = instance
  const pattern = metBy(instance, o)
  let nth = 0
  if (pattern.nth > 0) {
    // 383.1.b: which of several simultaneous ones is the nth is for the controller to say, so all of them wait.
    const together = tx.s.triggered.filter(t => t.nth > 0 && t.batch === batch && isOf(t, instance))
    const earlier = countUse(tx, instance.source, `${ability.ref}@${o.event}`, instance.via) - 1 - together.length
    if (earlier >= pattern.nth) return
    nth = pattern.nth - earlier
  }
  if (pattern.oneOrMore && tx.s.triggered.some(t => t.batch === batch && isOf(t, instance))) return
  const bind = keepShown(tx, instance, bindOf(instance, o))
  // 190.6.b: the turn player handles the abilities of an uncontrolled battlefield; "you" is nobody (190.6.d).
  // 190.6.c: who is to make a choice for the ability of a battlefield controls it.
  const chooses =
    ability.eventPlayerChooses &&
    instance.object >= 0 &&
    tx.s.objects[instance.object]!.zone === Zone.Battlefield &&
    o.player >= 0
  const you = chooses ? o.player : instance.controller
  const controller = you < 0 ? tx.s.turnPlayer : you
  const record: Triggered = {
    ability: ability.ref,
    source: instance.source,
    via: instance.via,
    controller,
    you,
    bind: ability.fixed === null ? bind : { ...bind, amount: ability.fixed(tx, instance) },
    snapshot: instance.object < 0 ? null : snapshotOf(tx, instance.object),
    batch,
    rank: 0,
    awaits,
    nth,
    copies: activated ? 1 : 1 + multiplied(tx, instance, pattern, o),
    hiddenAt: o.event === On.play && o.object >= 0 && o.object === instance.object ? o.from : -1,
  }
  for (let n = 0; n < (nth > 0 ? 1 : record.copies); n++) tx.s.triggered = [...tx.s.triggered, record]
  if (instance.effect !== 0) spendEffect(tx, instance.effect)
}

/** What its source showed off, for when the source is gone. */
function keepShown(tx: Transaction, instance: Instance, bind: Bind): Bind {
  const shown = instance.object < 0 ? 0 : tx.s.objects[instance.object]!.shown
  return shown === 0 ? bind : { ...bind, slots: [...bind.slots, { slot: SHOWN, keys: [shown] }] }
}

/** Did this very instance of the text trigger? */
const isOf = (t: Triggered, instance: Instance): boolean =>
  t.ability === instance.ability.ref && t.source === instance.source && t.via === instance.via

/** 390.3: a delayed ability "the next time" is used up by triggering or applying. */
export function spendEffect(tx: Transaction, key: Key): void {
  const effect = tx.s.effects.find(e => e.key === key)
  if (effect === undefined || effect.uses < 0) return
  const left = effect.uses - 1
  tx.touch(Aspect.Effects)
  tx.s.effects =
    left <= 0 ? tx.s.effects.filter(e => e.key !== key) : tx.s.effects.map(e => (e.key === key ? { ...e, uses: left } : e))
}

// ---------------------------------------------------------------------------------------------- N times each turn

export function useCount(tx: Transaction, object: Key, ability: string, via: Key): number {
  for (const use of tx.s.uses) if (use.object === object && use.ability === ability && use.via === via) return use.count
  return 0
}

/** Counts one more use this turn and returns the count. */
export function countUse(tx: Transaction, object: Key, ability: string, via: Key): number {
  const count = useCount(tx, object, ability, via) + 1
  const others = tx.s.uses.filter(u => u.object !== object || u.ability !== ability || u.via !== via)
  tx.s.uses = [...others, { object, ability, via, count }]
  return count
}
