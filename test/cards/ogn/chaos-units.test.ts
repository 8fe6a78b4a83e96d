import { describe, expect, test } from 'vitest'
import { arena, onlyItself, printed } from '../../fixtures/cards'

describe('OGN-171 Mystic Poro', () => {
  printed('OGN-171', 'Mystic Poro', { domains: ['chaos'], energy: 2, might: 2, tags: ['Poro'] })
  onlyItself('Mystic Poro', 'play')

  const seat = { hand: ['Mystic Poro'], runes: { chaos: 2 }, deck: ['V1', 'V2', 'V3'] }

  test('[817.1.b] looks at the top card and may recycle it', () => {
    const s = arena({ players: [seat, {}] })
    s.play(0, 'Mystic Poro', { place: 'base0' }).resolve()
    expect(s.options()).toEqual(['V1'])
    s.choose('V1').quiet()
    expect(s.cards(0, 'deck')).toEqual(['V2', 'V3', 'V1'])
  })

  test('[ruling:rj-7709] draws nothing, and a card that stays is unknown to the opponent', () => {
    const s = arena({ players: [seat, {}] })
    s.play(0, 'Mystic Poro', { place: 'base0' }).resolve().choose().quiet()
    expect(s.cards(0, 'hand')).toEqual([])
    expect(s.cards(0, 'deck')).toEqual(['V1', 'V2', 'V3'])
    expect(s.object('V1').seenBy).toBe(1)
  })

  test('[ruling:gap-vision-no-empty-burnout] an empty deck is no Burn Out', () => {
    const s = arena({ players: [{ ...seat, deck: [], trash: ['V1', 'V2', 'V3', 'V4', 'V5', 'V6'] }, {}] })
    s.play(0, 'Mystic Poro', { place: 'base0' }).resolve().quiet()
    expect(s.points(1)).toBe(0)
    expect(s.cards(0, 'trash')).toHaveLength(6)
    expect(s.cards(0, 'deck')).toEqual([])
  })

  test('looks only when it is played, not when it moves', () => {
    const s = arena({ players: [{ base: ['Mystic Poro'] }, {}] })
    s.move(0, ['Mystic Poro'], 'bf0')
    expect(s.asked()).toBe('focus')
    s.close().quiet()
  })
})

/** Cards that may be played to an open battlefield. */
const toOpen = (name: string, energy: number) => {
  const places = (battlefields: Parameters<typeof arena>[0]['battlefields']) => {
    const s = arena({ players: [{ hand: [name], runes: { chaos: energy } }, {}], battlefields: battlefields! })
    s.act(0, { type: 'play', card: s.key(name) })
    return s.asked() === 'place' ? s.options() : [s.where(name)]
  }

  test.each([
    ["nobody's battlefields", [{}, {}], ['base0', 'bf0', 'bf1']],
    ['an own one and one with an enemy', [{ units: { 0: ['V1'] } }, { units: { 1: ['V1'] } }], ['base0', 'bf0']],
    ['enemies at both', [{ units: { 1: ['V1'] } }, { units: { 1: ['V1'] } }], ['base0']],
  ])('with %s', (_, battlefields, expected) => {
    expect(places(battlefields)).toEqual(expected)
  })

  test('[323.12] played to an open battlefield it contests it: a showdown opens, and then it conquers', () => {
    const s = arena({ players: [{ hand: [name], runes: { chaos: energy } }, {}] })
    s.play(0, name, { place: 'bf1' })
    while (s.asked() !== 'focus') {
      if (s.asked() === 'priority') s.pass()
      else s.choose()
    }
    expect(s.open().player).toBe(0)
    s.close().quiet()
    expect(s.controller('bf1')).toBe(0)
    expect(s.points(0)).toBe(1)
    expect(s.isExhausted(name)).toBe(true)
  })
}

