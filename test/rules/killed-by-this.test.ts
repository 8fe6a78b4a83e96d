import { expect, test } from 'vitest'
import { banish, draw, ifThisKills, it, kill, spellCard, target, unit, unitCard } from '../../src/abilities/builders'
import type { CardDefinition } from '../../src/abilities/types'
import { scenario } from '../../src/testing'

const body = unitCard('TST-561', 'Target', { domains: [], energy: 1, might: 3 })
const slay = spellCard('TST-562', 'Slay', { domains: [], energy: 0 }, kill(target(unit())), ifThisKills(it, draw(1)))
const exile = spellCard('TST-563', 'Send Off', { domains: [], energy: 0 }, banish(target(unit())), ifThisKills(it, draw(1)))
const cards: readonly CardDefinition[] = [body, slay, exile]

test.each([
  ['Slay', 1],
  ['Send Off', 0],
] as const)('[428.5.b] [427.2.a] %s: what is banished was not killed', (name, drawn) => {
  const s = scenario({ cards, players: [{ hand: [name] }, { base: ['Target'] }] })
  s.play(0, name).resolve().quiet()
  expect(s.cards(0, 'hand')).toHaveLength(drawn)
})
