/** Random games with random cards: what must hold whatever the cards say. */
import { type Action, CardError, createEngine, type Engine, type GameState } from '../../src'
import type { CardDefinition } from '../../src/abilities/types'
import { runes } from '../../src/cards/ogn/runes'
import { tokens } from '../../src/cards/tokens'
import { applyEverywhere, type Placed, type Position, Scenario, testCards } from '../../src/testing'
import { buildPosition } from '../../src/testing/position'
import { CardMaker } from './fuzz.cards'

const basics = [...runes, ...tokens, ...testCards]

/** Cards of this seed that the registry accepts; anything but a CardError gets through. */
export function pack(seed: string, count: number): CardDefinition[] {
  const maker = new CardMaker(seed)
  const accepted: CardDefinition[] = []
  for (let n = 1; accepted.length < count && n < 900; n++) {
    const card = maker.card(n)
    if (accepts(card)) accepted.push(card)
  }
  return accepted
}

export function accepts(card: unknown): boolean {
  try {
    createEngine({ cards: [card as CardDefinition, ...basics] })
    return true
  } catch (error) {
    if (error instanceof CardError) return false
    throw error
  }
}

export function fuzzPosition(cards: readonly CardDefinition[], seats: number, maker: CardMaker): Position {
  const of = (type: string) => cards.filter(c => c.types.includes(type as never))
  const [units, gear, spells, legends, fields] = ['unit', 'gear', 'spell', 'legend', 'battlefield'].map(of)
  const many = (list: readonly CardDefinition[], n: number): string[] =>
    list.length === 0 ? [] : Array.from({ length: n }, () => maker.pick(list).id)
  const placed = (list: readonly CardDefinition[], n: number): Placed[] =>
    many(list, n).map(card => ({
      card,
      exhausted: maker.chance(0.3),
      buffed: list === units && maker.chance(0.2),
      stunned: list === units && maker.chance(0.1),
    }))
  const main = [...units!, ...gear!, ...spells!]
  return {
    seed: `fuzz ${maker.below(1e9)}`,
    players: Array.from({ length: seats }, () => ({
      base: [...placed(units!, 2), ...placed(gear!, 1)],
      hand: many(main, 5),
      trash: many(main, 3),
      banishment: many(main, 1),
      deck: many(main, 12),
      ...(legends!.length > 0 ? { legend: maker.pick(legends!).id } : {}),
      runes: { fury: 2, calm: 2, mind: 2, body: 2, chaos: 2, order: 2 },
      points: maker.below(3),
      xp: maker.below(4),
    })),
    battlefields: Array.from({ length: seats }, (_, n) => {
      const owner = maker.below(seats)
      const fieldsLeft = fields!.slice(n, n + 1)
      return {
        ...(fieldsLeft.length > 0 ? { card: fieldsLeft[0]!.id } : {}),
        owner: n,
        ...(maker.chance(0.6) ? { units: { [owner]: placed(units!, 1 + maker.below(2)) } } : {}),
      }
    }),
  }
}

export interface FuzzRun {
  readonly seed: string
  readonly seats: number
  readonly cards: number
  readonly actions: number
  /** Modes of running are compared every so many actions. */
  readonly every: number
}

export function fuzzGame(run: FuzzRun): { readonly actions: number; readonly over: boolean } {
  const cards = pack(run.seed, run.cards)
  const engine = createEngine({ cards: [...cards, ...basics], freeze: true })
  for (const card of cards) if (typeof engine.card(card.id)?.text !== 'string') throw new Error('no text')
  const maker = new CardMaker(`game ${run.seed}`)
  const built = buildPosition(engine.registry, engine.versions, fuzzPosition(cards, run.seats, maker))
  let { state } = new Scenario(engine, built, false)
  let n = 0
  for (; n < run.actions && state.outcome === null; n++) state = step(engine, state, maker, n % run.every === 0)
  return { actions: n, over: state.outcome !== null }
}

const act = (engine: Engine, state: GameState, player: number, action: Action, everywhere: boolean): GameState => {
  const result = engine.apply(state, player, action)
  if (!result.ok) throw new Error(`${JSON.stringify(action)} is listed but refused: ${result.error.message}`)
  if (everywhere) {
    applyEverywhere(engine, state, player, action, result.state)
    const parsed = engine.parse(engine.serialize(result.state))
    if (!parsed.ok) {
      const { path, message } = parsed.error
      throw new Error(`${path} ${message} after ${JSON.stringify(action)} at ${JSON.stringify(state.decision)}`)
    }
  }
  if (!everywhere) {
    const stale = engine.derivedFault(result.state)
    if (stale !== null) throw new Error(`derived values are out of date: ${stale}`)
  }
  for (let viewer = 0; viewer < state.players.length; viewer++) engine.viewEvents(result.events, viewer)
  return result.state
}

function step(engine: Engine, state: GameState, maker: CardMaker, thorough: boolean): GameState {
  const { player } = state.decision!
  if (engine.decision(state) === null) throw new Error('there is no decision')
  if (thorough) {
    for (const viewer of [...state.players.keys(), 'spectator', 'judge'] as const) engine.view(state, viewer)
    const { actions, complete } = engine.legalActions(state, 300)
    if (actions.length === 0 && complete) throw new Error(`nothing can be done at ${JSON.stringify(state.decision)}`)
    for (let n = Math.min(6, actions.length); n > 0; n--) {
      const action = maker.pick(actions)
      if (!engine.apply(state, player, action).ok) act(engine, state, player, action, false)
    }
    const leaver = maker.below(state.players.length)
    if (state.players[leaver]!.active) {
      const left = act(engine, state, leaver, { type: 'concede' }, true)
      if (left.decision !== null) {
        act(engine, left, left.decision.player, engine.sample(left, maker.random)!, true)
        if (maker.chance(0.05)) return left
      }
    }
  }
  const action = engine.sample(state, maker.random)
  if (action === null) throw new Error(`nothing can be done at ${JSON.stringify(state.decision)}`)
  return act(engine, state, player, action, thorough)
}
