import { expect, test } from 'vitest'
import type { Action, GameState } from '../../src'
import { makeRandom } from '../../src/game-actions/random'
import { engine, overGames, playGame } from './games'

/**
 * The generator of non-listed actions: forms that some decision could want, filled with keys, places and numbers from the
 * whole game. What it makes is left out when it means the same as a listed action.
 */
function inventions(state: GameState, random: () => number, count: number): Action[] {
  const pick = (n: number): number => Math.floor(random() * n)
  const key = (): number => (random() < 0.9 ? state.objects[pick(state.objects.length)]!.key : pick(state.nextKey + 5))
  const some = (n: number, make: () => number): number[] => Array.from({ length: pick(n + 1) }, make)
  return Array.from({ length: count }, (): Action => {
    switch (pick(14)) {
      case 0:
        return { type: 'play', card: key() }
      case 1:
        return { type: 'activate', object: key(), ability: pick(3) }
      case 2:
        return { type: 'move', units: some(3, key), to: pick(state.places.length + 1) }
      case 3:
        return { type: 'hide', card: key(), at: pick(state.places.length) }
      case 4:
        return { type: 'pass' }
      case 5:
        return { type: 'endTurn' }
      case 6:
        return { type: 'invite', player: pick(3) }
      case 7:
        return { type: 'answer', choose: some(4, () => pick(8)) }
      case 8:
        return { type: 'answer', confirm: random() < 0.5 }
      case 9:
        return { type: 'answer', number: pick(10) }
      case 10:
        return { type: 'answer', amounts: some(4, () => pick(6)) }
      case 11:
        return { type: 'answer', name: ['Stupefy', 'Poro', 'Nobody', 'Recruit', 'Time Warp'][pick(5)]! }
      case 12:
        return { type: 'answer', traits: { might: pick(13), energy: pick(13) } }
      default:
        return { type: 'answer', plan: pick(12) }
    }
  })
}

/** The same for actions that mean the same: equal copies and equal runes are listed once, sets have no order. */
function meaning(state: GameState, action: Action): string {
  const like = (key: number): string => {
    const o = state.objects.find(x => x.key === key)
    return o === undefined ? `#${key}` : `${o.def}/${o.zone}/${o.place}/${o.owner}/${o.controller}/${o.exhausted}`
  }
  switch (action.type) {
    case 'play':
      return `play ${like(action.card)}`
    case 'hide':
      return `hide ${like(action.card)} ${action.at}`
    case 'activate': {
      const rune = state.places.some(p => p.runes.some(i => state.objects[i]!.key === action.object))
      return `activate ${rune ? like(action.object) : action.object} ${action.ability}`
    }
    case 'move':
      return `move ${[...action.units].sort((a, b) => a - b).join()} ${action.to}`
    case 'answer':
      if ('choose' in action && state.decision?.kind === 'pick')
        return `choose ${[...action.choose].sort((a, b) => a - b).join()}`
      return JSON.stringify(action)
    default:
      return JSON.stringify(action)
  }
}

test('where the list is complete, each listed action is accepted and nothing else', { timeout: 600_000 }, () => {
  let refused = 0
  let complete = 0
  const random = makeRandom('inventions')
  overGames(200, game => {
    playGame(game, ({ state, player }) => {
      const { actions, complete: whole } = engine.legalActions(state)
      for (const action of actions)
        if (!engine.apply(state, player, action).ok) throw new Error(`refused: ${JSON.stringify(action)}`)
      if (!whole) return
      complete++
      const listed = new Set(actions.map(a => meaning(state, a)))
      for (const action of inventions(state, random, 50)) {
        if (listed.has(meaning(state, action))) continue
        // 761.2: traits say the same as a name that is listed.
        if ('traits' in action && state.decision?.kind === 'name') continue
        const result = engine.apply(state, player, action)
        if (result.ok)
          throw new Error(`accepted though not listed: ${JSON.stringify(action)} at ${JSON.stringify(state.decision)}`)
        refused++
      }
      // Nobody else may answer, and a stale decision is refused.
      const first = actions[0]!
      if (engine.apply(state, 1 - player, first).ok) throw new Error('the other player was accepted')
      if (engine.apply(state, player, { ...first, decision: state.decision!.id - 1 }).ok)
        throw new Error('a stale decision was accepted')
    })
  })
  expect(complete).toBeGreaterThan(10_000)
  expect(refused).toBeGreaterThan(complete * 30)
})
