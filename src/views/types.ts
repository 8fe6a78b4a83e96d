/**
 * What somebody may see of a game (128). A view is plain JSON of its own: nothing of the state gets into it but what is
 * written into it here field by field. Objects are named by their key; a key is drawn anew whenever its object comes from or
 * goes to a hidden place (124), so it tells nothing later. What the viewer can't know is only counted.
 */
import type { CardType, Keyword } from '../abilities/types'
import type {
  DecisionKind,
  Effect,
  Key,
  OptionKind,
  Outcome,
  Phase,
  PlaceIndex,
  PlayerIndex,
  RestrictedResource,
} from '../state/types'

/** A player by index; a spectator sees what is open to everybody; a judge sees all. */
export type Viewer = PlayerIndex | 'spectator' | 'judge'

export interface View {
  readonly viewer: Viewer
  readonly mode: string
  readonly victoryScore: number
  readonly turn: ViewTurn
  readonly players: readonly ViewPlayer[]
  /** Bases and battlefields; an index into this list names a place everywhere. */
  readonly places: readonly ViewPlace[]
  /** Oldest item first; the last one resolves first. */
  readonly chain: readonly ViewItem[]
  /** Triggered abilities on their way to the chain (383.3.d). */
  readonly triggered: readonly ViewTrigger[]
  readonly showdown: ViewShowdown | null
  readonly effects: readonly ViewEffect[]
  readonly decision: ViewDecision | null
  readonly outcome: Outcome | null
}

export interface ViewTurn {
  readonly number: number
  readonly player: PlayerIndex
  readonly phase: Phase
  /** Turn order (115.1). */
  readonly order: readonly PlayerIndex[]
  /** Additional turns, the next one last. */
  readonly queue: readonly PlayerIndex[]
  /** During an additional turn: whose turn of the Turn Order was the last. -1 otherwise. */
  readonly orderPlayer: PlayerIndex
  /** Who has Priority and Focus, -1 nobody. */
  readonly priority: PlayerIndex
  readonly focus: PlayerIndex
  /** How many have passed Priority in sequence. */
  readonly passes: number
}

export interface ViewPlayer {
  readonly name: string
  readonly team: number
  /** 651: false once removed from the game. */
  readonly active: boolean
  /** Of the team (489.8.d). */
  readonly points: number
  readonly xp: number
  readonly pool: ViewPool
  readonly hand: ViewHidden
  readonly deck: ViewDeck
  readonly runeDeck: ViewDeck
  readonly trash: readonly ViewCard[]
  readonly banishment: readonly ViewCard[]
  readonly champion: readonly ViewCard[]
  readonly legend: readonly ViewFixture[]
  /** Cards outside the game (652.3). */
  readonly removed: ViewHidden
  /** Turns begun. */
  readonly turns: number
  /** Places scored this turn (470). */
  readonly scored: readonly PlaceIndex[]
  readonly thisTurn: ViewFacts
}

export interface ViewPool {
  readonly energy: number
  readonly fury: number
  readonly calm: number
  readonly mind: number
  readonly body: number
  readonly chaos: number
  readonly order: number
  /** Power of any domain. */
  readonly any: number
  /** Resources with a restricted use; domain -1 is Energy, 0–5 the domains in the order above, 6 any. */
  readonly restricted: readonly RestrictedResource[]
}

/** What a player did since the turn began. */
export interface ViewFacts {
  readonly cardsPlayed: number
  readonly spellsPlayed: number
  readonly unitsPlayed: number
  readonly unitsDied: number
  readonly cardsDrawn: number
  readonly cardsDiscarded: number
  readonly conquered: number
  readonly moves: number
  /** Points scored from holding. */
  readonly pointsHeld: number
}

/** Unordered hidden cards: how many there are, and those of them that the viewer knows. */
export interface ViewHidden {
  readonly count: number
  readonly cards: readonly ViewCard[]
}

export interface ViewDeck {
  readonly count: number
  /** Cards whose place in the deck the viewer knows. */
  readonly known: readonly ViewDeckCard[]
}

export interface ViewDeckCard {
  /** 0 is the top card. */
  readonly position: number
  readonly key: Key
  readonly card: string
}

export interface ViewCard {
  readonly key: Key
  /** Definition id. */
  readonly card: string
  readonly owner: PlayerIndex
  /** 438.5: key of what replaced it, 0 nothing. */
  readonly replacedBy: Key
}

/** A rune, a legend or a battlefield. */
export interface ViewFixture {
  readonly key: Key
  readonly card: string
  readonly owner: PlayerIndex
  readonly controller: PlayerIndex
  readonly exhausted: boolean
}

