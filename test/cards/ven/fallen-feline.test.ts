import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../src/testing'
import { arena } from '../../fixtures/cards'

describe('VEN-132 Fallen Feline', () => {
  test('has its printed facts', () => {
    const s = arena({ players: [{}, {}] })
    expect(s.engine.card('VEN-132')!.definition).toMatchObject({
      name: 'Fallen Feline',
      types: ['unit'],
      domains: ['order'],
      energy: 2,
      power: ['order'],
      might: 3,
      tags: ['Cat', 'Piltover'],
    })
  })

  /** Played to a battlefield of its own, the spell named. */
  const feline = (spell: string, place = 'bf0', theirs: readonly string[] = ['Stupefy', 'En Garde']): Scenario => {
    const s = arena({
      players: [
        { hand: ['Fallen Feline', 'Stupefy'], runes: { order: 2, mind: 1 } },
        { hand: [...theirs], base: ['V3'], runes: { mind: 2, calm: 2, chaos: 2 } },
      ],
      battlefields: [{ units: { 0: ['V1'] } }, {}],
    })
    s.play(0, 'Fallen Feline', { place }).resolve()
    return s.name(spell).quiet()
  }

  test('[383.4.a.2] [760] as its play effect resolves a spell is named: any in the pool, and nothing else', () => {
    const s = arena({ players: [{ hand: ['Fallen Feline'], runes: { order: 2 } }, {}] })
    s.play(0, 'Fallen Feline')
    expect([s.where('Fallen Feline'), s.state.chain.length]).toEqual(['base0', 1])
    s.resolve()
    expect(s.open()).toMatchObject({ kind: 'name', reason: 'nameSpell', player: 0 })
    const names = s.options()
    expect(names).toEqual(expect.arrayContaining(['Stupefy', 'Time Warp', "King's Edict"]))
    for (const other of ['Fallen Feline', 'The List', 'Recruit', 'Brush', 'Order Rune']) expect(names).not.toContain(other)
    expect(s.refuse(0, { type: 'answer', name: 'Fallen Feline' }).rule).toBe('762')
    // By traits: the only spell for ten Energy.
    s.act(0, { type: 'answer', traits: { energy: 10, domain: 'mind' } })
    expect(s.events.find(e => e.type === 'name')?.detail).toBe('Time Warp')
  })

  test('[054.1] at a battlefield opponents can not play that spell; others they can, and its controller can', () => {
    const s = feline('Stupefy')
    s.endTurn()
    const theirs = s.state.objects.find(o => o.def === 'OGN-095' && o.owner === 1)!.key
    expect(s.refuse(1, { type: 'play', card: theirs })).toMatchObject({ code: 'notAllowed', rule: '054.1' })
    s.play(1, 'En Garde', { targets: ['V3'] })
    s.pass()
    expect(s.engine.legalActions(s.state).actions.map(a => a.type)).toContain('play')
    s.play(0, 'Stupefy', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'trash')).toEqual(['Stupefy'])
  })

  test('[364.3] in its base it forbids nothing, and as it moves to a battlefield it does', () => {
    const s = feline('Stupefy', 'base0')
    s.endTurn()
    const key = s.state.objects.find(o => o.def === 'OGN-095' && o.owner === 1)!.key
    const mayPlay = (): boolean => s.engine.apply(s.state, 1, { type: 'play', card: key }).ok
    expect(mayPlay()).toBe(true)
    s.endTurn()
    s.move(0, ['Fallen Feline'], 'bf0').quiet()
    s.endTurn()
    expect(mayPlay()).toBe(false)
  })

  test('[419.1] [329.3] [ruling:rbf-feline] a spell of that name that is on the chain already resolves, another can not be played', () => {
    const s = arena({
      players: [
        { base: ['Fallen Feline'] },
        {
          hand: [
            { card: 'Stupefy', as: 'one' },
            { card: 'Stupefy', as: 'two' },
          ],
          base: ['V3'],
          runes: { mind: 2 },
        },
      ],
      turnPlayer: 1,
      battlefields: [{}, {}],
    })
    s.act(1, { type: 'play', card: s.key('one') })
    s.choose('V3')
    // Meanwhile it has come to a battlefield and has named it.
    s.state = s.engine.edit(s.state, draft => {
      const i = draft.objects.findIndex(o => o.def === 'VEN-132')
      draft.places[0]!.permanents = draft.places[0]!.permanents.filter(x => x !== i)
      draft.places[2]!.permanents = [i]
      draft.places[2]!.controller = 0
      draft.objects[i]!.place = 2
      draft.names = [{ object: draft.objects[i]!.key, name: 'Stupefy' }]
    })
    expect(s.refuse(1, { type: 'play', card: s.key('two') }).rule).toBe('054.1')
    s.resolve().quiet()
    expect([s.might('V3'), s.cards(1, 'trash')]).toEqual([2, ['Stupefy']])
    expect(s.refuse(1, { type: 'play', card: s.key('two') }).rule).toBe('054.1')
  })

  test('[124] what was named is gone with it', () => {
    const s = feline('Stupefy', 'bf0', ['Stupefy', 'Gust'])
    s.endTurn()
    s.play(1, 'Gust', { targets: ['Fallen Feline'] })
      .resolve()
      .quiet()
    expect(s.where('Fallen Feline')).toBe('hand')
    s.play(1, 'Stupefy', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.cards(1, 'trash').sort()).toEqual(['Gust', 'Stupefy'])
  })

  test('[477.1.b.1] a copy of it has named nothing', () => {
    const s = arena({
      players: [
        { hand: ['Mirror Image'], base: [{ card: 'Fallen Feline', as: 'original' }], runes: { mind: 5 } },
        { hand: ['Stupefy'], base: ['V3'], runes: { mind: 1 } },
      ],
      battlefields: [{}, {}],
    })
    s.state = s.engine.edit(s.state, draft => {
      draft.names = [{ object: s.key('original'), name: 'Stupefy' }]
    })
    s.play(0, 'Mirror Image', { targets: ['original'] })
      .resolve()
      .quiet()
    const copy = s.state.objects.find(o => o.copyOf === 'VEN-132')!
    s.act(0, { type: 'move', units: [copy.key], to: s.place('bf0') }).close()
    s.endTurn()
    expect(s.play(1, 'Stupefy', { targets: ['V3'] }).state.chain).toHaveLength(1)
  })

  test('[811.6] facedown spells of that name stay facedown', () => {
    const s = arena({
      players: [{ base: ['V1'] }, {}],
      battlefields: [
        { units: { 0: ['Fallen Feline'] } },
        { units: { 1: ['V3'] }, facedown: { 1: [{ card: 'Consult the Past', as: 'hidden' }] } },
      ],
      turnPlayer: 1,
    })
    const play = { type: 'play', card: s.key('hidden') } as const
    expect(s.engine.apply(s.state, 1, play).ok).toBe(true)
    s.state = s.engine.edit(s.state, draft => {
      draft.names = [{ object: s.key('Fallen Feline'), name: 'Consult the Past' }]
    })
    expect(s.refuse(1, play).rule).toBe('054.1')
  })

  test('[489.8.e] among four players all opponents are bound, in teams not the teammate', () => {
    for (const teams of [
      [0, 1, 2, 3],
      [0, 1, 0, 1],
    ]) {
      const s = arena({
        players: teams.map((team, p) => ({
          team,
          ...(p > 0 && { hand: [{ card: 'Stupefy', as: `s${p}` }], runes: { mind: 1 } }),
        })),
        battlefields: [{ units: { 0: ['Fallen Feline'] } }, {}, {}],
      })
      s.state = s.engine.edit(s.state, draft => {
        draft.names = [{ object: s.key('Fallen Feline'), name: 'Stupefy' }]
      })
      const may = [1, 2, 3].map(p => {
        s.endTurn()
        return s.engine.apply(s.state, p, { type: 'play', card: s.key(`s${p}`) }).ok
      })
      expect(may).toEqual([false, teams[2] === 0, false])
    }
  })
})
