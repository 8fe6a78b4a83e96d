/** Chains and HOT FEPR (307–313, 325–340) and spells (153–159). */
import { describe, expect, test } from 'vitest'
import { type ScenarioOptions, scenario } from '../../src/testing'
import { playing } from '../fixtures/playing'

const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards: playing, ...options })

/** Player 0 has cast Spark at P9 and has Priority; both players hold what they need to go on. */
const sparked = (own: readonly string[] = [], theirs: readonly string[] = []) =>
  game({
    players: [
      { hand: ['Spark', ...own], base: ['P9'] },
      { hand: theirs, base: ['P8'] },
    ],
  }).play(0, 'Spark', { targets: ['P9'] })

describe('states of the turn', () => {
  test('[309.1] [309.1.a] [331.1.a] while a chain exists only Reactions can be played', () => {
    const s = sparked(['Quick Bolt', 'Slow Bolt', 'P1', 'Lift'])
    for (const name of ['Quick Bolt', 'Slow Bolt', 'P1']) {
      expect(s.refuse(0, { type: 'play', card: s.key(name) })).toMatchObject({ code: 'badTiming', rule: '309.1.a' })
    }
    s.play(0, 'Lift', { targets: ['P9'] })
      .resolve()
      .quiet()
    expect(s.might('P9')).toBe(10)
  })

  test('[309.2] once the chain is gone the state is Open again', () => {
    const s = sparked(['P1']).resolve()
    expect(s.asked()).toBe('main')
    s.play(0, 'P1', { place: 'base0' }).quiet()
    expect(s.where('P1')).toBe('base0')
  })

  test('[309.1.a] [331.1.b] abilities without Reaction wait for an Open State', () => {
    const s = game({ players: [{ hand: ['Spark'], base: ['Prodder', 'P9', 'Reflex Pump', 'Quick Pump'] }, { base: ['P1'] }] })
    s.play(0, 'Spark', { targets: ['P9'] })
    for (const name of ['Prodder', 'Quick Pump'])
      expect(s.refuse(0, { type: 'activate', object: s.key(name), ability: 0 }).rule).toBe('309.1.a')
    s.activate(0, 'Reflex Pump').resolve()
    s.activate(0, 'Quick Pump').resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })

  test('[308.1.a] [343.1.a] [155] in a showdown a card without Action or Reaction is refused', () => {
    const s = game({
      players: [{ hand: ['Slow Bolt', 'Quick Bolt', 'P1', 'Ambusher'], base: ['P9'] }, {}],
      battlefields: [{}, { units: { 1: ['P8'] } }],
    })
    s.move(0, ['P9'], 'bf0')
    for (const name of ['Slow Bolt', 'P1'])
      expect(s.refuse(0, { type: 'play', card: s.key(name) })).toMatchObject({ code: 'badTiming', rule: '308.1.a' })
    s.play(0, 'Quick Bolt', { targets: ['P8'] }).resolve()
    expect(s.damage('P8')).toBe(2)
  })

  test('[159.2.a.1] [159.2.b.1] in an Open State of a showdown Action and Reaction both do', () => {
    for (const name of ['Quick Bolt', 'Spark']) {
      const s = game({ players: [{ hand: [name], base: ['P9'] }, {}], battlefields: [{}, { units: { 1: ['P8'] } }] })
      s.move(0, ['P9'], 'bf0').play(0, name, { targets: ['P8'] })
      expect(s.asked()).toBe('priority')
    }
  })

  test('[308.1.a] [343.1.b] abilities in a showdown need Action or Reaction', () => {
    const s = game({ players: [{ base: ['P9', 'Pump', 'Quick Pump', 'Reflex Pump'], energy: 4 }, {}] })
    s.move(0, ['P9'], 'bf0')
    expect(s.refuse(0, { type: 'activate', object: s.key('Pump'), ability: 0 }).rule).toBe('308.1.a')
    s.activate(0, 'Quick Pump')
    expect(s.refuse(0, { type: 'activate', object: s.key('Pump'), ability: 0 }).rule).toBe('309.1.a')
    s.activate(0, 'Reflex Pump').resolve()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })

  test('[310.1.a] [409] [410.1.a] in a Neutral Open State only the turn player acts', () => {
    const s = game({ players: [{ base: ['P9'] }, { hand: ['Spark', 'P1'], base: ['P8', 'Quick Pump'] }] })
    for (const name of ['Spark', 'P1'])
      expect(s.refuse(1, { type: 'play', card: s.key(name) })).toMatchObject({ code: 'notYourDecision', rule: '312.1.b' })
    expect(s.refuse(1, { type: 'activate', object: s.key('Quick Pump'), ability: 0 }).rule).toBe('312.1.b')
    expect(s.refuse(1, { type: 'move', units: [s.key('P8')], to: s.place('bf0') }).rule).toBe('312.1.b')
    expect(s.refuse(1, { type: 'endTurn' }).rule).toBe('312.1.b')
  })

  test('[410.1.b] [335] after each action the turn player may go on acting', () => {
    const s = game({ players: [{ hand: ['P1', 'P2', 'Spark'] }, { base: ['P8'] }] })
    s.play(0, 'P1', { place: 'base0' })
      .play(0, 'P2', { place: 'base0' })
      .play(0, 'Spark', { targets: ['P8'] })
      .resolve()
    expect(s.open()).toMatchObject({ player: 0, reason: 'main' })
    expect(s.units('base0')).toEqual(['P1', 'P2'])
  })
})

