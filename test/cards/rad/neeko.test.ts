import { describe, expect, test } from 'vitest'
import {
  activated,
  addLegend,
  atLeast,
  atStartOfYour,
  banish,
  costs,
  draw,
  energy,
  exhaustThis,
  friendly,
  giveMight,
  kill,
  legend,
  legendCard,
  onlyIf,
  other,
  outsideTheGame,
  ready,
  returnToHand,
  spellCard,
  target,
  unit,
  unitCard,
  whenI,
  whenYou,
  yours,
} from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type DeckList, provingGrounds } from '../../../src/decks'
import { createEngine } from '../../../src/engine'
import { type SeatPosition, scenario } from '../../../src/testing'

const cards = [
  ...allCards,
  legendCard('TST-401', 'Home', { domains: ['fury'], champion: 'Home' }, activated(exhaustThis, draw(1))),
  legendCard(
    'TST-402',
    'Smith',
    { domains: ['order'], champion: 'Smith' },
    activated(costs(energy(0), exhaustThis), giveMight(3, target(unit(friendly)))),
  ),
  legendCard('TST-403', 'Mourner', { domains: ['mind'], champion: 'Mourner' }, whenYou('conquer', draw(1))),
  legendCard(
    'TST-404',
    'Count',
    { domains: ['calm'], champion: 'Count' },
    atStartOfYour('beginningPhase', onlyIf(atLeast(2, legend(yours))), draw(1)),
  ),
  spellCard('TST-405', 'Fell', { domains: [], energy: 0 }, kill(target(unit()))),
  spellCard('TST-406', 'Fetch', { domains: [], energy: 0 }, returnToHand(target(unit()))),
  spellCard('TST-407', 'Exile', { domains: [], energy: 0 }, banish(target(unit()))),
  spellCard('TST-408', 'Rouse', { domains: [], energy: 0 }, ready(target(legend(yours)))),
  unitCard('TST-409', 'Dummy', { domains: [], energy: 0, might: 1 }),
]
const NEEKO = 'Neeko, Blending In'

const table = (seat: Partial<SeatPosition> = {}, other: SeatPosition = {}) =>
  scenario({
    cards,
    players: [{ legend: 'Home', extraLegends: ['Smith', 'Mourner', 'Count'], hand: [NEEKO], runes: { fury: 7 }, ...seat }, other],
  })
const legends = (s: ReturnType<typeof table>, player = 0): string[] =>
  s.engine.view(s.state, 1).players[player]!.legend.map(l => s.engine.card(l.card)!.definition.name)
const outside = (s: ReturnType<typeof table>, player = 0): string[] =>
  s.engine.view(s.state, 1).players[player]!.removed.cards.map(c => s.engine.card(c.card)!.definition.name)

