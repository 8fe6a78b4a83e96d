import { describe, expect, test } from 'vitest'
import type { ScenarioOptions } from '../../../src/testing'
import { arena } from '../../fixtures/cards'
import { prices } from '../../fixtures/prices'

const ledros = (side: ScenarioOptions['players'][number], theirs: ScenarioOptions['players'][number] = {}) =>
  arena({ players: [{ hand: ['Commander Ledros'], ...side }, theirs] })
const play = (s: ReturnType<typeof ledros>) => s.act(0, { type: 'play', card: s.key('Commander Ledros') })

describe('OGN-231 Commander Ledros', () => {
  test('[356.2.b.1] [356.4.b] costs {order} less for each unit that is killed for him', () => {
    const price = (...victims: string[]) =>
      prices(ledros({ base: ['V1', 'V2', 'V3', 'V4', 'V5'], runes: { order: 10 } }), 'Commander Ledros', {
        pay: [true],
        costs: [victims],
      })
    expect(price()).toEqual(['6+4'])
    expect(price('V1')).toEqual(['6+3'])
    expect(price('V1', 'V2', 'V3')).toEqual(['6+1'])
    // 356.6: more than there is to reduce.
    expect(price('V1', 'V2', 'V3', 'V4', 'V5')).toEqual(['6+0'])
  })

  test('[355.1.a] nobody has to be killed', () => {
    const s = ledros({ base: ['V1'], runes: { order: 10 } })
    expect(prices(s, 'Commander Ledros', { pay: [false] })).toEqual(['6+4'])
    expect(s.units('base0')).toContain('V1')
  })

  test('[355.16] with too little Power only groups are accepted that are large enough', () => {
    const s = ledros({ base: ['V1', 'V2', 'V3'], energy: 6, runes: { order: 2 } })
    play(s)
    expect(s.asked()).toBe('costObject')
    const groups = s.engine.legalActions(s.state).actions
    // Two of three, or all.
    expect(groups).toHaveLength(4)
    expect(s.refuse(0, { type: 'answer', choose: [0] })).toMatchObject({ rule: '357.3' })
    s.choose('V1', 'V3').quiet()
    expect(s.units('base0')).toEqual(['V2', 'Commander Ledros'])
  })

  test('[357.2] those that are killed die together and make room', () => {
    const s = ledros({ base: ['V1', 'V2', 'V3'], energy: 6, runes: { order: 2 } })
    s.play(0, 'Commander Ledros', { costs: [['V1', 'V3']], place: 'base0' })
      .resolve()
      .quiet()
    expect([s.units('base0'), s.cards(0, 'trash').sort()]).toEqual([
      ['V2', 'Commander Ledros'],
      ['V1', 'V3'],
    ])
    expect(s.runes(0).all).toBe(0)
  })

  test('[356.2.b.1] [178.3] [ruling:rj-12325] units, also those that are gear; no plain gear, no enemies', () => {
    const s = ledros({ base: ['V3', 'Patched Porobot', 'Long Sword'], energy: 6, runes: { order: 2 } }, { base: ['V9'] })
    play(s)
    expect(s.options()).toEqual(['V3', 'Patched Porobot'])
    // Both are needed.
    expect(s.engine.legalActions(s.state).actions).toHaveLength(1)
    s.choose('V3', 'Patched Porobot').quiet()
    expect(s.cards(0, 'trash').sort()).toEqual(['Patched Porobot', 'V3'])
  })

  test('[190.4.c] [356.2.b.1] [ruling:rj-9862] he may be played where the only unit was killed for him', () => {
    const s = arena({
      players: [{ hand: ['Commander Ledros'], energy: 6, runes: { order: 3 } }, {}],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    s.play(0, 'Commander Ledros', { place: 'bf0', costs: [['V3']] })
      .resolve()
      .quiet()
    expect([s.units('bf0'), s.controller('bf0')]).toEqual([['Commander Ledros'], 0])
  })

  test('[356.4.c] Ezreal, Prodigy does not help: killing is no Energy and no Power', () => {
    const s = ledros({ base: ['Ezreal, Prodigy', 'V1', 'V2'], runes: { order: 10 } })
    expect(prices(s, 'Commander Ledros', { pay: [true], costs: [['V1']] })).toEqual(['6+3'])
  })

  test('[809.1.c] his Deflect', () => {
    const s = arena({ players: [{ hand: ['Stupefy'], energy: 9, runes: {} }, { base: ['Commander Ledros'] }] })
    expect(s.refuse(0, { type: 'play', card: s.key('Stupefy') }).code).toBe('noTargets')
  })
})
