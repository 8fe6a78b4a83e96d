/** 105–109 Spaces, 119–130 Game Objects and Privacy, 169–176 Battlefields and Legends as objects. */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../src/cards'
import type { GameObject } from '../../src/state/types'
import { ENERGY, Zone } from '../../src/state/types'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { turnCards } from '../fixtures/turn'

const cards = [...allCards, ...turnCards]
const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })
const EVERYBODY = -1
const knows = (o: GameObject, p: number): boolean => (o.seenBy & (1 << p)) !== 0
const view = (s: Scenario, viewer: number) => JSON.stringify(s.engine.view(s.state, viewer))

describe('changing zones', () => {
  test('[124] a unit that goes to hand is another object when it comes back', () => {
    const s = game({ players: [{ hand: ['Ring Out'], base: [{ card: 'Old Guard', as: 'guard' }] }, {}] })
    const before = s.key('guard')
    s.play(0, 'Ring Out', { targets: ['guard'] }).resolve()
    const inHand = s.key('guard')
    s.play(0, 'guard')
    expect(new Set([before, inHand, s.key('guard')]).size).toBe(3)
    expect(s.refuse(0, { type: 'move', units: [before], to: s.place('bf0') }).code).toBe('unknownObject')
  })

  test('[124.1 ex1] damage, buff, stun, granted keywords and bonuses are gone', () => {
    const s = game({
      players: [
        {
          hand: ['Ring Out', 'Surge', 'Gift of Paths'],
          base: [{ card: 'Old Guard', as: 'guard', damage: 2, buffed: true, stunned: true }],
        },
        {},
      ],
    })
    s.play(0, 'Surge', { targets: ['guard'] })
      .resolve()
      .play(0, 'Gift of Paths', { targets: ['guard'] })
      .resolve()
    expect([s.might('guard'), s.keyword('guard', 'ganking')]).toEqual([7, 1])
    s.play(0, 'Ring Out', { targets: ['guard'] })
      .resolve()
      .play(0, 'guard')
    expect([s.might('guard'), s.damage('guard'), s.keyword('guard', 'ganking')]).toEqual([4, 0, 0])
    expect([s.object('guard').buffs, s.object('guard').stunned]).toEqual([0, false])
  })

  test('[124] moving on the board keeps the object and everything on it', () => {
    const s = game({ players: [{ hand: ['Surge'], base: [{ card: 'Old Guard', damage: 2, buffed: true }] }, {}] })
    s.play(0, 'Surge', { targets: ['Old Guard'] }).resolve()
    const key = s.key('Old Guard')
    s.move(0, ['Old Guard'], 'bf0').close()
    expect([s.key('Old Guard'), s.might('Old Guard'), s.damage('Old Guard'), s.where('Old Guard')]).toEqual([key, 7, 2, 'bf0'])
  })

  test('[124] a spell does not follow its target into another zone', () => {
    const s = game({
      players: [{ hand: ['Spark'] }, { hand: ['Gust'], energy: 1 }],
      battlefields: [{ units: { 1: [{ card: 'Recruit Drill', as: 'drill' }] } }, {}],
    })
    s.play(0, 'Spark', { targets: ['drill'] }).pass()
    s.play(1, 'Gust', { targets: ['drill'] }).resolve()
    expect([s.where('drill'), s.object('drill').damage]).toEqual(['hand', []])
    s.quiet()
  })
})

