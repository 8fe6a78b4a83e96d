import { describe, expect, test } from 'vitest'
import { arena, onlyItself, printed } from '../../fixtures/cards'

describe('OGN-130 Crackshot Corsair', () => {
  printed('OGN-130', 'Crackshot Corsair', { domains: ['body'], energy: 3, might: 3, tags: ['Pirate', 'Bilgewater'] })
  onlyItself('Crackshot Corsair', 'attack')

  test('[464.2.e] deals 1 to an enemy unit there when it attacks', () => {
    const s = arena({
      players: [{ base: ['Crackshot Corsair'] }, { base: ['V8'] }],
      battlefields: [{ units: { 1: ['V1', 'V9'] } }, { units: { 1: ['V10'] } }],
    })
    s.move(0, ['Crackshot Corsair'], 'bf0')
    expect(s.options()).toEqual(['V1', 'V9'])
    expect([s.open().min, s.open().max]).toEqual([1, 1])
    s.choose('V1').resolve()
    expect(s.where('V1')).toBe('trash')
    expect(s.damage('V9')).toBe(0)
  })

  test('conquers without a fight when it shoots the only defender', () => {
    const s = arena({ players: [{ base: ['Crackshot Corsair'] }, {}], battlefields: [{ units: { 1: ['V1'] } }, {}] })
    s.move(0, ['Crackshot Corsair'], 'bf0').close().quiet()
    expect(s.controller('bf0')).toBe(0)
    expect(s.points(0)).toBe(1)
  })

  test('the 1 damage counts together with the combat damage', () => {
    const s = arena({ players: [{ base: ['Crackshot Corsair'] }, {}], battlefields: [{ units: { 1: ['V4'] } }, {}] })
    s.move(0, ['Crackshot Corsair'], 'bf0').close().quiet()
    expect(s.where('V4')).toBe('trash')
    expect(s.where('Crackshot Corsair')).toBe('trash')
  })

  test('does not shoot when it defends or takes an open battlefield', () => {
    const s = arena({ players: [{ base: ['V9'] }, {}], battlefields: [{ units: { 1: ['Crackshot Corsair'] } }, {}] })
    s.move(0, ['V9'], 'bf0')
    expect(s.asked()).toBe('focus')
    expect(s.damage('V9')).toBe(0)
    const open = arena({ players: [{ base: ['Crackshot Corsair'] }, { base: ['V9'] }] })
    open.move(0, ['Crackshot Corsair'], 'bf0')
    expect(open.asked()).toBe('focus')
    open.close().quiet()
    expect(open.damage('V9')).toBe(0)
  })

  test('misses a unit that went home in answer', () => {
    const s = arena({
      players: [{ base: ['Crackshot Corsair'] }, { hand: ['Flash'], runes: { chaos: 2 } }],
      battlefields: [{ units: { 1: ['V1'] } }, {}],
    })
    s.move(0, ['Crackshot Corsair'], 'bf0').pass()
    s.play(1, 'Flash', { targets: [['V1']] }).resolve()
    expect(s.where('V1')).toBe('base1')
    expect(s.damage('V1')).toBe(0)
  })

  test('[715.1] Annie, Fiery makes it 2', () => {
    const s = arena({
      players: [{ base: ['Crackshot Corsair', 'Annie, Fiery'] }, {}],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    s.move(0, ['Crackshot Corsair'], 'bf0').resolve()
    expect(s.damage('V9')).toBe(2)
  })
})

describe('OGN-131 Dune Drake', () => {
  printed('OGN-131', 'Dune Drake', { domains: ['body'], energy: 5, might: 5, tags: ['Dragon', 'Shurima'] })
  onlyItself('Dune Drake', 'attack')

  test.each([
    ['a ready enemy unit there', ['V9'], 7],
    ['only an exhausted one', [{ card: 'V9', exhausted: true }], 5],
    ['one of each', [{ card: 'V9', exhausted: true }, 'V1'], 7],
  ])('attacks %s', (_, units, might) => {
    const s = arena({
      players: [{ base: ['Dune Drake', 'V2'] }, { base: ['V8'] }],
      battlefields: [{ units: { 1: units } }, { units: { 1: ['V7'] } }],
    })
    s.move(0, ['Dune Drake', 'V2'], 'bf0')
    expect(s.might('Dune Drake')).toBe(5)
    s.resolve()
    expect(s.might('Dune Drake')).toBe(might)
  })

  test('a ready friend there is not what it hunts', () => {
    const s = arena({
      players: [{ hand: ['Confront'], base: ['Dune Drake', 'Noxian Drummer'], runes: { body: 2 } }, {}],
      battlefields: [{ units: { 1: [{ card: 'V9', exhausted: true }] } }, {}],
    })
    s.play(0, 'Confront').resolve()
    s.move(0, ['Dune Drake', 'Noxian Drummer'], 'bf0').resolve()
    expect(s.isExhausted('Recruit')).toBe(false)
    expect(s.asked()).toBe('focus')
    expect(s.might('Dune Drake')).toBe(5)
  })

  test('looks when the trigger resolves: the ready unit may have gone by then', () => {
    const s = arena({
      players: [{ base: ['Dune Drake'] }, { hand: ['Flash'], runes: { chaos: 2 } }],
      battlefields: [{ units: { 1: ['V1', { card: 'V9', exhausted: true }] } }, {}],
    })
    s.move(0, ['Dune Drake'], 'bf0').pass()
    s.play(1, 'Flash', { targets: [['V1']] }).resolve()
    expect(s.might('Dune Drake')).toBe(5)
  })

  test('keeps the +2 after the combat, until the turn ends', () => {
    const s = arena({ players: [{ base: ['Dune Drake'] }, {}], battlefields: [{ units: { 1: ['V6'] } }, {}] })
    s.move(0, ['Dune Drake'], 'bf0').close().quiet()
    expect(s.where('Dune Drake')).toBe('bf0')
    expect(s.might('Dune Drake')).toBe(7)
    s.endTurn()
    expect(s.might('Dune Drake')).toBe(5)
  })

  test('gets nothing when it defends', () => {
    const s = arena({ players: [{ base: ['V9'] }, {}], battlefields: [{ units: { 1: ['Dune Drake'] } }, {}] })
    s.move(0, ['V9'], 'bf0')
    expect(s.asked()).toBe('focus')
    expect(s.might('Dune Drake')).toBe(5)
  })
})

describe('OGN-132 First Mate', () => {
  printed('OGN-132', 'First Mate', { targets: [[1, 1]], domains: ['body'], energy: 3, might: 3, tags: ['Pirate', 'Bilgewater'] })
  onlyItself('First Mate', 'play')

  test('readies another unit, not itself', () => {
    const s = arena({ players: [{ hand: ['First Mate'], base: [{ card: 'V3', exhausted: true }], runes: { body: 3 } }, {}] })
    s.play(0, 'First Mate', { place: 'base0' }).resolve().quiet()
    expect(s.isExhausted('V3')).toBe(false)
    expect(s.isExhausted('First Mate')).toBe(true)
  })

  test('any other unit of any player can be chosen, ready ones too', () => {
    const s = arena({
      players: [{ hand: ['First Mate'], base: ['V3'], runes: { body: 3 } }, { base: [{ card: 'V4', exhausted: true }] }],
      battlefields: [{ units: { 1: ['V5'] } }, {}],
    })
    s.play(0, 'First Mate', { place: 'base0' })
    expect(s.options().sort()).toEqual(['V3', 'V4', 'V5'])
    s.choose('V3').resolve().quiet()
    expect(s.isExhausted('V4')).toBe(true)
  })

  test('[402.4] alone on the board its trigger leaves the chain', () => {
    const s = arena({ players: [{ hand: ['First Mate'], runes: { body: 3 } }, {}] })
    s.play(0, 'First Mate', { place: 'base0' }).quiet()
    expect(s.isExhausted('First Mate')).toBe(true)
    expect(s.lastEvents.some(e => e.type === 'triggerRemoved')).toBe(true)
  })

  test('a unit that has attacked may attack again', () => {
    const s = arena({ players: [{ hand: ['First Mate'], base: ['V3'], runes: { body: 3 } }, {}] })
    s.move(0, ['V3'], 'bf0').close()
    expect(s.isExhausted('V3')).toBe(true)
    s.play(0, 'First Mate', { place: 'base0' }).resolve()
    s.move(0, ['V3'], 'base0').quiet()
    expect(s.where('V3')).toBe('base0')
  })
})

describe('OGN-137 Stormclaw Ursine', () => {
  printed('OGN-137', 'Stormclaw Ursine', { domains: ['body'], energy: 7, might: 6, tags: ['Freljord'] })
  onlyItself('Stormclaw Ursine', 'play')

  test('channels 1 rune exhausted when it is played', () => {
    const s = arena({ players: [{ hand: ['Stormclaw Ursine'], runes: { body: 8 } }, {}] })
    s.play(0, 'Stormclaw Ursine', { place: 'base0' })
    expect(s.runes(0)).toEqual({ ready: 1, all: 8 })
    s.resolve().quiet()
    expect(s.runes(0)).toEqual({ ready: 1, all: 9 })
  })

  test('with an empty rune deck nothing happens', () => {
    const s = arena({ players: [{ hand: ['Stormclaw Ursine'], runes: { body: 7 }, runeDeck: [] }, {}] })
    s.play(0, 'Stormclaw Ursine', { place: 'base0' }).resolve().quiet()
    expect(s.runes(0).all).toBe(7)
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[815.1.b] shields the units beside it from combat damage until it has 6', () => {
    const s = arena({ players: [{ base: ['V8'] }, {}], battlefields: [{ units: { 1: ['V3', 'Stormclaw Ursine'] } }, {}] })
    s.move(0, ['V8'], 'bf0').close().quiet()
    expect(s.where('Stormclaw Ursine')).toBe('trash')
    expect(s.where('V3')).toBe('bf0')
  })
})

describe('OGN-142 Mountain Drake', () => {
  printed('OGN-142', 'Mountain Drake', { domains: ['body'], energy: 9, might: 10, tags: ['Dragon'] })

  test('beats 9 Might and lives', () => {
    const s = arena({ players: [{ base: ['Mountain Drake'] }, {}], battlefields: [{ units: { 1: ['V9'] } }, {}] })
    s.move(0, ['Mountain Drake'], 'bf0').close().quiet()
    expect(s.where('Mountain Drake')).toBe('bf0')
    expect(s.where('V9')).toBe('trash')
  })
})
