import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

const RICHES = 'Endless Riches'
const withRiches = (mine: object, theirs: object = {}) =>
  arena({ players: [{ base: [RICHES], ...mine }, theirs], battlefields: [{}, {}] })

describe('VEN-022 Endless Riches', () => {
  test('[427.1] as it is played, the hand and the trash are banished, and then seven cards are burned', () => {
    const s = arena({
      players: [
        {
          hand: [RICHES, 'V1', 'Gust'],
          trash: ['V2', 'Flash'],
          deck: ['V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V10'],
          energy: 5,
          exhaustedRunes: { fury: 1 },
        },
        { hand: ['V11'], trash: ['V12'] },
      ],
    })
    s.play(0, RICHES).resolve().quiet()
    expect(s.cards(0, 'banishment').sort()).toEqual(['Flash', 'Gust', 'V1', 'V2'])
    // What is burned comes from the Main Deck and is not banished.
    expect(s.cards(0, 'trash').sort()).toEqual(['V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9'])
    expect([s.cards(0, 'deck'), s.cards(0, 'hand'), s.cards(1, 'hand'), s.cards(1, 'trash')]).toEqual([
      ['V10'],
      [],
      ['V11'],
      ['V12'],
    ])
  })

  test('[440.4] [431.2.b] with fewer than seven cards its player burns out: what was burned goes back under the deck first', () => {
    const s = arena({
      players: [{ hand: [RICHES], deck: ['V3', 'V4', 'V5', 'V6'], energy: 5, exhaustedRunes: { fury: 1 } }, {}],
    })
    s.play(0, RICHES).resolve().quiet()
    expect([s.points(1), s.cards(0, 'trash').length, s.cards(0, 'deck').length]).toEqual([1, 3, 1])
  })

  test('[443.1.a ex2] [ruling:rbf-riches-duration] its Draw Phases are skipped as long as it is on the board, no others', () => {
    const s = arena({
      players: [
        { base: [RICHES], deck: ['V1', 'V2', 'V3'] },
        { hand: ['Brittle Steel'], deck: ['V4', 'V5', 'V6'], runes: { fury: 2 } },
      ],
    })
    s.endTurn()
    expect(s.cards(1, 'hand')).toContain('V4')
    s.endTurn()
    expect([s.cards(0, 'hand'), s.cards(0, 'deck').length]).toEqual([[], 3])
    s.endTurn()
      .play(1, 'Brittle Steel', { targets: [RICHES] })
      .resolve()
      .endTurn()
    expect(s.cards(0, 'hand')).toEqual(['V1'])
  })

  test('[366.1] units, spells and gear are played from the trash for their cost', () => {
    const s = withRiches({ trash: ['V2', 'Disintegrate', 'Ravenborn Tome'], energy: 7 }, { base: ['V3'] })
    s.play(0, 'Ravenborn Tome').play(0, 'V2').quiet()
    expect([s.where('Ravenborn Tome'), s.where('V2'), s.cards(0, 'trash')]).toEqual(['base0', 'base0', ['Disintegrate']])
    expect(s.refuse(0, { type: 'play', card: s.key('Disintegrate') }).code).toBe('noTargets')
  })

  test('[359.3.d] a spell from the trash is banished when it has been executed, and one from the hand as well', () => {
    const s = withRiches(
      { trash: ['Consult the Past'], hand: ['Falling Star'], deck: ['V1', 'V2'], energy: 6, runes: { fury: 2 } },
      { base: ['V9'] },
    )
    s.play(0, 'Consult the Past').resolve()
    s.play(0, 'Falling Star', { targets: ['V9', 'V9'] })
      .resolve()
      .quiet()
    expect([s.cards(0, 'banishment').sort(), s.cards(0, 'trash')]).toEqual([['Consult the Past', 'Falling Star'], []])
  })

  test('[428.1] [808.1.d.1] a unit that would die is banished: no Deathknell, and nobody has killed it', () => {
    const s = arena({
      players: [
        { base: [RICHES], hand: ['V1', 'V2'], deck: ['V6', 'V7'] },
        { hand: ['Hidden Blade'], runes: { order: 4 }, deck: ['V3', 'V4'] },
      ],
      turnPlayer: 1,
      battlefields: [{ units: { 0: ['Undercover Agent'] }, controller: 0 }, {}],
    })
    s.play(1, 'Hidden Blade', { targets: ['Undercover Agent'] })
      .resolve()
      .quiet()
    // Two cards are drawn by the text of the spell, and none discarded.
    expect([s.where('Undercover Agent'), s.cards(0, 'hand').length]).toEqual(['banishment', 4])
    expect(s.events.some(e => e.type === 'die')).toBe(false)
  })

  test('[370.4] killed itself, it is banished', () => {
    const s = withRiches({}, { hand: ['Brittle Steel'], runes: { fury: 2 } })
    s.endTurn()
      .play(1, 'Brittle Steel', { targets: [RICHES] })
      .resolve()
    expect([s.cards(0, 'banishment'), s.cards(1, 'trash')]).toEqual([[RICHES], ['Brittle Steel']])
  })

  test("[056.2] the opponent's cards go where they always go, and he can't play from his own trash", () => {
    const s = withRiches(
      {},
      { hand: ['Brittle Steel'], trash: ['V1'], base: [{ card: 'Ravenborn Tome', as: 'tome' }], runes: { fury: 2 } },
    )
    s.endTurn()
    expect(s.refuse(1, { type: 'play', card: s.key('V1') }).rule).toBe('419.1.a')
    s.play(1, 'Brittle Steel', { targets: ['tome'] }).resolve()
    expect(s.cards(1, 'trash').sort()).toEqual(['Brittle Steel', 'Ravenborn Tome', 'V1'])
  })

  test('[811.1.c.1] [ruling:rbf-riches-hide] no card is hidden from the trash', () => {
    const s = arena({
      players: [{ base: [RICHES], trash: ['Hidden Blade'], runes: { order: 2 } }, {}],
      battlefields: [{ units: { 0: ['V1'] }, controller: 0 }, {}],
    })
    expect(s.engine.legalActions(s.state).actions.some(a => a.type === 'hide')).toBe(false)
    expect(s.refuse(0, { type: 'hide', card: s.key('Hidden Blade'), at: s.place('bf0') }).rule).toBe('421.2.a')
  })

  test('[829.1.c.3] [829.1.b.1] a spell with Flow in the trash can be played for either cost, and is banished in any case', () => {
    const position = { trash: ['Brittle Steel'], energy: 4, exhaustedRunes: { fury: 1 } }
    for (const [way, left] of [
      ['cost 0', 0],
      ['cost 1', 2],
    ] as const) {
      const s = withRiches(position, { base: ['Ravenborn Tome'] })
      s.act(0, { type: 'play', card: s.key('Brittle Steel') })
      expect([s.asked(), s.options()]).toEqual(['alternateCost', ['cost 0', 'cost 1']])
      s.choose(way).choose('Ravenborn Tome')
      while (s.open().kind === 'pay') s.plan(0)
      s.resolve().quiet()
      expect([s.where('Brittle Steel'), s.where('Ravenborn Tome'), s.state.players[0]!.pool[0]]).toEqual([
        'banishment',
        'trash',
        left,
      ])
    }
  })

  test('[829.1.c.3] where only one of the costs can be paid, that is no choice', () => {
    const s = withRiches({ trash: ['Brittle Steel'], energy: 2, exhaustedRunes: { fury: 1 } }, { base: ['Ravenborn Tome'] })
    s.play(0, 'Brittle Steel', { targets: ['Ravenborn Tome'] })
      .resolve()
      .quiet()
    expect([s.where('Ravenborn Tome'), s.where('Brittle Steel')]).toEqual(['trash', 'banishment'])
  })

  test('[357.2.a] [383.3.b] a discard for a cost that is replaced is paid all the same', () => {
    const s = arena({
      players: [{ base: [RICHES, 'V5'], hand: ['Gust'], trash: ['Super Mega Death Rocket!'] }, {}],
      battlefields: [{}, {}],
    })
    s.move(0, ['V5'], 'bf0').close().confirm(true).choose('Gust').resolve().quiet()
    expect([s.cards(0, 'hand'), s.cards(0, 'banishment')]).toEqual([['Super Mega Death Rocket!'], ['Gust']])
  })

  test('[357.2.a] a kill for a cost as well', () => {
    const s = withRiches({
      base: [RICHES, 'V2'],
      hand: ['Detonation Amplifier'],
      deck: ['V3', 'V4'],
      energy: 4,
      exhaustedRunes: { fury: 1 },
    })
    s.play(0, 'Detonation Amplifier', { place: 'bf0' }).resolve().confirm(true)
    while (s.asked() !== 'main') {
      if (s.asked() === 'priority') s.pass()
      else s.choose('V2')
    }
    expect([s.where('V2'), s.cards(0, 'hand')]).toEqual(['banishment', ['V3']])
  })

  test('[373] units that die in a combat are banished together, without a question', () => {
    const s = arena({
      players: [{ base: [RICHES, 'V2', 'V3'] }, {}],
      battlefields: [{ units: { 1: ['V9'] }, controller: 1 }, {}],
    })
    s.move(0, ['V2', 'V3'], 'bf0').close().assign({ V2: 3, V3: 6 }).quiet()
    expect([s.cards(0, 'banishment').sort(), s.cards(0, 'trash')]).toEqual([['V2', 'V3'], []])
  })

  test('[719.5] what was attached to a unit that is banished so stays behind', () => {
    const s = arena({
      players: [{ base: [RICHES] }, { hand: ['Firestorm'], runes: { fury: 6 } }],
      turnPlayer: 1,
      battlefields: [{ units: { 0: [{ card: 'V1', attached: [{ card: 'The Zero Drive', as: 'drive' }] }] }, controller: 0 }, {}],
    })
    s.play(1, 'Firestorm', { targets: ['bf0'] })
      .resolve()
      .quiet()
    // Its Deathknell didn't trigger, so it is not among those that were banished with the Equipment (397).
    expect([s.where('V1'), s.where('drive'), s.state.linked]).toEqual(['banishment', 'base0', []])
  })

  test('[428.1] what triggers on leaving the board does so', () => {
    const s = withRiches({ base: [RICHES, 'Runeblade Anvil'], deck: ['V3', 'V4'], energy: 2, exhaustedRunes: { fury: 1 } })
    s.activate(0, 'Runeblade Anvil').resolve().quiet()
    expect(s.cards(0, 'banishment').sort()).toEqual(['Runeblade Anvil', 'V3'])
    s.play(0, 'V3').quiet()
    expect(s.where('V3')).toBe('base0')
  })

  test('[397] a spell that is banished so was not banished with Jhin', () => {
    const s = withRiches({ legend: 'Jhin, Virtuoso', hand: ['Consult the Past'], deck: ['V3', 'V4'], energy: 4 })
    s.play(0, 'Consult the Past').resolve().confirm(true).resolve().quiet()
    expect([s.where('Consult the Past'), s.state.linked]).toEqual(['banishment', []])
  })

  test('[056.2] [191.2] a spell of yours that the opponent has gained control of still goes to your trash, so it is banished', () => {
    const s = withRiches(
      { hand: ['Consult the Past'], energy: 4, deck: ['V3', 'V4'] },
      { hand: ['Mystic Reversal'], runes: { calm: 4 }, deck: ['V5', 'V6', 'V7'] },
    )
    s.play(0, 'Consult the Past')
      .pass()
      .play(1, 'Mystic Reversal', { targets: ['Consult the Past'] })
      .resolve()
    if (s.asked() === 'newChoices') s.confirm(false)
    s.resolve().quiet()
    expect([s.where('Consult the Past'), s.where('Mystic Reversal'), s.cards(1, 'hand').length]).toEqual([
      'banishment',
      'trash',
      2,
    ])
  })

  test("[128.4] with three players: nobody else's cards, and nobody else's plays", () => {
    const s = arena({
      players: [
        {},
        { base: [RICHES], trash: ['V1'] },
        { base: ['Ravenborn Tome'], trash: ['V2'], hand: ['Brittle Steel'], runes: { fury: 2 } },
      ],
      turnPlayer: 2,
      battlefields: [{}, {}, {}],
    })
    for (const name of ['V1', 'V2']) expect(s.refuse(2, { type: 'play', card: s.key(name) }).rule).toBe('419.1.a')
    s.play(2, 'Brittle Steel', { targets: ['Ravenborn Tome'] }).resolve()
    expect([s.cards(2, 'trash').sort(), s.cards(2, 'banishment')]).toEqual([['Brittle Steel', 'Ravenborn Tome', 'V2'], []])
  })
})
