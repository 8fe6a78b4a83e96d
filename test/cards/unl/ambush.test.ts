import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

/** Player 1 attacks V5 of player 0 at bf0 with V6, and player 0 has Focus. */
const attacked = (name: string, runes: Readonly<Record<string, number>>) =>
  arena({
    turnPlayer: 1,
    players: [{ hand: [name], runes }, { base: ['V6'] }],
    battlefields: [{ units: { 0: ['V5', 'V1'] } }, {}],
  })
    .move(1, ['V6'], 'bf0')
    .pass()

describe('UNL-002 Inferna', () => {
  printed('UNL-002', 'Inferna', { domains: ['fury'], energy: 2, might: 1, tags: ['Bilgewater'] })

  test('[822.1.b] joins an attack that is going on, and has 3 Might in it', () => {
    const s = arena({
      players: [{ hand: ['Inferna'], base: ['V5'], runes: { fury: 2 } }, {}],
      battlefields: [{ units: { 1: ['V6'] } }, {}],
    })
    s.move(0, ['V5'], 'bf0').play(0, 'Inferna')
    expect([s.where('Inferna'), s.might('Inferna')]).toEqual(['bf0', 3])
    s.close()
    while (s.asked() === 'combatDamage') s.assign({ V5: 5, Inferna: 1 })
    expect(s.where('V6')).toBe('trash')
  })

  test('[822.1.b] in a showdown elsewhere it has no way into the base', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{ hand: ['Inferna'], base: ['V5'], runes: { fury: 2 } }, { base: ['V6'] }],
      battlefields: [{}, {}],
    })
    s.move(1, ['V6'], 'bf0').pass()
    expect(s.refuse(0, { type: 'play', card: s.key('Inferna') }).code).toBe('badTiming')
  })
})

describe('UNL-057 Alpha Wildclaw', () => {
  const table = (cat: string) =>
    arena({
      players: [{ hand: ['Gust'], runes: { chaos: 1 } }, {}],
      battlefields: [{ units: { 1: [cat, 'V3'] } }, { units: { 1: ['V2'] } }],
    })

  test('[757.1] weaker units of its player at its battlefield can not be chosen by enemies, others can', () => {
    const s = table('Alpha Wildclaw')
    s.play(0, 'Gust').resolve().quiet()
    expect(s.cards(1, 'hand')).toEqual(['V2']) // the only one that could be chosen
    const without = table('V7')
    without.act(0, { type: 'play', card: without.key('Gust') })
    expect(without.options().sort()).toEqual(['V2', 'V3'])
  })

  test('its own player may choose them, and itself it does not protect', () => {
    const s = arena({
      players: [{ hand: ['Stupefy'], runes: { mind: 1 } }, {}],
      battlefields: [{ units: { 0: ['Alpha Wildclaw', 'V3'] } }, {}],
    })
    s.act(0, { type: 'play', card: s.key('Stupefy') })
    expect(s.options().sort()).toEqual(['Alpha Wildclaw', 'V3'])
    const enemy = arena({
      players: [{ hand: ['Stupefy'], runes: { mind: 1 } }, {}],
      battlefields: [{ units: { 1: ['Alpha Wildclaw', 'V3', 'V8'] } }, {}],
    })
    enemy.act(0, { type: 'play', card: enemy.key('Stupefy') })
    expect(enemy.options().sort()).toEqual(['Alpha Wildclaw', 'V8'])
  })

  test('[758.1] a unit that it outgrows after it was chosen is safe', () => {
    const s = arena({
      players: [
        { hand: ['Stupefy'], runes: { mind: 1 } },
        { hand: ['En Garde'], runes: { calm: 1 } },
      ],
      battlefields: [{ units: { 1: ['Alpha Wildclaw', 'V7'] } }, {}],
    })
    s.play(0, 'Stupefy', { targets: ['V7'] }).pass()
    s.play(1, 'En Garde', { targets: ['Alpha Wildclaw'] })
      .resolve()
      .quiet()
    expect([s.might('Alpha Wildclaw'), s.might('V7')]).toEqual([8, 7])
  })
})

describe('UNL-071 Chakram Dancer', () => {
  printed('UNL-071', 'Chakram Dancer', { domains: ['mind'], energy: 3, might: 3, tags: ['Bilgewater'] })

  test('[822.1.b] ambushed into a defense it gives the others there Shield', () => {
    const s = attacked('Chakram Dancer', { mind: 3 })
    s.play(0, 'Chakram Dancer', { place: 'bf0' }).resolve()
    expect([s.might('V5'), s.might('V1'), s.might('Chakram Dancer')]).toEqual([6, 2, 3])
    expect(s.keyword('V6', 'shield')).toBe(0)
  })
})

describe('UNL-114 Nidalee, Cat Form', () => {
  printed('UNL-114', 'Nidalee, Cat Form', {
    domains: ['body'],
    energy: 3,
    power: ['body'],
    might: 4,
    tags: ['Cat', 'Ixtal', 'Nidalee'],
    champion: 'Nidalee',
  })

  test('ambushed into a combat that is won, she draws', () => {
    const s = attacked('Nidalee, Cat Form', { body: 4 })
    s.play(0, 'Nidalee, Cat Form').close()
    while (s.asked() === 'combatDamage') s.assign({ V5: 5, V1: 1 })
    s.close().quiet()
    expect(s.where('V6')).toBe('trash')
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })
})

describe('UNL-120 Rengar, Trophy Hunter', () => {
  printed('UNL-120', 'Rengar, Trophy Hunter', {
    domains: ['body'],
    energy: 5,
    power: ['body'],
    might: 6,
    tags: ['Cat', 'Rengar', 'Ixtal'],
    champion: 'Rengar',
  })

  test('[822.1.d ex1] may be played where only enemies are, and attacks', () => {
    const s = arena({
      players: [{ hand: ['Rengar, Trophy Hunter'], runes: { body: 6 } }, {}],
      battlefields: [{ units: { 1: ['V2'] } }, {}],
    })
    s.play(0, 'Rengar, Trophy Hunter', { place: 'bf0' })
    expect(s.object('Rengar, Trophy Hunter').designation).toBe(1)
    s.close().quiet()
    expect([s.controller('bf0'), s.where('V2')]).toEqual([0, 'trash'])
  })

  test('[822.1.d ex1] also as a reaction, but nowhere without units', () => {
    const s = arena({
      turnPlayer: 1,
      players: [
        { hand: ['Rengar, Trophy Hunter'], base: ['V1'], runes: { body: 6 } },
        { hand: ['Stupefy'], runes: { mind: 1 } },
      ],
      battlefields: [{ units: { 1: ['V2'] } }, {}],
    })
    s.play(1, 'Stupefy', { targets: ['V1'] }).pass()
    s.play(0, 'Rengar, Trophy Hunter')
    expect(s.where('Rengar, Trophy Hunter')).toBe('bf0')
  })
})
