/** Chapters 300, 460–480 and 800: turn, cleanup, playing, replacement, layers, keywords. */
import { describe, expect, test } from 'vitest'
import { giveKeyword, haveKeyword, spellCard, target, unit, unitCard, yours } from '../../src/abilities/builders'
import { allCards } from '../../src/cards'
import { provingGrounds } from '../../src/decks'
import { createEngine } from '../../src/engine'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { remainingCards as cards } from '../fixtures/remaining'

const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })

describe('turn and cleanup', () => {
  test('[316.8.b.1.a] a showdown without combat becomes one when a unit of another player comes to it', () => {
    const s = game({ players: [{ base: ['U2'] }, { hand: ['Step In'], base: ['U3'] }] })
    s.move(0, ['U2'], 'bf0')
    expect(s.state.showdown?.combat).toBe(false)
    s.pass()
      .play(1, 'Step In', { targets: ['bf0'] })
      .resolve()
    expect([s.where('U3'), s.state.showdown?.combat, s.state.showdown?.place]).toEqual(['bf0', true, s.place('bf0')])
    s.close()
    expect([s.cards(0, 'trash'), s.units('bf0')]).toEqual([['U2'], ['U3']])
  })

  test('[316.9.a] who ends his turn has no Main Phase any more', () => {
    const s = game({ players: [{ base: ['U2'], hand: ['Quick Study'] }, {}] })
    const move = { type: 'move', units: [s.key('U2')], to: s.place('bf0') } as const
    expect(s.engine.apply(s.state, 0, move).ok).toBe(true)
    s.endTurn()
    expect([s.state.turnPlayer, s.open().player]).toEqual([1, 1])
    expect(s.refuse(0, move).code).toBe('notYourDecision')
    expect(s.cards(0, 'hand')).toEqual(['Quick Study'])
  })

  test('[323] the tasks of a cleanup come in their order: who has won wins before units die', () => {
    const at = (points: number) =>
      game({ players: [{ hand: ['Final Blow'], points }, { base: ['U2'] }] })
        .play(0, 'Final Blow')
        .resolve()
    const won = at(7)
    expect([won.state.outcome?.winners, won.units('base1'), won.damage('U2')]).toEqual([[0], ['U2'], 9])
    const goesOn = at(6)
    expect([goesOn.state.outcome, goesOn.units('base1')]).toEqual([null, []])
  })

  test('[323] units die before their player loses the battlefield, in the same cleanup', () => {
    const s = game({ players: [{ hand: ['Spark Three'] }, {}], battlefields: [{ units: { 1: ['U2'] } }, {}] })
    s.play(0, 'Spark Three').resolve()
    const order = s.lastEvents.flatMap(e => (e.type === 'die' || e.type === 'control' ? [e.type] : []))
    expect([order, s.controller('bf0')]).toEqual([['die', 'control'], -1])
  })

  test('[464.2.d] the attacker gets Focus, whoever’s turn it is', () => {
    const s = game({ players: [{ base: ['U2'] }, {}], battlefields: [{ units: { 1: ['U3'] } }, {}] })
    s.move(0, ['U2'], 'bf0')
    expect([s.asked(), s.open().player]).toEqual(['focus', 0])
    const pushed = game({ players: [{ hand: ['Push'] }, { base: ['U3'] }], battlefields: [{ units: { 0: ['U2'] } }, {}] })
    pushed.play(0, 'Push', { targets: ['bf0'] }).resolve()
    expect([pushed.asked(), pushed.open().player, pushed.state.turnPlayer]).toEqual(['focus', 1, 0])
  })

  test('[485.6] a Duel is one game: who has 8 points in it has won', () => {
    const engine = createEngine({ cards: allCards })
    const { annie, garen } = provingGrounds
    const made = engine.create({
      mode: 'duel',
      seed: 'first',
      players: [
        { name: 'a', deck: annie },
        { name: 'b', deck: garen },
      ],
    })
    if (!made.ok) throw new Error('the decks are legal')
    let { state } = made
    const step = () => {
      const d = engine.decision(state)!
      const result = engine.apply(state, d.player, engine.legalActions(state).actions.at(-1)!)
      if (!result.ok) throw new Error(result.error.message)
      state = result.state
    }
    while (engine.decision(state)?.reason !== 'main') step()
    const { player } = engine.decision(state)!
    const { team } = state.players[player]!
    for (const [points, over] of [
      [7, false],
      [8, true],
    ] as const) {
      const edited = engine.edit(state, d => {
        d.teams[team]!.points = points
      })
      const ended = engine.apply(edited, player, { type: 'endTurn' })
      if (!ended.ok) throw new Error(ended.error.message)
      expect([points, engine.outcome(ended.state) !== null]).toEqual([points, over])
    }
  })
})

