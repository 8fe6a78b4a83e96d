/** 649–652 Conceding, and the removal of a player from a game that goes on (three players, two teams). */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../src/cards'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { turnCards } from '../fixtures/turn'

const cards = [...allCards, ...turnCards]
const three = (more: Partial<ScenarioOptions> = {}): Scenario =>
  scenario({ cards, players: [{}, {}, {}], battlefields: [{}, {}, {}], ...more })
const concede = (s: Scenario, player: number) => s.act(player, { type: 'concede' })

describe('leaving', () => {
  test('[650] [651.1] in the Main Phase of his own turn; the only other player wins', () => {
    const s = scenario({ cards, players: [{}, {}] })
    concede(s, 0)
    expect(s.engine.outcome(s.state)).toEqual({ winners: [1], reason: 'concession' })
    expect(s.asked()).toBe('over')
  })

  test('[650] while somebody else decides', () => {
    const s = scenario({ cards, players: [{}, {}] })
    concede(s, 1)
    expect(s.engine.outcome(s.state)!.winners).toEqual([0])
  })

  test('[650] in the middle of the choices of a play', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Spark'] }, { base: ['Old Guard'] }, {}],
      battlefields: [{ units: { 2: ['Recruit Drill'] } }, {}, {}],
    })
    s.play(0, 'Spark')
    expect(s.asked()).toBe('target')
    concede(s, 0)
    expect(s.state.chain).toEqual([])
    expect(s.damage('Old Guard')).toBe(0)
    expect(s.open().player).toBe(1)
    s.quiet()
  })

  test('[196] nothing is accepted once the game has ended', () => {
    const s = scenario({ cards, players: [{}, {}] })
    concede(s, 0)
    for (const p of [0, 1]) {
      expect(s.refuse(p, { type: 'endTurn' }).code).toBe('gameOver')
      expect(s.refuse(p, { type: 'concede' }).code).toBe('gameOver')
    }
    expect(s.engine.legalActions(s.state).actions).toEqual([])
  })

  test('[651] [651.3] with two others left the game goes on without him', () => {
    const s = three()
    concede(s, 1)
    expect(s.engine.outcome(s.state)).toBeNull()
    expect(s.open().player).toBe(0)
    expect(s.refuse(1, { type: 'concede' }).rule).toBe('651.3')
    s.endTurn()
    expect(s.state.turnPlayer).toBe(2)
    s.endTurn()
    expect(s.state.turnPlayer).toBe(0)
  })

  test('[651.1] the second to leave makes the last one win', () => {
    const s = three()
    concede(s, 1)
    concede(s, 2)
    expect(s.engine.outcome(s.state)).toEqual({ winners: [0], reason: 'concession' })
  })
})

describe('teams', () => {
  const teams = (): Scenario =>
    scenario({
      cards,
      players: [{ team: 0, base: ['Old Guard'] }, { team: 1 }, { team: 0 }, { team: 1 }],
      battlefields: [{}, {}, {}],
      victoryScore: 11,
    })

  test('[651.4] [489.6.a.1] a teammate loses along, and the other team wins', () => {
    const s = teams()
    concede(s, 2)
    expect(s.engine.outcome(s.state)).toEqual({ winners: [1, 3], reason: 'concession' })
  })

  test('[651.4] [652.1] with a third team the whole team leaves the game that goes on', () => {
    const s = scenario({
      cards,
      players: [{ team: 0 }, { team: 1, base: ['Old Guard'] }, { team: 2 }, { team: 1, base: ['Recruit Drill'] }],
      battlefields: [{}, {}, {}],
    })
    concede(s, 1)
    expect(s.engine.outcome(s.state)).toBeNull()
    expect(s.units('base1')).toEqual([])
    expect(s.units('base3')).toEqual([])
    s.endTurn()
    expect(s.state.turnPlayer).toBe(2)
    s.endTurn()
    expect(s.state.turnPlayer).toBe(0)
  })
})

