/** Plain spells that many rulings about the chain speak of. */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../../src/cards'
import { arena, printed } from '../../fixtures/cards'

type Game = ReturnType<typeof arena>
const cantPlay = (s: Game, player: number, name: string): string => s.refuse(player, { type: 'play', card: s.key(name) }).rule

describe('OGN-009 Hextech Ray', () => {
  printed('OGN-009', 'Hextech Ray', { targets: [[1, 1]], domains: ['fury'], energy: 1, power: ['fury'], timing: 'action' })

  const ray = { hand: ['Hextech Ray'], runes: { fury: 1 } }

  test('[355.9.b] deals 3 to a unit at a battlefield', () => {
    const s = arena({ players: [{ ...ray, base: ['V8'] }, { base: ['V9'] }], battlefields: [{ units: { 1: ['V10'] } }] })
    s.play(0, 'Hextech Ray').resolve().quiet()
    expect(s.damage('V10')).toBe(3)
  })

  test('[359.3.e.2] [142.4.b] [ruling:rj-11197] a unit with 5 Might by then survives it', () => {
    const s = arena({
      players: [{ hand: ['Discipline'], runes: { calm: 2 } }, ray],
      battlefields: [{ units: { 0: ['V3'] } }],
      turnPlayer: 1,
    })
    s.play(1, 'Hextech Ray').pass().play(0, 'Discipline').resolve().quiet()
    expect([s.might('V3'), s.damage('V3')]).toEqual([5, 3])
  })

  test('[359.3.e.5] [359.3.e.9] [ruling:rj-7375] Fight or Flight from facedown takes its target away', () => {
    const s = arena({
      players: [ray, {}],
      battlefields: [{ units: { 1: ['V9'] }, facedown: { 1: ['Fight or Flight'] } }],
    })
    s.play(0, 'Hextech Ray').pass().play(1, 'Fight or Flight').resolve()
    expect([s.where('V9'), s.damage('V9')]).toEqual(['base1', 0])
  })

  test('[309.1.a] [806.1.c.1] [ruling:rj-7674] no answer without Reaction', () => {
    const s = arena({
      players: [ray, { hand: ['Ride the Wind'], runes: { chaos: 3 } }],
      battlefields: [{ units: { 1: ['V9'] } }],
    })
    s.play(0, 'Hextech Ray').pass()
    expect(cantPlay(s, 1, 'Ride the Wind')).toBe('309.1.a')
  })

  test('[456.3] [ruling:rj-6471] Zhonya’s Hourglass recalls the unit from Vilemaw’s Lair', () => {
    const s = arena({
      players: [{ ...ray, base: ["Zhonya's Hourglass"] }, {}],
      battlefields: [{ card: "Vilemaw's Lair", units: { 0: ['V1'] } }],
    })
    s.play(0, 'Hextech Ray').resolve().quiet()
    expect([s.where('V1'), s.isExhausted('V1'), s.damage('V1')]).toEqual(['base0', true, 0])
    expect(s.where("Zhonya's Hourglass")).toBe('trash')
  })

  test('[808.1.d.1] [370.1.a.1] [ruling:rj-6577] a death that is replaced is none for Deathknell', () => {
    const s = arena({
      players: [{ ...ray, base: ["Zhonya's Hourglass"] }, {}],
      battlefields: [{ units: { 0: ['Watchful Sentry'] } }],
    })
    s.play(0, 'Hextech Ray').resolve().quiet()
    expect(s.where('Watchful Sentry')).toBe('base0')
    expect(s.cards(0, 'hand')).toEqual([])
  })
})

