/** 467–472 Scoring, 489.8 points of teams. */
import { describe, expect, test } from 'vitest'
import type { BattlefieldPosition, SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

const duel = (
  seat: SeatPosition,
  battlefields: readonly BattlefieldPosition[] = [{}, {}],
  other: SeatPosition = {},
  turnPlayer = 0,
) => scenario({ cards, players: [seat, other], battlefields, turnPlayer })

describe('469 conquer and hold', () => {
  test('[469.1] [468.1] [471.1] gaining control of a battlefield is a conquer and gains a point', () => {
    const s = duel({ base: ['Two Plain'] })
      .move(0, ['Two Plain'], 'bf0')
      .close()
    expect(s.points(0)).toBe(1)
    const types = s.lastEvents.map(e => e.type)
    expect(types).toContain('conquer')
    expect(s.lastEvents.filter(e => e.type === 'gainPoints')).toMatchObject([{ player: 0, amount: 1, place: s.place('bf0') }])
  })

  test('[469.1] units at a battlefield that is controlled already conquer nothing', () => {
    const s = duel({ base: ['Two Plain'] }, [{ units: { 0: ['One Plain'] } }, {}]).move(0, ['Two Plain'], 'bf0')
    expect(s.points(0)).toBe(0)
    s.quiet()
  })

  test('[469.2] in the Beginning Phase the turn player holds every battlefield that he controls', () => {
    const s = duel({}, [{ units: { 0: ['One Plain'] } }, { units: { 0: ['Two Plain'] } }], {}, 1).endTurn()
    expect(s.open().player).toBe(0)
    expect(s.points(0)).toBe(2)
    expect(s.lastEvents.filter(e => e.type === 'hold' && e.object === 0)).toHaveLength(2)
  })

  test('[469.2] not in the Beginning Phase of others, and not what others control', () => {
    const s = duel({}, [{ units: { 0: ['One Plain'] } }, { units: { 1: ['Two Plain'] } }]).endTurn()
    expect([s.points(0), s.points(1)]).toEqual([0, 1])
  })

  test('[469.2] a battlefield that was conquered this turn is held next turn', () => {
    const s = duel({ base: ['Two Plain'] })
      .move(0, ['Two Plain'], 'bf0')
      .close()
      .endTurn()
    expect(s.points(0)).toBe(1)
    s.endTurn()
    expect(s.points(0)).toBe(2)
  })

  test('[470] held this turn, it can not be conquered this turn', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Home'] }, [{ units: { 0: ['One Plain'] } }, {}], {}, 1).endTurn()
    expect(s.points(0)).toBe(1)
    s.play(0, 'Home', { targets: ['One Plain'] }).resolve()
    expect(s.controller('bf0')).toBe(-1)
    s.move(0, ['Two Plain'], 'bf0').close()
    expect(s.controller('bf0')).toBe(0)
    expect(s.points(0)).toBe(1)
    // Another battlefield can.
    s.move(0, ['One Plain'], 'bf1').close()
    expect(s.points(0)).toBe(2)
  })

  test('[470] both players can score the same battlefield in one turn', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Shove'] }, [{}, {}], { base: ['Three Plain'] })
    s.move(0, ['Two Plain'], 'bf0').close()
    s.play(0, 'Shove', { targets: ['Three Plain', 'bf0'] })
      .resolve()
      .close()
    expect(s.controller('bf0')).toBe(1)
    expect([s.points(0), s.points(1)]).toEqual([1, 1])
  })
})

