/** Checking and performing what players send. Listing (enumerate.ts) and accepting share these checks. */

import { isForbidden } from '../characteristics/permissions'
import { activatedOf } from '../characteristics/read'
import { note, snapshotOf } from '../events/emit'
import { canBePresent } from '../game-actions/move'
import type { PaymentFrame } from '../game-actions/payment-frame'
import { putCardOnChain } from '../game-actions/pending'
import type { Answer } from '../interpreter/decision'
import { nextPlayer } from '../state/query'
import type { ObjectIndex, PlayerIndex, StoredDecision } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import type { Action, Rejection } from './action'
import { reject } from './action'
import { type HideFrame, hideFault, pushHide } from './hiding'
import { endInvitation, invite, inviteFault } from './inviting'
import { putAbilityOnChain } from './items'
import { concede } from './leaving'
import { canMove, canPayMove, type MoveFrame, pushStandardMove } from './moves'
import { identify, readName } from './naming'
import { paymentOptions } from './payment'
import { activateFault, playFault } from './permissions'
import { cancelPlay, keepUndo, type PlayFrame } from './play'
import { programs } from './programs'
import { endTurn } from './turn'
import { playOptions } from './ways'
import { passPriority } from './window'

/** Why the action can't be taken now, or null. Writes nothing. */
export function fault(tx: Transaction, player: PlayerIndex, action: Action): Rejection | null {
  const s = tx.s
  if (s.outcome !== null) return reject('gameOver', '196', 'The game is over.')
  const seat = s.players[player]
  if (seat === undefined) return reject('unknownPlayer', '', `There is no player ${player}.`)
  if (!seat.active) return reject('unknownPlayer', '651.3', 'This player has left the game.')
  if (action.type === 'concede') return null // 650: at any time
  const { decision } = s
  if (decision === null) return reject('notAllowed', '', 'No decision is open.')
  if (action.decision !== undefined && action.decision !== decision.id) {
    return reject('staleDecision', '', `The open decision is ${decision.id}, not ${action.decision}.`)
  }
  if (decision.player !== player) return reject('notYourDecision', '312.1.b', `Player ${decision.player} has to decide.`)
  if (action.type === 'cancel')
    return cancellable(tx) === null ? reject('notCancellable', '358.5', 'There is no play of yours that can be cancelled.') : null
  if (action.type === 'answer') return answerFault(tx, decision, action)
  if (decision.kind === 'pay' && action.type === 'activate') return addFault(tx, action.object, action.ability)
  if (decision.kind !== 'act')
    return reject('wrongKind', decision.rule, `This decision (${decision.reason}) wants an answer of the kind ${decision.kind}.`)
  switch (action.type) {
    case 'play': {
      const i = tx.find(action.card)
      return i < 0 ? unknownObject(action.card) : playFault(tx, i, player, decision)
    }
    case 'activate': {
      const i = tx.find(action.object)
      return i < 0 ? unknownObject(action.object) : activateFault(tx, i, activatedOf(tx, i)[action.ability], player, decision)
    }
    case 'move':
      return moveFault(tx, player, decision, action.units, action.to)
    case 'pass':
      return decision.reason === 'main' ? reject('wrongKind', '316.9', 'In the Main Phase a turn is ended, not passed.') : null
    case 'endTurn':
      return decision.reason === 'main'
        ? null
        : reject('badTiming', '316.9', 'A turn can be ended only in a Neutral Open State of your Main Phase.')
    case 'hide':
      return hidingFault(tx, player, decision, action.card, action.at)
    case 'invite':
      return inviteFault(tx, player, action.player, decision)
  }
}

function hidingFault(tx: Transaction, player: PlayerIndex, decision: StoredDecision, card: number, at: number): Rejection | null {
  const i = tx.find(card)
  return i < 0 ? unknownObject(card) : hideFault(tx, i, at, player, decision)
}

const unknownObject = (key: number): Rejection => reject('unknownObject', '', `There is no object ${key}.`)

