/** Several Repeats with different costs, and Repeat that others give. */
import { describe, expect, test } from 'vitest'
import { Zone } from '../../../src/state/types'
import { arena } from '../../fixtures/cards'

describe('UNL-182 Curtain Call', () => {
  const stage = (fury: number, more: { base?: readonly string[]; front?: readonly string[]; hand?: readonly string[] } = {}) =>
    arena({
      players: [
        { hand: ['Curtain Call', ...(more.hand ?? [])], base: ['Temporal Portal'], runes: { fury } },
        { base: more.base ?? ['V9'], hand: ['Fight or Flight', 'Gust'], runes: { chaos: 4 } },
      ],
      battlefields: [{ units: { 1: more.front ?? ['V7', 'V8'] } }, {}],
    })
  type Game = ReturnType<typeof stage>
  const spent = (s: Game, fury: number) => [fury - s.runes(0).ready, fury - s.runes(0).all]

  test('[820.1.c.2] [820.1.c.3] three costs, each paid or not, each once: as often it is executed', () => {
    for (let set = 0; set < 8; set++) {
      const pay = [(set & 1) !== 0, (set & 2) !== 0, (set & 4) !== 0]
      const s = stage(12).play(0, 'Curtain Call', { pay })
      const times = 1 + pay.filter(Boolean).length
      for (let n = 0; n < Math.min(times, 3); n++) s.choose(`mode ${n}`)
      // Whatever unit is asked for, the first one will do.
      while (s.asked() === 'target') s.choose('#0')
      while (s.open().kind === 'pay') s.plan(0)
      const energy = 4 + (pay[0] ? 1 : 0) + (pay[2] ? 1 : 0)
      const power = (pay[1] ? 1 : 0) + (pay[2] ? 1 : 0)
      expect([set, s.asked(), ...spent(s, 12)]).toEqual([set, 'priority', Math.max(energy, power), power])
      expect(s.engine.view(s.state, 1).chain[0]!.executions).toBe(times)
    }
  })

  test('[355.3] [820.2] no mode twice: what was chosen for one execution is not offered for another', () => {
    const s = stage(12).play(0, 'Curtain Call', { pay: [true, true, true] })
    expect(s.options()).toEqual(['mode 0', 'mode 1', 'mode 2', 'mode 3'])
    s.choose('mode 3')
    expect(s.options()).toEqual(['mode 0', 'mode 1', 'mode 2'])
    s.choose('mode 1')
    expect(s.options()).toEqual(['mode 0', 'mode 2'])
    s.choose('mode 2')
    // One is left, so nobody is asked.
    expect([s.asked(), s.state.chain[0]!.modes]).toEqual(['target', [3, 5, 10, 12]])
  })

  test('[820.2] [820.1.d.1] all choices are made as it is played, then the executions follow one another in that order', () => {
    const s = stage(12).play(0, 'Curtain Call', { pay: [true, true, true] })
    s.choose('mode 2').choose('mode 3').choose('mode 1').choose('V8').choose('V7')
    while (s.open().kind === 'pay') s.plan(0)
    expect(s.state.chain[0]!.targets.flat()).toEqual([s.key('V9'), s.key('V8'), s.key('V7')])
    s.resolve()
    expect([s.damage('V9'), s.might('V8'), s.damage('V7'), s.cards(0, 'hand').length]).toEqual([3, 4, 2, 1])
    const told = s.events.filter(e => e.type === 'damage' || e.type === 'might' || e.type === 'draw').map(e => e.type)
    expect(told).toEqual(['damage', 'might', 'damage', 'draw'])
  })

  test('[321] a unit that is weakened and hit by two executions dies after the whole spell', () => {
    const s = stage(12, { front: ['V6'] }).play(0, 'Curtain Call', { pay: [true, false, false] })
    s.choose('mode 1').choose('mode 3').resolve()
    expect([s.where('V6'), s.cards(1, 'trash')]).toEqual(['trash', ['V6']])
  })

  test('[355.16] where only two modes can be chosen, one Repeat can be paid', () => {
    const s = stage(12, { front: [] })
    s.act(0, { type: 'play', card: s.key('Curtain Call') })
    expect(s.asked()).toBe('optionalCost')
    s.confirm(true)
    // A third execution would find no mode, so neither of the other costs is offered.
    expect([s.asked(), s.options()]).toEqual(['mode', ['mode 0', 'mode 2']])
    const bare = stage(12, { front: [], base: [] })
    bare.act(0, { type: 'play', card: bare.key('Curtain Call') })
    while (bare.open().kind === 'pay') bare.plan(0)
    expect([bare.asked(), bare.state.chain[0]!.modes]).toEqual(['priority', [0]])
  })

  test('[820.1.c.1] [357.1] what can not be paid is not offered', () => {
    const s = stage(4)
    s.act(0, { type: 'play', card: s.key('Curtain Call') })
    // Four runes pay four Energy and may be recycled for Power; one Energy more there is not.
    s.confirm(true)
    expect(s.asked()).toBe('mode')
    s.choose('mode 0').choose('mode 2')
    while (s.open().kind === 'pay') s.plan(0)
    expect(spent(s, 4)).toEqual([4, 1])
  })

  test('[359.3.e.2] [820.2] a target that left the battlefield takes its own execution away, not the others', () => {
    const s = stage(12).play(0, 'Curtain Call', { pay: [true, true, false] })
    s.choose('mode 1').choose('mode 3').choose('mode 0').choose('V7').choose('V8')
    while (s.open().kind === 'pay') s.plan(0)
    s.pass()
    s.refuse(1, { type: 'play', card: s.key('Fight or Flight') }) // no Reaction from the hand
    s.resolve()
    expect([s.damage('V7'), s.might('V8')]).toEqual([2, 4])
    const t = stage(12, { front: ['V3', 'V8'] }).play(0, 'Curtain Call', { pay: [true, true, false] })
    t.choose('mode 1').choose('mode 3').choose('mode 0').choose('V3').choose('V8')
    while (t.open().kind === 'pay') t.plan(0)
    t.pass()
      .play(1, 'Gust', { targets: ['V3'] })
      .resolve()
    expect([t.cards(1, 'hand').includes('V3'), t.might('V8'), t.cards(0, 'hand').length]).toEqual([true, 4, 1])
  })

  test('[820.3] [355.16] with a fourth Repeat there are more costs than modes: one of them stays unpaid', () => {
    const s = stage(13).activate(0, 'Temporal Portal')
    while (s.open().kind === 'pay') s.plan(0)
    s.resolve().play(0, 'Curtain Call', { pay: [false, true, true] })
    // The one that the Portal gave may be paid in place of the first.
    expect(s.asked()).toBe('optionalCost')
    s.confirm(true)
    s.choose('mode 0').choose('mode 1').choose('mode 2')
    expect(s.state.chain[0]!.modes).toHaveLength(4)
    const all = stage(13).activate(0, 'Temporal Portal')
    while (all.open().kind === 'pay') all.plan(0)
    all.resolve().play(0, 'Curtain Call', { pay: [true, true, true] })
    expect(all.asked()).toBe('mode')
  })
})

