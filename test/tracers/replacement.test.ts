import { describe, expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { tracerCards } from '../fixtures/tracers'

const cards = tracerCards

describe('a. an optional, paid replacement of a death in the middle of a combat cleanup', () => {
  const fight = () =>
    scenario({
      cards,
      players: [{ base: ['Squire', 'Ransom Idol'], runes: { fury: 1 } }, {}],
      battlefields: [{ units: { 1: ['Brute'] } }, {}],
    })
      .move(0, ['Squire'], 'bf0')
      .close()

  test('[466.1] [371.2.a] [373.1.a] accepted and paid: the unit is healed, exhausted and recalled', () => {
    const s = fight()
    expect(s.asked()).toBe('applyReplacement')
    expect(s.open().player).toBe(0)
    s.confirm(true)
    s.quiet()
    expect(s.where('Squire')).toBe('base0')
    expect(s.damage('Squire')).toBe(0)
    expect(s.isExhausted('Squire')).toBe(true)
    expect(s.runes(0).ready).toBe(0)
    expect(s.controller('bf0')).toBe(1)
    expect(s.damage('Brute')).toBe(0)
  })

  test('[371.2.b] declined: it dies and nothing is paid', () => {
    const s = fight().confirm(false).quiet()
    expect(s.cards(0, 'trash')).toEqual(['Squire'])
    expect(s.runes(0).ready).toBe(1)
  })

  test("[203.3] without the Energy it can't be applied, so nobody is asked", () => {
    const s = scenario({
      cards,
      players: [{ base: ['Squire', 'Ransom Idol'] }, {}],
      battlefields: [{ units: { 1: ['Brute'] } }, {}],
    })
    s.move(0, ['Squire'], 'bf0').close()
    expect(s.quiet().cards(0, 'trash')).toEqual(['Squire'])
  })

  test('[371.1] once each turn: the second death of the turn is not offered', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Squire', 'Lancer', 'Ransom Idol'], runes: { fury: 3 } }, {}],
      battlefields: [{ units: { 1: ['Brute'] } }, {}],
    })
    s.move(0, ['Squire'], 'bf0').close().confirm(true)
    s.move(0, ['Lancer'], 'bf0').close()
    expect(s.quiet().cards(0, 'trash')).toEqual(['Lancer'])
  })
})

describe('b. two simultaneous deaths and two effects, one of which kills its own source', () => {
  const swept = () =>
    scenario({
      cards,
      players: [
        { hand: ['Sweep'], runes: { fury: 1 } },
        { base: ['Sacrificial Idol', 'Warding Totem', { card: 'Squire', as: 'first' }, { card: 'Squire', as: 'second' }] },
      ],
    })
      .play(0, 'Sweep')
      .resolve()

  test('[372] [373] the controller chooses the effect, then the death it is applied to', () => {
    const s = swept()
    expect(s.open().player).toBe(1)
    expect(s.asked()).toBe('replacement')
    s.choose('Sacrificial Idol')
    expect(s.asked()).toBe('replacedEvent')
    s.choose('first')
    s.quiet()
    // The idol died for the first unit; the totem saved the second one.
    expect(s.cards(1, 'trash')).toEqual(['Sacrificial Idol'])
    expect(s.units('base1').sort()).toEqual(['Squire', 'Squire', 'Warding Totem'])
    expect(s.damage('first')).toBe(0)
    expect(s.damage('second')).toBe(0)
    expect(s.isExhausted('second')).toBe(true)
  })

  test('[373.2] the totem first: the idol still saves the other', () => {
    const s = swept().choose('Warding Totem').choose('second')
    expect(s.quiet().cards(1, 'trash')).toEqual(['Sacrificial Idol'])
    expect(s.units('base1')).toHaveLength(3)
  })
})

describe('c. one effect that may save several, with one that saves its source', () => {
  const swept = () =>
    scenario({
      cards,
      players: [{ hand: ['Sweep'], runes: { fury: 1 } }, { base: [{ card: 'Fodder', as: 'home' }] }],
      battlefields: [{ units: { 1: ['Shepherd', { card: 'Fodder', as: 'one' }, { card: 'Fodder', as: 'two' }] } }, {}],
    })
      .play(0, 'Sweep')
      .resolve()

  test('[373.2] [370.4] the shepherd first: those at its place are saved, those in the base die', () => {
    const s = swept()
    expect(s.asked()).toBe('replacement')
    s.choose('#0')
    expect(s.options().sort()).toEqual(['Fodder', 'Fodder'])
    s.choose('one')
    s.quiet()
    expect(s.where('Shepherd')).toBe('base1')
    expect(s.where('one')).toBe('base1')
    expect(s.where('two')).toBe('base1')
    expect(s.where('home')).toBe('trash')
  })

  test('[373.2] [373.1.a] saved and recalled first, it saves only those in the base', () => {
    const s = swept().choose('#1')
    s.quiet()
    expect(s.where('Shepherd')).toBe('base1')
    expect(s.where('home')).toBe('base1')
    expect(s.isExhausted('home')).toBe(true)
    expect(s.where('one')).toBe('trash')
    expect(s.where('two')).toBe('trash')
  })
})

describe('d. own deaths: replaced, and doubled by a unit that dies at the same time', () => {
  test('[808.1.d.1] [323.4] a replaced death takes its trigger off again', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Sweep'], runes: { fury: 1 } }, { base: ['Dying Herald', 'Sacrificial Idol'] }],
    })
    s.play(0, 'Sweep').resolve().quiet()
    expect(s.where('Dying Herald')).toBe('base1')
    expect(s.cards(1, 'hand')).toEqual([])
    expect(s.cards(1, 'trash')).toEqual(['Sacrificial Idol'])
  })

  test('[323.4] [808.1.d.2] a multiplier that dies in the same cleanup still counts', () => {
    const s = scenario({ cards, players: [{ hand: ['Sweep'], runes: { fury: 1 } }, { base: ['Dying Herald', 'Echo Keeper'] }] })
    s.play(0, 'Sweep').resolve().quiet()
    expect(s.cards(1, 'trash').sort()).toEqual(['Dying Herald', 'Echo Keeper'])
    expect(s.cards(1, 'hand')).toHaveLength(2)
  })

  test('[808.1.c] without the multiplier it triggers once', () => {
    const s = scenario({ cards, players: [{ hand: ['Sweep'], runes: { fury: 1 } }, { base: ['Dying Herald'] }] })
    s.play(0, 'Sweep').resolve().quiet()
    expect(s.cards(1, 'hand')).toHaveLength(1)
  })
})
