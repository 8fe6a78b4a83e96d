import { describe, expect, test } from 'vitest'
import { type Action, createEngine, EditError, type GameState } from '../../src'
import { allCards } from '../../src/cards'
import { provingGrounds } from '../../src/decks'
import { makeRandom } from '../../src/game-actions/random'
import { scenario } from '../../src/testing'

const engine = createEngine({ cards: allCards })
const start = (seed = 'api'): GameState => {
  const made = engine.create({
    mode: 'duel',
    seed,
    players: [
      { name: 'north', deck: provingGrounds.annie },
      { name: 'south', deck: provingGrounds.garen },
    ],
  })
  if (!made.ok) throw new Error('the decks are fine')
  return made.state
}

/** Plays on for a number of actions by a seeded policy. */
function later(state: GameState, actions: number, seed = 'later'): GameState {
  const random = makeRandom(seed)
  let current = state
  for (let n = 0; n < actions && current.outcome === null; n++) {
    const result = engine.apply(current, current.decision!.player, engine.sample(current, random)!)
    if (!result.ok) throw new Error(result.error.message)
    current = result.state
  }
  return current
}

describe('creating', () => {
  test('the same seed and decks give the same game, another seed another one', () => {
    expect(start('same')).toEqual(start('same'))
    expect(engine.hash(start('same'))).toBe(engine.hash(start('same')))
    expect(engine.hash(start('same'))).not.toBe(engine.hash(start('other')))
  })

  test('the first decision is a mulligan of the first player', () => {
    const d = engine.decision(start())!
    expect(d).toMatchObject({ kind: 'pick', reason: 'mulligan', rule: '117.1', min: 0, max: 2 })
    expect(d.options).toHaveLength(4)
    expect(d.player).toBe(start().order[0])
  })

  test('who goes first can be told', () => {
    for (const first of [0, 1]) {
      const made = engine.create({
        mode: 'duel',
        seed: 'x',
        first,
        players: [
          { name: 'a', deck: provingGrounds.lux },
          { name: 'b', deck: provingGrounds.masterYi },
        ],
      })
      expect(made.ok && made.state.turnPlayer).toBe(first)
    }
  })
})

describe('applying', () => {
  test('a state is never changed, and untouched parts are shared', () => {
    const state = later(start(), 30)
    const before = JSON.stringify(state)
    const action = engine.legalActions(state).actions[0]!
    const result = engine.apply(state, state.decision!.player, action)
    expect(JSON.stringify(state)).toBe(before)
    if (!result.ok) throw new Error(result.error.message)
    expect(result.state).not.toBe(state)
    const shared = result.state.objects.filter((o, i) => o === state.objects[i])
    expect(shared.length).toBeGreaterThan(state.objects.length / 2)
  })

  test('all or nothing: applyAll', () => {
    const s = scenario({
      cards: allCards,
      players: [{ hand: ['Incinerate'], runes: { fury: 2 } }, {}],
      battlefields: [{ units: { 1: ['Daring Poro'] } }, {}],
    })
    const play: Action[] = [{ type: 'play', card: s.key('Incinerate') }, { type: 'pass' }]
    const done = s.engine.applyAll(s.state, 0, play)
    expect(done.ok && done.state.decision?.player).toBe(1)
    const failed = s.engine.applyAll(s.state, 0, [...play, { type: 'pass' }])
    expect(failed.ok ? '' : failed.error.code).toBe('notYourDecision')
  })

  test('`revealed` tells when hidden information was given', () => {
    const state = start()
    const kept = engine.apply(state, state.decision!.player, { type: 'answer', choose: [] })
    expect(kept.ok && kept.revealed).toBe(false)
    const changed = engine.apply(state, state.decision!.player, { type: 'answer', choose: [0] })
    expect(changed.ok && changed.revealed).toBe(true)
  })
})

