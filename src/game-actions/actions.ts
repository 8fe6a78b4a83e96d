/** The game actions as rules and card texts call them (407–444): each proposes one batch. `depth` gets the result. */
import { On } from '../abilities/compile/codes'
import type { Duration } from '../abilities/types'
import { canBeEmpowered, isBarred, isForbidden } from '../characteristics/permissions'
import type { Proposal } from '../events/proposal'
import { propose } from '../events/proposal'
import { NONE } from '../state/make'
import { baseOf } from '../state/query'
import type { Cause, ObjectIndex, PlaceIndex, PlayerIndex, PlayOptions } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { canAttach } from './attach'
import { leavesInstead } from './flow'
import { type Limit, limitedChange } from './might'
import { appliedAt, perform } from './perform'
import { intoTrash } from './trash'

function onObjects(
  tx: Transaction,
  event: number,
  objects: readonly ObjectIndex[],
  cause: Cause,
  depth: number,
  player: PlayerIndex | null = null,
): Proposal[] {
  const applied = appliedAt(tx, depth)
  return objects.map(i => {
    const o = tx.s.objects[i]!
    return propose(event, o.key, player ?? o.controller, o.place, 0, cause, applied)
  })
}

export function kill(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth = -1): void {
  const onBoard = objects.filter(i => tx.s.objects[i]!.zone === Zone.Board)
  perform(tx, On.die, onObjects(tx, On.die, onBoard, cause, depth), depth, objects.length)
}

/** Deaths in a cleanup: simultaneous, each attributed to what damaged that unit (428.5.c). */
export function killInCleanup(tx: Transaction, objects: readonly ObjectIndex[], causeOf: (i: ObjectIndex) => Cause): void {
  perform(
    tx,
    On.die,
    objects.map(i => onObjects(tx, On.die, [i], causeOf(i), -1)[0]!),
    -1,
    objects.length,
  )
}

export interface Hit {
  readonly object: ObjectIndex
  readonly amount: number
  /** Effects that were applied while damage was assigned (465.2.c.5). */
  readonly applied?: readonly string[]
  readonly cause: Cause
}

export function deal(tx: Transaction, hits: readonly Hit[], depth = -1): void {
  const applied = appliedAt(tx, depth)
  const proposals = hits
    .filter(h => h.amount > 0 && tx.s.objects[h.object]!.zone === Zone.Board && !isForbidden(tx, 'takeDamage', h.object))
    .map(h => {
      const o = tx.s.objects[h.object]!
      return propose(On.damage, o.key, o.controller, o.place, h.amount, h.cause, [...applied, ...(h.applied ?? [])])
    })
  perform(tx, On.damage, proposals, depth, hits.length)
}

export function ready(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth = -1): void {
  const able = objects.filter(i => tx.s.objects[i]!.exhausted && !isForbidden(tx, 'ready', i))
  perform(tx, On.ready, onObjects(tx, On.ready, able, cause, depth), depth, objects.length)
}

export function exhaust(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth = -1): void {
  const able = objects.filter(i => !tx.s.objects[i]!.exhausted)
  perform(tx, On.exhaust, onObjects(tx, On.exhaust, able, cause, depth), depth, objects.length)
}

export function stun(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth = -1): void {
  const able = objects.filter(i => !tx.s.objects[i]!.stunned)
  // "When you stun": the player is the one who does it, as with Buff.
  perform(tx, On.stun, onObjects(tx, On.stun, able, cause, depth, cause.player), depth, objects.length)
}

export function buff(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth = -1): void {
  const able = objects.filter(i => tx.s.objects[i]!.buffs === 0)
  perform(tx, On.buff, onObjects(tx, On.buff, able, cause, depth, cause.player), depth, objects.length)
}

/** 441.1.c: what can't be Empowered (once more) is left out. "When you empower": the player is the one who does it. */
export function empower(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth = -1): void {
  const able = objects.filter(i => canBeEmpowered(tx, i))
  perform(tx, On.empower, onObjects(tx, On.empower, able, cause, depth, cause.player), depth, objects.length)
}

/** 442.1.a: only what is Empowered; once, however often it is. */
export function disempower(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth = -1): void {
  const able = objects.filter(i => tx.s.objects[i]!.empowered > 0)
  perform(tx, On.disempower, onObjects(tx, On.disempower, able, cause, depth, cause.player), depth, objects.length)
}

export interface Gift {
  readonly object: ObjectIndex
  readonly amount: number
}

