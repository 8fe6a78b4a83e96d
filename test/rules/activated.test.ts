/** Passive abilities (363–366), activated abilities (376–381) and responsibility (411). */
import { describe, expect, test } from 'vitest'
import { type ScenarioOptions, scenario } from '../../src/testing'
import { playing } from '../fixtures/playing'

const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards: playing, ...options })
const hand = (s: ReturnType<typeof game>, player = 0) => s.cards(player, 'hand').length

describe('passive abilities', () => {
  test('[364.3] a condition switches a passive ability on and off', () => {
    const s = game({ players: [{ hand: ['P1', 'P2'], base: ['Hoarder'] }, {}] })
    expect(s.might('Hoarder')).toBe(2)
    s.play(0, 'P1')
    expect(s.might('Hoarder')).toBe(1)
  })

  test('[364.3] "while attacking or defending alone"', () => {
    const s = game({ players: [{ base: ['Wielder of Water'] }, {}], battlefields: [{ units: { 1: ['P9'] } }, {}] })
    expect(s.might('Wielder of Water')).toBe(2)
    s.move(0, ['Wielder of Water'], 'bf0')
    expect(s.might('Wielder of Water')).toBe(4)
  })

  test('[365.1] passive abilities of permanents work on the board only', () => {
    const s = game({ players: [{ base: ['P3'], hand: ['Pride'], trash: [{ card: 'Pride', as: 'dead' }] }, {}] })
    expect(s.might('P3')).toBe(3)
    s.play(0, s.engine.card('TST-274')!.definition.name)
    expect(s.might('P3')).toBe(4)
  })

  test('[365.1] they end when the permanent leaves', () => {
    const s = game({ players: [{ base: ['P3', 'Pride'], hand: ['Pyre'] }, {}] })
    expect(s.might('P3')).toBe(4)
    s.play(0, 'Pyre', { targets: ['Pride'] }).resolve()
    expect(s.might('P3')).toBe(3)
  })

  test("[366.2] [366.2.a] what changes a card's own cost works in the hand", () => {
    const s = game({ players: [{ hand: ['Steep', 'Own Tax'] }, {}] })
    const read = s.engine.read(s.state)
    expect([read.cost(s.key('Steep')).energy, read.cost(s.key('Own Tax')).energy]).toEqual([1, 1])
    const t = game({ players: [{ hand: ['Own Tax'], base: ['Trinket'] }, {}] })
    expect(t.engine.read(t.state).cost(t.key('Own Tax')).energy).toBe(3)
  })
})

