/** What resolutions leave behind: continuous effects and delayed abilities (389–392, 477.3.b). */
import type { Duration } from '../abilities/types'
import { NO_BIND, NONE } from '../state/make'
import type { Bind, Effect, Key, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

export interface Maker {
  readonly source: Key
  /** What brought the text along; its own if absent. */
  readonly via?: Key
  readonly item: Key
  readonly controller: PlayerIndex
  /** The event that the text is about. */
  readonly bind?: Bind | null
}

/** "For as long as this is attached to it": what "this" is attached to, or about to be (434). */
function hostOf(tx: Transaction, by: Maker): Key {
  const card = by.via === undefined || by.via === 0 ? by.source : by.via
  const bind = by.bind ?? null
  if (bind !== null && bind.object === card && bind.other !== 0) return bind.other
  return tx.s.objects[tx.find(card)]?.attachedTo ?? 0
}

/** 359.3.e.16: a duration that has ended makes no effect. */
export function lasts(tx: Transaction, by: Maker, until: Duration | 'cleanup'): boolean {
  if (until === 'attached') return hostOf(tx, by) !== 0
  if (until === 'combat') return tx.s.showdown?.combat === true
  return until !== 'whileOnBoard' || tx.s.objects[tx.find(by.source)]?.zone === Zone.Board
}

/** Leaves an effect behind, as what that text made. */
export function addEffect(
  tx: Transaction,
  by: Maker,
  until: Duration | 'cleanup',
  part: Pick<Effect, 'kind'> &
    Partial<Pick<Effect, 'objects' | 'amount' | 'keyword' | 'ability' | 'bind' | 'uses' | 'card' | 'types'>>,
): void {
  if (!lasts(tx, by, until)) return
  const effect: Effect = {
    key: tx.newKey(),
    kind: part.kind,
    until,
    objects: part.objects ?? NONE,
    amount: part.amount ?? 0,
    keyword: part.keyword ?? '',
    ability: part.ability ?? '',
    card: part.card ?? '',
    types: part.types ?? 0,
    source: by.source,
    via: by.via ?? 0,
    item: by.item,
    controller: by.controller,
    bind: until === 'attached' ? { ...(part.bind ?? NO_BIND), other: hostOf(tx, by) } : (part.bind ?? null),
    uses: part.uses ?? -1,
    since: tx.newTimestamp(),
  }
  tx.touch(Aspect.Effects)
  tx.s.effects = [...tx.s.effects, effect]
  tx.s.cleanupDue = true // 319.7
}

/** Those effects have lasted their time. */
export function endEffects(tx: Transaction, over: (effect: Effect) => boolean): void {
  if (!tx.s.effects.some(over)) return
  tx.touch(Aspect.Effects)
  tx.s.effects = tx.s.effects.filter(e => !over(e))
}
