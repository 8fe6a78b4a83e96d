import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('UNL-148 Cursed Sarcophagus', () => {
  const tomb = (trash: readonly string[], banishment: readonly string[] = []) => {
    const s = arena({
      players: [{ hand: ['Cursed Sarcophagus'], energy: 4, exhaustedRunes: { chaos: 1 }, trash, banishment }, {}],
    })
    return s.play(0, 'Cursed Sarcophagus').resolve()
  }

  test('[394] as it is played, all units of the trash are banished, and nothing else', () => {
    const s = tomb(['V2', 'V3', 'Gust'])
    expect([s.cards(0, 'banishment').sort(), s.cards(0, 'trash')]).toEqual([['V2', 'V3'], ['Gust']])
  })

  test('[397] one of those may be played each time, none that was banished otherwise', () => {
    const s = tomb(['V2', 'V3'], ['V7'])
    s.activate(0, 'Cursed Sarcophagus').resolve()
    expect(s.options().sort()).toEqual(['V2', 'V3'])
    s.choose('V3')
    if (s.asked() === 'place') s.choose('base0')
    s.quiet()
    expect([s.where('V3'), s.cards(0, 'banishment').sort()]).toEqual(['base0', ['V2', 'V7']])
    s.endTurn().endTurn()
    s.activate(0, 'Cursed Sarcophagus').resolve()
    if (s.asked() === 'place') s.choose('base0')
    expect(s.where('V2')).toBe('base0')
  })

  test('[390.5.c.1] what has left Banishment is linked no longer, wherever it goes', () => {
    const s = tomb(['V2'])
    s.activate(0, 'Cursed Sarcophagus').resolve()
    if (s.asked() === 'place') s.choose('base0')
    expect(s.where('V2')).toBe('base0')
    s.endTurn().endTurn()
    expect(s.state.linked).toEqual([])
    s.activate(0, 'Cursed Sarcophagus').resolve().quiet()
    expect(s.where('V2')).toBe('base0')
  })

  test('with nothing banished it can be used, and does nothing', () => {
    const s = tomb([], ['V7'])
    s.activate(0, 'Cursed Sarcophagus').resolve().quiet()
    expect(s.cards(0, 'banishment')).toEqual(['V7'])
  })
})
