/** 649–652 Conceding, and the removal of a player from a game that goes on. */
import { NO_CAUSE, note } from '../events/emit'
import { intoTrash } from '../game-actions/trash'
import { toZone } from '../game-actions/zones'
import { STATE_FIELD } from '../state/frame-fields'
import { makeObject, NONE } from '../state/make'
import { nextPlayer, playersFrom } from '../state/query'
import type { ChainItem, Frame, GameState, ObjectIndex, PlayerIndex } from '../state/types'
import { ZONES_PER_PLAYER, Zone } from '../state/types'
import { Aspect, Transaction } from '../transaction/transaction'
import { playFailed, takeOffChain } from './items'
import { endGame, teamMembers } from './winning'

/** 650: at any time. 651.4: teammates lose with him. */
export function concede(tx: Transaction, player: PlayerIndex): void {
  concedeInMemory(tx, player)
  const leaving = teamMembers(tx, tx.s.players[player]!.team).filter(p => tx.s.players[p]!.active)
  for (const p of leaving) {
    forgetPass(tx, p)
    tx.player(p, Aspect.None).active = false
    note(tx, 'playerRemoved', { player: p })
  }
  const teams = new Set(tx.s.players.filter(p => p.active).map(p => p.team))
  if (teams.size === 1) {
    endGame(tx, teamMembers(tx, [...teams][0]!), 'concession') // 651.1
    return
  }
  for (const p of leaving) removePlayer(tx, p)
}

/** Whoever takes back what he is paying for (358.5) goes back to a state in which that player has left as well. */
function concedeInMemory(tx: Transaction, player: PlayerIndex): void {
  for (let depth = 0; depth < tx.s.frames.length; depth++) {
    const before = (tx.s.frames[depth]![STATE_FIELD] ?? null) as GameState | null
    if (before === null) continue
    const then = new Transaction(tx.registry, false)
    then.begin(before, null)
    then.s.nextKey = tx.s.nextKey // keys that were given out mean nothing else
    concede(then, player)
    tx.frame(depth)[STATE_FIELD] = then.s
  }
}

/** 652.5.b–c: passes are counted in sequence, so the pass of somebody who leaves must not count for one who has yet to pass. */
function forgetPass(tx: Transaction, p: PlayerIndex): void {
  const { s } = tx
  const passed = (holder: PlayerIndex, passes: number): boolean => {
    const order = playersFrom(s, holder)
    return holder >= 0 && order.indexOf(p) >= Math.max(1, order.length - passes)
  }
  if (passed(s.priority, s.passes)) s.passes--
  if (s.showdown !== null && passed(s.focus, s.showdown.passes)) tx.showdown().passes--
}

function removePlayer(tx: Transaction, p: PlayerIndex): void {
  const s = tx.s
  // A question that only the leaver could answer is dropped; the step asks again and skips him (651.3).
  if (s.decision !== null && s.decision.player === p) s.decision = null
  cutPlays(tx, p)
  counterItems(tx, p)
  s.triggered = s.triggered.filter(t => t.controller !== p)
  banishEverything(tx, p)
  replaceBattlefield(tx, p)
  removeCards(tx, p)
  const lost = s.effects.filter(e => e.controller === p && e.kind === 'ability')
  if (lost.length > 0) {
    tx.touch(Aspect.Effects)
    s.effects = s.effects.filter(e => !lost.includes(e)) // 651.3: he influences the game no longer
  }
  s.turnQueue = s.turnQueue.filter(q => q !== p)
  if (s.priority === p) s.priority = nextPlayer(s, p) // 652.5.c.1
  if (s.focus === p) s.focus = nextPlayer(s, p) // 652.5.b.1
  s.cleanupDue = true
}

/** The leaver's play in progress ends: what it did to the chain is undone or countered with the rest. */
function cutPlays(tx: Transaction, p: PlayerIndex): void {
  const at = tx.s.frames.findIndex(f => belongsTo(tx, f, p))
  if (at < 0) return
  tx.cut(at)
  tx.s.decision = null
}

