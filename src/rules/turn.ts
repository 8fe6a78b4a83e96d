/** The turn (301–317): tasks and windows in the order of the rule book. */
import { On } from '../abilities/compile/codes'
import type { Step } from '../abilities/compile/compiled'
import { derivedOf } from '../characteristics/read'
import { emit, NO_CAUSE, newBatch, note } from '../events/emit'
import { channel, draw, proposeProcedure, ready } from '../game-actions/actions'
import { nextTurn } from '../game-actions/additional-turns'
import { endEffects } from '../game-actions/effects'
import { emptyPools } from '../game-actions/pool'
import { ask } from '../interpreter/decision'
import { AGAIN, NEXT } from '../interpreter/flow'
import { NO_FACTS, NONE } from '../state/make'
import type { Cause, ObjectIndex, Phase, PlayerIndex } from '../state/types'
import { PLAYED_THIS_TURN, ZONES_PER_PLAYER, Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { pushCleanup } from './cleanup-frame'
import type { TurnFrame } from './inviting'
import { holdAll } from './scoring'
import { window } from './window'
import { endGame } from './winning'

const turnCause = (player: PlayerIndex): Cause => ({ ...NO_CAUSE, player })

function enterPhase(tx: Transaction, phase: Phase): void {
  tx.s.phase = phase
  tx.s.cleanupDue = true // 319.2
  note(tx, 'phase', { player: tx.s.turnPlayer, detail: phase })
}

const BEGINNING = 3
const CHANNEL = 7
const DRAW = 9
const START_OF_MAIN = 11
const MAIN = 13
const ENDING = MAIN + 1
/** 652.5.a.1: when the turn player has left, what remains of his turn is its end. */
const windowStep: Step = tx => {
  const flow = window(tx)
  return flow === NEXT && !tx.s.players[tx.s.turnPlayer]!.active ? ENDING : flow
}
const endWindow: Step = tx => window(tx)
const EXPIRATION = 16
/**
 * Turns in a row in which nobody is asked anything, after which the game ends: they are skipped, or their Main Phases are.
 * Long enough for every deck to run out, where cards are still drawn (431).
 */
const SILENT_TURNS = 1000
const NEXT_TURN = 18

/** 443.1.a.2: a procedure of the turn can be skipped or replaced; then the turn goes on at the step `otherwise`. */
function unlessSkipped(event: number, otherwise: number, step: Step): Step {
  return (tx, f) => {
    if (derivedOf(tx).replacements[event]!.length === 0 && !(f as TurnFrame).proposed) return step(tx, f)
    const depth = tx.s.frames.indexOf(f)
    const frame = tx.frame(depth) as TurnFrame
    if (!frame.proposed) {
      frame.proposed = true
      frame.result = null
      proposeProcedure(tx, event, tx.s.turnPlayer, NONE, turnCause(tx.s.turnPlayer), depth)
      return AGAIN
    }
    frame.proposed = false
    return frame.result?.performed === true ? step(tx, frame) : otherwise
  }
}

const steps: readonly Step[] = [
  unlessSkipped(On.turn, NEXT_TURN, (tx, f) => {
    ;(f as TurnFrame).invited = -1
    beginTurn(tx)
    return NEXT
  }),
  // 315.1 Awaken Phase.
  unlessSkipped(On.awakenPhase, BEGINNING, tx => {
    enterPhase(tx, 'awaken')
    ready(tx, controlled(tx, tx.s.turnPlayer), turnCause(tx.s.turnPlayer))
    return NEXT
  }),
  windowStep,
  // 315.2.a Beginning Step.
  unlessSkipped(On.beginningPhase, CHANNEL, tx => {
    enterPhase(tx, 'beginning')
    emit(tx, On.beginningPhase, tx.s.turnPlayer, -1, -1, -1, 0, NO_CAUSE, newBatch(tx))
    return NEXT
  }),
  windowStep,
  // 315.2.b Scoring Step.
  unlessSkipped(On.scoringStep, CHANNEL, tx => {
    holdAll(tx, tx.s.turnPlayer)
    return NEXT
  }),
  windowStep,
  // 315.3 Channel Phase; the mode's first turn process (485.7).
  unlessSkipped(On.channelPhase, DRAW, tx => {
    enterPhase(tx, 'channel')
    const { turnPlayer, order, mode } = tx.s
    const extra =
      mode.lastChannelsExtra && tx.s.players[turnPlayer]!.turns === 1 && order[order.length - 1] === turnPlayer ? 1 : 0
    channel(tx, turnPlayer, 2 + extra, true, turnCause(turnPlayer))
    return NEXT
  }),
  windowStep,
  // 315.4 Draw Phase.
  unlessSkipped(On.drawPhase, START_OF_MAIN, tx => {
    enterPhase(tx, 'draw')
    const { turnPlayer, order, mode } = tx.s
    const skips = mode.firstSkipsDraw && tx.s.players[turnPlayer]!.turns === 1 && order[0] === turnPlayer
    if (!skips) draw(tx, turnPlayer, 1, turnCause(turnPlayer))
    return NEXT
  }),
  windowStep,
  // 316.2–4: pools empty, then start of Main Phase effects.
  unlessSkipped(On.mainPhase, ENDING, tx => {
    enterPhase(tx, 'main')
    emptyPools(tx)
    emit(tx, On.mainPhase, tx.s.turnPlayer, -1, -1, -1, 0, NO_CAUSE, newBatch(tx))
    return NEXT
  }),
  windowStep,
  // 316.5: the turn player acts until he ends the turn.
  (tx, f) => {
    const flow = window(tx)
    if (flow !== NEXT) return flow
    if (!tx.s.players[tx.s.turnPlayer]!.active) return ENDING // 652.5.a.1
    const { invited } = f as TurnFrame
    if (invited >= 0 && tx.s.players[invited]!.active)
      ask(tx, { player: invited, reason: 'invited', rule: '489.8.a' }, 'act', NONE, 0, 0, 'none')
    else ask(tx, { player: tx.s.turnPlayer, reason: 'main', rule: '316.5' }, 'act', NONE, 0, 0, 'none')
    return AGAIN
  },
  // 317.1 Ending Step.
  unlessSkipped(On.endingPhase, NEXT_TURN, tx => {
    enterPhase(tx, 'ending')
    endEffects(tx, e => e.until === 'yourEndingPhase' && e.controller === tx.s.turnPlayer)
    emit(tx, On.turnEnd, tx.s.turnPlayer, -1, -1, -1, 0, NO_CAUSE, newBatch(tx))
    return NEXT
  }),
  endWindow,
  // 317.2 Expiration Step: a special cleanup; again if an item went through FEPR since it began (317.2.f).
  tx => {
    tx.s.itemProcessed = false
    pushCleanup(tx, 'ending')
    return NEXT
  },
  tx => {
    const flow = window(tx)
    if (flow !== NEXT) return flow
    return tx.s.itemProcessed ? EXPIRATION : NEXT
  },
  // 317.3: the next player with his turn queued.
  tx => {
    tx.silentTurns++
    if (tx.silentTurns > SILENT_TURNS) {
      endGame(tx, NONE, 'endless')
      return AGAIN
    }
    nextTurn(tx)
    return 0
  },
]
export const turnProgram = { steps }

/** 316.9: the turn player ends his turn. */
export function endTurn(tx: Transaction): void {
  note(tx, 'pass', { player: tx.s.turnPlayer, detail: 'turn' })
  tx.top().pc = ENDING
}

function beginTurn(tx: Transaction): void {
  const s = tx.s
  tx.touch(Aspect.Turn)
  s.turnNumber++
  s.uses = NONE
  // What nobody can speak of any more is forgotten.
  if (s.linked.length > 0) s.linked = s.linked.filter(set => tx.find(set.object) >= 0 && set.keys.some(key => tx.find(key) >= 0))
  if (s.names.length > 0) s.names = s.names.filter(given => tx.find(given.object) >= 0)
  s.lastResolved = 0
  for (let p = 0; p < s.players.length; p++) {
    const player = tx.player(p, Aspect.Turn)
    player.facts = NO_FACTS
    player.scored = NONE
    player.disqualified = NONE
    if (p === s.turnPlayer) player.turns++
  }
  for (const place of s.places) {
    for (const i of place.permanents) {
      if ((s.objects[i]!.paid & PLAYED_THIS_TURN) !== 0) tx.object(i, Aspect.Turn).paid &= ~PLAYED_THIS_TURN
    }
  }
  note(tx, 'turnStart', { player: s.turnPlayer, amount: s.turnNumber })
}

/** 415.3.a: every non-spell object that the player controls. */
function controlled(tx: Transaction, player: PlayerIndex): ObjectIndex[] {
  const s = tx.s
  const list: ObjectIndex[] = []
  for (const place of s.places) {
    for (const i of place.permanents) if (s.objects[i]!.controller === player) list.push(i)
    for (const i of place.runes) if (s.objects[i]!.controller === player) list.push(i)
    if (place.card >= 0 && place.controller === player) list.push(place.card)
  }
  list.push(...s.zones[player * ZONES_PER_PLAYER + Zone.Legend]!.cards)
  return list
}
