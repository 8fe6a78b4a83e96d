/** What players have named (759–763), under the key of the object for whose abilities it was. */
import { note } from '../events/emit'
import type { Key, PlayerIndex } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

/** 394: for the abilities of that object, or of the text that it grants; in addition to what was named for them before. */
export function giveName(tx: Transaction, object: Key, name: string, player: PlayerIndex, source: Key): void {
  tx.touch(Aspect.Effects)
  tx.s.names = [...tx.s.names, { object, name }]
  note(tx, 'name', { player, source, detail: name })
}

/** 124: what was named as a card was played is for the object that it becomes. */
export function renameNamed(tx: Transaction, old: Key, now: Key): void {
  if (!tx.s.names.some(given => given.object === old)) return
  tx.touch(Aspect.Effects)
  tx.s.names = tx.s.names.map(given => (given.object === old ? { ...given, object: now } : given))
}

/** A play that is not made has named nothing. */
export function forgetNamed(tx: Transaction, object: Key): void {
  if (tx.s.names.some(given => given.object === object)) tx.s.names = tx.s.names.filter(given => given.object !== object)
}
