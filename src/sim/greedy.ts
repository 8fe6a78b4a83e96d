/**
 * A simple player with a plan: conquer what it can, spend on the dearest cards, keep what it holds. It reads the board, its
 * own hand and the card definitions, never a hidden card. The seed only breaks ties.
 */
import { UNIT } from '../abilities/compile/codes'
import type { CardDefinition } from '../abilities/types'
import { makeRandom } from '../game-actions/random'
import type { Action } from '../rules/action'
import type { Decision, Option } from '../rules/decisions'
import { isFriendly } from '../state/query'
import type { GameObject, GameState, Key, ObjectIndex, PlaceIndex, PlayerIndex, StoredDecision } from '../state/types'
import type { AgentMaker } from './agents'
import type { Position } from './game'

export const greedyAgent: AgentMaker = seed => {
  const random = makeRandom(seed)
  return (position, decision) => {
    const wish = choose(position, decision, random)
    if (wish !== null && position.reject(decision.player, wish) === null) return wish
    return fallback(position, random)
  }
}

/** What can't be had otherwise: any action that doesn't give anything up by hand. */
function fallback(position: Position, random: () => number): Action {
  const { actions } = position.legalActions(64)
  const quiet = actions.find(a => a.type === 'pass' || a.type === 'endTurn' || (a.type === 'answer' && 'plan' in a))
  return quiet ?? actions[Math.floor(random() * actions.length)]!
}

function choose(position: Position, decision: StoredDecision, random: () => number): Action | null {
  switch (decision.kind) {
    case 'act':
      return act(position, decision, random)
    case 'confirm':
      return { type: 'answer', confirm: true }
    case 'number':
      return { type: 'answer', number: decision.max }
    case 'pay':
      return { type: 'answer', plan: 0 }
    case 'order':
      return { type: 'answer', choose: decision.options.map((_, n) => n) }
    case 'pick':
      return pick(position, decision, random)
    case 'assign':
      return assign(position, decision)
    default:
      return null
  }
}

// ---------------------------------------------------------------------------------------------- acting

function act(position: Position, decision: StoredDecision, random: () => number): Action | null {
  const { player } = decision
  // On a chain it lets things resolve; in a showdown it spends only where it would lose.
  if (decision.reason === 'priority') return { type: 'pass' }
  if (decision.reason === 'focus' && !needsHelp(position, player)) return { type: 'pass' }
  if (decision.reason === 'main') {
    const attack = conquest(position, player)
    if (attack !== null && position.reject(player, attack) === null) return attack
  }
  return dearest(position, random) ?? (decision.reason === 'main' ? { type: 'endTurn' } : { type: 'pass' })
}

/** In a combat of its own its Might is not larger. */
function needsHelp(position: Position, player: PlayerIndex): boolean {
  const { showdown } = position.state
  if (showdown === null || !showdown.combat) return false
  const own = mightAt(position, showdown.place, o => isFriendly(position.state, o.controller, player))
  const other = mightAt(position, showdown.place, o => !isFriendly(position.state, o.controller, player))
  return own > 0 && own <= other
}

/**
 * The move to a battlefield that isn't its own where its ready units in the base outweigh what is there, with as few of them
 * as do. The weakest resistance comes first.
 */
function conquest(position: Position, player: PlayerIndex): Action | null {
  const { state } = position
  const base = state.places.findIndex(place => place.base && place.player === player)
  const ready = unitsAt(position, base).filter(o => !o.exhausted && o.controller === player)
  if (ready.length === 0) return null
  const might = new Map<Key, number>(ready.map(o => [o.key, position.read.might(o.key)]))
  ready.sort((a, b) => might.get(b.key)! - might.get(a.key)! || a.key - b.key)
  let best: { to: PlaceIndex; units: Key[]; resistance: number } | null = null
  for (let to = 0; to < state.places.length; to++) {
    const place = state.places[to]!
    if (place.base || isFriendly(state, place.controller, player)) continue
    const resistance = mightAt(position, to, o => o.controller !== player)
    let sum = mightAt(position, to, o => o.controller === player)
    const units: Key[] = []
    for (const o of ready) {
      if (sum > resistance && units.length > 0) break
      sum += might.get(o.key)!
      units.push(o.key)
    }
    if (sum > resistance && (best === null || resistance < best.resistance)) best = { to, units, resistance }
  }
  return best === null ? null : { type: 'move', units: best.units, to: best.to }
}

/** The play (or activated ability that is no Add) with the highest cost; runes are left to pay with. */
function dearest(position: Position, random: () => number): Action | null {
  const { read } = position
  let best: Action[] = []
  let most = -1
  for (const action of position.legalActions(200).actions) {
    let worth = -1
    if (action.type === 'play') {
      const { energy, power } = read.cost(action.card)
      worth = 1 + energy + power.length
    } else if (action.type === 'activate' && !addsResources(position, action.object, action.ability)) worth = 0.5
    if (worth < 0 || worth < most) continue
    if (worth > most) best = []
    most = worth
    best.push(action)
  }
  return best.length === 0 ? null : best[Math.floor(random() * best.length)]!
}

