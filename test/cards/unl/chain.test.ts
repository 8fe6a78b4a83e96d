/** UNL cards about the chain: Dancing Grenade, Death from Below, Repulse, Abandon. */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../../src/cards'
import { printed } from '../../fixtures/cards'
import { chainArena as arena } from '../../fixtures/chain-items'

describe('UNL-020 Dancing Grenade', () => {
  printed('UNL-020', 'Dancing Grenade', { targets: [[1, 1]], domains: ['fury'], energy: 2, power: ['fury'], timing: 'main' })

  const thrown = (mine: Record<string, number> = {}, theirs: Record<string, number> = { mind: 3 }) => {
    const s = arena({
      players: [
        { hand: ['Dancing Grenade'], runes: { fury: 2, ...mine }, base: [{ card: 'Ox', as: 'own' }] },
        { base: [{ card: 'Ox', as: 'theirs' }], runes: theirs },
      ],
    })
    return s.play(0, 'Dancing Grenade', { targets: ['theirs'] }).resolve()
  }

  test('[354.3] [356.1.a] deals 2; who controls the unit may play it again for one Power of any domain', () => {
    const s = thrown()
    expect(s.damage('theirs')).toBe(2)
    expect(s.open()).toMatchObject({ player: 1, reason: 'mayPlay' })
    s.confirm(true).choose('own')
    expect(s.runes(1)).toEqual({ ready: 2, all: 2 })
    expect(s.state.chain).toMatchObject([{ kind: 'card', controller: 1, pending: false }])
  })

  test('[715] the next time it deals 1 more, then 2 more: it alternates between the players', () => {
    const s = thrown({ fury: 5 })
    s.confirm(true).choose('own').resolve()
    expect(s.damage('own')).toBe(3)
    expect(s.open()).toMatchObject({ player: 0, reason: 'mayPlay' })
    s.confirm(true).choose('theirs').resolve()
    expect(s.damage('theirs')).toBe(6)
    expect(s.open()).toMatchObject({ player: 1, reason: 'mayPlay' })
    s.confirm(true).choose('own').resolve()
    expect(s.damage('own')).toBe(8)
    s.confirm(false).resolve().quiet()
    expect(s.cards(0, 'trash')).toEqual(['Dancing Grenade'])
    expect(s.cards(1, 'trash')).toEqual([])
  })

  test('[419.3] the own unit: the same player may play it again', () => {
    const s = arena({
      players: [{ hand: ['Dancing Grenade'], runes: { fury: 3 }, base: [{ card: 'Ox', as: 'own' }] }, { base: ['Mule'] }],
    })
    s.play(0, 'Dancing Grenade', { targets: ['own'] })
      .resolve()
      .confirm(true)
      .choose('Mule')
      .resolve()
    expect(s.open()).toMatchObject({ player: 1, reason: 'mayPlay' })
    s.confirm(false)
    expect(s.where('Mule')).toBe('trash')
    expect(s.open()).toMatchObject({ player: 0, reason: 'main' })
  })

  test('[359.3.e.14.a] nobody may play it again when its unit is gone', () => {
    const s = arena({
      players: [
        { hand: ['Dancing Grenade'], runes: { fury: 2 } },
        { base: ['Ox'], hand: ['Reap'], runes: { mind: 2 } },
      ],
    })
    s.play(0, 'Dancing Grenade').pass().play(1, 'Reap').resolve().quiet()
    expect(s.cards(0, 'trash')).toEqual(['Dancing Grenade'])
  })

  test('[419.3.b] choosing a unit with Deflect costs more as ever', () => {
    const s = arena({
      players: [
        { hand: ['Dancing Grenade'], runes: { fury: 2 }, base: ['Spiny'] },
        { base: ['Ox', 'Mule'], runes: { mind: 2 } },
      ],
    })
    s.play(0, 'Dancing Grenade', { targets: ['Ox'] })
      .resolve()
      .confirm(true)
    // {any} and two more for Deflect 2: the Spiny is too dear.
    expect(s.options()).toEqual(['Ox', 'Mule'])
  })

  test('[358.5] without the Power it goes to the trash', () => {
    const s = thrown({}, {})
    s.confirm(true).quiet()
    expect(s.cards(0, 'trash')).toEqual(['Dancing Grenade'])
  })

  test('[417.1.e] a time at which it dealt no damage does not count', () => {
    const s = arena({
      players: [
        { hand: ['Dancing Grenade'], runes: { fury: 2 }, base: [{ card: 'Ox', as: 'own' }] },
        { base: [{ card: 'Ox', as: 'theirs' }], hand: ['Guard'], runes: { mind: 3 } },
      ],
    })
    s.play(0, 'Dancing Grenade', { targets: ['theirs'] })
      .pass()
      .play(1, 'Guard', { targets: ['theirs'] })
      .resolve()
    expect(s.damage('theirs')).toBe(0)
    s.confirm(true).choose('own').resolve()
    expect(s.damage('own')).toBe(2)
  })

  test('[715.1] other Bonus Damage comes on top, for who plays it then', () => {
    const s = arena({
      players: [
        { hand: ['Dancing Grenade'], runes: { fury: 2 }, base: [{ card: 'Ox', as: 'own' }, 'Annie, Fiery'] },
        { base: [{ card: 'Ox', as: 'theirs' }], runes: { mind: 3 } },
      ],
    })
    s.play(0, 'Dancing Grenade', { targets: ['theirs'] }).resolve()
    expect(s.damage('theirs')).toBe(3)
    s.confirm(true).choose('own').resolve()
    expect(s.damage('own')).toBe(3)
  })

  test('[317.2.c] [124] another copy, or the same later, starts anew', () => {
    const s = arena({
      players: [
        {
          hand: ['Dancing Grenade', { card: 'Dancing Grenade', as: 'second' }],
          runes: { fury: 5 },
          base: [{ card: 'Ox', as: 'own' }],
        },
        { base: [{ card: 'Ox', as: 'theirs' }] },
      ],
    })
    s.play(0, 'Dancing Grenade', { targets: ['own'] })
      .resolve()
      .confirm(false)
    s.play(0, 'second', { targets: ['theirs'] }).resolve()
    expect(s.damage('theirs')).toBe(2)
  })

  test('[820.1.d] repeated, either execution offers it, but only one can play it', () => {
    const s = arena({
      players: [
        { hand: ['Dancing Grenade'], energy: 1, runes: { fury: 2 }, base: [{ card: 'Ox', as: 'own' }, 'Echo Teacher'] },
        { base: [{ card: 'Ox', as: 'theirs' }], runes: { mind: 3 } },
      ],
    })
    s.play(0, 'Dancing Grenade', { pay: [true], targets: ['theirs', 'own'] }).resolve()
    expect(s.open()).toMatchObject({ player: 1, reason: 'mayPlay' })
    s.confirm(true)
    // The other execution has been carried out, and the spell is being played by player 1 now.
    expect([s.damage('theirs'), s.damage('own')]).toEqual([2, 2])
    s.choose('own').resolve()
    expect(s.damage('own')).toBe(2 + 4)
  })

  test('[829.1.b.1] [390.3.a] under another’s control it still goes to its owner', () => {
    const s = thrown()
    s.confirm(true).choose('own').resolve().confirm(false).quiet()
    expect(s.where('Dancing Grenade')).toBe('trash')
    expect(s.object('Dancing Grenade').owner).toBe(0)
  })
})

