/**
 * The only writer (invariant 5). Rules code reads `tx.s` and obtains what it may write from the accessors; in copy-on-write
 * mode the first touch of an entity copies it, in place it is the entity itself (design 4).
 *
 * Each accessor names the aspect that is written. Derived values stay valid unless an aspect is written that they read.
 */

import type { Registry } from '../abilities/compile/registry'
import type { Derived } from '../characteristics/derived'
import type { GameEvent } from '../events/event'
import type { Answer } from '../interpreter/decision'
import {
  copyItem,
  copyObject,
  copyPlace,
  copyPlayer,
  copyShowdown,
  copyState,
  copyTeam,
  copyZone,
  forkState,
} from '../state/make'
import type {
  ChainItem,
  Frame,
  GameObject,
  GameState,
  Key,
  ObjectIndex,
  Place,
  PlaceIndex,
  Player,
  PlayerIndex,
  Showdown,
  Team,
  ZoneList,
} from '../state/types'
import { ZONES_PER_PLAYER } from '../state/types'

export const Aspect = {
  None: 0,
  /** Which objects are where on the board. */
  Place: 1,
  Control: 2,
  /** Ready, exhausted, stunned, empowered. */
  Status: 4,
  Damage: 8,
  Counters: 16,
  /** Hands, decks, trashes. */
  Zones: 32,
  Points: 64,
  /** Turn player and turn facts. */
  Turn: 128,
  Effects: 256,
  /** Attacker and Defender. */
  Combat: 512,
  Chain: 1024,
  /** Runes on the board: how many, ready or not. */
  Runes: 2048,
  /** Who controls battlefields. */
  Battlefields: 4096,
  Xp: 8192,
  /** How often objects have moved this turn; kept only if some ability reads it. */
  Moves: 16384,
  /** How often spells have dealt damage this turn; the same. */
  Dealt: 32768,
} as const

const KEY_CACHE = 4096

export class Transaction {
  s!: GameState
  readonly registry: Registry
  readonly inPlace: boolean
  /** Collects events for the caller; triggers are matched in either case. */
  collect = true
  events: GameEvent[] = []
  /** Hidden information was given or the generator was used: a host must not offer undo past here. */
  revealed = false
  answer: Answer | null = null
  /** Turns that have begun since somebody was last asked. */
  silentTurns = 0
  derived: Derived | null = null
  /** Derived values may have changed since somebody last compared them (game-actions/transitions.ts). */
  stale = false
  /** Aspects that `derived` reads. */
  derivedReads = 0
  /** Does a card of this game work in a zone outside the board (385.2)? Null until somebody has looked; cards only come by `addObject`. */
  elsewhere: boolean | null = null

  private epoch = 0
  private objectEpoch = new Uint32Array(256)
  private zoneEpoch = new Uint32Array(64)
  private placeEpoch = new Uint32Array(32)
  private playerEpoch = new Uint32Array(16)
  private teamEpoch = new Uint32Array(16)
  private frameEpoch = new Uint32Array(64)
  private itemEpoch = new Map<Key, number>()
  private owns = 0
  private readonly cachedKeys = new Int32Array(KEY_CACHE)
  private readonly cachedIndexes = new Int32Array(KEY_CACHE)

  constructor(registry: Registry, inPlace: boolean) {
    this.registry = registry
    this.inPlace = inPlace
  }

  /** Starts work on a state. In copy-on-write mode the given state is never changed. */
  begin(state: GameState, derived: Derived | null): void {
    if (state !== this.s) this.elsewhere = null
    this.s = this.inPlace ? state : copyState(state)
    this.epoch++
    this.owns = 0
    this.events = []
    this.revealed = false
    this.answer = null
    this.silentTurns = 0
    this.stale = derived === null
    this.setDerived(derived)
    if (this.itemEpoch.size > 0) this.itemEpoch.clear()
  }

  /** Looks at a state without the right to write. */
  look(state: GameState, derived: Derived | null): void {
    if (state !== this.s) this.elsewhere = null
    this.s = state
    this.answer = null
    this.setDerived(derived)
  }

  setDerived(derived: Derived | null): void {
    this.derived = derived
    this.derivedReads = derived === null ? 0 : derived.reads
    if (derived !== null) this.elsewhere = derived.elsewhere
  }

  /** Says that an aspect was written; derived values that read it are dropped. */
  touch(aspect: number): void {
    if (this.derived === null) this.stale = true
    else if ((aspect & this.derivedReads) !== 0) {
      this.derived = null
      this.derivedReads = 0
      this.stale = true
    }
  }

