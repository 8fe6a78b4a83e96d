/**
 * The game state: plain JSON at every decision (invariant 1). All fields are always present, in this order.
 *
 * Inside lists objects are named by their dense index in `objects`; every stored reference to an object is its `key`,
 * which is drawn anew at each change to or from a non-board zone (124). 0 is no key, -1 no index / player / place.
 * Lists are replaced, never pushed to.
 */

import type { SpendUse } from '../abilities/types'
import type { GeneratorState, ModeState, Outcome, Phase, Versions } from './game-types'
import type { PlayOptions } from './play-options'
import type { Bind, GivenName, Linked, Snapshot } from './remembered'
import type { StoredDecision } from './stored-decision'

export type { GeneratorState, ModeState, Outcome, Phase, Versions } from './game-types'
export type { AlternateCost, PlayOptions } from './play-options'
export type { Bind, BoundSlot, Cause, GivenName, Linked, Result, Snapshot } from './remembered'
export type { DecisionKind, OptionKind, StoredDecision } from './stored-decision'

/** Index into `players`. */
export type PlayerIndex = number
/** Index into `places`. */
export type PlaceIndex = number
/** Index into `objects`; never leaves the engine. */
export type ObjectIndex = number
/** A reference to an object, chain item or effect: drawn from one counter. */
export type Key = number

/**
 * Zones of 105–108. Per player: Deck … Removed; the board is split over places. Removed is outside of the game: the cards of
 * who has left it (652.3), and legends that wait for an effect to bring them in.
 */
export const Zone = {
  Deck: 0,
  RuneDeck: 1,
  Hand: 2,
  Trash: 3,
  Banishment: 4,
  Champion: 5,
  Legend: 6,
  Removed: 7,
  Board: 8,
  Battlefield: 9,
  Facedown: 10,
  Chain: 11,
  /** A slot whose token ceased to exist; it is reused. */
  Ceased: 12,
} as const
export type Zone = (typeof Zone)[keyof typeof Zone]
/** How many zone lists each player has in `zones`. */
export const ZONES_PER_PLAYER = 8

/** 142.3: damage is marked by a player; `item` is the chain item that dealt it (428.5.c), 0 in combat. */
export interface DamageMark {
  readonly amount: number
  readonly player: PlayerIndex
  readonly item: Key
  readonly sources: readonly Key[]
  /** A spell dealt it, itself or through an ability that it made (428.5.d). */
  readonly spell?: true
}

export const Designation = { None: 0, Attacker: 1, Defender: 2 } as const

export interface GameObject {
  key: Key
  /** Definition id of the printed card or token. */
  def: string
  token: boolean
  owner: PlayerIndex
  controller: PlayerIndex
  zone: Zone
  /** Where on the board (also facedown cards and battlefield cards); -1 elsewhere. */
  place: PlaceIndex
  exhausted: boolean
  stunned: boolean
  empowered: number
  buffs: number
  damage: readonly DamageMark[]
  designation: number
  /** 383.4.e.2.a: attack or defend triggers were checked this combat. */
  designated: boolean
  attachedTo: Key
  /** Turn number at which it was hidden (811.1.b), -1 when not facedown. */
  hiddenSince: number
  /** Timestamp (480.1). */
  since: number
  /** 438.5: replaced cards rest in Banishment under the key of what replaced them. */
  replacedBy: Key
  /** Definition id that it is a copy of for good (477.1.b), '' when none, and since when (480.1). */
  copyOf: string
  copiedAt: number
  /** Bit per player who knows the card (looked at, revealed, known order). */
  seenBy: number
  /** Optional additional costs paid as it was played, as a bit mask by position (356.4.f.1). */
  paid: number
  /** What its player showed off as it was played, 0 nothing. */
  shown: Key
}

/** A resource with a restricted use (Add … use only to …). Domain: 0–5, 6 any, -1 Energy. */
export interface RestrictedResource {
  readonly domain: number
  readonly amount: number
  readonly only: readonly SpendUse[]
}

/** Slots of a Rune Pool: Energy, the six domains, Power of any domain. */
export const POOL_SLOTS = 8
export const ENERGY = 0
export const ANY_POWER = 7

/** Bit of `GameObject.paid` that says that the card was finalized this turn (812.1.c). */
export const PLAYED_THIS_TURN = 1 << 30

/** Positions in `Player.facts`: counters of this turn. */
export const Fact = {
  CardsPlayed: 0,
  SpellsPlayed: 1,
  UnitsDied: 2,
  CardsDrawn: 3,
  CardsDiscarded: 4,
  Conquered: 5,
  UnitsPlayed: 6,
  Moves: 7,
  XpGained: 8,
  PointsHeld: 9,
} as const
export const FACTS = 10

