/** Plays that something permits: from a trash or from Banishment, standing or for a time, for another cost (366.1, 390.4). */
import { describe, expect, test } from 'vitest'
import { createEngine } from '../../src'
import {
  banishThis,
  card,
  gearCard,
  inYourDeck,
  inYourTrash,
  inZone,
  mayPlay,
  me,
  payX,
  unit,
} from '../../src/abilities/builders'
import { describe as print } from '../../src/language'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { permissionCards as cards, nextCards } from '../fixtures/permissions'

const table = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ cards, ...options })
const playing = (s: Scenario, name: string) => ({ type: 'play', card: s.key(name) }) as const
/** Names of the cards that may be played now, in any zone. */
const offered = (s: Scenario): string[] =>
  s.engine
    .legalActions(s.state)
    .actions.flatMap(a => (a.type === 'play' ? [s.cardName(a.card)] : []))
    .sort()

describe('a standing permission', () => {
  test('[419.1.a] [366.1] cards of the trash are played like others: for their cost, at their timing, and they leave the trash', () => {
    const s = table({ players: [{ trash: ['Plain Two', 'Plain Gear', 'Learn'], base: ['Open Grave'], energy: 3 }, {}] })
    expect(offered(s)).toEqual(['Learn', 'Plain Gear', 'Plain Two'])
    s.play(0, 'Plain Two')
    expect([s.where('Plain Two'), s.isExhausted('Plain Two'), s.state.players[0]!.pool[0]]).toEqual(['base0', true, 1])
    expect(s.refuse(0, playing(s, 'Learn')).code).toBe('cannotPay')
    s.play(0, 'Plain Gear').quiet()
    expect(s.cards(0, 'trash')).toEqual(['Learn'])
  })

  test('[419.1.a] without it nothing of a trash can be played', () => {
    const s = table({ players: [{ trash: ['Plain Two', 'Learn'], energy: 9 }, {}] })
    expect([offered(s), s.refuse(0, playing(s, 'Learn')).rule]).toEqual([[], '419.1.a'])
  })

  test('[365.1] it ends with what gives it', () => {
    const s = table({ players: [{ hand: ['Kill It'], trash: ['Learn'], base: ['Open Grave'], energy: 2 }, {}] })
    s.play(0, 'Kill It', { targets: ['Open Grave'] }).resolve()
    expect(s.refuse(0, playing(s, 'Learn')).rule).toBe('419.1.a')
  })

  test('[128.4] "your trash" is nobody else\'s, and the permission is its controller\'s', () => {
    const s = table({
      players: [
        { trash: ['Learn'], energy: 9 },
        { trash: ['Plain Two'], base: ['Open Grave'], energy: 9 },
      ],
    })
    expect(offered(s)).toEqual([])
    expect(s.refuse(0, playing(s, 'Plain Two')).rule).toBe('419.1.a')
    s.endTurn()
    expect(offered(s)).not.toContain('Learn')
  })

  test('[308.1.a] [309.1.a] it gives no timing', () => {
    const s = table({
      turnPlayer: 1,
      players: [
        { trash: [{ card: 'Learn', as: 'slow' }, 'Learn Quickly'], base: ['Open Grave'], energy: 9 },
        { hand: ['Learn'], energy: 2 },
      ],
    })
    s.play(1, 'Learn').pass()
    expect([offered(s), s.refuse(0, playing(s, 'slow')).code]).toEqual([['Learn Quickly'], 'badTiming'])
    s.play(0, 'Learn Quickly').resolve().quiet()
    expect(s.state.players.map(p => p.xp)).toEqual([1, 1])
  })

  test('[811.1.c.1] hiding is no play', () => {
    const s = table({
      players: [{ trash: ['Lurking'], base: ['Open Grave'], runes: { fury: 3 } }, {}],
      battlefields: [{ units: { 0: ['Plain Two'] }, controller: 0 }, {}],
    })
    expect(s.engine.legalActions(s.state).actions.some(a => a.type === 'hide')).toBe(false)
    expect(s.refuse(0, { type: 'hide', card: s.key('Lurking'), at: s.place('bf0') }).rule).toBe('421.2.a')
  })

  test('[356.1.a] only what matches, and for the cost that it names', () => {
    const s = table({ players: [{ trash: ['Plain Two', 'Plain Four', 'Learn'], base: ['Unit Grave'], energy: 2 }, {}] })
    expect(offered(s)).toEqual(['Plain Two'])
    s.play(0, 'Plain Two').quiet()
    expect(s.state.players[0]!.pool[0]).toBe(1)
  })

  test('[419.1.a] of a trash of another player: the unit comes under the control of who plays it, and stays his card', () => {
    const s = table({ players: [{ base: ['Any Grave'], hand: [], energy: 2 }, { trash: ['Plain Two'] }] })
    s.act(0, playing(s, 'Plain Two')).quiet()
    expect([s.where('Plain Two'), s.object('Plain Two').controller, s.object('Plain Two').owner]).toEqual(['base0', 0, 1])
  })

  test('[829.1.c.3] two permissions for two costs: the player chooses, and only what he can pay', () => {
    const position = (energy: number) => ({
      players: [{ trash: ['Plain Two'], base: ['Open Grave', 'Unit Grave'], energy }, {}],
    })
    const s = table(position(2))
    s.act(0, playing(s, 'Plain Two'))
    expect([s.asked(), s.open().options]).toEqual([
      'alternateCost',
      [
        { kind: 'cost', cost: 0, energy: 2, power: 0, then: '' },
        { kind: 'cost', cost: 1, energy: 1, power: 0, then: '' },
      ],
    ])
    s.choose('cost 1').quiet()
    expect(s.state.players[0]!.pool[0]).toBe(1)
    const t = table(position(1))
    t.play(0, 'Plain Two').quiet()
    expect([t.where('Plain Two'), t.state.players[0]!.pool[0]]).toEqual(['base0', 0])
  })

  test('[829.1.c.1] [829.1.c.3] a spell with Flow: for its own cost it is not banished', () => {
    const position = { players: [{ trash: ['Flowing'], base: ['Open Grave'], energy: 6 }, {}] }
    const s = table(position)
    s.act(0, playing(s, 'Flowing')).choose('cost 1').resolve().quiet()
    expect([s.where('Flowing'), s.state.players[0]!.pool[0]]).toEqual(['trash', 4])
    s.act(0, playing(s, 'Flowing')).choose('cost 0').resolve().quiet()
    expect([s.where('Flowing'), s.state.players[0]!.pool[0], s.state.players[0]!.xp]).toEqual(['banishment', 0, 2])
  })

  test('[829.1.c.3] the same way twice is no choice', () => {
    const s = table({
      players: [
        {
          trash: ['Learn'],
          base: [
            { card: 'Open Grave', as: 'a' },
            { card: 'Open Grave', as: 'b' },
          ],
          energy: 2,
        },
        {},
      ],
    })
    s.play(0, 'Learn').resolve().quiet()
    expect([s.where('Learn'), s.state.players[0]!.xp]).toEqual(['trash', 1])
  })

  test('[358.5] taken back, the card lies where it lay, as the same object', () => {
    const s = table({ players: [{ trash: ['Plain Four', 'Two Ways', 'Plain Two'], base: ['Open Grave'], energy: 9 }, {}] })
    const before = s.object('Two Ways')
    s.act(0, playing(s, 'Two Ways'))
    expect(s.asked()).toBe('alternateCost')
    s.act(0, { type: 'cancel' })
    expect([s.object('Two Ways'), s.cards(0, 'trash')]).toEqual([before, ['Plain Four', 'Two Ways', 'Plain Two']])
  })
})

