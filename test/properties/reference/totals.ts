/** The reference search: the total costs that are possible (356), found by applying discounts in every order. */
import { ALL_DOMAINS } from '../../../src/abilities/compile/codes'
import type { CompiledChange, Context } from '../../../src/abilities/compile/compiled'
import { isIgnored } from '../../../src/characteristics/ignoring'
import { derivedOf } from '../../../src/characteristics/read'
import { isFriendly } from '../../../src/state/query'
import { isPlaceTarget, targetedPlace } from '../../../src/state/target-values'
import type { Transaction } from '../../../src/transaction/transaction'
import { costItems, costParts, type Picks, type Play, reading } from './play'

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

/** Every total that some order of the discounts and some choice among their parts leads to; none if it can't be told (359.3.e.12). */
export function needs(tx: Transaction, play: Play, picks: Picks): Need[] {
  const { ignoring } = picks.way
  if (ignoring === 'allCosts') return [{ energy: 0, power: [] }]
  const ctx = reading(play, picks)
  const changes = modifications(tx, play, picks)
  let totals: Need[] = [{ energy: 0, power: [] }]
  const plus = (costs: readonly Need[]): void => {
    totals = totals.flatMap(t => costs.map(c => ({ energy: t.energy + c.energy, power: [...t.power, ...c.power] })))
  }
  if (play.kind === 'card' && !play.card.def.token && picks.way.flow < 0 && picks.way.for === null) {
    const energy = ignoring === '' || ignoring === 'power' ? play.card.energy : 0
    plus([{ energy, power: ignoring === '' || ignoring === 'energy' ? play.card.power : [] }])
  }
  for (const { cost, nature } of costItems(tx, play, picks)) {
    const x = cost.x === null ? 0 : picks.x
    const part: Need = {
      energy: (cost.energy?.(tx, ctx) ?? 0) + (cost.x === 'energy' ? x : 0),
      power: [...cost.power, ...(cost.x === 'any' ? new Array<number>(x).fill(ALL_DOMAINS) : [])],
    }
    if (Number.isNaN(part.energy)) return []
    plus(
      inEveryOrder(
        part,
        changes.filter(c => c.less && c.of === nature),
      ),
    )
  }
  plus([{ energy: 0, power: new Array<number>(deflected(tx, play, picks)).fill(ALL_DOMAINS) }])
  for (const c of changes) if (!c.less) plus([c])
  const rest = changes.filter(c => c.less && c.of === 'all')
  const found = new Map<string, Need>()
  for (const total of totals)
    for (const need of inEveryOrder(total, rest)) found.set(`${need.energy}|${[...need.power].sort().join()}`, need)
  return [...found.values()]
}

interface Modification extends Need {
  readonly less: boolean
  readonly or: boolean
  readonly min: number
  /** What it is about: everything, or parts of that nature. */
  readonly of: string
}

function inEveryOrder(cost: Need, discounts: readonly Modification[]): Need[] {
  if (discounts.length === 0) return [cost]
  const found = new Map<string, Need>()
  const tried = new Set<string>()
  discounts.forEach((c, n) => {
    const name = JSON.stringify(c)
    if (tried.has(name)) return // which of two equal ones comes first changes nothing
    tried.add(name)
    const others = discounts.filter((_, k) => k !== n)
    for (const left of applications(cost, c))
      for (const need of inEveryOrder(left, others)) found.set(`${need.energy}|${[...need.power].sort().join()}`, need)
  })
  return [...found.values()]
}

/** All that this one discount can leave of the cost. */
function applications(cost: Need, c: Modification): Need[] {
  const energy = cost.energy > c.min ? Math.max(c.min, cost.energy - c.energy) : cost.energy
  const cheaper = { energy, power: cost.power }
  const lighter = (from: Need): Need[] => {
    let left = [from]
    for (const mask of c.power)
      left = left.flatMap(need => {
        const fits = need.power.flatMap((p, n) => ((p & mask) === 0 ? [] : [n]))
        return fits.length === 0 ? [need] : fits.map(n => ({ ...need, power: need.power.filter((_, k) => k !== n) }))
      })
    return left
  }
  return c.or ? [cheaper, ...lighter(cost)] : lighter(cheaper)
}

/** 356.3–4. */
function modifications(tx: Transaction, play: Play, picks: Picks): Modification[] {
  const found: Modification[] = []
  const ctx = reading(play, picks)
  const note = (change: CompiledChange, by: Context, of: string): void => {
    const times = change.times?.(tx, by) ?? 1
    const energy = (change.energy?.(tx, by) ?? 0) * times
    if (Number.isNaN(times)) return
    const power: number[] = []
    for (let n = 0; n < times; n++) power.push(...change.power)
    const { less, or, min } = change
    found.push({ less, or, min, of, energy: Number.isNaN(energy) ? 0 : Math.max(0, energy), power })
  }
  if (picks.way.reduced > 0) found.push({ less: true, or: false, min: 0, of: 'all', energy: picks.way.reduced, power: [] })
  const speaker = tx.s.objects.findIndex(o => o.key === play.source)
  for (const other of derivedOf(tx).costs) {
    const { effect, who, check, change } = other.ability
    if (effect?.static !== 'cost' || change === null) continue
    if (check !== null && !check(tx, other)) continue
    const { choosing } = change
    const isChosen = (key: number): boolean => {
      const i = tx.s.objects.findIndex(o => o.key === key)
      return i >= 0 && choosing!(tx, i, other)
    }
    if (effect.playedAs !== undefined && !hasReactionNow(tx, play, picks)) continue
    if (choosing !== null && !picks.targets.flat().some(isChosen)) continue
    if ('optionalCosts' in effect.of) {
      if (other.controller === play.player) note(change, other, 'optional')
    } else if ('abilities' in effect.of) {
      const { kind, partOf } = play.ability ?? { kind: '', partOf: '' }
      if (kind === 'activated' && partOf === effect.of.abilities && speaker >= 0 && who!(tx, speaker, other))
        note(change, other, 'base')
    } else if (play.kind === 'card' && play.object >= 0 && !play.card.def.token && who!(tx, play.object, other))
      note(change, other, 'all')
  }
  if (play.kind === 'ability') {
    const reduction = play.ability!.less
    if (reduction !== null && (reduction.check === null || reduction.check(tx, ctx))) {
      const by = reduction.energy(tx, ctx)
      if (!Number.isNaN(by)) found.push({ less: true, or: false, min: 0, of: 'all', energy: Math.max(0, by), power: [] })
    }
  } else for (const { change, check } of play.card.selfCosts) if (check === null || check(tx, ctx)) note(change!, ctx, 'all')
  return found
}

/** Has the card Reaction as it is played so: its own, from facedown (811.6), or by Ambush where it goes (822)? */
const hasReactionNow = (tx: Transaction, play: Play, picks: Picks): boolean => {
  const ctx = reading(play, picks)
  if (play.options.hiddenAt >= 0 || play.card.timings.some(a => a.timing === 2 && (a.check === null || a.check(tx, ctx))))
    return true
  return (
    picks.place >= 0 && play.card.ambushes.some(a => (a.check === null || a.check(tx, ctx)) && a.to(tx, picks.place, ctx, []))
  )
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
