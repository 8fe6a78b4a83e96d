/** The target slots and the list of modes of a program (355.3–355.14). */

import { NONE } from '../../state/make'
import { Zone } from '../../state/types'
import type { Condition, GroupConstraint, GroupPart, Instruction, Predicate, Target, TargetPlace, TargetPlayer } from '../types'
import { compileAmount, compileCondition } from './amounts'
import type { Check, CompiledAbility, CompiledSlot, Read } from './compiled'
import { compileFilter, type PaidNames, type Reading } from './filters'

/** Collects the slots of a program in reading order; abilities made by it have slots of their own. */
export function collectSlots(
  slots: CompiledSlot[],
  program: readonly Instruction[],
  reading: Reading,
  mode = -1,
  when: Check | null = null,
): void {
  for (const instruction of program) {
    if (instruction.do === 'modal') {
      instruction.modes.forEach((inner, m) => {
        collectSlots(slots, inner, reading, m)
      })
      continue
    }
    if (instruction.do === 'if' && isDependent(instruction.condition)) {
      // What such a keyword brings is chosen only while it is active (727.1.b); what it replaces is chosen anyway.
      const active = compileCondition(instruction.condition, reading)
      collectSlots(slots, instruction.then, reading, mode, when === null ? active : (tx, ctx) => when(tx, ctx) && active(tx, ctx))
      collectSlots(slots, instruction.otherwise ?? [], reading, mode, when)
      continue
    }
    const split = instruction.do === 'deal' && instruction.split === true ? splitOf(instruction) : null
    const moved =
      instruction.do === 'move' && typeof instruction.what === 'object' && 'target' in instruction.what
        ? instruction.what.as
        : null
    const to = instruction.do === 'move' ? instruction.to : null
    const add = (slot: Omit<CompiledSlot, 'when'>): void => {
      slots.push({ ...slot, when })
    }
    walk(instruction, node => {
      if ('target' in node) add(objectSlot(node as unknown as Target, split, mode, reading.paidNames))
      else if ('targetPlace' in node) add(placeSlot(node as unknown as TargetPlace, moved, mode, (node as unknown) === to))
      else if ('targetPlayer' in node) add(playerSlot(node as unknown as TargetPlayer, mode))
    })
  }
}

/** Only dependent keywords: Legion, Level, Empowered (727). */
const isDependent = (c: Condition): boolean =>
  c.if === 'every' ? c.conditions.every(isDependent) : c.if === 'legion' || c.if === 'level' || c.if === 'empowered'

interface Split {
  readonly read: Read
  readonly sees: readonly string[]
  /** It reads a choice: "damage equal to its Might". */
  readonly dependent: boolean
  readonly bonus: boolean
}

function splitOf({ amount, by }: Extract<Instruction, { do: 'deal' }>): Split {
  const own: Reading = { reads: 0, dependent: false }
  return { read: compileAmount(amount, own), sees: namesChosen(amount), dependent: own.dependent, bonus: by === undefined }
}

function walk(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const record = node as Record<string, unknown>
  if ('kind' in record && !('do' in record)) return // a nested ability chooses for itself (355.5.b)
  visit(record)
  for (const key of Object.keys(record)) walk(record[key], visit)
}

/** Names of the slots that a text speaks of. */
export function namesChosen(node: unknown): string[] {
  const names: string[] = []
  walk(node, record => {
    if (record.ref === 'chosen') names.push(record.slot as string)
    else if (typeof record.chosen === 'string') names.push(record.chosen)
    else if (typeof record.player === 'string' && Object.keys(record).length === 1) names.push(record.player)
    else if ('target' in record && typeof record.as === 'string') names.push(record.as)
  })
  return names
}

const NO_NAMES: PaidNames = new Map()

/** Until it is known whose slot it is. */
const none: Read = () => 0

