import { describe, expect, test } from 'vitest'
import { type Action, CardError, createEngine, type DeckList } from '../../src'
import { deal, spellCard, target, unit, unitCard } from '../../src/abilities/builders'
import { allCards, ogn, ogs } from '../../src/cards'
import { provingGrounds } from '../../src/decks'

const engine = createEngine({ cards: allCards })
const { annie, garen } = provingGrounds
const duel = (north: unknown, seed = 'bad input', name = 'north') =>
  engine.create({
    mode: 'duel',
    seed,
    players: [
      { name, deck: north as DeckList },
      { name: 'south', deck: garen },
    ],
  })

function started() {
  const made = duel(annie)
  if (!made.ok) throw new Error('the deck is fine')
  return made.state
}

describe('actions', () => {
  const malformed: readonly unknown[] = [
    null,
    undefined,
    7,
    'pass',
    [],
    {},
    { type: 7 },
    { type: 'fly' },
    { type: '__proto__' },
    { type: 'constructor' },
    { type: 'play' },
    { type: 'play', card: -1 },
    { type: 'play', card: 1.5 },
    { type: 'play', card: '1' },
    { type: 'play', card: 1, extra: true },
    { type: 'move', units: 3, to: 1 },
    { type: 'move', units: [Number.NaN], to: 1 },
    { type: 'answer' },
    { type: 'answer', choose: 1 },
    { type: 'answer', choose: [0], confirm: true },
    { type: 'answer', confirm: 'yes' },
    { type: 'pass', decision: 'now' },
    JSON.parse('{"type":"pass","__proto__":{"x":1}}'),
    Object.create({ type: 'pass' }),
    new Map(),
    { type: 'answer', toString: [] },
  ]

  test.each(malformed.map(action => [JSON.stringify(action) ?? String(action), action]))('%s is malformed', (_name, action) => {
    const state = started()
    const before = JSON.stringify(state)
    const result = engine.apply(state, state.decision!.player, action as Action)
    expect(result.ok).toBe(false)
    if (!result.ok) {
      expect(result.error.code).toBe('malformed')
      expect(result.error.message.length).toBeGreaterThan(5)
    }
    expect(JSON.stringify(state)).toBe(before)
  })

  test('a decision of another player, a stale decision, a wrong kind, a number out of range', () => {
    const state = started()
    const { player, id } = state.decision!
    const code = (who: number, action: Action) => {
      const result = engine.apply(state, who, action)
      return result.ok ? 'accepted' : result.error.code
    }
    expect(code(1 - player, { type: 'answer', choose: [] })).toBe('notYourDecision')
    expect(code(5, { type: 'answer', choose: [] })).toBe('unknownPlayer')
    expect(code(-1, { type: 'answer', choose: [] })).toBe('unknownPlayer')
    expect(code(Number.NaN, { type: 'answer', choose: [] })).toBe('unknownPlayer')
    expect(code(player, { type: 'answer', choose: [], decision: id + 1 })).toBe('staleDecision')
    expect(code(player, { type: 'answer', choose: [], decision: id })).toBe('accepted')
    expect(code(player, { type: 'answer', confirm: true })).toBe('wrongKind')
    expect(code(player, { type: 'pass' })).toBe('wrongKind')
    expect(code(player, { type: 'answer', choose: [9] })).toBe('outOfRange')
    expect(code(player, { type: 'answer', choose: [0, 0] })).toBe('outOfRange')
    expect(code(player, { type: 'answer', choose: [0, 1, 2] })).toBe('outOfRange')
    expect(code(player, { type: 'cancel' })).toBe('notCancellable')
  })

  test('what is no state, or one of another engine', () => {
    const state = started()
    const code = (from: unknown) => {
      const result = engine.apply(from as typeof state, 0, { type: 'pass' })
      return result.ok ? 'accepted' : result.error.code
    }
    for (const from of [null, undefined, 7, {}, [], { ...state, objects: 3 }]) expect(code(from)).toBe('malformed')
    expect(code({ ...state, versions: { ...state.versions, cards: 'others' } })).toBe('malformed')
    const all = engine.applyAll(state, 0, null as never)
    expect(all.ok ? '' : all.error.code).toBe('malformed')
  })

  test('after the end of the game nothing is accepted', () => {
    const state = started()
    const over = engine.apply(state, 0, { type: 'concede' })
    if (!over.ok) throw new Error('conceding is always possible')
    const again = engine.apply(over.state, 1, { type: 'concede' })
    expect(again.ok ? '' : again.error.code).toBe('gameOver')
    expect(engine.decision(over.state)).toBeNull()
    expect(engine.legalActions(over.state)).toEqual({ actions: [], complete: true })
  })
})

