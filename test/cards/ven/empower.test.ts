/** Cards of Vendetta that Empower: Kayle and Sanction, and plain ones. */
import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

type Game = ReturnType<typeof arena>
const empower = (s: Game, name: string) => ({ type: 'activate', object: s.key(name), ability: 0 }) as const
const times = (s: Game, name: string): number => s.object(name).empowered

describe('VEN-032 Frostcoat Mother', () => {
  printed('VEN-032', 'Frostcoat Mother', { domains: ['calm'], energy: 3, might: 3, tags: ['Dog', 'Freljord'] })

  test('[827.1.c.3] its Empower costs 1 less for each rune of its controller, ready or not', () => {
    const s = arena({ players: [{ base: ['Frostcoat Mother'], runes: { calm: 5 }, exhaustedRunes: { calm: 2 } }, {}] })
    s.activate(0, 'Frostcoat Mother').resolve()
    expect([times(s, 'Frostcoat Mother'), s.might('Frostcoat Mother'), s.runes(0).ready]).toEqual([1, 6, 0])
  })

  test('runes of an opponent make nothing cheaper', () => {
    const s = arena({ players: [{ base: ['Frostcoat Mother'], runes: { calm: 5 } }, { runes: { calm: 9 } }] })
    expect(s.refuse(0, empower(s, 'Frostcoat Mother')).code).toBe('cannotPay')
  })

  test('six runes pay for six of the twelve, five do not for seven', () => {
    const s = arena({ players: [{ base: ['Frostcoat Mother'], runes: { calm: 6 } }, {}] })
    s.activate(0, 'Frostcoat Mother').resolve()
    expect(times(s, 'Frostcoat Mother')).toBe(1)
  })
})