describe('what a card permits of itself', () => {
  test('[366.1] it works in the zone that the text names, and nowhere else', () => {
    const s = table({
      players: [{ hand: [{ card: 'Restless', as: 'held' }], trash: [{ card: 'Restless', as: 'dead' }], runes: { fury: 2 } }, {}],
    })
    // In the hand it costs what is printed on it.
    expect(s.refuse(0, playing(s, 'held')).code).toBe('cannotPay')
    s.act(0, playing(s, 'dead'))
    expect([s.where('dead'), s.runes(0)]).toEqual(['base0', { ready: 1, all: 1 }])
  })

  test('[056.2] of its owner only', () => {
    const s = table({ players: [{ runes: { fury: 9 } }, { trash: ['Restless'] }] })
    expect([offered(s), s.refuse(0, playing(s, 'Restless')).rule]).toEqual([[], '419.1.a'])
  })

  test('[812.1.b.1] under a condition, judged as it is played', () => {
    const s = table({ players: [{ hand: ['Learn'], trash: ['Late Riser'], energy: 3 }, {}] })
    expect(s.refuse(0, playing(s, 'Late Riser')).rule).toBe('419.1.a')
    s.play(0, 'Learn').resolve().play(0, 'Late Riser').quiet()
    expect(s.where('Late Riser')).toBe('base0')
  })

  test('[356.1.a] from the hand it is another cost beside the printed one', () => {
    const s = table({ players: [{ hand: ['Cheap Trick'], runes: { fury: 5 } }, {}] })
    s.act(0, playing(s, 'Cheap Trick'))
    expect(s.options()).toEqual(['cost 0', 'cost 1'])
    s.choose('cost 1').quiet()
    expect(s.runes(0)).toEqual({ ready: 4, all: 4 })
    const poor = table({ players: [{ hand: ['Cheap Trick'], exhaustedRunes: { fury: 1 } }, {}] })
    expect(offered(poor)).toEqual(['Cheap Trick'])
    poor.play(0, 'Cheap Trick').quiet()
    expect(poor.runes(0).all).toBe(0)
  })

  test('[356.2] additional costs come on top', () => {
    const s = table({ players: [{ hand: ['Learn'], trash: ['Burdened'], runes: { fury: 3 } }, {}] })
    s.play(0, 'Burdened', { pay: [true], costs: [['Learn']] }).quiet()
    expect([s.isExhausted('Burdened'), s.cards(0, 'trash'), s.runes(0)]).toEqual([false, ['Learn'], { ready: 0, all: 2 }])
    const alone = table({ players: [{ trash: ['Burdened'], runes: { fury: 9 } }, {}] })
    expect(alone.refuse(0, playing(alone, 'Burdened')).code).toBe('cannotPay')
  })
})

