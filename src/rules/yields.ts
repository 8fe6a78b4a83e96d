/** What one use of an Add ability costs and gives (429.3), with its own choices gone through one by one. */

import { ALL_DOMAINS, DOMAINS } from '../abilities/compile/codes'
import type { CompiledAdding, CompiledCost, CompiledCostAction, Context } from '../abilities/compile/compiled'
import { eachCandidate } from '../abilities/compile/filters'
import type { AddedPower } from '../abilities/types'
import { cardNow } from '../characteristics/read'
import { useCount } from '../events/emit'
import { NONE } from '../state/make'
import type { Key } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import type { Due, Gain, Spent, Usable, Yield } from './affording'
import { canServe } from './cost-objects'
import { abilityUses, draftOfAbility } from './draft'
import { bits, eachGroup } from './groups'
import { type AddSource, abilityContext, addSources, usesNow } from './resources'
import { totalsOf } from './totals'

/** `spoils`: would paying with this object make a target of the play illegal? Such a use can't help (357.3). */
export type Spoils = (verb: CompiledCostAction['verb'], key: Key) => boolean

/** The Add abilities that the player could use to pay; those that can't be used now have no yields. */
export function usableSources(tx: Transaction, player: number, excluded: readonly Key[], spoils: Spoils): Usable[] {
  const sources = addSources(tx, player, excluded)
  const keys = sources.map(x => x.key)
  const times = sources.map(source => timesUsable(tx, source))
  // Of objects that give nothing themselves no more than all of them could use.
  let enough = 0
  sources.forEach(({ ability }, n) => {
    for (const { what, count } of ability.cost!.actions) if (what !== null) enough += count * times[n]!
  })
  return sources.map((source, n) => ({
    key: source.key,
    ability: source.ability,
    times: times[n]!,
    yields: abilityYields(tx, source, player, excluded, keys, spoils, Math.min(enough, MOST_OBJECTS)),
  }))
}

/** What doesn't use up itself can be used again: as often as it may be, or as anybody would. */
export function timesUsable(tx: Transaction, { ability, key, held }: AddSource): number {
  if (ability.cost!.actions.some(action => action.what === null)) return 1
  return ability.limit > 0 ? ability.limit - useCount(tx, key, ability.ref, held.via) : MOST_TIMES
}
const MOST_TIMES = 8
const MOST_OBJECTS = 8

function abilityYields(
  tx: Transaction,
  source: AddSource,
  player: number,
  excluded: readonly Key[],
  sources: readonly Key[],
  spoils: Spoils,
  enough: number,
): readonly Yield[] {
  const { ability } = source
  const ctx = abilityContext(source.key, player, source.held)
  if (ability.check !== null && !ability.check(tx, ctx)) return []
  const cost = ability.cost!
  let groups: Spent[][] = [[]]
  for (const action of cost.actions) {
    const { verb } = action
    if (action.what === null) {
      if (!canServe(tx, action, source.object, player) || spoils(verb, source.key)) return []
      groups = groups.map(g => [...g, { key: source.key, verb }])
      continue
    }
    const candidates: Key[] = []
    eachCandidate(tx, action.what, i => {
      const o = tx.s.objects[i]!
      if (!excluded.includes(o.key) && !spoils(verb, o.key) && canServe(tx, action, i, player) && action.what!.test(tx, i, ctx))
        candidates.push(o.key)
      return true
    })
    const next: Spent[][] = []
    for (const g of groups) {
      const free = distinct(
        candidates.filter(key => !g.some(x => x.key === key)),
        sources,
        enough,
      )
      eachGroup(free, action.count, action.count, group => {
        next.push([...g, ...group.map(key => ({ key, verb }))])
        return false
      })
    }
    groups = next
  }
  if (groups.length === 0) return []
  const uses = usesNow(tx, abilityUses(tx, source.key))
  const dues = totalsOf(tx, draftOfAbility(source.held, source.key, player)).flatMap(({ energy, power }) =>
    Number.isNaN(energy) ? NONE : programsOf(tx, ability.adding, ctx, [{ energy, power, uses, x: '', gain: () => [] }]),
  )
  return groups.flatMap(spends => dues.map(list => ({ spends, dues: list })))
}

