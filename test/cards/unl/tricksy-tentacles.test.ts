import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('UNL-054 Tricksy Tentacles', () => {
  printed('UNL-054', 'Tricksy Tentacles', {
    domains: ['calm'],
    energy: 4,
    power: ['calm'],
    targets: [
      [0, 1],
      [1, 1],
    ],
  })

  const seats = (count: number, more: Readonly<Record<number, object>> = {}) =>
    Array.from({ length: count }, (_, p) => ({
      ...(p === 0 && { hand: ['Tricksy Tentacles'], runes: { calm: 4 } }),
      ...more[p],
    }))

  test('[355.11] any number of enemy units with 8 Might together, to one place', () => {
    const s = arena({
      players: seats(2, { 1: { base: ['V3'] } }),
      battlefields: [{ units: { 1: ['V4', 'V2'] } }, {}],
    })
    s.act(0, { type: 'play', card: s.key('Tricksy Tentacles') })
    expect([s.open().min, s.options()]).toEqual([0, ['V3', 'V4', 'V2']])
    // 3 + 4 + 2 is too much.
    expect(s.refuse(0, { type: 'answer', choose: [0, 1, 2] }).rule).toBe('355.8')
    s.choose('V3', 'V4')
    // 355.4.a: where none of them is, and where they may be.
    expect([s.asked(), s.state.chain[0]!.targets[1]]).toEqual(['priority', [-1 - s.place('bf1')]])
  })

  test('[355.4.a] units of one place may also go home', () => {
    const s = arena({ players: seats(2), battlefields: [{ units: { 1: ['V4', 'V4', 'V1'] } }, {}] })
    s.act(0, { type: 'play', card: s.key('Tricksy Tentacles') })
    s.choose('#0', '#1')
    expect(s.options()).toEqual(['base1', 'bf1'])
    s.choose('base1')
    s.resolve().quiet()
    expect([s.units('base1'), s.units('bf0')]).toEqual([['V4', 'V4'], ['V1']])
  })

  test('[355.11] [355.11.a] of several opponents the units of one', () => {
    const s = arena({
      players: seats(3, { 1: { base: ['V1'] }, 2: { base: ['V2'] } }),
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    s.act(0, { type: 'play', card: s.key('Tricksy Tentacles') })
    expect(s.options()).toEqual(['V1', 'V2', 'V3'])
    expect(s.refuse(0, { type: 'answer', choose: [0, 1] }).rule).toBe('355.8')
    expect(s.refuse(0, { type: 'answer', choose: [1, 2] }).rule).toBe('355.8')
    s.choose('V1', 'V3')
    s.resolve().close().quiet()
    expect(s.units('bf1', 1)).toEqual(['V1', 'V3'])
  })

  test('[355.16] the list of answers is exactly what is accepted', () => {
    const s = arena({
      players: seats(3, { 1: { base: ['V5', 'V4'] }, 2: { base: ['V2', 'V6', 'V1'] } }),
      battlefields: [{}, {}],
    })
    s.act(0, { type: 'play', card: s.key('Tricksy Tentacles') })
    const { actions, complete } = s.engine.legalActions(s.state, 1000)
    // Nobody; five alone; of the third player's 2, 6 and 1 three pairs; of the second's none.
    expect([actions.length, complete]).toEqual([1 + 5 + 3, true])
    const listed = new Set(actions.map(a => JSON.stringify(a)))
    for (let mask = 0; mask < 32; mask++) {
      const choose = [0, 1, 2, 3, 4].filter(n => (mask & (1 << n)) !== 0)
      const action = { type: 'answer', choose } as const
      expect(s.engine.apply(s.state, 0, action).ok).toBe(listed.has(JSON.stringify(action)))
    }
  })

  test('[355.13] it can be played without a target', () => {
    const s = arena({ players: seats(2), battlefields: [{}, {}] })
    s.play(0, 'Tricksy Tentacles', { targets: ['base0'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'trash')).toEqual(['Tricksy Tentacles'])
  })

  test('[355.11.b] they have grown in the meantime: a part of them that fits moves, as its player chooses', () => {
    const s = arena({
      players: seats(2, { 1: { base: ['V4', 'V3', 'V1'], hand: ['En Garde'], runes: { calm: 1 } } }),
      battlefields: [{}, {}],
    })
    s.act(0, { type: 'play', card: s.key('Tricksy Tentacles') })
    s.choose('V4', 'V3', 'V1').choose('bf0').pass()
    s.play(1, 'En Garde', { targets: ['V4'] }).resolve()
    expect([s.asked(), s.open().player, s.open().max]).toEqual(['subset', 0, 2])
    expect(s.refuse(0, { type: 'answer', choose: [0, 1, 2] }).rule).toBe('355.11.b')
    s.choose('V3', 'V1').close().quiet()
    expect([s.units('bf0').sort(), s.units('base1')]).toEqual([['V1', 'V3'], ['V4']])
  })

  test('[359.3.e] who has another controller as it resolves is not a legal target of the group any more', () => {
    const s = arena({ players: seats(2, { 1: { base: ['V4', 'V3'] } }), battlefields: [{}, {}] })
    s.play(0, 'Tricksy Tentacles', { targets: [['V4', 'V3'], 'bf0'] })
    s.state = s.engine.edit(s.state, draft => {
      const moved = draft.objects.find(o => o.key === s.key('V3'))!
      moved.controller = 0
    })
    s.resolve().close().quiet()
    expect(s.units('bf0')).toEqual(['V4'])
  })

  test('[323.13] it brings enemies to a battlefield of theirs as well as to one of the player: then they fight', () => {
    const s = arena({
      players: seats(2, { 1: { base: ['V4', 'V3'] } }),
      battlefields: [{ units: { 0: ['V9'] } }, {}],
    })
    s.play(0, 'Tricksy Tentacles', { targets: [['V4', 'V3'], 'bf0'] })
      .resolve()
      .close()
    while (s.asked() === 'combatDamage') s.assign({ V4: 6, V3: 3 })
    s.close().quiet()
    expect([s.units('bf0'), s.cards(1, 'trash').sort()]).toEqual([['V9'], ['V3', 'V4']])
  })

  test('no friendly unit can be chosen, nor one that has more Might than the total', () => {
    const s = arena({
      players: seats(2, { 0: { hand: ['Tricksy Tentacles'], runes: { calm: 4 }, base: ['V1'] }, 1: { base: ['V9', 'V8'] } }),
    })
    s.act(0, { type: 'play', card: s.key('Tricksy Tentacles') })
    expect(s.options()).toEqual(['V8'])
  })
})
