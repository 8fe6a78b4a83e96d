import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { keywordCards as cards } from '../fixtures/keywords'

const at = (name: string, more: { hand?: readonly string[]; exhausted?: boolean } = {}) =>
  scenario({
    cards,
    players: [{ hand: more.hand ?? [] }, {}],
    battlefields: [{ units: { 0: [{ card: name, exhausted: more.exhausted ?? false }] } }, {}],
  })

test('[810.1.b] a standard move may go from battlefield to battlefield', () => {
  const s = at('Rover').move(0, ['Rover'], 'bf1').close()
  expect(s.where('Rover')).toBe('bf1')
  const without = at('Might 1')
  expect(without.refuse(0, { type: 'move', units: [without.key('Might 1')], to: without.place('bf1') }).rule).toBe('144.4')
})

test('[810.1.c.1] the other moves stay possible', () => {
  expect(at('Rover').move(0, ['Rover'], 'base0').where('Rover')).toBe('base0')
  const s = scenario({ cards, players: [{ base: ['Rover'] }, {}] })
    .move(0, ['Rover'], 'bf0')
    .close()
  expect(s.where('Rover')).toBe('bf0')
})

test('[810.1.c.2] [810.1.c.3] it is the same standard move with the same cost, not one more', () => {
  const s = at('Rover').move(0, ['Rover'], 'bf1').close()
  expect(s.isExhausted('Rover')).toBe(true)
  s.refuse(0, { type: 'move', units: [s.key('Rover')], to: s.place('bf0') })
  s.refuse(0, { type: 'activate', object: s.key('Rover'), ability: 0 })
  const tired = at('Rover', { exhausted: true })
  tired.refuse(0, { type: 'move', units: [tired.key('Rover')], to: tired.place('bf1') })
})

test('[810.2] [801.3.a] given to a unit that has it, it changes nothing; given to another, that one may', () => {
  const again = at('Rover', { hand: ['Give ganking'] })
    .play(0, 'Give ganking', { targets: ['Rover'] })
    .resolve()
  expect(again.keyword('Rover', 'ganking')).toBe(1)
  expect(again.move(0, ['Rover'], 'bf1').close().where('Rover')).toBe('bf1')
  const given = at('Might 1', { hand: ['Give ganking'] })
    .play(0, 'Give ganking', { targets: ['Might 1'] })
    .resolve()
  expect(given.move(0, ['Might 1'], 'bf1').close().where('Might 1')).toBe('bf1')
})

test('[801.3.a.2] what is given for a turn ends with it', () => {
  const s = at('Might 1', { hand: ['Give ganking'] })
    .play(0, 'Give ganking', { targets: ['Might 1'] })
    .resolve()
  s.endTurn().endTurn()
  s.refuse(0, { type: 'move', units: [s.key('Might 1')], to: s.place('bf1') })
})

test('[801.3.a.3] without duration it lasts until the unit leaves the board', () => {
  const s = at('Might 1', { hand: ['Lasting Gift', 'Bounce'] })
    .play(0, 'Lasting Gift', { targets: ['Might 1'] })
    .resolve()
  s.endTurn().endTurn()
  expect(s.keyword('Might 1', 'ganking')).toBe(1)
  s.play(0, 'Bounce', { targets: ['Might 1'] })
    .resolve()
    .play(0, 'Might 1', { place: 'base0' })
  expect(s.keyword('Might 1', 'ganking')).toBe(0)
})

test('[802] a card has all its keywords at once', () => {
  const s = scenario({ cards, players: [{ base: ['Many Words'] }, {}], battlefields: [{ units: { 1: ['Might 9'] } }, {}] })
  expect(['assault', 'shield', 'tank', 'ganking'].map(k => s.keyword('Many Words', k as 'assault'))).toEqual([2, 1, 1, 1])
  s.move(0, ['Many Words'], 'bf0')
  expect(s.might('Many Words')).toBe(4)
})

/** A gear gives 10 Might to units with the keyword, so a text that asks for it is seen to find it. */
const holders = {
  accelerate: 'Plain Runner',
  assault: 'Daring Poro',
  shield: 'Stalwart Poro',
  deathknell: 'Hollow',
  deflect: 'Pouty Poro',
  ganking: 'Rover',
  legion: 'Legion Caller',
  tank: 'Wall',
  backline: 'Archer',
  temporary: 'Fading',
  vision: 'Seer',
} as const
const rules = {
  accelerate: '805.5',
  assault: '807.3',
  shield: '814.3',
  deathknell: '808.3',
  deflect: '809.3',
  ganking: '810.3',
  legion: '812.3',
  tank: '815.3',
  backline: '826.6',
  temporary: '816.3',
  vision: '817.3',
} as const

for (const keyword of Object.keys(holders) as (keyof typeof holders)[]) {
  test(`[${rules[keyword]}] a text can ask for ${keyword}`, () => {
    const name = holders[keyword]
    const before = scenario({ cards, players: [{ base: [name, 'Might 1'] }, {}] })
    const s = scenario({ cards, players: [{ base: [name, 'Might 1', `Census of ${keyword}`] }, {}] })
    expect([s.might(name) - before.might(name), s.might('Might 1')]).toEqual([10, 1])
  })
}
