/** Cards with Repeat, of Spiritforged and Unleashed. */
import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('SFD-034 Feral Strength', () => {
  printed('SFD-034', 'Feral Strength', { domains: ['calm'], energy: 2, targets: [[1, 1]], timing: 'reaction' })

  const cast = (calm: number, pay: boolean[], targets: string[]) =>
    arena({ players: [{ hand: ['Feral Strength'], base: ['V1', 'V2'], runes: { calm } }, {}] })
      .play(0, 'Feral Strength', { pay, targets })
      .resolve()

  test('[820.2.a] repeated it strengthens two units, or one twice', () => {
    const two = cast(4, [true], ['V1', 'V2'])
    expect([two.might('V1'), two.might('V2'), two.runes(0).ready]).toEqual([3, 4, 0])
    const one = cast(4, [true], ['V1', 'V1'])
    expect([one.might('V1'), one.might('V2')]).toEqual([5, 2])
  })

  test('[820.1.c.1] with three runes it can not be repeated', () => {
    const s = cast(3, [], ['V1'])
    expect([s.might('V1'), s.runes(0).ready]).toEqual([3, 1])
    s.endTurn()
    expect(s.might('V1')).toBe(1)
  })
})

describe('SFD-077 Rocket Barrage', () => {
  printed('SFD-077', 'Rocket Barrage', { domains: ['mind'], energy: 4, power: ['mind'], targets: [[1, 1]] })

  const ready = () =>
    arena({
      players: [{ hand: ['Rocket Barrage'], runes: { mind: 8 } }, { base: ['V9'] }],
      battlefields: [{ units: { 1: ['V2'] } }, {}],
    })

  test('[820.2.a] repeated it deals 4 twice, to units in bases only', () => {
    const s = ready().play(0, 'Rocket Barrage', { pay: [true] })
    s.resolve()
    expect([s.damage('V9'), s.damage('V2'), s.runes(0).all]).toEqual([8, 0, 6])
  })

  test('[820.1.b] not repeated it deals 4', () => {
    const s = ready()
      .play(0, 'Rocket Barrage', { pay: [false] })
      .resolve()
    expect(s.damage('V9')).toBe(4)
  })
})

describe('UNL-017 Square Up', () => {
  printed('UNL-017', 'Square Up', { domains: ['fury'], energy: 4, targets: [[1, 1]] })

  test('[820.1.c] [807.2] repeated by a discard, the values on one unit are summed', () => {
    const s = arena({ players: [{ hand: ['Square Up', 'V5'], base: ['V1', 'V2'], runes: { fury: 4 } }, {}] })
    s.play(0, 'Square Up', { pay: [true], targets: ['V1', 'V1'], costs: [['V5']] }).resolve()
    expect([s.keyword('V1', 'assault'), s.cards(0, 'hand'), s.cards(0, 'trash').length]).toEqual([8, [], 2])
  })

  test('[203.3] with an empty hand there is nothing to repeat it with', () => {
    const s = arena({ players: [{ hand: ['Square Up'], base: ['V1', 'V2'], runes: { fury: 4 } }, {}] })
    s.play(0, 'Square Up', { targets: ['V1'] }).resolve()
    expect(s.keyword('V1', 'assault')).toBe(4)
  })
})
