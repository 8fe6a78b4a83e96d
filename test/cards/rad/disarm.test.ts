/** Disarm, a keyword of the Radiance cards: provisional, from their reminder text. */
import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('RAD-097 Siren of the Shallows', () => {
  printed('RAD-097', 'Siren of the Shallows', { domains: ['chaos'], energy: 2, might: 1 })

  const attack = () =>
    arena({
      players: [{ base: ['Siren of the Shallows'] }, { base: ['V9'] }],
      battlefields: [{ units: { 1: ['V4', 'V5'] } }, {}],
    }).move(0, ['Siren of the Shallows'], 'bf0')

  test('gives an enemy unit there 1 Might less this turn when it attacks', () => {
    const s = attack()
    expect([s.asked(), s.options()]).toEqual(['target', ['V4', 'V5']])
    s.choose('V5').resolve()
    expect([s.might('V4'), s.might('V5'), s.might('V9')]).toEqual([4, 4, 9])
    s.close().assign({ V4: 1 })
    s.endTurn()
    expect(s.might('V5')).toBe(5)
  })

  test('does nothing when it defends', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{}, { base: ['V4'] }],
      battlefields: [{ units: { 0: ['Siren of the Shallows'] } }, {}],
    })
    s.move(1, ['V4'], 'bf0')
    expect([s.asked(), s.state.chain.length]).toEqual(['focus', 0])
  })

  test('[810.1.b] moves between battlefields', () => {
    const s = arena({ players: [{}, {}], battlefields: [{ units: { 0: ['Siren of the Shallows'] } }, { units: { 1: ['V4'] } }] })
    s.move(0, ['Siren of the Shallows'], 'bf1').resolve()
    expect(s.might('V4')).toBe(3)
  })
})

describe('RAD-055 Clanging Sentry', () => {
  printed('RAD-055', 'Clanging Sentry', { domains: ['mind'], energy: 3, might: 2, tags: ['Piltover', 'Mech'] })

  test('gives it to the Mechs of its player, itself among them', () => {
    const s = arena({
      players: [{ base: ['Clanging Sentry', 'V2'] }, { base: ['V3'] }],
    })
    expect(['Clanging Sentry', 'V2', 'V3'].map(n => s.keyword(n, 'disarm'))).toEqual([1, 0, 0])
  })

  test('several values on one unit are summed into one trigger', () => {
    const s = arena({
      players: [{ base: ['Clanging Sentry', { card: 'Clanging Sentry', as: 'second' }] }, {}],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    s.move(0, ['second'], 'bf0')
    expect(s.state.chain).toHaveLength(1)
    s.resolve()
    expect([s.keyword('second', 'disarm'), s.might('V9')]).toEqual([2, 7])
  })
})
