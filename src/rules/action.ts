/** What players send (design 5). Plain JSON; objects and places are named as decisions and views name them. */
import type { Key, PlaceIndex } from '../state/types'

export type Action =
  | { readonly type: 'play'; readonly card: Key; readonly decision?: number }
  | { readonly type: 'activate'; readonly object: Key; readonly ability: number; readonly decision?: number }
  /** 144: units to one destination. */
  | { readonly type: 'move'; readonly units: readonly Key[]; readonly to: PlaceIndex; readonly decision?: number }
  | { readonly type: 'hide'; readonly card: Key; readonly at: PlaceIndex; readonly decision?: number }
  | { readonly type: 'pass'; readonly decision?: number }
  | { readonly type: 'endTurn'; readonly decision?: number }
  | { readonly type: 'invite'; readonly player: number; readonly decision?: number }
  /** pick, order: positions in the decision's options; pay: the number of a plan. */
  | { readonly type: 'answer'; readonly choose: readonly number[]; readonly decision?: number }
  | { readonly type: 'answer'; readonly confirm: boolean; readonly decision?: number }
  | { readonly type: 'answer'; readonly number: number; readonly decision?: number }
  | { readonly type: 'answer'; readonly amounts: readonly number[]; readonly decision?: number }
  | { readonly type: 'answer'; readonly plan: number; readonly decision?: number }
  /** name: exactly (761.1), or by what only that card has (761.2), which says the same as its name. */
  | { readonly type: 'answer'; readonly name: string; readonly decision?: number }
  | { readonly type: 'answer'; readonly traits: CardTraits; readonly decision?: number }
  | { readonly type: 'concede'; readonly decision?: number }
  | { readonly type: 'cancel'; readonly decision?: number }

/** Traits of a card that tell it from all others (761.2). */
export interface CardTraits {
  /** A part of its name. */
  readonly called?: string
  readonly type?: string
  readonly domain?: string
  readonly tag?: string
  readonly energy?: number
  readonly might?: number
}

export interface Rejection {
  readonly code: ErrorCode
  /** Number of core-rules.txt, '' where none applies. */
  readonly rule: string
  readonly message: string
}
export type ErrorCode =
  | 'malformed'
  | 'unknownPlayer'
  | 'notYourDecision'
  | 'staleDecision'
  | 'gameOver'
  | 'wrongKind'
  | 'outOfRange'
  | 'notAllowed'
  | 'unknownObject'
  | 'badTiming'
  | 'noTargets'
  | 'cannotPay'
  | 'notYours'
  | 'exhausted'
  | 'badDestination'
  | 'notCancellable'

export const reject = (code: ErrorCode, rule: string, message: string): Rejection => ({ code, rule, message })
