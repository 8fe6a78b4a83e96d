import { describe, expect, test } from 'vitest'
import { action, draw, event, friendly, giveMight, spellCard, target, unit, unitCard, when } from '../../src/abilities/builders'
import type { CardDefinition } from '../../src/abilities/types'
import { scenario } from '../../src/testing'

const watcher = unitCard(
  'TST-501',
  'Watcher',
  { domains: [], energy: 1, might: 1 },
  when(event('becomeMighty', { subject: unit(friendly) }), draw(1)),
)
const four = unitCard('TST-502', 'Four', { domains: [], energy: 2, might: 4 })
const five = unitCard('TST-503', 'Five', { domains: [], energy: 1, might: 5 })
const push = spellCard('TST-504', 'Push', { domains: [], energy: 1 }, action(), giveMight(1, target(unit())))
const cards: readonly CardDefinition[] = [watcher, four, five, push]

const at = (base: readonly string[], hand: readonly string[]) =>
  scenario({ cards, players: [{ base, hand, runes: { fury: 3 } }, {}] })

describe('units becoming Mighty', () => {
  test('[709 ex1] from 4 to 5 a unit becomes Mighty, once', () => {
    const s = at(['Watcher', 'Four'], ['Push', 'Push'])
    s.play(0, 'Push', { targets: ['Four'] })
      .resolve()
      .quiet()
    expect(s.might('Four')).toBe(5)
    expect(s.cards(0, 'hand')).toEqual(['Push', 'Filler'])
    s.play(0, 'Push', { targets: ['Four'] })
      .resolve()
      .quiet()
    expect(s.might('Four')).toBe(6)
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[709 ex2] a unit with 5 that gets more was Mighty already', () => {
    const s = at(['Watcher', 'Five'], ['Push'])
    s.play(0, 'Push', { targets: ['Five'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[709] entering with 5 is no change from less than 5', () => {
    const s = at(['Watcher'], ['Five'])
    s.play(0, 'Five', { place: 'base0' }).quiet()
    expect(s.where('Five')).toBe('base0')
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[710] the effect ends with the turn and it is Mighty no longer; it can become so again', () => {
    const s = at(['Watcher', 'Four'], ['Push', 'Push'])
    s.play(0, 'Push', { targets: ['Four'] })
      .resolve()
      .endTurn()
    expect(s.might('Four')).toBe(4)
    s.endTurn()
    s.play(0, 'Push', { targets: ['Four'] })
      .resolve()
      .quiet()
    expect(s.events.filter(e => e.type === 'becomeMighty')).toHaveLength(2)
  })
})
