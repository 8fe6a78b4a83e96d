/**
 * Layers (473–480), evaluated for the whole board at once. Conditions read the values reached so far; each effect applies
 * once to an object and may be withdrawn once (476); passes repeat until nothing changes.
 */
import { EVENTS, keywordIndex, PERMANENT } from '../abilities/compile/codes'
import type { Keyword } from '../abilities/types'
import { NONE } from '../state/make'
import type { Effect, ObjectIndex } from '../state/types'
import { ZONES_PER_PLAYER, Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import type { Derived, Instance } from './derived'
import { makeInstance } from './derived'

/** Aspects that the indexes themselves read. */
const ALWAYS = Aspect.Place | Aspect.Control | Aspect.Counters | Aspect.Effects | Aspect.Battlefields

/** One layered effect: a passive ability in play or a snapshot in `state.effects`. */
interface Layered {
  layer: 1 | 2 | 3
  /** Inside the arithmetic layer: increases, then those that depend on them ("increased to", 479), then decreases. */
  rank: number
  since: number
  instance: Instance | null
  effect: Effect | null
  applied: Map<ObjectIndex, number>
  withdrawn: Set<ObjectIndex> | null
  /** It was granted by a layer-2 effect that has been withdrawn. */
  inactive: boolean
  /** What its keyword brought along, by object, so that a withdrawal takes it back. */
  grants: Grant[] | null
}

interface Grant {
  readonly object: ObjectIndex
  readonly instances: readonly Instance[]
}

/** The evaluation that is going on. */
interface Work {
  readonly tx: Transaction
  readonly d: Derived
  readonly layered: Layered[]
  /** Might that layer 1 has set, by object index (477.1.a.1). */
  readonly bases: number[]
}

export function derive(tx: Transaction): Derived {
  const s = tx.s
  const n = s.objects.length
  const d: Derived = {
    might: new Array<number>(n),
    types: new Array<number>(n),
    keywords: new Array<number>(n),
    values: [],
    granted: [],
    listeners: emptyLists(),
    replacements: emptyLists(),
    bonusDamage: [],
    costs: [],
    forbids: [],
    multipliers: [],
    targetCosts: [],
    assignOrders: [],
    reads: ALWAYS,
  }
  // From here on reads through `tx` see the values reached so far.
  tx.setDerived(d)
  const layered: Layered[] = []
  const work: Work = { tx, d, layered, bases: [] }
  for (let p = 0; p < s.places.length; p++) {
    const place = s.places[p]!
    for (const i of place.permanents) enter(work, i, s.objects[i]!.controller)
    for (const i of place.runes) if (!tx.registry.cardOf(s.objects[i]!).inert) enter(work, i, s.objects[i]!.controller)
    if (place.card >= 0) enter(work, place.card, place.controller)
  }
  for (let p = 0; p < s.players.length; p++) {
    for (const i of s.zones[p * ZONES_PER_PLAYER + Zone.Legend]!.cards) enter(work, i, s.objects[i]!.controller)
  }
  if (tx.registry.worksElsewhere) enterElsewhere(work)
  for (const effect of s.effects) {
    if (effect.kind === 'might' || effect.kind === 'keyword') {
      layered.push({
        layer: effect.kind === 'might' ? 3 : 2,
        rank: effect.amount < 0 ? 2 : 0,
        since: effect.since,
        instance: null,
        effect,
        applied: new Map(),
        withdrawn: null,
        inactive: false,
        grants: null,
      })
    } else if (effect.kind === 'ability') {
      const ability = tx.registry.ability(effect.ability)
      add(work, makeInstance(ability, -1, effect.source, effect.controller, effect.since, effect.key, effect.bind))
    }
  }
  if (layered.length > 0) applyLayers(work)
  tx.derivedReads = d.reads
  return d
}

const emptyLists = (): Instance[][] => EVENTS.map(() => NONE as unknown as Instance[])

/** Takes an object on the board into account: printed values, its abilities, buffs (703) and Might Bonuses. */
function enter(work: Work, i: ObjectIndex, controller: number): void {
  const { tx, d } = work
  const o = tx.s.objects[i]!
  const card = tx.registry.cardOf(o)
  d.might[i] = card.might + o.buffs
  d.types[i] = card.types
  d.keywords[i] = card.keywords
  if (card.keywordValues.length > 0) d.values[i] = card.keywordValues.slice()
  if (card.inert || (o.attachedTo !== 0 && (card.types & PERMANENT) !== 0)) return // 718.2: printed text is inactive while attached
  for (const ability of card.abilities)
    if (ability.from === Zone.Board) add(work, makeInstance(ability, i, o.key, controller, o.since, 0, null, o.paid))
}

/** 385.2: abilities that say that they work in another zone. */
function enterElsewhere(work: Work): void {
  const { s, registry } = work.tx
  work.d.reads |= Aspect.Zones
  for (let p = 0; p < s.players.length; p++) {
    for (const zone of [Zone.Hand, Zone.Trash, Zone.Banishment]) {
      for (const i of s.zones[p * ZONES_PER_PLAYER + zone]!.cards) {
        const o = s.objects[i]!
        for (const ability of registry.cardOf(o).elsewhere) {
          if (ability.from === zone) add(work, makeInstance(ability, i, o.key, o.owner, o.since, 0, null))
        }
      }
    }
  }
}

function add(work: Work, instance: Instance): void {
  const { d, layered } = work
  const effect = instance.ability.effect
  if (
    effect !== null &&
    (effect.static === 'might' || effect.static === 'raiseMight' || effect.static === 'setMight' || effect.static === 'keyword')
  ) {
    d.reads |= instance.ability.reads
    const layer = effect.static === 'setMight' ? 1 : effect.static === 'keyword' ? 2 : 3
    const rank =
      effect.static === 'raiseMight' || instance.ability.amountReadsMight
        ? 1
        : effect.static === 'might' && typeof effect.by === 'number' && effect.by < 0
          ? 2
          : 0
    layered.push({
      layer,
      rank,
      since: instance.since,
      instance,
      effect: null,
      applied: new Map(),
      withdrawn: null,
      inactive: false,
      grants: null,
    })
    return
  }
  index(d, instance)
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
        case 'targetCost':
          d.targetCosts.push(instance)
          return
        case 'assignOrder':
          d.assignOrders.push(instance)
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

// ---------------------------------------------------------------------------------------------- layers

const inOrder = (a: Layered, b: Layered): number => a.layer - b.layer || a.rank - b.rank || a.since - b.since

function applyLayers(work: Work): void {
  const { layered } = work
  layered.sort(inOrder)
  // 476.2: sequences repeat until nothing changes. Every effect applies and withdraws at most once per object, so this ends.
  for (let changed = true; changed; ) {
    changed = false
    const before = layered.length
    for (let e = 0; e < layered.length; e++) {
      const l = layered[e]!
      if (l.effect === null ? applyPassive(work, l) : applySnapshot(work, l, l.effect)) changed = true
    }
    if (layered.length > before) layered.sort(inOrder)
  }
}

/** 477.3.b: what is not a passive ability was computed when it was made. */
function applySnapshot(work: Work, l: Layered, effect: Effect): boolean {
  const { tx, d } = work
  let changed = false
  for (const key of effect.objects) {
    const i = tx.find(key)
    if (i < 0 || l.applied.has(i) || d.might[i] === undefined) continue
    l.applied.set(i, effect.amount)
    if (effect.kind === 'might') d.might[i] = d.might[i]! + effect.amount
    else giveKeyword(work, l, i, effect.keyword as Keyword, effect.amount)
    changed = true
  }
  return changed
}

function applyPassive(work: Work, l: Layered): boolean {
  const { tx, d } = work
  const instance = l.instance!
  const { ability } = instance
  const active = !l.inactive && (ability.check === null || ability.check(tx, instance))
  const self = instance.object >= 0 ? instance.object : tx.find(instance.source)
  let changed = false
  for (const [i, amount] of l.applied) {
    if (active && (ability.whoIsSelf ? i === self : ability.who!(tx, i, instance))) continue
    if (l.withdrawn?.has(i)) continue // 476.3: withdrawn once only
    l.withdrawn ??= new Set()
    l.withdrawn.add(i)
    l.applied.delete(i)
    withdraw(work, l, i, amount)
    changed = true
  }
  if (!active) return changed
  if (ability.whoIsSelf) return (self >= 0 && d.might[self] !== undefined && applyTo(work, l, self)) || changed
  for (const place of tx.s.places) {
    for (const i of place.permanents) if (ability.who!(tx, i, instance) && applyTo(work, l, i)) changed = true
  }
  return changed
}

function applyTo(work: Work, l: Layered, i: ObjectIndex): boolean {
  if (l.applied.has(i) || l.withdrawn?.has(i)) return false
  const { tx, d } = work
  const instance = l.instance!
  const effect = instance.ability.effect!
  let amount = instance.ability.amount === null ? 1 : instance.ability.amount(tx, instance)
  if (Number.isNaN(amount)) return false
  if (effect.static === 'raiseMight') amount = Math.max(0, amount - d.might[i]!)
  if (effect.static === 'setMight') {
    // Arithmetic, buffs among it, comes on top of what is set.
    const base = work.bases[i] ?? tx.registry.cardOf(tx.s.objects[i]!).might
    work.bases[i] = amount
    amount -= base
  }
  l.applied.set(i, amount)
  if (effect.static === 'keyword') giveKeyword(work, l, i, effect.keyword, amount)
  else d.might[i] = d.might[i]! + amount
  return true
}

function withdraw(work: Work, l: Layered, i: ObjectIndex, amount: number): void {
  const { tx, d, layered } = work
  const effect = l.instance!.ability.effect!
  if (effect.static === 'setMight') {
    const later = layered.find(
      x => x !== l && x.since >= l.since && x.instance?.ability.effect?.static === 'setMight' && x.applied.has(i),
    )
    if (later !== undefined) {
      later.applied.set(i, later.applied.get(i)! + amount) // what was set later stays
      return
    }
    work.bases[i] = work.bases[i]! - amount
  }
  if (effect.static !== 'keyword') {
    d.might[i] = d.might[i]! - amount
    return
  }
  const at = keywordIndex(effect.keyword)
  const values = d.values[i]
  if (values !== null && values !== undefined) values[at] = (values[at] ?? 0) - amount
  for (const grant of l.grants ?? []) if (grant.object === i) takeBack(work, i, grant.instances)
  if ((tx.registry.cardOf(tx.s.objects[i]!).keywords & (1 << at)) !== 0) return
  const others = layered.filter(x => x.applied.has(i) && keywordOf(x) === effect.keyword)
  if (others.length > 0 && (tx.registry.macro(effect.keyword)?.sums ?? true)) return
  d.keywords[i] = d.keywords[i]! & ~(1 << at)
  // Another source was redundant until now.
  if (others.length > 0) giveKeyword(work, others[0]!, i, effect.keyword, others[0]!.applied.get(i)!)
}

function keywordOf(l: Layered): string {
  const effect = l.instance?.ability.effect
  return effect?.static === 'keyword' ? effect.keyword : l.effect?.kind === 'keyword' ? l.effect.keyword : ''
}

function giveKeyword(work: Work, by: Layered, i: ObjectIndex, keyword: Keyword, value: number): void {
  const { tx, d } = work
  const at = keywordIndex(keyword)
  const had = (d.keywords[i]! & (1 << at)) !== 0
  d.keywords[i] = d.keywords[i]! | (1 << at)
  const macro = tx.registry.macro(keyword)
  if (macro === null) return
  if (macro.numeric) {
    const values = d.values[i] ?? []
    d.values[i] = values
    values[at] = (values[at] ?? 0) + value
  }
  if (had && !macro.sums) return // redundant instances (810.2, 815.2, 816.2)
  const o = tx.s.objects[i]!
  const instances = tx.registry
    .keywordAbilities(keyword, value)
    .map(ability => makeInstance(ability, i, o.key, o.controller, by.since, 0, null))
  for (const instance of instances) {
    const granted = d.granted[i] ?? []
    d.granted[i] = granted
    granted.push(instance.ability)
    add(work, instance)
  }
  by.grants = [...(by.grants ?? []), { object: i, instances }]
}

function takeBack(work: Work, i: ObjectIndex, instances: readonly Instance[]): void {
  const { d, layered } = work
  const gone = (x: Instance): boolean => !instances.includes(x)
  for (const l of layered) if (l.instance !== null && instances.includes(l.instance)) l.inactive = true
  d.granted[i] = (d.granted[i] ?? []).filter(ability => !instances.some(x => x.ability === ability))
  for (let e = 0; e < d.listeners.length; e++) {
    d.listeners[e] = d.listeners[e]!.filter(gone)
    d.replacements[e] = d.replacements[e]!.filter(gone)
  }
  d.targetCosts = d.targetCosts.filter(gone)
  d.assignOrders = d.assignOrders.filter(gone)
  d.bonusDamage = d.bonusDamage.filter(gone)
}
