/** Classes of triggered abilities (383.4): made to trigger again, to count as another class, activated. */
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../src/testing'
import { classCards as cards } from '../fixtures/classes'

const hand = (s: Scenario, player = 0): number => s.cards(player, 'hand').length
const xp = (s: Scenario, player = 0): number => s.state.players[player]!.xp

/** Player 0 conquers the first battlefield with these units. */
function conquer(
  units: readonly string[],
  base: readonly string[] = [],
  position: { points?: number; card?: string } = {},
): Scenario {
  const s = scenario({
    cards,
    players: [{ base: [...units, ...base], points: position.points ?? 0 }, {}],
    battlefields: [position.card === undefined ? {} : { card: position.card }, {}],
  })
  return s.move(0, units, 'bf0').close()
}

/** Player 1 holds the first battlefield with these units; his draw of the turn has not been made while triggers wait. */
function hold(
  units: readonly string[],
  base: readonly string[] = [],
  position: { points?: number; card?: string; hand?: string[] } = {},
): Scenario {
  const s = scenario({
    cards,
    players: [{ hand: position.hand ?? [] }, { base: [...base], points: position.points ?? 0 }],
    battlefields: [{ ...(position.card && { card: position.card }), units: { 1: units } }, {}],
  })
  return s.endTurn()
}
/** Lets everything resolve; the order of triggers makes no difference here. */
function settle(s: Scenario): Scenario {
  while (s.asked() === 'priority' || s.asked() === 'triggers') {
    if (s.asked() === 'priority') s.pass()
    else s.choose(...s.options().map((_, n) => `#${n}`))
  }
  return s
}
/** What player 1 draws besides the card of his turn. */
const drawn = (s: Scenario): number => hand(settle(s), 1) - 1

describe('trigger an additional time', () => {
  test('[383.4.c] all conquer effects that you control trigger again, whoever is their source', () => {
    const s = conquer(['Raider'], ['Conquer Drum', 'War Horn'])
    expect(hand(settle(s))).toBe(4)
  })

  test('only for conquering where it is', () => {
    expect(hand(conquer(['Raider', 'Conquer Here']).resolve())).toBe(2)
    expect(hand(conquer(['Raider'], ['Conquer Here']).resolve())).toBe(1)
  })

  test('[383.4.c.1] an ability of your gear that says "when you conquer" is one of them', () => {
    expect(hand(conquer(['Conquer Here'], ['War Horn']).resolve())).toBe(2)
  })

  test('[383.4.c.2] what another unit does is no conquer effect of the one that looks on', () => {
    expect(hand(conquer(['Might 1'], ['Conquer Drum', 'Onlooker']).resolve())).toBe(1)
  })

  test('[383.4.d] hold effects are not conquer effects', () => {
    expect(drawn(hold(['Keeper', 'Conquer Here']))).toBe(1)
    expect(drawn(hold(['Keeper', 'Hold Here']))).toBe(2)
  })

  test('[383.4.a] [383.4.a.4] play effects again, but not what looks on as something is played', () => {
    const s = scenario({ cards, players: [{ hand: ['Squire', 'Might 1'], base: ['Play Echo'] }, {}] })
    s.play(0, 'Squire', { place: 'base0' }).resolve()
    expect(hand(s)).toBe(1 + 2)
    s.play(0, 'Might 1', { place: 'base0' }).resolve()
    expect(xp(s)).toBe(1)
  })

  test('[808.2] Deathknells of what is at its place, and of no other', () => {
    const dies = (place: string): number => {
      const s = scenario({
        cards,
        players: [{ hand: ['Smite'], base: place === 'base' ? ['Last Word'] : [] }, {}],
        battlefields: [{ units: { 0: ['Graves Here', ...(place === 'bf' ? ['Last Word'] : [])] } }, {}],
      })
      s.play(0, 'Smite', { targets: ['Last Word'] }).resolve()
      return hand(s)
    }
    expect([dies('bf'), dies('base')]).toEqual([2, 1])
  })

  test('[808.2] so many additional times as it says', () => {
    const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Last Word', 'Twice a Grave'] }, {}] })
    s.play(0, 'Smite', { targets: ['Last Word'] }).resolve()
    expect(hand(s)).toBe(3)
  })
})

