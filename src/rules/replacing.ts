/** The program of a batch with replacement effects (367–375): until nothing applies, an effect is chosen and applied. */
import { On } from '../abilities/compile/codes'
import type { CompiledAbility, Step } from '../abilities/compile/compiled'
import { derivedOf } from '../characteristics/read'
import { note } from '../events/emit'
import type { Proposal } from '../events/proposal'
import type { Pinned } from '../events/replacement'
import {
  allAlike,
  controllerOf,
  deciderOf,
  eventBind,
  nextChoice,
  onlyBanishes,
  qualifies,
  replacementContext,
} from '../events/replacement'
import { execute } from '../game-actions/execute'
import { pushPayment } from '../game-actions/payment-frame'
import { type BatchFrame, changed, countApplication, preventOrDouble } from '../game-actions/perform'
import { askConfirm, askPick } from '../interpreter/decision'
import { AGAIN, DONE, NEXT } from '../interpreter/flow'
import { pushRun } from '../interpreter/scope'
import type { Transaction } from '../transaction/transaction'
import { canPayCost } from './payment'

const SELECT = 0
const APPLY = 1

const steps: readonly Step[] = [
  // SELECT: which effect is applied next (372, 373).
  (tx, f) => {
    const batch = f as BatchFrame
    const choice = nextChoice(tx, batch.pinned, undeclined(batch), applicable)
    if (choice === null) return 4
    if (choice.effects.length === 1 || allAlike(tx, batch.pinned, choice.effects)) {
      batch.current = choice.effects[0]!
      return NEXT
    }
    const picked = askPick(tx, {
      player: choice.chooser,
      reason: 'replacement',
      rule: '372',
      options: choice.effects,
      min: 1,
      max: 1,
      of: 'effect',
      source: batch.pinned[choice.effects[0]!]!.source,
    })
    if (picked === null) return AGAIN
    batch.current = picked[0]!
    return NEXT
  },
  // APPLY: to which event (373.2: any number of them in one sequence).
  (tx, f) => {
    const batch = f as BatchFrame
    const k = batch.pinned[batch.current]!
    const open: number[] = []
    for (let e = 0; e < batch.proposals.length; e++) {
      if (applicable(tx, k, batch.proposals[e]!) && !batch.declined.includes(`${batch.current}:${e}`)) open.push(e)
    }
    if (open.length === 0) {
      batch.pinned = batch.pinned.map(x => (x === k ? { ...x, closed: true } : x))
      return SELECT
    }
    const ability = k.ability === '' ? null : tx.registry.ability(k.ability)
    if (
      ability === null ||
      (ability.modifies && !ability.may) ||
      interchangeable(batch.proposals, open) ||
      banishesUnseen(tx, ability)
    ) {
      batch.at = open[0]!
      return NEXT
    }
    const picked = askPick(tx, {
      player: controllerOf(tx, k),
      reason: 'replacedEvent',
      rule: '373',
      options: open,
      min: 1,
      max: 1,
      of: 'event',
      source: k.source,
    })
    if (picked === null) return AGAIN
    batch.at = picked[0]!
    return NEXT
  },
  // CONFIRM: "you may" (371.2.a), and the cost.
  (tx, f) => {
    const batch = f as BatchFrame
    const k = batch.pinned[batch.current]!
    const ability = k.ability === '' ? null : tx.registry.ability(k.ability)
    if (ability?.may === true) {
      const player = deciderOf(tx, k, batch.proposals[batch.at]!)
      const yes = askConfirm(tx, { player, reason: 'applyReplacement', rule: '371.2.a', source: k.source })
      if (yes === null) return AGAIN
      if (!yes) {
        batch.declined = [...batch.declined, `${batch.current}:${batch.at}`]
        return APPLY
      }
    }
    batch.result = null
    if (ability !== null && ability.cost !== null) {
      const ctx = replacementContext(tx, k, batch.proposals[batch.at]!)
      pushPayment(tx, {
        ability: ability.ref,
        cost: 'ability',
        player: deciderOf(tx, k, batch.proposals[batch.at]!),
        context: ctx,
        depth: tx.s.frames.indexOf(f),
        item: 0,
      })
    }
    return NEXT
  },
  // REPLACE: execute it at once, before the events that nobody changes (373.1.a).
  (tx, f) => {
    const batch = f as BatchFrame
    const k = batch.pinned[batch.current]!
    const p = batch.proposals[batch.at]!
    const ability = k.ability === '' ? null : tx.registry.ability(k.ability)
    if (ability !== null && ability.cost !== null && batch.result?.performed !== true) {
      batch.declined = [...batch.declined, `${batch.current}:${batch.at}`]
      return APPLY
    }
    const applied = [...p.applied, k.id]
    if (ability === null || ability.modifies) {
      const [first, ...more] = (ability === null ? [preventOrDouble(tx, k, p)] : changed(tx, k, p, ability.instructions[0]!)).map(
        x => ({ ...x, applied }),
      )
      batch.proposals = [
        ...batch.proposals.map((x, e) => (e === batch.at ? (first ?? { ...p, applied, replaced: true }) : x)),
        ...more,
      ]
    } else {
      // 370.1.b.1: what is done "as" it happens leaves the event in place.
      if (ability.along) batch.proposals = batch.proposals.map((x, e) => (e === batch.at ? { ...p, applied } : x))
      else {
        note(tx, 'replaced', { object: p.object, player: p.player, source: k.source })
        if (p.number !== 0) tx.s.triggered = tx.s.triggered.filter(t => t.awaits !== p.number)
        batch.proposals = batch.proposals.map((x, e) => (e === batch.at ? { ...p, applied, replaced: true } : x))
      }
      execution(tx, k, p, applied)
    }
    countApplication(tx, k, p)
    batch.pc = APPLY
    return AGAIN
  },
  // EXECUTE what is left.
  (tx, f) => {
    const batch = f as BatchFrame
    execute(
      tx,
      batch.event,
      batch.proposals.filter(p => !p.replaced),
      batch.depth,
      batch.asked,
    )
    return DONE
  },
]
export const batchProgram = { steps }