describe('RAD-167 Neeko, Blending In', () => {
  test('[103.1.b.4] costs 6 and one Power of any domain, belongs to none and is paid with any runes', () => {
    const { definition } = createEngine({ cards }).card('RAD-167')!
    expect(definition).toMatchObject({ domains: [], energy: 6, power: ['any'], might: 4, championTag: 'Neeko' })
    expect(definition.tags).toEqual(['Neeko', 'Ixtal'])
    expect(definition.supertypes).toEqual(['champion'])
    for (const runes of [{ order: 6 }, { fury: 2, calm: 4 }]) {
      const s = table({ runes })
      s.play(0, NEEKO).resolve().choose('Smith').quiet()
      expect(s.where(NEEKO)).toBe('base0')
      expect(s.state.places[0]!.runes).toHaveLength(5)
    }
    const s = table({ runes: { fury: 5 } })
    s.refuse(0, { type: 'play', card: s.key(NEEKO) })
  })

  test('[107.4.d.1] one of the three legends, her choice on resolution, comes to the Legend Zone beside the first', () => {
    const s = table()
    s.play(0, NEEKO).resolve()
    expect(s.options()).toEqual(['Smith', 'Mourner', 'Count'])
    s.choose('Smith').quiet()
    expect(legends(s)).toEqual(['Home', 'Smith'])
    expect(outside(s)).toEqual(['Mourner', 'Count'])
    expect(s.where('Smith')).toBe('legend')
  })

  test('[174.8] [174.7] activated and triggered abilities of both work, each legend exhausting for its own', () => {
    const s = table({ base: ['Dummy'] })
    s.play(0, NEEKO).resolve().choose('Smith')
    s.activate(0, 'Smith', 0, { targets: ['Dummy'] }).resolve()
    expect(s.might('Dummy')).toBe(4)
    s.activate(0, 'Home').resolve()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
    expect([s.isExhausted('Home'), s.isExhausted('Smith')]).toEqual([true, true])
    const t = table({ base: ['Dummy'] })
    t.play(0, NEEKO).resolve().choose('Mourner')
    t.move(0, ['Dummy'], 'bf0').close().quiet()
    expect(t.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('what waits outside of the game does nothing', () => {
    const s = table({ base: ['Dummy'] })
    s.play(0, NEEKO).resolve().choose('Smith')
    s.move(0, ['Dummy'], 'bf0').close().quiet()
    expect(s.cards(0, 'hand')).toEqual([])
    s.refuse(0, { type: 'activate', object: s.key('Count'), ability: 0 })
  })

  test.each([
    ['Fell', 'trash'],
    ['Fetch', 'hand'],
    ['Exile', 'banishment'],
  ])('[107.4.d.2] %s: as she leaves the board the legend is outside of the game again', (spell, zone) => {
    const s = table({ hand: [NEEKO, spell] })
    s.play(0, NEEKO).resolve().choose('Mourner')
    s.play(0, spell, { targets: [NEEKO] })
      .resolve()
      .quiet()
    expect(s.where(NEEKO)).toBe(zone)
    expect(legends(s)).toEqual(['Home'])
    expect(outside(s)).toEqual(['Smith', 'Count', 'Mourner'])
    expect(s.state.effects).toEqual([])
  })

  test('[359.3.e.16] if she is gone before her play effect resolves, the legend does not come', () => {
    const s = table({}, { hand: ['Fell'] })
    s.play(0, NEEKO).resolve()
    const before = s.state
    const gone = s.engine.edit(before, draft => {
      const i = draft.objects.findIndex(o => o.key === s.key(NEEKO))
      const o = draft.objects[i]!
      draft.places[o.place]!.permanents = draft.places[o.place]!.permanents.filter(x => x !== i)
      draft.zones[4]!.cards = [...draft.zones[4]!.cards, i]
      o.zone = 4
      o.place = -1
    })
    s.state = gone
    s.choose('Smith')
    expect(legends(s)).toEqual(['Home'])
    expect(s.state.effects).toEqual([])
  })

  test('a second one brings a second legend, and each goes with its own', () => {
    const s = table({ hand: [NEEKO, { card: NEEKO, as: 'second' }, 'Fell'], runes: { fury: 14 } })
    s.play(0, NEEKO).resolve().choose('Smith').label('first', s.object(NEEKO).key)
    s.play(0, 'second').resolve()
    expect(s.options()).toEqual(['Mourner', 'Count'])
    s.choose('Count')
    expect(legends(s)).toEqual(['Home', 'Smith', 'Count'])
    s.play(0, 'Fell', { targets: ['first'] })
      .resolve()
      .quiet()
    expect(legends(s)).toEqual(['Home', 'Count'])
  })

  test('without legends outside of the game nothing is chosen and nothing comes', () => {
    const s = table({ extraLegends: [] })
    s.play(0, NEEKO).resolve().quiet()
    expect(legends(s)).toEqual(['Home'])
  })

  test('it readies with the others in the Awaken Phase, and counts as a legend of its player', () => {
    const s = table({ base: ['Dummy'] })
    s.play(0, NEEKO).resolve().choose('Count')
    s.endTurn().endTurn().resolve()
    // The turn's draw, and the one of the legend that counts legends.
    expect(s.cards(0, 'hand')).toEqual(['Filler', 'Filler'])
    const t = table({ base: ['Dummy'] })
    t.play(0, NEEKO).resolve().choose('Smith')
    t.activate(0, 'Smith', 0, { targets: ['Dummy'] }).resolve()
    t.endTurn().endTurn()
    expect(t.isExhausted('Smith')).toBe(false)
  })

  test('[355.9.a.4] "your legend" is either of them', () => {
    const s = table({ hand: [NEEKO, 'Rouse'], base: ['Dummy'] })
    s.play(0, NEEKO).resolve().choose('Smith')
    s.activate(0, 'Smith', 0, { targets: ['Dummy'] }).resolve()
    s.play(0, 'Rouse', { targets: ['Smith'] }).resolve()
    expect(s.isExhausted('Smith')).toBe(false)
  })

  test('[652.3] when its player leaves the game, all his legends do', () => {
    const s = scenario({
      cards,
      players: [{ legend: 'Home', extraLegends: ['Smith', 'Mourner', 'Count'], hand: [NEEKO], runes: { fury: 7 } }, {}, {}],
    })
    s.play(0, NEEKO).resolve().choose('Smith')
    s.act(0, { type: 'concede' })
    expect(legends(s)).toEqual([])
    expect(s.where('Smith')).toBe('removed')
  })

  test('a text that would choose it as a target is refused: outside of the game is no public zone', () => {
    const greedy = spellCard(
      'TST-410',
      'Greed',
      { domains: [], energy: 0 },
      addLegend(target(legend(outsideTheGame)), 'permanent'),
    )
    expect(() => createEngine({ cards: [greedy] })).toThrow('picked, not targeted')
  })

  test('whatever lasts while an object is on the board ends with it', () => {
    const banner = unitCard(
      'TST-411',
      'Bearer',
      { domains: [], energy: 0, might: 1 },
      whenI('play', giveMight(2, target(unit(friendly, other)), { until: 'whileOnBoard' })),
    )
    const s = scenario({ cards: [...cards, banner], players: [{ base: ['Dummy'], hand: ['Bearer', 'Fell'] }, {}] })
    s.play(0, 'Bearer').resolve()
    expect(s.engine.card('TST-411')!.text).toBe("When you play me, give another friendly unit +2 {might} while I'm on the board.")
    expect(s.might('Dummy')).toBe(3)
    s.endTurn().endTurn()
    expect(s.might('Dummy')).toBe(3)
    s.play(0, 'Fell', { targets: ['Bearer'] })
      .resolve()
      .quiet()
    expect(s.might('Dummy')).toBe(1)
  })

  test('saved and loaded, the two legends are still there, and equal positions have equal hashes', () => {
    const s = table()
    s.play(0, NEEKO).resolve().choose('Smith')
    const parsed = s.engine.parse(s.engine.serialize(s.state))
    expect(parsed.ok && s.engine.hash(parsed.state)).toBe(s.engine.hash(s.state))
    const t = table()
    t.play(0, NEEKO).resolve().choose('Count')
    expect(t.engine.hash(t.state)).not.toBe(s.engine.hash(s.state))
  })
})

describe('decks with RAD-167', () => {
  const engine = createEngine({ cards })
  const { annie, garen } = provingGrounds
  const gusts = annie.main.filter(e => e.card !== 'OGN-169')
  const deck: DeckList = {
    ...annie,
    main: [...gusts, { card: 'OGN-169', count: 2 }, { card: 'RAD-167', count: 1 }],
    extraLegends: ['OGS-019', 'OGS-021', 'OGS-023'],
  }
  const create = (d: DeckList) =>
    engine.create({
      mode: 'duel',
      seed: 'n',
      players: [
        { name: 'a', deck: d },
        { name: 'b', deck: garen },
      ],
    })
  const faults = (d: DeckList): string[] => {
    const made = create(d)
    return made.ok ? [] : made.violations.map(v => v.message)
  }

  test('three other legends belong to it; they begin outside of the game, for everybody to see', () => {
    const made = create(deck)
    if (!made.ok) throw new Error(JSON.stringify(made.violations))
    for (const viewer of [0, 1, 'spectator'] as const) {
      const [mine, theirs] = engine.view(made.state, viewer).players
      expect(mine!.removed.cards.map(c => c.card)).toEqual(['OGS-019', 'OGS-021', 'OGS-023'])
      expect(mine!.legend.map(l => l.card)).toEqual(['OGS-017'])
      expect(theirs!.removed.count).toBe(0)
    }
  })

  test('fewer, more or none are too few or too many, and a deck without such a card brings none', () => {
    const { extraLegends: _, ...bare } = deck
    expect(faults(bare)).toEqual(['The deck has 0 legends besides its Champion Legend; 3 are needed.'])
    expect(faults({ ...deck, extraLegends: ['OGS-019', 'OGS-021'] })).toHaveLength(1)
    expect(faults({ ...annie, extraLegends: ['OGS-019'] })).toEqual([
      'The deck has 1 legends besides its Champion Legend; 0 are needed.',
    ])
    // The number does not grow with her copies.
    expect(faults({ ...deck, main: [...gusts, { card: 'RAD-167', count: 3 }] })).toEqual([])
  })

  test('no two have the same name, the starting legend included, and all are legends', () => {
    expect(faults({ ...deck, extraLegends: ['OGS-019', 'OGS-019', 'OGS-023'] })).toHaveLength(1)
    expect(faults({ ...deck, extraLegends: ['OGS-019', 'OGS-017', 'OGS-023'] })).toHaveLength(1)
    expect(faults({ ...deck, extraLegends: ['OGS-019', 'OGN-007', 'OGS-023'] })).toEqual(['Fury Rune is no legend.'])
    expect(faults({ ...deck, extraLegends: 'OGS-019' } as unknown as DeckList)).toHaveLength(1)
  })

  test('[103.1.b.1] their domains do not widen the Domain Identity, and need not fit it', () => {
    const order = { card: 'OGN-210', count: 1 }
    expect(
      faults({ ...deck, main: [...gusts, { card: 'OGN-169', count: 1 }, order, { card: 'RAD-167', count: 1 }] }),
    ).toHaveLength(1)
  })
})
