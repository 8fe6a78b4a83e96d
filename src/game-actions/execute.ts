/** Executes events that nothing replaced: each game action's deed, its facts and its triggers. */
import { On } from '../abilities/compile/codes'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import { placeTarget } from '../state/target-values'
import type { Transaction } from '../transaction/transaction'
import { executeAttach, executeDetach } from './attach'
import { executeBuff } from './buff'
import { executeChannel } from './channel'
import { executeDamage } from './deal'
import { executeDiscard } from './discard'
import { executeDraw } from './draw'
import { executeDisempower, executeEmpower } from './empower'
import { executeEnter } from './enter'
import { executeDie } from './kill'
import { executeBanish, executeLeaveToHand, executeRecycle } from './leave'
import { executeMight } from './might'
import { executeMove } from './move'
import { executePlayToken } from './pending'
import { executePoints } from './points'
import { executeExhaust, executeReady } from './ready'
import { executeLook, executeReveal } from './showing'
import { executeStun } from './stun'
import { executeBecomeMighty } from './transitions'
import { executeIntoTrash } from './trash'

/** Performs the proposals together; reports what really happened to `depth`. */
export type Executor = (tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number) => void

/**
 * Procedures of the rules (443.1.a.2), scoring and the end of a combat: the rule program that proposed them does them itself, and
 * reads from the result where they are still to happen.
 */
const leaveToProgram: Executor = (tx, proposals, depth, asked) => {
  report(
    tx,
    depth,
    makeResult(
      proposals.filter(p => p.place >= 0).map(p => placeTarget(p.place)),
      proposals.length,
      asked,
    ),
  )
}

const executors: Readonly<Record<number, Executor>> = {
  [On.die]: executeDie,
  [On.damage]: executeDamage,
  [On.draw]: executeDraw,
  [On.discard]: executeDiscard,
  [On.ready]: executeReady,
  [On.exhaust]: executeExhaust,
  [On.stun]: executeStun,
  [On.buff]: executeBuff,
  [On.empower]: executeEmpower,
  [On.disempower]: executeDisempower,
  [On.move]: executeMove,
  [On.channel]: executeChannel,
  [On.recycle]: executeRecycle,
  [On.returnToHand]: executeLeaveToHand,
  [On.banish]: executeBanish,
  [On.gainPoints]: executePoints,
  [On.enter]: executeEnter,
  [On.reveal]: executeReveal,
  [On.look]: executeLook,
  [On.becomeMighty]: executeBecomeMighty,
  [On.attach]: executeAttach,
  [On.detach]: executeDetach,
  [On.might]: executeMight,
  [On.playToken]: executePlayToken,
  [On.toTrash]: executeIntoTrash,
  [On.turn]: leaveToProgram,
  [On.awakenPhase]: leaveToProgram,
  [On.beginningPhase]: leaveToProgram,
  [On.scoringStep]: leaveToProgram,
  [On.channelPhase]: leaveToProgram,
  [On.drawPhase]: leaveToProgram,
  [On.mainPhase]: leaveToProgram,
  [On.endingPhase]: leaveToProgram,
  [On.conquer]: leaveToProgram,
  [On.hold]: leaveToProgram,
  [On.combatTie]: leaveToProgram,
}

export function execute(tx: Transaction, event: number, proposals: readonly Proposal[], depth: number, asked: number): void {
  if (proposals.length === 0) {
    report(tx, depth, makeResult(NONE, 0, asked))
    return
  }
  executors[event]!(tx, proposals, depth, asked)
}