export interface Player {
  name: string
  team: number
  /** 651: false once removed from the game. */
  active: boolean
  pool: readonly number[]
  restricted: readonly RestrictedResource[]
  xp: number
  /** Turns begun. */
  turns: number
  facts: readonly number[]
  /** Places scored this turn (470). */
  scored: readonly PlaceIndex[]
  /** Places whose teammate controlled them in the scoring step (469.1.a). */
  disqualified: readonly PlaceIndex[]
}

export interface Team {
  points: number
}

export interface Place {
  base: boolean
  /** Whose base, or who contributed the battlefield. */
  player: PlayerIndex
  /** The battlefield card there (it can be replaced, 438), -1 in a base. */
  card: ObjectIndex
  /** 190: -1 uncontrolled. A base is its player's. */
  controller: PlayerIndex
  /** Who applied Contested (190.3), -1 none. */
  contestedBy: PlayerIndex
  showdownStaged: boolean
  combatStaged: boolean
  permanents: readonly ObjectIndex[]
  runes: readonly ObjectIndex[]
  facedown: readonly ObjectIndex[]
}

export interface ZoneList {
  cards: readonly ObjectIndex[]
}

export interface ChainItem {
  key: Key
  kind: 'card' | 'ability'
  /** The card or token on the chain (kind card), -1 for an ability. */
  object: ObjectIndex
  /** The object whose ability it is; for a card itself. */
  source: Key
  /** What brought the ability along (an Equipment, a granter); 0 = it is the source's own. */
  via: Key
  /** Reference of the ability (see registry), '' for a permanent. */
  ability: string
  controller: PlayerIndex
  /** "You" in its text: the controller, or -1 for the ability of an uncontrolled battlefield (190.6.d). */
  you: PlayerIndex
  pending: boolean
  /** 346.1: what opened the chain. */
  openedBy: 'play' | 'trigger' | 'add' | 'instruction' | 'create'
  /** Where the card came from (zone, place, position, key), to undo a play (358.5). */
  origin: Origin
  options: PlayOptions
  /** By slot: keys of objects, `-1 - place` for places, `-1001 - player` for players. */
  targets: readonly (readonly number[])[]
  /** By slot, where it has one target at each place at most: where each of them was as it was chosen. */
  targetPlaces: readonly (readonly PlaceIndex[])[]
  modes: readonly number[]
  x: number
  /** Bit per optional additional cost that was paid. */
  paid: number
  /** Repeat that others gave it, as its play began (820); null before that. */
  granted: readonly GrantedCost[] | null
  /** Where a permanent enters; -1 not chosen. */
  place: PlaceIndex
  /** Non-standard costs: what was chosen to pay each. */
  costObjects: readonly (readonly Key[])[]
  /** What its costs have taken away, where its text has a name for that (359.3.e.13). */
  spent: readonly Snapshot[]
  energySpent: number
  powerSpent: number
  bind: Bind | null
  /** Own-death triggers wait for the proposal with this number (808.1.d.1), 0 none. */
  awaits: number
  /** 387.2: plays that have to be made ("if you do, do this"), one of them at least; with the last that fails it is removed. */
  needs: readonly Key[]
  snapshot: Snapshot | null
}
/** An optional additional cost that something else brings: which ability, of what, and whether it was paid. */
export interface GrantedCost {
  readonly ability: string
  readonly source: Key
  /** The effect that carries a delayed one, 0 otherwise. */
  readonly effect: Key
  readonly paid: boolean
}
export interface Origin {
  readonly zone: Zone
  readonly place: PlaceIndex
  readonly position: number
  readonly key: Key
  readonly hiddenSince: number
  readonly seenBy: number
}

/** A trigger that waits to be put on the chain (383.3.d). */
export interface Triggered {
  readonly ability: string
  readonly source: Key
  /** What brought the ability along; 0 = it is the source's own. */
  readonly via: Key
  readonly controller: PlayerIndex
  /** "You" in its text; -1 = nobody (190.6.d). */
  readonly you: PlayerIndex
  readonly bind: Bind
  readonly snapshot: Snapshot | null
  /** Simultaneous triggers share a batch. */
  readonly batch: number
  /** 464.2.e.1: the combat chain has an order of its own; 0 otherwise. */
  readonly rank: number
  readonly awaits: number
  /** 383.1.b: it triggers on the nth of its kind in this batch, one of them and so often (`copies`); 0 = an ordinary one. */
  readonly nth: number
  readonly copies: number
  /** 811.1.d.2: a play effect of a permanent that was played from facedown at this place; -1 otherwise. */
  readonly hiddenAt: PlaceIndex
}

