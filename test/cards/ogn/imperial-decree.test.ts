import { describe, expect, test } from 'vitest'
import { all, deal, prevent, reaction, spellCard, target, unit } from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type Placed, scenario } from '../../../src/testing'
import { printed } from '../../fixtures/cards'

const quick = { domains: [], energy: 0 } as const
const cards = [
  ...allCards,
  spellCard('TSE-011', 'Zap', quick, reaction(), deal(1, target(unit()))),
  spellCard('TSE-012', 'Rain', quick, reaction(), deal(1, all(unit()))),
  spellCard('TSE-013', 'Shield Up', quick, reaction(), prevent('all', target(unit()))),
  spellCard('TSE-014', 'Two Hits', quick, reaction(), deal(1, target(unit())), deal(1, { ref: 'chosen', slot: 'it' })),
]

describe('OGN-221 Imperial Decree', () => {
  printed('OGN-221', 'Imperial Decree', { domains: ['order'], energy: 5, power: ['order', 'order'], timing: 'action' })

  const decreed = (hand: readonly string[], theirs: readonly Placed[] = ['Mega-Mech'], deck: readonly string[] = []) => {
    const s = scenario({
      cards,
      players: [
        { hand: ['Imperial Decree', ...hand], runes: { order: 9, body: 4 }, base: ['Tibbers'] },
        { base: theirs, hand: deck, runes: { calm: 4 } },
      ],
    })
    return s.play(0, 'Imperial Decree').resolve()
  }

  test('[390.2] [391] [ruling:rj-8420,rj-9789] kills whatever takes damage this turn, of both sides', () => {
    const s = decreed(['Rain']).play(0, 'Rain').resolve()
    if (s.asked() === 'triggers') s.choose('#0', '#1').resolve()
    expect([s.where('Mega-Mech'), s.where('Tibbers')]).toEqual(['trash', 'trash'])
    s.quiet()
  })

  test('[390.2] [ruling:rj-8633,rj-9926] not what was damaged before', () => {
    const s = decreed(['Zap'], [{ card: 'Mega-Mech', damage: 3 }])
    expect(s.where('Mega-Mech')).toBe('base1')
    expect(
      s
        .play(0, 'Zap', { targets: ['Mega-Mech'] })
        .resolve()
        .where('Mega-Mech'),
    ).toBe('trash')
  })

  test('[391] [ruling:rj-6966] also units that come later', () => {
    const s = decreed(['Zap', 'Petty Officer']).play(0, 'Petty Officer', { place: 'base0' }).resolve()
    s.play(0, 'Zap', { targets: ['Petty Officer'] }).resolve()
    expect(s.where('Petty Officer')).toBe('trash')
  })

  test('[317.2.c] only this turn', () => {
    const s = decreed(['Zap']).endTurn()
    while (s.open().player !== 1 || s.asked() !== 'main') s.pass()
    expect(s.state.effects).toEqual([])
  })

  test('[417.1.e] damage that is prevented triggers nothing', () => {
    const s = decreed(['Shield Up', 'Zap'])
    s.play(0, 'Shield Up', { targets: ['Mega-Mech'] }).resolve()
    expect(
      s
        .play(0, 'Zap', { targets: ['Mega-Mech'] })
        .resolve()
        .where('Mega-Mech'),
    ).toBe('base1')
  })

  test('[437.1] [ruling:rj-9027] a kill is no damage: nothing prevents it', () => {
    const s = decreed(['Zap', 'Shield Up'])
    s.play(0, 'Zap', { targets: ['Mega-Mech'] }).pass(2)
    s.play(0, 'Shield Up', { targets: ['Mega-Mech'] }).resolve()
    expect(s.where('Mega-Mech')).toBe('trash')
  })

  test('[383.3] [ruling:rj-10962,rj-8930] each damage triggers: what saves it once does not save it twice', () => {
    const s = decreed(['Two Hits'], ['Mega-Mech'], ['Highlander'])
      .play(0, 'Two Hits', { targets: ['Mega-Mech'] })
      .pass()
    s.play(1, 'Highlander', { targets: ['Mega-Mech'] }).resolve()
    if (s.asked() === 'triggers') s.choose('#0', '#1').resolve()
    expect(s.where('Mega-Mech')).toBe('trash')
    const once = decreed(['Zap'], ['Mega-Mech'], ['Highlander'])
      .play(0, 'Zap', { targets: ['Mega-Mech'] })
      .pass()
    once.play(1, 'Highlander', { targets: ['Mega-Mech'] }).resolve()
    expect(once.where('Mega-Mech')).toBe('base1')
  })

  test('[465.3] combat damage triggers it as well; the survivors die on the chain after the Combat Cleanup', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Imperial Decree'], runes: { order: 5 }, base: ['Petty Officer'] }, {}],
      battlefields: [{ controller: 1, units: { 1: ['Mega-Mech'] } }, {}],
    })
    s.play(0, 'Imperial Decree').resolve()
    s.move(0, ['Petty Officer'], 'bf0').close()
    while (s.asked() === 'triggers') s.choose('#0', '#1').close()
    expect([s.where('Mega-Mech'), s.where('Petty Officer')]).toEqual(['trash', 'trash'])
  })
})
