import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

const at0 = (card: string) => ({ units: { 0: ['V5'] }, facedown: { 0: [card] } })

describe('OGN-057 Block', () => {
  printed('OGN-057', 'Block', { targets: [[1, 1]], domains: ['calm'], energy: 2, timing: 'action' })

  test('gives Shield 3 and Tank for the turn', () => {
    const s = arena({ players: [{}, {}], battlefields: [at0('Block'), {}] })
    s.play(0, 'Block').resolve().quiet()
    expect([s.keyword('V5', 'shield'), s.keyword('V5', 'tank') > 0]).toEqual([3, true])
    s.endTurn()
    expect([s.keyword('V5', 'shield'), s.keyword('V5', 'tank')]).toEqual([0, 0])
  })
})

describe('OGN-083 Consult the Past', () => {
  printed('OGN-083', 'Consult the Past', { domains: ['mind'], energy: 4, timing: 'reaction' })

  test('[811.6] [ruling:rj-7188] from facedown it answers anything, also on the turn of the opponent', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{}, { hand: ['Stupefy'], runes: { mind: 1 } }],
      battlefields: [at0('Consult the Past'), {}],
    })
    s.play(1, 'Stupefy', { targets: ['V5'] }).pass()
    s.play(0, 'Consult the Past').resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })
})

describe('OGN-094 Sprite Call', () => {
  printed('OGN-094', 'Sprite Call', { domains: ['mind'], energy: 3, timing: 'action' })

  test('[811.1.d.3] [ruling:rj-10175,rj-7363] from facedown the Sprite stands there, ready and Temporary', () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [at0('Sprite Call'), { units: { 0: ['V1'] } }],
    })
    s.play(0, 'Sprite Call').resolve().quiet()
    expect(s.where('Sprite')).toBe('bf0')
    expect([s.isExhausted('Sprite'), s.might('Sprite'), s.keyword('Sprite', 'temporary') > 0]).toEqual([false, 3, true])
  })

  test('[811.3] from hand its player chooses the place', () => {
    const s = arena({
      players: [{ hand: ['Sprite Call'], runes: { mind: 3 } }, {}],
      battlefields: [{ units: { 0: ['V1'] } }, {}],
    })
    s.play(0, 'Sprite Call').resolve()
    expect(s.options().sort()).toEqual(['base0', 'bf0'])
  })
})

describe('OGN-097 Blastcone Fae', () => {
  printed('OGN-097', 'Blastcone Fae', {
    targets: [[1, 1]],
    domains: ['mind'],
    energy: 2,
    power: ['mind'],
    might: 2,
    tags: ['Fae', 'Bandle City'],
  })

  test('[811.1.d.2 ex1] from facedown only a unit at that battlefield can lose Might', () => {
    const s = arena({ players: [{}, { base: ['V4'] }], battlefields: [at0('Blastcone Fae'), { units: { 1: ['V3'] } }] })
    s.play(0, 'Blastcone Fae')
    expect(s.options().sort()).toEqual(['Blastcone Fae', 'V5'])
    s.choose('V5').resolve().quiet()
    expect(s.might('V5')).toBe(3)
    s.endTurn()
    expect(s.might('V5')).toBe(5)
  })

  test('not below 1', () => {
    const s = arena({ players: [{}, {}], battlefields: [at0('Blastcone Fae'), {}] })
    s.play(0, 'Blastcone Fae').choose('Blastcone Fae').resolve().quiet()
    expect(s.might('Blastcone Fae')).toBe(1)
  })
})

describe('OGN-135 Pakaa Cub', () => {
  printed('OGN-135', 'Pakaa Cub', { domains: ['body'], energy: 3, might: 3, tags: ['Cat', 'Ixtal'] })

  test('[811.1.b] hidden in one turn, it joins the defense in the next', () => {
    const s = arena({
      players: [{ hand: ['Pakaa Cub'], runes: { chaos: 1 } }, { base: ['V6'] }],
      battlefields: [{ units: { 0: ['V4'] } }, {}],
    })
    s.hide(0, 'Pakaa Cub', 'bf0').endTurn()
    s.move(1, ['V6'], 'bf0').pass()
    s.play(0, 'Pakaa Cub')
    expect(s.object('Pakaa Cub').designation).toBe(2)
    s.close().assign({ V4: 4, 'Pakaa Cub': 2 }).quiet()
    expect(s.controller('bf0')).toBe(0)
    expect(s.where('V6')).toBe('trash')
  })

  test('[337.2] [ruling:rj-6586] nobody can respond before it is on the board', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{}, { hand: ['Stupefy', 'Gust'], runes: { mind: 1, chaos: 1 } }],
      battlefields: [at0('Pakaa Cub'), {}],
    })
    s.play(1, 'Stupefy', { targets: ['V5'] }).pass()
    s.play(0, 'Pakaa Cub')
    expect([s.where('Pakaa Cub'), s.asked()]).toEqual(['bf0', 'priority'])
  })
})

