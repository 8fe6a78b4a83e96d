import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('OGN-183 Stacked Deck', () => {
  const start = (deck: string[]) => arena({ players: [{ hand: ['Stacked Deck'], deck, runes: { chaos: 1 } }, {}] })

  test('one of the top three goes to the hand, the others are recycled', () => {
    const s = start(['V1', 'V2', 'V3', 'V4'])
    s.play(0, 'Stacked Deck').resolve()
    expect(s.options()).toEqual(['V1', 'V2', 'V3'])
    s.choose('V2').quiet()
    expect(s.cards(0, 'hand')).toEqual(['V2'])
    expect(s.cards(0, 'deck')[0]).toBe('V4')
    expect(s.cards(0, 'deck').slice(1).sort()).toEqual(['V1', 'V3'])
  })

  test('the opponent learns neither the card nor what was looked at', () => {
    const s = start(['V1', 'V2', 'V3', 'V4'])
    s.play(0, 'Stacked Deck').resolve().choose('V3')
    const events = s.engine.viewEvents(s.events, 1)
    expect(events.filter(e => e.type === 'put').map(e => [e.object, e.card])).toEqual([[0, '']])
    expect(s.engine.view(s.state, 1).players[0]!.hand).toEqual({ count: 1, cards: [] })
  })

  test('with an empty deck it does nothing, and nobody burns out', () => {
    const s = start([])
    s.play(0, 'Stacked Deck').resolve().quiet()
    expect([s.cards(0, 'hand'), s.state.teams[1]!.points]).toEqual([[], 0])
  })
})

describe('OGN-156 Sabotage', () => {
  const start = (hand: string[]) =>
    arena({
      players: [
        { hand: ['Sabotage'], runes: { body: 1 } },
        { hand, deck: ['V9'] },
      ],
    })

  test("a card of the opponent's that is no unit goes under his deck", () => {
    const s = start(['V1', 'Gust', 'Mobilize'])
    s.play(0, 'Sabotage').resolve()
    expect(s.options()).toEqual(['Gust', 'Mobilize'])
    expect([s.open().player, s.open().min]).toEqual([0, 1])
    s.choose('Mobilize').quiet()
    expect(s.cards(1, 'hand')).toEqual(['V1', 'Gust'])
    expect(s.cards(1, 'deck')).toEqual(['V9', 'Mobilize'])
  })

  test('[ruling:rj-8612] that is no discard', () => {
    const s = start(['Gust'])
    s.play(0, 'Sabotage').resolve().quiet()
    expect(s.events.some(e => e.type === 'discard')).toBe(false)
    expect(s.state.players[1]!.facts[4]).toBe(0)
    expect(s.cards(1, 'deck')).toEqual(['V9', 'Gust'])
  })

  test('units stay, and all have seen them', () => {
    const s = start(['V1', 'V2'])
    s.play(0, 'Sabotage').resolve().quiet()
    expect(s.cards(1, 'hand')).toEqual(['V1', 'V2'])
    expect(s.engine.view(s.state, 0).players[1]!.hand.cards).toHaveLength(2)
  })
})

describe('OGN-192 Mindsplitter', () => {
  const start = (hand: string[]) => arena({ players: [{ hand: ['Mindsplitter'], runes: { chaos: 9 } }, { hand }] })

  test('the chosen opponent shows his hand and discards what its player picks', () => {
    const s = start(['V1', 'Gust'])
    s.play(0, 'Mindsplitter').resolve()
    expect([s.open().player, s.options()]).toEqual([0, ['V1', 'Gust']])
    s.choose('V1').quiet()
    expect([s.cards(1, 'hand'), s.cards(1, 'trash')]).toEqual([['Gust'], ['V1']])
    expect(s.events.filter(e => e.type === 'discard').map(e => e.player)).toEqual([1])
  })

  test('an empty hand loses nothing', () => {
    const s = start([])
    s.play(0, 'Mindsplitter').resolve().quiet()
    expect(s.cards(1, 'trash')).toEqual([])
    expect(s.where('Mindsplitter')).toBe('base0')
  })
})
