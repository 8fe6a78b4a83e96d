import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

const runes = { calm: 12, fury: 12, mind: 12, order: 12, body: 12 }
const placing = (s: ReturnType<typeof arena>, to = 'base0') => {
  while (s.asked() === 'place') s.choose(to)
  return s
}
const named = (s: ReturnType<typeof arena>, place: string, name: string) => s.units(place).filter(n => n === name)

describe('UNL-086 Zilean, Time Mage', () => {
  const zilean = (where: 'base' | 'bf', hand: readonly string[] = ['Sprite Call']) =>
    arena({
      players: [{ hand, base: where === 'base' ? ['Zilean, Time Mage'] : [], runes }, {}],
      battlefields: [{ units: { 0: where === 'bf' ? ['Zilean, Time Mage'] : ['V1'] } }, {}],
    })

  test('[375 ex1] a token and an additional copy: both Sprites are ready and Temporary', () => {
    const s = zilean('bf')
    s.play(0, 'Sprite Call').pass(2).confirm(true)
    placing(s)
    expect(named(s, 'base0', 'Sprite')).toHaveLength(2)
    const sprites = s.state.objects.filter(o => o.def === 'sprite')
    expect(sprites.map(o => o.exhausted)).toEqual([false, false])
    expect(sprites.map(o => s.engine.read(s.state).keyword(o.key, 'temporary') > 0)).toEqual([true, true])
    s.quiet()
  })

  test('each of the two is a play with a place of its own', () => {
    const s = zilean('bf')
    s.play(0, 'Sprite Call').pass(2).confirm(true)
    s.choose('bf0')
    placing(s)
    expect([named(s, 'bf0', 'Sprite').length, named(s, 'base0', 'Sprite').length]).toEqual([1, 1])
  })

  test('[371.2.b ex1] declined, the effect can be applied to a later token of the same turn, and then to no other', () => {
    const s = arena({
      players: [{ hand: ['Sprite Call', { card: 'Sprite Call', as: 's2' }, { card: 'Sprite Call', as: 's3' }], runes }, {}],
      battlefields: [{ units: { 0: ['Zilean, Time Mage'] } }, {}],
    })
    placing(s.play(0, 'Sprite Call').pass(2).confirm(false))
    expect(named(s, 'base0', 'Sprite')).toHaveLength(1)
    placing(s.play(0, 's2').pass(2).confirm(true))
    expect(named(s, 'base0', 'Sprite')).toHaveLength(3)
    placing(s.play(0, 's3').pass(2))
    expect(named(s, 'base0', 'Sprite')).toHaveLength(4)
  })

  test('in a base he copies nothing', () => {
    const s = zilean('base')
    placing(s.play(0, 'Sprite Call').pass(2))
    expect(named(s, 'base0', 'Sprite')).toHaveLength(1)
  })

  test('[370.1] a token of another type, or of an opponent, is not copied', () => {
    const s = arena({
      players: [{}, { hand: ['Sprite Call'], runes }],
      battlefields: [{ units: { 0: ['Zilean, Time Mage'] } }, {}],
      turnPlayer: 1,
    })
    placing(s.play(1, 'Sprite Call').pass(2), 'base1')
    expect(named(s, 'base1', 'Sprite')).toHaveLength(1)
  })

  test('[372.1] with Heimerdinger, Academy Instructor their controller orders them: two Mechs', () => {
    const s = arena({
      players: [{ hand: ['Sprite Call'], runes }, {}],
      battlefields: [{ units: { 0: ['Zilean, Time Mage', 'Heimerdinger, Academy Instructor'] } }, {}],
    })
    s.play(0, 'Sprite Call').pass(2)
    expect([s.asked(), s.open().player]).toEqual(['replacement', 0])
    s.choose('Heimerdinger, Academy Instructor').confirm(true).confirm(true)
    placing(s)
    expect([named(s, 'base0', 'Mech').length, s.exists('Sprite')]).toEqual([2, false])
    expect(s.state.objects.filter(o => o.def === 'mech').map(o => o.exhausted)).toEqual([false, false])
  })

  test('[373] with Zilean first each of the two tokens can be a Mech or stay what it is', () => {
    const s = arena({
      players: [{ hand: ['Sprite Call'], runes }, {}],
      battlefields: [{ units: { 0: ['Zilean, Time Mage', 'Heimerdinger, Academy Instructor'] } }, {}],
    })
    s.play(0, 'Sprite Call').pass(2).choose('Zilean, Time Mage').confirm(true).confirm(true).confirm(false)
    placing(s)
    expect([named(s, 'base0', 'Mech').length, named(s, 'base0', 'Sprite').length]).toEqual([1, 1])
    s.quiet()
  })
})