function objectSlot(target: Target, split: Split | null, mode: number, paid: PaidNames = NO_NAMES): Omit<CompiledSlot, 'when'> {
  const own: Reading = { reads: 0, dependent: false, slot: true }
  const filter = compileFilter(target.target, own)
  // 355.10.a: that is no public zone, so nothing in it is a target.
  if (filter.zone === Zone.Removed) throw new Error('what is outside of the game is picked, not targeted')
  const paidNames = namesChosen(target.target).filter(n => paid.has(n))
  if (paidNames.some(n => paid.get(n)!.optional))
    throw new Error("the engine can't do this yet: targets by what an optional cost is paid with")
  if (namesChosen([target.min, target.max, target.group]).some(n => paid.has(n)))
    throw new Error("the engine can't do this yet: how many targets, by what a cost is paid with")
  const looksAtPaid = (p: Predicate): boolean => namesChosen(p).some(n => paid.has(n))
  const min = compileAmount(target.min, own)
  const max = target.max === 'any' ? () => Number.MAX_SAFE_INTEGER : compileAmount(target.max, own)
  return {
    as: target.as,
    kind: 'object',
    filter,
    min,
    max,
    any: target.max === 'any',
    ifAny: target.ifAny === true,
    group: partsOf(target.group),
    place: null,
    player: null,
    dependent: own.dependent || split?.dependent === true,
    paidNames,
    loose:
      paidNames.length === 0
        ? null
        : compileFilter({ ...target.target, where: target.target.where.filter(p => !looksAtPaid(p)) }, own),
    sees: [...namesChosen([target.target, target.min, target.max, target.group]), ...(split?.sees ?? [])],
    mode,
    split: split?.read ?? null,
    bonus: split?.bonus === true,
    moves: null,
    destination: false,
    energy: none,
  }
}

const partsOf = (group: GroupConstraint | undefined): readonly GroupPart[] =>
  group === undefined ? NONE : 'every' in group ? group.every : [group]

const one: Read = () => 1

const placeSlot = (
  target: TargetPlace,
  moves: string | null,
  mode: number,
  destination: boolean,
): Omit<CompiledSlot, 'when'> => ({
  as: target.as,
  kind: 'place',
  filter: null,
  min: one,
  max: one,
  any: false,
  ifAny: false,
  group: NONE as readonly GroupPart[],
  place: target.targetPlace,
  player: null,
  dependent: moves !== null,
  sees: moves === null ? [] : [moves],
  paidNames: [],
  loose: null,
  mode,
  split: null,
  bonus: false,
  moves,
  destination,
  energy: none,
})

const playerSlot = (target: TargetPlayer, mode: number): Omit<CompiledSlot, 'when'> => ({
  as: target.as,
  kind: 'player',
  filter: null,
  min: one,
  max: one,
  any: false,
  ifAny: false,
  group: NONE as readonly GroupPart[],
  place: null,
  player: target.targetPlayer,
  dependent: false,
  sees: [],
  paidNames: [],
  loose: null,
  mode,
  split: null,
  bonus: false,
  moves: null,
  destination: false,
  energy: none,
})

/** The bulleted list of a text (355.3): one, and not inside another instruction. */
export function modalOf(program: readonly Instruction[]): CompiledAbility['modal'] {
  let lists = 0
  walk(program, node => {
    if (node.do === 'modal') lists++
  })
  const list = program.find(i => i.do === 'modal')
  if (lists > (list === undefined ? 0 : 1))
    throw new Error("the engine can't do this yet: a second list of modes, or one inside an instruction")
  return list?.do === 'modal' ? { choose: list.choose, count: list.modes.length, distinct: list.distinct === true } : null
}

/** Does a text speak of the outcome of an instruction (359.3.e.14)? An ability that is made may mean that of its maker (388, 394.1). */
export function readsResult(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(readsResult)
  if (typeof node !== 'object' || node === null) return false
  const record = node as Record<string, unknown>
  if (record.ref === 'result' || 'resultAmount' in record || record.if === 'did' || record.if === 'couldnt') return true
  return Object.values(record).some(readsResult)
}
