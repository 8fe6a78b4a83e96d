/** 413 Draw. One proposal per card, so that each single draw can be replaced; an empty deck burns out (431). */
import { On } from '../abilities/compile/codes'
import { emit, newBatch } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import { zoneCards } from '../state/query'
import type { Cause, Frame, Key, ObjectIndex, PlayerIndex } from '../state/types'
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
  /** The whole draw is one batch ("one or more cards"), whatever happens in between; its cards so far. */
  batch: number
  objects: readonly Key[]
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
  let count = 0
  for (const p of proposals) count += p.amount
  const batch = newBatch(tx)
  const objects = drawCards(tx, player, count, cause, batch, NONE)
  const drawn = objects.length
  if (drawn === count) {
    report(tx, depth, makeResult(NONE, drawn, asked))
    return
  }
  const left = count - drawn
  const frame: DrawFrame = {
    program: 'draw',
    pc: 0,
    player,
    left,
    drawn,
    batch,
    objects,
    cause,
    depth,
    asked,
    keys: null,
    burns: 0,
  }
  tx.push(frame)
}

/**
 * Draws as many of `count` as the deck has, and returns the new keys. Triggers see the hand with all of them in it (383.2.c), and
 * know what came together with them; `before` has been drawn earlier by the same action.
 */
export function drawCards(
  tx: Transaction,
  player: PlayerIndex,
  count: number,
  cause: Cause,
  batch = newBatch(tx),
  before: readonly Key[] = NONE,
): readonly Key[] {
  const cards: ObjectIndex[] = []
  const keys: Key[] = []
  // Who saw the card on top of the deck saw it go into the hand.
  const known: number[] = []
  while (cards.length < count) {
    const deck = zoneCards(tx.s, player, Zone.Deck)
    if (deck.length === 0) break
    const i = deck[deck.length - 1]!
    known.push(tx.s.objects[i]!.seenBy | (1 << player))
    keys.push(toZone(tx, i, Zone.Hand, false, known.at(-1)))
    cards.push(i)
    tx.revealed = true
    countFact(tx, player, Fact.CardsDrawn)
  }
  const together = [...before, ...keys]
  cards.forEach((i, n) => {
    emit(tx, On.draw, player, i, -1, -1, 1, cause, batch, known[n]!, together)
  })
  return keys
}
