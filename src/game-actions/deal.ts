/** 417 Deal, 418 Heal: marks of damage on units. */
import { On } from '../abilities/compile/codes'
import { countUse, emit, newBatch, note } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import { DEALT } from '../state/query'
import type { DamageMark, Key, ObjectIndex } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

/** 142.3.a, 428.5: who dealt it and with what. */
function markOf({ amount, cause }: Proposal): DamageMark {
  const { player, item, sources } = cause
  return cause.spell === true ? { amount, player, item, sources, spell: true } : { amount, player, item, sources }
}

export function executeDamage(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  const keys: Key[] = []
  let total = 0
  const dealt: { i: ObjectIndex; p: Proposal }[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    // 417.1.e: only positive amounts are dealt.
    if (i < 0 || tx.s.objects[i]!.zone !== Zone.Board || p.amount < 1) continue
    const o = tx.object(i, Aspect.Damage)
    o.damage = [...o.damage, markOf(p)]
    keys.push(p.object)
    total += p.amount
    dealt.push({ i, p })
  }
  if (dealt.length > 0) {
    tx.s.cleanupDue = true
    if ((tx.registry.counted & Aspect.Dealt) !== 0) countDealing(tx, dealt)
  }
  for (const { i, p } of dealt) {
    const o = tx.s.objects[i]!
    emit(tx, On.damage, o.controller, i, o.place, -1, p.amount, p.cause, batch)
  }
  report(tx, depth, makeResult(keys, total, asked))
}

/** 417.6.b.3: where a unit is said to deal, the spell doesn't. */
function countDealing(tx: Transaction, dealt: readonly { readonly p: Proposal }[]): void {
  const spells = dealt.filter(({ p: { cause } }) => cause.kind === 'spell' && cause.source === cause.item)
  for (const key of new Set(spells.map(({ p }) => p.cause.item))) countUse(tx, key, DEALT, 0)
  if (spells.length > 0) tx.touch(Aspect.Dealt)
}

/** 418: clears the damage from these objects. */
export function healObjects(tx: Transaction, objects: readonly ObjectIndex[], source: Key): Key[] {
  const healed: Key[] = []
  for (const i of objects) {
    const o = tx.s.objects[i]!
    if (o.damage.length === 0) continue
    tx.object(i, Aspect.Damage).damage = NONE
    healed.push(o.key)
    note(tx, 'heal', { player: o.controller, object: o.key, card: o.def, place: o.place, source })
  }
  if (healed.length > 0) tx.s.cleanupDue = true
  return healed
}
