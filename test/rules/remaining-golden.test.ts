/** 002, 052–056 the Golden and Silver Rules. */
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { remainingCards as cards } from '../fixtures/remaining'

const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })
const xp = (s: Scenario, player = 0): number => s.state.players[player]!.xp

describe('cards and rules', () => {
  test('[002] a unit whose text says so enters ready and moves at once, the others wait', () => {
    const s = game({ players: [{ hand: ['Eager', 'U2'] }, {}] })
    s.play(0, 'Eager', { place: 'base0' }).resolve()
    s.play(0, 'U2', { place: 'base0' }).resolve()
    expect([s.isExhausted('Eager'), s.isExhausted('U2')]).toEqual([false, true])
    expect(s.refuse(0, { type: 'move', units: [s.key('U2')], to: s.place('bf0') }).code).toBe('exhausted')
    expect(s.move(0, ['Eager'], 'bf0').where('Eager')).toBe('bf0')
  })

  test('[002] a unit whose text says so moves from battlefield to battlefield, against the rule for the others', () => {
    const s = game({ battlefields: [{ units: { 0: ['Roamer', 'U2'] } }, {}] })
    expect(s.refuse(0, { type: 'move', units: [s.key('U2')], to: s.place('bf1') }).code).toBe('badDestination')
    expect(s.move(0, ['Roamer'], 'bf1').where('Roamer')).toBe('bf1')
  })

  test('[052] "a card" to choose is a Main Deck card: no rune, no legend, no battlefield', () => {
    const s = game({
      players: [{ hand: ['Sort Cards'], base: ['Trinket', 'U1'], runes: { fury: 2 } }, { base: ['U2'] }],
      battlefields: [{ units: { 0: ['U3'] } }, {}],
    })
    s.play(0, 'Sort Cards')
    expect(s.options().sort()).toEqual(['Trinket', 'U1', 'U2', 'U3'])
  })

  test('[052] a recycled rune is no recycled card, a recycled unit is', () => {
    const s = game({
      players: [{ hand: ['Dig In', 'Any Power'], base: ['Card Watcher', 'U1'], runes: { fury: 1 } }, {}],
    })
    s.act(0, { type: 'activate', object: s.state.objects[s.state.places[0]!.runes[0]!]!.key, ability: 1 })
    expect([s.runes(0).all, xp(s)]).toEqual([0, 0])
    s.play(0, 'Dig In', { targets: ['U1'] }).resolve()
    expect(xp(s)).toBe(2) // played one card, recycled another
  })
})

describe("can't, only, as much as possible", () => {
  test('[054.1] who may move between battlefields does not while something forbids units to move', () => {
    const s = game({
      players: [{}, { base: ['Warden'] }],
      battlefields: [{ units: { 0: ['Roamer'] } }, {}],
    })
    expect(s.refuse(0, { type: 'move', units: [s.key('Roamer')], to: s.place('bf1') }).code).toBe('notAllowed')
    expect(s.engine.legalActions(s.state).actions.map(a => a.type)).toEqual(['endTurn'])
  })

  test('[054.1] nor does an effect move it', () => {
    const s = game({ players: [{ hand: ['Send Off'], base: ['U1'] }, { base: ['Warden'] }] })
    s.play(0, 'Send Off', { targets: ['bf0', 'U1'] }).resolve()
    expect(s.where('U1')).toBe('base0')
  })

  test('[054.2] "only while" is never at another time', () => {
    const s = game({ players: [{ base: ['Picky'], hand: ['Trinket', 'Sweep Gear'] }, {}] })
    const use = { type: 'activate', object: s.key('Picky'), ability: 0 } as const
    expect(s.refuse(0, use).rule).toBe('377.2.b')
    s.play(0, 'Trinket').resolve()
    expect(s.act(0, use).resolve().cards(0, 'hand').length).toBe(2)
    s.play(0, 'Sweep Gear').resolve()
    expect(s.refuse(0, use).code).toBe('notAllowed')
  })

  test('[055] what is impossible is left out, the rest is done', () => {
    const s = game({ players: [{ hand: ['Sweep Gear'] }, {}] })
    s.play(0, 'Sweep Gear').resolve()
    expect(s.cards(0, 'hand').length).toBe(1)
    expect(s.lastEvents.filter(e => e.type === 'die')).toEqual([])
  })

  test('[055.1] a spell of which nothing is possible is played and resolved all the same', () => {
    const s = game({ players: [{ hand: ['Wake Nobody'], base: ['Spell Fan'] }, {}] })
    s.play(0, 'Wake Nobody').resolve()
    expect(s.cards(0, 'trash')).toEqual(['Wake Nobody'])
    expect(xp(s)).toBe(1)
    expect(s.events.filter(e => e.type === 'ready')).toEqual([])
  })
})

describe('cards of another owner', () => {
  const cases = [
    ['Slay', 'trash'],
    ['Exile', 'banishment'],
    ['Home', 'hand'],
    ['Dig In', 'deck'],
  ] as const
  for (const [name, zone] of cases) {
    test(`[056] [056.2] ${name} puts what another player controls into the ${zone} of its owner`, () => {
      const s = game({ players: [{ hand: [name], base: [{ card: 'U4', owner: 1 }] }, { deck: ['U1'] }] })
      s.play(0, name, { targets: ['U4'] }).resolve()
      expect(s.cards(1, zone)).toContain('U4')
      expect(s.cards(0, zone)).not.toContain('U4')
    })
  }
})