describe('asking', () => {
  test('enumerate gives the legal actions one by one, a limit cuts the list and says so', () => {
    const state = later(start(), 40, 'enumerate')
    expect([...engine.enumerate(state)]).toEqual(engine.legalActions(state).actions)
    const s = scenario({ cards: allCards, players: [{ base: ['Daring Poro', 'Pouty Poro', 'Mystic Poro', 'Mega-Mech'] }, {}] })
    const whole = s.engine.legalActions(s.state)
    // Fifteen groups of four units to each of two battlefields, and the end of the turn.
    expect(whole).toMatchObject({ complete: true })
    expect(whole.actions).toHaveLength(31)
    expect(s.engine.legalActions(s.state, 5).complete).toBe(false)
  })

  test('samples are legal actions', () => {
    const random = makeRandom('samples')
    let state = start()
    for (let n = 0; n < 200 && state.outcome === null; n++) {
      const action = engine.sample(state, random)!
      expect(engine.explain(state, state.decision!.player, action).possible).toBe(true)
      const result = engine.apply(state, state.decision!.player, action)
      if (!result.ok) throw new Error(result.error.message)
      state = result.state
    }
  })

  test('explain says why not, with the rule', () => {
    const s = scenario({
      cards: allCards,
      players: [{ hand: ['Mega-Mech'], base: [{ card: 'Daring Poro', exhausted: true }], runes: { mind: 2 } }, {}],
    })
    const why = (action: Action) => s.engine.explain(s.state, 0, action)
    expect(why({ type: 'play', card: s.key('Mega-Mech') })).toMatchObject({ possible: false, rule: '357.1' })
    expect(why({ type: 'move', units: [s.key('Daring Poro')], to: s.place('bf0') })).toMatchObject({
      possible: false,
      rule: '144.2',
    })
    expect(why({ type: 'pass' })).toMatchObject({ possible: false, rule: '316.9' })
    expect(why({ type: 'endTurn' })).toMatchObject({ possible: true })
  })

  test('advance goes on while there is one way only', () => {
    const s = scenario({
      cards: allCards,
      players: [{ hand: ['Morbid Return'], runes: { chaos: 2 }, trash: ['Mystic Poro'] }, {}],
    })
    s.play(0, 'Morbid Return', { targets: ['Mystic Poro'] })
    expect(s.asked()).toBe('priority')
    const { state, actions } = s.engine.advance(s.state)
    expect(actions.every(a => a.action.type === 'pass')).toBe(true)
    expect(state.decision?.reason).toBe('main')
    expect(state.chain).toEqual([])
  })

  test('cards: facts and generated text', () => {
    const info = engine.card('OGN-085')!
    expect(info.definition.name).toBe('Falling Comet')
    expect(info.text).toContain('6')
    expect(engine.card('OGN-999')).toBeUndefined()
  })

  test('read gives derived values', () => {
    const s = scenario({
      cards: allCards,
      players: [{ base: [{ card: 'Daring Poro', buffed: true, damage: 1 }], hand: ['Singularity'] }, {}],
    })
    const read = s.engine.read(s.state)
    const key = s.key('Daring Poro')
    expect(read.might(key)).toBe(3)
    expect(read.damage(key)).toBe(1)
    expect(read.keyword(key, 'assault')).toBe(1)
    expect(read.types(key)).toEqual(['unit'])
    expect(read.cost(s.key('Singularity'))).toEqual({ energy: 6, power: [['mind'], ['mind']] })
    expect(read.might(99_999)).toBe(0)
    expect(read.object(99_999)).toBeUndefined()
  })
})

describe('editing', () => {
  test('a position by hand; the old state stays', () => {
    const state = later(start(), 20)
    const edited = engine.edit(state, draft => {
      draft.teams[0]!.points = 7
    })
    expect(edited.teams[0]!.points).toBe(7)
    expect(state.teams[0]!.points).not.toBe(7)
  })

  test('an impossible position is refused with its path', () => {
    const state = later(start(), 20)
    const broken = (): GameState =>
      engine.edit(state, draft => {
        draft.objects[0]!.zone = 3
      })
    expect(broken).toThrow(EditError)
    expect(() =>
      engine.edit(state, draft => {
        draft.teams[0]!.points = -1
      }),
    ).toThrow(/teams\[0\]/)
  })
})

describe('saving', () => {
  test('a saved game goes on in the same way in another engine', () => {
    const other = createEngine({ cards: allCards })
    let a = later(start(), 25)
    const parsed = other.parse(engine.serialize(a))
    if (!parsed.ok) throw new Error(parsed.error.message)
    let b = parsed.state
    const random = makeRandom('both')
    for (let n = 0; n < 100 && a.outcome === null; n++) {
      const action = engine.sample(a, random)!
      const [x, y] = [engine.apply(a, a.decision!.player, action), other.apply(b, b.decision!.player, action)]
      if (!x.ok || !y.ok) throw new Error('refused')
      a = x.state
      b = y.state
    }
    expect(b).toEqual(a)
  })

  test('a state of other cards is refused', () => {
    const other = createEngine({ cards: allCards.slice(1) })
    const parsed = other.parse(engine.serialize(start()))
    expect(parsed).toMatchObject({ ok: false, error: { code: 'version', path: 'versions.cards' } })
  })

  test('asked about a state of other cards, or about none, it says so', () => {
    const other = createEngine({ cards: allCards.slice(1) })
    const state = start()
    for (const ask of [
      () => other.legalActions(state),
      () => other.view(state, 0),
      () => other.read(state),
      () => other.explain(state, 0, { type: 'pass' }),
      () => other.hash(state) && other.decision(state),
    ])
      expect(ask).toThrow('belongs to an engine with other cards')
    expect(() => engine.legalActions({} as GameState)).toThrow('no state of a game')
    expect(other.apply(state, 0, { type: 'pass' }).ok).toBe(false)
  })
})

describe('cancelling', () => {
  test('[358.5] an uncommitted play is taken back as if it had not begun', () => {
    const s = scenario({
      cards: allCards,
      players: [{ hand: ['Daring Poro', 'Incinerate', 'Pouty Poro'], runes: { fury: 2 } }, {}],
      battlefields: [{ units: { 1: ['Mystic Poro', 'Stalwart Poro'] } }, {}],
    })
    const before = s.state
    s.act(0, { type: 'play', card: s.key('Incinerate') })
    expect(s.asked()).toBe('target')
    expect(s.engine.explain(s.state, 1, { type: 'cancel' }).possible).toBe(false)
    s.act(0, { type: 'cancel' })
    expect(s.asked()).toBe('main')
    expect(s.state.zones).toEqual(before.zones)
    expect(s.state.objects).toEqual(before.objects)
    expect(s.state.chain).toEqual([])
  })

  test("once it is paid, it can't be cancelled", () => {
    const s = scenario({
      cards: allCards,
      players: [{ hand: ['Incinerate'], runes: { fury: 2 } }, {}],
      battlefields: [{ units: { 1: ['Mystic Poro'] } }, {}],
    })
    s.play(0, 'Incinerate', { targets: ['Mystic Poro'] })
    expect(s.refuse(0, { type: 'cancel' }).code).toBe('notCancellable')
  })
})
