/** 144 Standard moves, 420 Move, 445–453 Movement. */
import { describe, expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

describe('144 the standard move', () => {
  test('[144] [144.2] [420.3] it costs exhausting the unit, and an exhausted unit can not pay', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain', { card: 'Three Plain', exhausted: true }] }, {}] })
    expect(s.refuse(0, { type: 'move', units: [s.key('Three Plain')], to: s.place('bf0') })).toMatchObject({
      code: 'exhausted',
      rule: '144.2',
    })
    s.move(0, ['Two Plain'], 'bf0')
    expect(s.where('Two Plain')).toBe('bf0')
    expect(s.isExhausted('Two Plain')).toBe(true)
  })

  test('[144.1.a] only the turn player, in his Main Phase', () => {
    const s = scenario({ cards, players: [{}, { base: ['Two Plain'] }] })
    expect(s.refuse(1, { type: 'move', units: [s.key('Two Plain')], to: s.place('bf0') }).code).toBe('notYourDecision')
    expect(s.refuse(0, { type: 'move', units: [s.key('Two Plain')], to: s.place('bf0') }).code).toBe('notYours')
    s.endTurn().move(1, ['Two Plain'], 'bf0')
    expect(s.where('Two Plain')).toBe('bf0')
  })

  test('[144.1.b] not in a Closed State', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'], hand: ['Nothing'] }, {}] }).play(0, 'Nothing')
    expect(s.refuse(0, { type: 'move', units: [s.key('Two Plain')], to: s.place('bf0') }).rule).toBe('144.1')
  })

  test.each([
    ['a showdown', []],
    ['a combat', ['One Plain']],
  ] as const)('[144.1.c] not during %s', (_, defenders) => {
    const s = scenario({
      cards,
      players: [{ base: ['Two Plain', 'Three Plain'] }, {}],
      battlefields: [{ units: { 1: defenders } }, {}],
    })
    s.move(0, ['Two Plain'], 'bf0')
    expect(s.refuse(0, { type: 'move', units: [s.key('Three Plain')], to: s.place('bf1') }).rule).toBe('144.1')
    expect(s.engine.legalActions(s.state).actions.map(a => a.type)).toEqual(['pass'])
  })

  test('[144.3] [144.3.b] [144.3.c] several units with different origins move as one action', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'] }, {}], battlefields: [{ units: { 0: ['Strider'] } }, {}] })
    s.move(0, ['Two Plain', 'Strider'], 'bf1')
    expect(s.units('bf1')).toEqual(['Two Plain', 'Strider'])
    expect([s.isExhausted('Two Plain'), s.isExhausted('Strider')]).toEqual([true, true])
    // One action: the combatless showdown opens once, after both are there.
    expect(s.lastEvents.map(e => e.type).filter(t => t === 'exhaust' || t === 'move' || t === 'showdownBegin')).toEqual([
      'exhaust',
      'exhaust',
      'move',
      'move',
      'showdownBegin',
    ])
  })

  test('[144.3.a] one destination: a unit that can not go there spoils the move of all', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'] }, {}], battlefields: [{ units: { 0: ['Three Plain'] } }, {}] })
    expect(s.refuse(0, { type: 'move', units: [s.key('Two Plain'), s.key('Three Plain')], to: s.place('bf1') }).rule).toBe(
      '144.4',
    )
    expect(s.isExhausted('Two Plain')).toBe(false)
  })

  test('[144.4.a] [144.4.b] from the base to a battlefield and back', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'] }, {}], battlefields: [{ units: { 0: ['Three Plain'] } }, {}] })
    s.move(0, ['Three Plain'], 'base0')
    expect(s.where('Three Plain')).toBe('base0')
    s.move(0, ['Two Plain'], 'bf0')
    expect(s.where('Two Plain')).toBe('bf0')
  })

  test('[144.4.b] not to the base of somebody else, nor to where it is', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'] }, {}], battlefields: [{ units: { 0: ['Three Plain'] } }, {}] })
    for (const [unit, to] of [
      ['Three Plain', 'base1'],
      ['Two Plain', 'base1'],
      ['Two Plain', 'base0'],
      ['Three Plain', 'bf0'],
    ] as const) {
      expect(s.refuse(0, { type: 'move', units: [s.key(unit)], to: s.place(to) }).rule).toBe('144.4')
    }
  })

  test('[144.4.c.1] only Ganking goes from battlefield to battlefield', () => {
    const s = scenario({ cards, players: [{}, {}], battlefields: [{ units: { 0: ['Strider', 'Two Plain'] } }, {}] })
    expect(s.refuse(0, { type: 'move', units: [s.key('Two Plain')], to: s.place('bf1') }).rule).toBe('144.4')
    s.move(0, ['Strider'], 'bf1')
    expect(s.where('Strider')).toBe('bf1')
  })

  test('[144.2] [144.4.a] the moves that are listed are the legal ones', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain', 'Anchored', { card: 'Three Plain', exhausted: true }] }, {}] })
    const moves = s.engine.legalActions(s.state).actions.filter(a => a.type === 'move')
    expect(moves).toEqual([
      { type: 'move', units: [s.key('Two Plain')], to: s.place('bf0') },
      { type: 'move', units: [s.key('Two Plain')], to: s.place('bf1') },
    ])
  })
})

