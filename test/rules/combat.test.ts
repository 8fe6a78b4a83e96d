/** 459–464 Combat: staging, who may take part, and the Combat Showdown Step. */
import { describe, expect, test } from 'vitest'
import {
  all,
  at,
  giveMight,
  playToken,
  reaction,
  spellCard,
  targetPlace,
  unit,
  unitToken,
  whenI,
} from '../../src/abilities/builders'
import { Designation } from '../../src/state/types'
import { type Scenario, scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

const side = (s: Scenario, name: string): number => s.object(name).designation

describe('460–461 staging', () => {
  const twoFields = (hand: readonly string[] = []) =>
    scenario({
      cards,
      players: [{ hand }, {}],
      battlefields: [
        { controller: 1, units: { 0: [{ card: 'Three Plain', as: 'a' }], 1: [{ card: 'One Plain', as: 'x' }] } },
        { controller: 1, units: { 0: [{ card: 'Three Plain', as: 'b' }], 1: [{ card: 'One Plain', as: 'y' }] } },
      ],
    })

  test('[460] [461.3] units of two opponents: a combat showdown begins, no other showdown before it', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'] }, {}], battlefields: [{ units: { 1: ['One Plain'] } }, {}] })
    s.move(0, ['Two Plain'], 'bf0')
    expect(s.events.filter(e => e.type === 'showdownBegin').map(e => e.detail)).toEqual(['combat'])
    expect(s.state.showdown).toMatchObject({ combat: true, established: true })
  })

  test('[460] not while an item is on the chain', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Two Plain'], hand: ['Nothing', 'Dash'] }, {}],
      battlefields: [{ units: { 1: ['One Plain'] } }, {}],
    })
    s.play(0, 'Nothing')
      .play(0, 'Dash', { targets: ['bf0'] })
      .pass(2)
    expect(s.units('bf0')).toEqual(['One Plain', 'Two Plain'])
    expect(s.state.showdown).toBeNull()
    s.resolve()
    expect(s.state.showdown?.combat).toBe(true)
  })

  test('[461.1] with combats at two battlefields the turn player chooses the first', () => {
    const s = twoFields()
    expect(s.open()).toMatchObject({ player: 0, reason: 'combat' })
    expect(s.options()).toEqual(['bf0', 'bf1'])
    s.choose('bf1')
    expect(s.state.showdown?.place).toBe(s.place('bf1'))
    s.pass(2)
    expect(s.where('y')).toBe('trash')
    expect(s.where('x')).toBe('bf0')
    expect(s.state.showdown?.place).toBe(s.place('bf0'))
    s.close().quiet()
  })

  test('[461.2] a combat that is staged no more is not executed', () => {
    const s = twoFields(['Slay']).choose('bf1')
    s.play(0, 'Slay', { targets: ['x'] })
      .resolve()
      .pass(2)
    // Only a showdown without combat is left at bf0.
    expect(s.state.showdown).toMatchObject({ place: s.place('bf0'), combat: false })
    s.close().quiet()
    expect(s.events.filter(e => e.type === 'combatBegin')).toHaveLength(1)
    expect(s.controller('bf0')).toBe(0)
  })

  test('[460.1] [464.1] [464.2] a showdown becomes a combat when opposing units come along', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'] }, { base: ['One Plain'], hand: ['Dash'] }] }).move(
      0,
      ['Two Plain'],
      'bf0',
    )
    expect(s.state.showdown?.combat).toBe(false)
    s.pass()
      .play(1, 'Dash', { targets: ['bf0'] })
      .resolve()
    expect(s.state.showdown).toMatchObject({ combat: true, established: true, attacker: 0, defender: 1 })
    expect(s.events.filter(e => e.type === 'showdownBegin')).toHaveLength(1)
    s.close()
    expect(s.cards(1, 'trash')).toContain('One Plain')
    expect(s.controller('bf0')).toBe(0)
  })
})