describe('OGN-174 Sai Scout', () => {
  printed('OGN-174', 'Sai Scout', { domains: ['chaos'], energy: 6, might: 5, tags: ['Shurima'] })
  onlyItself('Sai Scout', 'play')
  toOpen('Sai Scout', 6)

  test('[817.1.b] looks at the top card as well', () => {
    const s = arena({ players: [{ hand: ['Sai Scout'], runes: { chaos: 6 }, deck: ['V1', 'V2'] }, {}] })
    s.play(0, 'Sai Scout', { place: 'base0' }).resolve().choose('V1').quiet()
    expect(s.cards(0, 'deck')).toEqual(['V2', 'V1'])
  })
})

describe('OGN-176 Sneaky Deckhand', () => {
  printed('OGN-176', 'Sneaky Deckhand', { domains: ['chaos'], energy: 3, might: 2, tags: ['Pirate', 'Bilgewater'] })
  toOpen('Sneaky Deckhand', 3)

  test("other units can't go there", () => {
    const s = arena({ players: [{ hand: ['Traveling Merchant'], runes: { chaos: 2 } }, {}] })
    s.play(0, 'Traveling Merchant')
    expect(s.where('Traveling Merchant')).toBe('base0')
  })

  test('[ruling:rj-7025] the opponent may return it in the showdown, and nobody conquers', () => {
    const s = arena({
      players: [
        { hand: ['Sneaky Deckhand'], runes: { chaos: 3 } },
        { hand: ['Gust'], runes: { chaos: 1 } },
      ],
    })
    s.play(0, 'Sneaky Deckhand', { place: 'bf1' }).pass()
    s.play(1, 'Gust', { targets: ['Sneaky Deckhand'] })
      .resolve()
      .close()
      .quiet()
    expect(s.where('Sneaky Deckhand')).toBe('hand')
    expect(s.controller('bf1')).toBe(-1)
    expect([s.points(0), s.points(1)]).toEqual([0, 0])
  })
})

