/** 823 Hunt, 824 Level, 728–733 XP. */
import { describe, expect, test } from 'vitest'
import type { SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'
import { xpCards as cards } from '../fixtures/xp'

const duel = (seat: SeatPosition, other: SeatPosition = {}) => scenario({ cards, players: [seat, other] })
type Game = ReturnType<typeof duel>
const xp = (s: Game, player = 0): number => s.state.players[player]!.xp
/** Goes to an empty battlefield and passes until it is conquered. */
const conquer = (s: Game, ...names: string[]): Game => s.move(0, names, 'bf0').pass(2)

describe('823 Hunt', () => {
  test('[823.1.b] [823.1.c.1] [ruling:gap-hunt-conquer] a conquer gives as much XP as its value, as the trigger resolves', () => {
    const s = conquer(duel({ base: ['Hunter'] }), 'Hunter')
    expect([s.state.chain.length, xp(s), s.asked()]).toEqual([1, 0, 'priority'])
    s.resolve()
    expect(xp(s)).toBe(2)
  })

  test('[823.1.b] [823.1.c.1] so does a hold', () => {
    const s = scenario({
      cards,
      turnPlayer: 1,
      players: [{}, {}],
      battlefields: [{ units: { 0: ['Hunter'] } }, {}],
    })
    s.endTurn().resolve()
    expect([xp(s), s.points(0)]).toEqual([2, 1])
  })

  test('[823.1.c.2] without a number it is 1', () => {
    const s = conquer(duel({ base: ['Small Hunter'] }), 'Small Hunter').resolve()
    expect([xp(s), s.keyword('Small Hunter', 'hunt')]).toEqual([1, 1])
  })

  test('[823.2] [823.1.c.3] [ruling:gap-hunt-summed] values of several instances are summed into one trigger', () => {
    const s = conquer(duel({ base: ['Double Hunter'] }), 'Double Hunter')
    expect([s.state.chain.length, s.keyword('Double Hunter', 'hunt')]).toEqual([1, 3])
    expect(xp(s.resolve())).toBe(3)
  })

  test('[823.2] a granted one counts with it, or by itself', () => {
    const s = duel({ base: ['Hunter', 'Might 2'], hand: ['Scent', 'Scent'] })
    s.play(0, 'Scent', { targets: ['Hunter'] })
      .resolve()
      .play(0, 'Scent', { targets: ['Might 2'] })
      .resolve()
    expect([s.keyword('Hunter', 'hunt'), s.keyword('Might 2', 'hunt')]).toEqual([5, 3])
    conquer(s, 'Hunter', 'Might 2')
    expect(s.asked()).toBe('triggers')
    s.choose('#0', '#1').resolve()
    expect(xp(s)).toBe(8)
  })

  test('[823.2] what was granted ends with the turn', () => {
    const s = duel({ base: ['Hunter'], hand: ['Scent'] })
    s.play(0, 'Scent').resolve().endTurn()
    expect(s.keyword('Hunter', 'hunt')).toBe(2)
  })

  test('[823.1.c.1] the number is the one at the trigger, whatever becomes of the unit', () => {
    const s = conquer(duel({ base: ['Hunter'], hand: ['Smite', 'Scent'] }), 'Hunter')
    s.play(0, 'Scent').play(0, 'Smite').resolve()
    expect([s.where('Hunter'), xp(s)]).toEqual(['trash', 2])
  })

  test('[823.1.b] what multiplies conquer effects multiplies it, what multiplies hold effects does not', () => {
    const s = conquer(duel({ base: ['Hunter', 'Conquest Horn'] }), 'Hunter').resolve()
    expect(xp(s)).toBe(4)
    const held = conquer(duel({ base: ['Hunter', 'Hold Horn'] }), 'Hunter').resolve()
    expect(xp(held)).toBe(2)
  })

  test('[823.1.c.1] [ruling:gap-hunt-not-elsewhere,gap-hunt-two-units] each unit there has its own trigger, one elsewhere has none', () => {
    const s = conquer(duel({ base: ['Hunter', 'Small Hunter', 'Double Hunter'] }), 'Hunter', 'Small Hunter')
    expect([s.asked(), s.open().options.length]).toEqual(['triggers', 2])
    s.choose('#0', '#1').resolve()
    expect(xp(s)).toBe(3)
  })

  test('[823.3] whether a unit has Hunt can be asked', () => {
    const s = duel({ base: ['Hunter', 'Might 2', 'Census of hunt'], hand: ['Scent'] })
    expect([s.might('Hunter'), s.might('Might 2')]).toEqual([12, 2])
    s.play(0, 'Scent', { targets: ['Might 2'] }).resolve()
    expect(s.might('Might 2')).toBe(12)
  })
})

describe('824 Level', () => {
  test.each([2, 3, 4])('[824.1.b.1] [824.1.c] with %i XP its text counts from 3 on', amount => {
    const s = duel({ base: ['Pupil'], xp: amount })
    expect([s.might('Pupil'), s.keyword('Pupil', 'ganking')]).toEqual(amount >= 3 ? [3, 1] : [2, 0])
  })

  test('[824.1.d] [ruling:core7-level-ganking] it is inactive as soon as the XP is less', () => {
    const s = duel({ base: ['Pupil', 'Scholar'], xp: 3 })
    expect(s.might('Pupil')).toBe(3)
    s.activate(0, 'Scholar')
    expect([s.might('Pupil'), s.keyword('Pupil', 'ganking')]).toEqual([2, 0])
  })

  test('[824.1.c.1] [ruling:gap-level-steal] under another controller the XP of that player counts', () => {
    const s = duel({}, { xp: 5, base: [{ card: 'Pupil', owner: 0 }] })
    expect(s.might('Pupil')).toBe(3)
    s.state = s.engine.edit(s.state, draft => {
      const pupil = draft.objects.findIndex(o => o.def === 'TST-X09')
      draft.objects[pupil]!.controller = 0
      draft.objects[pupil]!.place = 0
      draft.places[1]!.permanents = []
      draft.places[0]!.permanents = [pupil]
    })
    expect(s.might('Pupil')).toBe(2)
  })

  test('[727.1.c.1] a triggered text triggers only while it is active', () => {
    const low = duel({ base: ['Taught', 'Might 1'], hand: ['Pat'], xp: 2 })
      .play(0, 'Pat', { targets: ['Might 1'] })
      .resolve()
    expect(low.cards(0, 'hand')).toEqual([])
    const high = duel({ base: ['Taught', 'Might 1'], hand: ['Pat'], xp: 3 })
      .play(0, 'Pat', { targets: ['Might 1'] })
      .resolve()
    expect(high.cards(0, 'hand')).toHaveLength(1)
  })

  test('[727.1.c.3] [727.1.c.3.a] [ruling:core7-dependent-activated-on-chain] an activated text that is on the chain is not affected by what it cost', () => {
    const s = duel({ base: ['Savant'], xp: 3 })
    s.activate(0, 'Savant')
    expect(xp(s)).toBe(1)
    expect(s.refuse(0, { type: 'activate', object: s.key('Savant'), ability: 0 }).rule).toBe('377.2.b')
    s.resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[824.2] whether a card has Level can be asked, also while its text is inactive', () => {
    const s = duel({ base: ['Pupil', 'Savant', 'Hunter', 'Census of level'] })
    expect([s.might('Pupil'), s.might('Savant'), s.might('Hunter')]).toEqual([12, 12, 2])
  })
})

describe('728–733 XP', () => {
  test('[729] [730.1] [730.2] it is gained and spent by a player', () => {
    const s = duel({ base: ['Scholar'], hand: ['Learn'] })
      .play(0, 'Learn')
      .resolve()
    expect(xp(s)).toBe(3)
    s.activate(0, 'Scholar').resolve()
    expect([xp(s), s.might('Scholar')]).toEqual([1, 3])
    expect(s.events.filter(e => e.type === 'xp' || e.type === 'xpSpent').map(e => [e.type, e.player, e.amount])).toEqual([
      ['xp', 0, 3],
      ['xpSpent', 0, 2],
    ])
  })

  test('[730.2] [203.3] what a player does not have he can not spend', () => {
    const s = duel({ base: ['Scholar'], xp: 1 })
    expect(s.refuse(0, { type: 'activate', object: s.key('Scholar'), ability: 0 }).code).toBe('cannotPay')
  })

  test('[357.2] it is paid along with resources and with what the source does', () => {
    const s = duel({ base: ['XP Ledger'], xp: 1, runes: { fury: 1 } })
      .activate(0, 'XP Ledger')
      .resolve()
    expect([xp(s), s.isExhausted('XP Ledger'), s.runes(0).ready, s.cards(0, 'hand').length]).toEqual([0, true, 0, 1])
    const poor = duel({ base: ['XP Ledger'], xp: 1 })
    expect(poor.refuse(0, { type: 'activate', object: poor.key('XP Ledger'), ability: 0 }).code).toBe('cannotPay')
  })

  test('[356.2.b] as an additional cost it is asked for only if it can be paid', () => {
    const s = duel({ hand: ['Costly Lesson'], xp: 3 })
      .play(0, 'Costly Lesson', { pay: [true] })
      .resolve()
    expect([xp(s), s.cards(0, 'hand').length]).toEqual([0, 2])
    const poor = duel({ hand: ['Costly Lesson'], xp: 2 })
      .play(0, 'Costly Lesson')
      .resolve()
    expect([xp(poor), poor.cards(0, 'hand').length]).toEqual([2, 1])
  })

  test('[383.3.b] [204.3.b] as the cost of a trigger, or within a text', () => {
    const s = duel({ base: ['Paying Savant'], hand: ['Might 1', 'Barter'], xp: 3 })
    s.play(0, 'Might 1', { place: 'base0' }).confirm(true).resolve()
    expect([xp(s), s.cards(0, 'hand').length]).toEqual([1, 2])
    s.play(0, 'Barter').resolve()
    expect([s.asked(), xp(s)]).toEqual(['main', 1])
    const rich = duel({ hand: ['Barter'], xp: 2 })
      .play(0, 'Barter')
      .resolve()
      .confirm(true)
    expect([xp(rich), rich.cards(0, 'hand').length]).toEqual([0, 1])
  })

  test('[358.5] a play that is taken back has spent none', () => {
    const s = duel({ base: ['XP Ledger'], xp: 1, runes: { fury: 1, calm: 1 } })
    s.act(0, { type: 'activate', object: s.key('XP Ledger'), ability: 0 })
    expect([s.asked(), xp(s)]).toEqual(['payment', 1])
    s.act(0, { type: 'cancel' })
    expect([xp(s), s.asked()]).toEqual([1, 'main'])
  })

  test('[729.2] everybody sees it', () => {
    const s = duel({ xp: 7 }, { xp: 2 })
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(s.engine.view(s.state, viewer).players.map(p => p.xp)).toEqual([7, 2])
  })

  test('[731] [731.1] it is no object: there is nothing to choose', () => {
    const s = duel({ base: ['Might 1'], hand: ['Pat'], xp: 9 }).play(0, 'Pat')
    expect(s.state.chain[0]!.targets).toEqual([[s.key('Might 1')]])
  })

  test('[732] [ruling:rw-2v2-friendly] allies do not share it', () => {
    const s = scenario({
      cards,
      players: [{ team: 0, hand: ['Learn'] }, { team: 1 }, { team: 0, base: ['Pupil', 'Scholar'] }, { team: 1 }],
    })
    s.play(0, 'Learn').resolve()
    expect([xp(s, 0), xp(s, 2), s.might('Pupil')]).toEqual([3, 0, 2])
  })

  test('[733] there is no limit to it', () => {
    const s = duel({ hand: ['Windfall', 'Windfall', 'Windfall'], xp: 60 })
    for (let n = 0; n < 3; n++) s.play(0, 'Windfall').resolve()
    expect(xp(s)).toBe(180)
  })
})
