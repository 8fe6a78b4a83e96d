// biome-ignore-all format: unions read as tables, one member a line

/** Events as texts name them: conditions of triggers, and what is replaced (370, 383). */
import type { Filter, ObjectRef } from './types'

/** What a trigger or a replacement can name. */
export type EventName =
  | 'play'          // a card or token was played: it resolved (419.4.a)
  | 'use'           // an activated ability of the object was used: it resolved (377.2.a)
  | 'choose'        // it was chosen by a spell or ability (383.4.b)
  | 'attack' | 'defend' | 'conquer' | 'hold' | 'winCombat' | 'score' // the last: a player has scored a battlefield, in either way (469)
  | 'move' | 'die' | 'damage' | 'draw' | 'discard' | 'ready' | 'exhaust' | 'stun' | 'buff' | 'enter' | 'leave' | 'recycle'
  | 'returnToHand' | 'banish' | 'channel' | 'gainPoints' | 'reveal' | 'look' | 'becomeMighty' | 'playToken' | 'attach' | 'detach' | 'empower' | 'disempower' | 'hide' | 'burn'
  | 'toTrash'       // it would go to a trash, by dying, by being discarded or in any other way; only to be replaced
  | 'might'         // an effect gives it Might, or takes some
  | 'combatTie'     // Attackers are to be recalled because Defenders are still there (466.1.a.2)
  // procedures of the turn, which can be skipped (443.1.a.2)
  | 'turn' | 'awakenPhase' | 'scoringStep' | 'channelPhase' | 'drawPhase' | 'endingPhase'
  | 'beginningPhase' | 'mainPhase' | 'turnEnd' | 'combatEnd' | 'showdownBegin' | 'combatBegin'

export interface EventPattern {
  readonly on: EventName
  /** The object it happens to: me, an object by filter, or the bound one of a delayed ability. */
  readonly subject?: ObjectRef | Filter
  /** The player it belongs to: who played, attacked, conquered, drew, whose turn it is. */
  readonly player?: 'you' | 'opponent' | 'any' | { readonly player: string }   // the last: the player in that slot
  /** Where it happens; for `move` where it moved from, and that is then the place of the trigger condition. */
  readonly at?: 'here' | 'battlefield' | 'location'
  /** What it is attached to or detached from: "when you attach an Equipment to me". */
  readonly host?: ObjectRef | Filter
  /** Where it moved to, for `move`. */
  readonly to?: 'battlefield' | 'base'
  /** For `conquer`: at the end of a combat in which the unit (or player) was the attacker. */
  readonly after?: 'attack'
  /** For `die`: you killed it, perhaps with a spell or what a spell has made (428.5). */
  readonly killedBy?: 'you' | 'yourSpell' | { readonly with: ObjectRef }   // the last: with that object (411.6)
  readonly from?: 'facedown' | 'deck' // for `play`; for `reveal` and `look`
  readonly notFrom?: 'deck'  // for `toTrash`: from anywhere else
  /** Which occurrence of this turn (383.1.b). */
  readonly nth?: number
  /** A group of simultaneous events triggers it once ("one or more"); its objects are all of that group. */
  readonly oneOrMore?: boolean
  /** It is done by a spell or ability that chooses the object (355.5). */
  readonly byChoosing?: boolean
  /** How much: points, Might, for `use` the Energy cost of the ability. A loss of Might is negative. */
  readonly amount?: { readonly min?: number; readonly max?: number }
  /** For `gainPoints`: the points of scoring a battlefield in this way (471.1). */
  readonly scoring?: 'conquer' | 'hold' | 'any'
}
