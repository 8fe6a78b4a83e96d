/** Cards of Origins with a passive text behind Legion. */
import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('OGN-012 Noxus Hopeful', () => {
  printed('OGN-012', 'Noxus Hopeful', { domains: ['fury'], energy: 4, might: 4, tags: ['Trifarian', 'Noxus'] })

  const cost = (s: ReturnType<typeof arena>): number => s.engine.read(s.state).cost(s.key('Noxus Hopeful')).energy

  test('[727.1 ex1] [812.1.b.1] costs 2 less if its player has played another card this turn', () => {
    const s = arena({ players: [{ hand: ['Noxus Hopeful', 'V1'], runes: { fury: 2 } }, {}] })
    expect(cost(s)).toBe(4)
    expect(s.refuse(0, { type: 'play', card: s.key('Noxus Hopeful') }).code).toBe('cannotPay')
    s.play(0, 'V1', { place: 'base0' })
    expect(cost(s)).toBe(2)
    s.play(0, 'Noxus Hopeful', { place: 'base0' })
    expect([s.where('Noxus Hopeful'), s.runes(0).ready]).toEqual(['base0', 0])
  })

  test('[727.1.a.1 ex1] the turn is the duration: a card of the turn before does not count', () => {
    const s = arena({ players: [{ hand: ['Noxus Hopeful', 'V1'] }, {}] })
    s.play(0, 'V1', { place: 'base0' }).endTurn()
    expect(cost(s)).toBe(4)
    s.endTurn()
    expect(cost(s)).toBe(4)
  })

  test('[812.1.c] [ruling:ufaq-legion-finalize,rj-9463] a spell that has not resolved yet is enough', () => {
    const s = arena({
      players: [{ hand: ['Noxus Hopeful', 'Gust'], runes: { chaos: 1 } }, {}],
      battlefields: [{ units: { 1: ['V1'] } }, {}],
    })
    s.play(0, 'Gust', { targets: ['V1'] })
    expect(cost(s)).toBe(2)
  })

  test('[812.1.c] [ruling:ofaq-legion-token-ability] neither a card of an opponent nor the use of an ability counts', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{ hand: ['Noxus Hopeful'] }, { hand: ['V2'] }],
    })
    s.play(1, 'V2', { place: 'base1' })
    expect(cost(s)).toBe(4)
    const used = arena({ players: [{ hand: ['Noxus Hopeful'], base: ['Crowd Favorite'], xp: 2 }, {}] })
    used.activate(0, 'Crowd Favorite').resolve()
    expect(cost(used)).toBe(4)
  })
})
