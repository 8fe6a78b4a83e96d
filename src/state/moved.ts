/** Where a text finds what its trigger condition, or the text that made it, has moved to another zone (124, 359.3.e.14). */
import { NONE } from './make'
import type { Bind, Key } from './types'

/** 124: a change of zone makes a new object; the text that made it can follow. */
export interface Renamed {
  readonly old: Key
  readonly now: Key
}

/** Slot of a made ability: by twos, what the text that made it had moved, under its old key and its new one (394.1). */
export const MOVED = '$moved'

export function movesOf(bind: Bind | null): readonly Renamed[] {
  if (bind === null) return NONE
  const moves: Renamed[] = bind.now > 0 ? [{ old: bind.object, now: bind.now }] : []
  const keys = bind.slots.find(s => s.slot === MOVED)?.keys ?? NONE
  for (let n = 0; n < keys.length; n += 2) moves.push({ old: keys[n]!, now: keys[n + 1]! })
  return moves.length === 0 ? NONE : moves
}

/** The keys that these objects have now. */
export function followed(bind: Bind | null, keys: readonly Key[]): readonly Key[] {
  const moves = movesOf(bind)
  return moves.length === 0 ? keys : keys.map(key => moves.reduce((at, m) => (m.old === at ? m.now : at), key))
}

/** What was made can follow an object under its new key from now on. */
export function following(bind: Bind, old: Key, now: Key): Bind {
  const before = bind.slots.find(s => s.slot === MOVED)?.keys ?? NONE
  return { ...bind, slots: [...bind.slots.filter(s => s.slot !== MOVED), { slot: MOVED, keys: [...before, old, now] }] }
}
