/** Show Off, a keyword of the Radiance cards: what its player may reveal from the hand or pick as he plays the card. */
import type { CompiledFilter, Context } from '../abilities/compile/compiled'
import { matches } from '../abilities/compile/filters'
import { showThese } from '../game-actions/showing'
import { askPick } from '../interpreter/decision'
import { AGAIN, NEXT } from '../interpreter/flow'
import { zoneCards } from '../state/query'
import type { ChainItem, Frame, Key } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { context, draftOfItem } from './draft'
import { itemCause } from './resolve'

/** The step of the play. */
export function showOff(tx: Transaction, f: Frame): number {
  const item = tx.findItem(f['item'] as Key)!
  if (item.kind !== 'card') return NEXT
  const picked = askShowOff(tx, item)
  if (picked === null) return AGAIN
  if (picked !== 0) tx.object(item.object, Aspect.None).shown = picked
  return NEXT
}

/** What is shown off, 0 for nothing; null: the player was asked. */
function askShowOff(tx: Transaction, item: ChainItem): Key | null {
  const { card } = draftOfItem(tx, item)
  if (card.showOff === null) return 0
  const { hand, board } = card.showOff
  const ctx = context(draftOfItem(tx, item))
  // Whether a hidden card fits is not for others to learn (128.6.a).
  const everybody = (1 << tx.s.players.length) - 1
  const hidden = zoneCards(tx.s, item.controller, Zone.Hand).some(i => (tx.s.objects[i]!.seenBy & everybody) !== everybody)
  const picked = askPick(tx, {
    player: item.controller,
    reason: 'showOff',
    rule: '355.1',
    options: tx.answer === null ? [...keys(tx, hand, ctx), ...keys(tx, board, ctx)] : [],
    min: 0,
    max: 1,
    of: 'object',
    source: item.source,
    hidden,
    evenEmpty: hidden,
  })
  return picked === null ? null : (picked[0] ?? 0)
}

const keys = (tx: Transaction, filter: CompiledFilter, ctx: Context): Key[] =>
  matches(tx, filter, ctx).map(i => tx.s.objects[i]!.key)

/** A card that is in the hand is revealed (424); what was discarded for the play meanwhile lies open anyway. */
export function revealShown(tx: Transaction, item: ChainItem): void {
  const i = tx.find(tx.s.objects[item.object]!.shown)
  if (i >= 0 && tx.s.objects[i]!.zone === Zone.Hand) showThese(tx, 'reveal', item.controller, [i], itemCause(item), -1)
}
