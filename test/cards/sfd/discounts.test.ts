import { describe, expect, test } from 'vitest'
import {
  accelerate,
  action,
  costs,
  deal,
  draw,
  enemy,
  energy,
  giveMight,
  hidden,
  iCostLess,
  optionalCost,
  payDiscard,
  paying,
  power,
  reaction,
  repeatFor,
  spellCard,
  target,
  unit,
  unitCard,
  upTo,
  whenI,
} from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type Scenario, type ScenarioOptions, scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'
import { activationPrices, prices } from '../../fixtures/prices'

const cards = [
  ...allCards,
  spellCard(
    'TDI-001',
    'Two and One',
    { domains: ['fury'], energy: 2, power: ['fury'] },
    reaction(),
    giveMight(1, target(unit())),
  ),
  spellCard('TDI-002', 'Two', { domains: ['fury'], energy: 2 }, reaction(), giveMight(1, target(unit()))),
  spellCard('TDI-003', 'Pair', { domains: ['fury'], energy: 2 }, action(), giveMight(1, upTo(2, unit()))),
  spellCard(
    'TDI-004',
    'Echo',
    { domains: ['fury'], energy: 1 },
    action(),
    repeatFor(costs(energy(1), power('fury'))),
    giveMight(1, target(unit())),
  ),
  unitCard('TDI-005', 'Racer', { domains: ['fury'], energy: 2, might: 2 }, accelerate()),
  spellCard(
    'TDI-006',
    'Trap',
    { domains: ['fury'], energy: 3, power: ['fury'] },
    hidden(),
    reaction(),
    deal(1, target(unit(enemy))),
  ),
  spellCard('TDI-007', 'Bargain', { domains: ['fury'], energy: 3 }, reaction(), iCostLess({ energy: 2 }), draw(1)),
  spellCard('TDI-008', 'Sky', { domains: ['fury'], energy: 8 }, action(), iCostLess({ energy: 7 }), draw(1)),
  spellCard('TDI-009', 'Odd', { domains: ['fury'], energy: 1 }, action(), optionalCost(costs(payDiscard(1), energy(1))), draw(1)),
  ...['V', 'V1', 'V9'].map((name, n) => unitCard(`TDI-01${n}`, name, { domains: [], energy: 0, might: n === 1 ? 1 : 9 })),
  unitCard('TDI-020', 'Toll Taker', { domains: [], energy: 0, might: 3 }, whenI('attack', paying(energy(1)), draw(1))),
]
const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards, ...options })
type Side = ScenarioOptions['players'][number]
const mine = (side: Side, theirs: Side = {}, extra: Partial<ScenarioOptions> = {}) => game({ players: [side, theirs], ...extra })
const refusal = (s: Scenario, name: string, player = 0) => s.refuse(player, { type: 'play', card: s.key(name) }).code

describe('SFD-141 Irelia, Graceful', () => {
  const irelia = (side: Side, theirs: Side = {}) => mine({ base: ['Irelia, Graceful', 'V'], runes: { fury: 4 }, ...side }, theirs)

  test('[356.4] a spell that chooses her costs {1} or {any} less, as its player likes', () => {
    const price = (target: string) => prices(irelia({ hand: ['Two and One'] }), 'Two and One', { targets: [target] })
    expect(price('Irelia, Graceful')).toEqual(['1+1', '2+0'])
    expect(price('V')).toEqual(['2+1'])
  })

  test('[355.16] what can be paid only with the discount has to choose her', () => {
    const s = irelia({ hand: ['Two and One'], runes: { fury: 1 }, energy: 0 })
    s.act(0, { type: 'play', card: s.key('Two and One') })
      .resolve()
      .quiet()
    expect([s.might('Irelia, Graceful'), s.runes(0)]).toEqual([5, { ready: 0, all: 0 }])
    const pair = irelia({ hand: ['Pair'], runes: { fury: 1 } })
    pair.act(0, { type: 'play', card: pair.key('Pair') })
    // With her, or with her and the other; not the other alone, and not nobody.
    expect(pair.engine.legalActions(pair.state).actions).toHaveLength(2)
  })

  test('[356.4] spells of others and abilities cost no less', () => {
    const s = mine({ hand: ['Two'], runes: { fury: 1 } }, { base: ['Irelia, Graceful'] })
    expect(refusal(s, 'Two')).toBe('noTargets')
    const equip = mine({ base: ['Irelia, Graceful', 'Long Sword'], runes: {} })
    expect(equip.refuse(0, { type: 'activate', object: equip.key('Long Sword'), ability: 0 }).code).toBe('noTargets')
  })

  test('[356.4] chosen by each execution of a repeated spell, she reduces its cost once', () => {
    const s = irelia({ hand: ['Echo'] })
    const price = prices(s, 'Echo', { pay: [true], targets: ['Irelia, Graceful', 'Irelia, Graceful'] })
    expect(price).toEqual(['1+1', '2+0'])
  })

  test('[356.3] [356.4] [ruling:rjp-16-vex] increases come first', () => {
    const s = mine(
      { base: ['V'], hand: ['Two'], runes: { fury: 9 } },
      {},
      { battlefields: [{ units: { 0: ['Irelia, Graceful'], 1: [{ card: 'Vex, Cheerless' }] } }, {}] },
    )
    expect(s.asked()).toBe('focus')
    expect(prices(s, 'Two', { targets: ['Irelia, Graceful'] })).toEqual(['2+1', '3+0'])
  })
})

