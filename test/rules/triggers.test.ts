import { describe, expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { abilityCards as cards } from '../fixtures/abilities'

const xp = (s: ReturnType<typeof scenario>, player = 0): number => s.state.players[player]!.xp
const hand = (s: ReturnType<typeof scenario>, player = 0): number => s.cards(player, 'hand').length

describe('conditions', () => {
  test('[383.1.b ex1] the first death of the turn triggers once, and its controller picks it among simultaneous ones', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Smite Two', 'Smite'], base: ['First Grave', 'Might 1', 'Might 3', 'Might 4'] }, {}],
    })
    s.play(0, 'Smite Two', { targets: [['Might 1', 'Might 3']] }).pass(2)
    expect(s.open()).toMatchObject({ player: 0, reason: 'triggerInstance' })
    s.choose('#1').resolve()
    expect(s.might('First Grave')).toBe(2 + 3)
    s.play(0, 'Smite', { targets: ['Might 4'] }).resolve()
    expect(s.might('First Grave')).toBe(5)
    s.quiet()
  })

  test('[383.1.b] the second time: neither the first nor the third triggers', () => {
    const s = scenario({ cards, players: [{ base: ['Second Step', 'Might 1', 'Might 2', 'Might 3'] }, {}] })
    const drawn: number[] = []
    for (const name of ['Might 1', 'Might 2', 'Might 3']) {
      s.move(0, [name], 'bf0').close()
      drawn.push(hand(s))
    }
    expect(drawn).toEqual([0, 1, 1])
  })

  test('[383.1.b] when the second and the third happen together with the first, there is still one trigger', () => {
    const s = scenario({ cards, players: [{ base: ['Second Step', 'Might 1', 'Might 2', 'Might 3'] }, {}] })
    s.move(0, ['Might 1', 'Might 2', 'Might 3'], 'bf0')
    expect(s.open()).toMatchObject({ player: 0, reason: 'triggerInstance' })
    s.choose('Might 2').resolve().close()
    expect(hand(s)).toBe(1)
    s.quiet()
  })

  test('[383.2.a.1 ex1] a condition right after the trigger condition is checked when it triggers, not on resolution', () => {
    const s = scenario({ cards, players: [{}, { hand: ['Fetch'] }], battlefields: [{ units: { 0: ['Pilgrim'] } }, {}] })
    s.endTurn()
    expect(s.asked()).toBe('priority')
    s.pass()
      .play(1, 'Fetch', { targets: ['Pilgrim'] })
      .resolve()
    expect(s.where('Pilgrim')).toBe('base0')
    expect(hand(s)).toBe(1)
    const away = scenario({ cards, players: [{ base: ['Pilgrim'] }, {}] })
    away.endTurn()
    expect(hand(away)).toBe(0)
    expect(away.events.some(e => e.type === 'finalize')).toBe(false)
  })

  test('[383.2.a.1 ex2] a condition further back belongs to the effect: it always triggers and is checked on resolution', () => {
    const s = scenario({
      cards,
      turnPlayer: 1,
      players: [{ base: ['Courier'], hand: ['Idle', { card: 'Idle', as: 'i2' }, 'Bolt'] }, {}],
    })
    s.endTurn()
    expect(s.asked()).toBe('priority')
    // Two spells in hand are too many; playing one in reaction makes it true.
    s.play(0, 'i2')
      .play(0, 'Bolt', { targets: ['Courier'] })
      .resolve()
    expect(hand(s)).toBe(1 + 1 + 1) // Idle, the Courier's draw and the draw of the turn
  })

  test('[383.2.c] the condition is evaluated after the event', () => {
    const last = scenario({ cards, players: [{ hand: ['Smite'], base: ['Omen', 'Might 1'] }, {}] })
    last.play(0, 'Smite', { targets: ['Might 1'] }).resolve()
    expect(hand(last)).toBe(1) // no friendly unit is left
    const more = scenario({ cards, players: [{ hand: ['Smite'], base: ['Omen', 'Might 1', 'Might 2'] }, {}] })
    more.play(0, 'Smite', { targets: ['Might 1'] }).resolve()
    expect(hand(more)).toBe(0)
  })

  test('[383.2.c] what the condition says of the object that left is looked back at', () => {
    for (const [name, drawn] of [
      ['Might 5', 1],
      ['Might 4', 0],
    ] as const) {
      const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Trophy', name] }, {}] })
      s.play(0, 'Smite', { targets: [name] }).resolve()
      expect(hand(s)).toBe(drawn)
    }
  })

  test('[383.2.a.1] a condition can speak of the place of the event', () => {
    const units = (n: number) => [1, 2, 3, 4].slice(0, n).map(m => `Might ${m}`)
    for (const [n, drawn] of [
      [4, 2],
      [3, 0],
    ] as const) {
      const s = scenario({ cards, players: [{ legend: 'Garen, Might of Demacia', base: units(n) }, {}] })
      s.move(0, units(n), 'bf0').close().resolve()
      expect(hand(s)).toBe(drawn)
    }
  })

  test('[383.2.c.2 ex1] a source that leaves at the same time does not trigger', () => {
    const s = scenario({ cards, players: [{ hand: ['Smite Two'], base: ['Mourner', 'Might 1'] }, {}] })
    s.play(0, 'Smite Two', { targets: [['Mourner', 'Might 1']] }).resolve()
    expect(xp(s)).toBe(0)
    const stays = scenario({ cards, players: [{ hand: ['Smite'], base: ['Mourner', 'Might 1'] }, {}] })
    stays.play(0, 'Smite', { targets: ['Might 1'] }).resolve()
    expect(xp(stays)).toBe(1)
  })

  test('[384.2] triggered abilities of a permanent do nothing in hand or trash', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Smite', 'Mourner'], trash: [{ card: 'Mourner', as: 'dead' }], base: ['Might 1'] }, {}],
    })
    s.play(0, 'Smite', { targets: ['Might 1'] }).resolve()
    expect(xp(s)).toBe(0)
    s.quiet()
  })
})

