/** The engine: a registry of cards and the functions that create, read and advance games. */
import { type Draft, produce } from 'immer'
import { CardError, Registry } from './abilities/compile/registry'
import { describe } from './abilities/describe'
import { parseCard } from './abilities/parse-card'
import type { CardDefinition } from './abilities/types'
import { type Derived, summarize } from './characteristics/derived'
import { activatedOf, derivedOf } from './characteristics/read'
import { checkDeck, checkTeams, type DeckViolation } from './decks/check'
import type { DeckList } from './decks/preconstructed'
import type { GameEvent } from './events/event'
import { keywordMacros } from './keywords'
import { type ModeName, modes } from './modes/modes'
import { makeReader, type Reader } from './reader'
import { fault, perform } from './rules/act'
import type { Action, Rejection } from './rules/action'
import { reject } from './rules/action'
import type { Decision } from './rules/decisions'
import { describeDecision } from './rules/decisions'
import { type Listing, listActions, sampleAction } from './rules/enumerate'
import { compileInstruction } from './rules/instructions'
import { BLANK_BATTLEFIELD } from './rules/leaving'
import { parseAction } from './rules/parse-action'
import { proceed } from './rules/proceed'
import { programs } from './rules/programs'
import { initialState } from './rules/setup'
import { knownBy, type Parsed, parse, serialize } from './serialize'
import { hashState } from './state/hash'
import { parseState } from './state/schema'
import type { GameState, Outcome, PlayerIndex, Versions } from './state/types'
import { Transaction } from './transaction/transaction'
import { viewEvents } from './views/events'
import type { View, Viewer } from './views/types'
import { makeView } from './views/view'

export const ENGINE_VERSION = '0.3.0'
/** The rules that this version follows: core-rules of July 2026 with the October 2026 changes. */
export const RULES_VERSION = '2026-10-09'

export interface EngineOptions {
  readonly cards: readonly CardDefinition[]
  /** Freezes every state that is returned (for tests: a write past the transaction then throws). */
  readonly freeze?: boolean
}

export interface SeatOptions {
  readonly name: string
  readonly deck: DeckList
}

export interface CreateOptions {
  readonly mode: ModeName
  readonly seed: string
  readonly players: readonly SeatOptions[]
  /** Index of the first player; drawn at random when absent (115). */
  readonly first?: PlayerIndex
}

export type Created =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly violations: readonly DeckViolation[] }
export type { DeckViolation }

export type Applied =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[]; readonly revealed: boolean }
  | { readonly ok: false; readonly error: Rejection }

/** Facts and generated text of a card (135, 136). */
export interface CardInfo {
  readonly definition: CardDefinition
  readonly text: string
  readonly effectText: string
}

export interface Explanation {
  readonly possible: boolean
  readonly rule: string
  readonly message: string
}

/** 489.5.c: two teams, seated alternately. */
const TEAMS = 2

/** A view with what its viewer needs to go on: the described question and the legal actions, when he decides. */
export interface PlayerView extends View {
  readonly question: Decision | null
  readonly actions: Listing | null
}

/** An edited state that is no position of the game. */
export class EditError extends Error {
  readonly path: string
  constructor(path: string, message: string) {
    super(`${path}: ${message}`)
    this.name = 'EditError'
    this.path = path
  }
}

const BLANK: CardDefinition = {
  id: BLANK_BATTLEFIELD,
  name: 'Blank Battlefield',
  types: ['battlefield'],
  supertypes: [],
  domains: [],
  power: [],
  tags: [],
  token: true,
  text: [],
}

export class Engine {
  readonly versions: Versions
  /** Compiled cards; for /sim and tools of this package. */
  readonly registry: Registry
  private readonly writer: Transaction
  private readonly looker: Transaction
  private readonly freeze: boolean
  private readonly derived = new WeakMap<GameState, Derived>()

  constructor(options: EngineOptions) {
    if (!Array.isArray(options?.cards)) throw new CardError('createEngine', 'cards', 'a list of card definitions is needed')
    for (const card of options.cards) {
      const parsed = parseCard(card)
      if (!parsed.ok) throw new CardError(nameOf(card), parsed.path, parsed.message)
    }
    this.registry = new Registry([...options.cards, BLANK], keywordMacros, compileInstruction)
    this.versions = { engine: ENGINE_VERSION, rules: RULES_VERSION, cards: this.registry.fingerprint }
    this.writer = new Transaction(this.registry, false)
    this.looker = new Transaction(this.registry, false)
    this.freeze = options.freeze ?? false
  }

  /** Starts a game (110–118) or tells every violation of the decks (101–103). The first decision is the first mulligan. */
  create(options: CreateOptions): Created {
    const violations = this.checkTable(options)
    if (violations.length > 0) return { ok: false, violations }
    const mode = modes[options.mode]!
    const seats = options.players.map((p, n) => ({
      name: String(p.name),
      team: mode.teams === 'each' ? n : n % TEAMS,
      deck: p.deck,
    }))
    const state = initialState({ versions: this.versions, mode, seed: String(options.seed), seats, first: options.first ?? null })
    const tx = this.writer
    tx.begin(state, null)
    proceed(tx)
    return { ok: true, state: this.finish(tx), events: tx.events }
  }

