/** 728–733 XP: gained and spent by players, never shared. */
import { note } from '../events/emit'
import { Fact, type Key, type PlayerIndex } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { countFact } from './facts'

/** 730.1 */
export function gainXp(tx: Transaction, player: PlayerIndex, count: number, source: Key): void {
  if (count <= 0) return
  tx.player(player, Aspect.Xp).xp += count
  countFact(tx, player, Fact.XpGained, count)
  tx.s.cleanupDue = true
  note(tx, 'xp', { player, amount: count, source })
}

/** 730.2: false if he has less. */
export function spendXp(tx: Transaction, player: PlayerIndex, count: number, source: Key): boolean {
  if (tx.s.players[player]!.xp < count) return false
  if (count === 0) return true
  tx.player(player, Aspect.Xp).xp -= count
  tx.s.cleanupDue = true
  note(tx, 'xpSpent', { player, amount: count, source })
  return true
}
