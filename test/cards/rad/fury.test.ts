import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('RAD-017 Detonation Amplifier', () => {
  const amplifier = { hand: ['Detonation Amplifier'], energy: 4, exhaustedRunes: { fury: 1 } }

  test('[383.3.b] played to a battlefield; another friendly unit or gear may be killed to draw 1', () => {
    const s = arena({ players: [{ ...amplifier, base: ['V2'] }, {}], battlefields: [{ units: { 0: ['V3'] } }, {}] })
    s.play(0, 'Detonation Amplifier', { place: 'bf0' }).confirm(true).choose('V2').resolve().quiet()
    expect([s.where('Detonation Amplifier'), s.where('V2'), s.cards(0, 'hand').length]).toEqual(['bf0', 'trash', 1])
  })

  test('[383.3.a.2] or not', () => {
    const s = arena({ players: [{ ...amplifier, base: ['V2'] }, {}], battlefields: [{ units: { 0: ['V3'] } }, {}] })
    s.play(0, 'Detonation Amplifier', { place: 'bf0' }).confirm(false).quiet()
    expect([s.where('V2'), s.cards(0, 'hand')]).toEqual(['base0', []])
  })

  test('[808.2] a Deathknell unit there that is killed for it triggers twice already', () => {
    const s = arena({
      players: [amplifier, {}],
      battlefields: [{ units: { 0: ['Watchful Sentry', 'V3'] } }, {}],
    })
    s.play(0, 'Detonation Amplifier', { place: 'bf0' }).confirm(true).choose('Watchful Sentry').resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(3)
  })

  const fallingStar = { hand: ['Falling Star'], energy: 9, exhaustedRunes: { fury: 2 } }
  const dies = (where: 'here' | 'base', whose: 0 | 1) => {
    const units = (p: 0 | 1) => (p === whose && where === 'here' ? ['Watchful Sentry'] : [])
    const s = arena({
      players: [
        { ...fallingStar, base: whose === 0 && where === 'base' ? ['Watchful Sentry'] : [] },
        { base: whose === 1 && where === 'base' ? ['Watchful Sentry'] : [] },
      ],
      battlefields: [{ units: { 0: ['Detonation Amplifier', 'V3', ...units(0)] } }, { units: { 1: ['V4', ...units(1)] } }],
    })
    s.play(0, 'Falling Star', { targets: ['Watchful Sentry', 'Watchful Sentry'] })
      .resolve()
      .quiet()
    return s.cards(whose, 'hand').length
  }

  test('[808.2] friendly Deathknells here, and neither elsewhere nor of opponents', () => {
    expect([dies('here', 0), dies('base', 0), dies('here', 1)]).toEqual([2, 1, 1])
  })
})
