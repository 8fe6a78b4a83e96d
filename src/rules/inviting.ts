/** 489.8.a, 316.5.b.1: the turn player invites a teammate to play a spell or activate an ability with his own Priority. */
import { SPELL } from '../abilities/compile/codes'
import type { Result } from '../abilities/compile/compiled'
import { note } from '../events/emit'
import { isFriendly } from '../state/query'
import type { Frame, ObjectIndex, PlayerIndex, StoredDecision } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import type { Rejection } from './action'
import { reject } from './action'

export interface TurnFrame extends Frame {
  program: 'turn'
  /** The teammate who may act now in place of the turn player, -1 nobody. */
  invited: PlayerIndex
  /** A procedure was proposed, and whether it is to happen (443). */
  proposed: boolean
  result: Result | null
}

/** Teammates whom the player could invite in this window. */
export function invitable(tx: Transaction, player: PlayerIndex, decision: StoredDecision): PlayerIndex[] {
  if (decision.reason !== 'main') return []
  return tx.s.order.filter(p => p !== player && tx.s.players[p]!.active && isFriendly(tx.s, p, player))
}

export function inviteFault(
  tx: Transaction,
  player: PlayerIndex,
  guest: PlayerIndex,
  decision: StoredDecision,
): Rejection | null {
  if (decision.reason !== 'main')
    return reject('badTiming', '489.8.a', 'A teammate is invited in a Neutral Open State of your Main Phase.')
  return invitable(tx, player, decision).includes(guest)
    ? null
    : reject('notAllowed', '489.8.a', 'Only a teammate can be invited.')
}

/** 316.5.b.1 lets the guest play spells and activate abilities, also without Action or Reaction, and nothing else. */
export function guestFault(tx: Transaction, i: ObjectIndex, decision: StoredDecision): Rejection | null {
  if (decision.reason !== 'invited' || (tx.registry.cardOf(tx.s.objects[i]!).types & SPELL) !== 0) return null
  return reject('notAllowed', '316.5.b.1', "During a teammate's turn only spells can be played and abilities activated.")
}

export function invite(tx: Transaction, guest: PlayerIndex): void {
  note(tx, 'invite', { player: tx.s.turnPlayer, amount: guest })
  ;(tx.top() as TurnFrame).invited = guest
}

/** One spell or ability, or none: then the turn player goes on. */
export function endInvitation(tx: Transaction): void {
  const depth = tx.s.frames.findIndex(f => f.program === 'turn')
  if (depth >= 0 && (tx.s.frames[depth] as TurnFrame).invited >= 0) (tx.frame(depth) as TurnFrame).invited = -1
}
