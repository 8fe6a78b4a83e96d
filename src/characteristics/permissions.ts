/** Forbids and permissions: "can't beats can" (054). One question over the index of statics. */
import type { PlayerAction } from '../abilities/types'
import { isFriendly } from '../state/query'
import type { ObjectIndex, PlaceIndex, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { derivedOf } from './read'

/** May this object not be moved (there), readied, or take damage? */
export function isForbidden(
  tx: Transaction,
  action: 'move' | 'ready' | 'takeDamage',
  i: ObjectIndex,
  to: PlaceIndex = -1,
): boolean {
  const { forbids } = derivedOf(tx)
  for (const x of forbids) {
    const effect = x.ability.effect
    if (effect?.static !== 'forbid' || effect.action !== action || x.ability.who === null) continue
    if (effect.destination !== undefined && (to < 0 || tx.s.places[to]!.base !== (effect.destination === 'base'))) continue
    if ((x.ability.check === null || x.ability.check(tx, x)) && x.ability.who(tx, i, x)) return true
  }
  return false
}

/** 757: can't it be chosen by what this player controls and what costs so much Energy? -1 is nobody. */
export function isUntargetable(tx: Transaction, i: ObjectIndex, chooser: PlayerIndex, energy: () => number): boolean {
  for (const x of derivedOf(tx).forbids) {
    const effect = x.ability.effect
    if (effect?.static !== 'forbid' || effect.action !== 'target' || x.ability.who === null) continue
    if (effect.chooser === 'enemy' && (chooser < 0 || isFriendly(tx.s, chooser, x.controller))) continue
    if ((x.ability.check !== null && !x.ability.check(tx, x)) || !x.ability.who(tx, i, x)) continue
    // 359.3.e.12: compared with nothing, nothing is cheaper.
    if (x.ability.amount === null || energy() < x.ability.amount(tx, x)) return true
  }
  return false
}

/** 441.1.b–c: once, unless something permits it more often. */
export function canBeEmpowered(tx: Transaction, i: ObjectIndex): boolean {
  const { zone, empowered } = tx.s.objects[i]!
  if (zone !== Zone.Board && zone !== Zone.Legend && zone !== Zone.Battlefield) return false // 441.2
  return empowered === 0 || empowered < empowerLimit(tx, i)
}

function empowerLimit(tx: Transaction, i: ObjectIndex): number {
  let most = 1
  for (const x of derivedOf(tx).empowerLimits) {
    const effect = x.ability.effect
    if (effect?.static !== 'empowerLimit' || effect.to <= most) continue
    if ((x.ability.check === null || x.ability.check(tx, x)) && x.ability.who!(tx, i, x)) most = effect.to
  }
  return most
}

/** May this player not play units, or cards at all, or this card? */
export function isPlayerForbidden(
  tx: Transaction,
  action: 'playUnits' | 'playCards' | 'ambushInReaction',
  player: PlayerIndex,
  card: ObjectIndex = -1,
): boolean {
  const { forbids } = derivedOf(tx)
  for (const x of forbids) {
    const effect = x.ability.effect
    if (effect?.static !== 'forbid' || effect.action !== action || effect.who !== 'opponents') continue
    if (effect.of !== undefined && (card < 0 || !x.ability.who!(tx, card, x))) continue
    if ((x.ability.check === null || x.ability.check(tx, x)) && x.controller >= 0 && !isFriendly(tx.s, player, x.controller))
      return true
  }
  return false
}

/** May this player not do that (there), or not have it done to what is his on the chain? */
export function isBarred(tx: Transaction, action: PlayerAction, player: PlayerIndex, place: PlaceIndex = -1): boolean {
  const { forbids } = derivedOf(tx)
  for (const x of forbids) {
    const effect = x.ability.effect
    if (effect?.static !== 'forbidPlayers' || effect.action !== action) continue
    if (x.ability.check !== null && !x.ability.check(tx, x)) continue
    if (effect.beforeTurn !== undefined && tx.s.players[player]!.turns >= effect.beforeTurn) continue
    if (effect.at === 'here' && (place < 0 || tx.s.objects[tx.find(x.source)]?.place !== place)) continue
    if (effect.who === 'players') return true
    if (x.controller < 0) continue
    if (effect.who === 'you' ? player === x.controller : !isFriendly(tx.s, player, x.controller)) return true
  }
  return false
}

/** 107.3.b: how many cards can lie facedown at this battlefield. */
export function facedownLimit(tx: Transaction, p: PlaceIndex): number {
  const { facedownLimits } = derivedOf(tx)
  const { card } = tx.s.places[p]!
  let limit = 1
  if (facedownLimits.length === 0 || card < 0) return limit
  for (const x of facedownLimits) {
    const effect = x.ability.effect
    if (effect?.static !== 'facedownLimit' || (x.ability.check !== null && !x.ability.check(tx, x))) continue
    if (x.ability.who!(tx, card, x)) limit += effect.by
  }
  return Math.max(0, limit)
}