/** Gives and takes Might; a limit is applied now and remembered (477.3.b). */
export function giveMight(
  tx: Transaction,
  gifts: readonly Gift[],
  until: Duration,
  limit: Limit,
  cause: Cause,
  depth = -1,
): void {
  const applied = appliedAt(tx, depth)
  const proposals: Proposal[] = []
  for (const { object, amount } of gifts) {
    const o = tx.s.objects[object]!
    if (o.zone !== Zone.Board) continue
    const real = limitedChange(tx, object, amount, limit)
    // "When you give": the player is the one who does it.
    proposals.push(propose(On.might, o.key, cause.player, o.place, real, cause, applied, false, 0, { of: 'might', until, limit }))
  }
  perform(tx, On.might, proposals, depth, gifts.length)
}

export interface TokenPlay {
  readonly player: PlayerIndex
  readonly owner: PlayerIndex
  readonly def: string
  readonly options: PlayOptions
}

/** 185.2.a: so many tokens, each a play of its own. */
export function playTokens(tx: Transaction, play: TokenPlay, count: number, cause: Cause, depth = -1): void {
  const { player, owner, def, options } = play
  const details = { of: 'token', def, owner, options } as const
  const p = propose(On.playToken, 0, player, options.place, 1, cause, appliedAt(tx, depth), false, 0, details)
  perform(tx, On.playToken, repeated(count, p), depth, count)
}

/** 107.4.d, 170.2.b: legends and battlefields stay where they are. */
const removable = (tx: Transaction, objects: readonly ObjectIndex[]): readonly ObjectIndex[] =>
  objects.filter(i => tx.s.objects[i]!.zone !== Zone.Legend && tx.s.objects[i]!.zone !== Zone.Battlefield)

/** 427.1: from any other zone. */
export function banish(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth = -1): void {
  const others = removable(tx, objects).filter(i => tx.s.objects[i]!.zone !== Zone.Banishment)
  perform(tx, On.banish, onObjects(tx, On.banish, others, cause, depth), depth)
}

/** 390.3.a: what is banished or recycled instead; the rest is handed back. */
function withoutDelayed(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth: number): readonly ObjectIndex[] {
  if (!objects.some(i => tx.s.objects[i]!.zone === Zone.Chain)) return objects
  const instead = objects.map(i => leavesInstead(tx, i, cause))
  const those = (then: string): readonly ObjectIndex[] => objects.filter((_, n) => instead[n] === then)
  if (those('banish').length > 0) banish(tx, those('banish'), cause, depth)
  if (those('recycle').length > 0) performRecycle(tx, those('recycle'), cause, depth)
  return those('')
}

export function returnToHand(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth = -1): void {
  const others = withoutDelayed(tx, objects, cause, depth)
  if (others.length > 0 || objects.length === 0)
    perform(tx, On.returnToHand, onObjects(tx, On.returnToHand, removable(tx, others), cause, depth), depth)
}

export function recycle(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth = -1): void {
  const others = withoutDelayed(tx, objects, cause, depth)
  if (others.length > 0 || objects.length === 0) performRecycle(tx, others, cause, depth)
}

const performRecycle = (tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth: number): void =>
  perform(tx, On.recycle, onObjects(tx, On.recycle, removable(tx, objects), cause, depth), depth)

/** Where a spell goes when it has been executed or countered: to the trash, if nothing else was said (359.3.d, 425.1.a.1). */
export function clearFromChain(tx: Transaction, i: ObjectIndex, then: PlayOptions['then'], cause: Cause): void {
  if (then === 'banish') banish(tx, [i], cause)
  else if (then === 'recycle') performRecycle(tx, [i], cause, -1)
  else intoTrash(tx, [i], cause)
}

/** `null`: each by its owner. */
export function discard(
  tx: Transaction,
  player: PlayerIndex | null,
  objects: readonly ObjectIndex[],
  cause: Cause,
  depth = -1,
  asked = objects.length,
): void {
  perform(tx, On.discard, onObjects(tx, On.discard, objects, cause, depth, player), depth, asked)
}

/** 144, 420: all to the same destination; `null` = each to its own controller's base. */
export function move(tx: Transaction, objects: readonly ObjectIndex[], to: PlaceIndex | null, cause: Cause, depth = -1): void {
  moveEach(
    tx,
    objects.map(i => ({ i, to: to ?? baseOf(tx.s, tx.s.objects[i]!.controller) })),
    cause,
    depth,
  )
}

export interface Destined {
  readonly i: ObjectIndex
  readonly to: PlaceIndex
}

/** Each to a place of its own, at once. What can't move stays while the others go (359.3.e.11). */
export function moveEach(tx: Transaction, moves: readonly Destined[], cause: Cause, depth = -1): void {
  const applied = appliedAt(tx, depth)
  const proposals: Proposal[] = []
  for (const { i, to } of moves) {
    if (!movesTo(tx, i, to)) continue
    const o = tx.s.objects[i]!
    proposals.push(propose(On.move, o.key, o.controller, to, 0, cause, applied))
  }
  perform(tx, On.move, proposals, depth, moves.length)
}

