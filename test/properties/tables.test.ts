import { expect, test } from 'vitest'
import type { GameState, ModeName } from '../../src'
import { makeRandom } from '../../src/game-actions/random'
import { applyEverywhere } from '../../src/testing'
import { anyDeck, engine } from './games'

const tables: readonly [ModeName, number][] = [
  ['duel', 2],
  ['skirmish', 3],
  ['war', 4],
  ['magmaChamber', 4],
]

/** Teammates may share neither legend nor battlefields (489.8.h–i), so their decks are drawn anew until they don't. */
function table(mode: ModeName, players: number, game: number, random: () => number): GameState {
  for (let n = 0; n < 200; n++) {
    const seats = Array.from({ length: players }, (_, p) => ({ name: `player ${p}`, deck: anyDeck(random) }))
    const made = engine.create({ mode, seed: `table ${game}`, players: seats })
    if (made.ok) return made.state
    if (made.violations.some(v => !v.rule.startsWith('489.8'))) throw new Error(JSON.stringify(made.violations))
  }
  throw new Error('no decks for a table')
}

test.each(tables)('%s with %i players is played to its end, in all modes of running', { timeout: 300_000 }, (mode, players) => {
  for (let game = 0; game < 12; game++) {
    const random = makeRandom(`${mode} ${game}`)
    let state = table(mode, players, game, random)
    let actions = 0
    // Now and then somebody leaves a table of more than two.
    const leavesAt = players > 2 && game % 3 === 0 ? 40 + Math.floor(random() * 100) : -1
    while (state.outcome === null) {
      if (actions > 5000) throw new Error(`the game ${mode} ${game} doesn't end`)
      const leaver = Math.floor(random() * players)
      const concedes = actions === leavesAt && state.players[leaver]!.active
      const player = concedes ? leaver : state.decision!.player
      const action = concedes ? ({ type: 'concede' } as const) : engine.sample(state, random)!
      const result = engine.apply(state, player, action)
      if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.error.message}`)
      if (actions % 5 === 0 || concedes) applyEverywhere(engine, state, player, action, result.state)
      state = result.state
      actions++
    }
    expect(state.outcome!.winners.length).toBe(mode === 'magmaChamber' ? 2 : 1)
    expect(new Set(state.outcome!.winners.map(p => state.players[p]!.team)).size).toBe(1)
  }
})
