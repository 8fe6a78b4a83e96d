/** The same action in every mode of running must give the same state (design 4, 12.4). */
import { produce } from 'immer'
import type { Engine } from '../engine'
import { perform } from '../rules/act'
import type { Action } from '../rules/action'
import { proceed } from '../rules/proceed'
import { forkState } from '../state/make'
import type { GameState } from '../state/types'
import { Transaction } from '../transaction/transaction'

export function applyEverywhere(engine: Engine, before: GameState, player: number, action: Action, after: GameState): void {
  const expected = JSON.stringify(after)
  const stale = engine.derivedFault(after)
  if (stale !== null) throw new Error(`derived values are out of date: ${stale}`)
  compare('in place', expected, inPlace(engine, forkState(before), player, action))
  const loaded = engine.parse(engine.serialize(before))
  if (!loaded.ok) throw new Error(`the state before can't be loaded: ${loaded.error.path} ${loaded.error.message}`)
  const continued = engine.apply(loaded.state, player, action)
  if (!continued.ok) throw new Error(`after loading the action is refused: ${continued.error.message}`)
  compare('after saving and loading', expected, continued.state)
  const drafted = produce(before, draft => {
    // The draft is written as if it were the state itself; Immer finds out what changed.
    inPlace(engine, draft as GameState, player, action)
  })
  compare('on an Immer draft', expected, drafted)
}

function inPlace(engine: Engine, state: GameState, player: number, action: Action): GameState {
  const tx = new Transaction(engine.registry, true)
  tx.begin(state, null)
  perform(tx, player, action)
  proceed(tx)
  tx.setDerived(null)
  return state
}

function compare(mode: string, expected: string, state: GameState): void {
  const actual = JSON.stringify(state)
  if (actual === expected) return
  let at = 0
  while (actual[at] === expected[at]) at++
  throw new Error(
    `the state ${mode} differs: …${actual.slice(Math.max(0, at - 80), at + 80)}… instead of …${expected.slice(Math.max(0, at - 80), at + 80)}…`,
  )
}
