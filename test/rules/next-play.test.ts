/** What is said of "the next unit you play this turn", of the next spell, and where others may be played (355.2.b, 390.4, 391). */
import { describe, expect, test } from 'vitest'
import { describe as print } from '../../src/language'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { nextCards as cards } from '../fixtures/permissions'

const table = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ cards, ...options })
const playing = (s: Scenario, name: string) => ({ type: 'play', card: s.key(name) }) as const

describe('the place of the next unit', () => {
  const field = (hand: readonly string[], extra: object = {}) =>
    table({ players: [{ hand, energy: 9, ...extra }, {}], battlefields: [{ units: { 1: ['Plain Four'] }, controller: 1 }, {}] })

  test('[355.2.b] [391] it may go to any battlefield besides, once', () => {
    const s = field(['Scout Ahead', 'Plain Two', 'Restless'])
    s.play(0, 'Scout Ahead').resolve().act(0, playing(s, 'Plain Two'))
    expect(s.options().sort()).toEqual(['base0', 'bf0', 'bf1'])
    s.choose('bf1')
    while (s.asked() !== 'main') s.pass()
    expect([s.where('Plain Two'), s.state.effects]).toEqual(['bf1', []])
    const t = field(['Scout Ahead', 'Plain Two', 'Restless'])
    t.play(0, 'Scout Ahead').resolve().play(0, 'Plain Two', { place: 'base0' })
    // It was the next one, though it made no use of it.
    t.act(0, playing(t, 'Restless'))
    expect(t.where('Restless')).toBe('base0')
  })

  test('[391] a play that was taken back was none', () => {
    const s = field(['Scout Ahead', 'Plain Two'])
    s.play(0, 'Scout Ahead').resolve().act(0, playing(s, 'Plain Two')).act(0, { type: 'cancel' })
    expect(s.state.effects).toHaveLength(1)
    s.act(0, playing(s, 'Plain Two'))
    expect(s.options()).toContain('bf0')
  })

  test("[391] spells and gear don't use it up, nor does what the opponent plays", () => {
    const s = table({
      players: [{ hand: ['Scout Ahead', 'Learn', 'Plain Gear', 'Plain Two'], energy: 9 }, {}],
      battlefields: [{}, {}],
    })
    s.play(0, 'Scout Ahead').resolve().play(0, 'Learn').resolve().play(0, 'Plain Gear')
    s.act(0, playing(s, 'Plain Two'))
    expect(s.options()).toEqual(['base0', 'bf0', 'bf1'])
  })

  test('[185.2.a] [391] a unit token is a unit that is played', () => {
    const s = field(['Scout Ahead', 'Call One', 'Plain Two'])
    s.play(0, 'Scout Ahead').resolve().play(0, 'Call One').resolve()
    expect(s.state.effects).toEqual([])
    s.play(0, 'Plain Two').quiet()
    expect(s.where('Plain Two')).toBe('base0')
  })

  test('[317.2.c] it ends with the turn', () => {
    const s = field(['Scout Ahead']).play(0, 'Scout Ahead').resolve().endTurn()
    expect(s.state.effects).toEqual([])
  })

  test('[811.1.d.1] from facedown only if the text says so, and then to its own battlefield as well', () => {
    const hidden = (name: string) =>
      table({
        players: [{ hand: [name] }, { base: ['Plain Four'] }],
        battlefields: [
          { units: { 0: ['Plain Four'] }, controller: 0, facedown: { 0: ['Lurking'] } },
          {},
          { units: { 1: ['Plain Two'] } },
        ],
      })
    const s = hidden('Scout Ahead')
    s.play(0, 'Scout Ahead').resolve().act(0, playing(s, 'Lurking')).quiet()
    expect([s.where('Lurking'), s.state.effects]).toEqual(['bf0', []])
    const t = hidden('Scout Unseen')
    t.play(0, 'Scout Unseen').resolve().act(0, playing(t, 'Lurking'))
    expect(t.options()).toEqual(['bf0', 'bf1', 'bf2'])
    t.choose('bf2')
    expect(t.where('Lurking')).toBe('bf2')
  })

  test('[811.1.d.2] its play effect still looks at where it was hidden', () => {
    const s = table({
      players: [{ hand: ['Scout Unseen'] }, {}],
      battlefields: [
        { units: { 0: ['Plain Four'], 1: [] }, controller: 0, facedown: { 0: ['Hidden Two'] } },
        { units: { 1: ['Plain Two'] }, controller: 1 },
      ],
    })
    s.play(0, 'Scout Unseen').resolve().act(0, playing(s, 'Hidden Two')).choose('bf1')
    // There is no enemy unit where it was hidden.
    expect([s.where('Hidden Two'), s.might('Plain Two')]).toEqual(['bf1', 2])
  })
})

