/** Instructions to attach and detach (434, 435), and to pay the cost of an Equip ability (821.1.c). */
import type { Compiler } from '../../abilities/compile/ability'
import { powerMask } from '../../abilities/compile/ability'
import type { CompiledAbility, Context, Step } from '../../abilities/compile/compiled'
import { slotKeys } from '../../abilities/compile/filters'
import type { EquipCost, Instruction, Players } from '../../abilities/types'
import { cardNow } from '../../characteristics/read'
import { attach, detach } from '../../game-actions/actions'
import { pushPayment } from '../../game-actions/payment-frame'
import { askConfirm } from '../../interpreter/decision'
import { AGAIN, NEXT } from '../../interpreter/flow'
import { makeResult, scopeOf, setSlot } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import type { Key, ObjectIndex } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import { canPayCost } from '../payment'
import { causeOf, compileObjects, compilePlayers, compileRefObjects } from './objects'

export function compileAttach(i: Instruction, compiler: Compiler): readonly Step[] | null {
  switch (i.do) {
    case 'attach': {
      const objects = compileObjects(i.what, compiler)
      const to = compileObjects(i.to, compiler)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const list = objects(tx, scope)
          const host = to(tx, scope)[0]
          if (host === undefined) scope.result = makeResult(NONE, 0, Math.max(1, list.length))
          else attach(tx, list, host, causeOf(tx, scope), scope.root)
          return NEXT
        },
      ]
    }
    case 'detach': {
      const objects = compileObjects(i.what, compiler)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          detach(tx, objects(tx, scope), causeOf(tx, scope), scope.root)
          return NEXT
        },
      ]
    }
    default:
      return null
  }
}

/** The Equip abilities of a card, its inactive ones among them (725.3, 818.5.a). */
const equipsOf = (tx: Transaction, i: ObjectIndex): readonly CompiledAbility[] => cardNow(tx, i).equips

/**
 * 821.1.c.2: as though the ability were activated choosing the unit that speaks; the ability is not activated by this (821.1.c.6).
 * Of several Equip abilities one after the other is offered. The outcome of the payment lies in the result.
 */
export function payEquip(cost: EquipCost, who: Players, compiler: Compiler): Step {
  const of = compileRefObjects(cost.equipOf, compiler)
  const players = compilePlayers(who, compiler)
  const less = cost.less.map(symbol => powerMask(symbol, compiler.ability.card))
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    const player = players(tx, scope)[0]
    const gear = of(tx, scope)[0]
    scope.result = makeResult(NONE, 0, 1)
    if (player === undefined || gear === undefined) return NEXT // 821.1.c.5
    const equips = equipsOf(tx, gear)
    const [at = 0] = slotKeys(scope, '$equip')
    const equip = equips[at]
    if (equip === undefined) {
      setSlot(scope, '$equip', NONE)
      return NEXT // 821.1.c.4
    }
    const context = equipContext(tx.s.objects[gear]!.key, player, scope.source, equip)
    const payable = canPayCost(tx, equip.ref, equip.cost!, player, context, { less })
    const yes = payable && askConfirm(tx, { player, reason: 'payCost', rule: '821.1.c', source: context.source })
    if (yes === null) return AGAIN
    if (!yes) {
      setSlot(scope, '$equip', [at + 1])
      return AGAIN
    }
    setSlot(scope, '$equip', NONE)
    pushPayment(tx, { ability: equip.ref, cost: 'ability', player, context, depth: scope.root, item: 0, less })
    return NEXT
  }
}

const equipContext = (gear: Key, controller: number, host: Key, equip: CompiledAbility): Context => ({
  source: gear,
  via: 0,
  controller,
  bind: null,
  slots: equip.slots.map(slot => ({ slot: slot.as, keys: [host] })),
  each: 0,
  result: null,
  x: 0,
  paid: 0,
  known: NONE,
  hiddenAt: -1,
})
