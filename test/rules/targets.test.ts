/** Choices and targets (355.5–355.17). */
import { describe, expect, test } from 'vitest'
import { Zone } from '../../src/state/types'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { playing } from '../fixtures/playing'

const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards: playing, ...options })
const begin = (s: Scenario, name: string) => s.act(0, { type: 'play', card: s.key(name) })
const refused = (s: Scenario, name: string) => s.refuse(0, { type: 'play', card: s.key(name) })
const targets = (s: Scenario) => s.state.chain[s.state.chain.length - 1]!.targets.flat()

describe('355.9 what can be chosen', () => {
  const board = (name: string) =>
    game({
      players: [
        { hand: [name, 'P5'], base: ['P9', 'Trinket'], trash: ['P1', 'Quick Bolt'], champion: ['P2'], runes: { fury: 1 } },
        { hand: ['P6'], base: [{ card: 'P8', exhausted: true }, 'Lamp'], trash: ['P3'] },
      ],
      battlefields: [{ units: { 1: ['P7'] } }, {}],
    })

  test.each([
    ['355.9.a', 'Spark', ['P9', 'P8', 'P7']],
    ['355.9.a.1', 'Gear Breaker', ['Trinket', 'Lamp']],
    ['355.9.a.4', 'Wake Legend', ['Test Legend', 'Test Legend']],
    ['355.9.b', 'Shove', ['P8', 'P7']],
  ])('[%s] %s: the options are exactly these', (_rule, name, options) => {
    const s = begin(board(name), name)
    expect(s.options()).toEqual(options)
  })

  test.each([
    ['355.9.a', 'Peek Grave', 'P1'],
    ['355.9.a.5', 'Recall Champion', 'P2'],
    ['355.9.a', 'Dig Spell', 'Quick Bolt'],
    ['355.9.b', 'Gear Hunt', 'Lamp'],
    ['355.9.b', 'Mark Down', 'P8'],
    ['355.9.b', 'Lance', 'P7'],
  ])('[%s] %s: only %s can be the target', (_rule, name, only) => {
    const s = board(name)
    const key = s.key(only)
    begin(s, name)
    expect(targets(s)).toEqual([key])
  })

  test('[355.9.a.2] [355.9.c] a spell on the chain can be countered, but not the counter by itself', () => {
    const s = game({
      players: [{ hand: ['Spark', { card: 'Dismiss', as: 'own' }], base: ['P9'] }, { hand: [{ card: 'Dismiss', as: 'theirs' }] }],
    })
    expect(refused(s, 'own')).toMatchObject({ code: 'noTargets', rule: '355.8' })
    s.play(0, 'Spark')
      .pass()
      .act(1, { type: 'play', card: s.key('theirs') })
    expect(targets(s)).toEqual([s.key('Spark')])
    s.resolve().quiet()
    expect(s.damage('P9')).toBe(0)
    expect(s.cards(0, 'trash')).toEqual(['Spark'])
  })

  test('[355.9.a.2] an ability on the chain is no spell', () => {
    const s = game({ players: [{ hand: [], base: ['Reflex Pump'] }, { hand: ['Dismiss'] }] })
      .activate(0, 'Reflex Pump')
      .pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Dismiss') }).code).toBe('noTargets')
  })

  test('[355.9.a.3] a facedown card is one in a Facedown Zone', () => {
    const s = game({
      players: [{ hand: ['Unfacedown', 'Spark'], base: ['P8'] }, {}],
      battlefields: [{ units: { 0: ['P9'] } }, {}],
    })
    expect(refused(s, 'Unfacedown').rule).toBe('355.8')
    s.state = s.engine.edit(s.state, d => {
      const i = d.objects.findIndex(o => o.key === s.key('Spark'))
      for (const zone of d.zones) zone.cards = zone.cards.filter(x => x !== i)
      Object.assign(d.objects[i]!, { zone: Zone.Facedown, place: s.place('bf0'), hiddenSince: 4 })
      d.places[s.place('bf0')]!.facedown = [i]
    })
    begin(s, 'Unfacedown')
    expect(targets(s)).toEqual([s.key('Spark')])
    s.resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Spark'])
  })

  test('[355.9.b] what can\'t be chosen is no target, though it meets the rest; "all" still reaches it', () => {
    const s = game({ players: [{ hand: ['Quick Bolt', 'Sweep'] }, {}], battlefields: [{ units: { 1: ['Veiled'] } }, {}] })
    expect(refused(s, 'Quick Bolt').code).toBe('noTargets')
    s.play(0, 'Sweep').resolve()
    expect(s.damage('Veiled')).toBe(1)
  })

  test('[355.9.c] an ability may choose its own source', () => {
    const s = game({ players: [{ base: ['Self Healer', 'P9'] }, {}] })
      .activate(0, 'Self Healer', 0, { targets: ['Self Healer'] })
      .resolve()
    expect(s.isExhausted('Self Healer')).toBe(false)
  })

  test("[355.8] without a legal target the card can't be played, with one it can", () => {
    const s = game({ players: [{ hand: ['Quick Bolt', 'Advance'], base: ['P9'] }, {}] })
    expect(refused(s, 'Quick Bolt')).toMatchObject({ code: 'noTargets', rule: '355.8' })
    expect(s.engine.legalActions(s.state).actions.filter(a => a.type === 'play')).toHaveLength(1)
    s.play(0, 'Advance', { targets: ['bf0'] }).resolve()
    s.play(0, 'Quick Bolt')
    expect(targets(s)).toEqual([s.key('P9')])
  })
})

