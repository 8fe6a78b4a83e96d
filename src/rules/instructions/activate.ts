/** 383.4.g: a text activates play, attack, defend, conquer, hold or Deathknell effects of objects without their event. */
import type { Compiler } from '../../abilities/compile/ability'
import type { Step } from '../../abilities/compile/compiled'
import type { EffectClass, Instruction } from '../../abilities/types'
import { eventOf, isActivatedAs, listenersTo } from '../../events/classes'
import { holds, matching, newBatch, occurrence, snapshotOf, trigger } from '../../events/emit'
import { NEXT } from '../../interpreter/flow'
import { makeResult, scopeOf } from '../../interpreter/scope'
import { controllerOf } from '../../state/query'
import type { Cause, Key, ObjectIndex } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import { causeOf, compileObjects } from './objects'

export function activateStep(i: Extract<Instruction, { do: 'activate' }>, compiler: Compiler): Step {
  const objects = compileObjects(i.what, compiler)
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    const batch = newBatch(tx)
    const cause = causeOf(tx, scope)
    const list = objects(tx, scope)
    const keys: Key[] = []
    for (const o of list) if (activate(tx, i.of, o, cause, batch)) keys.push(tx.s.objects[o]!.key)
    scope.result = makeResult(keys, keys.length, list.length)
    return NEXT
  }
}

/**
 * 383.4.g.1: the named part of the condition counts as fulfilled, as if it had happened to the object where it is; the rest is
 * checked. What is fulfilled goes on the chain with everything else that triggers now. Nothing multiplies it: it has not triggered.
 */
function activate(tx: Transaction, of: EffectClass, i: ObjectIndex, cause: Cause, batch: number): boolean {
  const event = eventOf(of)
  const own = listenersTo(tx, event).filter(x => x.object === i)
  if (own.length === 0) return false
  const { key, place } = tx.s.objects[i]!
  const player = controllerOf(tx.s, i)
  const snapshot = of === 'deathknell' ? snapshotOf(tx, i) : null
  const happened = occurrence(event, player, i, key, place, -1, 1, cause, snapshot)
  // "When I conquer" speaks of the object, "when you conquer" of its player.
  const facts = [happened, { ...happened, object: -1, key: 0 }]
  let activated = false
  for (const listener of own) {
    for (const fact of facts) {
      const instance = matching(tx, fact, [listener])[0]
      if (instance === undefined || !isActivatedAs(tx, instance, of) || !holds(tx, instance, fact)) continue
      trigger(tx, instance, fact, batch, 0, true)
      activated = true
      break
    }
  }
  return activated
}
