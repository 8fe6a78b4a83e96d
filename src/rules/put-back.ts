/** Taking a card off the chain again, when its play has not been made (358.5). */
import type { ChainItem } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

/** The card returns to its place in its zone and is the same object as before; a token ceases to exist. */
export function putBack(tx: Transaction, item: ChainItem): void {
  tx.removeItem(item.key)
  tx.s.cleanupDue = true
  const o = tx.object(item.object, Aspect.None)
  const { origin } = item
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
