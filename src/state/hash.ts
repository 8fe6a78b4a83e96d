import type { GameState } from './types'
export const hashState = (s: GameState): string => String(JSON.stringify(s).length)
