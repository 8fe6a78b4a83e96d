/** Can a play whose choices are made be paid for (357, 358.4)? What its costs use up, and which Add abilities can help. */
import { RUNE } from '../abilities/compile/codes'
import { NONE } from '../state/make'
import type { Key, PlayerIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { canAfford, due, type Usable } from './affording'
import { LEAVING, STAYING, spoilsTarget } from './cost-objects'
import type { Draft } from './draft'
import { costActions, usesOf, xKind } from './draft'
import { slotAt } from './executions'
import { leavesWaiting } from './obligations'
import { keepsPlace, placeMatters } from './play-places'
import { addSources, canPayWithRunes, gather, type Kept, NOTHING_KEPT, type Resources, sum } from './resources'
import { hasTiming } from './timing'
import { type Total, totalsOf, xpCost } from './totals'
import { timesUsable, usableSources } from './yields'

export function canPay(tx: Transaction, d: Draft): boolean {
  const leaving = leavingByCosts(tx, d)
  if (d.needed > 0 && !hasTiming(tx, d, leaving)) return false // 806.4.a
  if (!keepsPlace(tx, d, leaving)) return false // 822.3
  const xp = xpCost(tx, d)
  if (xp !== 0 && !(tx.s.players[d.controller]!.xp >= xp)) return false
  const totals = totalsOf(tx, d).filter(t => !Number.isNaN(t.energy))
  if (totals.length === 0) return false
  return isAffordable(tx, d, totals) && leavesWaiting(tx, d, totals)
}

function isAffordable(tx: Transaction, d: Draft, totals: readonly Total[]): boolean {
  if (totals.some(t => t.energy === 0 && t.power.length === 0)) return true
  const uses = usesOf(tx, d)
  const r = gather(tx, d.controller, keptBy(tx, d))
  if (totals.some(t => canPayWithRunes(r, uses, t.energy, t.power))) return true
  const within = totals.filter(withinReach(tx, d.controller, r))
  if (within.length === 0) return false
  const usable = usableFor(tx, d)
  return usable.length > 0 && within.some(t => canAfford(r, [due(t.energy, t.power, uses)], usable))
}

/** Would there be enough if every Add ability gave the most that it can? That is sooner asked than what each of them costs. */
function withinReach(tx: Transaction, player: PlayerIndex, r: Resources): (total: Total) => boolean {
  const sources = addSources(tx, player, NONE)
  if (sources.length === 0) return () => false
  let energy = r.poolEnergy + sum(r.readyRunes)
  let power = sum(r.poolPower) + sum(r.runes)
  for (const { domain, amount } of r.limited) {
    if (domain < 0) energy += amount
    else power += amount
  }
  for (const source of sources) {
    const { most } = source.ability
    const times = timesUsable(tx, source)
    energy += times * most.energy
    power += most.power === 0 ? 0 : times * most.power
  }
  return total => total.energy <= energy && total.power.length <= power
}

/** Objects that the non-standard costs take away. */
function leavingByCosts(tx: Transaction, d: Draft): readonly Key[] {
  if (d.costObjects.length === 0 || !placeMatters(tx, d)) return NONE
  const actions = costActions(tx, d)
  return d.costObjects.flatMap((keys, part) => (LEAVING.has(actions[part]?.verb ?? '') ? keys : NONE))
}

/** Objects that the non-standard costs exhaust or take away: they can't also give resources. */
export function spentByCosts(tx: Transaction, d: Draft): readonly Key[] {
  if (d.costObjects.length === 0) return []
  const list: Key[] = []
  const actions = costActions(tx, d)
  d.costObjects.forEach((keys, part) => {
    if (!STAYING.has(actions[part]?.verb ?? '')) list.push(...keys)
  })
  return list
}

/**
 * Runes that must not be used, or not for Power. What pays another part of the cost is needed for that, which comes after
 * resources (357.2): until then a rune that is going to leave can be exhausted. What is a target has to stay one (357.3).
 */
export function keptBy(tx: Transaction, d: Draft): Kept {
  let { exhaust, recycle } = NOTHING_KEPT
  if (d.costObjects.length > 0) {
    const actions = costActions(tx, d)
    d.costObjects.forEach((keys, part) => {
      recycle = [...recycle, ...keys]
      if (actions[part]?.verb === 'exhaust') exhaust = [...exhaust, ...keys]
    })
  }
  d.targets.forEach((keys, n) => {
    if (keys.length === 0 || ((slotAt(d, n).filter?.types ?? 0) & RUNE) === 0) return
    for (const key of keys) {
      if (tx.find(key) < 0) continue
      recycle = [...recycle, key]
      if (spoilsTarget(tx, d, 'exhaust', key)) exhaust = [...exhaust, key]
    }
  })
  return recycle.length === 0 ? NOTHING_KEPT : { exhaust, recycle }
}

/** The Add abilities that can help to pay, with their own choices gone through one by one. */
export function usableFor(tx: Transaction, d: Draft): readonly Usable[] {
  if (!tx.registry.hasAddCards) return NONE
  // The card itself is on the chain when it is paid for: it can't be discarded for its own cost.
  const spent = d.kind === 'card' ? [...spentByCosts(tx, d), d.source] : spentByCosts(tx, d)
  return usableSources(tx, d.controller, spent, (verb, key) => spoilsTarget(tx, d, verb, key))
}

/** No more than this can be paid for X, whatever is turned into what. */
export function mostX(tx: Transaction, d: Draft): number {
  const r = gather(tx, d.controller, NOTHING_KEPT)
  const usable = usableFor(tx, d)
  const own = xKind(tx, d) === 'energy' ? r.poolEnergy + sum(r.readyRunes) : sum(r.poolPower) + sum(r.runes)
  const limited = sum(r.limited.map(x => x.amount))
  if (usable.length === 0) return own + limited
  let most = r.poolEnergy + sum(r.readyRunes) + sum(r.poolPower) + sum(r.runes) + limited
  for (const { yields } of usable) {
    let best = 0
    for (const { dues } of yields)
      for (const { gain } of dues) for (const g of gain(most)) best = Math.max(best, g.energy + sum(g.power))
    most += best
  }
  return most
}
