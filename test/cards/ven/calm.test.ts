import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('VEN-033 Pakaa Protector', () => {
  const start = (deck: string[]) => arena({ players: [{ base: ['Pakaa Protector'], deck }, {}] })

  test('a unit on top is drawn as it moves, and its Might stays', () => {
    const s = start(['V2', 'V1'])
    s.move(0, ['Pakaa Protector'], 'bf0').resolve()
    expect([s.cards(0, 'hand'), s.cards(0, 'trash'), s.might('Pakaa Protector')]).toEqual([['V2'], [], 4])
  })

  test('anything else goes to the trash, and it has 2 more Might this turn', () => {
    const s = start(['Gust', 'V1'])
    s.move(0, ['Pakaa Protector'], 'bf0').resolve()
    expect([s.cards(0, 'hand'), s.cards(0, 'trash'), s.might('Pakaa Protector')]).toEqual([[], ['Gust'], 6])
    expect(s.events.some(e => e.type === 'discard' || e.type === 'burn')).toBe(false)
    s.close().endTurn()
    expect(s.might('Pakaa Protector')).toBe(4)
  })

  test('[431.1.c.1] an empty deck shows nothing, so what would be done otherwise is not done either', () => {
    const s = start([])
    s.move(0, ['Pakaa Protector'], 'bf0').resolve()
    expect(s.might('Pakaa Protector')).toBe(4)
  })
})