/** Executes the text of the effect, as a frame of its own. */
function execution(tx: Transaction, k: Pinned, p: Proposal, applied: readonly string[]): void {
  const bind = eventBind(tx, k, p)
  const { ability, source, via, controller, paid } = k
  pushRun(tx, { ability, source, via, controller, bind, applied, paid })
}

/** Events without an object that are the same in everything: nothing depends on which of them an effect is applied to first. */
function interchangeable(proposals: readonly Proposal[], open: readonly number[]): boolean {
  if (open.length < 2) return false
  const looks = open.map(e => (proposals[e]!.object === 0 ? JSON.stringify(proposals[e]) : ''))
  return looks[0] !== '' && looks.every(look => look === looks[0])
}

/** Nobody sees in which order they go. */
function banishesUnseen(tx: Transaction, ability: CompiledAbility): boolean {
  if (!onlyBanishes(ability)) return false
  const { listeners, replacements } = derivedOf(tx)
  return listeners[On.banish]!.length === 0 && listeners[On.leave]!.length === 0 && replacements[On.banish]!.length === 0
}

/** 203.3: an effect whose cost can't be paid can't be applied, so it is not offered. */
function applicable(tx: Transaction, k: Pinned, p: Proposal): boolean {
  if (!qualifies(tx, k, p)) return false
  const cost = k.ability === '' ? null : tx.registry.ability(k.ability).cost
  return cost === null || canPayCost(tx, k.ability, cost, deciderOf(tx, k, p), replacementContext(tx, k, p))
}

/** Declined pairs count as not applicable, so that SELECT doesn't offer them again. */
function undeclined(batch: BatchFrame): readonly Proposal[] {
  if (batch.declined.length === 0) return batch.proposals
  return batch.proposals.map((p, e) => {
    const ids = batch.declined.filter(d => d.endsWith(`:${e}`)).map(d => batch.pinned[Number.parseInt(d, 10)]!.id)
    return ids.length === 0 ? p : { ...p, applied: [...p.applied, ...ids] }
  })
}
