/**
 * What a player can pay with (357.1, 429.3): the pool, runes (exhaust for Energy, recycle for Power; equal runes merged)
 * and other Add abilities.
 */
import { runeDomain } from '../abilities/compile/adding'
import { ALL_DOMAINS, spendMask } from '../abilities/compile/codes'
import type { CompiledAbility, Context, Held } from '../abilities/compile/compiled'
import { activatedOf } from '../characteristics/read'
import { useCount } from '../events/emit'
import { NONE } from '../state/make'
import { baseOf } from '../state/query'
import type { Key, ObjectIndex, PlayerIndex } from '../state/types'
import { ANY_POWER, ENERGY, ZONES_PER_PLAYER, Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'

/** Resources with a restricted use (429). */
export interface Limited {
  /** Its position among those of the player. */
  readonly at: number
  readonly domain: number
  readonly amount: number
  /** What it may be spent on, as a mask; a payment has such a mask as well. */
  readonly only: number
}

export interface Resources {
  /** Energy: in the pool, then from ready runes. */
  poolEnergy: number
  /** Power in the pool by domain, [6] = any. */
  poolPower: number[]
  limited: readonly Limited[]
  readyRunes: number[]
  /** Those among them that can be exhausted, but not recycled. */
  onlyReady: number[]
  /** What can be recycled, ready or not. */
  runes: number[]
}

/** What runes can't be used for, because they have to stay as they are for something else. */
export interface Kept {
  readonly exhaust: readonly Key[]
  readonly recycle: readonly Key[]
}
export const NOTHING_KEPT: Kept = { exhaust: NONE, recycle: NONE }

const SIX = [0, 1, 2, 3, 4, 5] as const
const NO_LIMITED: readonly Limited[] = []
const DURING_SHOWDOWN = spendMask(['showdowns'])

/** Whatever is paid during a showdown may be paid with what can be spent then. */
export const usesNow = (tx: Transaction, uses: number): number => (tx.s.showdown === null ? uses : uses | DURING_SHOWDOWN)

export function gather(tx: Transaction, player: PlayerIndex, kept: Kept): Resources {
  const s = tx.s
  const { pool, restricted } = s.players[player]!
  const r: Resources = {
    poolEnergy: pool[ENERGY]!,
    poolPower: [pool[1]!, pool[2]!, pool[3]!, pool[4]!, pool[5]!, pool[6]!, pool[ANY_POWER]!],
    limited:
      restricted.length === 0
        ? NO_LIMITED
        : restricted.map(({ domain, amount, only }, at) => ({ at, domain, amount, only: spendMask(only) })),
    readyRunes: [0, 0, 0, 0, 0, 0],
    onlyReady: [0, 0, 0, 0, 0, 0],
    runes: [0, 0, 0, 0, 0, 0],
  }
  const base = baseOf(s, player)
  for (const i of s.places[base]!.runes) {
    const o = s.objects[i]!
    if (o.controller !== player) continue
    const d = runeDomain(tx.registry.cardOf(o))
    if (d < 0) continue
    const stays = kept.recycle.length > 0 && kept.recycle.includes(o.key)
    if (!stays) r.runes[d] = r.runes[d]! + 1
    if (o.exhausted || (stays && kept.exhaust.includes(o.key))) continue
    r.readyRunes[d] = r.readyRunes[d]! + 1
    if (stays) r.onlyReady[d] = r.onlyReady[d]! + 1
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

export const sum = (list: readonly number[]): number => {
  let n = 0
  for (const x of list) n += x
  return n
}

/**
 * Can pool and runes pay this? Energy and Power don't compete: a rune can be exhausted and then recycled. `uses` says what is
 * paid for.
 */
export function canPayWithRunes(r: Resources, uses: number, energy: number, power: readonly number[]): boolean {
  let fromPool = r.poolEnergy
  for (const x of r.limited) if (x.domain < 0 && (x.only & uses) !== 0) fromPool += x.amount
  if (energy > fromPool + sum(r.readyRunes)) return false
  if (power.length === 0) return true
  const supply = [0, 0, 0, 0, 0, 0, r.poolPower[6]!]
  for (const d of SIX) supply[d] = r.poolPower[d]! + r.runes[d]!
  for (const x of r.limited) if (x.domain >= 0 && (x.only & uses) !== 0) supply[x.domain] = supply[x.domain]! + x.amount
  return matchPower(supply, power)
}

/** Is there Power for each symbol, of its domains or of any ([6])? */
export function matchPower(supply: readonly number[], power: readonly number[]): boolean {
  if (power.length === 0) return true
  if (power.length > sum(supply)) return false // what goes for every domain takes what the others leave
  const choosy = power.filter(mask => mask !== ALL_DOMAINS)
  return choosy.length === 0 || matchChoosy(supply.slice(), choosy, 0)
}

function matchChoosy(left: number[], power: readonly number[], at: number): boolean {
  if (at === power.length) return true
  const mask = power[at]!
  for (let d = 0; d < 7; d++) {
    if (left[d]! === 0 || (d < 6 && (mask & (1 << d)) === 0)) continue
    left[d] = left[d]! - 1
    if (matchChoosy(left, power, at + 1)) return true
    left[d] = left[d]! + 1
  }
  return false
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
    if (tx.registry.hasOtherRunes)
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