  private checkTable(options: CreateOptions): DeckViolation[] {
    const mode = Object.hasOwn(modes, options?.mode ?? '') ? modes[options.mode] : undefined
    const table = (rule: string, message: string): DeckViolation[] => [{ player: -1, rule, card: '', message }]
    if (mode === undefined)
      return table('481', `There is no mode ${String(options?.mode)}; the modes are ${Object.keys(modes).join(', ')}.`)
    if (!Array.isArray(options.players) || !mode.players.includes(options.players.length)) {
      return table('483.1', `The mode ${mode.name} is played by ${mode.players.join(' or ')} players.`)
    }
    if (options.players.some(p => typeof p !== 'object' || p === null))
      return table('483.1', 'Each player has a name and a deck.')
    const { first } = options
    if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < options.players.length))
      return table('115.1.a', `There is no seat ${String(first)} to go first.`)
    const find = (id: string): CardDefinition | undefined => this.registry.cards.get(id)?.def
    const faults = options.players.flatMap((p, player) => checkDeck(p.deck, find, mode).map(v => ({ ...v, player })))
    return faults.length > 0 || mode.teams === 'each'
      ? faults
      : checkTeams(
          options.players.map(p => p.deck),
          TEAMS,
        )
  }

  /** The open question with its described options, or null when the game is over. */
  decision(state: GameState): Decision | null {
    const tx = this.look(state)
    return state.decision === null ? null : describeDecision(tx, state.decision)
  }

  /** Legal actions of whoever decides; `complete` says whether all are listed. Cancel and concede are never listed. */
  legalActions(state: GameState, limit = 1000): Listing {
    return listActions(this.look(state), limit)
  }

  /** Goes through the legal actions lazily. */
  *enumerate(state: GameState, limit = Number.MAX_SAFE_INTEGER): Generator<Action> {
    yield* this.legalActions(state, limit).actions
  }

  /** One legal action at random; `random` gives numbers in [0, 1). Null when the game is over. */
  sample(state: GameState, random: () => number): Action | null {
    return sampleAction(this.look(state), random)
  }

  /** The one door (invariant 2): pure, never throws for bad input; a rejected action changes nothing. */
  apply(state: GameState, player: PlayerIndex, action: Action): Applied {
    const parsed = parseAction(action)
    if ('code' in parsed) return { ok: false, error: parsed }
    if (!Number.isInteger(player))
      return { ok: false, error: reject('unknownPlayer', '', `There is no player ${String(player)}.`) }
    const foreign = this.foreign(state)
    if (foreign !== null) return { ok: false, error: foreign }
    const looker = this.look(state)
    const error = fault(looker, player, parsed)
    if (error !== null) return { ok: false, error }
    const tx = this.writer
    tx.begin(state, looker.derived)
    perform(tx, player, parsed)
    proceed(tx)
    return { ok: true, state: this.finish(tx), events: tx.events, revealed: tx.revealed }
  }

  /** What is no state at all, or one of other cards, is told so instead of failing somewhere inside. */
  private foreign(state: GameState): Rejection | null {
    if (typeof state !== 'object' || state === null || !Array.isArray(state.objects) || !Array.isArray(state.frames)) {
      return reject('malformed', '', 'This is no state of a game; saved states are read by `parse`.')
    }
    return state.versions?.cards === this.versions.cards
      ? null
      : reject('malformed', '', 'This state belongs to an engine with other cards.')
  }

  /** All of the actions or none, for a whole play with its choices in one message. */
  applyAll(state: GameState, player: PlayerIndex, actions: readonly Action[]): Applied {
    if (!Array.isArray(actions)) return { ok: false, error: reject('malformed', '', 'A list of actions is needed.') }
    let current = state
    let revealed = false
    const events: GameEvent[] = []
    for (const action of actions) {
      const result = this.apply(current, player, action)
      if (!result.ok) return result
      current = result.state
      revealed ||= result.revealed
      events.push(...result.events)
    }
    return { ok: true, state: current, events, revealed }
  }

  /**
   * Answers for the deciding player as long as there is exactly one legal action: forced choices, and empty windows, in which
   * he can pass or add resources and nothing else. Others can learn from the pace that a hand is empty: it is the host's choice.
   */
  advance(state: GameState): {
    readonly state: GameState
    readonly events: readonly GameEvent[]
    readonly actions: readonly { readonly player: PlayerIndex; readonly action: Action }[]
  } {
    let current = state
    const events: GameEvent[] = []
    const actions: { player: PlayerIndex; action: Action }[] = []
    for (;;) {
      if (current.decision === null) break
      const { actions: listed, complete } = this.legalActions(current)
      const legal = listed.filter(a => !this.isAdd(current, a))
      const [action] = legal
      if (!complete || legal.length !== 1 || action === undefined || action.type === 'endTurn') break
      const { player } = current.decision
      const result = this.apply(current, player, action)
      if (!result.ok) break
      actions.push({ player, action })
      events.push(...result.events)
      current = result.state
    }
    return { state: current, events, actions }
  }

  /** 429: resources alone do nothing; whoever needs them adds them while paying. */
  private isAdd(state: GameState, action: Action): boolean {
    if (action.type !== 'activate') return false
    const tx = this.look(state)
    const i = tx.find(action.object)
    return i >= 0 && activatedOf(tx, i)[action.ability]?.ability.adds === true
  }

  outcome(state: GameState): Outcome | null {
    return state.outcome
  }

  /** Derived values of objects (473–480): Might, keywords, costs. */
  read(state: GameState): Reader {
    return makeReader(this.look(state))
  }

  /** Facts and generated text of a definition; undefined when the registry lacks it. */
  card(id: string): CardInfo | undefined {
    const card = this.registry.cards.get(id)
    if (card === undefined) return undefined
    const { text, effectText } = describe(card.def, token => this.registry.cards.get(token)?.def)
    return { definition: card.def, text, effectText: effectText ?? '' }
  }

  /** Why the action can or can't be taken now. */
  explain(state: GameState, player: PlayerIndex, action: Action): Explanation {
    const parsed = parseAction(action)
    const error = 'code' in parsed ? parsed : fault(this.look(state), player, parsed)
    if (error === null) return { possible: true, rule: state.decision?.rule ?? '', message: 'This is possible now.' }
    return { possible: false, rule: error.rule, message: error.message }
  }

  /**
   * Changes a state by hand (an Immer draft) and checks the result: the old state stays as it is. Throws an EditError with
   * the path of the first fault when the result is no position of the game.
   */
  edit(state: GameState, change: (draft: Draft<GameState>) => void): GameState {
    const edited = produce(state, draft => {
      change(draft)
    })
    const checked = parseState(edited, knownBy(this.registry, programs))
    if (!checked.ok) throw new EditError(checked.fault.path, checked.fault.message)
    if (this.freeze) deepFreeze(checked.state)
    return checked.state
  }

  /** What a player, a spectator or a judge may see, with the viewer's own decision and legal actions. */
  view(state: GameState, viewer: Viewer): PlayerView {
    const tx = this.look(state)
    const view = makeView(tx, viewer)
    const decides = state.decision !== null && state.decision.player === viewer
    return {
      ...view,
      question: decides ? describeDecision(tx, state.decision!) : null,
      actions: decides ? listActions(tx, 1000) : null,
    }
  }

  /** Events with what the viewer may not see left out. */
  viewEvents(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
    return viewEvents(events, viewer)
  }

  /** A state as JSON text; `parse` reads it back and goes on with the same game. */
  serialize(state: GameState): string {
    return serialize(state)
  }

  /** Reads a saved state; what is damaged, impossible or of another version is refused with the path of the first fault. */
  parse(json: string): Parsed {
    const parsed = parse(json, this.versions, this.registry, programs)
    if (parsed.ok && this.freeze) deepFreeze(parsed.state)
    return parsed
  }

  /** Equal positions have equal hashes; names, ids and counters are left out. */
  hash(state: GameState): string {
    return hashState(state)
  }

  /**
   * Strict mode (design 4): are the derived values that were carried over for this state the ones that a new evaluation
   * gives? For tests: a difference means that a write named the wrong aspect.
   * @internal
   */
  derivedFault(state: GameState): string | null {
    const carried = this.derived.get(state)
    if (carried === undefined) return null
    const tx = new Transaction(this.registry, true)
    tx.look(state, null)
    const [a, b] = [summarize(carried), summarize(derivedOf(tx))]
    return a === b ? null : `carried over ${a}, evaluated ${b}`
  }

  private look(state: GameState): Transaction {
    const foreign = this.foreign(state)
    if (foreign !== null) throw new Error(foreign.message)
    const tx = this.looker
    if (tx.s !== state || tx.derived === null) tx.look(state, this.derived.get(state) ?? null)
    return tx
  }

  private finish(tx: Transaction): GameState {
    const { s } = tx
    if (tx.derived !== null) this.derived.set(s, tx.derived)
    if (this.freeze) deepFreeze(s)
    return s
  }
}

/** Compiles the cards and returns the engine. Throws a CardError naming card and path when the set is faulty. */
export const createEngine = (options: EngineOptions): Engine => new Engine(options)

function nameOf(card: unknown): string {
  const c = card as { id?: unknown; name?: unknown } | null
  return `${String(c?.id ?? '?')} ${String(c?.name ?? '')}`.trim()
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
}