describe('playing', () => {
  test('[358.1] a card whose only target would be its cost is not played; with a second unit cost and target differ', () => {
    const lonely = game({ players: [{ hand: ['Offer'], base: ['U1'] }, {}] })
    expect(lonely.refuse(0, { type: 'play', card: lonely.key('Offer') }).code).toBe('noTargets')
    const s = game({ players: [{ hand: ['Offer'], base: ['U1', 'U2', 'U3'] }, {}] })
    s.play(0, 'Offer', { targets: ['U2'] })
    expect(s.options().sort()).toEqual(['U1', 'U3'])
    s.choose('U1').resolve()
    expect([s.might('U2'), s.cards(0, 'trash')]).toEqual([5, ['U1', 'Offer']])
  })

  const crowded = (base: readonly string[], hand: readonly string[], fields: number): Scenario => {
    const s = scenario({
      cards,
      players: [{ base, hand }, {}, {}],
      battlefields: [{ controller: 1, units: { 1: ['U1'], 2: ['U3'] } }, {}].slice(0, fields),
    })
    while (s.open().player !== 0) s.pass()
    return s
  }

  test('[358.3 ex1] [358.3] a spell that could only bring a third player to a battlefield is not played', () => {
    const s = crowded(['U4'], ['Step In'], 1)
    expect(s.refuse(0, { type: 'play', card: s.key('Step In') }).code).toBe('noTargets')
    const open = crowded(['U4'], ['Step In'], 2)
    expect(open.play(0, 'Step In').resolve().where('U4')).toBe('bf1')
  })

  test('[405.2] nor is such an ability', () => {
    const s = crowded(['Mover'], [], 1)
    expect(s.refuse(0, { type: 'activate', object: s.key('Mover'), ability: 0 }).code).toBe('noTargets')
    const open = crowded(['Mover'], [], 2)
    expect(open.activate(0, 'Mover').resolve().where('Mover')).toBe('bf1')
  })

  test('[359.3.e.5 ex2] a unit that only combat let be chosen is not reached once it has left the combat', () => {
    const s = game({
      players: [
        {
          base: ['U5'],
          hand: [
            { card: 'Spark Three', as: 'first' },
            { card: 'Spark Three', as: 'again' },
          ],
        },
        { hand: ['Go Home'] },
      ],
      battlefields: [{ units: { 1: ['Shy'] } }, {}],
    })
    s.play(0, 'again')
    expect(s.state.chain[0]!.targets).toEqual([[s.key('U5')]]) // outside combat only the other unit can be chosen
    s.resolve().move(0, ['U5'], 'bf0')
    s.act(0, { type: 'play', card: s.key('first') })
    expect(s.options().sort()).toEqual(['Shy', 'U5'])
    s.choose('Shy').pass().play(1, 'Go Home').resolve()
    expect([s.where('Shy'), s.damage('Shy')]).toEqual(['base1', 0])
  })

  test('[359.3.e.6 ex1] a spell may be played to move a unit that can not move; the move is left out', () => {
    const s = game({
      players: [{ hand: ['Go Home'] }, {}],
      battlefields: [{ card: 'Lair', units: { 0: ['U2'] } }, {}],
    })
    s.play(0, 'Go Home').resolve()
    expect([s.where('U2'), s.cards(0, 'trash')]).toEqual(['bf0', ['Go Home']])
  })

  const endOfTurn = (base: readonly string[]) =>
    game({
      players: [{ base, exhaustedRunes: { fury: 2 } }, {}],
      battlefields: [{ card: 'Peak' }, { units: { 1: ['U6'] } }],
    })

  test('[359.3.e.16 ex1] what is to happen at the end of a turn that is ending already does not happen', () => {
    const late = endOfTurn(['Night Walker']).endTurn()
    while (late.state.turnPlayer === 0) late.asked() === 'target' ? late.choose('bf0') : late.pass()
    expect([late.controller('bf0'), late.runes(0).ready]).toEqual([0, 0])
    const early = endOfTurn(['U1']).move(0, ['U1'], 'bf0').close().endTurn()
    while (early.state.turnPlayer === 0) early.asked() === 'target' ? early.choose('#0', '#1') : early.pass()
    expect([early.controller('bf0'), early.runes(0).ready]).toEqual([0, 2])
  })

  test('[359.3.f.3.b ex1] [359.3.f.3.b] "this battlefield" of the later ability is the one of the first trigger', () => {
    const s = game({
      players: [{}, { base: ['U1'] }],
      battlefields: [{}, { units: { 0: ['Planner'] } }],
      turnPlayer: 1,
    })
    s.endTurn()
    for (let n = 0; n < 20 && s.where('U1') !== 'bf1'; n++) {
      if (s.asked() === 'priority') s.pass()
      else if (s.open().kind === 'confirm') s.confirm(true)
      else if (s.asked() === 'target') s.choose('U1')
      else break
    }
    expect([s.where('U1'), s.state.turnPlayer, s.state.phase]).toEqual(['bf1', 0, 'main'])
  })

  test('[366.1] in the hand only what speaks of playing the card works', () => {
    const s = game({ players: [{ hand: ['Discounter', 'Plain Study', { card: 'Plain Study', as: 'again' }], energy: 3 }, {}] })
    const left = () => s.state.players[0]!.pool.reduce((a, b) => a + b, 0)
    s.play(0, 'again').resolve()
    expect(left()).toBe(1) // its discount for spells does not work from the hand
    s.play(0, 'Discounter', { place: 'base0' }).resolve()
    expect(left()).toBe(0) // the one for itself does
    s.play(0, 'Plain Study').resolve()
    expect(s.cards(0, 'hand').length).toBe(2) // and now the other one, too
  })

  test('[403.3] what makes choosing cost more does so for an ability', () => {
    const at = (runes: number) => game({ players: [{ base: ['Shooter'], runes: { fury: runes } }, { base: ['Armoured'] }] })
    const poor = at(0)
    expect(poor.refuse(0, { type: 'activate', object: poor.key('Shooter'), ability: 0 }).code).toBe('noTargets')
    const s = at(1).activate(0, 'Shooter').resolve()
    expect([s.damage('Armoured'), s.runes(0).all]).toEqual([1, 0])
  })
})

