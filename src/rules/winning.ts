/** 193–196: winning. */
import { note } from '../events/emit'
import { playerPoints } from '../state/query'
import type { Outcome, PlayerIndex } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

/** 194.2: at least the Victory Score and more than every other team. */
export function checkPoints(tx: Transaction, reason: Outcome['reason'] = 'points'): boolean {
  const s = tx.s
  const leader = leadingTeam(tx)
  if (leader < 0 || s.teams[leader]!.points < s.mode.victoryScore) return false
  endGame(tx, teamMembers(tx, leader), reason)
  return true
}

function leadingTeam(tx: Transaction): number {
  let best = -1
  let most = -1
  let tied = false
  for (let t = 0; t < tx.s.teams.length; t++) {
    if (!tx.s.players.some(p => p.team === t && p.active)) continue
    const { points } = tx.s.teams[t]!
    if (points === most) tied = true
    if (points > most) {
      most = points
      best = t
      tied = false
    }
  }
  return tied ? -1 : best
}

export function teamMembers(tx: Transaction, team: number): PlayerIndex[] {
  const members: PlayerIndex[] = []
  for (let p = 0; p < tx.s.players.length; p++) if (tx.s.players[p]!.team === team) members.push(p)
  return members
}

/** 421.4: facedown cards are shown when the game ends. */
function revealFacedown(tx: Transaction): void {
  for (let p = 0; p < tx.s.places.length; p++) {
    for (const i of tx.s.places[p]!.facedown) {
      const { key, def, owner } = tx.s.objects[i]!
      tx.object(i, Aspect.None).seenBy = -1
      note(tx, 'reveal', { player: owner, object: key, card: def, place: p, detail: 'facedown' })
    }
  }
}

export function endGame(tx: Transaction, winners: readonly PlayerIndex[], reason: Outcome['reason']): void {
  tx.s.outcome = { winners, reason }
  tx.s.decision = null
  revealFacedown(tx)
  note(tx, 'gameEnd', {
    player: winners[0] ?? -1,
    amount: winners.length === 0 ? 0 : playerPoints(tx.s, winners[0]!),
    detail: reason,
  })
}
