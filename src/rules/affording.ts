/**
 * Can something be paid if Add abilities help (429.3)? A search over which of them are used, in which order, and what their own
 * costs take. Whatever adds resources goes into the pool, so all that matters is what there is at the end of each step.
 */

import { ALL_DOMAINS } from '../abilities/compile/codes'
import type { CompiledAbility } from '../abilities/compile/compiled'
import type { CostVerb } from '../abilities/types'
import type { Key } from '../state/types'
import { LEAVING } from './cost-objects'
import { eachPowerUse, eachShare } from './plans'
import { matchPower, type Resources, sum } from './resources'

/** What is added; `only` restricts what it may be spent on, 0 nothing does. */
export interface Gain {
  readonly energy: number
  /** By domain, [6] any. */
  readonly power: readonly number[]
  readonly only: number
}

/** A payment and what it brings. */
export interface Due {
  readonly energy: number
  /** A mask of domains per Power. */
  readonly power: readonly number[]
  /** What is paid for, as a mask. */
  readonly uses: number
  /** Any amount on top of it (204.3.b), of which `gain` is told. */
  readonly x: '' | 'energy' | 'any'
  readonly gain: (x: number) => readonly Gain[]
}
const NO_GAIN: readonly Gain[] = []
export const due = (energy: number, power: readonly number[], uses: number): Due => ({
  energy,
  power,
  uses,
  x: '',
  gain: () => NO_GAIN,
})

/** What is done with an object to pay for an Add ability. */
export interface Spent {
  readonly key: Key
  readonly verb: CostVerb
}
/** One way to use an Add ability. */
export interface Yield {
  readonly spends: readonly Spent[]
  /** What it costs and gives, one after the other. */
  readonly dues: readonly Due[]
}
/** An Add ability, and how often it could be used at most. */
export interface Usable {
  readonly key: Key
  readonly ability: CompiledAbility
  readonly times: number
  readonly yields: readonly Yield[]
}
/** The use that everything begins with. */
export interface Begun {
  readonly of: Usable
  readonly spends: readonly Spent[]
}

interface Share {
  readonly domain: number
  readonly amount: number
  readonly only: number
}
/** All that could be spent: every rune has given its Energy, and still has its Power to give. */
interface Funds {
  readonly energy: number
  readonly power: readonly number[]
  readonly limited: readonly Share[]
}

/** Can all of `goals` be paid, one after the other, with what there is and with these? */
export function canAfford(r: Resources, goals: readonly Due[], all: readonly Usable[], begun: Begun | null = null): boolean {
  const usable = all.filter(u => u.yields.length > 0)
  const [domain, masks] = merging(goals, usable)
  // What can't be spent on anything here is as good as nothing.
  const spendable = usesIn(goals, usable)
  const merged = (power: readonly number[]): number[] => {
    const list = [0, 0, 0, 0, 0, 0, 0]
    power.forEach((n, d) => {
      list[domain[d]!] = list[domain[d]!]! + n
    })
    return list
  }
  const start: Funds = {
    energy: r.poolEnergy + sum(r.readyRunes),
    power: merged(r.poolPower.map((n, d) => n + (r.runes[d] ?? 0))),
    limited: r.limited
      .filter(x => (x.only & spendable) !== 0)
      .map(x => ({ ...x, domain: x.domain < 0 ? -1 : domain[x.domain]! })),
  }
  const ready = goals.map(goal => ({ ...goal, power: goal.power.map(masks) }))
  const counts = (x: Gain): boolean => x.only === 0 || (x.only & spendable) !== 0
  const gained = (f: Funds, gains: readonly Gain[]): Funds =>
    gains.reduce((g, x) => (counts(x) ? plus(g, { ...x, power: merged(x.power) }) : g), f)
  const failed = new Set<string>()

  /** Pays what is due, in each possible way. */
  const through = (f: Funds, dues: readonly Due[], at: number, then: (left: Funds) => boolean): boolean => {
    if (at === dues.length) return then(f)
    const { energy, power, uses, x, gain } = dues[at]!
    const symbols = power.map(masks)
    for (const n of amounts(f, uses, x)) {
      const more = x === 'any' ? [...symbols, ...new Array<number>(n).fill(ALL_DOMAINS)] : symbols
      const next = (left: Funds): boolean => through(gained(left, gain(n)), dues, at + 1, then)
      if (eachPayment(f, uses, energy + (x === 'energy' ? n : 0), more, next)) return true
    }
    return false
  }

  /** Amounts that could be paid, first the one that would just do for the end. */
  const amounts = (f: Funds, uses: number, x: Due['x']): readonly number[] => {
    if (x === '') return [0]
    const top = most(f, uses, x)
    const { energy, power, uses: end } = ready[ready.length - 1]!
    const lacking = x === 'energy' ? power.length - most(f, end, 'any') : energy - most(f, end, 'energy')
    const all = Array.from({ length: top + 1 }, (_, n) => n)
    return lacking > 0 && lacking <= top ? [lacking, ...all.filter(n => n !== lacking)] : all
  }

  const search = (f: Funds, g: number, left: readonly number[], used: readonly Spent[]): boolean => {
    const goal = ready[g]!
    const last = g === ready.length - 1
    if (last && isEnough(f, goal)) return true
    if (left.every(n => n === 0) && last) return false
    if (worth(f) + others.reduce((n, _, k) => n + left[k]! * best[k]!, 0) < needed[g]!) return false
    const name = `${nameOf(f)}|${g}|${left.join()}|${used
      .map(x => `${x.key}${x.verb}`)
      .sort()
      .join()}`
    if (failed.has(name)) return false
    if (!last && through(f, [goal], 0, after => search(after, g + 1, left, used))) return true
    for (let k = 0; k < others.length; k++) {
      if (left[k] === 0 || isGone(used, others[k]!.key)) continue
      for (const { dues, spends } of others[k]!.yields) {
        if (spends.some(x => isTaken(used, x))) continue
        const fewer = left.map((n, m) => (m === k ? n - 1 : n))
        if (through(f, dues, 0, after => search(after, g, fewer, [...used, ...spends]))) return true
      }
    }
    failed.add(name)
    return false
  }
  const [free, others] = freeOf(usable, begun)
  const best = others.map(u => mostWon(u, counts))
  const needed = ready.map((_, g) => neededFrom(ready, g))
  const left = others.map(u => (u === begun?.of ? u.times - 1 : u.times))
  return search(gained(start, free), 0, left, begun?.spends ?? [])
}

