/**
 * Random legal decks from all cards of a registry, for the properties, the report and the bench: games with them meet every
 * card, and combinations that nobody would think of.
 */
import type { CardDefinition, DeckEntry, DeckList } from 'riftbound-engine'

const MAIN = 39 // with the chosen champion 40 (103.2)
const COPIES = 3
const SIGNATURES = 3
const RUNES = 12
const BATTLEFIELDS = 3
const TRIES = 50

type Random = () => number

export const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!
const isOf =
  (...types: readonly string[]) =>
  (card: CardDefinition): boolean =>
    card.types.some(type => types.includes(type))
const isMain = isOf('unit', 'gear', 'spell')

/** A deck of any of the legends that have a champion; the cards must be enough for one. */
export function randomDeck(cards: readonly CardDefinition[], random: Random): DeckList {
  for (let n = 0; n < TRIES; n++) {
    const deck = tryDeck(cards, random)
    if (deck !== null) return deck
  }
  throw new Error('these cards are too few for a deck')
}

function tryDeck(cards: readonly CardDefinition[], random: Random): DeckList | null {
  const printed = cards.filter(card => !card.token && card.unknown === undefined)
  const championsOf = (legend: CardDefinition): CardDefinition[] =>
    printed.filter(
      c => isOf('unit')(c) && c.supertypes.includes('champion') && c.championTag === legend.championTag && fits(c, legend),
    )
  const legends = printed.filter(card => isOf('legend')(card) && championsOf(card).length > 0)
  const battlefields = shuffle(printed.filter(isOf('battlefield')), random)
  if (legends.length === 0 || battlefields.length < BATTLEFIELDS) return null
  const legend = pick(legends, random)
  const champion = pick(championsOf(legend), random)
  const runes = printed.filter(card => isOf('rune')(card) && fits(card, legend))

  const copies = new Map<string, number>([[champion.id, 1]])
  let size = 0
  let signatures = 0
  for (const card of shuffle(
    printed.filter(card => isMain(card) && fits(card, legend)),
    random,
  )) {
    const signature = card.supertypes.includes('signature')
    if (signature && card.championTag !== legend.championTag) continue
    const most = isUnique(card) ? 1 : COPIES
    const wanted = 1 + Math.floor(random() * COPIES)
    const before = copies.get(card.id) ?? 0
    const free = Math.min(wanted, most - before, MAIN - size, signature ? SIGNATURES - signatures : MAIN)
    if (free <= 0) continue
    copies.set(card.id, before + free)
    size += free
    if (signature) signatures += free
  }
  if (size < MAIN || runes.length === 0) return null
  copies.set(champion.id, copies.get(champion.id)! - 1)

  const main = entries(copies)
  return {
    name: `Random: ${legend.name}`,
    legend: legend.id,
    ...moreLegends(cards, legend, [champion.id, ...main.map(entry => entry.card)], random),
    champion: champion.id,
    main,
    runes: mixedRunes(runes, random),
    battlefields: battlefields.slice(0, BATTLEFIELDS).map(card => card.id),
  }
}

/** 103.1.b.3–4; no domain fits everywhere. */
const fits = (card: CardDefinition, legend: CardDefinition): boolean =>
  card.domains.every(domain => legend.domains.includes(domain))

/** 825: one copy. */
const isUnique = (card: CardDefinition): boolean =>
  card.text.some(part => 'kind' in part && part.kind === 'keyword' && part.keyword === 'unique')

/** What a card among these wants of a deck that holds it. */
export function moreLegends(
  cards: readonly CardDefinition[],
  legend: CardDefinition,
  holds: readonly string[],
  random: Random,
): Pick<DeckList, 'extraLegends'> {
  let wanted = 0
  for (const card of cards.filter(c => holds.includes(c.id))) {
    for (const part of card.text)
      if ('kind' in part && part.kind === 'passive' && part.effect.static === 'extraLegends') wanted += part.effect.count
  }
  if (wanted === 0) return {}
  const names = new Set([legend.name])
  const chosen: string[] = []
  for (const card of shuffle(cards.filter(isOf('legend')), random)) {
    if (chosen.length === wanted || card.token || names.has(card.name)) continue
    names.add(card.name)
    chosen.push(card.id)
  }
  return { extraLegends: chosen }
}

/** At least a fourth of each domain. */
function mixedRunes(runes: readonly CardDefinition[], random: Random): DeckEntry[] {
  const counts = new Map<string, number>()
  for (let n = 0; n < RUNES; n++) {
    const { id } = n < 6 ? runes[n % runes.length]! : pick(runes, random)
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return entries(counts)
}

const entries = (counts: ReadonlyMap<string, number>): DeckEntry[] =>
  [...counts].filter(([, count]) => count > 0).map(([card, count]) => ({ card, count }))

export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const mixed = list.slice()
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const held = mixed[i]!
    mixed[i] = mixed[j]!
    mixed[j] = held
  }
  return mixed
}