describe('the cost and the text of the next one', () => {
  test('[356.4] [391] the next unit costs {2}{any} less, the one after it what is printed', () => {
    const s = table({
      players: [
        {
          hand: ['Cheaper Unit', { card: 'Costly', as: 'first' }, { card: 'Costly', as: 'second' }],
          runes: { fury: 2 },
        },
        {},
      ],
    })
    expect(s.refuse(0, playing(s, 'second')).code).toBe('cannotPay')
    s.play(0, 'Cheaper Unit').resolve().act(0, playing(s, 'second')).quiet()
    expect([s.where('second'), s.runes(0)]).toEqual(['base0', { ready: 1, all: 2 }])
    expect(s.refuse(0, playing(s, 'first')).code).toBe('cannotPay')
  })

  test('[391] two of them count for the same unit', () => {
    const s = table({ players: [{ hand: ['Cheaper Unit', { card: 'Cheaper Unit', as: 'b' }, 'Costly'] }, {}] })
    s.act(0, playing(s, 'b')).resolve().play(0, 'Cheaper Unit').resolve().play(0, 'Costly').quiet()
    expect([s.where('Costly'), s.state.effects]).toEqual(['base0', []])
  })

  test('[391] the next spell', () => {
    const s = table({ players: [{ hand: ['Cheaper Spell', 'Learn', 'Plain Two', { card: 'Learn', as: 'b' }], energy: 5 }, {}] })
    s.play(0, 'Cheaper Spell').resolve().play(0, 'Plain Two')
    s.act(0, playing(s, 'b')).resolve().play(0, 'Learn').resolve().quiet()
    expect(s.state.players[0]!.pool[0]).toBe(0)
  })

  test('[391] a unit of another trash that a text plays is discounted too', () => {
    const s = table({ players: [{ base: ['Any Grave'], hand: ['Cheaper Unit'] }, { trash: ['Plain Two'] }] })
    expect(s.refuse(0, playing(s, 'Plain Two')).code).toBe('cannotPay')
    s.play(0, 'Cheaper Unit').resolve().act(0, playing(s, 'Plain Two')).quiet()
    expect(s.object('Plain Two').controller).toBe(0)
  })

  test('[477.2] what it is given it has on the board, and after this turn as well', () => {
    const s = table({ players: [{ hand: ['Blessing', 'Plain Two', 'Restless'], base: ['Plain Four'], energy: 9 }, {}] })
    s.play(0, 'Blessing').resolve()
    expect(s.might('Plain Four')).toBe(4)
    s.play(0, 'Plain Two').play(0, 'Restless').quiet()
    expect([s.might('Plain Two'), s.might('Restless'), s.might('Plain Four')]).toEqual([5, 3, 4])
    s.endTurn().endTurn()
    expect(s.might('Plain Two')).toBe(5)
  })

  test('[124.1] having left the board it has it no longer', () => {
    const s = table({ players: [{ hand: ['Blessing', 'Plain Two', 'Bounce'], energy: 9 }, {}] })
    s.play(0, 'Blessing')
      .resolve()
      .play(0, 'Plain Two')
      .play(0, 'Bounce', { targets: ['Plain Two'] })
      .resolve()
    s.play(0, 'Plain Two').quiet()
    expect(s.might('Plain Two')).toBe(2)
  })

  test('[391] [419.3] a unit that a text plays is the next one as well', () => {
    const s = table({ players: [{ hand: ['Blessing', 'Dig Up'], trash: ['Plain Two'] }, {}] })
    s.play(0, 'Blessing')
      .resolve()
      .play(0, 'Dig Up', { targets: ['Plain Two'] })
      .resolve()
    expect(s.might('Plain Two')).toBe(5)
  })

  test('[317.1.a] [383] "kill me at end of turn" is a trigger of the unit', () => {
    const s = table({ players: [{ hand: ['Short Life', 'Plain Two'], base: ['Plain Four'], energy: 2 }, {}] })
    s.play(0, 'Short Life').resolve().play(0, 'Plain Two').endTurn()
    expect([s.asked(), s.state.chain.length]).toEqual(['priority', 1])
    s.resolve()
    expect([s.where('Plain Two'), s.where('Plain Four'), s.state.turnPlayer]).toEqual(['trash', 'base0', 1])
  })
})

