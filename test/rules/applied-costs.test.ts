/** 204.4 Applied Costs: what moving somewhere costs, for standard moves and for moves of effects. */
import { describe, expect, test } from 'vitest'
import {
  aBattlefield,
  activated,
  addEnergy,
  addPower,
  all,
  asReaction,
  at,
  costs,
  costToMoveHere,
  did,
  draw,
  enemy,
  energy,
  exchangePlaces,
  exhaustThis,
  friendly,
  gearCard,
  ifThen,
  move,
  payKill,
  payXp,
  power,
  spellCard,
  target,
  unit,
  unitCard,
  upTo,
  whenI,
} from '../../src/abilities/builders'
import { allCards } from '../../src/cards'
import { createEngine } from '../../src/engine'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'

const body = { domains: [], energy: 0, might: 2 } as const
const free = { domains: [], energy: 0 } as const
const cards = [
  ...allCards,
  ...['A', 'B', 'C', 'D'].map((name, n) => unitCard(`TST-C4${n}`, `Scout ${name}`, body)),
  unitCard('TST-C44', 'Toll Keeper', body, costToMoveHere(power('any'), { beyond: 1 })),
  unitCard('TST-C45', 'Gate', body, costToMoveHere(costs(energy(1), power('any')))),
  unitCard('TST-C46', 'Wide Gate', body, costToMoveHere(energy(1), { beyond: 2 })),
  unitCard('TST-C47', 'Lantern', body, activated(exhaustThis, asReaction, addPower('any'))),
  gearCard('TST-C48', 'Purse', free, activated(exhaustThis, asReaction, addPower('any'))),
  gearCard('TST-C49', 'Till', free, activated(exhaustThis, asReaction, addEnergy(1))),
  gearCard('TST-C50', 'Pyre', free, activated(payKill(unit(friendly)), asReaction, addPower('any'))),
  spellCard('TST-C51', 'March', free, move(all(unit(friendly, at('base'))), aBattlefield), ifThen(did, draw(1))),
  spellCard('TST-C52', 'Shove', free, move(target(unit(enemy, at('base'))), aBattlefield)),
  spellCard(
    'TST-C53',
    'Change',
    free,
    exchangePlaces(target(unit(friendly, at('base')), { as: 'a' }), target(unit(enemy, at('battlefield')), { as: 'b' })),
  ),
  unitCard('TST-C54', 'Heavy Foot', body, whenI('move', draw(1))),
  spellCard('TST-C55', 'Pair', free, move(upTo(2, unit(friendly, at('base'))), aBattlefield)),
]
const game = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ cards, ...options })
const keeper = (...names: string[]) => [{ units: { 1: names } }, {}]
const moves = (s: Scenario, to: string) =>
  s.engine
    .legalActions(s.state)
    .actions.flatMap(a => (a.type === 'move' && a.to === s.place(to) ? [a.units.map(k => s.cardName(k)).join('+')] : []))

