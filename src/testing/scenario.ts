/**
 * Scenarios: place objects by name, act, answer, expect. An action that the engine refuses and a question that was not
 * foreseen are errors. Every action runs in all modes (copy-on-write frozen, in place, on an Immer draft, after saving and
 * loading) and the resulting states must be equal.
 */
import type { CardDefinition } from '../abilities/types'
import { runes } from '../cards/ogn/runes'
import { tokens } from '../cards/tokens'
import { createEngine, type Engine } from '../engine'
import type { GameEvent } from '../events/event'
import type { Action, Rejection } from '../rules/action'
import type { Decision } from '../rules/decisions'
import { proceed } from '../rules/proceed'
import { Transaction } from '../transaction/transaction'
import { Look } from './look'
import { applyEverywhere } from './modes'
import type { BuiltPosition, Position } from './position'
import { buildPosition, testCards } from './position'

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
  /** What is shown off, none if empty. */
  readonly show?: readonly string[]
  /** Objects for non-standard costs, one list per part. */
  readonly costs?: readonly (readonly string[])[]
  /** Number of the payment plan; the first when absent. Runes of several domains go under the Rune Deck as they are listed. */
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
  const ids = new Set(cards.map(c => c.id))
  const engine = createEngine({
    cards: [...cards, ...[...runes, ...tokens, ...testCards].filter(c => !ids.has(c.id))],
    freeze: true,
  })
  engines.set(cards, engine)
  return engine
}

export function scenario(options: ScenarioOptions): Scenario {
  const engine = engineFor(options.cards ?? NO_CARDS)
  return new Scenario(engine, buildPosition(engine.registry, engine.versions, options), options.everyMode ?? true)
}

export class Scenario extends Look {
  /** Events of all actions so far, and of the last one. */
  readonly events: GameEvent[] = []
  lastEvents: readonly GameEvent[] = []
  private readonly everyMode: boolean

  constructor(engine: Engine, built: BuiltPosition, everyMode: boolean) {
    super(engine, built.labels)
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
    if (!result.ok)
      throw new Error(
        `${JSON.stringify(action)} of player ${player} was refused: ${result.error.rule} ${result.error.message}\n${this.describe()}`,
      )
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

  /** Hides a card facedown at a battlefield (421). */
  hide(player: number, name: string, at: string): this {
    this.act(player, { type: 'hide', card: this.cardInHand(player, name), at: this.place(at) })
    return this.answerPlay(player, {})
  }

  move(player: number, names: readonly string[], to: string): this {
    return this.act(player, { type: 'move', units: names.map(n => this.key(n)), to: this.place(to) })
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

  name(name: string): this {
    return this.act(this.open().player, { type: 'answer', name })
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
      else if (d.reason === 'showOff' && choices.show !== undefined) this.choose(...choices.show)
      else if (d.reason === 'x' && choices.x !== undefined) this.number(choices.x)
      else if (d.reason === 'mode' && choices.modes !== undefined) this.choose(`mode ${choices.modes.join('+')}`)
      else if (d.reason === 'place' && choices.place !== undefined) this.choose(choices.place)
      else if (d.reason === 'target' && targets.length > 0) {
        const next = targets.shift()!
        this.choose(...(typeof next === 'string' ? [next] : next))
      } else if (d.reason === 'costObject' && costs.length > 0) this.choose(...costs.shift()!)
      else if (d.kind === 'pay') this.plan(choices.plan ?? 0)
      else if (d.reason === 'runeOrder') this.choose(...d.options.map((_, n) => `#${n}`))
      else return this
    }
  }

  private optionNumber(d: Decision, name: string, used: readonly number[]): number {
    if (name.startsWith('#')) return Number(name.slice(1))
    const at = d.options.findIndex((o, n) => !used.includes(n) && this.optionMatches(o, name))
    if (at < 0)
      throw new Error(`${name} is not an option: ${d.options.map(o => this.optionName(o)).join(', ')}\n${this.describe()}`)
    return at
  }
}