describe('the chain', () => {
  test('[383.3] [383.3.c] a trigger goes on the chain and can be reacted to, also on the turn of an opponent', () => {
    const s = scenario({ cards, turnPlayer: 1, players: [{ base: ['Might 1', 'Mourner'], hand: ['Idle'] }, { hand: ['Smite'] }] })
    s.play(1, 'Smite', { targets: ['Might 1'] })
    s.pass(2)
    expect(s.asked()).toBe('priority')
    expect(s.state.chain).toHaveLength(1)
    expect(xp(s)).toBe(0)
    s.play(0, 'Idle').resolve()
    expect(xp(s)).toBe(1)
    s.quiet()
  })

  test('[383.3.c] a trigger joins a chain that exists', () => {
    const s = scenario({ cards, players: [{ base: ['Idol'], hand: ['Rise'] }, {}] })
    s.play(0, 'Rise', { targets: ['Idol'] })
    expect(s.state.chain.map(c => c.kind)).toEqual(['card', 'ability'])
    s.pass(2)
    expect([hand(s), s.might('Idol')]).toEqual([1, 2]) // the trigger is newer and resolves first
    s.resolve()
    expect(s.might('Idol')).toBe(4)
  })
})

describe('may and costs', () => {
  test('[383.3.a] [383.3.a.1] "you may" first: whether it is performed is decided as it is finalized', () => {
    const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Ghoul'] }, { base: ['Might 1'] }] })
    s.play(0, 'Smite', { targets: ['Might 1'] }).pass(2)
    expect(s.open()).toMatchObject({ player: 0, kind: 'confirm', reason: 'performTrigger' })
    s.confirm(true)
    expect(s.asked()).toBe('priority')
    s.resolve()
    expect(s.might('Ghoul')).toBe(4)
  })

  test('[383.3.a.2] declined, it is removed and nobody gets Priority for it', () => {
    const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Ghoul'] }, { base: ['Might 1'] }] })
    s.play(0, 'Smite', { targets: ['Might 1'] })
      .pass(2)
      .confirm(false)
    expect(s.asked()).toBe('main')
    expect(s.might('Ghoul')).toBe(2)
    expect(s.lastEvents.some(e => e.type === 'triggerRemoved')).toBe(true)
    s.quiet()
  })

  test('[383.3.a.3 ex1] "you may" further back is decided on resolution', () => {
    const s = scenario({ cards, players: [{ hand: ['Scribe'] }, {}] })
    s.play(0, 'Scribe', { place: 'base0' })
    expect(s.asked()).toBe('priority')
    s.pass(2)
    expect(s.open()).toMatchObject({ reason: 'may', player: 0 })
    expect(xp(s)).toBe(1)
    s.confirm(false)
    expect(hand(s)).toBe(0)
    s.quiet()
  })

  test('[383.3.b ex1] [383.3.b.1] a cost at the start is paid as the trigger is finalized', () => {
    const s = scenario({ cards, players: [{ hand: ['Peddler', 'Might 1'] }, {}] })
    s.play(0, 'Peddler', { place: 'base0' })
    s.confirm(true).choose('Might 1')
    expect(s.asked()).toBe('priority')
    expect(s.cards(0, 'trash')).toEqual(['Might 1'])
    expect(hand(s)).toBe(0)
    s.resolve()
    expect(hand(s)).toBe(2)
  })

  test('[383.3.b.1] without the cost the trigger leaves the chain', () => {
    const unable = scenario({ cards, players: [{ hand: ['Peddler'] }, {}] })
    unable.play(0, 'Peddler', { place: 'base0' })
    expect(unable.asked()).toBe('main')
    expect(hand(unable)).toBe(0)
    const poor = scenario({ cards, players: [{ hand: ['Tinker'] }, {}] })
    poor.play(0, 'Tinker', { place: 'base0' })
    expect(poor.asked()).toBe('main')
  })

  test('[383.3.b.1] an Energy cost behind "you may" is paid with runes', () => {
    const s = scenario({ cards, players: [{ hand: ['Tinker'], runes: { fury: 1 } }, {}] })
    s.play(0, 'Tinker', { place: 'base0' }).confirm(true)
    if (s.asked() === 'payment') s.plan(0)
    expect(s.runes(0)).toEqual({ ready: 0, all: 1 })
    s.resolve()
    expect(hand(s)).toBe(1)
  })

  test('[383.3.b ex2] a cost further back is paid on resolution', () => {
    const s = scenario({ cards, players: [{ hand: ['Inspector'], energy: 1 }, {}] })
    s.play(0, 'Inspector', { place: 'base0' })
    expect(s.asked()).toBe('priority')
    s.pass(2)
    expect(xp(s)).toBe(1)
    expect(s.open()).toMatchObject({ reason: 'payCost', player: 0 })
    s.confirm(true)
    if (s.asked() === 'payment') s.plan(0)
    expect(hand(s)).toBe(1)
    s.quiet()
  })
})

