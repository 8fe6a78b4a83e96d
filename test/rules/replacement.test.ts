import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { abilityCards as cards } from '../fixtures/abilities'
import { replacingCards } from '../fixtures/replacing'

test('[369] [370.1.b] [370.1.a.1 ex1] a replaced death is no kill: the unit is healed, exhausted and recalled instead', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Smite'], base: ['Hourglass'] }, {}],
    battlefields: [{ units: { 0: [{ card: 'Might 3', damage: 2 }] } }, {}],
  })
  s.play(0, 'Smite', { targets: ['Might 3'] }).resolve()
  expect(s.where('Might 3')).toBe('base0')
  expect(s.isExhausted('Might 3')).toBe(true)
  expect(s.damage('Might 3')).toBe(0)
  expect(s.where('Hourglass')).toBe('trash')
  expect(s.events.filter(e => e.type === 'die').map(e => e.card)).toEqual(['TST-430'])
  s.quiet()
})

test('[370.1] an event that lacks the stated circumstances is not replaced', () => {
  const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Hourglass'] }, { base: ['Might 3'] }] })
  s.play(0, 'Smite', { targets: ['Might 3'] }).resolve()
  expect(s.cards(1, 'trash')).toEqual(['Might 3'])
  expect(s.where('Hourglass')).toBe('base0')
})

test('[370.1.a.1] nothing triggers on a death that was replaced', () => {
  const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Hourglass', 'Mourner', 'Might 3'] }, {}] })
  s.play(0, 'Smite', { targets: ['Might 3'] }).resolve()
  expect(s.state.players[0]!.xp).toBe(0)
  expect(s.where('Might 3')).toBe('base0')
  s.quiet()
})

test('[369.3 ex1] a unit that enters ready never was exhausted', () => {
  const s = scenario({ cards, players: [{ hand: ['Sprinter', 'Might 1'] }, {}] })
  s.play(0, 'Sprinter', { place: 'base0' })
  expect(s.isExhausted('Sprinter')).toBe(false)
  expect(s.lastEvents.some(e => e.type === 'ready')).toBe(false)
  s.play(0, 'Might 1', { place: 'base0' })
  expect(s.isExhausted('Might 1')).toBe(true)
})

test('[369.3] a permanent in play can say how others enter, but not how it entered itself or how units of opponents do', () => {
  const s = scenario({ cards, players: [{ hand: ['Herald', 'Might 1'] }, { hand: ['Might 2'] }] })
  s.play(0, 'Herald', { place: 'base0' })
  expect(s.isExhausted('Herald')).toBe(true)
  s.play(0, 'Might 1', { place: 'base0' })
  expect(s.isExhausted('Might 1')).toBe(false)
  s.endTurn().play(1, 'Might 2', { place: 'base1' })
  expect(s.isExhausted('Might 2')).toBe(true)
})

test('[370.1.a.2 ex1] units killed by one instruction die at the same time', () => {
  // Each of them watches for deaths of other friendly units; at the same time neither sees the other die.
  const s = scenario({
    cards,
    players: [
      {
        hand: ['Smite Two'],
        base: [
          { card: 'Mourner', as: 'a' },
          { card: 'Mourner', as: 'b' },
        ],
      },
      {},
    ],
  })
  s.play(0, 'Smite Two', { targets: [['a', 'b']] }).pass(2)
  expect(s.asked()).toBe('triggers')
  s.choose('#0', '#1').resolve()
  expect(s.state.players[0]!.xp).toBe(0)
  expect(s.cards(0, 'hand')).toHaveLength(2)
})

test('[370.1.a.2 ex2] kills of two instructions happen one after the other', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Two Blows'], base: ['Might 1', 'Mourner'] }, {}],
  })
  s.play(0, 'Two Blows', { targets: ['Might 1', 'Mourner'] }).resolve()
  expect(s.state.players[0]!.xp).toBe(1)
})

test('[370.1.c] the replacement happens before the event could: who would die is where it was', () => {
  const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Exile'] }, {}] })
  s.play(0, 'Smite', { targets: ['Exile'] }).resolve()
  expect(s.cards(0, 'banishment')).toEqual(['Exile'])
  expect(s.events.some(e => e.type === 'die')).toBe(false)
})

