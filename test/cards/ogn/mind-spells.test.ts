import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('OGN-085 Falling Comet', () => {
  printed('OGN-085', 'Falling Comet', { targets: [[1, 1]], domains: ['mind'], energy: 5, timing: 'action' })

  const hand = { hand: ['Falling Comet'], runes: { mind: 5 } }

  test.each([
    ['V6', 'trash', 0],
    ['V7', 'bf0', 6],
  ] as const)('on %s', (unit, where, damage) => {
    const s = arena({ players: [hand, {}], battlefields: [{ units: { 1: [unit] } }, {}] })
    s.play(0, 'Falling Comet', { targets: [unit] })
      .resolve()
      .quiet()
    expect(s.where(unit)).toBe(where)
    expect(s.damage(unit)).toBe(damage)
  })

  test('chooses among units at battlefields only, friend or foe', () => {
    const s = arena({
      players: [{ ...hand, base: ['V1'] }, { base: ['V2'] }],
      battlefields: [{ units: { 0: ['V3'] } }, { units: { 1: ['V4'] } }],
    })
    s.act(0, { type: 'play', card: s.key('Falling Comet') })
    expect(s.options()).toEqual(['V3', 'V4'])
  })

  test('[359.3.e.2] misses a unit that Flash took to its base', () => {
    const s = arena({ players: [hand, { hand: ['Flash'], runes: { chaos: 2 } }], battlefields: [{ units: { 1: ['V3'] } }, {}] })
    s.play(0, 'Falling Comet', { targets: ['V3'] }).pass()
    s.play(1, 'Flash', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('base1')
    expect(s.damage('V3')).toBe(0)
  })

  test('[ruling:rj-9338] Tank protects nobody from a spell', () => {
    const s = arena({ players: [hand, {}], battlefields: [{ units: { 1: ['Lecturing Yordle', 'V3'] } }, {}] })
    s.play(0, 'Falling Comet', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('trash')
    expect(s.where('Lecturing Yordle')).toBe('bf0')
  })
})

describe('OGN-095 Stupefy', () => {
  printed('OGN-095', 'Stupefy', { targets: [[1, 1]], domains: ['mind'], energy: 1, timing: 'reaction' })

  const hand = { hand: ['Stupefy'], runes: { mind: 1 } }

  test.each([
    ['V3', 2],
    ['V2', 1],
    ['V1', 1],
  ] as const)('%s has %i Might afterwards, and its player draws', (unit, might) => {
    const s = arena({ players: [hand, { base: [unit] }] })
    s.play(0, 'Stupefy', { targets: [unit] })
      .resolve()
      .quiet()
    expect(s.might(unit)).toBe(might)
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('ends with the turn', () => {
    const s = arena({ players: [hand, { base: ['V3'] }] })
    s.play(0, 'Stupefy', { targets: ['V3'] })
      .resolve()
      .endTurn()
    expect(s.might('V3')).toBe(3)
  })

  test('the limit of 1 is applied once: later increases count in full', () => {
    const s = arena({ players: [{ hand: ['Stupefy', 'En Garde'], runes: { mind: 1, calm: 1 }, base: ['V1'] }, {}] })
    s.play(0, 'Stupefy', { targets: ['V1'] }).resolve()
    s.play(0, 'En Garde', { targets: ['V1'] }).resolve()
    expect(s.might('V1')).toBe(3)
  })

  test('[359.3.e.5] draws though its unit is gone', () => {
    const s = arena({ players: [hand, { hand: ['Gust'], runes: { chaos: 1 } }], battlefields: [{ units: { 1: ['V3'] } }, {}] })
    s.play(0, 'Stupefy', { targets: ['V3'] }).pass()
    s.play(1, 'Gust', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[142.4.b] [ruling:rj-6513] kills a damaged unit before anybody gets Priority', () => {
    const s = arena({
      players: [hand, { hand: ['Gust'], runes: { chaos: 1 } }],
      battlefields: [{}, { units: { 1: [{ card: 'V4', damage: 3 }] } }],
    })
    s.play(0, 'Stupefy', { targets: ['V4'] })
      .pass(2)
      .quiet()
    expect(s.where('V4')).toBe('trash')
    expect(s.cards(1, 'hand')).toEqual(['Gust'])
  })

  test('[ruling:rj-12073] finishes what Singularity began', () => {
    const s = arena({ players: [{ hand: ['Singularity', 'Stupefy'], runes: { mind: 7 } }, { base: ['V7'] }] })
    s.play(0, 'Singularity', { targets: [['V7']] }).resolve()
    expect(s.damage('V7')).toBe(6)
    s.play(0, 'Stupefy', { targets: ['V7'] })
      .resolve()
      .quiet()
    expect(s.where('V7')).toBe('trash')
  })

  test('[477.3.b] [ruling:sfaq-zero-might] its -1 stays when the War Camp is left behind: 0 Might, alive', () => {
    const s = arena({
      players: [
        { hand: ['Stupefy', 'Stupefy'], runes: { mind: 2 } },
        { hand: ['Mobilize', 'Mobilize'], runes: { body: 4 } },
      ],
      turnPlayer: 1,
      battlefields: [{ card: 'Trifarian War Camp', units: { 1: ['Recruit'] } }, {}],
    })
    const stupefy = () => {
      s.play(1, 'Mobilize').pass()
      s.play(0, 'Stupefy', { targets: ['Recruit'] })
        .resolve()
        .quiet()
    }
    expect(s.might('Recruit')).toBe(2)
    stupefy()
    expect(s.might('Recruit')).toBe(1)
    s.move(1, ['Recruit'], 'base1').quiet()
    expect(s.where('Recruit')).toBe('base1')
    expect(s.might('Recruit')).toBe(0)
    stupefy() // the minimum is no reason to raise it
    expect(s.might('Recruit')).toBe(0)
    s.endTurn()
    expect(s.might('Recruit')).toBe(1)
  })

  test('[ruling:rj-8510] Void Gate does not make it bigger', () => {
    const s = arena({ players: [hand, {}], battlefields: [{ card: 'Void Gate', units: { 1: ['V5'] } }, {}] })
    s.play(0, 'Stupefy', { targets: ['V5'] })
      .resolve()
      .quiet()
    expect(s.might('V5')).toBe(4)
    expect(s.damage('V5')).toBe(0)
  })
})

describe('OGN-105 Singularity', () => {
  printed('OGN-105', 'Singularity', { targets: [[0, 2]], domains: ['mind'], energy: 6, power: ['mind', 'mind'], timing: 'main' })

  const hand = { hand: ['Singularity'], runes: { mind: 6 } }
  const begin = (s: ReturnType<typeof arena>) => s.act(0, { type: 'play', card: s.key('Singularity') })

  test('deals 6 to each of two units, wherever they are', () => {
    const s = arena({ players: [hand, { base: ['V6'] }], battlefields: [{ units: { 1: ['V7'] } }, {}] })
    s.play(0, 'Singularity', { targets: [['V6', 'V7']] })
      .resolve()
      .quiet()
    expect(s.where('V6')).toBe('trash')
    expect(s.damage('V7')).toBe(6)
  })

  test('[ruling:rj-7978,rj-9160] reaches units in a base and at a battlefield', () => {
    const s = arena({ players: [hand, { base: ['V5'] }], battlefields: [{ units: { 1: ['V6'] } }, {}] })
    s.play(0, 'Singularity', { targets: [['V6', 'V5']] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'trash').sort()).toEqual(['V5', 'V6'])
  })

  test('[ruling:rj-8602,rj-8662,rj-7180] both may be of any player but they must differ', () => {
    const s = arena({ players: [{ ...hand, base: ['V9'] }, { base: ['V10'] }] })
    begin(s)
    expect(s.options().sort()).toEqual(['V10', 'V9'])
    expect(s.open().max).toBe(2)
    expect(s.refuse(0, { type: 'answer', choose: [0, 0] }).code).not.toBe('')
    s.choose('V9', 'V10').resolve()
    expect([s.damage('V9'), s.damage('V10')]).toEqual([6, 6])
  })

  test('three units are one too many', () => {
    const s = arena({ players: [{ ...hand, base: ['V9', 'V8'] }, { base: ['V10'] }] })
    begin(s)
    expect(s.refuse(0, { type: 'answer', choose: [0, 1, 2] }).rule).not.toBe('')
  })

  test('[ruling:rj-9075,rj-10861] one unit is enough', () => {
    const s = arena({ players: [{ ...hand, base: ['V4'] }, { base: ['V5'] }] })
    s.play(0, 'Singularity', { targets: [['V5']] })
      .resolve()
      .quiet()
    expect(s.where('V5')).toBe('trash')
    expect(s.damage('V4')).toBe(0)
  })

  test('[ruling:rj-9363,rj-7105] may be played for nobody, and counts as played', () => {
    const s = arena({ players: [{ ...hand, base: ['Ravenbloom Student'] }, {}] })
    s.play(0, 'Singularity', { targets: [[]] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'trash')).toEqual(['Singularity'])
    expect(s.might('Ravenbloom Student')).toBe(3)
    expect(s.damage('Ravenbloom Student')).toBe(0)
    const empty = arena({ players: [hand, {}] })
    empty.play(0, 'Singularity').resolve().quiet()
    expect(empty.cards(0, 'trash')).toEqual(['Singularity'])
  })

  test('[ruling:rj-10119] finds a unit that Flash took to its base', () => {
    const s = arena({ players: [hand, { hand: ['Flash'], runes: { chaos: 2 } }], battlefields: [{ units: { 1: ['V5'] } }, {}] })
    s.play(0, 'Singularity', { targets: [['V5']] }).pass()
    s.play(1, 'Flash', { targets: [['V5']] })
    expect(s.where('V5')).toBe('bf0')
    s.pass(2)
    expect(s.where('V5')).toBe('base1')
    s.resolve().quiet()
    expect(s.where('V5')).toBe('trash')
  })

  test('[359.3.e.8] [ruling:rj-6922] when one of two is gone the other is dealt 6', () => {
    const s = arena({
      players: [hand, { hand: ['Gust'], runes: { chaos: 1 } }],
      battlefields: [{ units: { 1: ['V3', 'V9'] } }, {}],
    })
    s.play(0, 'Singularity', { targets: [['V3', 'V9']] }).pass()
    s.play(1, 'Gust', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('hand')
    expect(s.damage('V9')).toBe(6)
  })

  test('[715.2] [ruling:core7-bonus-damage-each-target,cr-bonus-each] Annie, Fiery adds 1 to each', () => {
    const s = arena({ players: [{ ...hand, base: ['Annie, Fiery'] }, { base: ['V7', 'V8'] }] })
    s.play(0, 'Singularity', { targets: [['V7', 'V8']] })
      .resolve()
      .quiet()
    expect(s.where('V7')).toBe('trash')
    expect(s.damage('V8')).toBe(7)
  })
})