describe('decks and tables', () => {
  test('a card that the registry lacks is refused by its id, and nothing starts', () => {
    const made = duel({ ...annie, main: [...annie.main.slice(1), { card: 'SFD-001', count: 3 }] })
    expect(made.ok).toBe(false)
    if (!made.ok) expect(made.violations).toContainEqual(expect.objectContaining({ player: 0, card: 'SFD-001' }))
  })

  test('no deck at all, wrong shapes, no players, unknown modes', () => {
    for (const deck of [
      null,
      undefined,
      7,
      {},
      { ...annie, main: 'all' },
      { ...annie, main: [{ card: 'OGN-005', count: -3 }] },
    ]) {
      expect(duel(deck).ok).toBe(false)
    }
    const table = (mode: string, players: unknown) =>
      engine.create({ mode, seed: 'x', players } as unknown as Parameters<typeof engine.create>[0])
    expect(table('duel', []).ok).toBe(false)
    expect(table('duel', undefined).ok).toBe(false)
    expect(table('__proto__', []).ok).toBe(false)
    expect(table('duel', [null, null]).ok).toBe(false)
    expect(engine.create(undefined as never).ok).toBe(false)
    expect(
      table('poker', [
        { name: 'a', deck: annie },
        { name: 'b', deck: garen },
      ]).ok,
    ).toBe(false)
  })

  test('any seed and any name work', () => {
    for (const seed of ['', ' ', '__proto__', '\u0000', '🂡', 'x'.repeat(10_000)]) {
      const made = duel(annie, seed, seed)
      expect(made.ok).toBe(true)
      if (made.ok) {
        expect(engine.parse(engine.serialize(made.state)).ok).toBe(true)
        expect(made.state.players[0]!.name).toBe(seed)
      }
    }
  })
})

describe('card definitions', () => {
  const good = unitCard('TST-601', 'Good', { domains: ['fury'], energy: 1, might: 1 })
  const refused = (...cards: readonly unknown[]): CardError => {
    try {
      createEngine({ cards: cards as never })
    } catch (error) {
      if (error instanceof CardError) return error
      throw error
    }
    throw new Error('the cards were accepted')
  }

  test('what does not fit the schema, with card and path', () => {
    expect(refused({ ...good, might: 'much' })).toMatchObject({ card: 'TST-601 Good', path: 'might' })
    expect(refused({ ...good, text: [{ kind: 'passive', effect: { static: 'fly' } }] }).path).toContain('text[0]')
    expect(refused({ ...good, __proto: 1 }).card).toBe('TST-601 Good')
    expect(refused(null).message.length).toBeGreaterThan(3)
  })

  test('an unknown instruction or handler', () => {
    const spell = spellCard('TST-602', 'Odd', { domains: [], energy: 1 }, deal(1, target(unit())))
    expect(refused({ ...spell, text: [{ do: 'custom', handler: 'nobody' }] })).toMatchObject({ card: 'TST-602 Odd' })
  })

  test('no list of cards', () => {
    for (const options of [undefined, {}, { cards: 'all' }]) expect(() => createEngine(options as never)).toThrow(CardError)
  })

  test('a set alone has the tokens that its cards play', () => {
    for (const set of [ogn, ogs, [...ogn, ...ogs]])
      expect(createEngine({ cards: set }).card('recruit')?.definition.token).toBe(true)
  })

  test('a duplicate id, and a duplicate name', () => {
    expect(refused(good, { ...good, name: 'Other' })).toMatchObject({ card: 'TST-601 Other', path: 'id' })
    expect(refused(good, { ...good, id: 'TST-603' })).toMatchObject({ card: 'TST-603 Good', path: 'name' })
  })

  test("a keyword and an event that the engine doesn't know yet", () => {
    expect(refused({ ...good, text: [{ kind: 'keyword', keyword: 'repeat' }] }).message).toContain('repeat')
    const never = { kind: 'triggered', when: [{ on: 'playToken' }], program: [{ do: 'draw', count: 1, who: 'you' }] }
    expect(refused({ ...good, text: [never] }).message).toContain('playToken')
  })
})
