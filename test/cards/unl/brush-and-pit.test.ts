/** The battlefield tokens Brush and Baron Pit, and the cards that make them (438, 439). */
import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'

/** Name of the battlefield card at each battlefield. */
const fields = (s: Scenario): string[] =>
  s.state.places.filter(p => !p.base).map(p => s.engine.card(s.state.objects[p.card]!.def)!.definition.name)
const turns = (s: Scenario): Scenario => {
  s.endTurn()
  return s.endTurn()
}

describe('UNL-195 Ivern, Green Father', () => {
  const conquer = (options: { legendExhausted?: boolean; card?: string; unit?: string } = {}) => {
    const { legendExhausted = false, card = 'Quiet Field 1', unit = 'Stalwart Poro' } = options
    const s = arena({
      players: [{ legend: { card: 'Ivern, Green Father', exhausted: legendExhausted }, base: [unit, 'V4'] }, {}],
      battlefields: [{ card, owner: 1 }, {}],
    })
    return s.move(0, [unit], 'bf0').close()
  }

  test('[438.1] [187.8] the conquered battlefield becomes a Brush, which the same player controls', () => {
    const s = conquer().confirm(true).resolve().quiet()
    expect([fields(s), s.controller('bf0'), s.points(0)]).toEqual([['Brush', 'Quiet Field 2'], 0, 1])
    expect(s.cards(1, 'banishment')).toEqual(['Quiet Field 1'])
    expect(s.isExhausted('Ivern, Green Father')).toBe(true)
  })

  test('[383.3.b] it is his choice, and without exhausting the legend nothing is replaced', () => {
    expect(fields(conquer().confirm(false).quiet())[0]).toBe('Quiet Field 1')
    expect(fields(conquer({ legendExhausted: true }).quiet())[0]).toBe('Quiet Field 1')
  })

  test('when he holds as well, of two battlefields the one that is meant', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{ legend: 'Ivern, Green Father' }, {}],
      battlefields: [{ units: { 0: ['V1'] } }, { units: { 0: ['V2'] } }],
    })
    s.endTurn()
    // He held both: two triggers, and he orders them. The second to be finalized finds the legend exhausted.
    expect([s.asked(), s.options()]).toEqual(['triggers', expect.any(Array)])
    s.choose('#0', '#1').confirm(true).resolve().quiet()
    expect(fields(s)).toEqual(['Brush', 'Quiet Field 2'])
    expect(s.points(0)).toBe(2)
  })

  test('not when an opponent conquers', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{ legend: 'Ivern, Green Father' }, { base: ['V3'] }],
      battlefields: [{}, {}],
    })
    s.move(1, ['V3'], 'bf0').close().quiet()
    expect(fields(s)[0]).toBe('Quiet Field 1')
  })

  test('[438.1.a] what lies facedown there and the damage on units stay', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{ legend: 'Ivern, Green Father' }, {}],
      battlefields: [
        { units: { 0: [{ card: 'V4', damage: 1 }] }, facedown: { 0: [{ card: 'Consult the Past', as: 'hidden' }] } },
        {},
      ],
    })
    s.endTurn()
    const hidden = s.key('hidden')
    s.confirm(true).resolve()
    expect([fields(s)[0], s.where('V4'), s.facedown('bf0'), s.key('hidden')]).toEqual([
      'Brush',
      'bf0',
      ['Consult the Past'],
      hidden,
    ])
    s.play(0, 'hidden').resolve().quiet()
    expect(s.cards(0, 'trash')).toEqual(['Consult the Past'])
  })

  test('[438.7.b.1] [438.6] a Brush can become a Brush: the first is gone, and the battlefield under both can come back', () => {
    const s = conquer().confirm(true).resolve()
    turns(s)
    // The hold of the Brush and that of the legend.
    expect([s.asked(), s.options().length]).toEqual(['triggers', 2])
    const own = s.open().options.findIndex(o => o.kind === 'ability' && o.source === s.key('Brush'))
    // What goes onto the chain last resolves first: the legend's.
    s.choose(`#${own}`, `#${1 - own}`)
    // The Brush may be swapped back; the legend may be exhausted.
    s.confirm(true).confirm(true).resolve().quiet()
    // The Brush became a Brush, and then that one was replaced by what the first had replaced.
    expect([fields(s)[0], s.cards(1, 'banishment'), s.exists('Brush')]).toEqual(['Quiet Field 1', [], false])
  })
})

