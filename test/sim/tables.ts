/** What the tests of /sim share. */
import { createEngine, type GameState } from '../../src'
import { allCards } from '../../src/cards'
import { provingGrounds } from '../../src/decks'
import type { ModeName } from '../../src/modes/modes'

export const engine = createEngine({ cards: allCards })
const decks = Object.values(provingGrounds)

/** Game n of a series over all decks. */
export function start(n: number, mode: ModeName = 'duel', players = 2): GameState {
  const made = engine.create({
    mode,
    seed: `sim ${n}`,
    players: Array.from({ length: players }, (_, p) => ({ name: `player ${p}`, deck: decks[(n + p) % decks.length]! })),
  })
  if (!made.ok) throw new Error(made.violations.map(v => v.message).join(' '))
  return made.state
}
