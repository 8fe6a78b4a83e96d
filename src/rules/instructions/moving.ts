/** The instructions that move (420, 445–453). What it costs to move somewhere is paid first, or nothing goes there (204.4). */
import type { Compiler } from '../../abilities/compile/ability'
import type { Step } from '../../abilities/compile/compiled'
import { slotKeys } from '../../abilities/compile/filters'
import type { Instruction } from '../../abilities/types'
import { derivedOf } from '../../characteristics/read'
import { type Destined, moveEach } from '../../game-actions/actions'
import { askConfirm, askNumber, askPick } from '../../interpreter/decision'
import { AGAIN, NEXT } from '../../interpreter/flow'
import { makeResult, type RunFrame, scopeOf, setSlot } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import { baseOf } from '../../state/query'
import { placeTarget, targetedPlace } from '../../state/target-values'
import type { Key, PlaceIndex } from '../../state/types'
import { Zone } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import { type AppliedCost, canPayApplied, costOfMove, movers, payApplied } from '../applied-costs'
import { causeOf, compileObjects, compilePlace } from './objects'

type Of<D extends Instruction['do']> = Extract<Instruction, { do: D }>
/** What moves where; `asked` for the result. */
interface Moves {
  readonly list: readonly Destined[]
  readonly asked: number
}
type ReadMoves = (tx: Transaction, scope: RunFrame) => Moves

export function moveSteps(i: Of<'move'>, compiler: Compiler): readonly Step[] {
  // 355.4: a destination that is chosen is chosen with the other choices, so it is a place with a name.
  if (i.to === 'anyLegal') throw new Error("the engine can't do this yet: moving to any legal place; name a place to choose")
  const objects = compileObjects(i.what, compiler)
  const place = compilePlace(i.to, compiler)
  return stepsOf((tx, scope) => {
    const list = objects(tx, scope)
    // Each goes to its own controller's base; anywhere else the destination is the same for all (144.3.a).
    const to = list.length === 0 ? -1 : place(tx, scope, list[0]!)
    if (to < 0) return { list: NONE, asked: Math.max(1, list.length) }
    const own = i.to === 'base'
    return { list: list.map(x => ({ i: x, to: own ? baseOf(tx.s, tx.s.objects[x]!.controller) : to })), asked: list.length }
  })
}

/** Each to where the other is, at once. Without one of the two there is no place to go to (359.3.e.12): neither moves. */
export function exchangeSteps(i: Of<'exchangePlaces'>, compiler: Compiler): readonly Step[] {
  const first = compileObjects(i.a, compiler)
  const second = compileObjects(i.b, compiler)
  return stepsOf((tx, scope) => {
    const [a, b] = [first, second].map(read => read(tx, scope).find(x => tx.s.objects[x]!.zone === Zone.Board))
    if (a === undefined || b === undefined) return { list: NONE, asked: 2 }
    const places = [a, b].map(x => tx.s.objects[x]!.place)
    return {
      list: [
        { i: a, to: places[1]! },
        { i: b, to: places[0]! },
      ],
      asked: 2,
    }
  })
}

function stepsOf(read: ReadMoves): readonly Step[] {
  return [settle(read), checkPaid, perform(read)]
}

// What the steps remember in the scope: by twos what moves where, once it is known that something is to be paid; places for which
// that is settled; how many go to the place that is being settled.
const MOVES = '$moves'
const SETTLED = '$settled'
const COUNT = '$count'

/** Settles one place after the other: how many go there, and which, and begins to pay for them. */
const settle =
  (read: ReadMoves): Step =>
  (tx, f) => {
    const scope = scopeOf(tx, f)
    const { controller: player } = scope
    if (derivedOf(tx).moveCosts.length === 0 || player < 0) return f.pc + 2
    const moves = pinned(tx, scope, read)
    for (const to of new Set(moves.map(m => m.to))) {
      if (slotKeys(scope, SETTLED).includes(placeTarget(to))) continue
      const units = movers(
        tx,
        moves.filter(m => m.to === to).map(m => m.i),
        to,
      )
      if (costOfMove(tx, player, units.length, to) === null) continue
      if (slotKeys(scope, MOVES).length === 0)
        setSlot(
          scope,
          MOVES,
          moves.flatMap(m => [tx.s.objects[m.i]!.key, placeTarget(m.to)]),
        )
      const [known] = slotKeys(scope, COUNT)
      const count = known ?? askCount(tx, scope, units.length, to)
      if (count === null) return AGAIN
      setSlot(scope, COUNT, [count])
      const going = askPick(tx, {
        player,
        reason: 'movers',
        rule: '204.4.c',
        options: tx.answer === null ? units.map(x => tx.s.objects[x]!.key) : [],
        min: count,
        max: count,
        of: 'object',
        source: scope.source,
      })
      if (going === null) return AGAIN
      setSlot(scope, COUNT, NONE)
      setSlot(scope, SETTLED, [...slotKeys(scope, SETTLED), placeTarget(to)])
      keepOnly(tx, scope, to, going)
      const cost = costOfMove(tx, player, count, to)
      if (cost === null) continue
      payApplied(tx, player, cost, scope.root)
      return NEXT
    }
    return f.pc + 2
  }

