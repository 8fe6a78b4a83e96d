/** 301–317 The Turn: its phases, its states, who may act when, and how it ends. */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../src/cards'
import { ENERGY } from '../../src/state/types'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { turnCards } from '../fixtures/turn'

const cards = [...allCards, ...turnCards]
const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })
const energy = (s: Scenario, p: number): number => s.state.players[p]!.pool[ENERGY]!
const playAction = (s: Scenario, name: string) => ({ type: 'play', card: s.key(name) }) as const
const order = (s: Scenario, ...types: string[]) =>
  s.lastEvents.filter(e => types.includes(e.type)).map(e => (e.type === 'phase' ? e.detail : e.type))

describe('the cycle', () => {
  test('[302] [306] turns alternate until somebody wins', () => {
    const s = game()
    const players: number[] = []
    for (let n = 0; n < 4; n++) {
      players.push(s.state.turnPlayer)
      s.endTurn()
    }
    expect(players).toEqual([0, 1, 0, 1])
  })

  test('[305] [316.1] the phases follow each other, each once, up to the Main Phase', () => {
    const s = game().endTurn()
    expect(order(s, 'phase', 'turnStart')).toEqual(['ending', 'turnStart', 'awaken', 'beginning', 'channel', 'draw', 'main'])
    expect([s.state.phase, s.open().player]).toEqual(['main', 1])
  })

  test('[317.3] the next player in turn order takes the next turn', () => {
    const s = game({ players: [{}, {}, {}], turnPlayer: 1 }).endTurn()
    expect(s.state.turnPlayer).toBe(2)
    expect(s.endTurn().state.turnPlayer).toBe(0)
  })
})

describe('start of the turn', () => {
  test('[415.1] [415.3.b] the Awaken Phase readies units, gear and runes of the turn player only', () => {
    const s = game({
      players: [
        { base: [{ card: 'Old Guard', exhausted: true }] },
        { base: [{ card: 'Recruit Drill', exhausted: true }], exhaustedRunes: { fury: 2 } },
      ],
      battlefields: [{ units: { 1: [{ card: 'Collector', exhausted: true }] } }, {}],
    }).endTurn()
    expect(s.isExhausted('Recruit Drill')).toBe(false)
    expect(s.isExhausted('Collector')).toBe(false)
    expect(s.runes(1)).toEqual({ ready: 4, all: 4 })
    expect(s.isExhausted('Old Guard')).toBe(true)
  })

  test('[315.1.b] the legend and a controlled battlefield are readied as well', () => {
    const s = game({
      players: [{ legend: 'Legend of Wells' }, {}],
      turnPlayer: 0,
      battlefields: [{ card: 'Old Shrine', units: { 0: ['Old Guard'] } }, {}],
    })
    s.activate(0, 'Legend of Wells').activate(0, 'Old Shrine').resolve()
    expect([s.isExhausted('Legend of Wells'), s.isExhausted('Old Shrine')]).toEqual([true, true])
    s.endTurn()
    expect([s.isExhausted('Legend of Wells'), s.isExhausted('Old Shrine')]).toEqual([true, true])
    s.endTurn()
    expect([s.isExhausted('Legend of Wells'), s.isExhausted('Old Shrine')]).toEqual([false, false])
  })

  test('[315.2.a.1] what happens at the start of the Beginning Phase comes before scoring', () => {
    const s = game({ players: [{}, { base: ['Dawn Herald'] }], battlefields: [{ units: { 1: ['Old Guard'] } }, {}] }).endTurn()
    expect([s.asked(), s.state.phase, s.points(1), s.cards(1, 'hand').length]).toEqual(['priority', 'beginning', 0, 0])
    s.resolve()
    expect([s.points(1), s.cards(1, 'hand').length]).toEqual([1, 2])
  })

  test('[315.2.a.1] only at the start of your own Beginning Phase', () => {
    const s = game({ players: [{ base: ['Dawn Herald'] }, {}] }).endTurn()
    expect([s.state.turnPlayer, s.asked(), s.cards(0, 'hand')]).toEqual([1, 'main', []])
  })

  test('[315.2.b.2] the turn player holds every battlefield that he controls', () => {
    const s = game({
      players: [{}, {}],
      battlefields: [{ units: { 1: ['Old Guard'] } }, { units: { 1: ['Recruit Drill'] } }, { units: { 0: ['Waking Eye'] } }],
    }).endTurn()
    expect([s.points(1), s.points(0)]).toEqual([2, 0])
  })

  test('[315.3.b] [430.1] [430.2.a] two runes are channeled, ready, from the top of the Rune Deck', () => {
    const s = game({ players: [{}, { runeDeck: ['OGN-042', 'OGN-007', 'OGN-089'] }] }).endTurn()
    expect(s.runes(1)).toEqual({ ready: 2, all: 2 })
    expect(s.cards(1, 'runeDeck')).toEqual(['Mind Rune'])
    expect(s.state.places[1]!.runes.map(i => s.cardName(s.state.objects[i]!.key))).toEqual(['Calm Rune', 'Fury Rune'])
  })

  test.each([
    [1, 1],
    [0, 0],
  ])('[315.3.b.1] [430.3] with %i left in the Rune Deck, %i are channeled', (left, channeled) => {
    const s = game({ players: [{}, { runeDeck: Array<string>(left).fill('OGN-007') }] }).endTurn()
    expect(s.runes(1).all).toBe(channeled)
    expect(s.state.phase).toBe('main')
  })

  test('[315.4.b] the turn player draws one', () => {
    const s = game({ players: [{}, { deck: ['Glance', 'Long Study'] }] }).endTurn()
    expect(s.cards(1, 'hand')).toEqual(['Glance'])
    expect(s.cards(1, 'deck')).toEqual(['Long Study'])
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[315.4.b.1] [315.4.b.2] with an empty deck he burns out and draws all the same', () => {
    const s = game({ players: [{}, { deck: [], trash: ['Glance'] }] }).endTurn()
    expect([s.points(0), s.points(1)]).toEqual([1, 0])
    expect(s.cards(1, 'hand')).toEqual(['Glance'])
  })
})