describe('VEN-035 Sanction', () => {
  printed('VEN-035', 'Sanction', { domains: ['calm'], energy: 3, power: ['calm'], targets: [[1, 1]], timing: 'reaction' })

  const runes = { calm: 4 }
  const sanction = (s: Game, mode: number, unit: string): Game =>
    s.play(0, 'Sanction', { modes: [mode], targets: [unit] }).resolve()

  test('[441.1] [442.1] empowers a unit and disempowers it at the end of the turn', () => {
    const s = arena({ players: [{ hand: ['Sanction'], base: ['Frostcoat Mother', 'V2'], runes }, {}] })
    sanction(s, 0, 'Frostcoat Mother')
    expect([times(s, 'Frostcoat Mother'), s.might('Frostcoat Mother')]).toEqual([1, 6])
    s.endTurn().resolve()
    expect([times(s, 'Frostcoat Mother'), s.might('Frostcoat Mother')]).toEqual([0, 3])
  })

  test('disempowers a unit and empowers it at the end of the turn', () => {
    const s = arena({
      players: [{ hand: ['Sanction'], runes }, { base: [{ card: 'Frostcoat Mother', empowered: 1 }] }],
    })
    sanction(s, 1, 'Frostcoat Mother')
    expect([times(s, 'Frostcoat Mother'), s.might('Frostcoat Mother')]).toEqual([0, 3])
    s.endTurn().resolve()
    expect([times(s, 'Frostcoat Mother'), s.might('Frostcoat Mother')]).toEqual([1, 6])
  })

  test('[355.3] the second mode needs a unit that is Empowered', () => {
    const s = arena({ players: [{ hand: ['Sanction'], base: ['V2'], runes }, {}] })
    s.act(0, { type: 'play', card: s.key('Sanction') })
    expect(s.state.chain[0]!.modes).toEqual([0])
  })

  test('[441.1.c] a unit that is Empowered already gains nothing, and still loses it at the end of the turn', () => {
    const s = arena({ players: [{ hand: ['Sanction'], base: [{ card: 'Frostcoat Mother', empowered: 1 }], runes }, {}] })
    sanction(s, 0, 'Frostcoat Mother')
    expect(times(s, 'Frostcoat Mother')).toBe(1)
    s.endTurn().resolve()
    expect(times(s, 'Frostcoat Mother')).toBe(0)
  })

  test.each([
    ['what takes resolves first, then what gives', ['#1', '#0'], 1],
    ['what gives resolves first, then what takes', ['#0', '#1'], 0],
  ] as const)('[383.3.d] [442.1.a.1] two of them on one unit: %s', (_, order, count) => {
    const s = arena({
      players: [{ hand: ['Sanction', { card: 'Sanction', as: 'second' }], base: ['Frostcoat Mother'], runes: { calm: 8 } }, {}],
    })
    s.play(0, 'second', { modes: [0], targets: ['Frostcoat Mother'] }).resolve()
    sanction(s, 1, 'Frostcoat Mother')
    expect(times(s, 'Frostcoat Mother')).toBe(0)
    s.endTurn()
    expect([s.asked(), s.open().options.length]).toEqual(['triggers', 2])
    s.choose(...order).resolve()
    expect(times(s, 'Frostcoat Mother')).toBe(count)
  })

  test('[441.1.c] what was Empowered again in the meantime is not Empowered twice', () => {
    const s = arena({
      players: [{ hand: ['Sanction'], base: [{ card: 'Frostcoat Mother', empowered: 1 }], runes: { calm: 12 } }, {}],
    })
    sanction(s, 1, 'Frostcoat Mother')
    s.activate(0, 'Frostcoat Mother').resolve()
    expect(times(s, 'Frostcoat Mother')).toBe(1)
    s.endTurn().resolve()
    expect(times(s, 'Frostcoat Mother')).toBe(1)
  })

  test('[124] a unit that left and came back is another object: nothing is given back to it', () => {
    const s = arena({
      players: [{ hand: ['Sanction', 'Gust'], runes: { calm: 8, chaos: 1 } }, {}],
      battlefields: [{ units: { 0: [{ card: 'Frostcoat Mother', empowered: 1 }] } }, {}],
    })
    sanction(s, 1, 'Frostcoat Mother')
    s.play(0, 'Gust', { targets: ['Frostcoat Mother'] }).resolve()
    s.play(0, 'Frostcoat Mother', { place: 'base0' })
    expect([s.where('Frostcoat Mother'), times(s, 'Frostcoat Mother')]).toEqual(['base0', 0])
    s.endTurn().resolve()
    expect(times(s, 'Frostcoat Mother')).toBe(0)
  })

  test('[317.1] [317.2.b] [ruling:rj-a3] what survives only through its Might as Empowered dies at the end of the turn, before the heal', () => {
    const s = arena({ players: [{ hand: ['Sanction'], base: [{ card: 'Frostcoat Mother', damage: 0 }], runes }, {}] })
    sanction(s, 0, 'Frostcoat Mother')
    const damaged = s.engine.edit(s.state, draft => {
      const unit = draft.objects.find(o => o.def === 'VEN-032')!
      unit.damage = [{ amount: 4, player: 1, item: 0, sources: [] }]
    })
    s.state = damaged
    s.endTurn().resolve()
    expect(s.where('Frostcoat Mother')).toBe('trash')
  })

  test('[442.1] [441.1.c.1] a Kayle that is Empowered three times loses one of them for the turn', () => {
    const s = arena({ players: [{ hand: ['Sanction'], base: [{ card: 'Kayle, Justified', empowered: 3 }], runes }, {}] })
    sanction(s, 1, 'Kayle, Justified')
    expect([times(s, 'Kayle, Justified'), s.might('Kayle, Justified')]).toEqual([2, 7])
    s.endTurn().resolve()
    expect([times(s, 'Kayle, Justified'), s.might('Kayle, Justified')]).toEqual([3, 9])
  })

  test('[441.1.c.1] and gains one for the turn if she has room for it', () => {
    const s = arena({ players: [{ hand: ['Sanction'], base: [{ card: 'Kayle, Justified', empowered: 1 }], runes }, {}] })
    sanction(s, 0, 'Kayle, Justified')
    expect(times(s, 'Kayle, Justified')).toBe(2)
    s.endTurn().resolve()
    expect(times(s, 'Kayle, Justified')).toBe(1)
  })
})

describe('VEN-047 Apprentice Mage', () => {
  printed('VEN-047', 'Apprentice Mage', { domains: ['mind'], energy: 3, might: 3, tags: ['Bilgewater'] })

  test('[441.2.a] [827.2.a] predicts two as it becomes Empowered, by itself or by others', () => {
    const s = arena({ players: [{ base: ['Apprentice Mage'], runes: { mind: 2 } }, {}] })
    s.activate(0, 'Apprentice Mage').resolve()
    expect([s.asked(), s.might('Apprentice Mage')]).toEqual(['predict', 4])
    const other = arena({ players: [{ hand: ['Sanction'], base: ['Apprentice Mage'], runes: { calm: 4 } }, {}] })
    other.play(0, 'Sanction', { modes: [0], targets: ['Apprentice Mage'] }).resolve()
    expect(other.asked()).toBe('predict')
  })

  test('[441.1.c] does not predict if it was Empowered already', () => {
    const s = arena({
      players: [{ hand: ['Sanction'], base: [{ card: 'Apprentice Mage', empowered: 1 }], runes: { calm: 4 } }, {}],
    })
    s.play(0, 'Sanction', { modes: [0], targets: ['Apprentice Mage'] }).resolve()
    expect(s.asked()).toBe('main')
  })
})

