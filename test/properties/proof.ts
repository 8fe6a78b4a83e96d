/**
 * Plays, choices and payments against the reference search (`reference/`): of random positions, everything that is offered is
 * completed in random ways, and nothing that can be completed is missing.
 */
import { type Action, type CardDefinition, createEngine, type Engine, type GameState } from '../../src'
import { allCards } from '../../src/cards'
import { runes } from '../../src/cards/ogn/runes'
import { tokens } from '../../src/cards/tokens'
import { makeRandom } from '../../src/game-actions/random'
import { testCards } from '../../src/testing/position'
import { CostlyMaker } from './costly'
import { randomDeck } from './decks'
import { accepts, pack } from './fuzz.shared'
import { middle } from './middle'
import { compareAnswers, compareOffers, type Verdict } from './reference'
import { rich } from './rich'
import { LISTED, walk } from './walk'

export interface Proof {
  positions: number
  /** Plays, activations and hides that were offered and completed, each in some random ways. */
  walks: number
  questions: number
  /** What both sides found possible, and impossible. */
  agreed: number
  impossible: number
  /** Plays and answers that had too many completions to try. */
  cut: number
  /** How often which question was compared, and which card was completed. */
  reasons: Record<string, number>
  completed: Record<string, number>
  /** The slowest list, in milliseconds, and where. */
  slowest: { millis: number; at: string }
  faults: Fault[]
}

export interface Fault {
  readonly name: string
  readonly text: string
  readonly state: GameState
  readonly engine: Engine
}

/** How many steps of a search, and how many walks and questions from one position. */
const TRIES = 10_000
const WALKS = 6
/** Actions between positions of one game. */
const APART = 5
const PER_GAME = 20
/** Moves aren't asked for here, and could be many. */
const LIMIT = 60

export const proofEngine = (): Engine => createEngine({ cards: [...allCards, ...testCards] })

export const newProof = (): Proof => ({
  positions: 0,
  walks: 0,
  questions: 0,
  agreed: 0,
  impossible: 0,
  cut: 0,
  reasons: {},
  completed: {},
  slowest: { millis: 0, at: '' },
  faults: [],
})

export interface Window {
  readonly engine: Engine
  readonly name: string
  readonly state: GameState
}

/** Cards with an engine that knows them. */
interface World {
  readonly engine: Engine
  readonly cards: readonly CardDefinition[]
}

const PACK = 14
function costlyPack(seed: string): CardDefinition[] {
  const maker = new CostlyMaker(seed)
  const cards: CardDefinition[] = []
  for (let n = 1; cards.length < PACK && n < 900; n++) {
    const card = maker.card(n)
    if (accepts(card)) cards.push(card)
  }
  return cards
}

/** Games with the same invented cards. */
const PACK_GAMES = 4

export interface Options {
  /** Cards that positions are to hold. */
  readonly wanted?: ReadonlySet<string>
  /** Every other game is one with invented cards. */
  readonly invented?: boolean
}
const NOTHING: ReadonlySet<string> = new Set()

/** Positions with an open window, from games that begin in several ways. */
export function* windows(seed: string, { wanted = NOTHING, invented: inventing = false }: Options = {}): Generator<Window> {
  const all: World = { engine: proofEngine(), cards: allCards }
  let invented = all
  for (let game = 0; ; game++) {
    const name = `${seed} ${game}`
    const random = makeRandom(name)
    if (game % 2 === 1 && inventing) {
      if (game % (2 * PACK_GAMES) === 1) {
        const cards = random() < 0.25 ? pack(name, PACK) : costlyPack(name)
        invented = { engine: createEngine({ cards: [...cards, ...runes, ...tokens, ...testCards] }), cards }
      }
      yield* ofGame(invented, name, rich(invented.engine, invented.cards, name), random)
    } else yield* ofGame(all, name, begin(all.engine, name, inventing ? (game >> 1) % 3 : game % 3, random, wanted), random)
  }
}

