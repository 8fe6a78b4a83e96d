/** Totals that a cost can have: discounts of Energy and Power, with choices (356.3–356.6). */
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { prices } from '../fixtures/prices'
import { totals } from '../fixtures/totals'

const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards: totals, ...options })
type Side = ScenarioOptions['players'][number]
const mine = (side: Side, theirs: Side = {}, extra: Partial<ScenarioOptions> = {}) => game({ players: [side, theirs], ...extra })

const refuses = (s: Scenario, name: string) => s.refuse(0, { type: 'play', card: s.key(name) }).code

describe('356.4 discounts', () => {
  test('[356.4] [356.4.b] a cost of Power can be reduced, whatever its domain', () => {
    expect(prices(mine({ base: ['Agent'], hand: ['One Each'], runes: { fury: 1 } }), 'One Each')).toEqual(['1+0'])
  })

  test('[356.4] a discount of one domain takes away Power of that domain only', () => {
    const s = mine({ base: ['Fury Agent'], hand: ['Two Colours'], runes: { fury: 1 } })
    expect(refuses(s, 'Two Colours')).toBe('cannotPay')
    const t = mine({ base: ['Fury Agent'], hand: ['Two Colours'], runes: { calm: 1 } })
    expect(prices(t, 'Two Colours')).toEqual(['1+1'])
  })

  test('[356.4] which Power a discount of any domain takes away is for the payer to choose', () => {
    const s = mine({ base: ['Agent'], hand: ['Two Colours'], runes: { fury: 1, calm: 1 } })
    s.act(0, { type: 'play', card: s.key('Two Colours') })
    // Exhaust one of two runes, recycle one of two.
    expect(s.engine.legalActions(s.state).actions).toHaveLength(4)
    expect(prices(mine({ base: ['Agent'], hand: ['Two Colours'], runes: { fury: 1 } }), 'Two Colours')).toEqual(['1+1'])
    expect(prices(mine({ base: ['Agent'], hand: ['Two Colours'], runes: { calm: 1 } }), 'Two Colours')).toEqual(['1+1'])
  })

  test('[356.6] what is not there is not taken away', () => {
    const s = mine({ base: ['Agent', 'Agent'], hand: ['One Each'], runes: { fury: 1 } })
    expect(prices(s, 'One Each')).toEqual(['1+0'])
    expect(refuses(mine({ base: ['Agent', 'Agent'], hand: ['One Each'] }), 'One Each')).toBe('cannotPay')
  })

  test('[356.4] Energy or Power: the payer chooses, also by what he has', () => {
    const s = mine({ base: ['Haggler'], hand: ['One Each'], runes: { fury: 2 } })
    expect(prices(s, 'One Each')).toEqual(['0+1', '1+0'])
    expect(s.engine.read(s.state).costs(s.key('One Each'))).toHaveLength(2)
    const poor = mine({ base: ['Haggler'], hand: ['One Each'], energy: 1 })
    expect(prices(poor, 'One Each')).toEqual(['1+0'])
    const tired = mine({ base: ['Haggler'], hand: ['One Each'], exhaustedRunes: { fury: 1 } })
    expect(prices(tired, 'One Each')).toEqual(['0+1'])
  })

  test('[356.4] of two such discounts each is a choice of its own', () => {
    const s = mine({ base: ['Haggler', 'Haggler'], hand: ['Two Colours'], runes: { fury: 2, calm: 2 } })
    // Both for Power leaves 1+0; one for Energy 0+1; both for Energy takes no more than there is.
    expect(prices(s, 'Two Colours')).toEqual(['0+1', '1+0'])
  })

  test('[356.4] where there is no Power, only the Energy is worth taking', () => {
    const s = mine({ base: ['Haggler'], hand: ['Blessings'], runes: { fury: 2 } })
    expect(prices(s, 'Blessings', { targets: [['Haggler']] })).toEqual(['1+0'])
  })

  test('[356.3] [356.4] increases come first, so that they can be taken back', () => {
    const s = mine({ base: ['Agent'], hand: ['Free Lift'], runes: { fury: 1 } }, { base: ['Broker'] })
    expect(prices(s, 'Free Lift', { targets: ['Agent'] })).toEqual(['1+0'])
  })

  test('[356.4.e] a minimum is one of Energy: Power is taken away all the same', () => {
    const s = mine({ base: ['Broker'], hand: ['One Each'], runes: { fury: 1 } })
    expect(prices(s, 'One Each')).toEqual(['1+0'])
  })

  test('[356.4] [359.3.e.12] "for each" multiplies Energy and Power', () => {
    const s = mine({ hand: ['Climber', 'Free Lift', 'Free Lift'], base: ['Agent'], runes: { calm: 3 } })
    s.play(0, 'Free Lift', { targets: ['Agent'] })
      .resolve()
      .quiet()
    expect(prices(s, 'Climber')).toEqual(['3+1'])
  })

  test('[356.4] X paid in Power is reduced like any other', () => {
    const s = mine({ base: ['Agent'], hand: ['Any Flood'], runes: { fury: 1 } }, { base: ['Broker'] })
    // Broker adds {1}{any}, Agent takes one Power away: with one rune no Power can be spent.
    expect(prices(s, 'Any Flood', { x: 1, targets: ['Agent'] })).toEqual(['1+1'])
    const t = mine({ base: ['Agent'], hand: ['Any Flood'], runes: { fury: 1 } })
    expect(prices(t, 'Any Flood', { x: 2, targets: ['Agent'] })).toEqual(['0+1'])
  })
})