describe('420, 446–449 moves by effects', () => {
  test('[449] a spell moves without the cost of the standard move', () => {
    const s = scenario({ cards, players: [{ base: [{ card: 'Two Plain', exhausted: true }], hand: ['Dash'] }, {}] })
    s.play(0, 'Dash', { targets: ['bf0'] }).resolve()
    expect(s.where('Two Plain')).toBe('bf0')
    const ready = scenario({ cards, players: [{ base: ['Two Plain'], hand: ['Dash'] }, {}] })
      .play(0, 'Dash', { targets: ['bf0'] })
      .resolve()
    expect(ready.isExhausted('Two Plain')).toBe(false)
  })

  test('[446.1] [449.1] a move from battlefield to battlefield by a spell is a move; the spell says where to', () => {
    const s = scenario({ cards, players: [{ hand: ['Dash', 'Home'] }, {}], battlefields: [{ units: { 0: ['Wanderer'] } }, {}] })
    s.play(0, 'Dash').resolve().close()
    expect(s.where('Wanderer')).toBe('bf1')
    expect(s.cards(0, 'hand')).toEqual(['Home', 'Filler'])
    s.play(0, 'Home').resolve()
    expect(s.where('Wanderer')).toBe('base0')
    expect(s.cards(0, 'hand')).toEqual(['Filler', 'Filler'])
  })

  test('[446.2] a card that changes zones has not moved', () => {
    const s = scenario({ cards, players: [{ hand: ['Wanderer', 'Bounce'] }, {}] })
    s.play(0, 'Wanderer').play(0, 'Bounce').resolve()
    expect(s.cards(0, 'hand')).toEqual(['Wanderer'])
    expect(s.events.filter(e => e.type === 'move')).toEqual([])
  })

  test('[446.3] [446.3.a] [446.3.c] a move happens at once and can not be reacted to', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'] }, { hand: ['Bolt'] }] })
    s.move(0, ['Two Plain'], 'bf0')
    expect(s.where('Two Plain')).toBe('bf0')
    expect(s.state.chain).toEqual([])
    expect(s.lastEvents.findIndex(e => e.type === 'move')).toBeLessThan(s.lastEvents.findIndex(e => e.type === 'showdownBegin'))
  })

  test('[449] a unit that can not move stays, whatever moves it', () => {
    const s = scenario({ cards, players: [{ base: ['Anchored'], hand: ['Dash'] }, {}] })
    expect(s.refuse(0, { type: 'move', units: [s.key('Anchored')], to: s.place('bf0') }).rule).toBe('054.1')
    s.play(0, 'Dash', { targets: ['bf0'] }).resolve()
    expect(s.where('Anchored')).toBe('base0')
  })

  test("[447.2.a] [462.1] a third player's unit has no destination at a combat of two others", () => {
    const s = scenario({
      cards,
      players: [{ base: ['Two Plain'] }, {}, { base: ['Four Plain'], hand: ['Dash'] }],
      battlefields: [{ units: { 1: ['One Plain'] } }, {}, {}],
    })
      .move(0, ['Two Plain'], 'bf0')
      .pass(2)
    s.play(2, 'Dash')
    expect(s.options()).toEqual(['bf1', 'bf2'])
  })

  test('[447.2.a] the participants of a combat can move more units there', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Two Plain'] }, { base: ['Four Plain'], hand: ['Dash'] }, {}],
      battlefields: [{ units: { 1: ['One Plain'] } }, {}],
    })
    s.move(0, ['Two Plain'], 'bf0')
      .pass()
      .play(1, 'Dash', { targets: ['Four Plain', 'bf0'] })
      .resolve()
    expect(s.units('bf0', 1)).toEqual(['One Plain', 'Four Plain'])
  })

  test('[447.2.a] [462.1] a combat that is only staged closes the battlefield as well', () => {
    const s = scenario({
      cards,
      players: [{}, {}, { base: ['Four Plain'], hand: ['Dash'] }],
      battlefields: [
        { controller: 1, units: { 0: ['Two Plain'], 1: [{ card: 'One Plain', as: 'x' }] } },
        { controller: 1, units: { 0: ['Three Plain'], 1: [{ card: 'One Plain', as: 'y' }] } },
        {},
      ],
    })
      .choose('bf0')
      .pass(2)
    s.play(2, 'Dash').resolve()
    expect(s.where('Four Plain')).toBe('bf2')
  })

  test('[447.2.c] [449.2] a unit that meanwhile can not be there is recalled instead', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Two Plain'] }, { base: ['Three Plain'], hand: ['Dash'] }, { base: ['Wanderer'], hand: ['Dash'] }],
      battlefields: [{}, { units: { 2: ['One Plain'] } }, {}],
    })
    // In the showdown at bf0 player 2 chooses to go there, but in response player 1 gets there first.
    s.move(0, ['Two Plain'], 'bf0').pass(2)
    s.play(2, 'Dash', { targets: ['One Plain', 'bf0'] }).pass(2)
    s.play(1, 'Dash', { targets: ['bf0'] }).resolve()
    expect(s.units('bf0')).toEqual(['Two Plain', 'Three Plain'])
    expect(s.where('One Plain')).toBe('base2')
    expect(s.events.filter(e => e.type === 'recall')).toHaveLength(1)
  })

  test('[447.2.b] not to a battlefield of a teammate, by whatever means', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Two Plain'], hand: ['Dash'], team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }],
      battlefields: [{ units: { 2: ['One Plain'] } }, {}, {}],
    })
    expect(s.refuse(0, { type: 'move', units: [s.key('Two Plain')], to: s.place('bf0') })).toMatchObject({
      code: 'badDestination',
    })
    s.play(0, 'Dash', { targets: ['Two Plain'] })
    expect(s.options()).toEqual(['bf1', 'bf2'])
  })
})

