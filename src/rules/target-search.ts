/**
 * Searching for groups of targets and of cost objects without going through all subsets (355.16). Things that nothing in the
 * rest of the play tells apart form a class: it matters only how many of a class are taken. Where more targets can only make
 * the rest harder, the smallest groups answer for all. What failed once is not tried again with choices that the rest of the
 * play can't tell from those.
 */
import { runeDomain } from '../abilities/compile/adding'
import type { CompiledCostAction, CompiledSlot } from '../abilities/compile/compiled'
import { derivedOf, mightOf } from '../characteristics/read'
import type { Key } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { canComplete, Stage } from './completion'
import { canServe, LEAVING, spoilsAsTarget } from './cost-objects'
import { changesOfChoosing, choiceMatters } from './discounts'
import { context, costActions, type Draft, setTargets } from './draft'
import { executionOf, slotAt, slotContext } from './executions'
import { placeMatters } from './play-places'
import { type AddSource, abilityContext, addSources } from './resources'
import { groupFits, sideOf } from './targets'
import { costOfChoosing } from './totals'

/** What the rest of the play sees of a choice: nothing but its cost, where its members are, or which ones they are. */
const Sight = { Cost: 0, Places: 1, Members: 2 } as const

interface Outlook {
  /** One of `Sight`: how the later choices and the costs look at the targets of the slot. */
  readonly sight: number
  /** More targets may help: what is ignored depends on where they are (766), or a text looks at them. */
  readonly sizes: boolean
}

function outlook(tx: Transaction, d: Draft, slot: CompiledSlot, n: number): Outlook {
  if (costsLook(d) || slot.paidNames.length > 0) return { sight: Sight.Members, sizes: true }
  let sight: number = Sight.Cost
  const each = d.ability!.slots.length
  for (let m = n + 1; m < (executionOf(d, n) + 1) * each; m++) {
    const later = slotAt(d, m)
    if (!later.sees.includes(slot.as)) continue
    // 355.4.a: what can't move there alone can't in company either.
    if (later.moves !== slot.as) return { sight: Sight.Members, sizes: true }
    sight = Sight.Places
  }
  return ignoresByPlace(tx) ? { sight: Sight.Places, sizes: true } : { sight, sizes: choiceMatters(tx, d) }
}

/** Do costs or timing of the play depend on what is chosen? */
export const costsLook = (d: Draft): boolean =>
  d.kind === 'ability' ? d.ability!.costSeesChoices : d.card.abilities.some(a => a.kind === 'passive' && a.costSeesChoices)

function ignoresByPlace(tx: Transaction): boolean {
  const { ignores, targetCosts } = derivedOf(tx)
  return targetCosts.length > 0 && ignores.length > 0
}

/** What may have to be paid with objects: parts of the costs, and Add abilities. */
interface Payers {
  readonly parts: readonly CompiledCostAction[]
  readonly sources: readonly AddSource[]
}

const payersOf = (tx: Transaction, d: Draft): Payers => ({
  parts: costActions(tx, d),
  sources: addSources(tx, d.controller, []),
})

/** Uses of an object for the costs of the play, written as a string; objects with the same uses can stand in for each other. */
function usesOf(
  tx: Transaction,
  d: Draft,
  payers: Payers,
  i: number,
  counts: (verb: CompiledCostAction['verb']) => boolean,
): string {
  const o = tx.s.objects[i]!
  const { key } = o
  let uses = ''
  const domain = o.controller === d.controller ? runeDomain(tx.registry.cardOf(o)) : -1
  if (domain >= 0) uses = `${counts('recycle') ? domain : ''}${!o.exhausted && counts('exhaust') ? '!' : ''};`
  payers.parts.forEach((part, k) => {
    const serves = part.what === null ? key === d.source : part.what.test(tx, i, context(d))
    if (serves && canServe(tx, part, i, d.controller) && counts(part.verb)) uses += `${k};`
  })
  payers.sources.forEach((source, k) => {
    if (source.key === key) uses += `=${key};`
    const ctx = abilityContext(source.key, d.controller, source.held)
    source.ability.cost!.actions.forEach((part, at) => {
      if (part.what?.test(tx, i, ctx) === true && canServe(tx, part, i, d.controller) && counts(part.verb)) uses += `${k}.${at};`
    })
  })
  return uses
}

/** What costs can't use any more once it is a target of these slots (357.3). */
function lostUses(tx: Transaction, d: Draft, payers: Payers, slots: readonly number[], value: number): string {
  if (slots.length === 0) return ''
  const i = tx.find(value)
  const pays =
    payers.parts.length > 0 || payers.sources.length > 0 || (i >= 0 && runeDomain(tx.registry.cardOf(tx.s.objects[i]!)) >= 0)
  if (!pays) return ''
  const spoils = (verb: CompiledCostAction['verb']): boolean =>
    LEAVING.has(verb) || slots.some(n => spoilsAsTarget(tx, d, verb, value, n))
  return i < 0 ? '' : usesOf(tx, d, payers, i, spoils)
}

/** Slots before the nth that have this target. */
function slotsWith(d: Draft, n: number, value: number): number[] {
  const found: number[] = []
  for (let m = 0; m < n && m < d.targets.length; m++) if (d.targets[m]!.includes(value)) found.push(m)
  return found
}

