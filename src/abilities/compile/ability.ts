/** Turns the data of one ability or spell text into a CompiledAbility. */

import { cardNow } from '../../characteristics/read'
import { followed } from '../../state/moved'
import type { Ability, Condition, Cost, Filter, Instruction, Keyword, ObjectRef, PowerSymbol, StaticEffect } from '../types'
import { addsIn, compileAdding, mostAdded } from './adding'
import { compileAmount, compileCondition } from './amounts'
import { ALL_DOMAINS, ALL_TYPES, DOMAINS, PERMANENT, SPELL } from './codes'
import type {
  CompiledAbility,
  CompiledCard,
  CompiledChange,
  CompiledCost,
  CompiledFilter,
  CompiledText,
  Read,
  Step,
  Test,
} from './compiled'
import type { PaidNames, Reading } from './filters'
import { compileFilter, compileRef, NOUN_TYPES, ZONE_OF } from './filters'
import { namesOnly } from './named-as-played'
import { asPlayed, compilePattern, compileReplaced } from './patterns'
import { compilePlayer } from './players'
import { collectSlots, modalOf, namesChosen } from './slots'
import { onlyChanges, unsupported, unsupportedText } from './supported'

/** What the compiler of instructions needs from the compiler of abilities. */
export interface Compiler {
  readonly ability: CompiledAbility
  /** Compiles a nested block and returns its number. */
  block(instructions: readonly Instruction[]): number
  /** Notes the cost of an instruction (204.3) and returns its number. */
  cost(of: Instruction, cost: CompiledCost): number
  /** Compiles an ability that an instruction makes and returns its reference. */
  child(ability: Ability): string
  /** Compiles quoted abilities and returns the reference of that text. */
  text(parts: readonly Ability[]): string
  /** Can this keyword be given? */
  canGrant(keyword: Keyword): boolean
  readonly reading: Reading
  /** Compiling what follows only if the instruction before was performed. */
  ifDid: boolean
}
export type CompileInstruction = (instruction: Instruction, compiler: Compiler) => readonly Step[]

export interface AbilityHost {
  readonly card: CompiledCard
  readonly costNames: readonly string[]
  readonly paidNames: PaidNames
  readonly register: (ability: CompiledAbility) => void
  readonly canGrant: (keyword: Keyword) => boolean
  /** Compiles a text that objects can have; each part is an ability `ref#n`. */
  readonly text: (ref: string, parts: readonly Ability[]) => CompiledText
  readonly compileInstruction: CompileInstruction
  /** The keyword whose macro is compiled, '' for a text of its own. */
  readonly partOf: Keyword | ''
}

