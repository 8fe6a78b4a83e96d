import { describe, expect, test } from 'vitest'
import { allCards } from '../../../src/cards'
import { chainArena as arena } from '../../fixtures/chain-items'

describe('VEN-152 Rebuttal', () => {
  const rebuttal = { hand: ['Rebuttal'], runes: { mind: 1, chaos: 1 } }

  test('has its printed facts', () => {
    expect(allCards.find(c => c.id === 'VEN-152')).toMatchObject({
      name: 'Rebuttal',
      types: ['spell'],
      domains: ['mind', 'chaos'],
      energy: 1,
      power: ['mind/chaos'],
      tags: ['Mel'],
      supertypes: ['signature'],
      championTag: 'Mel',
    })
  })

  test('[355.9.b] [206] a spell whose printed Energy cost is 4 at most', () => {
    const s = arena({
      players: [
        { hand: ['Falling Comet', 'Falling Star'], runes: { mind: 5, fury: 2 } },
        { ...rebuttal, base: ['Ox'] },
      ],
      battlefields: [{ units: { 1: ['Rager'] } }],
    })
    s.play(0, 'Falling Comet').pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Rebuttal') }).rule).toBe('355.8')
    const t = arena({
      players: [
        { hand: ['Falling Star'], runes: { fury: 2 } },
        { ...rebuttal, base: ['Ox'] },
      ],
    })
    t.play(0, 'Falling Star').pass().play(1, 'Rebuttal')
    expect(t.state.chain).toHaveLength(2)
  })

  const answered = (board: { base?: string[]; runes?: Record<string, number> } = {}) => {
    const s = arena({
      players: [
        { hand: ['Lesson'], energy: 2, base: ['Mule'] },
        { ...rebuttal, runes: board.runes ?? { mind: 2 }, base: board.base ?? ['Ox'] },
      ],
    })
    return s
      .play(0, 'Lesson', { targets: ['Mule'] })
      .pass()
      .play(1, 'Rebuttal')
      .resolve()
  }

  test('[444.2] [204.3] who pays one Power of any domain while it resolves takes it', () => {
    const s = answered()
    expect(s.open()).toMatchObject({ player: 1, kind: 'confirm', reason: 'payCost' })
    s.confirm(true)
    expect(s.open()).toMatchObject({ player: 1, reason: 'newChoices' })
    s.confirm(true).resolve().quiet()
    expect([s.might('Mule'), s.might('Ox')]).toEqual([3, 11])
    expect([s.cards(0, 'hand').length, s.cards(1, 'hand').length]).toEqual([0, 1])
    expect(s.runes(1).all).toBe(0)
    expect(s.cards(0, 'trash')).toEqual(['Lesson'])
  })

  test('who does not pay counters it', () => {
    const s = answered()
    s.confirm(false).resolve().quiet()
    expect(s.might('Mule')).toBe(3)
    expect(s.cards(0, 'hand')).toEqual([])
    expect(s.events.filter(e => e.type === 'counter')).toHaveLength(1)
    expect(s.runes(1).all).toBe(1)
  })

  test('[203.3] who can’t pay is not asked: it is countered', () => {
    const s = answered({ runes: { chaos: 1 } })
    s.quiet()
    expect(s.events.filter(e => e.type === 'counter')).toHaveLength(1)
  })

  test('[753] he may keep the choices of the spell that he has taken', () => {
    const s = answered()
    s.confirm(true).confirm(false).resolve().quiet()
    expect(s.might('Mule')).toBe(5)
    expect(s.cards(1, 'hand')).toHaveLength(1)
  })

  test('[419.4.a] [191.2] [ruling:rbf-rebuttal-triggers] it was played by who has taken it', () => {
    const s = arena({
      players: [
        { hand: ['Gust'], runes: { chaos: 1 }, base: [{ card: 'Ravenbloom Student', as: 'theirs' }] },
        { hand: ['Rebuttal'], runes: { mind: 2 }, base: [{ card: 'Ravenbloom Student', as: 'mine' }] },
      ],
      battlefields: [{ units: { 1: ['Mule'] } }],
    })
    s.play(0, 'Gust').pass().play(1, 'Rebuttal').resolve().confirm(true).resolve().quiet()
    expect(s.might('mine')).toBe(4)
    expect(s.might('theirs')).toBe(2)
  })

  test('[054.1] [359.3.e.6] [ruling:rj-11743] a spell that can’t be countered resolves when he does not pay', () => {
    const s = arena({
      players: [
        { hand: ['Lesson'], energy: 2, base: ['Mule', { card: 'Mel, Newly Awakened', empowered: 1 }] },
        { hand: ['Rebuttal'], runes: { mind: 2 } },
      ],
    })
    s.play(0, 'Lesson', { targets: ['Mule'] })
      .pass()
      .play(1, 'Rebuttal')
      .resolve()
      .confirm(false)
      .resolve()
      .quiet()
    expect(s.might('Mule')).toBe(5)
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[054.1] paying takes it all the same', () => {
    const s = arena({
      players: [
        { hand: ['Lesson'], energy: 2, base: ['Mule', { card: 'Mel, Newly Awakened', empowered: 1 }] },
        { hand: ['Rebuttal'], runes: { mind: 2 } },
      ],
    })
    s.play(0, 'Lesson', { targets: ['Mule'] })
      .pass()
      .play(1, 'Rebuttal')
      .resolve()
      .confirm(true)
      .confirm(false)
      .resolve()
      .quiet()
    expect(s.cards(1, 'hand')).toHaveLength(1)
  })

  test('[359.3.e.14.a] without the spell there is nothing to take or to counter', () => {
    const s = arena({
      players: [
        { hand: ['Lesson', 'Veto'], energy: 3, base: ['Mule'] },
        { hand: ['Rebuttal'], runes: { mind: 2 } },
      ],
    })
    s.play(0, 'Lesson')
      .pass()
      .play(1, 'Rebuttal')
      .pass()
      .play(0, 'Veto', { targets: ['Lesson'] })
      .resolve()
    s.confirm(true).resolve().quiet()
    expect(s.events.filter(e => e.type === 'control')).toHaveLength(0)
    expect(s.might('Mule')).toBe(3)
  })
})
