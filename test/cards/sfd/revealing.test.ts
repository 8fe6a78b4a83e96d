import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioOptions, scenario } from '../../../src/testing'
import { instructedCards as cards } from '../../fixtures/instructed'

const arena = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ ...options, cards })
const runes = (s: Scenario, player = 0): number =>
  s.state.places.flatMap(p => p.runes).filter(i => s.state.objects[i]!.owner === player && !s.state.objects[i]!.exhausted).length
/** Energy in the Rune Pool. */
const energyOf = (s: Scenario, player: number): number => s.engine.view(s.state, 0).players[player]!.pool.energy
const finish = (s: Scenario): Scenario => {
  while (s.open().kind === 'pay') s.plan(0)
  return s
}

describe('SFD-188 Void Rush', () => {
  const start = (deck: readonly string[], fury: number, more: object = {}) =>
    arena({ players: [{ hand: ['Void Rush'], deck, runes: { fury }, ...more }, {}] })

  test('[356.4] [356.4.b] one of two is banished and played for {2} less, the other is drawn first', () => {
    // 2 and a Power for the spell, then Mega-Mech for 7 - 2.
    const s = start(['Mega-Mech', 'V2', 'V3'], 7)
    s.play(0, 'Void Rush').resolve()
    expect([s.open().min, s.open().max]).toEqual([0, 1])
    s.choose('Mega-Mech')
    expect(s.cards(0, 'hand')).toEqual(['V2'])
    finish(s).quiet()
    expect(s.where('Mega-Mech')).toBe('base0')
    expect(runes(s)).toBe(0)
    expect(s.events.filter(e => ['draw', 'enter'].includes(e.type)).map(e => e.type)).toEqual(['draw', 'enter'])
  })

  test('[358.5] a rune too few: it stays banished', () => {
    const s = start(['Mega-Mech', 'V2', 'V3'], 6)
    s.play(0, 'Void Rush').resolve().choose('Mega-Mech').quiet()
    expect([s.cards(0, 'banishment'), s.cards(0, 'hand')]).toEqual([['Mega-Mech'], ['V2']])
  })

  test('[356.6] the discount takes no Power, and leaves no less than 0', () => {
    const s = start(['Falling Star', 'V2', 'V3'], 5, { base: ['V5'] })
    s.play(0, 'Void Rush').resolve().choose('Falling Star')
    finish(s).resolve().quiet()
    // Two Power are left to pay, for a card of {2} and two of fury.
    expect(s.cards(0, 'trash').sort()).toEqual(['Falling Star', 'V5', 'Void Rush'])
    expect(s.state.places.flatMap(p => p.runes)).toHaveLength(2)
  })

  test('[ruling:rj-11952] nothing is banished: both are drawn', () => {
    const s = start(['Mega-Mech', 'V2', 'V3'], 8)
    s.play(0, 'Void Rush').resolve().choose().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Mega-Mech', 'V2'])
  })

  test('a spell is played as well, whatever its timing', () => {
    const s = start(['Sprite Call', 'V2', 'V3'], 5)
    s.play(0, 'Void Rush').resolve().choose('Sprite Call')
    finish(s)
    expect(s.state.chain.map(c => c.pending)).toEqual([false])
    s.resolve().quiet()
    expect(s.where('Sprite Call')).toBe('trash')
  })

  test('[ruling:rj-8943] the spell counts as played before: a Legion of the unit is active', () => {
    const s = start(['Noxus Hopeful', 'V2', 'V3'], 7)
    s.play(0, 'Void Rush').resolve().choose('Noxus Hopeful')
    finish(s).quiet()
    // 4 less 2 for its own Legion, less 2.
    expect([s.where('Noxus Hopeful'), runes(s)]).toEqual(['base0', 5])
  })

  test('[431.1.c.1] with one card in the deck there is one to choose, with none nothing happens', () => {
    const one = start(['V2'], 3)
    one.play(0, 'Void Rush').resolve().choose('V2').quiet()
    expect([one.where('V2'), one.cards(0, 'hand')]).toEqual(['base0', []])
    const none = start([], 3)
    none.play(0, 'Void Rush').resolve().quiet()
    expect(none.state.teams.map(t => t.points)).toEqual([0, 0])
  })

  test('Nocturne on top: his own way for {any}, or that of the spell for {2} and a chaos Power', () => {
    const HIM = 'Nocturne, Horrifying'
    const start2 = () => arena({ players: [{ hand: ['Void Rush'], deck: [HIM, 'V2', 'V3'], runes: { fury: 5, chaos: 1 } }, {}] })
    const own = start2()
    own.play(0, 'Void Rush', { plan: 0 })
    own.resolve().confirm(true).confirm(true)
    expect(own.options()).toEqual(['V2'])
    own.choose()
    finish(own).quiet()
    expect([own.where(HIM), own.cards(0, 'hand')]).toEqual(['base0', ['V2']])

    // The other card can be banished and played besides him.
    const both = start2()
    both.play(0, 'Void Rush', { plan: 0 }).resolve().confirm(true).confirm(true).choose('V2')
    finish(both).quiet()
    expect([both.where(HIM), both.where('V2')]).toEqual(['base0', 'base0'])

    const rush = start2()
    rush.play(0, 'Void Rush', { plan: 0 }).resolve().confirm(false).choose(HIM)
    finish(rush).quiet()
    expect([rush.where(HIM), rush.cards(0, 'hand')]).toEqual(['base0', ['V2']])
  })
})