describe('UNL-013 Lotus Trap', () => {
  const trapped = (hand: readonly string[], might: string, attacker: string) =>
    arena({
      players: [{ hand: ['Lotus Trap', ...hand], base: [attacker], runes }, { runes }],
      battlefields: [{ units: { 1: [might] } }, {}],
    })

  test('[ruling:rj-10114] combat damage is doubled as it is assigned: 4 Might kills 7', () => {
    const s = trapped([], 'V7', 'V4')
    s.play(0, 'Lotus Trap', { targets: ['V7'] }).resolve()
    s.move(0, ['V4'], 'bf0').pass(2)
    expect([s.where('V7'), s.where('V4'), s.controller('bf0')]).toEqual(['trash', 'trash', -1])
  })

  test('damage of a spell is doubled too, and that of the next turn is not', () => {
    const s = trapped(['Incinerate', 'Incinerate'], 'V12', 'V4')
    s.play(0, 'Incinerate', { targets: ['V12'] }).resolve()
    const plain = s.damage('V12')
    s.play(0, 'Lotus Trap', { targets: ['V12'] }).resolve()
    s.play(0, 'Incinerate', { targets: ['V12'] }).resolve()
    expect(s.damage('V12')).toBe(plain * 3)
    s.endTurn()
    expect(s.state.effects).toEqual([])
  })

  test('[465.2.c.5] two of them double twice', () => {
    const s = trapped(['Lotus Trap'], 'V12', 'V3')
    s.play(0, 'Lotus Trap', { targets: ['V12'] }).resolve()
    s.play(0, 'Lotus Trap', { targets: ['V12'] }).resolve()
    s.move(0, ['V3'], 'bf0').pass(2)
    expect(s.where('V12')).toBe('trash')
  })

  test('[437.2] [372] with Ki Barrier on one unit its controller says whether 4 is doubled before or after 7 of it are prevented', () => {
    const start = () => {
      const s = arena({
        players: [{ hand: ['Lotus Trap', 'Ki Barrier', 'Falling Star'], runes }, { base: ['V9'] }],
      })
      s.play(0, 'Lotus Trap', { targets: ['V9'] }).resolve()
      s.play(0, 'Ki Barrier', { targets: ['V9'] }).resolve()
      s.act(0, { type: 'play', card: s.key('Falling Star') })
      while (s.asked() === 'target') s.choose('V9')
      while (s.asked() === 'payment') s.plan(0)
      return s.resolve()
    }
    const s = start()
    expect([s.asked(), s.open().player]).toEqual(['replacement', 1])
    // The first is the Trap, the second the Barrier.
    while (s.asked() === 'replacement') s.choose('#1')
    const t = start()
    while (t.asked() === 'replacement') t.choose('#0')
    // 3 and 3: prevented first, 6 of 7 are used and nothing is dealt; doubled first, 6 and 6 leave 5 behind the 7.
    expect([s.damage('V9'), t.damage('V9')]).toEqual([0, 5])
  })

  test('[465.2.c.5] [437.5] in combat the order is given before the assignment, for all three effects at once', () => {
    // The options in order: Counter Strike, the Trap, the Barrier.
    const fight = (...order: readonly string[]) => {
      const s = arena({
        players: [{ hand: ['Lotus Trap', 'Ki Barrier', 'Counter Strike'], base: ['V5'], runes }, {}],
        battlefields: [{ units: { 1: ['V3'] } }, {}],
      })
      for (const name of ['Lotus Trap', 'Ki Barrier', 'Counter Strike']) s.play(0, name, { targets: ['V3'] }).resolve()
      s.move(0, ['V5'], 'bf0').pass(2)
      expect([s.asked(), s.open().player]).toEqual(['damageEffects', 1])
      return s.choose(...order)
    }
    // Whatever the order, Counter Strike or the Barrier is left with something to prevent.
    const a = fight('#0', '#1', '#2')
    expect([a.where('V3'), a.state.effects.map(e => e.kind).sort()]).toEqual(['bf0', ['double', 'prevent']])
    const b = fight('#1', '#2', '#0')
    expect([b.where('V3'), b.state.effects.map(e => e.kind)]).toEqual(['bf0', ['double']])
    // 5 are prevented by the Barrier, and nothing is left that could be doubled or prevented.
    const c = fight('#2', '#1', '#0')
    expect([c.where('V3'), c.state.effects.map(e => e.kind).sort()]).toEqual(['bf0', ['ability', 'double', 'prevent']])
  })
})