describe('standard moves', () => {
  test('[204.4 ex1] [429.3 ex2] two units to a battlefield where it costs one Power: it is paid without a window, and Add Reactions help', () => {
    const s = game({ players: [{ base: ['Scout A', 'Scout B', 'Purse'] }, {}], battlefields: keeper('Mageseeker Investigator') })
    s.move(0, ['Scout A', 'Scout B'], 'bf0')
    // It asks for the payment at once: nobody has Priority, and no unit has moved.
    expect([s.asked(), s.open().player, s.where('Scout A'), s.state.chain.length]).toEqual(['payment', 0, 'base0', 0])
    s.act(0, { type: 'activate', object: s.key('Purse'), ability: 0 })
    expect([s.where('Scout A'), s.where('Scout B'), s.isExhausted('Purse'), s.asked()]).toEqual(['bf0', 'bf0', true, 'focus'])
  })

  test('[204.4.b] [204.4.a] it does not use the chain: with one way to pay nothing is asked', () => {
    const s = game({ players: [{ base: ['Scout A', 'Scout B'], runes: { calm: 1 } }, {}], battlefields: keeper('Toll Keeper') })
    s.move(0, ['Scout A', 'Scout B'], 'bf0')
    expect([s.runes(0).all, s.where('Scout A'), s.where('Scout B')]).toEqual([0, 'bf0', 'bf0'])
    const types = s.lastEvents.map(e => e.type)
    expect(types.indexOf('pay')).toBeLessThan(types.indexOf('move'))
    expect(types).not.toContain('finalize')
  })

  test('[204.4] the first unit is free, each further one costs', () => {
    for (const count of [1, 2, 3]) {
      const names = ['Scout A', 'Scout B', 'Scout C'].slice(0, count)
      const s = game({
        players: [{ base: ['Scout A', 'Scout B', 'Scout C'], runes: { calm: 4 } }, {}],
        battlefields: keeper('Toll Keeper'),
      })
      s.move(0, names, 'bf0')
      expect([s.runes(0).all, s.units('bf0', 0).length]).toEqual([5 - count, count])
    }
  })

  test('[204.4] one after the other they go for nothing', () => {
    const s = game({
      players: [{ base: ['Scout A', 'Scout B'], runes: { calm: 2 } }, {}],
      battlefields: [{}, { units: { 1: ['Toll Keeper'] } }],
    })
    s.move(0, ['Scout A'], 'bf1').close()
    expect(s.runes(0).all).toBe(2)
  })

  test('[204.4.c] who can not pay can not move that many, and it is said why', () => {
    const s = game({
      players: [{ base: ['Scout A', 'Scout B', 'Scout C'], runes: { calm: 1 } }, {}],
      battlefields: keeper('Toll Keeper'),
    })
    const all = ['Scout A', 'Scout B', 'Scout C'].map(n => s.key(n))
    expect(s.refuse(0, { type: 'move', units: all, to: s.place('bf0') })).toMatchObject({ code: 'cannotPay', rule: '204.4.c' })
    expect(s.engine.explain(s.state, 0, { type: 'move', units: all, to: s.place('bf0') })).toMatchObject({
      possible: false,
      rule: '204.4.c',
    })
    expect(moves(s, 'bf0').sort()).toEqual([
      'Scout A',
      'Scout A+Scout B',
      'Scout A+Scout C',
      'Scout B',
      'Scout B+Scout C',
      'Scout C',
    ])
    expect(moves(s, 'bf1')).toHaveLength(7)
  })

  test('[204.4.c] who chooses not to pay does not move: everything is as before', () => {
    const s = game({
      players: [{ base: ['Scout A', 'Scout B', 'Purse'], runes: { calm: 1 } }, {}],
      battlefields: keeper('Toll Keeper'),
    })
    const hash = s.engine.hash(s.state)
    s.move(0, ['Scout A', 'Scout B'], 'bf0')
    expect([s.asked(), s.isExhausted('Scout A')]).toEqual(['payment', true])
    s.act(0, { type: 'cancel' })
    expect(s.engine.hash(s.state)).toBe(hash)
  })

  test('[204.4.b.1] a unit that is exhausted for its move can not be exhausted for its cost', () => {
    const s = game({ players: [{ base: ['Lantern', 'Scout A'] }, {}], battlefields: keeper('Toll Keeper') })
    expect(moves(s, 'bf0').sort()).toEqual(['Lantern', 'Scout A'])
    const t = game({ players: [{ base: ['Lantern', 'Scout A', 'Scout B'] }, {}], battlefields: keeper('Toll Keeper') })
    expect(moves(t, 'bf0')).toContain('Scout A+Scout B')
    t.move(0, ['Scout A', 'Scout B'], 'bf0')
    t.act(0, { type: 'activate', object: t.key('Lantern'), ability: 0 })
    expect([t.units('bf0', 0).length, t.isExhausted('Lantern')]).toEqual([2, true])
  })

  test('[204.4.b.1] several of them, and not a unit that moves', () => {
    const s = game({ players: [{ base: ['Scout A', 'Scout B', 'Pyre'] }, {}], battlefields: keeper('Toll Keeper') })
    expect(moves(s, 'bf0').sort()).toEqual(['Scout A', 'Scout B'])
    const t = game({ players: [{ base: ['Scout A', 'Purse', 'Till'] }, {}], battlefields: keeper('Gate') })
    t.move(0, ['Scout A'], 'bf0')
    t.act(0, { type: 'activate', object: t.key('Purse'), ability: 0 })
    t.act(0, { type: 'activate', object: t.key('Till'), ability: 0 })
    expect(t.where('Scout A')).toBe('bf0')
  })

  test('[204.4] once for any number of units, where it says so', () => {
    const s = game({
      players: [{ base: ['Scout A', 'Scout B', 'Scout C'], runes: { calm: 2 } }, {}],
      battlefields: keeper('Gate'),
    })
    s.move(0, ['Scout A', 'Scout B', 'Scout C'], 'bf0')
    expect([s.runes(0), s.units('bf0', 0).length]).toEqual([{ ready: 1, all: 1 }, 3])
    const poor = game({
      players: [{ base: ['Scout A', 'Scout B'], exhaustedRunes: { calm: 3 } }, {}],
      battlefields: keeper('Gate'),
    })
    expect(moves(poor, 'bf0')).toEqual([])
  })

  test('[204.4] clients can ask beforehand what it would cost', () => {
    const s = game({ players: [{ base: ['Scout A', 'Scout B'] }, {}], battlefields: keeper('Gate', 'Toll Keeper') })
    const { moveCost } = s.engine.read(s.state)
    const domains = ['fury', 'calm', 'mind', 'body', 'chaos', 'order']
    expect(moveCost(0, 1, s.place('bf0'))).toEqual({ energy: 1, power: [domains] })
    expect(moveCost(0, 3, s.place('bf0'))).toEqual({ energy: 1, power: [domains, domains, domains] })
    for (const [player, to] of [
      [0, 'bf1'],
      [1, 'bf0'],
      [0, 'base0'],
    ] as const)
      expect(moveCost(player, 2, s.place(to))).toEqual({ energy: 0, power: [] })
  })

  test('[204.4] several costs add up', () => {
    const s = game({
      players: [{ base: ['Scout A', 'Scout B'], runes: { calm: 5 } }, {}],
      battlefields: keeper('Gate', 'Toll Keeper', 'Gate'),
    })
    s.move(0, ['Scout A', 'Scout B'], 'bf0')
    expect(s.runes(0)).toEqual({ ready: 2, all: 2 })
  })

  test('only opponents pay, only for units, and only to move there', () => {
    const s = game({
      turnPlayer: 1,
      players: [{}, { base: ['Scout A', 'Scout B'] }],
      battlefields: [{ units: { 1: ['Gate'] } }, {}],
    })
    s.move(1, ['Scout A', 'Scout B'], 'bf0').quiet()
    expect(s.units('bf0', 1)).toHaveLength(3)
    const base = game({ turnPlayer: 1, players: [{ base: ['Gate'] }, {}], battlefields: [{ units: { 1: ['Scout A'] } }, {}] })
    base.move(1, ['Scout A'], 'base1').quiet()
    expect(base.where('Scout A')).toBe('base1')
  })

  test('one who is not at that battlefield asks for nothing', () => {
    const s = game({ players: [{ base: ['Scout A', 'Scout B'] }, { base: ['Toll Keeper'] }], battlefields: [{}, {}] })
    s.move(0, ['Scout A', 'Scout B'], 'bf0')
    expect(s.units('bf0', 0)).toHaveLength(2)
  })

  test('in teams a teammate is no opponent', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Scout A', 'Scout B'], team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }],
      battlefields: [{ units: { 2: ['Toll Keeper'] } }, { units: { 3: ['Gate'] } }, {}],
    })
    expect(moves(s, 'bf1')).toEqual([])
    expect(moves(s, 'bf2')).toHaveLength(3)
  })
})