describe('UNL-186 Death from Below', () => {
  test('has its printed facts', () => {
    expect(allCards.find(c => c.id === 'UNL-186')).toMatchObject({
      name: 'Death from Below',
      types: ['spell'],
      domains: ['fury', 'chaos'],
      energy: 4,
      power: ['fury/chaos'],
      tags: ['Pyke'],
      supertypes: ['signature'],
      championTag: 'Pyke',
    })
  })

  const board = (units: string[], extra: Record<string, unknown> = {}) =>
    arena({
      players: [
        { hand: ['Death from Below'], runes: { fury: 5 } },
        { hand: ['Gust', 'Salvage'], runes: { chaos: 1 }, ...extra },
      ],
      battlefields: units.map(u => ({ units: { 1: [u] } })),
    })

  test('[387.2] [356.1.a] [ruling:rj-10169] after a small unit it may be played again from the trash, for one Power only', () => {
    const s = board(['Mule', 'Rager'])
    s.play(0, 'Death from Below', { targets: ['Mule'] }).resolve()
    expect(s.cards(0, 'trash')).toEqual(['Death from Below'])
    expect(s.open()).toMatchObject({ player: 0, reason: 'mayPlay' })
    expect(s.runes(0)).toEqual({ ready: 1, all: 4 })
    s.confirm(true)
    expect(s.runes(0)).toEqual({ ready: 1, all: 3 })
    s.resolve()
    expect([s.where('Mule'), s.where('Rager')]).toEqual(['trash', 'trash'])
    // And once more, had there been another one.
    expect(s.asked()).toBe('mayPlay')
    s.confirm(true).quiet()
    expect(s.cards(0, 'trash')).toEqual(['Death from Below'])
  })

  test('not after a unit with 4 Might or more', () => {
    const s = board(['Ox', 'Mule'])
    s.play(0, 'Death from Below', { targets: ['Ox'] })
      .resolve()
      .quiet()
    expect(s.where('Ox')).toBe('trash')
    expect(s.where('Mule')).toBe('bf1')
  })

  test('[359.3.e.13] the Might that it last had counts', () => {
    const s = arena({
      players: [
        { hand: ['Death from Below', 'Stupefy', { card: 'Stupefy', as: 'again' }], runes: { fury: 5, mind: 2 } },
        { hand: ['Lesson'], energy: 2 },
      ],
      battlefields: [{ units: { 1: ['Mule'] } }, { units: { 1: ['Rager'] } }],
    })
    s.play(0, 'Death from Below', { targets: ['Mule'] })
      .pass()
      .play(1, 'Lesson', { targets: ['Mule'] })
      .resolve()
      .quiet()
    expect(s.where('Mule')).toBe('trash')
  })

  test('[359.3.e.12] [359.3.e.14.a] [ruling:rj-9400,rj-10848] not when the unit is in a hand by then', () => {
    const s = board(['Mule', 'Rager'])
    s.play(0, 'Death from Below', { targets: ['Mule'] })
      .pass()
      .play(1, 'Gust', { targets: ['Mule'] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'hand')).toContain('Mule')
    expect(s.cards(0, 'trash')).toEqual(['Death from Below'])
  })

  test('[359.3.e.14.b] the death may be replaced: it had 3 Might all the same', () => {
    const s = arena({
      players: [{ hand: ['Death from Below'], runes: { fury: 5 } }, { base: ["Zhonya's Hourglass"] }],
      battlefields: [{ units: { 1: ['Mule'] } }, { units: { 1: ['Rager'] } }],
    })
    s.play(0, 'Death from Below', { targets: ['Mule'] }).resolve()
    expect(s.where('Mule')).toBe('base1')
    expect(s.asked()).toBe('mayPlay')
  })

  test('[388.1] the opponent can answer the reflexive trigger, and take the card out of the trash', () => {
    const s = board(['Mule', 'Rager'])
    s.play(0, 'Death from Below', { targets: ['Mule'] }).pass(2)
    expect(s.state.chain).toMatchObject([{ kind: 'ability', controller: 0 }])
    s.pass()
      .play(1, 'Salvage', { targets: ['Death from Below'] })
      .resolve()
      .quiet()
    expect(s.where('Death from Below')).toBe('banishment')
    expect(s.where('Rager')).toBe('bf1')
  })

  test('[419.3.b] it needs a target as ever', () => {
    const s = board(['Mule'])
    s.play(0, 'Death from Below').resolve().confirm(true).quiet()
    expect(s.runes(0)).toEqual({ ready: 1, all: 4 })
    expect(s.cards(0, 'trash')).toEqual(['Death from Below'])
  })

  test('[056.2] who has taken the spell has it in no trash of his own', () => {
    const s = arena({
      players: [
        { hand: ['Death from Below'], runes: { fury: 5 } },
        { hand: ['Seize'], runes: { fury: 3 } },
      ],
      battlefields: [{ units: { 1: ['Mule'] } }, { units: { 1: ['Rager'] } }],
    })
    s.play(0, 'Death from Below', { targets: ['Mule'] })
      .pass()
      .play(1, 'Seize')
      .resolve()
      .quiet()
    expect(s.cards(0, 'trash')).toEqual(['Death from Below'])
    expect(s.where('Rager')).toBe('bf1')
  })

  test('[758.1] [359.3.e.5] [ruling:rj-10251] a unit that has become untargetable is not killed', () => {
    const s = arena({
      players: [
        { hand: ['Lesson'], energy: 2 },
        { hand: ['Death from Below'], runes: { fury: 5 } },
      ],
      battlefields: [{ units: { 0: ['Alpha Wildclaw', 'Eight'] } }],
      turnPlayer: 1,
    })
    s.play(1, 'Death from Below', { targets: ['Eight'] })
      .pass()
      .play(0, 'Lesson', { targets: ['Alpha Wildclaw'] })
      .resolve()
      .quiet()
    expect(s.where('Eight')).toBe('bf0')
    expect(s.might('Alpha Wildclaw')).toBe(9)
  })
})