function costSeesChoices(data: Ability | null): boolean {
  if (data === null) return false
  const spoken = data.kind === 'passive' ? Object.values(data) : data.kind === 'activated' ? [data.cost, data.less] : []
  return namesChosen(spoken).length > 0
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

export function compileAbility(
  host: AbilityHost,
  ref: string,
  data: Ability | null,
  program: readonly Instruction[],
): CompiledAbility {
  const reading: Reading = { reads: 0, dependent: false, costNames: host.costNames, paidNames: host.paidNames }
  const ability: Mutable<CompiledAbility> = {
    ref,
    card: host.card,
    data,
    kind: 'spell',
    slots: [],
    blocks: [],
    instructions: [],
    cost: null,
    less: null,
    change: null,
    repeat: null,
    costs: [],
    may: false,
    limit: 0,
    fixed: null,
    from: ZONE_OF.board,
    when: [],
    check: null,
    before: null,
    timing: 0,
    adds: false,
    adding: [],
    most: { energy: 0, power: 0 },
    keyword: '',
    partOf: host.partOf,
    eventPlayerChooses: false,
    along: false,
    finds: [],
    modifies: false,
    decides: null,
    effect: null,
    who: null,
    whoIsSelf: false,
    of: null,
    amount: null,
    amountReadsMight: false,
    amountReadsKeywords: false,
    whoTypes: PERMANENT,
    namesSelf: data !== null && JSON.stringify(data).includes('"ref":"self"'),
    namesVia: data !== null && JSON.stringify(data).includes('"ref":"via"'),
    text: null,
    lenders: null,
    reads: 0,
    modal: null,
    independent: true,
    costSeesChoices: costSeesChoices(data),
  }
  const missing = data === null ? unsupportedText(program) : unsupported(data)
  if (missing !== null) throw new Error(`the engine can't do this yet: ${missing}`)
  if (data !== null) readKind(host, ability, data, reading)
  collectSlots(ability.slots, program, reading)
  ability.slots = ability.slots.map(slot => ({ ...slot, energy: energyCost(ability) }))
  ability.independent = ability.slots.every(slot => !slot.dependent)
  ability.adds = (ability.kind === 'activated' || ability.kind === 'triggered') && addsIn(program)
  ability.modal = modalOf(program)
  let children = 0
  let texts = 0
  const priced = new Map<Instruction, { readonly number: number; readonly cost: CompiledCost }>()
  const compiler: Compiler = {
    ability,
    reading,
    canGrant: host.canGrant,
    ifDid: false,
    block(instructions) {
      const at = ability.blocks.length
      ability.blocks.push([])
      ability.instructions = [...ability.instructions, instructions]
      ability.blocks[at] = instructions.flatMap(i => host.compileInstruction(i, compiler))
      return at
    },
    cost(of, cost) {
      const number = ability.costs.push(cost) - 1
      priced.set(of, { number, cost })
      return number
    },
    child(nested) {
      const childRef = `${ref}.${children++}`
      compileAbility(host, childRef, nested, programOf(nested))
      return childRef
    },
    text(parts) {
      const textRef = `${ref}.t${texts++}`
      host.text(textRef, parts)
      return textRef
    },
  }
  // What only changes how an event happens is applied to the event itself, not executed (369.3).
  if (ability.modifies) ability.instructions = [program]
  else compiler.block(program)
  if (ability.adds && ability.kind === 'activated') {
    ability.adding = compileAdding(program, reading, i => priced.get(i)!)
    ability.most = mostAdded(program)
  }
  ability.reads = reading.reads
  host.register(ability)
  return ability
}

/** 757.1: of a spell the cost on the card (206), of an ability its own; one without a cost has none. */
const energyCost = (ability: CompiledAbility): Read =>
  ability.kind === 'spell'
    ? (tx, ctx) => {
        const i = tx.find(ctx.source)
        return i < 0 ? ability.card.energy : cardNow(tx, i).energy
      }
    : (tx, ctx) => ability.cost?.energy?.(tx, ctx) ?? 0

/** 190.6.c: "they may": the choice is for the player of the trigger condition. */
function leftToEventPlayer(i: Instruction): boolean {
  return (i.do === 'may' || i.do === 'pick') && typeof i.who === 'object' && 'eventPlayer' in i.who
}

export function programOf(ability: Ability): readonly Instruction[] {
  switch (ability.kind) {
    case 'triggered':
    case 'activated':
    case 'as':
      return ability.program
    case 'replacement':
      return ability.instead
    default:
      return []
  }
}

function readKind(host: AbilityHost, ability: Mutable<CompiledAbility>, data: Ability, reading: Reading): void {
  switch (data.kind) {
    case 'keyword':
      throw new Error('engine fault: a keyword is expanded before it is compiled')
    case 'passive': {
      ability.kind = 'passive'
      ability.effect = data.effect
      if (data.while !== undefined) ability.check = compileCondition(data.while, reading)
      const { effect } = data
      if (effect.static === 'keyword' && !host.canGrant(effect.keyword))
        throw new Error(`the engine can't give the keyword ${effect.keyword} yet`)
      if ('who' in effect && effect.static !== 'forbidPlayers' && effect.who !== 'opponents' && effect.who !== 'yours')
        readWho(ability, effect.who, reading)
      if (effect.static === 'cost' || effect.static === 'selfCost') ability.change = compileChange(effect, host.card, reading)
      if (effect.static === 'cost' && !('optionalCosts' in effect.of))
        readWho(ability, 'abilities' in effect.of ? effect.of.of : effect.of, reading)
      if (effect.static === 'mayPlay') {
        readWho(ability, effect.what, reading)
        if (effect.for !== undefined) ability.cost = compileCost(effect.for, host.card, reading)
      }
      if (effect.static === 'forbid' && effect.of !== undefined) readWho(ability, effect.of, reading)
      if (effect.static === 'bonusDamage' && effect.to !== undefined) readWho(ability, effect.to, reading)
      if (effect.static === 'bonusDamage' && typeof effect.of === 'object') ability.of = compileRef(effect.of, reading)
      if ('by' in effect) {
        const own: Reading = { ...reading, might: false }
        ability.amount = compileAmount(effect.by, own)
        ability.amountReadsMight = own.might === true
        reading.reads |= own.reads
      }
      if (effect.static === 'forbid' && effect.cheaperThan !== undefined)
        ability.amount = compileAmount(effect.cheaperThan, reading)
      if (effect.static === 'enoughDamage') ability.amount = compileAmount(effect.amount, reading)
      if ('to' in effect && effect.static !== 'bonusDamage') ability.amount = compileAmount(effect.to, reading)
      if (effect.static === 'keyword') {
        const own: Reading = { ...reading, keywords: false }
        ability.amount = compileAmount(effect.value ?? 1, own)
        ability.amountReadsKeywords = own.keywords === true
        reading.reads |= own.reads
      }
      if (effect.static === 'text') ability.text = host.text(`${ability.ref}.t`, effect.text)
      if (effect.static === 'borrow') ability.lenders = compileFilter(effect.from, reading)
      if (effect.static === 'targetCost') ability.amount = compileAmount(effect.power, reading)
      if ((effect.static === 'hide' || effect.static === 'flow' || effect.static === 'moveCost') && effect.cost !== 'own')
        ability.cost = compileCost(effect.cost, host.card, reading)
      if (effect.static === 'repeat') {
        readWho(ability, 'abilitiesOf' in effect.of ? effect.of.abilitiesOf : effect.of, reading)
        if (typeof effect.cost === 'object') ability.repeat = compileCost(effect.cost, host.card, reading)
      }
      if (effect.static === 'timing') ability.timing = effect.window === 'reaction' ? 2 : 1
      return
    }
    case 'triggered':
      ability.kind = 'triggered'
      ability.when = data.when.map(pattern => compilePattern(pattern, reading))
      ability.may = data.may ?? false
      ability.limit = data.limit ?? 0
      ability.from = ZONE_OF[data.from ?? 'board']
      ability.keyword = data.keyword ?? ''
      if (data.amount !== undefined) ability.fixed = compileAmount(data.amount, reading)
      ability.eventPlayerChooses = data.program.some(leftToEventPlayer)
      readTriggerConditions(ability, data, reading)
      if (data.cost !== undefined) ability.cost = compileCost(data.cost, host.card, reading)
      return
    case 'activated':
      ability.kind = 'activated'
      ability.cost = compileCost(data.cost, host.card, reading)
      ability.timing = data.timing === 'reaction' ? 2 : data.timing === 'action' ? 1 : 0
      ability.limit = data.limit ?? 0
      if (data.useOnly !== undefined) ability.check = compileCondition(data.useOnly, reading)
      if (data.less !== undefined) {
        const check = data.less.if === undefined ? null : compileCondition(data.less.if, reading)
        ability.less = { energy: compileAmount(data.less.energy, reading), check }
      }
      return
    case 'replacement':
      ability.kind = 'replacement'
      ability.when = [data.of, ...(data.or ?? [])].flatMap(pattern => compileReplaced(pattern, reading))
      ability.may = data.may ?? false
      ability.limit = data.limit ?? 0
      ability.from = ZONE_OF[data.from ?? 'board']
      ability.modifies = onlyChanges(data)
      ability.along = data.first ?? false
      ability.decides = data.decides === undefined ? null : compilePlayer(data.decides, reading)
      if (data.if !== undefined) ability.check = compileCondition(data.if, reading)
      if (data.cost !== undefined) ability.cost = compileCost(data.cost, host.card, reading)
      return
    case 'as':
      ability.kind = 'replacement'
      ability.along = true
      if ((host.card.types & SPELL) !== 0 && [data.of, ...(data.or ?? [])].some(pattern => pattern.on === 'play'))
        throw new Error("the engine can't do this yet: something as a spell is played")
      if (namesOnly(data.program)) return // 355.1: while it is played, see rules/naming.ts
      ability.when = [data.of, ...(data.or ?? [])].flatMap(pattern =>
        pattern.on === 'play' ? [asPlayed(pattern, reading)] : compileReplaced(pattern, reading),
      )
      return
  }
}

/** 383.2.a.1 and the dependent keywords (727). */
function readTriggerConditions(
  ability: Mutable<CompiledAbility>,
  data: Extract<Ability, { kind: 'triggered' }>,
  reading: Reading,
): void {
  const conditions: Condition[] = data.if === undefined ? [] : data.if.if === 'every' ? [...data.if.conditions] : [data.if]
  if (data.keyword === 'legion') conditions.push({ if: 'legion' } as const)
  if (data.keyword === 'empowered') conditions.push({ if: 'empowered' } as const)
  if (data.keyword === 'level') conditions.push({ if: 'level', level: data.level ?? 1 } as const)
  for (const condition of conditions) {
    const own: Reading = { ...reading, event: false }
    const test = compileCondition(condition, own)
    reading.reads |= own.reads
    reading.dependent ||= own.dependent
    const name = own.event === true ? 'before' : 'check'
    const other = ability[name]
    ability[name] = other === null ? test : (tx, ctx) => other(tx, ctx) && test(tx, ctx)
  }
}

function readWho(ability: Mutable<CompiledAbility>, who: ObjectRef | Filter, reading: Reading): void {
  if ('ref' in who) ability.whoIsSelf = who.ref === 'self'
  else ability.whoTypes = NOUN_TYPES[who.noun]
  ability.who = compileSubject(who, reading)
}

function compileSubject(who: ObjectRef | Filter, reading: Reading): Test {
  if (!('ref' in who)) return compileFilter(who, reading).test
  const ref = compileRef(who, reading)
  // What the text that made it has moved is meant where it is now (390.5.c.1).
  return (tx, i, ctx) => followed(ctx.bind, ref(tx, ctx)).includes(tx.s.objects[i]!.key)
}

// ---------------------------------------------------------------------------------------------- costs

export function powerMask(symbol: PowerSymbol, card: CompiledCard): number {
  if (symbol === 'any') return ALL_DOMAINS
  if (symbol === 'own') return card.domains === 0 ? ALL_DOMAINS : card.domains // 135.2.e.6
  let mask = 0
  for (const part of symbol.split('/')) mask |= 1 << DOMAINS.indexOf(part as (typeof DOMAINS)[number])
  return mask
}

function compileChange(
  change: Extract<StaticEffect, { static: 'cost' | 'selfCost' }>,
  card: CompiledCard,
  reading: Reading,
): CompiledChange {
  const { less, energy, power = [], times, min = 0 } = change
  return {
    less,
    energy: energy === undefined ? null : compileAmount(energy, reading),
    power: power.map(symbol => powerMask(symbol, card)),
    times: times === undefined ? null : compileAmount(times, reading),
    or: change.or === true,
    min,
    choosing: 'choosing' in change && change.choosing !== undefined ? compileSubject(change.choosing, reading) : null,
  }
}

/** The object of a reference, as what a cost is paid with: "spend its buff". */
function compileOne(ref: ObjectRef, reading: Reading): CompiledFilter {
  const read = compileRef(ref, reading)
  return {
    zone: ZONE_OF.board,
    types: ALL_TYPES,
    test: (tx, i, ctx) => read(tx, ctx).includes(tx.s.objects[i]!.key),
    reads: 0,
    abilities: null,
    possibleAt: () => true,
  }
}

export function compileCost(cost: Cost, card: CompiledCard, reading: Reading): CompiledCost {
  const actions = (cost.actions ?? []).map(a => ({
    verb: a.pay,
    what: a.what === 'self' ? null : 'ref' in a.what ? compileOne(a.what, reading) : compileFilter(a.what, reading),
    count: a.count === 'any' ? 0 : a.count,
    any: a.count === 'any',
    as: a.as ?? '',
  }))
  return {
    energy: cost.energy === undefined ? null : compileAmount(cost.energy, reading),
    power: (cost.power ?? []).map(symbol => powerMask(symbol, card)),
    x: cost.x ?? null,
    xp: cost.xp === undefined ? null : compileAmount(cost.xp, reading),
    actions,
    free:
      cost.energy === undefined &&
      cost.xp === undefined &&
      (cost.power ?? []).length === 0 &&
      cost.x === undefined &&
      actions.every(a => a.what === null),
  }
}
