/** 144: standard moves. */
import { UNIT } from '../abilities/compile/codes'
import type { Step } from '../abilities/compile/compiled'
import { isForbidden } from '../characteristics/permissions'
import { abilitiesOf, typesOf } from '../characteristics/read'
import { exhaust, move } from '../game-actions/actions'
import { canBePresent } from '../game-actions/move'
import { DONE, NEXT } from '../interpreter/flow'
import { baseOf, controllerOf } from '../state/query'
import type { Cause, Frame, Key, ObjectIndex, PlaceIndex, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
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

interface MoveFrame extends Frame {
  program: 'standardMove'
  units: readonly Key[]
  to: PlaceIndex
  player: PlayerIndex
}

export function pushStandardMove(tx: Transaction, units: readonly Key[], to: PlaceIndex, player: PlayerIndex): void {
  const frame: MoveFrame = { program: 'standardMove', pc: 0, units, to, player }
  tx.push(frame)
}

const present = (tx: Transaction, keys: readonly Key[]): ObjectIndex[] => keys.map(key => tx.find(key)).filter(i => i >= 0)

const steps: readonly Step[] = [
  // 144.3.c: the costs are paid simultaneously.
  (tx, f) => {
    const m = f as MoveFrame
    const cause: Cause = { kind: 'cost', player: m.player, source: 0, item: 0, sources: [] }
    exhaust(tx, present(tx, m.units), cause)
    return NEXT
  },
  // 144.3: one game action performed on all of them.
  (tx, f) => {
    const m = f as MoveFrame
    const cause: Cause = { kind: 'move', player: m.player, source: 0, item: 0, sources: [] }
    move(tx, present(tx, m.units), m.to, cause)
    return NEXT
  },
  () => DONE,
]
export const standardMoveProgram = { steps }
