import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('OGN-279 Fortified Position', () => {
  const field = (...units: string[]) => ({ card: 'Fortified Position', units: { 1: units } })

  test('gives a unit Shield 2 for the combat when its controller defends there', () => {
    const s = arena({ players: [{ base: ['V4'] }, {}], battlefields: [field('V2'), {}] })
    s.move(0, ['V4'], 'bf0')
    expect(s.open().player).toBe(1)
    expect(s.options()).toEqual(['V2', 'V4'])
    expect([s.open().min, s.open().max]).toEqual([1, 1])
    s.choose('V2').resolve()
    expect(s.might('V2')).toBe(4)
    expect(s.keyword('V2', 'shield')).toBe(2)
    s.close().quiet()
    expect([s.where('V2'), s.where('V4')]).toEqual(['trash', 'trash'])
  })

  test("any unit may be chosen; one that doesn't defend gains nothing from it", () => {
    const s = arena({ players: [{ base: ['V4', 'V5'] }, { base: ['V6'] }], battlefields: [field('V2'), {}] })
    s.move(0, ['V4'], 'bf0')
    expect(s.options().sort()).toEqual(['V2', 'V4', 'V5', 'V6'])
    s.choose('V4').resolve()
    expect(s.might('V4')).toBe(4)
    expect(s.keyword('V4', 'shield')).toBe(2)
  })

  test('[ruling:rj-7104] adds to a printed Shield and is gone after the combat', () => {
    const s = arena({ players: [{ base: ['V1'] }, {}], battlefields: [field('Stalwart Poro'), {}] })
    s.move(0, ['V1'], 'bf0').choose('Stalwart Poro').resolve()
    expect(s.might('Stalwart Poro')).toBe(5)
    s.close().quiet()
    expect(s.where('V1')).toBe('trash')
    expect(s.might('Stalwart Poro')).toBe(2)
    expect(s.keyword('Stalwart Poro', 'shield')).toBe(1)
  })

  test('triggers once for the player, not once for each defender', () => {
    const s = arena({ players: [{ base: ['V9'] }, {}], battlefields: [field('V1', 'V2', 'V3'), {}] })
    s.move(0, ['V9'], 'bf0').choose('V1')
    expect(s.state.chain).toHaveLength(1)
    s.resolve()
    expect(s.asked()).toBe('focus')
    expect([s.might('V1'), s.might('V2'), s.might('V3')]).toEqual([3, 2, 3])
  })

  test('triggers anew in the next combat', () => {
    const s = arena({
      players: [
        {
          base: [
            { card: 'V1', as: 'a' },
            { card: 'V1', as: 'b' },
          ],
        },
        {},
      ],
      battlefields: [field('V9'), {}],
    })
    s.move(0, ['a'], 'bf0').choose('V9').close().quiet()
    expect(s.might('V9')).toBe(9)
    s.move(0, ['b'], 'bf0').choose('V9').resolve()
    expect(s.might('V9')).toBe(11)
  })

  test('is silent when its controller defends elsewhere', () => {
    const s = arena({ players: [{ base: ['V9'] }, {}], battlefields: [field('V1'), { units: { 1: ['V2'] } }] })
    s.move(0, ['V9'], 'bf1')
    expect(s.asked()).toBe('focus')
  })

  test('[190.6.d] while nobody controls it there is no "you" who defends', () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [{ card: 'Fortified Position', controller: -1, units: { 0: ['V3'], 1: ['V4'] } }, {}],
    })
    expect(s.state.showdown?.established).toBe(true)
    expect(s.asked()).toBe('focus')
  })

  test('is silent in a showdown without combat', () => {
    const s = arena({
      players: [{ base: ['V9'] }, {}],
      battlefields: [{ card: 'Fortified Position', controller: 1 }, { units: { 1: ['V1'] } }],
    })
    s.move(0, ['V9'], 'bf0')
    expect(s.asked()).toBe('focus')
    s.close().quiet()
  })
})

describe('OGN-288 Startipped Peak', () => {
  const peak = (units: string[], runeDeck?: string[]) =>
    arena({
      players: [{ runes: { calm: 1 }, ...(runeDeck ? { runeDeck } : {}) }, {}],
      turnPlayer: 1,
      battlefields: [{ card: 'Startipped Peak', units: { 0: units } }, {}],
    })

  test('[471.2.b] its holder may channel a rune exhausted, before the two of the turn', () => {
    const s = peak(['V1']).endTurn()
    expect(s.open().player).toBe(0)
    expect(s.points(0)).toBe(1)
    s.confirm(true)
    expect(s.runes(0)).toEqual({ ready: 1, all: 1 })
    s.resolve().quiet()
    expect(s.runes(0)).toEqual({ ready: 3, all: 4 })
  })

  test('[383.3.a.2] when declined, nothing goes on the chain', () => {
    const s = peak(['V1']).endTurn().confirm(false)
    s.quiet()
    expect(s.runes(0)).toEqual({ ready: 3, all: 3 })
    expect(s.points(0)).toBe(1)
  })

  test('triggers for itself only when other battlefields are held as well', () => {
    const s = arena({
      players: [{}, {}],
      turnPlayer: 1,
      battlefields: [{ card: 'Startipped Peak', units: { 0: ['V1'] } }, { units: { 0: ['V2'] } }],
    })
    s.endTurn().confirm(true).resolve().quiet()
    expect(s.points(0)).toBe(2)
    expect(s.runes(0).all).toBe(3)
  })

  test('nobody holds it without a unit there', () => {
    const s = peak([]).endTurn()
    s.quiet()
    expect(s.runes(0).all).toBe(3)
  })

  test('conquering it is not holding it', () => {
    const s = arena({ players: [{ base: ['V1'], runes: { calm: 1 } }, {}], battlefields: [{ card: 'Startipped Peak' }, {}] })
    s.move(0, ['V1'], 'bf0').close().quiet()
    expect(s.points(0)).toBe(1)
    expect(s.runes(0).all).toBe(1)
  })

  test('with an empty rune deck saying yes changes nothing', () => {
    const s = peak(['V1'], []).endTurn().confirm(true).resolve()
    s.quiet()
    expect(s.runes(0).all).toBe(1)
  })
})

