/**
 * Which abilities objects have (477.2): their own text unless it is inactive (720), what is appended to it (477.2.c) and what
 * is granted to them. An object that nothing touches shares the list of its card.
 */

import { EVENTS, keywordBit, keywordIndex } from '../abilities/compile/codes'
import type { Held, TextSection } from '../abilities/compile/compiled'
import type { Amount, Keyword, StaticEffect } from '../abilities/types'
import { NONE } from '../state/make'
import { controllerOf } from '../state/query'
import type { Bind, Key, ObjectIndex } from '../state/types'
import { Zone } from '../state/types'
import type { Derived, Instance } from './derived'
import { makeInstance } from './derived'
import type { Grant, Work } from './work'
import { makeLayered } from './work'

export const emptyLists = (): Instance[][] => EVENTS.map(() => NONE as unknown as Instance[])

/** 721: its own text doesn't apply, whatever it says; it still is there for those who ask for keywords (722). */
export function silence(work: Work, i: ObjectIndex): void {
  work.silent.add(i)
  work.d.held[i] = NONE as readonly Held[]
}

/** The object's own text begins to apply. */
export function addOwnText(work: Work, i: ObjectIndex, controller: number): void {
  const { tx, d } = work
  const card = d.cards[i]!
  if (card.inert || work.silent.has(i)) return
  const o = tx.s.objects[i]!
  const since = Math.max(o.since, d.copied[i] ?? 0)
  for (const ability of card.abilities)
    if (ability.from === Zone.Board) add(work, makeInstance(ability, i, o.key, controller, since, 0, null, o.paid))
}

/**
 * Appends sections to the text of an object on the board: "me" in it is that object, `via` what it comes from. Effect Text of what
 * is attached (477.2.c), granted and borrowed abilities all come in here.
 */
export function appendText(
  work: Work,
  i: ObjectIndex,
  sections: readonly TextSection[],
  via: Key,
  since: number,
  bind: Bind | null = null,
): readonly Grant[] {
  return sections.map(part => {
    const grant: Grant = { object: i, part, via, since, bind, instances: NONE as readonly Instance[] }
    append(work, grant)
    return grant
  })
}

function append(work: Work, grant: Grant): void {
  const { d, grants } = work
  const { object: i, part } = grant
  const { keyword } = part
  const redundant = keyword !== null && !part.sums && hasActive(work, i, keyword)
  grants.push(grant)
  d.keywords[i] = d.keywords[i]! | part.keywords
  if (keyword !== null && part.value !== 0) addValue(d, i, keyword, part.value)
  if (!redundant) start(work, grant) // redundant instances: 810.2, 815.2, 816.2
}

/** Does its active text have the keyword, printed or given? */
function hasActive(work: Work, i: ObjectIndex, keyword: Keyword): boolean {
  if (!work.silent.has(i) && (work.d.cards[i]!.keywords & keywordBit(keyword)) !== 0) return true
  return work.grants.some(g => g.object === i && g.part.keyword === keyword)
}

function addValue(d: Derived, i: ObjectIndex, keyword: Keyword, value: number): void {
  const at = keywordIndex(keyword)
  const values = d.values[i] ?? []
  d.values[i] = values
  values[at] = (values[at] ?? 0) + value
}

function start(work: Work, grant: Grant): void {
  const { tx, d } = work
  const { object: i, part, via, since, bind } = grant
  const o = tx.s.objects[i]!
  const controller = controllerOf(tx.s, i)
  const held = (d.held[i] ?? d.cards[i]!.held).slice()
  grant.instances = part.abilities.map(ability => makeInstance(ability, i, o.key, controller, since, 0, bind, o.paid, via))
  for (const { ability } of grant.instances) held.push({ ability, via, bind })
  d.held[i] = held
  for (const x of grant.instances) if (x.ability.from === Zone.Board) add(work, x)
}

/** Takes back what `appendText` has appended (476.3). */
export function takeBack(work: Work, grant: Grant): void {
  const { d, grants } = work
  const { object: i, part } = grant
  grants.splice(grants.indexOf(grant), 1)
  stop(work, grant)
  const { keyword } = part
  if (keyword !== null && part.value !== 0) addValue(d, i, keyword, -part.value)
  let keywords = d.cards[i]!.keywords
  for (const g of grants) if (g.object === i) keywords |= g.part.keywords
  d.keywords[i] = d.keywords[i]! & (keywords | ~part.keywords)
  // Another source was redundant until now.
  if (keyword === null || part.sums || grant.instances.length === 0) return
  const next = grants.find(g => g.object === i && g.part.keyword === keyword)
  if (next !== undefined) start(work, next)
}

