import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('SFD-075 Prize of Progress', () => {
  test('[377.2.a] Gold that pays for something gives it Might, each one', () => {
    const s = arena({ players: [{ base: ['Prize of Progress', { card: 'Gold', as: 'a' }, { card: 'Gold', as: 'b' }] }, {}] })
    s.activate(0, 'a').resolve()
    expect(s.might('Prize of Progress')).toBe(4)
    s.activate(0, 'b').resolve()
    expect(s.might('Prize of Progress')).toBe(5)
  })

  test('abilities of units, and of gear of an opponent, give it nothing', () => {
    const s = arena({
      players: [{ base: ['Prize of Progress', 'V1'], runes: { mind: 2 } }, { base: [{ card: 'Gold', as: 'theirs' }] }],
    })
    s.endTurn().activate(1, 'theirs').resolve()
    expect(s.might('Prize of Progress')).toBe(3)
  })

  test('only for the turn', () => {
    const s = arena({ players: [{ base: ['Prize of Progress', 'Gold'] }, {}] })
    s.activate(0, 'Gold').resolve()
    expect(s.might('Prize of Progress')).toBe(4)
    s.endTurn()
    expect(s.might('Prize of Progress')).toBe(3)
  })
})
