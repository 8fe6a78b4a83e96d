import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('RAD-143 Mordekaiser, Iron Revenant', () => {
  const legend = 'Mordekaiser, Iron Revenant'

  test('a unit or gear of your trash is banished for one Power of any domain', () => {
    const s = arena({ players: [{ legend, trash: ['V3', 'Meditation', 'Hextech Anomaly'] }, { trash: ['V4'] }] })
    s.activate(0, legend)
    expect([s.asked(), s.options().sort()]).toEqual(['costObject', ['Hextech Anomaly', 'V3']])
    s.choose('V3').quiet()
    expect([s.where('V3'), s.isExhausted(legend)]).toEqual(['banishment', true])
    expect(s.state.players[0]!.restricted).toEqual([{ domain: 6, amount: 1, only: ['units', 'gear'] }])
  })

  test('[203.3] without such a card he can not be used', () => {
    const s = arena({ players: [{ legend, trash: ['Meditation'] }, { trash: ['V4'] }] })
    expect(s.refuse(0, { type: 'activate', object: s.key(legend), ability: 0 }).rule).toBe('203.3')
  })

  test('the Power pays for units and gear', () => {
    for (const [card, energy] of [
      ['Hextech Anomaly', 3],
      ['Ancient Henge', 2],
    ] as const) {
      const s = arena({ players: [{ legend, hand: [card], trash: ['V3'], energy }, {}] })
      s.activate(0, legend).play(0, card).quiet()
      expect([s.where(card), s.state.players[0]!.restricted]).toEqual(['base0', []])
    }
  })

  test('not for spells, nor for abilities', () => {
    const s = arena({
      players: [
        { legend, hand: ['Sabotage', 'Bullet Time'], base: ['Long Sword', 'V3'], trash: ['V4'], energy: 2 },
        { hand: ['Block'] },
      ],
      battlefields: [{ units: { 1: ['V5'] } }, {}],
    })
    s.activate(0, legend)
    expect(s.refuse(0, { type: 'play', card: s.key('Sabotage') }).code).toMatch(/cannotPay|noTargets/)
    expect(s.refuse(0, { type: 'activate', object: s.key('Long Sword'), ability: 0 }).code).toBe('noTargets')
    // A cost within a text is no play either.
    s.play(0, 'Bullet Time', { targets: ['bf0'] }).resolve()
    s.quiet()
    expect([s.damage('V5'), s.state.players[0]!.restricted.length]).toEqual([0, 1])
  })

  test('[429.3] while a gear is paid for', () => {
    const s = arena({ players: [{ legend, hand: ['Ancient Henge'], trash: ['V3', 'V4'], energy: 2 }, {}] })
    s.act(0, { type: 'play', card: s.key('Ancient Henge') })
    s.activate(0, legend)
    expect(s.options().sort()).toEqual(['V3', 'V4'])
    s.choose('V4').quiet()
    expect([s.where('Ancient Henge'), s.where('V4')]).toEqual(['base0', 'banishment'])
  })

  test('[167.1] what is not spent is lost with the pool', () => {
    const s = arena({ players: [{ legend, trash: ['V3'] }, {}] })
    s.activate(0, legend).endTurn()
    expect(s.state.players[0]!.restricted).toEqual([])
  })
})
