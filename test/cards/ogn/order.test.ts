import { describe, expect, test } from 'vitest'
import { arena, onlyItself, printed } from '../../fixtures/cards'

describe('OGN-206 Back to Back', () => {
  printed('OGN-206', 'Back to Back', { targets: [[2, 2]], domains: ['order'], energy: 3, timing: 'reaction' })

  const hand = { hand: ['Back to Back'], runes: { order: 3 } }

  test('gives two friendly units +2 each, this turn', () => {
    const s = arena({ players: [{ ...hand, base: ['V1', 'V3'] }, {}], battlefields: [{ units: { 0: ['V2'] } }, {}] })
    s.play(0, 'Back to Back', { targets: [['V1', 'V2']] })
      .resolve()
      .quiet()
    expect([s.might('V1'), s.might('V2'), s.might('V3')]).toEqual([3, 4, 3])
    s.endTurn()
    expect([s.might('V1'), s.might('V2')]).toEqual([1, 2])
  })

  test("needs two friendly units: one is too few, and enemies don't count", () => {
    const s = arena({ players: [{ ...hand, base: ['V1'] }, { base: ['V2', 'V3'] }] })
    expect(s.refuse(0, { type: 'play', card: s.key('Back to Back') }).code).toBe('noTargets')
  })

  test('one choice or three are refused', () => {
    const s = arena({ players: [{ ...hand, base: ['V1', 'V2', 'V3'] }, {}] })
    s.act(0, { type: 'play', card: s.key('Back to Back') })
    expect([s.open().min, s.open().max]).toEqual([2, 2])
    expect(s.refuse(0, { type: 'answer', choose: [0] }).code).not.toBe('')
    expect(s.refuse(0, { type: 'answer', choose: [0, 1, 2] }).code).not.toBe('')
    expect(s.refuse(0, { type: 'answer', choose: [0, 0] }).code).not.toBe('')
  })

  test('[359.3.e.8] when one is gone the other still gets +2', () => {
    const s = arena({
      players: [hand, { hand: ['Gust'], runes: { chaos: 1 } }],
      battlefields: [{ units: { 0: ['V1', 'V2'] } }, {}],
    })
    s.play(0, 'Back to Back', { targets: [['V1', 'V2']] }).pass()
    s.play(1, 'Gust', { targets: ['V1'] })
      .resolve()
      .quiet()
    expect(s.might('V2')).toBe(4)
    expect(s.cards(0, 'hand')).toEqual(['V1'])
  })
})

describe('OGN-210 Daring Poro', () => {
  printed('OGN-210', 'Daring Poro', { domains: ['order'], energy: 2, might: 2, tags: ['Poro'] })

  test('[807.1.c] has 3 Might while it attacks, and 2 before and after', () => {
    const s = arena({ players: [{ base: ['Daring Poro'] }, {}], battlefields: [{ units: { 1: ['V2'] } }, {}] })
    expect(s.might('Daring Poro')).toBe(2)
    s.move(0, ['Daring Poro'], 'bf0')
    expect(s.might('Daring Poro')).toBe(3)
    s.close().quiet()
    expect(s.might('Daring Poro')).toBe(2) // 2 damage did not kill it at 3 Might, and it was healed
    expect(s.where('Daring Poro')).toBe('bf0')
    expect(s.where('V2')).toBe('trash')
  })

  test('has 2 while it defends', () => {
    const s = arena({ players: [{ base: ['V3'] }, {}], battlefields: [{ units: { 1: ['Daring Poro'] } }, {}] })
    s.move(0, ['V3'], 'bf0')
    expect(s.might('Daring Poro')).toBe(2)
  })
})

describe('OGN-211 Faithful Manufactor', () => {
  printed('OGN-211', 'Faithful Manufactor', { domains: ['order'], energy: 3, might: 2, tags: ['Piltover'] })
  onlyItself('Faithful Manufactor', 'play')

  const seat = { hand: ['Faithful Manufactor'], runes: { order: 3 } }

  test.each(['base0', 'bf0'])('plays a Recruit where it is: %s', place => {
    const s = arena({ players: [seat, {}], battlefields: [{ units: { 0: ['V1'] } }, {}] })
    s.play(0, 'Faithful Manufactor', { place }).resolve().quiet()
    expect(s.where('Recruit')).toBe(place)
    expect(s.object('Recruit').controller).toBe(0)
  })

  test('[ruling:rj-8641] the Recruit enters exhausted', () => {
    const s = arena({ players: [seat, {}] })
    s.play(0, 'Faithful Manufactor', { place: 'base0' }).resolve().quiet()
    expect(s.units('base0')).toEqual(['Faithful Manufactor', 'Recruit'])
    expect(s.isExhausted('Recruit')).toBe(true)
  })

  test('moving it makes no further Recruit', () => {
    const s = arena({ players: [{ base: ['Faithful Manufactor'] }, {}] })
    s.move(0, ['Faithful Manufactor'], 'bf0').close().quiet()
    expect(s.exists('Recruit')).toBe(false)
  })
})