describe('462 exactly two players', () => {
  const war = () =>
    scenario({
      cards,
      players: [{ base: ['Two Plain'] }, {}, { base: ['Four Plain'], hand: ['Dash', 'Ambitious', 'Muster'] }],
      battlefields: [{ controller: 1, units: { 1: ['One Plain'] } }, {}],
    })
      .move(0, ['Two Plain'], 'bf0')
      .pass(2)

  test('[462] [462.3] a third player can choose no move into the combat', () => {
    // Only one unit and one place are left to choose, so nothing is asked.
    const s = war().play(2, 'Dash').resolve()
    expect(s.where('Four Plain')).toBe('bf1')
  })

  test('[462.2] a third player can not play a unit there', () => {
    const s = war().play(2, 'Ambitious')
    expect(s.options()).toEqual(['base2', 'bf1'])
  })

  test("[462.2.a] a unit that an effect plays there goes to its controller's base", () => {
    const s = war()
      .play(2, 'Muster', { targets: ['bf0'] })
      .resolve()
    expect(s.where('Recruit')).toBe('base2')
    expect(s.units('bf0', 2)).toEqual([])
  })

  test('[462.2.b] "here" in its text is that base then', () => {
    const scout = unitToken('scout', 'Scout', { might: 1 }, whenI('play', giveMight(2, all(unit(at('here'))))))
    const s = scenario({
      cards: [
        ...cards,
        scout,
        spellCard(
          'TSB-010',
          'Send',
          { domains: [], energy: 0 },
          reaction(),
          playToken('scout', 1, { at: targetPlace('location') }),
        ),
      ],
      players: [{ base: ['Two Plain'] }, {}, { base: ['Four Plain'], hand: ['Send'] }],
      battlefields: [{ controller: 1, units: { 1: ['One Plain'] } }, {}],
    })
    s.move(0, ['Two Plain'], 'bf0').pass(2)
    s.play(2, 'Send', { targets: ['bf0'] }).resolve()
    expect(s.where('Scout')).toBe('base2')
    expect(['Scout', 'Four Plain', 'Two Plain', 'One Plain'].map(name => s.might(name))).toEqual([3, 6, 2, 1])
  })
})

