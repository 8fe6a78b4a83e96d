/** Telling sets of cards apart, for saved states. */
import type { CardDefinition } from '../types'

/** A short text that differs when any card differs (FNV-1a over the definitions), for saved states. */
export function fingerprint(cards: readonly CardDefinition[]): string {
  let a = 0x811c9dc5
  let b = 0x01000193
  for (const card of [...cards].sort((x, y) => (x.id < y.id ? -1 : 1))) {
    const text = JSON.stringify(card)
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
      b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13)
    }
  }
  return `${cards.length}-${(a >>> 0).toString(16)}${(b >>> 0).toString(16)}`
}