/** Everything that the rest of the play can know about the choices before slot n. */
export function situation(tx: Transaction, d: Draft, n: number): string {
  const payers = payersOf(tx, d)
  const each = d.ability!.slots.length
  const first = executionOf(d, n) * each
  const all = costsLook(d)
  const places = ignoresByPlace(tx)
  const matters = choiceMatters(tx, d)
  const changes = new Set<string>()
  const seen: string[] = []
  const lost: string[] = []
  let more = 0
  d.targets.forEach((values, m) => {
    if (m >= n) return
    let watched = all || slotAt(d, m).paidNames.length > 0
    for (let k = n; k < first + each && !watched; k++) watched = m >= first && slotAt(d, k).sees.includes(slotAt(d, m).as)
    if (watched) seen.push(`${m}:${values.join()}`)
    for (const value of values) {
      more += costOfChoosing(tx, d.controller, value)
      const slots = slotsWith(d, n, value)
      const uses = slots[0] === m ? lostUses(tx, d, payers, slots, value) : '' // once for each object
      if (uses !== '') lost.push(uses)
      if (places) lost.push(`@${placeOf(tx, value)}`)
      if (matters) changes.add(changesOfChoosing(tx, value))
    }
  })
  const { x, paid, granted, modes, place, options } = d
  const fixed = [n, x, paid, granted.map(g => (g.paid ? 1 : 0)).join(''), modes.join('.'), place, options.flow].join()
  return `${fixed}|${more}|${lost.sort().join('+')}|${seen.join(' ')}|${[...changes].sort().join()}`
}

const placeOf = (tx: Transaction, value: number): number => {
  const i = tx.find(value)
  return i < 0 ? value : tx.s.objects[i]!.place
}

/**
 * Visits groups for slot n that contain `fixed`, until one is accepted. What isn't visited is accepted only if something
 * visited is.
 */
export function eachTargetGroup(
  tx: Transaction,
  d: Draft,
  slot: CompiledSlot,
  n: number,
  fixed: readonly number[],
  candidates: readonly number[],
  min: number,
  max: number,
  visit: (group: readonly number[]) => boolean,
): boolean {
  const { sight, sizes } = outlook(tx, d, slot, n)
  const payers = payersOf(tx, d)
  const matters = choiceMatters(tx, d)
  const { group } = slot
  const total = group.some(part => 'totalMight' in part)
  const members = candidates.map(value => {
    const cost = costOfChoosing(tx, d.controller, value)
    const i = tx.find(value)
    // Chosen once more, it takes away only what it had left.
    const before = slotsWith(d, n, value)
    const lost = lostUses(tx, d, payers, before, value)
    const more = lostUses(tx, d, payers, [...before, n], value)
    let name = `${cost}|${more === lost ? '' : `${lost}>${more}`}`
    if (matters) name += `|${changesOfChoosing(tx, value)}`
    if (sight === Sight.Members) name += `|${value}`
    else if (i >= 0) {
      const o = tx.s.objects[i]!
      if (sight === Sight.Places) name += `|${o.place}.${o.controller}`
      for (const part of group) if (!('totalMight' in part)) name += `|${sideOf(tx, part, value)}`
    } else name += `|${value}`
    // The least Might of a class goes first: a total leaves most room for the others then.
    return { value, name, cost, rank: total && i >= 0 ? mightOf(tx, i) : 0 }
  })
  members.sort((a, b) => a.cost - b.cost || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.rank - b.rank))
  const ctx = slotContext(d, n)
  const cheap = sizes && !costsLook(d) && !matters && !ignoresByPlace(tx) // more targets cost more at least
  const fits = (values: readonly number[]): boolean =>
    (group.length === 0 || groupFits(tx, slot, ctx, values)) && (!cheap || isAffordable(tx, d, n, values))
  const least = Math.max(0, min - fixed.length)
  const most = Math.min(candidates.length, sizes ? max - fixed.length : least)
  for (let size = least; size <= most; size++) if (eachOfClasses(members, size, fixed, fits, visit)) return true
  return false
}

/** Could the play be paid for if these were all of its targets? */
function isAffordable(tx: Transaction, d: Draft, n: number, values: readonly number[]): boolean {
  const before = d.targets
  setTargets(d, n, values)
  const ok = canComplete(tx, d, Stage.Costs)
  d.targets = before
  d.ctx = null
  return ok
}

interface Member {
  readonly value: number
  readonly name: string
}

/** Groups of that size with `fixed`, of each class its first members; no group has a part that doesn't fit. */
function eachOfClasses(
  members: readonly Member[],
  size: number,
  fixed: readonly number[],
  fits: (values: readonly number[]) => boolean,
  visit: (group: readonly number[]) => boolean,
): boolean {
  const extend = (from: number, chosen: readonly number[]): boolean => {
    const missing = fixed.length + size - chosen.length
    if (missing === 0) return visit(chosen)
    for (let k = from; k <= members.length - missing; ) {
      const next = [...chosen, members[k]!.value]
      if (fits(next) && extend(k + 1, next)) return true
      const { name } = members[k]!
      while (k < members.length && members[k]!.name === name) k++
    }
    return false
  }
  return fits(fixed) && extend(0, fixed)
}

/** The same for the objects of one cost part; those that would spoil a target are left out by the caller. */
export function eachCostGroup(
  tx: Transaction,
  d: Draft,
  part: number,
  fixed: readonly Key[],
  candidates: readonly Key[],
  visit: (group: readonly Key[]) => boolean,
): boolean {
  const { parts, sources } = payersOf(tx, d)
  const { count, any, as } = parts[part]!
  // Parts before this one have their objects already.
  const payers = { parts: parts.slice(part + 1), sources }
  const single = placeMatters(tx, d) || d.card.looksAtPaid.has(as)
  const members = candidates.map(value => ({
    value,
    name: single ? String(value) : usesOf(tx, d, payers, tx.find(value), () => true),
  }))
  members.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  const most = any ? members.length : count - fixed.length
  for (let size = Math.max(0, count - fixed.length); size <= most; size++)
    if (eachOfClasses(members, size, fixed, () => true, visit)) return true
  return false
}
