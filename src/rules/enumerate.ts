/** Listing what can be done (design 5): lazily where choices explode, equal things once, and saying when the list is cut. */
import { activatedOf } from '../characteristics/read'
import type { PaymentFrame } from '../game-actions/payment-frame'
import type { ObjectIndex, StoredDecision } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { fault } from './act'
import type { Action } from './action'
import { isTaxed } from './applied-costs'
import { eachGroup } from './groups'
import { hideable } from './hiding'
import { invitable } from './inviting'
import { canPayMove, movable } from './moves'
import { nameOptions } from './naming'
import { PLAN_LIMIT, paymentOptions } from './payment'
import { activatable, playable } from './permissions'
import { assignmentChoices, type ShowdownFrame } from './showdown'

export interface Listing {
  readonly actions: readonly Action[]
  /** False when more is accepted than is listed. */
  readonly complete: boolean
}

/** `cancel` and `concede` are accepted where they apply, but never listed. */
export function listActions(tx: Transaction, limit: number): Listing {
  const { decision } = tx.s
  if (decision === null || tx.s.outcome !== null) return { actions: [], complete: true }
  switch (decision.kind) {
    case 'act':
      return listAct(tx, decision, limit)
    case 'pick':
      return listPicks(tx, decision, limit)
    case 'order':
      return listOrders(decision, limit)
    case 'confirm':
      return {
        actions: [
          { type: 'answer', confirm: true },
          { type: 'answer', confirm: false },
        ],
        complete: true,
      }
    case 'number':
      return listNumbers(tx, decision, limit)
    case 'assign':
      return listAssign(tx, decision, limit)
    case 'pay':
      return listPayments(tx)
    case 'name': {
      const names = nameOptions(tx, decision)
      return { actions: names.slice(0, limit).map(name => ({ type: 'answer', name })), complete: names.length <= limit }
    }
    default:
      return { actions: [], complete: false }
  }
}

function listAct(tx: Transaction, decision: StoredDecision, limit: number): Listing {
  const { player } = decision
  const actions: Action[] = []
  for (const i of playable(tx, player, decision)) actions.push({ type: 'play', card: tx.s.objects[i]!.key })
  for (const a of activatable(tx, player, decision))
    actions.push({ type: 'activate', object: tx.s.objects[a.object]!.key, ability: a.ability })
  for (const h of hideable(tx, player, decision)) actions.push({ type: 'hide', card: tx.s.objects[h.card]!.key, at: h.at })
  let complete = true
  if (decision.reason === 'main') {
    for (let to = 0; to < tx.s.places.length; to++) {
      const units = movable(tx, player, to)
      if (units.length === 0) continue
      const keys = units.map(i => tx.s.objects[i]!.key)
      const taxed = isTaxed(tx, player, to)
      eachGroup(keys, 1, keys.length, group => {
        if (actions.length >= limit) complete = false
        else if (!taxed || canPayMove(tx, player, group, to)) actions.push({ type: 'move', units: group, to })
        return !complete
      })
    }
    for (const guest of invitable(tx, player, decision)) actions.push({ type: 'invite', player: guest })
    actions.push({ type: 'endTurn' })
  } else actions.push({ type: 'pass' })
  return { actions, complete }
}

/** Choices that a play has to be completed with. Single options were checked when they were computed; a group is checked as a whole. */
const ofPlay = (decision: StoredDecision): boolean =>
  decision.reason === 'target' ||
  decision.reason === 'newTarget' ||
  decision.reason === 'costObject' ||
  decision.reason === 'subset'
const needsCheck = (decision: StoredDecision): boolean => decision.max > 1 && ofPlay(decision)
/** Choosing nothing is a choice as well, and may leave no completion. */
const mayRefuseNone = (decision: StoredDecision): boolean => decision.min === 0 && ofPlay(decision)

function listPicks(tx: Transaction, decision: StoredDecision, limit: number): Listing {
  const actions: Action[] = []
  let complete = true
  let tried = 0
  const numbers = decision.options.map((_, n) => n)
  const check = needsCheck(decision) || mayRefuseNone(decision)
  eachGroup(numbers, decision.min, decision.max, group => {
    if (actions.length >= limit || tried++ > limit * 20) {
      complete = false
      return true
    }
    const action: Action = { type: 'answer', choose: group }
    if (!check || fault(tx, decision.player, action) === null) actions.push(action)
    return false
  })
  return { actions, complete }
}

function listOrders(decision: StoredDecision, limit: number): Listing {
  const actions: Action[] = []
  let complete = true
  const extend = (order: readonly number[]): void => {
    if (actions.length >= limit) {
      complete = false
      return
    }
    if (order.length === decision.options.length) {
      actions.push({ type: 'answer', choose: order })
      return
    }
    for (let n = 0; n < decision.options.length; n++) if (!order.includes(n)) extend([...order, n])
  }
  extend([])
  return { actions, complete }
}

function listNumbers(tx: Transaction, decision: StoredDecision, limit: number): Listing {
  const actions: Action[] = []
  for (let n = decision.min; n <= decision.max; n++) {
    if (actions.length >= limit) return { actions, complete: false }
    const action: Action = { type: 'answer', number: n }
    if (fault(tx, decision.player, action) === null) actions.push(action)
  }
  return { actions, complete: true }
}

