/** riftbound-engine: a pure rules engine for the Riftbound trading card game. */
export {
  createEngine, EditError, Engine, ENGINE_VERSION, RULES_VERSION, type Applied, type CardInfo, type Created, type CreateOptions, type DeckViolation,
  type EngineOptions, type Explanation, type PlayerView, type SeatOptions,
} from './engine'
export { CardError } from './abilities/compile/registry'
export type { CardDefinition } from './abilities/types'
export type { DeckList, DeckEntry } from './decks/preconstructed'
export type { Violation } from './decks/check'
export type { GameEvent, GameEventType } from './events/event'
export type { Mode, ModeName } from './modes/modes'
export type { Reader, ObjectCost } from './reader'
export type { Action, ErrorCode, Rejection } from './rules/action'
export type { Decision, Option } from './rules/decisions'
export type { Listing } from './rules/enumerate'
export type { GameObject, GameState, Key, Outcome, PlayerIndex, PlaceIndex, Versions } from './state/types'
export type { Parsed, ParseError, ParseErrorCode } from './serialize'
export type * from './views/types'
