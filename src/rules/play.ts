/**
 * The process of play (353–359) and of playing abilities (398–406), for cards, tokens, activated and triggered abilities.
 * Choices, cost and payment are one search (completion.ts); nothing but the chain changes until the cost is paid, so a
 * play can be cancelled until then.
 */
import { SPELL, UNIT } from '../abilities/compile/codes'
import type { Step } from '../abilities/compile/compiled'
import { countUse, note, useCount } from '../events/emit'
import { countFact } from '../game-actions/facts'
import { pushPayment } from '../game-actions/payment-frame'
import { askConfirm, askNumber, askPick } from '../interpreter/decision'
import { AGAIN, DONE, NEXT } from '../interpreter/flow'
import type { Program } from '../interpreter/run'
import { forkState, NONE } from '../state/make'
import { placeTarget, targetedPlace } from '../state/target-values'
import type { ChainItem, Frame, GameState, Key } from '../state/types'
import { Fact, PLAYED_THIS_TURN } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { targetingEffects } from './choosing'
import {
  acceptsOptional,
  acceptsPlace,
  acceptsTargets,
  acceptsX,
  canBegin,
  firstChoice,
  modeOptions,
  slotOptions,
  wayOptions,
  xValues,
} from './completion'
import { acceptsCostObjects, costOptions } from './cost-objects'
import { context, costActions, draftOfItem, isPermanent, setCostObjects, xKind } from './draft'
import { executions, optionalCosts, payOptional, repeatsGiven, slotAt, slotContext, slotCount, slotIsActive } from './executions'
import { bits } from './groups'
import { endInvitation } from './inviting'
import { pushResolve, removeTrigger, takeOffChain } from './items'
import { nameAsPlayed } from './naming'
import { wasNext } from './next-play'
import { keepsPlace, placeOptions } from './play-places'
import { putBack } from './put-back'
import { revealShown, showOff } from './show-off'
import { notePlaces, slotCounts, stillLegal } from './targets'
import { hasTiming } from './timing'

export interface PlayFrame extends Frame {
  program: 'play'
  item: Key
  /** Number of the optional cost, slot or cost part that is being asked. */
  at: number
  result: { readonly performed: boolean } | null
  /** The state before something irreversible was paid (358.5), null until then. */
  undo: GameState | null
}

const itemOf = (tx: Transaction, f: Frame): ChainItem => tx.findItem(f['item'] as Key)!

