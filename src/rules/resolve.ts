/** Resolving a chain item (340, 359). */
import { GEAR, On, SPELL, UNIT } from '../abilities/compile/codes'
import type { Step } from '../abilities/compile/compiled'
import { SHOWN } from '../abilities/compile/filters'
import { listenersTo } from '../events/classes'
import { emit, emitUse, newBatch, note } from '../events/emit'
import { clearFromChain, enterBoard } from '../game-actions/actions'
import { canBePresent } from '../game-actions/move'
import { askPick } from '../interpreter/decision'
import { AGAIN, DONE, NEXT } from '../interpreter/flow'
import type { Program } from '../interpreter/run'
import { pushRun, type RunnerFrame } from '../interpreter/scope'
import { NONE } from '../state/make'
import { following } from '../state/moved'
import { baseOf } from '../state/query'
import type { BoundSlot, Cause, ChainItem, Effect, Key, Snapshot, Triggered } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { LEAVING } from './cost-objects'
import { costActions, type Draft, draftOfItem } from './draft'
import { executions, slotAt, slotContext } from './executions'
import { followPlay, itemContext, takeOffChain } from './items'
import { type Again, playAgain, staysToBePlayed } from './playing-again'
import { groupFits, isInPlace, largestGroup, stillLegal } from './targets'

interface ResolveFrame extends RunnerFrame {
  program: 'resolve'
  item: Key
  result: { readonly keys: readonly Key[] } | null
  /** A permanent was played from facedown at this place; -1 otherwise. */
  hiddenAt: number
  /** A spell is going to be played again (playing-again.ts). */
  again: Again | null
}

export function itemCause(item: ChainItem): Cause {
  return {
    kind: item.kind === 'card' ? 'spell' : 'ability',
    player: item.controller,
    source: item.source,
    item: item.key,
    sources: item.kind === 'card' ? [item.key] : [item.key, item.source],
  }
}

/** Number of the step after a permanent has entered. */
const ENTERED = 4

