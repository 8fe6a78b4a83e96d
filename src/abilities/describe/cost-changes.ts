/** What something costs less or more (356.3–356.4), and additional costs (356.2). */

import type { Amount, CostChange } from '../types'
import { costPhrase } from './costs'
import { amountNoun, one, perEach, plurals, without } from './nouns'
import { objectWord, personOf, possessive, type Scope, sideOf, subjectWord, thing } from './scope'
import { isRef, ofTheirs, SELF, type Static } from './subjects'
import { conjugate, energySymbol, keywordTag, powerSymbols, words } from './words'

/** What a change is counted by: "{1} less for each Energy it costs". */
const counts = (amount: Amount, scope: Scope): { readonly by: number; readonly each: string } | undefined => {
  if (typeof amount === 'object' && 'howMany' in amount)
    return { by: 1, each: `${thing(amount.howMany, scope)?.deed ?? 'chosen'} this way` }
  const of =
    typeof amount === 'number'
      ? undefined
      : 'energyOf' in amount
        ? amount.energyOf
        : 'powerOf' in amount
          ? amount.powerOf
          : undefined
  if (of === undefined) return perEach(amount, scope)
  const costs = conjugate('cost', personOf(of, scope))
  return {
    by: 1,
    each: words(typeof amount === 'object' && 'energyOf' in amount ? 'Energy' : 'Power', subjectWord(of, scope), costs),
  }
}

/** "{1}{any}", "{1} or {any}", and what it is counted by. */
const amounts = (change: CostChange, scope: Scope): { readonly text: string; readonly each: string } | undefined => {
  const { energy = 0, power = [], times } = change
  const counted = times ?? (typeof energy === 'number' ? undefined : energy)
  const per = counted === undefined ? undefined : counts(counted, scope)
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
export const costChange = (effect: CostChange, scope: Scope, joined = false): string => {
  const told = amounts(effect, scope)
  const least = effect.min === undefined ? '' : `to a minimum of ${energySymbol(effect.min)}`
  const word = effect.less ? 'less' : 'more'
  const by = told === undefined ? words(amountText(effect.energy ?? 0, scope), word) : words(told.text, word, told.each)
  return [by, ...(least === '' ? [] : [least])].join(joined ? ' ' : ', ')
}

/** Whose costs: "your spells that choose me", "[Empower] costs of your units here". */
const subject = (effect: Static<'cost'>, scope: Scope): string => {
  const { of, choosing } = effect
  if ('optionalCosts' in of) return 'optional additional costs you pay'
  if ('abilities' in of) {
    const tag = keywordTag(of.abilities)
    return isRef(of.of) ? `${possessive(of.of, scope)} ${tag} costs` : `${tag} costs of ${plurals(of.of, scope)}`
  }
  const whose =
    sideOf(of) === 'enemy' && scope.templating === 'current'
      ? `opponents' ${plurals(without(of, 'enemy'), scope)}`
      : plurals(of, scope)
  if (effect.playedAs !== undefined) return `${whose} with ${keywordTag(effect.playedAs)}`
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
  const more = !effect.less && 'noun' in of && of.noun !== 'spell'
  return words(`${subject(effect, scope)} cost ${costChange(effect, scope, joined)}`, more && 'to play')
}

/** `joined`: behind another one. */
export const selfCost = (effect: Static<'selfCost'>, scope: Scope, joined = false): string => {
  const { energy, less } = effect
  const told = amounts(effect, scope)
  // The first sets say it as a deed, behind the cost that it depends on.
  if (told !== undefined && less && scope.costAsked && scope.templating === 'first')
    return words('reduce', possessive(SELF, scope), 'cost by', told.text, told.each)
  if (joined) return costChange(effect, scope)
  if (energy !== undefined && told === undefined)
    return `${possessive(SELF, scope)} Energy cost is ${less ? 'reduced' : 'increased'} by ${amountNoun(energy, scope)}`
  return words(subjectWord(SELF, scope), conjugate('cost', personOf(SELF, scope)), costChange(effect, scope))
}

/** Units offer their cost with "you may"; a spell names the cost first. */
export const additionalCost = ({ cost: extra, optional }: Static<'additionalCost'>, scope: Scope): string => {
  const paid = costPhrase(extra, scope)
  const play = `as an additional cost to play ${objectWord(SELF, scope)}`
  if (!optional) return `${play}, ${paid}`
  if (scope.priced && scope.templating === 'first')
    return `as you play ${objectWord(SELF, scope)}, you may ${paid} as an additional cost`
  return scope.noun === 'spell' ? `${play}, you may ${paid}` : `you may ${paid} ${play}`
}