describe('464 the Combat Showdown Step', () => {
  test('[464.2.c.1] [464.2.c.2] [464.2.c.3] who contested attacks, the other defends, and so do the units there', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Two Plain', 'Five Plain'] }, { base: ['Six Plain'] }],
      battlefields: [{ units: { 1: ['One Plain'] } }, {}],
    })
    s.move(0, ['Two Plain'], 'bf0')
    expect(s.state.showdown).toMatchObject({ attacker: 0, defender: 1 })
    expect(side(s, 'Two Plain')).toBe(Designation.Attacker)
    expect(side(s, 'One Plain')).toBe(Designation.Defender)
    expect([side(s, 'Five Plain'), side(s, 'Six Plain')]).toEqual([Designation.None, Designation.None])
  })

  test('[464.2.c] [464.2.c.1] a unit that somebody else moves attacks for its own controller', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Shove'] }, { base: ['Two Plain'] }],
      battlefields: [{ units: { 0: ['One Plain'] } }, {}],
    })
    s.play(0, 'Shove', { targets: ['Two Plain', 'bf0'] }).resolve()
    expect(s.state.showdown).toMatchObject({ attacker: 1, defender: 0 })
    expect(side(s, 'One Plain')).toBe(Designation.Defender)
  })

  test('[464.2.c.1.a] the Attacker has Focus when the showdown opens with the combat', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Shove'] }, { base: ['Two Plain'] }],
      battlefields: [{ units: { 0: ['One Plain'] } }, {}],
    })
    s.play(0, 'Shove', { targets: ['Two Plain', 'bf0'] }).resolve()
    expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
  })

  test('[464.2.c.1.b] in a showdown that was going on, Focus stays where it is', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'], hand: ['Shove'] }, { base: ['One Plain'] }] }).move(
      0,
      ['Two Plain'],
      'bf0',
    )
    // Player 0 drags the defender in; Focus goes on to player 1 with the end of that chain and is not given back.
    s.play(0, 'Shove', { targets: ['One Plain', 'bf0'] }).resolve()
    expect(s.state.showdown).toMatchObject({ combat: true, attacker: 0 })
    expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
  })

  test('[464.2.c.3.a] a unit that comes later gets its designation in the next cleanup, with its trigger', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Two Plain', 'Brawler'], hand: ['Dash'] }, {}],
      battlefields: [{ units: { 1: ['Six Plain'] } }, {}],
    })
    s.move(0, ['Two Plain'], 'bf0')
      .play(0, 'Dash', { targets: ['Brawler', 'bf0'] })
      .resolve()
    expect(side(s, 'Brawler')).toBe(Designation.Attacker)
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[464.2.c.3.a] a token played into the combat joins its side', () => {
    const s = scenario({ cards, players: [{ base: ['Late Riser'] }, {}], battlefields: [{ units: { 1: ['Six Plain'] } }, {}] })
    s.move(0, ['Late Riser'], 'bf0').resolve()
    expect(side(s, 'Recruit')).toBe(Designation.Attacker)
    s.pass(2)
    expect(s.lastEvents.find(e => e.type === 'assign')?.amount).toBe(3)
  })

  test('[323.2.c] a unit that leaves the battlefield loses its designation', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Two Plain', 'Three Plain'], hand: ['Home'] }, {}],
      battlefields: [{ units: { 1: ['Six Plain'] } }, {}],
    })
    s.move(0, ['Two Plain', 'Three Plain'], 'bf0')
      .play(0, 'Home', { targets: ['Two Plain'] })
      .resolve()
    expect(side(s, 'Two Plain')).toBe(Designation.None)
    expect(side(s, 'Three Plain')).toBe(Designation.Attacker)
  })

  test('[323.2.c] [465.1] a defender that its own trigger takes away fights no more; the attackers stay and conquer', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'] }, {}], battlefields: [{ units: { 1: ['Retreater'] } }, {}] })
    s.move(0, ['Two Plain'], 'bf0').resolve()
    expect([s.where('Retreater'), side(s, 'Retreater')]).toEqual(['base1', Designation.None])
    s.close()
    expect([s.controller('bf0'), s.points(0)]).toEqual([0, 1])
    expect(s.events.filter(e => e.type === 'damage')).toEqual([])
  })

  test('[464.2.e] [464.2.f] attack and defend triggers make a chain: the State is Closed', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Brawler'], hand: ['Incinerate'], runes: { fury: 2 } }, {}],
      battlefields: [{ units: { 1: ['Sentry'] } }, {}],
    })
    s.move(0, ['Brawler'], 'bf0')
    expect(s.state.chain).toHaveLength(2)
    expect(s.asked()).toBe('priority')
    s.pass()
    const key = s.state.objects.find(o => o.def === 'OGS-003')!.key
    expect(s.refuse(0, { type: 'play', card: key }).rule).toBe('309.1.a')
    s.resolve()
    expect([s.cards(0, 'hand').length, s.cards(1, 'hand').length]).toEqual([2, 1])
    s.play(0, 'Incinerate', { targets: ['Sentry'] })
  })

  test('[464.2.f.1] without triggers the State stays Open', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'] }, {}], battlefields: [{ units: { 1: ['One Plain'] } }, {}] })
    s.move(0, ['Two Plain'], 'bf0')
    expect(s.state.chain).toEqual([])
    expect(s.asked()).toBe('focus')
  })

  test("[464.2.e.1] the Attacker places first and the Defender last, whoever's turn it is", () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Shove'] }, { base: ['Brawler'] }],
      battlefields: [{ units: { 0: ['Sentry'] } }, {}],
    })
    s.play(0, 'Shove', { targets: ['Brawler', 'bf0'] }).pass(2)
    expect(s.state.showdown?.attacker).toBe(1)
    expect(s.state.chain.map(item => item.controller)).toEqual([1, 0])
  })

  test.each([
    [0, [0, 2, 1]],
    [1, [0, 2, 1]],
    [2, [0, 2, 1]],
  ] as const)('[464.2.e.1] Attacker, then the others, then the Defender (turn of player %i)', (turnPlayer, order) => {
    const s = scenario({
      cards,
      turnPlayer,
      players: [{}, {}, { base: ['Onlooker'] }],
      battlefields: [{ controller: 1, units: { 0: ['Brawler'], 1: ['Sentry'] } }, {}],
    })
    expect(s.state.chain.map(item => item.controller)).toEqual(order)
    // The last one placed resolves first.
    expect(s.open()).toMatchObject({ player: 1, reason: 'priority' })
  })

  test('[740.2.c] only units with a designation at the place of the combat are in combat', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Four Plain'], hand: ['Cannon Barrage'], runes: { body: 3 } }, { base: ['Two Plain'] }],
      battlefields: [{ units: { 1: ['Three Plain'] } }, { units: { 1: ['One Plain'] } }],
    })
    s.move(0, ['Four Plain'], 'bf0').play(0, 'Cannon Barrage').resolve()
    expect([s.damage('Three Plain'), s.damage('One Plain'), s.damage('Two Plain'), s.damage('Four Plain')]).toEqual([2, 0, 0, 0])
  })
})