describe('activated abilities', () => {
  test('[377.3] [377.3.b.1] [377.3.b.3] it goes on the chain, is paid and resolves', () => {
    const s = game({ players: [{ base: ['Pump'], energy: 3 }, {}] }).activate(0, 'Pump')
    expect([s.state.players[0]!.pool[0], hand(s), s.asked()]).toEqual([1, 0, 'priority'])
    s.resolve().quiet()
    expect(hand(s)).toBe(1)
  })

  test('[377.3.b.2] opponents may respond before it resolves', () => {
    const s = game({ players: [{ base: ['Prodder'] }, { base: ['P1'], hand: ['Bounce'] }] })
      .activate(0, 'Prodder')
      .pass()
      .play(1, 'Bounce', { targets: ['P1'] })
    s.resolve().quiet()
    expect(s.where('P1')).toBe('hand')
  })

  test('[377.2.b] [377.2.b ex1] [410.1.b.1] "use only while I\'m at a battlefield"', () => {
    const home = game({ players: [{ base: ['Field Poro'] }, {}] })
    expect(home.refuse(0, { type: 'activate', object: home.key('Field Poro'), ability: 0 }).rule).toBe('377.2.b')
    const s = game({ players: [{}, {}], battlefields: [{ units: { 0: ['Field Poro'] } }, {}] })
      .activate(0, 'Field Poro')
      .resolve()
    expect(hand(s)).toBe(1)
  })

  test('[378] only its controller may use it', () => {
    const s = game({ players: [{ base: ['P9'] }, { base: ['Quick Pump'] }] })
    expect(s.refuse(0, { type: 'activate', object: s.key('Quick Pump'), ability: 0 })).toMatchObject({
      code: 'notYours',
      rule: '378',
    })
  })

  test('[380] it works on the board, not in the hand', () => {
    const s = game({ players: [{ hand: ['Quick Pump'], trash: ['Pump'], energy: 5 }, {}] })
    for (const name of ['Quick Pump', 'Pump'])
      expect(s.refuse(0, { type: 'activate', object: s.key(name), ability: 0 }).rule).toBe('380')
  })

  test("[381] on the controller's turn in an Open State", () => {
    const s = game({ players: [{ hand: ['Spark'], base: ['P9', 'Pump'], energy: 4 }, { base: ['Prodder'] }] }).play(0, 'Spark', {
      targets: ['P9'],
    })
    expect(s.refuse(0, { type: 'activate', object: s.key('Pump'), ability: 0 }).code).toBe('badTiming')
    s.pass()
    expect(s.refuse(1, { type: 'activate', object: s.key('Prodder'), ability: 0 }).code).toBe('badTiming')
    s.pass().activate(0, 'Pump')
  })

  test('[410.1.b.2] [203.3] the cost has to be payable, each time', () => {
    const s = game({ players: [{ base: ['Quick Pump', 'Pump'], energy: 1 }, {}] })
      .activate(0, 'Quick Pump')
      .resolve()
    for (const name of ['Quick Pump', 'Pump'])
      expect(s.refuse(0, { type: 'activate', object: s.key(name), ability: 0 }).code).toBe('cannotPay')
  })

  test('[403.1] a cost of several parts: unit and card are chosen, then paid', () => {
    const s = game({ players: [{ base: ['Double Cost', 'P8', 'P9'], hand: ['P1', 'P2'] }, {}] })
    s.activate(0, 'Double Cost', 0, { costs: [['P9'], ['P1']] })
    expect([s.isExhausted('P9'), s.isExhausted('P8'), s.cards(0, 'trash')]).toEqual([true, false, ['P1']])
    s.resolve().quiet()
    expect(hand(s)).toBe(3)
  })

  test('[403.2] Deflect makes abilities dearer, too', () => {
    const s = game({ players: [{ base: ['Prodder'], runes: { mind: 1 } }, { base: ['Pouty Poro'] }] }).activate(0, 'Prodder')
    expect(s.runes(0).all).toBe(0)
    const poor = game({ players: [{ base: ['Prodder'] }, { base: ['Pouty Poro'] }] })
    expect(poor.refuse(0, { type: 'activate', object: poor.key('Prodder'), ability: 0 }).code).toBe('noTargets')
  })

  test("[402.2] [355.16] it can't choose what its own cost takes away", () => {
    const s = game({ players: [{ base: ['Self Price'] }, {}] })
    expect(s.refuse(0, { type: 'activate', object: s.key('Self Price'), ability: 0 }).code).toBe('noTargets')
    const t = game({ players: [{ base: ['Self Price', 'P9'] }, {}] })
      .activate(0, 'Self Price')
      .resolve()
      .quiet()
    expect(t.might('P9')).toBe(10)
  })

  test('[405.1] its targets are checked again on resolution', () => {
    const s = game({ players: [{ base: ['Self Healer', 'P9'] }, { hand: ['Bounce'] }] }).activate(0, 'Self Healer', 0, {
      targets: ['Self Healer'],
    })
    s.pass()
      .play(1, 'Bounce', { targets: ['Self Healer'] })
      .resolve()
      .quiet()
    expect(s.where('Self Healer')).toBe('hand')
  })

  test('[400] it resolves even if its source has left', () => {
    const s = game({ players: [{ base: ['Prodder'] }, { base: ['P9'], hand: ['Bounce'] }] }).activate(0, 'Prodder')
    s.pass()
      .play(1, 'Bounce', { targets: ['Prodder'] })
      .resolve()
      .quiet()
    expect([s.where('Prodder'), s.damage('P9')]).toEqual(['hand', 1])
  })
})

describe('responsibility', () => {
  test('[411.4] [411.1] "when you move an enemy unit" means a move by your spell', () => {
    const s = game({ players: [{ hand: ['Shove'], base: ['Pusher'] }, { base: ['P9'] }] })
      .play(0, 'Shove', { targets: ['bf0'] })
      .resolve()
    expect(hand(s)).toBe(1)
  })

  test('[411.1] a move by its own controller is not yours', () => {
    const s = game({ players: [{ base: ['P9'] }, { base: ['Pusher'] }] })
      .move(0, ['P9'], 'bf0')
      .close()
      .quiet()
    expect(hand(s, 1)).toBe(0)
  })

  test('[410.1.b.3] [410.1.b.3 ex1] no standard move to a battlefield with units of two other players', () => {
    const s = game({ players: [{ base: ['P5'] }, {}, { base: ['P8'] }], battlefields: [{ units: { 1: ['P7'] } }, {}, {}] })
    const to = (name: string) => ({ type: 'move', units: [s.key('P5')], to: s.place(name) }) as const
    expect(s.engine.explain(s.state, 0, to('bf0')).possible).toBe(true)
    s.state = s.engine.edit(s.state, d => {
      const i = d.objects.findIndex(o => o.key === s.key('P8'))
      d.places[2]!.permanents = []
      d.places[s.place('bf0')]!.permanents.push(i)
      d.objects[i]!.place = s.place('bf0')
    })
    expect(s.refuse(0, to('bf0')).rule).toBe('449.2')
    expect(s.engine.explain(s.state, 0, to('bf1')).possible).toBe(true)
  })
})
