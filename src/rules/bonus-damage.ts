/** 712–715: Bonus Damage of spells and abilities, also of just the next one (391). */
import { SPELL } from '../abilities/compile/codes'
import type { Instance } from '../characteristics/derived'
import { derivedOf } from '../characteristics/read'
import type { ChainItem, Effect, Key, ObjectIndex, PlayerIndex } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

/** Whose text deals: the item that is executed, or 0 while its choices are made; `source` is its object. */
export interface Dealing {
  readonly controller: PlayerIndex
  readonly source: Key
  readonly item: Key
}

/** How much is added for a unit; -1 = before a unit is known (splits). */
export function bonusDamage(tx: Transaction, by: Dealing, to: ObjectIndex): number {
  const { bonusDamage: list } = derivedOf(tx)
  if (list.length === 0) return 0
  let sum = 0
  for (const x of list) {
    if (!isFrom(tx, x, by)) continue
    if (x.ability.who !== null && (to < 0 || !x.ability.who(tx, to, x))) continue
    const amount = x.ability.amount!(tx, x)
    if (!Number.isNaN(amount)) sum += amount
  }
  return Math.max(0, sum) // 714.2
}

function isFrom(tx: Transaction, x: Instance, by: Dealing): boolean {
  const effect = x.ability.effect
  if (effect?.static !== 'bonusDamage') return false
  const next = x.effect === 0 ? undefined : tx.s.effects.find(e => e.key === x.effect)
  // 391, 419.4.b: what was the next one when it was finalized stays it, whoever controls it by now.
  const known = next !== undefined && next.uses >= 0 && by.item !== 0
  if (effect.from === 'yours' && !known && x.controller !== by.controller) return false
  if (effect.of === 'spells' && !isSpell(tx, by)) return false
  if (x.ability.of !== null && !x.ability.of(tx, x).includes(by.item === 0 ? by.source : by.item)) return false
  if (next !== undefined && !isMeant(next, by.item)) return false
  return x.ability.check === null || x.ability.check(tx, x)
}

/** "The next spell" is the one that was played next; whose choices are being made could be it. */
const isMeant = (e: Effect, item: Key): boolean => e.uses < 0 || (item === 0 ? e.uses > 0 : e.objects.includes(item))

function isSpell(tx: Transaction, by: Dealing): boolean {
  if (by.item !== 0) {
    const item = tx.findItem(by.item)
    return item !== null && item.kind === 'card' && item.ability !== ''
  }
  const i = tx.find(by.source)
  return i >= 0 && (tx.registry.cardOf(tx.s.objects[i]!).types & SPELL) !== 0
}

/** 391: what has just been played is the next one, whatever it does; a permanent deals nothing. */
export function meanNext(tx: Transaction, item: ChainItem): void {
  const { bonusDamage: list } = derivedOf(tx)
  if (list.length === 0 || item.ability === '') return
  const by: Dealing = { controller: item.controller, source: item.source, item: 0 }
  const met = list.filter(x => x.effect !== 0 && isFrom(tx, x, by)).map(x => x.effect)
  const spent = (e: Effect): boolean => e.uses > 0 && met.includes(e.key)
  if (!tx.s.effects.some(spent)) return
  tx.touch(Aspect.Effects)
  tx.s.effects = tx.s.effects.map(e => (spent(e) ? { ...e, uses: e.uses - 1, objects: [...e.objects, item.key] } : e))
}
