/** The interpreter: runs the program on top of the stack until somebody has to decide or the game is over. */
import type { Step } from '../abilities/compile/compiled'
import type { Frame, StoredDecision } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import type { Answer } from './decision'
import { AGAIN, DONE, NEXT } from './flow'
import type { BlockFrame, RunFrame } from './scope'
import { abilityOf, handOn, scopeOf, setSlot } from './scope'

export interface Program {
  readonly steps: readonly Step[]
  /** More than the form of an answer: group constraints, damage assignment. Returns what is wrong, or null. */
  readonly validate?: (tx: Transaction, frame: Frame, decision: StoredDecision, answer: Answer) => Fault | null
}
export interface Fault {
  readonly rule: string
  readonly message: string
}
export type Programs = Readonly<Record<string, Program>>

/** Far beyond what any rule sequence needs without a decision: reaching it is a fault of the engine, not of the input. */
const STEP_LIMIT = 1_000_000

/** `afterStep` is called after each step, when something has to be watched. */
export function run(tx: Transaction, programs: Programs, afterStep?: (tx: Transaction) => void): void {
  for (let n = 0; n < STEP_LIMIT; n++) {
    if (tx.s.decision !== null || tx.s.outcome !== null) return
    const frame = tx.top()
    if (frame.program === 'run' || frame.program === 'block') {
      runBlock(tx, frame)
      afterStep?.(tx)
      continue
    }
    const step = programs[frame.program]!.steps[frame.pc]
    if (step === undefined) {
      tx.pop()
      continue
    }
    follow(tx, frame, step(tx, frame))
    afterStep?.(tx)
  }
  throw new Error('engine fault: a rule program does not come to an end')
}

function follow(tx: Transaction, frame: Frame, flow: number): void {
  switch (flow) {
    case AGAIN:
      return
    case NEXT:
      frame.pc++
      return
    case DONE: {
      // What the step pushed last stays above; the ended frame is taken out from beneath it.
      const at = tx.s.frames.lastIndexOf(frame)
      if (at === tx.s.frames.length - 1) tx.pop()
      else frame.pc = Number.MAX_SAFE_INTEGER
      return
    }
    default:
      frame.pc = flow
  }
}

function runBlock(tx: Transaction, frame: Frame): void {
  const scope = scopeOf(tx, frame)
  if (hasLeft(tx, scope)) {
    tx.cut(scope.root)
    return
  }
  const ability = abilityOf(tx, scope)
  const step = ability.blocks[frame['block'] as number]![frame.pc]
  if (step !== undefined) {
    follow(tx, frame, step(tx, frame))
    return
  }
  if (frame.program === 'run') {
    handOn(tx, scope)
    tx.pop()
    return
  }
  const block = frame as BlockFrame
  block.at++
  if (block.at < block.list.length) {
    startRound(scope, block)
    return
  }
  scope.each = block.outer
  tx.pop()
}

/** 359.3.e.15: a spell that leaves the chain while it resolves executes nothing more. */
function hasLeft(tx: Transaction, scope: RunFrame): boolean {
  if (scope.item === 0) return false
  const item = tx.findItem(scope.item)
  return item !== null && item.object >= 0 && tx.s.objects[item.object]!.zone !== Zone.Chain
}

/** Sets the loop variable for the round that begins. */
export function startRound(scope: RunFrame, block: BlockFrame): void {
  block.pc = 0
  const value = block.list[block.at]!
  if (block.variable === '') scope.each = value
  else setSlot(scope, block.variable, [value])
}