  // ------------------------------------------------------------------------------------------ writing

  object(i: ObjectIndex, aspect: number): GameObject {
    this.touch(aspect)
    const s = this.s
    if (this.inPlace) return s.objects[i]!
    if ((this.owns & 1) === 0) {
      s.objects = s.objects.slice()
      this.owns |= 1
    }
    if (i >= this.objectEpoch.length) this.objectEpoch = grow(this.objectEpoch, i)
    if (this.objectEpoch[i] === this.epoch) return s.objects[i]!
    this.objectEpoch[i] = this.epoch
    const copy = copyObject(s.objects[i]!)
    s.objects[i] = copy
    return copy
  }

  /** Puts a new object into a slot (a free one or a new one) and returns its index. */
  addObject(o: GameObject): ObjectIndex {
    if (this.registry.cardOf(o).elsewhere.length > 0) {
      this.elsewhere = null
      this.setDerived(null)
    }
    const s = this.s
    if (!this.inPlace && (this.owns & 1) === 0) {
      s.objects = s.objects.slice()
      this.owns |= 1
    }
    let i = s.objects.length
    if (s.free.length > 0) {
      i = s.free[s.free.length - 1]!
      s.free = s.free.slice(0, -1)
    }
    if (i >= this.objectEpoch.length) this.objectEpoch = grow(this.objectEpoch, i)
    this.objectEpoch[i] = this.epoch
    s.objects[i] = o
    return i
  }

  player(p: PlayerIndex, aspect: number): Player {
    this.touch(aspect)
    const s = this.s
    if (this.inPlace) return s.players[p]!
    if ((this.owns & 2) === 0) {
      s.players = s.players.slice()
      this.owns |= 2
    }
    if (this.playerEpoch[p] === this.epoch) return s.players[p]!
    this.playerEpoch[p] = this.epoch
    const copy = copyPlayer(s.players[p]!)
    s.players[p] = copy
    return copy
  }

  team(t: number): Team {
    this.touch(Aspect.Points)
    const s = this.s
    if (this.inPlace) return s.teams[t]!
    if ((this.owns & 4) === 0) {
      s.teams = s.teams.slice()
      this.owns |= 4
    }
    if (this.teamEpoch[t] === this.epoch) return s.teams[t]!
    this.teamEpoch[t] = this.epoch
    const copy = copyTeam(s.teams[t]!)
    s.teams[t] = copy
    return copy
  }

  place(p: PlaceIndex, aspect: number): Place {
    this.touch(aspect)
    const s = this.s
    if (this.inPlace) return s.places[p]!
    if ((this.owns & 8) === 0) {
      s.places = s.places.slice()
      this.owns |= 8
    }
    if (this.placeEpoch[p] === this.epoch) return s.places[p]!
    this.placeEpoch[p] = this.epoch
    const copy = copyPlace(s.places[p]!)
    s.places[p] = copy
    return copy
  }

  /** Adds a place at the end of the list and returns its index. */
  addPlace(place: Place): PlaceIndex {
    const p = this.s.places.length
    if (p > 0) this.place(0, Aspect.Place) // owns the list
    if (p >= this.placeEpoch.length) this.placeEpoch = grow(this.placeEpoch, p)
    this.placeEpoch[p] = this.epoch
    this.s.places.push(place)
    return p
  }

  zone(player: PlayerIndex, zone: number): ZoneList {
    this.touch(Aspect.Zones)
    const s = this.s
    const z = player * ZONES_PER_PLAYER + zone
    if (this.inPlace) return s.zones[z]!
    if ((this.owns & 16) === 0) {
      s.zones = s.zones.slice()
      this.owns |= 16
    }
    if (this.zoneEpoch[z] === this.epoch) return s.zones[z]!
    this.zoneEpoch[z] = this.epoch
    const copy = copyZone(s.zones[z]!)
    s.zones[z] = copy
    return copy
  }

  private ownChain(): void {
    this.touch(Aspect.Chain)
    if (!this.inPlace && (this.owns & 32) === 0) {
      this.s.chain = this.s.chain.slice()
      this.owns |= 32
    }
  }