const steps: readonly Step[] = [
  // 402.1, 402.4, 404.2: is the trigger performed? And is there any completion at all?
  (tx, f) => {
    if (itemOf(tx, f).granted === null) {
      const granted = repeatsGiven(tx, draftOfItem(tx, itemOf(tx, f)))
      tx.item(f['item'] as Key).granted = granted
    }
    const item = itemOf(tx, f)
    const d = draftOfItem(tx, item)
    if (tx.answer === null && !canBegin(tx, d)) return abandon(tx, f, 'noLegalChoice')
    const ability = d.ability
    if (item.kind !== 'ability' || ability?.kind !== 'triggered') return NEXT
    // 383.3.e.1: a simultaneous one was performed in the meantime.
    if (ability.limit > 0 && useCount(tx, item.source, ability.ref, item.via) >= ability.limit) return abandon(tx, f, 'limit')
    // A mandatory cost at the start may be declined as well (404.2).
    if (!ability.may && ability.cost === null) return NEXT
    const yes = askConfirm(tx, {
      player: item.controller,
      reason: ability.may ? 'performTrigger' : 'payTrigger',
      rule: ability.may ? '402.1' : '404.2',
      source: item.source,
    })
    if (yes === null) return AGAIN
    return yes ? NEXT : abandon(tx, f, 'declined')
  },
  // 829.1.c.3: one of several ways to play it.
  (tx, f) => {
    const item = itemOf(tx, f)
    const { or } = item.options
    if (or.length === 0) return 2 + firstChoice(tx, draftOfItem(tx, item)) // behind this step, from optional costs on
    const picked = askPick(tx, {
      player: item.controller,
      reason: 'alternateCost',
      rule: '829.1.c.3',
      options: tx.answer === null ? wayOptions(tx, draftOfItem(tx, item)) : [],
      min: 1,
      max: 1,
      of: 'cost',
      source: item.source,
    })
    if (picked === null) return AGAIN
    tx.item(item.key).options = or[picked[0]!]!
    return NEXT
  },
  // 355.1.a: optional additional costs.
  (tx, f) => {
    const p = f as PlayFrame
    const item = itemOf(tx, f)
    const d = draftOfItem(tx, item)
    if (p.at >= optionalCosts(d)) {
      p.at = 0
      return NEXT
    }
    const can = acceptsOptional(tx, d, p.at, true)
    const must = !acceptsOptional(tx, d, p.at, false)
    let yes: boolean | null = must
    if (can && !must) {
      yes = askConfirm(tx, { player: item.controller, reason: 'optionalCost', rule: '355.1.a', source: item.source })
      if (yes === null) return AGAIN
    }
    if (yes) {
      payOptional(d, p.at, true)
      const written = tx.item(item.key)
      written.paid = d.paid
      written.granted = d.granted
    }
    p.at++
    return AGAIN
  },
  // Show Off: something that fits may be revealed from the hand or picked. It is no target and no cost, so anything leaves a completion.
  showOff,
  // What is named as the card is played; nothing else of the play looks at it.
  nameAsPlayed,
  // X.
  (tx, f) => {
    const item = itemOf(tx, f)
    const d = draftOfItem(tx, item)
    if (xKind(tx, d) === null) return NEXT
    const values = xValues(tx, d)
    const x = askNumber(tx, {
      player: item.controller,
      reason: 'x',
      rule: '355.1',
      source: item.source,
      min: values[0] ?? 0,
      max: values[values.length - 1] ?? 0,
    })
    if (x === null) return AGAIN
    tx.item(item.key).x = x
    return NEXT
  },
  // 355.3: modes.
  (tx, f) => {
    const p = f as PlayFrame
    const item = itemOf(tx, f)
    const d = draftOfItem(tx, item)
    const modal = d.ability?.modal ?? null
    if (modal === null || p.at >= executions(d)) {
      p.at = 0
      return NEXT
    }
    const masks = modeOptions(tx, d, p.at)
    const picked = askPick(tx, {
      player: item.controller,
      reason: 'mode',
      rule: '355.3',
      options: masks,
      min: 1,
      max: 1,
      of: 'mode',
      source: item.source,
    })
    if (picked === null) return AGAIN
    tx.item(item.key).modes = [...item.modes, ...bits(picked[0] ?? 0).map(m => p.at * modal.count + m)]
    p.at++
    return AGAIN
  },
  // 355.2: where a permanent enters.
  (tx, f) => {
    const item = itemOf(tx, f)
    const d = draftOfItem(tx, item)
    if (!isPermanent(d)) return NEXT
    const places = tx.answer === null ? placeOptions(tx, d).filter(p => acceptsPlace(tx, d, p)) : []
    const picked = askPick(tx, {
      player: item.controller,
      reason: 'place',
      rule: '355.2',
      options: places.map(placeTarget),
      min: 1,
      max: 1,
      of: 'place',
      source: item.source,
    })
    if (picked === null) return AGAIN
    tx.item(item.key).place = targetedPlace(picked[0]!) // Completion has seen that there is one.
    return NEXT
  },
  // 355.5: targets, slot by slot.
  (tx, f) => {
    const p = f as PlayFrame
    const item = itemOf(tx, f)
    const d = draftOfItem(tx, item)
    if (p.at >= slotCount(d)) {
      p.at = 0
      return NEXT
    }
    const slot = slotAt(d, p.at)
    let picked: readonly number[] | null = []
    if (slotIsActive(tx, d, p.at)) {
      const { options, min, max } = tx.answer === null ? slotOptions(tx, d, p.at) : { options: [], min: 0, max: 0 }
      picked = askPick(tx, {
        player: item.controller,
        reason: 'target',
        rule: '355.5',
        options,
        min,
        max,
        of: 'target',
        source: item.source,
      })
      if (picked === null) return AGAIN
    }
    const written = tx.item(item.key)
    const targets = written.targets.slice(0, p.at)
    targets.push(picked)
    written.targets = targets
    written.targetPlaces = notePlaces(slot, item.targetPlaces, p.at, picked, key => tx.s.objects[tx.find(key)]!.place)
    p.at++
    return AGAIN
  },
  // Objects for non-standard costs (356.7), chosen before anything is paid.
  (tx, f) => {
    const p = f as PlayFrame
    const item = itemOf(tx, f)
    const d = draftOfItem(tx, item)
    const actions = costActions(tx, d)
    if (p.at >= actions.length) {
      p.at = 0
      return NEXT
    }
    const action = actions[p.at]!
    let picked: readonly number[] | null = [d.source]
    if (action.what !== null) {
      const { options, min, max } = tx.answer === null ? costOptions(tx, d, p.at) : { options: [], min: 0, max: 0 }
      picked = askPick(tx, {
        player: item.controller,
        reason: 'costObject',
        rule: '357.2',
        options,
        min,
        max,
        of: 'object',
        source: item.source,
        hidden: action.verb === 'discard',
      })
      if (picked === null) return AGAIN
    }
    setCostObjects(d, p.at, action, picked)
    tx.item(item.key).costObjects = d.costObjects
    p.at++
    return AGAIN
  },
  // 357: pay. A non-standard part may break what was chosen, so the state before it is kept (358.5).
  (tx, f) => {
    const p = f as PlayFrame
    const item = itemOf(tx, f)
    const d = draftOfItem(tx, item)
    if (costActions(tx, d).some(a => a.what !== null || a.verb === 'kill')) keepUndo(tx, p)
    p.result = null
    p.pc++
    pushPayment(tx, {
      ability: item.ability,
      cost: 'item',
      player: item.controller,
      context: context(d),
      depth: tx.s.frames.length - 1,
      item: item.key,
    })
    return AGAIN
  },
  // 358: check legality.
  (tx, f) => {
    const p = f as PlayFrame
    const item = itemOf(tx, f)
    if (p.result?.performed !== true || !isLegal(tx, item)) return undo(tx, p)
    p.pc++
    // What is shown off is revealed only now, when the play can't be taken back any more.
    if (item.kind === 'card') revealShown(tx, item)
    return AGAIN
  },
  // 359: finalize.
  (tx, f) => {
    finalize(tx, itemOf(tx, f))
    return DONE
  },
]

