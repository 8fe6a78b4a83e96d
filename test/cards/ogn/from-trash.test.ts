/** Origins cards whose abilities work in the trash (385). */
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../src/testing'
import { arena, printed } from '../../fixtures/cards'
import { nextCards, permissionCards } from '../../fixtures/permissions'

describe('OGN-037 Immortal Phoenix', () => {
  printed('OGN-037', 'Immortal Phoenix', { domains: ['fury'], energy: 3, power: ['fury'], might: 3, tags: ['Spirit'] })

  const dead = (mine: object, theirs: object = {}, field: object = {}) =>
    arena({ players: [{ trash: ['Immortal Phoenix'], ...mine }, theirs], battlefields: [field, {}] })

  test('[807.1.b] it attacks with 2 Might more', () => {
    const s = arena({ players: [{ base: ['Immortal Phoenix'] }, {}], battlefields: [{ units: { 1: ['V9'] } }, {}] })
    s.move(0, ['Immortal Phoenix'], 'bf0')
    expect(s.might('Immortal Phoenix')).toBe(5)
  })

  test('[428.5.b] [385.2] its player kills a unit with a spell and pays {1}{fury}: it is played, for nothing else', () => {
    const s = dead(
      { hand: ['Hidden Blade'], runes: { order: 2 }, energy: 1, exhaustedRunes: { fury: 1 } },
      {},
      { units: { 1: ['V5'] } },
    )
    s.play(0, 'Hidden Blade', { targets: ['V5'] }).resolve()
    expect(s.asked()).toBe('performTrigger')
    s.confirm(true)
    while (s.open().kind === 'pay') s.plan(0)
    s.resolve().quiet()
    expect([s.where('Immortal Phoenix'), s.isExhausted('Immortal Phoenix'), s.state.players[0]!.pool[0]]).toEqual([
      'base0',
      true,
      0,
    ])
  })

  test('[428.1.a.1] [428.5.b] [ruling:rj-10252] what is killed for the cost of a spell is killed with it', () => {
    const s = scenario({
      cards: nextCards,
      players: [
        { hand: ['Blood Price'], base: ['Plain Two'], trash: ['Immortal Phoenix'], energy: 1, exhaustedRunes: { fury: 1 } },
        {},
      ],
    })
    s.play(0, 'Blood Price')
    expect([s.where('Plain Two'), s.asked()]).toEqual(['trash', 'performTrigger'])
    // It comes above the spell that is paid for.
    s.confirm(true)
    while (s.open().kind === 'pay') s.plan(0)
    expect(s.state.chain.length).toBe(2)
    s.resolve().quiet()
    expect([s.where('Immortal Phoenix'), s.state.players[0]!.xp]).toEqual(['base0', 1])
  })

  test('[428.5.b] what is killed for the cost of a unit is not', () => {
    const s = scenario({
      cards: nextCards,
      players: [
        { hand: ['Blood Guest'], base: ['Plain Two'], trash: ['Immortal Phoenix'], energy: 1, exhaustedRunes: { fury: 1 } },
        {},
      ],
    })
    s.play(0, 'Blood Guest').quiet()
    expect([s.where('Plain Two'), s.where('Immortal Phoenix')]).toEqual(['trash', 'trash'])
  })

  test("[203.3] who can't pay is not asked, and who does not want to leaves it there", () => {
    const s = dead({ hand: ['Hidden Blade'], runes: { order: 2 }, energy: 1 }, {}, { units: { 1: ['V5'] } })
    s.play(0, 'Hidden Blade', { targets: ['V5'] })
      .resolve()
      .quiet()
    const t = dead(
      { hand: ['Hidden Blade'], runes: { order: 2 }, energy: 1, exhaustedRunes: { fury: 1 } },
      {},
      { units: { 1: ['V5'] } },
    )
    t.play(0, 'Hidden Blade', { targets: ['V5'] })
      .resolve()
      .confirm(false)
      .quiet()
    expect([s.where('Immortal Phoenix'), t.where('Immortal Phoenix'), t.runes(0).all]).toEqual(['trash', 'trash', 2])
  })

  test('[428.5.c] [ruling:ofaq-phoenix-kill-with-spell] damage of a spell that kills in the cleanup after it', () => {
    const s = dead({ hand: ['Falling Comet'], energy: 6, exhaustedRunes: { fury: 1 } }, {}, { units: { 1: ['V5'] } })
    s.play(0, 'Falling Comet', { targets: ['V5'] }).resolve()
    expect(s.asked()).toBe('performTrigger')
  })

  test('[428.5.d] [ruling:rj-11770] what an ability kills that a spell has made', () => {
    const s = dead(
      { hand: ['Imperial Decree', 'Falling Comet'], energy: 12, runes: { order: 2 }, exhaustedRunes: { fury: 1 } },
      {},
      { units: { 1: ['V9'] } },
    )
    s.play(0, 'Imperial Decree').resolve()
    s.play(0, 'Falling Comet', { targets: ['V9'] }).resolve()
    expect([s.where('V9'), s.asked()]).toEqual(['trash', 'performTrigger'])
  })

  test('[383.2.c.1] [ruling:ofaq-phoenix-self,rj-6375,rj-9024] killed by a spell of its own player it can come back at once', () => {
    const s = arena({
      players: [
        { hand: ['Hidden Blade'], runes: { order: 2 }, energy: 1, exhaustedRunes: { fury: 1 }, deck: ['V1', 'V2', 'V3'] },
        {},
      ],
      battlefields: [{ units: { 0: ['Immortal Phoenix'] }, controller: 0 }, {}],
    })
    s.play(0, 'Hidden Blade', { targets: ['Immortal Phoenix'] }).resolve()
    expect([s.cards(0, 'hand').length, s.where('Immortal Phoenix'), s.asked()]).toEqual([2, 'trash', 'performTrigger'])
    s.confirm(true)
    while (s.open().kind === 'pay') s.plan(0)
    s.resolve()
    if (s.asked() === 'place') s.choose('base0')
    s.quiet()
    expect([s.where('Immortal Phoenix'), s.isExhausted('Immortal Phoenix')]).toEqual(['base0', true])
  })

  test("[370.1.a.1] [ruling:rj-8016] saved by Zhonya's Hourglass it did not die", () => {
    const s = arena({
      players: [
        {
          base: ["Zhonya's Hourglass"],
          hand: ['Hidden Blade'],
          runes: { order: 2 },
          energy: 1,
          exhaustedRunes: { fury: 1 },
          deck: ['V1', 'V2', 'V3'],
        },
        {},
      ],
      battlefields: [{ units: { 0: ['Immortal Phoenix', 'V3'] }, controller: 0 }, {}],
    })
    s.play(0, 'Hidden Blade', { targets: ['Immortal Phoenix'] })
      .resolve()
      .quiet()
    expect([s.where('Immortal Phoenix'), s.isExhausted('Immortal Phoenix'), s.cards(0, 'hand').length]).toEqual([
      'base0',
      true,
      2,
    ])
  })

  test('[385.2] not with a spell of the opponent, not in combat, and not while it is on the board', () => {
    const theirs = dead(
      { energy: 1, exhaustedRunes: { fury: 1 } },
      { hand: ['Hidden Blade'], runes: { order: 2 } },
      { units: { 1: ['V5'] } },
    )
    theirs
      .endTurn()
      .play(1, 'Hidden Blade', { targets: ['V5'] })
      .resolve()
      .quiet()
    expect(theirs.where('Immortal Phoenix')).toBe('trash')
    const fight = dead({ base: ['V9'], runes: { fury: 2 } }, {}, { units: { 1: ['V5'] } })
    fight.move(0, ['V9'], 'bf0').close().quiet()
    expect(fight.where('V5')).toBe('trash')
    const alive = arena({
      players: [{ base: ['Immortal Phoenix'], hand: ['Hidden Blade'], runes: { order: 2, fury: 2 } }, {}],
      battlefields: [{ units: { 1: ['V5'] } }, {}],
    })
    alive
      .play(0, 'Hidden Blade', { targets: ['V5'] })
      .resolve()
      .quiet()
    expect(alive.where('Immortal Phoenix')).toBe('base0')
  })

  test('[355.2.a] [ruling:rj-10688] in a showdown it comes to the base or to a battlefield of its player, not where he attacks', () => {
    const s = dead(
      { base: ['V3'], hand: ['Falling Comet'], energy: 6, exhaustedRunes: { fury: 1 } },
      {},
      { units: { 1: ['V5', 'V9'] } },
    )
    s.move(0, ['V3'], 'bf0')
    s.play(0, 'Falling Comet', { targets: ['V5'] })
      .resolve()
      .confirm(true)
    while (s.open().kind === 'pay') s.plan(0)
    s.resolve()
    expect(s.where('Immortal Phoenix')).toBe('base0')
  })

  test('[124] [383.3.b] it has left the trash before the trigger resolves: it is not played', () => {
    const s = scenario({
      cards: permissionCards,
      players: [
        {
          trash: ['Immortal Phoenix'],
          hand: ['Hidden Blade', 'Quick Aside'],
          runes: { order: 2 },
          energy: 1,
          exhaustedRunes: { fury: 1 },
        },
        {},
      ],
      battlefields: [{ units: { 1: ['Plain Two'] } }, {}],
    })
    s.play(0, 'Hidden Blade', { targets: ['Plain Two'] })
      .resolve()
      .confirm(true)
    expect([s.asked(), s.runes(0).all]).toEqual(['priority', 1])
    s.play(0, 'Quick Aside', { targets: ['Immortal Phoenix'] })
      .resolve()
      .quiet()
    expect(s.where('Immortal Phoenix')).toBe('banishment')
  })
})

