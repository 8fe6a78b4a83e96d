/** Spells and abilities on the chain as what a text speaks of (355.9.a.2, 359.3.e.9.a). */
import { isFriendly } from '../../state/query'
import type { ChainItem, Key } from '../../state/types'
import { Zone } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import type { Filter, Predicate } from '../types'
import type { CompiledFilter, Context } from './compiled'
import { compileFilter, compileRef, type Reading } from './filters'

export type ItemTest = (tx: Transaction, item: ChainItem, ctx: Context) => boolean

/** A filter that abilities on the chain can match; no object represents them (401.1). */
export const meansAbilities = (filter: Filter): boolean =>
  filter.zone === 'chain' && (filter.noun === 'ability' || filter.noun === 'object')

/** What the filter asks of an ability on the chain; null if it means none. */
export function compileAbilityTest(filter: Filter, r: Reading): ItemTest | null {
  if (!meansAbilities(filter)) return null
  const tests = filter.where.map(p => compileItemPredicate(p, r))
  return (tx, item, ctx) => item.kind === 'ability' && tests.every(test => test(tx, item, ctx))
}

function compileItemPredicate(p: Predicate, r: Reading): ItemTest {
  switch (p.is) {
    // 190.6.d: the ability of an uncontrolled battlefield is nobody's.
    case 'friendly':
      return (tx, item, ctx) => ctx.controller >= 0 && item.you >= 0 && isFriendly(tx.s, item.you, ctx.controller)
    case 'enemy':
      return (tx, item, ctx) => ctx.controller >= 0 && item.you >= 0 && !isFriendly(tx.s, item.you, ctx.controller)
    case 'yours':
      return (_tx, item, ctx) => item.you >= 0 && item.you === ctx.controller
    case 'ref': {
      const ref = compileRef(p.ref, r)
      return (tx, item, ctx) => ref(tx, ctx).includes(item.key)
    }
    case 'notRef': {
      const ref = compileRef(p.ref, r)
      return (tx, item, ctx) => !ref(tx, ctx).includes(item.key)
    }
    case 'chooses':
      return compileChooses(p, r)
    case 'not': {
      const inner = compileItemPredicate(p.predicate, r)
      return (tx, item, ctx) => !inner(tx, item, ctx)
    }
    case 'anyOf': {
      const inner = p.predicates.map(q => compileItemPredicate(q, r))
      return (tx, item, ctx) => inner.some(test => test(tx, item, ctx))
    }
    default:
      throw new Error(`the engine can't ask of an ability on the chain whether it is ${p.is}`)
  }
}

/**
 * 359.3.e.9.a: what it chose counts also where that is no legal target any more, but not what has changed to a non-board zone
 * since: that has another key (124). All executions of a repeated text choose (820.2).
 */
export function compileChooses({ what, noOther }: Extract<Predicate, { is: 'chooses' }>, r: Reading): ItemTest {
  const meant = 'noun' in what ? matching(compileFilter(what, r)) : referred(compileRef(what, r))
  const other = noOther === undefined ? null : matching(compileFilter(noOther, r))
  return (tx, item, ctx) => {
    let chooses = false
    for (const key of item.targets.flat()) {
      if (meant(tx, key, ctx)) chooses = true
      else if (other?.(tx, key, ctx)) return false
    }
    return chooses
  }
}

type KeyTest = (tx: Transaction, key: Key, ctx: Context) => boolean

const referred =
  (read: (tx: Transaction, ctx: Context) => readonly Key[]): KeyTest =>
  (tx, key, ctx) =>
    tx.find(key) >= 0 && read(tx, ctx).includes(key)

const matching =
  (filter: CompiledFilter): KeyTest =>
  (tx, key, ctx) => {
    const i = tx.find(key)
    if (i < 0) return false
    const { zone } = tx.s.objects[i]!
    const inZone = zone === filter.zone || (filter.zone === Zone.Board && (zone === Zone.Battlefield || zone === Zone.Legend))
    return inZone && filter.test(tx, i, ctx)
  }