describe('where others may be played', () => {
  test('[355.2.b] a standing permission of a unit', () => {
    const s = table({
      players: [{ hand: ['Plain Two'], base: ['Forward Base'], energy: 2 }, {}],
      battlefields: [{ units: { 1: ['Plain Four'] }, controller: 1 }, {}],
    })
    s.act(0, playing(s, 'Plain Two'))
    expect(s.options()).toEqual(['base0', 'bf1'])
  })

  test('[358.1] [822.3] not if its source is what has to be killed for the cost', () => {
    const s = table({ players: [{ hand: ['Sacrificial'], base: ['Forward Base'] }, {}], battlefields: [{}, {}] })
    s.play(0, 'Sacrificial').quiet()
    expect([s.where('Sacrificial'), s.where('Forward Base')]).toEqual(['base0', 'trash'])
    const t = table({ players: [{ hand: ['Sacrificial'], base: ['Forward Base', 'Plain Four'] }, {}], battlefields: [{}, {}] })
    t.act(0, playing(t, 'Sacrificial')).choose('bf0')
    expect(t.where('Plain Four')).toBe('trash')
  })

  test("[054.1] it is nobody else's", () => {
    const s = table({ players: [{ hand: ['Plain Two'], energy: 2 }, { base: ['Forward Base'] }], battlefields: [{}, {}] })
    s.play(0, 'Plain Two').quiet()
    expect(s.where('Plain Two')).toBe('base0')
  })
})

describe('"then recycle it"', () => {
  test('[390.3.a] when it has been executed it is recycled, not put into the trash', () => {
    const s = table({ players: [{ hand: ['Borrow Spell'], trash: ['Learn'], deck: ['Plain Two'] }, {}] })
    s.play(0, 'Borrow Spell', { targets: ['Learn'] })
      .resolve()
      .quiet()
    expect([s.state.players[0]!.xp, s.cards(0, 'deck'), s.cards(0, 'trash')]).toEqual([
      1,
      ['Plain Two', 'Learn'],
      ['Borrow Spell'],
    ])
  })

  test('[390.3.a] countered as well', () => {
    const s = table({ players: [{ hand: ['Borrow Spell'], trash: ['Learn'], deck: ['Plain Two'] }, { hand: ['Stop It'] }] })
    s.play(0, 'Borrow Spell', { targets: ['Learn'] }).pass(2)
    expect(s.state.chain).toHaveLength(1)
    s.pass()
      .play(1, 'Stop It', { targets: ['Learn'] })
      .resolve()
      .quiet()
    expect([s.state.players[0]!.xp, s.cards(0, 'deck')]).toEqual([0, ['Plain Two', 'Learn']])
  })

  test('[390.3.a] [370.2] [ruling:rbf-riches-recycle] also where spells that would go to the trash are banished', () => {
    const s = table({ players: [{ hand: ['Borrow Spell'], base: ['Ash Wall'], trash: ['Learn'], deck: ['Plain Two'] }, {}] })
    s.play(0, 'Borrow Spell', { targets: ['Learn'] })
      .resolve()
      .quiet()
    expect([s.cards(0, 'deck'), s.cards(0, 'banishment')]).toEqual([['Plain Two', 'Learn'], ['Borrow Spell']])
  })
})

test.each([
  ['Scout Ahead', 'The next unit you play this turn can be played to any battlefield.'],
  ['Cheaper Spell', 'Reduce the cost of the next spell you play this turn by {1}.'],
  ['Short Life', 'Give the next unit you play this turn "Kill me at end of turn."'],
  ['Forward Base', 'You may play your units to an open battlefield.'],
  ['Borrow Spell', 'Choose a spell from your trash. Play it, ignoring its cost, then recycle it.'],
])('%s is printed', (name, text) => {
  expect(
    print(cards.find(c => c.name === name)!)
      .text.split('\n')
      .at(-1),
  ).toBe(text)
})
