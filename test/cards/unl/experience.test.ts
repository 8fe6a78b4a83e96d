/** Cards of Unleashed with XP, Hunt and Level. */
import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

type Game = ReturnType<typeof arena>
const xp = (s: Game): number => s.state.players[0]!.xp

describe('UNL-031 Combat Experience', () => {
  printed('UNL-031', 'Combat Experience', { domains: ['calm'], energy: 1, targets: [[1, 1]], timing: 'reaction' })

  const cast = (amount: number): Game =>
    arena({
      players: [
        { hand: ['Combat Experience', 'Combat Experience'], base: ['Crowd Favorite', 'V2'], runes: { calm: 2 }, xp: amount },
        {},
      ],
    }).play(0, 'Combat Experience', { targets: ['V2'] })

  test.each([
    [5, 3],
    [6, 5],
  ])('[824.1.b.1] with %i XP the unit has %i Might this turn', (amount, might) => {
    const s = cast(amount).resolve()
    expect(s.might('V2')).toBe(might)
    s.endTurn()
    expect(s.might('V2')).toBe(2)
  })

  test('[824.1.d] [ruling:gap-level-spell-on-chain,gap-level-spell-rises] what counts is the XP as it executes', () => {
    const falling = cast(6)
    falling.state = falling.engine.edit(falling.state, draft => {
      draft.players[0]!.xp = 3
    })
    expect(falling.resolve().might('V2')).toBe(3)
    const rising = cast(3)
    rising.state = rising.engine.edit(rising.state, draft => {
      draft.players[0]!.xp = 6
    })
    expect(rising.resolve().might('V2')).toBe(5)
  })
})

describe('UNL-040 Wuju Apprentice', () => {
  printed('UNL-040', 'Wuju Apprentice', { domains: ['calm'], energy: 2, might: 2, tags: ['Ionia'] })

  test.each([
    [5, 0],
    [6, 1],
  ])('[727.1.c.1] played with %i XP its player draws %i', (amount, cards) => {
    const s = arena({ players: [{ hand: ['Wuju Apprentice'], runes: { calm: 2 }, xp: amount }, {}] })
    s.play(0, 'Wuju Apprentice', { place: 'base0' }).resolve()
    expect(s.cards(0, 'hand')).toHaveLength(cards)
  })

  test('[823.1.c.2] its conquest gives 1 XP, somebody else does not', () => {
    const s = arena({ players: [{ base: ['Wuju Apprentice', 'V2'] }, {}] })
    s.move(0, ['Wuju Apprentice'], 'bf0').pass(2).resolve()
    expect(xp(s)).toBe(1)
    s.move(0, ['V2'], 'bf1').pass(2)
    expect([xp(s), s.asked()]).toEqual([1, 'main'])
  })
})

describe('UNL-075 Gustwalker', () => {
  printed('UNL-075', 'Gustwalker', { domains: ['mind'], energy: 3, power: ['mind'], might: 3, tags: ['Dog', 'Ionia'] })

  test('[727.1.b.2 ex1] its Might and Ganking are active from 3 XP on', () => {
    for (const [amount, might, ganking] of [
      [2, 3, 0],
      [3, 4, 1],
    ] as const) {
      const s = arena({ players: [{ base: ['Gustwalker'], xp: amount }, {}] })
      expect([s.might('Gustwalker'), s.keyword('Gustwalker', 'ganking')]).toEqual([might, ganking])
    }
  })

  test('[823.1.c.1] [824.1.c] hunting makes it stronger at once', () => {
    const s = arena({ players: [{ base: ['Gustwalker'], xp: 1 }, {}] })
    s.move(0, ['Gustwalker'], 'bf0').pass(2)
    expect(s.might('Gustwalker')).toBe(3)
    s.resolve()
    expect([xp(s), s.might('Gustwalker')]).toEqual([3, 4])
  })

  test('[470] [ruling:gap-hunt-second-score] a battlefield that was scored this turn already gives none', () => {
    const s = arena({
      players: [{ base: ['Gustwalker'], hand: ['Gust'], runes: { chaos: 1 } }, {}],
      battlefields: [{ units: { 0: ['V1'] } }, {}],
      turnPlayer: 1,
    })
    s.endTurn()
    s.play(0, 'Gust', { targets: ['V1'] }).resolve()
    expect(s.controller('bf0')).toBe(-1)
    s.move(0, ['Gustwalker'], 'bf0').pass(2)
    expect([s.controller('bf0'), s.state.chain.length, xp(s)]).toEqual([0, 0, 0])
  })
})

