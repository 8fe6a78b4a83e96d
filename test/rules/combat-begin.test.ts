/** 464.2.b: effects of the start of a showdown or combat. */
import { expect, test } from 'vitest'
import { draw, event, gainXp, here, unitCard, when, whenI } from '../../src/abilities/builders'
import { describe as print } from '../../src/language'
import { scenario } from '../../src/testing'
import { combatCards } from '../fixtures/combat'

const herald = unitCard(
  'TSB-001',
  'Watch',
  { domains: [], energy: 0, might: 1 },
  when(event('showdownBegin', here.event), draw(1)),
)
const gray = unitCard('TSB-002', 'Gray', { domains: [], energy: 0, might: 1 }, when(event('combatBegin', here.event), draw(1)))
const cards = [
  ...combatCards,
  herald,
  gray,
  unitCard('TSB-003', 'Striker', { domains: [], energy: 0, might: 4 }, whenI('attack', gainXp(1))),
]
const drawn = (s: ReturnType<typeof scenario>, player: number): number =>
  s.cards(player, 'hand').filter(n => n === 'Filler').length

test('[464.2.b] [345] a showdown begins here, as a combat or not', () => {
  const combat = scenario({
    cards,
    players: [{ base: ['Two Plain'] }, {}],
    battlefields: [{ units: { 1: ['Watch'] } }, {}],
  })
  combat.move(0, ['Two Plain'], 'bf0').resolve()
  expect(drawn(combat, 1)).toBe(1)
  const plain = scenario({ cards, players: [{ base: ['Watch'] }, {}] })
    .move(0, ['Watch'], 'bf0')
    .resolve()
  expect(drawn(plain, 0)).toBe(1)
})

test('[464.2.b] not where it stands elsewhere', () => {
  const s = scenario({ cards, players: [{ base: ['Two Plain'] }, {}], battlefields: [{}, { units: { 0: ['Watch', 'Gray'] } }] })
  s.move(0, ['Two Plain'], 'bf0').close()
  expect(drawn(s, 0)).toBe(0)
})

test('[464.2.b] combat starts once, also when a showdown turns into it', () => {
  const s = scenario({
    cards,
    players: [{ base: ['Gray'] }, { hand: ['Ambitious'] }],
  })
  s.move(0, ['Gray'], 'bf0').pass()
  expect(drawn(s, 0)).toBe(0)
  s.play(1, 'Ambitious', { place: 'bf0' }).resolve()
  expect([drawn(s, 0), s.events.filter(e => e.type === 'combatBegin').length]).toEqual([1, 1])
})

test('[464.2.b] [464.2.e] what triggers on the start is on the chain before what triggers on attacking', () => {
  const s = scenario({
    cards,
    players: [{ base: ['Striker'] }, {}],
    battlefields: [{ units: { 1: ['Gray'] } }, {}],
  })
  s.move(0, ['Striker'], 'bf0')
  expect(s.state.chain.map(item => s.cardName(item.source))).toEqual(['Gray', 'Striker'])
})

test('[464.2.b] the texts', () => {
  expect(print(herald).text).toBe('When a showdown begins here, draw 1.')
  expect(print(gray).text).toBe('When combat starts here, draw 1.')
})
