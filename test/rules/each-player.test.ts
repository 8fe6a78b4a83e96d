/** Choices that several players make as a text resolves (303.2.a, 355.10.e, 128.6). */
import { describe, expect, test } from 'vitest'
import {
  banish,
  card,
  chosen,
  draw,
  eachChooses,
  eachPicks,
  eachPlayerDo,
  everyOf,
  inTheirHand,
  kill,
  player,
  reaction,
  spellCard,
  startingWithNext,
  theirs,
  unit,
  unitCard,
} from '../../src/abilities/builders'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const cards = [
  ...[1, 2, 3, 4].map(n => unitCard(`TSV-00${n}`, `V${n}`, { ...free, might: n })),
  spellCard('TSV-010', 'Word', free, draw(1)),
  spellCard(
    'TSV-011',
    'From Next',
    free,
    reaction(),
    eachPicks(startingWithNext('eachOther'), 1, unit(theirs), 'them'),
    kill(chosen('them')),
  ),
  spellCard('TSV-012', 'In Order', free, reaction(), eachPicks('eachOther', 1, unit(theirs), 'them'), kill(chosen('them'))),
  spellCard('TSV-013', 'Foes', free, reaction(), eachPicks('eachOpponent', 1, unit(theirs), 'them'), kill(chosen('them'))),
  spellCard('TSV-014', 'Give Up', free, eachPicks('eachPlayer', 1, card(inTheirHand), 'them'), banish(chosen('them'))),
  spellCard('TSV-015', 'Give Up A Unit', free, eachPicks('eachPlayer', 1, unit(inTheirHand), 'them'), banish(chosen('them'))),
  spellCard(
    'TSV-016',
    'Vote',
    free,
    reaction(),
    eachChooses('eachPlayer', { word: 'Left', as: 'left' }, { word: 'Right', as: 'right' }),
    eachPlayerDo(player('left'), 'one', draw(1, everyOf(player('one'), 'turnPlayer'))),
  ),
]
const game = (options: Partial<ScenarioOptions> = {}): Scenario =>
  scenario({
    cards,
    players: [0, 1, 2].map(p => ({ base: ['V1', 'V2'], hand: p === 1 ? ['From Next', 'In Order', 'Foes', 'Vote'] : ['Word'] })),
    battlefields: [{}, {}],
    ...options,
  })
/** Who is asked, one after the other; everybody takes the first option. */
function askedFor(s: Scenario): number[] {
  const list: number[] = []
  while (s.open().kind !== 'act') {
    list.push(s.open().player)
    s.choose('#0')
  }
  return list
}
const answered = (card: string): Scenario => {
  const s = game()
  s.play(0, 'Word').pass()
  return s.play(1, card).pass(3)
}

describe('choices of several players', () => {
  test('[303.2.a] "each other player" begins with the turn player, whoever plays it', () => {
    expect(askedFor(answered('In Order'))).toEqual([0, 2])
  })

  test('[303.2.a] "starting with the next player" begins with the one behind the turn player, whoever plays it', () => {
    expect(askedFor(answered('From Next'))).toEqual([2, 0])
  })

  test('[489.8.e] each opponent is nobody of the own team, each other player is', () => {
    const teams = [0, 1, 0, 1].map((team, p) => ({ team, base: ['V1', 'V2'], hand: p === 0 ? ['Foes', 'In Order'] : [] }))
    const s = game({ players: teams, battlefields: [{}, {}, {}] })
    s.play(0, 'Foes').resolve()
    expect(askedFor(s)).toEqual([1, 3])
    s.play(0, 'In Order').resolve()
    // Those with one unit left are not asked.
    expect(askedFor(s)).toEqual([2])
  })

  test('[303.2.a] what all have chosen happens at once, after the last choice', () => {
    const s = answered('In Order')
    s.choose('V2')
    expect(s.units('base0')).toEqual(['V1', 'V2'])
    s.choose('V1')
    expect([s.units('base0'), s.units('base2')]).toEqual([['V1'], ['V2']])
    expect(s.lastEvents.filter(e => e.type === 'die')).toHaveLength(2)
  })

  test('[128.6] a card of the own hand has to be chosen if no kind is stated, and is asked for also if it is the only one', () => {
    const s = game({ players: [{ hand: ['Give Up', 'V1', 'V2'] }, { hand: ['V3'] }, {}] })
    s.play(0, 'Give Up').resolve()
    expect(s.open()).toMatchObject({ player: 0, min: 1, max: 1 })
    s.choose('V1')
    expect(s.open()).toMatchObject({ player: 1, min: 1, max: 1 })
    s.choose('V3').quiet()
    expect([0, 1].map(p => s.cards(p, 'banishment'))).toEqual([['V1'], ['V3']])
  })

  test('[128.6.a] of a stated kind nobody has to', () => {
    const s = game({ players: [{ hand: ['Give Up A Unit', 'V1'] }, { hand: ['Word'] }, {}] })
    s.play(0, 'Give Up A Unit').resolve()
    expect(s.open()).toMatchObject({ player: 0, min: 0, max: 1 })
    s.choose()
    // He holds no unit, which is not for others to learn.
    expect(s.open()).toMatchObject({ player: 1, min: 0, max: 0 })
    s.choose().quiet()
    expect([0, 1].map(p => s.cards(p, 'banishment'))).toEqual([[], []])
  })

  test('[355.17] words are chosen in turn order, and a player who is named twice gets one part', () => {
    const s = answered('Vote')
    expect([s.open().player, s.asked(), s.options()]).toEqual([0, 'word', ['Left', 'Right']])
    s.choose('Left').choose('Right').choose('Left')
    s.resolve().quiet()
    // For the turn player's own choice he draws one; for the third player's both; and one for his spell.
    expect([0, 1, 2].map(p => s.cards(p, 'hand').length)).toEqual([3, 3, 2])
  })

  test('[355.17] the list of words is complete, and nothing else is accepted', () => {
    const s = answered('Vote')
    expect(s.engine.legalActions(s.state)).toEqual({
      actions: [
        { type: 'answer', choose: [0] },
        { type: 'answer', choose: [1] },
      ],
      complete: true,
    })
    expect(s.refuse(0, { type: 'answer', choose: [2] }).code).toBe('outOfRange')
    expect(s.refuse(0, { type: 'answer', choose: [0, 1] }).code).toBe('outOfRange')
  })
})
