/** 165–168, 429 Add, 444 Pay: Rune Pools. */
import { SPEND_USES } from '../abilities/compile/codes'
import type { SpendUse } from '../abilities/types'
import { note } from '../events/emit'
import { EMPTY_POOL, NONE } from '../state/make'
import type { Key, PlayerIndex, RestrictedResource } from '../state/types'
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

/** Adds to a slot of the pool: 0 Energy, 1–6 the domains, 7 Power of any domain; `only` restricts what it may be spent on. */
export function addToPool(
  tx: Transaction,
  p: PlayerIndex,
  slot: number,
  amount: number,
  only: readonly SpendUse[],
  source: Key,
): void {
  if (amount <= 0) return
  const player = tx.player(p, Aspect.None)
  if (only.length === 0) {
    const pool = player.pool.slice()
    pool[slot] = pool[slot]! + amount
    player.pool = pool
  } else player.restricted = withMore(player.restricted, slot - 1, amount, only)
  note(tx, 'add', { player: p, amount, source, detail: slot === ENERGY ? 'energy' : `power${slot}` })
}

/** What may be spent on the same lies together. */
function withMore(
  restricted: readonly RestrictedResource[],
  domain: number,
  amount: number,
  only: readonly SpendUse[],
): readonly RestrictedResource[] {
  const uses = SPEND_USES.filter(use => only.includes(use))
  const at = restricted.findIndex(r => r.domain === domain && r.only.join() === uses.join())
  if (at < 0) return [...restricted, { domain, amount, only: uses }]
  return restricted.map((r, n) => (n === at ? { ...r, amount: r.amount + amount } : r))
}
