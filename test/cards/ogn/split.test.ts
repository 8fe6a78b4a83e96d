import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('OGN-041 Volibear, Furious', () => {
  printed('OGN-041', 'Volibear, Furious', {
    domains: ['fury'],
    energy: 10,
    power: ['fury', 'fury'],
    might: 9,
    champion: 'Volibear',
    tags: ['Volibear', 'Freljord'],
  })

  const attack = (defenders: readonly string[], base: readonly string[] = []) => {
    const s = arena({
      players: [{ base: ['Volibear, Furious', ...base] }, { hand: ['Gust'], runes: { chaos: 4 } }],
      battlefields: [{ controller: 1, units: { 1: defenders } }, {}],
    })
    return s.move(0, ['Volibear, Furious'], 'bf0')
  }

  test('[355.14.b] [355.14.e] targets as it triggers, the amounts as it resolves', () => {
    const s = attack(['V1', 'V3', 'V4'])
    expect(s.open()).toMatchObject({ reason: 'target', min: 0, max: 3 })
    s.choose('V1', 'V4').pass(2)
    expect(s.open()).toMatchObject({ reason: 'split', min: 5 })
    s.refuseAssign({ V1: 5 })
    s.assign({ V1: 1, V4: 4 }).close()
    expect(s.cards(1, 'trash')).toEqual(expect.arrayContaining(['V1', 'V4']))
  })

  test('[355.14.c] at most five units, or six with Annie', () => {
    const many = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7']
    expect(attack(many).open().max).toBe(5)
    expect(attack(many, ['Annie, Fiery']).open().max).toBe(6)
  })

  test('[715.3 ex1] [ruling:core7-bonus-damage-split,cr-bonus-split] Bonus Damage is split with the rest', () => {
    const s = attack(['V1', 'V3', 'V4'], ['Annie, Fiery'])
    s.choose('V1', 'V3', 'V4').pass(2)
    expect(s.open().min).toBe(6)
    s.assign({ V1: 1, V3: 3, V4: 2 })
  })

  test('[355.13] may choose nobody', () => {
    const s = attack(['V1', 'V3']).choose()
    expect(s.close().events.filter(e => e.type === 'damage' && e.detail === 'ability')).toEqual([])
  })

  test('[809.1.c] costs an opponent two Power to choose', () => {
    const s = arena({ players: [{ hand: ['Stupefy'], energy: 1, exhaustedRunes: { mind: 1 } }, { base: ['Volibear, Furious'] }] })
    expect(s.refuse(0, { type: 'play', card: s.key('Stupefy') }).code).toBe('noTargets')
    const rich = arena({
      players: [{ hand: ['Stupefy'], energy: 1, exhaustedRunes: { mind: 2 } }, { base: ['Volibear, Furious'] }],
    })
    expect(rich.play(0, 'Stupefy').resolve().might('Volibear, Furious')).toBe(8)
  })
})

describe('OGN-108 Convergent Mutation', () => {
  printed('OGN-108', 'Convergent Mutation', {
    domains: ['mind'],
    energy: 2,
    power: ['mind'],
    targets: [
      [1, 1],
      [1, 1],
    ],
    timing: 'reaction',
  })

  const play = (targets: readonly string[], hand: readonly string[] = []) => {
    const s = arena({
      players: [{ base: ['V2', 'V6'], hand: ['Convergent Mutation', ...hand], runes: { mind: 8 } }, { base: ['V9'] }],
    })
    return s.play(0, 'Convergent Mutation', { targets })
  }

  test('[477.3.b] increases to the Might of the other for this turn', () => {
    const s = play(['V2', 'V6']).resolve()
    expect([s.might('V2'), s.might('V6')]).toEqual([6, 6])
    expect(s.endTurn().might('V2')).toBe(2)
  })

  test('[477.3.c] never lowers', () => {
    expect(play(['V6', 'V2']).resolve().might('V6')).toBe(6)
  })

  test('[355.9.b] the two are different friendly units', () => {
    const s = arena({
      players: [{ base: ['V2', 'V4', 'V6'], hand: ['Convergent Mutation'], runes: { mind: 2 } }, { base: ['V9'] }],
    })
    s.act(0, { type: 'play', card: s.key('Convergent Mutation') })
    expect(s.options().sort()).toEqual(['V2', 'V4', 'V6'])
    s.choose('V2')
    expect(s.options().sort()).toEqual(['V4', 'V6'])
    const alone = arena({ players: [{ base: ['V2'], hand: ['Convergent Mutation'], runes: { mind: 2 } }, { base: ['V9'] }] })
    expect(alone.refuse(0, { type: 'play', card: alone.key('Convergent Mutation') }).code).toBe('noTargets')
  })

  test('[359.3.f.2] the Mights as it resolves count, a decrease in answer among them', () => {
    const s = play(['V2', 'V6'], ['Stupefy'])
    s.play(0, 'Stupefy', { targets: ['V6'] }).resolve()
    expect([s.might('V2'), s.might('V6')]).toEqual([5, 5])
  })
})