describe('replacement', () => {
  test('[370.3] an effect replaces only what happens after it has come to the board, and as long as it is there', () => {
    const s = game({
      players: [
        {
          hand: ['Safe House', 'Sweep Gear', 'Slay', ...['second', 'third'].map(as => ({ card: 'Slay', as }))],
          base: ['U1', 'U2', 'U3'],
        },
        {},
      ],
    })
    s.play(0, 'Slay', { targets: ['U1'] }).resolve()
    expect(s.cards(0, 'trash')).toEqual(['U1', 'Slay'])
    s.play(0, 'Safe House')
      .resolve()
      .play(0, 'second', { targets: ['U2'] })
      .resolve()
    expect(s.where('U2')).toBe('base0')
    s.play(0, 'Sweep Gear')
      .resolve()
      .play(0, 'third', { targets: ['U3'] })
      .resolve()
    expect(s.where('U3')).toBe('trash')
  })

  test('[371.2] who may apply a replacement effect applies it or lets it be', () => {
    for (const applied of [true, false]) {
      const s = game({ players: [{ hand: ['Slay'], base: ['Death Dodger'] }, {}], battlefields: [{ units: { 0: ['U2'] } }, {}] })
      s.play(0, 'Slay', { targets: ['U2'] }).resolve()
      expect([s.open().kind, s.open().player]).toEqual(['confirm', 0])
      s.confirm(applied).resolve()
      expect(s.where('U2')).toBe(applied ? 'base0' : 'trash')
    }
  })
})

