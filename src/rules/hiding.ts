/** 421, 811: hiding a card facedown at a battlefield, and playing it from there. */
import { On } from '../abilities/compile/codes'
import type { CompiledAbility, Step } from '../abilities/compile/compiled'
import { facedownLimit } from '../characteristics/permissions'
import { emit, newBatch } from '../events/emit'
import { pushPayment } from '../game-actions/payment-frame'
import { toFacedown } from '../game-actions/zones'
import { AGAIN, DONE } from '../interpreter/flow'
import type { Program } from '../interpreter/run'
import { FREE_PLAY } from '../state/make'
import { zoneCards } from '../state/query'
import type {
  Cause,
  Frame,
  GameState,
  Key,
  ObjectIndex,
  PlaceIndex,
  PlayerIndex,
  PlayOptions,
  StoredDecision,
} from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import type { Rejection } from './action'
import { reject } from './action'
import { canPayCost } from './payment'
import { abilityContext } from './resources'

// ---------------------------------------------------------------------------------------------- what is possible

/** 811.1.b: what a play from facedown is like: without the base cost, and a permanent enters at that battlefield (811.1.d.1). */
export function facedownOptions(tx: Transaction, i: ObjectIndex): PlayOptions {
  const { place } = tx.s.objects[i]!
  const permanent = tx.registry.cardOf(tx.s.objects[i]!).spell === null
  return { ...FREE_PLAY, ignoring: 'cost', place: permanent ? place : -1, hiddenAt: place }
}

/** Why this card can't be hidden there now, or null. */
export function hideFault(
  tx: Transaction,
  i: ObjectIndex,
  at: PlaceIndex,
  player: PlayerIndex,
  decision: StoredDecision,
): Rejection | null {
  const o = tx.s.objects[i]!
  if (o.owner !== player || (o.zone !== Zone.Hand && o.zone !== Zone.Champion))
    return reject('notYours', '421.2.a', 'Only cards in your hand or Champion Zone can be hidden.')
  const { hides } = tx.registry.cardOf(o)
  if (hides.length === 0) return reject('notAllowed', '811.1', 'This card has no Hidden.')
  if (!isOpenForHiding(tx, player, decision))
    return reject('badTiming', '811.1.b', 'Cards are hidden on your own turn, in an Open State.')
  const place = tx.s.places[at]
  if (place === undefined) return reject('unknownObject', '', `There is no place ${at}.`)
  const where = placeFault(tx, at, player)
  if (where !== null) return where
  return hidesPayably(tx, i, player) === null ? reject('cannotPay', '811.1.b', "The cost of hiding it can't be paid.") : null
}

/** 811.1.b: on your turn, while there is no chain: in the Main Phase or with Focus. */
const isOpenForHiding = (tx: Transaction, player: PlayerIndex, decision: StoredDecision): boolean =>
  tx.s.turnPlayer === player && (decision.reason === 'main' || decision.reason === 'focus')

/** 107.3.c: the very player controls the battlefield (489.8.c.1: a teammate's won't do); 107.3.b: there is room. */
function placeFault(tx: Transaction, at: PlaceIndex, player: PlayerIndex): Rejection | null {
  const place = tx.s.places[at]!
  if (place.base || place.controller !== player)
    return reject('badDestination', '107.3.c', 'Cards are hidden at battlefields that you control.')
  return place.facedown.length < facedownLimit(tx, at)
    ? null
    : reject('badDestination', '107.3.b', 'There is no more room for a facedown card.')
}

/** The first of its costs that the player could pay. */
function hidesPayably(tx: Transaction, i: ObjectIndex, player: PlayerIndex): CompiledAbility | null {
  const o = tx.s.objects[i]!
  const ctx = abilityContext(o.key, player)
  for (const ability of tx.registry.cardOf(o).hides) {
    if (ability.check !== null && !ability.check(tx, ctx)) continue
    if (canPayCost(tx, ability.ref, ability.cost!, player, ctx)) return ability
  }
  return null
}

export interface Hiding {
  readonly card: ObjectIndex
  readonly at: PlaceIndex
}