/** Anything continuous or delayed that a resolution made (389–392, 477.3.b). */
export interface Effect {
  readonly key: Key
  readonly kind:
    | 'might'
    | 'setMight'
    | 'keyword'
    | 'ability'
    | 'prevent'
    | 'double'
    | 'text'
    | 'effectText'
    | 'copy'
    | 'types'
    | 'legend'
  /** `attached`: while the source, or what had brought its text along, is attached to `bind.other`. */
  readonly until:
    | 'turn'
    | 'combat'
    | 'permanent'
    | 'attached'
    | 'anotherChosen'
    | 'cleanup'
    | 'whileOnBoard'
    | 'whileThere'
    | 'yourEndingPhase'
  readonly objects: readonly Key[]
  readonly amount: number
  readonly keyword: string
  /** For `ability`: reference of the delayed ability; for `text`: of the quoted abilities. */
  readonly ability: string
  /** For `copy`: definition id that the objects are copies of (477.1.b). */
  readonly card: string
  /** For `types`: what the objects are instead, as a mask; `amount` is their Might then, -1 what it was. */
  readonly types: number
  readonly source: Key
  /** What had brought the text along that made it. */
  readonly via: Key
  readonly item: Key
  readonly controller: PlayerIndex
  readonly bind: Bind | null
  /** Applications left, -1 without limit. */
  readonly uses: number
  readonly since: number
}

/** "N times each turn" (371, 383.3.e): each instance of a text counts for itself. */
export interface Use {
  readonly object: Key
  readonly ability: string
  readonly via: Key
  readonly count: number
}

/** Damage that was assigned beyond what was lethal (465.2.c.4): to whose unit, by whom. */
export interface Excess {
  readonly key: Key
  readonly controller: PlayerIndex
  readonly player: PlayerIndex
  readonly amount: number
}

export interface Showdown {
  place: PlaceIndex
  /** 323.14: a combat is (or becomes) part of it. */
  combat: boolean
  /** Attacker and Defender are established (464.2.c). */
  established: boolean
  attacker: PlayerIndex
  defender: PlayerIndex
  /** 466.3.d: attackers were recalled in step 3d. */
  recalled: boolean
  winner: PlayerIndex
  /** Players who passed Focus in sequence (347.2.a). */
  passes: number
  /** What was assigned in excess, by unit. */
  excess: readonly Excess[]
}

/** One entry of the interpreter's stack: which program, where in it, and its own plain data. */
export interface Frame {
  program: string
  pc: number
  [field: string]: unknown
}

export interface GameState {
  versions: Versions
  mode: ModeState
  seed: string
  players: Player[]
  teams: Team[]
  places: Place[]
  zones: ZoneList[]
  objects: GameObject[]
  /** Slots of ceased tokens. */
  free: readonly ObjectIndex[]
  /** Players in turn order (115.1). */
  order: readonly PlayerIndex[]
  /** Additional turns, the next one last (734–738). */
  turnQueue: readonly PlayerIndex[]
  turnPlayer: PlayerIndex
  /** During an additional turn: whose turn of the Turn Order was the last (737). -1 otherwise. */
  orderPlayer: PlayerIndex
  turnNumber: number
  phase: Phase
  chain: ChainItem[]
  /** 346.1: how the chain that exists was opened; '' when there is none. */
  chainOpenedBy: '' | ChainItem['openedBy']
  triggered: readonly Triggered[]
  priority: PlayerIndex
  focus: PlayerIndex
  passes: number
  showdown: Showdown | null
  effects: readonly Effect[]
  uses: readonly Use[]
  /** What linked abilities have set aside for each other (393–397). */
  linked: readonly Linked[]
  /** What players have named (759–763). */
  names: readonly GivenName[]
  /** 319: a cleanup is an outstanding task. */
  cleanupDue: boolean
  /** Place where a cleanup told a showdown to begin (323.12–13), -1 none. */
  opening: PlaceIndex
  /** Last chain item that resolved (428.5.c). */
  lastResolved: Key
  /** 317.2.f: an item went through FEPR since the expiration step began. */
  itemProcessed: boolean
  /** Units that were not Mighty at the last look, while an ability listens for units becoming so (709); null while none does. */
  belowMighty: readonly Key[] | null
  frames: Frame[]
  decision: StoredDecision | null
  outcome: Outcome | null
  generator: GeneratorState
  nextKey: number
  nextTimestamp: number
  nextDecision: number
  nextBatch: number
}