describe('Brush', () => {
  const brush = (units: readonly string[], more: { theirs?: readonly string[]; points?: number } = {}) =>
    arena({
      turnPlayer: 1,
      players: [{ legend: 'Ivern, Green Father', points: more.points ?? 0 }, {}],
      battlefields: [{ card: 'brush', units: { 0: [...units], 1: [...(more.theirs ?? [])] } }, {}],
    })

  test('[187.8] [ruling:core1-brush-replace] Birds, Cats, Dogs, Poros and Iverns there have 1 Might more, others and others elsewhere have not', () => {
    const s = arena({
      players: [{ base: [{ card: 'Stalwart Poro', as: 'home' }] }, {}],
      battlefields: [
        { card: 'brush', units: { 0: ['Stalwart Poro', 'bird', 'V2'].map((card, n) => ({ card, as: `u${n}` })) } },
        {},
      ],
    })
    expect(['home', 'u0', 'u1', 'u2'].map(u => s.might(u))).toEqual([2, 3, 2, 2])
  })

  test('[438.7.c] one that has replaced nothing can never be swapped back', () => {
    const s = brush(['V2'])
    s.endTurn()
    while (s.state.decision?.kind !== 'act') {
      if (s.asked() === 'triggers') s.choose('#0', '#1')
      else s.confirm(s.open().source !== s.key('Ivern, Green Father'))
    }
    s.resolve().quiet()
    expect([fields(s)[0], s.points(0)]).toEqual(['Brush', 1])
  })

  test('[438.7.b] [187.8] whoever scores there may swap it back, and control, units and Might stay right', () => {
    const s = arena({
      players: [{ legend: 'Ivern, Green Father', base: ['Stalwart Poro'] }, { base: ['V5'] }],
      battlefields: [{ owner: 0 }, {}],
    })
    s.move(0, ['Stalwart Poro'], 'bf0').close().confirm(true).resolve()
    expect(s.might('Stalwart Poro')).toBe(3)
    s.endTurn()
    // The opponent conquers it: the text of the Brush is his now (190.6).
    s.move(1, ['V5'], 'bf0').close()
    expect([s.asked(), s.open().player]).toEqual(['performTrigger', 1])
    s.confirm(true).resolve().quiet()
    expect([fields(s)[0], s.controller('bf0'), s.points(1), s.cards(0, 'banishment')]).toEqual(['Quiet Field 1', 1, 1, []])
    // The game goes on, also from a saved state.
    expect(s.endTurn().state.turnPlayer).toBe(0)
  })

  test('[471.2] [383.4.c] it triggers on scoring, so what multiplies conquer effects leaves it alone', () => {
    const s = arena({
      players: [{ base: ['Red Brambleback'] }, {}],
      battlefields: [{ card: 'brush' }, {}],
    })
    s.move(0, ['Red Brambleback'], 'bf0').close()
    // Its own conquer effect twice, the Brush's once.
    expect(s.asked()).toBe('triggers')
    expect(s.options().filter(o => o.startsWith('Brush'))).toHaveLength(1)
  })

  test('Brush and a gear with Deploy: it stays there through the replacement and through the swap back', () => {
    const s = arena({
      players: [{ legend: 'Ivern, Green Father', base: ['V3'], hand: ['Banner of Conquest'], runes: { fury: 1 } }, {}],
      battlefields: [{ owner: 1 }, {}],
    })
    s.play(0, 'Banner of Conquest', { place: 'bf0' }).quiet()
    s.move(0, ['V3'], 'bf0').close().confirm(true).resolve().quiet()
    expect([fields(s)[0], s.where('Banner of Conquest'), s.keyword('V3', 'assault')]).toEqual(['Brush', 'bf0', 1])
    turns(s)
    // He holds the Brush: the legend, ready again, keeps out of it.
    const own = s.open().options.findIndex(o => o.kind === 'ability' && o.source === s.key('Brush'))
    s.choose(`#${own}`, `#${1 - own}`)
    while (s.asked() === 'performTrigger') s.confirm(s.open().source === s.key('Brush'))
    s.resolve().quiet()
    expect([fields(s)[0], s.where('Banner of Conquest'), s.keyword('V3', 'assault')]).toEqual(['Quiet Field 1', 'bf0', 1])
  })

  test('[652.2] [438.5] the owner of the replaced battlefield leaves: the Brush stays and has nothing to swap back to', () => {
    const s = arena({
      players: [{ legend: 'Ivern, Green Father', base: ['V3'] }, {}, {}],
      battlefields: [{ owner: 1 }, { owner: 2 }],
    })
    s.move(0, ['V3'], 'bf0').close().confirm(true).resolve()
    s.act(1, { type: 'concede' })
    expect([fields(s)[0], s.cards(1, 'banishment')]).toEqual(['Brush', []])
    s.endTurn().endTurn()
    while (s.state.decision?.kind !== 'act') {
      if (s.asked() === 'triggers') s.choose('#0', '#1')
      else s.confirm(s.open().source !== s.key('Ivern, Green Father'))
    }
    s.resolve().quiet()
    expect(fields(s)[0]).toBe('Brush')
  })
})

