import { expect, test } from 'vitest'
import { draw, spellCard } from '../../src/abilities/builders'
import { scenario } from '../../src/testing'

const twice = spellCard('TST-511', 'Twice', { domains: ['fury', 'calm'], energy: 0, power: ['fury', 'calm'] }, draw(1))
const same = spellCard('TST-512', 'Same', { domains: ['fury'], energy: 0, power: ['fury', 'fury'] }, draw(1))
const cards = [twice, same]

const at = (hand: string, runes: Readonly<Record<string, number>>) =>
  scenario({ cards, players: [{ hand: [hand], runes, runeDeck: ['Mind Rune'] }, {}] })

test("[416.5.a] different runes that pay together go under the Rune Deck in the order of their owner's choosing", () => {
  for (const [first, second] of [
    ['Fury Rune', 'Calm Rune'],
    ['Calm Rune', 'Fury Rune'],
  ] as const) {
    const s = at('Twice', { fury: 1, calm: 1 })
    s.act(0, { type: 'play', card: s.key('Twice') })
    expect(s.asked()).toBe('runeOrder')
    // Nothing has been paid yet: the play can still be taken back.
    expect(s.engine.explain(s.state, 0, { type: 'cancel' }).possible).toBe(true)
    s.choose(first, second).resolve().quiet()
    expect(s.cards(0, 'runeDeck')).toEqual(['Mind Rune', first, second])
  }
})

test('[416.5.a] equal runes make no difference, so nobody is asked', () => {
  const s = at('Same', { fury: 2 }).play(0, 'Same').resolve().quiet()
  expect(s.cards(0, 'runeDeck')).toEqual(['Mind Rune', 'Fury Rune', 'Fury Rune'])
})
