/** 101–103 Deck Construction: every violation, each with its rule. */
import type { CardDefinition } from '../abilities/types'
import type { DeckList } from './preconstructed'

export interface Violation {
  /** Number of core-rules.txt, '' for what no rule covers (an unknown card). */
  readonly rule: string
  /** Definition id of the card, '' when the deck as a whole is wrong. */
  readonly card: string
  readonly message: string
}

/** A violation at a table. */
export interface DeckViolation extends Violation {
  /** Seat whose deck it is, -1 for the table as a whole. */
  readonly player: number
}

/** Facts of the mode that decks depend on. */
export interface DeckRules {
  /** Battlefields each player provides (485.4.a). */
  readonly battlefields: number
}

export function checkDeck(deck: DeckList, find: (id: string) => CardDefinition | undefined, rules: DeckRules): Violation[] {
  const found: Violation[] = []
  const add = (rule: string, card: string, message: string): void => {
    found.push({ rule, card, message })
  }
  const known = (id: string): CardDefinition | null => {
    const card = find(id)
    if (card === undefined) add('', id, `The registry has no card ${id}; a deck with it can't be played.`)
    else if (card.token) add('185', id, `${card.name} is a token and can't be part of a deck.`)
    else {
      const unknown = card.unknown ?? []
      if (unknown.length > 0)
        add('', id, `The ${unknown.join(', ')} of ${card.name} is not known yet, so it can't be played exactly.`)
      return card
    }
    return null
  }
  if (!isDeck(deck)) return [{ rule: '103', card: '', message: 'A deck has a legend, a champion, main, runes and battlefields.' }]
  const legend = known(deck.legend)
  if (legend !== null && !legend.types.includes('legend')) add('103.1', legend.id, `${legend.name} is no legend.`)
  const identity = new Set(legend?.domains ?? [])
  checkMain(deck, legend, identity, known, add)
  checkExtraLegends(deck, find, known, add)
  checkRunes(deck, identity, known, add)
  checkBattlefields(deck, legend === null ? null : identity, rules, known, add)
  return found
}

type Add = (rule: string, card: string, message: string) => void
type Known = (id: string) => CardDefinition | null

function isDeck(deck: unknown): deck is DeckList {
  if (typeof deck !== 'object' || deck === null) return false
  const d = deck as Partial<Record<keyof DeckList, unknown>>
  const entries = (list: unknown): boolean =>
    Array.isArray(list) &&
    list.every((e: unknown) => {
      const entry = e as { card?: unknown; count?: unknown } | null
      return (
        typeof entry === 'object' &&
        entry !== null &&
        typeof entry.card === 'string' &&
        Number.isInteger(entry.count) &&
        (entry.count as number) > 0
      )
    })
  return (
    typeof d.legend === 'string' &&
    typeof d.champion === 'string' &&
    (d.extraLegends === undefined ||
      (Array.isArray(d.extraLegends) && d.extraLegends.every((b: unknown) => typeof b === 'string'))) &&
    entries(d.main) &&
    entries(d.runes) &&
    Array.isArray(d.battlefields) &&
    d.battlefields.every((b: unknown) => typeof b === 'string')
  )
}

function fits(card: CardDefinition, identity: ReadonlySet<string>): boolean {
  return card.domains.every(domain => identity.has(domain)) // 103.1.b.3–4; no domain fits everywhere (October 103.2.b.5)
}

function checkMain(deck: DeckList, legend: CardDefinition | null, identity: ReadonlySet<string>, known: Known, add: Add): void {
  const champion = known(deck.champion)
  if (champion !== null) {
    if (!champion.supertypes.includes('champion') || !champion.types.includes('unit')) {
      add('103.2.a.2', champion.id, `${champion.name} is no champion unit.`)
    } else if (legend !== null && champion.championTag !== legend.championTag) {
      add('103.2.a.2', champion.id, `${champion.name} doesn't have the champion tag of ${legend.name}.`)
    }
    if (legend !== null && !fits(champion, identity))
      add('103.1.b.4', champion.id, `${champion.name} is outside the Domain Identity.`)
  }
  const copies = new Map<string, number>([[deck.champion, 1]])
  const unique = new Set<string>() // 825.2
  let size = 1
  let signatures = 0
  for (const { card: id, count } of deck.main) {
    size += count
    copies.set(id, (copies.get(id) ?? 0) + count)
    const card = known(id)
    if (card === null) continue
    if (card.text.some(part => 'kind' in part && part.kind === 'keyword' && part.keyword === 'unique')) unique.add(id)
    if (!card.types.some(t => t === 'unit' || t === 'gear' || t === 'spell'))
      add('103.2', id, `${card.name} is no Main Deck card.`)
    if (legend !== null && !fits(card, identity)) add('103.1.b.4', id, `${card.name} is outside the Domain Identity.`)
    if (!card.supertypes.includes('signature')) continue
    signatures += count
    if (legend !== null && card.championTag !== legend.championTag) {
      add('103.2.d.2', id, `${card.name} is a Signature card of another champion.`)
    }
  }
  if (size < 40) add('103.2', '', `The Main Deck has ${size} cards with the chosen champion; at least 40 are needed.`)
  if (signatures > 3) add('103.2.d.1', '', `The deck has ${signatures} Signature cards; 3 are allowed.`)
  for (const [id, count] of copies) {
    if (count > 3) add('103.2.b', id, `The deck has ${count} copies of ${id}; 3 are allowed.`)
    else if (count > 1 && unique.has(id)) add('825.3.a', id, `The deck has ${count} copies of ${id}, which is Unique.`)
  }
}

