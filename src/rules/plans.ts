/** Ways to pay with pool and runes (357.1): equal runes merged, dominated ways left out. */

import { type Limited, type Resources, sum } from './resources'

/** One way to pay: how many runes of each domain to exhaust and to recycle, and what leaves the pool. */
export interface Plan {
  readonly exhaust: readonly number[]
  readonly recycle: readonly number[]
  /** Power from the pool that pays for everything, by domain, [6] any. */
  readonly pool: readonly number[]
  /** Energy of that kind. */
  readonly energy: number
  /** Energy that is left over and stays in the pool. */
  readonly added: number
  /** What is taken of the resources with a restricted use, by their position. */
  readonly limited: readonly number[]
}

const SIX = [0, 1, 2, 3, 4, 5] as const
const ENERGY_ONLY = -1

/**
 * All undominated ways to pay with pool and runes: what has a restricted use goes first, then Energy of the pool, and Power of the
 * pool before a rune of its domain. `limit` cuts the list.
 */
export function listPlans(r: Resources, uses: number, energy: number, power: readonly number[], limit: number): Plan[] {
  const plans: Plan[] = []
  const usable = r.limited.filter(x => (x.only & uses) !== 0)
  const size = r.limited.length
  const limitedEnergy = shares(usable, ENERGY_ONLY, energy, size)
  const rest = energy - limitedEnergy.spent
  const fromPool = Math.min(rest, r.poolEnergy)
  const exhausts: number[][] = []
  distribute(rest - fromPool, r.readyRunes, 0, [0, 0, 0, 0, 0, 0], exhausts, limit)
  if (exhausts.length === 0) return plans
  const supply = [...SIX.map(d => r.poolPower[d]! + r.runes[d]!), r.poolPower[6]!]
  for (const x of usable) if (x.domain >= 0) supply[x.domain] = supply[x.domain]! + x.amount
  eachPowerUse(supply, power, used => {
    const recycle = [0, 0, 0, 0, 0, 0]
    const pool = [0, 0, 0, 0, 0, 0, 0]
    let limiteds: readonly (readonly number[])[] = limitedEnergy.ways
    for (let d = 0; d < 7; d++) {
      if (used[d] === 0) continue
      const limited = shares(usable, d, used[d]!, size)
      if (limited.spent > 0) limiteds = limiteds.flatMap(a => limited.ways.map(b => a.map((n, k) => n + b[k]!)))
      const open = used[d]! - limited.spent
      pool[d] = Math.min(open, r.poolPower[d]!)
      if (d < 6) recycle[d] = open - pool[d]!
    }
    for (const exhaust of exhausts) {
      for (const limited of limiteds) {
        if (plans.length >= limit) return true
        plans.push({ exhaust, recycle, pool, energy: fromPool, added: 0, limited })
      }
    }
    return plans.length >= limit
  })
  return plans
}

/** The same, but runes that are recycled give their Energy before: whoever pays for something else with it can use it. */
export function exhaustedFirst(r: Resources, plan: Plan): Plan {
  const more = plan.exhaust.map((n, d) => Math.max(0, plan.recycle[d]! - exhaustedAfter(r, d, n)))
  const added = sum(more)
  return added === 0 ? plan : { ...plan, exhaust: plan.exhaust.map((n, d) => n + more[d]!), added }
}

/** How many runes of a domain that can be recycled are exhausted when so many have been; those that can't be go first. */
const exhaustedAfter = (r: Resources, d: number, n: number): number =>
  r.runes[d]! - (r.readyRunes[d]! - r.onlyReady[d]!) + Math.max(0, n - r.onlyReady[d]!)

/** What is left after paying in this way. */
export function afterPlan(r: Resources, plan: Plan): Resources {
  const next: Resources = {
    poolEnergy: r.poolEnergy - plan.energy + plan.added,
    poolPower: r.poolPower.map((n, d) => n - plan.pool[d]!),
    limited: r.limited.map(x => ({ ...x, amount: x.amount - plan.limited[x.at]! })),
    readyRunes: r.readyRunes.slice(),
    onlyReady: r.onlyReady.map((n, d) => Math.max(0, n - plan.exhaust[d]!)),
    runes: r.runes.slice(),
  }
  for (const d of SIX) {
    // Exhausted runes are recycled first; only then ready ones go.
    const exhausted = exhaustedAfter(r, d, plan.exhaust[d]!)
    next.readyRunes[d] = r.readyRunes[d]! - plan.exhaust[d]! - Math.max(0, plan.recycle[d]! - exhausted)
    next.runes[d] = r.runes[d]! - plan.recycle[d]!
  }
  return next
}

/** How much of such an amount resources with a restricted use pay, and in which ways, by position. */
function shares(
  usable: readonly Limited[],
  domain: number,
  amount: number,
  size: number,
): { readonly spent: number; readonly ways: readonly (readonly number[])[] } {
  const none = new Array<number>(size).fill(0)
  const list = usable.length === 0 ? usable : usable.filter(x => x.domain === domain)
  if (list.length === 0) return { spent: 0, ways: [none] }
  const spent = Math.min(amount, sum(list.map(x => x.amount)))
  const ways: number[][] = []
  eachShare(list, spent, used => {
    const way = none.slice()
    list.forEach((x, k) => {
      way[x.at] = used[k]!
    })
    ways.push(way)
    return false
  })
  return { spent, ways }
}

/** Ways to take so much of these. What may be spent on less goes before what may be spent on that and more. */
export function eachShare(
  list: readonly { readonly amount: number; readonly only: number }[],
  amount: number,
  use: (used: readonly number[]) => boolean,
): boolean {
  const used = list.map(() => 0)
  const wasteful = (): boolean =>
    list.some(
      (x, k) => used[k]! > 0 && list.some((y, n) => used[n]! < y.amount && y.only !== x.only && (y.only & x.only) === y.only),
    )
  const take = (k: number, left: number): boolean => {
    if (k === list.length) return left === 0 && !wasteful() && use(used)
    for (let n = Math.min(left, list[k]!.amount); n >= 0; n--) {
      used[k] = n
      if (take(k + 1, left - n)) return true
    }
    used[k] = 0
    return false
  }
  return take(0, amount)
}

/** Ways to pay the symbols: how many of each domain ([6] any) out of what there is. Each is handed over once; true ends it. */
export function eachPowerUse(
  supply: readonly number[],
  power: readonly number[],
  use: (used: readonly number[]) => boolean,
): boolean {
  if (power.length === 0) return use([0, 0, 0, 0, 0, 0, 0])
  const kinds = [...new Set(power)].sort((a, b) => a - b).map(mask => ({ mask, count: power.filter(m => m === mask).length }))
  const used = [0, 0, 0, 0, 0, 0, 0]
  const seen = kinds.length > 1 ? new Set<string>() : null
  const spread = (k: number, d: number, left: number): boolean => {
    if (left === 0) {
      if (k + 1 < kinds.length) return spread(k + 1, 0, kinds[k + 1]!.count)
      if (seen !== null) {
        const name = used.join()
        if (seen.has(name)) return false
        seen.add(name)
      }
      return use(used.slice())
    }
    if (d > 6) return false
    const fits = d === 6 || (kinds[k]!.mask & (1 << d)) !== 0
    const most = fits ? Math.min(left, supply[d]! - used[d]!) : 0
    for (let n = most; n >= 0; n--) {
      used[d] = used[d]! + n
      if (spread(k, d + 1, left - n)) return true
      used[d] = used[d]! - n
    }
    return false
  }
  return spread(0, 0, kinds[0]!.count)
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
