/** 414 Exhaust, 423 Stun, 426 Buff, 701–705 Buffs, 706–711 Mighty, 740 terms. */
import { describe, expect, test } from 'vitest'
import type { SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

const duel = (seat: SeatPosition, other: SeatPosition = {}) => scenario({ cards, players: [seat, other] })

describe('414 exhaust', () => {
  test('[414.1] [414.2] an exhausted unit can not move, and texts can ask for it', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Tire'] })
      .play(0, 'Tire')
      .resolve()
    expect(s.isExhausted('Two Plain')).toBe(true)
    expect(s.refuse(0, { type: 'move', units: [s.key('Two Plain')], to: s.place('bf0') }).code).toBe('exhausted')
  })

  test('[414.1.b] [414.1.c] what is exhausted is not exhausted again: nothing happens', () => {
    const s = duel({ base: [{ card: 'Restless', exhausted: true }], hand: ['Exhaust Reward'] })
      .play(0, 'Exhaust Reward')
      .resolve()
    expect(s.cards(0, 'hand')).toEqual([])
    const ready = duel({ base: ['Restless'], hand: ['Exhaust Reward'] })
      .play(0, 'Exhaust Reward')
      .resolve()
    expect(ready.cards(0, 'hand')).toHaveLength(2)
  })

  test('[414.4 ex1] an exhausted unit does not pay a cost of exhausting', () => {
    const s = duel({ base: [{ card: 'Two Plain', exhausted: true }], hand: ['Toll'] })
      .play(0, 'Toll')
      .resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
    const able = duel({ base: ['Two Plain'], hand: ['Toll'] })
      .play(0, 'Toll', { pay: [true] })
      .resolve()
    expect(able.cards(0, 'hand')).toHaveLength(2)
    expect(able.isExhausted('Two Plain')).toBe(true)
  })
})

describe('423 stun', () => {
  test('[423.1] [423.1.a.2] a stunned unit loses the status at the end of the turn', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Daze'] })
      .play(0, 'Daze')
      .resolve()
    expect(s.object('Two Plain').stunned).toBe(true)
    s.endTurn()
    expect(s.object('Two Plain').stunned).toBe(false)
  })

  test('[423.1.a.2] also at the end of the turn of somebody else', () => {
    const s = duel({}, { base: [{ card: 'Two Plain', stunned: true }] }).endTurn()
    expect(s.object('Two Plain').stunned).toBe(false)
  })

  test('[423.1.a.1 ex1] a stunned unit can be chosen but is not stunned again: nothing triggers', () => {
    const s = duel({ base: ['Herald'], hand: ['Daze', 'Daze'] }, { base: ['Three Plain'] })
    s.play(0, 'Daze', { targets: ['Three Plain'] }).resolve()
    expect(s.might('Herald')).toBe(3)
    s.play(0, 'Daze', { targets: ['Three Plain'] }).resolve()
    expect(s.might('Herald')).toBe(3)
  })

  test('[423.1.a.1] "when you stun an enemy unit" means the player who stuns and units of his opponents', () => {
    const s = duel({ base: ['Herald', 'One Plain'], hand: ['Daze'] }, { hand: ['Daze'], base: ['Three Plain'] })
    s.play(0, 'Daze', { targets: ['One Plain'] }).pass()
    s.play(1, 'Daze', { targets: ['Three Plain'] }).resolve()
    expect(s.might('Herald')).toBe(2)
  })
})

describe('426, 701–705 buffs', () => {
  test('[426.1] [426.1.b] [703] a buff is placed and gives 1 Might', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Cheer'] })
      .play(0, 'Cheer')
      .resolve()
    expect(s.might('Two Plain')).toBe(3)
    expect(s.object('Two Plain').buffs).toBe(1)
    s.endTurn()
    expect(s.might('Two Plain')).toBe(3)
  })

  test('[426.1.c ex1] [426.1.b.1] [702.3.a] a buffed unit can be chosen, but gets no second buff and is not "buffed this way"', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Cheer', 'Cheer'] })
      .play(0, 'Cheer')
      .resolve()
    expect(s.cards(0, 'hand')).toEqual(['Cheer', 'Filler'])
    s.play(0, 'Cheer').resolve()
    expect(s.might('Two Plain')).toBe(3)
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[426.1.c ex2] [702.3] "when you buff me" does not trigger then', () => {
    const s = duel({ base: [{ card: 'Proud One', exhausted: true }], hand: ['Cheer'] })
      .play(0, 'Cheer')
      .resolve()
    expect(s.isExhausted('Proud One')).toBe(false)
    const again = duel({ base: [{ card: 'Proud One', exhausted: true, buffed: true }], hand: ['Cheer'] })
      .play(0, 'Cheer')
      .resolve()
    expect(again.isExhausted('Proud One')).toBe(true)
  })

  test('[702.2.a] several units are buffed at once, those that have a buff are left out', () => {
    const s = duel({ base: ['Two Plain', { card: 'Three Plain', buffed: true }], hand: ['Rally'] }, { base: ['Four Plain'] })
      .play(0, 'Rally')
      .resolve()
    expect(s.events.filter(e => e.type === 'buff')).toHaveLength(1)
    expect([s.might('Two Plain'), s.might('Three Plain'), s.might('Four Plain')]).toEqual([3, 4, 4])
  })

  test('[702.2.b] spending removes the buff', () => {
    const s = duel({ base: [{ card: 'Fanatic', buffed: true }] })
      .activate(0, 'Fanatic')
      .resolve()
    expect([s.might('Fanatic'), s.object('Fanatic').buffs]).toEqual([1, 0])
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[702.2.b.1] without a buff none can be spent', () => {
    const s = duel({ base: ['Fanatic', { card: 'Two Plain', buffed: true }] })
    expect(s.refuse(0, { type: 'activate', object: s.key('Fanatic'), ability: 0 }).rule).toBe('203.3')
  })

  test('[702.2.b.2] only buffs of units that one controls', () => {
    const s = duel({ base: ['One Plain'], hand: ['Fuel'] }, { base: [{ card: 'Two Plain', buffed: true }] })
      .play(0, 'Fuel')
      .resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
    expect(s.might('Two Plain')).toBe(3)
    const own = duel({ base: [{ card: 'One Plain', buffed: true }], hand: ['Fuel'] })
      .play(0, 'Fuel', { pay: [true] })
      .resolve()
    expect([own.cards(0, 'hand').length, own.might('One Plain')]).toEqual([2, 1])
  })

  test('[702.2.b.2] not those of a teammate', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Fuel'], team: 0 }, { team: 1 }, { base: [{ card: 'Two Plain', buffed: true }], team: 0 }, { team: 1 }],
    })
    s.play(0, 'Fuel').resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
    expect(s.might('Two Plain')).toBe(3)
  })

  test('[705] a unit that leaves play loses its buff', () => {
    const s = duel({ base: [{ card: 'Two Plain', buffed: true }], hand: ['Bounce'] })
      .play(0, 'Bounce')
      .resolve()
    s.play(0, 'Two Plain')
    expect(s.might('Two Plain')).toBe(2)
  })
})