describe('counting as another class', () => {
  test('[383.4.c] [383.4.d] a hold effect triggers on a conquer as well', () => {
    expect(hand(conquer(['Both Names']).resolve())).toBe(1)
    expect(drawn(hold(['Both Names']))).toBe(1)
  })

  test('and the other way round', () => {
    expect(hand(conquer(['Reversed']).resolve())).toBe(1)
    expect(drawn(hold(['Reversed']))).toBe(1)
  })

  test('only the effects of that unit', () => {
    expect(hand(conquer(['Both Names', 'Keeper']).resolve())).toBe(1)
  })

  test('one that is both already triggers once on one event', () => {
    expect(hand(conquer(['Both Anyway']).resolve())).toBe(1)
    expect(drawn(hold(['Both Anyway']))).toBe(1)
  })

  test('[383.4.d.2] what it says of other units is no hold effect, so it does not look at conquers', () => {
    expect(xp(conquer(['Reversed', 'Might 1']).resolve())).toBe(0)
    expect(xp(settle(hold(['Reversed', 'Might 1'])), 1)).toBe(1)
  })

  test('on a conquer it is a conquer effect: what makes those trigger again counts, hold multipliers do not', () => {
    expect(hand(conquer(['Both Names', 'Conquer Here', 'Hold Here']).resolve())).toBe(2)
  })

  test('on a hold it is a hold effect', () => {
    expect(drawn(hold(['Reversed', 'Conquer Here', 'Hold Here']))).toBe(2)
  })
})

describe('activating without the event', () => {
  test('[383.4.g] [383.4.g.1 ex1] conquer effects of units there go on the chain as if they had just triggered', () => {
    const s = hold(['Raider', 'Might 1'], ['Raider'], { card: 'Proving Ground' })
    expect(s.asked()).toBe('priority')
    s.pass(2)
    expect(s.state.chain.map(c => c.ability)).toEqual(['TST-461#0'])
    expect(drawn(s)).toBe(1)
  })

  test('[383.4.g.1] a "when you conquer" of a unit there is activated as well, one of a gear in the base is not', () => {
    expect(drawn(hold(['Player Raider'], ['War Horn'], { card: 'Proving Ground' }))).toBe(1)
  })

  test('[383.4.g.1] the rest of the condition is checked', () => {
    expect(drawn(hold(['Proud Raider'], [], { card: 'Proving Ground', points: 1 }))).toBe(0) // 2 after the hold
    expect(drawn(hold(['Proud Raider'], [], { card: 'Proving Ground', points: 2 }))).toBe(1)
  })

  test('[383.4.g.1] it is no event: others that look at conquers see nothing', () => {
    expect(drawn(hold(['Raider', 'Onlooker'], [], { card: 'Proving Ground' }))).toBe(1)
  })

  test('it has not triggered, so nothing makes it happen again', () => {
    expect(drawn(hold(['Raider', 'Conquer Here'], ['Conquer Drum'], { card: 'Proving Ground' }))).toBe(1)
  })

  test('a hold effect that counts as a conquer effect is activated besides having triggered', () => {
    expect(drawn(hold(['Both Names'], [], { card: 'Proving Ground' }))).toBe(2)
    expect(drawn(hold(['Reversed'], [], { card: 'Proving Ground' }))).toBe(2)
    expect(drawn(hold(['Keeper'], [], { card: 'Proving Ground' }))).toBe(1)
  })

  test('[383.3.e.1] once each turn is once: it was performed for the hold', () => {
    const s = hold(['Once a Turn'], [], { card: 'Proving Ground' })
    expect(drawn(s)).toBe(1)
  })

  test('[359.3.f.2] "here" is read as it resolves: what has left is not activated', () => {
    const s = hold(['Raider', 'Might 1'], [], { card: 'Proving Ground', hand: ['Fetch'] })
    s.pass().play(0, 'Fetch', { targets: ['Raider'] })
    expect(drawn(s)).toBe(0)
  })

  test('[383.4.g.1 ex2] the play effects of your gear, with their other conditions', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Encore'], base: ['Fanfare', 'Modest Fanfare', 'Squire'], points: 2 }, { base: ['Fanfare'] }],
    })
    s.play(0, 'Encore').resolve()
    expect([hand(s), xp(s), hand(s, 1)]).toEqual([1, 0, 0])
    const more = scenario({ cards, players: [{ hand: ['Encore'], base: ['Fanfare', 'Modest Fanfare'], points: 3 }, {}] })
    more.play(0, 'Encore').pass(2)
    more.choose('#0', '#1').resolve()
    expect(hand(more)).toBe(2)
  })

  test('[383.4.g] Deathknells of living units', () => {
    const s = scenario({ cards, players: [{ hand: ['Summons'], base: ['Last Word', 'Mourner'] }, {}] })
    s.play(0, 'Summons').resolve()
    expect(hand(s)).toBe(1) // "when I die" without the keyword is none
    expect(s.where('Last Word')).toBe('base0')
  })
})
