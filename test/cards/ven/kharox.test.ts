import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioOptions, scenario } from '../../../src/testing'
import { instructedCards as cards } from '../../fixtures/instructed'

const arena = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ ...options, cards })

describe('VEN-114 Kharox', () => {
  const start = (theirs: object, mine: object = {}) =>
    arena({ players: [{ base: ['Kharox'], runes: { chaos: 8 }, deck: ['V12'], ...mine }, theirs] })
  const empowered = (theirs: object, mine: object = {}) => start(theirs, mine).activate(0, 'Kharox')

  test('[440.1] [388.1] the opponent burns 3, then a unit from his trash may be played by you, for nothing', () => {
    const s = empowered({ deck: ['Gust', 'Tryndamere, Barbarian', 'V2', 'V4'], trash: ['V1'] })
    s.resolve()
    expect(s.cards(1, 'trash').sort()).toEqual(['Gust', 'Tryndamere, Barbarian', 'V1', 'V2'])
    expect(s.open().kind).toBe('confirm')
    s.confirm(true)
    expect(s.options().sort()).toEqual(['Tryndamere, Barbarian', 'V1', 'V2'])
    s.choose('Tryndamere, Barbarian').resolve()
    if (s.asked() === 'place') s.choose('base0')
    s.quiet()
    const unit = s.state.objects.find(o => o.key === s.key('Tryndamere, Barbarian'))!
    expect([unit.controller, unit.owner, s.where('Tryndamere, Barbarian')]).toEqual([0, 1, 'base0'])
  })

  test('the choice of the unit is that of a new item, which can be answered', () => {
    const s = empowered({ deck: ['V5', 'V6', 'V7', 'V8'], hand: ['Slay'] })
    s.resolve().confirm(true).choose('V5')
    expect(s.state.chain.map(c => c.kind)).toEqual(['ability'])
    expect(s.asked()).toBe('priority')
    s.resolve().quiet()
    expect(s.where('V5')).toBe('base0')
  })

  test('declined: nothing but the burning happens', () => {
    const s = empowered({ deck: ['V5', 'V6', 'V7', 'V8'] })
    s.resolve().confirm(false).quiet()
    expect(s.cards(1, 'trash')).toEqual(['V5', 'V6', 'V7'])
    expect(s.state.chain).toEqual([])
  })

  test('[431.1.b] a deck that is too small burns out in the middle: the trash is recycled, then the rest is burned', () => {
    const s = empowered({ deck: ['V5'], trash: ['V6', 'V7', 'V8', 'V9'] })
    s.resolve()
    expect(s.state.teams[0]!.points).toBe(1)
    expect(s.cards(1, 'trash')).toHaveLength(2)
    expect(s.cards(1, 'deck')).toHaveLength(3)
    s.confirm(true)
    expect(s.options().sort()).toEqual(s.cards(1, 'trash').sort())
  })

  test('[402.3] without a unit in that trash the item leaves the chain', () => {
    const s = empowered({ deck: ['Gust', 'Gust', 'Gust', 'V8'] }, { trash: ['V1'] })
    s.resolve().confirm(true).quiet()
    expect(s.state.chain).toEqual([])
    expect(s.where('V1')).toBe('trash')
  })

  test('of several opponents the chosen one burns, and only his trash counts', () => {
    const s = arena({
      players: [
        { base: ['Kharox'], runes: { chaos: 8 } },
        { deck: ['V5', 'V6', 'V7', 'V8'], trash: ['V1'] },
        { deck: ['V9', 'V10', 'V11', 'V12'], trash: ['V2'] },
      ],
    })
    s.activate(0, 'Kharox').resolve()
    expect(s.asked()).toBe('target')
    s.choose('player 2').resolve()
    expect([s.cards(1, 'trash'), s.cards(2, 'trash').sort()]).toEqual([['V1'], ['V10', 'V11', 'V2', 'V9']])
    s.confirm(true)
    expect(s.options().sort()).toEqual(['V10', 'V11', 'V2', 'V9'])
  })
})