describe('a permission for a time', () => {
  test('[390.4] [390.5.c.1] that very card, where the text has put it', () => {
    const s = table({
      players: [
        {
          hand: ['Set Aside'],
          trash: [
            { card: 'Learn', as: 'it' },
            { card: 'Learn', as: 'other' },
          ],
          banishment: [{ card: 'Learn', as: 'old' }],
          energy: 4,
        },
        {},
      ],
    })
    s.play(0, 'Set Aside', { targets: ['it'] }).resolve()
    expect(s.where('it')).toBe('banishment')
    for (const name of ['other', 'old']) expect(s.refuse(0, playing(s, name)).rule).toBe('419.1.a')
    s.act(0, playing(s, 'it')).resolve().quiet()
    expect([s.where('it'), s.state.players[0]!.xp]).toEqual(['trash', 1])
    // 124: it has become another object.
    expect(s.refuse(0, playing(s, 'it')).rule).toBe('419.1.a')
  })

  test('[390.4] until your next Ending Phase: through the turn in which it began, no longer', () => {
    const s = table({
      players: [
        { hand: ['Set Aside'], trash: ['Learn Quickly'], energy: 1, runes: { fury: 1 } },
        { hand: ['Learn'], energy: 2 },
      ],
    })
    s.play(0, 'Set Aside', { targets: ['Learn Quickly'] }).resolve()
    expect(offered(s)).toEqual(['Learn Quickly'])
    s.endTurn()
    expect(s.state.effects).toEqual([])
    s.play(1, 'Learn').pass()
    expect(s.refuse(0, playing(s, 'Learn Quickly')).rule).toBe('419.1.a')
  })

  test("[390.4] begun in an opponent's turn it lasts through your own", () => {
    const s = table({
      turnPlayer: 1,
      players: [
        { hand: ['Quick Aside'], trash: [{ card: 'Learn', as: 'mine' }], runes: { fury: 2 } },
        { hand: ['Learn'], energy: 2 },
      ],
    })
    s.play(1, 'Learn').pass()
    s.play(0, 'Quick Aside', { targets: ['mine'] })
    s.resolve().endTurn()
    expect([s.state.turnPlayer, offered(s)]).toEqual([0, ['Learn']])
    s.endTurn()
    expect(s.state.effects).toEqual([])
  })

  test("[056.2] [419.1.a] an opponent's card is played by one player and goes to the trash of the other", () => {
    const s = table({ players: [{ hand: ['Borrow'], energy: 2 }, { trash: ['Learn'] }] })
    s.play(0, 'Borrow', { targets: ['Learn'] }).resolve()
    expect([offered(s), s.object('Learn').owner]).toEqual([['Learn'], 1])
    s.act(0, playing(s, 'Learn')).resolve().quiet()
    expect([s.state.players.map(p => p.xp), s.cards(1, 'trash')]).toEqual([[1, 0], ['Learn']])
  })

  test('[317.2.c] this turn: it ends with the turn', () => {
    const s = table({ players: [{ hand: ['Set Aside Today'], trash: ['Learn'], energy: 2 }, {}] })
    s.play(0, 'Set Aside Today', { targets: ['Learn'] }).resolve()
    expect(offered(s)).toEqual(['Learn'])
    s.endTurn()
    expect(s.state.effects).toEqual([])
  })

  test('[425.1.a.1] countered, it goes to the trash and the permission is used up', () => {
    const s = table({ players: [{ hand: ['Set Aside'], trash: ['Learn'], energy: 9 }, { hand: ['Stop It'] }] })
    s.play(0, 'Set Aside', { targets: ['Learn'] }).resolve()
    s.play(0, 'Learn')
      .pass()
      .play(1, 'Stop It', { targets: ['Learn'] })
      .resolve()
      .quiet()
    expect([s.where('Learn'), s.refuse(0, playing(s, 'Learn')).rule]).toEqual(['trash', '419.1.a'])
  })
})

