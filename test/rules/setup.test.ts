/** 110–118 Setup and mulligans, and what the Modes of Play make of it (485–489). */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../src/cards'
import { type DeckList, provingGrounds } from '../../src/decks'
import { type CreateOptions, createEngine } from '../../src/engine'
import type { GameEvent } from '../../src/events/event'
import type { Action } from '../../src/rules/action'
import type { GameState } from '../../src/state/types'
import { ZONES_PER_PLAYER, Zone } from '../../src/state/types'
import { turnCards } from '../fixtures/turn'

const engine = createEngine({ cards: [...allCards, ...turnCards], freeze: true })
const { annie, lux, garen, masterYi } = provingGrounds
const DECKS: readonly DeckList[] = [annie, lux, garen, masterYi]

interface Started {
  state: GameState
  events: GameEvent[]
}

function start(options: Partial<CreateOptions> & { seats?: number } = {}): Started {
  const players = Array.from({ length: options.seats ?? 2 }, (_, n) => ({ name: `p${n}`, deck: DECKS[n]! }))
  const made = engine.create({ mode: 'duel', seed: 'setup', players, ...options })
  if (!made.ok) throw new Error(made.violations.map(v => v.message).join())
  return { state: made.state, events: [...made.events] }
}

function answer(game: Started, choose: number[]): Started {
  const result = engine.apply(game.state, game.state.decision!.player, { type: 'answer', choose })
  if (!result.ok) throw new Error(result.error.message)
  return { state: result.state, events: [...game.events, ...result.events] }
}

/** Goes through the mulligans; everybody keeps. */
function begin(game: Started): Started {
  let now = game
  while (now.state.decision?.reason === 'mulligan') now = answer(now, [])
  return now
}

/** Ends the turn; what triggers at its end chooses as little as possible and resolves. */
function endTurn(game: Started): Started {
  let { state } = game
  const { turnNumber } = state
  let action: Action = { type: 'endTurn' }
  while (state.turnNumber === turnNumber || state.decision!.reason !== 'main') {
    const result = engine.apply(state, state.decision!.player, action)
    if (!result.ok) throw new Error(result.error.message)
    state = result.state
    const d = state.decision!
    action = d.kind === 'act' ? { type: 'pass' } : { type: 'answer', choose: Array.from({ length: d.min }, (_, n) => n) }
  }
  return { state, events: game.events }
}

const zone = (s: GameState, p: number, z: number) => s.zones[p * ZONES_PER_PLAYER + z]!.cards
const defs = (s: GameState, p: number, z: number) => zone(s, p, z).map(i => s.objects[i]!.def)
const runesOf = (s: GameState, p: number) => s.places[p]!.runes.length
const fields = (s: GameState) => s.places.filter(place => !place.base)

describe('what lies where', () => {
  const { state } = start({ first: 0 })

  test('[111] [103.1.a] each legend is in its Legend Zone', () => {
    expect(defs(state, 0, Zone.Legend)).toEqual([annie.legend])
    expect(defs(state, 1, Zone.Legend)).toEqual([lux.legend])
  })

  test('[112] [103.2.a.1] [108.3.a] the chosen champion is in the Champion Zone, further copies are in the deck', () => {
    expect(defs(state, 0, Zone.Champion)).toEqual([annie.champion])
    const rest = [...defs(state, 0, Zone.Deck), ...defs(state, 0, Zone.Hand)]
    expect(rest.filter(id => id === annie.champion)).toHaveLength(1)
  })

  test('[114.1] [114.2] [103.3.b] Main Deck and Rune Deck are apart', () => {
    expect(zone(state, 0, Zone.Deck).length + zone(state, 0, Zone.Hand).length).toBe(39)
    expect([...defs(state, 0, Zone.RuneDeck)].sort()).toEqual([
      ...Array<string>(6).fill('OGN-007'),
      ...Array<string>(6).fill('OGN-166'),
    ])
    expect(defs(state, 0, Zone.Deck).some(id => id === 'OGN-007')).toBe(false)
  })

  test('[107.1.a] [108.2.a] [108.6.a] everybody has a base, a trash and a banishment of his own, empty at first', () => {
    expect(state.places.filter(p => p.base).map(p => p.player)).toEqual([0, 1])
    for (const p of [0, 1]) for (const z of [Zone.Trash, Zone.Banishment]) expect(zone(state, p, z)).toEqual([])
  })

  test('[127.1 ex1] whoever brought a card owns it, also when both play the same list', () => {
    const same = start({
      players: [
        { name: 'bo', deck: annie },
        { name: 'alice', deck: annie },
      ],
    }).state
    for (const p of [0, 1]) {
      for (const z of [Zone.Deck, Zone.RuneDeck, Zone.Hand, Zone.Legend, Zone.Champion]) {
        expect(zone(same, p, z).every(i => same.objects[i]!.owner === p)).toBe(true)
      }
    }
  })
})