export const playProgram: Program = {
  steps,
  validate(tx, frame, decision, answer) {
    if (answer.kind !== 'pick' && answer.kind !== 'number') return null
    const p = frame as PlayFrame
    const d = draftOfItem(tx, itemOf(tx, frame))
    // Between the least and the greatest X there may be some that leave no completion.
    if (answer.kind === 'number')
      return acceptsX(tx, d, answer.number) ? null : { rule: '355.16', message: 'The play could not be completed with this X.' }
    if (decision.reason === 'target' && !acceptsTargets(tx, d, slotAt(d, p.at), p.at, answer.values)) {
      return { rule: '355.8', message: "These targets can't be chosen together, or the play could not be completed with them." }
    }
    if (decision.reason === 'costObject' && !acceptsCostObjects(tx, d, p.at, answer.values)) {
      return { rule: '357.3', message: "The cost can't be paid with these and the play still be completed." }
    }
    return null
  },
}

/** 358.1 targets and place, 358.4 timing: paying may have changed what they depend on. */
function isLegal(tx: Transaction, item: ChainItem): boolean {
  if (item.kind === 'card') {
    const d = draftOfItem(tx, item)
    if (!hasTiming(tx, d) || !keepsPlace(tx, d, NONE)) return false // 822.3
  }
  if (item.ability === '') return true
  const d = draftOfItem(tx, item)
  for (let n = 0; n < slotCount(d); n++) {
    const chosen = item.targets[n] ?? []
    const slot = slotAt(d, n)
    const ctx = slotContext(d, n)
    if (!chosen.every(value => stillLegal(tx, slot, ctx, value, item.controller))) return false
    if (slotCounts(tx, slot, ctx, chosen.length).max < chosen.length) return false
  }
  return true
}

