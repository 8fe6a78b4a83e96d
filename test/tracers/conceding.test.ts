import { describe, expect, test } from 'vitest'
import type { Action } from '../../src'
import { applyEverywhere, type Scenario, scenario } from '../../src/testing'
import { tracerCards } from '../fixtures/tracers'

/** A three-player game in the middle of a showdown with a chain, as a list of steps. */
const steps: readonly ((s: Scenario) => void)[] = [
  s => {
    s.move(0, ['Raider'], 'bf0')
  },
  s => {
    s.act(0, { type: 'play', card: s.key('Spark') })
  },
  s => {
    if (s.asked() === 'target') s.choose('Brute')
  },
  s => {
    s.pass()
  },
  s => {
    s.act(1, { type: 'play', card: s.key('Shift') })
  },
  s => {
    s.choose('Sentry')
  },
  s => {
    s.choose('bf0')
  },
  s => {
    s.pass()
  },
  s => {
    s.pass()
  },
  s => {
    s.pass()
  },
  s => {
    s.pass()
  },
]

const start = () =>
  scenario({
    cards: tracerCards,
    players: [
      { base: ['Raider', { card: 'Squire', as: 'home' }], hand: ['Spark'], runes: { fury: 2 } },
      { base: ['Sentry', 'Brute'], hand: ['Shift'], runes: { fury: 2 } },
      { base: ['Lancer'], hand: ['Aegis'], runes: { fury: 2 } },
    ],
    battlefields: [{ owner: 0 }, { owner: 1, units: { 2: [{ card: 'Fodder', as: 'third' }] } }, { owner: 2 }],
  })

describe('j. a concession at every decision of a three-player game in a chain in a showdown', () => {
  test('[650] [651.2] [652.5] the game goes on and can be played to its end, whoever leaves whenever', () => {
    const kinds = new Set<string>()
    for (let at = 0; at <= steps.length; at++) {
      for (let leaver = 0; leaver < 3; leaver++) {
        const s = start()
        for (const step of steps.slice(0, at)) step(s)
        kinds.add(s.asked())
        s.act(leaver, { type: 'concede' })
        expect(s.state.players[leaver]!.active).toBe(false)
        expect(s.state.decision?.player).not.toBe(leaver)
        leavesNothing(s, leaver)
        playOn(s, leaver)
      }
    }
    expect([...kinds].sort()).toEqual(['focus', 'main', 'place', 'priority', 'target'].filter(k => kinds.has(k)))
    expect(kinds.size).toBeGreaterThan(3)
  })

  test("[652.4] the leaver's spells and abilities are countered, those of others stay", () => {
    const s = start()
    for (const step of steps.slice(0, 7)) step(s)
    expect(s.state.chain.map(c => c.controller)).toEqual([0, 1])
    s.act(0, { type: 'concede' })
    expect(s.state.chain.map(c => c.controller)).toEqual([1])
    s.resolve()
    expect(s.where('Sentry')).toBe('bf0')
  })

  test('[652.1] [652.2.a] his permanents are banished and his battlefield is replaced; units of others stay there', () => {
    const s = start()
    s.act(1, { type: 'concede' })
    expect(s.exists('Brute') && s.where('Brute')).toBe('removed')
    expect(s.where('third')).toBe('bf1')
    expect(s.state.objects[s.state.places[s.place('bf1')]!.card]!.token).toBe(true)
    expect(s.controller('bf1')).toBe(2)
  })

  test('[651.1] the last one left wins', () => {
    const s = start()
    s.act(1, { type: 'concede' }).act(2, { type: 'concede' })
    expect(s.state.outcome).toEqual({ winners: [0], reason: 'concession' })
    expect(s.asked()).toBe('over')
  })

  test('[652.5.a] when the turn player leaves, the next player in turn order has the turn', () => {
    const s = start()
    s.act(0, { type: 'concede' })
    expect(s.state.turnPlayer).toBe(1)
    expect(s.asked()).toBe('main')
  })
})

/** 652: nothing of the leaver is on the board or the chain. */
function leavesNothing(s: Scenario, leaver: number): void {
  for (const place of s.state.places) {
    for (const i of [...place.permanents, ...place.runes, ...place.facedown]) {
      expect(s.state.objects[i]!.owner).not.toBe(leaver)
      expect(s.state.objects[i]!.controller).not.toBe(leaver)
    }
    if (!place.base) expect(place.controller).not.toBe(leaver)
  }
  for (const item of s.state.chain) expect(item.controller).not.toBe(leaver)
}

/** Plays on by a fixed rule until a few turns have passed: no crash, no question to the leaver, all modes equal. */
function playOn(s: Scenario, leaver: number): void {
  let { state } = s
  const until = state.turnNumber + 2
  for (let n = 0; n < 200 && state.outcome === null && state.turnNumber < until; n++) {
    const { decision } = state
    expect(decision).not.toBeNull()
    expect(decision!.player).not.toBe(leaver)
    const { actions } = s.engine.legalActions(state, 50)
    expect(actions.length).toBeGreaterThan(0)
    const action: Action = actions[n % 3 === 0 ? actions.length - 1 : n % actions.length]!
    const result = s.engine.apply(state, decision!.player, action)
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.error.message}`)
    if (n % 7 === 0) applyEverywhere(s.engine, state, decision!.player, action, result.state)
    state = result.state
  }
}