describe('shuffling and turn order', () => {
  test('[114] both decks are shuffled: another seed, another order; the same cards', () => {
    const [a, b] = ['one', 'two'].map(seed => start({ seed, first: 0 }).state)
    const order = (s: GameState, z: number) => [...defs(s, 0, z), ...(z === Zone.Deck ? defs(s, 0, Zone.Hand) : [])]
    for (const z of [Zone.Deck, Zone.RuneDeck]) {
      expect(order(a!, z)).not.toEqual(order(b!, z))
      expect([...order(a!, z)].sort()).toEqual([...order(b!, z)].sort())
    }
    expect(start({ seed: 'one', first: 0 }).state).toEqual(a)
  })

  test('[115] the first player is drawn at random when the table names none', () => {
    const firsts = new Set(Array.from({ length: 20 }, (_, n) => start({ seed: `toss ${n}` }).state.turnPlayer))
    expect([...firsts].sort()).toEqual([0, 1])
    expect(start({ seed: 'toss 0', first: 1 }).state.turnPlayer).toBe(1)
  })

  test('[115.1] [115.1.b] [115.1.c] seating goes on from the first player, again and again', () => {
    let game = begin(start({ mode: 'skirmish', seats: 3, first: 1 }))
    expect(game.state.order).toEqual([1, 2, 0])
    const turns: number[] = []
    for (let n = 0; n < 5; n++) {
      turns.push(game.state.turnPlayer)
      game = endTurn(game)
    }
    expect(turns).toEqual([1, 2, 0, 1, 2])
  })
})

