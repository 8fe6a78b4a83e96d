import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { abilityCards as cards } from '../fixtures/abilities'

test('[372] the controller of the object that is acted on says which effect comes first', () => {
  // Doubling and lessening: 3 becomes 5 or 4. The spell's controller has no say.
  for (const [first, damage] of [
    ['#0', 5],
    ['#1', 4],
  ] as const) {
    const s = scenario({ cards, players: [{ hand: ['Bolt'] }, { base: ['Fickle'] }] })
    s.play(0, 'Bolt', { targets: ['Fickle'] }).pass(2)
    expect(s.open()).toMatchObject({ player: 1, reason: 'replacement' })
    s.choose(first).resolve()
    expect(s.damage('Fickle')).toBe(damage)
    s.quiet()
  }
})

test('[372] effects that do the same arithmetic need no order', () => {
  const s = scenario({ cards, players: [{ hand: ['Bolt', 'Ward One', { card: 'Ward One', as: 'w' }], base: ['Might 5'] }, {}] })
  s.play(0, 'w', { targets: ['Might 5'] }).resolve()
  s.play(0, 'Ward One', { targets: ['Might 5'] }).resolve()
  s.play(0, 'Bolt', { targets: ['Might 5'] }).resolve()
  expect(s.damage('Might 5')).toBe(1)
  s.quiet()
})

test('[372.1] if a player is acted on, that player orders the effects, whoever controls them', () => {
  for (const [first, points, xp] of [
    ['Tithe', 1, 0],
    ['Ledger', 0, 1],
  ] as const) {
    const s = scenario({ cards, players: [{ hand: ['Study'], base: ['Ledger', 'Tithe'] }, {}] })
    s.play(0, 'Study').pass(2)
    expect(s.open()).toMatchObject({ player: 0, reason: 'replacement' })
    s.choose(first).resolve()
    expect([s.points(0), s.state.players[0]!.xp]).toEqual([points, xp])
    expect(s.cards(0, 'hand')).toEqual([])
    s.quiet()
  }
})

test('[372.1] an effect of an opponent is among those that the player who is acted on orders', () => {
  const s = scenario({ cards, players: [{ hand: ['Study'], base: ['Ledger'] }, { base: ['Drought'] }] })
  s.play(0, 'Study').pass(2)
  expect(s.open().player).toBe(0)
  s.choose('Drought').resolve()
  expect(s.state.players[0]!.xp).toBe(0)
  expect(s.cards(0, 'hand')).toEqual([])
})

test('[373 ex1] one effect and two simultaneous events: its controller says which is replaced', () => {
  for (const saved of ['a', 'b']) {
    const s = scenario({
      cards,
      players: [{ hand: ['Storm'], base: ['Hourglass', { card: 'Might 2', as: 'a' }, { card: 'Might 3', as: 'b' }] }, {}],
    })
    s.play(0, 'Storm').pass(2)
    expect(s.open()).toMatchObject({ player: 0, reason: 'replacedEvent' })
    expect(s.options()).toEqual(['Might 2', 'Might 3'])
    s.choose(saved).resolve()
    expect(s.where(saved)).toBe('base0')
    expect(s.cards(0, 'trash')).toHaveLength(3)
    s.quiet()
  }
})

test('[373] two effects of one controller and one of several events each: the controller orders the effects', () => {
  const s = scenario({
    cards,
    players: [
      { hand: ['Storm'], base: ['Hourglass', 'Second Glass', { card: 'Might 2', as: 'a' }, { card: 'Might 3', as: 'b' }] },
      {},
    ],
  })
  s.play(0, 'Storm').pass(2)
  expect(s.asked()).toBe('replacement')
  s.choose('Second Glass')
  expect(s.asked()).toBe('replacedEvent')
  s.choose('b').resolve()
  expect([s.where('a'), s.where('b')]).toEqual(['base0', 'base0'])
  expect(s.cards(0, 'trash').sort()).toEqual(['Hourglass', 'Second Glass', 'Storm'])
})

test('[373.1] effects of different controllers are executed in turn order', () => {
  const s = scenario({
    cards,
    turnPlayer: 1,
    players: [{ base: ['Hourglass', 'Might 2'] }, { hand: ['Storm'], base: ['Second Glass', 'Might 3'] }],
  })
  s.play(1, 'Storm').resolve()
  expect(s.events.filter(e => e.type === 'die').map(e => e.card)).toEqual(['TST-431', 'TST-430'])
  s.quiet()
})

test('[373.1.a ex1] what replaces an event is done before the simultaneous events that nobody changes', () => {
  const s = scenario({ cards, players: [{ hand: ['Storm'], base: ['Hourglass', 'Might 2'] }, { base: ['Might 3'] }] })
  s.play(0, 'Storm').resolve()
  const order = s.events
    .filter(e => e.type === 'heal' || e.type === 'exhaust' || e.type === 'die')
    .map(e => `${e.type} ${e.card}`)
  expect(order.slice(-1)).toEqual(['die TST-403'])
  expect(order).toContain('exhaust TST-402')
})

test('[373.2] within a sequence each application sees what the one before did', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Smite Two'], base: ['Miser', { card: 'Might 1', as: 'a' }, { card: 'Might 2', as: 'b' }] }, {}],
  })
  s.play(0, 'Smite Two', { targets: [['a', 'b']] }).pass(2)
  expect(s.asked()).toBe('replacedEvent')
  s.choose('a').resolve()
  expect([s.where('a'), s.where('b')]).toEqual(['base0', 'trash'])
  expect(s.state.players[0]!.xp).toBe(1)
})

test('[374] the controller of the source decides about an optional effect, not the controller of the object', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Smite', 'Bolt'], base: ['Might 1'] }, { base: ['Ransom'] }],
  })
  s.play(0, 'Smite', { targets: ['Might 1'] }).pass(2)
  expect(s.open()).toMatchObject({ player: 1, reason: 'applyReplacement' })
  s.confirm(true).resolve()
  expect(s.where('Might 1')).toBe('hand')
})

test('[370.1] a skipped event does not happen and its triggers neither', () => {
  const s = scenario({ cards, players: [{ hand: ['Study'] }, { base: ['Drought'] }] })
  s.play(0, 'Study').resolve()
  expect(s.cards(0, 'hand')).toEqual([])
  expect(s.events.some(e => e.type === 'draw')).toBe(false)
  s.quiet()
})