  /** The chain item with this key, to be written. */
  item(key: Key): ChainItem {
    const s = this.s
    const at = this.itemPosition(key)
    if (at < 0) throw new Error(`engine fault: no chain item ${key}`)
    this.ownChain()
    if (this.inPlace) return s.chain[at]!
    if (this.itemEpoch.get(key) === this.epoch) return s.chain[at]!
    this.itemEpoch.set(key, this.epoch)
    const copy = copyItem(s.chain[at]!)
    s.chain[at] = copy
    return copy
  }

  addItem(item: ChainItem): void {
    this.ownChain()
    this.s.chain.push(item)
    if (!this.inPlace) this.itemEpoch.set(item.key, this.epoch)
  }

  removeItem(key: Key): ChainItem | null {
    const at = this.itemPosition(key)
    if (at < 0) return null
    this.ownChain()
    return this.s.chain.splice(at, 1)[0]!
  }

  showdown(): Showdown {
    this.touch(Aspect.Combat)
    const s = this.s
    if (s.showdown === null) throw new Error('engine fault: no showdown')
    if (this.inPlace || (this.owns & 64) !== 0) return s.showdown
    this.owns |= 64
    s.showdown = copyShowdown(s.showdown)
    return s.showdown
  }

  setShowdown(showdown: Showdown | null): void {
    this.touch(Aspect.Combat)
    this.owns |= 64
    this.s.showdown = showdown
  }

  // ------------------------------------------------------------------------------------------ the stack

  private ownFrames(): void {
    if (!this.inPlace && (this.owns & 128) === 0) {
      this.s.frames = this.s.frames.slice()
      this.owns |= 128
    }
  }

  /** The frame at this depth, to be written. */
  frame(depth: number): Frame {
    const s = this.s
    if (this.inPlace) return s.frames[depth]!
    this.ownFrames()
    if (depth >= this.frameEpoch.length) this.frameEpoch = grow(this.frameEpoch, depth)
    if (this.frameEpoch[depth] === this.epoch) return s.frames[depth]!
    this.frameEpoch[depth] = this.epoch
    const copy = { ...s.frames[depth]! }
    s.frames[depth] = copy
    return copy
  }

  top(): Frame {
    return this.frame(this.s.frames.length - 1)
  }

  /** Pushes a frame and returns its depth. */
  push(frame: Frame): number {
    this.ownFrames()
    const depth = this.s.frames.length
    if (depth >= this.frameEpoch.length) this.frameEpoch = grow(this.frameEpoch, depth)
    this.frameEpoch[depth] = this.epoch
    this.s.frames.push(frame)
    return depth
  }

  pop(): void {
    this.ownFrames()
    this.s.frames.pop()
  }

  /** Cuts the stack down to this depth. */
  cut(depth: number): void {
    this.ownFrames()
    this.s.frames.length = depth
  }

  /**
   * Replaces the whole state (an undone play, 358.5). What was copied before counts as owned no longer. The counters of what
   * clients name run on: a number that was given out must not come to mean something else.
   */
  restore(from: GameState): void {
    const { nextKey, nextDecision } = this.s
    if (this.inPlace)
      Object.assign(this.s, forkState(from)) // other forks of this game may have the same one
    else {
      this.s = copyState(from)
      this.owns = 0
      this.epoch++
      this.itemEpoch.clear()
    }
    this.s.nextKey = nextKey
    this.s.nextDecision = nextDecision
    this.setDerived(null)
  }

  // ------------------------------------------------------------------------------------------ keys

  newKey(): Key {
    return this.s.nextKey++
  }

  newTimestamp(): number {
    return this.s.nextTimestamp++
  }

  /** The index of the object with this key, -1 when it is gone (124). */
  find(key: Key): ObjectIndex {
    if (key <= 0) return -1
    const objects = this.s.objects
    const at = key & (KEY_CACHE - 1)
    if (this.cachedKeys[at] === key) {
      const i = this.cachedIndexes[at]!
      if (i < objects.length && objects[i]!.key === key) return i
    }
    for (let i = 0; i < objects.length; i++) {
      if (objects[i]!.key === key) {
        this.cachedKeys[at] = key
        this.cachedIndexes[at] = i
        return i
      }
    }
    return -1
  }

  itemPosition(key: Key): number {
    const chain = this.s.chain
    for (let i = chain.length - 1; i >= 0; i--) if (chain[i]!.key === key) return i
    return -1
  }

  findItem(key: Key): ChainItem | null {
    const at = this.itemPosition(key)
    return at < 0 ? null : this.s.chain[at]!
  }
}

function grow(old: Uint32Array, index: number): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(Math.max(old.length * 2, index + 1))
  next.set(old)
  return next
}
