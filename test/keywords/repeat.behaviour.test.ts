/** 820 Repeat. */
import { describe, expect, test } from 'vitest'
import { haveRepeat, spell, unitCard, withKeyword, yours } from '../../src/abilities/builders'
import type { SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'
import { repeatCards as cards } from '../fixtures/repeat'

const duel = (seat: SeatPosition, other: SeatPosition = {}) => scenario({ cards, players: [seat, other] })
type Game = ReturnType<typeof duel>
const xp = (s: Game): number => s.state.players[0]!.xp

describe('820 Repeat', () => {
  test('[820.1] [820.1.b] [820.1.d] paid, the text is executed once more; not paid, once', () => {
    const s = duel({ hand: ['Short Echo', 'Short Echo'], base: ['Might 1', 'Might 2'], energy: 1 })
    s.play(0, 'Short Echo', { pay: [true], targets: ['Might 1', 'Might 1'] }).resolve()
    expect([s.might('Might 1'), s.might('Might 2')]).toEqual([5, 2])
    s.play(0, 'Short Echo', { targets: ['Might 2'] }).resolve()
    expect([s.might('Might 1'), s.might('Might 2')]).toEqual([5, 4])
  })

  test('[820.1.c.1] [355.1.a] its cost is offered only if it can be paid', () => {
    const s = duel({ hand: ['Short Echo'], base: ['Might 1'] }).play(0, 'Short Echo')
    expect(s.state.chain[0]!.targets).toHaveLength(1)
    const rich = duel({ hand: ['Short Echo'], base: ['Might 1'], energy: 1 })
    rich.act(0, { type: 'play', card: rich.key('Short Echo') })
    expect(rich.asked()).toBe('optionalCost')
  })

  test('[820.2] [820.2.a] targets are chosen for each execution while it is played, and may differ', () => {
    const s = duel({ hand: ['Short Echo'], base: ['Might 1', 'Might 2'], energy: 1 })
    s.play(0, 'Short Echo', { pay: [true], targets: ['Might 1', 'Might 2'] })
    expect(s.state.chain[0]!.targets).toEqual([[s.key('Might 1')], [s.key('Might 2')]])
    expect(s.engine.view(s.state, 1).chain[0]!.executions).toBe(2)
    s.resolve()
    expect([s.might('Might 1'), s.might('Might 2')]).toEqual([3, 4])
  })

  test('[820.1.d.1 ex1] a text that plays a token plays two, each an item of its own', () => {
    const s = duel({ hand: ['Muster Echo'], energy: 2 })
      .play(0, 'Muster Echo', { pay: [true] })
      .resolve()
    while (s.asked() === 'place') s.choose('base0')
    s.resolve()
    expect(s.units('base0', 0)).toEqual(['Recruit', 'Recruit'])
  })

  test('[820.1.d.1 ex2] [820.1.a] abilities have Repeat that something gives them: paid with a discard, it deals damage twice', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Echo Fighter'], hand: ['Idle'] }, {}],
      battlefields: [{ units: { 1: ['Might 5', 'Might 4'] } }, {}],
    })
    s.move(0, ['Echo Fighter'], 'bf0')
    expect(s.asked()).toBe('performTrigger')
    s.confirm(true)
    expect(s.asked()).toBe('optionalCost')
    s.confirm(true).choose('Might 5').choose('Might 4')
    if (s.asked() === 'costObject') s.choose('Idle')
    expect(s.cards(0, 'trash')).toEqual(['Idle'])
    s.resolve()
    expect([s.damage('Might 5'), s.damage('Might 4')]).toEqual([3, 3])
  })

  test('[820.1.d.1 ex2] without a card to discard it is not offered', () => {
    const s = scenario({ cards, players: [{ base: ['Echo Fighter'] }, {}], battlefields: [{ units: { 1: ['Might 5'] } }, {}] })
    s.move(0, ['Echo Fighter'], 'bf0').confirm(true)
    expect(s.asked()).toBe('priority')
    s.resolve()
    expect(s.damage('Might 5')).toBe(3)
  })

  test('[820.1.a] an activated ability can be repeated as well', () => {
    const s = duel({ base: ['Drill Master', 'Might 1', 'Might 2'], energy: 3 })
    s.activate(0, 'Drill Master', 0, { pay: [true], targets: ['Might 1', 'Might 2'] }).resolve()
    expect([s.might('Might 1'), s.might('Might 2'), s.state.players[0]!.pool[0]]).toEqual([2, 3, 0])
  })

  test('[820.1.c.2] [820.1.c.3] [820.3] several instances are paid for one by one, each once', () => {
    for (const [pay, might, left] of [
      [[true, true], 4, 0],
      [[true, false], 3, 2],
      [[false, true], 3, 1],
      [[false, false], 2, 3],
    ] as const) {
      const targets = Array.from({ length: might - 1 }, () => 'Might 1')
      const s = duel({ hand: ['Twin Echo'], base: ['Might 1', 'Might 2'], energy: 3 })
      s.play(0, 'Twin Echo', { pay, targets }).resolve()
      expect([s.might('Might 1'), s.state.players[0]!.pool[0]]).toEqual([might, left])
    }
  })

  test('[820.2.a ex1] [355.3] modes are chosen for each execution: different ones', () => {
    const s = duel({ hand: ['Either Echo'], base: ['Might 5', 'Hourglass'], energy: 2 }, {})
    s.play(0, 'Either Echo', { pay: [true] })
    s.choose('mode 0').choose('mode 1').resolve()
    expect([s.damage('Might 5'), s.where('Hourglass')]).toEqual([4, 'trash'])
  })

  test('[820.2.a ex1] the same mode with the first and the second target in the chosen order', () => {
    const s = duel({ hand: ['Either Echo'], base: ['Hourglass', 'Spell Counter', 'Might 5'], energy: 2 }, {})
    s.play(0, 'Either Echo', { pay: [true] })
    s.choose('mode 1').choose('mode 1').choose('Spell Counter').choose('Hourglass').resolve()
    const killed = s.events.filter(e => e.type === 'die').map(e => s.engine.card(e.card)!.definition.name)
    expect(killed).toEqual(['Spell Counter', 'Hourglass'])
  })

  test('[820.2.a] the same target may be chosen twice; what is gone by then is not killed again', () => {
    const s = duel({ hand: ['Kill Echo'], base: ['Might 1', 'Might 2'], energy: 1 })
    s.play(0, 'Kill Echo', { pay: [true], targets: ['Might 1', 'Might 1'] }).resolve()
    expect([s.where('Might 1'), s.where('Might 2')]).toEqual(['trash', 'base0'])
    expect(s.events.filter(e => e.type === 'die')).toHaveLength(1)
  })

  test('[820.2.a] choices that refer to each other do so within one execution', () => {
    const s = duel({ hand: ['Pair Echo'], base: ['Might 5', 'Might 6'], energy: 1 })
    s.play(0, 'Pair Echo', { pay: [true] })
    s.choose('Might 5').choose('Might 6').choose('Might 6')
    expect(s.options()).toEqual(['Might 5'])
    s.choose('Might 5').resolve()
    expect([s.damage('Might 5'), s.damage('Might 6')]).toEqual([3, 3])
  })

  test('[359.3.e.2] [820.2] a target that became illegal takes only its own execution away', () => {
    const s = duel({ hand: ['Short Echo', 'Smite'], base: ['Might 1', 'Might 2'], energy: 1 })
    s.play(0, 'Short Echo', { pay: [true], targets: ['Might 1', 'Might 2'] })
      .play(0, 'Smite', { targets: ['Might 1'] })
      .resolve()
    expect(s.might('Might 2')).toBe(4)
  })

  test('[820.3.a] [ruling:rbf-repeat-countered,rj-7323] countered, it is executed not once', () => {
    const s = duel({ hand: ['Short Echo'], base: ['Might 1'], energy: 1 }, { hand: ['Stop'] })
    s.play(0, 'Short Echo', { pay: [true], targets: ['Might 1', 'Might 1'] })
      .pass()
      .play(1, 'Stop')
      .resolve()
    expect(s.might('Might 1')).toBe(1)
  })

  test('[359.3.e.2] [820.1.d.1] [ruling:rj-6756] what an execution has made illegal for the next one is left alone by that', () => {
    const s = duel({ hand: ['Weak Echo', 'Weak Echo'], base: ['Might 1', 'Might 2'], energy: 2 })
    s.play(0, 'Weak Echo', { pay: [true], targets: ['Might 2', 'Might 2'] }).resolve()
    expect(s.might('Might 2')).toBe(4)
    s.play(0, 'Weak Echo', { pay: [true], targets: [] })
    while (s.asked() === 'target') s.choose('Might 1')
    s.resolve()
    expect(s.might('Might 1')).toBe(5)
  })

  test('[355.11.b] [820.2] a group that an execution has torn apart is cut down as the next one begins', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Sorting Echo'], energy: 1 }, {}],
      battlefields: [{ units: { 1: ['Might 1', 'Might 2', 'Might 5'] } }, {}],
    })
    s.play(0, 'Sorting Echo', { pay: [true], targets: [['Might 1'], ['Might 1', 'Might 2', 'Might 5']] }).resolve()
    expect([s.asked(), s.options(), s.open().max]).toEqual(['subset', ['Might 1', 'Might 2', 'Might 5'], 2])
    expect(s.cards(0, 'hand')).toHaveLength(1) // the first execution is over
    expect(s.refuse(0, { type: 'answer', choose: [0, 1] }).rule).toBe('355.11.b')
    s.choose('Might 2', 'Might 5').resolve()
    expect([s.units('base1', 1).sort(), s.cards(0, 'hand').length]).toEqual([['Might 1', 'Might 2', 'Might 5'], 4])
  })

  test('[820.4] a spell that was given Repeat has it: for good as "the next", otherwise while something says so', () => {
    const s = duel({ hand: ['Plain Word', 'Plain Word'], base: ['Might 1', 'Echo Portal'], energy: 2 }, { hand: ['Hush Echoes'] })
    s.activate(0, 'Echo Portal').resolve()
    s.play(0, 'Plain Word', { pay: [false], targets: ['Might 1'] }).pass()
    s.play(1, 'Hush Echoes').resolve()
    expect(s.might('Might 1')).toBe(1)
    const muse = duel({ hand: ['Plain Word'], base: ['Might 1', 'Echo Muse'], energy: 2 }, { hand: ['Hush Echoes'] })
    muse.play(0, 'Plain Word', { pay: [false], targets: ['Might 1'] }).pass()
    expect(muse.engine.legalActions(muse.state).actions).toContainEqual({ type: 'play', card: muse.key('Hush Echoes') })
    const none = duel({ hand: ['Plain Word'], base: ['Might 1'], energy: 2 }, { hand: ['Hush Echoes'], base: ['Echo Muse'] })
    none.play(0, 'Plain Word', { targets: ['Might 1'] }).pass()
    expect(none.refuse(1, { type: 'play', card: none.key('Hush Echoes') }).code).toBe('noTargets')
  })

  test('[820.4] to give Repeat to what has Repeat would be a circle: refused', () => {
    const circle = unitCard(
      'TST-R90',
      'Circle',
      { domains: [], energy: 0, might: 1 },
      haveRepeat(spell(yours, withKeyword('repeat')), 'own'),
    )
    expect(() => scenario({ cards: [circle], players: [{}, {}] })).toThrow(
      "the engine can't do this yet: giving Repeat to what has Repeat",
    )
  })

  test('[356.4.d] [820.1.d] [ruling:sfaq-find-your-center-repeat] 3 and 3 less 2 are 4', () => {
    const s = duel({ hand: ['Half Price'], base: ['Echo Portal'], energy: 4 })
    s.activate(0, 'Echo Portal').resolve()
    s.play(0, 'Half Price', { pay: [true] }).resolve()
    expect([s.cards(0, 'hand').length, s.state.players[0]!.pool[0]]).toEqual([2, 0])
  })

  test('[820.4] whether a card has Repeat can be asked', () => {
    const s = duel({ hand: ['Dredge'], trash: ['Short Echo', 'Idle', 'Plain Word'] }).play(0, 'Dredge')
    expect(s.state.chain[0]!.targets).toHaveLength(1)
    s.resolve()
    expect(s.cards(0, 'hand')).toEqual(['Short Echo'])
  })

  test('[820.3.a] it is played once: what counts plays counts one', () => {
    const s = duel({ hand: ['Short Echo'], base: ['Might 1', 'Spell Counter'], energy: 1 })
    s.play(0, 'Short Echo', { pay: [true], targets: ['Might 1', 'Might 1'] }).resolve()
    expect([xp(s), s.state.players[0]!.facts[0]]).toEqual([1, 1])
    expect(s.events.filter(e => e.type === 'play')).toHaveLength(1)
  })

  test('[383.4.b.2] each choice of a target is a choice', () => {
    const s = duel({ hand: ['Short Echo'], base: ['Might 1', 'Choice Counter'], energy: 1 })
    s.play(0, 'Short Echo', { pay: [true], targets: ['Might 1', 'Might 1'] }).resolve()
    expect(xp(s)).toBe(2)
  })

  test('[820.1.d.2] [359.3.e.14] "if you do" of an execution is about that execution', () => {
    const s = duel({ hand: ['Study Echo', 'Idle'] }).play(0, 'Study Echo', { pay: [true] })
    if (s.asked() === 'costObject') s.choose('Idle')
    s.resolve()
    expect(s.cards(0, 'hand')).toHaveLength(4)
  })

  test('[820.1.c] [357.3] a cost that is no resource: what pays can not be what is chosen', () => {
    const s = duel({ hand: ['Blood Echo'], base: ['Might 1', 'Might 2'] })
    s.play(0, 'Blood Echo', { pay: [true], targets: ['Might 1', 'Might 1'] })
    s.resolve()
    expect([s.might('Might 1'), s.where('Might 2')]).toEqual([5, 'trash'])
    const alone = duel({ hand: ['Blood Echo'], base: ['Might 1'] })
      .play(0, 'Blood Echo')
      .resolve()
    expect(alone.might('Might 1')).toBe(3)
  })

  test('[820.2.a] "others": each execution takes a mode that was not taken yet', () => {
    const s = duel({ hand: ['Every Echo'], base: ['Might 1'], energy: 2 })
    s.play(0, 'Every Echo', { pay: [true, true] })
    expect(s.options()).toEqual(['mode 0', 'mode 1', 'mode 2'])
    s.choose('mode 1')
    expect(s.options()).toEqual(['mode 0', 'mode 2'])
    s.choose('mode 2').resolve()
    expect([s.cards(0, 'hand').length, xp(s), s.might('Might 1')]).toEqual([1, 1, 2])
  })

  test('[820.1.a] a spell has Repeat that something in play gives, as often as it is given', () => {
    const s = duel({ hand: ['Plain Word'], base: ['Might 1', 'Echo Muse', { card: 'Echo Muse', as: 'second' }], energy: 3 })
    s.play(0, 'Plain Word', { pay: [true, true], targets: ['Might 1', 'Might 1', 'Might 1'] }).resolve()
    expect(s.might('Might 1')).toBe(4)
    const theirs = duel({ hand: ['Plain Word'], base: ['Might 1'], energy: 3 }, { base: ['Echo Muse'] })
    theirs.play(0, 'Plain Word', { targets: ['Might 1'] }).resolve()
    expect(theirs.might('Might 1')).toBe(2)
  })

  test('[820.1.a] [356.2.b] it may cost as much as the spell itself', () => {
    const s = duel({ hand: ['Plain Word'], base: ['Might 1', 'Mirror Muse'], energy: 2 })
    s.play(0, 'Plain Word', { pay: [true], targets: ['Might 1', 'Might 1'] }).resolve()
    expect([s.might('Might 1'), s.state.players[0]!.pool[0]]).toEqual([3, 0])
  })

  test('[206.1] [820.1.a] of an ability it is the base cost of that, not of the card; without one it is free', () => {
    const s = duel({ base: ['Echo Smith', 'Might 1'], energy: 2, runes: { fury: 2 } })
    s.activate(0, 'Echo Smith', 0, { pay: [true], targets: ['Might 1', 'Might 1'] }).resolve()
    expect([s.might('Might 1'), s.runes(0).all, s.state.players[0]!.pool[0]]).toEqual([3, 0, 0])
    const poor = duel({ base: ['Echo Smith', 'Might 1'], energy: 2, runes: { fury: 1 } })
    poor.activate(0, 'Echo Smith', 0, { targets: ['Might 1'] }).resolve()
    expect(poor.might('Might 1')).toBe(2)
    const free = scenario({ cards, players: [{ base: ['Echo Smith'] }, {}], battlefields: [{ units: { 1: ['Might 5'] } }, {}] })
    free.move(0, ['Echo Smith'], 'bf0')
    expect(free.asked()).toBe('optionalCost')
    free.confirm(true).resolve()
    expect(free.might('Echo Smith')).toBe(4)
  })

  test('[390.3] [820.1.a] given to the next spell it is for that one, paid or not', () => {
    const s = duel({ hand: ['Plain Word', 'Plain Word'], base: ['Might 1', 'Echo Portal'], energy: 4 })
    s.activate(0, 'Echo Portal').resolve()
    s.play(0, 'Plain Word', { pay: [false], targets: ['Might 1'] }).resolve()
    s.play(0, 'Plain Word', { targets: ['Might 1'] })
    expect(s.asked()).toBe('priority')
    s.resolve()
    expect(s.might('Might 1')).toBe(3)
  })

  test('[820.1.c.1] [357.2] the Repeat of a unit that pays the cost still counts', () => {
    const s = duel({ hand: ['Blood Echo'], base: ['Might 1', 'Echo Muse'], energy: 1 })
    s.play(0, 'Blood Echo', { pay: [true, true], targets: ['Might 1', 'Might 1', 'Might 1'], costs: [['Echo Muse']] })
    s.resolve()
    expect([s.might('Might 1'), s.where('Echo Muse')]).toEqual([7, 'trash'])
  })

  test('[356.4.d] [ruling:rj-12132,rbf-researchers-costs] a discount is for the total of a spell, once', () => {
    const s = duel({ hand: ['Plain Word'], base: ['Might 1', 'Echo Muse', 'Echo Discount'], energy: 1 })
    s.play(0, 'Plain Word', { pay: [true], targets: ['Might 1', 'Might 1'] }).resolve()
    expect([s.might('Might 1'), s.state.players[0]!.pool[0]]).toEqual([3, 0])
  })

  test('[820.1.d.1] [ruling:rj-10271] another optional cost was paid for the first execution only', () => {
    const s = duel({ hand: ['Named Echo'], energy: 1, xp: 1 })
      .play(0, 'Named Echo', { pay: [true, true] })
      .resolve()
    expect([s.cards(0, 'hand').length, xp(s)]).toEqual([2, 2])
    const one = duel({ hand: ['Named Echo'], energy: 1, xp: 1 })
      .play(0, 'Named Echo', { pay: [true, false] })
      .resolve()
    expect([one.cards(0, 'hand').length, xp(one)]).toEqual([2, 1])
  })

  test('[358.5] a play that is taken back has paid for nothing', () => {
    const s = duel({ hand: ['Short Echo'], base: ['Might 1', 'Might 2'], energy: 1 })
    s.act(0, { type: 'play', card: s.key('Short Echo') }).confirm(true)
    expect(s.asked()).toBe('target')
    s.act(0, { type: 'cancel' })
    expect([s.cards(0, 'hand'), s.state.players[0]!.pool[0]]).toEqual([['Short Echo'], 1])
  })

  test('[355.16] what is listed is what can be completed: with every choice the play goes through', () => {
    const start = duel({ hand: ['Pair Echo'], base: ['Might 5', 'Might 6', 'Might 7'], energy: 1 })
    const walk = (state: typeof start.state, depth: number): number => {
      const d = start.engine.decision(state)!
      if (d.kind === 'act' && depth > 0) return 1
      const actions =
        d.kind === 'act' ? [{ type: 'play', card: start.key('Pair Echo') } as const] : start.engine.legalActions(state).actions
      let n = 0
      for (const action of actions) {
        const result = start.engine.apply(state, d.player, action)
        if (!result.ok) throw new Error(result.error.message)
        n += walk(result.state, depth + 1)
      }
      return n
    }
    // Each execution: three first targets, each with none or one of two others.
    expect(walk(start.state, 0)).toBe(9 + 81)
  })
})

describe('727 dependent instructions', () => {
  test('[727.1.b] [824.1.d] what stands behind an inactive Level is not chosen', () => {
    const s = duel({ hand: ['Learned Echo'], xp: 2 }, {})
    const field = scenario({
      cards,
      players: [{ hand: ['Learned Echo'], xp: 2 }, {}],
      battlefields: [{ units: { 1: ['Might 1', 'Might 2'] } }, {}],
    })
    field.play(0, 'Learned Echo', { targets: ['Might 1'] })
    expect([s.asked(), field.asked(), field.state.chain[0]!.targets]).toEqual(['main', 'priority', [[field.key('Might 1')], []]])
    const high = scenario({
      cards,
      players: [{ hand: ['Learned Echo'], xp: 3 }, {}],
      battlefields: [{ units: { 1: ['Might 1', 'Might 2'] } }, {}],
    })
    high.play(0, 'Learned Echo', { targets: ['Might 1', 'Might 2'] }).resolve()
    expect([high.where('Might 1'), high.object('Might 2').stunned]).toEqual(['base1', true])
  })
})
