// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the ability language

/**
 * The schema of card definitions: the contract of `types.ts` at run time. Objects are strict, fields that may be absent are
 * never `undefined`, and every union is told apart by a field, so that a fault is named where it is.
 *
 * What one value alone can't show (names of slots, facts against card type) is checked in `schema-scopes.ts`.
 */

import { z } from 'zod'
import { instructions } from './schema-instructions'
import { placesAndPlayers } from './schema-places'
import { staticEffects } from './schema-statics'
import { fields, keyed, list, opt, tagged } from './schema-unions'
import {
  cardType,
  costVerb,
  count,
  domain,
  eventName,
  filterZone,
  flag,
  keyword,
  name,
  noun,
  powerSymbol,
  turnFact,
  whole,
  yes,
} from './schema-words'
import type {
  Ability,
  Amount,
  Condition,
  Cost,
  CostAction,
  CostReduction,
  EquipCost,
  EventPattern,
  Filter,
  GroupConstraint,
  GroupPart,
  Instruction,
  ObjectRef,
  Objects,
  Predicate,
  Target,
  TargetPlace,
  TriggeredAbility,
} from './types'

// Schemas that contain each other.
const filter: z.ZodType<Filter> = z.lazy(() => filterSchema)
const condition: z.ZodType<Condition> = z.lazy(() => conditionSchema)
const program: z.ZodType<readonly Instruction[]> = z.lazy(() => list(instruction))
export const ability: z.ZodType<Ability> = z.lazy(() => abilitySchema)
const triggered: z.ZodType<TriggeredAbility> = z.lazy(() => triggeredSchema)
const part: z.ZodType<Amount> = z.lazy(() => change)
const objectRefOrTarget: z.ZodType<ObjectRef | Target> = z.lazy(() => oneObject)

// ---------------------------------------------------------------------------------------------- references and amounts

const objectRef: z.ZodType<ObjectRef> = z.lazy(() => objectRefSchema)
const objectRefSchema = tagged<ObjectRef, 'ref'>('ref', {
  self: {},
  chosen: { slot: name },
  event: {},
  result: {},
  each: {},
  host: { of: objectRef },
  via: { named: opt(flag) },
  shown: {},
})

const computed = {
  count: z.strictObject({ count: filter }),
  mightOf: z.strictObject({ mightOf: objectRefOrTarget }),
  timesEmpowered: z.strictObject({ timesEmpowered: objectRef }),
  energySpent: z.strictObject({ energySpent: objectRef }),
  energyOf: z.strictObject({ energyOf: objectRef }),
  howMany: z.strictObject({ howMany: objectRef }),
  powerOf: z.strictObject({ powerOf: objectRef }),
  x: z.strictObject({ x: yes }),
  eventAmount: z.strictObject({ eventAmount: yes }),
  resultAmount: z.strictObject({ resultAmount: yes }),
  fact: z.strictObject({ fact: turnFact, of: opt(z.literal('you')) }),
  points: z.strictObject({ points: z.union([z.enum(['you', 'opponents']), z.strictObject({ player: name })]) }),
  xp: z.strictObject({ xp: yes }),
  timesMoved: z.strictObject({ timesMoved: objectRef }),
  timesDealt: z.strictObject({ timesDealt: objectRef }),
  excess: z.strictObject({ excess: z.literal('you'), to: opt(z.literal('enemyUnits')) }),
  keywordOf: z.strictObject({ keywordOf: objectRef, keyword }),
  number: z.strictObject({ number: name }),
  plus: z.strictObject({ plus: z.tuple([part, part]) }),
  times: z.strictObject({ times: z.tuple([part, part]) }),
}
/** A number that can't be negative. */
const amount = keyed<Amount>('an amount', computed, whole(0, 99))
/** A change of something, up or down. */
const change = keyed<Amount>('an amount', computed, whole(-99, 99))
const amountOrAny = keyed<Amount | 'any'>(
  'an amount',
  computed,
  z.union([whole(0, 99), z.literal('any')], 'Expected a number or any'),
)
const amountOrAll = keyed<Amount | 'all'>(
  'an amount',
  computed,
  z.union([whole(0, 99), z.literal('all')], 'Expected a number or all'),
)

