/** 811: playing hidden cards. What happens to cards that lie facedown is in test/rules/hiding.test.ts. */
import { describe, expect, test } from 'vitest'
import { type Position, type Scenario, scenario } from '../../src/testing'
import { hiddenCards as cards } from '../fixtures/hidden'

const table = (position: Position): Scenario => scenario({ cards, ...position })
/** Player 0 has a unit and a facedown card at the first battlefield. */
const buried = (card: string, rest: Partial<Position> = {}): Scenario =>
  table({
    players: [{ base: ['Legionary'] }, { base: ['Foe'], hand: ['Plain Bolt'] }],
    battlefields: [{ units: { 0: ['Seat'] }, facedown: { 0: [card] } }, {}],
    ...rest,
  })
const play = (s: Scenario, name: string) => ({ type: 'play', card: s.key(name) }) as const

describe('when', () => {
  test('[811.1.b] [ruling:judgefaq-hidden-not-same-turn,rj-6833] not in the turn in which it was hidden, but in the very next one', () => {
    const s = table({
      players: [{ hand: ['Sleeper'], runes: { calm: 1 } }, {}],
      battlefields: [{ units: { 0: ['Seat'] } }, {}],
    })
    s.hide(0, 'Sleeper', 'bf0')
    expect(s.refuse(0, play(s, 'Sleeper')).rule).toBe('811.1.b')
    expect(s.engine.legalActions(s.state).actions.some(a => a.type === 'play')).toBe(false)
    s.endTurn()
    // The turn of the opponent, who leaves no chance to react before he does something.
    expect([s.state.turnPlayer, s.asked(), s.open().player]).toEqual([1, 'main', 1])
    s.endTurn()
    s.play(0, 'Sleeper').quiet()
    expect(s.where('Sleeper')).toBe('bf0')
  })

  test("[811.6] [813.1.c.1] [ruling:rj-8370,rj-7188] as a reaction on an opponent's turn", () => {
    const s = buried('Buried Bolt', { turnPlayer: 1 })
    s.play(1, 'Plain Bolt', { targets: ['Seat'] }).pass()
    s.play(0, 'Buried Bolt', { targets: ['Seat'] })
    expect(s.state.chain).toHaveLength(2)
  })

  test('[811.6] [ruling:rj-7354,ofaq-hidden-reaction-anytime] on the own turn with nothing to react to, away from any showdown', () => {
    const s = buried('Sleeper')
    s.play(0, 'Sleeper').quiet()
    expect(s.units('bf0', 0)).toEqual(['Seat', 'Sleeper'])
    expect(s.isExhausted('Sleeper')).toBe(true)
  })

  test('[811.6] [ruling:rj-12590] in a showdown, though the card has no Action', () => {
    const s = buried('Buried Muster', { players: [{ base: ['Legionary'] }, {}] })
    s.move(0, ['Legionary'], 'bf1')
    expect(s.asked()).toBe('focus')
    s.play(0, 'Buried Muster').resolve()
    expect(s.units('bf0', 0)).toEqual(['Seat', 'Recruit', 'Recruit'])
  })

  test('[811.6] [811.3] the same card in hand has no Reaction and costs what it costs', () => {
    const s = table({
      players: [
        { hand: ['Buried Bolt'], runes: { fury: 9 } },
        { base: ['Foe'], hand: ['Plain Bolt'] },
      ],
      battlefields: [{ units: { 0: ['Seat'] } }, {}],
    })
    s.play(0, 'Buried Bolt', { targets: ['Foe'] }) // no restriction on its target
    expect(s.runes(0)).toEqual({ ready: 0, all: 7 })
    s.resolve().quiet()
    expect(s.damage('Foe')).toBe(3)
    const late = table({
      turnPlayer: 1,
      players: [
        { hand: ['Buried Bolt'], runes: { fury: 9 } },
        { base: ['Foe'], hand: ['Plain Bolt'] },
      ],
    })
    late.play(1, 'Plain Bolt', { targets: ['Foe'] }).pass()
    expect(late.refuse(0, play(late, 'Buried Bolt')).code).toBe('badTiming')
  })

  test('[811.6.a] that it has Reaction is not public: the others see a card and nothing else', () => {
    const s = buried('Sleeper')
    const [mine, theirs] = [s.engine.view(s.state, 0), s.engine.view(s.state, 1)]
    expect(mine.places.flatMap(p => p.facedown)[0]!.card).toBe('TSH-002')
    expect(theirs.places.flatMap(p => p.facedown)[0]).toEqual({ key: s.key('Sleeper'), card: '', controller: 0, hiddenSince: 4 })
    expect(JSON.stringify(theirs)).not.toContain('TSH-002')
  })

  test('[811.1.b] nobody else can play it', () => {
    const s = buried('Sleeper', { turnPlayer: 1 })
    expect(s.refuse(1, play(s, 'Sleeper')).code).toBe('notYours')
  })

  test('[419.1] [ruling:rj-11777] what forbids playing cards forbids this play too', () => {
    const s = buried('Sleeper', { players: [{}, { base: ['Warden'] }] })
    expect(s.refuse(0, play(s, 'Sleeper')).rule).toBe('054.1')
  })
})