/** What there is, of whatever kind. */
const worth = (f: Funds): number => f.energy + sum(f.power) + sum(f.limited.map(x => x.amount))

/** By how much one use at most gives more than it costs, of whatever kind. */
function mostWon({ yields }: Usable, counts: (gain: Gain) => boolean): number {
  let most = 0
  for (const { dues } of yields) {
    let won = 0
    for (const d of dues) {
      const fixed = -d.energy - d.power.length
      won += Math.max(...(d.x === '' ? [0] : [0, 1, MANY]).map(x => fixed - x + given(d.gain(x).filter(counts))))
    }
    most = Math.max(most, won)
  }
  return most
}
const MANY = 100
const given = (gains: readonly Gain[]): number => sum(gains.map(g => g.energy + sum(g.power)))

/** No less than this has to be there to pay the goals from this one on, whatever they bring. */
const neededFrom = (goals: readonly Due[], from: number): number => {
  const rest = goals.slice(from)
  return (
    sum(rest.map(d => d.energy + d.power.length)) -
    sum(rest.map(d => Math.max(...(d.x === '' ? [0] : [0, 1, MANY]).map(x => given(d.gain(x)) - x))))
  )
}

const nameOf = (f: Funds): string =>
  `${f.energy}|${f.power.join()}|${f.limited.map(x => `${x.domain}:${x.amount}:${x.only}`).join()}`

/** What has left serves for nothing more; what was exhausted can't be exhausted once more, but it can still be killed. */
const isTaken = (used: readonly Spent[], { key, verb }: Spent): boolean =>
  used.some(x => x.key === key && (LEAVING.has(x.verb) || x.verb === verb))
const isGone = (used: readonly Spent[], key: Key): boolean => used.some(x => x.key === key && LEAVING.has(x.verb))

/** What any of this is paid for. */
function usesIn(goals: readonly Due[], usable: readonly Usable[]): number {
  let uses = 0
  for (const goal of goals) uses |= goal.uses
  for (const u of usable) for (const y of u.yields) for (const d of y.dues) uses |= d.uses
  return uses
}

/** Domains that nothing tells apart count as one: which of them each is, and what that makes of a symbol. */
function merging(goals: readonly Due[], usable: readonly Usable[]): [readonly number[], (mask: number) => number] {
  const named = new Set<number>()
  const look = (d: Due): void => {
    for (const mask of d.power) if (mask !== ALL_DOMAINS) named.add(mask)
  }
  goals.forEach(look)
  for (const u of usable) for (const y of u.yields) y.dues.forEach(look)
  const lists = [...named]
  const sort = (d: number): string => lists.map(mask => (mask >> d) & 1).join('')
  const domain: number[] = []
  for (let d = 0; d < 6; d++) {
    let e = 0
    while (sort(e) !== sort(d)) e++
    domain.push(e)
  }
  domain.push(lists.length === 0 ? 0 : 6) // where nothing asks for a domain, Power of any is like any other
  return [domain, mask => (mask === ALL_DOMAINS ? mask : mask & bitsOf(domain))]
}

const bitsOf = (domains: readonly number[]): number => domains.reduce((mask, d) => mask | (1 << d), 0)

