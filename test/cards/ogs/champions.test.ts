import { describe, expect, test } from 'vitest'
import { arena, onlyItself, printed } from '../../fixtures/cards'

describe('OGS-017 Annie, Dark Child', () => {
  const seat = { legend: 'Annie, Dark Child', exhaustedRunes: { fury: 3 } }

  test("[317.1.a] readies up to 2 runes at the end of her player's turn", () => {
    const s = arena({ players: [seat, {}] })
    s.endTurn()
    expect(s.open().player).toBe(0)
    expect([s.open().min, s.open().max]).toEqual([0, 2])
    s.choose('#0', '#1').resolve()
    expect(s.state.turnPlayer).toBe(1)
    expect(s.runes(0)).toEqual({ ready: 2, all: 3 })
  })

  test('none or one is fine as well', () => {
    for (const chosen of [[], ['#2']]) {
      const s = arena({ players: [seat, {}] })
      s.endTurn()
        .choose(...chosen)
        .resolve()
      expect(s.runes(0).ready).toBe(chosen.length)
    }
  })

  test('runes of the opponent can be chosen too: the text says "runes"', () => {
    const s = arena({ players: [{ legend: 'Annie, Dark Child' }, { exhaustedRunes: { calm: 1 } }] })
    s.endTurn()
    expect(s.options()).toEqual(['Calm Rune'])
    s.choose('Calm Rune').resolve()
    expect(s.events.filter(e => e.type === 'ready' && e.card === 'OGN-042')).toHaveLength(1)
  })

  test('three are refused', () => {
    const s = arena({ players: [seat, {}] })
    s.endTurn()
    expect(s.refuse(0, { type: 'answer', choose: [0, 1, 2] }).code).not.toBe('')
  })

  test("does nothing at the end of the opponent's turn", () => {
    const s = arena({ players: [{ ...seat, runeDeck: [] }, {}], turnPlayer: 1 })
    s.endTurn()
    expect(s.state.turnPlayer).toBe(0)
    expect(s.asked()).toBe('main')
  })

  test("the runes serve for Reactions in the opponent's turn", () => {
    const s = arena({
      players: [
        { ...seat, hand: ['En Garde'], base: ['V1'] },
        { hand: ['Mobilize'], runes: { body: 2 } },
      ],
    })
    s.endTurn().choose('#0').resolve()
    s.play(1, 'Mobilize').pass()
    s.play(0, 'En Garde', { targets: ['V1'] })
      .resolve()
      .quiet()
    expect(s.might('V1')).toBe(3)
  })
})

describe('OGS-018 Tibbers', () => {
  printed('OGS-018', 'Tibbers', {
    signature: 'Annie',
    domains: ['fury', 'chaos'],
    energy: 8,
    power: ['fury/chaos', 'fury/chaos'],
    might: 7,
    tags: ['Annie'],
  })
  onlyItself('Tibbers', 'play')

  const seat = { hand: ['Tibbers'], runes: { fury: 8 } }

  test('deals 3 to all units at battlefields, friends too, and to none in a base', () => {
    const s = arena({
      players: [{ ...seat, base: ['V1'] }, { base: ['V2'] }],
      battlefields: [{ units: { 0: ['V3', 'V5'] } }, { units: { 1: ['V4', 'V3', 'V1'] } }],
    })
    s.play(0, 'Tibbers', { place: 'base0' }).resolve().quiet()
    expect(s.cards(0, 'trash')).toEqual(['V3'])
    expect(s.cards(1, 'trash').sort()).toEqual(['V1', 'V3'])
    expect([s.damage('V5'), s.damage('V4'), s.damage('V2'), s.damage('Tibbers')]).toEqual([3, 3, 0, 0])
  })

  test('played to a battlefield he burns himself as well', () => {
    const s = arena({ players: [seat, {}], battlefields: [{ units: { 0: ['V5'] } }, {}] })
    s.play(0, 'Tibbers', { place: 'bf0' }).resolve().quiet()
    expect([s.damage('Tibbers'), s.damage('V5')]).toEqual([3, 3])
  })

  test.each([
    [{ fury: 8 }, true],
    [{ chaos: 8 }, true],
    [{ fury: 7, chaos: 1 }, true],
    [{ order: 7, chaos: 1 }, false],
    [{ order: 6, chaos: 2 }, true],
  ])('[ruling:core1-c-shorthand-multi] with the runes %j he can be paid: %s', (runes, can) => {
    const s = arena({ players: [{ hand: ['Tibbers'], runes: runes as Record<string, number> }, {}] })
    expect(s.engine.apply(s.state, 0, { type: 'play', card: s.key('Tibbers') }).ok).toBe(can)
  })

  test("all die at the same time: a battlefield emptied of both sides is nobody's", () => {
    const s = arena({ players: [seat, {}], battlefields: [{ units: { 0: ['V1', 'V2'] } }, { units: { 1: ['V3', 'V2'] } }] })
    s.play(0, 'Tibbers', { place: 'base0' }).resolve().quiet()
    expect([s.controller('bf0'), s.controller('bf1')]).toEqual([-1, -1])
    expect(s.lastEvents.filter(e => e.type === 'die')).toHaveLength(4)
  })

  test('is not a spell: Lux, Lady of Luminosity draws nothing', () => {
    const s = arena({ players: [{ ...seat, legend: 'Lux, Lady of Luminosity' }, {}] })
    s.play(0, 'Tibbers', { place: 'base0' }).resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual([])
  })
})

