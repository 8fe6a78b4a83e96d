import { describe, expect, test } from 'vitest'
import { enemy, move, reaction, spellCard, target, unit, unitCard } from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type ScenarioOptions, scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'
import { prices } from '../../fixtures/prices'

const plain = (n: number, name: string, energy: number, power: number) =>
  unitCard(`TPA-00${n}`, name, {
    domains: ['order'],
    energy,
    power: Array.from({ length: power }, () => 'order' as const),
    might: 2,
  })
const cards = [
  ...allCards,
  plain(1, 'Costs 3', 3, 0),
  plain(2, 'Costs 4+1', 4, 1),
  plain(3, 'Costs 2+4', 2, 4),
  plain(4, 'Costs 12+3', 12, 3),
  plain(5, 'Costs 0', 0, 0),
  plain(6, 'Costs 3+2', 3, 2),
  spellCard('TPA-007', 'Send Home', { domains: [], energy: 0 }, reaction(), move(target(unit(enemy)), 'base')),
]
const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards, ...options })
type Side = ScenarioOptions['players'][number]

describe('UNL-170 Atakhan', () => {
  const atakhan = (side: Side, theirs: Side = {}, extra: Partial<ScenarioOptions> = {}) =>
    game({ players: [{ hand: ['Atakhan'], runes: { order: 12 }, ...side }, theirs], ...extra })
  const price = (base: Side['base'], victim: string, theirs: Side = {}) =>
    prices(atakhan({ base: base! }, theirs), 'Atakhan', { pay: [true], costs: [[victim]] })

  test('[356.2.b.1] [356.4] costs less by the Energy and by the Power that the killed unit costs', () => {
    expect(price(['Costs 4+1', 'Costs 3'], 'Costs 4+1')).toEqual(['6+2'])
    expect(price(['Costs 4+1', 'Costs 3'], 'Costs 3')).toEqual(['7+3'])
    expect(price(['Costs 0', 'Costs 3'], 'Costs 0')).toEqual(['10+3'])
  })

  test('[356.6] never less than nothing: what is left of one part does not help the other', () => {
    expect(price(['Costs 2+4', 'Costs 3'], 'Costs 2+4')).toEqual(['8+0'])
    expect(price(['Costs 12+3', 'Costs 3'], 'Costs 12+3')).toEqual(['0+0'])
  })

  test('[355.1.a] not paid, it costs what is printed', () => {
    const s = atakhan({ base: ['Costs 3'] })
    expect(prices(s, 'Atakhan', { pay: [false] })).toEqual(['10+3'])
  })

  test('[355.16] with fewer runes only those units can be killed that make it cheap enough', () => {
    const s = atakhan({ base: ['Costs 3', 'Costs 4+1', 'Costs 12+3'], runes: { order: 6 } })
    s.act(0, { type: 'play', card: s.key('Atakhan') })
    // It can't be played without killing one, so nobody is asked whether to.
    expect(s.asked()).toBe('costObject')
    expect(s.options().sort()).toEqual(['Costs 12+3', 'Costs 4+1'])
    const poor = atakhan({ base: ['Costs 3'], runes: { order: 6 } })
    expect(poor.refuse(0, { type: 'play', card: poor.key('Atakhan') }).code).toBe('cannotPay')
  })

  test('[206] [206 ex3] a Reflection that is a copy of a unit costs what that unit costs', () => {
    const s = arena({
      players: [
        { hand: ['Mirror Image', 'Atakhan'], base: ['Noxus Hopeful'], energy: 10, runes: { mind: 2, chaos: 2, order: 6 } },
        {},
      ],
    })
    s.play(0, 'Mirror Image', { targets: ['Noxus Hopeful'] })
      .resolve()
      .quiet()
    const reflection = s.units('base0').find(name => name !== 'Noxus Hopeful')!
    expect(prices(s, 'Atakhan', { pay: [true], costs: [[reflection]] })).toEqual(['6+3'])
  })

  test('[206 ex3] [ruling:rj-10262] a copy of Atakhan pays for everything', () => {
    const s = arena({
      players: [
        {
          hand: ['Mirror Image', { card: 'Atakhan', as: 'new' }],
          base: [{ card: 'Atakhan', as: 'old' }],
          runes: { mind: 4, chaos: 4 },
        },
        {},
      ],
    })
    s.play(0, 'Mirror Image', { targets: ['old'] })
      .resolve()
      .quiet()
    const token = s.state.objects.find(o => o.token)!
    const { all } = s.runes(0)
    s.act(0, { type: 'play', card: s.key('new') })
    while (s.asked() !== 'costObject') s.choose('base0')
    const at = s.open().options.findIndex(o => 'key' in o && o.key === token.key)
    s.act(0, { type: 'answer', choose: [at] })
    s.resolve().quiet()
    expect(s.units('base0')).toEqual(['Atakhan', 'Atakhan'])
    expect(s.runes(0).all).toBe(all)
  })

  test('[203.2] [357.2.a] [ruling:rj-11247] saved by a replacement, the unit still makes it cheaper', () => {
    const s = atakhan({ base: ['Costs 3', "Zhonya's Hourglass"], runes: { order: 7 } })
    s.play(0, 'Atakhan', { pay: [true], costs: [['Costs 3']], place: 'base0' })
      .resolve()
      .quiet()
    expect(s.units('base0').sort()).toEqual(['Atakhan', 'Costs 3'])
    expect(s.cards(0, 'trash')).toEqual(["Zhonya's Hourglass"])
    expect(s.runes(0)).toEqual({ ready: 0, all: 4 })
  })

  test('[357.2] only friendly units can be killed for it, and the unit dies', () => {
    const s = atakhan({ base: ['Costs 3'] }, { base: ['Costs 12+3'] })
    s.play(0, 'Atakhan', { pay: [true] })
      .resolve()
      .quiet()
    expect([s.cards(0, 'trash'), s.units('base1'), s.units('base0')]).toEqual([['Costs 3'], ['Costs 12+3'], ['Atakhan']])
    expect(s.runes(0)).toEqual({ ready: 12 - 7, all: 9 })
  })

  test('[355.10.e] [355.10.f] [ruling:rj-9598,rj-12147] the defender kills one of his units there, and nothing is targeted', () => {
    const s = arena({
      players: [{ base: ['Atakhan'] }, { base: ['V5'] }],
      battlefields: [{ units: { 1: ['Ruin Runner', 'V1'] } }, {}],
    })
    s.move(0, ['Atakhan'], 'bf0').resolve()
    expect([s.asked(), s.open().player, s.options().sort()]).toEqual(['pick', 1, ['Ruin Runner', 'V1']])
    s.choose('Ruin Runner')
    expect(s.cards(1, 'trash')).toEqual(['Ruin Runner'])
    expect(s.units('bf0').sort()).toEqual(['Atakhan', 'V1'])
  })

  test('[359.3.f.2] [ruling:rj-11312] "here" is where Atakhan is as it resolves', () => {
    const s = game({
      players: [{ base: ['Atakhan'] }, { hand: ['Send Home'] }],
      battlefields: [{ units: { 1: ['Costs 3'] } }, {}],
    })
    s.move(0, ['Atakhan'], 'bf0').pass()
    s.play(1, 'Send Home', { targets: ['Atakhan'] })
      .resolve()
      .close()
      .quiet()
    expect([s.where('Costs 3'), s.where('Atakhan')]).toEqual(['bf0', 'base0'])
  })
})

