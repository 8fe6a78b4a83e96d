/** Cards about whole classes of triggered abilities (383.4, 808): triggering again, activating. */
import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'

const hand = (s: Scenario, player = 0): number => s.cards(player, 'hand').length
/** How often the chain got an ability of that card. */
const finalized = (s: Scenario, card: string): number =>
  s.events.filter(e => e.type === 'finalize' && e.detail.startsWith(`${card}#`)).length

describe('OGN-236 Karthus, Eternal', () => {
  const fallingStar = { hand: ['Falling Star'], energy: 9, exhaustedRunes: { fury: 2 } }

  test('[383.4] [808.2] a Deathknell of another unit triggers once more', () => {
    const s = arena({ players: [fallingStar, { base: ['Karthus, Eternal', 'Watchful Sentry'] }] })
    s.play(0, 'Falling Star', { targets: ['Watchful Sentry', 'Watchful Sentry'] }).resolve()
    expect(s.where('Watchful Sentry')).toBe('trash')
    expect(hand(s, 1)).toBe(2)
  })

  test("an opponent's Deathknell triggers once", () => {
    const s = arena({ players: [{ ...fallingStar, base: ['Karthus, Eternal'] }, { base: ['Watchful Sentry'] }] })
    s.play(0, 'Falling Star', { targets: ['Watchful Sentry', 'Watchful Sentry'] }).resolve()
    expect(hand(s, 1)).toBe(1)
  })

  test('two of them add two times', () => {
    const s = arena({
      players: [fallingStar, { base: ['Karthus, Eternal', { card: 'Karthus, Eternal', as: 'other' }, 'Watchful Sentry'] }],
    })
    s.play(0, 'Falling Star', { targets: ['Watchful Sentry', 'Watchful Sentry'] }).resolve()
    expect(hand(s, 1)).toBe(3)
  })

  test('[323.4] [ruling:rj-10530,rbf-karthus-simultaneous] he dies in the same cleanup: the Deathknell still triggers twice', () => {
    const s = arena({ players: [fallingStar, { base: ['Karthus, Eternal', 'Watchful Sentry'] }] })
    s.play(0, 'Falling Star', { targets: ['Karthus, Eternal', 'Watchful Sentry'] }).resolve()
    expect([s.where('Karthus, Eternal'), s.where('Watchful Sentry')]).toEqual(['trash', 'trash'])
    expect(hand(s, 1)).toBe(2)
  })

  test('[383.4] with OGN-178 Undercover Agent: the second Deathknell discards what the first drew', () => {
    const s = arena({
      players: [
        { hand: ['Falling Star'], energy: 9, exhaustedRunes: { fury: 2 } },
        {
          base: ['Karthus, Eternal', { card: 'Undercover Agent', damage: 3 }],
          hand: ['V1'],
          deck: ['V2', 'V3', 'V4', 'V5', 'V6'],
        },
      ],
    })
    s.play(0, 'Falling Star', { targets: ['Undercover Agent', 'Undercover Agent'] }).resolve()
    expect(finalized(s, 'OGN-178')).toBe(2)
    expect(s.cards(1, 'trash')).toEqual(expect.arrayContaining(['Undercover Agent', 'V1', 'V2', 'V3']))
    expect(s.cards(1, 'hand').sort()).toEqual(['V4', 'V5'])
    s.quiet()
  })

  test('[808.2.a] [ruling:rj-11129] both instances choose for themselves', () => {
    const s = arena({
      players: [
        { hand: ['Falling Star'], energy: 9, exhaustedRunes: { fury: 2 }, base: ['V9', 'V10'] },
        { base: ['Karthus, Eternal', 'Ruined Rex'] },
      ],
    })
    s.play(0, 'Falling Star', { targets: ['Ruined Rex', 'Ruined Rex'] }).pass(2)
    s.choose('V9').choose('V10').resolve()
    expect([s.damage('V9'), s.damage('V10')]).toEqual([4, 4])
  })
})

describe('OGN-178 Undercover Agent', () => {
  test.each([
    [['V1', 'V2', 'V3'], 3],
    [['V1'], 2],
    [[], 2],
  ] as const)(
    '[422.4] [ruling:gap-discard-partial] with %j in hand: discards as many of 2 as there are, draws 2',
    (cards, left) => {
      const s = arena({
        players: [
          { hand: ['Falling Star'], energy: 9, exhaustedRunes: { fury: 2 } },
          { base: ['Undercover Agent'], hand: [...cards] },
        ],
      })
      s.play(0, 'Falling Star', { targets: ['Undercover Agent', 'Undercover Agent'] }).pass(2)
      expect(s.where('Undercover Agent')).toBe('trash')
      s.resolve()
      if (s.asked() === 'discard') s.choose('V1', 'V2')
      expect(hand(s, 1)).toBe(left)
      s.quiet()
    },
  )
})

describe("OGN-286 Reckoner's Arena", () => {
  const held = (units: readonly string[], others: Parameters<typeof arena>[0]['battlefields'] = [{}]) =>
    arena({
      players: [{}, { base: ['V9', 'V10'] }],
      turnPlayer: 0,
      battlefields: [{ card: "Reckoner's Arena", units: { 1: units } }, ...(others ?? [])],
    })

  test('[383.4.g.1 ex1] the conquer effects of the units there go on the chain as it is held', () => {
    const s = held(['Red Brambleback', 'V2'])
    s.endTurn().resolve().choose('V2').resolve()
    expect(s.points(1)).toBe(1)
    expect(s.might('V2')).toBe(3)
  })

  test('nobody conquers: conquer effects of other cards and of units elsewhere stay silent', () => {
    const s = held(['V2'], [{ units: { 1: ['Red Brambleback'] } }])
    s.endTurn().resolve()
    expect(finalized(s, 'OGN-286')).toBe(1)
    expect(finalized(s, 'UNL-029')).toBe(0)
    expect(s.state.players[1]!.facts[5]).toBe(0)
  })

  test('[383.4.g.1] what triggers conquer effects again does nothing here: they are activated', () => {
    const s = held(['Red Brambleback', 'V2'])
    s.endTurn().resolve()
    expect(finalized(s, 'UNL-029')).toBe(0)
    s.choose('V2').resolve()
    expect(finalized(s, 'UNL-029')).toBe(1)
  })
})

describe('OGN-275 Altar to Unity', () => {
  test('a Recruit in the base of whoever holds it', () => {
    const s = arena({ players: [{}, {}], battlefields: [{ card: 'Altar to Unity', units: { 1: ['V2'] } }, {}] })
    s.endTurn().resolve()
    expect(s.units('base1')).toEqual(['Recruit'])
  })

  test('[ruling:rj-12486] Blue Sentinel there makes it two', () => {
    const s = arena({ players: [{}, {}], battlefields: [{ card: 'Altar to Unity', units: { 1: ['Blue Sentinel'] } }, {}] })
    s.endTurn()
    s.choose(...s.open().options.map((_, n) => `#${n}`)).resolve()
    expect(s.units('base1')).toEqual(['Recruit', 'Recruit'])
  })
})
