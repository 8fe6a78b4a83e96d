/** Cleanups (318–324). */
import { describe, expect, test } from 'vitest'
import { Zone } from '../../src/state/types'
import { type Placed, type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { playing } from '../fixtures/playing'

const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards: playing, ...options })
const hurt = (card: string, damage: number): Placed => ({ card, as: card, damage })
const place = (s: Scenario, name: string) => s.state.places[s.place(name)]!

describe('when a cleanup happens', () => {
  test('[319.7] [323.5] after damage: a unit with lethal damage dies, one with less stays', () => {
    const s = game({ players: [{ hand: ['Spark', 'Spark'] }, { base: ['P1', 'P2'] }] })
    s.play(0, 'Spark', { targets: ['P2'] }).resolve()
    expect(s.where('P2')).toBe('base1')
    s.play(0, 'Spark', { targets: ['P1'] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'trash')).toEqual(['P1'])
  })

  test('[319.7] after a loss of Might: damage that was not lethal becomes lethal', () => {
    const s = game({ players: [{ hand: ['Sink'] }, { base: [hurt('P5', 3), 'P9'] }] })
      .play(0, 'Sink', { targets: ['P5'] })
      .resolve()
      .quiet()
    expect(s.where('P5')).toBe('trash')
  })

  test('[319.7] without damage a unit of 0 Might stays', () => {
    const s = game({ players: [{ hand: ['Sink'] }, { base: ['P1'] }] })
      .play(0, 'Sink')
      .resolve()
      .quiet()
    expect(s.where('P1')).toBe('base1')
    expect(s.might('P1')).toBe(0)
  })

  test('[322] [319.6] what dies makes another cleanup necessary, until nothing changes any more', () => {
    const s = game({ players: [{ hand: ['Spark'] }, { base: [hurt('Pride', 1), hurt('P1', 1)] }] })
    s.play(0, 'Spark', { targets: ['Pride'] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'trash')).toEqual(['Pride', 'P1'])
    const deaths = s.events.filter(e => e.type === 'die').map(e => e.card)
    expect(deaths).toEqual(['TST-274', 'TST-281'])
  })

  test('[319.3] [354.4] after a card has gone to the chain, before its choices', () => {
    const s = game({ players: [{ hand: ['Spark', 'P1'], base: [hurt('Hoarder', 1)] }, { base: ['P8', 'P9'] }] })
    expect(s.where('Hoarder')).toBe('base0')
    s.act(0, { type: 'play', card: s.key('Spark') })
    expect(s.asked()).toBe('target')
    expect(s.where('Hoarder')).toBe('trash')
    expect(s.options()).toEqual(['P8', 'P9'])
  })

  test('[319.4] after an item has been finalized, before anybody gets Priority', () => {
    const s = game({ players: [{ hand: ['Spark'], base: ['P9'] }, { base: [hurt('Chain Foe', 1)] }] })
    s.act(0, { type: 'play', card: s.key('Spark') })
    expect(s.where('Chain Foe')).toBe('base1')
    s.choose('P9')
    expect([s.asked(), s.where('Chain Foe')]).toEqual(['priority', 'trash'])
  })

  test('[319.5] after an item has left the chain', () => {
    const s = game({ players: [{ hand: ['Lift', 'Spark'], base: ['P9'] }, { base: ['Chain Fan'] }] })
    s.play(0, 'Lift', { targets: ['P9'] })
      .play(0, 'Spark', { targets: ['Chain Fan'] })
      .pass(2)
    expect([s.damage('Chain Fan'), s.where('Chain Fan')]).toEqual([1, 'base1'])
    s.resolve().quiet()
    expect(s.where('Chain Fan')).toBe('trash')
  })

  test('[319.8] [323.8] [323.12] after a move: the contested battlefield gets its showdown', () => {
    const s = game({ players: [{ base: ['P9'] }, {}] }).move(0, ['P9'], 'bf1')
    expect(s.state.showdown?.place).toBe(s.place('bf1'))
  })

  test('[321] [321.1] not while an item resolves: a unit healed by the same text lives, one that is not dies afterwards', () => {
    const s = game({ players: [{ hand: ['Shock Cure'] }, { base: ['P5', 'P4'] }] })
      .play(0, 'Shock Cure', { targets: ['P5', 'P4'] })
      .resolve()
      .quiet()
    expect([s.where('P5'), s.damage('P5'), s.where('P4')]).toEqual(['base1', 0, 'trash'])
  })
})

