/**
 * Triggered (382–385), activated (376–381) and replacement abilities (367–375).
 *
 * Their text is written in printed order: clauses such as `youMay` or `onlyIf(…)` first, instructions after them,
 * `whenYou('hold', here, youMay, channel(1))`.
 */

import type {
  ActivatedAbility,
  Amount,
  AsAbility,
  Condition,
  Cost,
  CostReduction,
  EventName,
  EventPattern,
  Filter,
  FilterZone,
  Instruction,
  ObjectRef,
  Players,
  ReplacementAbility,
  TriggeredAbility,
} from '../types'
import { enterAsReady } from './instructions'
import { me } from './refs'

/** A part of an ability that is not an instruction. */
export interface Clause<Fields> {
  readonly clause: Fields
}
/** A part of the trigger condition. */
export interface EventClause {
  readonly event: Partial<
    Pick<EventPattern, 'player' | 'at' | 'host' | 'to' | 'after' | 'killedBy' | 'from' | 'nth' | 'oneOrMore'>
  >
}

type TriggerFields = Partial<Pick<TriggeredAbility, 'if' | 'may' | 'cost' | 'limit' | 'from' | 'amount'>>
type ActivationFields = Partial<Pick<ActivatedAbility, 'timing' | 'useOnly' | 'less' | 'limit'>>
type ReplacementFields = Partial<
  Pick<ReplacementAbility, 'if' | 'may' | 'cost' | 'limit' | 'next' | 'first' | 'decides' | 'from'>
>

export type TriggerPart = Clause<TriggerFields> | Instruction
export type ActivationPart = Clause<ActivationFields> | Instruction
export type ReplacementPart = Clause<ReplacementFields> | Instruction

/** Separates the clauses from the instructions. */
function split<Fields extends object>(parts: readonly (Clause<Fields> | Instruction)[]) {
  const fields = {} as Fields
  const program: Instruction[] = []
  for (const part of parts) {
    if ('clause' in part) Object.assign(fields, part.clause)
    else program.push(part)
  }
  return { fields, program }
}

// ---------------------------------------------------------------------------------------------- clauses

/** A condition right after the trigger condition, or of a replacement (383.2.a.1). */
export const onlyIf = (condition: Condition): Clause<{ if: Condition }> => ({ clause: { if: condition } })
/** "You may" as the first words of the effect (383.3.a). */
export const youMay: Clause<{ may: true }> = { clause: { may: true } }
/** "[Do X] to …" at the start of the effect (383.3.b). */
export const paying = (cost: Cost): Clause<{ cost: Cost }> => ({ clause: { cost } })
/** So many times each turn (383.3.e, 371); for an activated ability "use only once per turn". */
export const eachTurn = (limit: number): Clause<{ limit: number }> => ({ clause: { limit } })
/** What `eventAmount` means in its text: read as it triggers. */
export const fixedAmount = (amount: Amount): Clause<{ amount: Amount }> => ({ clause: { amount } })
/** The ability works in that zone instead of on the board (385). */
export const worksFrom = (zone: FilterZone): Clause<{ from: FilterZone }> => ({ clause: { from: zone } })
/** The replacement is used up by one application. */
export const nextTime: Clause<{ next: true }> = { clause: { next: true } }
/** The instructions of the replacement come first, then the event happens all the same. */
export const firstDo: Clause<{ first: true }> = { clause: { first: true } }
/** Somebody else than you decides about the replacement and pays for it. */
export const decidedBy = (decides: Players): Clause<{ decides: Players }> => ({ clause: { decides } })
/** The activated ability has [Action] (806). */
export const asAction: Clause<{ timing: 'action' }> = { clause: { timing: 'action' } }
/** The activated ability has [Reaction] (813). */
export const asReaction: Clause<{ timing: 'reaction' }> = { clause: { timing: 'reaction' } }
/** The activated ability can be used only then (377.2.b). */
export const useOnlyWhile = (condition: Condition): Clause<{ useOnly: Condition }> => ({ clause: { useOnly: condition } })
/** The activated ability costs less, perhaps only under a condition (827.1.c.3). */
export const thisCostsLess = (energy: Amount, condition?: Condition): Clause<{ less: CostReduction }> => ({
  clause: { less: { energy, ...(condition ? { if: condition } : {}) } },
})

