/** 441 Empower, 442 Disempower: the status and the game actions. */
import { describe, expect, test } from 'vitest'
import type { SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'
import { empowerCards as cards } from '../fixtures/empower'

const duel = (seat: SeatPosition, other: SeatPosition = {}) => scenario({ cards, players: [seat, other] })
const times = (s: ReturnType<typeof duel>, name: string): number => s.object(name).empowered

describe('441 empower', () => {
  test('[441.1] [441.3.a] a text makes one unit Empowered, or several at once', () => {
    const s = duel({ base: ['Might 1', 'Might 2'], hand: ['Ennoble'] }, { base: ['Might 3'] })
      .play(0, 'Ennoble')
      .resolve()
    expect(['Might 1', 'Might 2', 'Might 3'].map(name => times(s, name))).toEqual([1, 1, 0])
    const made = s.events.filter(e => e.type === 'empower')
    expect(made.map(e => [e.player, e.amount])).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  test('[441.1.a] [441.1.b] [441.1.c] what is Empowered can be chosen, but nothing happens and nothing was done', () => {
    const s = duel({ base: [{ card: 'Eager', empowered: 1 }], hand: ['Anoint'] })
    s.play(0, 'Anoint').resolve()
    expect([times(s, 'Eager'), s.cards(0, 'hand').length]).toEqual([1, 0])
    expect(s.events.some(e => e.type === 'empower')).toBe(false)
    const fresh = duel({ base: ['Might 1'], hand: ['Anoint'] })
      .play(0, 'Anoint')
      .resolve()
    expect([times(fresh, 'Might 1'), fresh.cards(0, 'hand').length]).toEqual([1, 1])
  })

  test('[441.1.c.1] a permission lets an object be Empowered several times, and no more than that', () => {
    const s = duel({ base: ['Might 1', 'Second Crown'], hand: ['Anoint', 'Anoint', 'Anoint'] })
    for (const count of [1, 2, 2]) expect(times(s.play(0, 'Anoint').resolve(), 'Might 1')).toBe(count)
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })

  test('[441.1.c.1] the permission of others reaches only whom they name', () => {
    const s = duel({ base: ['Second Crown'], hand: ['Anoint'] }, { base: [{ card: 'Might 1', empowered: 1 }] })
    s.play(0, 'Anoint').resolve()
    expect(times(s, 'Might 1')).toBe(1)
  })

  test('[441.1.c.1] of two permissions the higher one counts', () => {
    const s = duel({ base: [{ card: 'Threefold Adept', empowered: 2 }, 'Second Crown'], hand: ['Anoint'] })
      .play(0, 'Anoint')
      .resolve()
    expect(times(s, 'Threefold Adept')).toBe(3)
  })

  test('[441.1.c.1] who was Empowered more often than he may stays so when the permission goes', () => {
    const s = duel({
      base: [
        { card: 'Threefold Adept', empowered: 0 },
        { card: 'Might 1', empowered: 2 },
      ],
      hand: ['Weigh', 'Anoint'],
    })
    s.play(0, 'Anoint', { targets: ['Might 1'] }).resolve()
    expect(times(s, 'Might 1')).toBe(2)
    s.play(0, 'Weigh', { targets: ['Might 1'] }).resolve()
    expect(s.might('Might 1')).toBe(3)
  })

  test('[441.2] other texts can ask for the status', () => {
    const s = duel({ base: ['Might 1', 'Laurel'], hand: ['Anoint', 'Humble'] })
      .play(0, 'Anoint')
      .resolve()
    expect(s.might('Might 1')).toBe(2)
    s.play(0, 'Humble').resolve()
    expect(s.might('Might 1')).toBe(1)
  })

  test('[441.2.a] becoming Empowered is an event of the object and of who did it', () => {
    const s = duel({ base: ['Choir'], hand: ['Anoint'] }, { base: ['Eager', 'Choir'] })
      .play(0, 'Anoint')
      .resolve()
    expect([s.cards(1, 'hand').length, s.state.players[0]!.xp, s.state.players[1]!.xp]).toEqual([1, 1, 0])
  })

  test('[441.2.a] each time counts, where several are possible', () => {
    const s = duel({ base: ['Eager', 'Second Crown'], hand: ['Ennoble', 'Ennoble'] })
    s.play(0, 'Ennoble').resolve().play(0, 'Ennoble').resolve()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })

  test('[370.1] [441.2.a] it can be replaced: then nothing becomes Empowered', () => {
    const s = duel({ base: ['Stone', 'Choir'], hand: ['Anoint'] })
      .play(0, 'Anoint')
      .resolve()
    expect([times(s, 'Stone'), s.might('Stone'), s.state.players[0]!.xp, s.cards(0, 'hand').length]).toEqual([0, 3, 0, 0])
  })

  test('[124] [ruling:core1-new-object,rbf-breach-state] what comes back from a hand is not Empowered', () => {
    const s = duel({ base: [{ card: 'Adept', empowered: 1 }], hand: ['Bounce'] })
    expect(s.might('Adept')).toBe(4)
    s.play(0, 'Bounce').resolve().play(0, 'Adept', { place: 'base0' })
    expect([times(s, 'Adept'), s.might('Adept')]).toEqual([0, 2])
  })
})

describe('442 disempower', () => {
  test('[442.1] [442.2.a] a text takes the status away', () => {
    const s = duel({ hand: ['Humble'] }, { base: [{ card: 'Adept', empowered: 1 }, 'Fallen'] })
      .play(0, 'Humble', { targets: ['Adept'] })
      .resolve()
    expect([times(s, 'Adept'), s.might('Adept'), s.cards(0, 'hand').length]).toEqual([0, 2, 1])
    expect(s.events.filter(e => e.type === 'disempower')).toHaveLength(1)
  })

  test('[442.1.a] [442.1.a.1] what is not Empowered can be chosen, and nothing happens', () => {
    const s = duel({ base: ['Fallen'], hand: ['Humble'] })
      .play(0, 'Humble')
      .resolve()
    expect([times(s, 'Fallen'), s.cards(0, 'hand').length]).toEqual([0, 0])
    const done = duel({ base: [{ card: 'Fallen', empowered: 1 }], hand: ['Humble'] })
      .play(0, 'Humble')
      .resolve()
    expect(done.cards(0, 'hand')).toHaveLength(2)
  })

  test('[442.1] what is Empowered several times loses one of them', () => {
    const s = duel({ base: [{ card: 'Threefold Adept', empowered: 3 }], hand: ['Humble'] })
    expect([s.might('Threefold Adept'), s.keyword('Threefold Adept', 'tank')]).toEqual([5, 1])
    s.play(0, 'Humble').resolve()
    expect([s.might('Threefold Adept'), s.keyword('Threefold Adept', 'tank')]).toEqual([4, 0])
  })

  test('[414.4] [442.1.a] as a cost it needs the status, and is paid by the source alone', () => {
    const idle = duel({ base: ['Crown Idol', { card: 'Adept', empowered: 1 }], runes: { fury: 1 } })
    expect(idle.refuse(0, { type: 'activate', object: idle.key('Crown Idol'), ability: 1 }).code).toBe('cannotPay')
    const s = duel({ base: ['Crown Idol'], runes: { fury: 1 } })
      .activate(0, 'Crown Idol')
      .resolve()
    expect([times(s, 'Crown Idol'), s.isExhausted('Crown Idol')]).toEqual([1, true])
    s.activate(0, 'Crown Idol', 1)
    expect(times(s, 'Crown Idol')).toBe(0)
    s.resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[383.3.b] [204.3] it is a cost of a trigger as well, not offered without the status', () => {
    const s = duel({ base: [{ card: 'Costly Crown', empowered: 1 }], hand: ['Might 1', 'Might 2'] })
    s.play(0, 'Might 1', { place: 'base0' }).confirm(true).resolve()
    expect([times(s, 'Costly Crown'), s.cards(0, 'hand').length]).toEqual([0, 2])
    s.play(0, 'Might 2', { place: 'base0' })
    expect([s.asked(), s.cards(0, 'hand').length]).toEqual(['main', 1])
  })
})
