import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { keywordCards as cards } from '../fixtures/keywords'

test('[813.1.c.1] a card with Reaction can be played in a Closed State on any turn', () => {
  for (const turnPlayer of [0, 1]) {
    const s = scenario({
      cards,
      turnPlayer,
      players: [
        { hand: ['Slow Word', 'Idle'] },
        {
          hand: [
            { card: 'Slow Word', as: 'w1' },
            { card: 'Idle', as: 'i1' },
          ],
        },
      ],
    })
    s.play(turnPlayer, turnPlayer === 0 ? 'Slow Word' : 'w1').pass()
    const other = 1 - turnPlayer
    const card = other === 1 ? 'i1' : 'Idle'
    s.play(other, card)
    expect(s.state.chain).toHaveLength(2)
    s.resolve().quiet()
  }
})

test('[813.1.b] Reaction includes Action: it can be played in an Open showdown', () => {
  const s = scenario({ cards, players: [{ base: ['Might 1'] }, { hand: ['Idle'] }] })
    .move(0, ['Might 1'], 'bf0')
    .pass()
  s.play(1, 'Idle').resolve()
  expect(s.cards(1, 'trash')).toEqual(['Idle'])
})

test('[813.2] and as any other card on its own turn', () => {
  const s = scenario({ cards, players: [{ hand: ['Idle'] }, {}] })
  s.play(0, 'Idle').resolve()
  expect(s.cards(0, 'trash')).toEqual(['Idle'])
})

test('[813.1.c.2] an activated ability needs Reaction in a Closed State; Action is not enough', () => {
  const s = scenario({ cards, players: [{ hand: ['Slow Word'] }, { base: ['Drill Post'] }] })
  s.play(0, 'Slow Word').pass()
  s.refuse(1, { type: 'activate', object: s.key('Drill Post'), ability: 0 })
  s.refuse(1, { type: 'activate', object: s.key('Drill Post'), ability: 1 })
  s.activate(1, 'Drill Post', 2).resolve()
  expect(s.cards(1, 'hand')).toHaveLength(1)
})

test('[813.3] [813.3.a] a unit with Reaction still goes to the base or a battlefield of its player, and enters exhausted', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Slow Word'] }, { hand: ['Interceptor'] }],
    battlefields: [{ units: { 0: ['Might 1'] } }, { units: { 1: ['Might 2'] } }],
  })
  s.play(0, 'Slow Word')
    .pass()
    .act(1, { type: 'play', card: s.key('Interceptor') })
  expect(s.options().sort()).toEqual(['base1', 'bf1'])
  s.choose('base1')
  expect(s.isExhausted('Interceptor')).toBe(true)
})

test('[813.4] a permission under a condition counts only while it is true', () => {
  for (const xp of [2, 3]) {
    const s = scenario({ cards, players: [{ hand: ['Slow Word'] }, { xp, hand: ['Veteran Retort'] }] })
    s.play(0, 'Slow Word').pass()
    if (xp < 3) expect(s.refuse(1, { type: 'play', card: s.key('Veteran Retort') }).rule).toBe('309.1.a')
    else expect(s.play(1, 'Veteran Retort').state.chain).toHaveLength(2)
  }
})

test('[813.5.b] texts can ask whether a spell has Reaction', () => {
  const s = scenario({ cards, players: [{ hand: ['Recall Reaction'], trash: ['Feint', 'Slow Word', 'Idle'] }, {}] })
  s.play(0, 'Recall Reaction').resolve()
  expect(s.cards(0, 'hand')).toEqual(['Idle'])
})
