/**
 * Scenarios: place objects by name, act, answer, expect. An action that the engine refuses and a question that was not
 * foreseen are errors. Every action runs in all modes (copy-on-write frozen, in place, on an Immer draft, after saving and
 * loading) and the resulting states must be equal.
 */
import type { CardDefinition } from '../abilities/types'
import { createEngine, type Engine } from '../engine'
import type { GameEvent } from '../events/event'
import type { Action, Rejection } from '../rules/action'
import type { Decision, Option } from '../rules/decisions'
import { proceed } from '../rules/proceed'
import { runes } from '../cards/ogn/runes'
import { tokens } from '../cards/tokens'
import { zoneCards } from '../state/query'
import type { GameObject, GameState, Key } from '../state/types'
import { Zone } from '../state/types'
import { Transaction } from '../transaction/transaction'
import { applyEverywhere } from './modes'
import type { BuiltPosition, Position } from './position'
import { buildPosition, resolve, testCards } from './position'

/** Answers for the questions that a play or activation asks. */
export interface Choices {
  /** Targets by slot in order; a list for a slot of several. Names, labels, `bf0`, `base1`, `player 1`. */
  readonly targets?: readonly (string | readonly string[])[]
  readonly place?: string
  readonly x?: number
  /** Modes by number. */
  readonly modes?: readonly number[]
  /** Optional additional costs in order. */
  readonly pay?: readonly boolean[]
  /** Objects for non-standard costs, one list per part. */
  readonly costs?: readonly (readonly string[])[]
  /** Number of the payment plan; the first when absent. */
  readonly plan?: number
}

export interface ScenarioOptions extends Position {
  /** Definitions besides runes, tokens and the quiet test cards. */
  readonly cards?: readonly CardDefinition[]
  /** False: only copy-on-write, for long runs. */
  readonly everyMode?: boolean
}

const engines = new Map<readonly CardDefinition[], Engine>()
const NO_CARDS: readonly CardDefinition[] = []

function engineFor(cards: readonly CardDefinition[]): Engine {
  const known = engines.get(cards)
  if (known !== undefined) return known
  const ids = new Set(cards.map((c) => c.id))
  const engine = createEngine({ cards: [...cards, ...[...runes, ...tokens, ...testCards].filter((c) => !ids.has(c.id))], freeze: true })
  engines.set(cards, engine)
  return engine
}

export function scenario(options: ScenarioOptions): Scenario {
  const engine = engineFor(options.cards ?? NO_CARDS)
  return new Scenario(engine, buildPosition(engine.registry, engine.versions, options), options.everyMode ?? true)
}

export class Scenario {
  readonly engine: Engine
  state: GameState
  /** Events of all actions so far, and of the last one. */
  readonly events: GameEvent[] = []
  lastEvents: readonly GameEvent[] = []
  private readonly labels: Map<string, number>
  private readonly everyMode: boolean

  constructor(engine: Engine, built: BuiltPosition, everyMode: boolean) {
    this.engine = engine
    this.labels = new Map(built.labels)
    this.everyMode = everyMode
    const tx = new Transaction(engine.registry, true)
    tx.begin(built.state, null)
    proceed(tx)
    this.state = engine.edit(tx.s, () => {})
  }

  // ---------------------------------------------------------------------------------------------- acting

  /** Applies an action; it must be accepted. */
  act(player: number, action: Action): this {
    const result = this.engine.apply(this.state, player, action)
    if (!result.ok) throw new Error(`${JSON.stringify(action)} of player ${player} was refused: ${result.error.rule} ${result.error.message}\n${this.describe()}`)
    if (this.everyMode) applyEverywhere(this.engine, this.state, player, action, result.state)
    this.state = result.state
    this.lastEvents = result.events
    this.events.push(...result.events)
    return this
  }

  /** The action must be refused; returns why. */
  refuse(player: number, action: Action): Rejection {
    const result = this.engine.apply(this.state, player, action)
    if (result.ok) throw new Error(`${JSON.stringify(action)} of player ${player} was accepted\n${this.describe()}`)
    return result.error
  }