describe('OGN-167 Ember Monk', () => {
  printed('OGN-167', 'Ember Monk', { domains: ['chaos'], energy: 4, might: 4, tags: ['Bandle City'] })

  test('[ruling:rj-6519,rj-7218] +2 for each card from facedown, wherever that was', () => {
    const s = arena({
      players: [{ base: ['Ember Monk'] }, {}],
      battlefields: [at0('Pakaa Cub'), { units: { 0: ['V1'] }, facedown: { 0: ['Consult the Past'] } }],
    })
    s.play(0, 'Pakaa Cub').resolve().quiet()
    expect(s.might('Ember Monk')).toBe(6)
    s.play(0, 'Consult the Past').resolve().quiet()
    expect(s.might('Ember Monk')).toBe(8)
    s.endTurn()
    expect(s.might('Ember Monk')).toBe(4)
  })

  test('neither for a card from hand nor for hiding one', () => {
    const s = arena({
      players: [{ base: ['Ember Monk'], hand: ['Pakaa Cub', 'Consult the Past'], runes: { mind: 6 } }, {}],
      battlefields: [{ units: { 0: ['V1'] } }, {}],
    })
    s.hide(0, 'Pakaa Cub', 'bf0').play(0, 'Consult the Past').resolve().quiet()
    expect(s.might('Ember Monk')).toBe(4)
  })

  test('[419.4.a.1] [ruling:rj-8491] nor for one that is countered: it was not played', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{ base: ['Ember Monk'] }, {}],
      battlefields: [at0('Consult the Past'), {}],
    })
    s.endTurn()
    s.act(0, { type: 'play', card: s.key('Consult the Past') })
    s.act(s.open().player, { type: 'concede' })
    expect(s.might('Ember Monk')).toBe(4)
  })
})

describe('OGN-168 Fight or Flight', () => {
  printed('OGN-168', 'Fight or Flight', { targets: [[1, 1]], domains: ['chaos'], energy: 2, timing: 'action' })

  test('[ruling:rj-7260,cr-yasuo-flight] a defender sends an attacker home from facedown; what its attack triggered finds nothing there', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{}, { base: ['Crackshot Corsair'] }],
      battlefields: [at0('Fight or Flight'), {}],
    })
    s.move(1, ['Crackshot Corsair'], 'bf0')
    expect(s.state.chain).toHaveLength(1)
    s.pass()
    s.play(0, 'Fight or Flight', { targets: ['Crackshot Corsair'] }).resolve()
    expect(s.where('Crackshot Corsair')).toBe('base1')
    expect(s.damage('V5')).toBe(0)
  })

  test('[811.1.d.2] from facedown not a unit at another battlefield', () => {
    const s = arena({ players: [{}, {}], battlefields: [at0('Fight or Flight'), { units: { 1: ['V1'] } }] })
    s.play(0, 'Fight or Flight').resolve().quiet()
    expect([s.where('V5'), s.where('V1')]).toEqual(['base0', 'bf1'])
  })
})