/**
 * A card can make a deck that holds it bring further legends, of other names than each other and the Champion Legend. They are
 * no cards of the deck, so they are free of its Domain Identity (103.1.b.1).
 */
function checkExtraLegends(deck: DeckList, find: (id: string) => CardDefinition | undefined, known: Known, add: Add): void {
  let wanted = 0
  for (const id of new Set([deck.champion, ...deck.main.map(entry => entry.card)])) {
    for (const part of find(id)?.text ?? [])
      if ('kind' in part && part.kind === 'passive' && part.effect.static === 'extraLegends') wanted += part.effect.count
  }
  const legends = deck.extraLegends ?? []
  if (legends.length !== wanted)
    add('103.1', '', `The deck has ${legends.length} legends besides its Champion Legend; ${wanted} are needed.`)
  const names = [find(deck.legend)?.name]
  for (const id of legends) {
    const card = known(id)
    if (card === null) continue
    if (!card.types.includes('legend')) add('103.1', id, `${card.name} is no legend.`)
    if (names.includes(card.name)) add('103.1', id, `${card.name} is there twice; the legends must be different.`)
    names.push(card.name)
  }
}

function checkRunes(deck: DeckList, identity: ReadonlySet<string>, known: Known, add: Add): void {
  let runes = 0
  for (const { card: id, count } of deck.runes) {
    runes += count
    const card = known(id)
    if (card === null) continue
    if (!card.types.includes('rune')) add('103.3.a', id, `${card.name} is no rune.`)
    else if (!fits(card, identity)) add('103.3.a.1', id, `${card.name} is outside the Domain Identity.`)
  }
  if (runes !== 12) add('103.3.a', '', `The Rune Deck has ${runes} cards; it must have 12.`)
}

function checkBattlefields(deck: DeckList, identity: ReadonlySet<string> | null, rules: DeckRules, known: Known, add: Add): void {
  // A preconstructed deck brings the battlefields it is sold with (docs/readings.md).
  const wanted = deck.preconstructed === true ? 1 : rules.battlefields
  if (deck.battlefields.length !== wanted && !(deck.preconstructed === true && deck.battlefields.length === rules.battlefields)) {
    add('485.4.a', '', `The number of battlefields in the deck is ${deck.battlefields.length}; it must be ${wanted}.`)
  }
  if (new Set(deck.battlefields).size !== deck.battlefields.length) add('103.4.c', '', 'Two battlefields have the same name.')
  for (const id of deck.battlefields) {
    const card = known(id)
    if (card === null) continue
    if (!card.types.includes('battlefield')) add('103.4', id, `${card.name} is no battlefield.`)
    else if (identity !== null && !fits(card, identity)) add('103.4.b', id, `${card.name} is outside the Domain Identity.`)
  }
}

/** 489.8.h–i: seats of one team bring different legends and battlefields. */
export function checkTeams(decks: readonly DeckList[], teams: number): DeckViolation[] {
  const found: DeckViolation[] = []
  decks.forEach((deck, player) => {
    for (let mate = player % teams; mate < player; mate += teams) {
      const { legend, battlefields } = decks[mate]!
      if (deck.legend === legend)
        found.push({ player, rule: '489.8.h', card: legend, message: 'A teammate uses the same Champion Legend.' })
      const shared = deck.battlefields.find(id => battlefields.includes(id))
      if (shared !== undefined)
        found.push({ player, rule: '489.8.i', card: shared, message: 'A teammate uses the same battlefield.' })
    }
  })
  return found
}
