import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe("OGN-077 Zhonya's Hourglass", () => {
  const glass = (theirs: readonly string[], hand: readonly string[], mine: readonly string[] = []) =>
    arena({
      players: [
        { hand, base: mine, runes: { order: 6, fury: 6, mind: 6 } },
        { base: ["Zhonya's Hourglass", ...theirs.slice(2)] },
      ],
      battlefields: [{ units: { 1: theirs.slice(0, 2) } }, {}],
    })

  test('[369.1 ex1] [ruling:rj-11416] it dies instead of a friendly unit, which goes home healed and exhausted', () => {
    const s = arena({
      players: [{ base: ["Zhonya's Hourglass"] }, {}],
      battlefields: [{}, { units: { 0: [{ card: 'V3', damage: 3 }] } }],
    })
    expect([s.where("Zhonya's Hourglass"), s.where('V3'), s.isExhausted('V3'), s.damage('V3')]).toEqual([
      'trash',
      'base0',
      true,
      0,
    ])
    s.quiet()
  })

  test('[ruling:rj-8213] nothing goes on the chain and nobody can answer', () => {
    const s = glass(['V3'], ['Hidden Blade'])
    s.play(0, 'Hidden Blade', { targets: ['V3'] }).pass(2)
    expect([s.where('V3'), s.where("Zhonya's Hourglass")]).toEqual(['base1', 'trash'])
    expect(s.cards(1, 'hand')).toHaveLength(2)
    s.quiet()
  })

  test('[373 ex1] [ruling:rj-7291,rj-8072] of two that die together its controller says which is saved', () => {
    const s = arena({
      players: [{ base: ['V9'] }, { base: ["Zhonya's Hourglass"] }],
      battlefields: [
        {
          units: {
            1: [
              { card: 'V3', as: 'a' },
              { card: 'V3', as: 'b' },
            ],
          },
        },
        {},
      ],
    })
    s.move(0, ['V9'], 'bf0').pass(2)
    s.assign({ a: 3, b: 6 })
    expect([s.asked(), s.open().player]).toEqual(['replacedEvent', 1])
    s.choose('b')
    expect([s.where('b'), s.isExhausted('b'), s.damage('b'), s.where('a')]).toEqual(['base1', true, 0, 'trash'])
    expect([s.controller('bf0'), s.points(0)]).toEqual([0, 1])
  })

  test('[ruling:rj-8218] the unit never left the board: its Might of this turn stays', () => {
    const s = glass(['V3'], ['Hidden Blade', 'Stupefy'])
    s.play(0, 'Stupefy', { targets: ['V3'] }).resolve()
    s.play(0, 'Hidden Blade', { targets: ['V3'] }).resolve()
    expect([s.where('V3'), s.might('V3')]).toEqual(['base1', 2])
  })

  test('[370.1] a unit of an opponent is not saved', () => {
    const s = glass(['V3'], ['Hidden Blade'])
    const t = arena({
      players: [{ hand: ['Hidden Blade'], base: ["Zhonya's Hourglass"], runes: { order: 6 } }, {}],
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    t.play(0, 'Hidden Blade', { targets: ['V3'] }).resolve()
    expect([t.where('V3'), t.where("Zhonya's Hourglass")]).toEqual(['trash', 'base0'])
    expect(s.where('V3')).toBe('bf0')
  })

  test('[ruling:rj-8264] it is hidden at a battlefield that you control and nowhere else', () => {
    const s = arena({
      players: [{ hand: ["Zhonya's Hourglass"], runes: { calm: 2 } }, {}],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    const hides = s.engine.legalActions(s.state, 0).actions.filter(a => a.type === 'hide')
    expect(hides.map(a => s.placeName((a as { at: number }).at))).toEqual(['bf0'])
  })
})

describe('OGN-269 Sett, The Boss', () => {
  const sett = (extra: { readonly runes?: Record<string, number>; readonly buffed?: boolean } = {}) =>
    arena({
      players: [
        { hand: ['Hidden Blade'], runes: { order: 3 } },
        { legend: 'Sett, The Boss', runes: extra.runes ?? { body: 1 } },
      ],
      battlefields: [{ units: { 1: [{ card: 'V3', buffed: extra.buffed ?? true }] } }, {}],
    })

  test('[371.2.a] [ruling:ofaq-the-boss] for a Power, the legend and the buff the unit goes home instead of dying', () => {
    const s = sett()
    s.play(0, 'Hidden Blade', { targets: ['V3'] }).pass(2)
    expect([s.asked(), s.open().player]).toEqual(['applyReplacement', 1])
    s.confirm(true)
    while (s.asked() === 'pay') s.plan(0)
    expect([s.where('V3'), s.might('V3'), s.isExhausted('V3'), s.isExhausted('Sett, The Boss')]).toEqual(['base1', 3, true, true])
    expect(s.state.chain).toEqual([])
    expect(s.cards(1, 'hand')).toHaveLength(2)
  })

  test('declined, the unit dies and nothing is paid', () => {
    const s = sett()
    s.play(0, 'Hidden Blade', { targets: ['V3'] })
      .pass(2)
      .confirm(false)
    expect([s.where('V3'), s.isExhausted('Sett, The Boss'), s.runes(1)]).toEqual(['trash', false, { ready: 1, all: 1 }])
  })

  test('[203.3] without Power or a buff it is not offered', () => {
    for (const s of [sett({ runes: {} }), sett({ buffed: false })]) {
      s.play(0, 'Hidden Blade', { targets: ['V3'] }).resolve()
      expect(s.where('V3')).toBe('trash')
    }
  })

  test('[203.3] [373] of two that die together one is saved: the legend is exhausted for the other', () => {
    const s = arena({
      players: [
        {
          legend: 'Sett, The Boss',
          base: [
            { card: 'V3', buffed: true, damage: 4 },
            { card: 'V4', buffed: true, damage: 5 },
          ],
          runes: { body: 3 },
        },
        {},
      ],
    })
    expect(s.asked()).toBe('replacedEvent')
    s.choose('V3').confirm(true)
    while (s.asked() === 'pay') s.plan(0)
    // 370.1.b: it stays in the base, where it would be recalled to.
    expect([s.where('V3'), s.might('V3'), s.isExhausted('V3'), s.where('V4')]).toEqual(['base0', 3, true, 'trash'])
    s.quiet()
  })

  test('when its controller conquers it is readied', () => {
    const s = arena({ players: [{ legend: 'Sett, The Boss', base: ['V3'] }, {}], battlefields: [{}, {}] })
    const i = s.state.objects.findIndex(o => o.def === 'OGN-269')
    s.state = s.engine.edit(s.state, draft => {
      draft.objects[i]!.exhausted = true
    })
    s.move(0, ['V3'], 'bf0').pass(2).resolve()
    expect([s.points(0), s.isExhausted('Sett, The Boss')]).toEqual([1, false])
  })
})

describe('OGN-227 Symbol of the Solari', () => {
  const fight = (mine: readonly string[], theirs: readonly string[], symbol: 0 | 1) =>
    arena({
      players: [0, 1].map(p => ({ base: [...(p === 0 ? mine : []), ...(p === symbol ? ['Symbol of the Solari'] : [])] })),
      battlefields: [{ units: { 1: theirs } }, { units: { 1: ['V1'] } }],
    })

  test('[466.3.a] a combat that somebody wins is no tie', () => {
    const s = fight(['V3'], ['V4'], 0)
    s.move(0, ['V3'], 'bf0').pass(2)
    expect([s.where('V3'), s.where('V4'), s.controller('bf0')]).toEqual(['trash', 'bf0', 1])
    const t = fight(['V5'], ['V4'], 0)
    t.move(0, ['V5'], 'bf0').pass(2)
    expect([t.where('V5'), t.where('V4'), t.controller('bf0'), t.points(0)]).toEqual(['bf0', 'trash', 0, 1])
  })

  test('[443.2] [466.3.d] both have units left: all of them are recalled, there is no result and nobody controls it', () => {
    const t = arena({
      players: [{ base: ['V2', 'V3', 'Symbol of the Solari'] }, {}],
      battlefields: [{ units: { 1: [{ card: 'V6', stunned: true }] } }, { units: { 1: ['V1'] } }],
    })
    t.move(0, ['V2', 'V3'], 'bf0').pass(2)
    expect([t.where('V2'), t.where('V3'), t.where('V6'), t.where('V1')]).toEqual(['base0', 'base0', 'base1', 'bf1'])
    expect([t.controller('bf0'), t.points(0), t.points(1)]).toEqual([-1, 0, 0])
    expect(t.events.find(e => e.type === 'combatResult')!.detail).toBe('noResult')
    t.quiet()
  })

  test('[370.1] where its controller defends, only the Attackers are recalled', () => {
    const t = arena({
      players: [{ base: ['V2', 'V3'] }, { base: ['Symbol of the Solari'] }],
      battlefields: [{ units: { 1: [{ card: 'V6', stunned: true }] } }, {}],
    })
    t.move(0, ['V2', 'V3'], 'bf0').pass(2)
    expect([t.where('V2'), t.where('V6'), t.controller('bf0')]).toEqual(['base0', 'bf0', 1])
  })
})