describe('471 what scoring does', () => {
  test('[471.2] [471.2.a] conquer abilities of the battlefield, of units there and of the player trigger', () => {
    const s = duel({ base: [{ card: 'Settler', as: 'there' }, 'Undertaker', { card: 'Settler', as: 'away' }, 'Keeper'] }, [
      { card: 'Trophy Hall' },
      {},
    ])
    s.move(0, ['there', 'Keeper'], 'bf0').close()
    expect(s.asked()).toBe('triggers')
    s.choose('#0', '#1', '#2').resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(3)
  })

  test('[471.2.b] hold abilities trigger where it was held, conquer abilities do not', () => {
    const s = duel(
      { base: [{ card: 'Keeper', as: 'away' }] },
      [{ card: 'Trophy Hall', units: { 0: ['Settler', { card: 'Keeper', as: 'k' }] } }, {}],
      {},
      1,
    ).endTurn()
    expect(s.asked()).toBe('triggers')
    s.choose('#0', '#1').resolve().quiet()
    // 2 of the battlefield, 1 of the unit there, 1 of the Draw Phase.
    expect(s.cards(0, 'hand')).toHaveLength(4)
  })

  test('[471.1] [471.2] the point is gained before the abilities trigger', () => {
    const s = duel({ base: ['Bookkeeper'] })
      .move(0, ['Bookkeeper'], 'bf0')
      .close()
    expect(s.cards(0, 'hand')).toHaveLength(1)
    const held = duel({}, [{ units: { 0: ['Bookkeeper'] } }, {}], {}, 1)
      .endTurn()
      .resolve()
    expect(held.cards(0, 'hand')).toHaveLength(2) // and the Draw Phase
  })

  test('[471.2.c] taking control again in the same turn triggers nothing', () => {
    const s = duel({
      base: [
        { card: 'Settler', as: 'first' },
        { card: 'Settler', as: 'second' },
      ],
      hand: ['Home'],
    })
    s.move(0, ['first'], 'bf0').close()
    expect(s.cards(0, 'hand')).toHaveLength(2)
    s.play(0, 'Home', { targets: ['first'] })
      .resolve()
      .move(0, ['second'], 'bf0')
      .close()
    expect(s.controller('bf0')).toBe(0)
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[471.1.b] [471.1.b.1] one point before the end a conquer draws a card unless every battlefield was scored', () => {
    const s = duel({ base: ['Two Plain', 'Three Plain'], points: 7 })
    s.move(0, ['Two Plain'], 'bf0').close()
    expect([s.points(0), s.cards(0, 'hand').length]).toEqual([7, 1])
    s.move(0, ['Three Plain'], 'bf1').close()
    expect(s.points(0)).toBe(8)
    expect(s.state.outcome).toEqual({ winners: [0], reason: 'points' })
  })

  test('[471.1.b.1] [471.2.a] the conquer still happened: its abilities trigger', () => {
    const s = duel({ base: ['Settler'], points: 7 })
      .move(0, ['Settler'], 'bf0')
      .close()
    expect([s.points(0), s.cards(0, 'hand').length]).toEqual([7, 2])
  })

  test('[471.1.b.1] a battlefield held in the same turn counts', () => {
    const s = duel({ base: ['Two Plain'], points: 6 }, [{ units: { 0: ['One Plain'] } }, {}], {}, 1).endTurn()
    expect(s.points(0)).toBe(7)
    s.move(0, ['Two Plain'], 'bf1').close()
    expect(s.state.outcome?.winners).toEqual([0])
  })

  test('[471.1.b] before that a conquer always gains the point', () => {
    const s = duel({ base: ['Two Plain'], points: 6 })
      .move(0, ['Two Plain'], 'bf0')
      .close()
    expect(s.points(0)).toBe(7)
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[471.1.b] also at the Victory Score or above', () => {
    const s = duel({ base: ['Two Plain'], points: 8 }, [{}, {}], { points: 8 })
      .move(0, ['Two Plain'], 'bf0')
      .close()
    expect([s.points(0), s.cards(0, 'hand').length]).toEqual([8, 1])
    expect(s.state.outcome).toBeNull()
  })

  test('[471.1.a.1] holding is not restricted', () => {
    const s = duel({ points: 7 }, [{ units: { 0: ['One Plain'] } }, {}], {}, 1).endTurn()
    expect(s.state.outcome?.winners).toEqual([0])
  })

  test('[471.1.a.1] points of spells are not restricted', () => {
    const s = duel({ points: 7, hand: ['Windfall'] })
      .play(0, 'Windfall')
      .resolve()
    expect(s.state.outcome).toEqual({ winners: [0], reason: 'points' })
  })

  test('[472] with as many points as an opponent nobody wins; one more wins in the cleanup', () => {
    const s = duel({ points: 7, hand: ['Windfall', 'Windfall'] }, [{}, {}], { points: 8 })
    // The other player has reached the score alone, so he has won already.
    expect(s.state.outcome?.winners).toEqual([1])
    const tie = duel({ points: 8, hand: ['Windfall'] }, [{}, {}], { points: 8 })
    expect(tie.state.outcome).toBeNull()
    tie.play(0, 'Windfall').pass(2)
    expect(tie.state.outcome?.winners).toEqual([0])
  })
})