describe('[652] somebody concedes while a move is paid for', () => {
  const table = () =>
    game({
      players: [{ base: ['Scout A', 'Scout B', 'Purse', 'Till'] }, {}, { base: ['Scout C'] }],
      battlefields: [{ units: { 1: ['Gate'] } }, {}, {}],
    })
  const paying = () => {
    const s = table().move(0, ['Scout A', 'Scout B'], 'bf0')
    return s.act(0, { type: 'activate', object: s.key('Purse'), ability: 0 })
  }

  test('the mover: he is gone, and with him his move', () => {
    const s = paying().act(0, { type: 'concede' })
    expect([
      s.state.players.map(p => p.active),
      s.units('base0'),
      s.state.frames.some(f => f.program === 'standardMove'),
    ]).toEqual([[false, true, true], [], false])
    expect(s.open().player).not.toBe(0)
  })

  test('another one: the payment goes on, and who takes the move back does not bring him back', () => {
    const s = paying().act(2, { type: 'concede' })
    expect([s.asked(), s.open().player]).toEqual(['payment', 0])
    s.act(0, { type: 'cancel' })
    expect([s.state.players.map(p => p.active), s.units('base2'), s.isExhausted('Purse'), s.where('Scout A'), s.asked()]).toEqual(
      [[true, true, false], [], false, 'base0', 'main'],
    )
  })

  test('the same for a card that is being paid for', () => {
    const s = game({
      players: [{ hand: ['Ruin Runner'], base: ['Till'], energy: 5 }, {}, { base: ['Scout C'] }],
      battlefields: [{}, {}, {}],
    })
    s.act(0, { type: 'play', card: s.key('Ruin Runner') })
    s.act(1, { type: 'concede' }).act(0, { type: 'cancel' })
    expect([s.where('Ruin Runner'), s.state.players.map(p => p.active)]).toEqual(['hand', [true, false, true]])
  })
})

