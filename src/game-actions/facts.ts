/** Counters of this turn that texts ask for (812, 383.1.b). */
import type { PlayerIndex } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

export function countFact(tx: Transaction, player: PlayerIndex, fact: number, by = 1): void {
  if (player < 0) return
  const p = tx.player(player, Aspect.Turn)
  const facts = p.facts.slice()
  facts[fact] = facts[fact]! + by
  p.facts = facts
}