describe('323.1 points', () => {
  test('[323.1] the Victory Score wins in the next cleanup', () => {
    const s = game({ players: [{ hand: ['Point'], points: 7 }, { points: 7 }] })
      .play(0, 'Point')
      .resolve()
    expect(s.engine.outcome(s.state)).toMatchObject({ winners: [0], reason: 'points' })
  })

  test('[323.1] one point less does not', () => {
    game({ players: [{ hand: ['Point'], points: 6 }, {}] })
      .play(0, 'Point')
      .resolve()
      .quiet()
  })

  test('[323.1] equal points win for nobody until one is ahead', () => {
    const s = game({ players: [{ hand: ['Cheers', 'Point'], points: 7 }, { points: 7 }] })
      .play(0, 'Cheers')
      .resolve()
    expect([s.points(0), s.points(1), s.engine.outcome(s.state)]).toEqual([8, 8, null])
    s.play(0, 'Point').resolve()
    expect(s.engine.outcome(s.state)?.winners).toEqual([0])
  })
})

describe('323.2 designations', () => {
  const attack = (hand: readonly string[]) =>
    game({
      players: [
        { base: ['P9', 'P6'], hand },
        { base: ['P8'], hand: ['Advance'] },
      ],
      battlefields: [{ units: { 1: ['P4'] } }, {}],
    }).move(0, ['P9'], 'bf0')
  const role = (s: Scenario, name: string) => s.object(name).designation

  test('[323.2] [323.2.a] who arrives in the combat gets the designation of his controller', () => {
    const s = attack(['Advance'])
    expect([role(s, 'P9'), role(s, 'P4'), role(s, 'P6')]).toEqual([1, 2, 0])
    s.play(0, 'Advance', { targets: ['P6', 'bf0'] }).resolve()
    expect(role(s, 'P6')).toBe(1)
    s.play(1, 'Advance', { targets: ['P8', 'bf0'] }).resolve()
    expect(role(s, 'P8')).toBe(2)
  })

  test('[323.2.c] who leaves it loses the designation', () => {
    const s = attack(['Retreat'])
      .play(0, 'Retreat', { targets: ['P9'] })
      .resolve()
    expect([role(s, 'P9'), role(s, 'P4')]).toEqual([0, 2])
  })

  test('[323.2.b] who changes sides gets the other designation', () => {
    const s = attack(['Lift'])
    s.state = s.engine.edit(s.state, d => {
      d.objects.find(o => o.key === s.key('P4'))!.controller = 0
    })
    s.play(0, 'Lift', { targets: ['P9'] })
    expect(role(s, 'P4')).toBe(1)
  })
})

describe('323.4–5 deaths', () => {
  test('[323.4] [323.5] all die at once and trigger on their own death, each with its controller', () => {
    const s = game({
      players: [{ hand: ['Field Fire'] }, {}],
      battlefields: [{ units: { 1: [hurt('Farewell', 1), { card: 'P3', as: 'mine', damage: 2, owner: 0 }, 'P9'] } }, {}],
    })
    s.play(0, 'Field Fire', { targets: ['bf0'] }).pass(2)
    expect(s.cards(1, 'trash')).toEqual(['Farewell'])
    expect(s.cards(0, 'trash')).toEqual(['Field Fire', 'P3'])
    expect(s.state.chain).toMatchObject([{ kind: 'ability', controller: 1 }])
    s.resolve().quiet()
    expect(s.cards(1, 'hand')).toHaveLength(1)
  })

  test('[320.1] [320] [334.1] a trigger waits until the cleanup is over: the attackers are home before it is handled', () => {
    const s = game({
      players: [{ base: ['Farewell', 'P3'] }, {}],
      battlefields: [{ units: { 1: ['P2', { card: 'P9', stunned: true }] } }, {}],
    })
    s.move(0, ['Farewell', 'P3'], 'bf0').close().assign({ P2: 2, P9: 3 }).assign({ Farewell: 2 })
    expect(s.asked()).toBe('priority')
    expect([s.where('Farewell'), s.where('P3'), s.where('P2')]).toEqual(['trash', 'base0', 'trash'])
    s.resolve().quiet()
    expect(s.controller('bf0')).toBe(1)
  })
})

