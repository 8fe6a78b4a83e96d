import { expect, test } from 'vitest'
import {
  activated,
  addEnergy,
  asReaction,
  costs,
  draw,
  exhaustThis,
  payDiscard,
  spellCard,
  unitCard,
} from '../../src/abilities/builders'
import type { CardDefinition } from '../../src/abilities/types'
import { scenario } from '../../src/testing'

/** Adds Energy for a discarded card. */
const burner = unitCard(
  'TST-571',
  'Stoker',
  { domains: [], energy: 2, might: 2 },
  activated(costs(exhaustThis, payDiscard(1)), asReaction, addEnergy(2)),
)
const dear = spellCard('TST-572', 'Dear', { domains: [], energy: 2 }, draw(1))
const cards: readonly CardDefinition[] = [burner, dear]

const offers = (hand: readonly string[]) => {
  const s = scenario({ cards, players: [{ base: ['Stoker'], hand }, {}] })
  return { s, offered: s.engine.legalActions(s.state).actions.some(a => a.type === 'play') }
}

test('[429.3] [357.1.a] a card can be paid for with what another card is discarded for', () => {
  const { s, offered } = offers(['Dear', 'Filler'])
  expect(offered).toBe(true)
  s.act(0, { type: 'play', card: s.key('Dear') })
  s.activate(0, 'Stoker')
  if (s.asked() === 'costObject') s.choose('Filler')
  if (s.asked() === 'payment') s.plan(0)
  s.resolve().quiet()
  expect(s.cards(0, 'trash').sort()).toEqual(['Dear', 'Filler'])
})

test('[203.3] not with itself: it is on the chain by then', () => {
  const { s, offered } = offers(['Dear'])
  expect(offered).toBe(false)
  expect(s.refuse(0, { type: 'play', card: s.key('Dear') }).code).toBe('cannotPay')
})

test('[429.3] nine other cards are as good as one', () => {
  const { offered } = offers(['Dear', ...Array.from({ length: 9 }, () => 'Filler')])
  expect(offered).toBe(true)
})
