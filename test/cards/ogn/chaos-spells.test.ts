import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('OGN-169 Gust', () => {
  printed('OGN-169', 'Gust', { targets: [[1, 1]], domains: ['chaos'], energy: 1, timing: 'reaction' })

  const hand = { hand: ['Gust'], runes: { chaos: 1 } }
  const options = (s: ReturnType<typeof arena>) => {
    s.act(0, { type: 'play', card: s.key('Gust') })
    return s.options()
  }

  test('returns a unit with 3 Might to hand', () => {
    const s = arena({ players: [hand, {}], battlefields: [{ units: { 1: ['V3'] } }, {}] })
    s.play(0, 'Gust', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'hand')).toEqual(['V3'])
    expect(s.controller('bf0')).toBe(-1)
  })

  test('offers units at battlefields with up to 3 Might, of either player', () => {
    const s = arena({
      players: [{ ...hand, base: ['V1'] }, { base: [{ card: 'V1', as: 'home' }] }],
      battlefields: [{ units: { 0: ['V2', 'V5'] } }, { units: { 1: ['V3', 'V4'] } }],
    })
    expect(options(s)).toEqual(['V2', 'V3'])
  })

  test('looks at the Might it has now, not the printed one', () => {
    const s = arena({
      players: [hand, {}],
      battlefields: [{ card: 'Trifarian War Camp', units: { 1: ['V3'] } }, { units: { 1: ['Stalwart Poro', 'V1'] } }],
    })
    expect(options(s)).toEqual(['Stalwart Poro', 'V1'])
  })

  test('goes to the hand of its owner', () => {
    const s = arena({ players: [hand, {}], battlefields: [{ units: { 0: [{ card: 'V2', owner: 1 }] } }, {}] })
    s.play(0, 'Gust', { targets: ['V2'] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'hand')).toEqual(['V2'])
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[186.1] a token ceases to exist instead of lying in a hand', () => {
    const s = arena({ players: [hand, {}], battlefields: [{ units: { 1: ['Recruit'] } }, {}] })
    s.play(0, 'Gust', { targets: ['Recruit'] })
      .resolve()
      .quiet()
    expect(s.exists('Recruit')).toBe(false)
    expect(s.cards(1, 'hand')).toEqual([])
  })

  test('[359.3.e.2] does nothing when the unit is in its base by then', () => {
    const s = arena({ players: [hand, { hand: ['Flash'], runes: { chaos: 2 } }], battlefields: [{ units: { 1: ['V3'] } }, {}] })
    s.play(0, 'Gust', { targets: ['V3'] }).pass()
    s.play(1, 'Flash', { targets: [['V3']] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('base1')
  })

  test('[124] what comes back is a new object: damage and effects are forgotten', () => {
    const s = arena({
      players: [{ hand: ['Gust', 'Stupefy'], runes: { chaos: 1, mind: 1 } }, {}],
      battlefields: [{ units: { 0: [{ card: 'V3', damage: 1 }] } }, {}],
    })
    s.play(0, 'Stupefy', { targets: ['V3'] }).resolve()
    const before = s.key('V3')
    s.play(0, 'Gust', { targets: ['V3'] }).resolve()
    s.play(0, 'V3', { place: 'base0' }).quiet()
    expect(s.key('V3')).not.toBe(before)
    expect([s.might('V3'), s.damage('V3')]).toEqual([3, 0])
  })
})

describe('OGN-170 Morbid Return', () => {
  printed('OGN-170', 'Morbid Return', { targets: [[1, 1]], domains: ['chaos'], energy: 2, timing: 'action' })

  const hand = { hand: ['Morbid Return'], runes: { chaos: 2 } }

  test('returns a unit from the trash to hand', () => {
    const s = arena({ players: [{ ...hand, trash: ['V5', 'V6'] }, {}] })
    s.play(0, 'Morbid Return', { targets: ['V6'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand')).toEqual(['V6'])
    expect(s.cards(0, 'trash')).toEqual(['V5', 'Morbid Return'])
  })

  test('finds units only, and only in the own trash', () => {
    const s = arena({ players: [{ ...hand, trash: ['V5', 'Gust', 'V6'] }, { trash: ['V7'] }] })
    s.act(0, { type: 'play', card: s.key('Morbid Return') })
    expect(s.options()).toEqual(['V5', 'V6'])
  })

  test.each([[[]], [['Gust']]])("can't be played with %j in the trash", trash => {
    const s = arena({ players: [{ ...hand, trash }, { trash: ['V7'] }] })
    expect(s.refuse(0, { type: 'play', card: s.key('Morbid Return') }).code).toBe('noTargets')
  })
})
