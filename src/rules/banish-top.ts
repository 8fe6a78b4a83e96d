/** Banishing cards from the top of a Main Deck (427.1): where it has too few, the player burns out in between (431.1.b). */
import type { Step } from '../abilities/compile/compiled'
import { banish } from '../game-actions/actions'
import type { DrawFrame } from '../game-actions/draw'
import { topOfDeck } from '../game-actions/reveal'
import { AGAIN, DONE, NEXT } from '../interpreter/flow'
import { makeResult, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import type { Cause, Frame, Key, PlayerIndex, Result } from '../state/types'
import type { Transaction } from '../transaction/transaction'

interface BanishTopFrame extends Frame {
  program: 'banishTop'
  player: PlayerIndex
  left: number
  asked: number
  cause: Cause
  depth: number
  /** Cards banished so far, and what the last banishing has done. */
  keys: readonly Key[]
  result: Result | null
  /** How often the player has burned out already. */
  burns: number
}

export function banishTop(tx: Transaction, player: PlayerIndex, count: number, cause: Cause, depth: number): void {
  const top = topOfDeck(tx, player, count)
  if (top.length === count) {
    banish(tx, top, cause, depth)
    return
  }
  const frame: BanishTopFrame = {
    program: 'banishTop',
    pc: 0,
    player,
    left: count,
    asked: count,
    cause,
    depth,
    keys: NONE,
    result: null,
    burns: 0,
  }
  tx.push(frame)
}

const steps: readonly Step[] = [
  // 431.2.a: as many as there are.
  (tx, f) => {
    const { player, left, cause } = f as BanishTopFrame
    if (!tx.s.players[player]!.active) return DONE // 651.3
    const top = topOfDeck(tx, player, left)
    const frame = f as BanishTopFrame
    frame.left -= top.length
    frame.result = null
    if (top.length > 0) banish(tx, top, cause, tx.s.frames.indexOf(f))
    return NEXT
  },
  (tx, f) => {
    const frame = f as BanishTopFrame
    frame.keys = [...frame.keys, ...(frame.result?.keys ?? NONE)]
    if (frame.left > 0) return NEXT
    report(tx, frame.depth, makeResult(frame.keys, frame.keys.length, frame.asked))
    return DONE
  },
  // 431.2.b–c: a draw of nothing more burns out and ends.
  (tx, f) => {
    const frame = f as BanishTopFrame
    const { player, cause, burns } = frame
    frame.burns++
    frame.pc = 0
    const out: DrawFrame = {
      program: 'draw',
      pc: 0,
      player,
      left: 0,
      drawn: 0,
      batch: 0,
      objects: NONE,
      cause,
      depth: -1,
      asked: 0,
      keys: null,
      burns,
    }
    tx.push(out)
    return AGAIN
  },
]
export const banishTopProgram = { steps }
