import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/events/event'
import { makeRandom, shuffled } from '../../src/game-actions/random'
import type { Action } from '../../src/rules/action'
import { checkState } from '../../src/state/schema'
import type { GameState } from '../../src/state/types'
import { ZONES_PER_PLAYER, Zone } from '../../src/state/types'
import { Transaction } from '../../src/transaction/transaction'
import { viewEvents } from '../../src/views/events'
import type { View, Viewer } from '../../src/views/types'
import { knows, makeView } from '../../src/views/view'
import { choose, engine, known, MODES, newGame, step, walk } from '../state/games'

const tx = new Transaction(engine.registry, false)

function view(s: GameState, viewer: Viewer): View {
  tx.look(s, null)
  return makeView(tx, viewer)
}

const copy = (s: GameState): GameState => JSON.parse(JSON.stringify(s)) as GameState
const zone = (s: GameState, p: number, z: number): readonly number[] => s.zones[p * ZONES_PER_PLAYER + z]!.cards
const defs = (s: GameState, list: readonly number[]): string[] => list.map(i => s.objects[i]!.def).sort()
const viewersOf = (s: GameState): Viewer[] => [...s.players.keys(), 'spectator']

/** The same state with the cards that the viewer doesn't know exchanged among themselves (of an owner and a back, 129.2). */
function permuted(s: GameState, viewer: Viewer, random: () => number, only: 'all' | 'mainDeckOfOthers' = 'all'): GameState {
  const next = copy(s)
  const groups = new Map<string, number[]>()
  next.objects.forEach((o, i) => {
    if (o.zone === Zone.Ceased || knows(viewer, o)) return
    const rune = engine.registry.cards.get(o.def)!.def.types.includes('rune')
    if (only !== 'all' && (rune || o.owner === viewer)) return
    const group = `${o.owner}/${rune}`
    groups.set(group, [...(groups.get(group) ?? []), i])
  })
  for (const group of groups.values()) {
    const mixed = shuffled(
      group.map(i => s.objects[i]!.def),
      random,
    )
    group.forEach((i, n) => {
      next.objects[i]!.def = mixed[n]!
    })
  }
  return next
}

/** All keys that a view names, but those of facedown cards, which everybody can tell apart. */
function keysIn(v: unknown, field = '', found: number[] = []): number[] {
  const names = ['key', 'source', 'attachedTo', 'replacedBy', 'objects']
  if (typeof v === 'number' && names.includes(field)) found.push(v)
  else if (Array.isArray(v)) for (const inner of v) keysIn(inner, field, found)
  else if (typeof v === 'object' && v !== null) {
    for (const [name, inner] of Object.entries(v)) if (name !== 'facedown') keysIn(inner, name, found)
  }
  return found
}

/** A card of player 0's hand lies facedown at the first battlefield. */
function withFacedown(): { s: GameState; key: number; card: string; place: number } {
  const s = copy(walk(newGame('facedown'), 'facedown', 30, () => {}))
  const place = s.places.findIndex(p => !p.base && p.facedown.length === 0)
  const hand = zone(s, 0, Zone.Hand)
  const i = hand[0]!
  s.zones[Zone.Hand] = { cards: hand.slice(1) }
  const o = s.objects[i]!
  o.zone = Zone.Facedown
  o.place = place
  o.key = s.nextKey++
  o.hiddenSince = s.turnNumber
  o.seenBy = 1
  s.places[place]!.facedown = [i]
  if (s.decision?.of === 'card') s.decision = { ...s.decision, options: [] }
  expect(checkState(s, known)).toBeNull()
  return { s, key: o.key, card: o.def, place }
}