describe('the Main Phase', () => {
  test('[316.3] [316.4] pools are emptied first, then comes what happens at the start of the Main Phase', () => {
    const s = game({ players: [{}, { base: ['Noon Herald'] }] })
      .endTurn()
      .resolve()
    expect(energy(s, 1)).toBe(2)
  })

  test('[316.4] only at the start of your own Main Phase', () => {
    const s = game({ players: [{ base: ['Noon Herald'] }, {}] }).endTurn()
    expect(s.asked()).toBe('main')
    expect(energy(s, 0)).toBe(0)
  })

  test('[316.5.a] any number of actions in any order', () => {
    const s = game({ players: [{ hand: ['Recruit Drill', 'Slow Spell', 'Glance'], base: ['Old Guard'] }, {}] })
    s.play(0, 'Slow Spell')
      .resolve()
      .move(0, ['Old Guard'], 'bf0')
      .close()
      .play(0, 'Recruit Drill', { place: 'base0' })
      .play(0, 'Glance')
      .resolve()
    expect(s.cards(0, 'hand')).toEqual(['Filler', 'Filler'])
    expect(s.controller('bf0')).toBe(0)
    s.quiet()
  })

  test('[316.5.b] [310.1.a] [312.1.b] nobody but the turn player may act in it', () => {
    const s = game({ players: [{}, { hand: ['Glance'], base: ['Old Guard'] }] })
    for (const action of [
      playAction(s, 'Glance'),
      { type: 'move', units: [s.key('Old Guard')], to: s.place('bf0') },
      { type: 'endTurn' },
    ] as const) {
      expect(s.refuse(1, action).code).toBe('notYourDecision')
    }
  })

  test('[316.9] [316.9.b] it ends when the turn player says so, and cannot be passed', () => {
    const s = game()
    expect(s.refuse(0, { type: 'pass' }).rule).toBe('316.9')
    s.endTurn()
    expect(order(s, 'phase')[0]).toBe('ending')
  })

  test('[316.9] a turn cannot be ended while a chain exists', () => {
    const s = game({ players: [{ hand: ['Slow Spell'] }, {}] }).play(0, 'Slow Spell')
    expect(s.refuse(0, { type: 'endTurn' }).rule).toBe('316.9')
  })

  test('[316.7.a] [316.7.f] units of opponents at one battlefield fight, with a showdown before', () => {
    const s = game({ players: [{ base: ['Old Guard'] }, {}], battlefields: [{ units: { 1: ['Recruit Drill'] } }, {}] })
    s.move(0, ['Old Guard'], 'bf0')
    expect([s.asked(), s.state.showdown!.combat]).toEqual(['focus', true])
    s.close()
    expect(s.where('Recruit Drill')).toBe('trash')
  })

  test('[316.7.b] [316.7.c] a spell that moves a unit there starts the same combat', () => {
    const s = game({
      players: [{ hand: ['Marching Order'], base: ['Old Guard'] }, {}],
      battlefields: [{ units: { 1: ['Recruit Drill'] } }, {}],
    })
    s.play(0, 'Marching Order', { targets: ['bf0'] }).resolve()
    expect([s.asked(), s.state.showdown!.combat, s.state.showdown!.attacker, s.state.showdown!.defender]).toEqual([
      'focus',
      true,
      0,
      1,
    ])
    s.close()
    expect([s.where('Recruit Drill'), s.controller('bf0'), s.points(0)]).toEqual(['trash', 0, 1])
    s.quiet()
  })

  test('[316.8.b] [316.8.b.1] a move to an empty battlefield makes a showdown without combat', () => {
    const s = game({ players: [{ base: ['Old Guard'] }, {}] }).move(0, ['Old Guard'], 'bf0')
    expect([s.asked(), s.state.showdown!.combat, s.state.showdown!.attacker]).toEqual(['focus', false, -1])
    s.close()
    expect(s.events.some(e => e.type === 'combatBegin')).toBe(false)
    expect(s.controller('bf0')).toBe(0)
  })

  test('[316.8.c] [308.1.a] in a showdown only Action and Reaction can be played', () => {
    const s = game({
      players: [{ base: ['Old Guard'], hand: ['Slow Spell', 'Recruit Drill', 'Glance', 'Final Spark'], energy: 20 }, {}],
    }).move(0, ['Old Guard'], 'bf0')
    expect(s.refuse(0, playAction(s, 'Slow Spell')).rule).toBe('308.1.a')
    expect(s.refuse(0, playAction(s, 'Recruit Drill')).rule).toBe('308.1.a')
    const listed = s.engine.legalActions(s.state).actions.flatMap(a => (a.type === 'play' ? [s.cardName(a.card)] : []))
    expect(listed.sort()).toEqual(['Final Spark', 'Glance'])
    s.play(0, 'Glance')
    // 309.1.a: with the chain only Reaction is left.
    expect(s.refuse(0, playAction(s, 'Final Spark')).rule).toBe('309.1.a')
  })
})