/** Does it move if it is moved there? 718.5.c: what is attached goes with its unit or not at all. */
export function movesTo(tx: Transaction, i: ObjectIndex, to: PlaceIndex): boolean {
  const o = tx.s.objects[i]!
  return o.zone === Zone.Board && o.place !== to && o.attachedTo === 0 && !isForbidden(tx, 'move', i, to)
}

/** 434: only what isn't attached there yet; whoever does it attaches. */
export function attach(tx: Transaction, objects: readonly ObjectIndex[], host: ObjectIndex, cause: Cause, depth = -1): void {
  const applied = appliedAt(tx, depth)
  const { key, place } = tx.s.objects[host]!
  const proposals = objects
    .filter(i => canAttach(tx, i, host))
    .map(i => {
      const o = tx.s.objects[i]!
      const player = cause.player < 0 ? o.controller : cause.player
      return propose(On.attach, o.key, player, place, 0, cause, applied, false, key)
    })
  perform(tx, On.attach, proposals, depth, objects.length)
}

/** 435 */
export function detach(tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth = -1): void {
  const applied = appliedAt(tx, depth)
  const proposals = objects
    .filter(i => tx.s.objects[i]!.attachedTo !== 0)
    .map(i => {
      const o = tx.s.objects[i]!
      const player = cause.player < 0 ? o.controller : cause.player
      return propose(On.detach, o.key, player, o.place, 0, cause, applied, false, o.attachedTo)
    })
  perform(tx, On.detach, proposals, depth, objects.length)
}

export function draw(tx: Transaction, player: PlayerIndex, count: number, cause: Cause, depth = -1): void {
  if (!tx.s.players[player]!.active) return // 652.3: without a deck he neither draws nor burns out
  perform(tx, On.draw, repeated(count, propose(On.draw, 0, player, -1, 1, cause, appliedAt(tx, depth))), depth, count)
}

/** 413.1: each card goes from where it is to its owner's hand. */
export function drawThese(
  tx: Transaction,
  player: PlayerIndex,
  cards: readonly ObjectIndex[],
  cause: Cause,
  depth: number,
): void {
  const applied = appliedAt(tx, depth)
  const proposals = cards.map(i => propose(On.draw, tx.s.objects[i]!.key, player, -1, 1, cause, applied))
  perform(tx, On.draw, proposals, depth, cards.length)
}

export function channel(tx: Transaction, player: PlayerIndex, count: number, asReady: boolean, cause: Cause, depth = -1): void {
  perform(
    tx,
    On.channel,
    repeated(count, propose(On.channel, 0, player, -1, 1, cause, appliedAt(tx, depth), asReady)),
    depth,
    count,
  )
}

export function gainPoints(
  tx: Transaction,
  player: PlayerIndex,
  count: number,
  place: PlaceIndex,
  cause: Cause,
  depth = -1,
): void {
  const p = propose(On.gainPoints, 0, player, place, count, cause, appliedAt(tx, depth))
  perform(tx, On.gainPoints, isBarred(tx, 'gainPoints', player) ? [] : [p], depth, count)
}

/** 471.1: a point for each of the battlefields that are scored together. */
export function gainScored(
  tx: Transaction,
  player: PlayerIndex,
  places: readonly PlaceIndex[],
  scoring: 'conquer' | 'hold',
  cause: Cause,
): void {
  if (isBarred(tx, 'gainPoints', player)) return
  const points = places.map(p => propose(On.gainPoints, 0, player, p, 1, cause, NONE, false, 0, { of: 'score', scoring }))
  perform(tx, On.gainPoints, points, -1, points.length)
}

/** What the rules do themselves unless it is replaced: the frame at `depth` reads from its `result` whether, and at which places. */
export function proposeProcedure(
  tx: Transaction,
  event: number,
  player: PlayerIndex,
  places: readonly PlaceIndex[],
  cause: Cause,
  depth: number,
): void {
  const proposals = (places.length === 0 ? [-1] : places).map(p => propose(event, 0, player, p, 1, cause, NONE))
  perform(tx, event, proposals, depth, proposals.length)
}

export function enterBoard(
  tx: Transaction,
  i: ObjectIndex,
  place: PlaceIndex,
  player: PlayerIndex,
  asReady: boolean,
  cause: Cause,
  depth = -1,
): void {
  perform(tx, On.enter, [propose(On.enter, tx.s.objects[i]!.key, player, place, 0, cause, appliedAt(tx, depth), asReady)], depth)
}

const repeated = (count: number, p: Proposal): Proposal[] => {
  const list: Proposal[] = []
  for (let n = 0; n < count; n++) list.push(p)
  return list
}