describe('what a viewer sees', () => {
  it('[108.7.c] [108.7.e] his own hand, and of others how many cards they hold', () => {
    const s = newGame('hands')
    const mine = view(s, 0)
    expect(mine.players[0]!.hand.cards.map(c => c.card).sort()).toEqual(defs(s, zone(s, 0, Zone.Hand)))
    expect(mine.players[1]!.hand).toEqual({ count: 4, cards: [] })
    const theirs = view(s, 1)
    expect(theirs.players[0]!.hand).toEqual({ count: 4, cards: [] })
    expect(theirs.players[1]!.hand.cards).toHaveLength(4)
    for (const player of view(s, 'spectator').players) expect(player.hand).toEqual({ count: 4, cards: [] })
  })

  it('[108.4.d] [108.5.d] of decks the number of cards', () => {
    const s = newGame('decks')
    for (const viewer of viewersOf(s)) {
      for (const player of view(s, viewer).players) {
        expect(player.deck.known).toEqual([])
        expect(player.runeDeck).toEqual({ count: 12, known: [] })
        expect(player.deck.count).toBeGreaterThan(30)
      }
    }
  })

  it('a card that he was shown, in a hand and in a deck, and nobody else', () => {
    const s = copy(newGame('shown'))
    const held = s.objects[zone(s, 1, Zone.Hand)[2]!]!
    const deck = zone(s, 1, Zone.Deck)
    const second = s.objects[deck[deck.length - 2]!]!
    held.seenBy |= 1
    second.seenBy |= 1
    expect(view(s, 0).players[1]!.hand).toMatchObject({ count: 4, cards: [{ key: held.key, card: held.def }] })
    expect(view(s, 0).players[1]!.deck.known).toEqual([{ position: 1, key: second.key, card: second.def }])
    expect(view(s, 1).players[1]!.deck.known).toEqual([])
    expect(view(s, 'spectator').players[1]!.hand.cards).toEqual([])
    held.seenBy = -1
    expect(view(s, 'spectator').players[1]!.hand.cards).toMatchObject([{ card: held.def }])
  })

  it('as a judge everything', () => {
    const s = newGame('judge')
    const v = view(s, 'judge')
    for (const [p, player] of v.players.entries()) {
      expect(player.hand.cards.map(c => c.card).sort()).toEqual(defs(s, zone(s, p, Zone.Hand)))
      expect(player.deck.known.map(c => c.card)).toEqual([...zone(s, p, Zone.Deck)].reverse().map(i => s.objects[i]!.def))
    }
    expect(v.decision?.own).not.toBeNull()
  })

  it('[107.3.f] [129.4] a facedown card only if it is his', () => {
    const { s, key, card, place } = withFacedown()
    expect(view(s, 0).places[place]!.facedown).toMatchObject([{ key, card, controller: 0 }])
    expect(view(s, 1).places[place]!.facedown).toEqual([{ key, card: '', controller: 0, hiddenSince: s.turnNumber }])
    expect(view(s, 'spectator').places[place]!.facedown[0]!.card).toBe('')
    expect(view(s, 'judge').places[place]!.facedown[0]!.card).toBe(card)
  })

  it('[108.2.d] [108.6.e] [107.2.c] trashes, banishments and the board like everybody', () => {
    walk(newGame('open'), 'open', 500, s => {
      const views = viewersOf(s).map(viewer => view(s, viewer))
      for (const [n, v] of views.entries()) {
        // Facedown cards are private (107.3.f); that they lie there is not.
        const open = (places: View['places']) => places.map(p => ({ ...p, facedown: p.facedown.map(f => f.key) }))
        expect(open(v.places)).toEqual(open(views[0]!.places))
        expect(v.chain).toEqual(views[0]!.chain)
        expect(v.players.map(p => [p.trash, p.banishment, p.legend, p.champion, p.pool, p.points])).toEqual(
          views[0]!.players.map(p => [p.trash, p.banishment, p.legend, p.champion, p.pool, p.points]),
        )
        expect(v.viewer).toBe(n === views.length - 1 ? 'spectator' : n)
      }
    })
  })

  it("of somebody else's decision only whose it is and its form", () => {
    const s = newGame('mulligan')
    const { player, kind, id } = s.decision!
    expect(view(s, player).decision).toMatchObject({ player, kind, own: { id, reason: 'mulligan' } })
    expect(view(s, 1 - player).decision).toEqual({ player, kind, own: null })
    expect(view(s, 'spectator').decision).toEqual({ player, kind, own: null })
  })

  it('the derived values of the engine', () => {
    let compared = 0
    for (const [mode, players] of MODES) {
      walk(newGame(`derived ${mode}`, mode, players), 'derived', 250, s => {
        const read = engine.read(s)
        for (const place of view(s, 'spectator').places) {
          for (const o of place.permanents) {
            compared++
            expect(o.types).toEqual(read.types(o.key))
            expect(o.might).toBe(o.types.includes('unit') ? read.might(o.key) : null)
            expect(o.damage).toBe(read.damage(o.key))
            expect(o.keywords).toEqual(read.keywords(o.key).map(keyword => ({ keyword, value: read.keyword(o.key, keyword) })))
          }
        }
      })
    }
    expect(compared).toBeGreaterThan(200)
  })

  it('counts that agree with the state', () => {
    walk(newGame('counts'), 'counts', 300, s => {
      const v = view(s, 0)
      expect(v.turn).toMatchObject({
        number: s.turnNumber,
        player: s.turnPlayer,
        orderPlayer: s.orderPlayer,
        phase: s.phase,
        priority: s.priority,
        focus: s.focus,
      })
      for (const [p, player] of v.players.entries()) {
        expect(player.hand.count).toBe(zone(s, p, Zone.Hand).length)
        expect(player.deck.count).toBe(zone(s, p, Zone.Deck).length)
        expect(player.points).toBe(s.teams[s.players[p]!.team]!.points)
      }
      expect(v.chain.map(c => c.key)).toEqual(s.chain.map(c => c.key))
    })
  })
})

