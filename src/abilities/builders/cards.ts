/** Card definitions (131–137): an id, a name, the facts, then the rules text in printed order. */

import type { Ability, CardDefinition, CardType, Domain, Instruction, PowerSymbol, Supertype } from '../types'
import { activated, asReaction } from './abilities'
import { exhaustThis, recycleThis } from './costs'
import { addEnergy, addPower } from './instructions'

interface Belonging {
  readonly domains: readonly Domain[]
  readonly tags?: readonly string[]
}
/** What is printed on a Main Deck card besides its text. */
export interface CardFacts extends Belonging {
  readonly energy: number
  readonly power?: readonly PowerSymbol[]
  /** Facts that nobody knows yet; no deck may contain the card. */
  readonly unknown?: readonly 'power'[]
  /** A champion with that champion tag. */
  readonly champion?: string
  /** A signature card with that champion tag. */
  readonly signature?: string
}
export interface UnitFacts extends CardFacts {
  readonly might: number
  /** Types besides unit (177–178). */
  readonly also?: readonly CardType[]
}
export interface GearFacts extends CardFacts {
  readonly mightBonus?: number
  readonly effectText?: readonly Ability[]
}
export interface LegendFacts extends Belonging {
  /** Champion tag. */
  readonly champion: string
}
export interface TokenFacts {
  readonly might?: number
  readonly tags?: readonly string[]
}

interface Parts {
  readonly type: CardType
  readonly also?: readonly CardType[]
  readonly supertypes?: readonly Supertype[]
  readonly domains?: readonly Domain[]
  readonly energy?: number
  readonly power?: readonly PowerSymbol[]
  readonly might?: number
  readonly mightBonus?: number
  readonly tags?: readonly string[]
  readonly championTag?: string | undefined
  readonly token?: boolean
  readonly effectText?: readonly Ability[]
  readonly unknown?: readonly 'power'[]
}

/** The one constructor: keys always in one order, absent ones not written. */
const definition = (id: string, name: string, parts: Parts, text: readonly (Ability | Instruction)[]): CardDefinition => ({
  id,
  name,
  types: [parts.type, ...(parts.also ?? [])],
  supertypes: parts.supertypes ?? [],
  domains: parts.domains ?? [],
  ...(parts.energy === undefined ? {} : { energy: parts.energy }),
  power: parts.power ?? [],
  ...(parts.might === undefined ? {} : { might: parts.might }),
  ...(parts.mightBonus === undefined ? {} : { mightBonus: parts.mightBonus }),
  tags: parts.tags ?? [],
  ...(parts.championTag === undefined ? {} : { championTag: parts.championTag }),
  token: parts.token ?? false,
  text,
  ...(parts.effectText ? { effectText: parts.effectText } : {}),
  ...(parts.unknown ? { unknown: parts.unknown } : {}),
})

function played(type: CardType, { champion, signature, ...facts }: CardFacts): Parts {
  const supertypes: readonly Supertype[] = champion ? ['champion'] : signature ? ['signature'] : []
  return { type, supertypes, championTag: champion ?? signature, ...facts }
}

/** A unit (140–146). */
export const unitCard = (id: string, name: string, facts: UnitFacts, ...text: readonly Ability[]): CardDefinition =>
  definition(id, name, played('unit', facts), text)
/** A spell (153–158): abilities and instructions in printed order. */
export const spellCard = (
  id: string,
  name: string,
  facts: CardFacts,
  ...text: readonly (Ability | Instruction)[]
): CardDefinition => definition(id, name, played('spell', facts), text)
/** A gear (147–152). */
export const gearCard = (id: string, name: string, facts: GearFacts, ...text: readonly Ability[]): CardDefinition =>
  definition(id, name, played('gear', facts), text)
/** A legend (173–174). */
export const legendCard = (
  id: string,
  name: string,
  { champion, ...facts }: LegendFacts,
  ...text: readonly Ability[]
): CardDefinition => definition(id, name, { type: 'legend', championTag: champion, ...facts }, text)
/** A battlefield (170). */
export const battlefieldCard = (id: string, name: string, ...text: readonly Ability[]): CardDefinition =>
  definition(id, name, { type: 'battlefield' }, text)
/** A basic rune with its two abilities (164.2). */
export const runeCard = (id: string, name: string, domain: Domain): CardDefinition =>
  definition(id, name, { type: 'rune', supertypes: ['basic'], domains: [domain] }, [
    activated(exhaustThis, asReaction, addEnergy(1)), // 164.2.a
    activated(recycleThis, asReaction, addPower('own')), // 164.2.b
  ])

/** A unit token (185). */
export const unitToken = (
  id: string,
  name: string,
  facts: TokenFacts & { readonly might: number },
  ...text: readonly Ability[]
): CardDefinition => definition(id, name, { type: 'unit', token: true, ...facts }, text)
/** A gear token (185). */
export const gearToken = (
  id: string,
  name: string,
  facts: Pick<TokenFacts, 'tags'>,
  ...text: readonly Ability[]
): CardDefinition => definition(id, name, { type: 'gear', token: true, ...facts }, text)
/** A battlefield token (185). */
export const battlefieldToken = (id: string, name: string, ...text: readonly Ability[]): CardDefinition =>
  definition(id, name, { type: 'battlefield', token: true }, text)
/** A spell token: it can only be created (439.2.b.2). */
export const spellToken = (id: string, name: string, ...text: readonly (Ability | Instruction)[]): CardDefinition =>
  definition(id, name, { type: 'spell', token: true }, text)
/** A rune token with the abilities of a basic rune (439.2.b.3). */
export const runeToken = (id: string, name: string, domain: Domain): CardDefinition => ({
  ...runeCard(id, name, domain),
  supertypes: [],
  token: true,
})
