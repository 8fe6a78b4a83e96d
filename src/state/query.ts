/** Small questions about a state that need no derived values. */
import { NONE } from './make'
import type { GameObject, GameState, Key, ObjectIndex, PlaceIndex, PlayerIndex } from './types'
import { ZONES_PER_PLAYER, Zone } from './types'

/** 740.1.a: the same player or teammates. */
export function isFriendly(s: GameState, a: PlayerIndex, b: PlayerIndex): boolean {
  return a === b || (a >= 0 && b >= 0 && s.players[a]!.team === s.players[b]!.team)
}

export const playerPoints = (s: GameState, p: PlayerIndex): number => s.teams[s.players[p]!.team]!.points

export const zoneCards = (s: GameState, p: PlayerIndex, zone: number): readonly ObjectIndex[] =>
  s.zones[p * ZONES_PER_PLAYER + zone]!.cards

/** 309: the state is Closed while a chain exists; a trigger on its way to the chain closes it as well. */
export const isClosed = (s: GameState): boolean => s.chain.length > 0 || s.triggered.length > 0

/** Battlefield cards are controlled by whoever controls the battlefield (190.6). */
export function controllerOf(s: GameState, i: ObjectIndex): PlayerIndex {
  const o = s.objects[i]!
  return o.zone === Zone.Battlefield ? s.places[o.place]!.controller : o.controller
}

/** What is attached to it, in the order of its place (719): it lies where its Top-Most card is. */
export function attachments(s: GameState, host: GameObject): readonly ObjectIndex[] {
  if (host.zone !== Zone.Board) return NONE
  let list: readonly ObjectIndex[] = NONE
  for (const i of s.places[host.place]!.permanents) if (s.objects[i]!.attachedTo === host.key) list = [...list, i]
  return list
}

/** Index of a player's base among the places. */
export function baseOf(s: GameState, p: PlayerIndex): PlaceIndex {
  for (let i = 0; i < s.places.length; i++) if (s.places[i]!.base && s.places[i]!.player === p) return i
  return -1
}

/** The next active player after `p` in turn order. */
export function nextPlayer(s: GameState, p: PlayerIndex): PlayerIndex {
  const at = s.order.indexOf(p)
  for (let n = 1; n <= s.order.length; n++) {
    const q = s.order[(at + n) % s.order.length]!
    if (s.players[q]!.active) return q
  }
  return p
}

/** Active players in turn order, from `first` on (303.2.a: the turn player by default). */
export function playersFrom(s: GameState, first: PlayerIndex): PlayerIndex[] {
  const at = Math.max(0, s.order.indexOf(first))
  const list: PlayerIndex[] = []
  for (let n = 0; n < s.order.length; n++) {
    const p = s.order[(at + n) % s.order.length]!
    if (s.players[p]!.active) list.push(p)
  }
  return list
}

export function opponentsOf(s: GameState, p: PlayerIndex): PlayerIndex[] {
  return playersFrom(s, s.turnPlayer).filter(q => !isFriendly(s, p, q))
}

export function activeCount(s: GameState): number {
  let n = 0
  for (const p of s.players) if (p.active) n++
  return n
}

/** Name under which moves are counted among the uses of this turn. */
export const MOVES = '@move'

/** The same for how often a spell has dealt damage: each time is one instance of the action (715). */
export const DEALT = '@dealt'

/** How often the object has done this turn what is counted under that name, if anybody counts. */
export function timesCounted(s: GameState, key: Key, name: string): number {
  for (const use of s.uses) if (use.object === key && use.ability === name) return use.count
  return 0
}

/** Sum of the marks (142.2). */
export function damageOn(marks: readonly { readonly amount: number }[]): number {
  let sum = 0
  for (const mark of marks) sum += mark.amount
  return sum
}
