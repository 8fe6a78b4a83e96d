import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { keywordCards as cards } from '../fixtures/keywords'

test('[809.1.c] [809.1.b.3] to choose it costs an opponent a Power more; without number it is 1', () => {
  const s = scenario({ cards, players: [{ hand: ['Bolt'], runes: { fury: 2 } }, { base: ['Pouty Poro'] }] })
  s.play(0, 'Bolt', { targets: ['Pouty Poro'] }).resolve()
  expect(s.runes(0).all).toBe(1)
  expect(s.where('Pouty Poro')).toBe('trash')
})

test('[809.1.c.1 ex1] the Power may be of any domain', () => {
  const s = scenario({ cards, players: [{ hand: ['Bolt'], runes: { mind: 1 } }, { base: ['Pouty Poro'] }] })
  s.play(0, 'Bolt', { targets: ['Pouty Poro'] }).resolve()
  expect(s.where('Pouty Poro')).toBe('trash')
})

test('[809.1.d] it is mandatory: who can not pay can not choose it', () => {
  const alone = scenario({ cards, players: [{ hand: ['Bolt'] }, { base: ['Pouty Poro'] }] })
  alone.refuse(0, { type: 'play', card: alone.key('Bolt') })
  const s = scenario({ cards, players: [{ hand: ['Bolt'] }, { base: ['Pouty Poro', 'Might 9', 'Might 8'] }] })
  s.act(0, { type: 'play', card: s.key('Bolt') })
  expect(s.options().sort()).toEqual(['Might 8', 'Might 9'])
  s.choose('Might 9').resolve()
})

test('[809.1.c] its own controller pays nothing for it', () => {
  const s = scenario({ cards, players: [{ hand: ['Rise'], base: ['Pouty Poro'] }, {}] })
  s.play(0, 'Rise', { targets: ['Pouty Poro'] }).resolve()
  expect(s.might('Pouty Poro')).toBe(4)
})

test('[809.1.c] it counts for each time that it is chosen', () => {
  for (const [runes, possible] of [
    [2, true],
    [1, false],
  ] as const) {
    const s = scenario({ cards, players: [{ hand: ['Two Blows'], runes: { fury: runes } }, { base: ['Pouty Poro'] }] })
    if (!possible) s.refuse(0, { type: 'play', card: s.key('Two Blows') })
    else expect(s.play(0, 'Two Blows', { targets: ['Pouty Poro', 'Pouty Poro'] }).runes(0).all).toBe(0)
  }
})

test('[809.1.c] abilities pay as well', () => {
  const poor = scenario({ cards, players: [{ base: ['Pincher'] }, { base: ['Pouty Poro'] }] })
  poor.act(0, { type: 'activate', object: poor.key('Pincher'), ability: 0 })
  expect(poor.damage('Pouty Poro')).toBe(0) // the only unit that it could choose was itself
  const s = scenario({ cards, players: [{ base: ['Pincher'], runes: { fury: 1 } }, { base: ['Pouty Poro'] }] })
  s.activate(0, 'Pincher', 0, { targets: ['Pouty Poro'] }).resolve()
  expect([s.damage('Pouty Poro'), s.runes(0).all]).toEqual([1, 0])
})

test('[809.1.c] what does not choose it pays nothing', () => {
  const s = scenario({ cards, players: [{ hand: ['Storm'] }, { base: ['Pouty Poro'] }] })
  s.play(0, 'Storm').resolve()
  expect(s.where('Pouty Poro')).toBe('trash')
})

test('[809.2] values add up', () => {
  const s = scenario({
    cards,
    players: [
      { hand: ['Bolt'], runes: { fury: 3 } },
      { hand: ['Give deflect', 'Slow Word'], base: ['Pouty Poro'] },
    ],
  })
  s.endTurn()
    .play(1, 'Give deflect', { targets: ['Pouty Poro'] })
    .resolve()
  expect(s.keyword('Pouty Poro', 'deflect')).toBe(3)
  s.play(1, 'Slow Word')
    .pass()
    .play(0, 'Bolt', { targets: ['Pouty Poro'] })
  expect(s.runes(0).all).toBe(0)
})
