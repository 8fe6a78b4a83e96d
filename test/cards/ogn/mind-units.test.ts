import { describe, expect, test } from 'vitest'
import { arena, onlyItself, printed } from '../../fixtures/cards'

describe('OGN-084 Eager Apprentice', () => {
  printed('OGN-084', 'Eager Apprentice', { domains: ['mind'], energy: 3, might: 3, tags: ['Piltover'] })

  const costs = (apprentices: number, place: 'bf' | 'base', card: string) => {
    const units = Array.from({ length: apprentices }, () => 'Eager Apprentice')
    const s = arena({
      players: [{ hand: [card], base: place === 'base' ? units : [] }, {}],
      battlefields: [{ units: { 0: place === 'bf' ? units : [] } }, {}],
    })
    return s.engine.read(s.state).cost(s.key(card)).energy
  }

  test.each([
    ['Singularity', 0, 'bf', 6],
    ['Singularity', 1, 'base', 6],
    ['Singularity', 1, 'bf', 5],
    ['Singularity', 2, 'bf', 4],
    ['Meditation', 1, 'bf', 1],
    ['Meditation', 2, 'bf', 1],
    ['Meditation', 3, 'bf', 1],
    ['Stupefy', 1, 'bf', 1],
    ['Mega-Mech', 1, 'bf', 7],
  ] as const)('%s with %i of them in a %s costs %i', (card, count, place, energy) => {
    expect(costs(count, place, card)).toBe(energy)
  })

  test('the lower cost is what is paid, one rune less is refused', () => {
    const at = (mind: number) =>
      arena({
        players: [{ hand: ['Falling Comet'], runes: { mind } }, {}],
        battlefields: [{ units: { 0: ['Eager Apprentice'] } }, { units: { 1: ['V9'] } }],
      })
    const s = at(4)
    s.play(0, 'Falling Comet', { targets: ['V9'] })
    expect(s.runes(0).ready).toBe(0)
    expect(s.state.chain).toHaveLength(1)
    const poor = at(3)
    expect(poor.refuse(0, { type: 'play', card: poor.key('Falling Comet') }).code).toBe('noTargets')
  })

  test('does not touch the Power', () => {
    const s = arena({
      players: [{ hand: ['Singularity'], runes: { mind: 5 } }, {}],
      battlefields: [{ units: { 0: ['Eager Apprentice'] } }, {}],
    })
    s.play(0, 'Singularity', { targets: [[]] })
    expect(s.runes(0)).toEqual({ ready: 0, all: 3 })
  })

  test('does not help the opponent', () => {
    const s = arena({
      players: [{}, { hand: ['Meditation'], runes: { calm: 1 } }],
      battlefields: [{ units: { 0: ['Eager Apprentice'] } }, {}],
      turnPlayer: 1,
    })
    expect(s.refuse(1, { type: 'play', card: s.key('Meditation') }).code).toBe('cannotPay')
  })

  test('helps again as soon as it arrives, in the showdown that its move opened', () => {
    const s = arena({ players: [{ base: ['Eager Apprentice'], hand: ['Meditation'], runes: { calm: 1 } }, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Meditation') }).code).toBe('cannotPay')
    s.move(0, ['Eager Apprentice'], 'bf0')
    s.play(0, 'Meditation', { pay: [false] }).resolve()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[ruling:rj-8817] two of them take 2 off Singularity', () => {
    const s = arena({
      players: [{ hand: ['Singularity'], runes: { mind: 4 } }, {}],
      battlefields: [{ units: { 0: ['Eager Apprentice', 'Eager Apprentice'] } }, {}],
    })
    s.play(0, 'Singularity', { targets: [[]] })
    expect(s.runes(0)).toEqual({ ready: 0, all: 2 })
  })
})

describe('OGN-087 Lecturing Yordle', () => {
  printed('OGN-087', 'Lecturing Yordle', { domains: ['mind'], energy: 3, might: 2, tags: ['Yordle', 'Bandle City'] })
  onlyItself('Lecturing Yordle', 'play')

  test('draws 1 when it is played', () => {
    const s = arena({ players: [{ hand: ['Lecturing Yordle'], runes: { mind: 3 } }, {}] })
    s.play(0, 'Lecturing Yordle', { place: 'base0' })
    expect(s.cards(0, 'hand')).toEqual([]) // the trigger waits on the chain
    s.resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
    expect(s.cards(1, 'hand')).toEqual([])
  })

  test('does not draw again when it moves', () => {
    const s = arena({ players: [{ base: ['Lecturing Yordle'] }, {}] })
    s.move(0, ['Lecturing Yordle'], 'bf0').close().quiet()
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[815.1.b] damage goes to it before units without Tank', () => {
    const s = arena({ players: [{ base: ['V4'] }, {}], battlefields: [{ units: { 1: ['V3', 'Lecturing Yordle'] } }, {}] })
    s.move(0, ['V4'], 'bf0').close()
    // 2 on the Yordle, the rest on V3: nothing else is allowed, so nobody is asked.
    s.quiet()
    expect(s.where('Lecturing Yordle')).toBe('trash')
    expect(s.where('V3')).toBe('bf0')
  })

  test('[ruling:rj-8895] draws though it is returned to hand in answer', () => {
    const s = arena({
      players: [
        { hand: ['Lecturing Yordle'], runes: { mind: 3 } },
        { hand: ['Gust'], runes: { chaos: 1 } },
      ],
      battlefields: [{ units: { 0: ['V5'] } }, {}],
    })
    s.play(0, 'Lecturing Yordle', { place: 'bf0' }).pass()
    s.play(1, 'Gust', { targets: ['Lecturing Yordle'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand').sort()).toEqual(['Filler', 'Lecturing Yordle'])
  })
})

describe('OGN-088 Mega-Mech', () => {
  printed('OGN-088', 'Mega-Mech', { domains: ['mind'], energy: 7, might: 8, tags: ['Mech', 'Bandle City'] })

  test('7 damage leave it alive, 8 do not', () => {
    for (const [enemy, where] of [
      ['V7', 'bf0'],
      ['V8', 'trash'],
    ] as const) {
      const s = arena({ players: [{ base: ['Mega-Mech'] }, {}], battlefields: [{ units: { 1: [enemy] } }, {}] })
      s.move(0, ['Mega-Mech'], 'bf0').close().quiet()
      expect(s.where('Mega-Mech')).toBe(where)
      expect(s.where(enemy)).toBe('trash')
    }
  })
})

describe('OGN-103 Ravenbloom Student', () => {
  printed('OGN-103', 'Ravenbloom Student', { domains: ['mind'], energy: 2, might: 2, tags: ['Noxus'] })

  test('[419.4.a] gets +1 after an own spell has resolved, not when it is put on the chain', () => {
    const s = arena({ players: [{ hand: ['Meditation'], base: ['Ravenbloom Student'], runes: { calm: 2 } }, {}] })
    s.play(0, 'Meditation', { pay: [false] })
    expect(s.state.chain).toHaveLength(1)
    s.pass(2)
    expect(s.cards(0, 'trash')).toEqual(['Meditation'])
    expect(s.might('Ravenbloom Student')).toBe(2)
    s.resolve().quiet()
    expect(s.might('Ravenbloom Student')).toBe(3)
  })

  test('counts every spell, until the end of the turn', () => {
    const s = arena({
      players: [{ hand: ['Stupefy', 'Stupefy', 'Mobilize'], base: ['Ravenbloom Student'], runes: { mind: 4 } }, { base: ['V9'] }],
    })
    s.play(0, 'Stupefy', { targets: ['V9'] }).resolve()
    s.play(0, 'Stupefy', { targets: ['V9'] }).resolve()
    s.play(0, 'Mobilize').resolve().quiet()
    expect(s.might('Ravenbloom Student')).toBe(5)
    s.endTurn()
    expect(s.might('Ravenbloom Student')).toBe(2)
  })

  test('does not count units or the spells of others', () => {
    const s = arena({
      players: [
        { hand: ['Daring Poro'], base: ['Ravenbloom Student'], runes: { order: 2 } },
        { hand: ['Stupefy'], base: ['V9'], runes: { mind: 1 } },
      ],
    })
    s.play(0, 'Daring Poro', { place: 'base0' }).quiet()
    s.endTurn()
    s.play(1, 'Stupefy', { targets: ['V9'] })
      .resolve()
      .quiet()
    expect(s.might('Ravenbloom Student')).toBe(2)
  })

  test('two of them both grow', () => {
    const s = arena({
      players: [
        {
          hand: ['Mobilize'],
          base: [
            { card: 'Ravenbloom Student', as: 'a' },
            { card: 'Ravenbloom Student', as: 'b' },
          ],
          runes: { body: 2 },
        },
        {},
      ],
    })
    s.play(0, 'Mobilize').resolve()
    expect(s.asked()).toBe('triggers')
    s.choose('#1', '#0').resolve().quiet()
    expect([s.might('a'), s.might('b')]).toEqual([3, 3])
  })

  test('[ruling:rj-7066] does not trigger for the Gust that returned it', () => {
    const s = arena({
      players: [{ hand: ['Gust'], runes: { chaos: 1 } }, {}],
      battlefields: [{ units: { 0: ['Ravenbloom Student'] } }, {}],
    })
    s.play(0, 'Gust', { targets: ['Ravenbloom Student'] })
      .pass(2)
      .quiet()
    expect(s.where('Ravenbloom Student')).toBe('hand')
  })

  test.each([
    [1, true],
    [2, false],
  ])('after %i spells a Gust can choose it: %s', (spells, can) => {
    const s = arena({
      players: [
        { hand: ['Mobilize', 'Mobilize', 'Mobilize'], runes: { body: 6 } },
        { hand: ['Gust'], runes: { chaos: 1 } },
      ],
      battlefields: [{ units: { 0: ['Ravenbloom Student'] } }, {}],
    })
    for (let n = 0; n < spells; n++) s.play(0, 'Mobilize').resolve()
    s.play(0, 'Mobilize').pass()
    expect(s.engine.apply(s.state, 1, { type: 'play', card: s.key('Gust') }).ok).toBe(can)
  })
})
