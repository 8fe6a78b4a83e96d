/** How many cards of each set are implemented. Tokens belong to no set. */
import type { CardDefinition } from 'riftbound-engine'

export type CardReport = Readonly<Record<string, { readonly implemented: number; readonly total: number }>>

/** `totals`: cards per set, each name once and counted in the set of its first printing (docs/cards/totals.json). */
export function reportCards(cards: readonly CardDefinition[], totals: Readonly<Record<string, number>>): CardReport {
  const counts = new Map<string, number>(Object.keys(totals).map(set => [set, 0]))
  for (const card of cards) {
    if (card.token) continue
    const set = card.id.split('-')[0]!
    counts.set(set, (counts.get(set) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].map(([set, implemented]) => [set, { implemented, total: totals[set] ?? 0 }]))
}