function listAssign(tx: Transaction, decision: StoredDecision, limit: number): Listing {
  if (decision.reason === 'combatDamage') {
    const { list, complete } = assignmentChoices(tx, tx.s.frames[tx.s.frames.length - 1] as ShowdownFrame, decision.min, limit)
    return { actions: list.map(amounts => ({ type: 'answer', amounts })), complete }
  }
  const actions: Action[] = []
  let complete = true
  const extend = (amounts: readonly number[], left: number): void => {
    if (actions.length >= limit) {
      complete = false
      return
    }
    const open = decision.options.length - amounts.length
    if (open === 1) {
      actions.push({ type: 'answer', amounts: [...amounts, left] })
      return
    }
    for (let n = 1; n <= left - (open - 1); n++) extend([...amounts, n], left - n)
  }
  extend([], decision.min)
  return { actions, complete }
}

function listPayments(tx: Transaction): Listing {
  const { plans, sources } = paymentOptions(tx, tx.s.frames[tx.s.frames.length - 1] as PaymentFrame)
  const actions: Action[] = plans.map((_, plan) => ({ type: 'answer', plan }))
  for (const x of sources) actions.push({ type: 'activate', object: x.key, ability: activatedOf(tx, x.object).indexOf(x.held) })
  return { actions, complete: plans.length < PLAN_LIMIT }
}

// ---------------------------------------------------------------------------------------------- sampling

/** One legal action, uniform over the whole list without building it where it is long. `random` gives numbers in [0, 1). */
export function sampleAction(tx: Transaction, random: () => number): Action | null {
  const { decision } = tx.s
  if (decision === null || tx.s.outcome !== null) return null
  if (decision.kind === 'act') return sampleAct(tx, decision, random)
  if (decision.kind === 'confirm') return { type: 'answer', confirm: random() < 0.5 }
  if (decision.kind === 'pick' && !needsCheck(decision)) {
    const action = samplePick(decision, random)
    if (!mayRefuseNone(decision) || fault(tx, decision.player, action) === null) return action
  }
  if (decision.kind === 'name') {
    const names = nameOptions(tx, decision)
    return { type: 'answer', name: names[Math.floor(random() * names.length)]! }
  }
  const { actions } = listActions(tx, 200)
  return actions.length === 0 ? null : actions[Math.floor(random() * actions.length)]!
}

function sampleAct(tx: Transaction, decision: StoredDecision, random: () => number): Action {
  const { player } = decision
  const cards = playable(tx, player, decision)
  const abilities = activatable(tx, player, decision)
  const groups: { to: number; units: ObjectIndex[]; count: number }[] = []
  let moves = 0
  const paid: Action[] = []
  if (decision.reason === 'main') {
    for (let to = 0; to < tx.s.places.length; to++) {
      const units = movable(tx, player, to)
      if (units.length === 0) continue
      if (isTaxed(tx, player, to)) {
        paid.push(...payableMoves(tx, player, units, to))
        continue
      }
      const count = 2 ** Math.min(units.length, 20) - 1
      moves += count
      groups.push({ to, units, count })
    }
  }
  const guests = invitable(tx, player, decision)
  const hides = hideable(tx, player, decision)
  let at = Math.floor(random() * (cards.length + abilities.length + guests.length + hides.length + paid.length + moves + 1))
  if (at < cards.length) return { type: 'play', card: tx.s.objects[cards[at]!]!.key }
  at -= cards.length
  if (at < abilities.length)
    return { type: 'activate', object: tx.s.objects[abilities[at]!.object]!.key, ability: abilities[at]!.ability }
  at -= abilities.length
  if (at < guests.length) return { type: 'invite', player: guests[at]! }
  at -= guests.length
  if (at < hides.length) return { type: 'hide', card: tx.s.objects[hides[at]!.card]!.key, at: hides[at]!.at }
  at -= hides.length
  if (at < paid.length) return paid[at]!
  at -= paid.length
  for (const { to, units, count } of groups) {
    if (at >= count) {
      at -= count
      continue
    }
    const mask = at + 1
    return { type: 'move', units: units.filter((_, n) => n < 20 && (mask & (1 << n)) !== 0).map(i => tx.s.objects[i]!.key), to }
  }
  return decision.reason === 'main' ? { type: 'endTurn' } : { type: 'pass' }
}

/** Moves that cost something are few, or a few of them will do. */
function payableMoves(tx: Transaction, player: number, units: readonly ObjectIndex[], to: number): Action[] {
  const found: Action[] = []
  let tried = 0
  eachGroup(
    units.map(i => tx.s.objects[i]!.key),
    1,
    units.length,
    group => {
      if (canPayMove(tx, player, group, to)) found.push({ type: 'move', units: group, to })
      return ++tried >= 200
    },
  )
  return found
}

function samplePick(decision: StoredDecision, random: () => number): Action {
  const n = decision.options.length
  let total = 0
  for (let size = decision.min; size <= decision.max; size++) total += choose(n, size)
  let at = Math.floor(random() * total)
  for (let size = decision.min; size <= decision.max; size++) {
    const count = choose(n, size)
    if (at >= count) {
      at -= count
      continue
    }
    const picked: number[] = []
    for (let k = 0; picked.length < size; k++) if (random() * (n - k) < size - picked.length) picked.push(k)
    return { type: 'answer', choose: picked }
  }
  return { type: 'answer', choose: [] }
}

function choose(n: number, k: number): number {
  let c = 1
  for (let i = 0; i < k; i++) c = (c * (n - i)) / (i + 1)
  return Math.round(c)
}
