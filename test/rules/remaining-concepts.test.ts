/** Chapter 100: zones, privacy, card types, costs in symbols, units, battlefields, runes, tokens, control. */
import { describe, expect, test } from 'vitest'
import { battlefieldCard, runeCard } from '../../src/abilities/builders'
import { allCards } from '../../src/cards'
import { type DeckList, provingGrounds } from '../../src/decks'
import { createEngine } from '../../src/engine'
import type { GameState } from '../../src/state/types'
import { Zone } from '../../src/state/types'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { remainingCards as cards } from '../fixtures/remaining'

const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })

describe('decks', () => {
  const domainFields = [
    { ...battlefieldCard('TSR-901', 'Fury Field'), domains: ['fury' as const] },
    { ...battlefieldCard('TSR-902', 'Calm Field'), domains: ['calm' as const] },
  ]
  const engine = createEngine({ cards: [...allCards, ...domainFields] })
  const { annie } = provingGrounds // fury and chaos
  const build = (battlefields: readonly string[]): DeckList => ({
    name: 'built',
    legend: annie.legend,
    champion: annie.champion,
    main: annie.main,
    runes: annie.runes,
    battlefields,
  })
  const faults = (battlefields: readonly string[]): string[] => {
    const made = engine.create({
      mode: 'duel',
      seed: 'fields',
      players: [
        { name: 'a', deck: build(battlefields) },
        { name: 'b', deck: build(['OGN-296', 'OGN-288', 'OGN-294']) },
      ],
    })
    return made.ok ? [] : made.violations.map(v => `${v.player} ${v.rule} ${v.card}`)
  }

  test('[103.4.b] a battlefield with a domain has to fit the Domain Identity, one without fits everywhere', () => {
    expect(faults(['OGN-296', 'OGN-288', 'TSR-901'])).toEqual([])
    expect(faults(['OGN-296', 'OGN-288', 'TSR-902'])).toEqual(['0 103.4.b TSR-902'])
  })

  test('[174.2] the legend lies in its zone from the start and in no deck or hand', () => {
    const made = engine.create({
      mode: 'duel',
      seed: 'legend',
      players: [
        { name: 'a', deck: build(['OGN-296', 'OGN-288', 'OGN-294']) },
        { name: 'b', deck: build(['OGN-296', 'OGN-288', 'OGN-294']) },
      ],
    })
    if (!made.ok) throw new Error('the decks are legal')
    const legends = made.state.objects.filter(o => o.def === annie.legend)
    expect(legends.map(o => [o.owner, o.zone])).toEqual([
      [0, Zone.Legend],
      [1, Zone.Legend],
    ])
  })
})

