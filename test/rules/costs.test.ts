/** Costs (201–206) and the total cost (356). */
import { describe, expect, test } from 'vitest'
import { type Placed, type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { playing } from '../fixtures/playing'

const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards: playing, ...options })
const refused = (s: Scenario, name: string) => s.refuse(0, { type: 'play', card: s.key(name) })
const ready = (s: Scenario) => s.runes(0).ready
const hand = (s: Scenario, player = 0) => s.cards(player, 'hand').length
/** Plays the card for exactly `energy` from the pool: one less is not enough. */
function costs(
  name: string,
  energy: number,
  base: readonly Placed[] = [],
  extra: Partial<ScenarioOptions> = {},
  theirs: readonly Placed[] = [],
): Scenario {
  const at = (pool: number) => game({ players: [{ hand: [name], base, energy: pool, runes: {} }, { base: theirs }], ...extra })
  if (energy > 0) {
    const poor = at(energy - 1)
    expect(['cannotPay', 'noTargets']).toContain(refused(poor, name).code)
  }
  const s = at(energy).play(0, name)
  expect(s.state.players[0]!.pool[0]).toBe(0)
  return s
}

describe('201–204 costs', () => {
  test('[203] [203.1] [204.3.b] a cost within a text is paid on resolution to get the effect', () => {
    const s = game({ players: [{ hand: ['Toll'], energy: 2 }, {}] }).play(0, 'Toll')
    expect(s.state.players[0]!.pool[0]).toBe(2)
    s.pass(2).confirm(true).quiet()
    expect([s.state.players[0]!.pool[0], hand(s), hand(s, 1)]).toEqual([0, 1, 0])
  })

  test("[203] [444.2.b] not paid, the effect doesn't happen", () => {
    const s = game({ players: [{ hand: ['Toll'], energy: 2 }, {}] })
      .play(0, 'Toll')
      .pass(2)
      .confirm(false)
      .quiet()
    expect([s.state.players[0]!.pool[0], hand(s), hand(s, 1)]).toEqual([2, 0, 2])
  })

  test("[203.3] a cost that can't be paid is not offered", () => {
    const s = game({ players: [{ hand: ['Toll'], energy: 1 }, {}] })
      .play(0, 'Toll')
      .resolve()
      .quiet()
    expect([hand(s), hand(s, 1)]).toEqual([0, 2])
    const exhausted = game({ players: [{ hand: ['Tap Price'], base: [{ card: 'P9', exhausted: true }, 'P8'] }, {}] })
    expect(refused(exhausted, 'Tap Price').code).toBe('noTargets')
  })

  test('[203.2] [357.2.a] [357.2.a ex1] a unit that is saved by a replacement has paid the cost', () => {
    const s = game({ players: [{ hand: ['Patron'], base: ['P1', 'Hourglass'] }, {}] })
      .play(0, 'Patron')
      .quiet()
    expect([s.where('Patron'), s.where('P1'), s.where('Hourglass')]).toEqual(['base0', 'base0', 'trash'])
  })

  test('[204.2.a] [356.2.a.1] [356.2.a.1 ex1] a mandatory additional cost has to be paid', () => {
    const alone = game({ players: [{ hand: ['Patron'] }, { base: ['P9'] }] })
    expect(refused(alone, 'Patron')).toMatchObject({ code: 'cannotPay' })
    const s = game({ players: [{ hand: ['Patron'], base: ['P1', 'P2'] }, {}] })
      .play(0, 'Patron', { costs: [['P1']] })
      .quiet()
    expect(s.cards(0, 'trash')).toEqual(['P1'])
    expect(s.units('base0')).toEqual(['P2', 'Patron'])
  })

  test('[204.3.b ex1] "pay any amount of Power to deal that much": the amount is chosen on resolution', () => {
    const s = game({ players: [{ hand: ['Volley'], runes: { fury: 2, calm: 1 } }, { base: ['P8', 'P9'] }] }).play(0, 'Volley')
    expect(s.runes(0).all).toBe(3)
    s.pass(2)
    expect(s.open()).toMatchObject({ player: 0, kind: 'number', min: 0, max: 3 })
    s.number(2)
    if (s.asked() === 'payment') s.plan(0)
    s.quiet()
    expect([s.runes(0).all, s.damage('P8'), s.damage('P9')]).toEqual([1, 2, 2])
  })

  test('[204.3.b ex1] paying nothing deals nothing', () => {
    const s = game({ players: [{ hand: ['Volley'], runes: { fury: 1 } }, { base: ['P8'] }] })
      .play(0, 'Volley')
      .pass(2)
      .number(0)
      .quiet()
    expect([s.runes(0).all, s.damage('P8')]).toEqual([1, 0])
  })

  test('[204.3.b ex2] an ability that pays any amount to add that much', () => {
    const s = game({ players: [{ hand: ['Heavy'], base: ['Henge'], runes: { fury: 3 } }, {}] }).activate(0, 'Henge')
    s.number(2)
    if (s.asked() === 'payment') s.plan(0)
    expect([s.asked(), s.state.players[0]!.pool[0], s.runes(0).all]).toEqual(['main', 2, 1])
  })

  test('[205] [205 ex1] "you may pay. If you do" is no cost: it is paid on resolution', () => {
    const attack = (name: string) =>
      game({ players: [{ base: [name], energy: 1 }, {}], battlefields: [{ units: { 1: ['P9'] } }, {}] }).move(0, [name], 'bf0')
    const s = attack('Debtor')
    expect([s.asked(), s.state.players[0]!.pool[0]]).toEqual(['priority', 1])
    s.pass(2).confirm(true)
    expect([s.state.players[0]!.pool[0], hand(s)]).toEqual([0, 1])
    const cost = attack('Tither').confirm(true)
    expect([cost.asked(), cost.state.players[0]!.pool[0], hand(cost)]).toEqual(['priority', 0, 0])
  })

  test('[206] [206 ex1] effects that ask for a cost read the printed one, whatever was paid', () => {
    const s = game({
      players: [{ hand: ['Falling Comet'], base: ['Lux, Illuminated'], energy: 4 }, {}],
      battlefields: [{ units: { 0: ['Eager Apprentice'] } }, { units: { 1: ['P9'] } }],
    })
    s.play(0, 'Falling Comet', { targets: ['P9'] })
      .resolve()
      .quiet()
    expect(s.might('Lux, Illuminated')).toBe(8)
  })

  test('[206] [356.1.c] a costlier spell is no target for "costs no more than 2", though less was paid', () => {
    const s = game({ players: [{ hand: ['Steep', 'Big Only'], energy: 1 }, {}] }).play(0, 'Steep')
    expect(refused(s, 'Big Only').code).toBe('noTargets')
    const t = game({ players: [{ hand: ['Spark', 'Big Only'], base: ['P9'] }, { base: ['Taxer'] }] })
    t.state = t.engine.edit(t.state, d => {
      d.players[0]!.pool = [4, 0, 0, 0, 0, 0, 0, 0]
    })
    t.play(0, 'Spark', { targets: ['P9'] })
      .play(0, 'Big Only')
      .resolve()
      .quiet()
    expect([t.damage('P9'), t.state.players[0]!.pool[0]]).toEqual([0, 2])
  })
})