describe('layers', () => {
  const orders = <T>(a: T, b: T, c: T): T[][] => [
    [a, b, c],
    [b, a, c],
    [c, b, a],
  ]

  test('[478.1.a] [478] an effect that exists only through another one is applied after it, whichever came first', () => {
    for (const base of orders('Elder', 'Lifter', 'U1')) {
      const s = game({ players: [{ base }, {}] })
      expect([s.might('Elder'), s.might('U1'), s.might('Lifter')]).toEqual([5, 4, 4])
    }
    const s = game({ players: [{ base: ['Elder', 'U1'] }, {}] })
    expect([s.might('Elder'), s.might('U1')]).toEqual([4, 1])
  })

  test('[478.1.b] [478] an effect that reaches more objects through another one is applied after it', () => {
    for (const base of orders('Mighty Friend', 'Lifter', 'U4')) {
      const s = game({ players: [{ base: [...base, 'U3'] }, {}] })
      expect([s.might('U4'), s.might('U3')]).toEqual([8, 4])
    }
    const s = game({ players: [{ base: ['Mighty Friend', 'U4'] }, {}] })
    expect(s.might('U4')).toBe(4)
  })
})

describe('buffs and keywords', () => {
  test('[704] texts count buffs', () => {
    const buffed = (card: string) => ({ card, buffed: true })
    const s = game({
      players: [{ hand: ['Count Buffs', 'Polish'], base: [buffed('U1'), buffed('U2'), 'U3', 'Buff Reader'] }, {}],
    })
    expect(s.might('Buff Reader')).toBe(4)
    s.play(0, 'Polish', { targets: ['U3'] }).resolve()
    expect(s.might('Buff Reader')).toBe(5)
    s.play(0, 'Count Buffs').resolve()
    expect(s.cards(0, 'hand').length).toBe(3)
  })

  const deniers = (name: string): string[] =>
    ['Deny Action', 'Deny Reaction'].filter(deny => {
      const s = game({ players: [{ hand: [name] }, { hand: [deny] }] })
      s.play(0, name).pass()
      return s.engine.apply(s.state, 1, { type: 'play', card: s.key(deny) }).ok
    })

  test('[806.5.a] [813.5.a] whether a card has Action or Reaction can be asked for', () => {
    expect(deniers('Quick Study')).toEqual(['Deny Action'])
    expect(deniers('Swift Study')).toEqual(['Deny Reaction'])
    expect(deniers('Wake Nobody')).toEqual([])
  })

  test('[727.1.b.1] a text can ask for a dependent ability also while it is not active', () => {
    const s = game({ players: [{ hand: ['Call Legion'], base: ['Legion Archer', 'Plain Archer'] }, {}] })
    s.play(0, 'Call Legion').resolve()
    expect(s.units('base0')).toEqual(['Plain Archer'])
  })

  test('a keyword that brings an additional cost can be printed, not given: such a card is refused', () => {
    const facts = { domains: [], energy: 0 } as const
    const given = spellCard('TSR-905', 'Giver', facts, giveKeyword('accelerate', target(unit())))
    const had = unitCard('TSR-906', 'Haver', { ...facts, might: 1 }, haveKeyword('accelerate', unit(yours)))
    expect(() => createEngine({ cards: [given] })).toThrow(/accelerate/)
    expect(() => createEngine({ cards: [had] })).toThrow(/accelerate/)
    const harmless = unitCard('TSR-907', 'Harmless', { ...facts, might: 1 }, haveKeyword('tank', unit(yours)))
    expect(() => createEngine({ cards: [harmless] })).not.toThrow()
  })
})
