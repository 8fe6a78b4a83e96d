import { describe, expect, test } from 'vitest'
import { gearCard } from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { scenario } from '../../../src/testing'

const cards = [...allCards, gearCard('TST-721', 'Plain Gear', { domains: [], energy: 0 })]

describe('SFD-041 Apprentice Smith', () => {
  const start = (top: string) => scenario({ cards, players: [{ base: ['Apprentice Smith'], deck: [top, 'Mega-Mech'] }, {}] })

  test('a gear on top is drawn as it moves', () => {
    const s = start('Plain Gear')
    s.move(0, ['Apprentice Smith'], 'bf0').resolve()
    expect(s.cards(0, 'hand')).toEqual(['Plain Gear'])
    expect(s.events.filter(e => e.type === 'draw')).toHaveLength(1)
  })

  test('anything else is recycled', () => {
    const s = start('Gust')
    s.move(0, ['Apprentice Smith'], 'bf0').resolve()
    expect([s.cards(0, 'hand'), s.cards(0, 'deck')]).toEqual([[], ['Mega-Mech', 'Gust']])
    expect(s.events.filter(e => e.type === 'reveal')).toHaveLength(1)
  })

  test('nothing is shown as others move', () => {
    const s = scenario({ cards, players: [{ base: ['Apprentice Smith', 'Mega-Mech'], deck: ['Plain Gear'] }, {}] })
    s.move(0, ['Mega-Mech'], 'bf0')
    expect(s.events.some(e => e.type === 'reveal')).toBe(false)
  })
})