function moveFault(
  tx: Transaction,
  player: PlayerIndex,
  decision: StoredDecision,
  units: readonly number[],
  to: number,
): Rejection | null {
  if (decision.reason !== 'main')
    return reject('badTiming', '144.1', 'Standard moves are made in a Neutral Open State of your Main Phase.')
  const place = tx.s.places[to]
  if (place === undefined) return reject('unknownObject', '', `There is no place ${to}.`)
  if (units.length === 0 || new Set(units).size !== units.length) return reject('malformed', '144.3', 'Name each unit once.')
  for (const key of units) {
    const i = tx.find(key)
    if (i < 0) return unknownObject(key)
    const o = tx.s.objects[i]!
    if (o.controller !== player) return reject('notYours', '489.8.c.2', "You don't control this unit.")
    if (o.exhausted) return reject('exhausted', '144.2', "An exhausted unit can't pay for its move.")
    if (isForbidden(tx, 'move', i)) return reject('notAllowed', '054.1', 'Something forbids this unit to move.')
    if (!canMove(tx, i, to)) return reject('badDestination', '144.4', "This unit can't move there with a standard move.")
  }
  if (!canBePresent(tx, player, to)) return reject('badDestination', '449.2', "Units of yours can't be present there.")
  return canPayMove(tx, player, units, to)
    ? null
    : reject('cannotPay', '204.4.c', "You can't pay what it costs to move these units there.")
}

type AnswerAction = Extract<Action, { type: 'answer' }>

function answerFault(tx: Transaction, decision: StoredDecision, action: AnswerAction): Rejection | null {
  const answer = readAnswer(tx, decision, action)
  if ('code' in answer) return answer
  const frame = tx.s.frames[tx.s.frames.length - 1]!
  const more = programs[frame.program]?.validate?.(tx, frame, decision, answer) ?? null
  return more === null ? null : reject('notAllowed', more.rule, more.message)
}

/** The answer in terms of the decision's options, or what is wrong with its form. */
function readAnswer(tx: Transaction, decision: StoredDecision, action: AnswerAction): Answer | Rejection {
  const wrong = reject(
    'wrongKind',
    decision.rule,
    `This decision (${decision.reason}) wants an answer of the kind ${decision.kind}.`,
  )
  switch (decision.kind) {
    case 'pick':
    case 'order': {
      if (!('choose' in action)) return wrong
      const { choose } = action
      if (new Set(choose).size !== choose.length || choose.some(n => n >= decision.options.length)) {
        return reject('outOfRange', decision.rule, `Choose different numbers below ${decision.options.length}.`)
      }
      if (choose.length < decision.min || choose.length > decision.max) {
        return reject(
          'outOfRange',
          decision.rule,
          `Choose ${decision.min === decision.max ? decision.min : `${decision.min} to ${decision.max}`}.`,
        )
      }
      return { kind: decision.kind, values: choose.map(n => decision.options[n]!) }
    }
    case 'confirm':
      return 'confirm' in action ? { kind: 'confirm', yes: action.confirm } : wrong
    case 'number': {
      if (!('number' in action)) return wrong
      if (action.number < decision.min || action.number > decision.max)
        return reject('outOfRange', decision.rule, `Choose ${decision.min} to ${decision.max}.`)
      return { kind: 'number', number: action.number }
    }
    case 'assign': {
      if (!('amounts' in action)) return wrong
      const total = action.amounts.reduce((a, b) => a + b, 0)
      if (action.amounts.length !== decision.options.length || total !== decision.min) {
        return reject('outOfRange', decision.rule, `Distribute exactly ${decision.min} over ${decision.options.length} units.`)
      }
      // 355.14.f: each target of a split gets at least 1.
      if (decision.reason === 'split' && action.amounts.some(n => n < 1))
        return reject('notAllowed', '355.14.f', 'Each target must be dealt at least 1.')
      return { kind: 'assign', amounts: action.amounts }
    }
    case 'pay': {
      if (!('plan' in action)) return wrong
      const { plans } = paymentOptions(tx, tx.s.frames[tx.s.frames.length - 1] as PaymentFrame)
      return action.plan < plans.length
        ? { kind: 'pay', plan: action.plan }
        : reject('outOfRange', decision.rule, `There are ${plans.length} ways to pay.`)
    }
    case 'name': {
      const name =
        'name' in action
          ? readName(tx, decision, action.name)
          : 'traits' in action
            ? identify(tx, decision, action.traits)
            : wrong
      return typeof name === 'string' ? { kind: 'name', name } : name
    }
    default:
      return wrong
  }
}

/** 429.3: an Add ability used while paying. */
function addFault(tx: Transaction, object: number, ability: number): Rejection | null {
  const { sources } = paymentOptions(tx, tx.s.frames[tx.s.frames.length - 1] as PaymentFrame)
  const i = tx.find(object)
  const used = i < 0 ? undefined : activatedOf(tx, i)[ability]
  return sources.some(x => x.key === object && x.held === used)
    ? null
    : reject('notAllowed', '429.3', "This can't be used to pay here.")
}

