import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('SFD-173 Soraka, Wanderer', () => {
  test('[370.4 ex1] [ruling:rj-12381] she saves what dies together with her, and dies', () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [
        {
          units: {
            0: [
              { card: 'Soraka, Wanderer', damage: 4 },
              { card: 'V2', damage: 2 },
            ],
          },
        },
        {},
      ],
    })
    expect([s.where('V2'), s.isExhausted('V2'), s.damage('V2'), s.where('Soraka, Wanderer')]).toEqual(['base0', true, 0, 'trash'])
    s.quiet()
  })

  test('neither an equal nor one elsewhere is saved, nor one of an opponent', () => {
    const s = arena({
      players: [{ base: [{ card: 'V1', damage: 1 }] }, {}],
      battlefields: [
        { units: { 0: ['Soraka, Wanderer', { card: 'V4', damage: 4 }, { card: 'V3', damage: 3 }] } },
        { units: { 1: [{ card: 'V2', damage: 2 }] } },
      ],
    })
    expect([s.where('V1'), s.where('V4'), s.where('V3'), s.where('V2')]).toEqual(['trash', 'trash', 'base0', 'trash'])
  })

  test('[ruling:rj-11248] "here" works in a base', () => {
    const s = arena({ players: [{ base: ['Soraka, Wanderer', { card: 'V2', damage: 2 }] }, {}] })
    expect([s.where('V2'), s.isExhausted('V2'), s.damage('V2')]).toEqual(['base0', true, 0])
  })

  test('[826.4] she must be assigned combat damage last, and saves in the middle of the combat', () => {
    const s = arena({
      players: [{ base: ['V4'] }, {}],
      battlefields: [{ units: { 1: ['Soraka, Wanderer', 'V3', 'V2'] } }, {}],
    })
    s.move(0, ['V4'], 'bf0').pass(2)
    expect(s.refuseAssign({ 'Soraka, Wanderer': 4 }).rule).toBe('465.2.c.6')
    s.assign({ V3: 3, V2: 1 })
    expect([s.where('V3'), s.isExhausted('V3'), s.where('V2'), s.where('V4')]).toEqual(['base1', true, 'bf0', 'trash'])
    s.quiet()
  })

  test('[370.2] [372] with an Hourglass the controller of the unit orders the two effects', () => {
    const s = arena({
      players: [{ base: ["Zhonya's Hourglass"] }, {}],
      battlefields: [{ units: { 0: ['Soraka, Wanderer', { card: 'V2', damage: 2 }] } }, {}],
    })
    expect([s.asked(), s.open().player]).toEqual(['replacement', 0])
    s.choose('Soraka, Wanderer')
    expect([s.where("Zhonya's Hourglass"), s.where('V2')]).toEqual(['base0', 'base0'])
    s.quiet()
  })

  test('[373] [373.2] two simultaneous deaths, three effects: each saves what it may', () => {
    const start = () =>
      arena({
        players: [{ base: ["Zhonya's Hourglass"], legend: 'Sett, The Boss', runes: { body: 1 } }, {}],
        battlefields: [
          {
            units: {
              0: [
                { card: 'Soraka, Wanderer', damage: 4 },
                { card: 'V2', buffed: true, damage: 3 },
              ],
            },
          },
          {},
        ],
      })
    // Soraka is not buffed, so only the Hourglass can save her.
    const s = start()
    expect(s.asked()).toBe('replacement')
    s.choose('Soraka, Wanderer')
    while (s.asked() === 'replacement' || s.asked() === 'replacedEvent') s.choose('#0')
    expect([s.where('V2'), s.where('Soraka, Wanderer'), s.where("Zhonya's Hourglass")]).toEqual(['base0', 'base0', 'trash'])
    s.quiet()
    const t = start()
    t.choose("Zhonya's Hourglass")
    expect(t.asked()).toBe('replacedEvent')
    t.choose('V2')
    expect([t.where('V2'), t.might('V2'), t.where('Soraka, Wanderer')]).toEqual(['base0', 3, 'trash'])
    t.quiet()
  })
})

