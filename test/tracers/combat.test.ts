import { describe, expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { tracerCards } from '../fixtures/tracers'

const cards = tracerCards

describe('h. a showdown that becomes a combat while items wait on the chain', () => {
  const shifted = () => {
    const s = scenario({
      cards,
      players: [
        { base: ['Raider'], hand: ['Spark'], runes: { fury: 1 } },
        { base: ['Sentry', 'Brute'], hand: ['Shift'], runes: { fury: 1 } },
      ],
    })
    s.move(0, ['Raider'], 'bf0')
    expect(s.asked()).toBe('focus')
    s.play(0, 'Spark', { targets: ['Brute'] }).pass()
    s.play(1, 'Shift', { targets: ['Sentry', 'bf0'] })
    return s
  }

  test('[323.14] [464.1] combat begins only when the chain is empty again; Focus stays where it went', () => {
    const s = shifted()
    // Shift resolves; Spark still waits on the chain: no combat yet.
    s.pass(2)
    expect(s.where('Sentry')).toBe('bf0')
    expect(s.state.showdown?.combat).toBe(false)
    expect(s.state.chain).toHaveLength(1)
    expect(s.object('Raider').designation).toBe(0)
    s.pass(2)
    // Spark has resolved, Focus passed to the other player, then the combat opened.
    expect(s.state.showdown?.combat).toBe(true)
    expect(s.state.showdown?.attacker).toBe(0)
    expect(s.state.focus).toBe(1)
    // 464.2.e.1: the attacker's trigger was placed first, so the defender's resolves first.
    expect(s.state.chain.map(c => c.controller)).toEqual([0, 1])
    s.resolve()
    expect(s.might('Raider')).toBe(4)
    expect(s.might('Sentry')).toBe(3)
    expect(s.state.focus).toBe(1)
    s.close().quiet()
    expect(s.cards(1, 'trash')).toContain('Sentry')
    expect(s.controller('bf0')).toBe(0)
    expect(s.points(0)).toBe(1)
  })
})

describe('i. damage assignment against doubling and prevention on one unit', () => {
  const attacked = () => {
    const s = scenario({
      cards,
      players: [
        { base: ['Lancer'], hand: ['Snare'], runes: { fury: 1 } },
        { hand: ['Aegis'], runes: { fury: 1 } },
      ],
      battlefields: [{ units: { 1: ['Squire'] } }, {}],
    })
    s.move(0, ['Lancer'], 'bf0')
    s.play(0, 'Snare', { targets: ['Squire'] }).resolve()
    s.play(1, 'Aegis', { targets: ['Squire'] }).resolve()
    return s.close()
  }

  test("[465.2.c.5 ex3] [372] the unit's controller orders the effects: prevention first", () => {
    const s = attacked()
    expect(s.asked()).toBe('damageEffects')
    expect(s.open().player).toBe(1)
    const prevention = s.state.effects.findIndex(e => e.kind === 'prevent')
    s.choose(`#${prevention}`, `#${1 - prevention}`)
    s.quiet()
    // 3 - 2 = 1, doubled to 2: enough for a unit with 2 Might.
    expect(s.events.filter(e => e.type === 'damage' && e.card === 'TST-023').map(e => e.amount)).toEqual([2])
    expect(s.cards(1, 'trash')).toContain('Squire')
  })

  test('[465.2.c.5 ex3] [437.3] doubling first: 6 less 2 is 4', () => {
    const s = attacked()
    const prevention = s.state.effects.findIndex(e => e.kind === 'prevent')
    s.choose(`#${1 - prevention}`, `#${prevention}`).quiet()
    expect(s.events.filter(e => e.type === 'damage' && e.card === 'TST-023').map(e => e.amount)).toEqual([4])
  })

  test('[465.2.c.5 ex1] [437.5.a] a unit with prevention needs more to be filled', () => {
    const s = scenario({
      cards,
      players: [{ base: ['Brute'] }, { hand: ['Aegis'], runes: { fury: 1 } }],
      battlefields: [
        {
          units: {
            1: [
              { card: 'Squire', as: 'plain' },
              { card: 'Squire', as: 'guarded' },
            ],
          },
        },
        {},
      ],
    })
    s.move(0, ['Brute'], 'bf0').pass()
    s.play(1, 'Aegis', { targets: ['guarded'] })
      .resolve()
      .close()
    expect(s.asked()).toBe('combatDamage')
    // The guarded unit takes 4 before it counts as filled: 2 and 3 is wrong, 4 and 1 is right, 2 and 3 the other way too.
    expect(s.refuseAssign({ plain: 3, guarded: 2 }).rule).toBe('465.2.c.4')
    s.assign({ plain: 2, guarded: 3 }).quiet()
    expect(s.events.filter(e => e.type === 'damage' && e.card === 'TST-023').map(e => e.amount)).toEqual([2, 1])
  })
})
