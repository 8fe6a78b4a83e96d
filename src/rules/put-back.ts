/** Taking a card off the chain again, when its play has not been made (358.5). */
import { NO_CAUSE } from '../events/emit'
import { clearFromChain } from '../game-actions/actions'
import { forgetNamed } from '../game-actions/naming'
import type { ChainItem } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { playFailed } from './items'

/** The card returns to its place in its zone and is the same object as before; a token ceases to exist. */
export function putBack(tx: Transaction, item: ChainItem): void {
  tx.removeItem(item.key)
  playFailed(tx, item.key)
  tx.s.cleanupDue = true
  if (tx.s.names.length > 0) forgetNamed(tx, item.key)
  const { origin } = item
  // A spell that was to be played again had been executed: it leaves the chain as it would have done then (359.3.d).
  if (origin.zone === Zone.Chain) {
    clearFromChain(tx, item.object, item.options.then, NO_CAUSE)
    return
  }
  const o = tx.object(item.object, Aspect.None)
  if (o.token) {
    o.zone = Zone.Ceased
    o.key = 0
    tx.s.free = [...tx.s.free, item.object]
    return
  }
  o.zone = origin.zone
  o.place = origin.place
  o.key = origin.key
  o.shown = 0
  o.hiddenSince = origin.hiddenSince
  o.seenBy = origin.seenBy
  o.controller = origin.zone === Zone.Facedown ? item.controller : o.owner
  if (origin.zone === Zone.Facedown) {
    const place = tx.place(origin.place, Aspect.Place)
    const cards = place.facedown.slice()
    cards.splice(Math.max(0, origin.position), 0, item.object)
    place.facedown = cards
    return
  }
  const list = tx.zone(o.owner, origin.zone)
  const cards = list.cards.slice()
  cards.splice(Math.max(0, origin.position), 0, item.object)
  list.cards = cards
}
