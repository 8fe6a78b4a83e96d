/**
 * Which abilities objects have (477.2): their own text unless it is inactive (720), what is appended to it (477.2.c) and what
 * is granted to them. An object that nothing touches shares the list of its card.
 */

import { EVENTS, keywordBit } from '../abilities/compile/codes'
import type { CompiledAbility, CompiledText, Held } from '../abilities/compile/compiled'
import { NONE } from '../state/make'
import type { Bind, Key, ObjectIndex } from '../state/types'
import { Zone } from '../state/types'
import type { Derived, Instance } from './derived'
import { makeInstance } from './derived'
import type { Work } from './work'
import { haveKeywords, makeLayered } from './work'

export const emptyLists = (): Instance[][] => EVENTS.map(() => NONE as unknown as Instance[])

/** 721: its own text doesn't apply, whatever it says. To be said before `addOwnText`. */
export function silence(work: Work, i: ObjectIndex): void {
  work.active[i] = 0
  work.d.held[i] = NONE as readonly Held[]
}

/** The object's own text begins to apply. */
export function addOwnText(work: Work, i: ObjectIndex, controller: number): void {
  const { tx, d } = work
  const card = d.cards[i]!
  if (card.inert || d.held[i] !== undefined) return
  const o = tx.s.objects[i]!
  const since = Math.max(o.since, d.copied[i] ?? 0)
  for (const ability of card.abilities)
    if (ability.from === Zone.Board) add(work, makeInstance(ability, i, o.key, controller, since, 0, null, o.paid))
}

/**
 * Appends abilities to the text of an object on the board: "me" in them is that object, `via` what they come from. Effect text
 * of what is attached (477.2.c), granted and borrowed abilities all come in here.
 */
export function appendText(
  work: Work,
  i: ObjectIndex,
  abilities: readonly CompiledAbility[],
  via: Key,
  since: number,
  bind: Bind | null = null,
): readonly Instance[] {
  const { tx, d } = work
  const o = tx.s.objects[i]!
  const controller = o.zone === Zone.Battlefield ? tx.s.places[o.place]!.controller : o.controller
  const held = (d.held[i] ?? d.cards[i]!.held).slice()
  const instances = abilities.map(ability => makeInstance(ability, i, o.key, controller, since, 0, bind, o.paid, via))
  for (const x of instances) held.push({ ability: x.ability, via, bind })
  d.held[i] = held
  for (const x of instances) if (x.ability.from === Zone.Board) add(work, x)
  return instances
}

/** Appends a whole text with its keywords; instances that are redundant add nothing (810.2, 815.2, 816.2). */
export function appendSections(work: Work, i: ObjectIndex, text: CompiledText, via: Key, since: number): void {
  const { d, tx } = work
  const abilities: CompiledAbility[] = []
  let had = work.active[i] ?? d.keywords[i]!
  for (const section of text.sections) {
    const { keyword } = section
    if (keyword !== null) {
      if ((had & keywordBit(keyword)) !== 0 && tx.registry.macro(keyword)?.sums === false) continue
      had |= keywordBit(keyword)
    }
    abilities.push(...section.abilities)
  }
  haveKeywords(work, i, text.keywords)
  work.written[i] = (work.written[i] ?? d.cards[i]!.keywords) | text.keywords
  if (text.values.length > 0) {
    const values = d.values[i] ?? []
    d.values[i] = values
    for (let k = 0; k < text.values.length; k++) values[k] = (values[k] ?? 0) + text.values[k]!
  }
  if (abilities.length > 0) appendText(work, i, abilities, via, since)
}

/** Takes back what `appendText` has appended (476.3). */
export function takeBack(work: Work, i: ObjectIndex, instances: readonly Instance[]): void {
  const { d, layered } = work
  const gone = (x: Instance): boolean => !instances.includes(x)
  for (const l of layered) if (l.instance !== null && instances.includes(l.instance)) l.inactive = true
  const held = (d.held[i] ?? []).slice()
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

const STATICS = [
  'bonusDamage',
  'costs',
  'forbids',
  'multipliers',
  'targetCosts',
  'assignOrders',
  'damageRules',
  'ignores',
] as const

/** An ability comes into play: it waits for its layer, or is entered where it is looked for. */
export function add(work: Work, instance: Instance): void {
  const { d, layered } = work
  const effect = instance.ability.effect
  switch (effect?.static) {
    case 'setMight':
      layered.push(makeLayered(1, 0, instance.since, instance, null))
      break
    case 'keyword':
      layered.push(makeLayered(2, 0, instance.since, instance, null))
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
  return ability.effect?.static === 'might' && typeof ability.effect.by === 'number' && ability.effect.by < 0 ? 2 : 0
}

/** Puts an ability into the index by what it listens to. */
function index(d: Derived, instance: Instance): void {
  const { ability } = instance
  switch (ability.kind) {
    case 'triggered':
      for (const pattern of ability.when) d.listeners[pattern.event] = append(d.listeners[pattern.event]!, instance)
      return
    case 'replacement':
      for (const pattern of ability.when) d.replacements[pattern.event] = append(d.replacements[pattern.event]!, instance)
      return
    case 'passive':
      switch (ability.effect?.static) {
        case 'bonusDamage':
          d.bonusDamage.push(instance)
          return
        case 'cost':
          d.costs.push(instance)
          return
        case 'forbid':
          d.forbids.push(instance)
          return
        case 'triggerAgain':
          d.multipliers.push(instance)
          return
        case 'empowerLimit':
          d.empowerLimits.push(instance)
          return
        case 'targetCost':
          d.targetCosts.push(instance)
          return
        case 'assignOrder':
          d.assignOrders.push(instance)
          return
        case 'enoughDamage':
        case 'noCombatDamage':
          d.damageRules.push(instance)
          return
        case 'ignore':
          d.ignores.push(instance)
          return
        default:
          return
      }
    default:
      return
  }
}

function append(list: Instance[], instance: Instance): Instance[] {
  if (list.length === 0) return [instance]
  if (list[list.length - 1] !== instance) list.push(instance) // several conditions on one event are one ability
  return list
}
