/** Cards with Repeat, of Spiritforged and Unleashed. */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../../src/cards'
import { Zone } from '../../../src/state/types'
import { arena, printed } from '../../fixtures/cards'

describe('SFD-034 Feral Strength', () => {
  printed('SFD-034', 'Feral Strength', { domains: ['calm'], energy: 2, targets: [[1, 1]], timing: 'reaction' })

  const cast = (calm: number, pay: boolean[], targets: string[]) =>
    arena({ players: [{ hand: ['Feral Strength'], base: ['V1', 'V2'], runes: { calm } }, {}] })
      .play(0, 'Feral Strength', { pay, targets })
      .resolve()

  test('[820.2.a] repeated it strengthens two units, or one twice', () => {
    const two = cast(4, [true], ['V1', 'V2'])
    expect([two.might('V1'), two.might('V2'), two.runes(0).ready]).toEqual([3, 4, 0])
    const one = cast(4, [true], ['V1', 'V1'])
    expect([one.might('V1'), one.might('V2')]).toEqual([5, 2])
  })

  test('[820.1.c.1] with three runes it can not be repeated', () => {
    const s = cast(3, [], ['V1'])
    expect([s.might('V1'), s.runes(0).ready]).toEqual([3, 1])
    s.endTurn()
    expect(s.might('V1')).toBe(1)
  })
})

describe('SFD-077 Rocket Barrage', () => {
  printed('SFD-077', 'Rocket Barrage', { domains: ['mind'], energy: 4, power: ['mind'], targets: [[1, 1]] })

  const ready = () =>
    arena({
      players: [{ hand: ['Rocket Barrage'], runes: { mind: 8 } }, { base: ['V9'] }],
      battlefields: [{ units: { 1: ['V2'] } }, {}],
    })

  test('[820.2.a] repeated it deals 4 twice, to units in bases only', () => {
    const s = ready().play(0, 'Rocket Barrage', { pay: [true] })
    s.resolve()
    expect([s.damage('V9'), s.damage('V2'), s.runes(0).all]).toEqual([8, 0, 6])
  })

  test('[820.1.b] not repeated it deals 4', () => {
    const s = ready()
      .play(0, 'Rocket Barrage', { pay: [false] })
      .resolve()
    expect(s.damage('V9')).toBe(4)
  })
})

describe('UNL-017 Square Up', () => {
  printed('UNL-017', 'Square Up', { domains: ['fury'], energy: 4, targets: [[1, 1]] })

  test('[820.1.c] [807.2] repeated by a discard, the values on one unit are summed', () => {
    const s = arena({ players: [{ hand: ['Square Up', 'V5'], base: ['V1', 'V2'], runes: { fury: 4 } }, {}] })
    s.play(0, 'Square Up', { pay: [true], targets: ['V1', 'V1'], costs: [['V5']] }).resolve()
    expect([s.keyword('V1', 'assault'), s.cards(0, 'hand'), s.cards(0, 'trash').length]).toEqual([8, [], 2])
  })

  test('[203.3] with an empty hand there is nothing to repeat it with', () => {
    const s = arena({ players: [{ hand: ['Square Up'], base: ['V1', 'V2'], runes: { fury: 4 } }, {}] })
    s.play(0, 'Square Up', { targets: ['V1'] }).resolve()
    expect(s.keyword('V1', 'assault')).toBe(4)
  })
})