describe('OGN-043 Charm', () => {
  printed('OGN-043', 'Charm', {
    targets: [
      [1, 1],
      [1, 1],
    ],
    domains: ['calm'],
    energy: 1,
    power: ['calm'],
    timing: 'main',
  })

  const charm = { hand: ['Charm'], runes: { calm: 1 } }

  test('[355.4.a] [144.4] [ruling:judgefaq-charm-destinations] to another location where the unit may be', () => {
    const s = arena({ players: [charm, {}], battlefields: [{ units: { 1: [{ card: 'V3', exhausted: true }] } }, {}] })
    s.act(0, { type: 'play', card: s.key('Charm') })
    expect(s.options()).toEqual(['base1', 'bf1'])
    s.choose('bf1').close()
    expect([s.where('V3'), s.isExhausted('V3')]).toEqual(['bf1', true])
  })

  test('[359.3.e.6] [358.3.a] [ruling:rj-9513,rj-11402,judgefaq-charm-lair-base] to the base nothing moves from Vilemaw’s Lair', () => {
    const s = arena({ players: [charm, {}], battlefields: [{ card: "Vilemaw's Lair", units: { 1: ['V3'] } }, {}] })
    s.play(0, 'Charm', { targets: ['base1'] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('bf0')
    const t = arena({ players: [charm, {}], battlefields: [{ card: "Vilemaw's Lair", units: { 1: ['V3'] } }, {}] })
    t.play(0, 'Charm', { targets: ['bf1'] }).close()
    expect(t.where('V3')).toBe('bf1')
  })

  test('[425.1.a] [ruling:rj-10470] Not So Fast counters it', () => {
    const s = arena({
      players: [charm, { hand: ['Not So Fast'], runes: { calm: 2 }, base: ['V3'] }],
      battlefields: [{ units: { 0: ['V4'] } }],
    })
    s.play(0, 'Charm').pass().play(1, 'Not So Fast').resolve().quiet()
    expect(s.where('V3')).toBe('base1')
  })

  test('[464.2.c.1] [807.1.d] [ruling:rj-8047] who was moved there attacks', () => {
    const s = arena({
      players: [charm, { base: ['Immortal Phoenix'] }],
      battlefields: [{ units: { 0: ['V3'] } }],
    })
    s.play(0, 'Charm').pass(2)
    expect(s.state.showdown).toMatchObject({ attacker: 1, defender: 0 })
    expect(s.might('Immortal Phoenix')).toBe(5)
  })

  test('[323.6] [466.5.e] [ruling:rj-7158] a unit moved to a battlefield that it left alone conquers it for its controller', () => {
    const s = arena({
      players: [{ hand: ['Gust', 'Charm'], runes: { chaos: 1, calm: 1 } }, { base: [{ card: 'V3', as: 'B' }] }],
      battlefields: [{ units: { 1: [{ card: 'V3', as: 'A' }] } }],
    })
    s.play(0, 'Gust', { targets: ['A'] }).resolve()
    expect(s.controller('bf0')).toBe(-1)
    s.play(0, 'Charm', { targets: ['B'] }).close()
    expect(s.controller('bf0')).toBe(1)
    expect(s.points(1)).toBe(1)
  })
})

describe('OGN-045 Defy', () => {
  const defy = { hand: ['Defy'], runes: { calm: 1 } }

  test('has its printed facts', () => {
    expect(allCards.find(c => c.id === 'OGN-045')).toMatchObject({
      name: 'Defy',
      types: ['spell'],
      domains: ['calm'],
      energy: 1,
      power: ['calm'],
      tags: [],
      supertypes: [],
    })
  })

  test('[206] [ruling:rj-7193] at most 4 Energy and at most one Power: Wind Wall counters Falling Star, Defy does not', () => {
    const s = arena({
      players: [
        { hand: ['Falling Star'], runes: { fury: 2 } },
        { hand: ['Defy', 'Wind Wall'], runes: { calm: 3 }, base: ['V9'] },
      ],
    })
    s.play(0, 'Falling Star').pass()
    expect(cantPlay(s, 1, 'Defy')).toBe('355.8')
    s.play(1, 'Wind Wall').resolve().quiet()
    expect(s.damage('V9')).toBe(0)
  })

  test('[206] [ruling:rj-7172] the printed cost counts, not what was paid', () => {
    const s = arena({
      players: [
        { hand: ['Singularity'], runes: { mind: 3 } },
        { ...defy, base: ['V9'] },
      ],
      battlefields: [{ units: { 0: ['Eager Apprentice', 'Eager Apprentice', 'Eager Apprentice'] } }],
    })
    s.play(0, 'Singularity', { targets: [['V9']] }).pass()
    expect(cantPlay(s, 1, 'Defy')).toBe('355.8')
  })

  test('[206] [355.9.b] [ruling:rj-9553] Death from Below can be defied', () => {
    const s = arena({
      players: [{ hand: ['Death from Below'], runes: { fury: 4 } }, defy],
      battlefields: [{ units: { 1: ['V3'] } }],
    })
    s.play(0, 'Death from Below').pass().play(1, 'Defy').resolve().quiet()
    expect(s.where('V3')).toBe('bf0')
  })

  test('[355.9.a.2] [ruling:rj-6305] any of several spells on the chain', () => {
    const s = arena({
      players: [{ hand: ['Hextech Ray', 'Stupefy'], runes: { fury: 1, mind: 1 } }, defy],
      battlefields: [{ units: { 1: ['V9'] } }],
    })
    s.play(0, 'Hextech Ray')
      .play(0, 'Stupefy', { targets: ['V9'] })
      .pass()
    s.act(1, { type: 'play', card: s.key('Defy') })
    expect(s.options()).toEqual(['Hextech Ray', 'Stupefy'])
  })

  test('[340.1] [425.1.a] [ruling:rj-7539,rj-9861] a Defy against a Defy', () => {
    const s = arena({
      players: [
        { hand: ['Discipline', { card: 'Defy', as: 'mine' }], runes: { calm: 3 }, base: ['V3'] },
        { hand: [{ card: 'Defy', as: 'theirs' }], runes: { calm: 1 } },
      ],
    })
    s.play(0, 'Discipline').pass().play(1, 'theirs').pass()
    s.play(0, 'mine', { targets: ['theirs'] })
      .resolve()
      .quiet()
    expect(s.might('V3')).toBe(5)
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[425.1.b] [419.4.a.1] [ruling:rj-8306,rj-9946,rj-11593] what it counters was not played for Ravenbloom Student', () => {
    const s = arena({ players: [{ hand: ['Discipline'], runes: { calm: 2 }, base: ['Ravenbloom Student'] }, defy] })
    s.play(0, 'Discipline').pass().play(1, 'Defy').resolve().quiet()
    expect(s.might('Ravenbloom Student')).toBe(2)
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[419.4.a.1] [425.1.a] [ruling:rj-8075] the next spell is', () => {
    const s = arena({
      players: [
        { hand: ['Discipline', 'Stupefy'], runes: { calm: 2, mind: 1 }, base: ['Ravenbloom Student'] },
        { ...defy, base: ['V9'] },
      ],
    })
    s.play(0, 'Discipline', { targets: ['V9'] })
      .pass()
      .play(1, 'Defy')
      .resolve()
    s.play(0, 'Stupefy', { targets: ['V9'] })
      .resolve()
      .quiet()
    expect(s.might('Ravenbloom Student')).toBe(3)
  })

  test('[340.4] [338.1.a] [312.2.c] [ruling:rj-7449] drawn in answer, it may be played at the spell that is still there', () => {
    const s = arena({
      players: [
        { hand: ['Hextech Ray'], runes: { fury: 1 } },
        { hand: ['Discipline'], deck: ['Defy'], runes: { calm: 3 } },
      ],
      battlefields: [{ units: { 1: ['V9'] } }],
    })
    s.play(0, 'Hextech Ray').pass().play(1, 'Discipline').pass(2)
    expect(s.open().player).toBe(0)
    s.pass().play(1, 'Defy').resolve().quiet()
    expect(s.damage('V9')).toBe(0)
  })

  test('[355.9.a.2] [355.8] [ruling:rj-9909] no ability', () => {
    const s = arena({
      players: [
        { hand: ['Mindsplitter'], runes: { mind: 12, chaos: 12 } },
        { ...defy, hand: ['Defy', 'Gust'] },
      ],
    })
    s.play(0, 'Mindsplitter', { place: 'base0' })
    while (s.asked() !== 'priority') s.choose('#0')
    s.pass()
    expect(cantPlay(s, 1, 'Defy')).toBe('355.8')
  })

  test('[337.2] [355.9.a.2] [323.7] [ruling:rj-7137] a gear is on the board before anybody could answer', () => {
    const s = arena({
      players: [{}, defy],
      battlefields: [{ units: { 0: ['V3'] }, facedown: { 0: ["Zhonya's Hourglass"] } }],
    })
    s.play(0, "Zhonya's Hourglass").quiet()
    expect(s.where("Zhonya's Hourglass")).toBe('base0')
  })
})

describe('OGN-058 Discipline', () => {
  printed('OGN-058', 'Discipline', { targets: [[1, 1]], domains: ['calm'], energy: 2, timing: 'reaction' })

  const discipline = { hand: ['Discipline'], runes: { calm: 2 } }

  test('[359.3.e.5] [359.3.e.1] [ruling:rj-7790,rj-7997,rj-11983,rj-10992] without its unit the card is drawn all the same', () => {
    const s = arena({
      players: [discipline, { hand: ['Gust'], runes: { chaos: 1 } }],
      battlefields: [{ units: { 0: ['V3'] } }],
    })
    s.play(0, 'Discipline').pass().play(1, 'Gust').resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(2)
    expect(s.cards(0, 'hand')).toContain('V3')
  })

  test('[359.3.e.2] [359.3.e.10] [ruling:rj-10607] saves a unit from Gust', () => {
    const s = arena({
      players: [{ hand: ['Gust'], runes: { chaos: 1 }, base: ['Ravenbloom Student'] }, discipline],
      battlefields: [{ units: { 1: ['V3'] } }],
    })
    s.play(0, 'Gust')
      .pass()
      .play(1, 'Discipline', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect([s.where('V3'), s.might('V3')]).toEqual(['bf0', 5])
    expect(s.might('Ravenbloom Student')).toBe(3)
  })

  test('[477.3.b] [ruling:rj-11956] after Stupefy on a unit with 1 Might', () => {
    const s = arena({ players: [{ hand: ['Stupefy', 'Discipline'], runes: { mind: 1, calm: 2 } }, { base: ['V1'] }] })
    s.play(0, 'Stupefy').resolve()
    expect(s.might('V1')).toBe(1)
    s.play(0, 'Discipline').resolve()
    expect(s.might('V1')).toBe(3)
  })
})

describe('OGN-064 Wind Wall', () => {
  test('has its printed facts', () => {
    expect(allCards.find(c => c.id === 'OGN-064')).toMatchObject({
      name: 'Wind Wall',
      types: ['spell'],
      domains: ['calm'],
      energy: 3,
      power: ['calm', 'calm'],
      tags: [],
      supertypes: [],
    })
  })

  const wall = { hand: ['Wind Wall'], runes: { calm: 3 } }

  test('[355.8] [355.9.a.2] needs a spell on the chain, whatever it costs', () => {
    const s = arena({ players: [wall, {}] })
    expect(cantPlay(s, 0, 'Wind Wall')).toBe('355.8')
    const t = arena({
      players: [
        { hand: ['Singularity'], runes: { mind: 6 } },
        { ...wall, base: ['V9'] },
      ],
    })
    t.play(0, 'Singularity', { targets: [['V9']] })
      .pass()
      .play(1, 'Wind Wall')
      .resolve()
      .quiet()
    expect(t.damage('V9')).toBe(0)
    expect(t.cards(0, 'trash')).toEqual(['Singularity'])
  })

  test('[340.4] [338.1.a] [312.2.d] [ruling:rj-8311] drawn in answer it may be played at the spell below', () => {
    const s = arena({
      players: [
        { hand: ['Falling Star'], runes: { fury: 2 } },
        { hand: ['Discipline'], deck: ['Wind Wall'], runes: { calm: 5 }, base: ['V9'] },
      ],
    })
    s.play(0, 'Falling Star').pass().play(1, 'Discipline').pass(2).pass()
    expect(s.open().player).toBe(1)
    s.play(1, 'Wind Wall').resolve().quiet()
    expect(s.damage('V9')).toBe(0)
  })
})