  play(player: number, name: string, choices: Choices = {}): this {
    this.act(player, { type: 'play', card: this.cardInHand(player, name) })
    return this.answerPlay(player, choices)
  }

  activate(player: number, name: string, ability = 0, choices: Choices = {}): this {
    this.act(player, { type: 'activate', object: this.key(name), ability })
    return this.answerPlay(player, choices)
  }

  move(player: number, names: readonly string[], to: string): this {
    return this.act(player, { type: 'move', units: names.map((n) => this.key(n)), to: this.place(to) })
  }

  /** Whoever may act passes (Priority or Focus), `times` times. */
  pass(times = 1): this {
    for (let n = 0; n < times; n++) {
      const d = this.open()
      if (d.kind !== 'act' || d.reason === 'main') throw new Error(`nobody can pass\n${this.describe()}`)
      this.act(d.player, { type: 'pass' })
    }
    return this
  }

  /** Everybody passes Priority until the chain is empty or another question comes up. */
  resolve(): this {
    while (this.state.decision?.reason === 'priority') this.pass()
    return this
  }

  /** Everybody passes until the showdown is over or another question comes up. */
  close(): this {
    while (this.state.decision?.reason === 'priority' || this.state.decision?.reason === 'focus') this.pass()
    return this
  }

  endTurn(): this {
    return this.act(this.open().player, { type: 'endTurn' })
  }

  // ---------------------------------------------------------------------------------------------- answering

  /** Picks or orders options by name: objects, labels, `bf0`, `base1`, `player 1`, `mode 0`, or `#n` for the n-th option. */
  choose(...names: string[]): this {
    const d = this.open()
    const chosen: number[] = []
    for (const name of names) chosen.push(this.optionNumber(d, name, chosen))
    return this.act(d.player, { type: 'answer', choose: chosen })
  }

  confirm(yes: boolean): this {
    return this.act(this.open().player, { type: 'answer', confirm: yes })
  }

  number(n: number): this {
    return this.act(this.open().player, { type: 'answer', number: n })
  }

  plan(n: number): this {
    return this.act(this.open().player, { type: 'answer', plan: n })
  }

  assign(amounts: Readonly<Record<string, number>>): this {
    return this.act(this.open().player, { type: 'answer', amounts: this.amounts(amounts) })
  }

  refuseAssign(amounts: Readonly<Record<string, number>>): Rejection {
    return this.refuse(this.open().player, { type: 'answer', amounts: this.amounts(amounts) })
  }

  private amounts(amounts: Readonly<Record<string, number>>): number[] {
    const d = this.open()
    const list = d.options.map(() => 0)
    const used: number[] = []
    for (const [name, n] of Object.entries(amounts)) {
      const at = this.optionNumber(d, name, used)
      used.push(at)
      list[at] = n
    }
    return list
  }

  /** Answers what a play asks; a question that `choices` doesn't cover is left open. */
  private answerPlay(player: number, choices: Choices): this {
    const targets = [...(choices.targets ?? [])]
    const pay = [...(choices.pay ?? [])]
    const costs = [...(choices.costs ?? [])]
    for (;;) {
      const d = this.engine.decision(this.state)
      if (d === null || d.player !== player || d.kind === 'act') return this
      if (d.reason === 'optionalCost' && pay.length > 0) this.confirm(pay.shift()!)
      else if (d.reason === 'x' && choices.x !== undefined) this.number(choices.x)
      else if (d.reason === 'mode' && choices.modes !== undefined) this.choose(`mode ${choices.modes.join('+')}`)
      else if (d.reason === 'place' && choices.place !== undefined) this.choose(choices.place)
      else if (d.reason === 'target' && targets.length > 0) {
        const next = targets.shift()!
        this.choose(...(typeof next === 'string' ? [next] : next))
      } else if (d.reason === 'costObject' && costs.length > 0) this.choose(...costs.shift()!)
      else if (d.kind === 'pay') this.plan(choices.plan ?? 0)
      else return this
    }
  }

  private optionNumber(d: Decision, name: string, used: readonly number[]): number {
    if (name.startsWith('#')) return Number(name.slice(1))
    const at = d.options.findIndex((o, n) => !used.includes(n) && this.optionMatches(o, name))
    if (at < 0) throw new Error(`${name} is not an option: ${d.options.map((o) => this.optionName(o)).join(', ')}\n${this.describe()}`)
    return at
  }

