import { describe, expect, test } from 'vitest'
import { all, deal, move, prevent, reaction, returnToHand, spellCard, target, unit } from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type Position, scenario } from '../../../src/testing'
import { arena, printed } from '../../fixtures/cards'

const quick = { domains: [], energy: 0 } as const
const cards = [
  ...allCards,
  spellCard('TSE-001', 'Flurry', quick, reaction(), deal(1, all(unit()))),
  spellCard('TSE-002', 'Home', quick, reaction(), move(target(unit()), 'base')),
  spellCard('TSE-003', 'Shield Up', quick, reaction(), prevent('all', target(unit()))),
  spellCard('TSE-004', 'Bounce', quick, reaction(), returnToHand(target(unit()))),
]
const big = (players: Position['players'], more: Partial<Position> = {}) => scenario({ cards, players, ...more })

describe('UNL-118 Elder Dragon', () => {
  printed('UNL-118', 'Elder Dragon', {
    domains: ['body'],
    energy: 12,
    power: ['body', 'body', 'body', 'body'],
    might: 10,
    tags: ['Dragon', 'Demacia'],
    targets: [[0, 2]],
  })

  const played = (options: Partial<Position>, theirs: readonly string[] = []) =>
    big(
      [
        { hand: ['Elder Dragon'], runes: { body: 12 } },
        { hand: theirs, base: ['Mega-Mech'] },
      ],
      {
        battlefields: [{ units: { 1: ['Tibbers', 'Lux, Illuminated'] } }, { units: { 1: ['Galio, Indefatigable'] } }],
        ...options,
      },
    ).play(0, 'Elder Dragon', { place: 'base0' })

  test('[142.4.c ex1] chooses one enemy unit at each location, and 1 damage kills each', () => {
    const s = played({})
    expect(s.open()).toMatchObject({ reason: 'target', min: 0 })
    s.choose('Mega-Mech', 'Tibbers')
    expect(s.open().kind).toBe('act')
    s.resolve()
    expect(s.cards(1, 'trash').sort()).toEqual(['Mega-Mech', 'Tibbers'])
    expect(s.damage('Lux, Illuminated')).toBe(0)
    s.quiet()
  })

  test('[355.11] not two at one location', () => {
    const s = played({})
    const number = (name: string) => s.options().indexOf(name)
    s.refuse(0, { type: 'answer', choose: [number('Tibbers'), number('Lux, Illuminated')] })
    s.choose()
    expect(s.resolve().cards(1, 'trash')).toEqual([])
  })

  test('[359.3.e.2] [ruling:rj-12228] a unit that is elsewhere by then takes nothing', () => {
    const s = played({}, ['Home'])
    s.choose('Mega-Mech', 'Tibbers').pass()
    s.play(1, 'Home', { targets: ['Tibbers'] }).resolve()
    expect([s.where('Tibbers'), s.damage('Tibbers'), s.where('Mega-Mech')]).toEqual(['base1', 0, 'trash'])
  })

  test('[392] [ruling:rj-10511] without the Dragon the 1 is ordinary damage', () => {
    const s = played({}, ['Bounce'])
    s.choose('Mega-Mech').pass()
    s.play(1, 'Bounce', { targets: ['Elder Dragon'] }).resolve()
    expect([s.where('Mega-Mech'), s.damage('Mega-Mech')]).toEqual(['base1', 1])
  })

  test('[437.4] [ruling:rj-10531,rj-9396] prevented damage kills nobody', () => {
    const s = played({}, ['Shield Up'])
    s.choose('Mega-Mech').pass()
    s.play(1, 'Shield Up', { targets: ['Mega-Mech'] }).resolve()
    expect(s.where('Mega-Mech')).toBe('base1')
  })

  test('[142.4.c] [ruling:rj-10171] own units need what they always need, all enemies die', () => {
    const s = big([{ base: ['Elder Dragon', 'Mega-Mech'], hand: ['Flurry'] }, { base: ['Tibbers', 'Lux, Illuminated'] }])
    s.play(0, 'Flurry').resolve()
    expect(s.cards(1, 'trash').sort()).toEqual(['Lux, Illuminated', 'Tibbers'])
    expect([s.damage('Elder Dragon'), s.damage('Mega-Mech')]).toEqual([1, 1])
  })

  test('[142.3.b] [ruling:rj-8684] damage of an opponent is no damage of yours', () => {
    const s = big([{ base: ['Elder Dragon'] }, { base: ['Tibbers'], hand: ['Flurry'] }], { turnPlayer: 1 })
    expect(s.play(1, 'Flurry').resolve().where('Tibbers')).toBe('base1')
  })

  test('[465.2.c.3] [142.4.c] one for each unit in combat, and the rest to any', () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [{ controller: 1, units: { 0: ['Elder Dragon'], 1: ['V12', 'V11', 'V10'] } }, {}],
    }).close()
    s.refuseAssign({ V12: 10 })
    s.assign({ V12: 8, V11: 1, V10: 1 })
    expect(s.cards(1, 'trash')).toHaveLength(3)
  })
})
