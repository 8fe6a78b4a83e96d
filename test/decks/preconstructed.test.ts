import { describe, expect, it } from 'vitest'
import { allCards } from '../../src/cards'
import { type DeckEntry, type DeckList, provingGrounds } from '../../src/decks'

const card = (id: string) => {
  const found = allCards.find(one => one.id === id)
  if (!found) throw new Error(`no card ${id}`)
  return found
}
const total = (entries: readonly DeckEntry[]) => entries.reduce((sum, entry) => sum + entry.count, 0)
const decks: readonly DeckList[] = Object.values(provingGrounds)

describe.each(decks.map(deck => [deck.name, deck] as const))('%s', (_name, deck) => {
  it('has a legend, a champion of his, 40 cards, 12 runes and a battlefield', () => {
    const legend = card(deck.legend)
    expect(legend.types).toEqual(['legend'])
    expect(card(deck.champion)).toMatchObject({ supertypes: ['champion'], championTag: legend.championTag })
    expect(total(deck.main) + 1).toBe(40)
    expect(total(deck.runes)).toBe(12)
    for (const rune of deck.runes) expect(card(rune.card)).toMatchObject({ types: ['rune'], supertypes: ['basic'] })
    for (const battlefield of deck.battlefields) expect(card(battlefield).types).toEqual(['battlefield'])
    expect(deck.battlefields).toHaveLength(1)
  })

  it('stays within the domains of its legend, three of a name at most', () => {
    const allowed = card(deck.legend).domains
    const copies = new Map([[card(deck.champion).name, 1]])
    for (const entry of deck.main) {
      const { name, domains } = card(entry.card)
      for (const domain of domains) expect(allowed).toContain(domain)
      copies.set(name, (copies.get(name) ?? 0) + entry.count)
    }
    for (const [name, count] of copies) expect(count, name).toBeLessThanOrEqual(3)
  })
})
