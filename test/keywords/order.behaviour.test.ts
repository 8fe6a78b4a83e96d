/** 803: keywords have their effects in the order in which they are printed. */
import { describe, expect, test } from 'vitest'
import { energy, gainXp, ifThen, optionalCost, paid, repeatFor, spellCard } from '../../src/abilities/builders'
import { scenario } from '../../src/testing'

const cards = [
  spellCard(
    'TST-K01',
    'Echo First',
    { domains: [], energy: 0 },
    repeatFor(energy(1)),
    optionalCost(energy(2), 'extra'),
    gainXp(1),
    ifThen(paid('extra'), gainXp(5)),
  ),
  spellCard(
    'TST-K02',
    'Echo Last',
    { domains: [], energy: 0 },
    optionalCost(energy(2), 'extra'),
    repeatFor(energy(1)),
    gainXp(1),
    ifThen(paid('extra'), gainXp(5)),
  ),
]

describe('803 in printed order', () => {
  test('[803] the optional costs of keywords and other texts are asked for from top to bottom', () => {
    const energyLeft = (card: string): readonly [number, number] => {
      const s = scenario({ cards, players: [{ hand: [card], energy: 3 }, {}] })
      s.play(0, card, { pay: [true, false] }).resolve()
      return [s.state.players[0]!.pool[0]!, s.state.players[0]!.xp]
    }
    expect(energyLeft('Echo First')).toEqual([2, 2])
    expect(energyLeft('Echo Last')).toEqual([1, 6])
  })
})
