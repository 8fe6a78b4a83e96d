/** riftbound-engine: a pure rules engine for the Riftbound trading card game. */

export { CardError } from './abilities/compile/registry'
export type { CardDefinition } from './abilities/types'
export type { Violation } from './decks/check'
export type { DeckEntry, DeckList } from './decks/preconstructed'
export {
  type Applied,
  type CardInfo,
  type Created,
  type CreateOptions,
  createEngine,
  type DeckViolation,
  EditError,
  ENGINE_VERSION,
  Engine,
  type EngineOptions,
  type Explanation,
  type PlayerView,
  RULES_VERSION,
  type SeatOptions,
} from './engine'
export type { GameEvent, GameEventType } from './events/event'
export type { Mode, ModeName } from './modes/modes'
export type { ObjectCost, Reader } from './reader'
export type { Action, ErrorCode, Rejection } from './rules/action'
export type { Decision, Option } from './rules/decisions'
export type { Listing } from './rules/enumerate'
export type { Parsed, ParseError, ParseErrorCode } from './serialize'
export type { GameObject, GameState, Key, Outcome, PlaceIndex, PlayerIndex, Versions } from './state/types'
export type * from './views/types'
