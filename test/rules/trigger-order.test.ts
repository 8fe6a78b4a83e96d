import { describe, expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { abilityCards as cards } from '../fixtures/abilities'

const xp = (s: ReturnType<typeof scenario>, player = 0): number => s.state.players[player]!.xp
const hand = (s: ReturnType<typeof scenario>, player = 0): number => s.cards(player, 'hand').length
const sources = (s: ReturnType<typeof scenario>): string[] =>
  s.state.chain.filter(c => c.kind === 'ability').map(c => s.cardName(c.source))

describe('simultaneous triggers', () => {
  test('[383.3.d] their controller orders them; the last one placed resolves first', () => {
    const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Might 1', { card: 'Mourner', as: 'm1' }, 'Vulture'] }, {}] })
    s.play(0, 'Smite', { targets: ['Might 1'] }).pass(2)
    expect(s.open()).toMatchObject({ player: 0, kind: 'order', reason: 'triggers' })
    s.choose('Vulture', 'm1')
    expect(sources(s)).toEqual(['Vulture', 'Mourner'])
    s.pass(2)
    expect([xp(s), s.might('Vulture')]).toEqual([1, 2])
    s.resolve()
    expect(s.might('Vulture')).toBe(4)
    s.quiet()
  })

  test('[383.3.d.1] triggers of several players go on the chain in turn order, from the turn player on', () => {
    for (const turnPlayer of [0, 1]) {
      const s = scenario({
        cards,
        turnPlayer,
        players: [
          { hand: ['Smite'], base: ['Vulture'] },
          { hand: [{ card: 'Smite', as: 's1' }], base: ['Might 1', { card: 'Vulture', as: 'other' }] },
        ],
      })
      s.play(turnPlayer, turnPlayer === 0 ? 'Smite' : 's1', { targets: ['Might 1'] }).pass(2)
      expect(s.asked()).toBe('priority')
      expect(s.state.chain.map(c => c.controller)).toEqual([turnPlayer, 1 - turnPlayer])
    }
  })
})

describe('play effects', () => {
  test('[383.4.a.2] a play effect comes after the permanent has entered', () => {
    const s = scenario({ cards, players: [{ hand: ['Squire'] }, {}] })
    s.play(0, 'Squire', { place: 'base0' })
    expect(s.where('Squire')).toBe('base0')
    expect(sources(s)).toEqual(['Squire'])
    expect(s.asked()).toBe('priority')
    s.resolve()
    expect(hand(s)).toBe(1)
  })

  test('[383.4.a.4] what triggers when another object is played is no play effect: nothing multiplies it', () => {
    const s = scenario({ cards, players: [{ hand: ['Squire', 'Might 1'], base: ['Echo'] }, {}] })
    s.play(0, 'Squire', { place: 'base0' }).resolve()
    expect([hand(s), xp(s)]).toEqual([1 + 2, 0])
    s.play(0, 'Might 1', { place: 'base0' }).resolve()
    expect(xp(s)).toBe(1)
  })
})

describe('targeting effects', () => {
  test('[383.4.b.2] it comes as the spell that targets is finalized, above it', () => {
    const s = scenario({ cards, players: [{ hand: ['Pat'], base: ['Idol'] }, {}] })
    s.play(0, 'Pat', { targets: ['Idol'] })
    expect(s.state.chain.map(c => c.kind)).toEqual(['card', 'ability'])
    s.resolve()
    expect([hand(s), xp(s)]).toEqual([1, 0])
  })

  test('[383.4.b.2] each target counts, and who chose counts', () => {
    const s = scenario({
      cards,
      turnPlayer: 1,
      players: [{ base: ['Idol', { card: 'Idol', as: 'i2' }] }, { hand: ['Smite Two'] }],
    })
    const keys = s.state.objects.filter(o => o.def === 'TST-460').map(o => o.key)
    s.label('i1', keys[0]!)
    s.play(1, 'Smite Two', { targets: [['i1', 'i2']] })
    if (s.asked() === 'triggers') s.choose('#0', '#1')
    s.resolve()
    expect([hand(s), xp(s)]).toEqual([0, 2])
  })

  test('[383.4.b.3] a choice that does not target triggers nothing', () => {
    const s = scenario({ cards, players: [{ hand: ['Glance', 'Smite All'], base: ['Idol', 'Might 1'] }, {}] })
    s.play(0, 'Glance').pass(2)
    expect(s.asked()).toBe('pick')
    s.choose('Idol')
    expect(s.asked()).toBe('main')
    s.play(0, 'Smite All').resolve()
    expect(hand(s)).toBe(0)
  })
})

describe('conquer and hold effects', () => {
  test('[383.4.c.2] [383.4.c.2.a] [383.4.c.2.b] conquering triggers units that are there and whoever refers to the player', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Raider', { card: 'Raider', as: 'home' }, 'War Horn'] }, { base: [{ card: 'War Horn', as: 'theirs' }] }],
    })
    const here = s.state.objects.find(o => o.def === 'TST-461')!.key
    s.label('here', here)
    s.move(0, ['here'], 'bf0').close()
    expect(s.asked()).toBe('triggers')
    s.choose('#0', '#1').resolve()
    expect([hand(s), hand(s, 1), s.points(0)]).toEqual([2, 0, 1])
  })

  test('[383.4.c.2.c] [383.4.d.2.c] without the point it is still a conquer or a hold', () => {
    const s = scenario({ cards, players: [{ base: ['Raider', 'Null Banner'] }, {}] })
    s.move(0, ['Raider'], 'bf0').close().resolve()
    expect([hand(s), s.points(0)]).toEqual([1, 0])
    const held = scenario({
      cards,
      turnPlayer: 1,
      players: [{ base: ['Null Banner'] }, {}],
      battlefields: [{ units: { 0: ['Keeper'] } }, {}],
    })
    held.endTurn().resolve()
    expect([hand(held), held.points(0)]).toEqual([2, 0])
  })

  test('[383.4.d.2] [383.4.d.2.a] [383.4.d.2.b] holding triggers units there and whoever refers to the player, in the Beginning Phase', () => {
    const s = scenario({
      cards,
      turnPlayer: 1,
      players: [{ base: ['Hearth', { card: 'Keeper', as: 'home' }] }, {}],
      battlefields: [{ units: { 0: ['Keeper'] } }, {}],
    })
    s.endTurn()
    expect(s.state.phase).toBe('beginning')
    expect(s.asked()).toBe('triggers')
    s.choose('#0', '#1').resolve()
    expect([hand(s), s.points(0)]).toEqual([3, 1])
    s.quiet()
  })
})