describe('states of the turn', () => {
  test('[308.2] [309.2] [310.1] Neutral Open: everything can be played', () => {
    const s = game({ players: [{ hand: ['Slow Spell', 'Glance', 'Recruit Drill'] }, {}] })
    const plays = s.engine.legalActions(s.state).actions.filter(a => a.type === 'play')
    expect(plays).toHaveLength(3)
  })

  test('[309.1.a] [310.2] Neutral Closed: only Reaction, from the player with Priority', () => {
    const s = game({
      players: [{ hand: ['Glance', 'Slow Spell'] }, { hand: ['Spark', 'Final Spark'], energy: 8, base: ['Old Guard'] }],
    })
    s.play(0, 'Slow Spell')
    const names = () => s.engine.legalActions(s.state).actions.flatMap(a => (a.type === 'play' ? [s.cardName(a.card)] : []))
    expect(names()).toEqual(['Glance'])
    s.pass()
    expect([s.open().player, names()]).toEqual([1, ['Spark']])
    expect(s.refuse(1, playAction(s, 'Final Spark')).rule).toBe('309.1.a')
  })

  test('[309.1] units cannot be moved while a chain exists', () => {
    const s = game({ players: [{ hand: ['Slow Spell'], base: ['Old Guard'] }, {}] }).play(0, 'Slow Spell')
    expect(s.refuse(0, { type: 'move', units: [s.key('Old Guard')], to: s.place('bf0') }).code).toBe('badTiming')
  })

  test('[310.3] [310.4] in a showdown a chain opens and closes, and the showdown goes on', () => {
    const s = game({ players: [{ base: ['Old Guard'], hand: ['Glance'] }, {}] })
      .move(0, ['Old Guard'], 'bf0')
      .play(0, 'Glance')
    expect([s.asked(), s.state.showdown === null]).toEqual(['priority', false])
    s.resolve()
    expect([s.asked(), s.state.showdown === null]).toEqual(['focus', false])
  })
})