// ---------------------------------------------------------------------------------------------- filters

const { placeFilter, placeRef, players, targetPlace } = placesAndPlayers({ objectRef, filter })

const nameOrNamed = z.union([z.string().min(1), z.strictObject({ named: yes })], 'Expected a name, or what was named')
const predicate: z.ZodType<Predicate> = z.lazy(() => predicateSchema)
const objectRefOrFilter = { ref: objectRef, noun: filter }
const predicateSchema = tagged<Predicate, 'is'>('is', {
  friendly: {},
  enemy: {},
  yours: {},
  theirs: {},
  of: { player: name },
  other: {},
  ref: { ref: objectRef },
  notRef: { ref: objectRef },
  at: { place: placeFilter },
  inCombat: {},
  inShowdown: {},
  attacking: {},
  defending: {},
  alone: {},
  oneOnOne: {},
  ready: {},
  exhausted: {},
  buffed: {},
  stunned: {},
  damaged: {},
  mighty: {},
  empowered: { times: opt(count) },
  empowerable: {},
  linked: {},
  token: {},
  equipped: {},
  attached: {},
  attachedTo: { to: objectRef },
  sameController: { as: objectRef },
  might: { min: opt(amount), max: opt(amount) },
  energy: { min: opt(amount), max: opt(amount) },
  power: { min: opt(amount), max: opt(amount) },
  type: { type: cardType },
  tag: { tag: nameOrNamed },
  named: { name: nameOrNamed },
  keyword: { keyword },
  domain: { domain },
  chooses: { what: keyed<ObjectRef | Filter>('an object', objectRefOrFilter), noOther: opt(filter) },
  not: { predicate },
  anyOf: { predicates: list(predicate) },
})
const filterSchema = fields<Filter>({ noun, zone: filterZone, where: list(predicate) })

// ---------------------------------------------------------------------------------------------- targets, places, players

const groupParts = {
  totalMight: z.strictObject({ totalMight: z.strictObject({ max: amount }) }),
  same: z.strictObject({ same: z.enum(['place', 'controller']) }),
  each: z.strictObject({ each: z.literal('place') }),
}
const groupPart = keyed<GroupPart>('a restriction', groupParts)
const group = keyed<GroupConstraint>('a restriction', { ...groupParts, every: z.strictObject({ every: list(groupPart) }) })
const target = fields<Target>({
  target: filter,
  as: name,
  min: amount,
  max: amountOrAny,
  group: opt(group),
  ifAny: opt(flag),
  bare: opt(flag),
})
const oneObject = keyed<ObjectRef | Target>('an object', { ref: objectRef, target })
const objects: z.ZodType<Objects> = keyed<Objects>('objects', {
  ref: objectRef,
  target,
  all: z.strictObject({ all: filter, at: opt(targetPlace) }),
  these: z.strictObject({ these: z.lazy(() => list(objects)) }),
  top: z.strictObject({ top: amount, of: z.lazy(() => players) }),
})
// ---------------------------------------------------------------------------------------------- conditions and costs

const conditionSchema = tagged<Condition, 'if'>('if', {
  count: { of: filter, min: opt(amount), max: opt(amount) },
  is: { object: objectRef, where: list(predicate) },
  onlyUnitThere: { object: objectRef },
  paid: { cost: opt(whole(0, 9)), as: opt(name) },
  showedOff: { a: opt(noun) },
  did: {},
  couldnt: {},
  yourTurn: {},
  duringTurn: { of: z.enum(['you', 'eventPlayer']), min: opt(count), max: opt(count) },
  amount: { of: amount, min: opt(change), max: opt(change) },
  legion: {},
  level: { level: count },
  empowered: {},
  not: { condition },
  every: { conditions: list(condition) },
  some: { conditions: list(condition) },
})

