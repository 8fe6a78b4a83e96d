import { describe, expect, test } from 'vitest'
import {
  additionalCost,
  asLongAs,
  atLeast,
  draw,
  energy,
  friendly,
  optionalCost,
  paid,
  payKill,
  playableAs,
  reaction,
  spellCard,
  unit,
  unitCard,
  yours,
} from '../../src/abilities/builders'
import type { CardDefinition } from '../../src/abilities/types'
import { scenario } from '../../src/testing'

/** It has Reaction if its additional cost was paid. */
const hasty = unitCard(
  'TST-531',
  'Hasty',
  { domains: [], energy: 1, might: 1 },
  optionalCost(energy(1)),
  asLongAs(paid(), playableAs('reaction')),
)
/** It has Action while a friendly unit is there. */
const guarded = spellCard(
  'TST-532',
  'Guarded',
  { domains: [], energy: 1 },
  asLongAs(atLeast(1, unit(friendly)), playableAs('action')),
  draw(1),
)
/** Paying for it takes away what gives it its timing. */
const selfless = (id: string, name: string, window: 'action' | 'reaction') =>
  spellCard(
    id,
    name,
    { domains: [], energy: 0 },
    additionalCost(payKill(unit(yours))),
    asLongAs(atLeast(1, unit(yours)), playableAs(window)),
    draw(1),
  )
const spark = spellCard('TST-533', 'Opener', { domains: [], energy: 0 }, reaction(), draw(1))
const cards: readonly CardDefinition[] = [
  hasty,
  guarded,
  selfless('TST-534', 'Last Act', 'action'),
  selfless('TST-535', 'Last Word', 'reaction'),
  spark,
]

const answering = (runes: number) =>
  scenario({ cards, players: [{ hand: ['Opener'] }, { hand: ['Hasty'], runes: { fury: runes } }] })
    .play(0, 'Opener')
    .pass()

describe('timing that depends on conditions', () => {
  test('[813.4.a] a cost paid while it is being played gives it Reaction in time', () => {
    const s = answering(2)
    expect(s.open().player).toBe(1)
    s.play(1, 'Hasty', { place: 'base1' })
    // Without the cost it would not have the timing, so that is no question.
    expect(s.where('Hasty')).toBe('base1')
    expect(s.runes(1).ready).toBe(0)
  })

  test("[813.4] [813.4.a] when the cost can't be paid the condition can't come true", () => {
    const s = answering(1)
    expect(s.refuse(1, { type: 'play', card: s.key('Hasty') })).toMatchObject({ code: 'badTiming', rule: '309.1.a' })
    expect(s.engine.legalActions(s.state).actions.some(a => a.type === 'play')).toBe(false)
  })

  test('[813.2] in a Neutral Open State nothing is needed: the cost stays optional', () => {
    const s = scenario({ cards, players: [{ hand: ['Hasty'], runes: { fury: 2 } }, {}] })
    s.play(0, 'Hasty', { pay: [false], place: 'base0' })
    expect(s.runes(0).ready).toBe(1)
  })

  test('[806.4] it has Action only while the condition is true', () => {
    const at = (base: readonly string[]) => {
      const s = scenario({ cards, players: [{ base: ['Hasty'] }, { hand: ['Guarded'], runes: { fury: 1 }, base }] })
      return s.move(0, ['Hasty'], 'bf0').pass()
    }
    const without = at([])
    expect(without.refuse(1, { type: 'play', card: without.key('Guarded') })).toMatchObject({
      code: 'badTiming',
      rule: '308.1.a',
    })
    const s = at(['Filler'])
    s.play(1, 'Guarded').resolve()
    expect(s.cards(1, 'hand')).toEqual(['Filler'])
  })

  test('[813.4.b] [358.5] if the condition is not true any more when legality is checked, the play is undone', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Opener'] }, { hand: ['Last Word'], base: ['Filler'] }],
    })
    s.play(0, 'Opener').pass()
    const before = s.key('Last Word')
    s.play(1, 'Last Word')
    expect([s.where('Filler'), s.where('Last Word'), s.key('Last Word')]).toEqual(['base1', 'hand', before])
    expect([s.asked(), s.open().player, s.state.chain.length]).toEqual(['priority', 1, 1])
    // With a second unit it stays true.
    const two = scenario({
      cards,
      players: [{ hand: ['Opener'] }, { hand: ['Last Word'], base: [{ card: 'Filler', as: 'one' }, 'Filler'] }],
    })
    two.play(0, 'Opener').pass()
    two.play(1, 'Last Word', { costs: [['one']] })
    expect(two.state.chain).toHaveLength(2)
  })

  test('[806.4.a] [806.4.b] the same in a showdown with Action', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Last Act'], base: ['Filler'] }, {}],
      battlefields: [{}, {}],
    })
    s.move(0, ['Filler'], 'bf0')
    expect(s.asked()).toBe('focus')
    s.play(0, 'Last Act')
    expect([s.where('Filler'), s.where('Last Act'), s.asked()]).toEqual(['bf0', 'hand', 'focus'])
  })
})