describe('Priority and Focus', () => {
  test('[312] [312.2.c] [312.2.d] the controller of the newest item has Priority, then the next in turn order', () => {
    const s = game({ players: [{}, { hand: ['Slow Spell'] }, {}], turnPlayer: 1 }).play(1, 'Slow Spell')
    const holders: number[] = []
    while (s.asked() === 'priority') {
      holders.push(s.open().player)
      s.pass()
    }
    expect(holders).toEqual([1, 2, 0])
  })

  test('[312.3] who responds takes Priority, and everybody may act again', () => {
    const s = game({ players: [{ hand: ['Slow Spell'] }, { hand: ['Glance'] }] })
      .play(0, 'Slow Spell')
      .pass()
    s.play(1, 'Glance')
    expect([s.open().player, s.state.chain.length]).toEqual([1, 2])
    s.pass(2)
    expect([s.state.chain.length, s.open().player]).toEqual([1, 0])
  })

  test('[312.1] [312.1.b] without Priority nothing can be played', () => {
    const s = game({ players: [{ hand: ['Slow Spell', 'Glance'] }, { hand: ['Spark'] }] }).play(0, 'Slow Spell')
    expect(s.refuse(1, playAction(s, 'Spark')).code).toBe('notYourDecision')
    s.pass()
    expect(s.refuse(0, playAction(s, 'Glance')).code).toBe('notYourDecision')
  })

  test('[312.1.b.1] choices that an instruction calls for need no Priority', () => {
    const s = game({ players: [{ hand: ['Forced Tribute'] }, { hand: ['Spark', 'Glance', 'Slow Spell'] }] })
      .play(0, 'Forced Tribute')
      .resolve()
    expect([s.asked(), s.open().player, s.state.priority]).toEqual(['discard', 1, -1])
    s.choose('Glance')
    expect(s.cards(1, 'trash')).toEqual(['Glance'])
  })

  test('[313] [313.2] [312.2.b] whoever contests has Focus and with it Priority', () => {
    const s = game({ players: [{ base: ['Old Guard'], hand: ['Glance'] }, { hand: ['Spark'] }] }).move(0, ['Old Guard'], 'bf0')
    expect([s.asked(), s.open().player, s.state.focus]).toEqual(['focus', 0, 0])
    expect(s.refuse(1, playAction(s, 'Spark')).code).toBe('notYourDecision')
  })

  test('[313.3] [313.4] passing Priority keeps Focus, but with the Priority of another he can do nothing', () => {
    const s = game({ players: [{ base: ['Old Guard'], hand: ['Glance', 'Surge'] }, {}] }).move(0, ['Old Guard'], 'bf0')
    s.play(0, 'Glance').pass()
    expect([s.state.focus, s.open().player]).toEqual([0, 1])
    expect(s.refuse(0, playAction(s, 'Surge')).code).toBe('notYourDecision')
  })

  test('[313.1] [313.1.a ex1] the player with Focus plays Action or Reaction, nothing else', () => {
    const s = game({ players: [{ base: ['Old Guard'], hand: ['Slow Spell', 'Incinerate'], energy: 2 }, {}] }).move(
      0,
      ['Old Guard'],
      'bf0',
    )
    expect(s.refuse(0, playAction(s, 'Slow Spell')).rule).toBe('308.1.a')
    expect(s.refuse(0, { type: 'endTurn' }).rule).toBe('316.9')
    s.play(0, 'Incinerate', { targets: ['Old Guard'] }).resolve()
    expect(s.damage('Old Guard')).toBe(2)
  })

  test('[313.5] in a Neutral State nobody has Focus', () => {
    const s = game({ players: [{ base: ['Old Guard'] }, {}] })
    expect(s.state.focus).toBe(-1)
    s.move(0, ['Old Guard'], 'bf0').close()
    expect(s.state.focus).toBe(-1)
  })
})

describe('one at a time', () => {
  test('[303.1] [303.2.a] the same action of several players goes in turn order', () => {
    const s = game({ players: [{}, { hand: ['Shared Study'] }, {}], turnPlayer: 1 })
      .play(1, 'Shared Study')
      .resolve()
    expect(s.events.filter(e => e.type === 'draw').map(e => e.player)).toEqual([1, 2, 0])
  })

  test('[303.2.a] simultaneous triggers go on the chain in turn order of their controllers', () => {
    const s = game({
      players: [{ base: ['Night Owl'] }, { base: ['Night Owl'] }, { base: ['Night Owl'] }],
      turnPlayer: 1,
    }).endTurn()
    expect(s.state.chain.map(c => c.controller)).toEqual([1, 2, 0])
    s.resolve()
    // The last one on the chain resolves first.
    expect(
      s.events
        .filter(e => e.type === 'draw')
        .map(e => e.player)
        .slice(0, 3),
    ).toEqual([0, 2, 1])
  })
})

