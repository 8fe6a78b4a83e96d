/**
 * A spell plays itself again ("its controller may play this spell again"): until its text has been executed it is still the one that
 * resolves; then it stays on the chain as a new Pending item instead of leaving it (354.3, 359.3.d).
 */
import { pendPlay } from '../game-actions/pending'
import { DEALT } from '../state/query'
import type { ChainItem, Frame, Key, ObjectIndex, PlayerIndex, PlayOptions } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

/** What the frame of the resolution notes of it. */
export interface Again {
  readonly player: PlayerIndex
  readonly options: PlayOptions
  /** Its key as the new item. */
  readonly key: Key
}

const resolutionOf = (tx: Transaction, key: Key): number =>
  tx.s.frames.findIndex(f => f.program === 'resolve' && f['item'] === key)

/** Is that the card whose text is being executed, and nobody plays it again yet? */
export function canPlayAgain(tx: Transaction, i: ObjectIndex, item: Key): boolean {
  const { zone, key } = tx.s.objects[i]!
  if (zone !== Zone.Chain || key !== item) return false
  const depth = resolutionOf(tx, item)
  return depth >= 0 && (tx.s.frames[depth] as Frame & { again: Again | null }).again === null
}

export function noteAgain(tx: Transaction, item: Key, player: PlayerIndex, options: PlayOptions): Key {
  const key = tx.newKey()
  const again: Again = { player, options, key }
  tx.frame(resolutionOf(tx, item))['again'] = again
  return key
}

/** Is it to be played again, by somebody who is still there? */
export const staysToBePlayed = (tx: Transaction, again: Again | null, i: ObjectIndex): again is Again =>
  again !== null && tx.s.players[again.player]!.active && tx.s.objects[i]!.zone === Zone.Chain

/** 354: the new item; what it has done this turn goes with it. */
export function playAgain(tx: Transaction, old: ChainItem, { player, options, key }: Again): void {
  const o = tx.object(old.object, Aspect.Control)
  o.key = key
  o.controller = player
  o.paid = 0
  o.shown = 0
  tx.s.uses = tx.s.uses.map(use => (use.object === old.key && use.ability === DEALT ? { ...use, object: key } : use))
  pendPlay(tx, old.object, {
    player,
    openedBy: 'instruction',
    origin: { zone: Zone.Chain, place: -1, position: -1, key, hiddenSince: -1, seenBy: -1 },
    options: { ...options, then: old.options.then }, // 390.3.a: it has not left the chain yet
  })
}