describe('what it costs', () => {
  test('[811.1.b] [421.3] [421.3 ex1] [ruling:rj-8736] the base cost is ignored', () => {
    const s = buried('Sleeper')
    expect(s.runes(0).all).toBe(0)
    s.play(0, 'Sleeper').quiet()
    expect(s.where('Sleeper')).toBe('bf0')
  })

  test('[356.1.b.3] additional costs remain', () => {
    const s = buried('Priced', { players: [{ hand: ['Plain Bolt'] }, {}] })
    s.play(0, 'Priced', { costs: [['Plain Bolt']] })
    expect(s.cards(0, 'trash')).toEqual(['Plain Bolt'])
    s.resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(1)
    const broke = buried('Priced', { players: [{}, {}] })
    expect(broke.refuse(0, play(broke, 'Priced')).code).toBe('cannotPay')
  })
})

describe('a chain', () => {
  test('[811.1.c.3] [421.4] playing it opens a chain, and everybody sees the card', () => {
    const s = buried('Buried Bolt')
    s.act(0, play(s, 'Buried Bolt'))
    expect(s.state.chain).toHaveLength(1)
    expect(s.facedown('bf0')).toEqual([])
    expect(s.engine.view(s.state, 1).chain[0]!.card).toBe('TSH-001')
    expect(s.engine.viewEvents(s.events, 1).find(e => e.type === 'reveal')!.card).toBe('TSH-001')
    s.resolve()
    expect(s.cards(0, 'trash')).toContain('Buried Bolt')
  })

  test('[358.5] a cancelled play puts it back, facedown and with its old key', () => {
    const s = buried('Priced', { players: [{ hand: ['Plain Bolt', 'Step Aside'] }, {}] })
    const before = s.object('Priced')
    s.act(0, play(s, 'Priced'))
    expect(s.asked()).toBe('costObject')
    s.act(0, { type: 'cancel' })
    expect(s.asked()).toBe('main')
    expect(s.facedown('bf0')).toEqual(['Priced'])
    expect(s.object('Priced')).toEqual(before)
  })

  test('[419.4.a] [ruling:rj-7218,rj-6519] what looks for cards played from facedown sees each of them, at any battlefield', () => {
    const s = buried('Sleeper', {
      players: [{ base: ['Burial Watch'], hand: ['Plain Bolt'] }, {}],
      battlefields: [
        { units: { 0: ['Seat'] }, facedown: { 0: ['Sleeper'] } },
        { controller: 0, units: { 0: ['Legionary'] }, facedown: { 0: ['Buried Muster'] } },
      ],
    })
    s.play(0, 'Sleeper').resolve().quiet()
    expect(s.state.players[0]!.xp).toBe(10)
    s.play(0, 'Buried Muster').resolve().quiet()
    expect(s.state.players[0]!.xp).toBe(20)
    s.play(0, 'Plain Bolt', { targets: ['Seat'] })
      .resolve()
      .quiet()
    expect(s.state.players[0]!.xp).toBe(20)
  })

  test('[419.4.a.1] [ruling:rj-8491] one that is countered was not played', () => {
    const s = buried('Buried Muster', { players: [{ base: ['Burial Watch'] }, { hand: ['Silence'] }] })
    s.play(0, 'Buried Muster').pass()
    s.play(1, 'Silence').resolve().quiet()
    expect(s.state.players[0]!.xp).toBe(0)
    expect(s.cards(0, 'trash')).toContain('Buried Muster')
  })
})

