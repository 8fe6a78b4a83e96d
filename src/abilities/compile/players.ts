/** One player, as a text in play names him. */
import type { PlayerIndex } from '../../state/types'
import { Zone } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import type { Players } from '../types'
import type { Context } from './compiled'
import type { Reading } from './filters'
import { compileRef, lookBack } from './filters'

/** 464.2.c: of the combat that is going on; -1 if there is none. */
export const defender = ({ s }: Transaction): PlayerIndex =>
  s.showdown?.combat === true && s.showdown.established ? s.showdown.defender : -1

/** -1 is nobody. Texts in play name you, the turn player, or whose an object or event is. */
export function compilePlayer(who: Players, reading: Reading): (tx: Transaction, ctx: Context) => PlayerIndex {
  if (who === 'you') return (_tx, ctx) => ctx.controller
  if (who === 'turnPlayer') return tx => tx.s.turnPlayer
  if (who === 'defender') return defender
  if (typeof who === 'object' && 'eventPlayer' in who) return (_tx, ctx) => ctx.bind?.player ?? -1
  if (typeof who === 'object' && ('controllerOf' in who || 'ownerOf' in who)) {
    const owner = 'ownerOf' in who
    const ref = compileRef('ownerOf' in who ? who.ownerOf : who.controllerOf, reading)
    return (tx, ctx) => {
      const key = ref(tx, ctx)[0] ?? 0
      const i = tx.find(key)
      const from = i >= 0 && tx.s.objects[i]!.zone !== Zone.Ceased ? tx.s.objects[i]! : lookBack(ctx, key)
      return from === null ? -1 : owner ? from.owner : from.controller
    }
  }
  throw new Error("the engine can't let several players, or one that is chosen, decide about a replacement")
}
