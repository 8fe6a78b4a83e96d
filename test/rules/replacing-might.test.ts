import { describe, expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { replacingCards as cards } from '../fixtures/replacing'

const against = (hand: readonly string[], mine: readonly string[], theirs: readonly string[]) =>
  scenario({ cards, players: [{ hand, base: mine }, { base: theirs }] })

describe('what a spell or ability does to the unit that it chooses', () => {
  test('[370.1.b] a loss of Might is replaced by a gain, and the rest of the text is executed', () => {
    const s = against(['Weaken'], [], ['Stubborn'])
    s.play(0, 'Weaken', { targets: ['Stubborn'] }).resolve()
    expect([s.might('Stubborn'), s.cards(0, 'hand').length]).toEqual([9, 1])
    s.endTurn()
    expect(s.might('Stubborn')).toBe(6)
  })

  test('[370.1.b] so is a stun, and a return to the hand', () => {
    const s = against(['Knock Out', 'Take Home'], [], ['Stubborn'])
    s.play(0, 'Knock Out', { targets: ['Stubborn'] }).resolve()
    expect([s.object('Stubborn').stunned, s.might('Stubborn')]).toEqual([false, 9])
    s.play(0, 'Take Home', { targets: ['Stubborn'] }).resolve()
    expect([s.where('Stubborn'), s.might('Stubborn')]).toEqual(['base1', 12])
  })

  test('[370.1] what does not choose it is not replaced', () => {
    const s = against(['Sap All', 'Stun All'], [], ['Stubborn'])
    s.play(0, 'Sap All').resolve()
    expect(s.might('Stubborn')).toBe(5)
    s.play(0, 'Stun All').resolve()
    expect([s.object('Stubborn').stunned, s.might('Stubborn')]).toEqual([true, 5])
  })

  test('[370.1] a text that chooses another unit may do the same to this one', () => {
    const s = against(['Choose and Sap All'], [], ['Stubborn', 'Sapper'])
    s.play(0, 'Choose and Sap All', { targets: ['Sapper'] }).resolve()
    expect([s.might('Stubborn'), s.might('Sapper')]).toEqual([4, 0])
  })

  test('[370.1] a gain is no loss', () => {
    const s = against(['Embolden'], [], ['Stubborn'])
    s.play(0, 'Embolden', { targets: ['Stubborn'] }).resolve()
    expect(s.might('Stubborn')).toBe(8)
  })

  test('[477.3.b] a loss that its limit brings to nothing is none that could be replaced', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Weaken', 'Sap All', 'Sap All', 'Sap All', 'Sap All', 'Sap All'] }, { base: ['Stubborn'] }],
    })
    for (let n = 0; n < 5; n++) s.play(0, 'Sap All').resolve()
    s.play(0, 'Weaken', { targets: ['Stubborn'] }).resolve()
    expect([s.might('Stubborn'), s.cards(0, 'hand').length]).toEqual([1, 1])
  })

  test('a unit that is stunned already is not stunned again, so nothing is replaced', () => {
    const s = scenario({ cards, players: [{ hand: ['Knock Out'] }, { base: [{ card: 'Stubborn', stunned: true }] }] })
    s.play(0, 'Knock Out', { targets: ['Stubborn'] }).resolve()
    expect(s.might('Stubborn')).toBe(6)
  })

  test('[370.1.a.1] a modified loss: one more is taken from the unit that is chosen, down to the limit', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Weaken', { card: 'Weaken', as: 'w2' }], base: ['Sapper'] }, { base: ['Stubborn', 'Cheerer'] }],
    })
    s.play(0, 'Weaken', { targets: ['Cheerer'] }).resolve()
    expect(s.might('Cheerer')).toBe(1)
    s.play(0, 'w2', { targets: ['Sapper'] }).resolve()
    expect(s.might('Sapper')).toBe(1)
  })

  test('[370.1] only your spells take more, and only from what they choose', () => {
    const s = scenario({
      cards,
      players: [{ hand: ['Choose and Sap All'], base: ['Sapper', 'Twin Maker'] }, { base: ['Eight'] }],
    })
    s.play(0, 'Choose and Sap All', { targets: ['Eight'] }).resolve()
    expect([s.might('Eight'), s.might('Twin Maker')]).toEqual([5, 0])
  })

  test('[372] [370.2] a loss that is enlarged can still be replaced, and what replaces it can be enlarged', () => {
    const s = scenario({ cards, players: [{ hand: ['Weaken'], base: ['Sapper'] }, { base: ['Stubborn', 'Cheerer'] }] })
    s.play(0, 'Weaken', { targets: ['Stubborn'] }).pass(2)
    // The controller of the unit says what comes first.
    expect([s.asked(), s.open().player]).toEqual(['replacement', 1])
    s.choose('Sapper')
    expect(s.might('Stubborn')).toBe(6 + 3 + 1)
  })
})
