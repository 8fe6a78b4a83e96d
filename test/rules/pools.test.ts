/** 160–168 Runes and Rune Pools, 414–416 Exhaust, Ready, Recycle, 422 Discard, 430 Channel. */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../src/cards'
import { ENERGY } from '../../src/state/types'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { turnCards } from '../fixtures/turn'

const cards = [...allCards, ...turnCards]
const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })
const pool = (s: Scenario, p = 0): readonly number[] => s.state.players[p]!.pool
const rune = (s: Scenario, n = 0) => s.state.objects[s.state.places[0]!.runes[n]!]!.key
const useRune = (s: Scenario, ability: number, n = 0) => s.act(0, { type: 'activate', object: rune(s, n), ability })
const DOMAINS = ['fury', 'calm', 'mind', 'body', 'chaos', 'order'] as const

describe('basic runes', () => {
  test.each(DOMAINS)('[164.2.a] [163.1.a] a %s rune is exhausted for one Energy, which has no domain', domain => {
    const s = game({ players: [{ runes: { [domain]: 1 } }, {}] })
    useRune(s, 0)
    expect(pool(s)).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
    expect(s.runes(0)).toEqual({ ready: 0, all: 1 })
  })

  test.each(DOMAINS)('[164.2.b] [164.2.b.1] [163.2.a.1] a %s rune is recycled for one Power of its domain', domain => {
    const s = game({ players: [{ runes: { [domain]: 1 } }, {}] })
    useRune(s, 1)
    expect(
      pool(s)
        .map((n, slot) => (n > 0 ? slot : -1))
        .filter(slot => slot >= 0),
    ).toEqual([1 + DOMAINS.indexOf(domain)])
    expect(s.runes(0).all).toBe(0)
  })

  test('[161.2.b] [416.1.b] a recycled rune goes to the bottom of the Rune Deck, not into the Main Deck', () => {
    const s = game({ players: [{ runes: { calm: 1 }, runeDeck: ['OGN-007', 'OGN-089'], deck: ['Glance'] }, {}] })
    useRune(s, 1)
    expect(s.cards(0, 'runeDeck')).toEqual(['Fury Rune', 'Mind Rune', 'Calm Rune'])
    expect(s.cards(0, 'deck')).toEqual(['Glance'])
  })

  test('[164.2.a] [164.2.b] an exhausted rune gives no Energy, but still Power', () => {
    const s = game({ players: [{ exhaustedRunes: { fury: 1 } }, {}] })
    expect(s.refuse(0, { type: 'activate', object: rune(s), ability: 0 }).rule).toBe('414.1.b')
    useRune(s, 1)
    expect(pool(s)[1]).toBe(1)
  })

  test('[164.2.a] both abilities are Reactions: they can be used while a chain exists', () => {
    const s = game({ players: [{ runes: { fury: 1 }, hand: ['Slow Spell'] }, {}] }).play(0, 'Slow Spell')
    useRune(s, 0)
    expect([pool(s)[ENERGY], s.asked(), s.state.chain.length]).toEqual([1, 'priority', 1])
  })

  test('[161.1.a] runes are no permanents: an effect on all permanents leaves them alone', () => {
    const s = game({ players: [{ hand: ['Great Flood'], base: ['Old Guard', 'Gold'], runes: { fury: 2 } }, {}] })
      .play(0, 'Great Flood')
      .resolve()
    expect([s.runes(0).all, s.units('base0')]).toEqual([2, []])
  })
})