describe('UNL-146 Syndra, Transcendent', () => {
  const table = (more: { theirs?: readonly string[]; mine?: readonly string[] } = {}) =>
    arena({
      players: [
        {
          base: ['Syndra, Transcendent', 'V1'],
          hand: ['Feral Strength', 'Meditation', 'Dredge Up', ...(more.mine ?? [])],
          runes: { chaos: 6, calm: 6 },
        },
        { hand: ['Feral Strength', 'Gust', 'Fight or Flight'], runes: { calm: 4, chaos: 4 } },
      ],
      battlefields: [{ units: { 1: more.theirs ?? ['V9'] } }, {}],
    })
  type Game = ReturnType<typeof table>
  const begin = (s: Game, player: number, name: string) => {
    const card = s.state.objects.find(o => o.owner === player && o.zone === Zone.Hand && s.cardName(o.key) === name)!
    return s.act(player, { type: 'play', card: card.key })
  }
  const finish = (s: Game) => {
    while (s.asked() === 'runeOrder' || s.open().kind === 'pay') {
      if (s.open().kind === 'pay') s.plan(0)
      else s.choose(...s.open().options.map((_, n) => `#${n}`))
    }
    return s
  }

  test('[820.1.a] in a showdown her player can repeat a spell for {2} and one Chaos', () => {
    const exact = (calm: number, chaos: number) => {
      const s = arena({
        players: [
          { base: ['Syndra, Transcendent'], hand: ['Meditation'], runes: { calm }, exhaustedRunes: { chaos } },
          { base: ['V5'] },
        ],
        battlefields: [{ units: { 1: ['V9'] } }, {}],
      })
      return begin(s.move(0, ['Syndra, Transcendent'], 'bf0'), 0, 'Meditation')
    }
    const s = exact(4, 1)
    expect(s.asked()).toBe('optionalCost')
    finish(s.confirm(true)).resolve()
    expect([s.cards(0, 'hand').length, s.runes(0)]).toEqual([2, { ready: 0, all: 4 }])
    for (const [calm, chaos] of [
      [3, 1],
      [5, 0],
    ] as const)
      expect(finish(exact(calm, chaos)).asked()).toBe('priority')
  })

  test('[820.3] it comes on top of a Repeat that the spell has itself', () => {
    const s = table().move(0, ['Syndra, Transcendent'], 'bf0')
    begin(s, 0, 'Feral Strength').confirm(true).confirm(true)
    s.choose('V1').choose('V1').choose('Syndra, Transcendent')
    finish(s).resolve()
    expect([s.might('V1'), s.might('Syndra, Transcendent')]).toEqual([5, 8])
  })

  test('[820.2.a] [820.3] either of the two can be paid alone', () => {
    for (const pay of [
      [true, false],
      [false, true],
    ]) {
      const s = table().move(0, ['Syndra, Transcendent'], 'bf0')
      begin(s, 0, 'Feral Strength').confirm(pay[0]!).confirm(pay[1]!)
      s.choose('V1').choose('V1')
      finish(s).resolve()
      expect([s.might('V1'), s.runes(0).all]).toEqual([5, pay[1] ? 11 : 12])
    }
  })

  test('[364.3] outside of a showdown there is none', () => {
    const s = table()
    begin(s, 0, 'Meditation').confirm(false)
    finish(s)
    expect(s.asked()).toBe('priority')
  })

  test('[364.3] in a base or at another battlefield she is not in the showdown', () => {
    const s = table().move(0, ['V1'], 'bf1')
    expect(s.asked()).toBe('focus')
    begin(s, 0, 'Meditation').confirm(false)
    finish(s)
    expect(s.asked()).toBe('priority')
    const there = arena({
      players: [{ base: ['V1'], hand: ['Meditation'], runes: { chaos: 6, calm: 6 } }, {}],
      battlefields: [{ units: { 0: ['Syndra, Transcendent'] } }, {}],
    })
    there.move(0, ['V1'], 'bf1')
    begin(there, 0, 'Meditation').confirm(false)
    finish(there)
    expect(there.asked()).toBe('priority')
  })

  test('a showdown without combat will do', () => {
    const s = table().move(0, ['Syndra, Transcendent'], 'bf1')
    expect(s.asked()).toBe('focus')
    begin(s, 0, 'Meditation').confirm(false)
    expect(s.asked()).toBe('optionalCost')
  })

  test('spells of the opponent have none', () => {
    const s = table().move(0, ['Syndra, Transcendent'], 'bf0').pass()
    expect(s.open().player).toBe(1)
    begin(s, 1, 'Feral Strength').confirm(false)
    s.choose('V9')
    finish(s)
    expect(s.state.chain[0]!.targets).toHaveLength(1)
  })

  test('[820.1.d] once it is paid, the spell is executed twice, wherever she goes', () => {
    const s = arena({
      players: [{ base: ['Syndra, Transcendent', 'V1'], hand: ['Meditation', 'Flash'], runes: { chaos: 8, calm: 6 } }, {}],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    }).move(0, ['Syndra, Transcendent'], 'bf0')
    begin(s, 0, 'Meditation').confirm(false).confirm(true)
    finish(s)
    begin(s, 0, 'Flash').confirm(false)
    s.choose('Syndra, Transcendent')
    finish(s).resolve()
    expect([s.where('Syndra, Transcendent'), s.cards(0, 'hand').length]).toEqual(['base0', 2])
  })

  test('[820.1.a] gone before a spell is played, she gives it nothing', () => {
    const s = arena({
      players: [{ base: ['Syndra, Transcendent', 'V1'], hand: ['Meditation', 'Flash'], runes: { chaos: 8, calm: 6 } }, {}],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    }).move(0, ['Syndra, Transcendent', 'V1'], 'bf0')
    begin(s, 0, 'Flash').confirm(false)
    s.choose('Syndra, Transcendent')
    finish(s).resolve()
    expect([s.where('Syndra, Transcendent'), s.where('V1'), s.asked()]).toEqual(['base0', 'bf0', 'focus'])
    s.pass()
    finish(begin(s, 0, 'Meditation'))
    expect(s.asked()).toBe('priority')
  })

  test('[820.3] with a Portal there are two given ones', () => {
    const s = arena({
      players: [{ base: ['Syndra, Transcendent', 'Temporal Portal'], hand: ['Meditation'], runes: { chaos: 9 } }, {}],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    finish(s.activate(0, 'Temporal Portal')).resolve()
    s.move(0, ['Syndra, Transcendent'], 'bf0')
    begin(s, 0, 'Meditation').confirm(true).confirm(true)
    finish(s).resolve()
    expect(s.cards(0, 'hand').length).toBe(3)
  })
})

describe('UNL-216 The Academy', () => {
  const hold = (hand: readonly string[], base: readonly string[] = ['V1']) =>
    arena({
      turnPlayer: 1,
      players: [{ hand, base, runes: { calm: 8, order: 2, body: 1 } }, { base: ['V5'] }],
      battlefields: [{ card: 'The Academy', units: { 0: ['V2'] } }, { units: { 1: ['V3'] } }],
    })
      .endTurn()
      .resolve()
  type Game = ReturnType<typeof hold>
  const begin = (s: Game, name: string) => s.act(0, { type: 'play', card: s.key(name) })
  const finish = (s: Game) => {
    while (s.asked() === 'runeOrder' || s.open().kind === 'pay') {
      if (s.open().kind === 'pay') s.plan(0)
      else s.choose(...s.open().options.map((_, n) => `#${n}`))
    }
    return s
  }

  test('[820.1.d] the next spell can be repeated for as much as it costs', () => {
    const s = hold(['Confront'])
    expect([s.asked(), s.state.turnPlayer]).toEqual(['main', 0])
    const { ready } = s.runes(0)
    begin(s, 'Confront').confirm(true)
    finish(s).resolve()
    expect([s.runes(0).ready, s.cards(0, 'hand').length]).toEqual([ready - 4, 3]) // two, and the one of the turn
  })

  test('[820.1.d.1] [ruling:rj-10271] another cost that is not paid again counts for the first execution only', () => {
    const s = hold(['Meditation'])
    begin(s, 'Meditation').confirm(true).confirm(true)
    if (s.asked() === 'costObject') s.choose('V1')
    finish(s).resolve()
    expect(s.cards(0, 'hand')).toHaveLength(4) // 2 + 1, and the one of the turn
  })

  test('[206] [356.1.c] [ruling:rj-10272] a play that ignores the cost repeats for the printed one', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{ runes: { calm: 3 } }, { base: ['V5'] }],
      battlefields: [{ card: 'The Academy', units: { 0: ['V2'] }, facedown: { 0: ['Hidden Blade'] } }, {}],
    })
      .endTurn()
      .resolve()
    // {2} and one Order: no rune gives Order.
    begin(s, 'Hidden Blade')
    finish(s)
    expect([s.asked(), s.runes(0).ready]).toEqual(['priority', s.runes(0).all])
    const rich = arena({
      turnPlayer: 1,
      players: [{ runes: { order: 3 } }, { base: ['V5'] }],
      battlefields: [{ card: 'The Academy', units: { 0: ['V2'] }, facedown: { 0: ['Hidden Blade'] } }, {}],
    })
      .endTurn()
      .resolve()
    const { ready, all } = rich.runes(0)
    begin(rich, 'Hidden Blade').confirm(true)
    finish(rich)
    expect([ready - rich.runes(0).ready, all - rich.runes(0).all]).toEqual([2, 1])
  })

  test('[391] only that one, paid or not; a unit in between is no spell', () => {
    const s = hold(['Confront', 'Confront', 'Stalwart Poro'])
    finish(begin(s, 'Stalwart Poro'))
    if (s.asked() === 'place') s.choose('base0')
    finish(s)
    s.play(0, 'Confront', { pay: [false] })
    finish(s).resolve()
    s.play(0, 'Confront')
    finish(s)
    expect(s.asked()).toBe('priority')
  })

  test('[390.4] it is over with the turn', () => {
    const s = hold(['Confront']).endTurn()
    s.endTurn().resolve()
    // The Academy was held again, and gives it again: once.
    begin(s, 'Confront').confirm(true)
    finish(s)
    expect(s.asked()).toBe('priority')
  })
})
