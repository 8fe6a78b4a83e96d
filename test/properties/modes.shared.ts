import { expect } from 'vitest'
import { applyEverywhere } from '../../src/testing'
import { engine, overGames, playGame } from './games'

/** Copy-on-write, in place, on an Immer draft and after saving and loading: the same state after every action. */
export function modesAgree(games: number, seed: number): void {
  let steps = 0
  overGames(
    games,
    game => {
      playGame(game, ({ state, player, action, next }) => {
        applyEverywhere(engine, state, player, action, next)
        steps++
      })
    },
    seed,
  )
  expect(steps).toBeGreaterThan(games * 50)
}