describe('opening hands', () => {
  test('[116] everybody draws four', () => {
    const { state } = start({ mode: 'skirmish', seats: 3 })
    for (const p of [0, 1, 2]) {
      expect(zone(state, p, Zone.Hand)).toHaveLength(4)
      expect(zone(state, p, Zone.Deck)).toHaveLength(35)
    }
  })

  test('[117] the mulligans are taken in turn order', () => {
    let game = start({ mode: 'skirmish', seats: 3, first: 2 })
    const asked: number[] = []
    while (game.state.decision?.reason === 'mulligan') {
      asked.push(game.state.decision.player)
      game = answer(game, [])
    }
    expect(asked).toEqual([2, 0, 1])
  })

  test('[117.1] up to two cards of the hand', () => {
    const { state } = start({ first: 0 })
    const d = engine.decision(state)!
    expect([d.player, d.min, d.max, d.options.length]).toEqual([0, 0, 2, 4])
    const three = engine.apply(state, 0, { type: 'answer', choose: [0, 1, 2] })
    expect(three.ok).toBe(false)
    expect(engine.apply(state, 1, { type: 'answer', choose: [] }).ok).toBe(false)
  })

  test('[117.1] keeping changes nothing', () => {
    const before = start({ first: 0 })
    const after = answer(before, [])
    expect(zone(after.state, 0, Zone.Hand)).toEqual(zone(before.state, 0, Zone.Hand))
    expect(zone(after.state, 0, Zone.Deck)).toEqual(zone(before.state, 0, Zone.Deck))
  })

  test('[117.2] [117.3] as many are drawn, from the top, before the cards set aside go to the bottom', () => {
    const before = start({ first: 0 }).state
    const after = answer(start({ first: 0 }), [0, 3]).state
    const hand = zone(before, 0, Zone.Hand)
    const deck = zone(before, 0, Zone.Deck)
    const [x, y] = [hand[0]!, hand[3]!]
    expect(new Set(zone(after, 0, Zone.Hand))).toEqual(new Set([hand[1], hand[2], deck[deck.length - 1], deck[deck.length - 2]]))
    // The last two of the deck, in either order; above them nothing has changed.
    expect(new Set(zone(after, 0, Zone.Deck).slice(0, 2))).toEqual(new Set([x, y]))
    expect(zone(after, 0, Zone.Deck).slice(2)).toEqual(deck.slice(0, -2))
  })

  test('[117.3] [416.5] two cards set aside are recycled in random order', () => {
    const first = (seed: string) => {
      const before = start({ seed, first: 0 })
      const chosen = zone(before.state, 0, Zone.Hand)[0]
      return zone(answer(before, [0, 1]).state, 0, Zone.Deck)[0] === chosen
    }
    expect(new Set(Array.from({ length: 24 }, (_, n) => first(`m${n}`))).size).toBe(2)
  })

  test('[117.1] which cards are set aside stays hidden from the others', () => {
    const { events } = answer(start({ first: 0 }), [0])
    const seen = events.filter(e => e.type === 'recycle')
    expect(seen).toHaveLength(1)
    expect(seen[0]!.visible).toBe(1)
  })

  test('[118] the first player takes the first turn', () => {
    const { state } = begin(start({ first: 1 }))
    expect([state.turnPlayer, state.turnNumber, state.phase, state.decision!.player]).toEqual([1, 1, 'main', 1])
  })
})

describe('leaving during setup', () => {
  test('[650] [652.5.a.1] the first player concedes in his mulligan: the next one is asked and begins', () => {
    const { state } = start({ mode: 'skirmish', seats: 3, first: 1 })
    const result = engine.apply(state, 1, { type: 'concede' })
    if (!result.ok) throw new Error(result.error.message)
    expect([result.state.decision!.reason, result.state.decision!.player]).toEqual(['mulligan', 2])
    const game = begin({ state: result.state, events: [] })
    expect([game.state.turnPlayer, game.state.turnNumber, game.state.phase]).toEqual([2, 1, 'main'])
    expect(endTurn(game).state.turnPlayer).toBe(0)
  })

  test('[650] somebody who is not asked yet concedes: the others go on', () => {
    const { state } = start({ mode: 'skirmish', seats: 3, first: 1 })
    const result = engine.apply(state, 2, { type: 'concede' })
    if (!result.ok) throw new Error(result.error.message)
    let game: Started = { state: result.state, events: [] }
    expect(game.state.decision!.player).toBe(1)
    game = answer(game, [0])
    expect([zone(game.state, 1, Zone.Hand).length, game.state.decision!.player]).toEqual([4, 0])
    expect(zone(game.state, 2, Zone.Hand)).toEqual([])
  })
})

