/** Turns the data of one ability or spell text into a CompiledAbility. */

import type { Occurrence } from '../../events/event'
import type { Details } from '../../events/proposal'
import { isFriendly } from '../../state/query'
import { playerTarget } from '../../state/target-values'
import type { Cause, Key } from '../../state/types'
import { Designation } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import type { Ability, Condition, Cost, EventPattern, Filter, Instruction, Keyword, ObjectRef, PowerSymbol } from '../types'
import { compileAmount, compileCondition } from './amounts'
import { ALL_DOMAINS, ALL_TYPES, DOMAINS, eventId, On, PERMANENT } from './codes'
import type {
  CompiledAbility,
  CompiledCard,
  CompiledCost,
  CompiledFilter,
  CompiledPattern,
  CompiledText,
  Context,
  Step,
  Test,
} from './compiled'
import type { Reading } from './filters'
import { compileFilter, compileRef, slotKeys, ZONE_OF } from './filters'
import { herePlace } from './places'
import { compilePlayer } from './players'
import { compilePrinted, type PrintedTest } from './printed'
import { collectSlots, modalOf } from './slots'
import { onlyChanges, unsupported } from './supported'

/** What the compiler of instructions needs from the compiler of abilities. */
export interface Compiler {
  readonly ability: CompiledAbility
  /** Compiles a nested block and returns its number. */
  block(instructions: readonly Instruction[]): number
  /** Compiles an ability that an instruction makes and returns its reference. */
  child(ability: Ability): string
  /** Compiles quoted abilities and returns the reference of that text. */
  text(parts: readonly Ability[]): string
  /** Can this keyword be given? */
  canGrant(keyword: Keyword): boolean
  readonly reading: Reading
}
export type CompileInstruction = (instruction: Instruction, compiler: Compiler) => readonly Step[]

