/** What damage is lethal (142.4) or can't be prevented, and which units deal combat damage, as passive abilities in play have it. */
import { UNIT } from '../abilities/compile/codes'
import { damageOn } from '../state/query'
import type { DamageMark, ObjectIndex, PlayerIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import type { Instance } from './derived'
import { derivedOf, mightOf, typesOf } from './read'

/** 142.4.b, 143.2.a: nonzero damage that is at least the Might; or what an effect says is enough (142.4.c). */
export function isLethal(tx: Transaction, i: ObjectIndex): boolean {
  const { damage } = tx.s.objects[i]!
  if (damage.length === 0 || (typesOf(tx, i) & UNIT) === 0) return false
  const marked = damageOn(damage)
  if (marked <= 0) return false
  if (marked >= mightOf(tx, i)) return true
  for (const x of derivedOf(tx).damageRules) {
    const enough = enoughFor(tx, x, i)
    if (enough > 0 && markedFor(x, damage) >= enough) return true
  }
  return false
}

/** The least damage by this player that would be lethal together with what is marked: 1 or more (142.4.b). */
export function missingDamage(tx: Transaction, i: ObjectIndex, player: PlayerIndex): number {
  const { damage } = tx.s.objects[i]!
  let missing = mightOf(tx, i) - damageOn(damage)
  for (const x of derivedOf(tx).damageRules) {
    const enough = enoughFor(tx, x, i)
    if (enough > 0 && (isOfAnybody(x) || x.controller === player)) missing = Math.min(missing, enough - markedFor(x, damage))
  }
  return Math.max(1, missing)
}

/** How much an `enoughDamage` effect asks of damage on that unit; 0 when it says nothing about it. */
function enoughFor(tx: Transaction, x: Instance, i: ObjectIndex): number {
  if (x.ability.effect?.static !== 'enoughDamage' || !applies(tx, x, i)) return 0
  const amount = x.ability.amount!(tx, x)
  return Number.isNaN(amount) ? 0 : Math.max(1, amount)
}

const isOfAnybody = (x: Instance): boolean => x.ability.effect?.static === 'enoughDamage' && x.ability.effect.from === 'any'

/** 142.3.b: a player's damage is what that player has marked. */
function markedFor(x: Instance, marks: readonly DamageMark[]): number {
  if (isOfAnybody(x)) return damageOn(marks)
  let sum = 0
  for (const mark of marks) if (mark.player === x.controller) sum += mark.amount
  return sum
}

/** Does the unit add its Might to what its side assigns? */
export function dealsCombatDamage(tx: Transaction, i: ObjectIndex): boolean {
  for (const x of derivedOf(tx).damageRules) if (x.ability.effect?.static === 'noCombatDamage' && applies(tx, x, i)) return false
  return true
}

/** 142.3.b: can damage that this player deals be prevented? */
export function canBePrevented(tx: Transaction, player: PlayerIndex): boolean {
  for (const x of derivedOf(tx).damageRules) {
    const effect = x.ability.effect
    if (effect?.static !== 'unpreventable' || (effect.from === 'yours' && x.controller !== player)) continue
    if (x.ability.check === null || x.ability.check(tx, x)) return false
  }
  return true
}

const applies = (tx: Transaction, x: Instance, i: ObjectIndex): boolean =>
  (x.ability.check === null || x.ability.check(tx, x)) && x.ability.who!(tx, i, x)