describe('SFD-078 Temporal Portal', () => {
  const table = (
    hand: readonly string[],
    more: {
      runes?: Readonly<Record<string, number>>
      exhausted?: Readonly<Record<string, number>>
      base?: readonly string[]
      front?: readonly string[]
      trash?: readonly string[]
    } = {},
  ) =>
    arena({
      players: [
        {
          hand,
          base: ['Temporal Portal', ...(more.base ?? [])],
          trash: more.trash ?? [],
          runes: more.runes ?? { calm: 9 },
          exhaustedRunes: more.exhausted ?? {},
        },
        { base: ['V5'], hand: ['Meditation'], runes: { calm: 5 } },
      ],
      battlefields: [{ units: { 1: more.front ?? ['V3'] } }, {}],
    })
  type Game = ReturnType<typeof table>
  const finish = (s: Game) => {
    while (s.asked() === 'runeOrder' || s.open().kind === 'pay') {
      if (s.open().kind === 'pay') s.plan(0)
      else s.choose(...s.open().options.map((_, n) => `#${n}`))
    }
    return s
  }
  const open = (s: Game, portal = 'Temporal Portal') => finish(s.activate(0, portal)).resolve()
  const begin = (s: Game, name: string) => {
    const mine = s.state.objects.filter(o => o.owner === 0 && s.cardName(o.key) === name)
    const card = mine.find(o => o.zone === Zone.Hand) ?? mine.find(o => o.zone === Zone.Trash)!
    return s.act(0, { type: 'play', card: card.key })
  }

  test('has its printed facts', () => {
    const card = allCards.find(c => c.id === 'SFD-078')!
    expect(card).toMatchObject({ name: 'Temporal Portal', types: ['gear'], domains: ['mind'], energy: 3, power: [], tags: [] })
  })

  test('[206] [820.1.c] its Repeat costs what the spell costs, Power and all', () => {
    const exact = (ready: number, exhausted: number) =>
      begin(open(table(['Falling Star'], { runes: { fury: ready + exhausted }, base: ['V9'] })), 'Falling Star')
    // One rune goes for the Portal. Falling Star costs {2}{fury}{fury}; four Energy and four Power are needed in all.
    const s = exact(5, 0)
    expect(s.asked()).toBe('optionalCost')
    s.confirm(true)
    for (const name of ['V9', 'V9', 'V5', 'V5']) s.choose(name)
    finish(s)
    expect(s.runes(0)).toEqual({ ready: 0, all: 0 })
    s.resolve()
    expect([s.damage('V9'), s.cards(1, 'trash')]).toEqual([6, ['V5']])
    expect(exact(4, 0).asked()).toBe('target')
  })

  test('it exhausts and costs one Power', () => {
    const s = open(table(['Confront']))
    expect([s.isExhausted('Temporal Portal'), s.runes(0).all]).toEqual([true, 8])
    expect(s.refuse(0, { type: 'activate', object: s.key('Temporal Portal'), ability: 0 }).code).toBe('cannotPay')
  })

  test('[391] for the next spell only, whether it is paid or not', () => {
    for (const pay of [true, false]) {
      const s = open(table(['Confront', 'Confront']))
      finish(s.play(0, 'Confront', { pay: [pay] })).resolve()
      expect(s.cards(0, 'hand')).toHaveLength(pay ? 3 : 2)
      finish(begin(s, 'Confront'))
      expect(s.asked()).toBe('priority')
    }
  })

  test('[391] [358.5] a play that is taken back was none', () => {
    const s = open(table(['Feral Strength']))
    begin(s, 'Feral Strength').confirm(true).confirm(true)
    expect(s.asked()).toBe('target')
    s.act(0, { type: 'cancel' })
    begin(s, 'Feral Strength').confirm(false)
    expect(s.asked()).toBe('optionalCost')
  })

  test('[391] neither a unit nor an opponent plays the next spell', () => {
    const s = open(table(['Stalwart Poro', 'Confront']))
    finish(begin(s, 'Stalwart Poro'))
    while (s.asked() === 'place') finish(s.choose('base0'))
    begin(s, 'Confront')
    expect(s.asked()).toBe('optionalCost')
    const other = open(table(['Feral Strength', 'Confront']))
    finish(other.play(0, 'Feral Strength', { pay: [false, false], targets: ['V5'] }))
    other.pass()
    other.act(1, { type: 'play', card: other.key('Meditation') })
    expect(other.asked()).toBe('optionalCost') // the one of Meditation itself: V5 could be exhausted
    finish(other.confirm(false))
    expect(other.asked()).toBe('priority')
  })

  test('[390.4] it is over with the turn', () => {
    const s = open(table(['Confront'])).endTurn()
    s.endTurn()
    finish(begin(s, 'Confront'))
    expect(s.asked()).toBe('priority')
  })

  test('[820.3] two of them give two', () => {
    const two = arena({
      players: [
        {
          hand: ['Confront', 'Confront'],
          base: [
            { card: 'Temporal Portal', as: 'one' },
            { card: 'Temporal Portal', as: 'two' },
          ],
          runes: { calm: 12 },
        },
        {},
      ],
    })
    open(open(two, 'one'), 'two')
    finish(two.play(0, 'Confront', { pay: [true, true] })).resolve()
    expect(two.cards(0, 'hand')).toHaveLength(4)
    finish(begin(two, 'Confront'))
    expect(two.asked()).toBe('priority')
  })

  test('[392] the Portal itself may be gone by then', () => {
    const s = open(table(['Brittle Steel', 'Confront'], { runes: { fury: 12 } }))
    finish(s.play(0, 'Brittle Steel', { pay: [false], targets: ['Temporal Portal'] })).resolve()
    expect(s.where('Temporal Portal')).toBe('trash')
    finish(begin(s, 'Confront'))
    expect(s.asked()).toBe('priority')
    const before = open(table(['Brittle Steel'], { runes: { fury: 12 } }))
    before.play(0, 'Brittle Steel', { pay: [true], targets: ['Temporal Portal', 'Temporal Portal'] })
    finish(before).resolve()
    expect(before.where('Temporal Portal')).toBe('trash')
  })

  test('[ruling:vegas-hidden-blade-repeat] [359.3.e.14.a] both executions choose the same unit: two cards in all', () => {
    const s = open(table(['Hidden Blade'], { runes: { order: 6 } }))
    begin(s, 'Hidden Blade').confirm(true)
    if (s.asked() === 'target') s.choose('V3').choose('V3')
    finish(s).resolve()
    // Meditation was there before.
    expect([s.cards(1, 'trash'), s.cards(1, 'hand').length]).toEqual([['V3'], 3])
  })

  test('[206] [829.1.c.1] of a spell from the trash it is the printed cost, not the one of Flow', () => {
    const s = open(table([], { trash: ['Brittle Steel'], base: ['Long Sword'], runes: { fury: 7 }, exhausted: { fury: 2 } }))
    // {4}{fury} for Flow and {2}{fury} for Repeat.
    const { ready, all } = s.runes(0)
    begin(s, 'Brittle Steel').confirm(true)
    s.choose('Long Sword').choose('Temporal Portal')
    finish(s)
    expect([ready - s.runes(0).ready, all - s.runes(0).all]).toEqual([6, 2])
    s.resolve()
    expect([s.cards(0, 'banishment'), s.where('Long Sword'), s.where('Temporal Portal')]).toEqual([
      ['Brittle Steel'],
      'trash',
      'trash',
    ])
  })

  test('[356.4.d] a discount on the spell is for the whole cost', () => {
    const s = arena({
      players: [{ hand: ['Confront'], base: ['Temporal Portal'], runes: { calm: 4 } }, {}],
      battlefields: [{ units: { 0: ['Eager Apprentice'] } }, {}],
    })
    open(s)
    begin(s, 'Confront').confirm(true)
    finish(s)
    // 2 + 2 - 1
    expect([s.asked(), s.runes(0).ready]).toEqual(['priority', 0])
  })
})