/** At the place of the object whose text this is. */
export const here: EventClause = { event: { at: 'here' } }
/** It moved from the place of the object whose text this is. */
export const fromHere: EventClause = { event: { at: 'here' } }
/** It moved from a battlefield, which is the place of the condition. */
export const fromABattlefield: EventClause = { event: { at: 'battlefield' } }
/** It moved from somewhere, and that is the place of the condition (359.3.f.3). */
export const fromALocation: EventClause = { event: { at: 'location' } }
/** At a battlefield. */
export const atABattlefield: EventClause = { event: { at: 'battlefield' } }
/** It moved to a battlefield. */
export const toABattlefield: EventClause = { event: { to: 'battlefield' } }
/** It moved to a base. */
export const toBase: EventClause = { event: { to: 'base' } }
/** You have killed it (428.5): with `die`. */
export const killedByYou: EventClause = { event: { killedBy: 'you' } }
/** You have killed it with a spell, or with an ability that a spell has made (428.5.d): with `die`. */
/** "When you kill … with that" (411.6). */
export const killedWith = (object: ObjectRef): EventClause => ({ event: { killedBy: { with: object } } })
export const killedByYourSpell: EventClause = { event: { killedBy: 'yourSpell' } }
/** At the end of a combat in which I (or you) attacked: with `conquer`. */
export const afterAnAttack: EventClause = { event: { after: 'attack' } }
/** Attached to that, or detached from it: `whenYou('attach', equipment(), onto(me), …)`. */
export const onto = (host: ObjectRef | Filter): EventClause => ({ event: { host } })
/** Shown from a Main Deck: with `reveal` and `look`. */
export const fromADeck: EventClause = { event: { from: 'deck' } }
/** It was played from facedown (811.1.c.3). */
export const fromFacedown: EventClause = { event: { from: 'facedown' } }
/** Only the nth time this turn (383.1.b). */
export const nthTime = (nth: number): EventClause => ({ event: { nth } })
/** Once for a simultaneous group. */
export const oneOrMore: EventClause = { event: { oneOrMore: true } }

// ---------------------------------------------------------------------------------------------- triggered

/** An event as a condition. Without `subject` it is the player's: "when you conquer", "when you defend". */
export const event = (on: EventName, fields: Omit<EventPattern, 'on'> = {}): EventPattern => ({ on, ...fields })

/** A triggered ability from its patterns and parts; none for "do this" (387.2). */
export function triggered(patterns: readonly EventPattern[], parts: readonly TriggerPart[]): TriggeredAbility {
  const { fields, program } = split<TriggerFields>(parts)
  return { kind: 'triggered', when: patterns, ...fields, program }
}

/** When that happens, or one of several events. */
export const when = (events: EventPattern | readonly EventPattern[], ...parts: readonly TriggerPart[]): TriggeredAbility =>
  triggered(Array.isArray(events) ? (events as readonly EventPattern[]) : [events as EventPattern], parts)

const names = (on: EventName | readonly EventName[]): readonly EventName[] => (typeof on === 'string' ? [on] : on)

function withEvents<P extends object>(parts: readonly (EventClause | P)[]) {
  const fields: EventClause['event'] = {}
  const rest: P[] = []
  for (const part of parts) {
    if ('event' in part) Object.assign(fields, part.event)
    else rest.push(part)
  }
  return { fields, rest }
}

/** When that happens to me, or one of several: `whenI(['attack', 'defend'], …)`. "When you play me" is `whenI('play', …)`. */
export function whenI(on: EventName | readonly EventName[], ...parts: readonly (EventClause | TriggerPart)[]): TriggeredAbility {
  const { fields, rest } = withEvents<TriggerPart>(parts)
  return triggered(
    names(on).map(name => event(name, { subject: me, ...fields })),
    rest,
  )
}

