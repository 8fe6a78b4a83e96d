/** What something costs less or more (356.3–356.4), and additional costs (356.2). */

import type { Amount, CostChange } from '../types'
import { costPhrase } from './costs'
import { amountNoun, one, perEach, plurals, without } from './nouns'
import { objectWord, personOf, possessive, type Scope, sideOf, subjectWord } from './scope'
import { isRef, ofTheirs, SELF, type Static } from './subjects'
import { conjugate, energySymbol, keywordTag, powerSymbols, words } from './words'

/** "{1}{any}", "{1} or {any}", and what it is counted by. */
const amounts = (change: CostChange, scope: Scope): { readonly text: string; readonly each: string } | undefined => {
  const { energy = 0, power = [], times } = change
  const counted = times ?? (typeof energy === 'number' ? undefined : energy)
  const per = counted === undefined ? undefined : perEach(counted, scope)
  if (counted !== undefined && per === undefined) return undefined
  const factor = per?.by ?? 1
  const paid = typeof energy === 'number' ? energy * (times === undefined ? 1 : factor) : factor
  const parts = [paid === 0 ? '' : energySymbol(paid), powerSymbols(power)].filter(part => part !== '')
  return { text: parts.join(change.or ? ' or ' : ''), each: per === undefined ? '' : `for each ${per.each}` }
}

/** "reduced by the highest Might among units you control". */
const amountText = (energy: Amount, scope: Scope): string =>
  typeof energy === 'number' ? energySymbol(energy) : amountNoun(energy, scope)

/** `joined`: another one follows behind a comma. */
const change = (effect: CostChange, scope: Scope, joined = false): string => {
  const told = amounts(effect, scope)
  const least = effect.min === undefined ? '' : `to a minimum of ${energySymbol(effect.min)}`
  const word = effect.less ? 'less' : 'more'
  const by = told === undefined ? words(amountText(effect.energy ?? 0, scope), word) : words(told.text, word, told.each)
  return [by, ...(least === '' ? [] : [least])].join(joined ? ' ' : ', ')
}

/** Whose costs: "your spells that choose me", "[Empower] costs of your units here". */
const subject = ({ of, choosing }: Static<'cost'>, scope: Scope): string => {
  if ('optionalCosts' in of) return 'optional additional costs you pay'
  if ('abilities' in of) {
    const tag = keywordTag(of.abilities)
    return isRef(of.of) ? `${possessive(of.of, scope)} ${tag} costs` : `${tag} costs of ${plurals(of.of, scope)}`
  }
  const whose =
    sideOf(of) === 'enemy' && scope.templating === 'current'
      ? `opponents' ${plurals(without(of, 'enemy'), scope)}`
      : plurals(of, scope)
  if (choosing === undefined) return whose
  return `${whose} that choose ${isRef(choosing) ? objectWord(choosing, scope) : one(choosing, scope)}`
}

export const cost = (effect: Static<'cost'>, scope: Scope, joined = false): string => {
  const { of, energy, power = [], min } = effect
  const mine = 'noun' in of && sideOf(of) === 'friendly'
  if (
    scope.templating === 'first' &&
    effect.less &&
    typeof energy === 'number' &&
    power.length === 0 &&
    min !== undefined &&
    mine
  ) {
    // The first sets say "the Energy costs for … is"; the printed grammar is kept.
    const reduced = `reduced by ${energySymbol(energy)}, to a minimum of ${energySymbol(min)}`
    return of.noun === 'spell'
      ? `the Energy costs for ${plurals(without(of, 'yours', 'friendly'), scope)} you play is ${reduced}`
      : `${ofTheirs(of, 'Energy costs', scope)} are ${reduced}`
  }
  return `${subject(effect, scope)} cost ${change(effect, scope, joined)}`
}

export const selfCost = (effect: Static<'selfCost'>, scope: Scope): string => {
  const { energy, less } = effect
  if (energy !== undefined && amounts(effect, scope) === undefined)
    return `${possessive(SELF, scope)} Energy cost is ${less ? 'reduced' : 'increased'} by ${amountNoun(energy, scope)}`
  return words(subjectWord(SELF, scope), conjugate('cost', personOf(SELF, scope)), change(effect, scope))
}

/** Units offer their cost with "you may"; a spell names the cost first. */
export const additionalCost = ({ cost: extra, optional }: Static<'additionalCost'>, scope: Scope): string => {
  const paid = costPhrase(extra, scope)
  const play = `as an additional cost to play ${objectWord(SELF, scope)}`
  if (!optional) return `${play}, ${paid}`
  return scope.noun === 'spell' ? `${play}, you may ${paid}` : `you may ${paid} ${play}`
}