describe('OGS-019 Master Yi, Wuju Bladesman', () => {
  const legend = { legend: 'Master Yi, Wuju Bladesman' }
  const attack = (units: string[]) => {
    const s = arena({ players: [{ base: ['V9'] }, legend], battlefields: [{ units: { 1: units } }, { units: { 1: ['V4'] } }] })
    return s.move(0, ['V9'], 'bf0')
  }

  test('a friendly unit that defends alone has +2', () => {
    const s = attack(['V3'])
    expect([s.might('V3'), s.might('V4'), s.might('V9')]).toEqual([5, 4, 9])
    s.close().quiet()
    expect(s.where('V3')).toBe('trash')
  })

  test('two that defend together have nothing', () => {
    const s = attack(['V3', 'V2'])
    expect([s.might('V3'), s.might('V2')]).toEqual([3, 2])
  })

  test('nor has one that attacks alone, or an enemy that defends alone', () => {
    const s = arena({ players: [{ ...legend, base: ['V3'] }, {}], battlefields: [{ units: { 1: ['V4'] } }, {}] })
    s.move(0, ['V3'], 'bf0')
    expect([s.might('V3'), s.might('V4')]).toEqual([3, 4])
  })

  test('it comes as soon as the companion has left', () => {
    const s = arena({
      players: [{ base: ['V9'] }, { ...legend, hand: ['Flash'], runes: { chaos: 2 } }],
      battlefields: [{ units: { 1: ['V3', 'V2'] } }, {}],
    })
    s.move(0, ['V9'], 'bf0').pass()
    s.play(1, 'Flash', { targets: [['V2']] }).resolve()
    expect([s.might('V3'), s.might('V2')]).toEqual([5, 2])
  })

  test('adds to Wielder of Water and Shield', () => {
    expect(attack(['Wielder of Water']).might('Wielder of Water')).toBe(6)
    expect(attack(['Stalwart Poro']).might('Stalwart Poro')).toBe(5)
  })
})

