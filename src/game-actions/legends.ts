/** 107.4.d.1–2: legends besides the Champion Legend, that an effect adds to a Legend Zone and takes away again. */
import { note } from '../events/emit'
import type { Key, ObjectIndex } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { toZone } from './zones'

/** From outside the game to the Legend Zones of their owners. Returns their new keys. */
export function addLegends(tx: Transaction, legends: readonly ObjectIndex[], source: Key): Key[] {
  return legends.map(i => {
    tx.touch(Aspect.Place) // their abilities begin to work
    const was = tx.s.objects[i]!.key
    const key = toZone(tx, i, Zone.Legend, false, -1)
    const o = tx.object(i, Aspect.None)
    o.since = tx.newTimestamp()
    note(tx, 'addLegend', { player: o.owner, object: key, was, card: o.def, source })
    return key
  })
}