describe('489.8 teams', () => {
  const magma = (seats: readonly SeatPosition[], battlefields: readonly BattlefieldPosition[], turnPlayer = 0) =>
    scenario({ cards, players: seats.map((seat, p) => ({ ...seat, team: p % 2 })), battlefields, turnPlayer })

  test('[489.8.d] [489.8.d.1] [489.8.d.2] points are shared by a team', () => {
    const s = magma([{ base: ['Two Plain'] }, {}, {}, {}], [{}, {}, {}])
      .move(0, ['Two Plain'], 'bf0')
      .close()
    expect([0, 1, 2, 3].map(p => s.points(p))).toEqual([1, 0, 1, 0])
  })

  test('[489.8.d.2] [472] a team wins together with what both have gained', () => {
    const s = magma([{ points: 7 }, {}, {}, {}], [{ units: { 2: ['One Plain'] } }, {}, {}], 1).endTurn()
    expect(s.state.outcome?.winners).toEqual([0, 2])
  })

  test('[469.1.a] [489.8.b] what a teammate controlled in the scoring step can not be conquered by the team this turn', () => {
    const s = magma([{ base: ['Two Plain'], hand: ['Home'] }, {}, {}, {}], [{ units: { 2: ['One Plain'] } }, {}, {}], 3).endTurn()
    expect(s.points(0)).toBe(0)
    s.play(0, 'Home', { targets: ['One Plain'] }).resolve()
    s.move(0, ['Two Plain'], 'bf0').close()
    expect(s.controller('bf0')).toBe(0)
    expect(s.points(0)).toBe(0)
  })

  test('[469.1.a] [489.8.b] nor by the teammate who controlled it', () => {
    const s = magma([{ hand: ['Home', 'Shove'] }, {}, {}, {}], [{ units: { 2: ['One Plain'] } }, {}, {}], 3).endTurn()
    s.play(0, 'Home')
      .resolve()
      .play(0, 'Shove', { targets: ['bf0'] })
      .resolve()
      .close()
    expect(s.controller('bf0')).toBe(2)
    expect(s.points(2)).toBe(0)
  })

  test('[470] a battlefield is scored once by each team and turn', () => {
    const s = magma([{ base: ['Two Plain'], hand: ['Home', 'Shove'] }, {}, { base: ['Three Plain'] }, {}], [{}, {}, {}])
    s.move(0, ['Two Plain'], 'bf0').close()
    s.play(0, 'Home', { targets: ['Two Plain'] })
      .resolve()
      .play(0, 'Shove', { targets: ['Three Plain', 'bf0'] })
      .resolve()
      .close()
    expect(s.controller('bf0')).toBe(2)
    expect(s.points(0)).toBe(1)
  })

  test('[489.8.g.1] the final point needs every battlefield but those of a teammate in the scoring step', () => {
    const s = magma(
      [{ base: ['Two Plain', 'Three Plain'], points: 7 }, {}, {}, {}],
      [{ units: { 2: ['One Plain'] } }, {}, {}],
      3,
    ).endTurn()
    s.move(0, ['Two Plain'], 'bf1').close()
    expect(s.points(0)).toBe(7)
    s.move(0, ['Three Plain'], 'bf2').close()
    expect(s.state.outcome?.winners).toEqual([0, 2])
  })
})
