/** What costs are paid with, as the text speaks of it, and what optional costs and levels make of the lines around them. */

import type { Ability, Condition, CostVerb, Instruction, PassiveAbility } from '../types'
import { nounWord, type Scope } from './scope'
import { same } from './words'

type Part = Ability | Instruction
const isPassive = (part: Part | undefined): part is PassiveAbility =>
  part !== undefined && 'kind' in part && part.kind === 'passive'

/** Something that asks at once whether the cost before it was paid is printed behind it: "If you do". */
const asksPayment = (condition: Condition | undefined): boolean =>
  condition?.if === 'paid' || (condition?.if === 'not' && asksPayment(condition.condition))

const DEEDS: Record<CostVerb, string> = {
  exhaust: 'exhausted',
  kill: 'killed',
  discard: 'discarded',
  recycle: 'recycled',
  banish: 'banished',
  returnToHand: 'returned',
  spendBuff: 'spent',
  ready: 'readied',
  disempower: 'disempowered',
}

/** The names of what a part pays with. */
const namesIn = (part: Part): readonly string[] =>
  isPassive(part) && part.effect.static === 'additionalCost'
    ? (part.effect.cost.actions ?? []).flatMap(({ as }) => (as === undefined ? [] : [as]))
    : []

/** Is `part` printed in the line of the optional cost before it? */
export const followsCost = (before: Part | undefined, part: Part | undefined): boolean => {
  if (!part || !isPassive(before) || before.effect.static !== 'additionalCost' || !before.effect.optional) return false
  if (!('kind' in part)) return part.do === 'if' && asksPayment(part.condition)
  if (part.kind === 'replacement') return asksPayment(part.if)
  if (part.kind !== 'passive') return false
  const spoken = JSON.stringify(part.effect)
  return asksPayment(part.while) || namesIn(before).some(name => spoken.includes(`"slot":"${name}"`))
}

/** Does it say what paying that cost takes away? */
export const pricesCost = (before: Part, part: Part | undefined): boolean =>
  isPassive(part) && part.effect.static === 'selfCost' && followsCost(before, part)

/** What the additional costs of the text are paid with gets its name; behind the cost itself it is "it". */
export const introducePaid = (text: readonly Part[], scope: Scope): void => {
  for (const part of text) {
    if (!isPassive(part) || part.effect.static !== 'additionalCost') continue
    for (const { pay, what, count, as } of part.effect.cost.actions ?? []) {
      if (as === undefined || what === 'self' || 'ref' in what) continue
      const noun = nounWord(what.noun)
      const deed = DEEDS[pay]
      scope.things.set(as, { noun, many: count === 'any', deed, ...(scope.costAsked ? {} : { called: `the ${deed} ${noun}` }) })
    }
  }
}

// ------------------------------------------------------------------------------------------------ better levels

const levelsOf = (condition: Condition | undefined): { readonly own: Condition; readonly not: Condition } | undefined => {
  if (condition?.if !== 'every' || condition.conditions.length !== 2) return undefined
  const [own, other] = condition.conditions
  return own?.if === 'level' && other?.if === 'not' && other.condition.if === 'level' ? { own, not: other.condition } : undefined
}
const levelOf = (part: PassiveAbility): Condition | undefined => levelsOf(part.while)?.own ?? part.while

/**
 * "[Level 6][>] … instead": that the lower level ends where the higher one begins is told by the higher one. The part as it is
 * printed, and whether it is such a higher one.
 */
export const asLevel = (text: readonly Part[], at: number): { readonly part: PassiveAbility; readonly instead: boolean } => {
  const part = text[at] as PassiveAbility
  const [before, after] = [text[at - 1], text[at + 1]]
  const levels = levelsOf(part.while)
  const next = isPassive(after) && after.effect.static === part.effect.static ? levelOf(after) : undefined
  const last = isPassive(before) && before.effect.static === part.effect.static ? levelsOf(before.while)?.not : undefined
  const ends = levels !== undefined && next !== undefined && same(levels.not, next)
  return { part: ends ? { ...part, while: levels.own } : part, instead: last !== undefined && same(last, levelOf(part)) }
}
