/** The instruction to recycle (416). */
import { RUNE } from '../../abilities/compile/codes'
import type { Step } from '../../abilities/compile/compiled'
import { slotKeys } from '../../abilities/compile/filters'
import { recycle } from '../../game-actions/actions'
import { askOrder } from '../../interpreter/decision'
import { AGAIN, NEXT } from '../../interpreter/flow'
import { type RunFrame, scopeOf, setSlot } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import { playersFrom } from '../../state/query'
import type { ObjectIndex } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import { differ } from '../payment'
import { causeOf, type ReadObjects } from './objects'

export function recycleStep(objects: ReadObjects): Step {
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    const list = inOwnersOrder(tx, scope, objects(tx, scope))
    if (list === null) return AGAIN
    recycle(tx, list, causeOf(tx, scope), scope.root)
    return NEXT
  }
}

/** 416.5.a: each owner orders his runes, if they are different. `null`: somebody was asked. */
function inOwnersOrder(tx: Transaction, scope: RunFrame, list: readonly ObjectIndex[]): readonly ObjectIndex[] | null {
  const runes = list.filter(i => (tx.registry.cardOf(tx.s.objects[i]!).types & RUNE) !== 0)
  if (!differ(tx, runes)) return list
  for (const player of playersFrom(tx.s, tx.s.turnPlayer)) {
    const own = runes.filter(i => tx.s.objects[i]!.owner === player)
    const options = own.map(i => tx.s.objects[i]!.key)
    const ordered = slotKeys(scope, '$runes')
    if (!differ(tx, own) || ordered.includes(options[0]!)) continue
    const order = askOrder(tx, { player, reason: 'runeOrder', rule: '416.5.a', options, of: 'object', source: scope.source })
    if (order === null) return null
    setSlot(scope, '$runes', [...ordered, ...order])
  }
  const ordered = slotKeys(scope, '$runes').map(key => tx.find(key))
  setSlot(scope, '$runes', NONE)
  return [...list.filter(i => !ordered.includes(i)), ...ordered]
}