describe('OGN-213 Hidden Blade', () => {
  printed('OGN-213', 'Hidden Blade', { targets: [[1, 1]], domains: ['order'], energy: 2, power: ['order'], timing: 'action' })

  test('[359.3.e.14 ex1] kills a unit at a battlefield; its controller draws 2', () => {
    const s = arena({
      players: [{ hand: ['Hidden Blade'], runes: { order: 2 } }, { base: ['V3'] }],
      battlefields: [{ units: { 1: ['V2'] } }, {}],
    })
    s.play(0, 'Hidden Blade').resolve().quiet()
    expect(s.where('V2')).toBe('trash')
    expect([s.cards(0, 'hand').length, s.cards(1, 'hand').length]).toEqual([0, 2])
  })

  test('[359.3.e.14.a ex1] [359.3.e.14.a] a unit that has left is not killed, and nobody draws', () => {
    const s = arena({
      players: [
        { hand: ['Hidden Blade'], runes: { order: 2 } },
        { hand: ['Gust'], runes: { chaos: 1 } },
      ],
      battlefields: [{ units: { 1: ['V2'] } }, {}],
    })
    s.play(0, 'Hidden Blade').pass()
    s.play(1, 'Gust', { targets: ['V2'] })
      .resolve()
      .quiet()
    expect([s.cards(0, 'hand'), s.cards(1, 'hand')]).toEqual([[], ['V2']])
  })

  test('[811.1.d.2] from facedown only a unit at that battlefield, for nothing', () => {
    const s = arena({ players: [{}, {}], battlefields: [at0('Hidden Blade'), { units: { 1: ['V1'] } }] })
    s.play(0, 'Hidden Blade').resolve().quiet()
    expect([s.where('V5'), s.where('V1')]).toEqual(['trash', 'bf1'])
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })
})

describe('OGN-220 Facebreaker', () => {
  test('has its printed facts', () => {
    const s = arena({ players: [{}, {}] })
    expect(s.engine.card('OGN-220')!.definition).toMatchObject({ name: 'Facebreaker', domains: ['order'], energy: 2, power: [] })
  })

  test('stuns one unit of each side at the same battlefield', () => {
    const s = arena({
      players: [{ hand: ['Facebreaker'], base: ['V7'], runes: { order: 2 } }, { base: ['V3'] }],
      battlefields: [{ controller: 1, units: { 1: ['V2'] } }, { units: { 1: ['V6'] } }],
    })
    s.move(0, ['V7'], 'bf0')
    s.play(0, 'Facebreaker').resolve()
    expect([s.object('V7').stunned, s.object('V2').stunned, s.object('V6').stunned]).toEqual([true, true, false])
  })

  test('[355.8] two units at different battlefields are no pair', () => {
    const s = arena({
      players: [{ hand: ['Facebreaker'], runes: { order: 2 } }, {}],
      battlefields: [{ units: { 0: ['V1'] } }, { units: { 1: ['V6'] } }],
    })
    expect(s.refuse(0, { type: 'play', card: s.key('Facebreaker') }).code).toBe('noTargets')
  })
})

describe('OGN-278 Bandle Tree', () => {
  const tree = (rest = {}) => ({ card: 'Bandle Tree', units: { 0: ['V1'] }, ...rest })

  test('[107.3.b.1] two cards can be hidden here, and one elsewhere', () => {
    const s = arena({
      players: [{ hand: ['Pakaa Cub', 'Hidden Blade', 'Block'], runes: { chaos: 3 } }, {}],
      battlefields: [tree(), { units: { 0: ['V2'] } }],
    })
    s.hide(0, 'Pakaa Cub', 'bf0').hide(0, 'Hidden Blade', 'bf0')
    expect(s.refuse(0, { type: 'hide', card: s.key('Block'), at: s.place('bf0') }).rule).toBe('107.3.b')
    s.hide(0, 'Block', 'bf1')
    expect([s.facedown('bf0'), s.facedown('bf1')]).toEqual([['Pakaa Cub', 'Hidden Blade'], ['Block']])
  })

  test('it helps whoever controls it, also the opponent', () => {
    const s = arena({
      turnPlayer: 1,
      players: [{}, { hand: ['Pakaa Cub', 'Block'], runes: { chaos: 2 } }],
      battlefields: [{ card: 'Bandle Tree', owner: 0, units: { 1: ['V1'] } }, {}],
    })
    s.hide(1, 'Pakaa Cub', 'bf0').hide(1, 'Block', 'bf0')
    expect(s.facedown('bf0')).toHaveLength(2)
  })

  test('[107.3.d] both cards are lost with it', () => {
    const s = arena({
      players: [{}, { base: ['V3'] }],
      turnPlayer: 1,
      battlefields: [tree({ facedown: { 0: ['Pakaa Cub', 'Block'] } }), {}],
    })
    s.move(1, ['V3'], 'bf0').close()
    expect(s.facedown('bf0')).toEqual([])
    expect(s.cards(0, 'trash').sort()).toEqual(['Block', 'Pakaa Cub', 'V1'])
  })
})
