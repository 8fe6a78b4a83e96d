/** Radiance cards that modify the next unit of a turn. */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../../src/cards'
import { scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'
import { nextCards } from '../../fixtures/permissions'

describe('RAD-154 Last Caress', () => {
  const caress = (mine: object, battlefields: Parameters<typeof arena>[0]['battlefields'] = [{}, {}], theirs: object = {}) => {
    const s = arena({
      players: [{ hand: ['Last Caress', 'V3'], energy: 9, ...mine }, theirs],
      battlefields,
    })
    return s.play(0, 'Last Caress').resolve()
  }

  test('has its printed facts, as far as they are known', () => {
    expect(allCards.find(c => c.id === 'RAD-154')).toMatchObject({
      name: 'Last Caress',
      types: ['spell'],
      supertypes: ['signature'],
      domains: ['body', 'chaos'],
      energy: 2,
      tags: ['Evelynn'],
      unknown: ['power'],
    })
  })

  test('[355.2.b] [391] the next unit may be played to any battlefield, and is buffed as it is played', () => {
    const s = caress({}, [{ units: { 1: ['V1'] }, controller: 1 }, {}])
    s.act(0, { type: 'play', card: s.key('V3') })
    expect(s.options()).toEqual(['base0', 'bf0', 'bf1'])
    s.choose('bf0').resolve()
    expect([s.where('V3'), s.object('V3').buffs, s.might('V3')]).toEqual(['bf0', 1, 4])
  })

  test('[464.1] to a battlefield of the opponent it brings a combat', () => {
    const s = caress({}, [{ units: { 1: ['V1'] }, controller: 1 }, {}])
    s.play(0, 'V3', { place: 'bf0' }).close().quiet()
    expect([s.controller('bf0'), s.where('V1'), s.points(0)]).toEqual([0, 'trash', 1])
  })

  test('[391] played to the base it is buffed as well; the unit after it is not', () => {
    const s = caress({ hand: ['Last Caress', 'V3', 'V5'] })
    s.play(0, 'V3', { place: 'base0' }).resolve().play(0, 'V5').quiet()
    expect([s.object('V3').buffs, s.object('V5').buffs, s.where('V5')]).toEqual([1, 0, 'base0'])
  })

  test('[811.1.d.1] even from face down', () => {
    const s = arena({
      players: [{ hand: ['Last Caress'], energy: 2 }, { base: ['V9'] }],
      battlefields: [
        { units: { 0: ['V1'] }, controller: 0, facedown: { 0: ['Tideturner'] } },
        { units: { 1: ['V2'] }, controller: 1 },
      ],
    })
    s.play(0, 'Last Caress')
      .resolve()
      .act(0, { type: 'play', card: s.key('Tideturner') })
    expect(s.options()).toEqual(['bf0', 'bf1'])
    s.choose('bf1')
    while (s.asked() === 'triggers') s.choose('#0', '#1')
    expect(s.where('Tideturner')).toBe('bf1')
    while (s.asked() === 'performTrigger') s.confirm(false)
    s.resolve()
    expect(s.object('Tideturner').buffs).toBe(1)
  })

  test("[813.1.b] [813.5.c] with Reaction, also in the opponent's turn; a unit without a timing can't follow there", () => {
    const s = arena({
      turnPlayer: 1,
      players: [
        { hand: ['Last Caress', 'Inferna', 'V3'], energy: 9 },
        { hand: ['Consult the Past'], runes: { mind: 4 } },
      ],
      battlefields: [
        { units: { 0: ['V1'] }, controller: 0 },
        { units: { 1: ['V2'] }, controller: 1 },
      ],
    })
    s.play(1, 'Consult the Past').pass().play(0, 'Last Caress').pass(2)
    expect(s.asked()).toBe('priority')
    s.pass()
    expect(s.refuse(0, { type: 'play', card: s.key('V3') }).code).toBe('badTiming')
    // Ambush lets her be played in reaction where units of hers are, and nothing else does (822.1.b).
    s.act(0, { type: 'play', card: s.key('Inferna') })
    expect(s.where('Inferna')).toBe('bf0')
  })

  test('[317.2.c] not used, it ends with the turn', () => {
    const s = caress({}).endTurn()
    expect(s.state.effects).toEqual([])
  })

  test('[391] two of them: one unit takes both', () => {
    const s = arena({
      players: [{ hand: ['Last Caress', { card: 'Last Caress', as: 'b' }, 'V3'], energy: 9 }, {}],
      battlefields: [{}, {}],
    })
    s.play(0, 'Last Caress')
      .resolve()
      .act(0, { type: 'play', card: s.key('b') })
      .resolve()
    s.play(0, 'V3', { place: 'bf1' })
    while (s.asked() === 'triggers') s.choose('#0', '#1')
    s.close()
    expect([s.object('V3').buffs, s.state.effects]).toEqual([1, []])
  })
})

describe('RAD-139 Ekko, Boy Who Shattered Time', () => {
  const ekko = (mine: object, theirs: object = {}) =>
    arena({
      players: [{ legend: { card: 'Ekko, Boy Who Shattered Time', as: 'ekko', empowered: 1 }, ...mine }, theirs],
      battlefields: [{}, {}],
    })

  test('[827.1.c] he is Empowered for {1} and exhausting him', () => {
    const s = arena({ players: [{ legend: { card: 'Ekko, Boy Who Shattered Time', as: 'ekko' }, energy: 1 }, {}] })
    s.activate(0, 'ekko', 0).resolve()
    expect([s.object('ekko').empowered, s.isExhausted('ekko'), s.state.players[0]!.pool[0]]).toEqual([1, true, 0])
  })

  test('[442.1.a] [203.3] his other ability needs him Empowered and ready', () => {
    const s = arena({ players: [{ legend: { card: 'Ekko, Boy Who Shattered Time', as: 'ekko' } }, {}] })
    expect(s.refuse(0, { type: 'activate', object: s.key('ekko'), ability: 1 }).rule).toBe('203.3')
    const t = ekko({})
    t.activate(0, 'ekko', 1).resolve()
    expect([t.object('ekko').empowered, t.isExhausted('ekko')]).toEqual([0, true])
  })

  test('[356.4] [391] the next unit of the turn costs {2}{any} less, the one after it what is printed', () => {
    const s = ekko({ hand: ['Akali, Brash', 'Immortal Phoenix'], energy: 3 })
    expect(s.refuse(0, { type: 'play', card: s.key('Akali, Brash') }).code).toBe('cannotPay')
    s.activate(0, 'ekko', 1).resolve().play(0, 'Akali, Brash').quiet()
    expect([s.where('Akali, Brash'), s.state.players[0]!.pool[0]]).toEqual(['base0', 0])
    expect(s.refuse(0, { type: 'play', card: s.key('Immortal Phoenix') }).code).toBe('cannotPay')
  })

  test('[317.1.a] that unit is killed at the end of the turn, by an ability of its own', () => {
    const s = ekko({ hand: ['V3', 'V5'], base: ['V7'] })
    s.activate(0, 'ekko', 1).resolve().play(0, 'V3').play(0, 'V5').endTurn().resolve()
    expect([s.where('V3'), s.where('V5'), s.where('V7')]).toEqual(['trash', 'base0', 'base0'])
    expect(s.state.effects).toEqual([])
  })

  test('[391] spells are not meant, and the discount is not spent on them', () => {
    const s = ekko({ hand: ['Consult the Past', 'Akali, Brash'], energy: 7 })
    s.activate(0, 'ekko', 1).resolve()
    s.play(0, 'Consult the Past').resolve().play(0, 'Akali, Brash').quiet()
    expect([s.where('Akali, Brash'), s.state.players[0]!.pool[0]]).toEqual(['base0', 0])
  })

  test('[124.1] returned to the hand and played again it lives on', () => {
    const s = scenario({
      cards: nextCards,
      players: [
        { legend: { card: 'Ekko, Boy Who Shattered Time', as: 'ekko', empowered: 1 }, hand: ['Plain Two', 'Bounce'], energy: 2 },
        {},
      ],
    })
    s.activate(0, 'ekko', 1).resolve().play(0, 'Plain Two')
    s.play(0, 'Bounce', { targets: ['Plain Two'] })
      .resolve()
      .play(0, 'Plain Two')
      .endTurn()
      .resolve()
    expect([s.where('Plain Two'), s.state.turnPlayer]).toEqual(['base0', 1])
  })

  test('[317.2.c] without a unit this turn the discount is gone', () => {
    const s = ekko({ hand: ['Akali, Brash'] })
    s.activate(0, 'ekko', 1).resolve().endTurn()
    expect(s.state.effects).toEqual([])
  })

  test("[366.1] [391] together with Undying Legion's own cost", () => {
    const s = ekko({ hand: ['Consult the Past'], trash: ['Undying Legion'], energy: 5 })
    s.play(0, 'Consult the Past').resolve().activate(0, 'ekko', 1).resolve()
    // {3}{fury} less {2}{any} is {1}.
    s.play(0, 'Undying Legion').quiet()
    expect([s.where('Undying Legion'), s.state.players[0]!.pool[0]]).toEqual(['base0', 0])
  })
})