describe('SFD-146 Vex, Cheerless', () => {
  /** Vex attacks; the focus is hers. */
  const attack = (side: Side, theirs: Side = {}) => {
    const s = mine({ base: ['Vex, Cheerless', 'V'], runes: { fury: 9 }, ...side }, theirs, {
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    s.move(0, ['Vex, Cheerless'], 'bf0')
    return s
  }

  test('[356.4] in combat friendly spells cost {1}{any} less', () => {
    expect(prices(attack({ hand: ['Two and One'] }), 'Two and One', { targets: ['V'] })).toEqual(['1+0'])
  })

  test('[356.4] outside of a combat they cost what they say', () => {
    const s = mine({ base: ['Vex, Cheerless'], hand: ['Two and One'], runes: { fury: 9 } })
    expect(prices(s, 'Two and One', { targets: ['Vex, Cheerless'] })).toEqual(['2+1'])
    const alone = mine({ base: ['Vex, Cheerless'], hand: ['Two and One'], runes: { fury: 9 } })
    alone.move(0, ['Vex, Cheerless'], 'bf0')
    // A showdown without an enemy is no combat.
    expect(alone.asked()).toBe('focus')
    expect(prices(alone, 'Two and One', { targets: ['Vex, Cheerless'] })).toEqual(['2+1'])
  })

  test('[356.3] [809.1.c] enemy spells cost {1}{any} more, Power of any domain', () => {
    const s = attack({ hand: [] }, { hand: ['Two'], runes: { calm: 3 } })
    s.pass()
    expect(prices(s, 'Two', { targets: ['V9'] }, 1)).toEqual(['3+1'])
    const poor = attack({}, { hand: ['Two'], energy: 3 }).pass()
    expect(refusal(poor, 'Two', 1)).toBe('noTargets')
  })

  test('[356.4.e] [356.4.d.1] [ruling:rj-9844] her minimum is that of her discount: others go on from there', () => {
    expect(prices(attack({ hand: ['Bargain'] }), 'Bargain')).toEqual(['0+0'])
    expect(prices(attack({ hand: ['Two'] }), 'Two', { targets: ['V'] })).toEqual(['1+0'])
  })

  test('[356.2.a.2] [356.4.d] [ruling:rbf-vex-deflect,rj-11184] her discount takes Deflect away as well', () => {
    const s = mine(
      { base: ['Vex, Cheerless'], hand: ['Two'], runes: { fury: 9 } },
      { base: ['Ruin Runner', 'Volibear, Furious'] },
      {
        battlefields: [{ units: { 1: ['V9'] } }, {}],
      },
    )
    s.move(0, ['Vex, Cheerless'], 'bf0')
    // Deflect 2: one of it stays.
    expect(prices(s, 'Two', { targets: ['Volibear, Furious'] })).toEqual(['1+1'])
  })

  test('[811.1.b] [356.1] [356.3] [ruling:rbf-vex-hidden] enemies pay the increase from hidden, too', () => {
    const at = (runes: Readonly<Record<string, number>>) => {
      const s = game({
        players: [{ base: ['Vex, Cheerless', 'V'] }, { runes }],
        battlefields: [{ units: { 1: ['V9'] }, facedown: { 1: ['Trap'] } }, {}],
      })
      s.move(0, ['Vex, Cheerless', 'V'], 'bf0').pass()
      return s
    }
    expect(prices(at({ calm: 2 }), 'Trap', { targets: ['V'] }, 1)).toEqual(['1+1'])
    expect(refusal(at({}), 'Trap', 1)).toBe('noTargets')
  })

  test('[356.4.e] [809] Deflect, Hidden for {0} and Vex: the Power of Deflect goes, the Energy stays at 0', () => {
    const fight = (mine: string) =>
      game({
        players: [{ runes: { fury: 1 } }, { base: ['V9', 'Pouty Poro'] }],
        turnPlayer: 1,
        battlefields: [{ units: { 0: [mine] }, facedown: { 0: ['Trap'] } }, {}],
      })
        .move(1, ['V9', 'Pouty Poro'], 'bf0')
        .pass()
    expect(prices(fight('V'), 'Trap', { targets: ['Pouty Poro'] })).toEqual(['0+1'])
    expect(prices(fight('Vex, Cheerless'), 'Trap', { targets: ['Pouty Poro'] })).toEqual(['0+0'])
    expect(prices(fight('Vex, Cheerless'), 'Trap', { targets: ['V9'] })).toEqual(['0+0'])
  })

  test('[206] [ruling:rj-8453] what looks at the cost of a spell looks at the printed one', () => {
    const s = mine(
      { base: ['Vex, Cheerless', 'Lux, Illuminated'], hand: ['Sky'], runes: { fury: 9 } },
      {},
      {
        battlefields: [{ units: { 1: ['V9'] } }, {}],
      },
    )
    s.move(0, ['Vex, Cheerless'], 'bf0')
    const before = s.might('Lux, Illuminated')
    s.play(0, 'Sky').resolve()
    expect(s.might('Lux, Illuminated')).toBe(before + 3)
    expect(s.runes(0).ready).toBe(9)
  })
})

describe('SFD-149 Ezreal, Prodigy', () => {
  const ezreal = (side: Side, times = 1) =>
    mine({ base: [...Array.from({ length: times }, () => 'Ezreal, Prodigy'), 'V'], ...side })

  test('[356.4.c] [820.1.c.1] [ruling:rj-8415] Repeat costs {1} or {any} less', () => {
    const s = ezreal({ hand: ['Echo'], runes: { fury: 9 } })
    expect(prices(s, 'Echo', { pay: [true], targets: ['V', 'V'] })).toEqual(['1+1', '2+0'])
  })

  test('[356.4.c] [ruling:rj-6329] two of him reduce each optional cost twice', () => {
    const s = ezreal({ hand: ['Echo'], runes: { fury: 9 } }, 2)
    // Of {1}{fury} nothing is left; the other ways leave as much or more.
    expect(prices(s, 'Echo', { pay: [true], targets: ['V', 'V'] })).toEqual(['1+0'])
  })

  test('[356.4.c] [805.2] [ruling:sfaq-ezreal-costs] Accelerate costs less, the unit itself does not', () => {
    const price = (pay: boolean) => prices(ezreal({ hand: ['Racer'], runes: { fury: 9 } }), 'Racer', { pay: [pay] })
    expect(price(true)).toEqual(['2+1', '3+0'])
    expect(price(false)).toEqual(['2+0'])
  })

  test('[204.1.b] [818.1.c.2] [ruling:rj-8509,sfaq-ezreal-costs] Equip is no optional additional cost', () => {
    const s = mine({ base: ['Ezreal, Prodigy', 'B.F. Sword'], runes: { order: 1 } })
    expect(activationPrices(s, 'B.F. Sword')).toEqual(['0+1'])
    const none = mine({ base: ['Ezreal, Prodigy', 'B.F. Sword'] })
    expect(none.refuse(0, { type: 'activate', object: none.key('B.F. Sword'), ability: 0 }).code).toBe('noTargets')
  })

  test('[356.2.a.2] [ruling:sfaq-ezreal-costs] Deflect is mandatory', () => {
    const s = mine({ base: ['Ezreal, Prodigy'], hand: ['Two'], energy: 2 }, { base: ['Ruin Runner'], hand: [] })
    s.act(0, { type: 'play', card: s.key('Two') })
    expect(s.state.chain[0]!.targets).toEqual([[s.key('Ezreal, Prodigy')]])
    const deflect = mine({ base: ['Ezreal, Prodigy'], hand: ['Stupefy'], energy: 9 }, { base: ['Pouty Poro'] })
    deflect.act(0, { type: 'play', card: deflect.key('Stupefy') })
    expect(deflect.state.chain.flatMap(item => item.targets.flat())).not.toContain(deflect.key('Pouty Poro'))
  })

  test('[356.4.f] [356.4.f.1] [ruling:rj-11230] reduced to nothing, the cost was paid', () => {
    const s = ezreal({ hand: ['Odd', 'V1'], energy: 1 })
    // The discard has to be made all the same.
    s.play(0, 'Odd', { pay: [true], costs: [['V1']] })
    expect(s.state.chain[0]!.paid).toBe(1)
    s.resolve().quiet()
    expect(s.cards(0, 'trash').sort()).toEqual(['Odd', 'V1'])
  })

  test('[356.4.c] his opponents pay what is printed', () => {
    const s = mine({ hand: ['Racer'], runes: { fury: 9 } }, { base: ['Ezreal, Prodigy'] })
    expect(prices(s, 'Racer', { pay: [true] })).toEqual(['3+1'])
  })

  test('[383.3.b] [404.2] [ruling:rj-9855] the cost of a trigger is no additional cost', () => {
    const attack = (energy: number) => {
      const s = mine(
        { base: ['Ezreal, Prodigy', 'Toll Taker'], deck: ['V1'], energy },
        {},
        { battlefields: [{ units: { 1: ['V9'] } }, {}] },
      )
      s.move(0, ['Toll Taker'], 'bf0')
      if (s.asked() === 'payTrigger') s.confirm(true)
      return s.resolve()
    }
    expect(attack(0).cards(0, 'hand')).toEqual([])
    expect(attack(1).cards(0, 'hand')).toEqual(['V1'])
  })

  test('when he is played, 1 is discarded, then 2 are drawn', () => {
    const s = arena({ players: [{ hand: ['Ezreal, Prodigy', 'V1'], deck: ['V2', 'V3', 'V4'], runes: { chaos: 9 } }, {}] })
    s.play(0, 'Ezreal, Prodigy', { place: 'base0' }).resolve()
    if (s.asked() !== 'main') s.choose('V1')
    s.quiet()
    expect([s.cards(0, 'trash'), s.cards(0, 'hand')]).toEqual([['V1'], ['V2', 'V3']])
  })
})

describe('SFD-055 Needlessly Large Yordle', () => {
  const held = (fields: readonly (readonly string[])[]) => {
    const s = arena({
      turnPlayer: 1,
      players: [{ hand: ['Needlessly Large Yordle'], deck: ['V1', 'V1', 'V1'], runes: { calm: 12 } }, { deck: ['V1', 'V1'] }],
      battlefields: fields.map(units => ({ units: { 0: units } })),
    })
    s.endTurn()
    while (s.state.decision?.reason !== 'main') s.pass()
    return s
  }

  test('[356.4] [471.1] costs {2}{calm} less for each point from holding this turn', () => {
    expect(prices(held([[], []]), 'Needlessly Large Yordle')).toEqual(['10+3'])
    expect(prices(held([['V1'], []]), 'Needlessly Large Yordle')).toEqual(['8+2'])
    expect(prices(held([['V1'], ['V2']]), 'Needlessly Large Yordle')).toEqual(['6+1'])
  })

  test("[469.1] points from conquering don't count", () => {
    const s = arena({ players: [{ hand: ['Needlessly Large Yordle'], base: ['V1'], runes: { calm: 12 } }, {}] })
    s.move(0, ['V1'], 'bf0').close()
    expect(s.points(0)).toBe(1)
    expect(prices(s, 'Needlessly Large Yordle')).toEqual(['10+3'])
  })

  test('[471.1] a point that was replaced was not scored', () => {
    const s = arena({
      turnPlayer: 1,
      players: [
        { hand: ['Needlessly Large Yordle'], deck: ['V1', 'V1', 'V1'], runes: { calm: 12 }, turns: 0 },
        { base: ['Otterpus'], deck: ['V1', 'V1'] },
      ],
      battlefields: [{ units: { 0: ['V1'] } }, {}],
    })
    s.endTurn()
    while (s.state.decision?.reason !== 'main') s.pass()
    expect(s.points(0)).toBe(0)
    expect(prices(s, 'Needlessly Large Yordle')).toEqual(['10+3'])
  })

  test('[317.2] the next turn begins anew', () => {
    const s = held([['V1'], []])
    s.endTurn()
    while (s.state.decision?.reason !== 'main') s.pass()
    s.endTurn()
    while (s.state.decision?.reason !== 'main') s.pass()
    // It was held again this turn, so there is one point, not two.
    expect(s.points(0)).toBe(2)
    expect(prices(s, 'Needlessly Large Yordle')).toEqual(['8+2'])
  })
})
