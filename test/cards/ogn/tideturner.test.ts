import { describe, expect, test } from 'vitest'
import { Designation } from '../../../src/state/types'
import { arena } from '../../fixtures/cards'

describe('OGN-199 Tideturner', () => {
  const gust = { hand: ['Gust'], energy: 1 }

  test('[383.3.a ex1] played to the base it may change places with a unit at a battlefield', () => {
    const s = arena({
      players: [{ hand: ['Tideturner'], energy: 2 }, {}],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    s.play(0, 'Tideturner', { place: 'base0' }).confirm(true).resolve().quiet()
    expect([s.where('Tideturner'), s.where('V3'), s.controller('bf0'), s.points(0)]).toEqual(['bf0', 'base0', 0, 0])
    const stays = arena({
      players: [{ hand: ['Tideturner'], energy: 2 }, {}],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    stays.play(0, 'Tideturner', { place: 'base0' }).confirm(false).quiet()
    expect([stays.where('Tideturner'), stays.where('V3')]).toEqual(['base0', 'bf0'])
  })

  test('only own units at another location can be chosen', () => {
    const s = arena({
      players: [{ hand: ['Tideturner'], energy: 2, base: ['V1'] }, { base: ['V4'] }],
      battlefields: [{ units: { 0: ['V3'] } }, { units: { 0: ['V2'] } }],
    })
    s.play(0, 'Tideturner', { place: 'base0' }).confirm(true)
    expect(s.options().sort()).toEqual(['V2', 'V3'])
  })

  test('[402.4] [ruling:rj-8233] from facedown with no unit elsewhere: it is there at once, and nobody can respond', () => {
    const s = arena({
      players: [{}, { hand: ['Gust'], energy: 1 }],
      battlefields: [{ units: { 0: ['V3'] }, facedown: { 0: ['Tideturner'] } }, {}],
    })
    s.play(0, 'Tideturner')
    expect([s.asked(), s.where('Tideturner'), s.state.chain]).toEqual(['main', 'bf0', []])
  })

  test('[359.3.e.12] [ruling:rj-8258] the chosen unit is returned to hand: it stays where it is', () => {
    const s = arena({
      players: [{ hand: ['Tideturner'], energy: 2 }, gust],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    s.play(0, 'Tideturner', { place: 'base0' })
      .confirm(true)
      .pass()
      .play(1, 'Gust', { targets: ['V3'] })
      .resolve()
    expect([s.where('V3'), s.where('Tideturner')]).toEqual(['hand', 'base0'])
  })

  test('[359.3.f.2] [ruling:rj-6278,rj-8272] it is returned itself: the unit stays where it is', () => {
    const s = arena({
      players: [{ hand: ['Tideturner'], energy: 2, base: ['V3'] }, gust],
      battlefields: [{ units: { 0: ['V2'] } }, {}],
    })
    s.play(0, 'Tideturner', { place: 'bf0' }).confirm(true)
    if (s.asked() === 'target') s.choose('V3')
    s.pass()
      .play(1, 'Gust', { targets: ['Tideturner'] })
      .resolve()
    expect([s.where('Tideturner'), s.where('V3')]).toEqual(['hand', 'base0'])
  })

  test('[811.1.d.2] [ruling:rj-7184] the same from facedown', () => {
    const s = arena({
      players: [{ base: ['V3'] }, gust],
      battlefields: [{ units: { 0: ['V2'] }, facedown: { 0: ['Tideturner'] } }, {}],
    })
    s.play(0, 'Tideturner').confirm(true)
    if (s.asked() === 'target') s.choose('V3')
    s.pass()
      .play(1, 'Gust', { targets: ['Tideturner'] })
      .resolve()
    expect([s.where('Tideturner'), s.where('V3')]).toEqual(['hand', 'base0'])
  })

  test("[359.3.e.11] [ruling:rj-8972,rj-7241] with a unit that can't leave Vilemaw's Lair for the base it moves alone", () => {
    const s = arena({
      players: [{ hand: ['Tideturner'], energy: 2 }, {}],
      battlefields: [{ card: "Vilemaw's Lair", units: { 0: ['V3'] } }, {}],
    })
    s.play(0, 'Tideturner', { place: 'base0' }).confirm(true).resolve().quiet()
    expect([s.where('Tideturner'), s.where('V3')]).toEqual(['bf0', 'bf0'])
  })

  test('[359.3.e.5 ex3] [ruling:rjp-81-tide] swapped away from under Hidden Blade: nobody dies, nobody draws', () => {
    const s = arena({
      players: [{ base: ['V6'] }, {}],
      battlefields: [
        { units: { 1: ['V1'] }, facedown: { 1: ['Hidden Blade'] } },
        { units: { 0: ['V2'] }, facedown: { 0: ['Tideturner'] } },
      ],
    })
    s.move(0, ['V6'], 'bf0').pass()
    s.play(1, 'Hidden Blade', { targets: ['V6'] }).pass()
    s.play(0, 'Tideturner').confirm(true)
    if (s.asked() === 'target') s.choose('V6')
    s.resolve()
    expect([s.where('V6'), s.where('Tideturner'), s.where('Hidden Blade')]).toEqual(['bf1', 'bf0', 'trash'])
    expect([s.cards(0, 'hand'), s.cards(1, 'hand')]).toEqual([[], []])
    expect(s.object('Tideturner').designation).toBe(Designation.Attacker)
  })

  test('[359.3.e.5] [ruling:rj-7614] swapped away from under a facedown Fight or Flight: it is not moved home', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{}, { base: ['V4'] }],
      battlefields: [
        { units: { 0: ['V3'] }, facedown: { 0: ['Fight or Flight'] } },
        { units: { 1: ['V2'] }, facedown: { 1: ['Tideturner'] } },
      ],
    })
    s.move(1, ['V4'], 'bf0').pass()
    s.play(0, 'Fight or Flight', { targets: ['V4'] }).pass()
    s.play(1, 'Tideturner').confirm(true)
    if (s.asked() === 'target') s.choose('V4')
    s.resolve()
    expect([s.where('Tideturner'), s.where('V4')]).toEqual(['bf0', 'bf1'])
  })

  test('[446.1] [420] both have moved: what looks at moves sees them', () => {
    const s = arena({
      players: [{ hand: ['Tideturner'], energy: 2 }, {}],
      battlefields: [{ units: { 0: ['Harpoon Squad'] } }, {}],
    })
    s.play(0, 'Tideturner', { place: 'base0' }).confirm(true).resolve().quiet()
    expect(s.might('Harpoon Squad')).toBe(6)
  })

  test('[323.2.a] a defender is exchanged in the middle of the combat, from facedown', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{ base: ['V9'] }, { base: ['V5'] }],
      battlefields: [{ units: { 0: ['V1'] }, facedown: { 0: ['Tideturner'] } }, {}],
    })
    s.move(1, ['V5'], 'bf0').pass()
    s.play(0, 'Tideturner').confirm(true)
    s.resolve()
    expect([s.where('V9'), s.where('Tideturner')]).toEqual(['bf0', 'base0'])
    expect([s.object('V9').designation, s.object('Tideturner').designation]).toEqual([Designation.Defender, Designation.None])
  })
})