describe('Priority', () => {
  test('[312] [312.1] [312.1.b] with a chain only the player with Priority may act', () => {
    const s = sparked([], ['Lift'])
    expect(s.open().player).toBe(0)
    expect(s.refuse(1, { type: 'play', card: s.key('Lift') }).rule).toBe('312.1.b')
    s.pass()
    expect(s.refuse(0, { type: 'pass' }).rule).toBe('312.1.b')
    s.play(1, 'Lift', { targets: ['P8'] })
  })

  test('[312.2.c] [337.4] [337.1.a] whoever controls the newest item has Priority, also right after playing it', () => {
    const s = sparked([], ['Lift'])
    expect(s.open()).toMatchObject({ player: 0, reason: 'priority' })
    s.pass().play(1, 'Lift', { targets: ['P8'] })
    expect(s.open()).toMatchObject({ player: 1, reason: 'priority' })
  })

  test('[312.2.d] [338.1.b.1] [339.2] a pass hands Priority to the next player in turn order, around the table', () => {
    const s = game({ players: [{ base: ['P9'] }, { hand: ['Spark'] }, {}], turnPlayer: 1, battlefields: [{}, {}, {}] })
    s.play(1, 'Spark')
    const order: number[] = []
    while (s.asked() === 'priority') {
      order.push(s.open().player)
      s.pass()
    }
    expect(order).toEqual([1, 2, 0])
    expect(s.damage('P9')).toBe(1)
  })

  test('[312.3] [312.2.a] [312.1.a] a new item takes Priority from whoever had it; with the chain gone the turn player has it', () => {
    const s = sparked([], ['Lift'])
      .pass()
      .play(1, 'Lift', { targets: ['P8'] })
      .pass()
    expect(s.open().player).toBe(0)
    s.resolve()
    expect(s.open()).toMatchObject({ player: 0, reason: 'main' })
  })

  test('[312.1.b.1] a choice that a resolution asks for is made without Priority', () => {
    const s = game({ players: [{ hand: ['Hand Loss'] }, { hand: ['P1', 'P2'] }] })
      .play(0, 'Hand Loss')
      .pass(2)
    expect(s.open()).toMatchObject({ player: 1, reason: 'discard' })
    s.choose('P2')
    expect(s.cards(1, 'trash')).toEqual(['P2'])
  })
})