describe('355.10 what is a target', () => {
  test('[355.5] [355.7] what a text chooses to affect is announced on the item', () => {
    const s = game({ players: [{ hand: ['Spark'] }, { base: ['P8', 'P9'] }] }).play(0, 'Spark', { targets: ['P9'] })
    expect(targets(s)).toEqual([s.key('P9')])
  })

  test('[355.10.a] [355.10.a.1] a card in a hand is not targeted: it is picked on resolution', () => {
    const s = game({ players: [{ hand: ['Bring', 'P1', 'P2'] }, {}] }).play(0, 'Bring')
    expect(targets(s)).toEqual([])
    s.pass(2)
    expect(s.asked()).toBe('pick')
    s.choose('P2').quiet()
    expect(s.units('base0')).toEqual(['P2'])
  })

  test('[355.10.b] a battlefield is a target when all units there are affected, not when it only restricts', () => {
    const s = game({
      players: [{ hand: ['Field Fire', 'Quick Bolt'] }, {}],
      battlefields: [{ units: { 1: ['P9'] } }, { units: { 1: ['P8'] } }],
    })
    s.play(0, 'Field Fire', { targets: ['bf0'] })
    expect(targets(s)).toEqual([-1 - s.place('bf0')])
    s.resolve()
    expect([s.damage('P9'), s.damage('P8')]).toEqual([1, 0])
    s.play(0, 'Quick Bolt', { targets: ['P8'] })
    expect(targets(s)).toEqual([s.key('P8')])
  })

  test('[355.10.c] what only pays a cost is not a target', () => {
    const s = game({ players: [{ hand: ['Patron'], base: ['P1', 'P2', 'Veiled'] }, {}] })
    begin(s, 'Patron')
    expect(s.open().reason).toBe('costObject')
    expect(s.options()).toEqual(['P1', 'P2', 'Veiled'])
    expect(s.state.chain[0]!.targets).toEqual([])
  })

  test('[355.10.c] a replacement\'s own words target nothing; "choose" before it does', () => {
    const s = game({ players: [{ hand: ['Next Saved', 'This Saved'], base: ['P1', 'P2'] }, {}] }).play(0, 'Next Saved')
    expect(targets(s)).toEqual([])
    s.resolve().play(0, 'This Saved', { targets: ['P2'] })
    expect(targets(s)).toEqual([s.key('P2')])
  })

  test('[355.10.c.1] nor is what pays a cost within instructions', () => {
    const s = game({ players: [{ base: ['P9'] }, {}], battlefields: [{ units: { 1: ['Fanatic'] } }, {}] })
      .move(0, ['P9'], 'bf0')
      .confirm(true)
    expect(targets(s)).toEqual([s.key('P9')])
  })

  test('[355.10.d] what follows from the text needs no choice: "its controller"', () => {
    const s = game({ players: [{ hand: ['Kill Pay'] }, { base: ['P1'] }] }).play(0, 'Kill Pay')
    expect(targets(s)).toHaveLength(1)
    s.resolve().quiet()
    expect([s.cards(0, 'hand').length, s.cards(1, 'hand').length]).toEqual([0, 2])
  })

  test('[355.10.d] [355.10.d.1] "all" and "your legend" target nothing, even if there is only one', () => {
    const s = game({ players: [{ hand: ['Sweep', 'Own Ready'] }, {}], battlefields: [{ units: { 1: ['P9'] } }, {}] })
    for (const name of ['Sweep', 'Own Ready']) {
      s.play(0, name)
      expect(targets(s)).toEqual([])
      s.resolve()
    }
  })

  test('[355.10.d.2] the only legal choice is a target all the same', () => {
    const s = game({ players: [{ hand: ['Quick Bolt'] }, {}], battlefields: [{ units: { 1: ['P9'] } }, {}] }).play(
      0,
      'Quick Bolt',
    )
    expect(targets(s)).toEqual([s.key('P9')])
  })

  test('[355.10.f] [355.17] what "must" be done is chosen on resolution', () => {
    const s = game({ players: [{ hand: ['Rune Toll'], runes: { fury: 1, calm: 1 } }, {}] }).play(0, 'Rune Toll')
    expect(targets(s)).toEqual([])
    s.pass(2)
    expect(s.options()).toEqual(['Fury Rune', 'Calm Rune'])
    s.choose('Calm Rune').quiet()
    expect(s.runes(0).all).toBe(1)
  })

  test('[355.10.e] [355.17] what other players choose is chosen on resolution, by them', () => {
    const s = game({ players: [{ hand: ['Hand Loss'] }, { hand: ['P1', 'P2'] }] }).play(0, 'Hand Loss')
    expect(targets(s)).toEqual([-1002])
    s.pass(2)
    expect(s.open()).toMatchObject({ player: 1, reason: 'discard' })
  })
})