describe('UNL-106 Repulse', () => {
  const repulse = { hand: ['Repulse'], runes: { body: 1 } }

  test('has its printed facts', () => {
    expect(allCards.find(c => c.id === 'UNL-106')).toMatchObject({
      name: 'Repulse',
      types: ['spell'],
      domains: ['body'],
      energy: 1,
      power: ['body'],
      tags: [],
      supertypes: [],
    })
  })

  test('[425.1.a] counters a spell that chooses that unit and no other friendly one', () => {
    const s = arena({
      players: [{ hand: ['Volley'], base: ['Ox'] }, repulse],
      battlefields: [{ units: { 1: ['Mule'] } }],
    })
    s.play(0, 'Volley', { targets: [['Ox', 'Mule']] })
      .pass()
      .play(1, 'Repulse')
      .resolve()
      .quiet()
    expect([s.damage('Ox'), s.damage('Mule')]).toEqual([0, 0])
  })

  test('[355.9.b] not one that chooses another friendly unit as well, wherever that is', () => {
    const s = arena({
      players: [{ hand: ['Volley'] }, { ...repulse, base: ['Ox'] }],
      battlefields: [{ units: { 1: ['Mule'] } }],
    })
    s.play(0, 'Volley', { targets: [['Ox', 'Mule']] }).pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Repulse') }).rule).toBe('355.8')
  })

  test('[355.9.b] the unit has to be at a battlefield', () => {
    const s = arena({
      players: [
        { hand: ['Dart'], energy: 1 },
        { ...repulse, base: ['Mule'] },
      ],
    })
    s.play(0, 'Dart').pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Repulse') }).rule).toBe('355.8')
  })

  test('[355.8] the two choices fit together: each unit offers only the items that choose it', () => {
    const s = arena({
      players: [{ hand: ['Dart', 'Lesson'], energy: 3 }, repulse],
      battlefields: [{ units: { 1: ['Mule', 'Ox', 'Rager'] } }],
    })
    s.play(0, 'Dart', { targets: ['Mule'] })
      .play(0, 'Lesson', { targets: ['Ox'] })
      .pass()
    s.act(1, { type: 'play', card: s.key('Repulse') })
    expect(s.options()).toEqual(['Mule', 'Ox'])
    s.choose('Mule').resolve().quiet()
    expect([s.damage('Mule'), s.might('Ox')]).toEqual([0, 11])
  })

  test('[820.2] [359.3.e.9.a] [ruling:rj-9655,rj-11109] a repeated spell whose executions chose two of them', () => {
    const s = arena({
      players: [{ hand: ['Echo Dart'], energy: 1 }, repulse],
      battlefields: [{ units: { 1: ['Mule'] } }, { units: { 1: ['Ox'] } }],
    })
    s.play(0, 'Echo Dart', { pay: [true], targets: ['Mule', 'Ox'] }).pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Repulse') }).rule).toBe('355.8')
  })

  test('[359.3.e.3] [359.3.e.9.a] [ruling:ufaq-alpha-strike-repulse] targets that have moved away still count', () => {
    const s = arena({
      players: [
        { hand: ['Alpha Strike'], runes: { calm: 3 }, base: ['Ox'] },
        { hand: ['Repulse', 'Flash'], runes: { body: 1, chaos: 2 } },
      ],
      battlefields: [{ units: { 1: ['Mule', 'Rager', 'Herald'] } }],
    })
    s.play(0, 'Alpha Strike', { targets: [['Mule', 'Rager', 'Herald']] }).pass()
    s.play(1, 'Flash', { targets: [['Mule', 'Rager']] }).pass(2)
    s.pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Repulse') }).rule).toBe('355.8')
  })

  test('[359.3.e.9.a ex1] Volibear’s attack trigger: Flash is no help, but the death of two units is', () => {
    const attack = () =>
      arena({
        players: [
          { base: ['Volibear, Furious'] },
          { hand: ['Repulse', 'Flash', 'Reap', { card: 'Reap', as: 'again' }], runes: { body: 1, chaos: 2 } },
        ],
        battlefields: [{ units: { 1: ['Mule', 'Ox', 'Herald'] } }, {}],
      })
        .move(0, ['Volibear, Furious'], 'bf0')
        .choose('Mule', 'Ox', 'Herald')
        .pass()
    const s = attack()
    s.play(1, 'Flash', { targets: [['Mule', 'Herald']] }).pass(3)
    expect(s.refuse(1, { type: 'play', card: s.key('Repulse') }).rule).toBe('355.8')
    const t = attack()
    t.play(1, 'Reap', { targets: ['Mule'] })
      .play(1, 'again', { targets: ['Herald'] })
      .pass(5)
    t.play(1, 'Repulse').pass(2)
    expect(t.damage('Ox')).toBe(0)
  })

  test('[359.3.e.2] it is asked again as it resolves', () => {
    const s = arena({
      players: [
        { hand: ['Volley', 'Redirect'], base: ['Ox'] },
        { ...repulse, base: ['Rager'] },
      ],
      battlefields: [{ units: { 1: ['Mule'] } }],
    })
    s.play(0, 'Volley', { targets: [['Ox', 'Mule']] })
      .pass()
      .play(1, 'Repulse')
      .pass()
    s.play(0, 'Redirect', { targets: ['Volley'] })
      .pass(2)
      .confirm(true)
      .choose('Mule', 'Rager')
      .resolve()
      .quiet()
    expect([s.damage('Mule'), s.damage('Rager'), s.damage('Ox')]).toEqual([1, 1, 0])
  })
})