describe('the Ending Phase', () => {
  test('[317.1.a] what happens at the end of the turn can be responded to, once a turn', () => {
    const s = game({ players: [{ base: ['Dusk Herald'] }, {}] }).endTurn()
    expect([s.asked(), s.state.phase, s.state.turnPlayer]).toEqual(['priority', 'ending', 0])
    s.resolve()
    expect(s.state.turnPlayer).toBe(1)
    s.endTurn()
    expect([s.asked(), s.state.turnPlayer]).toEqual(['main', 0])
  })

  test('[317.2.b] all units are healed, everywhere', () => {
    const s = game({
      players: [{ base: [{ card: 'Old Guard', damage: 3 }] }, { base: [{ card: 'Recruit Drill', damage: 1 }] }],
      battlefields: [{ units: { 1: [{ card: 'Waking Eye', buffed: true, damage: 1 }] } }, {}],
    }).endTurn()
    for (const name of ['Old Guard', 'Recruit Drill', 'Waking Eye']) expect(s.damage(name)).toBe(0)
  })

  test('[317.2.c] effects of this turn end, also those made in its Ending Step', () => {
    const s = game({ players: [{ hand: ['Surge'], base: ['Old Guard', 'Dusk Herald'] }, {}] })
      .play(0, 'Surge', { targets: ['Old Guard'] })
      .resolve()
    expect(s.might('Old Guard')).toBe(6)
    s.endTurn()
    expect(s.might('Old Guard')).toBe(6)
    s.resolve()
    expect([s.might('Old Guard'), s.might('Dusk Herald')]).toEqual([4, 1])
  })

  test('[317.2.b] [317.2.c] units are healed before bonuses end: nobody dies of what he survived', () => {
    const s = game({ players: [{ hand: ['Surge', 'Spark', 'Spark'], base: [{ card: 'Old Guard', damage: 3 }] }, {}] })
    s.play(0, 'Surge', { targets: ['Old Guard'] }).resolve()
    for (let n = 0; n < 2; n++) s.play(0, 'Spark', { targets: ['Old Guard'] }).resolve()
    expect([s.damage('Old Guard'), s.might('Old Guard')]).toEqual([5, 6])
    s.endTurn()
    expect([s.where('Old Guard'), s.damage('Old Guard'), s.might('Old Guard')]).toEqual(['base0', 0, 4])
  })

  test('[317.2.c] stunned ends', () => {
    const s = game({ players: [{}, { base: [{ card: 'Old Guard', stunned: true }] }] }).endTurn()
    expect(s.object('Old Guard').stunned).toBe(false)
  })

  test('[317.2.d] [167] [167.1] pools are emptied at the end of the turn', () => {
    const s = game({ players: [{ hand: ['Wellspring'] }, {}] })
      .play(0, 'Wellspring')
      .resolve()
    expect(energy(s, 0)).toBe(2)
    s.endTurn()
    expect(s.state.players[0]!.pool.every(n => n === 0)).toBe(true)
    expect(s.lastEvents.filter(e => e.type === 'poolEmpty')).toHaveLength(1)
  })

  test('[317.2.a] [317.2.f] after an ability resolved in the Expiration Step it starts anew', () => {
    // The end of the -1 makes the unit Mighty again, and the +3 of its trigger must still end with this turn.
    const s = game({ players: [{ base: ['Late Bloomer'], hand: ['Wither'] }, {}] })
      .play(0, 'Wither', { targets: ['Late Bloomer'] })
      .resolve()
    expect(s.might('Late Bloomer')).toBe(4)
    s.endTurn()
    expect([s.asked(), s.state.phase, s.state.turnPlayer, s.might('Late Bloomer')]).toEqual(['priority', 'ending', 0, 5])
    s.resolve()
    expect(s.events.filter(e => e.type === 'might').map(e => e.amount)).toEqual([-1, 3])
    expect([s.state.turnPlayer, s.might('Late Bloomer')]).toEqual([1, 5])
    s.quiet()
  })

  test('[317.2.f] what is added in the repeated step is lost as well', () => {
    const s = game({ players: [{ base: ['Late Bloomer'], hand: ['Wither', 'Wellspring'] }, {}] })
      .play(0, 'Wither', { targets: ['Late Bloomer'] })
      .resolve()
    s.endTurn().play(0, 'Wellspring').resolve()
    expect(s.state.turnPlayer).toBe(1)
    expect(energy(s, 0)).toBe(0)
    const kinds = s.events.map(e => e.type).filter(t => t === 'add' || t === 'poolEmpty' || t === 'turnStart')
    // Emptied before the next turn begins, not only in its Main Phase.
    expect(kinds.slice(-3)).toEqual(['add', 'poolEmpty', 'turnStart'])
  })
})
