/** Spells for which every player chooses something (355.10.e). */
import { describe, expect, test } from 'vitest'
import { deathknell, draw, unitCard } from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type Scenario, type ScenarioOptions, scenario } from '../../../src/testing'
import { arena, printed } from '../../fixtures/cards'

/** Names of what a player has on the board at his base. */
const base = (s: Scenario, p: number): string[] => s.units(`base${p}`).sort()
const twelve = (domain: string) => ({ [domain]: 12 })

describe("OGN-237 King's Edict", () => {
  printed('OGN-237', "King's Edict", { domains: ['order'], energy: 6, power: ['order', 'order'] })

  const edict = (bases: readonly (readonly string[])[], teams?: readonly number[], caster = 0): Scenario =>
    arena({
      players: bases.map((units, p) => ({
        base: [...units],
        ...(teams && { team: teams[p]! }),
        ...(p === caster && { hand: ["King's Edict"], runes: { order: 8 } }),
      })),
      battlefields: bases.length === 2 ? [{}, {}] : [{}, {}, {}],
    })

  test('[355.10.e] in a duel the opponent chooses one of his units as it resolves; nothing is targeted', () => {
    const s = edict([['V1'], ['V2', 'V3']])
    s.play(0, "King's Edict")
    expect(s.state.chain[0]!.targets).toEqual([])
    s.resolve()
    expect([s.open().player, s.asked(), s.options()]).toEqual([1, 'pick', ['V2', 'V3']])
    s.choose('V2').quiet()
    expect([base(s, 0), base(s, 1), s.cards(1, 'trash')]).toEqual([['V1'], ['V3'], ['V2']])
  })

  test("[303.2.a] the others choose in turn order, beginning with the next player, among all units that are not the caster's; then all die at once", () => {
    const s = edict([['V1'], ['V2'], ['V3'], ['V4', 'V5']])
    s.play(0, "King's Edict").resolve()
    expect([s.open().player, s.options()]).toEqual([1, ['V2', 'V3', 'V4', 'V5']])
    s.choose('V4')
    // What was chosen is out for the others.
    expect([s.open().player, s.options()]).toEqual([2, ['V2', 'V3', 'V5']])
    s.choose('V2')
    expect([s.open().player, s.options()]).toEqual([3, ['V3', 'V5']])
    expect(s.events.filter(e => e.type === 'die')).toHaveLength(0)
    s.choose('V5').quiet()
    expect([0, 1, 2, 3].map(p => base(s, p))).toEqual([['V1'], [], ['V3'], []])
    expect(s.lastEvents.filter(e => e.type === 'die')).toHaveLength(3)
  })

  test('when the units run out the last players choose nothing', () => {
    const s = edict([['V1', 'V2'], [], ['V3'], []])
    // One unit that isn't his: the first to choose has no choice.
    s.play(0, "King's Edict").resolve().quiet()
    expect([s.asked(), base(s, 0), base(s, 2)]).toEqual(['main', ['V1', 'V2'], []])
  })

  test("[489.8.e] a teammate chooses as well, and the units of the team-mate are not the caster's", () => {
    const s = edict([['V1'], ['V2'], ['V3'], ['V4']], [0, 1, 0, 1])
    s.play(0, "King's Edict").resolve()
    s.choose('V3')
    expect([s.open().player, s.options()]).toEqual([2, ['V2', 'V4']])
    s.choose('V2').quiet()
    expect([0, 1, 2, 3].map(p => base(s, p))).toEqual([['V1'], [], [], []])
  })

  test('[651.3] who leaves while others choose chooses nothing', () => {
    const s = edict([['V1'], ['V2', 'V3'], ['V4', 'V5'], ['V6', 'V7']])
    s.play(0, "King's Edict").resolve()
    s.choose('V2')
    s.act(2, { type: 'concede' })
    expect([s.open().player, s.options()]).toEqual([3, ['V3', 'V6', 'V7']])
    s.choose('V3').quiet()
    expect([base(s, 1), base(s, 3)]).toEqual([[], ['V6', 'V7']])
  })
})