describe('once each turn', () => {
  test('[383.3.e.1] performed often enough, it triggers no more this turn', () => {
    const s = scenario({
      cards,
      players: [
        {
          hand: [
            { card: 'Smite', as: 's1' },
            { card: 'Smite', as: 's2' },
          ],
          base: ['Vulture', 'Might 1', 'Might 2'],
        },
        {},
      ],
    })
    s.play(0, 's1', { targets: ['Might 1'] }).resolve()
    expect(s.might('Vulture')).toBe(4)
    s.play(0, 's2', { targets: ['Might 2'] }).pass(2)
    expect(s.asked()).toBe('main')
    expect(s.might('Vulture')).toBe(4)
  })

  test('[383.3.e.1] of two simultaneous ones only one is performed', () => {
    const s = scenario({ cards, players: [{ hand: ['Smite Two'], base: ['Vulture', 'Might 1', 'Might 2'] }, {}] })
    s.play(0, 'Smite Two', { targets: [['Might 1', 'Might 2']] }).pass(2)
    if (s.asked() === 'triggers') s.choose('#0', '#1')
    s.resolve()
    expect(s.might('Vulture')).toBe(4)
    s.quiet()
  })

  test('[383.3.e.2] [383.3.e.2.a] [383.3.e.2.b ex1] declining does not use it up', () => {
    const s = scenario({
      cards,
      players: [
        {
          hand: [
            { card: 'Smite', as: 's1' },
            { card: 'Smite', as: 's2' },
            { card: 'Smite', as: 's3' },
          ],
          base: ['Ghoul'],
        },
        { base: ['Might 1', 'Might 2', 'Might 3'] },
      ],
    })
    s.play(0, 's1', { targets: ['Might 1'] })
      .pass(2)
      .confirm(false)
    s.play(0, 's2', { targets: ['Might 2'] })
      .pass(2)
      .confirm(true)
      .resolve()
    expect(s.might('Ghoul')).toBe(4)
    s.play(0, 's3', { targets: ['Might 3'] }).pass(2)
    expect(s.asked()).toBe('main')
  })

  test('[383.3.e.1] it works again next turn', () => {
    const s = scenario({
      cards,
      players: [
        {
          hand: [
            { card: 'Smite', as: 's1' },
            { card: 'Smite', as: 's2' },
          ],
          base: ['Vulture', 'Might 1', 'Might 2'],
        },
        {},
      ],
    })
    s.play(0, 's1', { targets: ['Might 1'] })
      .resolve()
      .endTurn()
      .endTurn()
    expect(s.might('Vulture')).toBe(2)
    s.play(0, 's2', { targets: ['Might 2'] }).resolve()
    expect(s.might('Vulture')).toBe(4)
  })
})

