import { describe, expect, test } from 'vitest'
import {
  affected,
  banish,
  deal,
  enemy,
  friendly,
  it,
  kill,
  ownerOf,
  playCard,
  returnToHand,
  spellCard,
  target,
  unit,
  unitCard,
} from '../../src/abilities/builders'
import type { CardDefinition } from '../../src/abilities/types'
import { scenario } from '../../src/testing'

const body = unitCard('TST-541', 'Body', { domains: [], energy: 3, might: 3 })
const blink = spellCard(
  'TST-542',
  'Blink',
  { domains: [], energy: 0 },
  banish(target(unit(friendly))),
  playCard(it, { ignoring: 'cost' }),
)
const exile = spellCard(
  'TST-543',
  'Exile',
  { domains: [], energy: 0 },
  banish(target(unit(enemy))),
  playCard(affected, { ignoring: 'cost', who: ownerOf(it) }),
)
const raise = spellCard(
  'TST-544',
  'Raise',
  { domains: [], energy: 0 },
  kill(target(unit(friendly))),
  returnToHand(it),
  deal(1, it),
)
const cards: readonly CardDefinition[] = [body, blink, exile, raise]

describe('a text follows what it has moved', () => {
  test('[359.3.e.14] [124] banished and played again: a new object, without its damage', () => {
    const s = scenario({ cards, players: [{ hand: ['Blink'], base: [{ card: 'Body', damage: 2, exhausted: false }] }, {}] })
    const before = s.key('Body')
    s.play(0, 'Blink').resolve()
    if (s.asked() === 'place') s.choose('base0')
    s.quiet()
    expect(s.where('Body')).toBe('base0')
    expect(s.key('Body')).not.toBe(before)
    expect(s.damage('Body')).toBe(0)
    expect(s.isExhausted('Body')).toBe(true)
  })

  test('[359.3.e.14] its owner plays it, though he no longer controls it', () => {
    const s = scenario({ cards, players: [{ hand: ['Exile'] }, { base: ['Body'] }] })
    s.play(0, 'Exile').resolve().quiet()
    expect(s.where('Body')).toBe('base1')
  })

  test('[359.3.e.14] killed and returned to hand; what acts on the board does not follow it there', () => {
    const s = scenario({ cards, players: [{ hand: ['Raise'], base: ['Body'] }, {}] })
    s.play(0, 'Raise').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Body'])
    expect(s.object('Body').damage).toEqual([])
  })

  test('[186.1] a token that has ceased is not found again', () => {
    const s = scenario({ cards, players: [{ hand: ['Blink'], base: ['Recruit'] }, {}] })
    s.play(0, 'Blink').resolve().quiet()
    expect(s.exists('Recruit')).toBe(false)
  })
})
