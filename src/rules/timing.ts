/** Timing of plays (358.4, 806, 813): 0 a Neutral Open State, 1 Action, 2 Reaction. */
import { isPlayerForbidden } from '../characteristics/permissions'
import type { ChainItem, Key, StoredDecision } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { context, type Draft } from './draft'
import { ambushesTo } from './play-places'

/** What the open window asks for: 0 nothing (316.5.b), 1 Action (308.1.a), 2 Reaction (309.1.a). */
export function neededTiming(decision: StoredDecision): number {
  return decision.reason === 'main' || decision.reason === 'invited' ? 0 : decision.reason === 'focus' ? 1 : 2
}

/** What a play that is on the chain needs: it closed the state itself, or the state was Closed before (358.4 ex1–2). */
export function timingOfItem(tx: Transaction, item: ChainItem): number {
  if (item.openedBy !== 'play' || item.kind !== 'card') return 0
  if (tx.s.chain.some(other => other.key !== item.key)) return 2
  return tx.s.showdown === null ? 0 : 1
}

/**
 * Has the play, with the choices made so far, the timing that it needs? Conditions may only come true while it is being
 * played (806.4.a, 813.4.a), so this is asked when everything is chosen. Reaction counts as Action too (813.1.b).
 * `without`: what the costs are going to take away.
 */
export function hasTiming(tx: Transaction, d: Draft, without: readonly Key[] = []): boolean {
  if (d.needed === 0 || d.options.hiddenAt >= 0) return true // 811.6: played from facedown it has Reaction
  if (d.card.timings.some(a => a.timing >= d.needed && (a.check === null || a.check(tx, context(d))))) return true
  // 822.1.b: Reaction as long as it is being played to such a battlefield.
  if (d.card.ambushes.length === 0 || d.place < 0 || d.needed > ambushTiming(tx, d)) return false
  return ambushesTo(tx, d, d.place, without)
}

/** Does the card have Reaction as it is being played, with the choices made so far (811.6, 813, 822.1.b)? */
export function hasReaction(tx: Transaction, d: Draft): boolean {
  if (d.options.hiddenAt >= 0) return true
  if (d.card.timings.some(a => a.timing === 2 && (a.check === null || a.check(tx, context(d))))) return true
  return d.card.ambushes.length > 0 && d.place >= 0 && ambushesTo(tx, d, d.place)
}

/** 822.1.d: others may keep a player from more than Action. */
const ambushTiming = (tx: Transaction, d: Draft): number => (isPlayerForbidden(tx, 'ambushInReaction', d.controller) ? 1 : 2)

/** Could it have that timing under some condition? */
export const mayHaveTiming = (d: Draft['card'], needed: number): boolean =>
  needed === 0 || d.ambushes.length > 0 || d.timings.some(a => a.timing >= needed)

/** Does its timing depend on what is chosen and paid? */
export const timingVaries = (d: Draft): boolean =>
  d.needed > 0 && d.options.hiddenAt < 0 && (d.card.ambushes.length > 0 || d.card.timings.some(a => a.check !== null))