describe('323.6 loss of control', () => {
  const held = (hand: readonly string[], theirs: readonly string[] = []) =>
    game({ players: [{ hand, base: ['P8'] }, { hand: theirs }], battlefields: [{ units: { 0: ['P9'] } }, {}] })

  test('[323.6] an empty battlefield is lost in an Open State', () => {
    const s = held([]).move(0, ['P9'], 'base0').quiet()
    expect(s.controller('bf0')).toBe(-1)
  })

  test('[323.6] not while a chain exists', () => {
    const s = held(['Lift', 'Retreat'])
      .play(0, 'Lift', { targets: ['P8'] })
      .play(0, 'Retreat', { targets: ['P9'] })
      .pass(2)
    expect(s.where('P9')).toBe('base0')
    expect(s.controller('bf0')).toBe(0)
    s.resolve().quiet()
    expect(s.controller('bf0')).toBe(-1)
  })

  test('[323.6] not during a showdown there', () => {
    const s = game({ players: [{ base: ['P9'] }, { hand: ['Retreat'] }], battlefields: [{ units: { 1: ['P4'] } }, {}] })
    s.move(0, ['P9'], 'bf0').pass().play(1, 'Retreat').resolve()
    expect(s.units('bf0')).toEqual(['P9'])
    expect(s.controller('bf0')).toBe(1)
    s.close().quiet()
    expect(s.controller('bf0')).toBe(0)
  })

  test('[323.6] a battlefield with units of its controller stays controlled', () => {
    const s = game({ players: [{}, {}], battlefields: [{ units: { 0: ['P9', 'P8'] } }, {}] })
      .move(0, ['P9'], 'base0')
      .quiet()
    expect(s.controller('bf0')).toBe(0)
  })
})

describe('323.7 corrections', () => {
  test("[323.7] gear at a battlefield goes to its controller's base, units stay", () => {
    const s = game({
      players: [{}, {}],
      battlefields: [{ units: { 0: ['P9', { card: 'Trinket', exhausted: true }] } }, {}],
    }).quiet()
    expect([s.where('Trinket'), s.where('P9')]).toEqual(['base0', 'bf0'])
    expect(s.isExhausted('Trinket')).toBe(true)
  })

  test("[323.7] permanents and runes in another player's base go to their controller's", () => {
    const s = game({ players: [{ base: ['P9', 'Trinket', 'P1'], runes: { fury: 2 }, hand: ['Lift'] }, {}] })
    s.state = s.engine.edit(s.state, d => {
      const { permanents, runes } = d.places[0]!
      for (const i of [permanents[0]!, permanents[1]!, runes[0]!]) d.objects[i]!.controller = 1
    })
    s.play(0, 'Lift', { targets: ['P1'] })
    expect([s.where('P9'), s.where('Trinket'), s.where('P1')]).toEqual(['base1', 'base1', 'base0'])
    expect([s.runes(0).all, s.runes(1).all]).toEqual([1, 1])
  })

  test("[323.7] facedown cards go to their owner's trash when their battlefield is no longer controlled by the same player", () => {
    const s = game({ players: [{ hand: ['Spark'] }, {}], battlefields: [{ units: { 0: ['P9'] } }, { units: { 0: ['P8'] } }] })
    s.state = s.engine.edit(s.state, d => {
      const i = d.objects.findIndex(o => o.key === s.key('Spark'))
      for (const zone of d.zones) zone.cards = zone.cards.filter(x => x !== i)
      Object.assign(d.objects[i]!, { zone: Zone.Facedown, place: s.place('bf0'), hiddenSince: 4 })
      d.places[s.place('bf0')]!.facedown = [i]
    })
    s.move(0, ['P8'], 'base0').quiet()
    expect(s.where('Spark')).toBe('bf0')
    s.move(0, ['P9'], 'base0').quiet()
    expect(s.where('Spark')).toBe('trash')
    expect(place(s, 'bf0').facedown).toEqual([])
  })
})

