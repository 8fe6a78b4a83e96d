/** The top of a deck, 413.1.a: drawing cards that are not on top, and putting cards into a hand. */
import { On } from '../abilities/compile/codes'
import { emit, newBatch, note, snapshotOf } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { follow, makeResult, remember, report } from '../interpreter/scope'
import { zoneCards } from '../state/query'
import type { Cause, Key, ObjectIndex, PlayerIndex } from '../state/types'
import { Fact, Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { countFact } from './facts'
import { toZone } from './zones'

/** Cards from the top of a Main Deck, the top one first; 431.1.c: as many as there are, without a Burn Out. */
export function topOfDeck(tx: Transaction, player: PlayerIndex, count: number): readonly ObjectIndex[] {
  const deck = zoneCards(tx.s, player, Zone.Deck)
  return deck.slice(Math.max(0, deck.length - count)).reverse()
}

export function executeDrawThese(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  const keys: Key[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0) continue
    keys.push(p.object)
    intoHand(tx, i)
    countFact(tx, p.player, Fact.CardsDrawn)
    emit(tx, On.draw, p.player, i, -1, -1, 1, p.cause, batch, tx.s.objects[i]!.seenBy)
  }
  report(tx, depth, makeResult(keys, keys.length, asked))
}

/** Puts cards into their owner's hand, which is no draw. */
export function putIntoHand(tx: Transaction, cards: readonly ObjectIndex[], cause: Cause): readonly Key[] {
  const keys = cards.map(i => tx.s.objects[i]!.key)
  for (const i of cards) {
    const { key, def, owner, seenBy } = tx.s.objects[i]!
    const visible = seenBy | (1 << owner)
    intoHand(tx, i)
    note(tx, 'put', {
      player: owner,
      object: tx.s.objects[i]!.key,
      was: visible === -1 ? key : 0,
      card: def,
      source: cause.source,
      detail: 'hand',
      visible,
    })
  }
  tx.s.cleanupDue = true
  return keys
}

/** Who knew the card goes on knowing it. */
function intoHand(tx: Transaction, i: ObjectIndex): void {
  const { key, seenBy, owner } = tx.s.objects[i]!
  remember(tx, () => snapshotOf(tx, i))
  const now = toZone(tx, i, Zone.Hand, false, seenBy | (1 << owner))
  tx.revealed = true
  follow(tx, key, now)
}
