import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../src/testing'
import { armory } from '../../fixtures/attachment'

const isOn = (s: Scenario, gear: string, unit: string): boolean => s.object(gear).attachedTo === s.key(unit)

describe('SFD-184 Relentless Pursuit', () => {
  const hand = { hand: ['Relentless Pursuit'], runes: { fury: 2 } }

  test('[420] [434] moves a friendly unit and attaches an Equipment to it', () => {
    const s = armory({ players: [{ ...hand, base: ['V3', 'Blade'] }, {}] })
    s.play(0, 'Relentless Pursuit').choose('bf0').choose('Blade').resolve().confirm(true)
    expect([s.where('V3'), s.where('Blade'), isOn(s, 'Blade', 'V3'), s.might('V3')]).toEqual(['bf0', 'bf0', true, 5])
  })

  test('[355.13] the Equipment may be left out as it is played, and the attaching declined', () => {
    const none = armory({ players: [{ ...hand, base: ['V3', 'Blade'] }, {}] })
    none.play(0, 'Relentless Pursuit').choose('bf0').choose().resolve()
    if (none.asked() === 'may') none.confirm(true)
    expect(none.object('Blade').attachedTo).toBe(0)
    const no = armory({ players: [{ ...hand, base: ['V3', 'Blade'] }, {}] })
    no.play(0, 'Relentless Pursuit').choose('bf0').choose('Blade').resolve().confirm(false)
    expect([no.object('Blade').attachedTo, no.where('V3')]).toEqual([0, 'bf0'])
  })

  test('[ruling:rj-8437] it can be played without any Equipment', () => {
    const s = armory({ players: [{ ...hand, base: ['V3'] }, {}] })
    s.play(0, 'Relentless Pursuit', { targets: ['bf0'] }).resolve()
    if (s.asked() === 'may') s.confirm(false)
    expect(s.where('V3')).toBe('bf0')
  })

  test('[355.11] the Equipment must have the controller of the unit', () => {
    const s = armory({ players: [{ ...hand, base: ['V3', 'Blade'] }, { base: ['Crown'] }] })
    s.play(0, 'Relentless Pursuit').choose('bf0')
    expect(s.options()).toEqual(['Blade'])
  })

  test('[144.2] [ruling:rj-10072,rj-10973] the unit stays ready or exhausted', () => {
    for (const exhausted of [false, true]) {
      const s = armory({ players: [{ ...hand, base: [{ card: 'V3', exhausted }] }, {}] })
      s.play(0, 'Relentless Pursuit', { targets: ['bf0'] }).resolve()
      if (s.asked() === 'may') s.confirm(false)
      expect([s.where('V3'), s.isExhausted('V3')]).toEqual(['bf0', exhausted])
    }
  })

  test('[383.4.c] this turn the unit may go to its base when it conquers', () => {
    for (const yes of [true, false]) {
      const s = armory({ players: [{ ...hand, base: ['V3'] }, {}] })
      s.play(0, 'Relentless Pursuit', { targets: ['bf0'] }).resolve()
      if (s.asked() === 'may') s.confirm(false)
      s.close()
      expect(s.asked()).toBe('performTrigger')
      s.confirm(yes).resolve().quiet()
      expect([s.where('V3'), s.points(0)]).toEqual([yes ? 'base0' : 'bf0', 1])
    }
  })

  test('another unit has nothing of it, nor has this one next turn', () => {
    const s = armory({ players: [{ ...hand, base: ['V3', 'V5'] }, {}], battlefields: [{ units: { 0: ['V4'] } }, {}] })
    s.play(0, 'Relentless Pursuit').choose('V4').choose('base0').resolve()
    if (s.asked() === 'may') s.confirm(false)
    s.move(0, ['V5'], 'bf1').close().quiet()
    s.endTurn().endTurn()
    s.move(0, ['V4'], 'bf0').close().quiet()
    expect(s.where('V4')).toBe('bf0')
  })

  test('[ruling:rj-8944] from battlefield to battlefield', () => {
    const s = armory({ players: [hand, {}], battlefields: [{ units: { 0: ['V3'] } }, {}] })
    s.play(0, 'Relentless Pursuit', { targets: ['bf1'] }).resolve()
    if (s.asked() === 'may') s.confirm(false)
    expect([s.where('V3'), s.asked()]).toEqual(['bf1', 'focus'])
  })
})

describe('SFD-050 Azir, Ascendant', () => {
  const start = (
    base: Parameters<typeof armory>[0]['players'][0],
    field: Record<number, readonly (string | { card: string; attached: string[] })[]>,
  ): Scenario => armory({ players: [{ ...base, runes: { calm: 2 } }, {}], battlefields: [{ units: field }, {}] })

  test('[ruling:rj-7575,judgefaq-azir-attach-no-cost] changes places with a unit of yours and takes an Equipment of it for nothing', () => {
    const s = start({ base: ['Azir, Ascendant'] }, { 0: [{ card: 'V3', attached: ["Doran's Shield"] }] })
    s.activate(0, 'Azir, Ascendant', 0, { targets: ['V3'] }).resolve()
    s.confirm(true).quiet()
    expect([s.where('Azir, Ascendant'), s.where('V3'), s.where("Doran's Shield")]).toEqual(['bf0', 'base0', 'bf0'])
    expect([s.might('Azir, Ascendant'), s.keyword('Azir, Ascendant', 'tank'), s.might('V3')]).toEqual([7, 1, 3])
    expect([s.runes(0).all, s.controller('bf0')]).toEqual([1, 0])
  })

  test('the Equipment may stay, and goes with its unit', () => {
    const s = start({ base: ['Azir, Ascendant'] }, { 0: [{ card: 'V3', attached: ['Blade'] }] })
    s.activate(0, 'Azir, Ascendant', 0, { targets: ['V3'] })
      .resolve()
      .confirm(false)
      .quiet()
    expect([isOn(s, 'Blade', 'V3'), s.where('Blade')]).toEqual([true, 'base0'])
  })

  test('[355.10] of several Equipment he takes one', () => {
    const s = start({ base: ['Azir, Ascendant'] }, { 0: [{ card: 'V3', attached: ['Blade', 'Crown'] }] })
    // It is chosen with the unit (355.10); whether it is taken, on resolution.
    s.activate(0, 'Azir, Ascendant', 0, { targets: ['V3'] })
    expect(s.options().sort()).toEqual(['Blade', 'Crown'])
    s.choose('Crown')
    if (s.asked() === 'pay') s.plan(0)
    s.resolve().confirm(true).quiet()
    expect([isOn(s, 'Crown', 'Azir, Ascendant'), isOn(s, 'Blade', 'V3')]).toEqual([true, true])
  })

  test('a unit without Equipment: only the places change', () => {
    const s = start({ base: ['Azir, Ascendant'] }, { 0: ['V3'] })
    s.activate(0, 'Azir, Ascendant', 0, { targets: ['V3'] })
      .resolve()
      .quiet()
    expect([s.where('Azir, Ascendant'), s.where('V3')]).toEqual(['bf0', 'base0'])
  })

  test('[383.3.e] once each turn', () => {
    const s = start({ base: ['Azir, Ascendant'] }, { 0: ['V3'] })
    s.activate(0, 'Azir, Ascendant', 0, { targets: ['V3'] }).resolve()
    expect(s.refuse(0, { type: 'activate', object: s.key('Azir, Ascendant'), ability: 0 }).code).not.toBe('')
    s.endTurn().endTurn()
    s.activate(0, 'Azir, Ascendant', 0, { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.where('Azir, Ascendant')).toBe('base0')
  })
})
