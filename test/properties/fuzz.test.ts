/** Random cards in random games: whatever the language can say, the engine refuses it when it is built or plays it. */
import { expect, test } from 'vitest'
import { parseCard } from '../../src/abilities/parse-card'
import { CardMaker, damaged } from './fuzz.cards'
import { accepts, fuzzGame } from './fuzz.shared'

test('random and damaged definitions are accepted or refused, and nothing else happens', () => {
  const maker = new CardMaker('damage')
  let valid = 0
  let refused = 0
  for (let n = 0; n < 400; n++) {
    const card = maker.card(1 + (n % 900))
    if (parseCard(card).ok) valid++
    for (const data of [card, damaged(card, maker.random), damaged(card, maker.random)]) {
      const parsed = parseCard(data)
      const accepted = accepts(data)
      if (!accepted) refused++
      if (accepted) expect(parsed.ok).toBe(true)
    }
  }
  expect(valid).toBeGreaterThan(200)
  expect(refused).toBeGreaterThan(200)
})

test.each([2, 3])('random cards of %i players: listed actions, views, modes of running and concessions hold', seats => {
  let actions = 0
  for (let n = 0; n < 7; n++)
    actions += fuzzGame({ seed: `committed ${seats} ${n}`, seats, cards: 14, actions: 90, every: 5 }).actions
  expect(actions).toBeGreaterThan(200)
})