test('[370.2 ex1] each effect is applied once to an event and to what replaces it', () => {
  const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Scapegoat', 'Martyr'] }, {}] })
  s.play(0, 'Smite', { targets: ['Scapegoat'] }).pass(2)
  expect(s.asked()).toBe('replacement')
  s.choose('Scapegoat')
  // The goat's effect kills the goat; the martyr takes its place and nothing can save the martyr any more.
  s.resolve()
  expect(s.cards(0, 'trash').sort()).toEqual(['Martyr', 'Smite'])
  expect(s.where('Scapegoat')).toBe('base0')
  s.quiet()
})

test('[370.2] the other order: whichever effect is applied last, its source dies', () => {
  const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Scapegoat', 'Martyr'] }, {}] })
  s.play(0, 'Smite', { targets: ['Scapegoat'] })
    .pass(2)
    .choose('Martyr')
    .resolve()
  expect(s.cards(0, 'trash').sort()).toEqual(['Scapegoat', 'Smite'])
  expect(s.where('Martyr')).toBe('base0')
})

test('[370.4 ex1] a source that dies at the same time still saves the others', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Smite All'] }, {}],
    battlefields: [{ units: { 0: ['Warden', { card: 'Might 1', as: 'weak' }, { card: 'Might 4', as: 'strong' }] } }, {}],
  })
  s.play(0, 'Smite All').resolve()
  expect(s.where('weak')).toBe('base0')
  expect(s.cards(0, 'trash').sort()).toEqual(['Might 4', 'Smite All', 'Warden'])
  s.quiet()
})

test('[373.2 ex1] an effect is applied in one sequence: who was saved later finds it closed', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Smite All'], base: [{ card: 'Might 1', as: 'home' }] }, {}],
    battlefields: [{ units: { 0: ['Undying Warden', { card: 'Might 1', as: 'front' }] } }, {}],
  })
  s.play(0, 'Smite All').pass(2)
  expect(s.asked()).toBe('replacement')
  s.choose('#0').resolve()
  expect(s.where('Undying Warden')).toBe('base0')
  expect(s.where('front')).toBe('base0')
  expect(s.where('home')).toBe('trash')
  s.quiet()
})

test('[373.2 ex1] the other way round the warden goes home first and saves who is there', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Smite All'], base: [{ card: 'Might 1', as: 'home' }] }, {}],
    battlefields: [{ units: { 0: ['Undying Warden', { card: 'Might 1', as: 'front' }] } }, {}],
  })
  s.play(0, 'Smite All').pass(2).choose('#1').resolve()
  expect(s.where('Undying Warden')).toBe('base0')
  expect(s.where('home')).toBe('base0')
  expect(s.where('front')).toBe('trash')
  s.quiet()
})

test('[373.2.a.1] a replacement inside another one does not end the sequence of the outer one', () => {
  // Saving the first unit would exhaust it, which its own text skips; the warden goes on and saves the second one.
  const s = scenario({
    cards,
    players: [{ hand: ['Smite All'] }, {}],
    battlefields: [{ units: { 0: ['Warden', 'Restless', { card: 'Might 1', as: 'b' }] } }, {}],
  })
  s.play(0, 'Smite All').pass(2)
  expect(s.asked()).toBe('replacedEvent')
  s.choose('Restless').resolve()
  expect([s.where('Restless'), s.where('b')]).toEqual(['base0', 'base0'])
  expect([s.isExhausted('Restless'), s.isExhausted('b')]).toEqual([false, true])
  expect(s.where('Warden')).toBe('trash')
})

test('[371.1] a replacement that works once each turn is used up for the rest of the turn', () => {
  const s = scenario({
    cards,
    players: [
      {
        hand: [
          { card: 'Smite', as: 's1' },
          { card: 'Smite', as: 's2' },
        ],
        base: ['Guard Once', { card: 'Might 1', as: 'a' }, { card: 'Might 1', as: 'b' }],
      },
      {},
    ],
  })
  s.play(0, 's1', { targets: ['a'] }).resolve()
  expect(s.where('a')).toBe('base0')
  s.play(0, 's2', { targets: ['b'] }).resolve()
  expect(s.where('b')).toBe('trash')
})