describe('where cards go', () => {
  test('[107.1.c] a permanent is played to the base of its controller', () => {
    const s = game({ players: [{ hand: ['Old Guard'] }, {}] }).play(0, 'Old Guard')
    expect([s.units('base0'), s.units('base1')]).toEqual([['Old Guard'], []])
  })

  test('[107.1.b] [107.2.b] [170.5.a] bases and battlefields are where units move from and to', () => {
    const s = game({ players: [{ base: ['Old Guard', 'Recruit Drill'] }, {}] })
      .move(0, ['Old Guard'], 'bf0')
      .close()
    expect(s.where('Old Guard')).toBe('bf0')
    s.endTurn().endTurn().move(0, ['Old Guard'], 'base0')
    expect(s.where('Old Guard')).toBe('base0')
  })

  test('[170.5.b] [170.6] any number of units can be at one battlefield', () => {
    const names = Array.from({ length: 9 }, (_, n) => ({ card: 'Recruit Drill', as: `u${n}` }))
    const s = game({ players: [{ base: names }, {}] })
      .move(
        0,
        names.map(n => n.as),
        'bf0',
      )
      .close()
    expect(s.units('bf0')).toHaveLength(9)
  })

  test('[108.1.a] [108.1.b] a card that is played is on the chain, for everybody to see', () => {
    const s = game({ players: [{ hand: ['Slow Spell'] }, {}] }).play(0, 'Slow Spell')
    expect([s.where('Slow Spell'), s.object('Slow Spell').seenBy, s.cards(0, 'hand')]).toEqual(['chain', EVERYBODY, []])
    expect(view(s, 1)).toContain('TST-110')
  })

  test('[108.2.b] killed units, discarded cards and executed spells go to the trash of their owner', () => {
    const s = game({ players: [{ hand: ['Fell', 'Second Thoughts', 'Glance'] }, { base: [{ card: 'Old Guard', owner: 0 }] }] })
    s.play(0, 'Fell', { targets: ['Old Guard'] })
      .resolve()
      .play(0, 'Second Thoughts')
      .resolve()
    expect(s.cards(0, 'trash').sort()).toEqual(['Fell', 'Glance', 'Old Guard', 'Second Thoughts'])
    expect(s.cards(1, 'trash')).toEqual([])
  })

  test('[108.6.b] banished cards go to the banishment of their owner', () => {
    const s = game({ players: [{ hand: ['Exile'] }, { base: ['Old Guard'] }] })
      .play(0, 'Exile', { targets: ['Old Guard'] })
      .resolve()
    expect([s.cards(1, 'banishment'), s.cards(0, 'banishment'), s.cards(1, 'trash')]).toEqual([['Old Guard'], [], []])
  })

  test('[108.7.b] drawn cards go to the hand', () => {
    const s = game({ players: [{ hand: ['Slow Spell'], deck: ['Glance'] }, {}] })
      .play(0, 'Slow Spell')
      .resolve()
    expect(s.where('Glance')).toBe('hand')
  })

  test('[108.3.d] the chosen champion is played from the Champion Zone for its cost', () => {
    const s = game({ players: [{ champion: ['Annie, Stubborn'], runes: { chaos: 4 } }, {}] })
    s.play(0, 'Annie, Stubborn').resolve()
    expect(s.where('Annie, Stubborn')).toBe('base0')
    expect(s.runes(0).ready).toBe(0)
  })

  test('[108.3.d] without the means it stays there', () => {
    const s = game({ players: [{ champion: ['Annie, Stubborn'] }, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Annie, Stubborn') }).code).toBe('cannotPay')
    expect(s.where('Annie, Stubborn')).toBe('champion')
  })

  test('[108.3.c] a champion that leaves the board goes where other cards go, not back', () => {
    const s = game({ players: [{ hand: ['Ring Out'], base: ['Annie, Stubborn'] }, {}] })
      .play(0, 'Ring Out', { targets: ['Annie, Stubborn'] })
      .resolve()
    expect(s.where('Annie, Stubborn')).toBe('hand')
  })

  test('[108.7.f] cards in a hand are affected when a text says so', () => {
    const s = game({ players: [{ hand: ['Forced Tribute'] }, { hand: ['Glance'] }] })
      .play(0, 'Forced Tribute')
      .resolve()
    if (s.asked() === 'discard') s.choose('Glance')
    expect(s.cards(1, 'trash')).toEqual(['Glance'])
  })

  test('a token is in a zone like a card, and nowhere once it has left the board', () => {
    const s = game({ players: [{ hand: ['Muster', 'Ring Out'] }, {}] }).play(0, 'Muster')
    s.resolve()
    expect(s.where('Recruit')).toBe('base0')
    s.play(0, 'Ring Out', { targets: ['Recruit'] }).resolve()
    expect([s.exists('Recruit'), s.cards(0, 'hand')]).toEqual([false, []])
  })
})

describe('privacy', () => {
  const secret = () =>
    game({
      players: [
        { hand: ['Glance'], deck: ['Fell', 'Exile'], runeDeck: ['OGN-089', 'OGN-042'], trash: ['Spark'] },
        { hand: ['Unbury'], banishment: ['Surge'] },
      ],
    })

  test('[128.4 ex1] [108.7.c] only its owner sees the cards of a hand', () => {
    const s = secret()
    expect([knows(s.object('Glance'), 0), knows(s.object('Glance'), 1)]).toEqual([true, false])
    expect(view(s, 0)).toContain('TST-103')
    expect(view(s, 1)).not.toContain('TST-103')
  })

  test('[489.8.f] a teammate doesn’t see them either', () => {
    const s = scenario({
      cards,
      battlefields: [{}, {}, {}],
      players: [{ team: 0, hand: ['Glance'] }, { team: 1 }, { team: 0 }, { team: 1 }],
    })
    expect([view(s, 0).includes('TST-103'), view(s, 2).includes('TST-103')]).toEqual([true, false])
  })

  test('[108.7.e] how many cards a hand has is public', () => {
    const few = view(game({ players: [{ hand: ['Glance'] }, {}] }), 1)
    const more = view(game({ players: [{ hand: ['Glance', 'Spark'] }, {}] }), 1)
    expect(few).not.toEqual(more)
  })

  test('[128.3] [108.4.d] nobody sees the cards of a Main Deck', () => {
    const s = secret()
    for (const p of [0, 1]) {
      expect(knows(s.object('Fell'), p)).toBe(false)
      expect(view(s, p)).not.toContain('TST-143')
      const other = game({
        players: [
          { hand: ['Glance'], deck: ['Exile', 'Fell'], runeDeck: ['OGN-089', 'OGN-042'], trash: ['Spark'] },
          { hand: ['Unbury'], banishment: ['Surge'] },
        ],
      })
      expect(view(other, p)).toEqual(view(s, p))
    }
  })

  test('[108.5.d] nobody sees the order of a Rune Deck', () => {
    for (const p of [0, 1]) {
      const [a, b] = [
        ['OGN-089', 'OGN-042'],
        ['OGN-042', 'OGN-089'],
      ].map(runeDeck => view(game({ players: [{ runeDeck }, {}] }), p))
      expect(a).toEqual(b)
    }
  })

  test('[128.5] [108.2.d] [108.6.e] trash and banishment are open to everybody', () => {
    const s = secret()
    for (const p of [0, 1]) {
      expect([knows(s.object('Spark'), p), knows(s.object('Surge'), p)]).toEqual([true, true])
      expect(view(s, p)).toContain('TST-109')
      expect(view(s, p)).toContain('TST-115')
    }
  })

  test('[107.1.d] [107.2.c] [109.2 ex1] the board with everything on it is public', () => {
    const s = game({
      players: [{ base: [{ card: 'Old Guard', buffed: true, exhausted: true }] }, {}],
      battlefields: [{ units: { 0: [{ card: 'Recruit Drill', damage: 1 }] } }, {}],
    })
    const plain = game({ players: [{ base: ['Old Guard'] }, {}], battlefields: [{ units: { 0: ['Recruit Drill'] } }, {}] })
    expect(view(s, 1)).toContain('TST-102')
    expect(view(s, 1)).toContain('TST-101')
    expect(view(s, 1)).not.toEqual(view(plain, 1))
  })

  test('[108.3.e] the Champion Zone is public', () => {
    const s = game({ players: [{ champion: ['Annie, Stubborn'] }, {}] })
    expect(knows(s.object('Annie, Stubborn'), 1)).toBe(true)
    expect(view(s, 1)).toContain('OGS-010')
  })

  test('[128.2.a] with the zone the privacy changes: a drawn card is its owner’s secret', () => {
    const s = game({ players: [{ hand: ['Slow Spell'], deck: ['Glance'] }, {}] })
      .play(0, 'Slow Spell')
      .resolve()
    expect([knows(s.object('Glance'), 0), knows(s.object('Glance'), 1)]).toEqual([true, false])
    expect(s.lastEvents.find(e => e.type === 'draw')!.visible).toBe(1)
  })

  test('[128.2.a] what everybody saw on the board is still known in the hand', () => {
    const s = game({ players: [{ hand: ['Ring Out'] }, { base: ['Old Guard'] }] })
      .play(0, 'Ring Out', { targets: ['Old Guard'] })
      .resolve()
    expect([s.where('Old Guard'), knows(s.object('Old Guard'), 0), knows(s.object('Old Guard'), 1)]).toEqual(['hand', true, true])
  })

  test('[128.6 ex1] [128.6.a] nobody can be made to play a unit from a hidden hand', () => {
    const s = game({ players: [{ hand: ['Surprise Party', 'Old Guard'] }, {}] })
      .play(0, 'Surprise Party')
      .resolve()
    expect([s.asked(), s.open().min, s.open().max]).toEqual(['pick', 0, 1])
    s.choose()
    expect([s.cards(0, 'hand'), s.units('base0')]).toEqual([['Old Guard'], []])
    s.quiet()
  })

  test('[128.6 ex1] who wants to does play it', () => {
    const s = game({ players: [{ hand: ['Surprise Party', 'Old Guard', 'Glance'] }, {}] })
      .play(0, 'Surprise Party')
      .resolve()
    expect(s.options()).toEqual(['Old Guard'])
    s.choose('Old Guard').resolve()
    expect(s.units('base0')).toEqual(['Old Guard'])
  })

  test('[128.6.a] without such a card he is asked all the same, so that the others learn nothing', () => {
    const s = game({ players: [{ hand: ['Surprise Party', 'Glance'] }, {}] })
      .play(0, 'Surprise Party')
      .resolve()
    expect([s.asked(), s.options()]).toEqual(['pick', []])
    expect(s.engine.legalActions(s.state).actions).toEqual([{ type: 'answer', choose: [] }])
    s.choose()
    expect(s.cards(0, 'hand')).toEqual(['Glance'])
  })

  test('an open trash is another matter: there he has to', () => {
    const s = game({ players: [{ hand: ['Undertow'], trash: ['Glance', 'Spark'] }, {}] })
      .play(0, 'Undertow')
      .resolve()
    expect(s.cards(0, 'trash')).toEqual(['Undertow'])
  })
})

describe('legends', () => {
  test('[174.8] a legend’s activated ability is used from its zone', () => {
    const s = game({ players: [{ legend: 'Legend of Wells' }, {}] }).activate(0, 'Legend of Wells')
    expect([s.state.players[0]!.pool[ENERGY], s.isExhausted('Legend of Wells'), s.where('Legend of Wells')]).toEqual([
      1,
      true,
      'legend',
    ])
    expect(s.refuse(0, { type: 'activate', object: s.key('Legend of Wells'), ability: 0 }).code).toBe('cannotPay')
  })

  test('[174.8] only by its owner', () => {
    const s = game({ players: [{}, { legend: 'Legend of Wells' }] })
    expect(s.refuse(0, { type: 'activate', object: s.key('Legend of Wells'), ability: 0 }).code).toBe('notYours')
  })

  test('[174.6] [174.7] its passive and triggered abilities work from there', () => {
    const s = game({ players: [{ legend: 'Legend of Drums', hand: ['Old Guard'] }, { base: ['Recruit Drill'] }] })
      .play(0, 'Old Guard')
      .resolve()
    expect([s.might('Old Guard'), s.might('Recruit Drill'), s.cards(0, 'hand')]).toEqual([5, 2, ['Filler']])
  })

  test('[174.5] a legend can be the target of a spell', () => {
    const s = game({ players: [{ legend: 'Legend of Wells', hand: ['Nudge'] }, {}] }).activate(0, 'Legend of Wells')
    s.play(0, 'Nudge', { targets: ['Legend of Wells'] }).resolve()
    expect(s.isExhausted('Legend of Wells')).toBe(false)
  })

  test('[174.2.a] [174.4] it is neither played nor moved', () => {
    const s = game({ players: [{ legend: 'Legend of Wells' }, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Legend of Wells') }).rule).toBe('419.1.a')
    expect(s.refuse(0, { type: 'move', units: [s.key('Legend of Wells')], to: s.place('bf0') }).code).toBe('badDestination')
  })

  test('[107.4.d] [174.2.b] [174.3] no effect kills it or takes it out of its zone', () => {
    const s = game({ players: [{ legend: 'Legend of Wells', hand: ['Fell Legends', 'Erase Legends'] }, {}] })
    const key = s.key('Legend of Wells')
    s.play(0, 'Fell Legends').resolve().play(0, 'Erase Legends').resolve()
    expect([s.where('Legend of Wells'), s.key('Legend of Wells')]).toEqual(['legend', key])
  })

  test('[171] [175] legends and battlefields are no permanents: what kills all permanents passes them by', () => {
    const s = game({
      players: [{ hand: ['Great Flood'], legend: 'Legend of Drums', base: ['Gold', 'Old Guard'], runes: { fury: 1 } }, {}],
    })
    s.play(0, 'Great Flood').resolve()
    expect([s.units('base0'), s.where('Legend of Drums'), s.runes(0).all, s.where('Quiet Field 1')]).toEqual([
      [],
      'legend',
      1,
      'bf0',
    ])
  })
})

describe('battlefields', () => {
  test('[170.10] a battlefield’s activated ability is used by whoever controls it', () => {
    const s = game({ battlefields: [{ card: 'Old Shrine', units: { 0: ['Old Guard'] } }, {}] })
      .activate(0, 'Old Shrine')
      .resolve()
    expect([s.isExhausted('Old Shrine'), s.cards(0, 'hand')]).toEqual([true, ['Filler']])
  })

  test('[170.10] [170.11.b] by nobody while it is uncontrolled, nor by another player', () => {
    const empty = game({ battlefields: [{ card: 'Old Shrine' }, {}] })
    expect(empty.refuse(0, { type: 'activate', object: empty.key('Old Shrine'), ability: 0 }).code).toBe('notYours')
    const theirs = game({ battlefields: [{ card: 'Old Shrine', owner: 0, units: { 1: ['Old Guard'] } }, {}] })
    expect(theirs.refuse(0, { type: 'activate', object: theirs.key('Old Shrine'), ability: 0 }).code).toBe('notYours')
  })

  test('[170.8] its passive ability works', () => {
    const s = game({
      battlefields: [{ card: 'Trifarian War Camp', units: { 0: ['Old Guard'] } }, { units: { 1: ['Recruit Drill'] } }],
    })
    expect([s.might('Old Guard'), s.might('Recruit Drill')]).toEqual([5, 2])
  })

  test('[170.9] its triggered ability works for its controller', () => {
    const s = game({ battlefields: [{ card: 'Field of Gifts', owner: 0, units: { 1: ['Old Guard'] } }, {}] })
      .endTurn()
      .resolve()
    // One for the hold, one in the Draw Phase.
    expect([s.cards(1, 'hand').length, s.cards(0, 'hand').length]).toEqual([2, 0])
  })

  test('[170.7] a battlefield can be the target of a spell', () => {
    const s = game({
      players: [{ hand: ['Survey'] }, {}],
      battlefields: [{ card: 'Old Shrine', units: { 0: ['Old Guard'] } }, {}],
    })
    s.activate(0, 'Old Shrine')
      .resolve()
      .play(0, 'Survey', { targets: ['Old Shrine'] })
      .resolve()
    expect(s.isExhausted('Old Shrine')).toBe(false)
  })

  test('[170.2.b] [170.3] no effect kills it or takes it away', () => {
    const s = game({
      players: [{ hand: ['Erase the Land'] }, {}],
      battlefields: [{ card: 'Old Shrine', units: { 1: ['Old Guard'] } }, {}],
    })
    s.play(0, 'Erase the Land').resolve()
    expect([s.object('Old Shrine').zone, s.where('Old Shrine'), s.units('bf0')]).toEqual([Zone.Battlefield, 'bf0', ['Old Guard']])
  })

  test('[170.4] [170.2.a] it is neither moved nor played', () => {
    const s = game({ battlefields: [{ card: 'Old Shrine', units: { 0: ['Old Guard'] } }, {}] })
    const key = s.key('Old Shrine')
    expect(s.refuse(0, { type: 'move', units: [key], to: s.place('bf1') }).code).toBe('notYours')
    expect(s.refuse(0, { type: 'play', card: key }).rule).toBe('419.1.a')
  })

  test('[170.11.c] open means without units and without controller', () => {
    const s = game({
      players: [{ hand: ['Sneaky Deckhand'], energy: 3 }, {}],
      battlefields: [{ units: { 1: ['Old Guard'] } }, {}],
    })
    s.play(0, 'Sneaky Deckhand')
    expect(s.options()).not.toContain('bf0')
    expect(s.options()).toContain('bf1')
  })
})