const steps: readonly Step[] = [
  (tx, f) => {
    const frame = f as ResolveFrame
    const item = tx.findItem(frame.item)
    if (item === null) return DONE
    tx.s.lastResolved = item.key
    tx.s.itemProcessed = true
    if (item.kind === 'card' && (tx.registry.cardOf(tx.s.objects[item.object]!).types & SPELL) === 0) {
      frame.hiddenAt = item.options.hiddenAt
      resolvePermanent(tx, item)
      return ENTERED
    }
    return NEXT
  },
  // 359.3.d, 820.3: the instructions are executed, as often as was paid for. Their targets are looked at as each execution begins.
  (tx, f) => {
    const frame = f as ResolveFrame
    const item = tx.findItem(frame.item)
    if (item === null || hasLeftChain(tx, item)) return NEXT // 359.3.e.15
    const d = draftOfItem(tx, item)
    if (frame.round > 0 && frame.round >= frame.rounds) return NEXT
    const slots = legalSlots(tx, item, d, frame.round)
    if (slots === null) return AGAIN
    const first = frame.round === 0
    if (first) {
      frame.rounds = executions(d)
      frame.known = [...spentSource(tx, item), ...item.spent]
      note(tx, 'resolve', {
        player: item.controller,
        source: item.source,
        card: item.kind === 'card' ? tx.s.objects[item.object]!.def : '',
        detail: item.ability,
      })
    }
    const modes = d.ability!.modal?.count ?? 0
    pushRun(tx, {
      ability: item.ability,
      source: item.source,
      via: item.via,
      controller: item.you,
      bind: item.bind,
      item: item.key,
      slots,
      x: item.x,
      // Optional costs were paid for the first execution (a ruling on 820.1.d.1); the Repeat itself is no condition of a text.
      paid: first ? item.paid : 0,
      modes: item.modes.filter(m => Math.floor(m / modes) === frame.round).map(m => m % modes),
      hiddenAt: item.options.hiddenAt,
      known: frame.known,
      ...(first ? {} : { moved: frame.moved }),
    })
    frame.round++
    return AGAIN
  },
  // A spell or ability has been executed: it leaves the chain (359.3.d, 406.5).
  (tx, f) => {
    const { item: key, again } = f as ResolveFrame
    const item = tx.findItem(key)
    if (item === null) return DONE // it left while resolving (359.3.e.15)
    if (item.kind === 'card') {
      const cause = itemCause(item)
      if (item.openedBy !== 'create')
        emit(tx, On.play, item.controller, item.object, -1, item.options.hiddenAt, 0, cause, newBatch(tx)) // 419.4.a
      const { object, options } = item
      if (tx.s.objects[object]!.zone === Zone.Chain && !staysToBePlayed(tx, again, object))
        clearFromChain(tx, object, options.then, cause)
    }
    return NEXT
  },
  // The item goes when its card is where it belongs.
  (tx, f) => {
    const { item: key, again } = f as ResolveFrame
    const item = tx.findItem(key)
    if (item === null) return DONE
    if (item.kind === 'card') followSpell(tx, item)
    else tellUse(tx, item)
    takeOffChain(tx, key)
    if (item.kind === 'card' && staysToBePlayed(tx, again, item.object)) playAgain(tx, item, again)
    return DONE
  },
  // A permanent has entered: it was played.
  (tx, f) => {
    const { result, hiddenAt, item: key } = f as ResolveFrame
    const i = tx.find(result?.keys[0] ?? 0)
    if (i >= 0) {
      followPlay(tx, key, tx.s.objects[i]!.key)
      const o = tx.s.objects[i]!
      const cause: Cause = { kind: 'rule', player: o.controller, source: o.key, item: 0, sources: [] }
      emit(tx, On.play, o.controller, i, o.place, hiddenAt, 0, cause, newBatch(tx))
    }
    return DONE
  },
]
export const resolveProgram: Program = {
  steps,
  validate(tx, frame, decision, answer) {
    if (answer.kind !== 'pick' || decision.reason !== 'subset') return null
    const { item: key, round } = frame as ResolveFrame
    const item = tx.findItem(key)!
    const d = draftOfItem(tx, item)
    let n = round * d.ability!.slots.length
    while (groupFits(tx, slotAt(d, n), slotContext(d, n), legalTargets(tx, item, d, n))) n++
    return groupFits(tx, slotAt(d, n), slotContext(d, n), answer.values)
      ? null
      : { rule: '355.11.b', message: "These targets don't fulfil the requirement together." }
  },
}

/** 359.2: the permanent leaves the chain and becomes a game object; units exhausted, gear ready (143.4, 149.1). */
function resolvePermanent(tx: Transaction, item: ChainItem): void {
  const depth = tx.s.frames.length - 1
  tx.removeItem(item.key)
  tx.s.cleanupDue = true
  const card = tx.registry.cardOf(tx.s.objects[item.object]!)
  const isUnit = (card.types & UNIT) !== 0
  let place = item.place >= 0 ? item.place : baseOf(tx.s, item.controller)
  if (isUnit && !canBePresent(tx, item.controller, place)) place = baseOf(tx.s, item.controller) // 462.2.a
  const asReady = item.options.ready ? true : item.options.exhausted ? false : !isUnit && (card.types & GEAR) !== 0
  enterBoard(tx, item.object, place, item.controller, asReady, itemCause(item), depth)
}

/** 377.2.a: an activated ability has been used as soon as it has resolved, also if its source is gone by then. */
function tellUse(tx: Transaction, item: ChainItem): void {
  const ability = tx.registry.ability(item.ability)
  if (ability.kind !== 'activated' || listenersTo(tx, On.use).length === 0) return
  const energy = ability.cost?.energy?.(tx, itemContext(tx, item)) ?? 0
  const i = tx.find(item.source)
  emitUse(tx, i, item.snapshot, item.controller, energy, itemCause(item))
}

