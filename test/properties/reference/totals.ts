/** The reference search: the total costs that are possible (356), found by applying discounts in every order. */
import { ALL_DOMAINS } from '../../../src/abilities/compile/codes'
import { isIgnored } from '../../../src/characteristics/ignoring'
import { derivedOf } from '../../../src/characteristics/read'
import { isFriendly } from '../../../src/state/query'
import { isPlaceTarget, targetedPlace } from '../../../src/state/target-values'
import type { Transaction } from '../../../src/transaction/transaction'
import { costParts, type Picks, type Play, reading } from './play'

export interface Need {
  readonly energy: number
  /** A mask of domains for each Power. */
  readonly power: readonly number[]
}

/** What X stands for, if the play has one. */
export const kindOfX = (tx: Transaction, play: Play, picks: Picks): 'energy' | 'any' | null =>
  costParts(tx, play, picks).find(part => part.x !== null)?.x ?? null

/** XP to be spent (730.2). */
export const xpNeeded = (tx: Transaction, play: Play, picks: Picks): number =>
  costParts(tx, play, picks).reduce((sum, part) => sum + (part.xp === null ? 0 : part.xp(tx, reading(play, picks))), 0)

/** Every total that some order of the discounts leads to; none if it can't be told (359.3.e.12). */
export function needs(tx: Transaction, play: Play, picks: Picks): Need[] {
  const { ignoring } = play.options
  let energy = 0
  const power: number[] = []
  if (play.kind === 'card' && !play.card.def.token && picks.flow < 0) {
    if (ignoring === '' || ignoring === 'power') energy = play.card.energy
    if (ignoring === '' || ignoring === 'energy') power.push(...play.card.power)
  }
  const ctx = reading(play, picks)
  for (const part of costParts(tx, play, picks)) {
    energy += part.energy?.(tx, ctx) ?? 0
    power.push(...part.power)
  }
  const x = kindOfX(tx, play, picks)
  if (x === 'energy') energy += picks.x
  if (x === 'any') for (let n = 0; n < picks.x; n++) power.push(ALL_DOMAINS)
  for (let n = deflected(tx, play, picks); n > 0; n--) power.push(ALL_DOMAINS)
  if (ignoring === 'allCosts') return [{ energy: 0, power: [] }]
  if (Number.isNaN(energy)) return []
  const { more, less } = modifications(tx, play, picks)
  const totals = new Set<number>()
  inEveryOrder(less, energy + more, left => totals.add(Math.max(0, left)))
  return [...totals].map(total => ({ energy: total, power }))
}

interface Discount {
  readonly by: number
  readonly min: number
}

function inEveryOrder(discounts: readonly Discount[], energy: number, visit: (energy: number) => void): void {
  if (discounts.length === 0) visit(energy)
  discounts.forEach(({ by, min }, n) => {
    const left = energy > min ? Math.max(min, energy - by) : energy
    inEveryOrder(
      discounts.filter((_, k) => k !== n),
      left,
      visit,
    )
  })
}

/** 356.3–4. */
function modifications(tx: Transaction, play: Play, picks: Picks): { more: number; less: Discount[] } {
  let more = 0
  const less: Discount[] = []
  const ctx = reading(play, picks)
  if (play.kind === 'ability') {
    const reduction = play.ability!.less
    if (reduction !== null && (reduction.check === null || reduction.check(tx, ctx))) {
      const by = reduction.energy(tx, ctx)
      if (!Number.isNaN(by)) less.push({ by, min: 0 })
    }
    return { more, less }
  }
  for (const other of derivedOf(tx).costs) {
    const { effect, who, check } = other.ability
    if (effect?.static !== 'cost' || effect.energy === undefined) continue
    if (play.object >= 0 && !who!(tx, play.object, other)) continue
    if (check !== null && !check(tx, other)) continue
    if (effect.energy > 0) more += effect.energy
    else less.push({ by: -effect.energy, min: effect.min ?? 0 })
  }
  for (const own of play.card.selfCosts) {
    const { effect, amount, check } = own
    if (effect?.static !== 'selfCost' || amount === null || (check !== null && !check(tx, ctx))) continue
    const by = amount(tx, ctx)
    if (Number.isNaN(by)) continue
    if (effect.less) less.push({ by, min: 0 })
    else more += by
  }
  return { more, less }
}

/** 809: one more Power for each time that something with Deflect is chosen, unless it is ignored (766). */
function deflected(tx: Transaction, play: Play, picks: Picks): number {
  if (play.kind === 'card' && play.card.ignores.some(a => a.check === null || a.check(tx, reading(play, picks)))) return 0
  const chosen = picks.targets.flat()
  const places = chosen.flatMap(value => {
    if (isPlaceTarget(value)) return [targetedPlace(value)]
    const at = tx.s.objects.find(o => o.key === value)?.place ?? -1
    return at >= 0 ? [at] : []
  })
  if (isIgnored(tx, 'deflect', 'pay', play.player, places)) return 0
  let more = 0
  for (const value of chosen)
    for (const x of derivedOf(tx).targetCosts) {
      if (x.source !== value || isFriendly(tx.s, x.controller, play.player)) continue
      if (x.ability.check === null || x.ability.check(tx, x)) more += x.ability.amount!(tx, x)
    }
  return more
}
