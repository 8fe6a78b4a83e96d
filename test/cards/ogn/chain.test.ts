/** OGN cards about the chain: Mystic Reversal, Shakedown. */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../../src/cards'
import { printed } from '../../fixtures/cards'
import { chainArena as arena } from '../../fixtures/chain-items'

describe('OGN-080 Mystic Reversal', () => {
  const runes = { calm: 4 }
  const reversal = { hand: ['Mystic Reversal'], runes }

  test('has its printed facts', () => {
    expect(allCards.find(c => c.id === 'OGN-080')).toMatchObject({
      name: 'Mystic Reversal',
      types: ['spell'],
      domains: ['calm'],
      energy: 4,
      power: ['calm', 'calm', 'calm'],
      tags: [],
      supertypes: [],
    })
  })

  test('[355.8] [355.9.a.2] needs a spell on the chain, of either player, and its cost', () => {
    const s = arena({ players: [{ ...reversal, hand: ['Mystic Reversal', 'Lesson'], energy: 2, base: ['Mule'] }, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Mystic Reversal') }).rule).toBe('355.8')
    s.play(0, 'Lesson').play(0, 'Mystic Reversal')
    expect(s.runes(0)).toEqual({ ready: 0, all: 1 })
    const t = arena({
      players: [
        { hand: ['Lesson'], energy: 2, base: ['Mule'] },
        { ...reversal, runes: { calm: 3 } },
      ],
    })
    t.play(0, 'Lesson').pass()
    expect(t.refuse(1, { type: 'play', card: t.key('Mystic Reversal') }).rule).toBe('355.8')
  })

  test('[191.2] [751] [752.1] turns Falling Star against who played it', () => {
    const s = arena({
      players: [
        { hand: ['Falling Star'], runes: { fury: 2 }, base: ['Ox'] },
        { ...reversal, base: ['Rager', 'Mule'] },
      ],
    })
    s.play(0, 'Falling Star', { targets: ['Rager', 'Mule'] })
      .pass()
      .play(1, 'Mystic Reversal')
      .resolve()
    expect(s.open()).toMatchObject({ player: 1, reason: 'newChoices' })
    s.confirm(true).choose('Ox').choose('Ox')
    s.resolve().quiet()
    expect([s.damage('Ox'), s.damage('Rager'), s.damage('Mule')]).toEqual([6, 0, 0])
    expect(s.cards(0, 'trash')).toEqual(['Falling Star'])
    expect(s.cards(1, 'trash')).toEqual(['Mystic Reversal'])
  })

  test('[753] [755] [809.1.c] one target is kept, the other becomes a unit with Deflect: that costs nothing now', () => {
    const s = arena({
      players: [
        { hand: ['Falling Star'], runes: { fury: 2 }, base: ['Volibear, Furious'] },
        { ...reversal, base: ['Ox', 'Mule'] },
      ],
    })
    s.play(0, 'Falling Star', { targets: ['Ox', 'Mule'] })
      .pass()
      .play(1, 'Mystic Reversal')
      .resolve()
    expect(s.runes(1)).toEqual({ ready: 0, all: 1 })
    s.confirm(true).choose('Ox').resolve().quiet()
    expect([s.damage('Volibear, Furious'), s.damage('Ox'), s.damage('Mule')]).toEqual([3, 3, 0])
    expect(s.runes(1)).toEqual({ ready: 0, all: 1 })
  })

  test('[191.2] "you" in its text is who has taken it: he draws', () => {
    const s = arena({
      players: [
        { hand: ['Lesson'], energy: 2, base: ['Mule'] },
        { ...reversal, base: ['Ox'] },
      ],
    })
    s.play(0, 'Lesson', { targets: ['Mule'] })
      .pass()
      .play(1, 'Mystic Reversal')
      .resolve()
      .confirm(true)
      .resolve()
      .quiet()
    expect([s.might('Mule'), s.might('Ox')]).toEqual([3, 11])
    expect([s.cards(0, 'hand').length, s.cards(1, 'hand').length]).toEqual([0, 1])
  })

  test('[359.3.e.5] "friendly" and "enemy" change: what he keeps may mistarget', () => {
    const s = arena({
      players: [
        { hand: ['Hostile Dart'], base: ['Ox'] },
        { ...reversal, base: ['Rager'] },
      ],
    })
    s.play(0, 'Hostile Dart').pass().play(1, 'Mystic Reversal').resolve().confirm(false).resolve().quiet()
    expect([s.damage('Ox'), s.damage('Rager')]).toEqual([0, 0])
  })

  test('[752.1] [355.3] modes as well', () => {
    const s = arena({
      players: [
        { hand: ['Choice'], base: ['Ox'] },
        { ...reversal, base: ['Trinket'] },
      ],
    })
    s.play(0, 'Choice', { modes: [1] })
      .pass()
      .play(1, 'Mystic Reversal')
      .resolve()
      .confirm(true)
    expect(s.options()).toEqual(['mode 0', 'mode 2'])
    s.choose('mode 2').resolve().quiet()
    expect(s.where('Trinket')).toBe('base1')
    expect(s.cards(1, 'hand')).toHaveLength(1)
  })

  test('[ruling:rj-8301] a stolen counter that gets no new choice still counters what it chose', () => {
    const s = arena({
      players: [
        { hand: ['Falling Star', 'Mystic Reversal'], runes: { fury: 2, calm: 4 } },
        { base: ['Ox'], hand: ['Veto'], energy: 1 },
      ],
    })
    s.play(0, 'Falling Star')
      .pass()
      .play(1, 'Veto')
      .pass()
      .play(0, 'Mystic Reversal', { targets: ['Veto'] })
      .pass(2)
    expect(s.state.chain.map(c => c.controller)).toEqual([0, 0, 0])
    s.confirm(false).resolve().quiet()
    expect(s.damage('Ox')).toBe(0)
    expect(s.cards(0, 'trash')).toEqual(['Mystic Reversal', 'Falling Star'])
    expect(s.cards(1, 'trash')).toEqual(['Veto'])
  })

  test('[359.3.e.2] [359.3.e.10] nothing happens when the spell has been countered in answer', () => {
    const s = arena({ players: [{ hand: ['Lesson', 'Veto'], energy: 3, base: ['Mule'] }, reversal] })
    s.play(0, 'Lesson')
      .pass()
      .play(1, 'Mystic Reversal')
      .pass()
      .play(0, 'Veto', { targets: ['Lesson'] })
      .resolve()
      .quiet()
    expect(s.might('Mule')).toBe(3)
  })

  test('[751] new choices for an own spell', () => {
    const s = arena({ players: [{ hand: ['Dart', 'Mystic Reversal'], energy: 1, runes, base: ['Ox'] }, { base: ['Rager'] }] })
    s.play(0, 'Dart', { targets: ['Rager'] })
      .play(0, 'Mystic Reversal')
      .resolve()
      .confirm(true)
      .resolve()
      .quiet()
    expect(s.damage('Ox')).toBe(2)
  })
})

describe('OGN-033 Shakedown', () => {
  printed('OGN-033', 'Shakedown', { targets: [[1, 1]], domains: ['fury'], energy: 2, power: ['fury'], timing: 'reaction' })

  const shaken = () =>
    arena({ players: [{ hand: ['Shakedown'], runes: { fury: 2 } }, { base: ['Ox'] }] })
      .play(0, 'Shakedown')
      .resolve()

  test('[355.17] the controller of the unit decides as it resolves', () => {
    const s = shaken()
    expect(s.open()).toMatchObject({ player: 1, kind: 'confirm', reason: 'may' })
    s.confirm(false).quiet()
    expect(s.damage('Ox')).toBe(6)
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('if he lets you draw 2, nothing is dealt', () => {
    const s = shaken()
    s.confirm(true).quiet()
    expect(s.damage('Ox')).toBe(0)
    expect(s.cards(0, 'hand')).toHaveLength(2)
    expect(s.cards(1, 'hand')).toHaveLength(0)
  })

  test('[355.9.b] only an enemy unit', () => {
    const s = arena({ players: [{ hand: ['Shakedown'], runes: { fury: 2 }, base: ['Ox'] }, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Shakedown') }).rule).toBe('355.8')
  })

  test('[359.3.e.14.a] without its unit nobody is asked', () => {
    const s = arena({
      players: [
        { hand: ['Shakedown'], runes: { fury: 2 } },
        { base: ['Ox'], hand: ['Reap'] },
      ],
    })
    s.play(0, 'Shakedown').pass().play(1, 'Reap').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[431.3] he may make you draw from an empty deck', () => {
    const s = arena({ players: [{ hand: ['Shakedown'], runes: { fury: 2 }, deck: [] }, { base: ['Ox'] }] })
    s.play(0, 'Shakedown').resolve().confirm(true)
    expect(s.damage('Ox')).toBe(0)
    expect(s.events.some(e => e.type === 'burnOut')).toBe(true)
  })

  test('[715] Bonus Damage counts', () => {
    const s = arena({ players: [{ hand: ['Shakedown'], runes: { fury: 2 }, base: ['Annie, Fiery'] }, { base: ['Ox'] }] })
    s.play(0, 'Shakedown').resolve().confirm(false).quiet()
    expect(s.damage('Ox')).toBe(7)
  })

  test('[359.3.f.2] [ruling:rj-6592] Noxian Drummer is killed before his trigger resolves: no Recruit', () => {
    const s = arena({
      players: [{ base: ['Noxian Drummer'] }, { hand: ['Shakedown'], runes: { fury: 2 } }],
      battlefields: [{ units: { 0: ['Mule'] } }],
    })
    s.move(0, ['Noxian Drummer'], 'bf0')
      .pass()
      .play(1, 'Shakedown', { targets: ['Noxian Drummer'] })
      .resolve()
    s.confirm(false).resolve().quiet()
    expect(s.exists('Recruit')).toBe(false)
  })
})