describe('OGN-244 Divine Judgment', () => {
  printed('OGN-244', 'Divine Judgment', { domains: ['order'], energy: 7, power: ['order', 'order'] })

  const keep = (s: Scenario, ...names: readonly (readonly string[])[]): Scenario => {
    for (const list of names) s.choose(...list)
    return s
  }

  test('[355.10.e] [416.1.b] [ruling:rj-7471,rjp-71-divine] each keeps 2 units, 2 gear, 2 runes and 2 cards; what nobody chose is recycled, not killed', () => {
    const s = scenario({
      cards: [...allCards, unitCard('TST-861', 'Martyr', { domains: [], energy: 0, might: 3 }, deathknell(draw(1)))],
      players: [
        {
          base: ['Watchful Sentry', 'Daring Poro', 'Martyr'],
          hand: ['Divine Judgment', 'Gust', 'Stupefy', 'En Garde', 'Block'],
          runes: { order: 9 },
        },
        { base: ['Stalwart Poro'], hand: ['Gust', 'Stupefy', 'En Garde', 'Block'], runes: { fury: 1 } },
      ],
    })
    s.play(0, 'Divine Judgment').resolve()
    // The turn player first, among the units of all players.
    expect([s.open().player, s.options()]).toEqual([0, ['Watchful Sentry', 'Daring Poro', 'Martyr', 'Stalwart Poro']])
    s.choose('Watchful Sentry', 'Daring Poro')
    // There is no gear. Runes of all players, then cards of his own hand.
    expect([s.open().player, s.open().max, s.options().length]).toEqual([0, 2, 8])
    keep(s, ['Order Rune', 'Order Rune'])
    expect([s.options(), s.open().min]).toEqual([['Gust', 'Stupefy', 'En Garde', 'Block'], 2])
    s.choose('Gust', 'Block')
    expect([s.open().player, s.options().length]).toEqual([1, 4])
    s.choose('Stalwart Poro', 'Watchful Sentry')
    s.choose('Fury Rune', '#0')
    s.choose('Stupefy', 'En Garde').quiet()
    expect([base(s, 0), base(s, 1)]).toEqual([['Daring Poro', 'Watchful Sentry'], ['Stalwart Poro']])
    expect([s.runes(0).all, s.runes(1).all]).toEqual([2, 1])
    expect([s.cards(0, 'hand'), s.cards(1, 'hand')]).toEqual([
      ['Gust', 'Block'],
      ['Stupefy', 'En Garde'],
    ])
    // It went to the bottom of his deck and triggered nothing.
    expect([s.cards(0, 'deck').slice(-3).sort(), s.events.filter(e => e.type === 'die')]).toEqual([
      ['En Garde', 'Martyr', 'Stupefy'],
      [],
    ])
  })

  test('equipment that is attached is a gear, tokens cease to exist, and what is in other zones stays', () => {
    const s = arena({
      players: [
        {
          base: [{ card: 'V5', attached: ['Guardian Angel'] }, 'recruit', 'gold', 'V6', 'V7'],
          champion: ['V9'],
          trash: ['V8'],
          hand: ['Divine Judgment'],
          energy: 7,
          runes: { order: 2 },
        },
        {},
      ],
    })
    s.play(0, 'Divine Judgment').resolve()
    // His two runes were recycled for it, the gear is two.
    s.choose('V6', 'V7')
    expect(s.open()).toMatchObject({ player: 1, min: 2, max: 2 })
    s.choose('V6', 'V7').quiet()
    expect(base(s, 0)).toEqual(['Gold', 'Guardian Angel', 'V6', 'V7'])
    expect([s.exists('recruit'), s.where('V5'), s.where('V8'), s.where('V9')]).toEqual([false, 'deck', 'trash', 'champion'])
  })

  test('[128.6] cards of a hand without a stated kind have to be chosen: two, or all that there are', () => {
    const s = arena({
      players: [{ hand: ['Divine Judgment', 'Gust', 'Gust', 'Gust'], energy: 7, runes: { order: 2 } }, { hand: ['Stupefy'] }],
    })
    s.play(0, 'Divine Judgment').resolve()
    expect(s.open()).toMatchObject({ player: 0, min: 2, max: 2 })
    s.refuse(0, { type: 'answer', choose: [0] })
    s.choose('#0', '#1')
    // One card: he is asked nevertheless, so that his answer tells nothing of it.
    expect(s.open()).toMatchObject({ player: 1, min: 1, max: 1 })
    s.choose('#0').quiet()
    expect([s.cards(0, 'hand').length, s.cards(1, 'hand')]).toEqual([2, ['Stupefy']])
  })

  test('[416.5.a] the owner orders different runes that are recycled together', () => {
    const s = arena({
      players: [{ hand: ['Divine Judgment'], energy: 7, runes: { order: 2 } }, { runes: { fury: 1, calm: 1, mind: 1, body: 1 } }],
    })
    s.play(0, 'Divine Judgment').resolve()
    s.choose('Fury Rune', 'Calm Rune')
    s.choose('Fury Rune', 'Calm Rune')
    expect([s.open().player, s.asked(), s.options()]).toEqual([1, 'runeOrder', ['Mind Rune', 'Body Rune']])
    s.choose('Body Rune', 'Mind Rune').quiet()
    expect(s.runes(1).all).toBe(2)
  })

  test('three players choose one after the other', () => {
    const s = arena({
      players: [
        { base: ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7'], hand: ['Divine Judgment'], energy: 7, runes: { order: 2 } },
        {},
        {},
      ],
      battlefields: [{}, {}],
    })
    s.play(0, 'Divine Judgment').resolve()
    const asked: number[] = []
    for (const names of [
      ['V1', 'V2'],
      ['V3', 'V4'],
      ['V5', 'V6'],
    ]) {
      asked.push(s.open().player)
      s.choose(...names)
    }
    s.quiet()
    expect([asked, base(s, 0)]).toEqual([
      [0, 1, 2],
      ['V1', 'V2', 'V3', 'V4', 'V5', 'V6'],
    ])
  })
})

describe('OGN-071 Party Favors', () => {
  printed('OGN-071', 'Party Favors', { domains: ['calm'], energy: 3 })

  const party = (count: number, more: Partial<ScenarioOptions> = {}): Scenario =>
    arena({
      players: Array.from({ length: count }, (_, p) => ({ ...(p === 0 && { hand: ['Party Favors'], energy: 3 }) })),
      battlefields: count === 2 ? [{}, {}] : [{}, {}, {}],
      ...more,
    })
  const gains = (s: Scenario) => s.state.players.map((_, p) => [s.cards(p, 'hand').length, s.runes(p).all])

  test('[355.10.e] an opponent chooses Cards: both draw', () => {
    const s = party(2)
    s.play(0, 'Party Favors').resolve()
    expect([s.open().player, s.asked(), s.options()]).toEqual([1, 'word', ['Cards', 'Runes']])
    s.choose('Cards').quiet()
    expect(gains(s)).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('he chooses Runes: both channel, exhausted', () => {
    const s = party(2)
    s.play(0, 'Party Favors').resolve().choose('Runes').quiet()
    expect(gains(s)).toEqual([
      [0, 1],
      [0, 1],
    ])
    expect([s.runes(0).ready, s.runes(1).ready]).toEqual([0, 0])
  })

  test('four players: all choose in turn order, then the caster shares in every choice', () => {
    const s = party(4)
    s.play(0, 'Party Favors').resolve()
    const asked: number[] = []
    for (const word of ['Runes', 'Cards', 'Runes']) {
      asked.push(s.open().player)
      s.choose(word)
    }
    s.quiet()
    expect(asked).toEqual([1, 2, 3])
    expect(gains(s)).toEqual([
      [1, 2],
      [0, 1],
      [1, 0],
      [0, 1],
    ])
    // Cards first, in turn order.
    expect(s.events.filter(e => e.type === 'draw').map(e => e.player)).toEqual([0, 2])
  })

  test('a teammate is one of the other players', () => {
    const s = party(4, {
      players: [0, 1, 0, 1].map((team, p) => ({ team, ...(p === 0 && { hand: ['Party Favors'], energy: 3 }) })),
    })
    s.play(0, 'Party Favors').resolve().choose('Cards').choose('Cards').choose('Cards').quiet()
    expect(gains(s).map(([cards]) => cards)).toEqual([3, 1, 1, 1])
  })

  test('[651.3] who leaves before his turn to choose gives nothing to anybody', () => {
    const s = party(3)
    s.play(0, 'Party Favors').resolve().choose('Cards')
    s.act(2, { type: 'concede' })
    s.quiet()
    expect(gains(s).slice(0, 2)).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('[355.17] the question is for him who chooses: nobody else sees its options', () => {
    const s = party(2)
    s.play(0, 'Party Favors').resolve()
    expect(s.engine.view(s.state, 0).decision).toMatchObject({ player: 1, kind: 'pick', own: null })
  })
})

describe('choices as a text resolves', () => {
  test('[757.1] what players choose as a text resolves is not chosen by the spell', () => {
    const s = arena({
      players: [{ hand: ["King's Edict"], runes: twelve('order') }, { base: [{ card: 'Baron Nashor', as: 'baron' }] }],
    })
    // Enemy spells can't choose him; this one doesn't, his controller does.
    s.play(0, "King's Edict").resolve().quiet()
    expect(s.where('baron')).toBe('trash')
  })
})