function stop(work: Work, { object: i, instances }: Grant): void {
  if (instances.length === 0) return
  const { d, layered } = work
  const gone = (x: Instance): boolean => !instances.includes(x)
  for (const l of layered) if (l.instance !== null && instances.includes(l.instance)) l.inactive = true
  const held = d.held[i]!.slice()
  for (const x of instances) {
    const at = held.findIndex(h => h.ability === x.ability && h.via === x.via)
    if (at >= 0) held.splice(at, 1)
  }
  d.held[i] = held
  for (let e = 0; e < d.listeners.length; e++) {
    d.listeners[e] = d.listeners[e]!.filter(gone)
    d.replacements[e] = d.replacements[e]!.filter(gone)
  }
  for (const name of STATICS) d[name] = d[name].filter(gone)
}

/** The lists of `Derived` in which passive abilities are looked for, by what they do. */
const LIST_OF = {
  bonusDamage: 'bonusDamage',
  cost: 'costs',
  forbid: 'forbids',
  forbidPlayers: 'forbids',
  triggerAgain: 'multipliers',
  repeat: 'repeats',
  empowerLimit: 'empowerLimits',
  sameEffects: 'sameEffects',
  targetCost: 'targetCosts',
  assignOrder: 'assignOrders',
  enoughDamage: 'damageRules',
  noCombatDamage: 'damageRules',
  unpreventable: 'damageRules',
  ignore: 'ignores',
  mayPlay: 'permissions',
  facedownLimit: 'facedownLimits',
  moveCost: 'moveCosts',
  playTo: 'placePermits',
} as const satisfies Partial<Record<StaticEffect['static'], keyof Derived>>
type Listed = (typeof LIST_OF)[keyof typeof LIST_OF]
const STATICS: readonly Listed[] = [...new Set(Object.values(LIST_OF))]
const listOf = (effect: StaticEffect | null): Listed | undefined =>
  effect === null ? undefined : (LIST_OF as Partial<Record<string, Listed>>)[effect.static]

/** An ability comes into play: it waits for its layer, or is entered where it is looked for. */
export function add(work: Work, instance: Instance): void {
  const { d, layered } = work
  const effect = instance.ability.effect
  switch (effect?.static) {
    case 'setMight':
      layered.push(makeLayered(1, 0, instance.since, instance, null))
      break
    case 'tag':
      layered.push(makeLayered(1, 0, instance.since, instance, null))
      break
    case 'keyword':
    case 'text':
      // 478.1.c: a value that is read from keywords depends on what gives keywords.
      layered.push(makeLayered(2, instance.ability.amountReadsKeywords ? 1 : 0, instance.since, instance, null))
      break
    case 'borrow':
      layered.push(makeLayered(2, 2, instance.since, instance, null)) // 478.1.b: it depends on all that gives abilities
      break
    case 'raiseMight':
      layered.push(makeLayered(3, 1, instance.since, instance, null))
      break
    case 'might':
      layered.push(makeLayered(3, rankOf(instance), instance.since, instance, null))
      break
    default:
      index(d, instance)
      return
  }
  d.reads |= instance.ability.reads
}

/** 477.3.e: increases before decreases; what depends on them comes between (479.2). */
function rankOf({ ability }: Instance): number {
  if (ability.amountReadsMight) return 1
  return ability.effect?.static === 'might' && isNegative(ability.effect.by) ? 2 : 0
}

/** "-1 for each …" is a decrease as well. */
function isNegative(by: Amount): boolean {
  if (typeof by === 'number') return by < 0
  return 'times' in by && isNegative(by.times[0]) !== isNegative(by.times[1])
}

/** Puts an ability into the index by what it listens to. */
function index(d: Derived, instance: Instance): void {
  const { ability } = instance
  switch (ability.kind) {
    case 'triggered':
      for (const pattern of ability.when) d.listeners[pattern.event] = listed(d.listeners[pattern.event]!, instance)
      return
    case 'replacement':
      for (const pattern of ability.when) d.replacements[pattern.event] = listed(d.replacements[pattern.event]!, instance)
      return
    case 'passive': {
      const list = listOf(ability.effect)
      // What a card says of its own places is read from it while it is played.
      if (list !== undefined && (list !== 'placePermits' || ability.who !== null)) d[list].push(instance)
      return
    }
    default:
      return
  }
}

function listed(list: Instance[], instance: Instance): Instance[] {
  if (list.length === 0) return [instance]
  if (list[list.length - 1] !== instance) list.push(instance) // several conditions on one event are one ability
  return list
}
