/** Random legal decks from all cards of a registry, so that games meet cards that no preconstructed deck holds. */
import type { CardDefinition, DeckEntry, DeckList } from 'riftbound-engine'

const MAIN = 39 // with the chosen champion 40 (103.2)
const COPIES = 3
const SIGNATURES = 3
const RUNES = 12
const BATTLEFIELDS = 3

/** Null when the cards are too few for the legend that was drawn. */
export function randomDeck(cards: readonly CardDefinition[], random: () => number): DeckList | null {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const legend = pick(cards.filter(card => card.types.includes('legend')))
  if (legend === undefined) return null
  const fits = (card: CardDefinition): boolean => !card.token && card.domains.every(domain => legend.domains.includes(domain))
  const ofLegend = (card: CardDefinition): boolean => card.championTag === legend.championTag
  const champion = pick(
    cards.filter(c => fits(c) && c.types.includes('unit') && c.supertypes.includes('champion') && ofLegend(c)),
  )
  const runes = cards.filter(card => fits(card) && card.types.includes('rune'))
  const battlefields = shuffle(
    cards.filter(card => !card.token && card.types.includes('battlefield')),
    random,
  )
  if (champion === undefined || runes.length === 0 || battlefields.length < BATTLEFIELDS) return null

  const copies = new Map<string, number>([[champion.id, 1]])
  let size = 0
  let signatures = 0
  const pool = cards.filter(card => fits(card) && card.types.some(t => t === 'unit' || t === 'gear' || t === 'spell'))
  for (const card of shuffle(pool, random)) {
    const signature = card.supertypes.includes('signature')
    if (signature && !ofLegend(card)) continue
    const free = Math.min(COPIES - (copies.get(card.id) ?? 0), MAIN - size, signature ? SIGNATURES - signatures : MAIN)
    if (free <= 0) continue
    copies.set(card.id, (copies.get(card.id) ?? 0) + free)
    size += free
    if (signature) signatures += free
  }
  if (size < MAIN) return null
  copies.set(champion.id, copies.get(champion.id)! - 1)

  const runeCounts = new Map<string, number>()
  for (let n = 0; n < RUNES; n++) {
    const { id } = runes[n % runes.length]!
    runeCounts.set(id, (runeCounts.get(id) ?? 0) + 1)
  }
  return {
    name: `Random: ${legend.name}`,
    legend: legend.id,
    champion: champion.id,
    main: entries(copies),
    runes: entries(runeCounts),
    battlefields: battlefields.slice(0, BATTLEFIELDS).map(card => card.id),
  }
}

const entries = (counts: ReadonlyMap<string, number>): DeckEntry[] =>
  [...counts].filter(([, count]) => count > 0).map(([card, count]) => ({ card, count }))

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const mixed = list.slice()
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const held = mixed[i]!
    mixed[i] = mixed[j]!
    mixed[j] = held
  }
  return mixed
}
