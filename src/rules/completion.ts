import { RUNE } from '../abilities/compile/codes'
import type { CompiledSlot } from '../abilities/compile/compiled'
import { isPlayerForbidden } from '../characteristics/permissions'
import { derivedOf } from '../characteristics/read'
import { NONE } from '../state/make'
import type { PlaceIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { someCostObjects, targetsFitCosts } from './cost-objects'
import { choiceMatters, mostSaved } from './discounts'
import type { Draft } from './draft'
import { context, costActions, costsOf, isPermanent, setTargets, xKind } from './draft'
import {
  executions,
  optionalApplies,
  optionalCosts,
  payOptional,
  slotAt,
  slotContext,
  slotCount,
  slotIsActive,
} from './executions'
import { bits } from './groups'
import { canPay, mostX } from './payable'
import { placeMatters, placeOptions } from './play-places'
import { addSources } from './resources'
import { costsLook, eachTargetGroup, situation } from './target-search'
import { groupFits, slotCandidates, slotCounts } from './targets'
import { timingVaries } from './timing'

/** The order in which the play asks. Slots and cost parts follow their numbers. */
export const Stage = { Optional: 0, X: 1, Modes: 2, Place: 3, Slots: 4, Costs: 5, Pay: 6 } as const

/**
 * The first choice that a play has, most have one or two, by the order of the steps of `play.ts`: 0 optional costs, 1 what is shown
 * off, 2 what is named, 3 X, 4 modes, 5 the place, 6 targets, 7 what is left to choose for costs.
 */
export function firstChoice(tx: Transaction, d: Draft): number {
  if (optionalCosts(d) > 0) return 0
  if (d.kind === 'card' && d.card.showOff !== null) return 1
  if (d.kind === 'card' && d.card.namedAsPlayed.length > 0) return 2
  if (xKind(tx, d) !== null) return 3
  if ((d.ability?.modal ?? null) !== null) return 4
  if (isPermanent(d)) return 5
  return slotCount(d) > 0 ? 6 : 7
}

/** Is there any completion of a play that begins now? */
export const canBegin = (tx: Transaction, d: Draft): boolean =>
  !isForbidden(tx, d) && (d.options.or.length > 0 ? wayOptions(tx, d).length > 0 : canComplete(tx, d, Stage.Optional))

/** 054.1, 358.3.a: also where a text says to play it; 185: tokens are no cards. */
const isForbidden = (tx: Transaction, d: Draft): boolean =>
  d.kind === 'card' &&
  d.object >= 0 &&
  !tx.s.objects[d.object]!.token &&
  (forbidsItself(tx, d) || isPlayerForbidden(tx, 'playCards', d.controller, d.object))

/** 366.1: the card says of itself, wherever it is, when it can't be played. */
export const forbidsItself = (tx: Transaction, d: Draft): boolean =>
  d.card.forbids.some(({ check }) => check === null || check(tx, context(d)))

/** Ways in which the play can be completed, by number (829.1.c.3). */
export function wayOptions(tx: Transaction, d: Draft): number[] {
  const { options, failed } = d
  const found: number[] = []
  options.or.forEach((way, n) => {
    d.options = way
    d.failed = null
    d.ctx = null
    if (canComplete(tx, d, Stage.Optional)) found.push(n)
  })
  d.options = options
  d.failed = failed
  d.ctx = null
  return found
}

/** Can the draft be completed from this stage on? `at` is the number of the optional cost, slot or cost part. */
export function canComplete(tx: Transaction, d: Draft, stage: number, at = 0): boolean {
  switch (stage) {
    case Stage.Optional: {
      const count = optionalCosts(d)
      if (at >= count) return canComplete(tx, d, Stage.X)
      return acceptsOptional(tx, d, at, false) || acceptsOptional(tx, d, at, true)
    }
    case Stage.X: {
      if (xKind(tx, d) === null) return canComplete(tx, d, Stage.Modes)
      return xValues(tx, d, true).length > 0
    }
    case Stage.Modes: {
      const modal = d.ability?.modal ?? null
      if (at === 0 && executions(d) > 1 && isTooExpensive(tx, d)) return false
      if (modal === null || at >= executions(d)) return canComplete(tx, d, Stage.Place)
      return modeOptions(tx, d, at, true).length > 0
    }
    case Stage.Place: {
      if (!isPermanent(d)) return canComplete(tx, d, Stage.Slots)
      if (placeMatters(tx, d)) return placeOptions(tx, d).some(p => acceptsPlace(tx, d, p))
      return placeOptions(tx, d).length > 0 && canComplete(tx, d, Stage.Slots)
    }
    case Stage.Slots: {
      const count = slotCount(d)
      let n = at
      while (n < count && !slotIsActive(tx, d, n)) n++
      if (n >= count) return canComplete(tx, d, Stage.Costs)
      if (at === 0 && isTooExpensive(tx, d)) return false
      return someGroup(tx, d, slotAt(d, n), n)
    }
    case Stage.Costs: {
      const actions = costActions(tx, d)
      if (at >= actions.length) return targetsFitCosts(tx, d) && canPay(tx, d)
      return someCostObjects(tx, d, actions[at]!, at)
    }
    default:
      return canPay(tx, d)
  }
}

/** Does this place leave a completion? Timing and the permission to be there may depend on it (822). */
export function acceptsPlace(tx: Transaction, d: Draft, p: PlaceIndex): boolean {
  if (!placeMatters(tx, d)) return true
  const before = d.place
  d.place = p
  d.ctx = null
  const ok = canComplete(tx, d, Stage.Slots)
  d.place = before
  d.ctx = null
  return ok
}

/** Could the play be completed if the nth optional cost is paid, or is not? */
export function acceptsOptional(tx: Transaction, d: Draft, n: number, paid: boolean): boolean {
  if (paid && !optionalApplies(tx, d, n)) return false
  const { paid: before, granted } = d
  payOptional(d, n, paid)
  const ok = canComplete(tx, d, Stage.Optional, n + 1)
  d.paid = before
  d.granted = granted
  d.ctx = null
  return ok
}

/** Values of X that leave a completion. More than can be paid is never one. */
export function xValues(tx: Transaction, d: Draft, onlyFirst = false): number[] {
  const most = mostX(tx, d) + mostSaved(tx, d)
  const found: number[] = []
  for (let x = 0; x <= most; x++) {
    if (!acceptsX(tx, d, x)) continue
    found.push(x)
    if (onlyFirst) break
  }
  return found
}

export function acceptsX(tx: Transaction, d: Draft, x: number): boolean {
  const before = d.x
  d.x = x
  d.ctx = null
  const ok = canComplete(tx, d, Stage.Modes)
  d.x = before
  d.ctx = null
  return ok
}

/** Modes that leave a completion when chosen for that execution (355.3, 820.2.a), as sets written as bit masks. */
export function modeOptions(tx: Transaction, d: Draft, execution: number, onlyFirst = false): number[] {
  const modal = d.ability!.modal!
  const found: number[] = []
  const before = d.modes
  const taken: readonly number[] = modal.distinct ? before.map(m => m % modal.count) : []
  for (let mask = 1; mask < 1 << modal.count; mask++) {
    const modes = bits(mask)
    if (modes.length !== Math.min(modal.choose, modal.count) || modes.some(m => taken.includes(m))) continue
    d.modes = [...before, ...modes.map(m => execution * modal.count + m)]
    d.ctx = null
    if (canComplete(tx, d, Stage.Modes, execution + 1)) {
      found.push(mask)
      if (onlyFirst) break
    }
  }
  d.modes = before
  d.ctx = null
  return found
}

// ---------------------------------------------------------------------------------------------- slots

/** Does some legal group for this slot leave a completion? Small groups first. */
function someGroup(tx: Transaction, d: Draft, slot: CompiledSlot, n: number): boolean {
  const candidates = slotCandidates(tx, slot, slotContext(d, n), d.controller)
  const { min, max } = slotCounts(tx, slot, slotContext(d, n), candidates.length)
  if (max < min) return false
  // Counts prune before the exact test: of thirty candidates for five targets one group is enough to know.
  if (anyGroupServes(tx, d, slot)) return acceptsTargets(tx, d, slot, n, candidates.slice(0, min))
  if (d.failed === null && acceptsTargets(tx, d, slot, n, candidates.slice(0, min))) return true
  d.failed ??= new Set()
  const name = situation(tx, d, n)
  if (d.failed.has(name)) return false
  if (eachTargetGroup(tx, d, slot, n, NONE, candidates, min, max, group => acceptsTargets(tx, d, slot, n, group))) return true
  d.failed.add(name)
  return false
}

/** Does neither a cost nor a later choice look at which targets are taken? Then one group answers for all. */
function anyGroupServes(tx: Transaction, d: Draft, slot: CompiledSlot): boolean {
  return (
    slot.group.length === 0 &&
    ((slot.filter?.types ?? 0) & RUNE) === 0 && // a rune that is a target can't be recycled to pay
    !timingVaries(d) &&
    d.ability!.independent &&
    d.card.selfCosts.length === 0 &&
    costsOf(tx, d).length === 0 &&
    derivedOf(tx).targetCosts.length === 0 &&
    !choiceMatters(tx, d) &&
    addSources(tx, d.controller, []).length === 0
  )
}

/** Options of a slot: candidates that belong to some group which leaves a completion, and how many may be chosen. */
export function slotOptions(tx: Transaction, d: Draft, n: number): { options: number[]; min: number; max: number } {
  const slot = slotAt(d, n)
  const candidates = slotCandidates(tx, slot, slotContext(d, n), d.controller)
  const { min, max } = slotCounts(tx, slot, slotContext(d, n), candidates.length)
  if (max < min) return { options: [], min, max: 0 }
  if (max >= 1 && anyGroupServes(tx, d, slot)) {
    return acceptsTargets(tx, d, slot, n, candidates.slice(0, Math.max(1, min)))
      ? { options: candidates, min, max }
      : { options: [], min, max: 0 }
  }
  const options = max < 1 ? [] : candidates.filter(c => withMember(tx, d, slot, n, candidates, c, min, max))
  return { options, min, max: Math.min(max, options.length) }
}

function withMember(
  tx: Transaction,
  d: Draft,
  slot: CompiledSlot,
  n: number,
  candidates: readonly number[],
  c: number,
  min: number,
  max: number,
): boolean {
  // Alone it is usually enough to know.
  if (min <= 1 && acceptsTargets(tx, d, slot, n, [c])) return true
  const others = candidates.filter(x => x !== c)
  return eachTargetGroup(tx, d, slot, n, [c], others, min, max, group => acceptsTargets(tx, d, slot, n, group))
}

/** Would these targets be accepted for slot n? */
export function acceptsTargets(tx: Transaction, d: Draft, slot: CompiledSlot, n: number, keys: readonly number[]): boolean {
  if (!groupFits(tx, slot, slotContext(d, n), keys)) return false
  const before = d.targets
  setTargets(d, n, keys)
  const ok = canComplete(tx, d, Stage.Slots, n + 1)
  d.targets = before
  d.ctx = null
  return ok
}

// ---------------------------------------------------------------------------------------------- payment

/** Targets only add to the costs of such a card, Repeat among them: what can't be paid without them needs no search for them. */
const isTooExpensive = (tx: Transaction, d: Draft): boolean =>
  d.kind === 'card' &&
  d.card.selfCosts.length === 0 &&
  d.card.additionalCosts.every(c => c.repeats && c.check === null) &&
  !timingVaries(d) &&
  !costsLook(d) &&
  !choiceMatters(tx, d) &&
  !canPay(tx, d)
