/** 140–152 Units and gear, 177–178 multiple types. */
import { describe, expect, test } from 'vitest'
import type { SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

const duel = (seat: SeatPosition, other: SeatPosition = {}) => scenario({ cards, players: [seat, other] })

describe('units', () => {
  test('[141.1.a.3] [141.1.b.2] units on the board can be chosen, those in a trash or hand can not', () => {
    const s = duel(
      { base: ['Two Plain'], trash: ['Three Plain'], hand: ['Grow', 'Four Plain'] },
      { base: ['One Plain'], trash: ['Five Plain'] },
    ).play(0, 'Grow')
    expect(s.options()).toEqual(['Two Plain', 'One Plain'])
  })

  test('[141.1.b.2] effects on all units do not reach a trash', () => {
    const s = duel({ base: ['Two Plain'], trash: ['Three Plain'], hand: ['Rain'] })
      .play(0, 'Rain')
      .resolve()
    expect(s.damage('Two Plain')).toBe(1)
    expect(s.damage('Three Plain')).toBe(0)
  })

  test('[141.1.b.3] [141.2.b] effects that say so find units in the trash, and only units', () => {
    const s = duel(
      { trash: ['Three Plain', 'Flag', 'Nothing', 'Two Plain'], hand: ['Exhume'], base: ['One Plain'] },
      { trash: ['Four Plain'] },
    ).play(0, 'Exhume')
    expect(s.options().sort()).toEqual(['Three Plain', 'Two Plain'])
  })

  test('[141.1.a.1] [141.1.a.2] [148.1.a.2] everybody sees the permanents on the board with their details', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Lamp'] }, {}],
      battlefields: [{ units: { 0: [{ card: 'Five Plain', damage: 2, buffed: true, stunned: true, exhausted: true }] } }, {}],
    })
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { places } = s.engine.view(s.state, viewer)
      expect(places[s.place('bf0')]!.permanents).toMatchObject([
        { card: 'TST-305', might: 6, damage: 2, buffs: 1, stunned: true, exhausted: true },
      ])
      expect(places[s.place('base0')]!.permanents).toMatchObject([{ card: 'TST-380', might: null, exhausted: false }])
    }
  })

  test('[143.4] units enter exhausted', () => {
    const s = duel({ hand: ['Two Plain'] }).play(0, 'Two Plain')
    expect([s.where('Two Plain'), s.isExhausted('Two Plain')]).toEqual(['base0', true])
  })

  test('[143.4] unless an effect says otherwise', () => {
    const s = duel({ hand: ['Vanguard Attendant'], energy: 6, runes: { order: 1 } }).play(0, 'Vanguard Attendant')
    expect(s.isExhausted('Vanguard Attendant')).toBe(false)
  })

  test('[143.3.b.1] damage is healed at the end of the turn of each player', () => {
    const s = duel({ base: [{ card: 'Four Plain', damage: 2 }] }, { base: [{ card: 'Five Plain', damage: 3 }] }).endTurn()
    expect([s.damage('Four Plain'), s.damage('Five Plain')]).toEqual([0, 0])
  })

  test('[143.3.b.1] they are healed before Might for the turn is lost', () => {
    const s = duel({ base: ['Three Plain'], hand: ['Grow', 'Disaster'] })
      .play(0, 'Grow')
      .resolve()
      .play(0, 'Disaster')
      .resolve()
    expect([s.might('Three Plain'), s.damage('Three Plain')]).toEqual([6, 4])
    s.endTurn()
    expect([s.where('Three Plain'), s.might('Three Plain'), s.damage('Three Plain')]).toEqual(['base0', 3, 0])
  })

  test('[143.2.a] [142.4.b ex1] less Might makes marked damage lethal', () => {
    const s = duel({
      base: [
        { card: 'Eight Plain', damage: 3 },
        { card: 'Eight Plain', as: 'other', damage: 2 },
      ],
      hand: ['Wither', 'Wither'],
    })
    s.play(0, 'Wither', { targets: ['other'] }).resolve()
    expect(s.where('other')).toBe('base0')
    s.play(0, 'Wither', { targets: ['#0'] }).resolve()
    expect(s.cards(0, 'trash').filter(n => n === 'Eight Plain')).toHaveLength(1)
  })

  test('[142.4.b ex2] a unit of 0 Might dies only of damage', () => {
    const s = duel({ base: ['Zero Plain', 'Four Plain'], hand: ['Wither', 'Rain'] })
      .play(0, 'Wither', { targets: ['Four Plain'] })
      .resolve()
    expect(s.units('base0')).toEqual(['Zero Plain', 'Four Plain'])
    s.play(0, 'Rain').resolve()
    expect(s.units('base0')).toEqual([])
  })

  test('[143.2.b] [143.2.b.1] Might below 0 is seen as 0, but later changes count from the real value', () => {
    const s = duel({ base: ['One Plain'], hand: ['Wither', 'Grow', 'Grow'] })
      .play(0, 'Wither')
      .resolve()
    expect(s.might('One Plain')).toBe(0)
    s.play(0, 'Grow').resolve()
    expect(s.might('One Plain')).toBe(0)
    s.play(0, 'Grow').resolve()
    expect(s.might('One Plain')).toBe(2)
  })

  test('[143.1.b] texts can refer to tags', () => {
    const s = duel({ base: ['Daring Poro', 'Two Plain'], hand: ['Shear'] })
      .play(0, 'Shear')
      .resolve()
    expect(s.cards(0, 'trash')).toContain('Daring Poro')
    expect(s.where('Two Plain')).toBe('base0')
  })
})

