/** Cards of Unleashed that are played from elsewhere, or that set cards aside and bring them back. */
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../src/testing'
import { arena, printed } from '../../fixtures/cards'
import { permissionCards } from '../../fixtures/permissions'

describe('UNL-025 Undying Legion', () => {
  printed('UNL-025', 'Undying Legion', { domains: ['fury'], energy: 3, might: 3, tags: ['Spirit', 'Shadow Isles'] })

  const dead = (mine: object = {}, theirs: object = {}) =>
    arena({ players: [{ trash: ['Undying Legion'], ...mine }, theirs], battlefields: [{}, {}] })
  const play = (s: ReturnType<typeof dead>) => ({ type: 'play', card: s.key('Undying Legion') }) as const

  test('[366.1 ex2] [812.1.b.1] it is played from the trash for {3}{fury} once another card was played this turn', () => {
    const s = dead({ hand: ['V1'], energy: 3, exhaustedRunes: { fury: 1 } })
    expect(s.refuse(0, play(s)).rule).toBe('419.1.a')
    s.play(0, 'V1').play(0, 'Undying Legion').quiet()
    expect([s.where('Undying Legion'), s.isExhausted('Undying Legion'), s.runes(0).all]).toEqual(['base0', true, 0])
  })

  test('[366.1 ex2] in the hand that text does nothing: it costs what is printed', () => {
    const s = arena({ players: [{ hand: ['V1', 'Undying Legion'], energy: 3 }, {}] })
    s.play(0, 'V1').play(0, 'Undying Legion').quiet()
    expect([s.where('Undying Legion'), s.state.players[0]!.pool[0]]).toEqual(['base0', 0])
    const t = arena({ players: [{ hand: ['V1', 'Undying Legion'], energy: 2, exhaustedRunes: { fury: 1 } }, {}] })
    expect(t.play(0, 'V1').refuse(0, { type: 'play', card: t.key('Undying Legion') }).code).toBe('cannotPay')
  })

  test('[356.1.a] the Power has to be paid too', () => {
    const s = dead({ hand: ['V1'], energy: 9, exhaustedRunes: { calm: 2 } })
    expect(s.play(0, 'V1').refuse(0, play(s)).code).toBe('cannotPay')
  })

  test("[419.4.b] a card that was played and countered counts, the opponent's doesn't", () => {
    const s = scenario({
      cards: permissionCards,
      players: [{ trash: ['Undying Legion'], hand: ['Learn'], energy: 5, exhaustedRunes: { fury: 1 } }, { hand: ['Stop It'] }],
    })
    s.play(0, 'Learn')
      .pass()
      .play(1, 'Stop It', { targets: ['Learn'] })
      .resolve()
      .quiet()
    s.play(0, 'Undying Legion').quiet()
    expect(s.where('Undying Legion')).toBe('base0')
    const t = dead({ energy: 9, exhaustedRunes: { fury: 1 } }, { hand: ['Consult the Past'], runes: { mind: 4 } })
    expect(t.refuse(0, play(t)).rule).toBe('419.1.a')
  })

  test('[309.1.a] it has no timing of its own, and comes to a battlefield only that its player controls', () => {
    const s = arena({
      players: [
        { trash: ['Undying Legion'], hand: ['V1'], energy: 3, exhaustedRunes: { fury: 1 } },
        { hand: ['Stupefy'], base: ['V9'], runes: { mind: 1 } },
      ],
      battlefields: [{ units: { 0: ['V2'] }, controller: 0 }, {}],
    })
    s.play(0, 'V1', { place: 'base0' }).act(0, play(s))
    expect(s.options().sort()).toEqual(['base0', 'bf0'])
    s.choose('bf0').quiet()
    expect(s.where('Undying Legion')).toBe('bf0')
  })

  test('[365.1] from Endless Riches comes another way to play it', () => {
    const s = arena({
      players: [
        { base: ['Endless Riches'], hand: ['V1'], trash: ['Undying Legion'], energy: 3, exhaustedRunes: { fury: 1 } },
        {},
      ],
    })
    s.play(0, 'V1').act(0, play(s))
    expect(s.options()).toEqual(['cost 0', 'cost 1'])
    s.choose('cost 1').quiet()
    expect([s.where('Undying Legion'), s.runes(0).all]).toEqual(['base0', 1])
  })
})