/** When you do that, to what matches if something is named: `whenYou('play', spell(), draw(1))`. */
export function whenYou(
  on: EventName | readonly EventName[],
  ...parts: readonly (Filter | ObjectRef | EventClause | TriggerPart)[]
): TriggeredAbility {
  const subjects: { subject?: Filter | ObjectRef } = {}
  const others: (EventClause | TriggerPart)[] = []
  for (const part of parts) {
    if ('noun' in part || 'ref' in part) subjects.subject = part
    else others.push(part)
  }
  const { fields, rest } = withEvents<TriggerPart>(others)
  return triggered(
    names(on).map(name => event(name, { ...subjects, player: 'you', ...fields })),
    rest,
  )
}

/** At the start of your Beginning Phase or Main Phase. */
export const atStartOfYour = (phase: 'beginningPhase' | 'mainPhase', ...parts: readonly TriggerPart[]): TriggeredAbility =>
  triggered([event(phase, { player: 'you' })], parts)
/** At the end of your turn (317). */
export const atEndOfYourTurn = (...parts: readonly TriggerPart[]): TriggeredAbility =>
  triggered([event('turnEnd', { player: 'you' })], parts)

/** Deathknell: when I die (808.1.c). */
export function deathknell(...parts: readonly TriggerPart[]): TriggeredAbility {
  const { program, ...rest } = whenI('die', ...parts)
  return { ...rest, keyword: 'deathknell', program }
}

// ---------------------------------------------------------------------------------------------- activated

/** An activated ability: its cost, then clauses and instructions (377.1). */
export function activated(cost: Cost, ...parts: readonly ActivationPart[]): ActivatedAbility {
  const { fields, program } = split<ActivationFields>(parts)
  return { kind: 'activated', cost, ...fields, program }
}

// ---------------------------------------------------------------------------------------------- replacement

/** If that, or one of several, would happen, these instructions happen instead (369.1); without any it is skipped (443). */
export function instead(of: EventPattern | readonly EventPattern[], ...parts: readonly ReplacementPart[]): ReplacementAbility {
  const { fields, program } = split<ReplacementFields>(parts)
  const [first, ...or] = (Array.isArray(of) ? of : [of]) as unknown as readonly [EventPattern, ...EventPattern[]]
  return { kind: 'replacement', of: first, ...(or.length > 0 ? { or } : {}), ...fields, instead: program }
}
/** That procedure of the turn is skipped (443): `skip('drawPhase')` is your Draw Phase. */
export const skip = (on: EventName, ...parts: readonly Clause<ReplacementFields>[]): ReplacementAbility =>
  instead(event(on, { player: 'you' }), ...parts)

/** I enter ready (369.3), perhaps only under a condition. */
export const enterReady = (...parts: readonly Clause<{ if: Condition }>[]): ReplacementAbility =>
  instead(event('enter', { subject: me }), ...parts, enterAsReady)
/** What you play and matches enters ready (369.3). */
export const yoursEnterReady = (filter: Filter): ReplacementAbility =>
  instead(event('enter', { subject: filter, player: 'you' }), enterAsReady)

// ---------------------------------------------------------------------------------------------- as

/** As that happens, these instructions are carried out with it (370.1.b.1). */
export function asHappens(of: EventPattern | readonly EventPattern[], ...program: readonly Instruction[]): AsAbility {
  const [first, ...or] = (Array.isArray(of) ? of : [of]) as unknown as readonly [EventPattern, ...EventPattern[]]
  return { kind: 'as', of: first, ...(or.length > 0 ? { or } : {}), program }
}
/** As you play me (355.1, 369.3): what is chosen then, or done as I enter the board. */
export const asYouPlayMe = (...program: readonly Instruction[]): AsAbility =>
  asHappens(event('play', { subject: me, player: 'you' }), ...program)
/** As this is attached to a unit (725.1); the unit is `hostOf(me)`. */
export const asThisIsAttached = (...program: readonly Instruction[]): AsAbility =>
  asHappens(event('attach', { subject: me }), ...program)
