/** Costs (201–206, 356): symbols and game actions, as the head of an activated ability or after "pay" in a sentence. */

import type { Amount, Cost, CostAction, CostVerb, EquipCost, Filter } from '../types'
import { amountNoun, counted, one, plurals } from './nouns'
import { objectWord, possessive, type Scope } from './scope'
import { capitalise, energySymbol, list, numberWord, powerSymbols, words } from './words'

const energyText = (energy: Amount, scope: Scope): string =>
  typeof energy === 'number' ? (energy === 0 ? '' : energySymbol(energy)) : `Energy equal to ${amountNoun(energy, scope)}`

/** "{1}{fury}", "any amount of {any}". */
export const resources = (cost: Cost, scope: Scope): string => {
  const paid = energyText(cost.energy ?? 0, scope) + powerSymbols(cost.power ?? [])
  if (cost.x === undefined) return paid
  const any = `any amount of ${cost.x === 'energy' ? 'Energy' : scope.templating === 'first' ? '{any}' : 'Power'}`
  return paid === '' ? any : `${paid} and ${any}`
}

const xpText = (xp: Amount, scope: Scope): string =>
  typeof xp === 'number' ? `spend ${xp} XP` : `spend XP equal to ${amountNoun(xp, scope)}`

const VERBS: Record<CostVerb, string> = {
  exhaust: 'exhaust',
  kill: 'kill',
  discard: 'discard',
  recycle: 'recycle',
  banish: 'banish',
  returnToHand: 'return',
  spendBuff: 'spend',
  ready: 'ready',
  disempower: 'disempower',
}

const isAnyCard = (filter: Filter): boolean =>
  filter.noun === 'card' && filter.where.every(p => p.is === 'yours' || p.is === 'friendly')

const what = (filter: Filter, count: CostAction['count'], scope: Scope): string =>
  count === 'any'
    ? `any number of ${plurals(filter, scope)}`
    : count === 1
      ? one(filter, scope)
      : counted(filter.noun === 'card' ? String(count) : numberWord(count), filter, scope)

/** "discard 1", "kill a friendly unit", "spend my buff", "return a friendly gear to its owner's hand". */
const action = ({ pay, what: paid, count }: CostAction, scope: Scope): string => {
  if (paid === 'self') {
    const self = { ref: 'self' } as const
    if (pay === 'spendBuff') return `spend ${possessive(self, scope)} buff`
    if (pay === 'returnToHand') return `return ${objectWord(self, scope)} to ${possessive(self, scope)} owner's hand`
    return `${VERBS[pay]} ${objectWord(self, scope)}`
  }
  if ('ref' in paid) {
    if (pay === 'spendBuff') return `spend ${possessive(paid, scope)} buff`
    const object = `${VERBS[pay]} ${objectWord(paid, scope)}`
    return pay === 'returnToHand' ? `${object} to its owner's hand` : object
  }
  if (pay === 'discard')
    return isAnyCard(paid)
      ? `discard ${count === 'any' ? 'any number of cards' : count}`
      : `discard ${what({ ...paid, zone: 'board', where: paid.where.filter(p => p.is !== 'yours') }, count, scope)}`
  if (pay === 'spendBuff')
    return count === 1 ? 'spend a buff' : `spend ${count === 'any' ? 'any number of' : numberWord(count)} buffs`
  // Cards are recycled by number alone: "recycle 3 from your trash".
  if (pay === 'recycle' && paid.zone === 'trash' && isAnyCard(paid) && count !== 'any') return `recycle ${count} from your trash`
  if (paid.noun === 'legend' && paid.where.some(p => p.is === 'yours')) return `${VERBS[pay]} your legend`
  const object = `${VERBS[pay]} ${what(paid, count, scope)}`
  return pay === 'returnToHand' ? `${object} to ${count === 1 ? "its owner's hand" : "their owners' hands"}` : object
}

const exhaustsSelf = (it: CostAction): boolean => it.pay === 'exhaust' && it.what === 'self'

/** The head of an activated ability or of a keyword: "Recycle 3 from your trash, {1}, {exhaust}". */
export const costHead = (cost: Cost, scope: Scope, resourcesFirst = false): string => {
  const actions = (cost.actions ?? []).filter(it => !exhaustsSelf(it)).map(it => capitalise(action(it, scope)))
  const exhaust = (cost.actions ?? []).some(exhaustsSelf) ? ['{exhaust}'] : []
  const paid = resources(cost, scope)
  const xp = cost.xp === undefined ? [] : [capitalise(xpText(cost.xp, scope))]
  const resource = paid === '' ? [] : [cost.x === undefined ? paid : `Pay ${paid}`]
  const first = resourcesFirst || (cost.energy !== undefined && (cost.power ?? []).length > 0)
  return [...(first ? [...resource, ...xp, ...actions] : [...xp, ...actions, ...resource]), ...exhaust].join(', ')
}

/** Does the head need a dash behind its keyword? "[Equip] {fury}", but "[Equip] — {chaos}, Discard 1". */
export const hasActions = (cost: Cost): boolean => (cost.actions?.length ?? 0) > 0 || cost.xp !== undefined

/** The parts of a cost as verbs: "pay {body}", "exhaust this", "pay its Equip cost reduced by {any}". */
export const costVerbs = (cost: Cost | EquipCost, scope: Scope): readonly string[] => {
  if ('equipOf' in cost) {
    const less = cost.less.length === 0 ? '' : `reduced by ${powerSymbols(cost.less)}`
    return [words('pay', possessive(cost.equipOf, scope), '[Equip] cost', less)]
  }
  const paid = resources(cost, scope)
  const xp = cost.xp === undefined ? [] : [xpText(cost.xp, scope)]
  return [...(paid === '' ? [] : [`pay ${paid}`]), ...xp, ...(cost.actions ?? []).map(it => action(it, scope))]
}

/** "pay {body} and exhaust this". */
export const costPhrase = (cost: Cost, scope: Scope): string => list(costVerbs(cost, scope))
