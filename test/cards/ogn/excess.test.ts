import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

const fight = (attackers: readonly string[], defenders: readonly string[], hand: readonly string[] = []) =>
  arena({
    players: [{ hand, runes: { fury: 4 } }, {}],
    battlefields: [{ controller: 1, units: { 0: attackers, 1: defenders } }, {}],
  })

describe('OGN-034 Tryndamere, Barbarian', () => {
  printed('OGN-034', 'Tryndamere, Barbarian', {
    domains: ['fury'],
    energy: 7,
    power: ['fury', 'fury'],
    might: 8,
    champion: 'Tryndamere',
    tags: ['Tryndamere', 'Freljord'],
  })

  test('[465.2.c.4] [466.5.d] scores a point more when 5 of the damage were too much', () => {
    const s = fight(['Tryndamere, Barbarian'], ['V3']).close()
    expect([s.controller('bf0'), s.points(0)]).toEqual([0, 2])
    s.quiet()
  })

  test('[465.2.c.4] 4 in excess are not enough', () => {
    expect(fight(['Tryndamere, Barbarian'], ['V4']).close().points(0)).toBe(1)
  })

  test('[465.2.c.4] what other attackers assign counts: "you" assigned it', () => {
    const s = fight(['Tryndamere, Barbarian', 'V3'], ['V6']).close()
    while (s.asked() === 'combatDamage') s.assign({ V3: 3, 'Tryndamere, Barbarian': 3 })
    expect(s.close().points(0)).toBe(2)
  })

  test('[466.5.d] not when he conquers without an attack', () => {
    const s = arena({ players: [{ base: ['Tryndamere, Barbarian'] }, {}] })
    s.move(0, ['Tryndamere, Barbarian'], 'bf0').close()
    expect([s.controller('bf0'), s.points(0)]).toEqual([0, 1])
  })

  test('[466.3.a] not when he dies in it', () => {
    const s = fight(['Tryndamere, Barbarian', 'V9'], ['V8', 'V1']).close()
    while (s.asked() === 'combatDamage') {
      if (s.open().player === 0) s.assign({ V8: 12, V1: 5 })
      else s.assign({ 'Tryndamere, Barbarian': 8, V9: 1 })
    }
    s.close()
    expect([s.controller('bf0'), s.points(0), s.where('Tryndamere, Barbarian')]).toEqual([0, 1, 'trash'])
  })

  test('[466.5.d] not as the defender who takes the battlefield', () => {
    const s = arena({
      players: [{}, {}],
      turnPlayer: 1,
      battlefields: [{ controller: 1, units: { 0: ['Tryndamere, Barbarian'], 1: ['V2'] } }, {}],
    })
    s.close()
    const other = arena({
      players: [{}, { base: ['V2'] }],
      turnPlayer: 1,
      battlefields: [{ controller: 0, units: { 0: ['Tryndamere, Barbarian'] } }, {}],
    })
    other.move(1, ['V2'], 'bf0').close()
    expect([other.controller('bf0'), other.points(0)]).toEqual([0, 0])
  })

  test('[ruling:rj-7566] a defender that a spell killed before leaves no excess', () => {
    const s = fight(['Tryndamere, Barbarian'], ['V2'], ['Disintegrate'])
    s.play(0, 'Disintegrate', { targets: ['V2'] }).resolve()
    s.close()
    expect([s.controller('bf0'), s.points(0)]).toEqual([0, 1])
  })
})
