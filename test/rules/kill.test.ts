/** 428 Kill. */
import { describe, expect, test } from 'vitest'
import type { SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

const duel = (seat: SeatPosition, other: SeatPosition = {}) => scenario({ cards, players: [seat, other] })

test('[428.1] [428.2] a killed permanent goes from its place straight to the trash of its owner', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Slay'] }, {}],
    battlefields: [{ units: { 1: [{ card: 'Two Plain', owner: 0 }] } }, {}],
  })
  s.play(0, 'Slay').resolve()
  expect(s.cards(0, 'trash').sort()).toEqual(['Slay', 'Two Plain'])
  expect(s.lastEvents.find(e => e.type === 'die')).toMatchObject({ from: s.place('bf0'), player: 1 })
})

test('[428.2.b] that is no move', () => {
  const s = scenario({ cards, players: [{ hand: ['Slay'] }, {}], battlefields: [{ units: { 0: ['Wanderer'] } }, {}] })
    .play(0, 'Slay')
    .resolve()
  expect(s.events.filter(e => e.type === 'move')).toEqual([])
  expect(s.cards(0, 'hand')).toEqual([])
})

test.each(['Bounce', 'Sink'])('[428.1] [428.2.a] leaving the board for another zone is no death: %s', spell => {
  const s = duel({ hand: [spell], base: ['Mourner', 'Last Word'] })
    .play(0, spell, { targets: ['Last Word'] })
    .resolve()
  expect(s.events.filter(e => e.type === 'die')).toEqual([])
  expect(s.cards(0, 'hand')).not.toContain('Filler')
})

test('[428.2.a] a discarded or burnt unit card was not killed', () => {
  const s = duel({ hand: ['Drop', 'Last Word'], base: ['Mourner'] })
    .play(0, 'Drop')
    .resolve()
  expect(s.cards(0, 'trash').sort()).toEqual(['Drop', 'Last Word'])
  expect(s.cards(0, 'hand')).toEqual([])
})

test('[428.1] a unit without lethal damage is killed by an effect all the same', () => {
  const s = duel({ base: ['Eight Plain'], hand: ['Slay'] })
    .play(0, 'Slay')
    .resolve()
  expect(s.cards(0, 'trash').sort()).toEqual(['Eight Plain', 'Slay'])
})

describe('428.1.a.1.b own deaths', () => {
  test('[428.1.a.1.b] the trigger on the own death notes the place before the unit leaves', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Slay'], base: ['Two Plain'] }, { base: ['Five Plain'] }],
      battlefields: [{ controller: 0, units: { 0: ['Martyr'] } }, { units: { 1: ['Four Plain'] } }],
    })
    s.play(0, 'Slay', { targets: ['Martyr'] }).pass(2)
    expect(s.state.chain).toHaveLength(1)
    expect(s.state.chain[0]!.snapshot).toMatchObject({ def: 'TST-316', place: s.place('bf0'), might: 1 })
    s.resolve()
    // Nobody else stood there; units elsewhere take nothing.
    expect([s.damage('Four Plain'), s.damage('Five Plain')]).toEqual([0, 0])
  })

  test('[428.1.a.1.b] its effect happens where it died', () => {
    const s = scenario({
      cards,
      players: [{}, {}],
      battlefields: [{ controller: 1, units: { 0: ['Martyr'], 1: ['Two Plain', { card: 'Three Plain', stunned: true }] } }, {}],
    })
    s.pass(2).assign({ 'Two Plain': 1 }).resolve()
    expect([s.damage('Two Plain'), s.damage('Three Plain')]).toEqual([1, 1])
  })

  test('[428.1.a.1.b ex1] with a kill instruction the own trigger comes before what others see', () => {
    const s = duel({ hand: ['Slay'], base: ['Last Word', 'Mourner'] })
      .play(0, 'Slay', { targets: ['Last Word'] })
      .pass(2)
    expect(s.state.chain.map(item => item.ability)).toEqual(['TST-333#0', 'TST-335#0'])
    s.resolve()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })
})

describe('428.5 attribution', () => {
  const dies = (s: ReturnType<typeof duel>) => s.events.filter(e => e.type === 'die')

  test('[428.5.b] a spell with a kill instruction has killed', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Slay'] }).play(0, 'Slay')
    const spell = s.state.chain[0]!.key
    expect(dies(s.resolve())).toMatchObject([{ source: spell }])
  })

  test('[428.5.c] a death in the cleanup is attributed to what dealt damage just before', () => {
    const s = duel({ base: ['Three Plain'], hand: ['Bolt'] }).play(0, 'Bolt')
    const spell = s.state.chain[0]!.key
    expect(dies(s.resolve())).toMatchObject([{ source: spell }])
  })

  test('[428.5.c] not to what dealt damage earlier', () => {
    const s = duel({ base: ['Six Plain'], hand: ['Bolt', 'Wither'] })
      .play(0, 'Bolt')
      .resolve()
      .play(0, 'Wither')
      .resolve()
    expect(s.cards(0, 'trash')).toContain('Six Plain')
    expect(dies(s)).toMatchObject([{ source: 0 }])
  })

  test('[428.5.c] "if this kills it" follows that attribution', () => {
    const field = [{ units: { 1: ['Three Plain'] } }, {}] as const
    const s = scenario({ cards, players: [{ hand: ['Disintegrate'], runes: { fury: 4 } }, {}], battlefields: field })
    s.play(0, 'Disintegrate').resolve()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
    const survived = scenario({
      cards,
      players: [{ hand: ['Disintegrate'], runes: { fury: 4 } }, {}],
      battlefields: [{ units: { 1: ['Four Plain'] } }, {}],
    })
    survived.play(0, 'Disintegrate').resolve()
    expect(survived.cards(0, 'hand')).toEqual([])
  })

  test('[428.5.c.1] who is responsible for the damage of a unit is responsible for the kill', () => {
    const s = duel({ base: ['Three Plain'], hand: ['Duel'] }, { base: ['Six Plain'] })
      .play(0, 'Duel')
      .resolve()
    expect(s.cards(0, 'trash')).toContain('Three Plain')
    expect(dies(s)).toMatchObject([{ source: s.key('Six Plain') }])
  })
})
