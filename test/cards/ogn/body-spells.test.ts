import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('OGN-127 Cannon Barrage', () => {
  printed('OGN-127', 'Cannon Barrage', { domains: ['body'], energy: 2, power: ['body'], timing: 'reaction' })

  const hand = { hand: ['Cannon Barrage'], runes: { body: 2 } }

  test('deals 2 to every enemy unit in the combat and to nobody else', () => {
    const s = arena({
      players: [{ ...hand, base: [{ card: 'V1', as: 'mine' }, 'V3'] }, { base: ['V8'] }],
      battlefields: [{ units: { 1: ['V2', 'V9'] } }, { units: { 1: ['V10'] } }],
    })
    s.move(0, ['mine', 'V3'], 'bf0')
    s.play(0, 'Cannon Barrage').resolve()
    expect(s.where('V2')).toBe('trash')
    expect([s.damage('V9'), s.damage('V10'), s.damage('V8'), s.damage('mine'), s.damage('V3')]).toEqual([2, 0, 0, 0, 0])
  })

  test('helps the defender just as well', () => {
    const s = arena({ players: [{ base: ['V2', 'V9'] }, hand], battlefields: [{ units: { 1: ['V1'] } }, {}] })
    s.move(0, ['V2', 'V9'], 'bf0').pass()
    s.play(1, 'Cannon Barrage').resolve()
    expect(s.where('V2')).toBe('trash')
    expect(s.damage('V9')).toBe(2)
    expect(s.damage('V1')).toBe(0)
  })

  test('does nothing outside a combat, and in a showdown without one', () => {
    const s = arena({
      players: [{ hand: ['Cannon Barrage', 'Cannon Barrage'], base: ['V3'], runes: { body: 6 } }, { base: ['V1'] }],
      battlefields: [{ units: { 1: ['V2'] } }, {}],
    })
    s.play(0, 'Cannon Barrage').resolve().quiet()
    s.move(0, ['V3'], 'bf1')
    s.play(0, 'Cannon Barrage').resolve()
    expect([s.damage('V1'), s.damage('V2')]).toEqual([0, 0])
    expect(s.cards(0, 'trash')).toEqual(['Cannon Barrage', 'Cannon Barrage'])
  })

  test('a unit that left the combat in answer is spared', () => {
    const s = arena({
      players: [
        { ...hand, base: ['V9'] },
        { hand: ['Flash'], runes: { chaos: 2 } },
      ],
      battlefields: [{ units: { 1: ['V2', 'V10'] } }, {}],
    })
    s.move(0, ['V9'], 'bf0')
    s.play(0, 'Cannon Barrage').pass()
    s.play(1, 'Flash', { targets: [['V2']] }).resolve()
    expect(s.where('V2')).toBe('base1')
    expect([s.damage('V2'), s.damage('V10')]).toEqual([0, 2])
  })
})

describe('OGN-129 Confront', () => {
  printed('OGN-129', 'Confront', { domains: ['body'], energy: 2, timing: 'action' })

  test('[369.3] units played later this turn enter ready, and its player draws', () => {
    const s = arena({ players: [{ hand: ['Confront', 'Daring Poro', 'Stalwart Poro'], runes: { body: 6 } }, {}] })
    s.play(0, 'Confront').resolve()
    expect(s.cards(0, 'hand').sort()).toEqual(['Daring Poro', 'Filler', 'Stalwart Poro'])
    s.play(0, 'Daring Poro', { place: 'base0' })
    s.play(0, 'Stalwart Poro', { place: 'base0' }).quiet()
    expect([s.isExhausted('Daring Poro'), s.isExhausted('Stalwart Poro')]).toEqual([false, false])
    s.move(0, ['Daring Poro'], 'bf0')
    expect(s.where('Daring Poro')).toBe('bf0')
  })

  test('[ruling:rj-8620] tokens are played as well', () => {
    const s = arena({ players: [{ hand: ['Confront', 'Faithful Manufactor'], runes: { body: 5 } }, {}] })
    s.play(0, 'Confront').resolve()
    s.play(0, 'Faithful Manufactor', { place: 'base0' }).resolve().quiet()
    expect(s.isExhausted('Recruit')).toBe(false)
  })

  test('a channeled rune is no unit, and units of the opponent enter as ever', () => {
    const s = arena({
      players: [
        { hand: ['Confront', 'Mobilize'], base: ['V3'], runes: { body: 4 } },
        { hand: ['Recruit the Vanguard'], runes: { order: 6 } },
      ],
    })
    s.play(0, 'Confront').resolve()
    s.play(0, 'Mobilize').resolve().quiet()
    expect(s.runes(0)).toEqual({ ready: 0, all: 5 })
    s.move(0, ['V3'], 'bf0').pass()
    s.play(1, 'Recruit the Vanguard').resolve()
    const { permanents } = s.state.places[1]!
    expect(permanents.map(i => s.state.objects[i]!.exhausted)).toEqual([true, true, true, true])
  })

  test('does not ready what is there already', () => {
    const s = arena({ players: [{ hand: ['Daring Poro', 'Confront'], runes: { body: 4 } }, {}] })
    s.play(0, 'Daring Poro', { place: 'base0' })
    s.play(0, 'Confront').resolve().quiet()
    expect(s.isExhausted('Daring Poro')).toBe(true)
  })

  test('neither works for the opponent nor in a later turn', () => {
    const s = arena({
      players: [
        { hand: ['Confront', 'Daring Poro'], runes: { body: 6 } },
        { hand: ['Stalwart Poro'], runes: { calm: 2 } },
      ],
    })
    s.play(0, 'Confront').resolve().endTurn()
    s.play(1, 'Stalwart Poro', { place: 'base1' })
    expect(s.isExhausted('Stalwart Poro')).toBe(true)
    s.endTurn()
    s.play(0, 'Daring Poro', { place: 'base0' })
    expect(s.isExhausted('Daring Poro')).toBe(true)
  })

  test('a unit that was only returned or moved does not become ready', () => {
    const s = arena({
      players: [{ hand: ['Confront', 'Flash'], runes: { body: 4 } }, {}],
      battlefields: [{ units: { 0: [{ card: 'V3', exhausted: true }] } }, {}],
    })
    s.play(0, 'Confront').resolve()
    s.play(0, 'Flash', { targets: [['V3']] })
      .resolve()
      .quiet()
    expect(s.isExhausted('V3')).toBe(true)
  })
})

describe('OGN-134 Mobilize', () => {
  printed('OGN-134', 'Mobilize', { domains: ['body'], energy: 2, timing: 'main' })

  test('[430.2] channels 1 rune exhausted and draws nothing', () => {
    const s = arena({ players: [{ hand: ['Mobilize'], runes: { body: 2 }, runeDeck: ['Calm Rune', 'Body Rune'] }, {}] })
    s.play(0, 'Mobilize').resolve().quiet()
    expect(s.runes(0)).toEqual({ ready: 0, all: 3 })
    expect(s.where('Calm Rune')).toBe('base0')
    expect(s.cards(0, 'runeDeck')).toEqual(['Body Rune'])
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('with an empty rune deck it draws 1 instead', () => {
    const s = arena({ players: [{ hand: ['Mobilize'], runes: { body: 2 }, runeDeck: [] }, {}] })
    s.play(0, 'Mobilize').resolve().quiet()
    expect(s.runes(0).all).toBe(2)
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })
})