const costEnergy = (tx: Transaction, cost: CompiledCost, ctx: Context): number =>
  cost.energy === null ? 0 : cost.energy(tx, ctx)

/** What is spent matters only when it could have given resources itself; of the rest as many as are needed will do. */
function distinct(candidates: readonly Key[], sources: readonly Key[], count: number): Key[] {
  const plain = candidates.filter(key => !sources.includes(key))
  return [...plain.slice(0, count), ...candidates.filter(key => sources.includes(key))]
}

/** All that can come of the text, as payments with what they bring; `before` is what comes first. */
export function programsOf(
  tx: Transaction,
  adding: readonly CompiledAdding[],
  ctx: Context,
  before: readonly Due[],
): readonly (readonly Due[])[] {
  let lists: readonly (readonly Due[])[] = [before]
  for (const node of adding) lists = lists.flatMap(list => continuations(tx, node, ctx, list))
  return lists
}

function continuations(tx: Transaction, node: CompiledAdding, ctx: Context, list: readonly Due[]): readonly (readonly Due[])[] {
  if (node.is === 'choice') {
    const yes = node.check === null || node.check(tx, ctx) ? programsOf(tx, node.then, ctx, list) : []
    const no = node.check === null || !node.check(tx, ctx) ? programsOf(tx, node.otherwise, ctx, list) : []
    return [...yes, ...no]
  }
  if (node.is === 'payment') {
    const { cost } = node
    const energy = costEnergy(tx, cost, ctx)
    const unpaid = programsOf(tx, node.otherwise, ctx, list)
    if (Number.isNaN(energy)) return unpaid
    const payment: Due = { energy, power: cost.power, uses: usesNow(tx, 0), x: cost.x ?? '', gain: () => [] }
    const paid = programsOf(tx, node.then, ctx, [...list, payment])
    return node.then.length === 0 ? unpaid : [...paid, ...unpaid]
  }
  const last = list[list.length - 1]!
  return gainsOf(tx, node, ctx).map(gain => {
    const more: Due = { ...last, gain: x => [...last.gain(x), gain(x)] }
    return [...list.slice(0, -1), more]
  })
}

type Resources = Extract<CompiledAdding, { is: 'resources' }>

/** What an instruction can add, once for each choice of domains; it may depend on the amount that was paid. */
function gainsOf(tx: Transaction, node: Resources, ctx: Context): readonly ((x: number) => Gain)[] {
  let choices: number[][] = [[0, 0, 0, 0, 0, 0, 0]]
  for (const p of node.power) {
    const slots = domainSlots(tx, p, ctx)
    choices = choices.flatMap(power => slots.map(slot => power.map((n, d) => (d === slot ? n + 1 : n))))
  }
  const amount = (read: typeof node.energy, x: number, otherwise: number): number => {
    const n = read === null ? otherwise : read(tx, { ...ctx, x })
    return Number.isNaN(n) ? 0 : n // 359.3.e.12
  }
  return choices.map(power => x => {
    const times = amount(node.times, x, 1)
    return { energy: amount(node.energy, x, 0), power: power.map(n => n * times), only: node.only }
  })
}

function domainSlots(tx: Transaction, power: AddedPower, ctx: Context): readonly number[] {
  if (power === 'choose') return bits(ALL_DOMAINS)
  if (power === 'any') return [ANY]
  if (power !== 'own') return [DOMAINS.indexOf(power)]
  const i = tx.find(ctx.source)
  const mask = i < 0 ? 0 : cardNow(tx, i).domains
  return mask === 0 ? [ANY] : bits(mask)
}

const ANY = 6
