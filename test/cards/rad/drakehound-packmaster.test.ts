import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioOptions, scenario } from '../../../src/testing'
import { instructedCards as cards } from '../../fixtures/instructed'

const arena = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ ...options, cards })

describe('RAD-018 Drakehound Packmaster', () => {
  const play = (s: Scenario): Scenario => s.play(0, 'Drakehound Packmaster', { place: 'base0' }).resolve()

  test('you reveal the top card of the opponent, banish it and play it without its cost', () => {
    const s = arena({ players: [{ hand: ['Drakehound Packmaster'], runes: { fury: 11 } }, { deck: ['Mega-Mech', 'V3'] }] })
    play(s).quiet()
    expect(s.events.filter(e => e.type === 'reveal').map(e => e.player)).toEqual([0])
    const unit = s.state.objects.find(o => o.key === s.key('Mega-Mech'))!
    expect([s.where('Mega-Mech'), unit.controller, unit.owner]).toEqual(['base0', 0, 1])
    expect(s.cards(1, 'deck')).toEqual(['V3'])
  })

  test('gear of the opponent enters under your control, and what it does is yours', () => {
    const s = arena({ players: [{ hand: ['Drakehound Packmaster'], runes: { fury: 11 } }, { deck: ['Ravenborn Tome', 'V3'] }] })
    play(s).quiet()
    expect(s.where('Ravenborn Tome')).toBe('base0')
  })

  test('[358.5] what has no target stays banished; a spell that has one is yours', () => {
    const none = arena({ players: [{ hand: ['Drakehound Packmaster'], runes: { fury: 11 } }, { deck: ['Hush', 'V3'] }] })
    play(none).quiet()
    expect(none.cards(1, 'banishment')).toEqual(['Hush'])
    const slay = arena({
      players: [
        { hand: ['Drakehound Packmaster'], runes: { fury: 11 } },
        { deck: ['Slay', 'V3'], base: ['V7'] },
      ],
    })
    play(slay)
    expect([slay.open().player, slay.asked()]).toEqual([0, 'target'])
    slay.choose('V7').resolve().quiet()
    expect([slay.where('V7'), slay.cards(1, 'trash').sort()]).toEqual(['trash', ['Slay', 'V7']])
  })

  test('of several opponents one card is chosen, the other is recycled', () => {
    const s = arena({
      players: [{ hand: ['Drakehound Packmaster'], runes: { fury: 11 } }, { deck: ['V1', 'V2'] }, { deck: ['V3', 'V4'] }],
    })
    play(s)
    expect(s.options()).toEqual(['V1', 'V3'])
    s.choose('V3').quiet()
    expect([s.where('V3'), s.cards(1, 'deck'), s.cards(2, 'deck')]).toEqual(['base0', ['V2', 'V1'], ['V4']])
  })
})
