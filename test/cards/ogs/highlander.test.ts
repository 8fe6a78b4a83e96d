import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

const highlander = { hand: ['Highlander'], runes: { calm: 4 } }

describe('OGS-020 Highlander', () => {
  printed('OGS-020', 'Highlander', {
    signature: 'Master Yi',
    targets: [[1, 1]],
    domains: ['calm', 'body'],
    energy: 4,
    tags: ['Master Yi'],
    timing: 'reaction',
  })

  test('instead of dying in combat the unit goes home, healed and exhausted', () => {
    const s = arena({ players: [{ base: ['V9'] }, highlander], battlefields: [{ units: { 1: ['V3'] } }, {}] })
    s.move(0, ['V9'], 'bf0').pass()
    s.play(1, 'Highlander', { targets: ['V3'] })
      .resolve()
      .close()
      .quiet()
    expect(s.where('V3')).toBe('base1')
    expect([s.damage('V3'), s.isExhausted('V3')]).toEqual([0, true])
    expect(s.controller('bf0')).toBe(0)
    expect(s.points(0)).toBe(1)
    expect(s.events.some(e => e.type === 'die')).toBe(false)
  })

  test('an attacker saved by it does not conquer', () => {
    const s = arena({
      players: [{ ...highlander, base: [{ card: 'V3', as: 'mine' }] }, {}],
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    s.move(0, ['mine'], 'bf0')
    s.play(0, 'Highlander', { targets: ['mine'] })
      .resolve()
      .close()
      .quiet()
    expect(s.where('mine')).toBe('base0')
    expect(s.cards(1, 'trash')).toEqual(['V3'])
    expect(s.controller('bf0')).toBe(-1)
    expect(s.points(0)).toBe(0)
  })

  test('a unit that would die in its base stays there, healed and exhausted', () => {
    const s = arena({
      players: [
        { hand: ['Final Spark'], runes: { mind: 8 } },
        { ...highlander, base: ['V5'] },
      ],
    })
    s.play(0, 'Final Spark', { targets: ['V5'] }).pass()
    s.play(1, 'Highlander', { targets: ['V5'] })
      .resolve()
      .quiet()
    expect(s.where('V5')).toBe('base1')
    expect([s.damage('V5'), s.isExhausted('V5')]).toEqual([0, true])
  })

  test('works for one death only', () => {
    const s = arena({
      players: [{ hand: ['Final Spark', 'Falling Comet'], runes: { mind: 12 }, energy: 8 }, highlander],
      battlefields: [{ units: { 1: ['V5'] } }, {}],
    })
    s.play(0, 'Falling Comet', { targets: ['V5'] }).pass()
    s.play(1, 'Highlander', { targets: ['V5'] })
      .resolve()
      .quiet()
    expect(s.where('V5')).toBe('base1')
    s.play(0, 'Final Spark', { targets: ['V5'] })
      .resolve()
      .quiet()
    expect(s.where('V5')).toBe('trash')
  })

  test("[372] of two of them the unit's controller uses one; the other saves it again", () => {
    const s = arena({
      players: [
        { hand: ['Final Spark', 'Final Spark'], energy: 16 },
        { hand: ['Highlander', 'Highlander'], runes: { calm: 8 }, base: ['V5'] },
      ],
    })
    s.play(0, 'Final Spark', { targets: ['V5'] }).pass()
    s.play(1, 'Highlander', { targets: ['V5'] })
    s.play(1, 'Highlander', { targets: ['V5'] }).resolve()
    expect([s.asked(), s.open().player, s.options().length]).toEqual(['replacement', 1, 2])
    s.choose('#0').quiet()
    expect(s.where('V5')).toBe('base1')
    s.play(0, 'Final Spark', { targets: ['V5'] })
      .resolve()
      .quiet()
    expect(s.where('V5')).toBe('base1')
    expect(s.damage('V5')).toBe(0)
  })

  test('[391] is over at the end of the turn', () => {
    const s = arena({
      players: [
        { ...highlander, base: ['V5'] },
        { hand: ['Final Spark'], runes: { mind: 8 } },
      ],
    })
    s.play(0, 'Highlander', { targets: ['V5'] })
      .resolve()
      .endTurn()
    s.play(1, 'Final Spark', { targets: ['V5'] })
      .resolve()
      .quiet()
    expect(s.where('V5')).toBe('trash')
  })

  test('[124] is forgotten when the unit has been in a hand', () => {
    const s = arena({
      players: [{ hand: ['Highlander', 'Gust', 'Final Spark'], energy: 13 }, {}],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    s.play(0, 'Highlander', { targets: ['V3'] }).resolve()
    s.play(0, 'Gust', { targets: ['V3'] }).resolve()
    s.play(0, 'V3', { place: 'base0' })
    s.play(0, 'Final Spark', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('trash')
  })

  test("can't choose an enemy unit", () => {
    const s = arena({ players: [highlander, { base: ['V3'] }] })
    expect(s.refuse(0, { type: 'play', card: s.key('Highlander') }).code).toBe('noTargets')
  })

  test('in a mass death one is saved, the other dies', () => {
    const s = arena({
      players: [{ hand: ['Firestorm'], runes: { fury: 6 } }, highlander],
      battlefields: [{ units: { 1: ['V2', 'V3'] } }, {}],
    })
    s.play(0, 'Firestorm', { targets: ['bf0'] }).pass()
    s.play(1, 'Highlander', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.where('V2')).toBe('trash')
    expect(s.where('V3')).toBe('base1')
  })

  test('a token is saved too', () => {
    const s = arena({
      players: [{ hand: ['Incinerate'], runes: { fury: 2 } }, highlander],
      battlefields: [{ units: { 1: ['Recruit'] } }, {}],
    })
    s.play(0, 'Incinerate', { targets: ['Recruit'] }).pass()
    s.play(1, 'Highlander', { targets: ['Recruit'] })
      .resolve()
      .quiet()
    expect(s.where('Recruit')).toBe('base1')
  })
})