describe('permanents', () => {
  test('[811.1.d.1] a unit enters that battlefield and no other', () => {
    const s = buried('Sleeper', {
      battlefields: [
        { units: { 0: ['Seat'] }, facedown: { 0: ['Sleeper'] } },
        { controller: 0, units: { 0: ['Legionary'] } },
      ],
      players: [{}, {}],
    })
    s.act(0, play(s, 'Sleeper')) // no question about the place
    expect(s.asked()).toBe('main')
    expect(s.where('Sleeper')).toBe('bf0')
  })

  test('[811.1.d.1.a] [152.2] [323.7] a gear as well; it is recalled in the next cleanup', () => {
    const s = buried('Buried Drum')
    s.play(0, 'Buried Drum').quiet()
    const entered = s.events.find(e => e.type === 'enter')!
    expect([entered.card, entered.place]).toEqual(['TSH-003', s.place('bf0')])
    expect(s.events.some(e => e.type === 'recall' && e.card === 'TSH-003')).toBe(true)
    expect(s.where('Buried Drum')).toBe('base0')
  })

  test('[811.1.d.2] [811.1.d.2 ex1] [ruling:cr-hidden-blastcone,rj-11040] the target of its play effect is at that battlefield', () => {
    const s = buried('Buried Archer', {
      battlefields: [
        { units: { 0: ['Seat'] }, facedown: { 0: ['Buried Archer'] } },
        { units: { 1: [{ card: 'Foe', as: 'far' }] } },
      ],
    })
    s.play(0, 'Buried Archer')
    expect(s.asked()).toBe('target')
    expect(s.options().sort()).toEqual(['Buried Archer', 'Seat'])
    s.choose('Seat').resolve().quiet()
    expect(s.damage('Seat')).toBe(1)
  })

  test('[811.3] played from hand it chooses freely', () => {
    const s = table({
      players: [{ hand: ['Buried Archer'], energy: 9 }, { base: ['Foe'] }],
      battlefields: [{ units: { 0: ['Seat'] } }, {}],
    })
    s.play(0, 'Buried Archer', { place: 'bf0' })
    expect(s.options().sort()).toEqual(['Buried Archer', 'Foe', 'Seat'])
  })

  test('[811.1.d.2] [811.1.d.2 ex2] [ruling:rj-8233] a restriction that no unit there can meet sets its target free', () => {
    const s = buried('Buried Swapper')
    s.play(0, 'Buried Swapper').resolve()
    // Only the unit in the base is at another location, so nothing is asked.
    expect(s.where('Buried Swapper')).toBe('base0')
    const alone = buried('Buried Swapper', { players: [{}, {}] })
    alone.play(0, 'Buried Swapper').quiet()
    expect(alone.where('Buried Swapper')).toBe('bf0')
  })

  test('[811.1.d.2.a] each target of a play effect for itself', () => {
    const s = buried('Buried Twin', {
      turnPlayer: 1,
      players: [{}, { base: ['Foe', { card: 'Foe', as: 'attacker' }] }],
    })
    // An attack brings an enemy unit to that battlefield.
    s.move(1, ['attacker'], 'bf0').pass()
    expect([s.asked(), s.open().player]).toEqual(['focus', 0])
    s.play(0, 'Buried Twin').resolve()
    expect([s.damage('attacker'), s.object('attacker').place]).toEqual([1, s.place('bf0')])
    expect(s.state.objects.filter(o => o.def === 'TSH-026').map(o => o.damage.length)).toEqual([1, 1])
  })

  test('[811.1.d.2] without a target there the play effect does nothing', () => {
    const s = buried('Buried Twin', { players: [{}, { base: ['Foe'] }] })
    s.play(0, 'Buried Twin').quiet()
    expect(s.where('Buried Twin')).toBe('bf0')
    expect(s.damage('Foe')).toBe(0)
  })
})