describe('the chain', () => {
  test('[328] [329] [329.2] a card is on the chain, Pending, while it is being played, and the state is Closed', () => {
    const s = game({ players: [{ hand: ['Spark'] }, { base: ['P8', 'P7'] }] })
    s.act(0, { type: 'play', card: s.key('Spark') })
    expect(s.asked()).toBe('target')
    expect(s.where('Spark')).toBe('chain')
    expect(s.state.chain).toMatchObject([{ pending: true, controller: 0 }])
    s.choose('P8')
    expect(s.state.chain).toMatchObject([{ pending: false }])
  })

  test('[330.1] [330.2] [338.1.a.5] later cards join the chain that exists', () => {
    const s = sparked(['Lift'], ['Sink'])
      .play(0, 'Lift', { targets: ['P9'] })
      .pass()
    s.play(1, 'Sink', { targets: ['P9'] })
    expect(s.state.chain.map(c => c.controller)).toEqual([0, 0, 1])
  })

  test('[340.1] [159.2.b.3] the newest item resolves first', () => {
    const s = game({
      players: [
        { hand: ['Spark'], base: [] },
        { hand: ['Lift'], base: ['P1', 'P9'] },
      ],
    })
    s.play(0, 'Spark', { targets: ['P1'] })
      .pass()
      .play(1, 'Lift', { targets: ['P1'] })
      .pass(2)
    expect(s.might('P1')).toBe(2)
    expect(s.damage('P1')).toBe(0)
    s.resolve()
    expect(s.damage('P1')).toBe(1)
    expect(s.where('P1')).toBe('base1')
  })

  test('[340.4] with items left on the chain the controller of the newest gains Priority', () => {
    const s = sparked([], ['Lift'])
      .pass()
      .play(1, 'Lift', { targets: ['P8'] })
      .pass(2)
    expect(s.open()).toMatchObject({ player: 0, reason: 'priority' })
    expect(s.state.chain).toHaveLength(1)
  })

  test('[339.1] an item resolves only after all have passed in a row since the last item', () => {
    const s = sparked(['Lift'], ['Sink'])
      .pass()
      .play(1, 'Sink', { targets: ['P9'] })
      .pass()
    s.play(0, 'Lift', { targets: ['P9'] })
    expect(s.state.chain).toHaveLength(3)
    s.pass()
    expect(s.state.chain).toHaveLength(3)
    s.pass()
    expect(s.state.chain).toHaveLength(2)
  })

  test('[340.2] [330] when the last item has resolved, play goes on in an Open State', () => {
    const s = sparked().resolve()
    expect(s.state.chain).toEqual([])
    expect(s.state.priority).toBe(-1)
    s.quiet()
  })

  test('[338.1.a] [338.1.a.4] [338.1.a.7] an ability used with Priority becomes an item of its own on top', () => {
    const s = game({ players: [{ hand: ['Spark'], base: ['P9', 'Reflex Pump'] }, {}] }).play(0, 'Spark', { targets: ['P9'] })
    s.activate(0, 'Reflex Pump')
    expect(s.state.chain.map(c => c.kind)).toEqual(['card', 'ability'])
    s.pass(2)
    expect(s.cards(0, 'hand')).toHaveLength(1)
    expect(s.damage('P9')).toBe(0)
  })

  test('[337.2] [359.2] units and gear resolve as soon as they are finalized: nobody gets Priority', () => {
    const s = game({ players: [{ hand: ['P1', 'Trinket'] }, { hand: ['Spark'] }] })
    s.play(0, 'P1', { place: 'base0' })
    expect(s.asked()).toBe('main')
    s.play(0, 'Trinket')
    expect(s.asked()).toBe('main')
    expect(s.units('base0')).toEqual(['P1', 'Trinket'])
  })

  test('[337.2] [340.4] [338.1.a.2] a unit with Reaction enters at once in the middle of a chain, which then goes on', () => {
    const s = sparked([], ['Ambusher']).pass().play(1, 'Ambusher', { place: 'base1' })
    expect(s.units('base1')).toEqual(['P8', 'Ambusher'])
    expect(s.state.chain.map(c => c.kind)).toEqual(['card', 'ability'])
    expect(s.open().player).toBe(1)
    s.resolve().quiet()
    expect(s.cards(1, 'hand')).toHaveLength(1)
    expect(s.damage('P9')).toBe(1)
  })

  test('[337.1.b] [336.1] [337.3] Pending items are finalized oldest first before anybody gets Priority', () => {
    const s = game({
      players: [{ hand: ['Raise Recruits'], base: ['Herald'] }, {}],
      battlefields: [{ units: { 0: ['P9'] } }, {}],
    })
    s.play(0, 'Raise Recruits').pass(2)
    const asked: string[] = []
    while (s.asked() === 'place') {
      asked.push(`${s.state.chain.filter(c => c.pending).length}`)
      s.choose('base0')
    }
    expect(asked).toEqual(['2', '1'])
    expect(s.units('base0')).toEqual(['Herald', 'Recruit', 'Recruit'])
    s.quiet()
  })

  test('[340.3] [336] [337.1] a trigger that a resolution causes is finalized before Priority is given', () => {
    const s = game({ players: [{ hand: ['Spark', 'Lift'], base: ['Farewell', 'P9'] }, {}] })
    s.state = s.engine.edit(s.state, d => {
      d.objects.find(o => o.key === s.key('Farewell'))!.damage = [{ amount: 1, player: 0, item: 0, sources: [] }]
    })
    s.play(0, 'Lift', { targets: ['P9'] })
      .play(0, 'Spark', { targets: ['Farewell'] })
      .pass(2)
    expect(s.where('Farewell')).toBe('trash')
    expect(s.state.chain.map(c => [c.kind, c.pending])).toEqual([
      ['card', false],
      ['ability', false],
    ])
    expect(s.asked()).toBe('priority')
  })

  test('[334.2] [334.2.a] [320] the cleanup after a resolution comes before anything else is finalized', () => {
    const s = game({
      players: [{ hand: ['Echo Kill'], base: ['P9'] }, { base: ['Trinket', 'Lamp'] }],
      battlefields: [{ units: { 1: ['P2'] } }, {}],
    })
    s.play(0, 'Echo Kill').pass(2)
    expect(s.asked()).toBe('target')
    expect(s.where('P2')).toBe('trash')
    s.choose('Lamp').resolve().quiet()
    expect(s.cards(1, 'trash')).toEqual(['P2', 'Lamp'])
  })
})