describe('zones', () => {
  test('[107.4.b] the Legend Zone is no location that can be chosen', () => {
    const s = game({ players: [{ hand: ['Anywhere'] }, {}] })
    s.play(0, 'Anywhere')
    expect(s.options()).toEqual(['base0', 'base1', 'bf0', 'bf1'])
  })

  test('[108.4.a] [108.7.a] everybody draws from his own Main Deck into his own hand', () => {
    const s = game({ players: [{ hand: ['All Draw'], deck: ['U1', 'U2'] }, { deck: ['U3', 'U4'] }] })
    s.play(0, 'All Draw').resolve()
    expect([s.cards(0, 'hand'), s.cards(1, 'hand')]).toEqual([['U1'], ['U3']])
    expect([s.cards(0, 'deck'), s.cards(1, 'deck')]).toEqual([['U2'], ['U4']])
  })

  test('[108.5.a] everybody channels from his own Rune Deck', () => {
    const s = game({
      players: [{ hand: ['All Channel'], runeDeck: ['Fury Rune', 'Fury Rune'] }, { runeDeck: ['Calm Rune', 'Calm Rune'] }],
    })
    s.play(0, 'All Channel').resolve()
    const names = (player: number) => s.state.places[player]!.runes.map(i => s.cardName(s.state.objects[i]!.key))
    expect([names(0), names(1)]).toEqual([['Fury Rune'], ['Calm Rune']])
    expect([s.cards(0, 'runeDeck'), s.cards(1, 'runeDeck')]).toEqual([['Fury Rune'], ['Calm Rune']])
  })

  test('[128.1] through plays, deaths, draws and returns every card is in one zone', () => {
    const s = game({
      players: [{ hand: ['Slay', 'Home', 'Exile', 'All Draw', 'U1'], base: ['Trinket', 'U2', 'U4'] }, { base: ['U3'] }],
    })
    onePlaceEach(s.state)
    s.play(0, 'U1', { place: 'base0' }).resolve()
    onePlaceEach(s.state)
    s.play(0, 'Slay', { targets: ['U2'] })
    onePlaceEach(s.state)
    s.resolve()
      .play(0, 'Home', { targets: ['Trinket'] })
      .resolve()
    onePlaceEach(s.state)
    s.play(0, 'Exile', { targets: ['U3'] }).resolve()
    onePlaceEach(s.state)
    s.play(0, 'All Draw').resolve().move(0, ['U4'], 'bf0')
    onePlaceEach(s.state)
  })

  /** Every object that has not ceased is listed exactly once: in a zone, at a place or on the chain. */
  function onePlaceEach(state: GameState): void {
    const listed = [
      ...state.zones.flatMap(z => z.cards),
      ...state.places.flatMap(p => [...p.permanents, ...p.runes, ...(p.card < 0 ? [] : [p.card])]),
      ...state.chain.flatMap(item => (item.kind === 'card' ? [item.object] : [])),
    ].sort((a, b) => a - b)
    expect(listed).toEqual(state.objects.flatMap((o, i) => (o.zone === Zone.Ceased ? [] : [i])))
  }

  test('[109] [109.1] both players and a spectator see every object of the play areas, face up', () => {
    const s = game({
      players: [
        { base: ['U1', 'Trinket'], runes: { fury: 1 } },
        { base: ['U2'], legend: 'ZZZ-902' },
      ],
      battlefields: [{ units: { 1: ['U3'] } }, {}],
    })
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = JSON.stringify(s.engine.view(s.state, viewer))
      for (const i of [...s.state.places.flatMap(p => [...p.permanents, ...p.runes, ...(p.card < 0 ? [] : [p.card])])]) {
        const { key, def } = s.state.objects[i]!
        expect(seen).toMatch(new RegExp(`"key":${key},[^{}]*"card":"${def}"`))
      }
    }
  })
})

describe('types', () => {
  const both = () =>
    game({
      players: [{ hand: ['Purge Bodies', 'Purge Things', 'Purge Lifeless'], base: ['Golem', 'U1', 'Trinket'] }, {}],
    })

  test('[133.3 ex2] [133.3] what is a unit and also something else is a unit, and a gear too', () => {
    expect(both().play(0, 'Purge Bodies').resolve().units('base0')).toEqual(['Trinket'])
    expect(both().play(0, 'Purge Things').resolve().units('base0')).toEqual(['U1'])
  })

  test('[133.3 ex1] [133.3] "non-unit" leaves out everything that is a unit, whatever else it is', () => {
    expect(both().play(0, 'Purge Lifeless').resolve().units('base0')).toEqual(['Golem', 'U1'])
  })

  test('[133.4.a.2] permanents are units and gear: runes, legends and battlefields are none', () => {
    const s = game({
      players: [{ hand: ['Take Permanent'], base: ['Trinket', 'U1'], runes: { fury: 1 } }, {}],
      battlefields: [{ units: { 0: ['U2'] } }, {}],
    })
    s.play(0, 'Take Permanent')
    expect(s.options().sort()).toEqual(['Trinket', 'U1', 'U2'])
  })

  test('[133.4.a.2] units and gear stay on the board when they are played, a spell does not', () => {
    const s = game({ players: [{ hand: ['U1', 'Trinket', 'Wake Nobody'] }, {}] })
    s.play(0, 'U1', { place: 'base0' }).resolve().play(0, 'Trinket').resolve().play(0, 'Wake Nobody').resolve()
    expect(s.units('base0')).toEqual(['U1', 'Trinket'])
    expect(s.cards(0, 'trash')).toEqual(['Wake Nobody'])
  })
})

