import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'

describe('UNL-138 The List', () => {
  const list = (tag: string, theirs: readonly string[] = ['V3'], mine: readonly string[] = []): Scenario => {
    const s = arena({
      players: [{ hand: ['The List'], base: [...mine], runes: { chaos: 1 } }, { base: [...theirs] }],
    })
    return s.play(0, 'The List').name(tag).quiet()
  }

  test('has its printed facts', () => {
    const s = list('Poro')
    expect(s.engine.card('UNL-138')!.definition).toMatchObject({
      name: 'The List',
      types: ['gear'],
      domains: ['chaos'],
      energy: 1,
      power: [],
      tags: [],
    })
    expect([s.where('The List'), s.runes(0)]).toEqual(['base0', { ready: 0, all: 1 }])
  })

  test('[355.1] the tag is named as it is played, before its cost is paid, and everybody sees it', () => {
    const s = arena({ players: [{ hand: ['The List'], runes: { chaos: 1, fury: 1 } }, {}] })
    s.play(0, 'The List')
    expect([s.open().kind, s.open().reason, s.runes(0).ready]).toEqual(['name', 'nameTag', 2])
    s.name('Poro')
    expect(s.asked()).toBe('payment')
    s.plan(0).quiet()
    const seen = s.engine.view(s.state, 1).places[0]!.permanents.find(o => o.card === 'UNL-138')
    expect([seen?.named, s.events.find(e => e.type === 'name')?.detail]).toEqual([['Poro'], 'Poro'])
  })

  test('a unit with that tag gets -2 Might this turn, friend or foe, wherever it is', () => {
    const s = list('Poro', ['Stalwart Poro', 'V3'], ['Daring Poro'])
    s.act(0, { type: 'activate', object: s.key('The List'), ability: 0 })
    expect(s.options()).toEqual(['Daring Poro', 'Stalwart Poro'])
    s.choose('Stalwart Poro').resolve().quiet()
    expect([s.might('Stalwart Poro'), s.isExhausted('The List')]).toEqual([0, true])
    s.endTurn()
    expect(s.might('Stalwart Poro')).toBe(2)
  })

  test('without such a unit it can not be used, and one that was named by another List does not count', () => {
    const s = arena({
      players: [
        {
          hand: [
            { card: 'The List', as: 'a' },
            { card: 'The List', as: 'b' },
          ],
          runes: { chaos: 2 },
        },
        { base: ['Stalwart Poro'] },
      ],
    })
    s.act(0, { type: 'play', card: s.key('a') })
      .name('Cat')
      .quiet()
    s.act(0, { type: 'play', card: s.key('b') })
      .name('Poro')
      .quiet()
    expect(s.refuse(0, { type: 'activate', object: s.key('a'), ability: 0 }).code).toBe('noTargets')
    s.act(0, { type: 'activate', object: s.key('b'), ability: 0 })
    expect(s.state.chain).toHaveLength(1)
  })

  test('[187.1] [185.2.c] [ruling:rj-11201] tokens have tags, too', () => {
    const s = list('Recruit', ['recruit'])
    s.activate(0, 'The List').resolve()
    expect(s.might('recruit')).toBe(0)
  })

  test('[758] [402.3] [ruling:rj-11439] it can not choose what its player can not choose', () => {
    const s = list('Shurima', ['Ruin Runner'])
    expect(s.refuse(0, { type: 'activate', object: s.key('The List'), ability: 0 }).code).toBe('noTargets')
  })

  test("[757.1] [355.9.b] [ruling:rj-11811] of two Baron Nashors its controller's own", () => {
    const s = arena({
      players: [
        { hand: ['The List'], base: [{ card: 'Baron Nashor', as: 'mine' }], runes: { chaos: 1 } },
        { base: [{ card: 'Baron Nashor', as: 'theirs' }] },
      ],
    })
    s.play(0, 'The List').name('The Void').quiet()
    s.activate(0, 'The List').resolve()
    expect([s.might('mine'), s.might('theirs')]).toEqual([10, 12])
  })

  test('[763.1] a tag without any card in this game can be named, one that does not exist can not', () => {
    const s = arena({ players: [{ hand: ['The List'], runes: { chaos: 1 } }, {}] })
    s.play(0, 'The List')
    expect(s.refuse(0, { type: 'answer', name: 'Wizard' }).rule).toBe('763')
    expect(s.engine.apply(s.state, 0, { type: 'answer', name: 'Kathkan' }).ok).toBe(true)
  })

  test('with three players each List has the tag of its own player', () => {
    const s = arena({
      players: [
        { hand: ['The List'], runes: { chaos: 1 } },
        { hand: ['The List'], runes: { chaos: 1 } },
        { base: ['Stalwart Poro', 'Fallen Feline'] },
      ],
      battlefields: [{}, {}],
    })
    s.act(0, { type: 'play', card: s.state.objects.find(o => o.def === 'UNL-138' && o.owner === 0)!.key })
      .name('Poro')
      .quiet()
    s.endTurn()
    s.act(1, { type: 'play', card: s.state.objects.find(o => o.def === 'UNL-138' && o.owner === 1)!.key })
    while (s.open().kind !== 'act') {
      if (s.open().kind === 'name') s.name('Cat')
      else s.plan(0)
    }
    const own = s.state.objects.find(o => o.def === 'UNL-138' && o.owner === 1)!.key
    s.act(1, { type: 'activate', object: own, ability: 0 }).resolve()
    expect([s.might('Stalwart Poro'), s.might('Fallen Feline')]).toEqual([2, 1])
  })
})
