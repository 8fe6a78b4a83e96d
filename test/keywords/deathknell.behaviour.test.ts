import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { keywordCards as cards } from '../fixtures/keywords'

const hand = (s: ReturnType<typeof scenario>): number => s.cards(0, 'hand').length

test('[808.1.c] [808.1.d] it triggers when the permanent is killed and goes to the trash', () => {
  const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Hollow'] }, {}] })
  s.play(0, 'Smite', { targets: ['Hollow'] }).pass(2)
  expect(s.where('Hollow')).toBe('trash')
  expect(s.state.chain).toHaveLength(1)
  s.resolve()
  expect(hand(s)).toBe(1)
})

test('[808.1.d] leaving in another way is no death', () => {
  const s = scenario({ cards, players: [{ hand: ['Bounce'], base: ['Hollow'] }, {}] })
  s.play(0, 'Bounce', { targets: ['Hollow'] }).resolve()
  expect(s.cards(0, 'hand')).toEqual(['Hollow'])
})

test('[808.1.d] lethal damage in combat is a death', () => {
  const s = scenario({ cards, players: [{ base: ['Hollow'] }, {}], battlefields: [{ units: { 1: ['Might 3'] } }, {}] })
  s.move(0, ['Hollow'], 'bf0').close().resolve()
  expect(hand(s)).toBe(1)
  s.quiet()
})

test('[808.1.d.1 ex1] if the death is replaced the trigger is removed', () => {
  const s = scenario({
    cards,
    players: [{ base: ['Hollow', 'Hourglass'] }, {}],
    battlefields: [{ units: { 1: ['Might 3'] } }, {}],
  })
  s.move(0, ['Hollow'], 'bf0').close()
  expect(s.where('Hollow')).toBe('base0')
  expect(hand(s)).toBe(0)
  s.quiet()
})

test('[808.1.d.2] it is pending before the death: what comes of the death itself is placed above it', () => {
  const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Hollow', 'Vulture'] }, {}] })
  s.play(0, 'Smite', { targets: ['Hollow'] }).pass(2)
  expect(s.state.chain.map(c => s.engine.registry.ability(c.ability).card.def.name)).toEqual(['Hollow', 'Vulture'])
})

test('[808.1.d.3] its place and its Might are noted before it goes', () => {
  const place = scenario({ cards, players: [{ hand: ['Smite'] }, {}], battlefields: [{ units: { 0: ['Seed'] } }, {}] })
  place.play(0, 'Smite', { targets: ['Seed'] }).resolve()
  expect(place.where('Recruit')).toBe('bf0')
  const might = scenario({ cards, players: [{ hand: ['Smite', 'Rise'], base: ['Revenge'] }, { base: ['Might 9'] }] })
  might
    .play(0, 'Rise', { targets: ['Revenge'] })
    .resolve()
    .play(0, 'Smite', { targets: ['Revenge'] })
    .resolve()
  expect(might.damage('Might 9')).toBe(4)
})

test('[808.2] [808.2.a] several instances trigger separately, in an order of the controller', () => {
  const s = scenario({ cards, players: [{ hand: ['Smite'], base: ['Hollow Twice'] }, {}] })
  s.play(0, 'Smite', { targets: ['Hollow Twice'] }).pass(2)
  expect(s.open()).toMatchObject({ kind: 'order', player: 0 })
  s.choose('#1', '#0').pass(2)
  expect([hand(s), s.state.players[0]!.xp]).toEqual([1, 0])
  s.resolve()
  expect(s.state.players[0]!.xp).toBe(1)
})

test('[808.3] an effect that makes Deathknell trigger again knows it by its keyword', () => {
  const s = scenario({
    cards,
    players: [{ hand: ['Smite', { card: 'Smite', as: 's2' }], base: ['Hollow', 'Mourner', 'Dirge'] }, {}],
  })
  s.play(0, 'Smite', { targets: ['Hollow'] }).resolve()
  if (s.asked() === 'triggers') s.choose('#0', '#1').resolve()
  expect(hand(s)).toBe(1 + 2)
  s.play(0, 's2', { targets: ['Mourner'] }).resolve()
  expect(hand(s)).toBe(2 + 1)
})