describe('texts and symbols', () => {
  test('[135.2.b.3] an additional cost is carried out while playing, the other instructions on resolution', () => {
    const s = game({ players: [{ hand: ['Bargain'], base: ['U1'] }, {}] })
    s.play(0, 'Bargain', { costs: [['U1']] })
    expect(s.asked()).toBe('priority')
    expect([s.cards(0, 'trash'), s.cards(0, 'hand').length]).toEqual([['U1'], 0])
    s.resolve()
    expect(s.cards(0, 'hand').length).toBe(1)
  })

  const DOMAINS = ['fury', 'calm', 'mind', 'body', 'chaos', 'order'] as const
  const paidWith = (name: string, choices = {}): string[] =>
    DOMAINS.filter(domain => {
      const s = game({ players: [{ hand: [name], runes: { [domain]: 1 } }, {}] })
      const play = { type: 'play', card: s.key(name) } as const
      if (!s.engine.apply(s.state, 0, play).ok) return false
      s.play(0, name, choices).resolve()
      expect(s.runes(0).all).toBe(0)
      return true
    })

  test('[135.2.e.5.a] Power of any domain pays where every domain is allowed', () => {
    expect(paidWith('Any Power')).toEqual([...DOMAINS])
  })

  test('[135.2.e.6.b] the symbol for the domain of the card means any domain on a card without domain', () => {
    expect(paidWith('No Domain')).toEqual([...DOMAINS])
  })

  test('[135.2.e.6.c] [135.2.e.6.c ex1] and either domain on a card with two, no third one', () => {
    expect(paidWith('Two Domains')).toEqual(['fury', 'chaos'])
  })

  test('[135.2.e.6.c] also in the cost of a keyword', () => {
    const readyWith = DOMAINS.filter(domain => {
      const s = game({ players: [{ hand: ['Two Hearts'], runes: { [domain]: 1 }, energy: 1 }, {}] })
      s.act(0, { type: 'play', card: s.key('Two Hearts') })
      while (s.state.decision?.reason !== 'main') {
        if (s.asked() === 'optionalCost') s.confirm(true)
        else if (s.asked() === 'place') s.choose('base0')
        else if (s.open().kind === 'pay') s.plan(0)
        else s.pass()
      }
      return !s.isExhausted('Two Hearts')
    })
    expect(readyWith).toEqual(['fury', 'chaos'])
  })
})

