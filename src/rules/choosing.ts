/** What follows from choosing targets as an item is finalized (383.4.b). */
import { On } from '../abilities/compile/codes'
import { emit, newBatch, note } from '../events/emit'
import { NONE } from '../state/make'
import type { Cause, ChainItem } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

/** 383.4.b.2: each choice of each target counts; `before`: what the item had chosen already, before new choices (754). */
export function targetingEffects(tx: Transaction, item: ChainItem, before: readonly number[] = NONE): void {
  if (item.targets.length === 0) return
  const cause: Cause = {
    kind: item.kind === 'card' ? 'spell' : 'ability',
    player: item.controller,
    source: item.source,
    item: item.key,
    sources: [item.key, item.source],
  }
  endByChoosing(tx, item)
  const batch = newBatch(tx)
  for (const keys of item.targets) {
    for (const key of keys) {
      const i = tx.find(key)
      if (i >= 0 && !before.includes(key)) emit(tx, On.choose, item.controller, i, tx.s.objects[i]!.place, -1, 0, cause, batch)
    }
  }
}

/** "Until you choose another with me": what the source made before ends as it chooses something else. */
function endByChoosing(tx: Transaction, item: ChainItem): void {
  const ended = tx.s.effects.filter(
    e =>
      e.until === 'anotherChosen' &&
      e.source === item.source &&
      item.targets.some(keys => keys.some(key => key > 0 && !e.objects.includes(key))),
  )
  if (ended.length === 0) return
  tx.touch(Aspect.Effects)
  tx.s.effects = tx.s.effects.filter(e => !ended.includes(e))
  tx.s.cleanupDue = true // 319.7
  note(tx, 'effectEnd', { amount: ended.length, detail: 'anotherChosen' })
}