describe('what he leaves behind', () => {
  test('[652.1] [652.3] his units, runes and cards are gone from every zone', () => {
    const s = three({
      players: [
        {},
        { base: ['Old Guard'], hand: ['Glance'], trash: ['Long Study'], champion: ['Recruit Drill'], runes: { fury: 3 } },
        {},
      ],
      battlefields: [{ units: { 1: ['Waking Eye'] } }, {}, {}],
    })
    concede(s, 1)
    expect(s.units('base1')).toEqual([])
    expect(s.units('bf0')).toEqual([])
    expect(s.runes(1).all).toBe(0)
    for (const zone of ['hand', 'trash', 'deck', 'runeDeck', 'banishment'] as const) expect(s.cards(1, zone)).toEqual([])
    expect(s.where('Old Guard')).toBe('removed')
    expect(s.where('Glance')).toBe('removed')
  })

  test('[652.1] what he controls of another player’s is banished, to its owner', () => {
    const s = three({ players: [{}, { base: [{ card: 'Old Guard', owner: 2 }] }, {}] })
    concede(s, 1)
    expect(s.cards(2, 'banishment')).toEqual(['Old Guard'])
  })

  test('[652.1] what he owns goes although another player controls it; the rest of that player stays', () => {
    const s = three({ players: [{}, {}, { base: [{ card: 'Old Guard', owner: 1 }, 'Recruit Drill'] }] })
    concede(s, 1)
    expect(s.units('base2')).toEqual(['Recruit Drill'])
    expect(s.where('Old Guard')).toBe('removed')
  })

  test('[652.1] he controls no battlefield any more', () => {
    const s = three({ battlefields: [{ units: { 1: ['Old Guard'] } }, {}, {}] })
    expect(s.controller('bf0')).toBe(1)
    concede(s, 1)
    expect(s.controller('bf0')).toBe(-1)
  })

  test('[652.2] [652.2.a] a battlefield without abilities takes the place of the one he brought', () => {
    const s = three({ battlefields: [{}, { card: 'Field of Gifts' }, {}] })
    concede(s, 1)
    const place = s.state.places[s.place('bf1')]!
    const card = s.state.objects[place.card]!
    expect(card.token).toBe(true)
    expect(s.engine.card(card.def)!.definition.text).toEqual([])
    expect(s.where('Field of Gifts')).toBe('removed')
    // The others keep theirs.
    expect(s.cardName(s.state.objects[s.state.places[s.place('bf0')]!.card]!.key)).toBe('Quiet Field 1')
  })

  test('[652.2.b] units there stay as they are, and their controller keeps the battlefield', () => {
    const s = three({
      battlefields: [{}, { card: 'Field of Gifts', units: { 2: [{ card: 'Old Guard', damage: 2, exhausted: true }] } }, {}],
    })
    const key = s.key('Old Guard')
    concede(s, 1)
    expect(s.where('Old Guard')).toBe('bf1')
    expect([s.key('Old Guard'), s.damage('Old Guard'), s.isExhausted('Old Guard')]).toEqual([key, 2, true])
    expect(s.controller('bf1')).toBe(2)
  })

  test('[652.2.c ex1] a Might bonus of the battlefield ends at once', () => {
    const s = three({ battlefields: [{}, { card: 'Trifarian War Camp', units: { 2: ['Old Guard'] } }, {}] })
    expect(s.might('Old Guard')).toBe(5)
    concede(s, 1)
    expect(s.might('Old Guard')).toBe(4)
  })

  test('[652.2.c] a unit that lived by the bonus dies', () => {
    const s = three({ battlefields: [{}, { card: 'Trifarian War Camp', units: { 2: [{ card: 'Old Guard', damage: 4 }] } }, {}] })
    expect(s.where('Old Guard')).toBe('bf1')
    concede(s, 1)
    expect(s.where('Old Guard')).toBe('trash')
  })

  test('[652.2.a] the token battlefield can be conquered and held like any other', () => {
    const s = three({ players: [{ base: ['Old Guard'] }, {}, {}], battlefields: [{}, { card: 'Field of Gifts' }, {}] })
    concede(s, 1)
    s.move(0, ['Old Guard'], 'bf1').close()
    expect(s.controller('bf1')).toBe(0)
    expect(s.points(0)).toBe(1)
    s.endTurn().endTurn()
    expect([s.state.turnPlayer, s.points(0)]).toEqual([0, 2])
  })
})