describe('gear', () => {
  test('[149.1] [149.2] gear enters ready, in the base', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Lamp'] })
      .move(0, ['Two Plain'], 'bf0')
      .close()
    s.play(0, 'Lamp')
    expect([s.where('Lamp'), s.isExhausted('Lamp')]).toEqual(['base0', false])
  })

  test('[148.1.a.3] [148.1.b.2] gear on the board is affected, gear in a trash or hand is not', () => {
    const s = duel({ base: ['Lamp', 'Two Plain'], trash: ['Flag'], hand: ['Scrap All', 'Slow Lamp'] })
      .play(0, 'Scrap All')
      .resolve()
    expect(s.cards(0, 'trash').sort()).toEqual(['Flag', 'Lamp', 'Scrap All'])
    expect(s.cards(0, 'hand')).toEqual(['Slow Lamp'])
    expect(s.where('Two Plain')).toBe('base0')
  })

  test('[148.1.b.3] [148.2.b] effects that say so find gear in the trash, and only gear', () => {
    const s = duel({ trash: ['Flag', 'Two Plain', 'Lamp', 'Nothing'], hand: ['Salvage Yard'] }).play(0, 'Salvage Yard')
    expect(s.options().sort()).toEqual(['Flag', 'Lamp'])
  })
})

describe('150 equipment', () => {
  test('[150.5] texts can ask for Equipment', () => {
    const s = duel({ base: ['Rapier', 'Lamp'], hand: ['Disarm'] })
      .play(0, 'Disarm')
      .resolve()
    expect(s.cards(0, 'trash').sort()).toEqual(['Disarm', 'Rapier'])
  })

  test('[150.4] Equipment is gear: it enters ready in the base and is killed with all gear', () => {
    const s = duel({ hand: ['Rapier', 'Scrap All'] }).play(0, 'Rapier')
    expect([s.where('Rapier'), s.isExhausted('Rapier')]).toEqual(['base0', false])
    s.play(0, 'Scrap All').resolve()
    expect(s.cards(0, 'trash').sort()).toEqual(['Rapier', 'Scrap All'])
  })
})

describe('178 several types', () => {
  test('[178.1] [178.1.a.1] a unit that is also gear enters exhausted and can have damage', () => {
    const s = duel({ hand: ['Walking Lamp', 'Zap'] }).play(0, 'Walking Lamp')
    expect(s.isExhausted('Walking Lamp')).toBe(true)
    s.play(0, 'Zap').resolve()
    expect(s.damage('Walking Lamp')).toBe(1)
  })

  test('[178.1.a.1] it can be played to a battlefield', () => {
    const s = scenario({ cards, players: [{ hand: ['Walking Lamp'] }, {}], battlefields: [{ units: { 0: ['Two Plain'] } }, {}] })
    s.play(0, 'Walking Lamp')
    expect(s.options()).toEqual(['base0', 'bf0'])
  })

  test.each(['Slay All', 'Scrap All', 'Slay'])('[178.3 ex1] it is affected by what affects any of its types: %s', spell => {
    const s = duel({ base: ['Walking Lamp'], hand: [spell] })
      .play(0, spell)
      .resolve()
    expect(s.cards(0, 'trash')).toContain('Walking Lamp')
  })

  test('[178.2] [178.2.a] it has the permissions of both: it moves like a unit and uses its ability like a gear', () => {
    const s = duel({ base: ['Walking Lamp'] })
    expect(
      s.engine
        .legalActions(s.state)
        .actions.map(a => a.type)
        .sort(),
    ).toEqual(['activate', 'endTurn', 'move', 'move'])
    s.activate(0, 'Walking Lamp').resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
    expect(s.refuse(0, { type: 'move', units: [s.key('Walking Lamp')], to: s.place('bf0') }).code).toBe('exhausted')
  })

  test('[178.3] what exhausts all gear exhausts it', () => {
    const s = duel({ base: ['Walking Lamp'], hand: ['Polish'] })
      .play(0, 'Polish')
      .resolve()
    expect(s.might('Walking Lamp')).toBe(2)
    expect(s.isExhausted('Walking Lamp')).toBe(true)
  })
})
