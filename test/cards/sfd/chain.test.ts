/** SFD cards about the chain: Riposte, Not So Fast, Hard Bargain. */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../../src/cards'
import { chainArena as arena } from '../../fixtures/chain-items'

describe('SFD-206 Riposte', () => {
  const riposte = { hand: ['Riposte'], runes: { body: 2 } }

  test('has its printed facts', () => {
    expect(allCards.find(c => c.id === 'SFD-206')).toMatchObject({
      name: 'Riposte',
      types: ['spell'],
      domains: ['body', 'order'],
      energy: 2,
      power: ['body/order', 'body/order'],
      tags: ['Fiora'],
      supertypes: ['signature'],
      championTag: 'Fiora',
    })
  })

  test('[355.8] needs a spell and a friendly unit', () => {
    const s = arena({ players: [{ ...riposte, base: ['Ox'] }, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Riposte') }).rule).toBe('355.8')
    const t = arena({ players: [{ hand: ['Cantrip'], base: ['Ox'] }, riposte] })
    t.play(0, 'Cantrip').pass()
    expect(t.refuse(1, { type: 'play', card: t.key('Riposte') }).rule).toBe('355.8')
  })

  test('[206] [359.3.e.13] counters the spell, then reads its printed Energy cost', () => {
    const s = arena({
      players: [
        { hand: ['Singularity'], runes: { mind: 6 } },
        { ...riposte, base: ['Ox'] },
      ],
    })
    s.play(0, 'Singularity', { targets: [['Ox']] })
      .pass()
      .play(1, 'Riposte')
      .resolve()
      .quiet()
    expect(s.damage('Ox')).toBe(0)
    expect(s.might('Ox')).toBe(15)
    expect(s.cards(0, 'trash')).toEqual(['Singularity'])
    s.endTurn()
    expect(s.might('Ox')).toBe(9)
  })

  test('[206] what was paid more for it does not count', () => {
    const s = arena({
      players: [
        { hand: ['Dear Dart'], energy: 2 },
        { ...riposte, base: ['Ox'] },
      ],
    })
    s.play(0, 'Dear Dart', { pay: [true] })
      .pass()
      .play(1, 'Riposte')
      .resolve()
      .quiet()
    expect(s.might('Ox')).toBe(9)
  })

  test('[054.1] [359.3.e.11] [ruling:rj-12401] a spell that can’t be countered gives its Energy cost as well', () => {
    const s = arena({
      players: [
        { hand: ['Lesson'], energy: 2, base: ['Mule', { card: 'Mel, Newly Awakened', empowered: 1 }] },
        { ...riposte, base: ['Ox'] },
      ],
    })
    s.play(0, 'Lesson', { targets: ['Mule'] })
      .pass()
      .play(1, 'Riposte')
      .resolve()
      .quiet()
    expect([s.might('Ox'), s.might('Mule')]).toEqual([11, 5])
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[359.3.e.8] without its unit it still counters', () => {
    const s = arena({
      players: [
        { hand: ['Lesson', 'Reap'], energy: 2, base: ['Mule'] },
        { ...riposte, base: ['Ox'] },
      ],
    })
    s.play(0, 'Lesson', { targets: ['Mule'] })
      .pass()
      .play(1, 'Riposte')
      .pass()
      .play(0, 'Reap', { targets: ['Ox'] })
    s.resolve().quiet()
    expect(s.might('Mule')).toBe(3)
  })

  test('[359.3.e.12] without its spell there is no Energy cost to read', () => {
    const s = arena({
      players: [
        { hand: ['Lesson', 'Veto'], energy: 3, base: ['Mule'] },
        { ...riposte, base: ['Ox'] },
      ],
    })
    s.play(0, 'Lesson', { targets: ['Mule'] })
      .pass()
      .play(1, 'Riposte')
      .pass()
      .play(0, 'Veto', { targets: ['Lesson'] })
    s.resolve().quiet()
    expect(s.might('Ox')).toBe(9)
  })

  test('[355.9.b] [355.7] [ruling:rj-8559,rj-8638] Not So Fast can’t answer it: it chooses no unit of that side', () => {
    const s = arena({
      players: [
        { hand: ['Singularity', 'Not So Fast'], runes: { mind: 6, calm: 2 }, base: [] },
        { ...riposte, base: ['Ox'] },
      ],
    })
    s.play(0, 'Singularity', { targets: [['Ox']] })
      .pass()
      .play(1, 'Riposte')
      .pass()
    expect(s.refuse(0, { type: 'play', card: s.key('Not So Fast') }).rule).toBe('355.8')
  })

  test('[425.1.a] [ruling:rj-11922] counters a spell that chooses no unit', () => {
    const s = arena({ players: [{ hand: ['Blast'] }, { ...riposte, base: ['Ox'] }], battlefields: [{ units: { 1: ['Mule'] } }] })
    s.play(0, 'Blast')
      .pass()
      .play(1, 'Riposte', { targets: ['Ox'] })
      .resolve()
      .quiet()
    expect([s.damage('Mule'), s.might('Ox')]).toEqual([0, 9])
  })
})

describe('SFD-045 Not So Fast', () => {
  const fast = { hand: ['Not So Fast'], runes: { calm: 2 } }

  test('has its printed facts', () => {
    expect(allCards.find(c => c.id === 'SFD-045')).toMatchObject({
      name: 'Not So Fast',
      types: ['spell'],
      domains: ['calm'],
      energy: 2,
      power: ['calm'],
      tags: [],
      supertypes: [],
    })
  })

  test('[355.9.b] [425.1.a] [ruling:rj-6718,rj-9206] one friendly unit among the chosen is enough, and all of the spell is countered', () => {
    const s = arena({
      players: [
        { hand: ['Singularity'], runes: { mind: 6 } },
        { ...fast, base: ['Ox', 'Mule'] },
      ],
    })
    s.play(0, 'Singularity', { targets: [['Ox', 'Mule']] })
      .pass()
      .play(1, 'Not So Fast')
      .resolve()
      .quiet()
    expect([s.damage('Ox'), s.damage('Mule')]).toEqual([0, 0])
    expect(s.runes(1)).toEqual({ ready: 0, all: 1 })
  })

  test('[425.1.a] [ruling:rj-8733] both parts of Falling Star', () => {
    const s = arena({
      players: [
        { hand: ['Falling Star'], runes: { fury: 2 } },
        { ...fast, base: ['Ox', 'Mule'] },
      ],
    })
    s.play(0, 'Falling Star', { targets: ['Ox', 'Mule'] })
      .pass()
      .play(1, 'Not So Fast')
      .resolve()
      .quiet()
    expect([s.damage('Ox'), s.damage('Mule')]).toEqual([0, 0])
  })

  test('[425.1.a] [ruling:rj-9377,rj-11128,rj-11252] the play trigger of Elder Dragon, all of it', () => {
    const s = arena({
      players: [
        { hand: ['Elder Dragon'], runes: { body: 12 } },
        { ...fast, base: ['Ox'] },
      ],
      battlefields: [{ units: { 1: ['Mule'] } }],
    })
    s.play(0, 'Elder Dragon', { place: 'base0' }).choose('Ox', 'Mule').pass().play(1, 'Not So Fast').resolve().quiet()
    expect([s.damage('Ox'), s.damage('Mule')]).toEqual([0, 0])
    expect(s.where('Elder Dragon')).toBe('base0')
  })

  test('[425.1.a] [ruling:rj-10305] Facebreaker on units of both sides', () => {
    const s = arena({
      players: [{ hand: ['Facebreaker'], runes: { order: 2 }, base: ['Rager'] }, fast],
      battlefields: [{ units: { 1: ['Ox'] } }],
    })
    s.move(0, ['Rager'], 'bf0').pass(2)
    s.play(0, 'Facebreaker').pass().play(1, 'Not So Fast').pass(2)
    expect(s.object('Ox').stunned).toBe(false)
    expect(s.object('Rager').stunned).toBe(false)
  })

  test('[355.9.b] a spell or an ability that chooses a gear', () => {
    const s = arena({ players: [{ hand: ['Choice'] }, { ...fast, base: ['Trinket'] }] })
    s.play(0, 'Choice', { modes: [1] })
      .pass()
      .play(1, 'Not So Fast')
      .resolve()
      .quiet()
    expect(s.where('Trinket')).toBe('base1')
  })

  test('[355.9.b] [740.1.b] not an own spell, nor one that chooses only units of the other side', () => {
    const s = arena({
      players: [{ hand: ['Dart', 'Not So Fast'], energy: 1, runes: { calm: 2 }, base: ['Mule'] }, { base: ['Ox'] }],
    })
    s.play(0, 'Dart', { targets: ['Mule'] })
    expect(s.refuse(0, { type: 'play', card: s.key('Not So Fast') }).rule).toBe('355.8')
    const t = arena({
      players: [
        { hand: ['Dart'], energy: 1, base: ['Mule'] },
        { ...fast, base: ['Ox'] },
      ],
    })
    t.play(0, 'Dart', { targets: ['Mule'] }).pass()
    expect(t.refuse(1, { type: 'play', card: t.key('Not So Fast') }).rule).toBe('355.8')
  })

  test('[355.10.d] [355.9.b] [ruling:rj-8853] what affects units without choosing them', () => {
    const s = arena({ players: [{ hand: ['Blast'] }, fast], battlefields: [{ units: { 1: ['Ox'] } }] })
    s.play(0, 'Blast').pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Not So Fast') }).rule).toBe('355.8')
  })

  test('[355.10.e] [355.9.b] [ruling:rj-8968] King’s Edict: others choose as it resolves', () => {
    const s = arena({
      players: [
        { hand: ["King's Edict"], runes: { order: 12 } },
        { ...fast, base: ['Mule'] },
      ],
    })
    s.play(0, "King's Edict").pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Not So Fast') }).rule).toBe('355.8')
  })

  test('[355.10.c] [ruling:rj-9508] a unit that was killed as a cost was not chosen, and a card in a trash is no unit on the board', () => {
    const s = arena({
      players: [
        { hand: ['Exhume'], base: ['Mule'], trash: ['Rager'] },
        { ...fast, base: ['Ox'], trash: ['Herald'] },
      ],
    })
    s.play(0, 'Exhume', { targets: ['Herald'] }).pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Not So Fast') }).rule).toBe('355.8')
  })

  test('[355.7] [ruling:rj-11452] a spell that chooses a spell', () => {
    const s = arena({
      players: [
        { hand: ['Lesson', 'Not So Fast'], energy: 2, runes: { calm: 2 }, base: ['Mule'] },
        { hand: ['Veto'], energy: 1 },
      ],
    })
    s.play(0, 'Lesson').pass().play(1, 'Veto').pass()
    expect(s.refuse(0, { type: 'play', card: s.key('Not So Fast') }).rule).toBe('355.8')
  })

  test('[820.1.d] [820.3.a] [ruling:rj-7323] a repeated spell is one spell', () => {
    const s = arena({
      players: [
        { hand: ['Echo Dart'], energy: 1 },
        { ...fast, base: ['Ox'] },
      ],
    })
    s.play(0, 'Echo Dart', { pay: [true] })
      .pass()
      .play(1, 'Not So Fast')
      .resolve()
      .quiet()
    expect(s.damage('Ox')).toBe(0)
    expect(s.state.players[0]!.pool[0]).toBe(0)
  })

  test('[808.1.d.2] [808.2] [ruling:rbf-karthus-not-so-fast] of two Deathknells that Karthus makes it counters one', () => {
    const s = arena({
      players: [
        { base: ['Karthus, Eternal', 'Martyr'], hand: ['Reap'] },
        { ...fast, base: ['Ox'] },
      ],
    })
    s.play(0, 'Reap', { targets: ['Martyr'] }).pass(2)
    expect(s.state.chain).toHaveLength(2)
    s.pass()
      .play(1, 'Not So Fast', { targets: ['Martyr'] })
      .resolve()
      .quiet()
    expect(s.damage('Ox')).toBe(1)
  })

  test('[190.6.a] [425.1.a] the ability of a battlefield is its controller’s', () => {
    const s = arena({
      players: [{}, { ...fast }],
      battlefields: [{ card: 'Sniper Nest', units: { 0: ['Rager'] }, controller: 0 }, { units: { 1: ['Mule'] } }],
      turnPlayer: 1,
    })
    s.endTurn()
    expect(s.state.chain).toMatchObject([{ kind: 'ability', controller: 0 }])
    s.pass().play(1, 'Not So Fast').resolve()
    expect(s.damage('Mule')).toBe(0)
  })
})

describe('SFD-136 Hard Bargain', () => {
  test('has its printed facts', () => {
    expect(allCards.find(c => c.id === 'SFD-136')).toMatchObject({
      name: 'Hard Bargain',
      types: ['spell'],
      domains: ['chaos'],
      energy: 2,
      power: [],
      tags: [],
      supertypes: [],
    })
  })

  test('[355.8] [355.9.a.2] [ruling:rj-10811,rj-9898] can’t be played without a spell on the chain', () => {
    const s = arena({ players: [{ hand: ['Hard Bargain'], runes: { chaos: 4 } }, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Hard Bargain') }).rule).toBe('355.8')
  })

  const bargained = (theirs: Record<string, number>) => {
    const s = arena({
      players: [
        { hand: ['Lesson'], energy: 2, runes: theirs, base: ['Mule'] },
        { hand: ['Hard Bargain'], runes: { chaos: 2 } },
      ],
    })
    return s.play(0, 'Lesson').pass().play(1, 'Hard Bargain').resolve()
  }

  test('[444.2] its controller pays {2} out of pool and runes as it resolves', () => {
    const s = bargained({ fury: 2 })
    expect(s.open()).toMatchObject({ player: 0, reason: 'payCost' })
    s.confirm(true).resolve().quiet()
    expect(s.might('Mule')).toBe(5)
    expect(s.runes(0)).toEqual({ ready: 0, all: 2 })
  })

  test('or declines, and the spell is countered', () => {
    const s = bargained({ fury: 2 })
    s.confirm(false).resolve().quiet()
    expect(s.might('Mule')).toBe(3)
    expect(s.runes(0)).toEqual({ ready: 2, all: 2 })
  })

  test('[203.3] [425.1.b] [ruling:rj-11489,rj-8646] countered it was not played for Ravenbloom Student', () => {
    const s = arena({
      players: [
        { hand: ['Lesson'], energy: 2, base: ['Ravenbloom Student'] },
        { hand: ['Hard Bargain'], runes: { chaos: 2 } },
      ],
    })
    s.play(0, 'Lesson').pass().play(1, 'Hard Bargain').resolve().quiet()
    expect(s.might('Ravenbloom Student')).toBe(2)
  })

  test('[429.3] he may use Reaction abilities that add resources', () => {
    const s = arena({
      players: [
        { hand: ['Lesson'], energy: 2, base: ['Mule', 'Reflex Purse'] },
        { hand: ['Hard Bargain'], runes: { chaos: 2 } },
      ],
    })
    s.play(0, 'Lesson').pass().play(1, 'Hard Bargain').resolve().confirm(true)
    expect(s.open()).toMatchObject({ player: 0, kind: 'pay' })
    s.act(0, { type: 'activate', object: s.key('Reflex Purse'), ability: 0 })
    s.resolve().quiet()
    expect(s.might('Mule')).toBe(5)
  })

  test('[429.3] [357.1.a] [ruling:rbf-lux-hard-bargain] Energy that is for playing spells does not pay', () => {
    const s = arena({
      players: [
        { hand: ['Lesson'], energy: 2, base: ['Lux, Crownguard'] },
        { hand: ['Hard Bargain'], runes: { chaos: 2 } },
      ],
    })
    s.play(0, 'Lesson').pass().play(1, 'Hard Bargain').resolve().quiet()
    expect(s.might('Lux, Crownguard')).toBe(2)
    expect(s.isExhausted('Lux, Crownguard')).toBe(false)
  })

  test('[820.2.a] repeated it bargains for another spell, or for the same once more', () => {
    const play = (first: string, second: string) => {
      const s = arena({
        players: [
          { hand: ['Lesson', 'Dart'], energy: 7, base: ['Mule', 'Ox'] },
          { hand: ['Hard Bargain'], runes: { chaos: 4 } },
        ],
      })
      s.play(0, 'Lesson', { targets: ['Mule'] })
        .play(0, 'Dart', { targets: ['Ox'] })
        .pass()
      return s.play(1, 'Hard Bargain', { pay: [true], targets: [first, second] }).resolve()
    }
    const s = play('Lesson', 'Dart')
    s.confirm(true)
    expect(s.open()).toMatchObject({ player: 0, reason: 'payCost' })
    s.confirm(false).resolve().quiet()
    expect([s.might('Mule'), s.damage('Ox')]).toEqual([5, 0])
    expect(s.state.players[0]!.pool[0]).toBe(2)
    const t = play('Lesson', 'Lesson')
    t.confirm(true).confirm(true).resolve().quiet()
    expect([t.might('Mule'), t.damage('Ox')]).toEqual([5, 2])
    expect(t.state.players[0]!.pool[0]).toBe(0)
  })

  test('[359.3.e.2] a spell that the first execution countered is nothing to pay for', () => {
    const s = arena({
      players: [
        { hand: ['Lesson'], energy: 6, base: ['Mule'] },
        { hand: ['Hard Bargain'], runes: { chaos: 4 } },
      ],
    })
    s.play(0, 'Lesson')
      .pass()
      .play(1, 'Hard Bargain', { pay: [true] })
      .resolve()
      .confirm(false)
      .resolve()
      .quiet()
    expect(s.state.players[0]!.pool[0]).toBe(4)
  })
})