describe('UNL-100 Voracious Gromp', () => {
  printed('UNL-100', 'Voracious Gromp', { domains: ['body'], energy: 5, might: 5, tags: ['Freljord'] })

  test('[823.1.b] gives 3 XP when it holds', () => {
    const s = arena({ players: [{}, {}], battlefields: [{ units: { 0: ['Voracious Gromp'] } }, {}], turnPlayer: 1 })
    s.endTurn().resolve()
    expect(xp(s)).toBe(3)
  })

  test('gives none for a battlefield that is not scored', () => {
    const s = arena({ players: [{}, {}], battlefields: [{ units: { 0: ['Voracious Gromp'] } }, {}] })
    s.endTurn().resolve()
    expect(xp(s)).toBe(0)
  })
})

describe('UNL-102 Crowd Favorite', () => {
  printed('UNL-102', 'Crowd Favorite', { domains: ['body'], energy: 3, might: 3, tags: ['Noxus'] })

  test('[730.2] spends 2 XP to be buffed', () => {
    const s = arena({ players: [{ base: ['Crowd Favorite'], xp: 2 }, {}] })
      .activate(0, 'Crowd Favorite')
      .resolve()
    expect([xp(s), s.might('Crowd Favorite')]).toEqual([0, 4])
  })

  test('[203.3] can not with one', () => {
    const s = arena({ players: [{ base: ['Crowd Favorite'], xp: 1 }, {}] })
    expect(s.refuse(0, { type: 'activate', object: s.key('Crowd Favorite'), ability: 0 }).code).toBe('cannotPay')
  })
})

describe('UNL-108 Wily Newtfish', () => {
  printed('UNL-108', 'Wily Newtfish', { domains: ['body'], energy: 4, might: 4, tags: ['Bilgewater'] })

  test('[730.1] is stronger in a turn in which its player gained XP, whatever he has by then', () => {
    const s = arena({ players: [{ base: ['Wily Newtfish', 'Crowd Favorite', 'Gustwalker'], xp: 1 }, {}] })
    expect(s.might('Wily Newtfish')).toBe(4)
    s.move(0, ['Gustwalker'], 'bf0').pass(2).resolve()
    s.activate(0, 'Crowd Favorite').resolve()
    expect([xp(s), s.might('Wily Newtfish'), s.keyword('Wily Newtfish', 'ganking')]).toEqual([1, 5, 1])
    s.endTurn()
    expect(s.might('Wily Newtfish')).toBe(4)
  })

  test('XP of earlier turns does not count', () => {
    const s = arena({ players: [{ base: ['Wily Newtfish'], xp: 20 }, {}] })
    expect(s.might('Wily Newtfish')).toBe(4)
  })
})

describe('UNL-191 Master Yi, Wuju Master', () => {
  const legend = 'Master Yi, Wuju Master'
  const played = (amount: number): Game =>
    arena({ players: [{ legend, hand: ['V2'], base: ['V3'], xp: amount }, { base: ['V4'] }] }).play(0, 'V2', { place: 'base0' })

  test.each([
    [5, 3, true],
    [6, 4, true],
    [10, 4, true],
    [11, 4, false],
  ] as const)(
    '[824.1.b.1] with %i XP a unit of his player has Might %i, and one that is played is exhausted: %s',
    (amount, might, exhausted) => {
      const s = played(amount)
      expect([s.might('V3'), s.might('V4'), s.isExhausted('V2')]).toEqual([might, 4, exhausted])
    },
  )
})