describe('a player who leaves', () => {
  test('[652.2] the battlefields that he has made are none that he brought: they stay', () => {
    const s = arena({
      players: [
        { legend: 'Ivern, Green Father', base: ['V3'], hand: ['Baron Nashor'], runes: { chaos: 10 } },
        { base: ['V5'] },
        {},
      ],
      battlefields: [{ owner: 1 }, { owner: 0 }],
    })
    s.move(0, ['V3'], 'bf0').close().confirm(true).resolve()
    s.play(0, 'Baron Nashor', { place: 'base0' }).close()
    s.act(0, { type: 'concede' })
    // His own battlefield is a token without abilities now.
    expect(fields(s)).toEqual(['Brush', 'Blank Battlefield', 'Baron Pit'])
    while (s.state.turnPlayer !== 1 || s.asked() !== 'main') s.endTurn()
    s.move(1, ['V5'], 'bf0').close().confirm(true).resolve().quiet()
    expect(fields(s)[0]).toBe('Quiet Field 1')
  })
})

describe('UNL-147 Baron Nashor', () => {
  const nashor = (options: { theirs?: readonly string[]; hand?: readonly string[]; bf1?: readonly string[] } = {}) =>
    arena({
      players: [
        { hand: ['Baron Nashor'], base: ['V3'], runes: { chaos: 10 } },
        { hand: options.hand ?? [], runes: { chaos: 6, calm: 6 } },
      ],
      battlefields: [{ units: { 0: ['V2'] } }, { units: { 1: [...(options.bf1 ?? ['V5'])] } }],
    })

  test('[369.3 ex2] [369.3] [439.2.b.5] as he is played the Baron Pit is added, and he enters there instead of where he was played to', () => {
    const s = nashor()
    s.play(0, 'Baron Nashor', { place: 'bf0' })
    expect([fields(s)[2], s.where('Baron Nashor'), s.controller('bf2')]).toEqual(['Baron Pit', 'bf2', -1])
    expect([s.isExhausted('Baron Nashor'), s.runes(0)]).toEqual([true, { ready: 0, all: 7 }])
    // His being there contests it (190.3.a): a showdown begins.
    expect(s.asked()).toBe('focus')
  })

  test('[439.4.b] [348.2.a.1] [ruling:rj-10291] he conquers the Pit that he has made', () => {
    const s = nashor()
    s.play(0, 'Baron Nashor', { place: 'base0' }).close().quiet()
    expect([s.where('Baron Nashor'), s.controller('bf2'), s.points(0)]).toEqual(['bf2', 0, 1])
  })

  test('[369.3] a Pit that is there already is not added again, and the next one enters where he was played to', () => {
    const s = arena({
      players: [{ hand: ['Baron Nashor'], base: [{ card: 'Baron Nashor', as: 'first' }], runes: { chaos: 10 } }, {}],
      battlefields: [{}, {}, { card: 'baron-pit' }],
    })
    s.act(0, { type: 'play', card: s.state.objects.find(o => o.def === 'UNL-147' && o.zone === 2)!.key })
    s.quiet()
    expect([s.state.places.filter(p => !p.base).length, s.units('base0')]).toEqual([3, ['Baron Nashor', 'Baron Nashor']])
  })

  test('[ruling:rj-10594] [170.2.b] the Pit stays when he dies', () => {
    const s = arena({
      players: [{ hand: ['Baron Nashor'], runes: { chaos: 10 } }, { base: ['V12', 'V10'] }],
    })
    s.play(0, 'Baron Nashor').close()
    s.endTurn()
    s.move(1, ['V12', 'V10'], 'bf2').close()
    while (s.asked() === 'combatDamage') s.assign({ V12: 12 })
    s.close().quiet()
    expect([s.where('Baron Nashor'), fields(s)[2], s.controller('bf2')]).toEqual(['trash', 'Baron Pit', 1])
  })

  test('[364] [ruling:rj-11026] other friendly units have 2 Might more, he himself and enemies have not', () => {
    const s = arena({ players: [{ base: ['Baron Nashor', 'V3'] }, { base: ['V4'] }] })
    expect([s.might('Baron Nashor'), s.might('V3'), s.might('V4')]).toEqual([12, 5, 4])
  })

  test('[757.1] [757] enemies can choose others, but not him; his own controller can', () => {
    const s = arena({
      players: [
        { base: ['Baron Nashor', 'V3'], hand: ['Stupefy'], runes: { mind: 1 } },
        { hand: ['Stupefy'], runes: { mind: 1 } },
      ],
    })
    s.act(0, { type: 'play', card: s.state.objects.find(o => o.zone === 2 && o.owner === 0)!.key })
    expect(s.options()).toEqual(['Baron Nashor', 'V3'])
    s.choose('Baron Nashor').pass()
    s.act(1, { type: 'play', card: s.state.objects.find(o => o.zone === 2 && o.owner === 1)!.key })
    expect(s.state.chain.at(-1)!.targets).toEqual([[s.key('V3')]])
  })

  test('[355.10.b] [355.10.d] a spell that chooses his battlefield reaches him', () => {
    const s = arena({
      players: [{}, { hand: ['Firestorm'], runes: { fury: 6 } }],
      turnPlayer: 1,
      battlefields: [{ units: { 0: ['Baron Nashor'] } }, {}],
    })
    s.play(1, 'Firestorm', { targets: ['bf0'] }).resolve()
    expect(s.damage('Baron Nashor')).toBe(3)
  })

  test('[355.10.b] [355.10.d] [ruling:rj-12526] Bullet Time chooses the battlefield, so it damages him', () => {
    const s = arena({
      players: [{ hand: ['Bullet Time'], runes: { body: 4, chaos: 4 } }, {}],
      battlefields: [{}, { units: { 1: ['Baron Nashor'] } }],
    })
    s.play(0, 'Bullet Time', { targets: ['bf1'] }).resolve()
    while (s.open().kind !== 'act') {
      if (s.open().kind === 'number') s.number(3)
      else if (s.open().kind === 'confirm') s.confirm(true)
      else if (s.asked() === 'runeOrder') s.choose(...s.open().options.map((_, n) => `#${n}`))
      else s.plan(0)
    }
    expect(s.damage('Baron Nashor')).toBe(3)
  })

  test('[369.3] [359.3.e.14.c] [ruling:rj-12304] Bone Skewer lets his owner play him: he enters at the Pit all the same, and is stunned', () => {
    const s = arena({
      players: [{ hand: ['Bone Skewer'], runes: { chaos: 3 } }, { hand: ['Baron Nashor'] }],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    s.play(0, 'Bone Skewer', { targets: ['bf0'] }).resolve()
    s.choose('Baron Nashor').close()
    const baron = s.object('Baron Nashor')
    expect([s.where('Baron Nashor'), fields(s)[2], baron.controller, baron.stunned]).toEqual(['bf2', 'Baron Pit', 1, true])
    expect([s.where('V3'), s.controller('bf2')]).toEqual(['bf0', 1])
  })

  test('[365.1] [355.10.a] [ruling:rj-10287] from a hand he can be picked: his text works on the board', () => {
    const s = arena({
      players: [{ hand: ['Mindsplitter'], runes: { chaos: 12 } }, { hand: ['Baron Nashor'] }],
    })
    s.play(0, 'Mindsplitter').resolve()
    while (s.open().kind !== 'act') s.choose(s.options()[0]!)
    expect(s.cards(1, 'trash')).toEqual(['Baron Nashor'])
  })

  test('[142.4.b] [323.5] [466.1.a.1] [ruling:rbf-baron-mystic-poro] he dies in combat: what survived with his 2 Might lives on', () => {
    const s = arena({
      players: [{}, { base: ['V10', 'V4'] }],
      turnPlayer: 1,
      battlefields: [{ units: { 0: ['Baron Nashor', 'V2'] } }, {}],
    })
    s.move(1, ['V10', 'V4'], 'bf0').close()
    s.assign({ 'Baron Nashor': 12, V2: 2 })
    while (s.asked() === 'combatDamage') s.assign({ V10: 12, V4: 4 })
    s.close().quiet()
    expect([s.where('Baron Nashor'), s.where('V2'), s.might('V2'), s.damage('V2')]).toEqual(['trash', 'bf0', 2, 0])
  })
})

describe('Baron Pit', () => {
  test('[187.9] [144.4] units of all players move there from battlefields as well, and nowhere else', () => {
    const s = arena({
      players: [{ base: ['V1'] }, {}],
      battlefields: [{ units: { 0: ['V2'] } }, {}, { card: 'baron-pit' }],
    })
    expect(s.refuse(0, { type: 'move', units: [s.key('V2')], to: s.place('bf1') }).rule).toBe('144.4')
    s.move(0, ['V1', 'V2'], 'bf2').close().quiet()
    expect([s.where('V1'), s.where('V2'), s.controller('bf2')]).toEqual(['bf2', 'bf2', 0])
    s.endTurn().endTurn()
    // From there it is like from any battlefield.
    expect(s.refuse(0, { type: 'move', units: [s.key('V2')], to: s.place('bf0') }).rule).toBe('144.4')
    s.move(0, ['V2'], 'base0')
  })

  test('[471.1.b.1] [ruling:rbf-baron-pit-final] it is one of the battlefields that the last point needs', () => {
    const s = arena({
      players: [{ base: ['V1', 'V2', 'V3'], points: 7 }, {}],
      battlefields: [{}, {}, { card: 'baron-pit' }],
    })
    s.move(0, ['V1'], 'bf0').close()
    s.move(0, ['V2'], 'bf1').close()
    expect([s.points(0), s.cards(0, 'hand').length, s.asked()]).toEqual([7, 2, 'main'])
    s.move(0, ['V3'], 'bf2').close()
    expect(s.asked()).toBe('over')
  })

  test('a Brush that takes its place lets nobody move there from elsewhere', () => {
    const s = arena({
      players: [{ legend: 'Ivern, Green Father', base: ['V1'] }, {}],
      battlefields: [{ units: { 0: ['V2'] } }, {}, { card: 'baron-pit' }],
    })
    s.move(0, ['V1'], 'bf2').close().confirm(true).resolve().quiet()
    expect(s.refuse(0, { type: 'move', units: [s.key('V2')], to: s.place('bf2') }).rule).toBe('144.4')
  })
})
