/** 734–738: additional turns, and whose turn comes next. */
import { note } from '../events/emit'
import { nextPlayer } from '../state/query'
import type { Key, PlayerIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'

/** 735: a turn of that player right after the current one, before additional turns that were queued earlier (738). */
export function queueTurn(tx: Transaction, player: PlayerIndex, source: Key): void {
  tx.s.turnQueue = [...tx.s.turnQueue, player]
  note(tx, 'additionalTurn', { player, source })
}

/**
 * 317.3: the owner of the next queued turn becomes the Turn Player. 737: additional turns leave the Turn Order as it is, so
 * afterwards it goes on behind the last turn that was none.
 */
export function nextTurn(tx: Transaction): void {
  const { s } = tx
  const queued = s.turnQueue[s.turnQueue.length - 1]
  if (queued !== undefined) {
    s.turnQueue = s.turnQueue.slice(0, -1)
    if (s.orderPlayer < 0) s.orderPlayer = s.turnPlayer
    s.turnPlayer = queued
    return
  }
  s.turnPlayer = nextPlayer(s, s.orderPlayer < 0 ? s.turnPlayer : s.orderPlayer)
  s.orderPlayer = -1
}