  private optionMatches(o: Option, name: string): boolean {
    switch (o.kind) {
      case 'place': return this.placeName(o.place) === name
      case 'player': return `player ${o.player}` === name
      case 'mode': return `mode ${o.modes.join('+')}` === name
      case 'domain': return o.domain === name
      case 'ability': return this.named(name, o.source)
      case 'event': return this.named(name, o.object)
      case 'object': return this.named(name, o.key)
      default: return false
    }
  }

  private named(name: string, key: Key): boolean {
    const label = this.labels.get(name)
    if (label !== undefined) return this.state.objects[label]!.key === key
    const o = this.state.objects.find((x) => x.key === key)
    return o !== undefined && this.engine.registry.cards.get(o.def)!.def.name === name
  }

  optionName(o: Option): string {
    switch (o.kind) {
      case 'place': return this.placeName(o.place)
      case 'player': return `player ${o.player}`
      case 'mode': return `mode ${o.modes.join('+')}`
      case 'domain': return o.domain
      case 'object': return this.cardName(o.key)
      case 'event': return this.cardName(o.object)
      case 'ability': return `${this.cardName(o.source)} (${o.ability})`
      default: return o.kind
    }
  }

  // ---------------------------------------------------------------------------------------------- looking

  /** The open decision; there must be one. */
  open(): Decision {
    const d = this.engine.decision(this.state)
    if (d === null) throw new Error(`no decision is open\n${this.describe()}`)
    return d
  }

  /** What is asked, as one word: `main`, `priority`, `target` … ; `over` when the game has ended. */
  asked(): string {
    return this.state.decision?.reason ?? 'over'
  }

  /** Names of the options of the open decision. */
  options(): string[] {
    return this.open().options.map((o) => this.optionName(o))
  }

  label(name: string, key: Key): this {
    this.labels.set(name, this.state.objects.findIndex((o) => o.key === key))
    return this
  }

  /** The object with this label or card name; a name that fits several is an error. */
  object(name: string): GameObject {
    const label = this.labels.get(name)
    if (label !== undefined) return this.state.objects[label]!
    const def = resolve(this.engine.registry, name).id
    const found = this.state.objects.filter((o) => o.def === def && o.zone !== Zone.Ceased)
    const board = found.filter((o) => o.zone === Zone.Board || o.zone === Zone.Battlefield)
    const list = board.length > 0 ? board : found
    if (list.length === 0) throw new Error(`there is no ${name}\n${this.describe()}`)
    if (list.length > 1) throw new Error(`there are several ${name}; give them labels\n${this.describe()}`)
    return list[0]!
  }

  key(name: string): Key {
    return this.object(name).key
  }

  exists(name: string): boolean {
    const def = resolve(this.engine.registry, name).id
    return this.state.objects.some((o) => o.def === def && o.zone !== Zone.Ceased)
  }

  private cardInHand(player: number, name: string): Key {
    const label = this.labels.get(name)
    if (label !== undefined) return this.state.objects[label]!.key
    const def = resolve(this.engine.registry, name).id
    for (const zone of [Zone.Hand, Zone.Champion]) {
      const i = zoneCards(this.state, player, zone).find((x) => this.state.objects[x]!.def === def)
      if (i !== undefined) return this.state.objects[i]!.key
    }
    throw new Error(`player ${player} has no ${name} to play\n${this.describe()}`)
  }

  cardName(key: Key): string {
    const o = this.state.objects.find((x) => x.key === key)
    return o === undefined ? `#${key}` : this.engine.registry.cards.get(o.def)!.def.name
  }

  /** `bf0`, `bf1` … or `base0`, `base1` … */
  place(name: string): number {
    const players = this.state.players.length
    const match = /^(bf|base)(\d+)$/.exec(name)
    if (match === null) throw new Error(`${name} is no place; use bf0, base1 …`)
    return match[1] === 'base' ? Number(match[2]) : players + Number(match[2])
  }