describe("SFD-187 Rek'Sai, Void Burrower", () => {
  const start = (deck: readonly string[], fury = 0) => {
    const s = arena({
      players: [{ legend: "Rek'Sai, Void Burrower", base: ['V3'], deck, runes: { fury } }, { deck: ['V12'] }],
      battlefields: [{}, {}],
    })
    return s.move(0, ['V3'], 'bf0').close()
  }

  test('as you conquer she may be exhausted; one of two cards is played for its cost, the rest recycled', () => {
    const s = start(['Pouty Poro', 'V2', 'V4'], 2)
    expect(s.open().kind).toBe('confirm')
    s.confirm(true)
    s.resolve().choose('Pouty Poro')
    while (s.asked() === 'place') s.choose('bf0')
    finish(s).quiet()
    expect([s.where('Pouty Poro'), runes(s), s.cards(0, 'deck')]).toEqual(['bf0', 0, ['V4', 'V2']])
    expect(s.state.objects.find(o => o.def === 'SFD-187')!.exhausted).toBe(true)
  })

  test('without the cost it stays banished; with nothing chosen both are recycled', () => {
    const poor = start(['Pouty Poro', 'V2', 'V4'])
    poor.confirm(true).resolve().choose('Pouty Poro').quiet()
    expect([poor.cards(0, 'banishment'), poor.cards(0, 'deck')]).toEqual([['Pouty Poro'], ['V4', 'V2']])
    const none = start(['Pouty Poro', 'V2', 'V4'])
    none.confirm(true).resolve().choose().quiet()
    expect(none.cards(0, 'deck')[0]).toBe('V4')
    expect(none.cards(0, 'deck').slice(1).sort()).toEqual(['Pouty Poro', 'V2'])
  })

  test('declined: nothing is revealed', () => {
    const s = start(['Pouty Poro', 'V2', 'V4'])
    s.confirm(false).quiet()
    expect(s.events.some(e => e.type === 'reveal')).toBe(false)
  })
})

describe("SFD-170 Rek'Sai, Swarm Queen", () => {
  const QUEEN = "Rek'Sai, Swarm Queen"
  const attack = (deck: readonly string[], more: object = {}) => {
    const s = arena({
      players: [{ base: [QUEEN], deck, ...more }, { deck: ['V12'] }],
      battlefields: [{ units: { 1: ['V3'] } }, { units: { 0: ['V1'] } }],
    })
    return s.move(0, [QUEEN], 'bf0')
  }

  test('[355.2.b] a unit that she plays may enter where she attacks, or where it could enter anyway', () => {
    const s = attack(['V2', 'V4', 'V5'])
    s.confirm(true).resolve().choose('V2')
    expect(s.options().sort()).toEqual(['base0', 'bf0', 'bf1'])
    s.choose('bf0')
    expect(s.where('V2')).toBe('bf0')
    // It is there in the combat, on the attackers' side.
    expect(s.state.objects.find(o => o.key === s.key('V2'))!.designation).toBe(1)
    s.close()
    while (s.open().kind === 'assign') s.assign({ [QUEEN]: 3 })
    expect(s.where('V3')).not.toBe('bf0')
  })

  test('gear goes to the base all the same', () => {
    const s = attack(['Ravenborn Tome', 'V4', 'V5'], { runes: { fury: 3 } })
    s.confirm(true).resolve().choose('Ravenborn Tome')
    finish(s)
    expect(s.where('Ravenborn Tome')).toBe('base0')
  })

  test('[462.2.a] once she has left, "here" is nowhere: it enters where it could anyway', () => {
    const s = arena({
      players: [
        { base: [QUEEN], deck: ['V2', 'V4', 'V5'] },
        { deck: ['V12'], hand: ['Slay'] },
      ],
      battlefields: [{ units: { 1: ['V3'] } }, { units: { 0: ['V1'] } }],
    })
    s.move(0, [QUEEN], 'bf0')
      .confirm(true)
      .pass()
      .play(1, 'Slay', { targets: [QUEEN] })
      .resolve()
      .choose('V2')
    expect(s.options().sort()).toEqual(['base0', 'bf1'])
  })

  test('[ruling:rj-8827,rj-9415] moving to an empty battlefield is no attack', () => {
    const s = arena({ players: [{ base: [QUEEN], deck: ['V2', 'V4'] }, { deck: ['V12'] }], battlefields: [{}, {}] })
    s.move(0, [QUEEN], 'bf0').close()
    expect(s.events.some(e => e.type === 'reveal')).toBe(false)
    s.quiet()
  })

  test('she need not reveal anything', () => {
    const s = attack(['V2', 'V4', 'V5'])
    s.confirm(false)
    expect(s.events.some(e => e.type === 'reveal')).toBe(false)
    expect(s.asked()).toBe('focus')
  })
})

