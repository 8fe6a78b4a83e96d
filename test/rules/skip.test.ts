import { describe, expect, test } from 'vitest'
import { createEngine } from '../../src'
import { draw, event, gearCard, instead, skip, unit } from '../../src/abilities/builders'
import { scenario } from '../../src/testing'
import { replacingCards as cards } from '../fixtures/replacing'

/** Player 1's turn begins, with these cards in his base. */
const nextTurn = (base: readonly string[], extra: Parameters<typeof scenario>[0]['battlefields'] = []) =>
  scenario({ cards, players: [{}, { base }], battlefields: extra.length > 0 ? extra : [{}, {}] }).endTurn()
const phases = (s: ReturnType<typeof nextTurn>) => s.lastEvents.filter(e => e.type === 'phase').map(e => e.detail)

describe('skipping procedures of the turn', () => {
  test('nothing is skipped without a reason', () => {
    const s = nextTurn([])
    expect(phases(s).slice(1)).toEqual(['awaken', 'beginning', 'channel', 'draw', 'main'])
  })

  test('[443.1.a ex2] [443.2] a Draw Phase that is skipped is no phase at all: nobody draws', () => {
    const s = nextTurn(['No Drawing'])
    expect(phases(s).slice(1)).toEqual(['awaken', 'beginning', 'channel', 'main'])
    expect(s.cards(1, 'hand')).toEqual([])
  })

  test('[443.2.a] what triggers on the procedure, or on what is done in it, does not trigger', () => {
    const s = nextTurn(['No Beginning', 'No Channeling', 'No Drawing', 'Early Riser'])
    expect([s.asked(), s.state.players[1]!.xp]).toEqual(['main', 0])
    const t = nextTurn(['Early Riser'])
    while (t.asked() === 'triggers') t.choose('#0', '#1')
    t.resolve()
    expect(t.state.chain.length + t.state.players[1]!.xp).toBeGreaterThan(0)
  })

  test('[443.1.a.2] phases: without an Awaken Phase nothing is readied, without a Channel Phase no rune comes', () => {
    const s = scenario({
      cards,
      players: [{}, { base: ['No Waking', 'No Channeling', { card: 'Eight', exhausted: true }] }],
    }).endTurn()
    expect([s.isExhausted('Eight'), s.runes(1).all]).toEqual([true, 0])
  })

  test('[443.1.a.2] a step: no battlefield is held, but the Beginning Step has been', () => {
    const s = nextTurn(['No Scoring'], [{ units: { 1: ['Eight'] } }, {}])
    expect([s.points(1), s.events.some(e => e.type === 'hold')]).toEqual([0, false])
    expect(phases(s)).toContain('beginning')
  })

  test('[443.2] a Beginning Phase that is skipped has no Scoring Step either', () => {
    const s = nextTurn(['No Beginning'], [{ units: { 1: ['Eight'] } }, {}])
    expect([s.points(1), s.asked(), phases(s).includes('beginning')]).toEqual([0, 'main', false])
  })

  test('[443.2] play proceeds accordingly: without a Main Phase the turn ends at once', () => {
    const s = nextTurn(['No Main'])
    expect([s.asked(), s.state.turnPlayer, s.state.turnNumber]).toEqual(['main', 0, 7])
  })

  test('[443.2] without an Ending Phase what lasts this turn goes on, as nothing ends it', () => {
    const s = scenario({ cards, players: [{ hand: ['Embolden'], base: ['No Ending', 'Eight'] }, {}] })
    s.play(0, 'Embolden', { targets: ['Eight'] })
      .resolve()
      .endTurn()
    expect([s.state.turnPlayer, s.might('Eight')]).toEqual([1, 10])
    s.endTurn()
    expect(s.might('Eight')).toBe(8)
  })

  test('[443.1.a.2] a turn: the next player’s comes, and it was not begun', () => {
    const s = scenario({ cards, players: [{ hand: ['Lost Turn'] }, {}] })
    s.play(0, 'Lost Turn').resolve().endTurn()
    expect([s.state.turnPlayer, s.state.players[1]!.turns, s.asked()]).toEqual([0, 2, 'main'])
    s.endTurn()
    expect([s.state.turnPlayer, s.state.players[1]!.turns]).toEqual([1, 3])
  })

  test('[390.3] [443.4] the next time: only one Draw Phase is skipped', () => {
    const s = scenario({ cards, players: [{ hand: ['Sleep In'] }, {}] })
    s.play(0, 'Sleep In').resolve().endTurn().endTurn()
    expect([s.state.turnPlayer, s.cards(0, 'hand')]).toEqual([0, []])
    s.endTurn().endTurn()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[370.1.b] something else can be done in its place', () => {
    const s = nextTurn(['Draw Instead of Scoring'], [{ units: { 1: ['Eight'] } }, {}])
    expect([s.points(1), s.cards(1, 'hand').length]).toEqual([0, 3])
  })

  const endless = gearCard('TST-690', 'No Turns', { domains: [], energy: 0 }, skip('turn'))
  const idle = gearCard('TST-691', 'No Days', { domains: [], energy: 0 }, skip('mainPhase'), skip('drawPhase'))
  const noMore = [...cards, endless, idle]

  test.each(['No Turns', 'No Days'])('[443.2] %s: where nobody is ever asked again, the game is over without winners', name => {
    const s = scenario({ cards: noMore, players: [{ base: [name] }, { base: [name] }] })
    const r = s.engine.apply(s.state, 0, { type: 'endTurn' })
    expect(r.ok && [r.state.outcome, r.state.decision]).toEqual([{ winners: [], reason: 'endless' }, null])
    expect(r.ok && r.events.filter(e => e.type === 'gameEnd')).toHaveLength(1)
    if (r.ok) expect(s.engine.parse(s.engine.serialize(r.state)).ok).toBe(true)
  })

  test('[443.2] [431.3.c.1] without Main Phases alone cards are drawn: sooner or later burning out ends the game', () => {
    const s = scenario({
      cards: noMore,
      players: [
        { base: ['No Main'], deck: ['Eight'] },
        { base: ['No Main'], deck: ['Eight', 'Eight', 'Eight'] },
      ],
    })
    const r = s.engine.apply(s.state, 0, { type: 'endTurn' })
    expect(r.ok && r.state.outcome).toEqual({ winners: [1], reason: 'burnOut' })
  })

  test('[443.2] one player who still has turns is asked in each of them', () => {
    const s = scenario({ cards: noMore, players: [{}, { base: ['No Turns'] }] })
    for (let n = 0; n < 5; n++) s.endTurn()
    expect([s.state.turnPlayer, s.asked(), s.state.outcome]).toEqual([0, 'main', null])
  })

  test('procedures are nobody’s objects, and there is nothing about them to change', () => {
    const odd = gearCard('TST-688', 'Odd', { domains: [], energy: 0 }, instead(event('drawPhase', { subject: unit() }), draw(1)))
    expect(() => createEngine({ cards: [...cards, odd] })).toThrow(/replacing the event drawPhase of an object/)
    const more = gearCard(
      'TST-689',
      'More',
      { domains: [], energy: 0 },
      instead(event('drawPhase'), { do: 'changeAmount', by: { times: 2 } }),
    )
    expect(() => createEngine({ cards: [...cards, more] })).toThrow(/changeAmount in a replacement of the event drawPhase/)
  })
})

