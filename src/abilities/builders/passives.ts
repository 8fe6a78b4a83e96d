/** Passive abilities (363–366) and what they do. */

import type {
  Ability,
  Amount,
  Condition,
  Cost,
  CostChange,
  CostVerb,
  EffectClass,
  Filter,
  FilterZone,
  Keyword,
  ObjectRef,
  PartOfCosts,
  PassiveAbility,
  PlaceFilter,
  PlayerAction,
  StaticEffect,
} from '../types'
import { every } from './amounts'

/** A passive ability with this effect. */
export const passive = (effect: StaticEffect): PassiveAbility => ({ kind: 'passive', effect })

/** The passive ability applies only while the condition is true (364.3). */
export const asLongAs = (condition: Condition, ability: PassiveAbility): PassiveAbility => ({
  ...ability,
  while: ability.while ? every(condition, ability.while) : condition,
})

/** These have so much more or less Might. */
export const haveMight = (by: Amount, who: ObjectRef | Filter): PassiveAbility => passive({ static: 'might', who, by })
/** The Might of these is so much. */
export const setMight = (to: Amount, who: ObjectRef | Filter): PassiveAbility => passive({ static: 'setMight', who, to })
/** The Might of these is increased to so much (479). */
export const raiseMight = (to: Amount, who: ObjectRef | Filter): PassiveAbility => passive({ static: 'raiseMight', who, to })
/** These have a keyword. */
export const haveKeyword = (keyword: Keyword, who: ObjectRef | Filter, value?: Amount): PassiveAbility =>
  passive({ static: 'keyword', who, keyword, ...(value === undefined ? {} : { value }) })
/** These have quoted abilities (477.2); "me" in them is who has them. */
export const haveText = (who: ObjectRef | Filter, ...text: readonly Ability[]): PassiveAbility =>
  passive({ static: 'text', who, text })
/** I have all activated abilities of these whose cost has that action (477.2). */
export const haveAbilitiesOf = (from: Filter, cost: CostVerb): PassiveAbility => passive({ static: 'borrow', from, cost })
/** These have a tag more (477.1.c). */
export const haveTag = (tag: string, who: ObjectRef | Filter): PassiveAbility => passive({ static: 'tag', who, tag })
/** Spells and abilities, yours or all, deal so much Bonus Damage (712–715), perhaps only to what matches. */
export const bonusDamage = (by: Amount, from: 'yours' | 'any', to?: Filter): PassiveAbility =>
  passive({ static: 'bonusDamage', by, from, ...(to ? { to } : {}) })
/** The same of your spells only: "your next spell" in a delayed ability with one use (391). */
export const spellBonusDamage = (by: Amount): PassiveAbility =>
  passive({ static: 'bonusDamage', by, from: 'yours', of: 'spells' })

/** The same of that spell or ability only. */
export const bonusDamageOf = (of: ObjectRef, by: Amount): PassiveAbility =>
  passive({ static: 'bonusDamage', by, from: 'any', of })

/** How much less; with `or` either the Energy or the Power of it (356.4). */
export type Discount = Omit<CostChange, 'less'>
/** How much more (356.3). */
export type Increase = Omit<CostChange, 'less' | 'min' | 'or'>
type Choosing = { readonly choosing?: ObjectRef | Filter; readonly playedAs?: 'reaction' }
/** What matches costs less (356.4). */
export const costLess = (of: Filter | PartOfCosts, discount: Discount & Choosing): PassiveAbility =>
  passive({ static: 'cost', of, less: true, ...discount })
/** What matches costs more (356.3). */
export const costMore = (of: Filter | PartOfCosts, increase: Increase & Choosing): PassiveAbility =>
  passive({ static: 'cost', of, less: false, ...increase })
/** The optional additional costs that you pay, each for itself (356.4.c). */
export const optionalCosts: PartOfCosts = { optionalCosts: 'yours' }
/** What the abilities of that keyword of these cost. */
export const costsOf = (abilities: Keyword, of: ObjectRef | Filter): PartOfCosts => ({ abilities, of })

/** I cost less (356.4). */
export const iCostLess = (discount: Discount): PassiveAbility => passive({ static: 'selfCost', less: true, ...discount })
/** I cost more (356.3). */
export const iCostMore = (increase: Increase): PassiveAbility => passive({ static: 'selfCost', less: false, ...increase })
/** A mandatory additional cost (356.2.a). */
export const additionalCost = (cost: Cost, as?: string): PassiveAbility =>
  passive({ static: 'additionalCost', cost, optional: false, ...(as === undefined ? {} : { as }) })
/** An optional additional cost (356.2.b); `paid()` asks for it. */
export const optionalCost = (cost: Cost, as?: string): PassiveAbility =>
  passive({ static: 'additionalCost', cost, optional: true, ...(as === undefined ? {} : { as }) })
/** What matches has Repeat (820), at that cost or equal to its own cost; `'base'` is how "equal to its base cost" is printed. */
export const haveRepeat = (of: Filter, cost: Cost | 'own' | 'base'): PassiveAbility => passive({ static: 'repeat', of, cost })
/** Abilities of these have Repeat. */
export const abilitiesRepeat = (who: ObjectRef | Filter, cost: Cost | 'own' | 'base'): PassiveAbility =>
  passive({ static: 'repeat', of: { abilitiesOf: who }, cost })
/** Opponents pay so much Power more to choose me (809). */
export const costToChoose = (power: Amount): PassiveAbility => passive({ static: 'targetCost', power })

/** Opponents must pay this to move one or more units here (204.4), or for each unit `beyond` so many that they move at once. */
export const costToMoveHere = (cost: Cost, options: { readonly beyond?: number } = {}): PassiveAbility =>
  passive({ static: 'moveCost', cost, ...options })

