/** 430 Channel: runes from the top of the Rune Deck to the base, ready unless stated otherwise. */
import { On } from '../abilities/compile/codes'
import { emit, newBatch } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import { baseOf, zoneCards } from '../state/query'
import type { Key } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { toBoard } from './zones'

/** One proposal per rune; `ready` says how it enters. */
export function executeChannel(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  const keys: Key[] = []
  for (const p of proposals.flatMap(x => (x.amount === 1 ? [x] : Array.from({ length: x.amount }, () => x)))) {
    const deck = zoneCards(tx.s, p.player, Zone.RuneDeck)
    if (deck.length === 0) break // 430.3: as many as possible
    const i = deck[deck.length - 1]!
    keys.push(toBoard(tx, i, baseOf(tx.s, p.player), p.player, !p.ready))
    tx.revealed = true
    tx.s.cleanupDue = true
    emit(tx, On.channel, p.player, i, tx.s.objects[i]!.place, -1, 1, p.cause, batch)
  }
  report(tx, depth, makeResult(keys, keys.length, asked))
}