describe('356.4 costs that depend on what is chosen', () => {
  test('[356.4] a spell costs less only if it chooses a certain unit', () => {
    const poor = mine({ base: ['Muse', 'Agent'], hand: ['Blessings'], runes: { fury: 1 } })
    poor.act(0, { type: 'play', card: poor.key('Blessings') })
    // It can be paid only with Muse among the targets.
    expect(poor.engine.legalActions(poor.state).actions).toHaveLength(2)
    poor.choose('Muse', 'Agent').resolve().quiet()
    expect([poor.might('Muse'), poor.might('Agent')]).toEqual([3, 3])
    expect(poor.runes(0)).toEqual({ ready: 0, all: 1 })
  })

  test('[356.4] chosen by others, or an enemy: nothing becomes cheaper', () => {
    const s = mine({ base: ['Agent'], hand: ['Blessings'], runes: { fury: 1 } }, { base: ['Muse'] })
    expect(refuses(s, 'Blessings')).toBe('noTargets')
  })

  test('[356.4] two such units that are chosen reduce the cost twice', () => {
    const s = mine({
      base: [
        { card: 'Muse', as: 'm1' },
        { card: 'Muse', as: 'm2' },
      ],
      hand: ['Blessings'],
    })
    expect(prices(s, 'Blessings', { targets: [['m1', 'm2']] })).toEqual(['0+0'])
  })
})

describe('356.4.c discounts of a component', () => {
  test('[356.4.c] [356.4.c ex1] an optional additional cost is reduced as soon as it is added', () => {
    const at = (pay: boolean, runes: number) =>
      prices(mine({ base: ['Prodigal'], hand: ['Chill'], runes: { mind: runes } }), 'Chill', {
        pay: [pay],
        targets: ['Prodigal'],
      })
    expect(at(true, 2)).toEqual(['2+0'])
    // Not chosen, there is nothing to reduce.
    expect(at(false, 2)).toEqual(['1+0'])
    expect(refuses(mine({ base: ['Prodigal'], hand: ['Chill'] }), 'Chill')).toBe('noTargets')
  })

  test('[356.4.c.1] Energy or Power of it, as the payer likes; the base cost is no part of it', () => {
    const s = mine({ base: ['Prodigal'], hand: ['Any Chill'], runes: { mind: 2 } })
    expect(prices(s, 'Any Chill', { pay: [true] })).toEqual(['1+1', '2+0'])
  })

  test('[356.4.d] what such a discount does not use is not left for the rest of the cost', () => {
    // Two of them on a cost of {1}{mind}: nothing remains of it, but the base cost does.
    const s = mine({ base: ['Prodigal', 'Prodigal', 'Prodigal'], hand: ['Any Chill'], runes: { mind: 1 } })
    expect(prices(s, 'Any Chill', { pay: [true] })).toEqual(['1+0'])
  })

  test('[356.4.f] [356.4.f.1] [356.4.f.1 ex1] an optional cost that is reduced to nothing was paid', () => {
    const s = mine({ base: ['Patron of Units'], hand: ['Keeper'], runes: { mind: 2 } })
    s.play(0, 'Keeper', { pay: [true] })
      .resolve()
      .quiet()
    expect(s.runes(0)).toEqual({ ready: 0, all: 2 })
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[827.1.c] [356.4] what Empower costs can be reduced, for the units that are meant', () => {
    const cost = (side: Side, theirs: Side = {}) => {
      const s = mine(side, theirs)
      return s.engine.legalActions(s.state).actions.some(a => a.type === 'activate' && a.object === s.key('Striver'))
    }
    expect(cost({ base: ['Striver', 'Smith'], exhaustedRunes: { fury: 1 } })).toBe(true)
    expect(cost({ base: ['Striver', 'Smith'], energy: 1 })).toBe(true)
    expect(cost({ base: ['Striver', 'Smith'] })).toBe(false)
    expect(cost({ base: ['Striver'], exhaustedRunes: { fury: 1 } })).toBe(false)
    expect(cost({ base: ['Striver'], exhaustedRunes: { fury: 1 } }, { base: ['Smith'] })).toBe(false)
  })
})