describe('OGS-021 Lux, Lady of Luminosity', () => {
  const seat = { legend: 'Lux, Lady of Luminosity' }

  test.each([
    ['Disintegrate', 4, 0],
    ['Falling Comet', 5, 1],
    ['Final Spark', 8, 1],
  ])('%s (%i Energy) draws %i', (spell, energy, drawn) => {
    const s = arena({ players: [{ ...seat, hand: [spell], energy }, {}], battlefields: [{ units: { 1: ['V12'] } }, {}] })
    s.play(0, spell, { targets: ['V12'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand')).toHaveLength(drawn)
  })

  test("draws for her own player's spells only", () => {
    const s = arena({ players: [seat, { hand: ['Final Spark'], energy: 8, base: ['V12'] }], turnPlayer: 1 })
    s.play(1, 'Final Spark', { targets: ['V12'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('both Luxes see the same spell', () => {
    const s = arena({ players: [{ ...seat, base: ['Lux, Illuminated'], hand: ['Final Spark'], energy: 8 }, { base: ['V12'] }] })
    s.play(0, 'Final Spark', { targets: ['V12'] })
      .resolve()
      .choose('#0', '#1')
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand')).toHaveLength(1)
    expect(s.might('Lux, Illuminated')).toBe(8)
  })
})

describe('OGS-022 Final Spark', () => {
  printed('OGS-022', 'Final Spark', {
    signature: 'Lux',
    targets: [[1, 1]],
    domains: ['mind', 'order'],
    energy: 8,
    tags: ['Lux'],
    timing: 'action',
  })

  test.each([
    ['V8', 'trash', 0],
    ['V9', 'base1', 8],
  ] as const)('deals 8 to %s even in a base', (unit, where, damage) => {
    const s = arena({ players: [{ hand: ['Final Spark'], energy: 8 }, { base: [unit] }] })
    s.play(0, 'Final Spark', { targets: [unit] })
      .resolve()
      .quiet()
    expect(s.where(unit)).toBe(where)
    expect(s.damage(unit)).toBe(damage)
  })

  test('any unit on the board can be chosen', () => {
    const s = arena({
      players: [{ hand: ['Final Spark'], energy: 8, base: ['V1'] }, { base: ['V2'] }],
      battlefields: [{ units: { 0: ['V3'] } }, { units: { 1: ['V4'] } }],
    })
    s.act(0, { type: 'play', card: s.key('Final Spark') })
    expect(s.options().sort()).toEqual(['V1', 'V2', 'V3', 'V4'])
  })
})

describe('OGS-023 Garen, Might of Demacia', () => {
  const conquer = (moving: string[], more: string[] = []) => {
    const s = arena({ players: [{ legend: 'Garen, Might of Demacia', base: [...moving, ...more] }, {}] })
    return s.move(0, moving, 'bf0').close().quiet()
  }

  test.each([
    [['V1', 'V2', 'V3', 'V4'], 2],
    [['V1', 'V2', 'V3', 'V4', 'V5'], 2],
    [['V1', 'V2', 'V3'], 0],
  ])('conquering with %j draws %i', (units, drawn) => {
    const s = conquer(units)
    expect(s.points(0)).toBe(1)
    expect(s.cards(0, 'hand')).toHaveLength(drawn)
  })

  test('units elsewhere do not count', () => {
    expect(conquer(['V1', 'V2', 'V3'], ['V4', 'V5']).cards(0, 'hand')).toEqual([])
  })

  test('those that fell in the combat do not count', () => {
    const s = arena({
      players: [{ legend: 'Garen, Might of Demacia', base: ['V1', 'V9', 'V2', 'V3'] }, {}],
      battlefields: [{ units: { 1: ['V1'] } }, {}],
    })
    s.move(0, ['V9', 'V2', 'V3'], 'bf0')
    s.close().assign({ V2: 0, V3: 0, V9: 1 }).quiet()
    expect(s.units('bf0', 0)).toHaveLength(3)
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('holding with four is not conquering', () => {
    const s = arena({
      players: [{ legend: 'Garen, Might of Demacia' }, {}],
      turnPlayer: 1,
      battlefields: [{ units: { 0: ['V1', 'V2', 'V3', 'V4'] } }, {}],
    })
    s.endTurn().quiet()
    expect(s.points(0)).toBe(1)
    expect(s.cards(0, 'hand')).toHaveLength(1) // the draw of the turn
  })

  test("the opponent's conquest is none of his business", () => {
    const s = arena({ players: [{ base: ['V1', 'V2', 'V3', 'V4'] }, { legend: 'Garen, Might of Demacia' }] })
    s.move(0, ['V1', 'V2', 'V3', 'V4'], 'bf0').close().quiet()
    expect([s.cards(0, 'hand'), s.cards(1, 'hand')]).toEqual([[], []])
  })

  test('[383.2.a.1] four are counted when the trigger happens: one may leave in answer', () => {
    const s = arena({
      players: [{ legend: 'Garen, Might of Demacia', base: ['V1', 'V2', 'V3', 'V4'], hand: ['Flash'], runes: { chaos: 2 } }, {}],
    })
    s.move(0, ['V1', 'V2', 'V3', 'V4'], 'bf0').pass(2)
    expect(s.asked()).toBe('priority')
    s.play(0, 'Flash', { targets: [['V1']] })
      .resolve()
      .quiet()
    expect(s.units('bf0')).toHaveLength(3)
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })

  test('the Recruit of Noxian Drummer can be the fourth', () => {
    const s = arena({ players: [{ legend: 'Garen, Might of Demacia', base: ['V1', 'V2', 'Noxian Drummer'] }, {}] })
    s.move(0, ['V1', 'V2', 'Noxian Drummer'], 'bf0').resolve().close().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })
})

describe('OGS-024 Decisive Strike', () => {
  printed('OGS-024', 'Decisive Strike', {
    signature: 'Garen',
    domains: ['body', 'order'],
    energy: 5,
    power: ['body/order'],
    tags: ['Garen'],
    timing: 'action',
  })

  test('gives all friendly units +2 this turn, wherever they are', () => {
    const s = arena({
      players: [{ hand: ['Decisive Strike', 'Daring Poro'], base: ['V1'], runes: { order: 8 } }, { base: ['V3'] }],
      battlefields: [{ units: { 0: ['V2'] } }, {}],
    })
    s.play(0, 'Decisive Strike').resolve().quiet()
    expect([s.might('V1'), s.might('V2'), s.might('V3')]).toEqual([3, 4, 3])
    s.play(0, 'Daring Poro', { place: 'base0' })
    expect(s.might('Daring Poro')).toBe(2) // it came later
    s.endTurn()
    expect([s.might('V1'), s.might('V2')]).toEqual([1, 2])
  })

  test('may be played without a unit', () => {
    const s = arena({ players: [{ hand: ['Decisive Strike'], runes: { body: 5 } }, {}] })
    s.play(0, 'Decisive Strike').resolve().quiet()
    expect(s.cards(0, 'trash')).toEqual(['Decisive Strike'])
  })
})
