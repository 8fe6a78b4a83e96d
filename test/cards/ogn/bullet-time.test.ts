import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('OGN-268 Bullet Time', () => {
  printed('OGN-268', 'Bullet Time', {
    signature: 'Miss Fortune',
    targets: [[1, 1]],
    domains: ['body', 'chaos'],
    energy: 1,
    tags: ['Miss Fortune'],
    timing: 'action',
  })

  const two = (more = {}) =>
    arena({
      players: [{ hand: ['Bullet Time'], runes: { body: 4, chaos: 2 }, ...more }, { base: ['V2'] }],
      battlefields: [{ units: { 1: ['V5', 'V9'] } }, { units: { 1: ['V8'] } }],
    })

  test('[ruling:rj-6432,rj-6884,rj-8179] the amount is chosen and paid as it resolves', () => {
    const s = two()
    s.play(0, 'Bullet Time', { targets: ['bf0'] })
    expect([s.asked(), s.runes(0)]).toEqual(['priority', { ready: 5, all: 6 }])
    s.resolve()
    expect([s.asked(), s.open().min, s.open().max, s.damage('V5')]).toEqual(['amount', 0, 6, 0])
    s.number(5)
    expect([s.asked(), s.runes(0).all, s.damage('V5')]).toEqual(['payment', 6, 0])
    s.plan(0)
    if (s.asked() === 'runeOrder') s.choose(...s.options().map((_, n) => `#${n}`))
    s.quiet()
    expect([s.where('V5'), s.damage('V9'), s.runes(0).all]).toEqual(['trash', 5, 1])
  })

  test('[355.10.b] [355.10.d] [ruling:rj-7192] only the enemy units at the battlefield that it targets', () => {
    const s = arena({
      players: [{ hand: ['Bullet Time'], runes: { chaos: 4 } }, { base: ['V2'] }],
      battlefields: [{ units: { 0: ['V3'], 1: ['V9'] } }, { units: { 1: ['V8'] } }],
      turnPlayer: 0,
    })
    expect(s.asked()).toBe('focus')
    s.play(0, 'Bullet Time', { targets: ['bf0'] }).resolve()
    s.number(2)
    expect([s.damage('V3'), s.damage('V9'), s.damage('V8'), s.damage('V2')]).toEqual([0, 2, 0, 0])
  })

  test('[444.2] nothing need be paid, and then nothing is dealt', () => {
    const s = two()
    s.play(0, 'Bullet Time', { targets: ['bf1'] }).resolve()
    s.number(0).quiet()
    expect([s.damage('V8'), s.runes(0).all]).toEqual([0, 6])
  })

  test('[204.3.b] the rune that gave the Energy can be recycled for the Power', () => {
    const s = two({ runes: { body: 1 } })
    s.play(0, 'Bullet Time', { targets: ['bf1'] }).resolve()
    expect(s.open().max).toBe(1)
    s.number(1).quiet()
    expect([s.damage('V8'), s.runes(0).all]).toEqual([1, 0])
  })

  test('[425.1.c] countered, its Energy is gone, and no Power has been paid', () => {
    const s = arena({
      players: [
        { hand: ['Bullet Time'], runes: { body: 4 } },
        { hand: ['Hard Bargain'], runes: { chaos: 4 } },
      ],
      battlefields: [{ units: { 1: ['V8'] } }, {}],
    })
    s.play(0, 'Bullet Time', { targets: ['bf0'] }).pass()
    s.play(1, 'Hard Bargain', { pay: [false] }).resolve()
    expect(s.asked()).toBe('payCost')
    s.confirm(false).resolve().quiet()
    expect([s.damage('V8'), s.runes(0), s.where('Bullet Time')]).toEqual([0, { ready: 3, all: 4 }, 'trash'])
  })

  test('[429.3] [429.3.a] [ruling:rj-7770] the Henge turns Energy into Power in the middle of the resolution', () => {
    const s = arena({
      players: [{ hand: ['Bullet Time'], base: ['Ancient Henge'], runes: { calm: 4 } }, {}],
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    s.play(0, 'Bullet Time', { targets: ['bf0'] }).resolve()
    // Four runes to recycle, and three Energy that the Henge turns into Power.
    expect(s.open().max).toBe(7)
    s.number(3)
    expect(s.asked()).toBe('payment')
    s.activate(0, 'Ancient Henge')
    expect([s.asked(), s.open().player, s.open().min, s.open().max]).toEqual(['amount', 0, 0, 3])
    s.number(3)
    const withoutRunes = s.open().options.findIndex(o => o.kind === 'payment' && o.recycle['calm'] === undefined)
    s.plan(withoutRunes).quiet()
    expect([s.where('V3'), s.runes(0), s.isExhausted('Ancient Henge')]).toEqual(['trash', { ready: 0, all: 4 }, true])
  })

  test('[357.1.a] more than the runes give has to come from the Henge, and its amount is what that takes', () => {
    const s = arena({
      players: [{ hand: ['Bullet Time'], base: ['Ancient Henge'], runes: { calm: 4 } }, {}],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    s.play(0, 'Bullet Time', { targets: ['bf0'] }).resolve()
    s.number(6)
    // 355.16: there is no way to pay but with the Henge, and less than two Power of it are too little.
    expect(s.open().options.map(o => o.kind)).toEqual(['add'])
    s.activate(0, 'Ancient Henge')
    expect([s.open().min, s.open().max]).toEqual([2, 3])
    s.number(2).quiet()
    expect([s.damage('V9'), s.runes(0).all]).toEqual([6, 0])
  })
})