describe('skipping events', () => {
  test('[443.1.a ex1] [390.3] the next move of the unit is skipped, and no other', () => {
    const s = scenario({ cards, players: [{ hand: ['Root'], base: ['Eight', 'Stubborn'] }, {}], battlefields: [{}, {}] })
    s.play(0, 'Root', { targets: ['Eight'] }).resolve()
    // The standard move is paid for, but nothing moves and nothing is contested.
    s.move(0, ['Eight', 'Stubborn'], 'bf0').pass(2)
    expect([s.where('Eight'), s.isExhausted('Eight'), s.where('Stubborn')]).toEqual(['base0', true, 'bf0'])
    expect(s.state.effects).toEqual([])
    s.endTurn().endTurn()
    s.move(0, ['Eight'], 'bf1').pass(2)
    expect(s.where('Eight')).toBe('bf1')
  })

  test('[443.1.a ex3] the next point from conquering is skipped; the conquer is not', () => {
    const s = scenario({ cards, players: [{ hand: ['Deny Conquest'], base: ['Eight', 'Stubborn'] }, {}], battlefields: [{}, {}] })
    s.play(0, 'Deny Conquest', { targets: ['player 0'] }).resolve()
    s.move(0, ['Eight'], 'bf0').pass(2)
    expect([s.points(0), s.controller('bf0'), s.events.some(e => e.type === 'conquer')]).toEqual([0, 0, true])
    s.move(0, ['Stubborn'], 'bf1').pass(2)
    expect(s.points(0)).toBe(1)
  })

  test('[443.1.a ex3] it is about the chosen player only', () => {
    const s = scenario({ cards, players: [{ hand: ['Deny Conquest'], base: ['Eight'] }, {}], battlefields: [{}, {}] })
    s.play(0, 'Deny Conquest', { targets: ['player 1'] }).resolve()
    s.move(0, ['Eight'], 'bf0').pass(2)
    expect(s.points(0)).toBe(1)
  })
})