describe('356.1 base costs', () => {
  test('[356.1.b] [356.1.b.1] "ignoring its cost" sets Energy and Power to zero', () => {
    const s = game({ players: [{ hand: ['Cheap Entry', 'Pricey'] }, {}] })
      .play(0, 'Cheap Entry')
      .pass(2)
    if (s.asked() === 'pick') s.choose('Pricey')
    expect(s.quiet().where('Pricey')).toBe('base0')
  })

  test.each([
    ['Half Entry', 0, 1],
    ['Powerless Entry', 4, 0],
  ] as const)('[356.1.b.2] %s leaves the other cost', (spell, energy, power) => {
    const s = game({ players: [{ hand: [spell], trash: ['Pricey'], runes: { fury: 5 } }, {}] })
      .play(0, spell)
      .resolve()
      .quiet()
    expect(s.where('Pricey')).toBe('base0')
    expect([5 - s.runes(0).all, ready(s) + s.state.players[0]!.pool[0]!]).toEqual([power, 5 - energy - power])
    const poor = game({ players: [{ hand: [spell], trash: ['Pricey'] }, {}] })
      .play(0, spell)
      .resolve()
      .quiet()
    expect(poor.where('Pricey')).toBe('trash')
  })

  test('[356.1.b.3] [356.1.b.3 ex1] an additional cost on top of an ignored one has to be paid', () => {
    const s = game({ players: [{ hand: ['Cheap Entry', 'Racer'], runes: { fury: 1 } }, {}] })
      .play(0, 'Cheap Entry')
      .pass(2)
    if (s.asked() === 'pick') s.choose('Racer')
    s.confirm(true).quiet()
    expect([s.where('Racer'), s.isExhausted('Racer'), s.runes(0).all]).toEqual(['base0', false, 0])
    const declined = game({ players: [{ hand: ['Cheap Entry', 'Racer'], runes: { fury: 1 } }, {}] })
      .play(0, 'Cheap Entry')
      .pass(2)
    if (declined.asked() === 'pick') declined.choose('Racer')
    declined.confirm(false).quiet()
    expect([declined.isExhausted('Racer'), declined.runes(0).all]).toEqual([true, 1])
  })

  test('[356.5] [356.5.a] "any and all costs" takes the non-standard ones with it', () => {
    const s = game({ players: [{ hand: ['Free Entry'], trash: ['Patron'], base: ['P1', 'P2'] }, {}] })
      .play(0, 'Free Entry')
      .resolve()
      .quiet()
    expect(s.units('base0')).toEqual(['P1', 'P2', 'Patron'])
    const half = game({ players: [{ hand: ['Half Entry'], trash: ['Patron'], base: ['P1', 'P2'] }, {}] })
      .play(0, 'Half Entry')
      .pass(2)
    expect(half.asked()).toBe('costObject')
  })
})