export interface AbilityHost {
  readonly card: CompiledCard
  readonly costNames: readonly string[]
  readonly register: (ability: CompiledAbility) => void
  readonly canGrant: (keyword: Keyword) => boolean
  /** Compiles a text that objects can have; each part is an ability `ref#n`. */
  readonly text: (ref: string, parts: readonly Ability[]) => CompiledText
  readonly compileInstruction: CompileInstruction
  /** The keyword whose macro is compiled, '' for a text of its own. */
  readonly partOf: Keyword | ''
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

export function compileAbility(
  host: AbilityHost,
  ref: string,
  data: Ability | null,
  program: readonly Instruction[],
): CompiledAbility {
  const reading: Reading = { reads: 0, dependent: false, costNames: host.costNames }
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
    costs: [],
    may: false,
    limit: 0,
    from: ZONE_OF.board,
    when: [],
    check: null,
    before: null,
    timing: 0,
    adds: false,
    keyword: '',
    partOf: host.partOf,
    eventPlayerChooses: false,
    along: false,
    modifies: false,
    decides: null,
    effect: null,
    who: null,
    whoIsSelf: false,
    amount: null,
    amountReadsMight: false,
    amountReadsKeywords: false,
    whoTypes: PERMANENT,
    text: null,
    lenders: null,
    reads: 0,
    modal: null,
    independent: true,
  }
  const missing = data === null ? null : unsupported(data)
  if (missing !== null) throw new Error(`the engine can't do this yet: ${missing}`)
  if (data !== null) readKind(host, ability, data, reading)
  collectSlots(ability.slots, program, reading)
  ability.independent = ability.slots.every(slot => !slot.dependent)
  ability.adds = (ability.kind === 'activated' || ability.kind === 'triggered') && addsResources(program)
  ability.modal = modalOf(program)
  let children = 0
  let texts = 0
  const compiler: Compiler = {
    ability,
    reading,
    canGrant: host.canGrant,
    block(instructions) {
      const at = ability.blocks.length
      ability.blocks.push([])
      ability.instructions = [...ability.instructions, instructions]
      ability.blocks[at] = instructions.flatMap(i => host.compileInstruction(i, compiler))
      return at
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
  ability.reads = reading.reads
  host.register(ability)
  return ability
}

/** 429.2: wherever in the text it adds; what an ability that it makes does is not its own doing. */
function addsResources(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(addsResources)
  if (typeof node !== 'object' || node === null || ('kind' in node && !('do' in node))) return false
  return ('do' in node && node.do === 'add') || Object.values(node).some(addsResources)
}

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
      if (effect.static === 'cost') readWho(ability, effect.of, reading)
      if (effect.static === 'bonusDamage' && effect.to !== undefined) readWho(ability, effect.to, reading)
      if ('by' in effect) {
        const own: Reading = { ...reading, might: false }
        ability.amount = compileAmount(effect.by, own)
        ability.amountReadsMight = own.might === true
        reading.reads |= own.reads
      }
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
      if (effect.static === 'selfCost' && effect.energy !== undefined) ability.amount = compileAmount(effect.energy, reading)
      if (effect.static === 'hide') ability.cost = compileCost(effect.cost, host.card, reading)
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
      ability.when = [data.of, ...(data.or ?? [])].map(pattern => compilePattern(pattern, reading))
      ability.may = data.may ?? false
      ability.limit = data.limit ?? 0
      ability.modifies = onlyChanges(data)
      ability.decides = data.decides === undefined ? null : compilePlayer(data.decides, reading)
      if (data.if !== undefined) ability.check = compileCondition(data.if, reading)
      if (data.cost !== undefined) ability.cost = compileCost(data.cost, host.card, reading)
      return
    case 'as':
      ability.kind = 'replacement'
      ability.along = true
      ability.when = [compilePattern(data.of, reading)]
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
  if ('ref' in who) {
    ability.whoIsSelf = who.ref === 'self'
    const ref = compileRef(who, reading)
    ability.who = (tx, i, ctx) => ref(tx, ctx).includes(tx.s.objects[i]!.key)
    return
  }
  const filter = compileFilter(who, reading)
  ability.who = filter.test
  ability.whoTypes = filter.types
}

// ---------------------------------------------------------------------------------------------- costs

export function powerMask(symbol: PowerSymbol, card: CompiledCard): number {
  if (symbol === 'any') return ALL_DOMAINS
  if (symbol === 'own') return card.domains === 0 ? ALL_DOMAINS : card.domains // 135.2.e.6
  let mask = 0
  for (const part of symbol.split('/')) mask |= 1 << DOMAINS.indexOf(part as (typeof DOMAINS)[number])
  return mask
}

/** The object of a reference, as what a cost is paid with: "spend its buff". */
function compileOne(ref: ObjectRef, reading: Reading): CompiledFilter {
  const read = compileRef(ref, reading)
  return {
    zone: ZONE_OF.board,
    types: ALL_TYPES,
    test: (tx, i, ctx) => read(tx, ctx).includes(tx.s.objects[i]!.key),
    possibleAt: () => true,
  }
}

export function compileCost(cost: Cost, card: CompiledCard, reading: Reading): CompiledCost {
  const actions = (cost.actions ?? []).map(a => ({
    verb: a.pay,
    what: a.what === 'self' ? null : 'ref' in a.what ? compileOne(a.what, reading) : compileFilter(a.what, reading),
    count: a.count,
  }))
  return {
    energy: cost.energy === undefined ? null : compileAmount(cost.energy, reading),
    power: (cost.power ?? []).map(symbol => powerMask(symbol, card)),
    x: cost.x ?? null,
    actions,
    free:
      cost.energy === undefined && (cost.power ?? []).length === 0 && cost.x === undefined && actions.every(a => a.what === null),
  }
}

// ---------------------------------------------------------------------------------------------- patterns

/** Events that happen to a player once and to each unit besides. */
const PER_PLAYER = new Set([On.attack, On.defend, On.conquer, On.hold, On.winCombat])

/** Actions that one player performs on an object of any player. */
const RESPONSIBLE = new Set([On.move, On.ready, On.exhaust, On.recycle, On.banish, On.returnToHand, On.attach, On.detach])

function compilePattern(pattern: EventPattern, reading: Reading): CompiledPattern {
  const event = eventId(pattern.on)
  // A token that would be played is no object yet; what its play is about is asked of its definition.
  const printed = event === On.playToken && pattern.subject !== undefined ? tokenTest(pattern.subject) : null
  const subject = printed === null ? compileSubject(pattern, reading) : null
  const playerFits = (tx: Transaction, ctx: Context, player: number): boolean => {
    if (typeof pattern.player === 'object') return slotKeys(ctx, pattern.player.player).includes(playerTarget(player))
    switch (pattern.player) {
      // 489.8.d.3: a team gains points together.
      case 'you':
        return player >= 0 && (event === On.gainPoints ? isFriendly(tx.s, player, ctx.controller) : player === ctx.controller)
      case 'opponent':
        return player >= 0 && ctx.controller >= 0 && !isFriendly(tx.s, player, ctx.controller)
      default:
        return true
    }
  }
  // A move happens "from here": its `at` is the origin.
  const origin = event === On.move && pattern.at !== undefined
  const placeFits = (tx: Transaction, ctx: Context, place: number, from: number): boolean => {
    const at = origin ? from : place
    if (pattern.at === 'here' && (at < 0 || at !== herePlace(tx, ctx))) return false
    if (pattern.at === 'battlefield' && (at < 0 || tx.s.places[at]!.base)) return false
    if (pattern.to === 'battlefield' && (place < 0 || tx.s.places[place]!.base)) return false
    return !(pattern.to === 'base' && (place < 0 || !tx.s.places[place]!.base))
  }
  const host = pattern.host === undefined ? null : compileSubjectOf(pattern.host, reading)
  const hostFits = (tx: Transaction, ctx: Context, other: Key): boolean => {
    if (host === null) return true
    const i = tx.find(other)
    return i >= 0 && host(tx, i, ctx)
  }
  const wantsPlayer = subject === null && PER_PLAYER.has(event)
  const by = RESPONSIBLE.has(event)
  // 411.4: what "you" do to an object is what you are responsible for, whoever controls it.
  const actor = (player: number, cause: Cause): number => (by && cause.player >= 0 ? cause.player : player)
  const amountFits = (n: number): boolean => n >= (pattern.amount?.min ?? -Infinity) && n <= (pattern.amount?.max ?? Infinity)
  const chosen = (tx: Transaction, cause: Cause, key: Key): boolean =>
    pattern.byChoosing !== true || tx.findItem(cause.item)?.targets.some(keys => keys.includes(key)) === true
  return {
    event,
    subjectIsSelf: pattern.subject !== undefined && 'ref' in pattern.subject && pattern.subject.ref === 'self',
    anySubject: subject === null,
    origin,
    nth: pattern.nth ?? 0,
    oneOrMore: pattern.oneOrMore ?? false,
    test: (tx, ctx, o) => {
      if (wantsPlayer && o.object >= 0) return false
      if (!playerFits(tx, ctx, actor(o.player, o.cause)) || !placeFits(tx, ctx, o.place, o.from) || !hostFits(tx, ctx, o.other))
        return false
      if (pattern.from === 'facedown' && o.from < 0) return false
      if (!amountFits(o.amount) || !chosen(tx, o.cause, o.key)) return false
      if (pattern.after === 'attack' && !hasAttacked(tx, o)) return false
      // What arrives here by the same moves was elsewhere when others left.
      if (origin && pattern.at === 'here' && o.key !== ctx.source && o.together.includes(ctx.source)) return false
      if (!killerFits(pattern, ctx, o.cause)) return false
      return subject === null || (o.object >= 0 && subject(tx, o.object, ctx))
    },
    proposal: (tx, ctx, p) => {
      const i = tx.find(p.object)
      const from = i < 0 ? -1 : tx.s.objects[i]!.place
      if (!playerFits(tx, ctx, actor(p.player, p.cause)) || !placeFits(tx, ctx, p.place, from) || !hostFits(tx, ctx, p.other))
        return false
      if (!killerFits(pattern, ctx, p.cause)) return false
      if (!amountFits(p.amount) || !chosen(tx, p.cause, p.object) || !scoringFits(pattern.scoring, p.details)) return false
      if (printed !== null) return p.details?.of === 'token' && printed(tx, tx.registry.cards.get(p.details.def)!, p.player, ctx)
      if (subject === null) return true
      return i >= 0 && subject(tx, i, ctx)
    },
  }
}

/** 428.5: who and what the kill is attributed to. */
const killerFits = ({ killedBy }: EventPattern, ctx: Context, cause: Cause): boolean =>
  killedBy === undefined || (cause.player >= 0 && cause.player === ctx.controller && (killedBy === 'you' || cause.spell === true))

/** 466.5.d, 466.7.a: units keep their designation until the combat in which the battlefield was conquered has ended. */
function hasAttacked(tx: Transaction, o: Occurrence): boolean {
  const { showdown } = tx.s
  if (showdown === null || !showdown.established || showdown.place !== o.place) return false
  return o.object < 0 ? showdown.attacker === o.player : tx.s.objects[o.object]!.designation === Designation.Attacker
}

/** "from conquering", "from holding": only points of scoring a battlefield have been gained so (471.1). */
const scoringFits = (scoring: EventPattern['scoring'], details: Details | null): boolean =>
  scoring === undefined || (details?.of === 'score' && (scoring === 'any' || scoring === details.scoring))

function tokenTest(subject: ObjectRef | Filter): PrintedTest {
  if ('ref' in subject) throw new Error("the engine can't do this yet: a token that would be played is no object to refer to")
  return compilePrinted(subject)
}

const compileSubject = (pattern: EventPattern, reading: Reading): Test | null =>
  pattern.subject === undefined ? null : compileSubjectOf(pattern.subject, reading)

function compileSubjectOf(subject: ObjectRef | Filter, reading: Reading): Test {
  if ('noun' in subject) return compileFilter(subject, reading).test
  if (subject.ref === 'self') return (tx, i, ctx) => tx.s.objects[i]!.key === ctx.source
  const ref = compileRef(subject, reading)
  return (tx, i, ctx) => ref(tx, ctx).includes(tx.s.objects[i]!.key)
}
