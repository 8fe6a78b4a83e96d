import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('RAD-002 Banner of Conquest', () => {
  test('is played to a battlefield and gives friendly units there Assault', () => {
    const s = arena({
      players: [{ hand: ['Banner of Conquest'], base: ['V3', 'V4'], runes: { fury: 1 } }, {}],
      battlefields: [{ units: { 1: ['V2'] } }, {}],
    })
    s.play(0, 'Banner of Conquest', { place: 'bf0' }).quiet()
    expect([s.where('Banner of Conquest'), s.runes(0).all]).toEqual(['bf0', 0])
    s.move(0, ['V3'], 'bf0')
    expect([s.might('V3'), s.keyword('V4', 'assault'), s.keyword('V2', 'assault')]).toEqual([4, 0, 0])
  })

  test('[323.7] stays when its battlefield is lost', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{}, { base: ['V6'] }],
      battlefields: [{ units: { 0: ['V1', 'Banner of Conquest'] } }, {}],
    })
    s.move(1, ['V6'], 'bf0').close().quiet()
    expect([s.controller('bf0'), s.where('Banner of Conquest')]).toEqual([1, 'bf0'])
  })
})

describe('RAD-024 Blossoming Dreamroot', () => {
  test('draws for a combat that is won there, and for none elsewhere', () => {
    const s = arena({
      players: [{ base: ['V6', 'V7'] }, {}],
      battlefields: [{ units: { 1: ['V2'], 0: ['Blossoming Dreamroot'] }, controller: 1 }, { units: { 1: ['V3'] } }],
    })
    s.move(0, ['V7'], 'bf1').close().quiet()
    expect(s.cards(0, 'hand')).toEqual([])
    s.move(0, ['V6'], 'bf0').close().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test("not for the opponent's victory", () => {
    const s = arena({
      turnPlayer: 1,
      players: [{}, { base: ['V6'] }],
      battlefields: [{ units: { 0: ['V1', 'Blossoming Dreamroot'] } }, {}],
    })
    s.move(1, ['V6'], 'bf0').close().quiet()
    expect(s.cards(0, 'hand')).toEqual([])
  })
})
