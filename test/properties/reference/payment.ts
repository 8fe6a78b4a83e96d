/**
 * The reference search: can it be paid (357)? Everything that could be paid with is a token: a unit of a resource that is there
 * from a moment on. Each demand takes a token that was there before it; all Add abilities are tried in all orders.
 */
import { ALL_DOMAINS, DOMAINS, GEAR, RUNE, UNIT } from '../../../src/abilities/compile/codes'
import type { CompiledCostAction, Held } from '../../../src/abilities/compile/compiled'
import type { Domain, SpendUse } from '../../../src/abilities/types'
import { activatedOf, cardNow, typesOf } from '../../../src/characteristics/read'
import { useCount } from '../../../src/events/emit'
import { controllerOf } from '../../../src/state/query'
import { ANY_POWER, ENERGY, type Key, Zone } from '../../../src/state/types'
import type { Transaction } from '../../../src/transaction/transaction'
import { type Budget, spend } from './play'
import { liesWhere, subsets } from './slots'
import type { Need } from './totals'

/** What the resources are for: some may be spent on certain things only. */
export type Use = readonly SpendUse[]

/** What paying does to the objects: in this order resources, then everything else. */
export interface Deeds {
  /** Away from where it was. */
  readonly moved: ReadonlySet<Key>
  readonly exhausted: ReadonlySet<Key>
  readonly unbuffed: ReadonlySet<Key>
}

export const LEAVES: ReadonlySet<string> = new Set(['kill', 'discard', 'recycle', 'banish', 'returnToHand'])

export interface Bill {
  readonly player: number
  readonly use: Use
  readonly needs: readonly Need[]
  /** Objects that pay the other parts of the cost, by what is done with them. */
  readonly parts: readonly { readonly verb: string; readonly keys: readonly Key[] }[]
  /** The card that is played: it is on the chain. */
  readonly card: Key
  /** What the play has chosen. */
  readonly chosen: ReadonlySet<number>
  /** Is the play still legal when this has been done? */
  readonly leaves: (deeds: Deeds) => boolean
}

interface Token {
  readonly energy: boolean
  readonly mask: number
  readonly from: number
  /** Nothing: on everything. */
  readonly only: readonly SpendUse[]
  /** Who gives it: a rune can be exhausted, and recycled. */
  readonly rune: Key
}

interface Demand {
  readonly energy: boolean
  readonly mask: number
  readonly at: number
  readonly use: Use
}

interface Source {
  readonly key: Key
  readonly index: number
  readonly held: Held
}

/** One use of an Add ability. */
interface Used {
  readonly source: Source
  readonly parts: readonly { readonly verb: string; readonly keys: readonly Key[] }[]
  /** How much is paid within its text to add something: an amount, or once. */
  readonly paid: number
}

export function payable(tx: Transaction, bill: Bill, budget: Budget): boolean {
  const seen = new Set<string>()
  const attempt = (used: readonly Used[]): boolean => {
    spend(budget)
    const name = used.map(
      u => `${u.source.key}.${u.source.held.ability.ref}:${u.parts.map(p => p.keys.join('+')).join('/')}:${u.paid}`,
    )
    if (used.every(u => !hasResourceCost(u.source.held))) name.sort() // their order changes nothing
    if (seen.has(name.join())) return false
    seen.add(name.join())
    if (bill.needs.some(need => settles(tx, bill, need, used, budget))) return true
    for (const source of sources(tx, bill.player)) {
      const before = used.filter(u => u.source.key === source.key && u.source.held.ability.ref === source.held.ability.ref)
      if (before.length >= timesUsable(tx, source)) continue
      for (const use of uses(tx, bill, source, used, budget)) if (attempt([...used, use])) return true
    }
    return false
  }
  return attempt([])
}