describe('706–711 Mighty', () => {
  const isMighty = (s: ReturnType<typeof duel>, name: string) => s.engine.read(s.state).isMighty(s.key(name))

  test('[708] a unit is Mighty with 5 Might or more', () => {
    const s = duel({ base: ['Four Plain', 'Five Plain', 'Six Plain'] })
    expect(['Four Plain', 'Five Plain', 'Six Plain'].map(n => isMighty(s, n))).toEqual([false, true, true])
  })

  test.each([
    ['ex1', 'Four Plain', 2],
    ['ex2', 'Five Plain', 1],
  ] as const)('[709 %s] only from below 5 it becomes Mighty: %s', (_, name, drawn) => {
    const s = duel({ base: [name, 'Mighty Watcher'], hand: ['Cheer'] })
    s.play(0, 'Cheer', { targets: [name] }).resolve()
    expect(s.cards(0, 'hand')).toHaveLength(drawn)
  })

  test('[709] a unit that enters with 5 or loses Might does not become Mighty', () => {
    const s = duel({ base: ['Mighty Watcher', { card: 'Eight Plain', as: 'e' }], hand: ['Five Plain', 'Wither'] })
      .play(0, 'Five Plain')
      .resolve()
    s.play(0, 'Wither', { targets: ['e'] }).resolve()
    expect(s.cards(0, 'hand')).toEqual([])
    // At the end of the turn the loss ends: 3 becomes 8.
    s.endTurn().resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[710 ex1] on the board the Might of now counts', () => {
    const s = duel({ base: ['Three Plain'], hand: ['Grow'] })
      .play(0, 'Grow')
      .resolve()
    expect(isMighty(s, 'Three Plain')).toBe(true)
    s.endTurn()
    expect(isMighty(s, 'Three Plain')).toBe(false)
  })

  test('[711 ex1] elsewhere the printed Might counts', () => {
    const s = duel({
      trash: ['Five Plain', 'Four Plain'],
      base: [{ card: 'Four Plain', as: 'big', buffed: true }],
      hand: ['Slay', 'Mighty Grave'],
    })
    expect(isMighty(s, 'big')).toBe(true)
    s.play(0, 'Slay').resolve().play(0, 'Mighty Grave').resolve()
    expect(s.cards(0, 'hand')).toEqual(['Five Plain'])
  })
})

describe('740 terms', () => {
  test('[740.1.a] [740.1.b] friendly means own or of a teammate, enemy of an opponent', () => {
    const s = scenario({
      cards,
      players: [
        { hand: ['Friends', 'Foes'], base: [{ card: 'Two Plain', as: 'own' }], team: 0 },
        { base: [{ card: 'Two Plain', as: 'foe' }], team: 1 },
        { base: [{ card: 'Two Plain', as: 'mate' }], team: 0 },
        { base: [{ card: 'Two Plain', as: 'other' }], team: 1 },
      ],
    })
    s.play(0, 'Friends').resolve()
    expect(['own', 'foe', 'mate', 'other'].map(n => s.might(n))).toEqual([3, 2, 3, 2])
    s.play(0, 'Foes').resolve()
    expect(['own', 'foe', 'mate', 'other'].map(n => s.might(n))).toEqual([3, 1, 3, 1])
  })

  test('[740.2.a] alone is who has no other friendly unit at the place; gear and enemies do not matter', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Lonely'], base: ['Two Plain', 'Lamp'] }, { base: ['Four Plain', 'Five Plain'] }],
      battlefields: [{ controller: 1, units: { 0: ['Three Plain'], 1: ['One Plain'] } }, {}],
    })
    s.play(0, 'Lonely').resolve()
    expect(['Two Plain', 'Three Plain', 'One Plain', 'Four Plain', 'Five Plain'].map(n => s.might(n))).toEqual([3, 4, 2, 4, 5])
  })
})