describe('VEN-134 Kayle, Justified', () => {
  printed('VEN-134', 'Kayle, Justified', {
    domains: ['order'],
    energy: 3,
    might: 3,
    tags: ['Mount Targon', 'Kayle'],
    champion: 'Kayle',
  })

  test('[441.1.c.1] [827.1.c.1] [ruling:rj-12107] can be Empowered three times, each gives 2 Might; a fourth time is refused', () => {
    const s = arena({ players: [{ base: ['Kayle, Justified'], runes: { order: 12 } }, {}] })
    for (const n of [1, 2, 3]) {
      s.activate(0, 'Kayle, Justified').resolve()
      expect([times(s, 'Kayle, Justified'), s.might('Kayle, Justified')]).toEqual([n, 3 + 2 * n])
      expect(s.keyword('Kayle, Justified', 'deflect')).toBe(n === 3 ? 3 : 0)
      expect(s.keyword('Kayle, Justified', 'ganking')).toBe(n === 3 ? 1 : 0)
    }
    expect(s.refuse(0, empower(s, 'Kayle, Justified')).rule).toBe('377.2.b')
  })

  test('[809.1.c] [810.1.b] three times Empowered she moves between battlefields and is expensive to choose', () => {
    const at = (empowered: number): Game =>
      arena({
        players: [{ runes: { order: 3 } }, { hand: ['Sanction'], runes: { calm: 3 } }],
        battlefields: [{ units: { 0: [{ card: 'Kayle, Justified', empowered }] } }, {}],
      })
    const three = at(3)
    three.move(0, ['Kayle, Justified'], 'bf1').pass()
    expect(three.open().player).toBe(1)
    expect(three.refuse(1, { type: 'play', card: three.key('Sanction') }).code).toBe('noTargets')
    const two = at(2)
    expect(two.refuse(0, { type: 'move', units: [two.key('Kayle, Justified')], to: two.place('bf1') }).code).toBe(
      'badDestination',
    )
  })

  test('[442.1] [441.1.c.1] [ruling:rj-11752] disempowered once, she is Empowered twice', () => {
    const s = arena({
      players: [{ base: [{ card: 'Kayle, Justified', empowered: 3 }], hand: ['Sanction'], runes: { calm: 4, order: 3 } }, {}],
    })
    s.play(0, 'Sanction', { modes: [1], targets: ['Kayle, Justified'] }).resolve()
    expect([times(s, 'Kayle, Justified'), s.might('Kayle, Justified')]).toEqual([2, 7])
    expect([s.keyword('Kayle, Justified', 'deflect'), s.keyword('Kayle, Justified', 'ganking')]).toEqual([0, 0])
  })

  test('without her permission she stays at one', () => {
    const s = arena({ players: [{ base: ['Frostcoat Mother'], runes: { calm: 12 } }, {}] })
    s.activate(0, 'Frostcoat Mother').resolve()
    expect(s.refuse(0, empower(s, 'Frostcoat Mother')).rule).toBe('377.2.b')
  })
})

describe('VEN-153 Ambessa, Matriarch of War', () => {
  const legend = 'Ambessa, Matriarch of War'

  test('[441.2.a] becomes Empowered when her player empowers something else', () => {
    const s = arena({ players: [{ legend, base: ['Apprentice Mage'], runes: { mind: 2 } }, {}] })
    s.activate(0, 'Apprentice Mage').resolve()
    while (s.asked() !== 'main')
      s.asked() === 'priority'
        ? s.pass()
        : s.choose(
            ...s
              .options()
              .slice(0, s.open().min)
              .map((_, n) => `#${n}`),
          )
    expect(times(s, legend)).toBe(1)
  })

  test('not when an opponent does, even with a unit of hers', () => {
    const s = arena({
      turnPlayer: 1,
      players: [
        { legend, base: ['Frostcoat Mother'] },
        { hand: ['Sanction'], runes: { calm: 4 } },
      ],
    })
    s.play(1, 'Sanction', { modes: [0], targets: ['Frostcoat Mother'] }).resolve()
    expect([times(s, 'Frostcoat Mother'), times(s, legend)]).toEqual([1, 0])
  })

  test('[203.3] her ability is paid with the status: without it she can not use it', () => {
    const s = arena({
      players: [{ legend: { card: legend, empowered: 1 }, base: [{ card: 'V2', exhausted: true }], runes: { body: 2 } }, {}],
    })
    s.activate(0, legend).resolve()
    expect([times(s, legend), s.isExhausted('V2'), s.runes(0).all]).toEqual([0, false, 1])
    const idle = arena({ players: [{ legend, base: [{ card: 'V2', exhausted: true }], runes: { body: 2 } }, {}] })
    expect(idle.refuse(0, empower(idle, legend)).code).toBe('noTargets')
  })
})