describe('the Duel', () => {
  const THREE = ['OGN-296', 'OGN-288', 'OGN-294']
  const built = { ...annie, preconstructed: false, battlefields: THREE }

  test('[113] [485.4] [485.5] one of each player’s three battlefields, at random', () => {
    const chosen = new Set<string>()
    for (let n = 0; n < 12; n++) {
      const { state } = start({
        seed: `field ${n}`,
        players: [
          { name: 'a', deck: built },
          { name: 'b', deck: built },
        ],
      })
      const cards = fields(state).map(p => state.objects[p.card]!)
      expect(cards.map(o => o.owner)).toEqual([0, 1])
      expect(cards.every(o => THREE.includes(o.def))).toBe(true)
      // The others are not used: they are nowhere in the game.
      expect(state.objects.filter(o => THREE.includes(o.def))).toHaveLength(2)
      chosen.add(cards[0]!.def)
    }
    expect(chosen.size).toBe(3)
  })

  test('[170.2] [170.2.b] battlefields are on the board from the start, in no deck, and uncontrolled', () => {
    const { state } = start()
    for (const place of fields(state)) {
      expect(state.objects[place.card]!.zone).toBe(Zone.Battlefield)
      expect(place.controller).toBe(-1)
    }
  })

  test('[485.2] [485.3] two teams of one, eight points to win', () => {
    const { state } = start()
    expect(state.players.map(p => p.team)).toEqual([0, 1])
    expect(state.teams.map(t => t.points)).toEqual([0, 0])
    expect(state.mode.victoryScore).toBe(8)
  })

  test('[485.7] who goes second channels three in the first Channel Phase, then two; who goes first always two', () => {
    let game = begin(start({ first: 1 }))
    expect(runesOf(game.state, 1)).toBe(2)
    game = endTurn(game)
    expect(runesOf(game.state, 0)).toBe(3)
    game = endTurn(game)
    expect(runesOf(game.state, 1)).toBe(4)
    game = endTurn(game)
    expect(runesOf(game.state, 0)).toBe(5)
  })

  test('[485.7] in a Duel the first player draws in the first Draw Phase', () => {
    const { state } = begin(start({ first: 0 }))
    expect(zone(state, 0, Zone.Hand)).toHaveLength(5)
  })
})

describe('other modes', () => {
  test('[487.2] [487.3] [487.5] Skirmish: three for themselves, eight points, a battlefield each', () => {
    const { state } = start({ mode: 'skirmish', seats: 3 })
    expect(state.players.map(p => p.team)).toEqual([0, 1, 2])
    expect(state.mode.victoryScore).toBe(8)
    expect(fields(state).map(p => p.player)).toEqual([0, 1, 2])
  })

  test('[488.2] [488.4.b] [488.5] War: four for themselves, the first player’s battlefields are not used', () => {
    const { state } = start({ mode: 'war', seats: 4, first: 2 })
    expect(state.players.map(p => p.team)).toEqual([0, 1, 2, 3])
    expect(fields(state).map(p => p.player)).toEqual([0, 1, 3])
    expect(state.objects.some(o => o.def === garen.battlefields[0])).toBe(false)
  })

  test('[489.2] [489.3] [489.5.c.1] Magma Chamber: two teams in alternating turns, eleven points', () => {
    const { state } = start({ mode: 'magmaChamber', seats: 4, first: 3 })
    expect(state.mode.victoryScore).toBe(11)
    expect(state.teams).toHaveLength(2)
    expect(state.order).toEqual([3, 0, 1, 2])
    expect(state.order.map(p => state.players[p]!.team)).toEqual([1, 0, 1, 0])
  })

  test('[489.5.a] [489.5.b] Magma Chamber: three battlefields, none of the first player', () => {
    const { state } = start({ mode: 'magmaChamber', seats: 4, first: 3 })
    expect(fields(state).map(p => p.player)).toEqual([0, 1, 2])
  })

  for (const [mode, seats, rule] of [
    ['skirmish', 3, '487.7'],
    ['war', 4, '488.7'],
    ['magmaChamber', 4, '489.7'],
  ] as const) {
    test(`[${rule}] ${mode}: the first player skips his first draw, the last channels one more, once`, () => {
      let game = begin(start({ mode, seats, first: 1 }))
      const hands: number[] = []
      const runes: number[] = []
      for (let n = 0; n <= seats; n++) {
        const p = game.state.turnPlayer
        hands.push(zone(game.state, p, Zone.Hand).length)
        runes.push(runesOf(game.state, p))
        game = endTurn(game)
      }
      // The last entry is the first player's second turn.
      expect(hands).toEqual([4, ...Array<number>(seats - 1).fill(5), 5])
      expect(runes).toEqual([...Array<number>(seats - 1).fill(2), 3, 4])
    })
  }
})
