import { describe, expect, test } from 'vitest'
import { allCards } from '../../../src/cards'
import { checkDeck } from '../../../src/decks'
import { arena } from '../../fixtures/cards'

describe("SFD-192 Shurelya's Requiem", () => {
  const name = "Shurelya's Requiem"

  test('has its printed facts', () => {
    expect(allCards.find(c => c.id === 'SFD-192')).toMatchObject({
      name,
      types: ['gear'],
      supertypes: ['signature'],
      domains: ['calm', 'mind'],
      energy: 4,
      power: ['calm/mind', 'calm/mind'],
      mightBonus: 2,
      tags: ['Ornn', 'Equipment'],
      championTag: 'Ornn',
    })
  })

  test('[415.1] readies the units of its player as it is played, no others', () => {
    const s = arena({
      players: [
        {
          hand: [name],
          base: [
            { card: 'V1', exhausted: true },
            { card: 'V2', exhausted: true },
          ],
          runes: { calm: 4 },
        },
        { base: [{ card: 'V3', exhausted: true }] },
      ],
    })
    s.play(0, name).resolve()
    expect(['V1', 'V2', 'V3'].map(n => s.isExhausted(n))).toEqual([false, false, true])
  })

  test('[136] attached, units of its player there have Ganking', () => {
    const s = arena({
      players: [{ hand: [name], base: ['V1', 'V2'], runes: { calm: 5 } }, {}],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    s.play(0, name)
      .resolve()
      .activate(0, name, 0, { targets: ['V1'] })
      .resolve()
    expect(['V1', 'V2', 'V3'].map(n => s.keyword(n, 'ganking'))).toEqual([1, 1, 0])
  })

  test('[825.3.a] a deck with two of it is refused', () => {
    const deck = {
      name: 'two',
      legend: 'OGS-017',
      champion: 'OGS-001',
      main: [{ card: 'SFD-192', count: 2 }],
      runes: [],
      battlefields: [],
    }
    const rules = checkDeck(deck, id => allCards.find(c => c.id === id), { battlefields: 3 }).map(v => v.rule)
    expect(rules).toContain('825.3.a')
  })
})