describe('spells', () => {
  test("[157] [359.3.d] a spell goes to its owner's trash after its text, not before", () => {
    const s = sparked()
    expect(s.where('Spark')).toBe('chain')
    s.resolve()
    expect(s.where('Spark')).toBe('trash')
    expect(s.cards(0, 'trash')).toEqual(['Spark'])
  })

  test('[156] whoever played the spell is "you" in its text', () => {
    const s = game({ players: [{}, { hand: ['Slow Bolt'] }], turnPlayer: 1, battlefields: [{ units: { 0: ['P9'] } }, {}] })
    s.play(1, 'Slow Bolt').resolve()
    expect(s.state.objects[s.state.objects.findIndex(o => o.key === s.key('Slow Bolt'))]!.controller).toBe(1)
    expect(s.cards(1, 'hand')).toHaveLength(1)
    expect(s.cards(0, 'hand')).toHaveLength(0)
  })

  test('[158.1] the text runs from top to bottom: the bonus counts for the damage after it', () => {
    const s = game({ players: [{ hand: ['Two Duels'], base: ['P2'] }, { base: ['P9'] }] })
      .play(0, 'Two Duels')
      .resolve()
    expect(s.damage('P9')).toBe(3)
  })

  test('[158.3] [158.3.a] [321] what a resolution causes waits until it has ended', () => {
    const s = game({
      players: [{ hand: ['Lance'], base: ['P9'] }, { deck: ['P1', 'P2', 'P3', 'P4'] }],
      battlefields: [{ units: { 1: ['Farewell'] } }, {}],
    })
    s.play(0, 'Lance').pass(2)
    // Both draws of the spell are done although the Deathknell came up between them.
    expect(s.cards(1, 'hand')).toEqual(['P1', 'P2'])
    expect(s.state.chain).toMatchObject([{ kind: 'ability', controller: 1 }])
    s.resolve().quiet()
    expect(s.cards(1, 'hand')).toEqual(['P1', 'P2', 'P3'])
  })

  test('[159.2.b.2] [310.4] a Reaction can be played in every Closed State, Neutral or Showdown', () => {
    sparked([], ['Lift'])
      .pass()
      .play(1, 'Lift', { targets: ['P8'] })
    const s = game({
      players: [{ hand: ['Quick Bolt'], base: ['P9'] }, { hand: ['Lift'] }],
      battlefields: [{}, { units: { 1: ['P8'] } }],
    })
    s.move(0, ['P9'], 'bf0')
      .play(0, 'Quick Bolt', { targets: ['P8'] })
      .pass()
      .play(1, 'Lift', { targets: ['P8'] })
      .resolve()
    expect(s.might('P8')).toBe(9)
  })

  test('[410.2.a] [410.2.b ex1] [429.4.a] nobody can draw, ready, deal or kill at will', () => {
    const s = game({ players: [{ hand: ['Spark'], base: [{ card: 'P9', exhausted: true }] }, { base: ['P8'] }] })
    expect(s.engine.legalActions(s.state).actions.map(a => a.type)).toEqual(['play', 'endTurn'])
    for (const type of ['draw', 'ready', 'deal', 'kill', 'channel', 'add'])
      expect(s.refuse(0, { type } as never).code).toBe('malformed')
  })
})

describe('the four states', () => {
  const board = () =>
    game({
      players: [{ hand: ['Slow Bolt', 'Quick Bolt', 'Spark', 'Lift'], base: ['P9'] }, {}],
      battlefields: [{}, { units: { 1: ['P8'] } }],
    })
  const playable = (s: ReturnType<typeof board>) =>
    s.engine.legalActions(s.state).actions.flatMap(a => (a.type === 'play' ? [s.cardName(a.card)] : []))

  test('[310.1] [308.2] Neutral Open: everything', () => {
    expect(playable(board())).toEqual(['Slow Bolt', 'Quick Bolt', 'Spark', 'Lift'])
  })
  test('[310.2] [309.1] Neutral Closed: Reactions', () => {
    expect(playable(board().play(0, 'Spark', { targets: ['P9'] }))).toEqual(['Lift'])
  })
  test('[310.3] [308.1] Showdown Open: Actions and Reactions', () => {
    expect(playable(board().move(0, ['P9'], 'bf0'))).toEqual(['Quick Bolt', 'Spark', 'Lift'])
  })
  test('[310.4] [342.1] Showdown Closed, by a card played in the showdown: Reactions', () => {
    expect(
      playable(
        board()
          .move(0, ['P9'], 'bf0')
          .play(0, 'Quick Bolt', { targets: ['P8'] }),
      ),
    ).toEqual(['Spark', 'Lift'])
  })
})