/** What the player could hide, and where; equal cards once. */
export function hideable(tx: Transaction, player: PlayerIndex, decision: StoredDecision): Hiding[] {
  const found: Hiding[] = []
  if (!isOpenForHiding(tx, player, decision)) return found
  for (let at = 0; at < tx.s.places.length; at++) {
    if (tx.s.places[at]!.base || placeFault(tx, at, player) !== null) continue
    for (const zone of [Zone.Hand, Zone.Champion]) {
      const seen: string[] = []
      for (const i of zoneCards(tx.s, player, zone)) {
        const o = tx.s.objects[i]!
        if (tx.registry.cardOf(o).hides.length === 0 || seen.includes(o.def)) continue
        seen.push(o.def)
        if (hidesPayably(tx, i, player) !== null) found.push({ card: i, at })
      }
    }
  }
  return found
}

// ---------------------------------------------------------------------------------------------- the action

export interface HideFrame extends Frame {
  program: 'hide'
  player: PlayerIndex
  /** The card. */
  object: Key
  place: PlaceIndex
  result: { readonly performed: boolean } | null
  /** The state before something irreversible was paid, null until then. */
  undo: GameState | null
}

export function pushHide(tx: Transaction, card: Key, place: PlaceIndex, player: PlayerIndex): void {
  const frame: HideFrame = { program: 'hide', pc: 0, player, object: card, place, result: null, undo: null }
  tx.push(frame)
}

const steps: readonly Step[] = [
  // 811.1.c.2: no chain; the cost is paid and the card lies there.
  (tx, f) => {
    const h = f as HideFrame
    const i = tx.find(h.object)
    const ability = i < 0 ? null : hidesPayably(tx, i, h.player)
    if (ability === null) return DONE
    h.pc++
    pushPayment(tx, {
      ability: ability.ref,
      cost: 'ability',
      player: h.player,
      context: abilityContext(h.object, h.player),
      depth: tx.s.frames.length - 1,
      item: 0,
    })
    return AGAIN
  },
  (tx, f) => {
    const h = f as HideFrame
    const i = tx.find(h.object)
    const zone = i < 0 ? Zone.Ceased : tx.s.objects[i]!.zone
    const there = zone === Zone.Hand || zone === Zone.Champion
    if (h.result?.performed !== true || !there || placeFault(tx, h.place, h.player) !== null) return takeBack(tx, h)
    hide(tx, i, h.place, h.player)
    return DONE
  },
]
export const hideProgram: Program = { steps }

/** What was paid by hand is taken back with the action. */
function takeBack(tx: Transaction, h: HideFrame): number {
  if (h.undo !== null) tx.restore(h.undo)
  const at = tx.s.frames.findIndex(f => f.program === 'hide')
  if (at >= 0) tx.cut(at)
  return AGAIN
}

function hide(tx: Transaction, i: ObjectIndex, place: PlaceIndex, player: PlayerIndex): void {
  const open = tx.s.objects[i]!.zone === Zone.Champion // 108.3.e: everybody saw which card it is
  const knowing = open ? -1 : forgetHidden(tx, i, player)
  const key = toFacedown(tx, i, place, player)
  tx.object(i, Aspect.None).seenBy = knowing
  tx.s.cleanupDue = true
  const cause: Cause = { kind: 'rule', player, source: key, item: 0, sources: [] }
  emit(tx, On.hide, player, i, place, -1, 0, cause, newBatch(tx), knowing)
}

/**
 * Who knows the card that is being hidden. Somebody who knew some cards of that hand can't tell any more which of them are
 * still there, as far as they have Hidden, unless nothing else can have been hidden.
 */
function forgetHidden(tx: Transaction, hidden: ObjectIndex, player: PlayerIndex): number {
  const hand = zoneCards(tx.s, player, Zone.Hand)
  let knowing = 1 << player
  for (let q = 0; q < tx.s.players.length; q++) {
    if (q === player) continue
    const knows = (i: ObjectIndex): boolean => (tx.s.objects[i]!.seenBy & (1 << q)) !== 0
    const possible = hand.filter(i => !knows(i) || tx.registry.cardOf(tx.s.objects[i]!).hides.length > 0)
    const { def } = tx.s.objects[hidden]!
    if (possible.every(i => knows(i) && tx.s.objects[i]!.def === def)) {
      knowing |= 1 << q
      continue
    }
    for (const i of possible) if (knows(i)) tx.object(i, Aspect.None).seenBy &= allBut(tx, q)
  }
  return knowing
}

/** Everybody at the table but this one; spectators know only what all do. */
const allBut = (tx: Transaction, q: PlayerIndex): number => ((1 << tx.s.players.length) - 1) & ~(1 << q)
