import { expect, test } from 'vitest'
import type { GameState } from '../../src'
import { makeRandom, shuffled } from '../../src/game-actions/random'
import { Zone } from '../../src/state/types'
import { engine, overGames, playGame } from './games'

/** Definitions of a player's cards, wherever they are. */
const cardsOf = (state: GameState, player: number): string =>
  state.objects
    .filter(o => !o.token && o.owner === player)
    .map(o => o.def)
    .sort()
    .join()

test('cards are conserved, each is in one place, and nothing is negative', { timeout: 600_000 }, () => {
  overGames(200, game => {
    let before: readonly string[] | null = null
    playGame(game, ({ next }, n) => {
      const now = [cardsOf(next, 0), cardsOf(next, 1)]
      before ??= now
      expect(now).toEqual(before)
      if (n % 10 === 0) {
        // parse checks that every object stands in exactly the list that its zone says, and that all references hold.
        const parsed = engine.parse(engine.serialize(next))
        if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`)
        expect(parsed.state).toEqual(next)
        expect(engine.hash(parsed.state)).toBe(engine.hash(next))
      }
      for (const p of next.players) for (const amount of p.pool) expect(amount).toBeGreaterThanOrEqual(0)
    })
  })
})

test("[128.3] [128.4] views and events tell nothing that the viewer can't know", { timeout: 600_000 }, () => {
  const random = makeRandom('views')
  let compared = 0
  overGames(200, game => {
    playGame(game, ({ state, player, action }, n) => {
      if (n % 4 !== 0) return
      for (const viewer of [0, 1]) {
        const other = permuted(state, viewer, random)
        expect(JSON.stringify(engine.view(other, viewer))).toBe(JSON.stringify(engine.view(state, viewer)))
        compared++
        if (player !== viewer) continue
        const a = engine.apply(state, player, action)
        const b = engine.apply(other, player, action)
        if (!a.ok || !b.ok) throw new Error("what a player can do depends on what he can't know")
        if (!a.revealed && !b.revealed) expect(engine.viewEvents(b.events, viewer)).toEqual(engine.viewEvents(a.events, viewer))
      }
    })
  })
  expect(compared).toBeGreaterThan(5000)
})

/** The same position with the cards that the viewer can't know exchanged among each other. */
function permuted(state: GameState, viewer: number, random: () => number): GameState {
  const next = JSON.parse(JSON.stringify(state)) as GameState
  for (const owner of [0, 1]) {
    for (const zones of [[Zone.Deck, Zone.Hand], [Zone.RuneDeck]]) {
      const unknown = next.objects.filter(
        o => o.owner === owner && (zones as number[]).includes(o.zone) && (o.seenBy & (1 << viewer)) === 0,
      )
      const defs = shuffled(
        unknown.map(o => o.def),
        random,
      )
      unknown.forEach((o, k) => {
        o.def = defs[k]!
      })
    }
  }
  return next
}

test('[650] whoever concedes at whatever decision loses, and the other wins', () => {
  overGames(30, game => {
    playGame(game, ({ state }) => {
      for (const leaver of [0, 1]) {
        const result = engine.apply(state, leaver, { type: 'concede' })
        if (!result.ok) throw new Error('a concession was refused')
        expect(result.state.outcome).toEqual({ winners: [1 - leaver], reason: 'concession' })
      }
    })
  })
})
