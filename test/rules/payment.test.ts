/** Paying (357, 444) and Add abilities (429). */
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { playing } from '../fixtures/playing'

const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards: playing, ...options })
const pool = (s: Scenario, player = 0) => s.state.players[player]!.pool
const plans = (s: Scenario) =>
  s.open().options.flatMap(o => (o.kind === 'payment' ? [{ exhaust: o.exhaust, recycle: o.recycle }] : []))
const rune = (s: Scenario, n: number) => s.state.objects[s.state.places[0]!.runes[n]!]!.key

describe('357.1 resources', () => {
  test('[357.1] [358.2] Energy and Power are paid together, or the card is not played', () => {
    const s = game({ players: [{ hand: ['Heavy'], runes: { fury: 3 } }, {}] }).play(0, 'Heavy')
    expect(s.runes(0)).toEqual({ ready: 0, all: 2 })
    for (const runes of [{ fury: 2 }, { calm: 3 }]) {
      const poor = game({ players: [{ hand: ['Heavy'], runes }, {}] })
      expect(poor.refuse(0, { type: 'play', card: poor.key('Heavy') })).toMatchObject({ code: 'cannotPay', rule: '357.1' })
    }
  })

  test('[357.1] one rune can give Energy and then Power; an exhausted one still gives Power', () => {
    const s = game({ players: [{ hand: ['Mixed'], runes: { fury: 1 } }, {}] }).play(0, 'Mixed')
    expect(s.runes(0).all).toBe(0)
    const t = game({ players: [{ hand: ['Mixed'], energy: 1, exhaustedRunes: { fury: 1 } }, {}] }).play(0, 'Mixed')
    expect([t.runes(0).all, pool(t)[0]]).toEqual([0, 0])
  })

  test('[357.1] the player decides which runes pay', () => {
    const s = game({ players: [{ hand: ['Mixed'], runes: { fury: 1, calm: 1 } }, {}] })
    s.act(0, { type: 'play', card: s.key('Mixed') })
    expect(plans(s)).toHaveLength(4)
    const n = plans(s).findIndex(p => p.exhaust['calm'] === 1 && p.recycle['fury'] === 1)
    s.plan(n)
    expect(s.state.places[0]!.runes.map(i => [s.state.objects[i]!.def, s.state.objects[i]!.exhausted])).toEqual([
      ['OGN-042', true],
    ])
    expect(s.refuse(0, { type: 'answer', plan: 0 }).code).toBe('wrongKind')
  })

  test('[444.1] paying takes the resources out of the pool', () => {
    const s = game({ players: [{ hand: ['Racer'], energy: 5 }, {}] }).play(0, 'Racer')
    expect(pool(s)[0]).toBe(3)
  })

  test('[357.1.a] [429.3] [429.3.a] an Add ability with Reaction can be used while paying and resolves at once', () => {
    const s = game({ players: [{ hand: ['Heavy'], base: ['Lamp'], energy: 1, runes: { fury: 1 } }, {}] })
    s.act(0, { type: 'play', card: s.key('Heavy') })
    expect(s.asked()).toBe('payment')
    s.act(0, { type: 'activate', object: s.key('Lamp'), ability: 0 })
    expect([s.isExhausted('Lamp'), s.asked()]).toEqual([true, 'priority'])
    expect([pool(s)[0], s.runes(0).all]).toEqual([0, 0])
  })

  test('[429.3 ex1] before or while playing: both work, and what is too much stays in the pool', () => {
    const before = game({ players: [{ hand: ['Racer'], base: ['Lamp'] }, {}] })
      .activate(0, 'Lamp')
      .play(0, 'Racer')
      .quiet()
    expect([before.where('Racer'), pool(before)[0]]).toEqual(['base0', 0])
    const s = game({ players: [{ hand: ['Spark'], base: ['Lamp', 'Taxer'] }, {}] })
    s.act(0, { type: 'play', card: s.key('Spark') })
    s.act(0, { type: 'activate', object: s.key('Lamp'), ability: 0 })
    expect([s.asked(), pool(s)[0]]).toEqual(['priority', 1])
  })

  test("[357.1.a] abilities that don't add, or add without Reaction, can't be used while paying", () => {
    const s = game({ players: [{ hand: ['Heavy'], base: ['Lamp', 'Reflex Pump'], energy: 1, runes: { fury: 1 } }, {}] })
    s.act(0, { type: 'play', card: s.key('Heavy') })
    expect(s.refuse(0, { type: 'activate', object: s.key('Reflex Pump'), ability: 0 }).rule).toBe('429.3')
  })

  test('[357.1.a] an Add ability with a cost of its own helps only if that can be paid', () => {
    const s = game({ players: [{ hand: ['Heavy'], base: ['Prism'], energy: 4 }, {}] })
    s.act(0, { type: 'play', card: s.key('Heavy') }).act(0, { type: 'activate', object: s.key('Prism'), ability: 0 })
    // 355.16: of any other domain it would not pay for the card, so nothing is asked.
    expect([s.asked(), pool(s)[0]]).toEqual(['priority', 0])
    const poor = game({ players: [{ hand: ['Heavy'], base: ['Prism'], energy: 3 }, {}] })
    expect(poor.refuse(0, { type: 'play', card: poor.key('Heavy') }).code).toBe('cannotPay')
  })

  test('[357.3] nor one that has to stay ready', () => {
    const s = game({ players: [{ hand: ['Ready Lift'], base: ['Lux, Crownguard'] }, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Ready Lift') }).code).toBe('noTargets')
    const t = game({ players: [{ hand: ['Ready Lift'], base: ['Lux, Crownguard', 'P1'] }, {}] })
    t.act(0, { type: 'play', card: t.key('Ready Lift') })
      .act(0, { type: 'activate', object: t.key('Lux, Crownguard'), ability: 0 })
      .resolve()
      .quiet()
    expect([t.might('P1'), t.isExhausted('Lux, Crownguard')]).toEqual([2, true])
  })

  test('[357.1.a] [411.4] runes that are used to pay are exhausted and recycled like any others', () => {
    const s = game({ players: [{ hand: ['Mixed'], base: ['Rune Mourner'], runes: { fury: 1 } }, {}] }).play(0, 'Mixed')
    expect(s.state.chain.map(c => c.kind)).toEqual(['card', 'ability', 'ability'])
    s.resolve().quiet()
    expect([s.cards(0, 'hand').length, s.might('Rune Mourner')]).toEqual([2, 3])
  })

  test('[358.5] [444.2.a] what was added by hand is taken back with the play', () => {
    const s = game({ players: [{ hand: ['Heavy'], base: ['Lamp', 'Prism'], energy: 2 }, {}] })
    const hash = s.engine.hash(s.state)
    s.act(0, { type: 'play', card: s.key('Heavy') }).act(0, { type: 'activate', object: s.key('Lamp'), ability: 0 })
    expect([s.asked(), s.isExhausted('Lamp')]).toEqual(['payment', true])
    s.act(0, { type: 'cancel' })
    expect(s.engine.hash(s.state)).toBe(hash)
  })

  test('[357.3] a unit that is the target is not used up to pay', () => {
    const s = game({ players: [{ hand: ['Pricey Lift'], base: ['Altar', 'P1'] }, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Pricey Lift') }).code).toBe('noTargets')
    const t = game({ players: [{ hand: ['Pricey Lift'], base: ['Altar', 'P1', 'P2'] }, {}] })
    t.act(0, { type: 'play', card: t.key('Pricey Lift') })
      .choose('P1')
      .act(0, { type: 'activate', object: t.key('Altar'), ability: 0 })
    // The target is no way to pay, so the other unit goes without a question.
    t.resolve().quiet()
    expect([t.might('P1'), t.where('P2')]).toEqual([2, 'trash'])
  })
})

describe('429 Add', () => {
  test("[429.1] Energy and Power go into the Rune Pool of the ability's controller", () => {
    const s = game({ players: [{ runes: { fury: 1 } }, {}] })
    s.act(0, { type: 'activate', object: rune(s, 0), ability: 0 })
    s.act(0, { type: 'activate', object: rune(s, 0), ability: 1 })
    expect(pool(s)).toEqual([1, 1, 0, 0, 0, 0, 0, 0])
    expect(pool(s, 1)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('[429.2] [429.2.a] in the middle of a chain an Add ability resolves at once and Priority stays', () => {
    const s = game({ players: [{ hand: ['Spark'], base: ['P9'] }, { base: ['Lamp'] }] })
      .play(0, 'Spark', { targets: ['P9'] })
      .pass()
    s.activate(1, 'Lamp')
    expect(pool(s, 1)[0]).toBe(2)
    expect(s.open()).toMatchObject({ player: 1, reason: 'priority' })
    expect(s.state.chain).toHaveLength(1)
  })

  test('[429.2.a] [339.1] it is an item nevertheless: those who passed before get another chance', () => {
    const s = game({ players: [{ hand: ['Spark'], base: ['P9'] }, { base: ['Lamp'] }] })
      .play(0, 'Spark', { targets: ['P9'] })
      .pass()
    s.activate(1, 'Lamp').pass()
    expect(s.open()).toMatchObject({ player: 0, reason: 'priority' })
    s.pass().quiet()
    expect(s.damage('P9')).toBe(1)
  })

  test('[429.2] a triggered ability that adds resolves at once, before other triggers are finalized', () => {
    const s = game({ players: [{ hand: ['Giver'] }, {}] })
      .play(0, 'Giver')
      .quiet()
    expect(pool(s)[0]).toBe(2)
  })

  test('[429.2.b] a spell that adds stays on the chain like any other', () => {
    const s = game({ players: [{ hand: ['Gather'] }, { hand: ['Dismiss'] }] }).play(0, 'Gather')
    expect([s.asked(), pool(s)[0]]).toEqual(['priority', 0])
    s.pass().play(1, 'Dismiss').resolve().quiet()
    expect(pool(s)[0]).toBe(0)
    expect(
      game({ players: [{ hand: ['Gather'] }, {}] })
        .play(0, 'Gather')
        .resolve()
        .quiet().state.players[0]!.pool[0],
    ).toBe(3)
  })

  test('[429.2] an ability that adds after a payment is an Add ability, too', () => {
    const s = game({ players: [{ hand: ['Spark'], base: ['Converter', 'P9'], energy: 1 }, {}] })
      .play(0, 'Spark', { targets: ['P9'] })
      .activate(0, 'Converter')
      .confirm(true)
    expect([s.asked(), pool(s)]).toEqual(['priority', [0, 2, 0, 0, 0, 0, 0, 0]])
    expect(s.state.chain).toHaveLength(1)
  })
})

describe('444 Pay', () => {
  const diana = (energy: number, lamp = false) =>
    game({ players: [{ base: ['Debtor', ...(lamp ? ['Lamp'] : [])], energy }, {}], battlefields: [{ units: { 1: ['P9'] } }, {}] })
      .move(0, ['Debtor'], 'bf0')
      .pass(2)

  test('[444.2] [444.2 ex1] paying as instructed is a choice', () => {
    const yes = diana(1).confirm(true)
    expect([pool(yes)[0], yes.cards(0, 'hand').length]).toEqual([0, 1])
    const no = diana(1).confirm(false)
    expect([pool(no)[0], no.cards(0, 'hand').length]).toEqual([1, 0])
  })

  test("[444.2] [444.2.b] what isn't there can't be paid", () => {
    const s = diana(0)
    expect([s.asked(), s.cards(0, 'hand').length]).toEqual(['focus', 0])
  })

  test('[444.2.c] [429.3.a] Add abilities can be used for it, in the middle of the resolution', () => {
    const s = diana(0, true).confirm(true)
    expect(s.asked()).toBe('payment')
    s.act(0, { type: 'activate', object: s.key('Lamp'), ability: 0 })
    expect([pool(s)[0], s.cards(0, 'hand').length]).toEqual([1, 1])
  })

  test('[444.3.a] nothing is paid without an instruction', () => {
    const s = game({ players: [{ base: ['P9'], energy: 3 }, {}] })
    expect(s.engine.legalActions(s.state).actions.map(a => a.type)).toEqual(['move', 'move', 'endTurn'])
    expect(s.refuse(0, { type: 'answer', plan: 0 }).code).toBe('wrongKind')
  })
})