describe('450–453 what follows', () => {
  test('[450] [190.3.a.1] the destination is contested unless the mover controls it', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Two Plain', 'Three Plain'] }, {}],
      battlefields: [{ units: { 0: ['One Plain'] } }, {}],
    })
    s.move(0, ['Two Plain'], 'bf0')
    expect(s.lastEvents.filter(e => e.type === 'contested')).toEqual([])
    expect(s.asked()).toBe('main')
    s.move(0, ['Three Plain'], 'bf1')
    expect(s.lastEvents.filter(e => e.type === 'contested')).toHaveLength(1)
    expect(s.state.places[s.place('bf1')]!.contestedBy).toBe(0)
  })

  test('[450] a contested battlefield is not contested again', () => {
    const s = scenario({ cards, players: [{ base: ['Two Plain'], hand: ['Shove'] }, { base: ['Three Plain'] }] }).move(
      0,
      ['Two Plain'],
      'bf0',
    )
    s.play(0, 'Shove', { targets: ['Three Plain', 'bf0'] }).resolve()
    expect(s.events.filter(e => e.type === 'contested')).toHaveLength(1)
    expect(s.state.places[s.place('bf0')]!.contestedBy).toBe(0)
  })

  test('[451] [452] moves cause showdowns and combats', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Two Plain', 'Three Plain'] }, {}],
      battlefields: [{ units: { 1: ['One Plain'] } }, {}],
    })
    s.move(0, ['Two Plain'], 'bf1')
    expect(s.state.showdown?.combat).toBe(false)
    s.close().move(0, ['Three Plain'], 'bf0')
    expect(s.state.showdown?.combat).toBe(true)
  })

  test('[453] after a move comes a cleanup: control of the place left behind is lost', () => {
    const s = scenario({ cards, players: [{}, {}], battlefields: [{ units: { 0: ['Two Plain'] } }, {}] })
    expect(s.controller('bf0')).toBe(0)
    s.move(0, ['Two Plain'], 'base0')
    expect(s.controller('bf0')).toBe(-1)
  })
})
