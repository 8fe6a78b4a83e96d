/**
 * A game action takes a batch: it proposes events, lets them be replaced, executes what is left together, and reports the
 * result to the text that instructed it (design 7, 370.1.a.2). Without replacement effects all this runs inline.
 */

import { compileAmount } from '../abilities/compile/amounts'
import { On } from '../abilities/compile/codes'
import type { Instruction } from '../abilities/types'
import { derivedOf } from '../characteristics/read'
import { countUse, holds, matching, note, occurrence, snapshotOf, spendEffect, trigger } from '../events/emit'
import type { Proposal } from '../events/proposal'
import type { Pinned } from '../events/replacement'
import { pin, replacementContext } from '../events/replacement'
import type { RunFrame } from '../interpreter/scope'
import { NONE } from '../state/make'
import type { Frame } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { execute } from './execute'

export interface BatchFrame extends Frame {
  program: 'batch'
  event: number
  proposals: readonly Proposal[]
  pinned: readonly Pinned[]
  /** Position of the effect that is being applied, and of the event it is applied to. */
  current: number
  at: number
  /** `effect:event` pairs whose optional effect was declined (371.2.b). */
  declined: readonly string[]
  /** Where the result goes. */
  depth: number
  asked: number
  /** Outcome of paying the effect's cost. */
  result: { readonly performed: boolean } | null
}

/** Effects already applied to what the text at this depth replaces (370.2). */
export function appliedAt(tx: Transaction, depth: number): readonly string[] {
  const frame = depth < 0 ? undefined : tx.s.frames[depth]
  return frame?.program === 'run' ? (frame as RunFrame).applied : NONE
}

export function perform(
  tx: Transaction,
  event: number,
  proposed: readonly Proposal[],
  depth: number,
  asked = proposed.length,
): void {
  const proposals = event === On.die && proposed.length > 0 ? queueOwnDeaths(tx, proposed) : proposed
  const pinned = proposals.length === 0 ? NONE : pin(tx, event, proposals)
  if (pinned.length === 0) {
    execute(tx, event, proposals, depth, asked)
    return
  }
  pushBatch(tx, event, proposals, pinned, depth, asked)
}

export function pushBatch(
  tx: Transaction,
  event: number,
  proposals: readonly Proposal[],
  pinned: readonly Pinned[],
  depth: number,
  asked: number,
): void {
  const frame: BatchFrame = {
    program: 'batch',
    pc: 0,
    event,
    proposals,
    pinned,
    current: -1,
    at: -1,
    declined: NONE,
    depth,
    asked,
    result: null,
  }
  tx.push(frame)
}

/** 323.4, 428.1.a.1.b: triggers on their own death become pending before the death; 808.1.d.1 takes them off if it is replaced. */
function queueOwnDeaths(tx: Transaction, proposals: readonly Proposal[]): readonly Proposal[] {
  const listeners = derivedOf(tx).listeners[On.die]!
  if (listeners.length === 0) return proposals
  const batch = tx.s.nextBatch++
  return proposals.map(p => {
    const i = tx.find(p.object)
    if (i < 0 || !listeners.some(x => x.object === i)) return p
    const fact = occurrence(On.die, p.player, i, p.object, p.place, p.place, 0, p.cause, snapshotOf(tx, i))
    const own = matching(tx, fact).filter(x => x.object === i && x.ability.when.some(w => w.event === On.die && w.subjectIsSelf))
    if (own.length === 0) return p
    const number = tx.s.nextBatch++
    for (const instance of own) {
      if (holds(tx, instance, fact)) trigger(tx, instance, fact, batch, number)
    }
    return { ...p, number }
  })
}

/** 371.1, 390.3: one application less is left; `p` is what it was applied to. */
export function countApplication(tx: Transaction, k: Pinned, p: Proposal): void {
  if (k.ability === '') return
  const ability = tx.registry.ability(k.ability)
  if (ability.modifies && ability.instructions[0]!.length === 0)
    note(tx, 'prevent', { object: p.object, amount: p.amount, source: k.source })
  if (ability.limit > 0) countUse(tx, k.source, ability.ref, k.via)
  if (k.effect !== 0) spendEffect(tx, k.effect)
}

/** 437.2–437.3, and doubling. */
export function preventOrDouble(tx: Transaction, k: Pinned, p: Proposal): Proposal {
  const effect = tx.s.effects.find(e => e.key === k.effect)!
  if (effect.kind === 'double') return { ...p, amount: p.amount * 2 }
  const prevented = effect.amount < 0 ? p.amount : Math.min(p.amount, effect.amount) // -1 = "all" (437.1.b.1.b)
  note(tx, 'prevent', { object: p.object, amount: prevented, source: k.source })
  if (effect.amount >= 0) {
    tx.touch(Aspect.Effects)
    const left = effect.amount - prevented
    tx.s.effects =
      left === 0 ? tx.s.effects.filter(e => e !== effect) : tx.s.effects.map(e => (e === effect ? { ...e, amount: left } : e))
  }
  return { ...p, amount: p.amount - prevented }
}

/** Replacements that only change how the event happens (369.3); the play of a token can become several (370.1.b). */
export function changed(tx: Transaction, k: Pinned, p: Proposal, instead: readonly Instruction[]): readonly Proposal[] {
  const other = instead.find(i => i.do === 'playTokens')
  const { details } = p
  if (other?.do !== 'playTokens' || details?.of !== 'token') return [modify(tx, k, p, instead)]
  // 375: each of them inherits how the token was to be played.
  return other.tokens.map(def => (def === 'that' ? p : { ...p, details: { ...details, def } }))
}

/** The same for what changes by arithmetic or by a state. */
export function modify(tx: Transaction, k: Pinned, p: Proposal, instead: readonly Instruction[]): Proposal {
  // 437.1.b.1.b: damage that is replaced with nothing is prevented as a whole.
  if (instead.length === 0) return { ...p, amount: 0 }
  let next = p
  for (const i of instead) {
    if (i.do === 'enter') next = { ...next, ready: i.as === 'ready' }
    else if (i.do === 'changeAmount') {
      if ('times' in i.by) next = { ...next, amount: next.amount * i.by.times }
      else {
        const by = 'minus' in i.by ? i.by.minus : i.by.plus
        const n = compileAmount(by, { reads: 0, dependent: false })(tx, replacementContext(tx, k, p))
        if (Number.isNaN(n)) continue // 359.3.e.12
        const amount = 'minus' in i.by ? next.amount - n : next.amount + n
        next = { ...next, amount: p.event === On.might ? amount : Math.max(0, amount) } // Might can be taken
      }
    }
  }
  return next
}