describe('SFD-060 Tianna Crownguard', () => {
  const field = (points = 0) =>
    arena({
      players: [{ base: ['V3'], points }, {}],
      battlefields: [{}, { units: { 1: ['Tianna Crownguard'] } }],
    })

  test('[054.1] [ruling:rj-8447] opponents conquer without gaining the point', () => {
    const s = field()
    s.move(0, ['V3'], 'bf0').pass(2)
    expect([s.controller('bf0'), s.points(0)]).toEqual([0, 0])
    expect(s.events.some(e => e.type === 'conquer' && e.object === 0)).toBe(true)
    expect(s.events.some(e => e.type === 'gainPoints')).toBe(false)
  })

  test('[471.1.b.1] [ruling:rj-10498,sfaq-tianna-conquer] the card in place of the final point is drawn all the same', () => {
    const s = field(7)
    s.move(0, ['V3'], 'bf0').pass(2)
    expect([s.points(0), s.cards(0, 'hand').length]).toEqual([7, 1])
  })

  test('[470] [ruling:rj-8452] a hold without a point has scored the battlefield all the same', () => {
    const s = arena({
      players: [{}, { base: ['V9'] }],
      battlefields: [{ units: { 0: ['V3'] } }, { units: { 1: ['Tianna Crownguard'] } }],
      turnPlayer: 1,
    })
    s.endTurn()
    expect([s.points(0), s.state.players[0]!.scored]).toEqual([0, [2]])
    expect(s.events.some(e => e.type === 'hold' && e.player === 0)).toBe(true)
  })

  test('[431.2.c] [ruling:rj-6556] neither does an opponent get the point of a burn out; her controller does', () => {
    const burn = (deckless: 0 | 1) =>
      arena({
        players: [0, 1].map(p => ({
          deck: p === deckless ? [] : ['V1', 'V2', 'V3', 'V4'],
          trash: p === deckless ? ['V5', 'V6', 'V7'] : [],
        })),
        battlefields: [{}, { units: { 1: ['Tianna Crownguard'] } }],
        turnPlayer: deckless === 0 ? 1 : 0,
      }).endTurn()
    expect([burn(0).points(0), burn(0).points(1)]).toEqual([0, 1])
    const s = burn(1)
    expect([s.points(0), s.cards(1, 'hand').length]).toEqual([0, 1])
  })

  test('in a base she forbids nothing, and her controller and his points are not concerned', () => {
    const s = arena({ players: [{ base: ['V3'] }, { base: ['Tianna Crownguard'] }], battlefields: [{}, {}] })
    s.move(0, ['V3'], 'bf0').pass(2)
    expect(s.points(0)).toBe(1)
    const t = arena({ players: [{}, {}], battlefields: [{}, { units: { 1: ['Tianna Crownguard'] } }] })
    t.endTurn()
    expect(t.points(1)).toBe(1)
  })
})

describe('SFD-209 Forgotten Monument', () => {
  const monument = (turns: number) =>
    arena({ players: [{ base: ['V3'], turns }, {}], battlefields: [{ card: 'Forgotten Monument' }, {}] })

  test('[054.1] [ruling:sfaq-forgotten-monument] before the third turn control is established and nothing is scored', () => {
    const s = monument(2)
    s.move(0, ['V3'], 'bf0').pass(2)
    expect([s.controller('bf0'), s.points(0), s.state.players[0]!.scored]).toEqual([0, 0, []])
    expect(s.events.some(e => e.type === 'conquer')).toBe(false)
  })

  test('from the third turn on it is scored', () => {
    const s = monument(3)
    s.move(0, ['V3'], 'bf0').pass(2)
    expect([s.controller('bf0'), s.points(0)]).toEqual([0, 1])
  })

  test('each player counts his own turns, and a hold is no scoring either', () => {
    const hold = (turns: number) =>
      arena({
        players: [{ turns: 9 }, { turns }],
        battlefields: [{ card: 'Forgotten Monument', units: { 1: ['V3'] } }, {}],
      }).endTurn()
    expect([hold(1).points(1), hold(2).points(1)]).toEqual([0, 1])
    expect(hold(1).events.some(e => e.type === 'hold')).toBe(false)
  })

  test('another battlefield is scored as ever', () => {
    const s = arena({ players: [{ base: ['V3'], turns: 1 }, {}], battlefields: [{ card: 'Forgotten Monument' }, {}] })
    s.move(0, ['V3'], 'bf1').pass(2)
    expect(s.points(0)).toBe(1)
  })
})

describe('SFD-194 Counter Strike', () => {
  const runes = { calm: 9, fury: 9, order: 9 }

  test('[437.1.b.2] [ruling:rj-9520] the next damage is prevented, in combat too, and a card is drawn', () => {
    const s = arena({
      players: [{ hand: ['Counter Strike'], base: ['V2'], runes }, {}],
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    s.play(0, 'Counter Strike', { targets: ['V2'] }).resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
    s.move(0, ['V2'], 'bf0').pass(2)
    expect([s.where('V2'), s.where('V3'), s.damage('V3'), s.controller('bf0')]).toEqual(['base0', 'bf0', 0, 1])
    expect(s.events.filter(e => e.type === 'damage')).toHaveLength(1)
  })

  test('[465.2.d] [ruling:rj-8527,rj-12318] damage of two attackers is dealt at once and prevented as a whole', () => {
    const s = arena({
      players: [
        {
          base: [
            { card: 'V3', as: 'a' },
            { card: 'V3', as: 'b' },
          ],
        },
        { hand: ['Counter Strike'], runes },
      ],
      battlefields: [{ units: { 1: ['V5'] } }, {}],
    })
    s.move(0, ['a', 'b'], 'bf0').pass()
    s.play(1, 'Counter Strike', { targets: ['V5'] }).close()
    if (s.asked() === 'combatDamage') s.assign({ a: 3, b: 2 })
    expect([s.where('V5'), s.where('a'), s.where('b')]).toEqual(['bf0', 'trash', 'base0'])
  })

  test('[437.3] it is used up: later damage is dealt', () => {
    const s = arena({
      players: [{ hand: ['Counter Strike', 'Incinerate', { card: 'Incinerate', as: 'i2' }], base: ['V9'], runes }, {}],
      battlefields: [{ units: { 0: ['V8'] } }, {}],
    })
    s.play(0, 'Counter Strike', { targets: ['V8'] }).resolve()
    s.play(0, 'Incinerate', { targets: ['V8'] }).resolve()
    expect(s.damage('V8')).toBe(0)
    s.play(0, 'i2', { targets: ['V8'] }).resolve()
    expect(s.damage('V8')).toBeGreaterThan(0)
  })
})