describe('attack and defend triggers', () => {
  test('[383.4.e] [383.4.f] gaining the designation triggers, for attackers and for defenders', () => {
    const s = scenario({ cards, players: [{ base: ['Lancer'] }, {}], battlefields: [{ units: { 1: ['Sentry'] } }, {}] })
    s.move(0, ['Lancer'], 'bf0')
    expect(sources(s)).toEqual(['Lancer', 'Sentry'])
    s.resolve()
    expect([hand(s), hand(s, 1)]).toEqual([1, 1])
  })

  test('[383.4.e] an attacker triggers no defend effect, and a move without combat none at all', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Sentry', 'Lancer'] }, {}],
      battlefields: [{ units: { 1: ['Might 1'] } }, {}],
    })
    s.move(0, ['Sentry'], 'bf0')
    expect(s.asked()).toBe('focus')
    s.close()
    expect(hand(s)).toBe(0)
    s.move(0, ['Lancer'], 'bf1').close()
    expect(hand(s)).toBe(0)
  })

  test('[383.4.e.2] [383.4.f.2] a unit that arrives later triggers as the cleanup makes it an attacker', () => {
    const s = scenario({
      cards,
      players: [
        { base: ['Might 1', 'Lancer'], hand: ['Send'] },
        { base: ['Sentry'], hand: [{ card: 'Send', as: 'send1' }] },
      ],
      battlefields: [{ units: { 1: ['Might 9'] } }, {}],
    })
    s.move(0, ['Might 1'], 'bf0')
    s.play(0, 'Send', { targets: ['Lancer', 'bf0'] }).resolve()
    expect(hand(s)).toBe(1)
    s.play(1, 'send1', { targets: ['Sentry', 'bf0'] }).resolve()
    expect(hand(s, 1)).toBe(1)
  })

  test('[383.4.e.2.a] a unit that leaves and comes back in the same combat triggers only once', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Might 1', 'Lancer'], hand: ['Send', 'Fetch'] }, {}],
      battlefields: [{ units: { 1: ['Might 9'] } }, {}],
    })
    s.move(0, ['Might 1', 'Lancer'], 'bf0').resolve()
    expect(hand(s)).toBe(3)
    s.play(0, 'Fetch', { targets: ['Lancer'] }).resolve()
    if (s.open().player === 1) s.pass()
    s.play(0, 'Send', { targets: ['Lancer', 'bf0'] }).resolve()
    expect(s.where('Lancer')).toBe('bf0')
    expect(hand(s)).toBe(1)
  })

  test('[383.4.f.2.a] a defender that leaves and comes back triggers only once', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Might 1'] }, { hand: ['Send', 'Fetch'] }],
      battlefields: [{ units: { 1: ['Sentry', 'Might 9'] } }, {}],
    })
    s.move(0, ['Might 1'], 'bf0').resolve()
    expect(hand(s, 1)).toBe(3)
    s.pass()
      .play(1, 'Fetch', { targets: ['Sentry'] })
      .resolve()
    if (s.open().player === 0) s.pass()
    s.play(1, 'Send', { targets: ['Sentry', 'bf0'] }).resolve()
    expect(s.where('Sentry')).toBe('bf0')
    expect(hand(s, 1)).toBe(1)
  })

  test('[383.4.e.2.b] a requirement that is not met as it becomes an attacker is not looked at again in that combat', () => {
    const weak = scenario({
      cards,
      players: [{ base: ['Proud Lancer'], hand: ['Rise', { card: 'Rise', as: 'r2' }] }, {}],
      battlefields: [{ units: { 1: ['Might 9'] } }, {}],
    })
    weak.move(0, ['Proud Lancer'], 'bf0')
    expect(weak.asked()).toBe('focus')
    weak.play(0, 'Rise', { targets: ['Proud Lancer'] }).resolve()
    if (weak.open().player === 1) weak.pass()
    weak.play(0, 'r2', { targets: ['Proud Lancer'] }).resolve()
    expect([weak.might('Proud Lancer'), hand(weak)]).toEqual([6, 0])
    const strong = scenario({
      cards,
      players: [{ base: ['Proud Lancer'], hand: ['Rise', { card: 'Rise', as: 'r2' }] }, {}],
      battlefields: [{ units: { 1: ['Might 9'] } }, {}],
    })
    strong.play(0, 'Rise', { targets: ['Proud Lancer'] }).resolve()
    strong.play(0, 'r2', { targets: ['Proud Lancer'] }).resolve()
    strong.move(0, ['Proud Lancer'], 'bf0').resolve()
    expect(hand(strong)).toBe(1)
  })

  test('[383.4.f.2.b] the same for a defender', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Might 9'] }, { hand: ['Rise', { card: 'Rise', as: 'r2' }] }],
      battlefields: [{ units: { 1: ['Proud Sentry'] } }, {}],
    })
    s.move(0, ['Might 9'], 'bf0')
    expect(s.asked()).toBe('focus')
    s.pass()
      .play(1, 'Rise', { targets: ['Proud Sentry'] })
      .resolve()
    if (s.open().player === 0) s.pass()
    s.play(1, 'r2', { targets: ['Proud Sentry'] }).resolve()
    expect([s.might('Proud Sentry'), hand(s, 1)]).toEqual([6, 0])
  })
})
