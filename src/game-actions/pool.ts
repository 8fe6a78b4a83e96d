/** 165–168, 429 Add, 444 Pay: Rune Pools. */
import { note } from '../events/emit'
import { EMPTY_POOL, NONE } from '../state/make'
import type { Key, PlayerIndex } from '../state/types'
import { ENERGY } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

/** 167.1: unspent Energy and Power are lost. */
export function emptyPools(tx: Transaction): void {
  for (let p = 0; p < tx.s.players.length; p++) {
    const { pool, restricted } = tx.s.players[p]!
    if (restricted.length === 0 && pool.every(n => n === 0)) continue
    const player = tx.player(p, Aspect.None)
    player.pool = EMPTY_POOL
    player.restricted = NONE
    note(tx, 'poolEmpty', { player: p })
  }
}

/** Adds to a slot of the pool: 0 Energy, 1–6 the domains, 7 Power of any domain. */
export function addToPool(
  tx: Transaction,
  p: PlayerIndex,
  slot: number,
  amount: number,
  only: '' | 'spells' | 'units' | 'gear',
  source: Key,
): void {
  if (amount <= 0) return
  const player = tx.player(p, Aspect.None)
  if (only === '') {
    const pool = player.pool.slice()
    pool[slot] = pool[slot]! + amount
    player.pool = pool
  } else player.restricted = [...player.restricted, { domain: slot - 1, amount, only }]
  note(tx, 'add', { player: p, amount, source, detail: slot === ENERGY ? 'energy' : `power${slot}` })
}
