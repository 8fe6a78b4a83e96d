/** Leaving the board or another zone: to hand (Return), to Banishment (427), to a deck (416). */
import { On, RUNE } from '../abilities/compile/codes'
import type { Instance } from '../characteristics/derived'
import { makeInstance } from '../characteristics/derived'
import { derivedOf } from '../characteristics/read'
import { holds, matching, newBatch, note, occurrence, snapshotOf, stillThere, trigger } from '../events/emit'
import type { Occurrence } from '../events/event'
import type { Proposal } from '../events/proposal'
import { follow, makeResult, remember, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import { attachments } from '../state/query'
import type { Cause, Key, ObjectIndex, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { listening } from './attach'
import { shuffled, withRandom } from './random'
import { renewKeys, toZone } from './zones'

export interface Leaving {
  readonly fact: Occurrence
  readonly instances: readonly Instance[]
}

/** Matches triggers with the look of things just before objects leave (359.3.e.13); `own` deaths were matched at the proposal. */
export function beforeLeaving(tx: Transaction, event: number, p: Proposal, i: ObjectIndex, skipOwn: boolean): readonly Leaving[] {
  const o = tx.s.objects[i]!
  const { listeners } = derivedOf(tx)
  const detaching = tx.registry.listensToDetach && o.zone === Zone.Board ? detachings(tx, i, p.cause) : NONE
  // Runes are recycled all the time, and hardly ever does somebody listen.
  if (listeners[event]!.length === 0 && (o.zone !== Zone.Board || listeners[On.leave]!.length === 0)) return detaching
  const snapshot = snapshotOf(tx, i)
  const list: Leaving[] = []
  const facts = o.zone === Zone.Board ? [event, On.leave] : [event]
  for (const e of facts) {
    const fact = occurrence(e, o.controller, i, o.key, o.place, o.place, 0, p.cause, snapshot)
    const found = matching(tx, fact)
    const instances = found.filter(x => x.object !== i || (!(skipOwn && e === event) && holds(tx, x, fact)))
    if (instances.length > 0) list.push({ fact, instances })
  }
  return detaching.length === 0 ? list : [...list, ...detaching]
}

/** 719.5, 725.2: what listens to the detaching of the cards that it leaves behind. */
function detachings(tx: Transaction, host: ObjectIndex, cause: Cause): readonly Leaving[] {
  const { key } = tx.s.objects[host]!
  return attachments(tx.s, tx.s.objects[host]!).flatMap(i => {
    const o = tx.s.objects[i]!
    const fact = occurrence(On.detach, o.controller, i, o.key, o.place, o.place, 0, cause, null, key)
    const instances = listening(tx, fact).filter(x => x.object !== host)
    return instances.length === 0 ? [] : [{ fact, instances }]
  })
}

/** 383.2.c.2: only what is still in its zone afterwards triggers, except an object's own leaving. */
export function afterLeaving(tx: Transaction, leavings: readonly Leaving[], batch: number): void {
  for (const { fact, instances } of leavings) {
    if (fact.event === On.detach && tx.find(fact.key) < 0) continue // it has left together with its unit
    for (const instance of instances) {
      if (instance.object === fact.object || (stillThere(tx, instance) && holds(tx, instance, fact)))
        trigger(tx, instance, fact, batch, 0)
    }
  }
}

/** Common part of the actions that put objects into a zone of their owner. */
export function leaveTo(tx: Transaction, event: number, proposals: readonly Proposal[], zone: Zone, skipOwn = false): Key[] {
  const batch = newBatch(tx)
  const leavings: Leaving[] = []
  const moving: { i: ObjectIndex; p: Proposal }[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0) continue
    leavings.push(...beforeLeaving(tx, event, p, i, skipOwn))
    remember(tx, () => snapshotOf(tx, i))
    moving.push({ i, p })
  }
  const arriving = tx.registry.worksElsewhere ? arrivals(tx, event, moving, zone) : NONE
  const keys: Key[] = []
  for (const { i, p } of moving) {
    const o = tx.s.objects[i]!
    const { def, place, owner, controller } = o
    const wasPublic = o.zone !== Zone.Hand && o.zone !== Zone.Deck
    const visible = wasPublic || zone === Zone.Trash || zone === Zone.Banishment ? -1 : 1 << owner
    const key = toZone(tx, i, zone, false, wasPublic && zone === Zone.Hand ? -1 : zone === Zone.Hand ? 1 << owner : -1)
    keys.push(p.object)
    follow(tx, p.object, key)
    note(tx, eventName(event), {
      player: controller,
      object: key,
      was: visible === -1 ? p.object : 0,
      card: def,
      from: place,
      source: p.cause.source,
      detail: p.cause.kind,
      visible,
    })
  }
  tx.s.cleanupDue = true
  afterLeaving(tx, arrived(tx, moving, leavings), batch)
  for (const { instance, fact } of arriving) {
    const { key, zone: now } = tx.s.objects[instance.object]!
    const there = { ...instance, source: key }
    if (now === zone && holds(tx, there, fact)) trigger(tx, there, fact, batch, 0)
  }
  return keys
}

/** Triggers about what left know under which key it lies in a trash or in Banishment (124, 359.3.e.14); so do own deaths (808.1.d.2). */
function arrived(
  tx: Transaction,
  moving: readonly { readonly i: ObjectIndex; readonly p: Proposal }[],
  leavings: readonly Leaving[],
): readonly Leaving[] {
  const now = (old: Key): Key => {
    const o = tx.s.objects[moving.find(m => m.p.object === old)?.i ?? -1]
    return o !== undefined && (o.zone === Zone.Trash || o.zone === Zone.Banishment) ? o.key : 0
  }
  if (tx.s.triggered.some(t => t.awaits > 0 && now(t.bind.object) > 0)) {
    tx.s.triggered = tx.s.triggered.map(t => {
      const key = t.awaits > 0 ? now(t.bind.object) : 0
      return key === 0 ? t : { ...t, bind: { ...t.bind, now: key } }
    })
  }
  return leavings.map(l => ({ ...l, fact: { ...l.fact, now: now(l.fact.key) } }))
}

interface Arrival {
  readonly instance: Instance
  readonly fact: Occurrence
}

/** 383.2.c.1: an ability that works in the zone where its card arrives sees the events by which it arrives, its own among them. */
function arrivals(
  tx: Transaction,
  event: number,
  moving: readonly { readonly i: ObjectIndex; readonly p: Proposal }[],
  zone: Zone,
): readonly Arrival[] {
  const instances: Instance[] = []
  for (const { i } of moving) {
    const o = tx.s.objects[i]!
    if (o.token) continue
    for (const ability of tx.registry.cardOf(o).elsewhere)
      if (ability.kind === 'triggered' && ability.from === zone)
        instances.push(makeInstance(ability, i, o.key, o.owner, 0, 0, null))
  }
  if (instances.length === 0) return NONE
  return moving.flatMap(({ i, p }) => {
    const { key, controller, place } = tx.s.objects[i]!
    const fact = occurrence(event, controller, i, key, place, place, 0, p.cause, snapshotOf(tx, i))
    return matching(tx, fact, instances).map(instance => ({ instance, fact }))
  })
}

const eventName = (event: number): 'die' | 'returnToHand' | 'banish' | 'discard' =>
  event === On.die ? 'die' : event === On.returnToHand ? 'returnToHand' : event === On.discard ? 'discard' : 'banish'

export function executeLeaveToHand(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const keys = leaveTo(tx, On.returnToHand, proposals, Zone.Hand)
  report(tx, depth, makeResult(keys, keys.length, asked))
}

export function executeBanish(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const keys = leaveTo(tx, On.banish, proposals, Zone.Banishment)
  report(tx, depth, makeResult(keys, keys.length, asked))
}

/** 416: to the bottom of the owner's deck; several Main Deck cards at once in random order (416.5). */
export function executeRecycle(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  const leavings: Leaving[] = []
  const decks: { readonly owner: PlayerIndex; readonly zone: Zone; readonly cards: ObjectIndex[] }[] = []
  const keys: Key[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0) continue
    keys.push(p.object)
    leavings.push(...beforeLeaving(tx, On.recycle, p, i, false))
    remember(tx, () => snapshotOf(tx, i))
    const o = tx.s.objects[i]!
    const zone = (tx.registry.cardOf(o).types & RUNE) !== 0 ? Zone.RuneDeck : Zone.Deck
    const deck = decks.find(d => d.owner === o.owner && d.zone === zone)
    if (deck === undefined) decks.push({ owner: o.owner, zone, cards: [i] })
    else deck.cards.push(i)
    const hidden = o.zone === Zone.Hand || o.zone === Zone.Deck
    note(tx, 'recycle', {
      player: o.controller,
      was: hidden ? 0 : o.key,
      card: o.def,
      from: o.place,
      source: p.cause.source,
      detail: p.cause.kind,
      // Its owner needn't know it: another player may have looked at the top of his deck.
      visible: hidden ? o.seenBy : -1,
    })
    if (o.zone === Zone.Facedown) tx.revealed = true // 421.4
  }
  for (const { zone, cards } of decks) {
    const order = zone === Zone.Deck && cards.length > 1 ? withRandom(tx, random => shuffled(cards, random)) : cards
    for (const i of order) toZone(tx, i, zone, true)
    renewKeys(
      tx,
      order.filter(i => tx.s.objects[i]!.zone === zone), // a token has ceased to exist
    )
  }
  tx.touch(Aspect.Zones)
  tx.s.cleanupDue = true
  afterLeaving(tx, leavings, batch)
  report(tx, depth, makeResult(keys, keys.length, asked))
}