describe('SFD-018 Void Hatchling', () => {
  const hatchlings = (n: number, deck: readonly string[]) =>
    arena({
      players: [{ hand: ['Void Rush'], base: Array.from({ length: n }, () => 'Void Hatchling'), deck, runes: { fury: 3 } }, {}],
    })

  test('[369.1] before cards of a deck are revealed the top one is looked at and may be recycled; then others are revealed', () => {
    const s = hatchlings(1, ['V1', 'V2', 'V3', 'V4'])
    s.play(0, 'Void Rush').resolve()
    expect([s.open().player, s.open().kind]).toEqual([0, 'confirm'])
    expect(s.events.some(e => e.type === 'reveal')).toBe(false)
    expect(s.engine.view(s.state, 0).players[0]!.deck.known.map(c => s.engine.card(c.card)!.definition.name)).toEqual(['V1'])
    expect(s.engine.view(s.state, 1).players[0]!.deck.known).toEqual([])
    s.confirm(true)
    expect(s.options()).toEqual(['V2', 'V3'])
    s.choose().quiet()
    expect([s.cards(0, 'hand'), s.cards(0, 'deck')]).toEqual([
      ['V2', 'V3'],
      ['V4', 'V1'],
    ])
  })

  test('kept, it is among those that are revealed', () => {
    const s = hatchlings(1, ['V1', 'V2', 'V3'])
    s.play(0, 'Void Rush').resolve().confirm(false)
    expect(s.options()).toEqual(['V1', 'V2'])
    s.choose().quiet()
  })

  test('[370.2] each applies once: two of them look twice', () => {
    const s = hatchlings(2, ['V1', 'V2', 'V3', 'V4', 'V5'])
    s.play(0, 'Void Rush').resolve()
    s.choose('#0').confirm(true).confirm(true)
    expect(s.options()).toEqual(['V3', 'V4'])
    s.choose().quiet()
    expect(s.cards(0, 'deck')).toEqual(['V5', 'V1', 'V2'])
  })

  test('what is only looked at, or shown from a hand, or revealed by others is left alone', () => {
    const look = arena({ players: [{ hand: ['Peek'], base: ['Void Hatchling'], deck: ['V1', 'V2'] }, {}] })
    look.play(0, 'Peek').resolve().quiet()
    const hand = arena({
      players: [
        { hand: ['Sabotage'], base: ['Void Hatchling'], deck: ['V1'], runes: { body: 2 } },
        { hand: ['V3'], deck: ['V4'] },
      ],
    })
    hand.play(0, 'Sabotage').resolve().quiet()
    const theirs = arena({
      players: [
        { hand: ['Void Rush'], deck: ['V1', 'V2'], runes: { fury: 3 } },
        { base: ['Void Hatchling'], deck: ['V4'] },
      ],
    })
    theirs.play(0, 'Void Rush').resolve()
    expect(theirs.asked()).toBe('pick')
  })

  test('"a deck" is also that of another player: it goes under his deck', () => {
    const s = arena({
      players: [
        { hand: ['Drakehound Packmaster'], base: ['Void Hatchling'], deck: ['V9'], runes: { fury: 11 } },
        { deck: ['V1', 'V2'] },
      ],
    })
    s.play(0, 'Drakehound Packmaster', { place: 'base0' }).resolve()
    expect(s.open().player).toBe(0)
    s.confirm(true).quiet()
    expect([s.where('V2'), s.cards(1, 'deck'), s.cards(0, 'deck')]).toEqual(['base0', ['V1'], ['V9']])
  })

  test('each opponent who reveals for Blind Fury uses his own Hatchling', () => {
    const s = arena({
      players: [
        { hand: ['Blind Fury'], runes: { fury: 6 }, deck: ['V9'] },
        { base: ['Void Hatchling'], deck: ['V1', 'V2'] },
      ],
    })
    s.play(0, 'Blind Fury').resolve()
    expect([s.open().player, s.open().kind]).toEqual([1, 'confirm'])
    s.confirm(true).quiet()
    expect(s.where('V2')).toBe('base0')
  })

  test('with Dazzling Aurora it comes once, before the search', () => {
    const s = arena({
      players: [{ base: ['Dazzling Aurora', 'Void Hatchling'], deck: ['V1', 'Gust', 'V2', 'V3'] }, { deck: ['V12', 'V12'] }],
    })
    s.endTurn().resolve().confirm(true).resolve()
    expect([s.where('V1'), s.where('V2')]).toEqual(['deck', 'base0'])
  })

  test('the look shows Nocturne to himself: he may go before anything is revealed', () => {
    const HIM = 'Nocturne, Horrifying'
    const s = arena({
      players: [
        { hand: ['Void Rush'], base: ['Void Hatchling'], deck: [HIM, 'V2', 'V3', 'V4'], runes: { fury: 3, chaos: 1 } },
        {},
      ],
    })
    s.play(0, 'Void Rush', { plan: 0 }).resolve()
    expect([s.open().source, s.asked()]).toEqual([s.key(HIM), 'may'])
    s.confirm(true).confirm(true)
    // There is nothing left to recycle, so "it" is gone; the two behind him are revealed.
    if (s.open().kind === 'confirm') s.confirm(true)
    expect(s.options()).toEqual(['V2', 'V3'])
    s.choose()
    finish(s).quiet()
    expect(s.where(HIM)).toBe('base0')
  })
})