/** What doesn't use itself up can be used again. */
function timesUsable(tx: Transaction, { held, key }: Source): number {
  const { ability } = held
  if (ability.cost!.actions.some(action => action.what === null)) return 1
  return ability.limit > 0 ? ability.limit - useCount(tx, key, ability.ref, held.via) : 8
}

const hasResourceCost = (held: Held): boolean =>
  held.ability.cost!.energy !== null || held.ability.cost!.power.length > 0 || exchangeOf(held) !== null

/** What an ability pays as it resolves, to add something. */
function exchangeOf({ ability }: Held) {
  const i = (ability.instructions[0] ?? []).find(x => x.do === 'payTo')
  return i?.do === 'payTo' && !('equipOf' in i.cost) ? { cost: i.cost, then: i.then } : null
}

// ---------------------------------------------------------------------------------------------- Add abilities

const isRune = (tx: Transaction, i: number): boolean => (cardNow(tx, i).types & RUNE) !== 0

function sources(tx: Transaction, player: number): Source[] {
  const found: Source[] = []
  tx.s.objects.forEach((o, i) => {
    if (!liesWhere(o, Zone.Board) || controllerOf(tx.s, i) !== player || isRune(tx, i)) return
    for (const held of activatedOf(tx, i)) {
      const { ability } = held
      if (!ability.adds || ability.timing !== 2) continue // 429.3: with Reaction
      if (ability.limit > 0 && useCount(tx, o.key, ability.ref, held.via) >= ability.limit) continue
      if (ability.check !== null && !ability.check(tx, plain(o.key, player, held))) continue
      found.push({ key: o.key, index: i, held })
    }
  })
  return found
}