describe('355.11–13 groups and numbers', () => {
  const fields = (...units: string[]) => [{ units: { 1: units } }, {}]
  const fox = (theirs: readonly string[] = []) =>
    game({ players: [{ hand: ['Fox Light'] }, { hand: theirs }], battlefields: fields('P1', 'P2', 'P3', 'P5') })

  test('[355.11.a] a group has to meet its requirement as a whole', () => {
    const s = begin(fox(), 'Fox Light')
    expect(s.options()).toEqual(['P1', 'P2', 'P3'])
    const pick = (...names: string[]) => names.map(name => s.options().indexOf(name))
    expect(s.refuse(0, { type: 'answer', choose: pick('P2', 'P3') }).rule).toBe('355.8')
    s.act(0, { type: 'answer', choose: pick('P1', 'P3') })
      .resolve()
      .quiet()
    expect(s.cards(1, 'trash').sort()).toEqual(['P1', 'P3'])
  })

  test('[355.11.a] both targets of the same controller', () => {
    const s = game({ players: [{ hand: ['Same Side'], base: ['P1', 'P2'] }, { base: ['P3', 'P4'] }] })
    begin(s, 'Same Side')
    expect(s.refuse(0, { type: 'answer', choose: [0, 2] }).rule).toBe('355.8')
    s.choose('P3', 'P4').resolve()
    expect([s.damage('P1'), s.damage('P3'), s.damage('P4')]).toEqual([0, 1, 1])
  })

  test('[355.11.b] a group that grew too strong is cut down by the controller, only among the original targets', () => {
    const s = fox(['Lift'])
      .play(0, 'Fox Light', { targets: [['P1', 'P3']] })
      .pass()
      .play(1, 'Lift', { targets: ['P1'] })
      .resolve()
    expect(s.open()).toMatchObject({ player: 0, reason: 'subset' })
    expect(s.options()).toEqual(['P1', 'P3'])
    expect(s.refuse(0, { type: 'answer', choose: [0, 1] }).code).toBe('outOfRange')
    s.choose('P3').quiet()
    expect(s.cards(1, 'trash').sort()).toEqual(['Lift', 'P3'])
  })

  test('[355.11.b ex1] a subset that still breaks the requirement is refused', () => {
    const s = game({
      players: [{ hand: ['Fox Light'] }, { hand: ['Lift', { card: 'Lift', as: 'second' }] }],
      battlefields: [{ units: { 1: ['a', 'b', 'c', 'd'].map(as => ({ card: 'P1', as })) } }, {}],
    })
    s.play(0, 'Fox Light', { targets: [['a', 'b', 'c', 'd']] }).pass()
    s.play(1, 'Lift', { targets: ['c'] })
      .play(1, 'second', { targets: ['d'] })
      .resolve()
    expect(s.open()).toMatchObject({ reason: 'subset', max: 3 })
    expect(s.refuse(0, { type: 'answer', choose: [0, 2, 3] }).rule).toBe('355.11.b')
    for (const action of s.engine.legalActions(s.state).actions) expect(s.engine.apply(s.state, 0, action).ok).toBe(true)
    s.choose('a', 'b', 'c').quiet()
    expect([s.where('a'), s.where('b'), s.where('c'), s.where('d')]).toEqual(['trash', 'trash', 'trash', 'bf0'])
  })

  test('[355.12] with "you may kill a unit" the unit is chosen while playing, the killing on resolution', () => {
    const s = game({ players: [{ hand: ['Maybe Kill', 'Maybe Kill'] }, { base: ['P1', 'P2'] }] }).play(0, 'Maybe Kill', {
      targets: ['P1'],
    })
    expect(targets(s)).toEqual([s.key('P1')])
    s.pass(2)
    expect(s.asked()).toBe('may')
    s.confirm(false).quiet()
    expect(s.where('P1')).toBe('base1')
    s.play(0, 'Maybe Kill', { targets: ['P1'] })
      .pass(2)
      .confirm(true)
      .quiet()
    expect(s.where('P1')).toBe('trash')
  })

  test.each(['Up To Two', 'Some Kills', 'Fox Light'])('[355.13] %s can be played for no target at all', name => {
    const s = game({ players: [{ hand: [name] }, {}] }).play(0, name)
    expect(s.asked()).toBe('priority')
    s.resolve().quiet()
    expect(s.where(name)).toBe('trash')
  })

  test('[355.13] "up to" may take fewer, never more', () => {
    const s = begin(game({ players: [{ hand: ['Up To Two'] }, { base: ['P7', 'P8', 'P9'] }] }), 'Up To Two')
    expect(s.refuse(0, { type: 'answer', choose: [0, 1, 2] }).code).toBe('outOfRange')
    s.choose('P8').resolve()
    expect([s.damage('P7'), s.damage('P8'), s.damage('P9')]).toEqual([0, 2, 0])
  })

  test('[355.13] "any number" takes all of them', () => {
    const s = game({ players: [{ hand: ['Some Kills'] }, { base: ['P7', 'P8', 'P9'] }] })
      .play(0, 'Some Kills', { targets: [['P7', 'P8', 'P9']] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'trash')).toEqual(['P7', 'P8', 'P9'])
  })
})