describe('UNL-131 Abandon', () => {
  const abandon = { hand: ['Abandon'], runes: { chaos: 2 } }

  test('has its printed facts', () => {
    expect(allCards.find(c => c.id === 'UNL-131')).toMatchObject({
      name: 'Abandon',
      types: ['spell'],
      domains: ['chaos'],
      energy: 2,
      power: [],
      tags: [],
      supertypes: [],
    })
  })

  test('[355.8] [355.9.a.2] [ruling:rj-10105] can’t be played while nothing is on the chain', () => {
    const s = arena({ players: [abandon, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Abandon') }).rule).toBe('355.8')
  })

  test('[425.1.a] [436] counters the spell, which returns to its owner’s hand, then predicts', () => {
    const s = arena({ players: [{ hand: ['Lesson'], energy: 2, base: ['Mule'] }, abandon] })
    s.play(0, 'Lesson').pass().play(1, 'Abandon').resolve()
    expect(s.cards(0, 'hand')).toEqual(['Lesson'])
    expect(s.open()).toMatchObject({ player: 1, reason: 'predict' })
    s.choose().quiet()
    expect(s.might('Mule')).toBe(3)
    expect(s.cards(0, 'trash')).toEqual([])
  })

  test('[829.1.b.1] [372] [ruling:rbf-flow-abandon,rj-12465] a spell played with Flow is banished', () => {
    const s = arena({ players: [{ trash: ['Ebb'], energy: 1, base: ['Mule'] }, abandon] })
    s.play(0, 'Ebb').pass().play(1, 'Abandon').resolve().choose().quiet()
    expect(s.cards(0, 'banishment')).toEqual(['Ebb'])
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[054.1] [359.3.e.6] [ruling:rj-11742] a spell that can’t be countered stays; the player predicts', () => {
    const s = arena({
      players: [{ hand: ['Lesson'], energy: 2, base: ['Mule', { card: 'Mel, Newly Awakened', empowered: 1 }] }, abandon],
    })
    s.play(0, 'Lesson', { targets: ['Mule'] })
      .pass()
      .play(1, 'Abandon')
      .resolve()
    expect(s.open()).toMatchObject({ player: 1, reason: 'predict' })
    s.choose().resolve().quiet()
    expect(s.might('Mule')).toBe(5)
    expect(s.cards(0, 'trash')).toEqual(['Lesson'])
  })

  test('[425.1.a] [340.4] [ruling:rj-10150] a counter that came back may be played at the same spell again', () => {
    const s = arena({
      players: [
        { hand: ['Lesson', 'Abandon'], energy: 2, runes: { chaos: 2 }, base: ['Mule'] },
        { hand: ['Veto'], energy: 2 },
      ],
    })
    s.play(0, 'Lesson')
      .pass()
      .play(1, 'Veto')
      .pass()
      .play(0, 'Abandon', { targets: ['Veto'] })
      .pass(2)
    s.choose()
    expect(s.open()).toMatchObject({ player: 0, reason: 'priority' })
    expect(s.cards(1, 'hand')).toEqual(['Veto'])
    s.pass().play(1, 'Veto').resolve().quiet()
    expect(s.might('Mule')).toBe(3)
  })

  test('[425.1.a] [359.3.e.7] [ruling:rj-9942] the own spell, away from Not So Fast', () => {
    const s = arena({
      players: [
        { hand: ['Falling Star', 'Abandon'], runes: { fury: 2, chaos: 2 } },
        { hand: ['Not So Fast'], runes: { calm: 2 }, base: ['Ox'] },
      ],
    })
    s.play(0, 'Falling Star')
      .pass()
      .play(1, 'Not So Fast')
      .pass()
      .play(0, 'Abandon', { targets: ['Falling Star'] })
    s.resolve().choose().resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Falling Star'])
    expect(s.damage('Ox')).toBe(0)
  })

  test('[425.1.b] [419.4.a.1] [ruling:rj-9973] it was not played for triggers', () => {
    const s = arena({ players: [{ hand: ['Lesson'], energy: 2, base: ['Ravenbloom Student'] }, abandon] })
    s.play(0, 'Lesson').pass().play(1, 'Abandon').resolve().choose().quiet()
    expect(s.might('Ravenbloom Student')).toBe(2)
  })

  test('[372] what would banish it instead is the other replacement: its controller chooses', () => {
    const s = arena({ players: [{ hand: ['Lesson'], energy: 2, base: ['Mule', 'Undertaker'] }, abandon] })
    s.play(0, 'Lesson').pass().play(1, 'Abandon').pass(2)
    expect(s.open().player).toBe(0)
    s.choose('Undertaker')
    expect(s.where('Lesson')).toBe('banishment')
  })
})
