/**
 * HOT FEPR (332–340): Handle Outstanding Tasks; then Finalize, Execute, Pass, Resolve. A window step of a rule program
 * calls `window` until the board is quiet: no task, nothing pending, no chain.
 */
import { note } from '../events/emit'
import { ask, askOrder, askPick } from '../interpreter/decision'
import { AGAIN, NEXT } from '../interpreter/flow'
import { FREE_PLAY } from '../state/make'
import { activeCount, nextPlayer, playersFrom } from '../state/query'
import type { Bind, Key, PlayerIndex, Triggered } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { isSettled } from './cleanup'
import { pushCleanup } from './cleanup-frame'
import { pushResolve, putAbilityOnChain } from './items'

/** NEXT when quiet, AGAIN while there is something to do or to ask. */
export function window(tx: Transaction): number {
  const s = tx.s
  // 340.2: the chain closes in the state that it was in; a showdown that the cleanup begins now is none of its business.
  if (s.chainOpenedBy !== '' && s.chain.length === 0 && s.triggered.length === 0) chainClosed(tx)
  if (s.cleanupDue) {
    if (!isSettled(tx)) {
      pushCleanup(tx, '')
      return AGAIN
    }
    s.cleanupDue = false
  }
  if (s.opening >= 0) {
    // 323.12–13: the cleanup told a showdown to begin.
    tx.push({ program: 'showdown', pc: 0, place: s.opening })
    s.opening = -1
    return AGAIN
  }
  if (s.triggered.length > 0) return placeTriggers(tx)
  for (const item of s.chain) {
    if (item.pending) {
      // 337.1: the oldest Pending item first.
      tx.push({ program: 'play', pc: 0, item: item.key, at: 0, result: null, undo: null })
      return AGAIN
    }
  }
  return s.chain.length > 0 ? chainPriority(tx) : NEXT
}

/** 338–339: the player with Priority acts or passes. */
function chainPriority(tx: Transaction): number {
  const s = tx.s
  const newest = s.chain[s.chain.length - 1]!
  if (s.priority < 0) {
    s.priority = newest.controller // 337.4, 340.4
    s.passes = 0
  }
  if (!s.players[s.priority]!.active) s.priority = nextPlayer(s, s.priority)
  if (s.passes >= activeCount(s)) {
    s.priority = -1
    s.passes = 0
    pushResolve(tx, newest.key)
    return AGAIN
  }
  ask(tx, { player: s.priority, reason: 'priority', rule: '338', source: newest.source }, 'act', [], 0, 0, 'none')
  return AGAIN
}

/** 338.1.b, 339: passing Priority; when all passed in sequence the newest item resolves. */
export function passPriority(tx: Transaction): void {
  const s = tx.s
  note(tx, 'pass', { player: s.priority, detail: 'priority' })
  s.passes++
  if (s.passes < activeCount(s)) s.priority = nextPlayer(s, s.priority)
}

/** 340.2: the state is Open again. 346: Focus passes, unless a trigger or an Add ability had opened the chain. */
function chainClosed(tx: Transaction): void {
  const s = tx.s
  const opened = s.chainOpenedBy
  s.chainOpenedBy = ''
  s.priority = -1
  s.passes = 0
  if (s.showdown !== null && opened === 'play' && s.focus >= 0) {
    const showdown = tx.showdown()
    showdown.passes = 0
    s.focus = nextPlayer(s, s.focus)
  }
}

// ---------------------------------------------------------------------------------------------- triggers

/** 383.3.d: simultaneous triggers go on the chain in turn order of their controllers, each in the order of his choice. */
function placeTriggers(tx: Transaction): number {
  const s = tx.s
  let first = Number.MAX_SAFE_INTEGER
  for (const t of s.triggered) if (t.batch < first) first = t.batch
  const batch = s.triggered.filter(t => t.batch === first)
  const counted = countedTriggers(tx)
  if (counted.length > 0) return pickInstance(tx, counted)
  const player = nextToOrder(tx, batch)
  const own = batch.filter(t => t.controller === player && sameRank(t, batch, player))
  const options = own.map((_, n) => n)
  let order: readonly number[] | null = options
  if (own.length > 1 && !own.every(t => equal(tx, t, own[0]!))) {
    order = askOrder(tx, { player, reason: 'triggers', rule: '383.3.d', options, of: 'trigger' })
    if (order === null) return AGAIN
  }
  s.triggered = s.triggered.filter(t => !own.includes(t))
  for (const n of order) {
    const t = own[n]!
    if (!s.players[t.controller]!.active) continue
    putAbilityOnChain(tx, {
      ability: t.ability,
      source: t.source,
      via: t.via,
      controller: t.controller,
      you: t.you,
      openedBy: 'trigger',
      bind: t.bind,
      snapshot: t.snapshot,
      awaits: t.awaits,
      paid: t.snapshot?.paid ?? 0,
      ...(t.hiddenAt < 0 ? {} : { options: { ...FREE_PLAY, hiddenAt: t.hiddenAt } }),
    })
  }
  return AGAIN
}