/** What costs nothing and has no other use can be added in any case. */
function freeOf(usable: readonly Usable[], begun: Begun | null): [readonly Gain[], readonly Usable[]] {
  const free: Gain[] = []
  const others: Usable[] = []
  for (const u of usable) {
    const [only, more] = u.yields
    const [first, second] = only!.dues
    const costless =
      more === undefined &&
      second === undefined &&
      u.times === 1 &&
      first!.energy === 0 &&
      first!.power.length === 0 &&
      first!.x === '' &&
      only!.spends.every(x => x.key === u.key) &&
      !usable.some(x => x !== u && x.yields.some(y => y.spends.some(z => z.key === u.key))) &&
      begun?.of !== u &&
      begun?.spends.some(x => x.key === u.key) !== true
    if (costless) free.push(...first!.gain(0))
    else others.push(u)
  }
  return [free, alikeTogether(others, usable, begun)]
}

/** Those that only use up themselves and do the same are one that can be used so often. */
function alikeTogether(list: readonly Usable[], all: readonly Usable[], begun: Begun | null): readonly Usable[] {
  const together: Usable[] = []
  const at = new Map<string, number>()
  for (const u of list) {
    const alone =
      u.times === 1 &&
      u !== begun?.of &&
      u.yields.every(y => y.spends.every(x => x.key === u.key)) &&
      !all.some(x => x !== u && x.yields.some(y => y.spends.some(z => z.key === u.key)))
    const name = alone ? signature(u) : ''
    const known = at.get(name)
    if (!alone || known === undefined) {
      if (alone) at.set(name, together.length)
      together.push(alone ? { ...u, yields: u.yields.map(y => ({ ...y, spends: [] })) } : u)
    } else together[known] = { ...together[known]!, times: together[known]!.times + 1 }
  }
  return together
}

const signature = ({ yields }: Usable): string =>
  JSON.stringify(yields.map(y => y.dues.map(d => [d.energy, d.power, d.uses, d.x, d.gain(0), d.gain(1), d.gain(2)])))

function plus(f: Funds, gain: Gain): Funds {
  if (gain.only === 0) return { ...f, energy: f.energy + gain.energy, power: f.power.map((n, d) => n + gain.power[d]!) }
  const limited = f.limited.slice()
  const put = (domain: number, amount: number): void => {
    if (amount === 0) return
    const at = limited.findIndex(x => x.domain === domain && x.only === gain.only)
    if (at < 0) limited.push({ domain, amount, only: gain.only })
    else limited[at] = { ...limited[at]!, amount: limited[at]!.amount + amount }
  }
  put(-1, gain.energy)
  gain.power.forEach((n, d) => {
    put(d, n)
  })
  return { ...f, limited }
}

/** How much Energy, or Power of any domain, could be spent on that. */
function most(f: Funds, uses: number, of: 'energy' | 'any'): number {
  const limited = f.limited.filter(x => (x.only & uses) !== 0 && x.domain < 0 === (of === 'energy'))
  return (of === 'energy' ? f.energy : sum(f.power)) + sum(limited.map(x => x.amount))
}

function isEnough(f: Funds, { energy, power, uses }: Due): boolean {
  return energy <= most(f, uses, 'energy') && matchPower(supplyOf(f, uses), power)
}

function supplyOf(f: Funds, uses: number): number[] {
  const supply = f.power.slice()
  for (const x of f.limited) {
    if (x.domain >= 0 && (x.only & uses) !== 0) supply[x.domain] = supply[x.domain]! + x.amount
  }
  return supply
}

/** Hands over what each way to pay leaves, until that serves. What has a restricted use goes first. */
function eachPayment(f: Funds, uses: number, energy: number, power: readonly number[], then: (left: Funds) => boolean): boolean {
  if (energy > most(f, uses, 'energy')) return false
  return eachTaken(f, uses, -1, energy, left =>
    eachPowerUse(supplyOf(left, uses), power, used => {
      const take = (g: Funds, d: number): boolean =>
        d > 6 ? then(g) : used[d] === 0 ? take(g, d + 1) : eachTaken(g, uses, d, used[d]!, next => take(next, d + 1))
      return take(left, 0)
    }),
  )
}

/** Takes so much of one domain (-1 Energy). */
function eachTaken(f: Funds, uses: number, domain: number, amount: number, then: (left: Funds) => boolean): boolean {
  const usable = f.limited.filter(x => x.domain === domain && (x.only & uses) !== 0)
  const limited = Math.min(amount, sum(usable.map(x => x.amount)))
  return eachShare(usable, limited, used => {
    const left: readonly Share[] =
      limited === 0
        ? f.limited
        : f.limited.map(x => {
            const at = usable.indexOf(x)
            return at < 0 || used[at] === 0 ? x : { ...x, amount: x.amount - used[at]! }
          })
    const open = amount - limited
    if (domain < 0) return then({ ...f, energy: f.energy - open, limited: left })
    return then({ ...f, power: f.power.map((n, d) => (d === domain ? n - open : n)), limited: left })
  })
}
