/** Restrictions by Might and cost: "with 3 {might} or less", "that costs no more than {4} and no more than {any}". */

import type { Amount, Filter, ObjectRef, Predicate } from '../types'
import { objectWord, type Scope } from './scope'
import { energySymbol, same } from './words'

type Is<K extends Predicate['is']> = Extract<Predicate, { readonly is: K }>
export type Compared = Is<'might'> | Is<'energy'> | Is<'power'>
/** An amount as the object of "equal to". */
type Noun = (amount: Amount) => string

const bound = (p: Compared, symbol: (n: number) => string, noun: Noun, suffix: boolean): string => {
  const { min, max } = p
  const text = (amount: Amount): string => (typeof amount === 'number' ? symbol(amount) : noun(amount))
  if (min !== undefined && max !== undefined) return min === max ? `exactly ${text(min)}` : `${text(min)} to ${text(max)}`
  if (min !== undefined) return `${text(min)} or more`
  if (max === undefined) return symbol(0)
  return suffix ? `${text(max)} or less` : `no more than ${text(max)}`
}

/** "less Might than me": a maximum one below the Might of something. */
const lessThan = (max: Amount | undefined, of: 'mightOf' | 'energyOf'): ObjectRef | undefined => {
  if (max === undefined || typeof max === 'number' || !('plus' in max)) return undefined
  const [a, b] = max.plus
  if (typeof a === 'number' || b !== -1) return undefined
  if (of === 'mightOf' && 'mightOf' in a) return 'ref' in a.mightOf ? a.mightOf : undefined
  return of === 'energyOf' && 'energyOf' in a ? a.energyOf : undefined
}

const anyPower = (amount: number): string => '{any}'.repeat(amount)

/** "that costs no more than {4} and no more than {any}", "that costs no more Energy and no more Power than the killed unit". */
export const wholeCost = (energy: Is<'energy'>, power: Is<'power'>, filter: Filter, scope: Scope, noun: Noun): string => {
  const [a, b] = [energy.max, power.max]
  if (typeof a === 'object' && typeof b === 'object' && 'energyOf' in a && 'powerOf' in b && same(a.energyOf, b.powerOf))
    return `that costs no more Energy and no more Power than ${objectWord(a.energyOf, scope)}`
  const both = `${bound(energy, energySymbol, noun, false)} and ${bound(power, anyPower, noun, false)}`
  return filter.noun === 'spell' ? `that costs ${both}` : `with cost ${both}`
}

export const comparing = (p: Compared, filter: Filter, scope: Scope, noun: Noun): string => {
  if (p.is === 'power') return `with Power cost ${bound(p, anyPower, noun, false)}`
  const than = lessThan(p.max, p.is === 'might' ? 'mightOf' : 'energyOf')
  if (p.is === 'might') {
    if (than) return `with less Might than ${objectWord(than, scope)}`
    const numeric = [p.min, p.max].every(n => n === undefined || typeof n === 'number')
    return numeric ? `with ${bound(p, n => `${n} {might}`, noun, true)}` : `with Might ${bound(p, String, noun, false)}`
  }
  if (than) return `with less Energy cost than ${objectWord(than, scope)}`
  // Spells "cost" their Energy, but since Spiritforged at most so much is their "Energy cost", as it is of other cards.
  return filter.noun === 'spell' && (p.max === undefined || (filter.zone === 'chain' && scope.templating === 'first'))
    ? `that costs ${bound(p, energySymbol, noun, false)}`
    : `with Energy cost ${bound(p, energySymbol, noun, false)}`
}