  placeName(place: number): string {
    const players = this.state.players.length
    return place < players ? `base${place}` : `bf${place - players}`
  }

  /** Where it is: `base0`, `bf1`, `hand`, `trash`, `deck` … */
  where(name: string): string {
    const o = this.object(name)
    if (o.zone === Zone.Board || o.zone === Zone.Battlefield || o.zone === Zone.Facedown) return this.placeName(o.place)
    return ZONE_NAMES[o.zone] ?? String(o.zone)
  }

  might(name: string): number {
    return this.engine.read(this.state).might(this.key(name))
  }

  damage(name: string): number {
    return this.engine.read(this.state).damage(this.key(name))
  }

  keyword(name: string, keyword: Parameters<ReturnType<Engine['read']>['keyword']>[1]): number {
    return this.engine.read(this.state).keyword(this.key(name), keyword)
  }

  isExhausted(name: string): boolean {
    return this.object(name).exhausted
  }

  points(player: number): number {
    return this.state.teams[this.state.players[player]!.team]!.points
  }

  /** Names of the cards in a zone; of a deck the top card first. */
  cards(player: number, zone: 'hand' | 'trash' | 'deck' | 'banishment' | 'runeDeck'): string[] {
    const code = { hand: Zone.Hand, trash: Zone.Trash, deck: Zone.Deck, banishment: Zone.Banishment, runeDeck: Zone.RuneDeck }[zone]
    const names = zoneCards(this.state, player, code).map((i) => this.engine.registry.cards.get(this.state.objects[i]!.def)!.def.name)
    return zone === 'deck' || zone === 'runeDeck' ? names.reverse() : names
  }

  /** Names of the units at a place, of one player or of all. */
  units(place: string, player = -1): string[] {
    return this.state.places[this.place(place)]!.permanents
      .filter((i) => player < 0 || this.state.objects[i]!.controller === player)
      .map((i) => this.engine.registry.cards.get(this.state.objects[i]!.def)!.def.name)
  }

  controller(place: string): number {
    return this.state.places[this.place(place)]!.controller
  }

  /** Runes of a player on the board: how many are ready and how many there are. */
  runes(player: number): { ready: number; all: number } {
    const list = this.state.places[player]!.runes
    return { ready: list.filter((i) => !this.state.objects[i]!.exhausted).length, all: list.length }
  }

  /** The state must be quiet: no chain, nothing pending, no showdown, a Main Phase decision or the end. */
  quiet(): this {
    const { chain, triggered, showdown, decision, outcome } = this.state
    if (chain.length > 0 || triggered.length > 0 || showdown !== null || (outcome === null && decision?.reason !== 'main')) {
      throw new Error(`the state is not quiet\n${this.describe()}`)
    }
    return this
  }

  /** The position in a few lines, for messages. */
  describe(): string {
    const { state } = this
    const name = (i: number): string => {
      const o = state.objects[i]!
      return `${this.engine.registry.cards.get(o.def)!.def.name}${o.exhausted ? '*' : ''}(${o.controller})`
    }
    const places = state.places.map((p, n) => `  ${this.placeName(n)}${p.controller >= 0 && !p.base ? ` [${p.controller}]` : ''}: ${p.permanents.map(name).join(', ')}`)
    const d = this.engine.decision(state)
    return [
      ...places,
      `  chain: ${state.chain.map((c) => `${c.kind === 'card' ? name(c.object) : c.ability}${c.pending ? '?' : ''}`).join(', ')}`,
      `  decision: ${d === null ? 'none' : `player ${d.player} ${d.kind} ${d.reason} ${d.min}-${d.max} [${d.options.map((o) => this.optionName(o)).join(', ')}]`}`,
    ].join('\n')
  }
}

const ZONE_NAMES: Readonly<Record<number, string>> = {
  [Zone.Deck]: 'deck', [Zone.RuneDeck]: 'runeDeck', [Zone.Hand]: 'hand', [Zone.Trash]: 'trash', [Zone.Banishment]: 'banishment',
  [Zone.Champion]: 'champion', [Zone.Legend]: 'legend', [Zone.Removed]: 'removed', [Zone.Chain]: 'chain', [Zone.Ceased]: 'ceased',
}
