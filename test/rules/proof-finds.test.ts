// biome-ignore-all format: cards are laid out as they are printed, their text one line each

/** What the comparison with the reference search (test/properties/reference) has found. */
import { expect, test } from 'vitest'
import {
  additionalCost, anyNumber, exactly, exhausted, friendly, isReady, kill, payRecycle, payReturn, ready, rune, spellCard, stun, target, unit,
  unitCard, yours,
} from '../../src/abilities/builders'
import { scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const cards = [
  ...['A', 'B', 'C'].map((name, n) => unitCard(`TPF-00${n + 1}`, name, { ...free, might: 1 })),
  spellCard('TPF-010', 'Twice Struck', free, additionalCost(payReturn(unit(yours))), stun(anyNumber(unit(friendly), { as: 'some' })), stun(target(unit(friendly), { as: 'one' }))),
  spellCard('TPF-011', 'Kill Runes', { domains: ['fury'], energy: 0, power: ['fury'] }, kill(exactly(2, rune(yours)))),
  spellCard('TPF-012', 'Use Ready Runes', { domains: [], energy: 2 }, kill(exactly(2, rune(yours, isReady)))),
  spellCard('TPF-013', 'Wake Runes', { domains: [], energy: 1 }, ready(exactly(2, rune(yours, exhausted)))),
  spellCard('TPF-014', 'Rune Price', { domains: [], energy: 1 }, additionalCost(payRecycle(rune(yours))), stun(target(unit()))),
  spellCard('TPF-015', 'Dear Rune Price', { domains: [], energy: 1, power: ['fury'] }, additionalCost(payRecycle(rune(yours))), stun(target(unit()))),
]

test('[355.16] [357.3] what is a target already can be one again: only the other unit is left to pay with', () => {

  for (const [targets, left] of [[['A', 'B'], 'C'], [['B', 'C'], 'A'], [['A', 'C'], 'B']] as const) {
    const t = scenario({ cards, players: [{ hand: ['Twice Struck'], base: ['A', 'B', 'C'] }, {}] })
    t.play(0, 'Twice Struck', { targets: [targets, targets[0]] })
    expect(t.where(left)).toBe('hand')
  }

})

const play = (name: string, runes: Record<string, number>, exhaustedRunes: Record<string, number> = {}) => {
  const s = scenario({ cards, players: [{ hand: [name], base: ['A'], runes, exhaustedRunes }, {}] })
  const offered = s.engine.legalActions(s.state).actions.some(action => action.type === 'play')
  if (!offered) return null
  s.play(0, name)
  while (s.open().kind === 'pick' || s.open().kind === 'order') {
    const { player, options, min } = s.open()
    s.act(player, { type: 'answer', choose: options.map((_, n) => n).slice(0, min) })
    if (s.open().kind === 'pay') s.plan(0)
  }
  return s
}

test('[357.3] [358.1] runes that are targets are not recycled to pay: there has to be another one', () => {
  expect(play('Kill Runes', { fury: 2 })).toBeNull()
  expect(play('Kill Runes', { fury: 1, calm: 1 })).toBeNull()
  const s = play('Kill Runes', { fury: 1, calm: 2 })!
  expect([s.state.chain.length, s.runes(0).all]).toEqual([1, 2])
  expect(s.resolve().runes(0).all).toBe(0)
})

test('[357.3] [358.1] nor exhausted, if they have to be ready; what has to be exhausted can be recycled by nobody', () => {
  expect(play('Use Ready Runes', { fury: 3 })).toBeNull()
  expect(play('Use Ready Runes', { fury: 4 })!.resolve().runes(0)).toEqual({ ready: 0, all: 2 })
  expect(play('Wake Runes', { fury: 1 }, { calm: 1 })).toBeNull()
  expect(play('Wake Runes', { fury: 1 }, { calm: 2 })!.resolve().runes(0)).toEqual({ ready: 2, all: 3 })
})

test('[357.1] [357.2] a rune gives its Energy before it is recycled for another part of the cost, but not its Power as well', () => {
  expect(play('Rune Price', { fury: 1 })!.runes(0).all).toBe(0)
  expect(play('Dear Rune Price', { fury: 1 })).toBeNull()
  expect(play('Dear Rune Price', { fury: 1 }, { fury: 1 })!.runes(0).all).toBe(0)
  expect(play('Dear Rune Price', { calm: 1 }, { fury: 1 })!.runes(0).all).toBe(0)
})