describe('355.14 splitting', () => {
  const split = (units: readonly string[] = ['P7', 'P8', 'P9']) => game({ players: [{ hand: ['Five Sparks'] }, { base: units }] })

  test('[355.14.a] [355.14.b] [355.14.d] each unit of a split is a target, chosen while playing', () => {
    const s = split().play(0, 'Five Sparks', { targets: [['P7', 'P9']] })
    expect(targets(s)).toEqual([s.key('P7'), s.key('P9')])
  })

  test('[355.14.c] [355.14.c ex1] not more targets than damage', () => {
    const s = begin(split(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']), 'Five Sparks')
    expect(s.open().max).toBe(5)
    expect(s.refuse(0, { type: 'answer', choose: [0, 1, 2, 3, 4, 5] }).code).toBe('outOfRange')
    s.choose('P1', 'P2', 'P3', 'P4', 'P5').resolve()
    expect(['P1', 'P2', 'P3', 'P4', 'P5', 'P6'].map(name => s.where(name))).toEqual([
      'trash',
      'base1',
      'base1',
      'base1',
      'base1',
      'base1',
    ])
    expect(['P2', 'P5', 'P6'].map(name => s.damage(name))).toEqual([1, 1, 0])
  })

  test('[355.14.e] [355.14.f] [355.14.g] how it falls is decided on resolution: at least 1 for each, all of it', () => {
    const s = split()
      .play(0, 'Five Sparks', { targets: [['P7', 'P9']] })
      .pass(2)
    expect(s.open()).toMatchObject({ player: 0, reason: 'split', min: 5 })
    for (const [P7, P9] of [
      [5, 0],
      [0, 5],
    ] as const)
      expect(s.refuseAssign({ P7, P9 }).rule).toBe('355.14.f')
    expect(s.refuseAssign({ P7: 2, P9: 2 }).code).toBe('outOfRange')
    s.assign({ P7: 1, P9: 4 }).quiet()
    expect([s.damage('P7'), s.damage('P9')]).toEqual([1, 4])
  })

  const alpha = () => {
    const recruits = ['r1', 'r2', 'r3', 'r4', 'r5'].map(as => ({ card: 'P1', as }))
    return game({
      players: [{ hand: ['Alpha Lash'], base: ['P5'] }, { hand: ['Lift', 'Sink'] }],
      battlefields: [{ units: { 1: recruits } }, {}],
    })
      .play(0, 'Alpha Lash', { targets: [['r1', 'r2', 'r3', 'r4', 'r5']] })
      .pass()
      .play(1, 'Lift', { targets: ['r1'] })
      .play(1, 'Sink', { targets: ['P5'] })
      .resolve()
  }

  test('[355.14.h] [355.14.h.1] [355.14.h.1 ex1] with less damage than targets only as many as needed cease to be targets', () => {
    const s = alpha()
    expect(s.open()).toMatchObject({ player: 0, reason: 'splitTargets', min: 3, max: 3 })
    expect(s.refuse(0, { type: 'answer', choose: [0] }).code).toBe('outOfRange')
    s.choose('r1', 'r2', 'r3').quiet()
    expect(s.damage('r1')).toBe(1)
    expect(['r2', 'r3', 'r4', 'r5'].map(name => s.where(name))).toEqual(['trash', 'trash', 'bf0', 'bf0'])
  })

  test('[355.14.i] what was paid for a target that ceases to be one stays paid', () => {
    const s = game({
      players: [{ hand: ['Alpha Lash'], base: ['P2'], runes: { fury: 1 } }, { hand: ['Sink'] }],
      battlefields: [{ units: { 1: ['Pouty Poro', 'P9'] } }, {}],
    })
    s.play(0, 'Alpha Lash', { targets: [['Pouty Poro', 'P9']] })
    expect(s.runes(0).all).toBe(0)
    s.pass()
      .play(1, 'Sink', { targets: ['P2'] })
      .resolve()
      .quiet()
    expect([s.damage('P9'), s.damage('Pouty Poro'), s.runes(0).all]).toEqual([0, 0, 0])
  })
})

describe('355.15–16', () => {
  test('[355.15] choices stay as they are: a better target that comes later changes nothing', () => {
    const s = game({
      players: [{ hand: ['Slow Bolt'] }, { hand: ['Advance', 'Retreat'], base: ['P7'] }],
      battlefields: [{ units: { 1: ['P9'] } }, {}],
    })
    s.play(0, 'Slow Bolt')
      .pass()
      .play(1, 'Advance', { targets: ['P7', 'bf0'] })
      .resolve()
    expect([s.damage('P9'), s.damage('P7')]).toEqual([4, 0])
  })

  test("[355.16] [355.16 ex1] [357.3] a target that the cost would have to take away can't be chosen", () => {
    const one = game({ players: [{ hand: ['Offering'], base: ['P1'] }, {}] })
    expect(refused(one, 'Offering').code).toBe('noTargets')
    const s = game({ players: [{ hand: ['Offering'], base: ['P1', 'P2'] }, {}] })
    begin(s, 'Offering').choose('P1')
    // P2 is the only unit left to pay with, so nothing is asked.
    expect(s.where('P2')).toBe('trash')
    s.resolve().quiet()
    expect(s.might('P1')).toBe(4)
  })

  test('[355.16] a target that makes the play too expensive is not offered', () => {
    const s = game({ players: [{ hand: ['Spark'], runes: {} }, { base: ['Pouty Poro', 'P9'] }] })
    begin(s, 'Spark')
    expect(targets(s)).toEqual([s.key('P9')])
    const rich = game({ players: [{ hand: ['Spark'], runes: { calm: 1 } }, { base: ['Pouty Poro', 'P9'] }] })
    begin(rich, 'Spark')
    expect(rich.options()).toEqual(['Pouty Poro', 'P9'])
  })
})