describe('OGN-185 Traveling Merchant', () => {
  printed('OGN-185', 'Traveling Merchant', { domains: ['chaos'], energy: 2, might: 2, tags: ['Bilgewater'] })
  onlyItself('Traveling Merchant', 'move')

  test("discards 1 of its player's choice, then draws 1, when it moves", () => {
    const s = arena({ players: [{ base: ['Traveling Merchant'], hand: ['V1', 'V2'] }, {}] })
    s.move(0, ['Traveling Merchant'], 'bf0').resolve()
    expect(s.options()).toEqual(['V1', 'V2'])
    s.choose('V2').close().quiet()
    expect(s.cards(0, 'hand')).toEqual(['V1', 'Filler'])
    expect(s.cards(0, 'trash')).toEqual(['V2'])
  })

  test('[359.3.e.11] with an empty hand it just draws', () => {
    const s = arena({ players: [{ base: ['Traveling Merchant'] }, {}] })
    s.move(0, ['Traveling Merchant'], 'bf0').close().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
    expect(s.cards(0, 'trash')).toEqual([])
  })

  test('triggers for moving home and for moves by Flash, too', () => {
    const s = arena({
      players: [{ hand: ['Flash'], runes: { chaos: 2 } }, {}],
      battlefields: [{ units: { 0: ['Traveling Merchant'] } }, {}],
    })
    s.play(0, 'Flash', { targets: [['Traveling Merchant']] })
      .resolve()
      .quiet()
    expect(s.where('Traveling Merchant')).toBe('base0')
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[456] a recall after a combat without winner is no move', () => {
    const s = arena({
      players: [{ base: ['Traveling Merchant'] }, {}],
      battlefields: [{ units: { 1: [{ card: 'V9', stunned: true }] } }, {}],
    })
    s.move(0, ['Traveling Merchant'], 'bf0').resolve()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
    s.close().quiet()
    expect(s.where('Traveling Merchant')).toBe('base0')
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
    expect(s.cards(0, 'trash')).toEqual([])
  })

  test('playing it is no move', () => {
    const s = arena({ players: [{ hand: ['Traveling Merchant', 'V1'], runes: { chaos: 2 } }, {}] })
    s.play(0, 'Traveling Merchant', { place: 'base0' }).quiet()
    expect(s.cards(0, 'hand')).toEqual(['V1'])
  })

  test('[ruling:rj-11258] the trigger does not need it any more: Gust in answer', () => {
    const s = arena({
      players: [
        { base: ['Traveling Merchant'], hand: ['V3'] },
        { hand: ['Gust'], runes: { chaos: 1 } },
      ],
    })
    s.move(0, ['Traveling Merchant'], 'bf0').pass()
    s.play(1, 'Gust', { targets: ['Traveling Merchant'] })
      .resolve()
      .choose('V3')
      .close()
      .quiet()
    expect(s.cards(0, 'trash')).toEqual(['V3'])
    expect(s.cards(0, 'hand').sort()).toEqual(['Filler', 'Traveling Merchant'])
  })

  test('[ruling:rj-6425] returned to an empty hand it is discarded itself', () => {
    const s = arena({
      players: [{ base: ['Traveling Merchant'], hand: ['Gust'], runes: { chaos: 1 } }, {}],
      battlefields: [{ units: { 0: ['V1'] } }, {}],
    })
    s.move(0, ['Traveling Merchant'], 'bf0')
    s.play(0, 'Gust', { targets: ['Traveling Merchant'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'trash').sort()).toEqual(['Gust', 'Traveling Merchant'])
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })
})

describe('OGN-191 Maddened Marauder', () => {
  printed('OGN-191', 'Maddened Marauder', {
    targets: [[1, 1]],
    domains: ['chaos'],
    energy: 5,
    might: 4,
    tags: ['Pirate', 'Bilgewater'],
  })
  onlyItself('Maddened Marauder', 'play')

  const seat = { hand: ['Maddened Marauder'], runes: { chaos: 5 } }

  test('moves an enemy unit from a battlefield to its base', () => {
    const s = arena({ players: [seat, {}], battlefields: [{ units: { 1: ['V9'] } }, {}] })
    s.play(0, 'Maddened Marauder', { place: 'base0' }).resolve().quiet()
    expect(s.where('V9')).toBe('base1')
    expect(s.isExhausted('V9')).toBe(false) // 415: a move by an effect exhausts nobody
    expect(s.controller('bf0')).toBe(-1)
  })

  test('chooses among all units at battlefields, itself included', () => {
    const s = arena({
      players: [{ ...seat, base: ['V1'] }, { base: ['V2'] }],
      battlefields: [{ units: { 0: ['V3'] } }, { units: { 1: ['V4'] } }],
    })
    s.play(0, 'Maddened Marauder', { place: 'bf0' })
    expect(s.options().sort()).toEqual(['Maddened Marauder', 'V3', 'V4'])
    s.choose('V3').resolve().quiet()
    expect(s.where('V3')).toBe('base0')
  })

  test('its trigger is removed when no unit is at a battlefield', () => {
    const s = arena({ players: [{ ...seat, base: ['V1'] }, { base: ['V2'] }] })
    s.play(0, 'Maddened Marauder', { place: 'base0' }).quiet()
    expect(s.where('V1')).toBe('base0')
    expect(s.where('V2')).toBe('base1')
  })

  test('the move triggers what moving triggers', () => {
    const s = arena({ players: [seat, {}], battlefields: [{ units: { 1: ['Traveling Merchant'] } }, {}] })
    s.play(0, 'Maddened Marauder', { place: 'base0' }).resolve().quiet()
    expect(s.cards(1, 'hand')).toEqual(['Filler'])
  })

  test('[815.1.b] takes combat damage before its companion', () => {
    const s = arena({ players: [{ base: ['V5'] }, {}], battlefields: [{ units: { 1: ['V2', 'Maddened Marauder'] } }, {}] })
    s.move(0, ['V5'], 'bf0').close().quiet()
    expect(s.where('Maddened Marauder')).toBe('trash')
    expect(s.where('V2')).toBe('bf0')
  })
})
