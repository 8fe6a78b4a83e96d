/** Objects for non-standard costs (356.7, 357.2–357.3): which can serve, and which leave a completion of the play. */

import type { CompiledCostAction } from '../abilities/compile/compiled'
import { eachCandidate } from '../abilities/compile/filters'
import { derivedOf } from '../characteristics/read'
import { NONE } from '../state/make'
import { controllerOf } from '../state/query'
import type { Key, ObjectIndex } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { trialOf } from '../transaction/trial'
import { canComplete, Stage } from './completion'
import { context, costActions, type Draft, withCostObjects } from './draft'
import { slotAt, slotContext } from './executions'
import { eachCostGroup } from './target-search'
import { objectFits } from './targets'

/** Objects that can pay this part; what the play itself needs is left out. */
export function costCandidates(tx: Transaction, d: Draft, action: CompiledCostAction, part: number): Key[] {
  const taken = new Set<Key>()
  for (let k = 0; k < part; k++) for (const key of d.costObjects[k] ?? []) taken.add(key)
  const found: Key[] = []
  const spared = LEAVING.has(action.verb) ? targetsOfPlay(tx) : NONE
  eachCandidate(tx, action.what!, i => {
    const o = tx.s.objects[i]!
    if (
      i !== d.object &&
      !taken.has(o.key) &&
      !spared.includes(o.key) &&
      canServe(tx, action, i, d.controller) &&
      action.what!.test(tx, i, context(d))
    )
      found.push(o.key)
    return true
  })
  return found
}

/** Verbs that take an object away. */
export const LEAVING: ReadonlySet<string> = new Set(['kill', 'discard', 'recycle', 'banish', 'returnToHand'])

/** Verbs that leave an object able to give resources. */
export const STAYING: ReadonlySet<string> = new Set(['ready', 'spendBuff', 'disempower'])

/** 357.3: targets of the play that is being paid for; an Add ability used for it doesn't take them away. */
function targetsOfPlay(tx: Transaction): readonly number[] {
  const keys: number[] = []
  for (const item of tx.s.chain) if (item.pending) for (const targets of item.targets) keys.push(...targets)
  return keys
}

/** 203.3: the action must be possible for the object. */
export function canServe(tx: Transaction, action: CompiledCostAction, i: ObjectIndex, player: number): boolean {
  const o = tx.s.objects[i]!
  switch (action.verb) {
    case 'exhaust':
      return isInPlay(o.zone) && !o.exhausted && controllerOf(tx.s, i) === player
    case 'ready':
      return o.exhausted && o.controller === player
    case 'disempower':
      return o.empowered > 0 && controllerOf(tx.s, i) === player
    case 'spendBuff':
      return o.buffs > 0 && o.controller === player // 702.2.b.2
    case 'discard':
      return o.zone === Zone.Hand && o.owner === player
    case 'kill':
      return o.zone === Zone.Board
    default:
      return o.zone !== Zone.Legend && o.zone !== Zone.Battlefield // 107.4.d, 170.2.b: they stay where they are
  }
}

/** 414.1: on the board, where legends and battlefields are as well (107). */
const isInPlay = (zone: Zone): boolean => zone === Zone.Board || zone === Zone.Legend || zone === Zone.Battlefield

/** Objects for this part that belong to some group which leaves a completion, and how many may be chosen. */
export function costOptions(tx: Transaction, d: Draft, part: number): { options: Key[]; min: number; max: number } {
  const action = costActions(tx, d)[part]!
  const candidates = costCandidates(tx, d, action, part).filter(key => !spoilsTarget(tx, d, action.verb, key))
  const options = candidates.filter(key => {
    const others = candidates.filter(x => x !== key)
    return eachCostGroup(tx, d, part, [key], others, group => acceptsCostObjects(tx, d, part, group))
  })
  return { options, min: action.count, max: action.any ? options.length : action.count }
}

export function someCostObjects(tx: Transaction, d: Draft, action: CompiledCostAction, part: number): boolean {
  const goOn = (): boolean => canComplete(tx, d, Stage.Costs, part + 1)
  if (action.what === null) {
    const i = tx.find(d.source)
    if (i < 0 || !canServe(tx, action, i, d.controller) || spendsTarget(tx, d, action, [d.source])) return false
    return withCostObjects(d, part, action, [d.source], goOn)
  }
  const candidates = costCandidates(tx, d, action, part).filter(key => !spoilsTarget(tx, d, action.verb, key))
  return eachCostGroup(tx, d, part, NONE, candidates, group => acceptsCostObjects(tx, d, part, group))
}

/** Would paying this part with these objects leave the play legal (357.3)? */
export function acceptsCostObjects(tx: Transaction, d: Draft, part: number, keys: readonly Key[]): boolean {
  const action = costActions(tx, d)[part]!
  if (spendsTarget(tx, d, action, keys)) return false
  return withCostObjects(d, part, action, keys, () => canComplete(tx, d, Stage.Costs, part + 1))
}

/** Targets are chosen before what the costs are paid with: do those that depend on that fit it? */
export function targetsFitCosts(tx: Transaction, d: Draft): boolean {
  if (!d.card.namesCosts) return true
  return d.targets.every((keys, n) => {
    const slot = slotAt(d, n)
    if (slot.paidNames.length === 0) return true
    return keys.every(key => objectFits(tx, slot, slotContext(d, n), tx.find(key)))
  })
}

/**
 * 357.3: a cost that takes a target away makes it illegal; such a payment is possible only if there is no other. A target
 * that is gone makes the choice illegal at "check legality" (358.1), so it is never offered.
 */
const spendsTarget = (tx: Transaction, d: Draft, action: CompiledCostAction, keys: readonly Key[]): boolean =>
  keys.some(key => spoilsTarget(tx, d, action.verb, key))

export function spoilsTarget(tx: Transaction, d: Draft, verb: CompiledCostAction['verb'], key: Key): boolean {
  if (!d.targets.some(targets => targets.includes(key))) return false
  return LEAVING.has(verb) || changesTarget(tx, d, verb, key)
}

/** The same for a target that stays, but would not meet its requirement any more. */
const changesTarget = (tx: Transaction, d: Draft, verb: CompiledCostAction['verb'], key: Key): boolean =>
  d.targets.some((targets, n) => targets.includes(key) && spoilsAsTarget(tx, d, verb, key, n))

/** Would it no longer be a target for slot n? Tried out on a copy of the object. */
export function spoilsAsTarget(tx: Transaction, d: Draft, verb: CompiledCostAction['verb'], key: Key, n: number): boolean {
  const { filter } = slotAt(d, n)
  // Neither the slot nor anything in play looks at what would change.
  if (filter !== null && ((filter.reads | derivedOf(tx).reads) & (Aspect.Status | Aspect.Counters | Aspect.Runes)) === 0)
    return false
  const trial = trialOf(tx)
  const i = tx.find(key)
  const o = trial.object(i, Aspect.Status | Aspect.Counters)
  if (verb === 'spendBuff') o.buffs--
  else if (verb === 'disempower') o.empowered--
  else o.exhausted = verb === 'exhaust'
  return !objectFits(trial, slotAt(d, n), slotContext(d, n), i)
}