describe('scoring and results of combat', () => {
  test('[469.1] [443.2.a] a conquer that is skipped scores nothing: no point, no trigger, and the battlefield can be scored later', () => {
    const s = scenario({ cards, players: [{ base: ['Eight'] }, { base: ['No Conquest'] }], battlefields: [{}, {}] })
    s.move(0, ['Eight'], 'bf0').pass(2)
    expect([s.controller('bf0'), s.points(0), s.state.players[0]!.scored]).toEqual([0, 0, []])
  })

  test('[469.2] [373] each hold is an event of its own', () => {
    const s = scenario({
      cards,
      players: [{}, { base: ['Draw to Hold'] }],
      battlefields: [{ units: { 1: ['Eight'] } }, { units: { 1: ['Stubborn'] } }],
    }).endTurn()
    s.choose('#0').confirm(true).confirm(false)
    expect([s.points(1), s.cards(1, 'hand').length, s.state.players[1]!.scored.length]).toEqual([1, 2, 1])
  })

  test('[466.3.d.1] a tie whose recall is replaced by something else leaves both there, and they fight again', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Stubborn', 'Drawn Battle'] }, {}],
      battlefields: [{ units: { 1: [{ card: 'Eight', stunned: true }] } }, {}],
    })
    s.move(0, ['Stubborn'], 'bf0').pass(2)
    expect([s.cards(0, 'hand').length, s.units('bf0')]).toEqual([1, ['Eight', 'Stubborn']])
    expect(s.state.showdown?.combat).toBe(true)
  })
})

describe('"as" and optional changes', () => {
  test('[370.1.b.1] what is done as a unit enters is done along with it', () => {
    const s = scenario({ cards, players: [{ hand: ['Ready Purse'] }, {}] })
    s.play(0, 'Ready Purse', { place: 'base0' })
    expect([s.state.players[0]!.xp, s.where('Ready Purse')]).toEqual([5, 'base0'])
    s.quiet()
  })

  test('[370.1.b.1] as it dies it dies, and its Deathknell triggers', () => {
    const s = scenario({ cards, players: [{ hand: ['Bolt Five'], base: ['Mourner of Self'] }, {}] })
    s.play(0, 'Bolt Five', { targets: ['Mourner of Self'] }).resolve()
    expect([s.where('Mourner of Self'), s.cards(0, 'hand').length, s.state.players[0]!.xp]).toEqual(['trash', 1, 1])
  })

  test('[371.2.a] an optional change of damage is asked for, also when combat damage is dealt', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Bolt Five'], base: ['Guarded'] }, {}],
      battlefields: [{ units: { 1: ['Eight'] } }, {}],
    })
    s.play(0, 'Bolt Five', { targets: ['Guarded'] })
      .pass(2)
      .confirm(true)
    expect(s.damage('Guarded')).toBe(2)
    s.move(0, ['Guarded'], 'bf0').pass(2)
    expect(s.asked()).toBe('applyReplacement')
    s.confirm(false)
    expect(s.where('Guarded')).toBe('trash')
  })

  test('[203.3] one with a cost that can’t be paid is not offered', () => {
    const s = scenario({ cards, players: [{ hand: ['Bolt Five'], base: ['Insured'] }, {}] })
    s.play(0, 'Bolt Five', { targets: ['Insured'] }).resolve()
    expect(s.where('Insured')).toBe('trash')
    const t = scenario({ cards, players: [{ hand: ['Bolt Five'], base: ['Insured'], energy: 1 }, {}] })
    t.play(0, 'Bolt Five', { targets: ['Insured'] })
      .pass(2)
      .confirm(true)
    while (t.asked() === 'payment') t.plan(0)
    expect([t.where('Insured'), t.damage('Insured')]).toEqual(['base0', 2])
  })
})