describe('323.8–13 what is staged', () => {
  /** Lift keeps the chain going while Advance and Retreat resolve above it. */
  const chained = (fields: ScenarioOptions['battlefields'] = [{}, {}], theirs: readonly Placed[] = ['P8', 'P7']) =>
    game({
      players: [
        { hand: ['Lift', { card: 'Advance', as: 'a1' }, { card: 'Advance', as: 'a2' }, 'Retreat'], base: ['P9', 'P6'] },
        {
          hand: [
            { card: 'Advance', as: 'b1' },
            { card: 'Retreat', as: 'back' },
          ],
          base: theirs,
        },
      ],
      battlefields: fields,
    }).play(0, 'Lift', { targets: ['P9'] })

  test('[323.12] the turn player chooses which of two showdowns begins, the other follows', () => {
    const s = chained()
      .play(0, 'a1', { targets: ['P9', 'bf0'] })
      .play(0, 'a2', { targets: ['P6', 'bf1'] })
      .resolve()
    expect(s.open()).toMatchObject({ player: 0, reason: 'showdown' })
    s.choose('bf1')
    expect(s.state.showdown?.place).toBe(s.place('bf1'))
    s.close()
    expect(s.controller('bf0')).toBe(0)
    expect(s.controller('bf1')).toBe(0)
    expect(s.quiet().points(0)).toBe(2)
  })

  test('[323.13] the same with two combats', () => {
    const s = chained([{ units: { 1: ['P1'] } }, { units: { 1: ['P2'] } }])
    s.play(0, 'a1', { targets: ['P9', 'bf0'] })
      .play(0, 'a2', { targets: ['P6', 'bf1'] })
      .resolve()
    expect(s.open()).toMatchObject({ player: 0, reason: 'combat' })
    s.choose('bf0')
    expect(s.state.showdown).toMatchObject({ place: s.place('bf0'), combat: true })
    s.close()
    expect([s.where('P1'), s.where('P2')]).toEqual(['trash', 'trash'])
    s.quiet()
  })

  test('[323.12] [323.13] a showdown without combat comes before a combat', () => {
    const s = chained([{ units: { 1: ['P1'] } }, {}])
    s.play(0, 'a1', { targets: ['P9', 'bf0'] })
      .play(0, 'a2', { targets: ['P6', 'bf1'] })
      .resolve()
    expect(s.state.showdown).toMatchObject({ place: s.place('bf1'), combat: false })
    s.pass(2)
    expect(s.state.showdown).toMatchObject({ place: s.place('bf0'), combat: true })
  })

  test('[323.9] [323.9.a] a combat is staged while opposing units are there, and only then', () => {
    const s = chained([{ units: { 1: ['P1'] } }, {}])
      .play(0, 'a1', { targets: ['P9', 'bf0'] })
      .pass(2)
    expect(place(s, 'bf0')).toMatchObject({ contestedBy: 0, combatStaged: true })
    expect(place(s, 'bf1')).toMatchObject({ contestedBy: -1, combatStaged: false })
  })

  test('[323.10] if the opposing unit leaves before the combat opens, only a showdown does', () => {
    const s = chained([{ units: { 1: ['P1'] } }, {}])
      .play(0, 'a1', { targets: ['P9', 'bf0'] })
      .pass(3)
    s.play(1, 'back', { targets: ['P1'] }).pass(2)
    expect(place(s, 'bf0')).toMatchObject({ combatStaged: false, showdownStaged: true })
    s.resolve()
    expect(s.state.showdown).toMatchObject({ combat: false })
  })

  test('[323.8.a] [323.11] if the contesting unit leaves, no showdown is left', () => {
    const s = chained()
      .play(0, 'a1', { targets: ['P9', 'bf0'] })
      .pass(2)
    expect(place(s, 'bf0')).toMatchObject({ contestedBy: 0, showdownStaged: true })
    s.play(0, 'Retreat', { targets: ['P9'] }).pass(2)
    expect(place(s, 'bf0')).toMatchObject({ contestedBy: -1, showdownStaged: false })
    s.resolve().quiet()
  })

  test('[323.11.a] whoever is left at a battlefield that he does not control contests it', () => {
    const s = chained()
      .play(0, 'a1', { targets: ['P9', 'bf0'] })
      .pass(3)
      .play(1, 'b1', { targets: ['P8', 'bf0'] })
      .pass(2)
    expect(place(s, 'bf0')).toMatchObject({ contestedBy: 0, combatStaged: true })
    s.play(0, 'Retreat', { targets: ['P9'] }).resolve()
    expect(place(s, 'bf0').contestedBy).toBe(1)
    expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
    expect(s.state.showdown).toMatchObject({ combat: false })
  })
})
