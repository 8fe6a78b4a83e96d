/** 353, 356.1.a, 356.4, 355.2.b, 419.3: plays that a text instructs, and what the text says of them. */
import { describe, expect, test } from 'vitest'
import { createEngine } from '../../src'
import { card, inYourHand, it, payKill, pick, playCard, spellCard, unit, yours } from '../../src/abilities/builders'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { instructedCards as cards } from '../fixtures/instructed'

const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })
/** Runes of a player that are still there and ready. */
const ready = (s: Scenario, player = 0): number =>
  s.state.places.flatMap(p => p.runes).filter(i => s.state.objects[i]!.controller === player && !s.state.objects[i]!.exhausted)
    .length

describe('the cost of an instructed play', () => {
  test('[356.1.a] "for {any}": one Power of any domain instead of the base costs', () => {
    const s = game({ players: [{ hand: ['Cheap Entry', 'Costly'], runes: { calm: 1 } }, {}] })
    s.play(0, 'Cheap Entry').resolve().choose('Costly')
    expect(s.where('Costly')).toBe('base0')
    expect(s.state.places.flatMap(p => p.runes)).toHaveLength(0)
    s.quiet()
  })

  test('[356.1.a] without that Power the card stays where it was', () => {
    const s = game({ players: [{ hand: ['Cheap Entry', 'Costly'] }, {}] })
    s.play(0, 'Cheap Entry').resolve().choose('Costly')
    expect(s.where('Costly')).toBe('hand')
    s.quiet()
  })

  test('[356.1.a] Energy and Power of a certain domain', () => {
    const s = game({ players: [{ hand: ['Three And Calm', 'Costly'], runes: { calm: 1, fury: 4 } }, {}] })
    s.play(0, 'Three And Calm').resolve().choose('Costly')
    while (s.open().kind === 'pay') s.plan(0)
    expect(s.where('Costly')).toBe('base0')
    expect(s.state.places.flatMap(p => p.runes)).toHaveLength(4)
    const poor = game({ players: [{ hand: ['Three And Calm', 'Costly'], runes: { fury: 9 } }, {}] })
    poor.play(0, 'Three And Calm').resolve().choose('Costly')
    expect(poor.where('Costly')).toBe('hand')
  })

  test('[356.1.a] any amount: the player says how much', () => {
    const s = game({ players: [{ hand: ['Any Amount Entry', 'Costly'], runes: { fury: 2 } }, {}] })
    s.play(0, 'Any Amount Entry').resolve().choose('Costly')
    expect([s.open().reason, s.open().min, s.open().max]).toEqual(['x', 0, 2])
    s.number(1)
    expect([s.where('Costly'), s.state.places.flatMap(p => p.runes).length]).toEqual(['base0', 1])
  })

  test('[356.1.a] what is no resource can’t stand for the base costs yet', () => {
    const odd = spellCard(
      'TSR-900',
      'Odd Entry',
      { domains: [], energy: 0 },
      pick(card(inYourHand)),
      playCard(it, { for: payKill(unit(yours)) }),
    )
    expect(() => createEngine({ cards: [odd] })).toThrow(/not a resource/)
  })

  test('[356.4] a discount takes off Energy, no Power', () => {
    const s = game({ players: [{ hand: ['Two Off', 'Costly'], runes: { fury: 4 } }, {}] })
    s.play(0, 'Two Off').resolve().choose('Costly')
    expect(s.where('Costly')).toBe('base0')
    // 3 Energy of the four runes, one of which was recycled for the Power.
    expect([s.state.places.flatMap(p => p.runes).length, ready(s)]).toEqual([3, 1])
    const poor = game({ players: [{ hand: ['Two Off', 'Costly'], runes: { fury: 2 } }, {}] })
    poor.play(0, 'Two Off').resolve().choose('Costly')
    expect(poor.where('Costly')).toBe('hand')
  })

  test('[356.6] a discount greater than the cost leaves 0', () => {
    const s = game({ players: [{ hand: ['Two Off', 'Cheap Unit'] }, {}] })
    s.play(0, 'Two Off').resolve().choose('Cheap Unit')
    expect(s.where('Cheap Unit')).toBe('base0')
  })
})

describe('the place of an instructed play', () => {
  test('[355.2.b] a place besides those where it could be played anyway', () => {
    const s = game({ players: [{ hand: ['Here Or There', 'Costly'] }, {}], battlefields: [{}, {}] })
    s.play(0, 'Here Or There', { targets: ['bf0'] })
      .resolve()
      .choose('Costly')
    expect(s.options()).toEqual(['base0', 'bf0'])
    s.choose('bf0')
    expect(s.where('Costly')).toBe('bf0')
  })

  test('[355.2] the place that is named, or the other one', () => {
    const s = game({ players: [{ hand: ['Back Or Home', 'Costly'] }, {}] })
    s.play(0, 'Back Or Home', { targets: ['bf1'] })
      .resolve()
      .choose('Costly')
    expect(s.options().sort()).toEqual(['base0', 'bf1'])
    s.choose('base0')
    expect(s.where('Costly')).toBe('base0')
  })
})
