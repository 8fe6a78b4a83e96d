/**
 * How stored targets and options name what they mean, in one number: an object by its key (0 and up), a place as
 * `-1 - place`, a player as `-1001 - player`. Each pair is its own inverse.
 */

const PLAYER_ZERO = -1001

export const placeTarget = (place: number): number => -1 - place
export const playerTarget = (player: number): number => PLAYER_ZERO - player
export const targetedPlace = placeTarget
export const targetedPlayer = playerTarget
export const isPlaceTarget = (value: number): boolean => value < 0 && value > PLAYER_ZERO
export const isPlayerTarget = (value: number): boolean => value <= PLAYER_ZERO
