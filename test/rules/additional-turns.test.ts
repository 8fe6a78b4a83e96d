/** 734–738 Additional Turns. */
import { describe, expect, test } from 'vitest'
import {
  atStartOfYour,
  delayed,
  draw,
  event,
  instead,
  nextTime,
  reaction,
  spellCard,
  takeTurn,
  unitCard,
} from '../../src/abilities/builders'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const cards = [
  spellCard('TST-850', 'Again', free, reaction(), takeTurn()),
  spellCard('TST-854', 'Word', free, draw(1)),
  spellCard('TST-851', 'Everybody Again', free, takeTurn('eachPlayer')),
  spellCard(
    'TST-852',
    'Rest',
    free,
    reaction(),
    delayed(instead(event('turn', { player: 'you' }), nextTime), { until: 'permanent' }),
  ),
  unitCard('TST-853', 'Early Bird', { ...free, might: 1 }, atStartOfYour('beginningPhase', draw(1))),
]
const game = (options: ScenarioOptions): Scenario => scenario({ cards, ...options })
/** The turn players of the current turn and the next ones. */
const taken = (s: Scenario, count: number): number[] => {
  const list = [s.state.turnPlayer]
  for (let n = 0; n < count; n++) list.push(s.endTurn().state.turnPlayer)
  return list
}
const four = (more: readonly ScenarioOptions['players'][number][] = []): ScenarioOptions => ({
  players: [0, 1, 2, 3].map(p => ({ hand: ['Again'], ...more[p] })),
  battlefields: [{}, {}, {}],
})

describe('additional turns', () => {
  test('[736] without one the turns follow the Turn Order for ever', () => {
    expect(taken(game({ players: [{}, {}, {}], battlefields: [{}, {}] }), 7)).toEqual([0, 1, 2, 0, 1, 2, 0, 1])
  })

  test('[738 ex2] [738] [ruling:rw-extra-turns-order] of the fourth player first, then of the second: A, B, D, B, C, D', () => {
    const s = game(four([{ hand: ['Word'] }]))
    // The fourth player's resolves first: what is played last does.
    s.play(0, 'Word').pass()
    s.play(1, 'Again').pass(2)
    s.play(3, 'Again').resolve()
    expect(s.state.turnQueue).toEqual([3, 1])
    expect(taken(s, 6)).toEqual([0, 1, 3, 1, 2, 3, 0])
  })

  test('[737] the Turn Order goes on where it was, not behind the owner of the additional turn', () => {
    const s = game(four([{ hand: ['Word'] }]))
    s.play(0, 'Word').pass(2)
    s.play(2, 'Again').resolve()
    expect(taken(s, 5)).toEqual([0, 2, 1, 2, 3, 0])
  })

  test('[735] [738] one that is made during an additional turn comes right behind that one', () => {
    const s = game(four([{ hand: ['Again', 'Again'] }]))
    s.play(0, 'Again').resolve().endTurn()
    s.play(0, 'Again').pass(2)
    s.play(2, 'Again').resolve()
    // Of the two the one that resolved last comes first.
    expect(taken(s, 5)).toEqual([0, 0, 2, 1, 2, 3])
  })

  test('[735] turns for each player: they are queued in turn order, so the last one comes first', () => {
    const s = game({ players: [{ hand: ['Everybody Again'] }, {}, {}], battlefields: [{}, {}] })
    s.play(0, 'Everybody Again').resolve()
    expect(taken(s, 5)).toEqual([0, 2, 1, 0, 1, 2])
  })

  test('[652.5.a.1] the turns of a player who has left are not taken', () => {
    const s = game(four())
    s.play(0, 'Again').pass(2)
    s.play(2, 'Again').resolve()
    s.act(2, { type: 'concede' })
    expect(taken(s, 4)).toEqual([0, 0, 1, 3, 0])
  })

  test('[652.5.a.1] [737] the owner leaves during his additional turn: it goes on behind the turn before', () => {
    const s = game(four())
    s.play(0, 'Again').pass(2)
    s.play(2, 'Again').resolve().endTurn()
    s.endTurn()
    expect(s.state.turnPlayer).toBe(2)
    s.act(2, { type: 'concede' })
    expect(taken(s, 2)).toEqual([1, 3, 0])
  })

  test('[735] in teams it is the turn of that player, not of the team', () => {
    const s = game({
      players: [{ hand: ['Again'], team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }],
      battlefields: [{}, {}, {}],
    })
    s.play(0, 'Again').resolve()
    expect(taken(s, 5)).toEqual([0, 0, 1, 2, 3, 0])
  })

  test('[443] an additional turn can be skipped; it is used up', () => {
    const s = game({ players: [{ hand: ['Again', 'Rest'] }, {}], battlefields: [{}, {}] })
    s.play(0, 'Rest').resolve()
    s.play(0, 'Again').resolve()
    expect(taken(s, 3)).toEqual([0, 1, 0, 1])
  })

  test('"at the start of your Beginning Phase" is of every turn of his', () => {
    const s = game({ players: [{ hand: ['Again'], base: ['Early Bird'] }, {}], battlefields: [{}, {}] })
    s.play(0, 'Again').resolve().endTurn().resolve()
    expect([s.state.turnPlayer, s.cards(0, 'hand').length]).toEqual([0, 2])
  })
})
