import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('UNL-163 Mageseeker Investigator', () => {
  printed('UNL-163', 'Mageseeker Investigator', { domains: ['order'], energy: 4, might: 4, tags: ['Demacia'] })

  const there = [{ units: { 1: ['Mageseeker Investigator'] } }, {}]

  test('[204.4 ex1] a Power for each unit beyond the first', () => {
    const s = arena({ players: [{ base: ['V1', 'V2', 'V3'], runes: { calm: 3 } }, {}], battlefields: there })
    s.move(0, ['V1', 'V2', 'V3'], 'bf0')
    expect([s.runes(0).all, s.units('bf0', 0).length]).toEqual([1, 3])
  })

  test('[204.4.c] one unit alone costs nothing, two are too many without a rune', () => {
    const s = arena({ players: [{ base: ['V1', 'V2'] }, {}], battlefields: there })
    expect(s.refuse(0, { type: 'move', units: [s.key('V1'), s.key('V2')], to: s.place('bf0') }).rule).toBe('204.4.c')
    s.move(0, ['V1'], 'bf0')
    expect(s.where('V1')).toBe('bf0')
  })

  test('[429.3 ex2] Gold pays, without a window for anybody', () => {
    const s = arena({ players: [{ base: ['V1', 'V2', 'Gold'] }, { hand: ['Block'], runes: { calm: 2 } }], battlefields: there })
    s.move(0, ['V1', 'V2'], 'bf0')
    expect([s.asked(), s.open().player]).toEqual(['payment', 0])
    s.activate(0, 'Gold')
    expect([s.exists('Gold'), s.units('bf0', 0).length, s.asked(), s.open().player]).toEqual([false, 2, 'focus', 0])
  })

  test('in the base of its controller it asks for nothing', () => {
    const s = arena({ players: [{ base: ['V1', 'V2'] }, { base: ['Mageseeker Investigator'] }], battlefields: [{}, {}] })
    s.move(0, ['V1', 'V2'], 'bf0').close().quiet()
    expect(s.units('bf0', 0)).toHaveLength(2)
  })

  test('two of them: two Power for the second unit', () => {
    const s = arena({
      players: [{ base: ['V1', 'V2'], runes: { calm: 3 } }, {}],
      battlefields: [
        {
          units: {
            1: [
              { card: 'Mageseeker Investigator', as: 'a' },
              { card: 'Mageseeker Investigator', as: 'b' },
            ],
          },
        },
        {},
      ],
    })
    s.move(0, ['V1', 'V2'], 'bf0')
    expect(s.runes(0).all).toBe(1)
  })
})
