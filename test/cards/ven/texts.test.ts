import { describe, expect, test } from 'vitest'
import { all, buff, draw, gear, gearCard, kill, spellCard, these, unit, unitCard, upTo } from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type Scenario, type ScenarioOptions, scenario } from '../../../src/testing'

const plain = { domains: [], energy: 0 } as const
const cards = [
  ...allCards,
  unitCard('TST-721', 'Fighter', { ...plain, might: 3 }),
  gearCard('TST-722', 'Cog', plain),
  spellCard('TST-723', 'Scrap All Gear', plain, kill(all(gear()))),
  spellCard('TST-724', 'Scrap Everything', plain, kill(these(all(unit()), all(gear()))), draw(1)),
  spellCard('TST-725', 'Salute', plain, buff(upTo(2, unit()))),
]
const arena = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ ...options, cards })

describe('VEN-058 Patched Porobot', () => {
  const start = (base: NonNullable<ScenarioOptions['players'][number]['base']>) =>
    arena({ players: [{ hand: ['Patched Porobot'], base, runes: { mind: 2 } }, {}] })

  test('[178] [143.4] it is a unit and a gear, and enters exhausted like a unit', () => {
    const s = start([]).play(0, 'Patched Porobot')
    expect(s.engine.read(s.state).types(s.key('Patched Porobot'))).toEqual(['unit', 'gear'])
    expect([s.isExhausted('Patched Porobot'), s.might('Patched Porobot')]).toEqual([true, 2])
  })

  test('[383.2.a.1] three other gear: draw 1; it is none of them itself', () => {
    const two = start([
      { card: 'Cog', as: 'a' },
      { card: 'Cog', as: 'b' },
    ])
      .play(0, 'Patched Porobot')
      .resolve()
    expect(two.cards(0, 'hand')).toEqual([])
    const three = start([
      { card: 'Cog', as: 'a' },
      { card: 'Cog', as: 'b' },
      { card: 'Cog', as: 'c' },
    ])
      .play(0, 'Patched Porobot')
      .resolve()
    expect(three.cards(0, 'hand')).toHaveLength(1)
  })

  test('[383.2.a.1] another Porobot is a gear, too', () => {
    const s = start([
      { card: 'Cog', as: 'a' },
      { card: 'Cog', as: 'b' },
      { card: 'Patched Porobot', as: 'c' },
    ])
    s.play(0, 'Patched Porobot').resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[178] [457.1] [ruling:core1-unit-gear-dual] it stays at a battlefield, and is killed with all gear', () => {
    const s = arena({
      players: [{ hand: ['Scrap All Gear'] }, {}],
      battlefields: [{ controller: 0, units: { 0: ['Patched Porobot', 'Fighter'] } }],
    })
    expect(s.where('Patched Porobot')).toBe('bf0')
    s.play(0, 'Scrap All Gear').resolve()
    expect([s.cards(0, 'trash'), s.where('Fighter')]).toEqual([['Patched Porobot', 'Scrap All Gear'], 'bf0'])
  })

  test('[178] among "all units and gear" it counts once', () => {
    const s = arena({ players: [{ hand: ['Scrap Everything'], base: ['Patched Porobot', 'Fighter', 'Cog'] }, {}] })
    s.play(0, 'Scrap Everything').resolve()
    expect(s.events.filter(e => e.type === 'die')).toHaveLength(3)
  })

  test('[178] what chooses units offers it once', () => {
    const s = arena({ players: [{ hand: ['Salute'], base: ['Patched Porobot', 'Fighter'] }, {}] })
    s.act(0, { type: 'play', card: s.key('Salute') })
    expect(s.options()).toEqual(['Patched Porobot', 'Fighter'])
  })
})

