import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('OGN-005 Disintegrate', () => {
  printed('OGN-005', 'Disintegrate', { targets: [[1, 1]], domains: ['fury'], energy: 4, timing: 'action' })

  test('[428.5.c] kills a unit of 3 Might and then draws', () => {
    const s = arena({
      players: [{ hand: ['Disintegrate'], runes: { fury: 4 } }, {}],
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    s.play(0, 'Disintegrate', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'trash')).toEqual(['V3'])
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
    expect(s.cards(0, 'trash')).toEqual(['Disintegrate'])
  })

  test('does not draw when the unit survives with 4 Might', () => {
    const s = arena({
      players: [{ hand: ['Disintegrate'], runes: { fury: 4 } }, {}],
      battlefields: [{ units: { 1: ['V4'] } }, {}],
    })
    s.play(0, 'Disintegrate', { targets: ['V4'] })
      .resolve()
      .quiet()
    expect(s.damage('V4')).toBe(3)
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('damage from before counts towards the kill', () => {
    const s = arena({
      players: [{ hand: ['Disintegrate'], runes: { fury: 4 } }, {}],
      battlefields: [{ units: { 1: [{ card: 'V5', damage: 2 }] } }, {}],
    })
    s.play(0, 'Disintegrate', { targets: ['V5'] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'trash')).toEqual(['V5'])
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('does not draw when the death is replaced by Highlander', () => {
    const s = arena({
      players: [
        { hand: ['Disintegrate'], runes: { fury: 4 } },
        { hand: ['Highlander'], runes: { calm: 4 } },
      ],
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    s.play(0, 'Disintegrate', { targets: ['V3'] }).pass()
    s.play(1, 'Highlander', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('base1')
    expect(s.damage('V3')).toBe(0)
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('does nothing and draws nothing when the unit has gone to its base', () => {
    const s = arena({
      players: [
        { hand: ['Disintegrate'], runes: { fury: 4 } },
        { hand: ['Flash'], runes: { chaos: 2 } },
      ],
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    s.play(0, 'Disintegrate', { targets: ['V3'] }).pass()
    s.play(1, 'Flash', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.damage('V3')).toBe(0)
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('draws for an own unit as well, and only its player draws', () => {
    const s = arena({
      players: [{ hand: ['Disintegrate'], runes: { fury: 4 } }, {}],
      battlefields: [{ units: { 0: ['V2'] } }, {}],
    })
    s.play(0, 'Disintegrate', { targets: ['V2'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
    expect(s.cards(1, 'hand')).toEqual([])
  })

  test('a death of another unit later in the turn does not draw', () => {
    const s = arena({
      players: [{ hand: ['Disintegrate', 'Incinerate'], runes: { fury: 6 } }, {}],
      battlefields: [{ units: { 1: ['V5', 'V2'] } }, {}],
    })
    s.play(0, 'Disintegrate', { targets: ['V5'] }).resolve()
    s.play(0, 'Incinerate', { targets: ['V5'] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'trash')).toEqual(['V5'])
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('a unit in a base is not offered', () => {
    const s = arena({
      players: [{ hand: ['Disintegrate'], runes: { fury: 4 } }, { base: ['V3'] }],
      battlefields: [{ units: { 1: ['V4'] } }, {}],
    })
    s.act(0, { type: 'play', card: s.key('Disintegrate') })
    // The only target is taken without asking: it can't be V3.
    s.resolve()
    expect(s.damage('V4')).toBe(3)
    expect(s.damage('V3')).toBe(0)
  })

  test("can't be played when no unit is at a battlefield", () => {
    const s = arena({ players: [{ hand: ['Disintegrate'], runes: { fury: 4 }, base: ['V2'] }, { base: ['V3'] }] })
    expect(s.refuse(0, { type: 'play', card: s.key('Disintegrate') }).code).toBe('noTargets')
  })
})

describe('OGN-013 Pouty Poro', () => {
  printed('OGN-013', 'Pouty Poro', { domains: ['fury'], energy: 2, might: 2, tags: ['Poro'] })

  const field = { units: { 1: ['Pouty Poro'] } }

  test('[809.1.c] costs an enemy spell that chooses it one Power more', () => {
    const s = arena({ players: [{ hand: ['Incinerate'], runes: { fury: 2 } }, {}], battlefields: [field, {}] })
    s.play(0, 'Incinerate', { targets: ['Pouty Poro'] })
    expect(s.runes(0)).toEqual({ ready: 0, all: 1 })
    s.resolve().quiet()
    expect(s.cards(1, 'trash')).toEqual(['Pouty Poro'])
  })

  test("[809.1.c] without a rune for the Power it can't be chosen", () => {
    const s = arena({ players: [{ hand: ['Incinerate'], energy: 2 }, {}], battlefields: [field, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Incinerate') }).code).toBe('noTargets')
  })

  test('the Power may be of any domain', () => {
    const s = arena({
      players: [{ hand: ['Incinerate'], energy: 2, exhaustedRunes: { order: 1 } }, {}],
      battlefields: [field, {}],
    })
    s.play(0, 'Incinerate', { targets: ['Pouty Poro'] })
    expect(s.runes(0).all).toBe(0)
  })

  test('[809.1.c] a spell that chooses two such units pays twice', () => {
    const two = [
      { card: 'Pouty Poro', as: 'a' },
      { card: 'Pouty Poro', as: 'b' },
    ]
    const at = (order: number) =>
      arena({ players: [{ hand: ['Singularity'], energy: 6, exhaustedRunes: { mind: 2, order } }, { base: two }] })
    const rich = at(2)
    rich.play(0, 'Singularity', { targets: [['a', 'b']] })
    expect(rich.runes(0).all).toBe(0)
    const poor = at(1)
    poor.act(0, { type: 'play', card: poor.key('Singularity') })
    expect(poor.options()).toHaveLength(2)
    expect(poor.refuse(0, { type: 'answer', choose: [0, 1] }).rule).toBe('355.8')
    poor.choose('a').choose('#0', '#1', '#2').resolve().quiet()
    expect([poor.runes(0).all, poor.cards(1, 'trash').length]).toEqual([0, 1])
  })

  test('its own controller pays nothing more', () => {
    const s = arena({ players: [{}, { hand: ['Incinerate'], energy: 2 }], battlefields: [field, {}], turnPlayer: 1 })
    s.play(1, 'Incinerate', { targets: ['Pouty Poro'] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'trash')).toContain('Pouty Poro')
  })

  test('[809.1.c] an enemy trigger that chooses it costs one Power too', () => {
    const s = arena({
      players: [{ base: ['Crackshot Corsair'], exhaustedRunes: { body: 1 } }, {}],
      battlefields: [field, {}],
    })
    s.move(0, ['Crackshot Corsair'], 'bf0')
    expect(s.runes(0).all).toBe(0)
    s.resolve()
    expect(s.damage('Pouty Poro')).toBe(1)
  })

  test("[402.4] a trigger that can choose only it and can't pay does not resolve", () => {
    const s = arena({ players: [{ base: ['Crackshot Corsair'] }, {}], battlefields: [field, {}] })
    s.move(0, ['Crackshot Corsair'], 'bf0')
    expect(s.asked()).toBe('focus')
    expect(s.damage('Pouty Poro')).toBe(0)
  })

  test('[ruling:rj-7052] effects that choose nothing cost nothing more', () => {
    const s = arena({ players: [{ hand: ['Firestorm'], runes: { fury: 6 } }, {}], battlefields: [field, {}] })
    s.play(0, 'Firestorm', { targets: ['bf0'] })
      .resolve()
      .quiet()
    expect(s.runes(0).all).toBe(5)
    expect(s.cards(1, 'trash')).toEqual(['Pouty Poro'])
  })
})

describe('OGN-032 Ravenborn Tome', () => {
  const board = () =>
    arena({
      players: [
        { base: ['Ravenborn Tome'], hand: ['Disintegrate', { card: 'Disintegrate', as: 'second' }], runes: { fury: 8 } },
        {},
      ],
      battlefields: [{ units: { 1: ['V9', 'V8'] } }, {}],
    })

  test('has its printed facts', () => {
    expect(board().engine.card('OGN-032')!.definition).toMatchObject({ types: ['gear'], domains: ['fury'], energy: 3, power: [] })
  })

  test('[391 ex1] the next spell deals 1 Bonus Damage, the one after it does not', () => {
    const s = board()
    s.activate(0, 'Ravenborn Tome').resolve()
    expect(s.isExhausted('Ravenborn Tome')).toBe(true)
    s.play(0, 'Disintegrate', { targets: ['V9'] }).resolve()
    s.play(0, 'second', { targets: ['V8'] })
      .resolve()
      .quiet()
    expect([s.damage('V9'), s.damage('V8')]).toEqual([4, 3])
  })

  test('[391] not in a later turn', () => {
    const s = board()
    s.activate(0, 'Ravenborn Tome').resolve().endTurn().endTurn()
    s.play(0, 'Disintegrate', { targets: ['V9'] }).resolve()
    expect(s.damage('V9')).toBe(3)
  })
})
