import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('UNL-197 Diana, Scorn of the Moon', () => {
  const legend = 'Diana, Scorn of the Moon'

  test('outside of showdowns her Energy pays for nothing', () => {
    const s = arena({ players: [{ legend, hand: ['En Garde'], base: ['V3'] }, {}] })
    s.activate(0, legend)
    expect(s.state.players[0]!.restricted).toEqual([{ domain: -1, amount: 1, only: ['showdowns'] }])
    expect(s.refuse(0, { type: 'play', card: s.key('En Garde') }).code).toMatch(/cannotPay|noTargets/)
  })

  test('[429.3] in a showdown it pays for whatever is paid then', () => {
    const s = arena({ players: [{ legend, hand: ['En Garde'], base: ['V3'] }, {}], battlefields: [{ units: { 1: ['V5'] } }, {}] })
    s.move(0, ['V3'], 'bf0')
    expect(s.asked()).toBe('focus')
    s.act(0, { type: 'play', card: s.key('En Garde') })
    if (s.asked() === 'target') s.choose('V3')
    s.activate(0, legend)
    expect([s.isExhausted(legend), s.state.chain.length, s.state.players[0]!.restricted]).toEqual([true, 1, []])
  })

  test('Energy that was added before is still there as the showdown begins', () => {
    const s = arena({ players: [{ legend, hand: ['En Garde'], base: ['V3'] }, {}], battlefields: [{ units: { 1: ['V5'] } }, {}] })
    s.activate(0, legend).move(0, ['V3'], 'bf0')
    s.play(0, 'En Garde', { targets: ['V3'] })
    expect([s.state.chain.length, s.state.players[0]!.restricted]).toEqual([1, []])
  })
})
