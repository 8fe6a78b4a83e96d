/**
 * 424 Reveal, and looking at cards. Which cards of a deck these are is settled as it happens, so that what is done first (369) can
 * change it. What a card does "as" it is shown comes after it has been seen and before the text goes on (370.1.b.1).
 */
import { On } from '../abilities/compile/codes'
import type { Context } from '../abilities/compile/compiled'
import { emit, newBatch, note } from '../events/emit'
import { type Proposal, propose } from '../events/proposal'
import { pinShown } from '../events/replacement'
import { makeResult, type RunFrame, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import { zoneCards } from '../state/query'
import type { Cause, Key, ObjectIndex, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import type { Executor } from './execute'
import { appliedAt, perform, pushBatch } from './perform'
import { topOfDeck } from './reveal'

type Way = 'reveal' | 'look'

/** Cards from the top of Main Decks: so many, or until one fits the filter with this number of the text at `depth`. */
export function showTop(
  tx: Transaction,
  way: Way,
  player: PlayerIndex,
  decks: readonly PlayerIndex[],
  cards: { readonly count: number } | { readonly find: number },
  cause: Cause,
  depth: number,
): void {
  const applied = appliedAt(tx, depth)
  const find = 'find' in cards ? cards.find : -1
  const count = 'find' in cards ? 0 : cards.count
  const proposals = decks.map(owner =>
    propose(On[way], 0, player, -1, count, cause, applied, false, 0, { of: 'deck', owner, find }),
  )
  perform(tx, On[way], proposals, depth, count * decks.length)
}

/** Certain cards, wherever they are. */
export function showThese(
  tx: Transaction,
  way: Way,
  player: PlayerIndex,
  cards: readonly ObjectIndex[],
  cause: Cause,
  depth: number,
): void {
  const applied = appliedAt(tx, depth)
  const proposals = cards.map(i => propose(On[way], tx.s.objects[i]!.key, player, -1, 1, cause, applied))
  perform(tx, On[way], proposals, depth, cards.length)
}

const executeShowing =
  (way: Way): Executor =>
  (tx, proposals, depth, asked) => {
    // What the cards themselves do as they are shown has been done.
    if (proposals[0]!.details?.of === 'shown') {
      report(
        tx,
        depth,
        makeResult(
          proposals.map(p => p.object),
          proposals.length,
          asked,
        ),
      )
      return
    }
    const shown: Proposal[] = []
    let missing = 0
    for (const p of proposals) {
      const { cards, found } = cardsOf(tx, p, depth)
      if (!found) missing++
      for (const i of cards) {
        const { key, owner } = tx.s.objects[i]!
        shown.push({ ...p, object: key, amount: 1, details: { of: 'shown', owner } })
      }
    }
    tell(tx, way, shown, proposals[0]!)
    const searched = proposals.some(p => p.details?.of === 'deck' && p.details.find >= 0)
    const total = searched ? shown.length + missing : asked
    const pinned = pinShown(tx, On[way], shown)
    if (pinned.length > 0) pushBatch(tx, On[way], shown, pinned, depth, total)
    else
      report(
        tx,
        depth,
        makeResult(
          shown.map(p => p.object),
          shown.length,
          total,
        ),
      )
  }
export const executeReveal = executeShowing('reveal')
export const executeLook = executeShowing('look')

interface Bound {
  readonly cards: readonly ObjectIndex[]
  /** Of a search: whether a card fitted. */
  readonly found: boolean
}

/** 431.1.c: as many as there are, without a Burn Out. */
function cardsOf(tx: Transaction, p: Proposal, depth: number): Bound {
  if (p.details?.of !== 'deck') {
    const i = tx.find(p.object)
    return { cards: i < 0 || tx.s.objects[i]!.zone === Zone.Ceased ? NONE : [i], found: true }
  }
  const { owner, find } = p.details
  if (find < 0) return { cards: topOfDeck(tx, owner, p.amount), found: true }
  const scope = tx.s.frames[depth] as RunFrame
  const { test } = tx.registry.ability(scope.ability).finds[find]!
  const deck = zoneCards(tx.s, owner, Zone.Deck)
  const at = lastIndex(deck, i => test(tx, i, scope as Context))
  return { cards: topOfDeck(tx, owner, deck.length - Math.max(0, at)), found: at >= 0 }
}

function lastIndex(list: readonly ObjectIndex[], test: (i: ObjectIndex) => boolean): number {
  for (let n = list.length - 1; n >= 0; n--) if (test(list[n]!)) return n
  return -1
}

/** Who sees them knows them from now on. */
function tell(tx: Transaction, way: Way, shown: readonly Proposal[], { player, cause }: Proposal): void {
  tx.revealed ||= shown.length > 0 || way === 'look'
  const batch = newBatch(tx)
  const seers = way === 'reveal' ? -1 : 1 << player
  for (const p of shown) {
    const i = tx.find(p.object)
    const { seenBy } = tx.s.objects[i]!
    if ((seenBy | seers) !== seenBy) tx.object(i, Aspect.None).seenBy = seenBy | seers
    if (way === 'reveal') emit(tx, On.reveal, p.player, i, -1, -1, 1, p.cause, batch)
  }
  if (way === 'look') note(tx, 'look', { player, amount: shown.length, source: cause.source, detail: 'deck' })
}

/** Of cards that were shown, those that still lie in the zone where they were. */
export const stillIn = (tx: Transaction, zone: number, keys: readonly Key[]): readonly Key[] =>
  keys.filter(key => tx.s.objects[tx.find(key)]?.zone === zone)
