import { describe, expect, test } from 'vitest'
import { counter, reaction, spell, spellCard, target } from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type SeatPosition, scenario } from '../../../src/testing'
import { arena, printed } from '../../fixtures/cards'

const no = spellCard('TST-855', 'No', { domains: [], energy: 0 }, reaction(), counter(target(spell())))
const rich: SeatPosition = { hand: ['Time Warp'], runes: { mind: 10 } }

describe('OGN-122 Time Warp', () => {
  printed('OGN-122', 'Time Warp', { domains: ['mind'], energy: 10, power: ['mind', 'mind', 'mind', 'mind'] })

  test('[735] [737] [ruling:rj-8241,rj-8392] the next turn is his as well, without a hold of the opponent in between; then the opponent has his', () => {
    const s = arena({ players: [rich, {}], battlefields: [{ units: { 1: ['V3'] } }, {}] })
    s.play(0, 'Time Warp').resolve()
    expect([s.cards(0, 'banishment'), s.cards(0, 'trash'), s.asked()]).toEqual([['Time Warp'], [], 'main'])
    s.endTurn()
    expect([s.state.turnPlayer, s.state.turnNumber, s.points(1)]).toEqual([0, 6, 0])
    s.endTurn()
    expect([s.state.turnPlayer, s.state.turnNumber, s.points(1)]).toEqual([1, 7, 1])
    s.endTurn()
    expect(s.state.turnPlayer).toBe(0)
  })

  test('it is a whole turn: units ready, runes are channeled, a card is drawn, and what lasted this turn is over', () => {
    const s = arena({ players: [{ ...rich, base: ['V3'] }, {}], battlefields: [{}, {}] })
    s.move(0, ['V3'], 'bf0').close()
    s.play(0, 'Time Warp').resolve().endTurn()
    expect([s.isExhausted('V3'), s.runes(0), s.cards(0, 'hand').length]).toEqual([false, { ready: 8, all: 8 }, 1])
    // Conquered in the last turn, held in this one.
    expect(s.points(0)).toBe(2)
  })

  test('[471.1.a.1] [469.2] the last point: no conquer could give it, but the additional turn holds first', () => {
    const s = arena({
      players: [{ ...rich, base: ['V3'], points: 7 }, { points: 7 }],
      battlefields: [{}, { units: { 1: ['V9'] } }],
    })
    s.move(0, ['V3'], 'bf0').close()
    // One of two battlefields: a card instead of the last point.
    expect([s.points(0), s.asked()]).toEqual([7, 'main'])
    s.play(0, 'Time Warp').resolve().endTurn()
    // The opponent would have held and won in his own turn.
    expect([s.asked(), s.points(0), s.points(1), s.state.outcome?.winners]).toEqual(['over', 8, 7, [0]])
  })

  test('[309.1.a] [806.1.c.1] [ruling:rj-7912] only a Reaction answers it', () => {
    const s = arena({
      players: [rich, { hand: ['Falling Comet', 'Stupefy'], runes: { mind: 6 } }],
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    s.play(0, 'Time Warp').pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Falling Comet') }).code).toBe('badTiming')
    s.play(1, 'Stupefy', { targets: ['V3'] })
    expect(s.state.chain).toHaveLength(2)
  })

  test('[425.1.a.1] [ruling:rj-8723] countered it gives no turn and goes to the trash', () => {
    const s = scenario({ cards: [...allCards, no], players: [rich, { hand: ['No'] }] })
    s.play(0, 'Time Warp').pass()
    s.play(1, 'No').resolve()
    expect([s.cards(0, 'trash'), s.cards(0, 'banishment')]).toEqual([['Time Warp'], []])
    s.endTurn()
    expect(s.state.turnPlayer).toBe(1)
  })

  test('[738 ex2] Promising Future lets the second and the fourth player play one each: A, B, D, B, C, D', () => {
    const deck = (top: string) => [top, ...Array.from({ length: 20 }, () => 'V1')]
    const s = arena({
      players: [
        { hand: ['Promising Future'], runes: { mind: 12 }, deck: deck('V1') },
        { deck: deck('Time Warp'), runes: { mind: 4 } },
        { deck: deck('V1') },
        { deck: deck('Time Warp'), runes: { mind: 4 } },
      ],
      battlefields: [{}, {}, {}],
    })
    s.play(0, 'Promising Future').resolve()
    while (s.asked() !== 'main') {
      const d = s.open()
      if (d.kind === 'act') s.pass()
      else if (d.kind === 'pay') s.plan(0)
      else if (d.kind === 'confirm') s.confirm(true)
      else s.choose(s.options().includes('Time Warp') ? 'Time Warp' : s.options()[0]!)
    }
    // Of the two the fourth player's resolved first: the second player's turn comes before his.
    expect(s.state.turnQueue).toEqual([3, 1])
    const taken = [s.state.turnPlayer]
    for (let n = 0; n < 5; n++) taken.push(s.endTurn().state.turnPlayer)
    expect(taken).toEqual([0, 1, 3, 1, 2, 3])
  })

  test('[738 ex1] [ruling:core7-time-warp-two,cr-time-warp-two] two of the first player among four: A, A, A, B, C, D', () => {
    const s = arena({
      players: [
        { hand: ['Time Warp', 'Time Warp'], runes: { mind: 20 }, deck: Array.from({ length: 20 }, () => 'Filler') },
        {},
        {},
        {},
      ],
      battlefields: [{}, {}, {}],
    })
    s.play(0, 'Time Warp').resolve()
    s.play(0, 'Time Warp').resolve()
    const taken = [s.state.turnPlayer]
    for (let n = 0; n < 6; n++) taken.push(s.endTurn().state.turnPlayer)
    expect(taken).toEqual([0, 0, 0, 1, 2, 3, 0])
  })
})
