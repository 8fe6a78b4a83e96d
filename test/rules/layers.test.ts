import { describe, expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { layerCards as cards } from '../fixtures/layers'

const duel = (s: ReturnType<typeof scenario>): number[] => [
  s.might('Duelist'),
  s.keyword('Duelist', 'deflect'),
  s.keyword('Duelist', 'ganking'),
  s.keyword('Duelist', 'shield'),
]

describe('repeated application', () => {
  test('[476.3 ex1] [476] a buff makes it Mighty, which gives the keywords, and Shield counts in combat', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Might 1'] }, { hand: ['Polish'] }],
      battlefields: [{ units: { 1: ['Duelist'] } }, {}],
    })
    expect(duel(s)).toEqual([4, 0, 0, 0])
    s.move(0, ['Might 1'], 'bf0')
    expect(s.might('Duelist')).toBe(4)
    s.pass()
      .play(1, 'Polish', { targets: ['Duelist'] })
      .resolve()
    expect(duel(s)).toEqual([6, 1, 1, 1])
    s.close()
    expect(duel(s)).toEqual([5, 1, 1, 1])
  })

  test('[476.3 ex2] without the buff nothing of it stays: neither the Shield nor the keywords', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Might 1'], hand: ['Tarnish'], runes: { fury: 1 } }, {}],
      battlefields: [{ units: { 1: [{ card: 'Duelist', buffed: true }] } }, {}],
    })
    s.move(0, ['Might 1'], 'bf0')
    expect(duel(s)).toEqual([6, 1, 1, 1])
    s.play(0, 'Tarnish', { targets: ['Duelist'] }).resolve()
    expect(duel(s)).toEqual([4, 0, 0, 0])
  })

  test('[476.1] [476.2] an effect of a later layer lets an earlier one apply in the next sequence, and each applies once', () => {
    // The crowd is Mighty only through the banner; its own bonus does not feed itself.
    const s = scenario({ cards, players: [{ hand: ['Rise'], base: ['Proud Crowd'] }, {}] })
    expect(s.might('Proud Crowd')).toBe(4)
    s.play(0, 'Rise', { targets: ['Proud Crowd'] }).resolve()
    expect(s.might('Proud Crowd')).toBe(7)
  })

  test('[476.3] what was taken away again does not take the printed keyword with it', () => {
    const s = scenario({ cards, players: [{ base: ['Small Tank', 'Brief Tank', 'Brief Twin', 'Banner'] }, {}] })
    expect([s.might('Small Tank'), s.keyword('Small Tank', 'tank')]).toEqual([5, 1])
    expect([s.might('Brief Tank'), s.keyword('Brief Tank', 'tank')]).toEqual([5, 0])
    expect([s.might('Brief Twin'), s.keyword('Brief Twin', 'ganking')]).toEqual([5, 1])
  })

  test('[476.3] a second source of the same keyword still works when the first is taken away', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Banner'] }, {}],
      battlefields: [{ units: { 0: ['Brief Twin', 'Brief Tank'] } }, {}],
    })
    s.move(0, ['Brief Twin'], 'bf1').close()
    expect(s.where('Brief Twin')).toBe('bf1')
  })
})

describe('order of the layers', () => {
  test('[477.1.a.1 ex1] [477] Might that is set is set before anything is added to it', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Rise'], base: [{ card: 'Might 2', buffed: true }, 'Might 9', 'Banner', 'All Are Four'] }, {}],
    })
    expect([s.might('Might 2'), s.might('Might 9')]).toEqual([4 + 1 + 1, 4 + 1])
    s.play(0, 'Rise', { targets: ['Might 9'] }).resolve()
    expect(s.might('Might 9')).toBe(4 + 1 + 2)
  })

  test('[477.2.a] keywords are given in their layer, whatever the order in which the sources came', () => {
    for (const base of [
      ['Tanks Shield', 'All Tanks', 'Might 1'],
      ['All Tanks', 'Tanks Shield', 'Might 1'],
    ]) {
      const s = scenario({ cards, players: [{ base }, {}] })
      expect([s.keyword('Might 1', 'tank'), s.keyword('Might 1', 'shield')]).toEqual([1, 2])
    }
  })

  test('[477.2.a] a keyword that was given brings its ability along', () => {
    const s = scenario({ cards, players: [{ hand: ['Might 1'], base: ['Seers'] }, {}] })
    s.play(0, 'Might 1', { place: 'base0' }).resolve()
    expect(s.asked()).toBe('predict')
  })

  test('[477.3.e.1.a] [477.3.e.2.a] increases come first, then what is "increased to", decreases last', () => {
    for (const [name, might] of [
      ['Might 1', 2],
      ['Might 4', 2],
      ['Might 7', 4],
    ] as const) {
      const s = scenario({ cards, players: [{ base: ['Five Each', name] }, { base: ['Gloom'] }] })
      expect(s.might(name)).toBe(might)
    }
  })
})