const plain = (source: Key, player: number, held: Held | null) => ({
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

/** Every way to pay what is no resource of its cost, with what is left. */
function uses(tx: Transaction, bill: Bill, source: Source, used: readonly Used[], budget: Budget): Used[] {
  const found: Used[] = []
  const actions = source.held.ability.cost!.actions
  const extend = (parts: Used['parts']): void => {
    spend(budget)
    if (parts.length === actions.length) {
      const exchange = exchangeOf(source.held)
      const most = exchange === null ? 0 : exchange.cost.x === undefined ? 1 : MOST
      for (let paid = most; paid >= 0; paid--) found.push({ source, parts, paid })
      return
    }
    const action = actions[parts.length]!
    const taken = parts.flatMap(p => p.keys)
    const candidates = payers(tx, action, source.key, plain(source.key, bill.player, source.held), bill.player, bill.card).filter(
      key => (action.what === null || !taken.includes(key)) && isFree(bill, used, action.verb, key),
    )
    for (const keys of subsets(candidates, action.count, action.count, budget)) extend([...parts, { verb: action.verb, keys }])
  }
  extend([])
  return found
}

/** Objects that this part of a cost could be paid with (203.3). */
export function payers(
  tx: Transaction,
  action: CompiledCostAction,
  source: Key,
  ctx: Parameters<NonNullable<CompiledCostAction['what']>['test']>[2],
  player: number,
  card: Key,
): Key[] {
  return tx.s.objects.flatMap((o, i) => {
    if (o.zone === Zone.Ceased || (action.what === null ? o.key !== source : o.key === card)) return []
    if (action.what !== null && (!liesWhere(o, action.what.zone) || !action.what.test(tx, i, ctx))) return []
    return canBeDone(tx, action.verb, i, player) ? [o.key] : []
  })
}

function canBeDone(tx: Transaction, verb: string, i: number, player: number): boolean {
  const o = tx.s.objects[i]!
  const mine = controllerOf(tx.s, i) === player
  switch (verb) {
    case 'exhaust':
      return liesWhere(o, Zone.Board) && !o.exhausted && mine
    case 'ready':
      return o.exhausted && mine
    case 'disempower':
      return o.empowered > 0 && mine
    case 'spendBuff':
      return o.buffs > 0 && mine
    case 'discard':
      return o.zone === Zone.Hand && o.owner === player
    case 'kill':
      return o.zone === Zone.Board
    default:
      return o.zone !== Zone.Legend && o.zone !== Zone.Battlefield
  }
}

/** Nothing else that is paid needs it as it was, and nothing before has used it up. */
function isFree(bill: Bill, used: readonly Used[], verb: string, key: Key): boolean {
  for (const part of used.flatMap(u => u.parts)) {
    if (!part.keys.includes(key)) continue
    if (LEAVES.has(part.verb) || part.verb === verb) return false
  }
  for (const part of bill.parts) {
    if (!part.keys.includes(key)) continue
    // It has to be there, and as it is, when the rest of the cost is paid.
    if (LEAVES.has(verb) || part.verb === verb) return false
  }
  return true
}

// ---------------------------------------------------------------------------------------------- tokens

/** Do these uses, all runes and the pool together cover the need? */
function settles(tx: Transaction, bill: Bill, need: Need, used: readonly Used[], budget: Budget): boolean {
  spend(budget, 10)
  const deeds = deedsOf(bill, used)
  if (!bill.leaves(deeds)) return false
  const tokens = [...poolTokens(tx, bill.player), ...runeTokens(tx, bill, used, deeds)]
  const demands: Demand[] = []
  used.forEach((use, n) => {
    const { ability } = use.source.held
    const ctx = plain(use.source.key, bill.player, use.source.held)
    demand(demands, ability.cost!.energy?.(tx, ctx) ?? 0, ability.cost!.power, n, useOfAbility(tx, use.source.index))
    const exchange = exchangeOf(use.source.held)
    if (exchange !== null && use.paid > 0) {
      const { x, energy = 0, power = [] } = exchange.cost
      const more = new Array<number>(x === 'any' ? use.paid : 0).fill(ALL_DOMAINS)
      const masks = power.map(p => (p === 'any' ? ALL_DOMAINS : 1 << DOMAINS.indexOf(p as Domain)))
      demand(demands, (typeof energy === 'number' ? energy : 0) + (x === 'energy' ? use.paid : 0), [...masks, ...more], n, [])
    }
    tokens.push(...added(tx, use.source, use.paid, n + 1))
  })
  demand(demands, need.energy, need.power, used.length, bill.use)
  return isCovered(demands, 0, tokens, new Set(), tx.s.showdown !== null, budget)
}

function demand(list: Demand[], energy: number, power: readonly number[], at: number, use: Use): void {
  for (let n = 0; n < energy; n++) list.push({ energy: true, mask: 0, at, use })
  for (const mask of power) list.push({ energy: false, mask, at, use })
}

function isCovered(
  demands: readonly Demand[],
  at: number,
  tokens: readonly Token[],
  taken: Set<number>,
  /** A showdown is going on. */
  fights: boolean,
  budget: Budget,
): boolean {
  if (at === demands.length) return true
  const want = demands[at]!
  const tried = new Set<string>()
  for (let n = 0; n < tokens.length; n++) {
    const token = tokens[n]!
    if (taken.has(n) || token.energy !== want.energy || token.from > want.at) continue
    if (
      (!want.energy && (token.mask & want.mask) === 0) ||
      (token.only.length > 0 && !token.only.some(u => want.use.includes(u) || (u === 'showdowns' && fights)))
    )
      continue
    const like = `${token.mask}.${token.from}.${token.only.join()}`
    if (tried.has(like)) continue // as good as one that was tried
    tried.add(like)
    spend(budget)
    taken.add(n)
    if (isCovered(demands, at + 1, tokens, taken, fights, budget)) return true
    taken.delete(n)
  }
  return false
}

/** What activating an ability of this is. */
export function useOfAbility(tx: Transaction, i: number): Use {
  const types = typesOf(tx, i)
  return [
    ...((types & UNIT) !== 0 ? (['unitAbilities'] as const) : []),
    ...((types & GEAR) !== 0 ? (['gearAbilities'] as const) : []),
  ]
}

function deedsOf(bill: Bill, used: readonly Used[]): Deeds {
  const moved = new Set<Key>()
  const exhausted = new Set<Key>()
  const unbuffed = new Set<Key>()
  for (const part of [...used.flatMap(u => u.parts), ...bill.parts]) {
    for (const key of part.keys) {
      if (LEAVES.has(part.verb)) moved.add(key)
      else if (part.verb === 'exhaust') exhausted.add(key)
      else if (part.verb === 'spendBuff') unbuffed.add(key)
    }
  }
  return { moved, exhausted, unbuffed }
}

function poolTokens(tx: Transaction, player: number): Token[] {
  const { pool, restricted } = tx.s.players[player]!
  const tokens: Token[] = []
  const add = (count: number, energy: boolean, mask: number, only: readonly SpendUse[]): void => {
    for (let n = 0; n < count; n++) tokens.push({ energy, mask, from: 0, only, rune: 0 })
  }
  add(pool[ENERGY]!, true, 0, [])
  for (let d = 0; d < 6; d++) add(pool[d + 1]!, false, 1 << d, [])
  add(pool[ANY_POWER]!, false, ALL_DOMAINS, [])
  for (const x of restricted) add(x.amount, x.domain < 0, x.domain < 0 ? 0 : x.domain === 6 ? ALL_DOMAINS : 1 << x.domain, x.only)
  return tokens
}

/** 164.2: each rune gives Energy if it can be exhausted, and Power if it can be recycled; first the one, then the other. */
function runeTokens(tx: Transaction, bill: Bill, used: readonly Used[], deeds: Deeds): Token[] {
  const tokens: Token[] = []
  tx.s.objects.forEach((o, i) => {
    if (o.zone !== Zone.Board || o.controller !== bill.player || !isRune(tx, i)) return
    const add = (energy: boolean, from: number): void => {
      tokens.push({ energy, mask: energy ? 0 : cardNow(tx, i).domains, from, only: [], rune: o.key })
    }
    const matters = bill.chosen.has(o.key)
    const inCost = bill.parts.filter(p => p.keys.includes(o.key)).map(p => p.verb)
    const spent = (): Deeds => ({ ...deeds, exhausted: new Set([...deeds.exhausted, o.key]) })
    if (!o.exhausted && !deeds.exhausted.has(o.key) && (!matters || bill.leaves(spent()))) add(true, 0)
    if (deeds.moved.has(o.key) || inCost.length > 0) return
    // An Add ability may have exhausted it for its own cost before it is recycled.
    const exhaustedAt = used.findIndex(u => u.parts.some(p => p.verb === 'exhaust' && p.keys.includes(o.key)))
    if (!matters) add(false, exhaustedAt + 1)
  })
  return tokens
}

/** More than anybody has to turn into something else. */
const MOST = 16

function added(tx: Transaction, source: Source, paid: number, from: number): Token[] {
  const tokens: Token[] = []
  const exchange = exchangeOf(source.held)
  for (const i of [...(source.held.ability.instructions[0] ?? []), ...(exchange !== null && paid > 0 ? exchange.then : [])]) {
    if (i.do !== 'add') continue
    const only = i.only ?? []
    const energy = typeof i.energy === 'number' ? i.energy : i.energy === undefined ? 0 : paid
    for (let n = energy; n > 0; n--) tokens.push({ energy: true, mask: 0, from, only, rune: 0 })
    for (const p of i.power ?? []) {
      const own = cardNow(tx, source.index).domains
      const mask = p === 'choose' || p === 'any' ? ALL_DOMAINS : p === 'own' ? own || ALL_DOMAINS : 1 << DOMAINS.indexOf(p)
      for (let n = i.times === undefined ? 1 : paid; n > 0; n--) tokens.push({ energy: false, mask, from, only, rune: 0 })
    }
  }
  return tokens
}