describe("what a viewer can't know makes no difference", () => {
  it.each(MODES)('to his view: %s', (mode, players) => {
    const random = makeRandom(`permute ${mode}`)
    for (const g of [0, 1]) {
      walk(newGame(`permute ${mode} ${g}`, mode, players), `permute ${g}`, 500, (s, n) => {
        if (n % 8 !== 0) return
        for (const viewer of viewersOf(s)) {
          expect(JSON.stringify(view(permuted(s, viewer, random), viewer))).toBe(JSON.stringify(view(s, viewer)))
        }
      })
    }
  })

  it('to his view of a facedown card', () => {
    const { s } = withFacedown()
    const random = makeRandom('permute facedown')
    for (let n = 0; n < 20; n++) {
      for (const viewer of [1, 'spectator'] as const) {
        expect(JSON.stringify(view(permuted(s, viewer, random), viewer))).toBe(JSON.stringify(view(s, viewer)))
      }
    }
  })

  it('to the keys that he gets to see', () => {
    for (const [mode, players] of MODES) {
      walk(newGame(`keys ${mode}`, mode, players), 'keys', 150, s => {
        for (const viewer of viewersOf(s)) {
          const hidden = new Set(
            s.objects.filter(o => o.zone !== Zone.Facedown && o.key > 0 && !knows(viewer, o)).map(o => o.key),
          )
          expect(keysIn(view(s, viewer)).filter(key => hidden.has(key))).toEqual([])
        }
      })
    }
  })

  it('to what he is told about his own actions', () => {
    // Cards of the others are exchanged; what the viewer does then must look the same to him, unless it brings one to light.
    const light: readonly GameEvent['type'][] = ['discard', 'reveal', 'burnOut', 'recycle', 'gameEnd']
    const random = makeRandom('permute events')
    let compared = 0
    for (const [mode, players] of MODES) {
      walk(newGame(`events ${mode}`, mode, players), 'events', 250, s => {
        if (s.decision === null) return
        const viewer = s.decision.player
        const action: Action = choose(s, random)
        const [a, b] = [s, permuted(s, viewer, random, 'mainDeckOfOthers')].map(x => engine.apply(x, viewer, action))
        if (!a!.ok || !b!.ok) throw new Error("an action of the viewer depends on what he doesn't know")
        if ([...a!.events, ...b!.events].some(event => light.includes(event.type))) return
        compared++
        expect(viewEvents(b!.events, viewer)).toEqual(viewEvents(a!.events, viewer))
        expect(view(b!.state, viewer)).toEqual(view(a!.state, viewer))
      })
    }
    expect(compared).toBeGreaterThan(200)
  })
})

describe('viewEvents', () => {
  it('hides which card another player draws, but not that he draws', () => {
    let s = newGame('draws')
    const events: GameEvent[] = []
    const random = makeRandom('draws')
    for (let n = 0; n < 40 && s.decision !== null; n++) {
      const result = engine.apply(s, s.decision.player, choose(s, random))
      if (!result.ok) throw new Error(result.error.message)
      events.push(...result.events)
      s = result.state
    }
    const draws = (viewer: Viewer, player: number): readonly GameEvent[] =>
      viewEvents(events, viewer).filter(e => e.type === 'draw' && e.player === player)
    for (const player of [0, 1]) {
      expect(draws(player, player).length).toBeGreaterThan(0)
      for (const e of draws(player, player)) expect(e.card).not.toBe('')
      for (const viewer of [1 - player, 'spectator'] as const) {
        expect(draws(viewer, player)).toHaveLength(draws(player, player).length)
        for (const e of draws(viewer, player)) expect([e.card, e.object]).toEqual(['', 0])
      }
    }
    expect(viewEvents(events, 'judge')).toEqual(events)
  })

  it('leaves alone what everybody may see, and changes no event', () => {
    const event: GameEvent = {
      type: 'die',
      player: 0,
      was: 0,
      object: 5,
      card: 'TST-008',
      place: 1,
      from: 1,
      amount: 0,
      other: 0,
      source: 3,
      detail: '',
      visible: -1,
    }
    const secret: GameEvent = { ...event, type: 'draw', visible: 0b10 }
    expect(viewEvents([event], 0)[0]).toBe(event)
    expect(viewEvents([event, secret], 0)).toEqual([event, { ...secret, object: 0, card: '' }])
    expect(viewEvents([event, secret], 1)).toEqual([event, secret])
    expect(viewEvents([secret], 'spectator')).toEqual([{ ...secret, object: 0, card: '' }])
    expect(secret.card).toBe('TST-008')
  })
})

describe('a view', () => {
  it('is plain JSON and has nothing of the state in it', () => {
    const s = walk(newGame('plain'), 'plain', 120, () => {})
    for (const viewer of [...viewersOf(s), 'judge' as const]) {
      const v = view(s, viewer)
      expect(JSON.parse(JSON.stringify(v))).toEqual(v)
      expect(JSON.stringify(v)).not.toMatch(/seenBy|generator|"frames"|"seed"|nextKey/)
    }
  })

  it('keeps its length however long the game lasts', () => {
    let most = 0
    walk(newGame('length'), 'length', 800, s => {
      most = Math.max(most, JSON.stringify(view(s, 0)).length)
    })
    expect(most).toBeLessThan(40_000)
  })

  it('is not changed by a later action', () => {
    let s = newGame('kept')
    const random = makeRandom('kept')
    for (let n = 0; n < 60 && s.decision !== null; n++) {
      const v = view(s, 0)
      const text = JSON.stringify(v)
      s = step(s, choose(s, random))
      view(s, 0)
      expect(JSON.stringify(v)).toBe(text)
    }
  })
})
