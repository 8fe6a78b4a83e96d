import { describe, expect, test } from 'vitest'
import { unitCard, weaponmaster } from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type ScenarioOptions, scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'
import { activationPrices, prices } from '../../fixtures/prices'

describe('UNL-059 Master Yi, Unstoppable', () => {
  const price = (xp: number) =>
    prices(arena({ players: [{ hand: ['Master Yi, Unstoppable'], xp, runes: { calm: 12 } }, {}] }), 'Master Yi, Unstoppable')

  test('[824.1] [356.4] each level costs less instead of the one before', () => {
    expect([0, 2, 3, 5, 6, 10, 11, 15, 20].map(xp => price(xp)[0])).toEqual([
      '12+3',
      '12+3',
      '10+2',
      '10+2',
      '8+1',
      '8+1',
      '6+0',
      '6+0',
      '6+0',
    ])
  })

  test('[824] the XP of his player counts, not that of others', () => {
    const s = arena({ players: [{ hand: ['Master Yi, Unstoppable'], runes: { calm: 12 } }, { xp: 11 }] })
    expect(prices(s, 'Master Yi, Unstoppable')).toEqual(['12+3'])
  })

  test('[357.1] what he can be paid with decides whether he is offered', () => {
    const offered = (xp: number) => arena({ players: [{ hand: ['Master Yi, Unstoppable'], xp, runes: { calm: 8 } }, {}] })
    const yes = offered(6)
    expect(yes.engine.legalActions(yes.state).actions).toContainEqual({ type: 'play', card: yes.key('Master Yi, Unstoppable') })
    const no = offered(5)
    expect(no.refuse(0, { type: 'play', card: no.key('Master Yi, Unstoppable') }).code).toBe('cannotPay')
  })

  test("[757.1] at level 16 enemies can't choose him, friends can", () => {
    const at = (xp: number) =>
      arena({
        players: [
          { hand: ['Stupefy'], runes: { mind: 2 } },
          { base: ['Master Yi, Unstoppable'], xp, hand: ['En Garde'], runes: { calm: 3 } },
        ],
      })
    const open = at(15)
    open.play(0, 'Stupefy', { targets: ['Master Yi, Unstoppable'] })
    expect(open.state.chain).toHaveLength(1)
    const safe = at(16)
    expect(safe.refuse(0, { type: 'play', card: safe.key('Stupefy') }).code).toBe('noTargets')
  })
})

describe('UNL-188 Hextech Gauntlets', () => {
  const gauntlets = (base: readonly string[], runes: Readonly<Record<string, number>>, theirs: readonly string[] = []) =>
    arena({ players: [{ base: ['Hextech Gauntlets', ...base], runes }, { base: theirs }] })
  const price = (unit: string) =>
    activationPrices(gauntlets(['V1', 'V2', 'V9'], { fury: 9 }), 'Hextech Gauntlets', { targets: [unit] })

  test('[818.1.c.4] [356.4] its Equip costs {1} less for each Might of the chosen unit', () => {
    expect(price('V1')).toEqual(['2+1'])
    expect(price('V2')).toEqual(['1+1'])
    // 356.6: the Power is never reduced.
    expect(price('V9')).toEqual(['0+1'])
  })

  test('[355.16] only units are offered for which it can be paid', () => {
    const s = gauntlets(['V1', 'V2', 'V9'], { fury: 1 })
    s.act(0, { type: 'activate', object: s.key('Hextech Gauntlets'), ability: 0 })
    expect(s.options()).toEqual(['V2', 'V9'])
    s.choose('V2').resolve().quiet()
    expect(s.might('V2')).toBe(2 + 3)
    expect(s.runes(0)).toEqual({ ready: 0, all: 0 })
    const poor = gauntlets(['V1'], { fury: 1 })
    expect(poor.refuse(0, { type: 'activate', object: poor.key('Hextech Gauntlets'), ability: 0 }).code).toBe('noTargets')
  })

  test('[477.3] Might as it is now counts, and never less than 0', () => {
    const s = arena({
      players: [{ base: ['Hextech Gauntlets', { card: 'V1', buffed: true }], runes: { fury: 9 } }, {}],
    })
    expect(activationPrices(s, 'Hextech Gauntlets')).toEqual(['1+1'])
  })

  test('[821.1.c.2] Weaponmaster pays as if it were activated choosing the new unit', () => {
    const cards = [...allCards, unitCard('TGA-001', 'Master at Arms', { domains: [], energy: 0, might: 2 }, weaponmaster())]
    const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards, ...options })
    const s = game({ players: [{ hand: ['Master at Arms'], base: ['Hextech Gauntlets'], runes: { fury: 1 } }, {}] })
    s.play(0, 'Master at Arms', { place: 'base0' })
    while (s.asked() === 'performTrigger') s.confirm(true)
    s.resolve()
    expect(s.asked()).toBe('payCost')
    s.confirm(true).quiet()
    // {3}{any}, {2} less for the Might of the unit, {any} less for Weaponmaster.
    expect(s.might('Master at Arms')).toBe(5)
    expect(s.runes(0)).toEqual({ ready: 0, all: 1 })
  })

  test('[465.2.c.4] [136.2.d] conquering with 3 or more excess damage draws 1', () => {
    const fight = (foe: string) => {
      const s = arena({
        players: [{ base: [{ card: 'V2', as: 'mine', attached: ['Hextech Gauntlets'] }], deck: ['V3'] }, {}],
        battlefields: [{ units: { 1: [foe] } }, {}],
      })
      s.move(0, ['mine'], 'bf0').close()
      return s
    }
    expect(fight('V2').cards(0, 'hand')).toEqual(['V3'])
    expect(fight('V3').cards(0, 'hand')).toEqual([])
  })
})
