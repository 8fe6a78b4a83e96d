import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

const runes = { mind: 12, order: 12 }

describe('RAD-132 Heimerdinger, Academy Instructor', () => {
  const workshop = (where: 'base0' | 'bf0', hand: readonly string[]) =>
    arena({
      players: [{ hand, base: where === 'base0' ? ['Heimerdinger, Academy Instructor'] : [], runes }, {}],
      battlefields: [{ units: { 0: where === 'bf0' ? ['Heimerdinger, Academy Instructor'] : ['V1'] } }, {}],
    })

  test('[370.1.b] [375] a Mech is played instead of the token, where and as that would have been', () => {
    const s = workshop('bf0', ['Sprite Call'])
    s.play(0, 'Sprite Call').pass(2)
    expect(s.asked()).toBe('applyReplacement')
    s.confirm(true).choose('bf0')
    expect([s.units('bf0'), s.isExhausted('Mech')]).toEqual([['Heimerdinger, Academy Instructor', 'Mech'], false])
    s.quiet()
  })

  test('[371.2.b] declined, the token is what it is; there is no limit for the turn', () => {
    const s = arena({
      players: [{ hand: ['Sprite Call', { card: 'Sprite Call', as: 's2' }, { card: 'Sprite Call', as: 's3' }], runes }, {}],
      battlefields: [{ units: { 0: ['Heimerdinger, Academy Instructor'] } }, {}],
    })
    s.play(0, 'Sprite Call').pass(2).confirm(false).choose('base0')
    s.play(0, 's2').pass(2).confirm(true).choose('base0')
    s.play(0, 's3').pass(2).confirm(true).choose('base0')
    expect([...s.units('base0')].sort()).toEqual(['Mech', 'Mech', 'Sprite'])
  })

  test('a place that the text names stays: the Recruit of a hold is a Mech in the base', () => {
    const s = arena({
      players: [{ base: ['V9'] }, {}],
      battlefields: [{ card: 'Altar to Unity', units: { 1: ['Heimerdinger, Academy Instructor'] } }, {}],
    })
    s.endTurn().pass(2).confirm(true).resolve()
    expect(s.units('base1')).toEqual(['Mech'])
  })

  test('in a base he replaces nothing', () => {
    const s = workshop('base0', ['Sprite Call'])
    s.play(0, 'Sprite Call').pass(2).choose('base0')
    expect(s.exists('Mech')).toBe(false)
  })
})
