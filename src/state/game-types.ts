/** Parts of a game state that are about the whole game. */
import type { PlayerIndex } from './types'

export interface GeneratorState {
  readonly c: number
  readonly s0: number
  readonly s1: number
  readonly s2: number
}

export interface ModeState {
  readonly name: string
  readonly victoryScore: number
  /** First turn processes (485.7, 487.7 …). */
  readonly firstSkipsDraw: boolean
  readonly lastChannelsExtra: boolean
}

export interface Versions {
  readonly engine: string
  readonly rules: string
  /** Fingerprint of the card definitions in the registry. */
  readonly cards: string
}

export type Phase = 'setup' | 'awaken' | 'beginning' | 'channel' | 'draw' | 'main' | 'ending'

export interface Outcome {
  readonly winners: readonly PlayerIndex[]
  /** `endless`: turns would go by for ever without anybody being asked; such a game has no winners. */
  readonly reason: 'points' | 'concession' | 'effect' | 'burnOut' | 'endless'
}
