import { describe, expect, test } from 'vitest'
import {
  activated,
  addPower,
  asReaction,
  costs,
  draw,
  energy,
  exhaustThis,
  gearCard,
  unitCard,
} from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type ScenarioOptions, scenario } from '../../../src/testing'

const body = { domains: [], energy: 2, might: 2 } as const
const cards = [
  ...allCards,
  unitCard('TST-C01', 'Recruiter', body, activated(energy(2), draw(1))),
  gearCard('TST-C02', 'Pump', { domains: [], energy: 2 }, activated(energy(2), draw(1))),
  unitCard('TST-C03', 'Tapper', { ...body, energy: 6 }, activated(costs(energy(2), exhaustThis), asReaction, addPower('any'))),
]
const game = (players: ScenarioOptions['players']) => scenario({ cards, players })
const legend = 'Renekton, Butcher of the Sands'

describe('VEN-141 Renekton, Butcher of the Sands', () => {
  test('two Power and himself for two Energy, which lies apart in the pool', () => {
    const s = game([{ legend, runes: { body: 2 } }, {}])
    s.activate(0, legend).quiet()
    expect(s.runes(0).all).toBe(0)
    expect(s.state.players[0]!.restricted).toEqual([{ domain: -1, amount: 2, only: ['units', 'unitAbilities'] }])
    expect(s.refuse(0, { type: 'activate', object: s.key(legend), ability: 0 }).rule).toBe('203.3')
  })

  test('it plays units', () => {
    const s = game([{ legend, hand: ['Recruiter'], runes: { body: 2 } }, {}])
    s.activate(0, legend).play(0, 'Recruiter').quiet()
    expect([s.where('Recruiter'), s.state.players[0]!.restricted]).toEqual(['base0', []])
  })

  test('it pays for activated abilities of units', () => {
    const s = game([{ legend, base: ['Recruiter'], runes: { body: 2 } }, {}])
    s.activate(0, legend).activate(0, 'Recruiter').resolve().quiet()
    expect([s.cards(0, 'hand').length, s.state.players[0]!.restricted]).toEqual([1, []])
  })

  test('neither spells nor gear nor abilities of gear', () => {
    const s = game([{ legend, hand: ['Meditation', { card: 'Pump', as: 'other' }], base: ['Pump'], runes: { body: 2 } }, {}])
    s.activate(0, legend)
    for (const card of ['Meditation', 'other']) expect(s.refuse(0, { type: 'play', card: s.key(card) }).code).toBe('cannotPay')
    expect(s.refuse(0, { type: 'activate', object: s.key('Pump'), ability: 0 }).code).toBe('cannotPay')
  })

  test('[429.3] while a unit is paid for: the Power that the unit itself needs is left', () => {
    const s = game([{ legend, hand: ['Ruin Runner'], runes: { body: 4 } }, {}])
    s.act(0, { type: 'play', card: s.key('Ruin Runner') }) // 6 Energy: four runes, and Renekton with two of them
    expect(s.open().options.map(o => o.kind)).toEqual(['add'])
    s.activate(0, legend).quiet()
    expect([s.where('Ruin Runner'), s.runes(0)]).toEqual(['base0', { ready: 0, all: 2 }])
    const poor = game([{ legend, hand: ['Ruin Runner'], runes: { body: 3 } }, {}])
    expect(poor.refuse(0, { type: 'play', card: poor.key('Ruin Runner') }).code).toBe('cannotPay')
  })

  test('[429.3] an ability of a unit that adds is an activated ability of a unit as well', () => {
    // 2 Energy of Renekton for the Tapper, whose Power pays for one of the two that he had cost.
    const s = game([{ legend, base: ['Tapper'], hand: ['Falling Star'], energy: 2, runes: { body: 2, fury: 1 } }, {}])
    expect(s.engine.explain(s.state, 0, { type: 'play', card: s.key('Falling Star') }).possible).toBe(true)
  })

  test('[429.3] a spell is not paid for with his Energy, though he may be used while it is paid', () => {
    const s = game([{ legend, hand: ['Meditation'], runes: { body: 1 }, energy: 1 }, {}])
    s.play(0, 'Meditation').resolve()
    expect(s.isExhausted(legend)).toBe(false)
    const poor = game([{ legend, hand: ['Meditation'], runes: { body: 2 } }, {}])
    poor.act(0, { type: 'play', card: poor.key('Meditation') })
    expect(poor.open().options.map(o => o.kind)).toEqual(['payment', 'add'])
    poor.activate(0, legend)
    // He took the runes' Power; their Energy, which they gave before, is for the spell.
    expect([poor.state.players[0]!.restricted.length, poor.runes(0), poor.asked()]).toEqual([1, { ready: 0, all: 0 }, 'priority'])
  })
})
