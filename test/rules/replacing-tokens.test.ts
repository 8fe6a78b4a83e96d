import { describe, expect, test } from 'vitest'
import { createEngine } from '../../src'
import { event, gearCard, instead, playInstead } from '../../src/abilities/builders'
import { scenario } from '../../src/testing'
import { replacingCards as cards } from '../fixtures/replacing'

const tokens = (names: readonly string[], ...keep: readonly string[]) => names.filter(n => keep.includes(n)).sort()

describe('plays of tokens', () => {
  test('[375 ex1] an additional copy is played as the token is: exhausted', () => {
    const s = scenario({ cards, players: [{ base: ['Treasure Finder', 'Gold Press'] }, {}] })
    s.move(0, ['Treasure Finder'], 'bf0').resolve()
    const gold = s.state.places[0]!.permanents.filter(i => s.state.objects[i]!.def === 'gold')
    expect(gold.map(i => s.state.objects[i]!.exhausted)).toEqual([true, true])
  })

  test('[375 ex2] how a token is to enter means nothing when a card is drawn instead of playing it', () => {
    const s = scenario({ cards, players: [{ base: ['Treasure Finder', 'Paper Tokens'] }, {}] })
    s.move(0, ['Treasure Finder'], 'bf0').resolve()
    expect(s.exists('Gold')).toBe(false)
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[375 ex3] another token that is played with it enters ready as well, and what follows is done to both', () => {
    const s = scenario({ cards, players: [{ hand: ['Call Ready'], base: ['Recruiter'] }, {}] })
    s.play(0, 'Call Ready').resolve()
    expect(tokens(s.units('base0', 0), 'Mech', 'Recruit')).toEqual(['Mech', 'Recruit'])
    expect([s.isExhausted('Mech'), s.isExhausted('Recruit')]).toEqual([false, false])
  })

  test('[371.2.b ex1] once each turn and optional: declined it can be applied to a later token, applied it can not', () => {
    const hand = ['Call One', { card: 'Call One', as: 'c2' }, { card: 'Call One', as: 'c3' }]
    const s = scenario({ cards, players: [{ hand }, {}], battlefields: [{ units: { 0: ['Twin Maker'] } }] })
    const places = () => {
      while (s.asked() === 'place') s.choose('base0')
    }
    s.play(0, 'Call One').pass(2)
    expect(s.asked()).toBe('applyReplacement')
    s.confirm(false)
    places()
    expect(s.units('base0')).toEqual(['Recruit'])
    s.play(0, 'c2').pass(2).confirm(true)
    places()
    expect(s.units('base0')).toHaveLength(3)
    s.play(0, 'c3').pass(2)
    places()
    expect(s.units('base0')).toHaveLength(4)
    s.quiet()
  })

  test('[371.1] of two tokens of one instruction one is copied', () => {
    const s = scenario({ cards, players: [{ hand: ['Call Two'] }, {}], battlefields: [{ units: { 0: ['Twin Maker'] } }] })
    s.play(0, 'Call Two').pass(2).confirm(true)
    expect(s.units('base0')).toEqual(['Recruit', 'Recruit', 'Recruit'])
  })

  test('the condition is read when the token would be played: away from the battlefield nothing is copied', () => {
    const s = scenario({ cards, players: [{ hand: ['Call Two'], base: ['Twin Maker'] }, {}] })
    s.play(0, 'Call Two').resolve()
    expect(tokens(s.units('base0'), 'Recruit')).toHaveLength(2)
  })

  test('[370.1] neither tokens of another type nor those of opponents are replaced', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Call Gold'] }, { hand: ['Call Two'] }],
      battlefields: [{ units: { 0: ['Twin Maker'] } }],
    })
    s.play(0, 'Call Gold').resolve()
    expect(s.object('Gold').exhausted).toBe(true)
    s.endTurn().play(1, 'Call Two').resolve()
    expect(s.units('base1')).toEqual(['Recruit', 'Recruit'])
  })

  test('[372.1] the player of the token says which effect comes first: another token, and then a copy of that', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Call One'], base: ['Engineer'] }, {}],
      battlefields: [{ units: { 0: ['Twin Maker'] } }],
    })
    s.play(0, 'Call One').pass(2)
    expect([s.asked(), s.open().player]).toEqual(['replacement', 0])
    s.choose('Engineer').confirm(true)
    s.confirm(true)
    while (s.asked() === 'place') s.choose('base0')
    expect(tokens(s.units('base0'), 'Mech', 'Recruit')).toEqual(['Mech', 'Mech'])
  })

  test('[372.1] [373] the other way round the token and its copy are two plays, each replaced or not', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Call One'], base: ['Engineer'] }, {}],
      battlefields: [{ units: { 0: ['Twin Maker'] } }],
    })
    s.play(0, 'Call One').pass(2).choose('Twin Maker').confirm(true).confirm(true).confirm(false)
    while (s.asked() === 'place') s.choose('base0')
    expect(tokens(s.units('base0'), 'Mech', 'Recruit')).toEqual(['Mech', 'Recruit'])
  })

  test('[ruling:rj-10154] two copiers, each applied once: two more tokens', () => {
    const units = [
      { card: 'Twin Maker', as: 'a' },
      { card: 'Twin Maker', as: 'b' },
    ]
    const s = scenario({ cards, players: [{ hand: ['Call Two'] }, {}], battlefields: [{ units: { 0: units } }] })
    s.play(0, 'Call Two').pass(2)
    expect(s.asked()).toBe('replacement')
    // The token, its copy and the other token are three plays, and the other effect is applied to one of them.
    s.choose('a').confirm(true)
    expect([s.asked(), s.options()]).toEqual(['replacedEvent', ['Recruit', 'Recruit', 'Recruit']])
    s.choose('#2').confirm(true)
    expect(s.units('base0')).toHaveLength(4)
  })

  test('[443.1] [443.2] a play that is skipped happens for nobody', () => {
    const s = scenario({ cards, players: [{ hand: ['Call Two'] }, { base: ['Embargo'] }] })
    s.play(0, 'Call Two').resolve()
    expect(s.units('base0')).toEqual([])
    s.quiet()
  })

  test('[183] each token is a play of its own on the chain, with its own place', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Call One'] }, {}],
      battlefields: [{ units: { 0: ['Twin Maker'] } }],
    })
    s.play(0, 'Call One').pass(2).confirm(true)
    expect([s.asked(), s.state.chain.length]).toEqual(['place', 2])
    s.choose('bf0').choose('base0')
    expect([s.units('bf0', 0), s.units('base0')]).toEqual([['Twin Maker', 'Recruit'], ['Recruit']])
  })

  test('what a token is can be asked of its definition only', () => {
    const card = gearCard(
      'TST-699',
      'Odd Press',
      { domains: [], energy: 0 },
      instead(event('playToken'), { do: 'enter', as: 'ready' }),
    )
    expect(() => createEngine({ cards: [...cards, card] })).toThrow(/enter in a replacement of the event playToken/)
    const missing = gearCard(
      'TST-698',
      'No Press',
      { domains: [], energy: 0 },
      instead(event('playToken'), playInstead('nothing')),
    )
    expect(() => createEngine({ cards: [...cards, missing] })).toThrow(/makes the token nothing/)
  })
})
