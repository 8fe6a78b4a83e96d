/** Modes of Play (481–489) as data. */
import type { ModeState } from '../state/types'

export interface Mode extends ModeState {
  readonly players: readonly number[]
  /** Team of each seat; seats of one team play together (483.2). */
  readonly teams: 'each' | 'alternating'
  /** Battlefields each player provides (485.4.a). */
  readonly battlefields: number
  readonly battlefieldsFrom: 'everybody' | 'allButFirst'
}

/** 485: 1v1, best of 1. */
const duel: Mode = {
  name: 'duel',
  players: [2],
  teams: 'each',
  victoryScore: 8,
  battlefields: 3,
  battlefieldsFrom: 'everybody',
  firstSkipsDraw: false,
  lastChannelsExtra: true,
}

/** 487: three players, each for himself. */
const skirmish: Mode = { ...duel, name: 'skirmish', players: [3], firstSkipsDraw: true }

/** 488: four players, each for himself; the first player's battlefields are not used. */
const war: Mode = { ...duel, name: 'war', players: [4], battlefieldsFrom: 'allButFirst', firstSkipsDraw: true }

/** 489: two teams of two; points are shared. */
const magmaChamber: Mode = {
  ...duel,
  name: 'magmaChamber',
  players: [4],
  teams: 'alternating',
  victoryScore: 11,
  battlefieldsFrom: 'allButFirst',
  firstSkipsDraw: true,
}

export const modes: Readonly<Record<string, Mode>> = { duel, skirmish, war, magmaChamber }
export type ModeName = 'duel' | 'skirmish' | 'war' | 'magmaChamber'