function addsResources(position: Position, key: Key, ability: number): boolean {
  const o = position.read.object(key)
  return o === undefined || position.engine.registry.cardOf(o).activated[ability]?.ability.adds !== false
}

// ---------------------------------------------------------------------------------------------- choosing

function pick(position: Position, decision: StoredDecision, random: () => number): Action | null {
  const described = position.decision!
  if (described.options.length === 0) return { type: 'answer', choose: [] }
  const worth = described.options.map(option => worthOf(position, decision, described, option))
  const order = worth.map((_, n) => n).sort((a, b) => worth[b]! - worth[a]! || a - b)
  // Only what is worth it, as far as the limits allow; equal firsts are drawn.
  const count = Math.max(decision.min, Math.min(decision.max, worth.filter(w => w > 0).length))
  const equal = order.filter(n => worth[n] === worth[order[0]!])
  if (count === 1) return { type: 'answer', choose: [equal[Math.floor(random() * equal.length)]!] }
  return { type: 'answer', choose: order.slice(0, count) }
}

/** Above 0: wanted. */
function worthOf(position: Position, decision: StoredDecision, described: Decision, option: Option): number {
  const { player } = decision
  if (option.kind === 'place') return 1 + placeWorth(position, player, option.place)
  if (option.kind === 'player') return isFriendly(position.state, option.player, player) ? 0 : 1
  if (option.kind !== 'object') return 1
  const cost = position.engine.card(option.card)?.definition.energy ?? 0
  // A first hand shouldn't hold what can't be played for long.
  if (decision.reason === 'mulligan') return cost >= 5 ? cost : 0
  // What is given up should be cheap.
  if (decision.reason === 'costObject') return 100 - cost - position.read.might(option.key)
  const o = position.read.object(option.key)
  if (o === undefined) return 1
  const size = 1 + position.read.might(option.key) + cost / 16
  const friendly = isFriendly(position.state, o.controller, player)
  return friendly === isHarmful(position, described.source) ? -size : size
}

/** Where a battle is close a new unit helps most; nowhere is worse than the base. */
function placeWorth(position: Position, player: PlayerIndex, place: PlaceIndex): number {
  if (position.state.places[place]!.base) return 0
  const own = mightAt(position, place, o => isFriendly(position.state, o.controller, player))
  return 1 + 1 / (1 + own)
}

/** Does the text do to its targets what nobody wants for his own? */
function isHarmful(position: Position, source: Key): boolean {
  const o = position.read.object(source)
  const card = o === undefined ? undefined : position.engine.card(o.def)?.definition
  return card !== undefined && harms(card)
}

const HARMS: ReadonlySet<unknown> = new Set([
  'deal',
  'kill',
  'stun',
  'banish',
  'returnToHand',
  'counter',
  'exhaust',
  'discard',
  'burn',
])

function harms(card: CardDefinition): boolean {
  const visit = (node: unknown): boolean => {
    if (Array.isArray(node)) return node.some(visit)
    if (typeof node !== 'object' || node === null) return false
    const record = node as Record<string, unknown>
    if (HARMS.has(record['do']) || (record['do'] === 'might' && typeof record['by'] === 'number' && record['by'] < 0)) return true
    return Object.values(record).some(visit)
  }
  return visit(card.text)
}

/** Of the listed assignments the one that kills the most Might. */
function assign(position: Position, decision: StoredDecision): Action | null {
  let best: Action | null = null
  let most = -1
  for (const action of position.legalActions(64).actions) {
    if (action.type !== 'answer' || !('amounts' in action)) continue
    let killed = 0
    action.amounts.forEach((amount, n) => {
      const key = decision.options[n]!
      const might = position.read.might(key)
      if (amount > 0 && amount + position.read.damage(key) >= might) killed += might
    })
    if (killed > most) {
      most = killed
      best = action
    }
  }
  return best
}

// ---------------------------------------------------------------------------------------------- the board

function unitsAt(position: Position, place: PlaceIndex): GameObject[] {
  const { state } = position
  return state.places[place]!.permanents.filter(i => isUnit(position, state, i)).map(i => state.objects[i]!)
}

const isUnit = (position: Position, state: GameState, i: ObjectIndex): boolean =>
  (position.engine.registry.cardOf(state.objects[i]!).types & UNIT) !== 0

/** Might that would count in a combat there (465.2.a). */
function mightAt(position: Position, place: PlaceIndex, whose: (o: GameObject) => boolean): number {
  let sum = 0
  for (const o of unitsAt(position, place)) if (whose(o) && !o.stunned) sum += position.read.might(o.key)
  return sum
}
