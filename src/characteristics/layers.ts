/**
 * Going through the layers (473–480). Conditions read the values reached so far; each effect applies once to an object and
 * may be withdrawn once (476); passes repeat until nothing changes.
 */
import { LEGEND, PERMANENT } from '../abilities/compile/codes'
import type { TextSection } from '../abilities/compile/compiled'
import type { Keyword } from '../abilities/types'
import type { Effect, ObjectIndex } from '../state/types'
import { ZONES_PER_PLAYER, Zone } from '../state/types'
import { applyBorrow } from './borrow'
import { tagsOf } from './read'
import { appendText, takeBack } from './texts'
import type { Layered, Work } from './work'

const inOrder = (a: Layered, b: Layered): number => a.layer - b.layer || a.rank - b.rank || a.since - b.since

export function applyLayers(work: Work): void {
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
    switch (effect.kind) {
      case 'might':
        d.might[i] = d.might[i]! + effect.amount
        break
      case 'setMight':
        setBase(work, l, i, effect.amount)
        break
      case 'types':
        if (effect.amount >= 0) setBase(work, l, i, effect.amount)
        break
      case 'text':
        give(work, l, i, tx.registry.text(effect.ability).sections)
        break
      default:
        give(work, l, i, [tx.registry.keywordSection(effect.keyword as Keyword, effect.amount)])
    }
    changed = true
  }
  return changed
}

function applyPassive(work: Work, l: Layered): boolean {
  const { tx, d } = work
  const instance = l.instance!
  const { ability } = instance
  const active = !l.inactive && (ability.check === null || ability.check(tx, instance))
  if (ability.lenders !== null) return applyBorrow(work, l, ability.lenders, active)
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
  if ((ability.whoTypes & PERMANENT) !== 0) {
    for (const place of tx.s.places) {
      for (const i of place.permanents) if (ability.who!(tx, i, instance) && applyTo(work, l, i)) changed = true
    }
  }
  if ((ability.whoTypes & LEGEND) !== 0) {
    for (let p = 0; p < tx.s.players.length; p++) {
      for (const i of tx.s.zones[p * ZONES_PER_PLAYER + Zone.Legend]!.cards)
        if (ability.who!(tx, i, instance) && applyTo(work, l, i)) changed = true
    }
  }
  return changed
}

function applyTo(work: Work, l: Layered, i: ObjectIndex): boolean {
  if (l.applied.has(i) || l.withdrawn?.has(i)) return false
  const { tx, d } = work
  const instance = l.instance!
  const { ability } = instance
  const effect = ability.effect!
  const amount = ability.amount === null ? 1 : ability.amount(tx, instance)
  if (Number.isNaN(amount)) return false
  switch (effect.static) {
    case 'tag':
      if (l.since >= (d.copied[i] ?? 0)) d.tags[i] = new Set([...tagsOf(tx, i), effect.tag])
      break
    case 'setMight':
      setBase(work, l, i, amount)
      return true
    case 'text':
      give(work, l, i, ability.text!.sections)
      break
    case 'keyword':
      if (amount === 0) return false // a keyword without a value is none; it may get one in the next sequence
      give(work, l, i, [tx.registry.keywordSection(effect.keyword, amount)])
      break
    default: {
      const real = effect.static === 'raiseMight' ? Math.max(0, amount - d.might[i]!) : amount
      l.applied.set(i, real)
      d.might[i] = d.might[i]! + real
      return true
    }
  }
  l.applied.set(i, amount)
  return true
}

/** 477.1.a.1: arithmetic, buffs among it, comes on top of what is set; what became a copy later has the Might of that. */
function setBase(work: Work, l: Layered, i: ObjectIndex, to: number): void {
  const { d, bases } = work
  const base = bases[i] ?? d.cards[i]!.might
  const amount = l.since < (d.copied[i] ?? 0) ? base : to
  bases[i] = amount
  l.applied.set(i, amount - base)
  d.might[i] = d.might[i]! + amount - base
}

function give(work: Work, by: Layered, i: ObjectIndex, sections: readonly TextSection[]): void {
  const via = by.instance === null ? by.effect!.key : by.instance.source
  const bind = by.instance === null ? by.effect!.bind : null
  by.grants.push(...appendText(work, i, sections, via, by.since, bind))
}

function withdraw(work: Work, l: Layered, i: ObjectIndex, amount: number): void {
  const { d, layered } = work
  const effect = l.instance!.ability.effect!
  switch (effect.static) {
    case 'tag': {
      const others = layered.some(
        x => x.applied.has(i) && x.instance?.ability.effect?.static === 'tag' && x.instance.ability.effect.tag === effect.tag,
      )
      if (others || d.cards[i]!.tags.has(effect.tag)) return
      d.tags[i] = new Set([...tagsOf(work.tx, i)].filter(tag => tag !== effect.tag))
      return
    }
    case 'setMight': {
      const later = layered.find(x => x !== l && x.since >= l.since && setsMight(x) && x.applied.has(i))
      if (later !== undefined) {
        later.applied.set(i, later.applied.get(i)! + amount) // what was set later stays
        return
      }
      work.bases[i] = work.bases[i]! - amount
      break
    }
    case 'text':
    case 'keyword':
      for (const grant of l.grants.filter(g => g.object === i)) takeBack(work, grant)
      l.grants = l.grants.filter(g => g.object !== i)
      return
    default:
      break
  }
  d.might[i] = d.might[i]! - amount
}

const setsMight = (l: Layered): boolean =>
  l.instance?.ability.effect?.static === 'setMight' ||
  l.effect?.kind === 'setMight' ||
  (l.effect?.kind === 'types' && l.effect.amount >= 0)
