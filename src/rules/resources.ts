/**
 * What a player can pay with (357.1, 429.3): the pool, runes (exhaust for Energy, recycle for Power; equal runes merged)
 * and other Add abilities. Feasibility and the list of payment plans.
 */
import { RUNE } from '../abilities/compile/codes'
import type { CompiledAbility, CompiledCard, Context, Held } from '../abilities/compile/compiled'
import { activatedOf } from '../characteristics/read'
import { useCount } from '../events/emit'
import { NONE } from '../state/make'
import { baseOf } from '../state/query'
import type { Key, ObjectIndex, PlayerIndex } from '../state/types'
import { ANY_POWER, ENERGY, ZONES_PER_PLAYER, Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'

/** What the resources are for; restricted ones ask (429). */
export type Purpose = 'spells' | 'units' | 'gear' | 'other'

export interface Resources {
  /** Energy: in the pool, then from ready runes. */
  poolEnergy: number
  /** Power in the pool by domain, [6] = any. */
  poolPower: number[]
  readyRunes: number[]
  runes: number[]
}

const SIX = [0, 1, 2, 3, 4, 5] as const

/** 164.2: how a rune is recognised: it gives 1 Energy when exhausted and 1 Power of its domain when recycled. */
export function runeDomain(card: CompiledCard): number {
  if ((card.types & RUNE) === 0 || card.activated.length < 2) return -1
  for (const d of SIX) if (card.domains === 1 << d) return d
  return -1
}

export function gather(tx: Transaction, player: PlayerIndex, purpose: Purpose, excluded: readonly Key[]): Resources {
  const s = tx.s
  const { pool, restricted } = s.players[player]!
  const r: Resources = {
    poolEnergy: pool[ENERGY]!,
    poolPower: [pool[1]!, pool[2]!, pool[3]!, pool[4]!, pool[5]!, pool[6]!, pool[ANY_POWER]!],
    readyRunes: [0, 0, 0, 0, 0, 0],
    runes: [0, 0, 0, 0, 0, 0],
  }
  for (const x of restricted) {
    if (x.only !== purpose) continue
    if (x.domain < 0) r.poolEnergy += x.amount
    else r.poolPower[x.domain] = r.poolPower[x.domain]! + x.amount
  }
  const base = baseOf(s, player)
  for (const i of s.places[base]!.runes) {
    const o = s.objects[i]!
    if (o.controller !== player || (excluded.length > 0 && excluded.includes(o.key))) continue
    const d = runeDomain(tx.registry.cardOf(o))
    if (d < 0) continue
    r.runes[d] = r.runes[d]! + 1
    if (!o.exhausted) r.readyRunes[d] = r.readyRunes[d]! + 1
  }
  return r
}

/** More Energy than this can't be had; Infinity where Add abilities other than those of runes may help. */
export function mostEnergy(tx: Transaction, player: PlayerIndex): number {
  if (addSources(tx, player, NONE).length > 0) return Number.POSITIVE_INFINITY
  const s = tx.s
  const { pool, restricted } = s.players[player]!
  let most = pool[ENERGY]!
  for (const x of restricted) if (x.domain < 0) most += x.amount
  for (const i of s.places[baseOf(s, player)]!.runes) if (!s.objects[i]!.exhausted) most++
  return most
}

const sum = (list: readonly number[]): number => {
  let n = 0
  for (const x of list) n += x
  return n
}

/** Can pool and runes pay this? Energy and Power don't compete: a rune can be exhausted and then recycled. */
export function canPayWithRunes(r: Resources, energy: number, power: readonly number[]): boolean {
  if (energy > r.poolEnergy + sum(r.readyRunes)) return false
  return power.length === 0 || matchPower(r, power, 0, [0, 0, 0, 0, 0, 0, 0])
}

/** Assigns each Power symbol to a domain that has some left, or to Power of any domain. */
function matchPower(r: Resources, power: readonly number[], at: number, used: number[]): boolean {
  if (at === power.length) return true
  const mask = power[at]!
  for (const d of SIX) {
    if ((mask & (1 << d)) === 0 || used[d]! >= r.poolPower[d]! + r.runes[d]!) continue
    used[d] = used[d]! + 1
    if (matchPower(r, power, at + 1, used)) return true
    used[d] = used[d]! - 1
  }
  if (used[6]! < r.poolPower[6]!) {
    used[6] = used[6]! + 1
    if (matchPower(r, power, at + 1, used)) return true
    used[6] = used[6]! - 1
  }
  return false
}

/** One way to pay: how many runes of each domain to exhaust and to recycle, and what leaves the pool. */
export interface Plan {
  readonly exhaust: readonly number[]
  readonly recycle: readonly number[]
  /** Power from the pool by domain, [6] any. */
  readonly pool: readonly number[]
  readonly energy: number
}

/**
 * All undominated ways to pay with pool and runes: pool Energy goes first, pool Power of a domain goes before a rune of that
 * domain. `limit` cuts the list.
 */
export function listPlans(r: Resources, energy: number, power: readonly number[], limit: number): Plan[] {
  const plans: Plan[] = []
  const fromPool = Math.min(energy, r.poolEnergy)
  const exhausts: number[][] = []
  distribute(energy - fromPool, r.readyRunes, 0, [0, 0, 0, 0, 0, 0], exhausts, limit)
  const seen = new Set<string>()
  const spread = (at: number, used: number[]): void => {
    if (plans.length >= limit) return
    if (at === power.length) {
      const name = used.join()
      if (seen.has(name)) return
      seen.add(name)
      const pool = used.map((n, d) => Math.min(n, r.poolPower[d]!))
      const recycle = SIX.map(d => used[d]! - pool[d]!)
      for (const exhaust of exhausts) {
        if (plans.length >= limit) return
        plans.push({ exhaust, recycle, pool, energy: fromPool })
      }
      return
    }
    const mask = power[at]!
    for (let d = 0; d < 7; d++) {
      const available = d === 6 ? r.poolPower[6]! : (mask & (1 << d)) === 0 ? 0 : r.poolPower[d]! + r.runes[d]!
      if (used[d]! >= available) continue
      used[d] = used[d]! + 1
      spread(at + 1, used)
      used[d] = used[d]! - 1
    }
  }
  if (exhausts.length > 0) spread(0, [0, 0, 0, 0, 0, 0, 0])
  return plans
}

function distribute(left: number, ready: readonly number[], d: number, used: number[], out: number[][], limit: number): void {
  if (out.length >= limit) return
  if (d === 5) {
    if (left <= ready[5]!) {
      const done = used.slice()
      done[5] = left
      out.push(done)
    }
    return
  }
  let rest = 0
  for (let e = d + 1; e < 6; e++) rest += ready[e]!
  for (let n = Math.min(left, ready[d]!); n >= Math.max(0, left - rest); n--) {
    used[d] = n
    distribute(left - n, ready, d + 1, used, out, limit)
  }
  used[d] = 0
}

// ---------------------------------------------------------------------------------------------- other Add abilities

export interface AddSource {
  readonly object: ObjectIndex
  readonly key: Key
  readonly ability: CompiledAbility
  readonly held: Held
}

/** Reaction abilities that add resources, apart from runes (429.3). */
export function addSources(tx: Transaction, player: PlayerIndex, excluded: readonly Key[]): AddSource[] {
  const s = tx.s
  const found: AddSource[] = []
  const look = (i: ObjectIndex): void => {
    const o = s.objects[i]!
    if (o.controller !== player || excluded.includes(o.key)) return
    for (const held of activatedOf(tx, i)) {
      const { ability } = held
      if (!ability.adds || ability.timing !== 2) continue
      if (ability.limit > 0 && useCount(tx, o.key, ability.ref, held.via) >= ability.limit) continue
      found.push({ object: i, key: o.key, ability, held })
    }
  }
  if (!tx.registry.hasAddCards) return found
  // Whose it is comes first: that is cheaper than finding its card.
  for (const place of s.places) {
    for (const i of place.permanents) {
      if (s.objects[i]!.controller === player) look(i)
    }
    for (const i of place.runes) {
      const o = s.objects[i]!
      if (o.controller === player && runeDomain(tx.registry.cardOf(o)) < 0) look(i)
    }
  }
  for (const i of s.zones[player * ZONES_PER_PLAYER + Zone.Legend]!.cards) look(i)
  return found
}

export const abilityContext = (source: Key, player: PlayerIndex, held: Held | null = null): Context => ({
  source,
  via: held?.via ?? 0,
  controller: player,
  bind: held?.bind ?? null,
  slots: [],
  each: 0,
  result: null,
  x: 0,
  paid: 0,
  known: [],
  hiddenAt: -1,
})

/**
 * Can this be paid when other Add abilities help? Goes through the sources one by one; each may be used once, with its own
 * cost paid first out of what there is. `useCost` tells what a source costs and gives, or null when it can't be used.
 */
export function canPayWithSources(
  r: Resources,
  energy: number,
  power: readonly number[],
  sources: readonly AddSource[],
  yields: (source: AddSource) => readonly Yield[],
  purpose: Purpose,
  at = 0,
): boolean {
  if (canPayWithRunes(r, energy, power)) return true
  for (let k = at; k < sources.length; k++) {
    for (const y of yields(sources[k]!)) {
      if (y.only !== '' && y.only !== purpose) continue
      for (const plan of listPlans(r, y.costEnergy, y.costPower, 64)) {
        const next = afterPlan(r, plan)
        next.poolEnergy += y.energy
        for (let d = 0; d < 7; d++) next.poolPower[d] = next.poolPower[d]! + y.power[d]!
        const rest = sources.filter((x, n) => n !== k && !y.spends.includes(x.key))
        if (canPayWithSources(next, energy, power, rest, yields, purpose)) return true
      }
    }
  }
  return false
}

/** What one use of an Add ability costs and gives. */
export interface Yield {
  readonly costEnergy: number
  readonly costPower: readonly number[]
  /** Objects that its cost uses up. */
  readonly spends: readonly Key[]
  readonly energy: number
  readonly power: readonly number[]
  readonly only: '' | Purpose
}

function afterPlan(r: Resources, plan: Plan): Resources {
  const next: Resources = {
    poolEnergy: r.poolEnergy - plan.energy,
    poolPower: r.poolPower.slice(),
    readyRunes: r.readyRunes.slice(),
    runes: r.runes.slice(),
  }
  for (const d of SIX) {
    next.poolPower[d] = next.poolPower[d]! - plan.pool[d]!
    // Exhausted runes are recycled first; only then ready ones go.
    const exhausted = r.runes[d]! - r.readyRunes[d]! + plan.exhaust[d]!
    next.readyRunes[d] = r.readyRunes[d]! - plan.exhaust[d]! - Math.max(0, plan.recycle[d]! - exhausted)
    next.runes[d] = r.runes[d]! - plan.recycle[d]!
  }
  next.poolPower[6] = next.poolPower[6]! - plan.pool[6]!
  return next
}
