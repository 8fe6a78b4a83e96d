/**
 * Going through the layers (473–480). Conditions read the values reached so far; each effect applies once to an object and
 * may be withdrawn once (476); passes repeat until nothing changes.
 */
import { keywordIndex } from '../abilities/compile/codes'
import type { Keyword } from '../abilities/types'
import type { Effect, ObjectIndex } from '../state/types'
import { appendText, takeBack } from './texts'
import { haveKeywords, type Layered, type Work } from './work'

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
    const base = work.bases[i] ?? d.cards[i]!.might
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
  const active = work.active[i]
  if (active === undefined && ((work.written[i] ?? d.cards[i]!.keywords) & (1 << at)) !== 0) return
  const others = layered.filter(x => x.applied.has(i) && keywordOf(x) === effect.keyword)
  if (others.length > 0 && (tx.registry.macro(effect.keyword)?.sums ?? true)) return
  if (active !== undefined) work.active[i] = active & ~(1 << at)
  if (((work.written[i] ?? d.cards[i]!.keywords) & (1 << at)) === 0) d.keywords[i] = d.keywords[i]! & ~(1 << at)
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
  const had = ((work.active[i] ?? d.keywords[i]!) & (1 << at)) !== 0
  haveKeywords(work, i, 1 << at)
  const macro = tx.registry.macro(keyword)
  if (macro === null) return
  if (macro.numeric) {
    const values = d.values[i] ?? []
    d.values[i] = values
    values[at] = (values[at] ?? 0) + value
  }
  if (had && !macro.sums) return // redundant instances (810.2, 815.2, 816.2)
  const via = by.instance === null ? by.effect!.key : by.instance.source
  const instances = appendText(work, i, tx.registry.keywordAbilities(keyword, value), via, by.since)
  by.grants = [...(by.grants ?? []), { object: i, instances }]
}