describe('VEN-142 Dominus', () => {
  const start = (runes: Readonly<Record<string, number>>) =>
    arena({ players: [{ hand: ['Dominus', 'Dominus'], base: ['Fighter'], runes }, {}], battlefields: [{}, {}] })

  test('[433] the Might is doubled this turn', () => {
    const s = start({ fury: 4 })
      .play(0, 'Dominus', { targets: [['Fighter']] })
      .resolve()
    expect(s.might('Fighter')).toBe(6)
    s.endTurn()
    expect(s.might('Fighter')).toBe(3)
  })

  test('[477.2.a] [377] the unit has the quoted ability: its controller pays two Power to ready it, as often as he can', () => {
    const s = start({ fury: 8 })
      .play(0, 'Dominus', { targets: [['Fighter']] })
      .resolve()
    s.move(0, ['Fighter'], 'bf0').close()
    expect([s.where('Fighter'), s.isExhausted('Fighter')]).toEqual(['bf0', true])
    s.activate(0, 'Fighter').resolve()
    expect([s.isExhausted('Fighter'), s.runes(0).all]).toEqual([false, 6])
    s.move(0, ['Fighter'], 'base0').activate(0, 'Fighter').resolve()
    expect([s.isExhausted('Fighter'), s.runes(0).all]).toEqual([false, 4])
  })

  test('[477.2.a] it is listed for who controls the unit, with what brought it along', () => {
    const s = start({ fury: 8 })
      .play(0, 'Dominus', { targets: [['Fighter']] })
      .resolve()
    const [given] = s.engine.read(s.state).abilities(s.key('Fighter'))
    expect(given).toMatchObject({ number: 0, via: s.state.effects.find(e => e.kind === 'text')!.key })
    const listed = s.engine.legalActions(s.state).actions.filter(a => a.type === 'activate' && a.object === s.key('Fighter'))
    expect(listed).toEqual([{ type: 'activate', object: s.key('Fighter'), ability: 0 }])
  })

  test('[317.2.c] the ability is gone with the turn', () => {
    const s = start({ fury: 8 })
      .play(0, 'Dominus', { targets: [['Fighter']] })
      .resolve()
    s.endTurn().endTurn()
    expect(s.refuse(0, { type: 'activate', object: s.key('Fighter'), ability: 0 }).code).toBe('unknownObject')
  })

  test('[313.1] without Action it is no answer in a showdown', () => {
    const s = start({ fury: 8 })
      .play(0, 'Dominus', { targets: [['Fighter']] })
      .resolve()
    s.move(0, ['Fighter'], 'bf0')
    expect(s.refuse(0, { type: 'activate', object: s.key('Fighter'), ability: 0 }).code).toBe('badTiming')
  })

  test('[433] a second one doubles what the first has doubled, and gives a second ability', () => {
    const s = start({ fury: 8 })
      .play(0, 'Dominus', { targets: [['Fighter']] })
      .resolve()
    s.play(0, 'Dominus', { targets: [['Fighter']] }).resolve()
    expect(s.might('Fighter')).toBe(12)
    expect(s.engine.read(s.state).abilities(s.key('Fighter'))).toHaveLength(2)
  })
})

describe('VEN-149 Jayce, Defender of Tomorrow', () => {
  const start = (empowered: number) =>
    arena({
      players: [
        {
          base: [
            { card: 'Cog', as: 'a', exhausted: true },
            { card: 'Cog', as: 'b', exhausted: true },
          ],
          legend: { card: 'Jayce, Defender of Tomorrow', empowered },
          runes: { mind: 4 },
        },
        {},
      ],
    })

  test('[827] he is Empowered for {2} and two Power', () => {
    const s = start(0).activate(0, 'Jayce, Defender of Tomorrow', 0).resolve()
    expect([s.object('Jayce, Defender of Tomorrow').empowered, s.runes(0).all]).toEqual([1, 2])
  })

  test('[828] a gear is readied; two only while he is Empowered', () => {
    const s = start(0)
      .activate(0, 'Jayce, Defender of Tomorrow', 1, { targets: [['b']] })
      .resolve()
    expect([s.isExhausted('a'), s.isExhausted('b')]).toEqual([true, false])
    expect(start(0).refuse(0, { type: 'activate', object: s.key('Jayce, Defender of Tomorrow'), ability: 2 }).rule).toBe(
      '377.2.b',
    )
    const both = start(1)
      .activate(0, 'Jayce, Defender of Tomorrow', 2, { targets: [['a', 'b']] })
      .resolve()
    expect([both.isExhausted('a'), both.isExhausted('b')]).toEqual([false, false])
  })
})