describe('SFD-175 Undertitan', () => {
  test('[369.1 ex2] [370.1.b.1 ex1] [135.2.b.6 ex3] as it is revealed from your deck, 2 Energy are added', () => {
    const s = arena({ players: [{ hand: ['Void Rush'], deck: ['Undertitan', 'V2', 'V3'], runes: { fury: 3, order: 3 } }, {}] })
    s.play(0, 'Void Rush', { plan: 0 }).resolve()
    expect(energyOf(s, 0)).toBe(2)
    // It uses no chain: the spell is still resolving.
    expect(s.state.chain).toHaveLength(1)
    // 6 - 2, two of them from the pool.
    s.choose('Undertitan')
    finish(s).resolve().quiet()
    expect(s.where('Undertitan')).toBe('base0')
  })

  test('[ruling:rj-12051] looking at it adds nothing', () => {
    const s = arena({ players: [{ hand: ['Peek'], deck: ['Undertitan', 'V2'] }, {}] })
    s.play(0, 'Peek').resolve().quiet()
    expect(energyOf(s, 0)).toBe(0)
  })

  test('[ruling:rj-10361] neither does playing it, or showing it in a hand', () => {
    const s = arena({
      players: [
        { hand: ['Sabotage'], runes: { body: 2 } },
        { hand: ['Undertitan', 'Gust'], deck: ['V1'] },
      ],
    })
    s.play(0, 'Sabotage').resolve().quiet()
    expect([0, 1].map(p => energyOf(s, p))).toEqual([0, 0])
    const played = arena({ players: [{ hand: ['Undertitan'], runes: { order: 7 } }, {}] })
    played.play(0, 'Undertitan', { place: 'base0' }).resolve().quiet()
    expect(energyOf(played, 0)).toBe(0)
  })

  test('revealed by an opponent it adds for its owner', () => {
    const s = arena({ players: [{ hand: ['Drakehound Packmaster'], runes: { fury: 11 } }, { deck: ['Undertitan', 'V3'] }] })
    s.play(0, 'Drakehound Packmaster', { place: 'base0' }).resolve().quiet()
    expect([0, 1].map(p => energyOf(s, p))).toEqual([0, 2])
    expect(s.where('Undertitan')).toBe('base0')
  })

  test('[ruling:rj-9091,rj-9429] [ruling:rj-10394] your other units get +2 this turn, not itself and not later ones', () => {
    const s = arena({
      players: [{ hand: ['Undertitan', 'V1'], base: ['V2'], runes: { order: 7 } }, { base: ['V4'] }],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    s.play(0, 'Undertitan', { place: 'base0' }).resolve().play(0, 'V1', { place: 'base0' })
    expect(['V2', 'V3', 'V4', 'V1', 'Undertitan'].map(n => s.might(n))).toEqual([4, 5, 4, 1, 5])
    s.quiet()
  })
})
