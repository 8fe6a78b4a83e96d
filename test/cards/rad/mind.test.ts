import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'

const hand = (s: Scenario, player = 0): number => s.cards(player, 'hand').length
const cards = (n: number): string[] => new Array<string>(n).fill('V1')

describe('RAD-069 Zero Point Inflection', () => {
  const table = (inHand: number, seats = 2) =>
    arena({
      players: [{ base: ['Zero Point Inflection'], hand: [...cards(inHand), 'V2'] }, ...new Array<object>(seats - 1).fill({})],
    })

  test('[413.3] a card played draws 2; with fewer than nine others nothing more happens', () => {
    const s = table(8)
    s.play(0, 'V2', { place: 'base0' }).resolve().quiet()
    expect([hand(s), s.where('Zero Point Inflection')]).toEqual([10, 'base0'])
  })

  test('[383.2.c] the cards just drawn are not among the nine others', () => {
    const s = table(9)
    s.play(0, 'V2', { place: 'base0' }).pass(2)
    expect(hand(s)).toBe(11)
    expect(s.state.chain.map(c => c.ability)).toEqual(['RAD-069#1'])
    s.resolve().quiet()
    expect([hand(s), s.where('Zero Point Inflection'), s.points(1)]).toEqual([0, 'trash', 1])
    expect(s.cards(0, 'trash')).toHaveLength(12)
    expect(s.events.filter(e => e.type === 'discard')).toHaveLength(11)
  })

  test('drawing two at once triggers it once', () => {
    const s = table(12)
    s.play(0, 'V2', { place: 'base0' }).pass(2)
    expect(s.state.chain).toHaveLength(1)
  })

  test("the draw of the turn counts, an opponent's draw does not", () => {
    const s = arena({ players: [{ base: ['Zero Point Inflection'], hand: cards(9) }, { hand: cards(12) }] })
    s.endTurn()
    expect(s.asked()).toBe('main')
    s.endTurn()
    expect(s.state.chain.map(c => c.ability)).toEqual(['RAD-069#1'])
  })

  test('[413.4.c] a draw that burns out in between is one draw', () => {
    const s = arena({
      players: [{ base: ['Zero Point Inflection'], hand: [...cards(8), 'V2'], deck: ['V3'], trash: ['V4', 'V5'] }, {}],
    })
    s.play(0, 'V2', { place: 'base0' }).resolve().quiet()
    expect([hand(s), s.where('Zero Point Inflection')]).toEqual([10, 'base0']) // never nine others: one of the two came first
    const more = arena({
      players: [{ base: ['Zero Point Inflection'], hand: [...cards(9), 'V2'], deck: ['V3'], trash: ['V4', 'V5'] }, {}],
    })
    more.play(0, 'V2', { place: 'base0' }).pass(2)
    expect(more.state.chain).toHaveLength(1)
  })

  test('[359.3.e.11] it works on after the gear has gone, and the opponent still scores', () => {
    const s = table(9)
    s.play(0, 'V2', { place: 'base0' }).pass(2)
    const gone = s.engine.edit(s.state, draft => {
      const i = draft.objects.findIndex(o => o.key === s.key('Zero Point Inflection'))
      draft.places[0]!.permanents = draft.places[0]!.permanents.filter(x => x !== i)
      const zone = draft.zones[3]!
      zone.cards = [...zone.cards, i]
      Object.assign(draft.objects[i]!, { zone: 3, place: -1, key: draft.nextKey++ })
    })
    s.state = gone
    s.resolve()
    expect([hand(s), s.points(1)]).toEqual([0, 1])
  })

  test('[355.10] which opponent is chosen as it goes on the chain; only that one scores', () => {
    const s = table(9, 3)
    s.play(0, 'V2', { place: 'base0' }).pass(3)
    expect(s.options()).toEqual(['player 1', 'player 2'])
    s.choose('player 2').resolve()
    expect([s.points(1), s.points(2)]).toEqual([0, 1])
  })

  test('[471.1.a.1] the point may be the last one', () => {
    const s = arena({ players: [{ base: ['Zero Point Inflection'], hand: [...cards(9), 'V2'] }, { points: 7 }] })
    s.play(0, 'V2', { place: 'base0' }).resolve()
    expect([s.asked(), s.state.outcome?.winners]).toEqual(['over', [1]])
  })
})
