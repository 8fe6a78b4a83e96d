/**
 * Running card text. A `run` frame executes block 0 of an ability and owns the scope that all its nested blocks share:
 * variables, results, referents (design 5).
 */
import type { CompiledAbility, Context, Result } from '../abilities/compile/compiled'
import { NONE } from '../state/make'
import { MOVED, movesOf, type Renamed } from '../state/moved'
import type { Bind, BoundSlot, Frame, Key, PlayerIndex, Snapshot } from '../state/types'
import type { Transaction } from '../transaction/transaction'

export interface RunFrame extends Frame, Context {
  program: 'run'
  /** Its own depth on the stack. */
  root: number
  ability: string
  block: number
  /** The chain item that is resolving, 0 for the instructions of a replacement. */
  item: Key
  source: Key
  via: Key
  controller: PlayerIndex
  bind: Bind | null
  slots: readonly BoundSlot[]
  each: Key
  result: Result | null
  x: number
  paid: number
  modes: readonly number[]
  known: readonly Snapshot[]
  /** New keys of what the text itself has moved to another zone, for its later instructions (359.3.e.14). */
  moved: readonly Renamed[]
  /** 370.2: replacement effects already applied to the event that this replaces. */
  applied: readonly string[]
  /** 811.1.d: played from facedown at this place. */
  hiddenAt: number
}

/** What an ability that this text makes has to follow: only what that ability can speak of. */
export function movedSlot(scope: RunFrame, keys: readonly Key[]): readonly BoundSlot[] {
  if (scope.moved.length === 0) return NONE
  const spokenOf = new Set(keys)
  const pairs: Key[] = []
  for (const { old, now } of scope.moved) {
    if (!spokenOf.has(old)) continue
    spokenOf.add(now)
    pairs.push(old, now)
  }
  return pairs.length === 0 ? NONE : [{ slot: MOVED, keys: pairs }]
}

export interface BlockFrame extends Frame {
  program: 'block'
  root: number
  block: number
  /** Loop: what `each` runs over, and how far. */
  list: readonly number[]
  at: number
  /** Name of the variable that eachPlayerDo sets, '' otherwise. */
  variable: string
  /** `each` of the loop around it, to be restored. */
  outer: Key
}

export interface RunInput {
  readonly ability: string
  readonly source: Key
  readonly via: Key
  readonly controller: PlayerIndex
  readonly bind: Bind | null
  readonly item?: Key
  readonly slots?: readonly BoundSlot[]
  readonly x?: number
  readonly paid?: number
  readonly modes?: readonly number[]
  readonly applied?: readonly string[]
  readonly hiddenAt?: number
  /** What a cost took away (359.3.e.13). */
  readonly known?: readonly Snapshot[]
  /** What the execution before this one has moved (820.1.d.1). */
  readonly moved?: readonly Renamed[]
}

/** What runs a text: between two executions (820.1.d.1) it keeps what the text knows. */
export interface RunnerFrame extends Frame {
  /** How many executions have begun, and how many there are. */
  round: number
  rounds: number
  known: readonly Snapshot[]
  moved: readonly Renamed[]
}

/** At the end of an execution: "as though" the next one stood in the same text (820.1.d.1), it knows what this one has moved. */
export function handOn(tx: Transaction, scope: RunFrame): void {
  const below = tx.s.frames[scope.root - 1]
  if (below === undefined || !('rounds' in below) || (below as RunnerFrame).round >= (below as RunnerFrame).rounds) return
  const runner = tx.frame(scope.root - 1) as RunnerFrame
  runner.known = scope.known
  runner.moved = scope.moved
}

export function pushRun(tx: Transaction, input: RunInput): number {
  const frame: RunFrame = {
    program: 'run',
    pc: 0,
    root: tx.s.frames.length,
    ability: input.ability,
    block: 0,
    item: input.item ?? 0,
    source: input.source,
    via: input.via,
    controller: input.controller,
    bind: input.bind,
    slots: input.slots ?? (NONE as readonly BoundSlot[]),
    each: 0,
    result: null,
    x: input.x ?? 0,
    paid: input.paid ?? 0,
    modes: input.modes ?? NONE,
    known: input.known ?? (NONE as readonly Snapshot[]),
    moved: input.moved ?? movesOf(input.bind),
    applied: input.applied ?? NONE,
    hiddenAt: input.hiddenAt ?? -1,
  }
  return tx.push(frame)
}

/** The scope of a `run` or `block` frame, to be written. */
export function scopeOf(tx: Transaction, frame: Frame): RunFrame {
  const root = frame['root'] as number
  return tx.frame(root) as RunFrame
}

export function pushBlock(tx: Transaction, frame: Frame, block: number, list: readonly number[] = NONE, variable = ''): void {
  const scope = scopeOf(tx, frame)
  const next: BlockFrame = { program: 'block', pc: 0, root: scope.root, block, list, at: 0, variable, outer: scope.each }
  tx.push(next)
}

export const abilityOf = (tx: Transaction, scope: RunFrame): CompiledAbility => tx.registry.ability(scope.ability)

/** Stores keys under a slot name of the scope. */
export function setSlot(scope: RunFrame, slot: string, keys: readonly Key[]): void {
  scope.slots = [...scope.slots.filter(s => s.slot !== slot), { slot, keys }]
}

export function makeResult(keys: readonly Key[], amount: number, asked: number): Result {
  return { performed: keys.length > 0 || amount > 0, keys, amount, asked }
}

/** Reports the outcome of a game action to the frame at this depth; -1 when nobody wants it. */
export function report(tx: Transaction, depth: number, result: Result): void {
  if (depth < 0 || depth >= tx.s.frames.length) return
  if ('result' in tx.s.frames[depth]!) tx.frame(depth)['result'] = result
}

/** Tells every text that is running what an object looked like when it left its zone, whatever that was (359.3.e.13). */
export function remember(tx: Transaction, look: () => Snapshot): void {
  let snapshot: Snapshot | null = null
  for (let depth = tx.s.frames.length - 1; depth >= 0; depth--) {
    if (tx.s.frames[depth]!.program !== 'run') continue
    const scope = tx.frame(depth) as RunFrame
    snapshot ??= look()
    scope.known = [...scope.known, snapshot]
  }
}

/**
 * Tells every text that is running under which key it can follow an object to its new zone. What is done as something happens
 * (370.1.b.1) is not the doing of the text by which it happens.
 */
export function follow(tx: Transaction, old: Key, now: Key): void {
  if (now === 0) return // a token that has ceased
  for (let depth = tx.s.frames.length - 1; depth >= 0; depth--) {
    if (tx.s.frames[depth]!.program !== 'run') continue
    const scope = tx.frame(depth) as RunFrame
    scope.moved = [...scope.moved, { old, now }]
    if (abilityOf(tx, scope).data?.kind === 'as') return
  }
}