describe('his spells and abilities', () => {
  test('[652.4] his spell on the chain does nothing', () => {
    const s = three({ players: [{ hand: ['Spark'] }, {}, {}], battlefields: [{ units: { 2: ['Recruit Drill'] } }, {}, {}] })
    s.play(0, 'Spark', { targets: ['Recruit Drill'] })
    concede(s, 0)
    expect(s.state.chain).toEqual([])
    expect(s.damage('Recruit Drill')).toBe(0)
    s.quiet()
  })

  test('[652.4] his spell under another player’s is countered, the other one resolves', () => {
    const s = three({ players: [{ hand: ['Shared Study', 'Wellspring'] }, {}, { hand: ['Applause'] }] })
    s.play(0, 'Shared Study').pass(2)
    s.play(2, 'Applause')
    s.pass(1)
    concede(s, 0)
    s.resolve()
    expect(s.points(2)).toBe(1)
    // Player 1 has drawn for his own turn, which has begun.
    expect([s.cards(1, 'hand').length, s.cards(2, 'hand').length]).toEqual([1, 0])
    s.quiet()
  })

  test('[652.4] his triggered ability on the chain does nothing', () => {
    const s = three({ players: [{ hand: ['Recruit Drill'], base: ['Doomsayer'] }, {}, {}] })
    s.play(0, 'Recruit Drill')
    expect([s.asked(), s.state.chain.length]).toEqual(['priority', 1])
    concede(s, 0)
    expect([s.cards(1, 'hand').length, s.cards(2, 'hand').length]).toEqual([1, 0])
    expect(s.state.chain).toEqual([])
  })

  test('[652.3] a card of his that another player plays leaves the game from the chain', () => {
    const s = three({ players: [{ hand: ['Plagiarism'] }, { trash: ['Shared Study'] }, {}] })
    s.play(0, 'Plagiarism').pass(3)
    expect([s.asked(), s.state.chain[0]!.controller]).toEqual(['priority', 0])
    concede(s, 1)
    expect(s.state.chain).toEqual([])
    expect(s.where('Shared Study')).toBe('removed')
    expect([s.cards(0, 'hand'), s.cards(2, 'hand')]).toEqual([[], []])
    s.quiet()
  })

  test('[651.3] an effect that he left for later does nothing any more', () => {
    const s = three({ players: [{ hand: ['Confront'], runes: { body: 2 } }, {}, {}] })
    s.play(0, 'Confront').resolve()
    expect(s.state.effects).toHaveLength(1)
    concede(s, 0)
    expect(s.state.effects).toEqual([])
  })
})

