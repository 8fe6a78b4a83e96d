/** 179–187 Tokens. */
import { describe, expect, test } from 'vitest'
import { all, recycle, spellCard, unit } from '../../src/abilities/builders'
import type { SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

const duel = (seat: SeatPosition, other: SeatPosition = {}) => scenario({ cards, players: [seat, other] })

describe('187 the tokens', () => {
  test.each([
    ['187.1', 'recruit', 'Recruit', 1, ['Recruit'], []],
    ['187.2', 'sprite', 'Sprite', 3, ['Fae'], ['temporary']],
    ['187.3', 'sand-soldier', 'Sand Soldier', 2, ['Shurima'], []],
    ['187.4', 'mech', 'Mech', 3, ['Mech'], []],
    ['187.6', 'reflection', 'Reflection', 0, [], []],
    ['187.7', 'bird', 'Bird', 1, ['Bird'], ['deflect']],
    ['187.10', 'tentacle', 'Tentacle', 1, ['Bilgewater'], []],
  ] as const)('[%s] %s', (_rule, id, name, might, tags, keywords) => {
    const s = duel({ hand: [`Summon ${id}`] })
      .play(0, `Summon ${id}`)
      .resolve()
    expect(s.might(name)).toBe(might)
    expect(s.engine.read(s.state).types(s.key(name))).toEqual(['unit'])
    expect(s.engine.read(s.state).keywords(s.key(name))).toEqual(keywords)
    expect(s.engine.card(id)!.definition).toMatchObject({ tags, domains: [], token: true })
    expect(s.isExhausted(name)).toBe(true)
  })

  test('[187.5] gold is gear that is killed for Power of any domain', () => {
    const s = duel({ hand: ['Forge', 'Costly'] })
      .play(0, 'Forge')
      .resolve()
    expect(s.engine.read(s.state).types(s.key('Gold'))).toEqual(['gear'])
    expect([s.where('Gold'), s.isExhausted('Gold')]).toEqual(['base0', false])
    s.act(0, { type: 'play', card: s.key('Costly') })
    s.act(0, { type: 'activate', object: s.key('Gold'), ability: 0 })
    if (s.asked() === 'payment') s.plan(0)
    s.resolve()
    expect(s.exists('Gold')).toBe(false)
    expect(s.cards(0, 'trash').sort()).toEqual(['Costly', 'Forge'])
  })
})

describe('182–184 making them', () => {
  test('[182] [183] [185.2.a] its maker controls and owns it and plays it like a unit', () => {
    const s = duel({ hand: ['Muster'] })
      .play(0, 'Muster', { targets: ['base0'] })
      .resolve()
    expect(s.object('Recruit')).toMatchObject({ owner: 0, controller: 0, token: true })
    expect(s.events.filter(e => e.type === 'play').map(e => e.card)).toContain('recruit')
  })

  test('[182] [183] another player can be made to play it: he controls it, the maker owns it', () => {
    const s = duel({ hand: ['Crowd'] })
      .play(0, 'Crowd')
      .resolve()
    expect(s.object('Recruit')).toMatchObject({ owner: 0, controller: 1 })
    expect(s.where('Recruit')).toBe('base1')
  })

  test('[184.1] the effect can say that it enters ready', () => {
    const s = duel({ hand: ['Muster Ready'] })
      .play(0, 'Muster Ready')
      .resolve()
    expect(s.isExhausted('Recruit')).toBe(false)
  })

  test('[184.2] the effect can say where', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Muster', 'Summon mech'] }, {}],
      battlefields: [{ units: { 0: ['One Plain'] } }, {}],
    })
    s.play(0, 'Muster', { targets: ['bf0'] }).resolve()
    expect(s.where('Recruit')).toBe('bf0')
    s.play(0, 'Summon mech').resolve()
    expect(s.asked()).toBe('place')
    expect(s.options()).toEqual(['base0', 'bf0'])
  })

  test('[184.2] [450] a token that is played to a battlefield contests it', () => {
    const s = duel({ hand: ['Muster'] })
      .play(0, 'Muster', { targets: ['bf1'] })
      .resolve()
    expect(s.asked()).toBe('focus')
    s.close()
    expect(s.controller('bf1')).toBe(0)
  })
})

describe('185–186 what they are', () => {
  test('[185.2.d ex1] a token unit moves, fights, dies and can be chosen like a unit', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Muster Ready', 'Grow'] }, {}],
      battlefields: [{ units: { 1: ['Three Plain'] } }, {}],
    })
    s.play(0, 'Muster Ready')
      .resolve()
      .play(0, 'Grow', { targets: ['Recruit'] })
      .resolve()
    s.move(0, ['Recruit'], 'bf0').close()
    expect(s.cards(1, 'trash')).toEqual(['Three Plain'])
    expect(s.where('Recruit')).toBe('bf0')
  })

  test.each(['Slay', 'Bounce', 'Sink'])('[186] [186.1] [185.2.e ex1] in any non-board zone it ceases to exist: %s', spell => {
    const s = duel({ hand: ['Muster Ready', spell] })
      .play(0, 'Muster Ready')
      .resolve()
      .play(0, spell)
      .resolve()
    expect(s.exists('Recruit')).toBe(false)
    expect(s.cards(0, 'trash').sort()).toEqual(['Muster Ready', spell].sort())
    expect(s.cards(0, 'hand')).toEqual([])
    expect(s.cards(0, 'deck')).toHaveLength(20)
  })

  test('[186.1] it went to that zone first: its death is a death', () => {
    const s = duel({ hand: ['Muster Ready', 'Slay'], base: ['Mourner'] })
      .play(0, 'Muster Ready')
      .resolve()
    s.play(0, 'Slay', { targets: ['Recruit'] }).resolve()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[185] [185.1.b] a token is no card, a card no token', () => {
    const s = duel({ hand: ['Muster Ready', 'Cull'], base: ['One Plain'] })
      .play(0, 'Muster Ready')
      .resolve()
    s.play(0, 'Cull').resolve()
    expect(s.units('base0')).toEqual(['One Plain'])
  })

  test('[185.3.a.1] its cost counts as 0', () => {
    const s = duel({ hand: ['Muster Ready', 'Thrift'], base: ['Vanguard Sergeant'] })
      .play(0, 'Muster Ready')
      .resolve()
    s.play(0, 'Thrift').resolve()
    expect(s.exists('Recruit')).toBe(false)
    expect(s.where('Vanguard Sergeant')).toBe('base0')
  })

  test('[185.3.b] it has no domain', () => {
    const s = duel({ hand: ['Muster Ready', 'Order Out'], base: ['Vanguard Sergeant'] })
      .play(0, 'Muster Ready')
      .resolve()
    s.play(0, 'Order Out').resolve()
    expect(s.units('base0')).toEqual(['Recruit'])
  })
})

test('[185.1.a] [416.5] recycled together with a card a token ceases to exist', () => {
  const sweep = spellCard('TST-950', 'Sweep Under', { domains: [], energy: 0 }, recycle(all(unit())))
  const s = scenario({
    cards: [...cards, sweep],
    players: [{ hand: ['Sweep Under'], base: ['recruit', 'Vanguard Sergeant'] }, {}],
  })
  const before = s.cards(0, 'deck').length
  s.play(0, 'Sweep Under').resolve()
  expect([s.exists('Recruit'), s.where('Vanguard Sergeant'), s.cards(0, 'deck').length]).toEqual([false, 'deck', before + 1])
})