describe('moves by effects', () => {
  test('[204.4.b] [444.2] the player whose text moves is asked as it resolves, and pays in the middle of it', () => {
    const s = game({ players: [{ base: ['Scout A'], hand: ['March'], runes: { calm: 1 } }, {}], battlefields: keeper('Gate') })
    s.play(0, 'March', { targets: ['bf0'] }).resolve()
    expect([s.asked(), s.open().rule, s.open().player]).toEqual(['payCost', '204.4.c', 0])
    s.confirm(true)
    expect([s.where('Scout A'), s.runes(0).all, s.cards(0, 'hand').length]).toEqual(['bf0', 0, 1])
  })

  test('[204.4.c] [444.2.b] declined, nothing moves, and what depends on it does not happen', () => {
    const s = game({ players: [{ base: ['Scout A'], hand: ['March'], runes: { calm: 1 } }, {}], battlefields: keeper('Gate') })
    s.play(0, 'March', { targets: ['bf0'] }).resolve()
    s.confirm(false).quiet()
    expect([s.where('Scout A'), s.runes(0).all, s.cards(0, 'hand')]).toEqual(['base0', 1, []])
  })

  test('[204.4.c] without the means nothing is asked, and nothing moves', () => {
    const s = game({ players: [{ base: ['Scout A'], hand: ['March'] }, {}], battlefields: keeper('Gate') })
    s.play(0, 'March', { targets: ['bf0'] })
      .resolve()
      .quiet()
    expect(s.where('Scout A')).toBe('base0')
  })

  test('[359.3.e.11] where each further unit costs, as many move as are paid for, of his choice', () => {
    const s = game({
      players: [{ base: ['Scout A', 'Scout B', 'Scout C'], hand: ['March'], runes: { calm: 2 } }, {}],
      battlefields: keeper('Toll Keeper'),
    })
    s.play(0, 'March', { targets: ['bf0'] }).resolve()
    expect([s.asked(), s.open().min, s.open().max]).toEqual(['movedUnits', 1, 3])
    s.number(2)
    expect([s.asked(), s.open().min, s.open().max]).toEqual(['movers', 2, 2])
    s.choose('Scout A', 'Scout C')
    expect([s.units('bf0', 0).sort(), s.units('base0', 0), s.runes(0).all]).toEqual([['Scout A', 'Scout C'], ['Scout B'], 1])
  })

  test('[359.3.e.11] unpaid, the first one moves for nothing all the same', () => {
    const s = game({ players: [{ base: ['Scout A', 'Scout B'], hand: ['Pair'] }, {}], battlefields: keeper('Toll Keeper') })
    s.play(0, 'Pair', { targets: [['Scout A', 'Scout B'], 'bf0'] }).resolve()
    expect([s.asked(), s.options()]).toEqual(['movers', ['Scout A', 'Scout B']])
    s.choose('Scout B')
    expect([s.where('Scout A'), s.where('Scout B')]).toEqual(['base0', 'bf0'])
  })

  test('[359.3.e.11] of three with two free ones: two or three', () => {
    const s = game({
      players: [{ base: ['Scout A', 'Scout B', 'Scout C'], hand: ['March'], energy: 1 }, {}],
      battlefields: keeper('Wide Gate'),
    })
    s.play(0, 'March', { targets: ['bf0'] }).resolve()
    expect(s.asked()).toBe('payCost')
    s.confirm(true)
    expect([s.units('bf0', 0).length, s.state.players[0]!.pool[0]]).toEqual([3, 0])
  })

  test('whoever moves it pays, not whose unit it is', () => {
    // The controller of the Gate sends an enemy there: no opponent moves it.
    const own = game({ turnPlayer: 1, players: [{ base: ['Scout A'] }, { hand: ['Shove'] }], battlefields: keeper('Gate') })
    own.play(1, 'Shove', { targets: ['bf0'] }).resolve()
    expect(own.where('Scout A')).toBe('bf0')
    // An opponent sends a unit of its controller there: he pays.
    const other = game({
      players: [{ hand: ['Shove'], runes: { calm: 1 } }, { base: ['Scout A'] }],
      battlefields: keeper('Gate'),
    })
    other.play(0, 'Shove', { targets: ['bf0'] }).resolve()
    expect(other.asked()).toBe('payCost')
    other.confirm(true).quiet()
    expect([other.where('Scout A'), other.runes(0).all]).toEqual(['bf0', 0])
  })

  test('[359.3.e.11] of an exchange of places only the half that is paid for happens', () => {
    for (const yes of [true, false]) {
      const s = game({
        players: [{ base: ['Scout A'], hand: ['Change'], runes: { calm: 1 } }, {}],
        battlefields: keeper('Gate', 'Scout B'),
      })
      s.play(0, 'Change', { targets: ['Scout B'] }).resolve()
      s.confirm(yes)
      // Nobody of player 1 can be in the base of player 0, so his unit is recalled (447.2.c).
      expect([s.where('Scout A'), s.where('Scout B'), s.runes(0).all]).toEqual([yes ? 'bf0' : 'base0', 'base1', yes ? 0 : 1])
    }
  })

  test('[204.4.b.1] Add Reactions help, in the middle of the resolution', () => {
    const s = game({ players: [{ base: ['Scout A', 'Purse', 'Till'], hand: ['March'] }, {}], battlefields: keeper('Gate') })
    s.play(0, 'March', { targets: ['bf0'] }).resolve()
    s.confirm(true)
    expect(s.asked()).toBe('payment')
    s.act(0, { type: 'activate', object: s.key('Till'), ability: 0 })
    s.act(0, { type: 'activate', object: s.key('Purse'), ability: 0 })
    expect(s.where('Scout A')).toBe('bf0')
  })

  test('a unit that was killed to pay moves nowhere', () => {
    const s = game({ players: [{ base: ['Scout A', 'Pyre'], hand: ['March'], energy: 1 }, {}], battlefields: keeper('Gate') })
    s.play(0, 'March', { targets: ['bf0'] }).resolve()
    s.confirm(true)
    s.act(0, { type: 'activate', object: s.key('Pyre'), ability: 0 }).quiet()
    expect([s.where('Scout A'), s.cards(0, 'hand')]).toEqual(['trash', []])
  })
})

test('costs of moves are Energy and Power', () => {
  expect(() => createEngine({ cards: [unitCard('TST-C60', 'Odd', body, costToMoveHere(payXp(1)))] })).toThrow(
    /moves that cost more/,
  )
})