describe('Rune Pools', () => {
  test('[166.1] what is added goes into the pool of whoever controls the text', () => {
    const s = game({ players: [{ hand: ['Wellspring'] }, {}] })
      .play(0, 'Wellspring')
      .resolve()
    expect([pool(s, 0), pool(s, 1)]).toEqual([
      [2, 1, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0],
    ])
  })

  test('[166.2] [163.1] Energy that was added pays the cost of a card', () => {
    const s = game({ players: [{ hand: ['Wellspring', 'Incinerate'] }, {}], battlefields: [{ units: { 1: ['Old Guard'] } }, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Incinerate') }).code).toBe('noTargets')
    s.play(0, 'Wellspring')
      .resolve()
      .play(0, 'Incinerate', { targets: ['Old Guard'] })
      .resolve()
    expect([pool(s)[ENERGY], pool(s)[1], s.damage('Old Guard')]).toEqual([0, 1, 2])
  })

  test('[163.2] [163.2.a] Power pays only for its own domain', () => {
    const s = game({
      players: [{ hand: ['Wellspring', 'Blast of Power'], energy: 6 }, {}],
      battlefields: [{ units: { 1: ['Old Guard'] } }, {}],
    })
    s.play(0, 'Wellspring').resolve()
    // One fury Power doesn't pay the order Power of the spell.
    expect(s.refuse(0, { type: 'play', card: s.key('Blast of Power') }).rule).toBe('355.8')
  })

  test('[163.2.b] [135.2.e.5.b] Power of any domain pays for every domain', () => {
    const s = game({
      players: [{ hand: ['Blast of Power'], energy: 6, base: ['Gold'] }, {}],
      battlefields: [{ units: { 1: ['Old Guard'] } }, {}],
    })
    s.activate(0, 'Gold')
    expect(pool(s)[7]).toBe(1)
    s.play(0, 'Blast of Power', { targets: ['Old Guard'] }).resolve()
    expect([pool(s)[7], s.where('Old Guard')]).toEqual([0, 'trash'])
  })

  test('[163.1.a] Power doesn’t pay Energy', () => {
    const s = game({
      players: [
        {
          hand: ['Noxian Drummer'],
          base: [
            { card: 'Gold', as: 'a' },
            { card: 'Gold', as: 'b' },
            { card: 'Gold', as: 'c' },
          ],
        },
        {},
      ],
    })
    for (const gold of ['a', 'b', 'c']) s.activate(0, gold)
    expect(s.refuse(0, { type: 'play', card: s.key('Noxian Drummer') }).rule).toBe('357.1')
  })

  test('[167] every player’s pool empties at the start of the Main Phase of every player', () => {
    const s = game({ players: [{ base: ['Dawn Herald'], hand: ['Wellspring'] }, { hand: ['Wellspring'] }] })
      .endTurn()
      .endTurn()
    expect([s.asked(), s.state.phase]).toEqual(['priority', 'beginning'])
    s.play(0, 'Wellspring').pass()
    s.play(1, 'Wellspring').resolve()
    const added = s.events.filter(e => e.type === 'add').map(e => e.player)
    expect(new Set(added)).toEqual(new Set([0, 1]))
    expect([s.state.phase, pool(s, 0)[ENERGY], pool(s, 1)[ENERGY]]).toEqual(['main', 0, 0])
  })

  test('[167] [167.1] at the end of a turn the pool of the other player empties too', () => {
    const s = game({ players: [{ hand: ['Slow Spell'] }, { hand: ['Wellspring'] }] })
      .play(0, 'Slow Spell')
      .pass()
    s.play(1, 'Wellspring').resolve()
    expect(pool(s, 1)[ENERGY]).toBe(2)
    s.endTurn()
    expect(s.lastEvents.filter(e => e.type === 'poolEmpty').map(e => e.player)).toEqual([1])
  })

  test('[167] between cards of one Main Phase nothing is lost', () => {
    const s = game({ players: [{ hand: ['Wellspring', 'Slow Spell'] }, {}] })
      .play(0, 'Wellspring')
      .resolve()
      .play(0, 'Slow Spell')
      .resolve()
    expect(pool(s)[ENERGY]).toBe(2)
  })
})

describe('exhaust and ready', () => {
  test('[414.1.b] [414.1.c] exhausting what is exhausted does nothing, and nothing triggers', () => {
    const s = game({ players: [{ hand: ['Fan Out'], base: [{ card: 'Sleepwalker', exhausted: true }, 'Old Guard'] }, {}] })
    s.play(0, 'Fan Out', { targets: [['Sleepwalker', 'Old Guard']] }).resolve()
    expect([s.isExhausted('Sleepwalker'), s.isExhausted('Old Guard'), s.cards(0, 'hand')]).toEqual([true, true, []])
  })

  test('[415.1] [415.3] readying an exhausted unit readies it and triggers', () => {
    const s = game({ players: [{ hand: ['Wake Up'], base: [{ card: 'Sleepwalker', exhausted: true }] }, {}] })
    s.play(0, 'Wake Up', { targets: ['Sleepwalker'] }).resolve()
    expect([s.isExhausted('Sleepwalker'), s.cards(0, 'hand')]).toEqual([false, ['Filler']])
  })

  test('[415.1.b] [415.1.c] readying what is ready does nothing, and nothing triggers', () => {
    const s = game({ players: [{ hand: ['Wake Up'], base: ['Sleepwalker'] }, {}] })
      .play(0, 'Wake Up', { targets: ['Sleepwalker'] })
      .resolve()
    expect([s.isExhausted('Sleepwalker'), s.cards(0, 'hand')]).toEqual([false, []])
  })

  test('[414.1] [414.3.a ex1] a standard move exhausts, and who is exhausted cannot move', () => {
    const s = game({ players: [{ base: ['Sleepwalker'] }, {}] })
      .move(0, ['Sleepwalker'], 'bf0')
      .close()
      .resolve()
    expect([s.isExhausted('Sleepwalker'), s.cards(0, 'hand')]).toEqual([true, ['Filler']])
    expect(s.refuse(0, { type: 'move', units: [s.key('Sleepwalker')], to: s.place('base0') }).rule).toBe('144.2')
  })

  test('[414.4 ex1] an exhausted unit cannot be exhausted as an additional cost', () => {
    const ready = game({ players: [{ hand: ['Lend a Hand'], base: ['Old Guard'] }, {}] })
      .play(0, 'Lend a Hand', { pay: [true] })
      .resolve()
    expect([ready.isExhausted('Old Guard'), ready.cards(0, 'hand').length]).toEqual([true, 2])
    const tired = game({ players: [{ hand: ['Lend a Hand'], base: [{ card: 'Old Guard', exhausted: true }] }, {}] })
      .play(0, 'Lend a Hand')
      .resolve()
    expect(tired.cards(0, 'hand')).toHaveLength(1)
  })
})

describe('recycle', () => {
  test('[416.1] [416.1.a] cards go to the bottom of the Main Deck', () => {
    const s = game({ players: [{ base: ['Scrap Fighter'], trash: ['Glance'], deck: ['Spark', 'Surge'] }, {}] })
    s.activate(0, 'Scrap Fighter').resolve()
    expect([s.cards(0, 'deck'), s.cards(0, 'trash'), s.might('Scrap Fighter')]).toEqual([['Spark', 'Surge', 'Glance'], [], 3])
  })

  test('[416.3 ex1] as a cost it must be possible, each time anew', () => {
    const s = game({ players: [{ base: ['Scrap Fighter'], trash: ['Glance', 'Spark'] }, {}] })
    s.activate(0, 'Scrap Fighter', 0, { costs: [['Glance']] })
      .resolve()
      .activate(0, 'Scrap Fighter')
      .resolve()
    expect(s.might('Scrap Fighter')).toBe(4)
    expect(s.refuse(0, { type: 'activate', object: s.key('Scrap Fighter'), ability: 0 }).rule).toBe('203.3')
  })

  test('[416.5 ex1] three cards of one cost lie at the bottom in random order', () => {
    const orders = new Set<string>()
    for (let n = 0; n < 12; n++) {
      const s = game({
        seed: `r${n}`,
        everyMode: n === 0,
        players: [{ base: ['Collector'], energy: 1, trash: ['Glance', 'Spark', 'Surge', 'Fell'], deck: ['Exile', 'Unbury'] }, {}],
      })
      s.activate(0, 'Collector', 0, { costs: [['Surge', 'Glance', 'Spark']] }).resolve()
      expect([s.cards(0, 'trash'), s.cards(0, 'hand'), s.cards(0, 'deck')[0]]).toEqual([['Fell'], ['Exile'], 'Unbury'])
      expect(new Set(s.cards(0, 'deck').slice(1))).toEqual(new Set(['Glance', 'Spark', 'Surge']))
      orders.add(s.cards(0, 'deck').slice(1).join())
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  test('[416.4] [416.6] an effect recycles as many as there are, of the player’s choice', () => {
    const two = game({ players: [{ hand: ['Undertow'], trash: ['Glance', 'Spark', 'Surge'] }, {}] })
      .play(0, 'Undertow')
      .resolve()
    two.choose('Glance', 'Surge')
    expect(two.cards(0, 'trash').sort()).toEqual(['Spark', 'Undertow'])
    const one = game({ players: [{ hand: ['Undertow'], trash: ['Glance'] }, {}] })
      .play(0, 'Undertow')
      .resolve()
    expect([one.cards(0, 'trash'), one.cards(0, 'deck').slice(-1)]).toEqual([['Undertow'], ['Glance']])
  })

  test('[416.6 ex1] [416.2] it does not target, and with too few cards all of them go', () => {
    const s = game({ players: [{}, { base: ['Big Eater'], trash: ['Glance', 'Spark'] }] }).endTurn()
    expect([s.asked(), s.state.chain[0]!.targets]).toEqual(['priority', []])
    s.resolve()
    expect(s.cards(1, 'trash')).toEqual([])
    expect(s.cards(1, 'deck').slice(-2).sort()).toEqual(['Glance', 'Spark'])
  })

  test('[416.1.c] cards go to their owner’s deck, whoever recycles or controls them', () => {
    const s = game({
      players: [{ hand: ['Deep Sweep'], base: [{ card: 'Old Guard', owner: 1 }] }, { base: ['Recruit Drill'] }],
    })
      .play(0, 'Deep Sweep')
      .resolve()
    expect(s.cards(1, 'deck').slice(-2).sort()).toEqual(['Old Guard', 'Recruit Drill'])
    expect(s.cards(0, 'deck')).not.toContain('Old Guard')
  })

  test('[416.1.b] runes that an effect recycles go to the Rune Deck', () => {
    const s = game({ players: [{ hand: ['Recycle the Spring'], runes: { fury: 1, calm: 1 }, runeDeck: [] }, {}] })
      .play(0, 'Recycle the Spring')
      .resolve()
      .choose('Calm Rune', 'Fury Rune')
    expect([s.runes(0).all, s.cards(0, 'runeDeck').sort()]).toEqual([0, ['Calm Rune', 'Fury Rune']])
  })
})

describe('the order of recycled runes', () => {
  test.each([[['Fury Rune', 'Calm Rune']], [['Calm Rune', 'Fury Rune']]])(
    '[416.5.a] runes of one effect go down in the chosen order: %j',
    order => {
      const s = game({ players: [{ hand: ['Two Springs'], runes: { fury: 2, calm: 1 }, runeDeck: ['OGN-089'] }, {}] })
        .play(0, 'Two Springs')
        .resolve()
      s.choose('Fury Rune', 'Calm Rune') // which
      s.choose(...order)
      expect(s.cards(0, 'runeDeck')).toEqual(['Mind Rune', ...order])
    },
  )
})

describe('discard', () => {
  test('[422.1] [422.1.a] the player chooses cards of his hand; their text is not executed', () => {
    const s = game({ players: [{ hand: ['Second Thoughts', 'Glance', 'Applause', 'Spark'] }, {}] })
      .play(0, 'Second Thoughts')
      .resolve()
    expect(s.options().sort()).toEqual(['Applause', 'Glance', 'Spark'])
    s.choose('Applause', 'Glance')
    expect(s.cards(0, 'hand')).toEqual(['Spark', 'Filler', 'Filler'])
    expect([s.cards(0, 'trash').sort(), s.points(0)]).toEqual([['Applause', 'Glance', 'Second Thoughts'], 0])
  })

  test.each([
    [['Glance', 'Spark'], 2],
    [['Glance'], 1],
    [[], 0],
  ])('[422.4 ex1] of a hand of %j, %i are discarded, then two drawn', (hand, count) => {
    const s = game({ players: [{ hand: ['Second Thoughts', ...hand] }, {}] })
      .play(0, 'Second Thoughts')
      .resolve()
    if (s.asked() === 'discard') s.choose(...hand)
    expect(s.events.filter(e => e.type === 'discard')).toHaveLength(count)
    expect([s.cards(0, 'hand'), s.cards(0, 'trash').length]).toEqual([['Filler', 'Filler'], count + 1])
  })

  test('[422.3 ex1] as a cost it needs enough cards', () => {
    const s = game({
      players: [{ base: ['Thrower'], hand: ['Glance'] }, {}],
      battlefields: [{ units: { 1: ['Old Guard'] } }, {}],
    })
    expect(s.refuse(0, { type: 'activate', object: s.key('Thrower'), ability: 0 }).code).toBe('noTargets')
    const t = game({
      players: [{ base: ['Thrower'], hand: ['Glance', 'Spark'] }, {}],
      battlefields: [{ units: { 1: ['Old Guard'] } }, {}],
    })
    t.activate(0, 'Thrower', 0, { targets: ['Old Guard'], costs: [['Glance', 'Spark']] })
    expect(t.cards(0, 'trash').sort()).toEqual(['Glance', 'Spark'])
    t.resolve()
    expect(t.damage('Old Guard')).toBe(2)
  })

  test('[422.1.b] what triggers on discarding comes afterwards', () => {
    const s = game({ players: [{ hand: ['Forced Tribute'] }, { hand: ['Glance'], base: ['Mourner'] }] })
      .play(0, 'Forced Tribute')
      .pass(2)
    if (s.asked() === 'discard') s.choose('Glance')
    expect([s.cards(1, 'trash'), s.cards(1, 'hand'), s.asked()]).toEqual([['Glance'], [], 'priority'])
    s.resolve()
    expect(s.cards(1, 'hand')).toEqual(['Filler'])
  })

  test('[422.2] nobody discards because he would like to', () => {
    const s = game({ players: [{ hand: ['Filler', 'Filler'] }, {}] })
    expect(s.engine.legalActions(s.state).actions).toEqual([{ type: 'endTurn' }])
  })
})

describe('channel', () => {
  test('[430.2 ex1] an effect may say that the rune enters exhausted', () => {
    const s = game({ players: [{ hand: ['Mobilize'], energy: 2 }, {}] })
      .play(0, 'Mobilize')
      .resolve()
    expect(s.runes(0)).toEqual({ ready: 0, all: 1 })
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[430.2.a] [430.4.b] otherwise runes enter ready', () => {
    const s = game({ players: [{ hand: ['Open Veins'] }, {}] })
      .play(0, 'Open Veins')
      .resolve()
    expect(s.runes(0)).toEqual({ ready: 3, all: 3 })
  })

  test.each([[2], [0]])('[430.3] of three wanted runes %i are channeled if there are no more', left => {
    const s = game({ players: [{ hand: ['Open Veins'], runeDeck: Array<string>(left).fill('OGN-007') }, {}] })
      .play(0, 'Open Veins')
      .resolve()
    expect([s.runes(0).all, s.cards(0, 'runeDeck'), s.points(1)]).toEqual([left, [], 0])
  })

  test('[430.4] nobody channels because he would like to', () => {
    const s = game({ players: [{ runeDeck: ['OGN-007'] }, {}] })
    expect(s.engine.legalActions(s.state).actions).toEqual([{ type: 'endTurn' }])
  })
})
