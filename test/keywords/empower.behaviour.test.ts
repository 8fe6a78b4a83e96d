/** 827 Empower, 828 Empowered. */
import { describe, expect, test } from 'vitest'
import { haveKeyword, keyword, unit, unitCard } from '../../src/abilities/builders'
import { createEngine } from '../../src/engine'
import type { SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'
import { empowerCards as cards } from '../fixtures/empower'

const duel = (seat: SeatPosition, other: SeatPosition = {}) => scenario({ cards, players: [seat, other] })
const times = (s: ReturnType<typeof duel>, name: string): number => s.object(name).empowered
const activate = (s: ReturnType<typeof duel>, name: string, ability = 0) =>
  ({ type: 'activate', object: s.key(name), ability }) as const

describe('827 Empower', () => {
  test('[827.1] [827.1.b] [827.2] its cost is paid, and as it resolves its source becomes Empowered', () => {
    const s = duel({ base: ['Adept'], runes: { fury: 1 } })
    s.activate(0, 'Adept')
    expect([s.runes(0).ready, times(s, 'Adept'), s.asked()]).toEqual([0, 0, 'priority'])
    s.resolve()
    expect([times(s, 'Adept'), s.might('Adept')]).toEqual([1, 4])
  })

  test('[827.1] [ruling:rbf-empower-timing] an opponent may answer before it resolves', () => {
    const s = duel({ base: ['Adept'], runes: { fury: 1 } }, { hand: ['Smite'] })
    s.activate(0, 'Adept').pass()
    expect(s.open().player).toBe(1)
    s.play(1, 'Smite').resolve()
    expect(s.where('Adept')).toBe('trash')
  })

  test('[308.1.a] [309.1.a] [ruling:rbf-empower-timing] it is for an Open State of the own Main Phase', () => {
    const closed = duel({ base: ['Adept'], hand: ['Idle'], runes: { fury: 1 } }).play(0, 'Idle')
    expect(closed.refuse(0, activate(closed, 'Adept')).code).toBe('badTiming')
    const showdown = duel({ base: ['Adept', 'Might 1'], runes: { fury: 1 } }).move(0, ['Might 1'], 'bf0')
    expect([showdown.asked(), showdown.refuse(0, activate(showdown, 'Adept')).code]).toEqual(['focus', 'badTiming'])
    const theirs = scenario({ cards, turnPlayer: 1, players: [{ base: ['Adept'], runes: { fury: 1 } }, { hand: ['Idle'] }] })
    theirs.play(1, 'Idle').pass()
    expect(theirs.refuse(0, activate(theirs, 'Adept')).code).toBe('badTiming')
  })

  test('[827.1.b.1] the source is no target: nothing that looks for being chosen triggers', () => {
    const s = duel({ base: ['Adept', 'Loud Crowd'], runes: { fury: 1 } })
      .activate(0, 'Adept')
      .resolve()
    expect([times(s, 'Adept'), s.state.players[0]!.xp]).toEqual([1, 0])
  })

  test('[827.1.c.1] it can be played only while not Empowered', () => {
    const s = duel({ base: [{ card: 'Adept', empowered: 1 }], hand: ['Humble'], runes: { fury: 2 } })
    expect(s.refuse(0, activate(s, 'Adept')).rule).toBe('377.2.b')
    s.play(0, 'Humble').resolve().activate(0, 'Adept').resolve()
    expect(times(s, 'Adept')).toBe(1)
  })

  test('[827.1.c.1] [441.1.c.1] what can be Empowered several times can play it until it is', () => {
    const s = duel({ base: ['Threefold Adept'], runes: { fury: 4 } })
    for (const n of [1, 2, 3]) {
      s.activate(0, 'Threefold Adept').resolve()
      expect([times(s, 'Threefold Adept'), s.might('Threefold Adept')]).toEqual([n, 2 + n])
    }
    expect(s.refuse(0, activate(s, 'Threefold Adept')).rule).toBe('377.2.b')
    expect(s.runes(0).ready).toBe(1)
  })

  test('[827.1.c.2] the cost may be something else than resources, or nothing but that', () => {
    const s = duel({ base: ['Two Ways'], hand: ['Idle'] })
    expect(s.refuse(0, activate(s, 'Two Ways', 0)).code).toBe('cannotPay')
    s.activate(0, 'Two Ways', 1, { costs: [['Idle']] }).resolve()
    expect([times(s, 'Two Ways'), s.cards(0, 'trash')]).toEqual([1, ['Idle']])
  })

  test('[827.1.c.3] its own text makes it cheaper while that is true', () => {
    const s = duel({ base: ['Frugal'], runes: { fury: 2 } })
    expect(s.refuse(0, activate(s, 'Frugal')).code).toBe('cannotPay')
    const two = duel({ base: ['Frugal', 'Might 1'], runes: { fury: 2 } })
      .activate(0, 'Frugal')
      .resolve()
    expect([times(two, 'Frugal'), two.runes(0).ready]).toEqual([1, 0])
  })

  test('[827.1.c.3] [356.6] an amount may make it free, never less than that', () => {
    const s = duel({ base: ['Thrifty'], runes: { fury: 1 } })
      .activate(0, 'Thrifty')
      .resolve()
    expect([times(s, 'Thrifty'), s.runes(0).ready]).toEqual([1, 0])
    const free = duel({ base: ['Thrifty'], runes: { fury: 2 } })
      .activate(0, 'Thrifty')
      .resolve()
    expect([times(free, 'Thrifty'), free.runes(0).ready]).toEqual([1, 2])
  })

  test('[827.1.c.4] [441.1.c] its own text gives it a timing; played twice it happens once', () => {
    const s = duel({ base: ['Quick Adept', 'Choir'], hand: ['Idle'], runes: { fury: 2 } })
    s.play(0, 'Idle').activate(0, 'Quick Adept').activate(0, 'Quick Adept')
    expect([s.state.chain.length, s.runes(0).ready]).toEqual([3, 0])
    s.resolve()
    expect([times(s, 'Quick Adept'), s.state.players[0]!.xp]).toEqual([1, 1])
  })

  test('[827.2.a] becoming Empowered by the keyword is the event that texts wait for', () => {
    const s = duel({ base: ['Adept', 'Choir'], runes: { fury: 1 } })
      .activate(0, 'Adept')
      .resolve()
    expect(s.state.players[0]!.xp).toBe(1)
  })

  test('[441.2] [ruling:rbf-empower-source-gone] if the source has left, nothing becomes Empowered', () => {
    const s = duel({ base: ['Adept', 'Choir'], runes: { fury: 1 } }, { hand: ['Bounce'] })
    s.activate(0, 'Adept').pass().play(1, 'Bounce').resolve()
    expect([s.runes(0).ready, s.state.players[0]!.xp, s.cards(0, 'hand')]).toEqual([0, 0, ['Adept']])
  })

  test('[827.3] several instances are abilities of their own with their own costs', () => {
    const s = duel({ base: ['Two Ways'], hand: ['Idle'], runes: { fury: 1 } })
    const listed = s.engine.legalActions(s.state).actions.filter(a => a.type === 'activate' && a.object === s.key('Two Ways'))
    expect(listed.map(a => (a.type === 'activate' ? a.ability : -1))).toEqual([0, 1])
    s.activate(0, 'Two Ways', 0).resolve()
    expect([times(s, 'Two Ways'), s.cards(0, 'hand')]).toEqual([1, ['Idle']])
  })

  test('[827.1.a] a legend can have it as well', () => {
    const s = duel({ legend: 'Crowned One', base: ['Might 1'], runes: { fury: 1 } })
    expect(s.might('Might 1')).toBe(1)
    s.activate(0, 'Crowned One').resolve()
    expect([times(s, 'Crowned One'), s.might('Might 1')]).toEqual([1, 2])
  })

  test('[827.4] whether something has Empower can be asked', () => {
    const s = duel({ base: ['Adept', 'Eager', 'Census of empower'] })
    expect([s.might('Adept'), s.might('Eager')]).toEqual([12, 2])
  })

  test('[827.1.c] a card with Empower needs its cost, and the keyword alone can not be given', () => {
    const faulty = (text: Parameters<typeof unitCard>[3]) => () =>
      createEngine({ cards: [unitCard('TST-E99', 'Faulty', { domains: [], energy: 0, might: 1 }, text)] })
    expect(faulty(keyword('empower'))).toThrow('the keyword empower needs a cost')
    expect(faulty(haveKeyword('empower', unit()))).toThrow("can't give the keyword empower")
  })
})

describe('828 Empowered', () => {
  test('[828.1] [828.1.c] [828.1.b.1] the text behind it is active exactly while the object has the status', () => {
    const s = duel({ base: ['Adept'], hand: ['Anoint', 'Humble'] })
    expect(s.might('Adept')).toBe(2)
    s.play(0, 'Anoint').resolve()
    expect(s.might('Adept')).toBe(4)
    s.play(0, 'Humble').resolve()
    expect(s.might('Adept')).toBe(2)
  })

  test('[828.1.d] [727.1.c.1.a] a trigger on becoming Empowered behind it triggers as that happens', () => {
    const s = duel({ base: ['Inner Eager'], hand: ['Anoint'] })
      .play(0, 'Anoint')
      .resolve()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })

  test('[727.1.c.1] [808.1.d.3] a Deathknell behind it is active if the unit was Empowered as it died', () => {
    const s = duel({
      base: [
        { card: 'Knell', empowered: 1 },
        { card: 'Knell', as: 'other' },
      ],
      hand: ['Smite', 'Smite'],
    })
    s.play(0, 'Smite', { targets: ['other'] }).resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
    s.play(0, 'Smite').resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[727.1.c.1] [383.2.c.2] so is what triggers on returning to a hand', () => {
    const s = duel({ base: [{ card: 'Parting', empowered: 1 }], hand: ['Bounce'] })
      .play(0, 'Bounce')
      .resolve()
    expect(s.cards(0, 'hand')).toEqual(['Parting', 'Filler'])
    const plain = duel({ base: ['Parting'], hand: ['Bounce'] })
      .play(0, 'Bounce')
      .resolve()
    expect(plain.cards(0, 'hand')).toEqual(['Parting'])
  })

  test('[727.1.c] [367] a replacement behind it applies only then', () => {
    const s = duel({ base: [{ card: 'Saved', empowered: 1 }], hand: ['Smite'] })
      .play(0, 'Smite')
      .resolve()
    expect(s.where('Saved')).toBe('base0')
    const plain = duel({ base: ['Saved'], hand: ['Smite'] })
      .play(0, 'Smite')
      .resolve()
    expect(plain.where('Saved')).toBe('trash')
  })

  test('[727.1.c.3] an activated ability behind it can be used only then', () => {
    const s = duel({ base: ['Trumpeter'], hand: ['Anoint'], runes: { fury: 1 } })
    expect(s.refuse(0, activate(s, 'Trumpeter')).rule).toBe('377.2.b')
    s.play(0, 'Anoint').resolve().activate(0, 'Trumpeter').resolve()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })

  test('[727.1.c.3.a] one that is on the chain already is not affected when the status goes', () => {
    const s = duel({ base: [{ card: 'Trumpeter', empowered: 1 }], runes: { fury: 1 } }, { hand: ['Humble'] })
    s.activate(0, 'Trumpeter').pass().play(1, 'Humble').resolve()
    expect([times(s, 'Trumpeter'), s.cards(0, 'hand').length]).toEqual([0, 1])
  })

  test('[828.2] [727.1.b.1] whether something has an Empowered ability can be asked, also while that is inactive', () => {
    const s = duel({ base: ['Adept', 'Eager', 'Trumpeter', 'Census of empowered'] })
    expect([s.might('Adept'), s.might('Eager'), s.might('Trumpeter')]).toEqual([12, 2, 12])
  })
})