/** 444.2.b: not paid, they stay. */
const checkPaid: Step = (tx, f) => {
  const scope = scopeOf(tx, f)
  const to = targetedPlace(slotKeys(scope, SETTLED).at(-1)!)
  if (scope.result?.performed !== true) keepOnly(tx, scope, to, NONE)
  return f.pc - 1
}

const perform =
  (read: ReadMoves): Step =>
  (tx, f) => {
    const scope = scopeOf(tx, f)
    const settled = slotKeys(scope, SETTLED).length > 0
    const { list, asked } = settled ? { list: pinned(tx, scope, read), asked: 1 } : read(tx, scope)
    if (settled) for (const slot of [MOVES, SETTLED]) setSlot(scope, slot, NONE)
    if (list.length === 0) {
      scope.result = makeResult(NONE, 0, asked)
      return NEXT
    }
    moveEach(tx, list, causeOf(tx, scope), scope.root)
    return NEXT
  }

/** What moves where, as it was before anything was paid; what has left meanwhile moves nowhere. */
function pinned(tx: Transaction, scope: RunFrame, read: ReadMoves): readonly Destined[] {
  const kept = slotKeys(scope, MOVES)
  if (kept.length === 0 && slotKeys(scope, SETTLED).length === 0) return read(tx, scope).list
  const list: Destined[] = []
  for (let n = 0; n < kept.length; n += 2) {
    const i = tx.find(kept[n]!)
    if (i >= 0) list.push({ i, to: targetedPlace(kept[n + 1]!) })
  }
  return list
}

/** The others are moved to where they are, which is no move. */
function keepOnly(tx: Transaction, scope: RunFrame, to: PlaceIndex, going: readonly Key[]): void {
  const next = slotKeys(scope, MOVES).slice()
  for (let n = 0; n < next.length; n += 2) {
    const i = tx.find(next[n]!)
    if (i >= 0 && next[n + 1] === placeTarget(to) && !going.includes(next[n]!)) next[n + 1] = placeTarget(tx.s.objects[i]!.place)
  }
  setSlot(scope, MOVES, next)
}

/**
 * 444.2, 359.3.e.11: nobody has to pay, and what he doesn't pay for isn't done; but as many move as go for nothing, or for what
 * he pays. `null`: he was asked.
 */
function askCount(tx: Transaction, scope: RunFrame, all: number, to: PlaceIndex): number | null {
  const { controller: player } = scope
  const costs: (AppliedCost | null)[] = []
  for (let n = 0; n <= all; n++) costs.push(costOfMove(tx, player, n, to))
  // Who pays for a number moves as many as that pays for.
  const sizes = costs.flatMap((cost, n) => (n < all && same(cost, costs[n + 1]!) ? [] : [n]))
  const payable = sizes.filter(n => costs[n] === null || canPayApplied(tx, player, costs[n]!, NONE))
  const least = payable[0] ?? 0
  const most = payable[payable.length - 1] ?? 0
  const asked = { player, rule: '204.4.c', source: scope.source }
  if (payable.length < 2) return least
  if (payable.length === 2) {
    const yes = askConfirm(tx, { ...asked, reason: 'payCost' })
    return yes === null ? null : yes ? most : least
  }
  const number = askNumber(tx, { ...asked, reason: 'movedUnits', min: least, max: most })
  return number === null ? null : Math.max(...payable.filter(n => n <= number))
}

const same = (a: AppliedCost | null, b: AppliedCost | null): boolean =>
  a === b || (a !== null && b !== null && a.energy === b.energy && a.power.length === b.power.length)