describe('UNL-206 Altar of Blood', () => {
  const altar = (mine: Record<string, number>, theirs: Record<string, number>, units: readonly string[] = ['V3']) =>
    arena({
      players: [{ base: ['V3'], runes: mine }, { runes: theirs }],
      battlefields: [{ card: 'Altar of Blood', units: { 1: units } }, {}],
    })

  test('[371.2.a] [374] whoever controls the dying unit may pay, whoever controls the battlefield', () => {
    const s = altar({ fury: 3 }, {}, ['V4'])
    s.move(0, ['V3'], 'bf0').pass(2)
    expect([s.asked(), s.open().player]).toEqual(['applyReplacement', 0])
    s.confirm(true)
    while (s.asked() === 'pay') s.plan(0)
    expect([s.where('V3'), s.isExhausted('V3'), s.runes(0).all, s.where('V4')]).toEqual(['base0', true, 0, 'bf0'])
    s.quiet()
  })

  test('[373.1] both sides die together: each controller decides about his own unit', () => {
    const s = arena({
      players: [{ base: [{ card: 'V3', as: 'mine' }], runes: { fury: 3 } }, { runes: { calm: 3 } }],
      battlefields: [{ card: 'Altar of Blood', units: { 1: [{ card: 'V3', as: 'theirs' }] } }, {}],
    })
    s.move(0, ['mine'], 'bf0').pass(2)
    // The controller of the battlefield says which death comes first (374), the controller of the unit whether he pays.
    expect([s.asked(), s.open().player]).toEqual(['replacedEvent', 1])
    s.choose('mine')
    expect([s.asked(), s.open().player]).toEqual(['applyReplacement', 0])
    s.confirm(true)
    while (s.asked() === 'pay') s.plan(0)
    expect([s.asked(), s.open().player]).toEqual(['applyReplacement', 1])
    s.confirm(false)
    expect([s.where('mine'), s.where('theirs'), s.controller('bf0')]).toEqual(['base0', 'trash', -1])
    s.quiet()
  })

  test('[203.3] with two runes it is not offered', () => {
    const s = altar({ fury: 2 }, {}, ['V4'])
    s.move(0, ['V3'], 'bf0').pass(2)
    expect(s.where('V3')).toBe('trash')
  })

  test('nor while a combat goes on somewhere else', () => {
    const s = arena({
      players: [{ base: ['V5'], hand: ['Hidden Blade'], runes }, { runes: { calm: 3 } }],
      battlefields: [{ card: 'Altar of Blood', units: { 1: ['V3'] } }, { units: { 1: ['V9'] } }],
    })
    s.move(0, ['V5'], 'bf1')
    expect([s.asked(), s.open().player]).toEqual(['focus', 0])
    s.play(0, 'Hidden Blade', { targets: ['V3'] }).resolve()
    expect(s.where('V3')).toBe('trash')
  })

  test('outside of a combat nothing is offered', () => {
    const s = arena({
      players: [{ hand: ['Hidden Blade'], runes }, { runes: { calm: 3 } }],
      battlefields: [{ card: 'Altar of Blood', units: { 1: ['V3'] } }, {}],
    })
    s.play(0, 'Hidden Blade', { targets: ['V3'] }).resolve()
    expect(s.where('V3')).toBe('trash')
  })
})