function* ofGame({ engine }: World, name: string, from: GameState, random: () => number): Generator<Window> {
  let state = from
  let seen = 0
  for (let n = 0; state.outcome === null && seen < PER_GAME; n++) {
    const { decision } = state
    if (n % APART === 0 && decision!.kind === 'act') {
      seen++
      yield { engine, name: `${name}, action ${n}`, state }
    }
    const action = draw(engine, state, random)
    const result = engine.apply(state, decision!.player, action)
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(action)} was drawn and refused`)
    state = result.state
  }
}

function begin(engine: Engine, name: string, game: number, random: () => number, wanted: ReadonlySet<string>): GameState {
  if (game === 1) return middle(engine, allCards, name, 2, wanted)
  if (game >= 2) return rich(engine, allCards, name, wanted)
  const players = ['north', 'south'].map(side => ({ name: side, deck: randomDeck(allCards, random) }))
  const made = engine.create({ mode: 'duel', seed: name, players })
  if (!made.ok) throw new Error(made.violations.map(v => v.message).join(' '))
  // Not only from its first turns.
  let { state } = made
  for (let n = Math.floor(random() * 150); n > 0 && state.outcome === null; n--) {
    const result = engine.apply(state, state.decision!.player, draw(engine, state, random))
    if (!result.ok || result.state.outcome !== null) break
    state = result.state
  }
  return state
}

/** Runes are rarely used by hand, and turns seldom ended while there is something else. */
function draw(engine: Engine, state: GameState, random: () => number): Action {
  let action = engine.sample(state, random)!
  for (
    let n = 0;
    n < 2 && (action.type === 'endTurn' || (action.type === 'activate' && isRune(engine, state, action.object)));
    n++
  )
    action = engine.sample(state, random)!
  return action
}
const isRune = (engine: Engine, state: GameState, key: number): boolean => engine.read(state).types(key).includes('rune')

/** The card that is played, activated or hidden. */
function about(state: GameState, action: Action): string {
  const key = action.type === 'play' || action.type === 'hide' ? action.card : action.type === 'activate' ? action.object : 0
  return `${action.type} ${state.objects.find(o => o.key === key)?.def}`
}

/** The list, and how long it takes at least. */
function list(engine: Engine, state: GameState, limit: number, name: string, proof: Proof) {
  let least = Number.POSITIVE_INFINITY
  let listing = engine.legalActions(state, limit)
  for (let n = 0; n < 3 && least > proof.slowest.millis; n++) {
    const begin = performance.now()
    listing = engine.legalActions(state, limit)
    least = Math.min(least, performance.now() - begin)
  }
  if (least > proof.slowest.millis) proof.slowest = { millis: least, at: `${name} ${state.decision!.reason}` }
  return listing
}

/** Checks one position: what is offered, some ways to complete it, and the questions on the way. */
export function prove(engine: Engine, name: string, state: GameState, random: () => number, proof: Proof): void {
  const fault = (text: string, at: GameState): void => {
    proof.faults.push({ name, text, state: at, engine })
  }
  const count = (verdict: Verdict | null, what: string, at: GameState): void => {
    if (verdict === null) return
    proof.agreed += verdict.agreed
    proof.impossible += verdict.impossible
    proof.cut += verdict.cut
    for (const missing of verdict.missing) fault(`${what} lacks: ${missing}`, at)
    for (const wrong of verdict.wrong) fault(`${what} has too much: ${wrong}`, at)
  }
  proof.positions++
  const { actions } = list(engine, state, LIMIT, name, proof)
  count(compareOffers(engine, state, actions, TRIES), 'the list of plays', state)
  const begun = actions.filter(
    a => a.type === 'play' || a.type === 'hide' || (a.type === 'activate' && !isRune(engine, state, a.object)),
  )
  for (let n = Math.min(WALKS, begun.length * 2); n > 0; n--) {
    const action = begun[Math.floor(random() * begun.length)]!
    const { asked, answers, fault: text } = walk(engine, state, action, random)
    proof.walks++
    const card = about(state, action)
    if (text === '') proof.completed[card] = (proof.completed[card] ?? 0) + 1
    if (text !== '') fault(`${told([action, ...answers])} ${text}`, state)
    for (const [n, question] of asked.entries()) {
      if (random() < 0.5) continue
      const { actions: listed, complete } = list(engine, question, LISTED, `${name} ${about(state, action)}`, proof)
      if (!complete) continue
      const verdict = compareAnswers(engine, question, listed, TRIES)
      if (verdict === null) continue
      proof.questions++
      const { reason } = question.decision!
      proof.reasons[reason] = (proof.reasons[reason] ?? 0) + 1
      count(verdict, `${told([action, ...answers.slice(0, n)])} ${reason}`, question)
    }
  }
}

const told = (actions: readonly Action[]): string =>
  JSON.stringify(actions.length > 12 ? [...actions.slice(0, 6), ...actions.slice(-6)] : actions)

export function proveMany(positions: number, seed: string, options: Options = {}): Proof {
  const proof = newProof()
  const random = makeRandom(`${seed} walks`)
  for (const { engine, name, state } of windows(seed, options)) {
    if (proof.positions >= positions) break
    prove(engine, name, state, random, proof)
  }
  return proof
}