/** 383.1.b: instances of one "the nth time" that happened together; one of them is to be picked. */
export function countedTriggers(tx: Transaction): readonly Triggered[] {
  const s = tx.s
  let first = Number.MAX_SAFE_INTEGER
  for (const t of s.triggered) if (t.batch < first) first = t.batch
  const one = s.triggered.find(t => t.nth > 0 && t.batch === first)
  return one === undefined
    ? []
    : s.triggered.filter(
        t => t.nth > 0 && t.batch === first && t.ability === one.ability && t.source === one.source && t.via === one.via,
      )
}

function pickInstance(tx: Transaction, counted: readonly Triggered[]): number {
  const s = tx.s
  const { nth, controller, source } = counted[0]!
  let chosen: Triggered[] = []
  if (counted.length >= nth) {
    const alike = counted.every(t => equal(tx, t, counted[0]!))
    const picked = alike
      ? [0]
      : askPick(tx, {
          player: controller,
          reason: 'triggerInstance',
          rule: '383.1.b',
          options: counted.map((_, n) => n),
          min: 1,
          max: 1,
          of: 'event',
          source,
        })
    if (picked === null) return AGAIN
    const t = counted[picked[0]!]!
    chosen = new Array<Triggered>(t.copies).fill({ ...t, nth: 0 })
  }
  s.triggered = s.triggered.flatMap(t => (t === counted[0] ? chosen : counted.includes(t) ? [] : [t]))
  return AGAIN
}

/** Whose triggers of this batch come now: by rank in a combat chain (464.2.e.1), else in turn order. */
function nextToOrder(tx: Transaction, batch: readonly Triggered[]): PlayerIndex {
  let rank = Number.MAX_SAFE_INTEGER
  for (const t of batch) if (t.rank < rank) rank = t.rank
  const now = batch.filter(t => t.rank === rank)
  for (const p of playersFrom(tx.s, tx.s.turnPlayer)) if (now.some(t => t.controller === p)) return p
  return now[0]!.controller
}

function sameRank(t: Triggered, batch: readonly Triggered[], player: PlayerIndex): boolean {
  let rank = Number.MAX_SAFE_INTEGER
  for (const x of batch) if (x.controller === player && x.rank < rank) rank = x.rank
  return t.rank === rank
}

/** Equal in ability, source and event, and in what a delayed one remembers: their order makes no difference. */
const equal = (tx: Transaction, a: Triggered, b: Triggered): boolean =>
  a.ability === b.ability &&
  a.source === b.source &&
  (a.via === b.via || !tx.registry.ability(a.ability).namesVia) &&
  equalBinds(a.bind, b.bind)

const equalBinds = (a: Bind, b: Bind): boolean =>
  a.object === b.object &&
  a.player === b.player &&
  a.place === b.place &&
  a.amount === b.amount &&
  a.slots.length === b.slots.length &&
  a.slots.every((x, n) => x.slot === b.slots[n]!.slot && x.keys.join() === b.slots[n]!.keys.join())

/** Keys of triggers that the open `order` decision is about, for descriptions. */
export function triggersToOrder(tx: Transaction): readonly { readonly ability: string; readonly source: Key }[] {
  const s = tx.s
  let first = Number.MAX_SAFE_INTEGER
  for (const t of s.triggered) if (t.batch < first) first = t.batch
  const batch = s.triggered.filter(t => t.batch === first)
  const player = nextToOrder(tx, batch)
  return batch.filter(t => t.controller === player && sameRank(t, batch, player))
}