describe('snapshots', () => {
  test('[477.3.b ex1] [477.3.e.2.b] a limited decrease is remembered at the limit at which it was applied', () => {
    const s = scenario({ cards, players: [{ hand: ['Shrink', 'Rise'], base: ['Might 2'] }, {}] })
    s.play(0, 'Shrink', { targets: ['Might 2'] }).resolve()
    expect(s.might('Might 2')).toBe(1)
    s.play(0, 'Rise', { targets: ['Might 2'] }).resolve()
    expect(s.might('Might 2')).toBe(3)
  })

  test('[477.3.b] without a limit the whole decrease counts, also below 0', () => {
    const s = scenario({ cards, players: [{ hand: ['Fall', 'Rise'], base: ['Might 3'] }, {}] })
    s.play(0, 'Fall', { targets: ['Might 3'] }).resolve()
    expect(s.might('Might 3')).toBe(0)
    s.play(0, 'Rise', { targets: ['Might 3'] }).resolve()
    expect(s.might('Might 3')).toBe(1)
  })

  test('[477.3.b ex2] "increased to" of a passive ability is computed anew', () => {
    const s = scenario({ cards, players: [{ hand: ['Polish', 'Fall'], base: ['Five Each', 'Might 2', 'Might 4'] }, {}] })
    expect(s.might('Might 2')).toBe(5)
    s.play(0, 'Polish', { targets: ['Might 2'] }).resolve()
    expect(s.might('Might 2')).toBe(5)
    s.play(0, 'Fall', { targets: ['Might 2'] }).resolve()
    expect(s.might('Might 2')).toBe(1)
  })

  test('[477.3.c ex1] [432.1] doubling a negative Might increases it by 0', () => {
    const s = scenario({ cards, players: [{ hand: ['Twofold'], base: ['Might 2'] }, { hand: ['Fall', 'Idle'] }] })
    s.play(0, 'Twofold', { targets: ['Might 2'] })
      .pass()
      .play(1, 'Fall', { targets: ['Might 2'] })
      .resolve()
    expect(s.might('Might 2')).toBe(0)
    s.endTurn()
    expect(s.might('Might 2')).toBe(2)
  })

  test('[432.1.a ex1] doubled Might includes Shield, and the increase stays when Shield no longer counts', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Might 1'] }, { hand: ['Twofold'] }],
      battlefields: [{ units: { 1: ['Stalwart Poro'] } }, {}],
    })
    s.move(0, ['Might 1'], 'bf0')
    expect(s.might('Stalwart Poro')).toBe(3)
    s.pass()
      .play(1, 'Twofold', { targets: ['Stalwart Poro'] })
      .resolve()
    expect(s.might('Stalwart Poro')).toBe(6)
    s.close()
    expect(s.might('Stalwart Poro')).toBe(5)
    s.endTurn()
    expect(s.might('Stalwart Poro')).toBe(2)
  })

  test('[477.3.b] the amount of a given increase is fixed, that of a passive one is not', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Twofold', 'Polish'], base: ['Might 2', 'Counter of Mighty', 'Might 4'] }, {}],
    })
    s.play(0, 'Twofold', { targets: ['Might 2'] }).resolve()
    expect([s.might('Might 2'), s.might('Counter of Mighty')]).toEqual([4, 2])
    s.play(0, 'Polish', { targets: ['Might 4'] }).resolve()
    expect([s.might('Might 4'), s.might('Counter of Mighty')]).toEqual([5, 3])
  })
})

