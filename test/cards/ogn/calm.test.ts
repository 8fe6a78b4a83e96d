import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('OGN-046 En Garde', () => {
  printed('OGN-046', 'En Garde', { targets: [[1, 1]], domains: ['calm'], energy: 1, timing: 'reaction' })

  const hand = { hand: ['En Garde'], runes: { calm: 1 } }

  test.each([
    ['alone at a battlefield', { battlefields: [{ units: { 0: ['V3'] } }, {}] }, [], 5],
    ['with another own unit there', { battlefields: [{ units: { 0: ['V3', 'V1'] } }, {}] }, [], 4],
    ['with an own unit elsewhere only', { battlefields: [{ units: { 0: ['V3'] } }, { units: { 0: ['V1'] } }] }, ['V2'], 5],
    ['alone in the base', {}, ['V3'], 5],
    ['in the base with another', {}, ['V3', 'V2'], 4],
  ])('%s', (_, position, base, might) => {
    const s = arena({ players: [{ ...hand, base }, {}], ...position })
    s.play(0, 'En Garde', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.might('V3')).toBe(might)
  })

  test('enemy units at the battlefield do not count as company', () => {
    const s = arena({ players: [{ ...hand, base: ['V3'] }, {}], battlefields: [{ units: { 1: ['V9'] } }, {}] })
    s.move(0, ['V3'], 'bf0')
    s.play(0, 'En Garde', { targets: ['V3'] }).resolve()
    expect(s.might('V3')).toBe(5)
  })

  test('looks at who is there when it resolves, not when it is played', () => {
    const s = arena({
      players: [{ hand: ['En Garde', 'Flash'], runes: { calm: 1, chaos: 2 } }, {}],
      battlefields: [{ units: { 0: ['V3', 'V1'] } }, {}],
    })
    s.play(0, 'En Garde', { targets: ['V3'] })
    s.play(0, 'Flash', { targets: ['V1'] })
      .resolve()
      .quiet()
    expect(s.might('V3')).toBe(5)
  })

  test('ends with the turn', () => {
    const s = arena({ players: [{ ...hand, base: ['V3'] }, {}] })
    s.play(0, 'En Garde', { targets: ['V3'] })
      .resolve()
      .endTurn()
    expect(s.might('V3')).toBe(3)
  })

  test("can't choose an enemy unit", () => {
    const s = arena({ players: [hand, { base: ['V3'] }] })
    expect(s.refuse(0, { type: 'play', card: s.key('En Garde') }).code).toBe('noTargets')
  })

  test('[ruling:rj-6963] comes too late when the answer kills the unit first', () => {
    const s = arena({
      players: [
        { ...hand, base: ['V2', 'V9'] },
        { hand: ['Cannon Barrage'], runes: { body: 2 } },
      ],
      battlefields: [{ units: { 1: ['V10'] } }, {}],
    })
    s.move(0, ['V2', 'V9'], 'bf0')
    s.play(0, 'En Garde', { targets: ['V2'] }).pass()
    s.play(1, 'Cannon Barrage').resolve()
    expect(s.where('V2')).toBe('trash')
    expect(s.damage('V9')).toBe(2)
    expect(s.might('V9')).toBe(9)
  })

  test('[ruling:rj-7552] saves a unit from Gust, which asks for its Might again', () => {
    const s = arena({
      players: [{ hand: ['Gust'], runes: { chaos: 1 } }, hand],
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    s.play(0, 'Gust', { targets: ['V3'] }).pass()
    s.play(1, 'En Garde', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('bf0')
    expect(s.might('V3')).toBe(5)
    expect(s.cards(0, 'trash')).toEqual(['Gust'])
  })
})

describe('OGN-048 Meditation', () => {
  printed('OGN-048', 'Meditation', { domains: ['calm'], energy: 2, timing: 'reaction' })

  const hand = { hand: ['Meditation'], runes: { calm: 2 } }

  test('[355.1.a] with a unit exhausted it draws 2', () => {
    const s = arena({ players: [{ ...hand, base: ['V3', 'V4'] }, {}] })
    s.play(0, 'Meditation', { pay: [true], costs: [['V3']] })
    expect(s.isExhausted('V3')).toBe(true) // paid before anybody may answer
    expect(s.isExhausted('V4')).toBe(false)
    s.resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })

  test('[355.1.a] without the cost it draws 1', () => {
    const s = arena({ players: [{ ...hand, base: ['V3'] }, {}] })
    s.play(0, 'Meditation', { pay: [false] })
      .resolve()
      .quiet()
    expect(s.isExhausted('V3')).toBe(false)
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test.each([
    ['there is no unit', []],
    ['the only unit is exhausted', [{ card: 'V3', exhausted: true }]],
  ])('is not asked for the cost when %s, and draws 1', (_, base) => {
    const s = arena({ players: [{ ...hand, base }, { base: ['V5'] }] })
    s.play(0, 'Meditation')
    expect(s.asked()).toBe('priority')
    s.resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(1)
    expect(s.isExhausted('V5')).toBe(false) // an enemy unit can't pay
  })

  test('draws 2 although the exhausted unit is gone by then', () => {
    const s = arena({
      players: [hand, { hand: ['Gust'], runes: { chaos: 1 } }],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    s.play(0, 'Meditation', { pay: [true] }).pass()
    s.play(1, 'Gust', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand')).toEqual(['V3', 'Filler', 'Filler'])
  })

  test("Lux, Crownguard can't both be exhausted for it and pay it", () => {
    const s = arena({ players: [{ hand: ['Meditation'], base: ['Lux, Crownguard'] }, {}] })
    // Her Energy is needed, so the additional cost is not offered.
    s.act(0, { type: 'play', card: s.key('Meditation') })
    expect(s.asked()).toBe('payment')
    s.act(0, { type: 'activate', object: s.key('Lux, Crownguard'), ability: 0 })
    expect(s.asked()).toBe('priority')
    s.resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })
})

describe('OGN-049 Playful Phantom', () => {
  printed('OGN-049', 'Playful Phantom', { domains: ['calm'], energy: 5, might: 5, tags: ['Spirit', 'Shadow Isles'] })

  test('deals and takes damage by its Might of 5', () => {
    const s = arena({ players: [{ base: ['Playful Phantom'] }, {}], battlefields: [{ units: { 1: ['V5'] } }, {}] })
    s.move(0, ['Playful Phantom'], 'bf0').close().quiet()
    expect([s.where('Playful Phantom'), s.where('V5')]).toEqual(['trash', 'trash'])
  })

  test('survives 4 and conquers', () => {
    const s = arena({ players: [{ base: ['Playful Phantom'] }, {}], battlefields: [{ units: { 1: ['V4'] } }, {}] })
    s.move(0, ['Playful Phantom'], 'bf0').close().quiet()
    expect(s.controller('bf0')).toBe(0)
    expect(s.damage('Playful Phantom')).toBe(0)
    expect(s.points(0)).toBe(1)
  })
})

describe('OGN-052 Stalwart Poro', () => {
  printed('OGN-052', 'Stalwart Poro', { domains: ['calm'], energy: 2, might: 2, tags: ['Poro'] })

  test('[814.1.c] has 3 Might while it defends', () => {
    const s = arena({ players: [{ base: ['V2'] }, {}], battlefields: [{ units: { 1: ['Stalwart Poro'] } }, {}] })
    expect(s.might('Stalwart Poro')).toBe(2)
    s.move(0, ['V2'], 'bf0')
    expect(s.might('Stalwart Poro')).toBe(3)
    s.close().quiet()
    expect(s.where('Stalwart Poro')).toBe('bf0')
    expect(s.might('Stalwart Poro')).toBe(2)
    expect(s.where('V2')).toBe('trash')
  })

  test('gets nothing while it attacks', () => {
    const s = arena({ players: [{ base: ['Stalwart Poro'] }, {}], battlefields: [{ units: { 1: ['V1'] } }, {}] })
    s.move(0, ['Stalwart Poro'], 'bf0')
    expect(s.might('Stalwart Poro')).toBe(2)
  })

  test('[ruling:rj-8079] puts nothing on the chain as it enters a battlefield, and has 2 Might there', () => {
    const s = arena({
      players: [{ hand: ['Stalwart Poro'], runes: { calm: 2 } }, {}],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    s.play(0, 'Stalwart Poro', { place: 'bf0' }).quiet()
    expect(s.where('Stalwart Poro')).toBe('bf0')
    expect(s.might('Stalwart Poro')).toBe(2)
  })

  test('[ruling:rj-7812] defends with 3 Might before anybody may act, still within reach of Gust', () => {
    const s = arena({
      players: [{ base: ['V9'], hand: ['Gust'], runes: { chaos: 1 } }, {}],
      battlefields: [{ units: { 1: ['Stalwart Poro'] } }, {}],
    })
    s.move(0, ['V9'], 'bf0')
    expect(s.asked()).toBe('focus')
    expect(s.might('Stalwart Poro')).toBe(3)
    s.play(0, 'Gust', { targets: ['Stalwart Poro'] }).resolve()
    expect(s.cards(1, 'hand')).toEqual(['Stalwart Poro'])
  })
})

describe('OGN-055 Wielder of Water', () => {
  printed('OGN-055', 'Wielder of Water', { domains: ['calm'], energy: 3, might: 2, tags: ['Ionia'] })

  test.each([
    ['attacks alone', ['Wielder of Water'], 4],
    ['attacks with another', ['Wielder of Water', 'V1'], 2],
  ])('%s', (_, units, might) => {
    const s = arena({ players: [{ base: units }, {}], battlefields: [{ units: { 1: ['V9', 'V8'] } }, {}] })
    expect(s.might('Wielder of Water')).toBe(2)
    s.move(0, units, 'bf0')
    expect(s.might('Wielder of Water')).toBe(might)
  })

  test.each([
    ['defends alone', ['Wielder of Water'], 4],
    ['defends with another', ['Wielder of Water', 'V1'], 2],
  ])('%s', (_, units, might) => {
    const s = arena({ players: [{ base: ['V9'] }, {}], battlefields: [{ units: { 1: units } }, {}] })
    s.move(0, ['V9'], 'bf0')
    expect(s.might('Wielder of Water')).toBe(might)
  })

  test('has only 2 in a showdown without combat, however lonely', () => {
    const s = arena({ players: [{ base: ['Wielder of Water'] }, {}] })
    s.move(0, ['Wielder of Water'], 'bf0')
    expect(s.asked()).toBe('focus')
    expect(s.might('Wielder of Water')).toBe(2)
  })

  test('becomes alone when the other attacker leaves', () => {
    const s = arena({
      players: [{ base: ['Wielder of Water', 'V1'], hand: ['Flash'], runes: { chaos: 2 } }, {}],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    s.move(0, ['Wielder of Water', 'V1'], 'bf0')
    s.play(0, 'Flash', { targets: ['V1'] }).resolve()
    expect(s.might('Wielder of Water')).toBe(4)
  })

  test('[ruling:rj-7916] keeps reductions that were counted while it was bigger: 0 Might in the base, and it lives', () => {
    const s = arena({
      players: [
        { base: ['Wielder of Water'], hand: ['Flash'], runes: { chaos: 2 } },
        { hand: ['Stupefy', 'Stupefy'], runes: { mind: 2 } },
      ],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    s.move(0, ['Wielder of Water'], 'bf0').pass()
    s.play(1, 'Stupefy', { targets: ['Wielder of Water'] })
    s.play(1, 'Stupefy', { targets: ['Wielder of Water'] }).resolve()
    expect(s.might('Wielder of Water')).toBe(2)
    s.play(0, 'Flash', { targets: ['Wielder of Water'] }).resolve()
    expect(s.where('Wielder of Water')).toBe('base0')
    expect(s.might('Wielder of Water')).toBe(0)
  })
})