/** A unit or gear with its derived values (473–480). */
export interface ViewPermanent {
  readonly key: Key
  /** Definition whose text it has now, of what it copies perhaps (477.1.b). */
  readonly card: string
  /** Definition of the card or token itself. */
  readonly printed: string
  readonly tags: readonly string[]
  /** The abilities that it has now, own, appended and granted; `via` is what brought one along, 0 its own text. */
  readonly abilities: readonly { readonly ability: string; readonly via: Key }[]
  readonly token: boolean
  readonly owner: PlayerIndex
  readonly controller: PlayerIndex
  readonly types: readonly CardType[]
  /** At least 0 (143.2.b); null for what is no unit. */
  readonly might: number | null
  readonly damage: number
  readonly keywords: readonly ViewKeyword[]
  readonly exhausted: boolean
  readonly stunned: boolean
  readonly empowered: number
  readonly buffs: number
  readonly designation: '' | 'attacker' | 'defender'
  /** Key of what it is attached to, 0 nothing. */
  readonly attachedTo: Key
  /** What was named for its abilities (760). */
  readonly named: readonly string[]
}

export interface ViewKeyword {
  readonly keyword: Keyword
  /** Sum of its numbers; 1 where it has none. */
  readonly value: number
}

/** A card in a facedown zone. Everybody sees that it lies there, so it has a key; `card` is '' for whoever doesn't know it. */
export interface ViewFacedown {
  readonly key: Key
  readonly card: string
  readonly controller: PlayerIndex
  /** Turn in which it was hidden (811.1.b). */
  readonly hiddenSince: number
}

export interface ViewPlace {
  readonly base: boolean
  /** Whose base, or who contributed the battlefield. */
  readonly player: PlayerIndex
  /** The battlefield card, null in a base. */
  readonly battlefield: ViewFixture | null
  /** -1 uncontrolled. */
  readonly controller: PlayerIndex
  /** Who applied Contested (190.3), -1 nobody. */
  readonly contestedBy: PlayerIndex
  readonly showdownStaged: boolean
  readonly combatStaged: boolean
  readonly permanents: readonly ViewPermanent[]
  readonly runes: readonly ViewFixture[]
  readonly facedown: readonly ViewFacedown[]
}

/** A key of 0 is an object that the viewer can't name. */
export type ViewTarget =
  | { readonly kind: 'object'; readonly key: Key }
  | { readonly kind: 'place'; readonly place: PlaceIndex }
  | { readonly kind: 'player'; readonly player: PlayerIndex }

export interface ViewItem {
  readonly key: Key
  readonly kind: 'card' | 'ability'
  /** Definition id of the card, or of the source of the ability. */
  readonly card: string
  /** Key of the source as it was; of the card itself for a card. */
  readonly source: Key
  /** Which ability, '' for a permanent. */
  readonly ability: string
  readonly controller: PlayerIndex
  /** Still being played (337.1): choices may be missing. */
  readonly pending: boolean
  /** By target slot. */
  readonly targets: readonly (readonly ViewTarget[])[]
  readonly modes: readonly number[]
  readonly x: number
  /** Optional additional costs that were paid, by position. */
  readonly optionalCosts: readonly number[]
  /** How often its instructions will be executed (820.3); targets and modes of all executions follow each other. */
  readonly executions: number
  /** What was shown off as it was played; 0 nothing, or it is still being played. */
  readonly shown: number
  /** Where a permanent will enter, -1 not chosen. */
  readonly place: PlaceIndex
}

export interface ViewTrigger {
  readonly ability: string
  readonly card: string
  readonly source: Key
  readonly controller: PlayerIndex
}

export interface ViewShowdown {
  readonly place: PlaceIndex
  readonly combat: boolean
  readonly attacker: PlayerIndex
  readonly defender: PlayerIndex
  /** How many have passed Focus in sequence. */
  readonly passes: number
}

/** A continuous or delayed effect that a resolution left behind. */
export interface ViewEffect {
  readonly key: Key
  readonly kind: Effect['kind']
  readonly until: Effect['until']
  /** What it affects, as far as it is still there. */
  readonly objects: readonly Key[]
  /** For `prevent` -1 is all damage. */
  readonly amount: number
  readonly keyword: string
  readonly ability: string
  readonly source: Key
  readonly controller: PlayerIndex
  /** Applications left, -1 without limit. */
  readonly uses: number
}

export interface ViewDecision {
  readonly player: PlayerIndex
  readonly kind: DecisionKind
  /** Only for the player who decides, and a judge. */
  readonly own: ViewOwnDecision | null
}

export interface ViewOwnDecision {
  readonly id: number
  readonly reason: string
  readonly rule: string
  readonly source: Key
  readonly min: number
  readonly max: number
  readonly of: OptionKind
}