describe('OGN-252 Super Mega Death Rocket!', () => {
  printed('OGN-252', 'Super Mega Death Rocket!', {
    domains: ['fury', 'chaos'],
    energy: 4,
    power: ['fury/chaos'],
    signature: 'Jinx',
    tags: ['Jinx'],
    targets: [[1, 1]],
  })

  const conquest = (mine: object) =>
    arena({ players: [{ base: ['V5'], trash: ['Super Mega Death Rocket!'], ...mine }, {}], battlefields: [{}, {}] })
      .move(0, ['V5'], 'bf0')
      .close()

  test('deals 5 to a unit anywhere', () => {
    const s = arena({ players: [{ hand: ['Super Mega Death Rocket!'], runes: { chaos: 4 } }, { base: ['V9'] }] })
    s.play(0, 'Super Mega Death Rocket!', { targets: ['V9'] }).resolve()
    expect([s.damage('V9'), s.where('Super Mega Death Rocket!')]).toEqual([5, 'trash'])
  })

  test('[385.2 ex1] [383.3.b] when its player conquers, he may discard 1 to return it from the trash to his hand', () => {
    const s = conquest({ hand: ['V1', 'Gust'] })
    expect(s.asked()).toBe('performTrigger')
    s.confirm(true).choose('Gust').resolve().quiet()
    expect([s.cards(0, 'hand').sort(), s.cards(0, 'trash')]).toEqual([['Super Mega Death Rocket!', 'V1'], ['Gust']])
  })

  test('[203.3] without a card to discard he is not asked; he may decline as well', () => {
    expect(conquest({ hand: [] }).quiet().where('Super Mega Death Rocket!')).toBe('trash')
    expect(
      conquest({ hand: ['Gust'] })
        .confirm(false)
        .quiet()
        .cards(0, 'hand'),
    ).toEqual(['Gust'])
  })

  test('[385.2 ex1] in the hand, or when the opponent conquers, nothing happens', () => {
    conquest({ trash: [], hand: ['Super Mega Death Rocket!', 'Gust'] }).quiet()
    const s = arena({
      players: [{ base: ['V5'] }, { trash: ['Super Mega Death Rocket!'], hand: ['Gust'] }],
      battlefields: [{}, {}],
    })
    s.move(0, ['V5'], 'bf0').close().quiet()
    expect(s.where('Super Mega Death Rocket!')).toBe('trash')
  })

  test('[385] two of them come back for a card each', () => {
    const rockets = [1, 2].map(n => ({ card: 'Super Mega Death Rocket!', as: `r${n}` }))
    const s = conquest({ trash: rockets, hand: ['V1', 'V2'] })
    while (s.asked() === 'triggers') s.choose('#0', '#1')
    s.confirm(true).choose('V1').confirm(true).choose('V2').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Super Mega Death Rocket!', 'Super Mega Death Rocket!'])
  })
})