describe('going on', () => {
  test('[652.5.a.1] when the turn player leaves, the next in order takes his turn', () => {
    const s = three()
    concede(s, 0)
    expect([s.state.turnPlayer, s.asked(), s.open().player]).toEqual([1, 'main', 1])
    s.endTurn()
    expect(s.state.turnPlayer).toBe(2)
    s.endTurn()
    expect(s.state.turnPlayer).toBe(1)
  })

  test('[652.5.a.1] when he leaves in his Beginning Phase, he neither channels nor draws nor burns out', () => {
    const s = three({ players: [{}, { base: ['Dawn Herald'], hand: [], runeDeck: ['OGN-007', 'OGN-007'] }, {}] })
    s.endTurn()
    expect([s.state.turnPlayer, s.asked()]).toEqual([1, 'priority'])
    concede(s, 1)
    expect([s.state.turnPlayer, s.asked()]).toEqual([2, 'main'])
    expect([s.points(0), s.points(2)]).toEqual([0, 0])
    expect(s.engine.outcome(s.state)).toBeNull()
  })

  test('[652.5.a.1] when he leaves while he burns out, no further points are given for him', () => {
    const s = three({ players: [{}, { deck: [], trash: [] }, {}] })
    s.endTurn()
    expect([s.state.turnPlayer, s.asked()]).toEqual([1, 'burnOutOpponent'])
    concede(s, 1)
    expect(s.engine.outcome(s.state)).toBeNull()
    expect([s.points(0), s.points(2)]).toEqual([0, 0])
    expect([s.state.turnPlayer, s.asked()]).toEqual([2, 'main'])
  })

  test('[652.5.c.1] Priority goes to the next in order', () => {
    const s = three({ players: [{ hand: ['Glance'] }, {}, {}] })
    s.play(0, 'Glance').pass(1)
    expect(s.open().player).toBe(1)
    concede(s, 1)
    expect([s.asked(), s.open().player]).toEqual(['priority', 2])
    s.pass(1)
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
    s.quiet()
  })

  test('[652.5.c.1] who has not passed yet still gets Priority when somebody leaves who had passed', () => {
    const s = three({ players: [{}, { hand: ['Glance'] }, {}], turnPlayer: 1 })
    s.play(1, 'Glance').pass(2)
    expect(s.open().player).toBe(0)
    concede(s, 2)
    expect([s.asked(), s.open().player]).toEqual(['priority', 0])
    expect(s.cards(1, 'hand')).toEqual([])
    s.pass(1)
    expect(s.cards(1, 'hand')).toEqual(['Filler'])
  })

  test('[652.5.c.2] when all who are left have passed, the newest item resolves', () => {
    const s = three({ players: [{ hand: ['Glance'] }, {}, {}] })
    s.play(0, 'Glance').pass(2)
    expect(s.open().player).toBe(2)
    concede(s, 2)
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
    s.quiet()
  })

  test('[652.5.b.1] Focus goes to the next in order', () => {
    const s = three({ players: [{ base: ['Old Guard'] }, {}, { hand: ['Spark'] }] })
    s.move(0, ['Old Guard'], 'bf0').pass(1)
    expect(s.open().player).toBe(1)
    concede(s, 1)
    expect([s.asked(), s.open().player, s.state.focus]).toEqual(['focus', 2, 2])
    s.play(2, 'Spark', { targets: ['Old Guard'] }).resolve()
    expect(s.damage('Old Guard')).toBe(1)
  })

  test('[652.5.b.1] who has not passed yet still gets Focus when somebody leaves who had passed', () => {
    const s = three({ players: [{}, { base: ['Old Guard'] }, {}], turnPlayer: 1 })
    s.move(1, ['Old Guard'], 'bf0').pass(2)
    expect(s.open().player).toBe(0)
    concede(s, 2)
    expect([s.asked(), s.open().player]).toEqual(['focus', 0])
    expect(s.points(1)).toBe(0)
    s.pass(1)
    expect(s.points(1)).toBe(1)
  })

  test('[652.5.b.2] when all who are left have passed Focus, the showdown ends', () => {
    const s = three({ players: [{ base: ['Old Guard'] }, {}, {}] })
    s.move(0, ['Old Guard'], 'bf0').pass(2)
    concede(s, 2)
    expect(s.controller('bf0')).toBe(0)
    expect(s.points(0)).toBe(1)
    s.quiet()
  })

  test('[652.5.b.2] a defender who leaves while damage is assigned to his units', () => {
    const s = three({
      players: [{ base: ['Old Guard'] }, {}, {}],
      battlefields: [{ units: { 1: [{ card: 'Recruit Drill', as: 'a' }, 'Old Guard'] } }, {}, {}],
    })
    s.label('attacker', s.state.objects.find(o => o.controller === 0 && o.def === 'TST-102')!.key)
    s.move(0, ['attacker'], 'bf0').pass(3)
    expect(s.asked()).toBe('combatDamage')
    concede(s, 1)
    expect([s.controller('bf0'), s.points(0), s.damage('attacker')]).toEqual([0, 1, 0])
    s.quiet()
  })

  test('[651.3] [652.5.b.2] an attacker who leaves while he assigns damage deals none', () => {
    const s = three({
      players: [{ base: ['Big Eater'] }, {}, {}],
      battlefields: [
        {
          units: {
            1: [
              { card: 'Recruit Drill', as: 'a' },
              { card: 'Recruit Drill', as: 'b' },
            ],
          },
        },
        {},
        {},
      ],
    })
    s.move(0, ['Big Eater'], 'bf0').pass(3)
    expect([s.asked(), s.open().player]).toEqual(['combatDamage', 0])
    concede(s, 0)
    expect([s.controller('bf0'), s.units('bf0', 1).length, s.damage('a')]).toEqual([1, 2, 0])
    expect(s.state.turnPlayer).toBe(1)
    s.quiet()
  })

  test('[652.5.b.2] a combat whose defender leaves ends without damage, and the attacker conquers', () => {
    const s = three({ players: [{ base: ['Recruit Drill'] }, {}, {}], battlefields: [{ units: { 1: ['Old Guard'] } }, {}, {}] })
    s.move(0, ['Recruit Drill'], 'bf0')
    concede(s, 1)
    s.close()
    expect([s.controller('bf0'), s.points(0), s.units('bf0')]).toEqual([0, 1, ['Recruit Drill']])
    s.quiet()
  })

  test('[652.5.b.2] a combat whose attacker leaves leaves the battlefield to the defender', () => {
    const s = three({ players: [{ base: ['Old Guard'] }, {}, {}], battlefields: [{ units: { 1: ['Recruit Drill'] } }, {}, {}] })
    s.move(0, ['Old Guard'], 'bf0')
    concede(s, 0)
    s.close()
    expect([s.controller('bf0'), s.units('bf0')]).toEqual([1, ['Recruit Drill']])
    expect(s.events.filter(e => e.type === 'conquer' || e.type === 'damage')).toEqual([])
    s.quiet()
    expect(s.state.turnPlayer).toBe(1)
  })
})
