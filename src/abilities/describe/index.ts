/**
 * Rules text from data (053, 131–137): `describe` prints a card in the game's own templating, one ability a line.
 *
 * Nothing here knows a card: the words follow from the definition alone, so a text that differs from the printed one shows that
 * the data does. Reminder text is not printed, and neither are the inherent abilities of basic runes (164.2).
 */

import type {
  Ability,
  CardDefinition,
  Condition,
  Cost,
  Filter,
  Instruction,
  KeywordAbility,
  PassiveAbility,
  ReplacementAbility,
} from '../types'
import { abilityText, keywordText, nestedText } from './abilities'
import { conditionPhrase } from './conditions'
import { costPhrase } from './costs'
import { one } from './nouns'
import { asLevel, followsCost, introducePaid, pricesCost } from './paid'
import { dependentTag, programText } from './program'
import { freshScope, makeScope, type Names, type Scope } from './scope'
import { repeatLine } from './spells'
import { joinsPassive, passiveLine } from './statics'
import { capitalise, same } from './words'

export type { Names } from './scope'

type Part = Ability | Instruction
const isAbility = (part: Part): part is Ability => 'kind' in part

const noNames: Names = () => undefined
const scopeOf = (card: CardDefinition | undefined, names: Names): Scope => makeScope(card, names, nestedText)

/** What Might a unit has as attacker and as defender is printed as one list. */
const sharesLine = (a: Part, b: Part): boolean =>
  isAbility(a) &&
  isAbility(b) &&
  a.kind === 'keyword' &&
  b.kind === 'keyword' &&
  a.keyword === 'assault' &&
  b.keyword === 'shield'

/** Printed keywords from there on that are Repeat. */
const repeatsFrom = (text: readonly Part[], start: number): readonly KeywordAbility[] => {
  const found: KeywordAbility[] = []
  for (const part of text.slice(start)) {
    if (!isAbility(part) || part.kind !== 'keyword' || part.keyword !== 'repeat') break
    found.push(part)
  }
  return found
}

const sharesKeyword = (a: Ability, b: ReplacementAbility, scope: Scope): boolean =>
  a.kind === 'passive' && b.if !== undefined && same(a.while, b.if) && dependentTag(b.if, scope) !== undefined

const lines = (text: readonly Part[], scope: Scope): readonly string[] => {
  const out: string[] = []
  let i = 0
  while (i < text.length) {
    const part = text[i]!
    const start = i
    const asked = followsCost(text[start - 1], part)
    let line: string
    if (!isAbility(part)) {
      // The instructions of a spell are one text: what one names, the next can call "it".
      while (i < text.length && !isAbility(text[i]!)) i++
      const inner = freshScope(scope, { style: 'paragraph' })
      inner.costAsked = asked
      introducePaid(text, inner)
      line = programText(text.slice(start, i) as Instruction[], inner)
    } else if (part.kind === 'passive') {
      const level = asLevel(text, i)
      const group: PassiveAbility[] = [level.part]
      for (i++; i < text.length; i++) {
        const next = text[i]!
        if (!isAbility(next) || next.kind !== 'passive' || !joinsPassive(part, next)) break
        group.push(next)
      }
      const inner = freshScope(scope)
      inner.costAsked = asked
      inner.priced = pricesCost(part, text[i])
      inner.instead = level.instead
      introducePaid(text, inner)
      line = passiveLine(group, inner)
    } else if (repeatsFrom(text, i).length > 1) {
      const repeats = repeatsFrom(text, i)
      i += repeats.length
      line = repeatLine(repeats, scope)
    } else {
      const next = text[i + 1]
      // A replacement under the same dependent keyword goes on in the passive's paragraph.
      const before = start > 0 ? text[start - 1] : undefined
      if (part.kind === 'replacement' && before !== undefined && isAbility(before) && sharesKeyword(before, part, scope)) {
        const { if: _, ...rest } = part
        out[out.length - 1] += ` ${abilityText(rest, scope)}`
        i++
        continue
      }
      const pair = next !== undefined && sharesLine(part, next)
      i += pair ? 2 : 1
      line =
        pair && part.kind === 'keyword'
          ? `${keywordText(part, scope)}, ${keywordText(next as typeof part, scope)}`
          : abilityText(part, asked ? { ...scope, costAsked: true } : scope)
    }
    if (asked && out.length > 0) out[out.length - 1] += ` ${line}`
    else out.push(line)
  }
  return out
}

/** The rules text of a card, generated from its definition; `names` finds the definitions of the tokens it plays. */
export function describe(card: CardDefinition, names: Names = noNames): { text: string; effectText?: string } {
  // Basic runes have their abilities by being runes (164.2).
  if (card.supertypes.includes('basic')) return { text: '' }
  const scope = scopeOf(card, names)
  const text = lines(card.text, scope).join('\n')
  // Effect text is spoken by the unit that the Equipment is attached to (136).
  return card.effectText ? { text, effectText: lines(card.effectText, { ...scope, voice: 'first' }).join('\n') } : { text }
}

/** One ability as its line of text; `card` is the speaker. */
export const describeAbility = (ability: Ability, card?: CardDefinition, names: Names = noNames): string =>
  abilityText(ability, scopeOf(card, names))

/** Instructions as sentences. */
export const describeInstructions = (
  instructions: readonly Instruction[],
  card?: CardDefinition,
  names: Names = noNames,
): string => programText(instructions, scopeOf(card, names))

/** One instruction as a sentence; what it only refers to is "it". */
export const describeInstruction = (instruction: Instruction, card?: CardDefinition, names: Names = noNames): string =>
  describeInstructions([instruction], card, names)

/** One object of a filter: "another friendly unit here". */
export const describeFilter = (filter: Filter, card?: CardDefinition, names: Names = noNames): string =>
  one(filter, scopeOf(card, names))

/** A condition as a clause: "you have 8+ runes". */
export const describeCondition = (condition: Condition, card?: CardDefinition, names: Names = noNames): string =>
  conditionPhrase(condition, scopeOf(card, names))

/** A cost as a deed: "Pay {1} and exhaust me". */
export const describeCost = (cost: Cost, card?: CardDefinition, names: Names = noNames): string =>
  capitalise(costPhrase(cost, scopeOf(card, names)))