/** Plays and resolutions of the leaver's items (652.4 counters them). */
function belongsTo(tx: Transaction, f: Frame, p: PlayerIndex): boolean {
  // What isn't paid for yet, and would be taken back if it weren't.
  if (f.program === 'hide' || (f.program === 'standardMove' && f[STATE_FIELD] !== null)) return f['player'] === p
  if (f.program !== 'play' && f.program !== 'resolve') return false
  const item = tx.findItem(f['item'] as number)
  return item !== null && isHis(tx, item, p)
}

/** 652.4 counters what he controls, 652.3 takes his cards away also from the chain. */
const isHis = (tx: Transaction, item: ChainItem, p: PlayerIndex): boolean =>
  item.controller === p || (item.kind === 'card' && tx.s.objects[item.object]!.owner === p)

function counterItems(tx: Transaction, p: PlayerIndex): void {
  for (const item of tx.s.chain.slice()) {
    if (!isHis(tx, item, p) || tx.findItem(item.key) === null) continue
    note(tx, 'counter', { player: p, source: item.source, detail: 'playerRemoved' })
    takeOffChain(tx, item.key)
    if (item.pending) playFailed(tx, item.key) // 387.2
    if (item.kind !== 'card' || tx.s.objects[item.object]!.zone !== Zone.Chain) continue
    // His own cards leave the game anyway (652.3).
    if (tx.s.objects[item.object]!.owner === p) toZone(tx, item.object, Zone.Trash, false, -1)
    else intoTrash(tx, [item.object], NO_CAUSE)
  }
}

/** 652.1: permanents, runes and facedown cards that he controls or owns. */
function banishEverything(tx: Transaction, p: PlayerIndex): void {
  const gone: ObjectIndex[] = []
  for (const place of tx.s.places) {
    for (const i of [...place.permanents, ...place.runes, ...place.facedown]) {
      const o = tx.s.objects[i]!
      if (o.controller === p || o.owner === p) gone.push(i)
    }
  }
  for (const i of gone) {
    const { def, place } = tx.s.objects[i]!
    const key = toZone(tx, i, Zone.Banishment, false, -1)
    note(tx, 'banish', { player: p, object: key, card: def, from: place })
  }
  for (let q = 0; q < tx.s.places.length; q++) {
    const place = tx.s.places[q]!
    if (place.base || (place.controller !== p && place.contestedBy !== p)) continue
    const written = tx.place(q, Aspect.Control | Aspect.Battlefields)
    if (written.controller === p) written.controller = -1
    if (written.contestedBy === p && tx.s.showdown?.place !== q) written.contestedBy = -1
  }
}

/** 652.2.a: a token battlefield without abilities takes the place of the one he contributed. */
function replaceBattlefield(tx: Transaction, p: PlayerIndex): void {
  for (let q = 0; q < tx.s.places.length; q++) {
    const place = tx.s.places[q]!
    if (place.base || place.card < 0) continue
    const card = tx.s.objects[place.card]!
    if (card.owner !== p || card.token) continue
    const old = place.card
    toZone(tx, old, Zone.Removed, false, -1)
    const token = makeObject(tx.newKey(), BLANK_BATTLEFIELD, p, true)
    token.zone = Zone.Battlefield
    token.place = q
    token.seenBy = -1
    token.controller = -1
    tx.place(q, Aspect.Place).card = tx.addObject(token)
  }
}
/** Definition id of the token battlefield without abilities; every registry has it. */
export const BLANK_BATTLEFIELD = 'blank-battlefield'

/** 652.3: all his other cards. */
function removeCards(tx: Transaction, p: PlayerIndex): void {
  for (let zone = 0; zone < ZONES_PER_PLAYER; zone++) {
    if (zone === Zone.Removed) continue
    for (const i of tx.s.zones[p * ZONES_PER_PLAYER + zone]!.cards) {
      if (zone === Zone.Legend) tx.touch(Aspect.Place)
      toZone(tx, i, Zone.Removed, false, tx.s.objects[i]!.seenBy)
    }
  }
  tx.player(p, Aspect.None).restricted = NONE
}
