/** Amounts and conditions. */

import type { Amount, Condition, Filter, Keyword, Noun, ObjectRef, Predicate, Target, TurnFact } from '../types'

// ---------------------------------------------------------------------------------------------- amounts

/** How many match. */
export const count = (of: Filter): Amount => ({ count: of })
/** The Might of an object, or of a target that is named here; nothing when it is gone (359.3.e.12). */
export const mightOf = (ref: ObjectRef | Target): Amount => ({ mightOf: ref })
/** How often an object is Empowered (441.1.c.1). */
export const timesEmpowered = (ref: ObjectRef): Amount => ({ timesEmpowered: ref })
/** The Energy cost of an object, printed or copied (206). */
export const energyOf = (ref: ObjectRef): Amount => ({ energyOf: ref })
/** The Energy that was spent to play a spell or ability, while it is on the chain. */
export const energySpent = (ref: ObjectRef): Amount => ({ energySpent: ref })
/** How much Power the cost of an object says, whatever the domains. */
export const powerOf = (ref: ObjectRef): Amount => ({ powerOf: ref })
/** How many objects that names. */
export const howMany = (ref: ObjectRef): Amount => ({ howMany: ref })
/** The X that was paid. */
export const x: Amount = { x: true }
/** The amount of the trigger condition or of the replaced event. */
export const eventAmount: Amount = { eventAmount: true }
/** What the instruction before really did. */
export const resultAmount: Amount = { resultAmount: true }
/** A counter of this turn, yours or of all players. */
export const fact = (name: TurnFact, of?: 'you'): Amount => ({ fact: name, ...(of ? { of } : {}) })
/** Points of your team or of the opponents. */
export const points = (of: 'you' | 'opponents' | { readonly player: string }): Amount => ({ points: of })
/** Your XP. */
export const xp: Amount = { xp: true }
/** The summed value of a numeric keyword of an object, 0 when it lacks it. */
export const keywordOf = (keyword: Keyword, ref: ObjectRef): Amount => ({ keywordOf: ref, keyword })
/** A number that was chosen before. */
export const numberNamed = (name: string): Amount => ({ number: name })
/** How often that spell has dealt damage this turn; each time is one instance of the action (715). */
export const timesDealt = (ref: ObjectRef): Amount => ({ timesDealt: ref })
/** How often an object has moved this turn. */
export const timesMoved = (ref: ObjectRef): Amount => ({ timesMoved: ref })
/** Combat damage that you assigned beyond lethal damage in this combat (465.2.c.4), perhaps to enemy units only. */
export const excessDamage = (to?: 'enemyUnits'): Amount => ({ excess: 'you', ...(to ? { to } : {}) })
/** Sum. */
export const plus = (a: Amount, b: Amount): Amount => ({ plus: [a, b] })
/** Product. */
export const times = (a: Amount, b: Amount): Amount => ({ times: [a, b] })

// ---------------------------------------------------------------------------------------------- conditions

/** So many or more match. */
export const atLeast = (min: Amount, of: Filter): Condition => ({ if: 'count', of, min })
/** So many or fewer match. */
export const atMost = (max: Amount, of: Filter): Condition => ({ if: 'count', of, max })
/** One matches. */
export const thereIs = (of: Filter): Condition => atLeast(1, of)
/** None matches. */
export const thereIsNo = (of: Filter): Condition => atMost(0, of)
/** The object has all these predicates. */
export const is = (object: ObjectRef, ...where: readonly Predicate[]): Condition => ({ if: 'is', object, where })
/** Its controller controls no other unit at its place. */
export const onlyUnitThere = (object: ObjectRef): Condition => ({ if: 'onlyUnitThere', object })
/** The optional additional cost was paid (356.4.f.1); `as` names one of several. */
export const paid = (as?: string): Condition => ({ if: 'paid', ...(as === undefined ? {} : { as }) })
/** Something was shown off as this card was played; `a` is what it is called here. */
export const showedOff = (a?: Noun): Condition => ({ if: 'showedOff', ...(a === undefined ? {} : { a }) })
/** "If you do": the instruction before was performed (359.3.e.14). */
export const did: Condition = { if: 'did' }
/** "If you can't": the instruction before was performed less than asked. */
export const couldnt: Condition = { if: 'couldnt' }
/** It is your turn. */
export const yourTurn: Condition = { if: 'yourTurn' }
/** It is that player's turn; `min` and `max` say which of his turns. */
export const duringTurnOf = (
  of: 'you' | 'eventPlayer',
  which: { readonly min?: number; readonly max?: number } = {},
): Condition => ({ if: 'duringTurn', of, ...which })
/** An amount is so much or more. */
export const amountAtLeast = (min: Amount, of: Amount): Condition => ({ if: 'amount', of, min })
/** An amount is so much or less. */
export const amountAtMost = (max: Amount, of: Amount): Condition => ({ if: 'amount', of, max })
/** You have played another card this turn (812.1.b.1). */
export const playedAnotherCard: Condition = { if: 'legion' }
/** You have so much XP (824.1.b.1). */
export const xpAtLeast = (level: number): Condition => ({ if: 'level', level })
/** The object whose text this is is Empowered (828.1.b.1). */
export const iAmEmpowered: Condition = { if: 'empowered' }
/** The condition is not true. */
export const notTrue = (condition: Condition): Condition => ({ if: 'not', condition })
/** All are true. */
export const every = (...conditions: readonly Condition[]): Condition => ({ if: 'every', conditions })
/** One or more are true. */
export const some = (...conditions: readonly Condition[]): Condition => ({ if: 'some', conditions })