describe('OGN-294 Trifarian War Camp', () => {
  test('units of both players there have +1 Might, others not', () => {
    const s = arena({
      players: [{ base: ['V3'] }, {}],
      battlefields: [{ card: 'Trifarian War Camp', units: { 1: ['V2'] } }, { units: { 1: ['V5'] } }],
    })
    expect([s.might('V2'), s.might('V3'), s.might('V5')]).toEqual([3, 3, 5])
    s.move(0, ['V3'], 'bf0')
    expect([s.might('V2'), s.might('V3')]).toEqual([3, 4])
    s.close().quiet()
    expect(s.where('V2')).toBe('trash')
    expect(s.where('V3')).toBe('bf0')
  })

  test('a unit that lived on the +1 dies when it leaves damaged', () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [{ card: 'Trifarian War Camp', units: { 0: [{ card: 'V2', damage: 2 }] } }, {}],
    })
    expect(s.where('V2')).toBe('bf0')
    s.move(0, ['V2'], 'base0').quiet()
    expect(s.where('V2')).toBe('trash')
  })

  test('[ruling:rj-6486] the +1 is no buff', () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [{ card: 'Trifarian War Camp', units: { 0: ['V3', { card: 'V5', buffed: true }] } }, {}],
    })
    expect(s.might('V3')).toBe(4)
    expect(s.object('V3').buffs).toBe(0)
    expect(s.might('V5')).toBe(7)
  })
})

describe('OGN-296 Void Gate', () => {
  test('[715.1] spells deal 1 more to units there, whoever plays them', () => {
    for (const player of [0, 1]) {
      const seat = { hand: ['Incinerate'], runes: { fury: 2 } }
      const s = arena({
        players: [seat, seat],
        turnPlayer: player,
        battlefields: [{ card: 'Void Gate', units: { 1: ['V5'] } }, {}],
      })
      s.act(player, { type: 'play', card: s.state.objects.find(o => o.def === 'OGS-003' && o.owner === player)!.key })
        .resolve()
        .quiet()
      expect(s.damage('V5')).toBe(3)
    }
  })

  test('[ruling:ofaq-void-gate] only the units there: 7 and 6 from one Singularity', () => {
    const s = arena({
      players: [{ hand: ['Singularity'], runes: { mind: 6 } }, {}],
      battlefields: [{ card: 'Void Gate', units: { 1: ['V8'] } }, { units: { 1: ['V9'] } }],
    })
    s.play(0, 'Singularity', { targets: [['V8', 'V9']] })
      .resolve()
      .quiet()
    expect([s.damage('V8'), s.damage('V9')]).toEqual([7, 6])
  })

  test('abilities count too', () => {
    const s = arena({
      players: [{ base: ['Crackshot Corsair'] }, {}],
      battlefields: [{ card: 'Void Gate', units: { 1: ['V9'] } }, {}],
    })
    s.move(0, ['Crackshot Corsair'], 'bf0').resolve()
    expect(s.damage('V9')).toBe(2)
  })

  test('combat damage does not', () => {
    const s = arena({ players: [{ base: ['V2'] }, {}], battlefields: [{ card: 'Void Gate', units: { 1: ['V3'] } }, {}] })
    s.move(0, ['V2'], 'bf0').close().quiet()
    expect(s.where('V3')).toBe('bf0')
  })

  test('[714] adds up with Annie, Fiery: Firestorm deals 5', () => {
    const s = arena({
      players: [{ hand: ['Firestorm'], base: ['Annie, Fiery'], runes: { fury: 6 } }, {}],
      battlefields: [{ card: 'Void Gate', units: { 1: ['V5', 'V6'] } }, { units: { 1: ['V7'] } }],
    })
    s.play(0, 'Firestorm', { targets: ['bf0'] })
      .resolve()
      .quiet()
    expect(s.where('V5')).toBe('trash')
    expect([s.damage('V6'), s.damage('V7')]).toEqual([5, 0])
  })

  test("damage that units deal themselves is neither a spell's nor an ability's", () => {
    const s = arena({
      players: [{ hand: ["Gentlemen's Duel"], base: ['V2'], runes: { body: 6 } }, {}],
      battlefields: [{ card: 'Void Gate', units: { 1: ['V9'] } }, {}],
    })
    s.play(0, "Gentlemen's Duel", { targets: ['V2', 'V9'] })
      .resolve()
      .quiet()
    expect(s.damage('V9')).toBe(5)
  })
})