describe('dependency and timestamps', () => {
  test('[479 ex1] [479.2 ex1] "increased to" depends on a given increase, whichever came first', () => {
    const s = scenario({ cards, players: [{ hand: ['Rise', 'Five Each'], base: ['Might 4'] }, {}] })
    s.play(0, 'Rise', { targets: ['Might 4'] }).resolve()
    s.play(0, 'Five Each')
    expect(s.might('Might 4')).toBe(6)
    const other = scenario({ cards, players: [{ hand: ['Rise'], base: ['Five Each', 'Might 4'] }, {}] })
    expect(other.might('Might 4')).toBe(5)
    other.play(0, 'Rise', { targets: ['Might 4'] }).resolve()
    expect(other.might('Might 4')).toBe(6)
  })

  test('[478.1.c] [479.2] an amount that counts Mighty units waits for the increases that make them Mighty', () => {
    for (const base of [
      ['Counter of Mighty', 'Might 4', 'Banner'],
      ['Banner', 'Might 4', 'Counter of Mighty'],
    ]) {
      const s = scenario({ cards, players: [{ base }, {}] })
      expect([s.might('Might 4'), s.might('Counter of Mighty')]).toEqual([5, 4])
    }
  })

  test('[480] [480.3] without dependency the latest of two effects that set Might counts', () => {
    for (const [first, second, might] of [
      ['All Are Four', 'All Are Six', 6],
      ['All Are Six', 'All Are Four', 4],
    ] as const) {
      const s = scenario({ cards, players: [{ hand: [first, second], base: ['Might 1'] }, {}] })
      s.play(0, first).play(0, second)
      expect(s.might('Might 1')).toBe(might)
    }
  })

  test('[480.1] an effect begins to apply with the permanent that has it, not with the object that it changes', () => {
    const s = scenario({ cards, players: [{ hand: ['All Are Four', 'All Are Six', 'Might 1'] }, {}] })
    s.play(0, 'All Are Six').play(0, 'All Are Four').play(0, 'Might 1', { place: 'base0' })
    expect(s.might('Might 1')).toBe(4)
  })
})

describe('dependent keywords', () => {
  test('[727.1.b] [727.1.b.2 ex1] [727.1.c.2] Level: Might and Ganking from 3 XP on', () => {
    const s = scenario({ cards, players: [{ hand: ['Learn'] }, {}], battlefields: [{ units: { 0: ['Learner'] } }, {}] })
    expect([s.might('Learner'), s.keyword('Learner', 'ganking')]).toEqual([2, 0])
    expect(s.refuse(0, { type: 'move', units: [s.key('Learner')], to: s.place('bf1') }).rule).not.toBe('')
    s.play(0, 'Learn').resolve()
    expect([s.might('Learner'), s.keyword('Learner', 'ganking')]).toEqual([3, 1])
    s.move(0, ['Learner'], 'bf1').close()
    expect(s.where('Learner')).toBe('bf1')
  })

  test('[727.1.b.3 ex1] with two dependent keywords both conditions must be met', () => {
    for (const [xp, spells, drawn] of [
      [3, 1, 1],
      [2, 1, 0],
      [3, 0, 0],
    ] as const) {
      const s = scenario({ cards, players: [{ xp, hand: ['Idle'], base: ['Champion of Both'] }, {}] })
      if (spells > 0) s.play(0, 'Idle').resolve()
      const before = s.cards(0, 'hand').length
      s.move(0, ['Champion of Both'], 'bf0').close().resolve()
      expect(s.cards(0, 'hand').length - before).toBe(drawn)
    }
  })

  test('[727.1.c.1] a triggered ability that is not active does not trigger', () => {
    const s = scenario({ cards, players: [{ xp: 2, hand: ['Learn', 'Idle'], base: ['Champion of Both'] }, {}] })
    s.play(0, 'Idle').resolve().move(0, ['Champion of Both'], 'bf0').close()
    expect(s.asked()).toBe('main')
    s.play(0, 'Learn').resolve()
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[727.1.c.1.a] an ability that becomes active together with its trigger condition triggers', () => {
    // The spell is the first card of the turn: its finalization meets Legion and chooses the unit at once.
    const s = scenario({ cards, players: [{ hand: ['Pat'], base: ['Late Riser'] }, {}] })
    s.play(0, 'Pat', { targets: ['Late Riser'] }).resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[727.1.b.2] a permission under a condition counts only while it is true', () => {
    const s = scenario({ cards, players: [{ hand: ['Learn'] }, {}], battlefields: [{ units: { 0: ['Rider'] } }, {}] })
    s.refuse(0, { type: 'move', units: [s.key('Rider')], to: s.place('bf1') })
    s.play(0, 'Learn').resolve().move(0, ['Rider'], 'bf1').close()
    expect(s.where('Rider')).toBe('bf1')
  })

  test('[730.1] [733] [732] XP is gained by one player and has no limit', () => {
    const s = scenario({ cards, players: [{ xp: 98, team: 0, hand: ['Learn'] }, { team: 1 }, { team: 0 }] })
    s.play(0, 'Learn').resolve()
    expect(s.state.players.map(p => p.xp)).toEqual([101, 0, 0])
  })
})