describe('UNL-142 Heedless Resurrection', () => {
  const spell = (side: Side, extra: Partial<ScenarioOptions> = {}, theirs: Side = {}) =>
    game({ players: [{ hand: ['Heedless Resurrection'], runes: { chaos: 3 }, ...side }, theirs], ...extra })
  const play = { type: 'play' } as const

  test('[356.2.a.1] [355.5] chooses a unit that costs no more Energy and no more Power than the killed one', () => {
    const s = spell({ base: ['Costs 4+1'], trash: ['Costs 3', 'Costs 4+1', 'Costs 2+4', 'Costs 12+3'] })
    s.act(0, { ...play, card: s.key('Heedless Resurrection') })
    expect(s.asked()).toBe('target')
    expect(s.open().options).toHaveLength(2)
    s.choose('Costs 3').resolve().quiet()
    expect(s.units('base0')).toEqual(['Costs 3'])
    expect(s.isExhausted('Costs 3')).toBe(true)
    expect(s.runes(0)).toEqual({ ready: 1, all: 2 })
  })

  test('[355.16] [357.2] of several units only those can be killed that are dear enough for the chosen one', () => {
    const s = spell({ base: ['Costs 3', 'Costs 4+1', 'Costs 2+4', 'Costs 12+3', 'Costs 12+3'], trash: ['Costs 3+2'] })
    s.act(0, { ...play, card: s.key('Heedless Resurrection') })
    expect(s.asked()).toBe('costObject')
    // Enough Energy and enough Power in one unit.
    expect(s.options()).toEqual(['Costs 12+3', 'Costs 12+3'])
    const none = spell({ base: ['Costs 3', 'Costs 2+4'], trash: ['Costs 3+2'] })
    expect(none.refuse(0, { ...play, card: none.key('Heedless Resurrection') }).code).toBe('noTargets')
  })

  test('[355.5] [355.9.a] [ruling:rj-11472,rj-9893] the unit that is killed for it is not in the trash yet', () => {
    const s = spell({ base: ['Costs 3'], trash: ['Costs 0'] })
    s.act(0, { ...play, card: s.key('Heedless Resurrection') })
      .resolve()
      .quiet()
    expect([s.units('base0'), s.cards(0, 'trash').sort()]).toEqual([['Costs 0'], ['Costs 3', 'Heedless Resurrection']])
    const alone = spell({ base: ['Costs 3'] })
    expect(alone.refuse(0, { ...play, card: alone.key('Heedless Resurrection') }).code).toBe('noTargets')
  })

  test('[359.3.e.13] [355.10.a] [ruling:rj-9891] the choice is public, and on resolution the text looks back at the killed unit', () => {
    const s = spell({ base: ['Costs 3'], trash: ['Costs 0'] })
    s.act(0, { ...play, card: s.key('Heedless Resurrection') })
    const item = s.state.chain[0]!
    expect(item.targets).toEqual([[s.key('Costs 0')]])
    expect([s.where('Costs 0'), item.spent.map(k => k.def)]).toEqual(['trash', ['TPA-001']])
    s.resolve().quiet()
    expect(s.where('Costs 0')).toBe('base0')
  })

  test('[359.3.e.13] [185] a token that was killed has ceased, and its copied cost still counts', () => {
    const s = arena({
      players: [
        {
          hand: ['Mirror Image', 'Heedless Resurrection'],
          base: ['Noxus Hopeful'],
          trash: ['Noxus Hopeful'],
          runes: { mind: 4, chaos: 4 },
        },
        {},
      ],
    })
    s.play(0, 'Mirror Image', { targets: ['Noxus Hopeful'] })
      .resolve()
      .quiet()
    const token = s.state.objects.find(o => o.token)!
    s.act(0, { type: 'play', card: s.key('Heedless Resurrection') })
    const at = s.open().options.findIndex(o => 'key' in o && o.key === token.key)
    s.act(0, { type: 'answer', choose: [at] })
    while (s.asked() === 'payment') s.plan(0)
    s.resolve().quiet()
    expect(s.units('base0')).toEqual(['Noxus Hopeful', 'Noxus Hopeful'])
  })

  test('[190.4.c] [355.2.a] [ruling:rj-10203] the new unit may be played where the killed one was the only one', () => {
    const s = spell({ trash: ['Costs 0'] }, { battlefields: [{ units: { 0: ['Costs 3'] } }, {}] })
    s.act(0, { ...play, card: s.key('Heedless Resurrection') }).resolve()
    expect(s.asked()).toBe('place')
    s.choose('bf0').quiet()
    expect([s.units('bf0'), s.state.places[2]!.controller]).toEqual([['Costs 0'], 0])
  })

  test('[357.2.a] saved by a replacement, the unit that was to be killed is still what the text means', () => {
    const s = spell({ base: ['Costs 3', "Zhonya's Hourglass"], trash: ['Costs 0'] })
    s.act(0, { ...play, card: s.key('Heedless Resurrection') })
      .resolve()
      .quiet()
    expect(s.units('base0').sort()).toEqual(['Costs 0', 'Costs 3'])
  })

  test('[355.10.c] [ruling:rj-9508] what is killed for it was not chosen as a target', () => {
    const s = spell({ base: ['Costs 3'], trash: ['Costs 0'] }, {}, { hand: ['Not So Fast'], runes: { calm: 4 } })
    s.act(0, { ...play, card: s.key('Heedless Resurrection') }).pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Not So Fast') }).code).toBe('noTargets')
  })
})