/** These can be Empowered so many times (441.1.c.1). */
export const empoweredUpTo = (to: number, who: ObjectRef | Filter): PassiveAbility => passive({ static: 'empowerLimit', who, to })

/**
 * I may be played there as well, or what matches may be (355.2.b). `facedown`: also from facedown, where a card is played to its own
 * battlefield otherwise (811.1.d.1).
 */
export const playTo = (place: PlaceFilter, what: { readonly who?: Filter; readonly facedown?: boolean } = {}): PassiveAbility =>
  passive({ static: 'playTo', place, ...what })
/**
 * You may play these from where they are (366.1), for another cost if one is named (356.1.a): `mayPlay(card(inYourTrash))`.
 * `from`: the text is about its own card and works while that is in the zone: `mayPlay(me, { from: 'trash' })`.
 */
export const mayPlay = (
  what: ObjectRef | Filter,
  how: { readonly from?: FilterZone; readonly for?: Cost } = {},
): PassiveAbility => passive({ static: 'mayPlay', what, ...how })
/** It can be played from the trash for that cost, and is banished then (829). */
export const flowFor = (cost: Cost): PassiveAbility => passive({ static: 'flow', cost })
/** I can be played there as by Ambush: also as a Reaction (822.1.d). */
export const ambushTo = (place: PlaceFilter): PassiveAbility => passive({ static: 'ambush', place })
/** It can be hidden for that cost (811). */
export const hideFor = (cost: Cost): PassiveAbility => passive({ static: 'hide', cost })
/** So many more cards (or fewer) can lie facedown at these battlefields (107.3.b.1). */
export const facedownLimit = (by: number, who: Filter): PassiveAbility => passive({ static: 'facedownLimit', who, by })
/** My standard move may go from battlefield to battlefield (810). */
export const moveAnywhere: PassiveAbility = passive({ static: 'moveAnywhere' })
/** Of a battlefield: units can move here from other battlefields as well. */
export const moveHereFromAnywhere: PassiveAbility = passive({ static: 'moveAnywhere', here: true })
/** I must be assigned lethal damage first or last (815, 826). */
export const assignedDamage = (order: 'first' | 'last'): PassiveAbility => passive({ static: 'assignOrder', order })
/** So much of your damage (or anybody's) is enough to kill these; 1 = any amount (142.4.c). */
export const enoughDamage = (amount: Amount, who: ObjectRef | Filter, from: 'yours' | 'any' = 'yours'): PassiveAbility =>
  passive({ static: 'enoughDamage', amount, from, who })
/** These don't deal combat damage (465.2.a–b). */
export const noCombatDamage = (who: ObjectRef | Filter): PassiveAbility => passive({ static: 'noCombatDamage', who })
/** Your damage, or all damage, can't be prevented (142.3.b). */
export const cantBePrevented = (from: 'yours' | 'any' = 'yours'): PassiveAbility => passive({ static: 'unpreventable', from })
/** A keyword is ignored while combat damage is assigned, or while plays are paid for (764–767); `here`: only there. */
export const ignoring = (
  keyword: Keyword,
  doing: 'assign' | 'pay',
  { player = 'you', ...rest }: { readonly player?: 'you' | 'any'; readonly at?: 'here' } = {},
): PassiveAbility => passive({ static: 'ignore', keyword, doing, player, ...rest })
/** I can be played at that timing (806, 813). */
export const playableAs = (window: 'action' | 'reaction'): PassiveAbility => passive({ static: 'timing', window })

/** Effects of that class, of what matches or all that you control, trigger so many times more (383.4); `at`: what happens here. */
export const triggerAgain = (
  of: EffectClass,
  who: Filter | 'yours',
  { times = 1, at }: { readonly times?: number; readonly at?: 'here' } = {},
): PassiveAbility => passive({ static: 'triggerAgain', of, who, ...(at && { at }), times })
/** Effects of either class are also effects of the other (383.4). */
export const sameEffects = (a: EffectClass, b: EffectClass, who: ObjectRef): PassiveAbility =>
  passive({ static: 'sameEffects', classes: [a, b], who })
/** With me in it, a deck brings so many further legends, which wait outside of the game. */
export const extraLegends = (count: number): PassiveAbility => passive({ static: 'extraLegends', count })
/** Those players can't do that, or have it done to what they play (054.1). */
export const playersCant = (
  action: PlayerAction,
  who: (StaticEffect & { static: 'forbidPlayers' })['who'],
  options: { readonly at?: 'here'; readonly beforeTurn?: number } = {},
): PassiveAbility => passive({ static: 'forbidPlayers', action, who, ...options })
/** These can't be chosen by spells and abilities: all, those of enemies, those that cost less Energy (757). */
export const cantBeChosen = (
  who: ObjectRef | Filter,
  what: { readonly chooser?: 'enemy'; readonly cheaperThan?: Amount } = {},
): PassiveAbility => passive({ static: 'forbid', action: 'target', who, ...what })
/** Opponents can't play such cards (054.1). */
export const cantPlay = (of: Filter): PassiveAbility => passive({ static: 'forbid', action: 'playCards', who: 'opponents', of })
/** I can't be played (366.1): `asLongAs` tells when. */
export const iCantBePlayed: PassiveAbility = passive({ static: 'forbid', action: 'playCards', who: { ref: 'self' } })
/** That action is forbidden to these (054.1); of moves perhaps only those to such a place. */
export const forbid = (
  action: (StaticEffect & { static: 'forbid' })['action'],
  who: ObjectRef | Filter | 'opponents',
  destination?: 'base' | 'battlefield',
): PassiveAbility => passive({ static: 'forbid', action, who, ...(destination && { destination }) })
