/**
 * A player for the demo: looks one action ahead. Every action is tried on the state (states are values, so nothing is
 * undone), everybody passes until the board is quiet again, and the position that looks best wins.
 */
import type { Action, Engine, GameState, PlayerIndex } from 'riftbound-engine'
import { ZONES_PER_PLAYER, Zone } from '../../src/state/types'

/** How many actions and options are tried, and how deep choices within a play are searched. */
const ACTIONS = 160
const OPTIONS = 8
const DEPTH = 3
/** What playing has to gain over passing: cards are not wasted. */
const WORTH = 0.25

export function choose(engine: Engine, state: GameState): Action {
  const decision = engine.decision(state)!
  const me = decision.player
  if (decision.reason === 'mulligan') return mulligan(engine, state)
  const { actions } = engine.legalActions(state, ACTIONS)
  if (decision.kind === 'pay') return actions[0]!
  const idle: Action = decision.reason === 'main' ? { type: 'endTurn' } : { type: 'pass' }
  const isWindow = decision.kind === 'act'
  let best = isWindow ? idle : actions[0]!
  let value = Number.NEGATIVE_INFINITY
  if (decision.reason === 'main') value = worth(engine, state, me) + WORTH
  else if (isWindow) value = outlook(engine, state, idle, me, DEPTH) + WORTH
  for (const action of actions) {
    if (isWindow && (action.type === 'pass' || action.type === 'endTurn' || isRune(engine, state, action))) continue
    const v = outlook(engine, state, action, me, DEPTH)
    if (v > value) {
      value = v
      best = action
    }
  }
  return best
}

/** Runes are used by paying; adding resources by hand gains nothing. */
function isRune(engine: Engine, state: GameState, action: Action): boolean {
  return action.type === 'activate' && engine.read(state).types(action.object).includes('rune')
}

/** Sets the two most expensive cards aside if they are very expensive. */
function mulligan(engine: Engine, state: GameState): Action {
  const { options, max } = engine.decision(state)!
  const cost = (n: number): number => {
    const option = options[n]!
    return option.kind === 'object' ? (engine.card(option.card)?.definition.energy ?? 0) : 0
  }
  const heavy = options.map((_, n) => n).filter(n => cost(n) >= 5)
  return { type: 'answer', choose: heavy.sort((a, b) => cost(b) - cost(a)).slice(0, max) }
}

/** Value of the position that follows if nobody does more than he has to. */
function outlook(engine: Engine, state: GameState, action: Action, me: PlayerIndex, depth: number): number {
  const result = engine.apply(state, state.decision!.player, action)
  return result.ok ? settle(engine, result.state, me, depth) : Number.NEGATIVE_INFINITY
}

function settle(engine: Engine, start: GameState, me: PlayerIndex, depth: number): number {
  let state = start
  for (let n = 0; n < 200; n++) {
    const { decision } = state
    if (decision === null || decision.reason === 'main') break
    let action: Action = { type: 'pass' }
    if (decision.kind !== 'act') {
      const mine = decision.player === me && depth > 0 && decision.kind !== 'pay'
      const { actions } = engine.legalActions(state, mine ? OPTIONS : 1)
      if (mine && actions.length > 1) return Math.max(...actions.map(a => outlook(engine, state, a, me, depth - 1)))
      action = actions[0]!
    }
    const result = engine.apply(state, decision.player, action)
    if (!result.ok) return Number.NEGATIVE_INFINITY
    state = result.state
  }
  return worth(engine, state, me)
}

/** What a player can see: points first, then battlefields, units, cards and runes, his own minus the others'. */
function worth(engine: Engine, state: GameState, me: PlayerIndex): number {
  if (state.outcome !== null) return state.outcome.winners.includes(me) ? 1000 : -1000
  const read = engine.read(state)
  let sum = 0
  const sign = (player: PlayerIndex): number => (player === me ? 1 : -1)
  const present = state.places.map(() => state.players.map(() => 0))
  state.places.forEach((place, at) => {
    for (const i of place.permanents) {
      const unit = state.objects[i]!
      const might = read.might(unit.key) - passing(state, unit.key)
      const lasting = Math.max(0, might - read.damage(unit.key) / 4)
      sum += sign(unit.controller) * (lasting + 0.5 + (unit.exhausted ? 0 : 0.05))
      present[at]![unit.controller] = present[at]![unit.controller]! + Math.max(0, might)
    }
    for (const i of place.runes) sum += sign(state.objects[i]!.controller) * 0.7
  })
  state.players.forEach((player, p) => {
    sum += sign(p) * 10 * state.teams[player.team]!.points
    sum += sign(p) * 1.3 * state.zones[p * ZONES_PER_PLAYER + Zone.Hand]!.cards.length
  })
  state.places.forEach((place, at) => {
    const { controller } = place
    if (place.base || controller < 0) return
    const threat = Math.max(
      ...state.places.map((base, b) => (base.base && base.player !== controller ? present[b]![base.player]! : 0)),
    )
    sum += sign(controller) * (threat > present[at]![controller]! ? 3 : 6)
  })
  return sum
}

/** Might that ends with the turn. */
function passing(state: GameState, key: number): number {
  let sum = 0
  for (const effect of state.effects) {
    if (effect.kind === 'might' && effect.until === 'turn' && effect.objects.includes(key)) sum += effect.amount
  }
  return sum
}