describe('UNL-169 Ashe, Focused', () => {
  printed('UNL-169', 'Ashe, Focused', {
    domains: ['order'],
    energy: 5,
    power: ['order'],
    might: 4,
    champion: 'Ashe',
    tags: ['Freljord', 'Ashe'],
  })

  const ashe = (theirs: object = {}, mine: object = {}) => {
    const s = arena({
      players: [
        { hand: ['Ashe, Focused'], energy: 5, exhaustedRunes: { order: 1 }, ...mine },
        { hand: ['Gust', 'V7', 'Flash'], base: ['V9'], deck: ['V1', 'V2', 'V3', 'V4', 'V5'], ...theirs },
      ],
      battlefields: [{}, {}],
    })
    return s.play(0, 'Ashe, Focused').resolve()
  }

  test('[424.3.a] the opponent reveals his hand, and one of those cards is banished', () => {
    const s = ashe()
    expect([s.open().player, s.options().sort()]).toEqual([0, ['Flash', 'Gust', 'V7']])
    s.choose('V7').quiet()
    expect([s.cards(1, 'hand').sort(), s.cards(1, 'banishment')]).toEqual([['Flash', 'Gust'], ['V7']])
  })

  test('[390.5.a] when that opponent holds, it returns to his hand, once', () => {
    const s = ashe()
    s.choose('V7').endTurn()
    s.move(1, ['V9'], 'bf0').close().endTurn()
    expect(s.cards(1, 'banishment')).toEqual(['V7'])
    s.endTurn().resolve()
    expect([s.points(1), s.cards(1, 'banishment'), s.cards(1, 'hand').includes('V7')]).toEqual([2, [], true])
    expect(s.state.effects).toEqual([])
  })

  test('[392] also when she has left the board', () => {
    const s = ashe({ hand: ['Hidden Blade', 'V7'], runes: { order: 6 } }, { base: [] })
    s.choose('V7').endTurn().endTurn()
    s.move(0, ['Ashe, Focused'], 'bf1').close().endTurn()
    s.play(1, 'Hidden Blade', { targets: ['Ashe, Focused'] }).resolve()
    s.move(1, ['V9'], 'bf0').close().endTurn()
    expect([s.where('Ashe, Focused'), s.cards(1, 'banishment')]).toEqual(['trash', ['V7']])
    s.endTurn().resolve()
    expect(s.cards(1, 'hand')).toContain('V7')
  })

  test("[390.5] her own player's holding brings nothing back, and conquering neither", () => {
    const s = ashe({}, { base: ['V8'] })
    s.choose('V7')
    s.move(0, ['V8'], 'bf1').close().endTurn()
    s.move(1, ['V9'], 'bf0').close().endTurn().resolve()
    expect([s.points(0), s.cards(1, 'banishment')]).toEqual([2, ['V7']])
  })

  test('[390.5] with three players only the one who was chosen can bring it back, by holding himself', () => {
    const s = arena({
      players: [
        { hand: ['Ashe, Focused'], energy: 5, exhaustedRunes: { order: 1 } },
        { hand: ['V7'], deck: ['V1', 'V2', 'V3'] },
        { hand: ['V8'], deck: ['V1', 'V2', 'V3'] },
      ],
      battlefields: [{ units: { 2: ['V9'] }, controller: 2 }, { units: { 1: ['V10'] }, controller: 1 }, {}],
    })
    s.play(0, 'Ashe, Focused')
    expect(s.options()).toEqual(['player 1', 'player 2'])
    s.choose('player 2').resolve()
    expect(s.cards(2, 'banishment')).toEqual(['V8'])
    s.endTurn().resolve()
    // Player 1 has held.
    expect([s.points(1), s.cards(2, 'banishment')]).toEqual([1, ['V8']])
    s.endTurn().resolve()
    expect([s.points(2), s.cards(2, 'banishment'), s.cards(2, 'hand').includes('V8')]).toEqual([1, [], true])
  })

  test('[359.3.e.12] with an empty hand nothing is banished, and nothing waits', () => {
    const s = ashe({ hand: [] }).quiet()
    expect([s.cards(1, 'banishment'), s.state.effects]).toEqual([[], []])
  })

  test('[383.3] [ruling:rbf-source-removed-ashe] returned to the hand in answer, her trigger resolves all the same', () => {
    const s = arena({
      players: [
        { hand: ['Ashe, Focused'], energy: 5, exhaustedRunes: { order: 1 } },
        { hand: ['Flash', 'V7'], base: ['V9'], runes: { chaos: 9 } },
      ],
      battlefields: [{}, {}],
    })
    s.play(0, 'Ashe, Focused').pass()
    expect(s.open().player).toBe(1)
    s.pass().choose('V7').quiet()
    expect(s.cards(1, 'banishment')).toEqual(['V7'])
  })
})

