import { describe, expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { tracerCards } from '../fixtures/tracers'

const cards = tracerCards

describe('e. a resolution that plays two cards for two players', () => {
  const returned = (theirs: string) =>
    scenario({
      cards,
      players: [{ hand: ['Double Return'], runes: { fury: 1 }, trash: ['Squire'] }, { trash: [theirs] }],
    })
      .play(0, 'Double Return', { targets: ['Squire', theirs] })
      .resolve()

  test('[354.3] [337.1.b] both wait on the chain until the resolution is over; each makes his own choices', () => {
    const s = returned('Lancer')
    // The draw of the same spell came first: the plays go on only afterwards.
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
    s.quiet()
    expect(s.where('Squire')).toBe('base0')
    expect(s.where('Lancer')).toBe('base1')
    expect(s.object('Lancer').controller).toBe(1)
  })

  test("[358.5] [354.3] a card that can't be played goes back; the other is played", () => {
    const s = returned('Snipe Attacker').quiet()
    expect(s.where('Squire')).toBe('base0')
    expect(s.cards(1, 'trash')).toEqual(['Snipe Attacker'])
  })
})

describe('f. an Add ability with a cost and a choice of its own, used while paying inside a resolution', () => {
  const offered = () =>
    scenario({
      cards,
      players: [{ base: ['Burner'], hand: ['Offer', 'Fodder', 'Squire'], runes: { fury: 1 } }, {}],
    })
      .play(0, 'Offer')
      .resolve()

  test('[429.3] [444.2.c] it resolves at once in the middle of the resolution', () => {
    const s = offered()
    expect(s.asked()).toBe('payCost')
    s.confirm(true)
    expect(s.asked()).toBe('payment')
    s.activate(0, 'Burner', 0)
    expect(s.asked()).toBe('costObject')
    expect(s.options().sort()).toEqual(['Fodder', 'Squire'])
    s.choose('Fodder')
    if (s.asked() === 'payment') s.plan(0)
    s.quiet()
    expect(s.cards(0, 'trash').sort()).toEqual(['Fodder', 'Offer'])
    expect(s.cards(0, 'hand').sort()).toEqual(['Filler', 'Filler', 'Filler', 'Squire'])
    expect(s.isExhausted('Burner')).toBe(true)
  })

  test('[444.2] paying is optional', () => {
    const s = offered().confirm(false).quiet()
    expect(s.cards(0, 'hand').sort()).toEqual(['Filler', 'Fodder', 'Squire'])
    expect(s.isExhausted('Burner')).toBe(false)
  })

  test("[416.3] [203.3] with nothing to discard the ability can't help, so nothing is asked", () => {
    const s = scenario({ cards, players: [{ base: ['Burner'], hand: ['Offer'], runes: { fury: 1 } }, {}] })
    s.play(0, 'Offer').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })
})

describe('g. choices, cost and payment are one search', () => {
  const position = (runes: number) =>
    scenario({
      cards,
      players: [
        { base: ['Fodder'], hand: ['Scatter'], runes: { fury: runes } },
        { base: [{ card: 'Shielded', as: 'a' }, { card: 'Shielded', as: 'b' }, 'Squire'] },
      ],
    })

  test('[355.16] X limits the targets, Deflect counts for each, and the sacrificed unit is no target', () => {
    const s = position(2).play(0, 'Scatter')
    expect(s.asked()).toBe('x')
    expect(s.open().max).toBe(2)
    s.number(2)
    expect(s.asked()).toBe('target')
    // The only unit that can be killed for the cost is not offered as a target (357.3).
    expect(s.options().sort()).toEqual(['Shielded', 'Shielded', 'Squire'])
    // Both runes pay for X; each can be recycled besides, so two Deflects can be paid.
    s.choose('a', 'b')
    if (s.asked() === 'payment') s.plan(0)
    s.resolve().quiet()
    expect(s.damage('a')).toBe(1)
    expect(s.damage('b')).toBe(1)
    expect(s.runes(0)).toEqual({ ready: 0, all: 0 })
    expect(s.cards(0, 'trash').sort()).toEqual(['Fodder', 'Scatter'])
  })

  test("[809.1.c] [355.8] a target whose Deflect can't be paid is not offered", () => {
    const s = position(1).play(0, 'Scatter', { x: 1 })
    expect(s.options().sort()).toEqual(['Shielded', 'Shielded', 'Squire'])
    s.choose('Squire')
    s.resolve().quiet()
    expect(s.runes(0)).toEqual({ ready: 0, all: 1 })
    const two = scenario({
      cards,
      players: [{ base: ['Fodder'], hand: ['Scatter'], energy: 2 }, { base: ['Shielded', 'Squire'] }],
    }).play(0, 'Scatter', { x: 2 })
    expect(two.options()).toEqual(['Squire'])
  })

  test('[203.3] [355.16] without a unit to kill the spell is not offered', () => {
    const s = scenario({ cards, players: [{ hand: ['Scatter'], runes: { fury: 2 } }, { base: ['Squire'] }] })
    expect(s.engine.legalActions(s.state).actions.some(a => a.type === 'play')).toBe(false)
    expect(s.refuse(0, { type: 'play', card: s.key('Scatter') }).code).toBe('noTargets')
  })
})