describe('units, gear and battlefields', () => {
  const three = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}, {}], ...options })

  test('[144.4.a.1] [316.7.d] no third player moves a unit into the combat of two others', () => {
    const s = three({
      players: [{ base: ['U4'], hand: ['Step In'] }, {}, {}],
      battlefields: [{ controller: 1, units: { 1: ['U1'], 2: ['U3'] } }, {}, {}],
    })
    while (s.open().player !== 0) s.pass()
    expect(s.state.showdown?.combat).toBe(true)
    s.play(0, 'Step In') // its only unit is chosen without a question
    expect(s.options()).toEqual(['bf1', 'bf2'])
  })

  test('[152.2] gear is played to the base also by who controls battlefields, and does not move from there', () => {
    const s = game({ players: [{ hand: ['Trinket'] }, {}], battlefields: [{ units: { 0: ['U1'] } }, { units: { 0: ['U2'] } }] })
    s.play(0, 'Trinket').resolve()
    expect(s.where('Trinket')).toBe('base0')
    expect(s.refuse(0, { type: 'move', units: [s.key('Trinket')], to: s.place('bf0') }).code).toBe('badDestination')
  })

  test('[152.2] gear that is a unit does', () => {
    const s = game({ players: [{ base: ['Golem'] }, {}] })
    expect(s.move(0, ['Golem'], 'bf0').close().where('Golem')).toBe('bf0')
  })

  test('[170.11.a] a battlefield with a unit is occupied, also while nobody controls it', () => {
    const s = game({ players: [{ base: ['U1', 'U2'], hand: ['Open Ground'] }, {}], battlefields: [{}, {}, {}] })
    s.move(0, ['U1'], 'bf0')
    expect([s.controller('bf0'), s.asked()]).toEqual([-1, 'focus'])
    s.play(0, 'Open Ground', { targets: ['U2'] })
    expect(s.options()).toEqual(['bf1', 'bf2'])
  })

  test('[199.1] a battlefield is the place where units are and itself an object there', () => {
    const s = game({ players: [{ base: ['Battle Reader'] }, {}], battlefields: [{ units: { 0: ['U1'] } }, {}] })
    expect(s.might('Battle Reader')).toBe(2)
    s.move(0, ['Battle Reader'], 'bf0')
    expect(s.might('Battle Reader')).toBe(3)
  })
})

describe('tokens and control', () => {
  test('[191.4.a.1] an ability that works from the trash belongs to the owner of the card', () => {
    const s = game({
      players: [
        { hand: ['Slay', { card: 'Wake Nobody', as: 'mine' }] },
        { hand: [{ card: 'Slay', as: 'other' }], base: [{ card: 'Ghost', owner: 0 }, 'U1'] },
      ],
    })
    s.play(0, 'Slay', { targets: ['Ghost'] }).resolve()
    expect(s.cards(0, 'trash')).toContain('Ghost')
    expect(s.cards(0, 'hand').length).toBe(2) // it was in the trash when that spell had resolved
    s.play(0, 'mine').resolve()
    expect([s.cards(0, 'hand').length, s.cards(1, 'hand').length]).toEqual([2, 1])
    s.endTurn()
    const before = [s.cards(0, 'hand').length, s.cards(1, 'hand').length]
    s.play(1, 'other', { targets: ['U1'] }).resolve()
    expect([s.cards(0, 'hand').length, s.cards(1, 'hand').length]).toEqual([before[0]!, before[1]! - 1])
  })

  test('[190.6.c ex1] [190.6.c] who plays the spell chooses and controls the ability, not who controls the battlefield', () => {
    const s = game({
      players: [{ hand: ['Quick Study'], base: ['U3'] }, {}],
      battlefields: [{ card: 'Hall', controller: 1, units: { 1: ['U2'] } }, {}],
    })
    s.move(0, ['U3'], 'bf0').play(0, 'Quick Study').pass(2)
    expect(s.state.chain.map(item => [item.kind, item.controller])).toEqual([['ability', 0]])
    s.resolve()
    expect([s.open().player, s.asked()]).toEqual([0, 'may'])
    s.confirm(true)
    if (s.asked() === 'pick') s.choose('U3')
    expect([s.might('U3'), s.might('U2')]).toEqual([4, 2])
  })

  test('[178.1.a.2] what is a rune and something else is recycled to the Rune Deck', () => {
    const stone = { ...runeCard('TSR-903', 'Stone', 'fury'), types: ['rune', 'gear'] as const, energy: 0 }
    const s = scenario({
      cards: [...cards, stone],
      players: [{ hand: ['Recycle From Trash'], trash: ['Stone'], runeDeck: ['Fury Rune'] }, {}],
    })
    s.play(0, 'Recycle From Trash', { targets: ['Stone'] }).resolve()
    expect(s.cards(0, 'runeDeck')).toEqual(['Fury Rune', 'Stone'])
    expect(s.cards(0, 'deck')).not.toContain('Stone')
  })
})