describe('UNL-181 Jhin, Virtuoso', () => {
  const jhin = (mine: object, theirs: object = {}) =>
    arena({
      players: [
        { legend: 'Jhin, Virtuoso', deck: ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V10', 'V11'], ...mine },
        { base: ['V9'], ...theirs },
      ],
      battlefields: [{}, {}],
    })

  test('[357] a spell on which {4} or more was spent may be banished from where it has gone', () => {
    const s = jhin({ hand: ['Consult the Past'], energy: 4 })
    s.play(0, 'Consult the Past').resolve()
    expect([s.asked(), s.where('Consult the Past')]).toEqual(['performTrigger', 'trash'])
    s.confirm(true).resolve().quiet()
    expect(s.where('Consult the Past')).toBe('banishment')
    const t = jhin({ hand: ['Consult the Past'], energy: 4 })
    t.play(0, 'Consult the Past').resolve().confirm(false).quiet()
    expect(t.where('Consult the Past')).toBe('trash')
  })

  test('[357] what was spent counts, not what is printed', () => {
    // From facedown its cost is ignored; a Repeat adds to it.
    const s = arena({
      players: [{ legend: 'Jhin, Virtuoso', deck: ['V1', 'V2', 'V3'] }, {}],
      battlefields: [{ units: { 0: ['V5'] }, controller: 0, facedown: { 0: ['Consult the Past'] } }, {}],
    })
    s.act(0, { type: 'play', card: s.key('Consult the Past') })
      .resolve()
      .quiet()
    expect(s.where('Consult the Past')).toBe('trash')
    const t = jhin({ hand: ['Rocket Barrage'], energy: 8, exhaustedRunes: { mind: 2 } })
    t.play(0, 'Rocket Barrage', { pay: [false], modes: [0], targets: ['V9'] }).resolve()
    expect(t.asked()).toBe('performTrigger')
    const cheap = jhin({ hand: ['Incinerate'], energy: 2 }, {})
    expect(cheap.refuse(0, { type: 'play', card: cheap.key('Incinerate') }).code).toBe('noTargets')
  })

  test('[419.4.a.1] a spell that is countered was not played', () => {
    const s = scenario({
      cards: permissionCards,
      players: [{ legend: 'Jhin, Virtuoso', hand: ['Consult the Past'], energy: 4 }, { hand: ['Stop It'] }],
    })
    s.play(0, 'Consult the Past')
      .pass()
      .play(1, 'Stop It', { targets: ['Consult the Past'] })
      .resolve()
      .quiet()
    expect(s.where('Consult the Past')).toBe('trash')
  })

  /** Four spells for {4}, played one after the other. */
  const cast = (s: ReturnType<typeof jhin>, names: readonly string[]) => {
    for (const name of names)
      s.act(0, { type: 'play', card: s.key(name) })
        .resolve()
        .confirm(true)
        .resolve()
    return s
  }
  const hand = [1, 2, 3, 4, 5].map(n => ({ card: 'Consult the Past', as: `c${n}` }))
  const runeDeck = ['Fury Rune', 'Fury Rune', 'Mind Rune', 'Mind Rune', 'Fury Rune']

  test('[394.1] with the fourth of them all go to their trash, four runes are channeled, and a card is drawn', () => {
    const s = jhin({ hand, energy: 20, runeDeck })
    cast(s, ['c1', 'c2', 'c3'])
    expect([s.cards(0, 'banishment').length, s.runes(0).all, s.cards(0, 'hand').length]).toEqual([3, 0, 8])
    cast(s, ['c4'])
    expect([s.cards(0, 'banishment').length, s.cards(0, 'trash').length, s.runes(0).all, s.cards(0, 'hand').length]).toEqual([
      0, 4, 4, 10,
    ])
    // It begins anew.
    cast(s, ['c5']).quiet()
    expect([s.cards(0, 'banishment').length, s.runes(0).all]).toEqual([1, 4])
  })

  test('[397] spells that were banished otherwise are none of them', () => {
    const s = jhin({ hand, banishment: ['Gust', 'Flash', 'Gust'], energy: 20, runeDeck })
    cast(s, ['c1']).quiet()
    expect([s.cards(0, 'banishment').length, s.runes(0).all]).toEqual([4, 0])
    cast(s, ['c2', 'c3', 'c4']).quiet()
    expect([s.cards(0, 'banishment').sort(), s.runes(0).all]).toEqual([['Flash', 'Gust', 'Gust'], 4])
  })

  test('[427.1] what Flow has banished already is not banished with him', () => {
    const s = jhin({ trash: ['Brittle Steel'], energy: 4, exhaustedRunes: { fury: 1 }, base: ['Ravenborn Tome'] })
    s.play(0, 'Brittle Steel', { targets: ['Ravenborn Tome'] })
      .resolve()
      .confirm(true)
      .resolve()
      .quiet()
    expect([s.where('Brittle Steel'), s.state.linked]).toEqual(['banishment', []])
  })

  test('[370.2] with Endless Riches the four stay in Banishment, and the rest is done all the same', () => {
    const s = jhin({ hand, base: ['Endless Riches'], energy: 20, runeDeck })
    // Each is banished by the gear first, so none of them was banished with him.
    cast(s, ['c1', 'c2', 'c3', 'c4']).quiet()
    expect([s.cards(0, 'banishment').length, s.state.linked, s.runes(0).all]).toEqual([4, [], 0])
  })

  test("a permanent is no spell, and the opponent's spells are not yours", () => {
    const s = jhin(
      { hand: ['Endless Riches'], energy: 5, exhaustedRunes: { fury: 1 } },
      { hand: ['Consult the Past'], runes: { mind: 4 } },
    )
    s.play(0, 'Endless Riches').resolve().quiet()
    s.endTurn().play(1, 'Consult the Past').resolve().quiet()
    expect(s.where('Consult the Past')).toBe('trash')
  })
})