const costAction = fields<CostAction>({
  pay: costVerb,
  what: keyed<CostAction['what']>('what is paid', objectRefOrFilter, z.literal('self')),
  count: z.union([count, z.literal('any')]),
  as: opt(name),
})
const cost = fields<Cost>({
  energy: opt(amount),
  power: opt(list(powerSymbol)),
  x: opt(z.enum(['energy', 'any'])),
  xp: opt(amount),
  actions: opt(list(costAction)),
})

const equipCost = fields<EquipCost>({ equipOf: objectRef, less: list(powerSymbol) })
const costOrEquip = keyed<Cost | EquipCost>('a cost', { equipOf: equipCost }, undefined, cost)
const reduction = fields<CostReduction>({ energy: amount, if: opt(condition) })

// ---------------------------------------------------------------------------------------------- instructions

const choice = keyed<Target | TargetPlace>('what is chosen', { target, targetPlace })

export const instruction = instructions({
  amount,
  amountOrAll,
  amountOrAny,
  change,
  objects,
  objectRef,
  oneObject,
  placeRef,
  players,
  cost,
  costOrEquip,
  choice,
  filter,
  condition,
  ability,
  triggered,
  program,
})

// ---------------------------------------------------------------------------------------------- abilities

const subject = keyed<ObjectRef | Filter>('an object', objectRefOrFilter)
const subjectOrOpponents = keyed<ObjectRef | Filter | 'opponents'>('an object', objectRefOrFilter, z.literal('opponents'))

const eventPattern = fields<EventPattern>({
  on: eventName,
  subject: opt(subject),
  player: opt(
    keyed<NonNullable<EventPattern['player']>>(
      'a player',
      { player: z.strictObject({ player: name }) },
      z.enum(['you', 'opponent', 'any']),
    ),
  ),
  at: opt(z.enum(['here', 'battlefield', 'location'])),
  host: opt(subject),
  to: opt(z.enum(['battlefield', 'base'])),
  after: opt(z.literal('attack')),
  killedBy: opt(
    keyed<NonNullable<EventPattern['killedBy']>>(
      'a killer',
      { with: z.strictObject({ with: objectRef }) },
      z.enum(['you', 'yourSpell']),
    ),
  ),
  from: opt(z.enum(['facedown', 'deck'])),
  notFrom: opt(z.literal('deck')),
  nth: opt(count),
  oneOrMore: opt(flag),
  byChoosing: opt(flag),
  amount: opt(z.strictObject({ min: opt(whole(-99, 99)), max: opt(whole(-99, 99)) })),
  scoring: opt(z.enum(['conquer', 'hold', 'any'])),
})

const timing = z.enum(['action', 'reaction'])
const staticEffect = staticEffects({
  ability,
  subject,
  subjectOrOpponents,
  objectRef,
  filter,
  placeFilter,
  cost,
  amount,
  change,
})

const triggeredFields = {
  when: list(eventPattern),
  if: opt(condition),
  may: opt(flag),
  cost: opt(cost),
  limit: opt(count),
  keyword: opt(z.enum(['deathknell', 'legion', 'level', 'empowered'])),
  level: opt(count),
  from: opt(filterZone),
  amount: opt(amount),
  program,
}
const triggeredSchema = tagged<TriggeredAbility, 'kind'>('kind', { triggered: triggeredFields })
const abilitySchema = tagged<Ability, 'kind'>('kind', {
  passive: { effect: staticEffect, while: opt(condition) },
  triggered: triggeredFields,
  activated: { cost, timing: opt(timing), useOnly: opt(condition), limit: opt(count), less: opt(reduction), program },
  replacement: {
    of: eventPattern,
    or: opt(list(eventPattern)),
    if: opt(condition),
    may: opt(flag),
    cost: opt(cost),
    limit: opt(count),
    next: opt(flag),
    first: opt(flag),
    decides: opt(players),
    from: opt(filterZone),
    instead: program,
  },
  as: { of: eventPattern, or: opt(list(eventPattern)), program },
  keyword: { keyword, value: opt(count), cost: opt(cost), less: opt(reduction), timing: opt(timing), shows: opt(filter) },
})