/** The play that the deciding player could take back: his own, not yet paid (358.5). Hiding a card is taken back likewise. */
export function cancellable(tx: Transaction): PlayFrame | HideFrame | MoveFrame | null {
  const { decision, frames } = tx.s
  if (decision === null) return null
  const top = frames[frames.length - 1]!
  const paying = top.program === 'payment' && top.pc <= 2
  const below = frames[frames.length - 2]
  if (paying && (below?.program === 'hide' || below?.program === 'standardMove'))
    return below['player'] === decision.player ? (below as HideFrame | MoveFrame) : null
  const frame = paying && top['item'] !== 0 ? below : top
  if (frame?.program !== 'play') return null
  const item = tx.findItem(frame['item'] as number)
  return item !== null && item.openedBy === 'play' && item.controller === decision.player ? (frame as PlayFrame) : null
}

// ---------------------------------------------------------------------------------------------- performing

/** Does what `fault` has found in order; the interpreter goes on from there. */
export function perform(tx: Transaction, player: PlayerIndex, action: Action): void {
  const s = tx.s
  if (action.type === 'concede') {
    const before = s.decision
    concede(tx, player)
    // Somebody else's question stays open, unless the board under it has changed; then its step asks anew.
    if (before !== null && tx.s.decision === before && tx.s.outcome === null) tx.s.decision = null
    return
  }
  const decision = s.decision!
  if (action.type === 'cancel') {
    cancel(tx)
    return
  }
  if (action.type === 'answer') {
    tx.answer = readAnswer(tx, decision, action) as Answer
    s.decision = null
    return
  }
  s.decision = null
  switch (action.type) {
    case 'play':
      play(tx, player, tx.find(action.card))
      return
    case 'activate':
      activate(tx, player, action.object, action.ability, decision)
      return
    case 'move':
      pushStandardMove(tx, action.units, action.to, player)
      return
    case 'endTurn':
      endTurn(tx)
      return
    case 'pass':
      if (decision.reason === 'priority') passPriority(tx)
      else if (decision.reason === 'invited') endInvitation(tx)
      else passFocus(tx)
      return
    case 'invite':
      invite(tx, action.player)
      return
    case 'hide':
      pushHide(tx, action.card, action.at, player)
      return
    default:
      throw new Error('engine fault: an action that is never accepted was accepted')
  }
}

function play(tx: Transaction, player: PlayerIndex, i: ObjectIndex): void {
  putCardOnChain(tx, i, player, 'play', playOptions(tx, i, player))
}

/** 347.2: passing Focus. */
function passFocus(tx: Transaction): void {
  const s = tx.s
  note(tx, 'pass', { player: s.focus, detail: 'focus' })
  tx.showdown().passes++
  s.focus = nextPlayer(s, s.focus)
}

function activate(tx: Transaction, player: PlayerIndex, object: number, n: number, decision: StoredDecision): void {
  const i = tx.find(object)
  const { ability, via, bind } = activatedOf(tx, i)[n]!
  const paying = decision.kind === 'pay'
  if (paying) {
    // What is added by hand is taken back with the play (358.5), so the state before it is kept.
    const frames = tx.s.frames
    const frame = frames[frames.length - 2]
    if (frame?.program === 'play' || frame?.program === 'hide') keepUndo(tx, tx.frame(frames.length - 2) as PlayFrame | HideFrame)
  }
  const item = putAbilityOnChain(tx, {
    ability: ability.ref,
    source: object,
    via,
    bind,
    controller: player,
    you: player,
    openedBy: ability.adds ? 'add' : 'play',
    snapshot: snapshotOf(tx, i),
  })
  // 429.3.a: inside a payment it is finalized and resolves immediately, ignoring everything else.
  if (paying) tx.push({ program: 'play', pc: 0, item: item.key, at: 0, result: null, undo: null })
}

function cancel(tx: Transaction): void {
  const frame = cancellable(tx)!
  const { undo } = frame
  if (undo !== null) tx.restore(undo)
  if (frame.program !== 'play') {
    tx.s.decision = null
    tx.cut(tx.s.frames.findIndex(f => f.program === frame.program))
    return
  }
  const key = frame.item
  const at = tx.s.frames.findIndex(f => f.program === 'play' && f['item'] === key)
  tx.s.decision = null
  tx.cut(at)
  cancelPlay(tx, key)
}
