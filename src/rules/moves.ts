/** 144: standard moves. */
import { UNIT } from '../abilities/compile/codes'
import type { Step } from '../abilities/compile/compiled'
import { isForbidden } from '../characteristics/permissions'
import { abilitiesOf, typesOf } from '../characteristics/read'
import { exhaust, move } from '../game-actions/actions'
import { canBePresent } from '../game-actions/move'
import { AGAIN, DONE, NEXT } from '../interpreter/flow'
import { forkState } from '../state/make'
import { baseOf, controllerOf } from '../state/query'
import type { Cause, Frame, GameState, Key, ObjectIndex, PlaceIndex, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { type AppliedCost, canPayApplied, costOfMove, movers, payApplied } from './applied-costs'
import { abilityContext } from './resources'

/** Units that the player could send to this place with a standard move now. */
export function movable(tx: Transaction, player: PlayerIndex, to: PlaceIndex): ObjectIndex[] {
  const found: ObjectIndex[] = []
  if (!canBePresent(tx, player, to)) return found
  for (const place of tx.s.places) {
    for (const i of place.permanents) if (tx.s.objects[i]!.controller === player && canMove(tx, i, to)) found.push(i)
  }
  return found
}

/** 144.2 ready, 144.4 from base to battlefield or back; Ganking from battlefield to battlefield (810). */
export function canMove(tx: Transaction, i: ObjectIndex, to: PlaceIndex): boolean {
  const o = tx.s.objects[i]!
  if (o.zone !== Zone.Board || o.exhausted || o.place === to || (typesOf(tx, i) & UNIT) === 0) return false
  const from = tx.s.places[o.place]!
  const target = tx.s.places[to]!
  if (target.base ? to !== baseOf(tx.s, o.controller) || from.base : !from.base && !movesAnywhere(tx, i, to)) return false
  return !isForbidden(tx, 'move', i, to)
}

/** The unit says so, or the battlefield that it goes to. */
function movesAnywhere(tx: Transaction, i: ObjectIndex, to: PlaceIndex): boolean {
  const { card } = tx.s.places[to]!
  return saysAnywhere(tx, i, false) || (card >= 0 && saysAnywhere(tx, card, true))
}

function saysAnywhere(tx: Transaction, i: ObjectIndex, here: boolean): boolean {
  const { key } = tx.s.objects[i]!
  return abilitiesOf(tx, i).some(h => {
    const { effect, check } = h.ability
    if (effect?.static !== 'moveAnywhere' || (effect.here === true) !== here) return false
    return check === null || check(tx, abilityContext(key, controllerOf(tx.s, i), h))
  })
}

export interface MoveFrame extends Frame {
  program: 'standardMove'
  units: readonly Key[]
  /** Where to. */
  place: PlaceIndex
  player: PlayerIndex
  result: { readonly performed: boolean } | null
  /** The state before anything was paid, if there is something besides exhausting to pay. */
  undo: GameState | null
}

export function pushStandardMove(tx: Transaction, units: readonly Key[], to: PlaceIndex, player: PlayerIndex): void {
  const frame: MoveFrame = { program: 'standardMove', pc: 0, units, place: to, player, result: null, undo: null }
  tx.push(frame)
}

const present = (tx: Transaction, keys: readonly Key[]): ObjectIndex[] => keys.map(key => tx.find(key)).filter(i => i >= 0)

/** What the move costs besides exhausting (204.4). */
const appliedTo = (tx: Transaction, { player, units, place }: MoveFrame): AppliedCost | null =>
  costOfMove(tx, player, movers(tx, present(tx, units), place).length, place)

/** Could the player pay what it costs to move these units there together? They pay for it by being exhausted, and by nothing else. */
export function canPayMove(tx: Transaction, player: PlayerIndex, units: readonly Key[], to: PlaceIndex): boolean {
  const cost = costOfMove(tx, player, units.length, to)
  return cost === null || canPayApplied(tx, player, cost, units)
}

const steps: readonly Step[] = [
  // 144.3.c: the costs are paid simultaneously.
  (tx, f) => {
    const m = f as MoveFrame
    if (appliedTo(tx, m) !== null) {
      const before = forkState(tx.s)
      before.decision = null
      m.undo = before
    }
    const cause: Cause = { kind: 'cost', player: m.player, source: 0, item: 0, sources: [] }
    exhaust(tx, present(tx, m.units), cause)
    return NEXT
  },
  // 204.4.b: without a chain, as the move is performed.
  (tx, f) => {
    const m = f as MoveFrame
    const cost = appliedTo(tx, m)
    if (cost === null) return 3
    m.pc++
    payApplied(tx, m.player, cost, tx.s.frames.length - 1)
    return AGAIN
  },
  // 204.4.c: not paid, it isn't performed.
  (tx, f) => {
    const m = f as MoveFrame
    if (m.result?.performed === true) {
      m.undo = null
      return NEXT
    }
    if (m.undo !== null) tx.restore(m.undo)
    tx.cut(tx.s.frames.findIndex(frame => frame.program === 'standardMove'))
    return AGAIN
  },
  // 144.3: one game action performed on all of them.
  (tx, f) => {
    const m = f as MoveFrame
    const cause: Cause = { kind: 'move', player: m.player, source: 0, item: 0, sources: [] }
    move(tx, present(tx, m.units), m.place, cause)
    return NEXT
  },
  () => DONE,
]
export const standardMoveProgram = { steps }