describe('spells', () => {
  test('[811.1.d.2] [ruling:rj-9788,rj-11998] its target is at that battlefield, on whichever side', () => {
    const s = buried('Buried Bolt', {
      battlefields: [
        { units: { 0: ['Seat'] }, facedown: { 0: ['Buried Bolt'] } },
        { units: { 1: [{ card: 'Foe', as: 'far' }] } },
      ],
    })
    s.act(0, play(s, 'Buried Bolt'))
    // One unit only, so it is taken.
    expect(s.asked()).toBe('priority')
    s.resolve()
    expect(s.where('Seat')).toBe('trash')
  })

  test("[811.1.d] without a target there it can't be played", () => {
    const s = buried('Buried Oath', {
      battlefields: [{ controller: 0, units: { 0: ['Seat'] }, facedown: { 0: ['Buried Rites'] } }, {}],
    })
    expect(s.refuse(0, play(s, 'Buried Rites')).code).toBe('noTargets')
    const enemy = buried('Buried Mirror', { players: [{}, {}] })
    // The first unit is there; a second one elsewhere is missing.
    expect(enemy.refuse(0, play(enemy, 'Buried Mirror')).code).toBe('noTargets')
  })

  test('[811.1.d.2.a] [811.1.d.2.a ex1] [ruling:rj-10085] the first target there, the second where it must be', () => {
    const s = buried('Buried Mirror', {
      players: [{ base: ['Legionary', 'Foe'] }, {}],
      battlefields: [{ units: { 0: ['Seat', { card: 'Legionary', as: 'near' }] }, facedown: { 0: ['Buried Mirror'] } }, {}],
    })
    s.act(0, play(s, 'Buried Mirror'))
    expect(s.options().sort()).toEqual(['Legionary', 'Seat'])
    s.choose('Seat')
    expect(s.options().sort()).toEqual(['Foe', 'Legionary'])
    s.choose('Foe').resolve().quiet()
    expect([s.damage('Seat'), s.damage('Foe')]).toEqual([1, 1])
  })

  test("[811.2] [811.2 ex1] [ruling:rj-7019,ofaq-stand-united,rj-11577] what it doesn't choose is not restricted", () => {
    const s = buried('Buried Oath')
    s.play(0, 'Buried Oath').resolve().quiet()
    expect([s.might('Seat'), s.might('Legionary')]).toEqual([5, 2])
  })

  test("[811.1.d.2] a target in another zone can't be there: it is chosen freely", () => {
    const s = buried('Buried Rites', { players: [{ trash: ['Legionary'] }, {}] })
    s.play(0, 'Buried Rites').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Legionary'])
    const counter = buried('Buried Denial', { turnPlayer: 1 })
    counter.play(1, 'Plain Bolt', { targets: ['Seat'] }).pass()
    counter.play(0, 'Buried Denial').resolve().quiet()
    expect(counter.damage('Seat')).toBe(0)
  })

  test('[811.1.d.2] nor can runes be: they stay in the base', () => {
    const s = buried('Buried Waking', { players: [{ exhaustedRunes: { calm: 2 } }, {}] })
    s.play(0, 'Buried Waking', { targets: [['#0', '#1']] })
      .resolve()
      .quiet()
    expect(s.runes(0)).toEqual({ ready: 2, all: 2 })
  })

  test('[811.1.d.2] [355.10.b] a battlefield that is the target is that one', () => {
    const s = buried('Buried Storm', {
      battlefields: [
        { units: { 0: ['Seat'] }, facedown: { 0: ['Buried Storm'] } },
        { units: { 1: [{ card: 'Foe', as: 'far' }] } },
      ],
    })
    s.play(0, 'Buried Storm').resolve().quiet()
    expect([s.damage('Seat'), s.damage('far')]).toEqual([1, 0])
  })

  test('[355.4] [811.1.d.2] a destination is no target', () => {
    const s = buried('Buried March')
    s.act(0, play(s, 'Buried March'))
    expect(s.asked()).toBe('target')
    expect(s.options().sort()).toEqual(['base0', 'bf1'])
    s.choose('base0').resolve().quiet()
    expect(s.where('Seat')).toBe('base0')
  })

  test('[359.3.e.5 ex3] [359.3.e.5] [ruling:rj-7614] a target that has left the battlefield is no longer one', () => {
    const s = buried('Buried Bolt', { players: [{}, { hand: ['Step Aside'] }] })
    s.play(0, 'Buried Bolt').pass()
    s.play(1, 'Step Aside', { targets: ['Seat'] })
      .resolve()
      .quiet()
    expect(s.where('Seat')).toBe('base0')
    expect(s.damage('Seat')).toBe(0)
  })

  test('[811.1.d.3] [ruling:rj-7478,ofaq-hidden-plays-token-here,rj-8658] units that it plays enter there; gear goes to the base', () => {
    const s = buried('Buried Muster', {
      battlefields: [
        { units: { 0: ['Seat'] }, facedown: { 0: ['Buried Muster'] } },
        { controller: 0, units: { 0: ['Legionary'] } },
      ],
      players: [{}, {}],
    })
    s.play(0, 'Buried Muster').resolve().quiet()
    expect(s.units('bf0', 0)).toEqual(['Seat', 'Recruit', 'Recruit'])
    expect(s.where('gold')).toBe('base0')
    const open = table({
      players: [{ hand: ['Buried Muster'], runes: { fury: 9 } }, {}],
      battlefields: [{ units: { 0: ['Seat'] } }, {}],
    })
    open.play(0, 'Buried Muster').resolve()
    expect([open.asked(), open.options().sort()]).toEqual(['place', ['base0', 'bf0']])
  })
})

describe('the keyword', () => {
  test('[811.4] two instances hide it once and cost once', () => {
    const s = table({
      players: [{ hand: ['Twice Buried'], runes: { calm: 2 } }, {}],
      battlefields: [{ units: { 0: ['Seat'] } }, {}],
    })
    expect(s.engine.legalActions(s.state).actions.filter(a => a.type === 'hide')).toHaveLength(1)
    s.hide(0, 'Twice Buried', 'bf0')
    expect(s.runes(0).all).toBe(1)
  })

  test('[801.3] [811.5] [811.5.a] it can be checked, whether the card was hidden or not', () => {
    const s = table({ players: [{ base: ['Hidden Ledger', 'Sleeper', 'Seat'] }, {}] })
    expect([s.might('Sleeper'), s.might('Seat')]).toEqual([7, 3])
  })
})
