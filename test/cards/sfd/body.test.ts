import { describe, expect, test } from 'vitest'
import { choose, giveKeyword, it, spellCard, target, unit } from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { scenario } from '../../../src/testing'
import { arena, printed } from '../../fixtures/cards'

describe('SFD-120 Sivir, Ambitious', () => {
  printed('SFD-120', 'Sivir, Ambitious', {
    domains: ['body'],
    energy: 6,
    power: ['body', 'body', 'body'],
    might: 7,
    champion: 'Sivir',
    tags: ['Sivir', 'Shurima'],
  })

  const attack = (defender: string, base: readonly string[] = ['V9']) => {
    const s = arena({
      players: [{}, { base }],
      battlefields: [{ controller: 1, units: { 0: ['Sivir, Ambitious'], 1: [defender] } }, {}],
    })
    return s.close()
  }

  test('[383.2.a.1] [465.2.c.4] deals what was in excess to any enemy unit', () => {
    const s = attack('V2')
    expect(s.asked()).toBe('performTrigger')
    s.confirm(true).close()
    expect([s.damage('V9'), s.controller('bf0')]).toEqual([5, 0])
    s.quiet()
  })

  test('[465.2.c.4] exactly that much: 6 of 7', () => {
    const s = attack('V1').confirm(true).close()
    expect(s.damage('V9')).toBe(6)
  })

  test('[383.3.a] may be declined', () => {
    const s = attack('V2').confirm(false).close()
    expect(s.damage('V9')).toBe(0)
  })

  test('[383.2.a.1] with 4 in excess nothing triggers', () => {
    const s = attack('V3')
    expect([s.asked(), s.damage('V9')]).toEqual(['main', 0])
  })

  test('[355.8] without an enemy unit there is nothing to choose', () => {
    const s = attack('V2', [])
    expect(s.asked()).toBe('main')
  })
})

describe('SFD-112 Kato the Arm', () => {
  printed('SFD-112', 'Kato the Arm', { domains: ['body'], energy: 4, power: ['body'], might: 3, tags: ['Noxus'] })

  const field = (base: readonly string[], hand: readonly string[] = [], theirs: readonly string[] = []) =>
    arena({
      players: [
        { base: ['Kato the Arm', ...base], hand, runes: { calm: 6, mind: 4 } },
        { hand: theirs, runes: { chaos: 4 } },
      ],
    })

  test('[477.3.b] [ruling:sfaq-kato] gives his keywords and his Might for this turn', () => {
    const s = field(['V2']).move(0, ['Kato the Arm'], 'bf0').close()
    expect([s.might('V2'), s.keyword('V2', 'deflect')]).toEqual([5, 1])
    s.endTurn()
    expect([s.might('V2'), s.keyword('V2', 'deflect')]).toEqual([2, 0])
  })

  test('[477.3.b] keywords that he was given are among them, with their values', () => {
    const s = scenario({
      cards: [
        ...allCards,
        spellCard(
          'TST-950',
          'Armour',
          { domains: [], energy: 0 },
          choose(target(unit())),
          giveKeyword('shield', it, { value: 3 }),
          giveKeyword('tank', it),
        ),
      ],
      players: [{ base: ['Kato the Arm', 'Pouty Poro', 'Stalwart Poro'], hand: ['Armour'] }, {}],
    })
    s.play(0, 'Armour', { targets: ['Kato the Arm'] }).resolve()
    s.move(0, ['Kato the Arm'], 'bf0').choose('Stalwart Poro').close()
    const has = (name: string) => (['shield', 'tank', 'deflect'] as const).map(k => s.keyword(name, k))
    expect(has('Stalwart Poro')).toEqual([4, 1, 1])
    expect(has('Pouty Poro')).toEqual([0, 0, 1])
  })

  test('[355.9.b] [ruling:rj-11255] another unit: alone he gives nothing', () => {
    const s = field([]).move(0, ['Kato the Arm'], 'bf0').close()
    expect(s.might('Kato the Arm')).toBe(3)
    expect(s.state.effects).toEqual([])
  })

  test('[359.3.f.2] what happens to him in answer counts', () => {
    const s = field(['V2'], ['Stupefy']).move(0, ['Kato the Arm'], 'bf0')
    s.play(0, 'Stupefy', { targets: ['Kato the Arm'] }).close()
    expect(s.might('V2')).toBe(4)
  })

  test('[359.3.e.12] [ruling:rj-7374] returned to hand he gives nothing', () => {
    const s = field(['V2'], [], ['Gust']).move(0, ['Kato the Arm'], 'bf0').pass()
    s.play(1, 'Gust', { targets: ['Kato the Arm'] }).close()
    expect([s.might('V2'), s.keyword('V2', 'deflect')]).toEqual([2, 0])
  })

  test('[420.1] a move to base is none to a battlefield', () => {
    const s = arena({ players: [{ base: ['V2'] }, {}], battlefields: [{ units: { 0: ['Kato the Arm'] } }, {}] })
    s.move(0, ['Kato the Arm'], 'base0').close()
    expect(s.might('V2')).toBe(2)
  })
})
