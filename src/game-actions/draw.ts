/** 413 Draw. One proposal per card, so that each single draw can be replaced; an empty deck burns out (431). */
import { On } from '../abilities/compile/codes'
import { emit, newBatch } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import { zoneCards } from '../state/query'
import type { Cause, Frame, Key, PlayerIndex } from '../state/types'
import { Fact, Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { countFact } from './facts'
import { executeDrawThese } from './reveal'
import { toZone } from './zones'

/** What is left of drawing or burning after a burn out (413.4, 431.1.a–b). */
export interface DrawFrame extends Frame {
  program: 'draw'
  player: PlayerIndex
  left: number
  drawn: number
  cause: Cause
  depth: number
  asked: number
  /** Cards burned so far; null while drawing. */
  keys: readonly Key[] | null
  /** How often he has burned out already. */
  burns: number
}

export function executeDraw(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  if (proposals[0]!.object !== 0) {
    executeDrawThese(tx, proposals, depth, asked)
    return
  }
  const { player, cause } = proposals[0]!
  const drawn = drawCards(tx, player, proposals.length, cause)
  if (drawn === proposals.length) {
    report(tx, depth, makeResult(NONE, drawn, asked))
    return
  }
  const left = proposals.length - drawn
  const frame: DrawFrame = { program: 'draw', pc: 0, player, left, drawn, cause, depth, asked, keys: null, burns: 0 }
  tx.push(frame)
}

/** Draws as many of `count` as the deck has; returns how many. */
export function drawCards(tx: Transaction, player: PlayerIndex, count: number, cause: Cause): number {
  const batch = newBatch(tx)
  let drawn = 0
  while (drawn < count) {
    const deck = zoneCards(tx.s, player, Zone.Deck)
    if (deck.length === 0) break
    const i = deck[deck.length - 1]!
    toZone(tx, i, Zone.Hand, false, 1 << player)
    drawn++
    tx.revealed = true
    countFact(tx, player, Fact.CardsDrawn)
    emit(tx, On.draw, player, i, -1, -1, 1, cause, batch, 1 << player)
  }
  return drawn
}