describe('356.2–356.6', () => {
  test('[356.2.a.2] Deflect is a mandatory additional cost for the opponent of the chosen unit', () => {
    const s = game({ players: [{ hand: ['Spark'], runes: { calm: 1 } }, { base: ['Pouty Poro'] }] }).play(0, 'Spark')
    expect(s.runes(0).all).toBe(0)
    const own = game({ players: [{ hand: ['Spark'], runes: { calm: 1 }, base: ['Pouty Poro'] }, {}] }).play(0, 'Spark')
    expect(own.runes(0).all).toBe(1)
  })

  test('[356.2.b.1] [355.1.a] [356.2.b.1 ex1] an optional additional cost is decided first, discounts afterwards', () => {
    const s = game({ players: [{ hand: ['Bargainer', 'P1', 'P2'], energy: 3 }, {}] })
    s.act(0, { type: 'play', card: s.key('Bargainer') })
    expect(s.open()).toMatchObject({ reason: 'optionalCost', rule: '355.1.a' })
    s.confirm(true).choose('P2').quiet()
    expect([s.state.players[0]!.pool[0], s.cards(0, 'hand'), s.cards(0, 'trash')]).toEqual([2, ['P1'], ['P2']])
    const no = game({ players: [{ hand: ['Bargainer', 'P1'], energy: 3 }, {}] })
      .play(0, 'Bargainer', { pay: [false] })
      .quiet()
    expect([no.state.players[0]!.pool[0], no.cards(0, 'hand')]).toEqual([0, ['P1']])
  })

  test('[355.1.a] an optional cost that alone makes the play affordable is not asked for', () => {
    const s = game({ players: [{ hand: ['Bargainer', 'P1'], energy: 1 }, {}] }).play(0, 'Bargainer')
    if (s.asked() === 'costObject') s.choose('P1')
    expect(s.quiet().cards(0, 'trash')).toEqual(['P1'])
  })

  test('[355.1] [356.2] an amount that the player may choose is chosen with the other choices and paid', () => {
    const s = game({ players: [{ hand: ['Flood'], energy: 3 }, { base: ['P9'] }] })
    s.act(0, { type: 'play', card: s.key('Flood') })
    expect(s.open()).toMatchObject({ kind: 'number', min: 0, max: 3 })
    expect(s.refuse(0, { type: 'answer', number: 4 }).code).toBe('outOfRange')
    s.number(2).resolve().quiet()
    expect([s.damage('P9'), s.state.players[0]!.pool[0]]).toEqual([2, 1])
  })

  test('[356.2] [356.2.b.1] base cost and additional cost are added up', () => {
    const s = game({ players: [{ hand: ['Racer'], runes: { fury: 3 } }, {}] })
      .play(0, 'Racer', { pay: [true] })
      .quiet()
    expect([s.runes(0), s.isExhausted('Racer')]).toEqual([{ ready: 0, all: 2 }, false])
    const poor = game({ players: [{ hand: ['Racer'], runes: { fury: 2 } }, {}] })
      .play(0, 'Racer')
      .quiet()
    expect([poor.runes(0), poor.isExhausted('Racer')]).toEqual([{ ready: 0, all: 2 }, true])
  })

  test('[356.3] an increase by another card', () => {
    costs('Spark', 1, ['Taxer'])
    costs('Spark', 1, [], {}, ['Taxer'])
    costs('P5', 0, ['Taxer'])
  })

  test('[356.3] an increase by the card itself, under its condition', () => {
    costs('Own Tax', 1)
    costs('Own Tax', 3, ['Trinket'])
  })

  test('[356.4] [356.4.a] discounts of the card itself and of another one', () => {
    costs('Steep', 1)
    costs('Six', 3, ['Discounter'])
    costs('Six', 6, [])
  })

  test('[356.4.a] a discount is for those whom it names', () => {
    const s = game({ players: [{ hand: ['Racer'], energy: 1 }, { base: ['Discounter'] }] })
    expect(refused(s, 'Racer').code).toBe('cannotPay')
  })

  test('[356.4.e] [356.4.e ex1] [356.4.d.1] a discount with a minimum first, then the other: the lowest total', () => {
    const fields = { battlefields: [{ units: { 0: ['Eager Apprentice'] } }, {}] }
    costs('Steep', 0, [], fields)
  })

  test('[356.4.e] the minimum binds only its own discount', () => {
    costs('Racer', 1, ['Floorer'])
    costs('Racer', 0, ['Floorer', 'Discounter'])
  })

  test('[356.4.f] [356.4.f.1] an additional cost reduced to nothing still counts as paid', () => {
    const s = game({ players: [{ hand: ['Tithe'], base: ['Discounter'] }, {}] })
      .play(0, 'Tithe', { pay: [true] })
      .resolve()
      .quiet()
    expect(hand(s)).toBe(1)
    const no = game({ players: [{ hand: ['Tithe'], base: ['Discounter'] }, {}] })
      .play(0, 'Tithe', { pay: [false] })
      .resolve()
      .quiet()
    expect(hand(no)).toBe(0)
    const poor = game({ players: [{ hand: ['Tithe'], energy: 1 }, {}] })
      .play(0, 'Tithe')
      .resolve()
      .quiet()
    expect(hand(poor)).toBe(0)
  })

  test('[356.2.b.1] [356.4.f.1] a text that asks later whether the cost was paid knows it', () => {
    for (const pay of [true, false]) {
      const s = game({ players: [{ hand: ['Late Tithe'], energy: 2 }, {}] })
        .play(0, 'Late Tithe', { pay: [pay] })
        .resolve()
        .quiet()
      expect([hand(s), s.state.players[0]!.pool[0]]).toEqual(pay ? [2, 0] : [1, 2])
    }
  })

  test('[356.6] Energy is never less than 0: nothing is gained', () => {
    const s = costs('Racer', 0, ['Discounter'])
    expect(s.state.players[0]!.pool[0]).toBe(0)
  })

  test('[357.2] a cost of several parts takes them all', () => {
    const s = game({ players: [{ hand: ['Two Prices', 'P1', 'P2'], base: ['P3', 'P4'] }, {}] }).play(0, 'Two Prices', {
      costs: [['P4'], ['P1']],
    })
    expect([s.cards(0, 'trash').sort(), s.where('P3')]).toEqual([['P1', 'P4'], 'base0'])
    s.resolve()
    const short = game({ players: [{ hand: ['Two Prices'], base: ['P3'] }, {}] })
    expect(refused(short, 'Two Prices').code).toBe('cannotPay')
  })

  test('[357.3] [357.3 ex1] what is chosen as target is not offered as payment', () => {
    const s = game({ players: [{ hand: ['Rite'], base: ['P1', 'P2', 'P3'] }, {}] })
    s.play(0, 'Rite', { pay: [true], targets: ['P2'] })
    expect([s.asked(), s.options()]).toEqual(['costObject', ['P1', 'P3']])
    s.choose('P3').resolve().quiet()
    expect([s.might('P2'), s.where('P3')]).toEqual([9, 'trash'])
    const single = game({ players: [{ hand: ['Rite'], base: ['P1'] }, {}] })
      .play(0, 'Rite')
      .resolve()
      .quiet()
    expect(single.might('P1')).toBe(3)
  })

  test('[357.3] nor one whose payment would make the target illegal', () => {
    const s = game({ players: [{ hand: ['Tap Price'], base: ['P1', 'P2'] }, {}] })
      .play(0, 'Tap Price', { targets: ['P1'] })
      .resolve()
      .quiet()
    expect([s.might('P1'), s.isExhausted('P1'), s.isExhausted('P2')]).toEqual([3, false, true])
    const single = game({ players: [{ hand: ['Tap Price'], base: ['P1'] }, {}] })
    expect(refused(single, 'Tap Price').code).toBe('noTargets')
  })
})
