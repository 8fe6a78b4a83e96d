/** 204.4: Applied Costs, which somebody must pay as a game action is performed. Moves have them. */
import { UNIT } from '../abilities/compile/codes'
import { derivedOf, typesOf } from '../characteristics/read'
import { movesTo } from '../game-actions/actions'
import { canBePresent } from '../game-actions/move'
import { pushPayment } from '../game-actions/payment-frame'
import { isFriendly } from '../state/query'
import type { Key, ObjectIndex, PlaceIndex, PlayerIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { canPay } from './payable'
import { appliedDraft } from './payment'
import { abilityContext } from './resources'

/** What has to be paid, all of it together, and what asks for it (the first, if there are several). */
export interface AppliedCost {
  readonly ability: string
  readonly source: Key
  readonly via: Key
  readonly energy: number
  /** Masks of domains, one per Power. */
  readonly power: readonly number[]
}

/** Does moving there cost this player anything at all? */
export const isTaxed = (tx: Transaction, player: PlayerIndex, to: PlaceIndex): boolean =>
  derivedOf(tx).moveCosts.length > 0 && costOfMove(tx, player, Number.MAX_SAFE_INTEGER, to) !== null

/** Those of these units that would move there. */
export const movers = (tx: Transaction, units: readonly ObjectIndex[], to: PlaceIndex): readonly ObjectIndex[] =>
  units.filter(i => (typesOf(tx, i) & UNIT) !== 0 && movesTo(tx, i, to) && canBePresent(tx, tx.s.objects[i]!.controller, to))

/** What this player pays to move so many units there at the same time; null if nothing. */
export function costOfMove(tx: Transaction, player: PlayerIndex, count: number, to: PlaceIndex): AppliedCost | null {
  const { moveCosts } = derivedOf(tx)
  if (moveCosts.length === 0 || count === 0 || tx.s.places[to]!.base) return null
  let due: AppliedCost | null = null
  for (const x of moveCosts) {
    const { ability, source, via, controller } = x
    const effect = ability.effect
    if (effect?.static !== 'moveCost' || controller < 0 || isFriendly(tx.s, player, controller)) continue
    if (tx.s.objects[tx.find(source)]?.place !== to || (ability.check !== null && !ability.check(tx, x))) continue
    const times = effect.beyond === undefined ? 1 : Math.max(0, Math.min(count - effect.beyond, ENOUGH))
    const energy = ability.cost!.energy?.(tx, x) ?? 0
    if (times === 0 || Number.isNaN(energy)) continue
    const power = new Array<readonly number[]>(times).fill(ability.cost!.power).flat()
    if (energy * times === 0 && power.length === 0) continue
    const before: AppliedCost = due ?? { ability: ability.ref, source, via, energy: 0, power: [] }
    due = { ...before, energy: before.energy + energy * times, power: [...before.power, ...power] }
  }
  return due
}
/** More units than anybody has. */
const ENOUGH = 100

/** Could it be paid without these objects? */
export function canPayApplied(tx: Transaction, player: PlayerIndex, cost: AppliedCost, without: readonly Key[]): boolean {
  return canPay(tx, appliedDraft(tx, player, cost, without))
}

/** 204.4.b: paid at once; the frame at this depth reads from its `result` whether it was. */
export function payApplied(tx: Transaction, player: PlayerIndex, cost: AppliedCost, depth: number): void {
  const { ability, source, via, energy, power } = cost
  const context = { ...abilityContext(source, player), via }
  pushPayment(tx, { ability, cost: 'applied', player, context, depth, item: 0, applied: { energy, power } })
}