test('[371.1] of simultaneous events only the stated number is replaced, and it works again next turn', () => {
  const s = scenario({
    cards,
    players: [
      {
        hand: [
          { card: 'Smite Two', as: 's1' },
          { card: 'Smite', as: 's2' },
        ],
        base: ['Guard Once', { card: 'Might 1', as: 'a' }, { card: 'Might 1', as: 'b' }, { card: 'Might 1', as: 'c' }],
      },
      {},
    ],
  })
  s.play(0, 's1', { targets: [['a', 'b']] }).pass(2)
  expect(s.asked()).toBe('replacedEvent')
  s.choose('b').resolve()
  expect([s.where('a'), s.where('b')]).toEqual(['trash', 'base0'])
  s.endTurn()
    .endTurn()
    .play(0, 's2', { targets: ['c'] })
    .resolve()
  expect(s.where('c')).toBe('base0')
})

test('[371.2.a] [371.2.b ex1] an optional replacement that was declined can still be applied to a later event', () => {
  const s = scenario({
    cards,
    players: [
      {
        hand: [
          { card: 'Smite', as: 's1' },
          { card: 'Smite', as: 's2' },
          { card: 'Smite', as: 's3' },
        ],
        base: ['Guard Perhaps', { card: 'Might 1', as: 'a' }, { card: 'Might 1', as: 'b' }, { card: 'Might 1', as: 'c' }],
      },
      {},
    ],
  })
  s.play(0, 's1', { targets: ['a'] }).pass(2)
  expect(s.open()).toMatchObject({ player: 0, reason: 'applyReplacement' })
  s.confirm(false).resolve()
  expect(s.where('a')).toBe('trash')
  s.play(0, 's2', { targets: ['b'] })
    .pass(2)
    .confirm(true)
    .resolve()
  expect(s.where('b')).toBe('base0')
  s.play(0, 's3', { targets: ['c'] }).resolve()
  expect(s.where('c')).toBe('trash')
})

test('[370.3] an effect that works in a trash saves a unit from there', () => {
  const s = scenario({
    cards: replacingCards,
    players: [{ hand: ['Bolt Five'], base: ['Insured'], trash: ['Late Guardian'] }, {}],
  })
  s.play(0, 'Bolt Five', { targets: ['Insured'] })
    .pass(2)
    .confirm(true)
  expect([s.where('Insured'), s.damage('Insured'), s.cards(0, 'banishment')]).toEqual(['base0', 0, ['Late Guardian']])
  s.quiet()
})

test('[370.3 ex1] what dies at the same time has not entered the trash before, so it saves nobody', () => {
  const s = scenario({
    cards: replacingCards,
    players: [
      {
        base: [
          { card: 'Late Guardian', damage: 2 },
          { card: 'Recruit', damage: 1 },
        ],
      },
      {},
    ],
  })
  expect([s.where('Late Guardian'), s.exists('Recruit'), s.asked()]).toEqual(['trash', false, 'main'])
})

test('[370.1.a ex1] [368.1] a passive ability skips the event of a death', () => {
  const t = scenario({
    cards: [...replacingCards, ...cards.filter(c => !replacingCards.some(r => r.id === c.id))],
    players: [{ hand: ['Smite'], base: ['Undying', 'Eight'] }, {}],
  })
  t.play(0, 'Smite', { targets: ['Eight'] }).resolve()
  expect([t.where('Eight'), t.events.some(e => e.type === 'die')]).toEqual(['base0', false])
  t.quiet()
})

test('[372.2] for an uncontrolled battlefield the turn player orders the effects', () => {
  const s = scenario({
    cards: replacingCards,
    players: [{ hand: ['Shutter'], base: [{ card: 'Dimmer', as: 'a' }] }, { base: [{ card: 'Dimmer', as: 'b' }] }],
    battlefields: [{}],
  })
  s.play(0, 'Shutter').pass(2)
  expect([s.asked(), s.open().player]).toEqual(['replacement', 0])
  s.choose('b')
  expect([s.state.players[0]!.xp, s.state.players[1]!.xp]).toEqual([0, 1])
})
