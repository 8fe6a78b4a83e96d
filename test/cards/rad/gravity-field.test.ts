import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('RAD-062 Gravity Field', () => {
  const field = [{ units: { 1: ['V1', 'Gravity Field'] } }, {}]

  test('[204.4.c] an opponent pays one Energy and one Power for any number of units that move there together', () => {
    const s = arena({ players: [{ base: ['V3', 'V4'], runes: { calm: 3 } }, {}], battlefields: field })
    s.move(0, ['V3', 'V4'], 'bf0')
    expect([s.asked(), s.runes(0), s.units('bf0', 0)]).toEqual(['focus', { ready: 2, all: 2 }, ['V3', 'V4']])
  })

  test('[204.4.c] without Energy nobody gets there, elsewhere everybody', () => {
    const s = arena({ players: [{ base: ['V3'], exhaustedRunes: { calm: 3 } }, {}], battlefields: field })
    const move = (to: string) => ({ type: 'move', units: [s.key('V3')], to: s.place(to) }) as const
    expect(s.refuse(0, move('bf0'))).toMatchObject({ code: 'cannotPay', rule: '204.4.c' })
    s.move(0, ['V3'], 'bf1').close().quiet()
    expect(s.runes(0).all).toBe(3)
  })

  test('its controller moves freely', () => {
    const s = arena({ turnPlayer: 1, players: [{}, { base: ['V3'] }], battlefields: field })
    s.move(1, ['V3'], 'bf0').quiet()
    expect(s.where('V3')).toBe('bf0')
  })

  test('after the first unit the next one pays again', () => {
    const s = arena({ players: [{ base: ['V12', 'V4'], runes: { calm: 2 } }, {}], battlefields: field })
    s.move(0, ['V12'], 'bf0').close()
    expect([s.where('V1'), s.where('Gravity Field'), s.runes(0).all]).toEqual(['trash', 'bf0', 1])
    s.move(0, ['V4'], 'bf0').quiet()
    expect([s.runes(0).all, s.where('V4')]).toEqual([0, 'bf0'])
  })

  test('[808.1] as an opponent holds there it is killed, and its controller draws', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{}, { hand: [] }],
      battlefields: [{ units: { 0: ['V3'], 1: ['Gravity Field'] }, controller: 0 }, {}],
    })
    s.endTurn()
    s.resolve()
    expect([s.where('Gravity Field'), s.cards(1, 'hand').length, s.points(0)]).toEqual(['trash', 1, 1])
  })

  test('[444.2] a move by a spell: its player is asked', () => {
    const s = arena({ players: [{ base: ['V3'], hand: ['Ride the Wind'], runes: { chaos: 4 } }, {}], battlefields: field })
    s.play(0, 'Ride the Wind', { targets: ['bf0'] }).resolve()
    expect(s.asked()).toBe('payCost')
    s.confirm(true).close()
    expect(s.runes(0)).toEqual({ ready: 1, all: 2 })
    const t = arena({
      players: [{ base: [{ card: 'V3', exhausted: true }], hand: ['Ride the Wind'], runes: { chaos: 4 } }, {}],
      battlefields: field,
    })
    t.play(0, 'Ride the Wind', { targets: ['bf0'] }).resolve()
    t.confirm(false).quiet()
    // The rest of the spell happens.
    expect([t.where('V3'), t.isExhausted('V3')]).toEqual(['base0', false])
  })
})
