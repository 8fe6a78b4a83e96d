/**
 * 750–755: making new choices for a finalized item on the chain. Its modes and targets, destinations among them, can be remade,
 * any of them (752.1, 753); a permanent has left the chain as soon as it is finalized (337.2), so where it enters can't. What is
 * newly chosen was not chosen by the item before (751.1), the number of targets stays, and nothing that was legal may become illegal
 * (753.1). Costs are none (755).
 */
import type { Step } from '../abilities/compile/compiled'
import { note } from '../events/emit'
import { askConfirm, askPick } from '../interpreter/decision'
import { AGAIN, DONE, NEXT } from '../interpreter/flow'
import type { Program } from '../interpreter/run'
import { makeResult, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import type { ChainItem, Frame, Key, PlaceIndex, PlayerIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { targetingEffects } from './choosing'
import { type Draft, draftOfItem, setTargets } from './draft'
import { executionOf, executions, slotAt, slotContext, slotCount, slotIsActive } from './executions'
import { bits } from './groups'
import { groupFits, notePlaces, slotCandidates, slotCounts } from './targets'

interface NewChoicesFrame extends Frame {
  program: 'newChoices'
  item: Key
  player: PlayerIndex
  source: Key
  depth: number
  /** Number of the execution or slot that is being asked. */
  at: number
  modes: readonly number[]
  /** Targets by slot, as far as they are chosen anew or kept. */
  keys: readonly (readonly number[])[]
}

export function pushNewChoices(
  tx: Transaction,
  input: { readonly item: Key; readonly player: PlayerIndex; readonly source: Key; readonly depth: number },
): void {
  const frame: NewChoicesFrame = { program: 'newChoices', pc: 0, ...input, at: 0, modes: NONE, keys: NONE }
  tx.push(frame)
}

/** What is being remade: the item as it is, and the choices made so far. */
interface Remake {
  readonly item: ChainItem
  readonly d: Draft
  /** All that it chose before, and all modes (751.1). */
  readonly old: ReadonlySet<number>
  readonly oldModes: ReadonlySet<number>
  /** By slot: which of its targets are legal now, and whether those fulfil the requirement of their group. */
  readonly legal: readonly (readonly number[])[]
  readonly fitting: readonly boolean[]
}

function remakeOf(tx: Transaction, item: ChainItem): Remake {
  const d = draftOfItem(tx, item)
  const count = d.ability?.modal?.count ?? 1
  const legal: (readonly number[])[] = []
  const fitting: boolean[] = []
  for (let n = 0; n < slotCount(d); n++) {
    const fresh = candidates(tx, item, d, n)
    const keys = (item.targets[n] ?? NONE).filter(value => fresh.includes(value))
    legal.push(keys)
    fitting.push(groupFits(tx, slotAt(d, n), slotContext(d, n), keys))
  }
  return { item, d, old: new Set(item.targets.flat()), oldModes: new Set(item.modes.map(m => m % count)), legal, fitting }
}

/** 355.9.c: an item does not choose itself. */
const candidates = (tx: Transaction, item: ChainItem, d: Draft, n: number): readonly number[] =>
  slotCandidates(tx, slotAt(d, n), slotContext(d, n), d.controller).filter(value => value !== item.key)

/** The choices made so far, in the frame, put into the draft. */
function resume(tx: Transaction, f: NewChoicesFrame, item: ChainItem): Remake {
  const r = remakeOf(tx, item)
  if (f.pc > 1) r.d.modes = f.modes
  r.d.targets = f.keys
  r.d.ctx = null
  return r
}

// ---------------------------------------------------------------------------------------------- modes

const modesOf = (modes: readonly number[], execution: number, count: number): number[] =>
  modes.filter(m => Math.floor(m / count) === execution).map(m => m % count)

/** Sets of modes for that execution with which new choices can be made, the one that it has among them, as bit masks. */
function modeOptions(tx: Transaction, r: Remake, execution: number, before: readonly number[], changed: boolean): number[] {
  const modal = r.d.ability!.modal!
  const own = modesOf(r.item.modes, execution, modal.count)
  const taken: readonly number[] = modal.distinct ? before.map(m => m % modal.count) : NONE
  const found: number[] = []
  for (let mask = 1; mask < 1 << modal.count; mask++) {
    const modes = bits(mask)
    if (modes.length !== own.length || modes.some(m => taken.includes(m))) continue
    const others = modes.filter(m => !own.includes(m))
    if (others.some(m => r.oldModes.has(m))) continue
    const chosen = [...before, ...modes.map(m => execution * modal.count + m)]
    if (finishesModes(tx, r, execution + 1, chosen, changed || others.length > 0)) found.push(mask)
  }
  return found
}

function finishesModes(tx: Transaction, r: Remake, execution: number, chosen: readonly number[], changed: boolean): boolean {
  const modal = r.d.ability?.modal ?? null
  if (modal !== null && execution < executions(r.d)) return modeOptions(tx, r, execution, chosen, changed).length > 0
  if (modal !== null) r.d.modes = chosen
  r.d.targets = NONE
  r.d.ctx = null
  return finishes(tx, r, 0, changed)
}

// ---------------------------------------------------------------------------------------------- targets

const isChosen = (r: Remake, n: number, modes: readonly number[]): boolean => {
  const { mode } = slotAt(r.d, n)
  return mode < 0 || modes.includes(executionOf(r.d, n) * r.d.ability!.modal!.count + mode)
}

/** The slot belongs to a mode that was not chosen before: all of it is a new choice. */
const isNew = (r: Remake, n: number): boolean => !isChosen(r, n, r.item.modes)

/** Nothing is to be chosen for it: its mode is not taken any more, or it has no targets. */
function isIdle(tx: Transaction, r: Remake, n: number): boolean {
  if (!isChosen(r, n, r.d.modes)) return true
  return isNew(r, n) ? !slotIsActive(tx, r.d, n) : (r.item.targets[n] ?? NONE).length === 0
}

/** How many targets a slot gets: as many as before, for one of a new mode as its text says. */
function countsOf(tx: Transaction, r: Remake, n: number, fresh: number): { readonly min: number; readonly max: number } {
  if (isNew(r, n)) return slotCounts(tx, slotAt(r.d, n), slotContext(r.d, n), fresh)
  const { length } = r.item.targets[n]!
  return { min: length, max: length }
}

const isChange = (r: Remake, n: number, keys: readonly number[]): boolean =>
  isNew(r, n) || keys.some(key => !r.item.targets[n]!.includes(key))

/** 753, 753.1: could slot n get these? What is kept may be illegal only if it was so before. */
function allows(tx: Transaction, r: Remake, n: number, keys: readonly number[], partial = false): boolean {
  const kept = isNew(r, n) ? NONE : (r.item.targets[n] ?? NONE)
  const possible = candidates(tx, r.item, r.d, n)
  const legal = keys.filter(key => possible.includes(key))
  for (const key of keys) {
    if (legal.includes(key) ? !kept.includes(key) && r.old.has(key) : !kept.includes(key) || r.legal[n]!.includes(key))
      return false
  }
  if (groupFits(tx, slotAt(r.d, n), slotContext(r.d, n), legal)) return true
  return !partial && !isChange(r, n, keys) && !r.fitting[n]!
}

/** Can the rest be chosen from slot n on, so that something is chosen newly in the end? */
function finishes(tx: Transaction, r: Remake, n: number, changed: boolean): boolean {
  if (n >= slotCount(r.d)) return changed
  if (isIdle(tx, r, n)) return accepts(tx, r, n, NONE, changed)
  if (!isNew(r, n) && allows(tx, r, n, r.item.targets[n]!) && accepts(tx, r, n, r.item.targets[n]!, changed)) return true
  return eachChange(tx, r, n, NONE, keys => accepts(tx, r, n, keys, true))
}

/** The same with slot n given. */
function accepts(tx: Transaction, r: Remake, n: number, keys: readonly number[], changed: boolean): boolean {
  const before = r.d.targets
  setTargets(r.d, n, keys)
  const ok = finishes(tx, r, n + 1, changed)
  r.d.targets = before
  r.d.ctx = null
  return ok
}

/** Visits what slot n could get that contains `fixed` and something new, until it is accepted. */
function eachChange(
  tx: Transaction,
  r: Remake,
  n: number,
  fixed: readonly number[],
  visit: (keys: readonly number[]) => boolean,
): boolean {
  const kept = isNew(r, n) ? NONE : r.item.targets[n]!
  const fresh = candidates(tx, r.item, r.d, n).filter(key => !r.old.has(key))
  const { min, max } = countsOf(tx, r, n, fresh.length)
  if (max < min) return false
  const pool = [...fresh, ...kept].filter(key => !fixed.includes(key))
  // A part that doesn't fit can't become a whole that does.
  const extend = (from: number, keys: readonly number[]): boolean => {
    if (keys.length >= min && (isNew(r, n) || isChange(r, n, keys)) && visit(keys)) return true
    if (keys.length >= max) return false
    for (let k = from; k < pool.length; k++) {
      const next = [...keys, pool[k]!]
      if (allows(tx, r, n, next, true) && extend(k + 1, next)) return true
    }
    return false
  }
  return (fixed.length === 0 || allows(tx, r, n, fixed, true)) && extend(0, fixed)
}

/** What can be chosen for slot n one by one, its present targets among it. */
function optionsOf(tx: Transaction, r: Remake, n: number, changed: boolean): readonly number[] {
  const kept = isNew(r, n) ? NONE : r.item.targets[n]!
  const keepable = kept.length > 0 && allows(tx, r, n, kept) && accepts(tx, r, n, kept, changed)
  const fresh = candidates(tx, r.item, r.d, n).filter(key => !r.old.has(key))
  return [...kept, ...fresh].filter(
    key => (keepable && kept.includes(key)) || eachChange(tx, r, n, [key], keys => accepts(tx, r, n, keys, true)),
  )
}

const changedBefore = (r: Remake, n: number): boolean =>
  r.d.modes.join() !== r.item.modes.join() || r.d.targets.some((keys, m) => m < n && !isIdleKept(r, m) && isChange(r, m, keys))

const isIdleKept = (r: Remake, m: number): boolean => !isChosen(r, m, r.d.modes)

function mayBecome(tx: Transaction, r: Remake, n: number, keys: readonly number[]): boolean {
  const { min, max } = countsOf(tx, r, n, candidates(tx, r.item, r.d, n).filter(key => !r.old.has(key)).length)
  if (keys.length < min || keys.length > max || !allows(tx, r, n, keys)) return false
  return accepts(tx, r, n, keys, changedBefore(r, n) || isChange(r, n, keys))
}

// ---------------------------------------------------------------------------------------------- the program

const steps: readonly Step[] = [
  // 753.2: where nothing can be chosen newly, nobody is asked.
  (tx, f) => {
    const p = f as NewChoicesFrame
    const item = tx.findItem(p.item)
    if (item === null || item.ability === '') return DONE
    if (tx.answer === null && !finishesModes(tx, remakeOf(tx, item), 0, NONE, false)) return DONE
    const yes = askConfirm(tx, { player: p.player, reason: 'newChoices', rule: '751', source: item.source })
    if (yes === null) return AGAIN
    return yes ? NEXT : DONE
  },
  (tx, f) => {
    const p = f as NewChoicesFrame
    const item = tx.findItem(p.item)
    if (item === null) return DONE
    const r = remakeOf(tx, item)
    const modal = r.d.ability?.modal ?? null
    if (modal === null || p.at >= executions(r.d)) {
      if (modal === null) p.modes = item.modes
      p.at = 0
      return NEXT
    }
    const changed = p.modes.some(m => !item.modes.includes(m))
    const picked = askPick(tx, {
      player: p.player,
      reason: 'newMode',
      rule: '752.1',
      options: tx.answer === null ? modeOptions(tx, r, p.at, p.modes, changed) : [],
      min: 1,
      max: 1,
      of: 'mode',
      source: item.source,
    })
    if (picked === null) return AGAIN
    p.modes = [...p.modes, ...bits(picked[0] ?? 0).map(m => p.at * modal.count + m)]
    p.at++
    return AGAIN
  },
  (tx, f) => {
    const p = f as NewChoicesFrame
    const item = tx.findItem(p.item)
    if (item === null) return DONE
    const r = resume(tx, p, item)
    if (p.at >= slotCount(r.d)) return NEXT
    let picked: readonly number[] | null = NONE
    if (!isIdle(tx, r, p.at)) {
      const options = tx.answer === null ? optionsOf(tx, r, p.at, changedBefore(r, p.at)) : []
      const { min, max } = countsOf(tx, r, p.at, options.length)
      picked = askPick(tx, {
        player: p.player,
        reason: 'newTarget',
        rule: '752.1',
        options,
        min,
        max,
        of: 'target',
        source: item.source,
      })
      if (picked === null) return AGAIN
    }
    p.keys = [...p.keys, picked]
    p.at++
    return AGAIN
  },
  (tx, f) => {
    const p = f as NewChoicesFrame
    if (tx.findItem(p.item) !== null) commit(tx, p)
    return DONE
  },
]

function commit(tx: Transaction, { item: key, modes, keys, player, source, depth }: NewChoicesFrame): void {
  const { targets: before, targetPlaces: places, kind } = tx.findItem(key)!
  const item = tx.item(key)
  item.modes = modes
  item.targets = keys
  const d = draftOfItem(tx, item)
  let noted: readonly (readonly PlaceIndex[])[] = NONE
  keys.forEach((chosen, n) => {
    // Of what is kept it counts where it was as it was chosen.
    const placeOf = (value: number): PlaceIndex =>
      places[n]?.[before[n]!.indexOf(value)] ?? tx.s.objects[tx.find(value)]?.place ?? -1
    noted = notePlaces(slotAt(d, n), noted, n, chosen, placeOf)
  })
  item.targetPlaces = noted
  note(tx, 'newChoices', { player, object: kind === 'card' ? key : 0, source, detail: item.ability })
  report(tx, depth, makeResult([key], 1, 1))
  targetingEffects(tx, item, before.flat()) // 754
}

export const newChoicesProgram: Program = {
  steps,
  validate(tx, frame, decision, answer) {
    const p = frame as NewChoicesFrame
    const item = tx.findItem(p.item)
    if (answer.kind !== 'pick' || decision.reason !== 'newTarget' || item === null) return null
    return mayBecome(tx, resume(tx, p, item), p.at, answer.values)
      ? null
      : { rule: '753.1', message: 'These new choices would be illegal, or would make others illegal.' }
  },
}
