import { expect, test } from 'vitest'
import { makeRandom } from '../../src/game-actions/random'
import { decks, engine } from '../properties/games'

/**
 * Golden games: the hash after each turn. A difference means that behaviour has changed; when that was meant, `npx vitest run
 * test/golden -u` writes the new ones, and the commit says why.
 */
test.each([0, 1, 2, 3])('golden game %i', async game => {
  const random = makeRandom(`golden ${game}`)
  const made = engine.create({
    mode: 'duel',
    seed: `golden ${game}`,
    players: [
      { name: 'north', deck: decks[game]! },
      { name: 'south', deck: decks[(game + 1) % 4]! },
    ],
  })
  if (!made.ok) throw new Error('the decks are fine')
  let { state } = made
  const lines: string[] = []
  let actions = 0
  while (state.outcome === null) {
    const result = engine.apply(state, state.decision!.player, engine.sample(state, random)!)
    if (!result.ok) throw new Error(result.error.message)
    actions++
    if (result.state.turnNumber !== state.turnNumber || result.state.outcome !== null) {
      lines.push(
        `turn ${state.turnNumber} action ${actions} points ${result.state.teams.map(t => t.points).join('-')} ${engine.hash(result.state)}`,
      )
    }
    state = result.state
  }
  lines.push(`winner ${state.outcome.winners.join()} by ${state.outcome.reason}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./game-${game}.txt`)
})