/** What triggers on the play of a spell knows the card under its new key (124). */
function followSpell(tx: Transaction, item: ChainItem): void {
  const { key, zone } = tx.s.objects[item.object]!
  if (zone !== Zone.Trash && zone !== Zone.Banishment) return
  const meant = (t: Triggered): boolean => t.bind.object === item.source && t.bind.now === 0
  if (tx.s.triggered.some(meant))
    tx.s.triggered = tx.s.triggered.map(t => (meant(t) ? { ...t, bind: { ...t.bind, now: key } } : t))
  // So does what its text has made, where that speaks of it (387, 389).
  const speaks = (x: ChainItem | Effect): boolean =>
    x.kind === 'ability' && x.source === item.source && x.bind !== null && tx.registry.ability(x.ability).namesSelf
  for (const made of tx.s.chain)
    if (made.key !== item.key && speaks(made)) tx.item(made.key).bind = following(made.bind!, item.source, key)
  if (tx.s.effects.some(speaks)) {
    tx.touch(Aspect.Effects)
    tx.s.effects = tx.s.effects.map(e => (speaks(e) ? { ...e, bind: following(e.bind!, item.source, key) } : e))
  }
}

/** 359.3.e.13: the source of an ability, if the cost of that ability moved it to another zone. */
function spentSource(tx: Transaction, item: ChainItem): readonly Snapshot[] {
  const { snapshot } = item
  if (snapshot === null || tx.find(snapshot.key) >= 0) return NONE
  const actions = costActions(tx, draftOfItem(tx, item))
  const spent = item.costObjects.some((keys, n) => keys.includes(snapshot.key) && LEAVING.has(actions[n]?.verb ?? ''))
  return spent ? [snapshot] : NONE
}

const legalTargets = (tx: Transaction, item: ChainItem, d: Draft, n: number): readonly number[] => {
  const slot = slotAt(d, n)
  const ctx = slotContext(d, n)
  return (item.targets[n] ?? []).filter(
    (value, k) => isInPlace(tx, item, n, k) && stillLegal(tx, slot, ctx, value, item.controller),
  )
}

/** It is not on the chain any more, or its card isn't. */
const hasLeftChain = (tx: Transaction, item: ChainItem): boolean =>
  item.kind === 'card' && tx.s.objects[item.object]!.zone !== Zone.Chain

/**
 * Targets that are still legal (359.3.e) as that execution of the text begins. A group that no longer fulfils its requirement
 * as a whole is cut down by the controller (355.11.b). `null`: he was asked.
 */
function legalSlots(tx: Transaction, item: ChainItem, d: Draft, round: number): readonly BoundSlot[] | null {
  const slots: BoundSlot[] = []
  const each = d.ability!.slots.length
  for (let n = round * each; n < (round + 1) * each; n++) {
    const slot = slotAt(d, n)
    const ctx = slotContext(d, n)
    let keys = legalTargets(tx, item, d, n)
    if (!groupFits(tx, slot, ctx, keys)) {
      const useful = keys.filter(key => groupFits(tx, slot, ctx, [key]))
      const picked = askPick(tx, {
        player: item.controller,
        reason: 'subset',
        rule: '355.11.b',
        options: useful,
        min: 0,
        max: largestGroup(tx, slot, ctx, useful),
        of: 'target',
        source: item.source,
      })
      if (picked === null) return null
      keys = picked
      // These are its targets from now on; another slot may have to ask as well.
      const targets = item.targets.slice()
      targets[n] = picked
      tx.item(item.key).targets = targets
    }
    slots.push({ slot: slot.as, keys })
  }
  // Kept with what was chosen, for what the text leaves behind.
  const key = item.kind === 'card' ? tx.s.objects[item.object]!.shown : 0
  return [...slots, ...d.paidWith, ...(key === 0 ? [] : [{ slot: SHOWN, keys: [key] }])]
}