describe('OGN-215 Petty Officer', () => {
  printed('OGN-215', 'Petty Officer', { domains: ['order'], energy: 5, might: 5, tags: ['Pirate', 'Bilgewater'] })

  test('[807.1.c] [ruling:gap-assault-only-attacking] 6 Might only as an attacker in a combat', () => {
    const base = arena({ players: [{ base: ['Petty Officer'] }, {}], battlefields: [{ units: { 1: ['V1'] } }, {}] })
    expect(base.might('Petty Officer')).toBe(5)
    base.move(0, ['Petty Officer'], 'bf0')
    expect(base.might('Petty Officer')).toBe(6)
    const defender = arena({ players: [{ base: ['V1'] }, {}], battlefields: [{ units: { 1: ['Petty Officer'] } }, {}] })
    defender.move(0, ['V1'], 'bf0')
    expect(defender.might('Petty Officer')).toBe(5)
    const open = arena({ players: [{ base: ['Petty Officer'] }, {}] })
    open.move(0, ['Petty Officer'], 'bf0')
    expect(open.asked()).toBe('focus')
    expect(open.might('Petty Officer')).toBe(5)
  })
})

describe('OGN-219 Vanguard Sergeant', () => {
  printed('OGN-219', 'Vanguard Sergeant', { domains: ['order'], energy: 4, might: 4, tags: ['Elite', 'Demacia'] })

  test('trades with 4 Might', () => {
    const s = arena({ players: [{ base: ['Vanguard Sergeant'] }, {}], battlefields: [{ units: { 1: ['V4'] } }, {}] })
    s.move(0, ['Vanguard Sergeant'], 'bf0').close().quiet()
    expect([s.where('Vanguard Sergeant'), s.where('V4')]).toEqual(['trash', 'trash'])
    expect(s.points(0)).toBe(0)
  })
})

describe('OGN-222 Noxian Drummer', () => {
  printed('OGN-222', 'Noxian Drummer', { domains: ['order'], energy: 3, might: 3, tags: ['Trifarian', 'Noxus'] })
  onlyItself('Noxian Drummer', 'move')

  test('plays a Recruit at the battlefield that it moves to', () => {
    const s = arena({ players: [{ base: ['Noxian Drummer'] }, {}] })
    s.move(0, ['Noxian Drummer'], 'bf1').resolve()
    expect(s.units('bf1', 0)).toEqual(['Noxian Drummer', 'Recruit'])
    expect(s.isExhausted('Recruit')).toBe(true)
    s.close().quiet()
    expect(s.controller('bf1')).toBe(0)
    expect(s.points(0)).toBe(1)
  })

  test('plays none when it moves home', () => {
    const s = arena({ players: [{}, {}], battlefields: [{ units: { 0: ['Noxian Drummer'] } }, {}] })
    s.move(0, ['Noxian Drummer'], 'base0').quiet()
    expect(s.exists('Recruit')).toBe(false)
  })

  test('the Recruit is there before the combat and attacks with it', () => {
    const s = arena({ players: [{ base: ['Noxian Drummer'] }, {}], battlefields: [{ units: { 1: ['V4'] } }, {}] })
    s.move(0, ['Noxian Drummer'], 'bf0')
    expect(s.asked()).toBe('priority')
    s.resolve()
    expect(s.asked()).toBe('focus')
    expect(s.object('Recruit').designation).toBe(s.object('Noxian Drummer').designation)
    s.close().quiet()
    expect(s.where('V4')).toBe('trash') // 3 + 1 damage
    expect(s.exists('Recruit')).toBe(false)
  })

  test('[ruling:judgefaq-drummer-vs-manufactor] being played to a battlefield is no move', () => {
    const s = arena({
      players: [{ hand: ['Noxian Drummer', 'Faithful Manufactor'], runes: { order: 6 } }, {}],
      battlefields: [{ units: { 0: ['V1'] } }, {}],
    })
    s.play(0, 'Noxian Drummer', { place: 'bf0' }).quiet()
    expect(s.exists('Recruit')).toBe(false)
    s.play(0, 'Faithful Manufactor', { place: 'bf0' }).resolve().quiet()
    expect(s.units('bf0').filter(name => name === 'Recruit')).toHaveLength(1)
  })
})
