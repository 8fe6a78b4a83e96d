import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('VEN-113 Kennen, Storm of Shuriken', () => {
  printed('VEN-113', 'Kennen, Storm of Shuriken', {
    domains: ['chaos'],
    energy: 3,
    power: ['chaos'],
    might: 4,
    tags: ['Yordle', 'Kennen', 'Ionia'],
    champion: 'Kennen',
  })

  const ready = (
    trash: readonly string[],
    more: {
      runes?: Readonly<Record<string, number>>
      theirs?: readonly string[]
      base?: readonly string[]
      front?: readonly string[]
      hand?: readonly string[]
    } = {},
  ) =>
    arena({
      players: [
        {
          base: ['Kennen, Storm of Shuriken', ...(more.base ?? [])],
          hand: more.hand ?? [],
          trash,
          runes: more.runes ?? { fury: 6 },
        },
        { trash: more.theirs ?? [], base: ['V5'] },
      ],
      battlefields: [{}, { units: { 0: more.front ?? [] } }],
    })
  type Game = ReturnType<typeof ready>
  const conquer = (s: Game) => s.move(0, ['Kennen, Storm of Shuriken'], 'bf0').close()
  const play = (s: Game, name: string) => ({ type: 'play', card: s.key(name) }) as const
  const finish = (s: Game) => {
    while (s.asked() === 'runeOrder' || s.open().kind === 'pay') {
      if (s.open().kind === 'pay') s.plan(0)
      else s.choose(...s.open().options.map((_, n) => `#${n}`))
    }
    return s
  }

  test('[440] played, it burns two of your cards', () => {
    const s = arena({
      players: [{ hand: ['Kennen, Storm of Shuriken'], deck: ['Gust', 'V2', 'V3'], runes: { chaos: 3 } }, {}],
    })
    finish(s.act(0, play(s, 'Kennen, Storm of Shuriken')))
    while (s.asked() === 'place') finish(s.choose('base0'))
    s.resolve()
    expect(s.cards(0, 'trash').sort()).toEqual(['Gust', 'V2'])
  })

  test('[355.9.a] it chooses a spell in your trash: no unit, and none in another trash', () => {
    const s = conquer(ready(['Falling Star', 'Gust', 'V1'], { theirs: ['Flash'] }))
    expect([s.asked(), s.options().sort()]).toEqual(['target', ['Falling Star', 'Gust']])
    const none = conquer(ready(['V1'], { theirs: ['Flash'] }))
    expect([none.asked(), none.state.chain]).toEqual(['main', []])
  })

  test('[829.1.b] [206] the spell is played from the trash for what it costs, then banished', () => {
    const s = conquer(ready(['Falling Star'])).resolve()
    expect(s.engine.legalActions(s.state).actions).toContainEqual(play(s, 'Falling Star'))
    finish(s.play(0, 'Falling Star', { targets: ['V5', 'V5'] }))
    expect([s.runes(0).all, s.asked()]).toEqual([4, 'priority'])
    s.resolve()
    expect([s.where('V5'), s.cards(0, 'trash'), s.cards(0, 'banishment')]).toEqual(['trash', [], ['Falling Star']])
  })

  test('[829.1.c.1] without the Power it costs, it is not', () => {
    const s = conquer(ready(['Falling Star'], { runes: { calm: 6 } })).resolve()
    expect(['cannotPay', 'noTargets']).toContain(s.refuse(0, play(s, 'Falling Star')).code)
  })

  test('[390.4] not before, and not in a later turn', () => {
    const s = ready(['Falling Star'])
    expect(s.refuse(0, play(s, 'Falling Star')).rule).toBe('419.1.a')
    conquer(s).resolve().endTurn()
    s.endTurn().resolve()
    expect(s.refuse(0, play(s, 'Falling Star')).rule).toBe('419.1.a')
  })

  test('[829.1.c.3] a spell with a Flow of its own can be played for either', () => {
    const s = conquer(ready(['Brittle Steel'], { runes: { fury: 6 }, base: ['Long Sword'] })).resolve()
    s.act(0, play(s, 'Brittle Steel'))
    expect(s.open().options).toMatchObject([
      { kind: 'cost', cost: 0, energy: 4, power: 1 },
      { kind: 'cost', cost: 1, energy: 2, power: 1 },
    ])
    finish(s.choose('cost 1'))
    s.resolve()
    expect([s.where('Long Sword'), s.cards(0, 'banishment')]).toEqual(['trash', ['Brittle Steel']])
  })

  test('[356.4] [829.1.c.1] it is a base cost: discounts apply to it', () => {
    const s = conquer(ready(['Confront'], { runes: { fury: 1 }, front: ['Eager Apprentice'] })).resolve()
    finish(s.act(0, play(s, 'Confront'))).resolve()
    expect([s.runes(0).ready, s.cards(0, 'hand').length]).toEqual([0, 1])
  })

  test('[820.3] [829.1.b] Repeat of the Portal comes on top', () => {
    const s = ready(['Confront'], { runes: { fury: 6 }, base: ['Temporal Portal'] })
    finish(s.activate(0, 'Temporal Portal')).resolve()
    conquer(s).resolve()
    finish(s.act(0, play(s, 'Confront')).confirm(true)).resolve()
    expect([s.cards(0, 'hand').length, s.cards(0, 'banishment')]).toEqual([2, ['Confront']])
  })

  test('[829.1.b.2] a Reaction is one from the trash as well, another spell is not', () => {
    const s = ready(['Gust', 'Falling Star'], { runes: { chaos: 6 }, hand: ['Meditation'], front: ['V2'] })
    conquer(s).choose('Gust').resolve()
    finish(s.play(0, 'Meditation', { pay: [false] }))
    expect(s.refuse(0, play(s, 'Falling Star')).code).toBe('notYours')
    finish(s.play(0, 'Gust', { targets: ['V2'] }))
    expect(s.state.chain).toHaveLength(2)
    s.resolve()
    expect(s.cards(0, 'hand')).toContain('V2')
  })
})