describe('a card that says when it can be played', () => {
  test.each(['hand', 'trash'] as const)('[366.1 ex1] only in turns of opponents, from the %s as well', zone => {
    const s = table({
      players: [
        { [zone]: ['In Their Turn'], base: ['Open Grave'] },
        { hand: ['Quick Aside'], trash: ['Learn'] },
      ],
    })
    expect([offered(s), s.refuse(0, playing(s, 'In Their Turn')).rule]).toEqual([[], '366.1'])
    s.endTurn()
    s.play(1, 'Quick Aside', { targets: ['Learn'] }).pass()
    expect(offered(s)).toEqual(['In Their Turn'])
    s.play(0, 'In Their Turn').resolve()
    expect(s.state.players.map(p => p.xp)).toEqual([1, 0])
  })

  test('[366.1 ex1] [358.3.a] where a text would play it, it is not played', () => {
    const s = scenario({ cards: nextCards, players: [{ hand: ['Borrow Spell'], trash: ['In Their Turn'] }, {}] })
    s.play(0, 'Borrow Spell', { targets: ['In Their Turn'] }).resolve()
    expect([s.where('In Their Turn'), s.state.players[0]!.xp]).toEqual(['trash', 0])
  })
})

test.each([
  ['Open Grave', 'You may play cards from your trash.'],
  ['Unit Grave', 'You may play units from your trash with 3 {might} or less for {1}.'],
  ['Restless', 'You may play me from your trash for {1}{fury}.'],
  ['Late Riser', '[Legion][>] You may play me from your trash for {1}.'],
  ['Set Aside', 'Choose a card from your trash. Banish it. Until your next Ending Phase, you may play it.'],
  ['In Their Turn', "[Reaction]\nWhile it's your turn, this can't be played.\nGain 1 XP."],
  ['Set Aside Today', 'Choose a card from your trash. Banish it. You may play it this turn.'],
])('%s is printed', (name, text) => {
  expect(print(cards.find(c => c.name === name)!).text).toBe(text)
})

test('what the engine could not keep is refused', () => {
  const gear = (ability: ReturnType<typeof mayPlay>) => () =>
    createEngine({ cards: [...cards, gearCard('TPM-099', 'Faulty', { domains: [], energy: 0 }, ability)] })
  expect(gear(mayPlay(card(inYourDeck)))).toThrow('from the zone deck')
  expect(gear(mayPlay(card(inZone('hand'))))).toThrow('hand of somebody else')
  expect(gear(mayPlay(card(inYourTrash), { for: payX('any') }))).toThrow('any amount')
  expect(gear(mayPlay(me))).toThrow('without a zone')
  expect(gear(mayPlay(unit(), { from: 'trash' }))).toThrow('not about its own card')
  expect(gear(mayPlay(me, { from: 'trash', for: banishThis }))).toThrow('not a resource')
})
