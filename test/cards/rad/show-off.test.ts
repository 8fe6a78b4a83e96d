/** Show Off, a keyword of the Radiance cards: provisional, from their reminder texts. */
import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('RAD-082 Primordial Roar', () => {
  printed('RAD-082', 'Primordial Roar', { domains: ['body'], energy: 4, power: ['body', 'body'], targets: [[1, 1]] })

  const players = (mine: object) => [{ hand: ['Primordial Roar', 'V7'], runes: { body: 4 }, ...mine }, { base: ['V12'] }]

  test('deals the printed Might of a unit that is revealed from the hand', () => {
    const s = arena({ players: players({}) })
    s.play(0, 'Primordial Roar', { show: ['V7'], targets: ['V12'] }).resolve()
    expect([s.damage('V12'), s.cards(0, 'hand')]).toEqual([7, ['V7']])
  })

  test('deals the Might of a friendly unit on the board as it is then, also to one at a battlefield', () => {
    const s = arena({
      players: [
        { hand: ['Primordial Roar'], base: ['V3'], runes: { body: 4 } },
        { hand: ['Stupefy'], runes: { mind: 1 } },
      ],
      battlefields: [{ units: { 1: ['V12'] } }, {}],
    })
    s.play(0, 'Primordial Roar', { show: ['V3'], targets: ['V12'] }).pass()
    s.play(1, 'Stupefy', { targets: ['V3'] }).resolve()
    expect(s.damage('V12')).toBe(2)
  })

  test('does nothing if nothing was shown off, though a unit was chosen', () => {
    const s = arena({ players: players({}) })
    s.play(0, 'Primordial Roar', { show: [], targets: ['V12'] }).resolve()
    expect([s.damage('V12'), s.where('Primordial Roar')]).toEqual([0, 'trash'])
  })

  test("the opponent's units don't fit, nor do spells", () => {
    const s = arena({ players: players({ hand: ['Primordial Roar', 'Gust', 'V7'] }) }).play(0, 'Primordial Roar')
    expect([s.asked(), s.options()]).toEqual(['showOff', ['V7']])
  })

  test('works for the other player in the same way', () => {
    const s = arena({ turnPlayer: 1, players: [{ base: ['V12'] }, { hand: ['Primordial Roar', 'V7'], runes: { body: 4 } }] })
    s.play(1, 'Primordial Roar', { show: ['V7'], targets: ['V12'] }).resolve()
    expect(s.damage('V12')).toBe(7)
  })
})

describe('RAD-127 Rousing Display', () => {
  printed('RAD-127', 'Rousing Display', { domains: ['order'], energy: 5 })

  const recruits = (hand: readonly string[], base: readonly string[], show: readonly string[], player = 0): number => {
    const mine = { hand: ['Rousing Display', ...hand], base: [...base], runes: { order: 5 } }
    const s = arena({ turnPlayer: player, players: player === 0 ? [mine, {}] : [{}, mine] })
    s.play(player, 'Rousing Display', { show }).resolve()
    return s.units(`base${player}`, player).filter(name => name === 'Recruit').length
  }

  test('plays two Recruits if nothing was shown off', () => {
    expect(recruits(['Zero Point Inflection'], [], [])).toBe(2)
  })

  test('plays four instead if a card for 7 or more was shown off, of whatever type', () => {
    expect(recruits(['Zero Point Inflection'], [], ['Zero Point Inflection'])).toBe(4)
    expect(recruits([], ['Zero Point Inflection'], ['Zero Point Inflection'], 1)).toBe(4)
  })

  test('[206] cheaper cards don’t fit, whatever their Might', () => {
    const s = arena({ players: [{ hand: ['Rousing Display', 'V9'], base: ['V12'], runes: { order: 5 } }, {}] })
    s.play(0, 'Rousing Display')
    expect([s.asked(), s.options()]).toEqual(['showOff', []])
  })
})

describe('RAD-060 The Empyrean', () => {
  printed('RAD-060', 'The Empyrean', { domains: ['mind'], energy: 8, might: 8, tags: ['Ionia', 'Dragon'] })

  const deck = ['V1', 'V2', 'V3', 'V4', 'V5']
  const play = (show: readonly string[], player = 0) => {
    const mine = { hand: ['The Empyrean', 'Zero Point Inflection', 'Gust'], base: ['V6'], runes: { mind: 8 }, deck }
    const s = arena({ turnPlayer: player, players: player === 0 ? [mine, {}] : [{}, mine] })
    return s.play(player, 'The Empyrean', { show, place: `base${player}` }).resolve()
  }

  test('predicts as many cards as the card that was shown off costs Power, then draws 2', () => {
    for (const player of [0, 1]) {
      const s = play(['Zero Point Inflection'], player)
      expect([s.asked(), s.options()]).toEqual(['predict', ['V1', 'V2']])
      s.choose('V1')
      while (s.open().kind !== 'act') s.act(player, { type: 'answer', choose: s.options().map((_, n) => n) })
      expect(s.cards(player, 'hand')).toEqual(['Zero Point Inflection', 'Gust', 'V2', 'V3'])
    }
  })

  test('predicts nothing for a card without a Power cost, but draws', () => {
    for (const free of ['Gust', 'V6'])
      expect(play([free]).cards(0, 'hand')).toEqual(['Zero Point Inflection', 'Gust', 'V1', 'V2'])
  })

  test('nothing triggers if nothing was shown off', () => {
    const s = play([])
    expect([s.asked(), s.cards(0, 'hand')]).toEqual(['main', ['Zero Point Inflection', 'Gust']])
  })
})
