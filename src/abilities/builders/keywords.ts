/** Printed keywords (800–829), and the dependent keywords in front of an ability. */

import type {
  ActivatedAbility,
  Condition,
  Cost,
  Filter,
  Keyword,
  KeywordAbility,
  PassiveAbility,
  ReplacementAbility,
  TriggeredAbility,
} from '../types'
import { every, iAmEmpowered, playedAnotherCard, xpAtLeast } from './amounts'

/** A printed keyword; `keywords/` expands it. */
export const keyword = (name: Keyword, options: Omit<KeywordAbility, 'kind' | 'keyword'> = {}): KeywordAbility => ({
  kind: 'keyword',
  keyword: name,
  ...options,
})

const numeric =
  (name: Keyword) =>
  (value?: number): KeywordAbility =>
    keyword(name, value === undefined ? {} : { value })

/** Accelerate (805). */
export const accelerate = (): KeywordAbility => keyword('accelerate')
/** Action (806). */
export const action = (): KeywordAbility => keyword('action')
/** Assault X (807); without a number 1. */
export const assault = numeric('assault')
/** Backline (826). */
export const backline = (): KeywordAbility => keyword('backline')
/** Deflect X (809); without a number 1. */
export const deflect = numeric('deflect')
/** Disarm X (of the Radiance cards); without a number 1. */
export const disarm = numeric('disarm')
/** Empower (827): what it costs; `less` and `timing` are what its text says besides. */
export const empowerFor = (cost: Cost, rest: Pick<KeywordAbility, 'less' | 'timing'> = {}): KeywordAbility =>
  keyword('empower', { cost, ...rest })
/** Equip with its cost (818); `less` and `timing` are what its text says besides, `it` is the unit there. */
export const equip = (cost: Cost, rest: Pick<KeywordAbility, 'less' | 'timing'> = {}): KeywordAbility =>
  keyword('equip', { cost, ...rest })
/** Ganking (810). */
export const ganking = (): KeywordAbility => keyword('ganking')
/** Hunt X (823); without a number 1. */
export const hunt = numeric('hunt')
/** Quick-Draw (819). */
export const quickDraw = (): KeywordAbility => keyword('quickDraw')
/** Ambush (822). */
export const ambush = (): KeywordAbility => keyword('ambush')
/** Deploy (October 830). */
export const deploy = (): KeywordAbility => keyword('deploy')
/** Flow with its cost (829). */
export const flow = (cost: Cost): KeywordAbility => keyword('flow', { cost })
/** Hidden (811). */
export const hidden = (): KeywordAbility => keyword('hidden')
/** Reaction (813). */
export const reaction = (): KeywordAbility => keyword('reaction')
/** Repeat with its cost (820). */
export const repeatFor = (cost: Cost): KeywordAbility => keyword('repeat', { cost })
/** Shield X (814); without a number 1. */
export const shield = numeric('shield')
/** Show Off (of the Radiance cards): what may be revealed from the hand or picked. */
export const showOff = (shows: Filter): KeywordAbility => keyword('showOff', { shows })
/** Tank (815). */
export const tank = (): KeywordAbility => keyword('tank')
/** Temporary (816). */
export const temporary = (): KeywordAbility => keyword('temporary')
/** Unique (825). */
export const unique = (): KeywordAbility => keyword('unique')
/** Vision (817). */
export const vision = (): KeywordAbility => keyword('vision')
/** Weaponmaster (821). */
export const weaponmaster = (): KeywordAbility => keyword('weaponmaster')

// ---------------------------------------------------------------------------------------------- dependent keywords

type Dependent = PassiveAbility | TriggeredAbility | ReplacementAbility | ActivatedAbility

/**
 * The ability is active only under the condition. A triggered one names the keyword, which stands for the condition; the others,
 * and one that has a keyword already, state it.
 */
function dependent<A extends Dependent>(ability: A, condition: Condition, name: Pick<TriggeredAbility, 'keyword' | 'level'>): A {
  if (ability.kind === 'triggered' && ability.keyword === undefined) return { ...ability, ...name }
  if (ability.kind === 'passive') return { ...ability, while: ability.while ? every(condition, ability.while) : condition }
  if (ability.kind === 'activated')
    return { ...ability, useOnly: ability.useOnly ? every(condition, ability.useOnly) : condition }
  return { ...ability, if: ability.if ? every(condition, ability.if) : condition }
}

/** [Legion][>]: active if you have played another card this turn (812). */
export const legion = <A extends Dependent>(ability: A): A => dependent(ability, playedAnotherCard, { keyword: 'legion' })
/** [Level N][>]: active while you have so much XP (824). */
export const level = <A extends Dependent>(xp: number, ability: A): A =>
  dependent(ability, xpAtLeast(xp), { keyword: 'level', level: xp })
/** [Empowered][>]: active while Empowered (828). */
export const whileEmpowered = <A extends Dependent>(ability: A): A => dependent(ability, iAmEmpowered, { keyword: 'empowered' })