function finalize(tx: Transaction, item: ChainItem): void {
  const s = tx.s
  const ability = item.ability === '' ? null : tx.registry.ability(item.ability)
  tx.item(item.key).pending = false
  if (ability?.adds !== true) s.priority = -1 // 429.2.a: Priority doesn't pass from Add abilities
  s.passes = 0 // 339.1
  if (s.showdown !== null) tx.showdown().passes = 0 // 348
  s.itemProcessed = true
  s.cleanupDue = true // 319.4
  if (item.openedBy === 'play') endInvitation(tx)
  let permanent = false
  const played = item.openedBy !== 'create' // 439.2.b.2
  if (item.kind === 'card') {
    const o = tx.object(item.object, Aspect.None)
    const { types } = tx.registry.cardOf(o)
    if (played) {
      o.paid = item.paid | PLAYED_THIS_TURN
      if (!o.token) countFact(tx, item.controller, Fact.CardsPlayed) // 185: tokens are not cards
      if ((types & SPELL) !== 0) countFact(tx, item.controller, Fact.SpellsPlayed)
      if ((types & UNIT) !== 0) countFact(tx, item.controller, Fact.UnitsPlayed)
    }
    permanent = (types & SPELL) === 0
    note(tx, 'finalize', { player: item.controller, object: o.key, card: o.def, place: item.place })
  } else {
    if (ability!.limit > 0) countUse(tx, item.source, item.ability, item.via) // 383.3.e: performances count
    note(tx, 'finalize', { player: item.controller, source: item.source, detail: item.ability })
  }
  targetingEffects(tx, item)
  if (played) wasNext(tx, item)
  if (permanent || ability?.adds === true) pushResolve(tx, item.key) // 337.2
}

// ---------------------------------------------------------------------------------------------- undoing

export function keepUndo(tx: Transaction, p: { undo: GameState | null }): void {
  if (p.undo !== null) return
  const before = forkState(tx.s)
  before.decision = null
  p.undo = before
}

/** A play that can't go on: a trigger leaves the chain, a card goes back where it came from. */
function abandon(tx: Transaction, f: Frame, why: string): number {
  const item = itemOf(tx, f)
  if (item.kind === 'ability') {
    const at = tx.s.frames.length - 1
    if (item.openedBy === 'trigger') removeTrigger(tx, item.key, why)
    else takeOffChain(tx, item.key)
    notOpened(tx, item)
    tx.cut(at)
    return AGAIN
  }
  tx.cut(tx.s.frames.length - 1)
  putBack(tx, item)
  notOpened(tx, item)
  return AGAIN
}

/** 358.5: the actions taken are undone and the play is cancelled. */
function undo(tx: Transaction, p: PlayFrame): number {
  const { undo: before, item: key } = p
  if (before !== null) {
    tx.restore(before)
    const frame = tx.top() as PlayFrame
    frame.undo = null
  }
  const item = tx.findItem(key)!
  const at = tx.s.frames.findIndex(f => f.program === 'play' && f['item'] === key)
  if (at >= 0) tx.cut(at)
  if (item.openedBy === 'trigger') removeTrigger(tx, key, 'unpaid')
  else cancelPlay(tx, key)
  return AGAIN
}

/** Takes an uncommitted play back, as if it had not been begun. */
export function cancelPlay(tx: Transaction, key: Key): void {
  const item = tx.findItem(key)!
  note(tx, 'undo', { player: item.controller, source: item.source })
  if (item.kind === 'card') putBack(tx, item)
  else takeOffChain(tx, key)
  notOpened(tx, item)
}

/** A play that was never made has not opened the chain: Focus doesn't pass. One that a text instructed has not opened it in any case. */
function notOpened(tx: Transaction, item: ChainItem): void {
  if (tx.s.chain.length === 0 && item.openedBy === 'play') tx.s.chainOpenedBy = ''
}