describe('outside the board', () => {
  test('[385.2 ex1] an ability that says so works in the trash, and not anywhere else', () => {
    const dead = scenario({ cards, players: [{ base: ['Might 1'], hand: ['Idle'], trash: ['Returner'] }, {}] })
    dead.move(0, ['Might 1'], 'bf0').close()
    expect(dead.open()).toMatchObject({ player: 0, reason: 'performTrigger' })
    dead.confirm(true).choose('Idle').resolve()
    expect(dead.cards(0, 'hand')).toEqual(['Returner'])
    for (const zone of ['base', 'hand'] as const) {
      const s = scenario({
        cards,
        players: [
          { base: ['Might 1'], hand: ['Idle'], [zone]: zone === 'base' ? ['Might 1', 'Returner'] : ['Idle', 'Returner'] },
          {},
        ],
      })
      s.move(0, ['Might 1'], 'bf0').close()
      expect(s.asked()).toBe('main')
    }
  })

  test('[383.2.c.1 ex1] a card that arrives in the zone through the event itself triggers on it', () => {
    const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Phoenix'] }, {}] })
    s.play(0, 'Smite', { targets: ['Phoenix'] }).pass(2)
    expect(s.asked()).toBe('performTrigger')
    s.confirm(true).resolve()
    expect(s.where('Phoenix')).toBe('hand')
    const two = scenario({ cards, players: [{ hand: ['Smite Two'], base: ['Phoenix', 'Might 1'] }, {}] })
    two.play(0, 'Smite Two', { targets: [['Phoenix', 'Might 1']] }).pass(2)
    expect(two.state.triggered.length + two.state.chain.length).toBe(2)
  })

  test('[383.2.c.2] what leaves the zone at the same time does not trigger', () => {
    const s = scenario({ cards, players: [{ hand: ['Smite', 'Dig'], base: ['Might 1'], trash: ['Phoenix'] }, {}] })
    s.play(0, 'Dig', { targets: ['Phoenix'] }).resolve()
    s.play(0, 'Smite', { targets: ['Might 1'] }).pass(2)
    expect(s.asked()).toBe('main')
  })
})
