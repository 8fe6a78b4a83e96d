import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

const fromTrash = (name: string, runes: Readonly<Record<string, number>>, rest = {}) =>
  arena({
    players: [
      { trash: [name], runes, base: ['V1'] },
      { base: ['V2'], ...rest },
    ],
  })

describe('VEN-003 Brittle Steel', () => {
  test('has its printed facts', () => {
    const { definition } = arena({ players: [{}, {}] }).engine.card('VEN-003')!
    expect(definition).toMatchObject({ name: 'Brittle Steel', domains: ['fury'], energy: 2, power: ['fury'], types: ['spell'] })
  })

  test('[829.1.b] once more from the trash for four and a Power, then it is banished', () => {
    const s = fromTrash('Brittle Steel', { fury: 4 }, { base: ['gold'] })
    s.play(0, 'Brittle Steel').resolve().quiet()
    expect(s.exists('gold')).toBe(false)
    expect([s.cards(0, 'trash'), s.cards(0, 'banishment')]).toEqual([[], ['Brittle Steel']])
    expect(s.runes(0)).toEqual({ ready: 0, all: 3 })
    const poor = fromTrash('Brittle Steel', { fury: 3 }, { base: ['gold'] })
    expect(poor.refuse(0, { type: 'play', card: poor.key('Brittle Steel') }).code).not.toBe('')
  })
})

describe('VEN-031 Twilight Shroud', () => {
  printed('VEN-031', 'Twilight Shroud', { targets: [[1, 1]], domains: ['calm'], energy: 1, timing: 'main' })

  test('[757.1] for the turn the unit can be chosen only by its own side', () => {
    const s = arena({
      players: [
        { hand: ['Twilight Shroud'], base: ['V1', 'V3'], runes: { calm: 1 } },
        { hand: ['Stupefy'], runes: { mind: 1 } },
      ],
    })
    s.play(0, 'Twilight Shroud', { targets: ['V1'] })
      .resolve()
      .quiet()
    expect(s.might('V1')).toBe(2)
    s.endTurn()
    s.act(1, { type: 'play', card: s.key('Stupefy') })
    expect(s.options().sort()).toEqual(['V1', 'V3']) // it was for that turn
  })

  test('[757.1] [829.1.b] from the trash for two, and enemies find other targets', () => {
    const s = arena({
      players: [
        { trash: ['Twilight Shroud'], hand: ['Meditation'], base: ['V1', 'V3'], runes: { calm: 4 } },
        { hand: ['Stupefy'], runes: { mind: 1 } },
      ],
    })
    s.play(0, 'Twilight Shroud', { targets: ['V1'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'banishment')).toEqual(['Twilight Shroud'])
    s.play(0, 'Meditation', { pay: [false] }).pass()
    s.act(1, { type: 'play', card: s.key('Stupefy') })
    expect(s.state.chain).toHaveLength(2) // V3 is the only possible target
    s.resolve().quiet()
    expect([s.might('V1'), s.might('V3')]).toEqual([2, 2])
  })
})

describe('VEN-049 Dredge Up', () => {
  printed('VEN-049', 'Dredge Up', { domains: ['mind'], energy: 2, timing: 'main' })

  test('[829.1.b] twice in one turn: from hand, then from the trash, then it is gone', () => {
    const s = arena({ players: [{ hand: ['Dredge Up'], runes: { mind: 6 } }, {}] })
    s.play(0, 'Dredge Up').resolve().quiet()
    s.play(0, 'Dredge Up').resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(2)
    expect(s.cards(0, 'banishment')).toEqual(['Dredge Up'])
    expect(s.refuse(0, { type: 'play', card: s.key('Dredge Up') }).rule).toBe('419.1.a')
  })

  test('[829.1.b.2] not on the turn of the opponent', () => {
    const s = arena({
      turnPlayer: 1,
      players: [
        { trash: ['Dredge Up'], runes: { mind: 2 } },
        { hand: ['Mobilize'], runes: { body: 2 } },
      ],
    })
    s.play(1, 'Mobilize').pass()
    expect(s.refuse(0, { type: 'play', card: s.key('Dredge Up') }).code).toBe('badTiming')
  })
})

describe('VEN-081 Onslaught', () => {
  printed('VEN-081', 'Onslaught', { targets: [[1, 1]], domains: ['body'], energy: 4, timing: 'main' })

  test('+6 for the turn, also from the trash', () => {
    const s = fromTrash('Onslaught', { body: 4 })
    s.play(0, 'Onslaught', { targets: ['V1'] })
      .resolve()
      .quiet()
    expect(s.might('V1')).toBe(7)
    s.endTurn()
    expect(s.might('V1')).toBe(1)
    expect(s.cards(0, 'banishment')).toEqual(['Onslaught'])
  })
})

describe('VEN-038 Akali, Silent', () => {
  test('[359.3.e.5 ex2] out of combat she is no target of enemies, in combat she is; one who leaves it is none any more', () => {
    const s = arena({
      players: [{ base: ['Akali, Silent'] }, { hand: ['Stupefy'], base: ['V9'], runes: { mind: 1 } }],
      battlefields: [{ units: { 1: ['V2'] } }, {}],
    })
    s.move(0, ['Akali, Silent'], 'bf0').resolve()
    expect(s.might('Akali, Silent')).toBe(6)
    s.pass()
    s.act(1, { type: 'play', card: s.key('Stupefy') })
    expect(s.options()).toContain('Akali, Silent')
    const quiet = arena({
      turnPlayer: 1,
      players: [{ base: ['Akali, Silent'] }, { hand: ['Stupefy'], base: ['V9', 'V8'], runes: { mind: 1 } }],
    })
    quiet.act(1, { type: 'play', card: quiet.key('Stupefy') })
    expect(quiet.options().sort()).toEqual(['V8', 'V9'])
  })
})

describe('VEN-123 Soulspinner', () => {
  printed('VEN-123', 'Soulspinner', { domains: ['order'], energy: 3, might: 3, tags: ['Shadow Isles', 'Spider'] })

  test('[822.1.b] defends where it is needed', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{ hand: ['Soulspinner'], runes: { order: 3 } }, { base: ['V6'] }],
      battlefields: [{ units: { 0: ['V5'] } }, {}],
    })
    s.move(1, ['V6'], 'bf0').pass()
    s.play(0, 'Soulspinner')
    expect([s.where('Soulspinner'), s.object('Soulspinner').designation]).toEqual(['bf0', 2])
  })
})
