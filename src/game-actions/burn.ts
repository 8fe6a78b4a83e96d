/** 440 Burn: from the top of the Main Deck to the trash; an empty deck burns out (431.1.b, 440.4). */
import { On } from '../abilities/compile/codes'
import { EVERYBODY, emit, newBatch } from '../events/emit'
import { makeResult, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import { zoneCards } from '../state/query'
import type { Cause, Key, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import type { DrawFrame } from './draw'
import { toZone } from './zones'

export function burn(tx: Transaction, player: PlayerIndex, count: number, cause: Cause, depth = -1): void {
  if (!tx.s.players[player]!.active) return // 652.3
  const keys = burnCards(tx, player, count, cause)
  if (keys.length === count) {
    report(tx, depth, makeResult(keys, count, count))
    return
  }
  const left = count - keys.length
  const frame: DrawFrame = {
    program: 'draw',
    pc: 0,
    player,
    left,
    drawn: keys.length,
    batch: 0,
    objects: NONE,
    cause,
    depth,
    asked: count,
    keys,
    burns: 0,
  }
  tx.push(frame)
}

/** Burns as many of `count` as the deck has; returns the cards as they are in the trash. */
export function burnCards(tx: Transaction, player: PlayerIndex, count: number, cause: Cause): Key[] {
  const keys: Key[] = []
  const batch = newBatch(tx)
  while (keys.length < count) {
    const deck = zoneCards(tx.s, player, Zone.Deck)
    if (deck.length === 0) break
    const i = deck[deck.length - 1]!
    const key = toZone(tx, i, Zone.Trash, false, EVERYBODY)
    keys.push(key)
    tx.revealed = true
    emit(tx, On.burn, player, i, -1, -1, 1, cause, batch) // 440.1.a
  }
  return keys
}
