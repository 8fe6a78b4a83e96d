/** Equip (818), Quick-Draw (819) and Weaponmaster (821). */
import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../src/testing'
import { armory } from '../fixtures/attachment'

const isOn = (s: Scenario, gear: string, unit: string): boolean => s.object(gear).attachedTo === s.key(unit)
const isLoose = (s: Scenario, gear: string): boolean => s.object(gear).attachedTo === 0
const activations = (s: Scenario, player = 0): string[] =>
  s.engine
    .legalActions(s.state, player)
    .actions.flatMap(a => (a.type === 'activate' ? [`${s.cardName(a.object)} ${a.ability}`] : []))
    .filter(name => !name.includes('Rune'))

describe('818 Equip', () => {
  test('[818.1.b] [818.1.c.2] its cost is paid and the Equipment attaches to the chosen unit', () => {
    const s = armory({ players: [{ base: ['B.F. Sword', 'V3', 'V5'], runes: { order: 1 } }, {}] })
    s.activate(0, 'B.F. Sword', 0, { targets: ['V3'] })
    expect([isLoose(s, 'B.F. Sword'), s.runes(0).all]).toEqual([true, 0])
    s.resolve().quiet()
    expect(isOn(s, 'B.F. Sword', 'V3')).toBe(true)
    expect([s.might('V3'), s.might('V5')]).toEqual([6, 5])
  })

  test('[818.1] without the cost it can’t be activated', () => {
    const s = armory({ players: [{ base: ['B.F. Sword', 'V3'], runes: { fury: 3 } }, {}] })
    expect(['cannotPay', 'noTargets']).toContain(s.refuse(0, { type: 'activate', object: s.key('B.F. Sword'), ability: 0 }).code)
  })

  test('[818.1.b.1] [818.1.c.2] [ruling:rj-8652] its unit is a target: any that you control, wherever it is', () => {
    const s = armory({
      players: [{ base: ['Spinning Axe', 'V3'], runes: { calm: 1 } }, { base: ['V9'] }],
      battlefields: [{ units: { 0: ['V4'] } }, {}],
    })
    s.act(0, { type: 'activate', object: s.key('Spinning Axe'), ability: 0 })
    expect(s.options().sort()).toEqual(['V3', 'V4'])
    s.choose('V4')
    if (s.asked() === 'payment') s.plan(0)
    s.resolve().quiet()
    expect([isOn(s, 'Spinning Axe', 'V4'), s.where('Spinning Axe'), s.might('V4')]).toEqual([true, 'bf0', 7])
  })

  test('[818.1.c.1] [ruling:rj-6666,rbf-equip-chooses] being chosen triggers, and that goes on the chain above it', () => {
    const s = armory({ players: [{ base: ['Crown', 'Chosen One'] }, {}] })
    s.activate(0, 'Crown').pass(0)
    expect(s.state.chain.map(item => s.cardName(item.source))).toEqual(['Crown', 'Chosen One'])
    s.resolve().quiet()
    expect([s.state.players[0]!.xp, isOn(s, 'Crown', 'Chosen One')]).toEqual([1, true])
  })

  test('[818.1.c.3] its cost may be more than resources', () => {
    const s = armory({ players: [{ base: ['Barbed Hilt', 'V3'], hand: ['Strike'], runes: { chaos: 1 } }, {}] })
    s.activate(0, 'Barbed Hilt', 0, { costs: [['Strike']] }).resolve()
    expect([s.cards(0, 'trash'), s.might('V3')]).toEqual([['Strike'], 6])
  })

  test('[359.3.e.5] [ruling:rj-10280] the cost is paid though the unit is gone as it resolves', () => {
    const s = armory({ players: [{ base: ['Blade', 'V3'], runes: { fury: 1 } }, { hand: ['Strike'] }] })
    s.activate(0, 'Blade').pass()
    s.play(1, 'Strike', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect([isLoose(s, 'Blade'), s.where('Blade'), s.runes(0).ready]).toEqual([true, 'base0', 0])
  })

  test('[818.3] [818.3.a] [818.3.b] the unit is equipped as long as an Equipment is attached to it', () => {
    const s = armory({
      players: [{ base: ['Blade', { card: 'V3', exhausted: true }], hand: ['Cheer', 'Cheer'], runes: { fury: 1 } }, {}],
    })
    expect(s.engine.legalActions(s.state, 0).actions.some(a => a.type === 'play')).toBe(false)
    s.activate(0, 'Blade').resolve()
    s.play(0, 'Cheer').resolve()
    expect(s.isExhausted('V3')).toBe(false)
  })

  test('[818.1.c.4] its text may make it cheaper, by what it says of the chosen unit', () => {
    const s = armory({ players: [{ base: ['Gauntlet', 'V1', 'V3'], runes: { fury: 2 } }, {}] })
    s.activate(0, 'Gauntlet', 0, { targets: ['V3'] })
      .resolve()
      .quiet() // {3} less 3, and one Power
    expect([s.might('V3'), s.runes(0).all]).toEqual([6, 1])
    const dear = armory({ players: [{ base: ['Gauntlet', 'V1'], runes: { fury: 1 } }, {}] })
    expect(dear.refuse(0, { type: 'activate', object: dear.key('Gauntlet'), ability: 0 }).code).not.toBe('')
  })

  test('[818.1.c.5] its text may give it another timing', () => {
    const s = armory({ players: [{ base: ['Quick Buckle', 'V3'], runes: { fury: 1 } }, { hand: ['Shock'] }], turnPlayer: 1 })
    s.play(1, 'Shock', { targets: ['V3'] }).pass()
    s.activate(0, 'Quick Buckle').resolve().quiet()
    expect(isOn(s, 'Quick Buckle', 'V3')).toBe(true)
  })

  test('[818.3.c] [150.5] also with a card that has no Equip, if it is an Equipment', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', exhausted: true, attached: ['Keepsake'] }], hand: ['Cheer'] }, {}] })
    s.play(0, 'Cheer').resolve()
    expect(s.isExhausted('V3')).toBe(false)
  })

  test('[818.4] several instances are activated separately, each for its own cost', () => {
    const s = armory({ players: [{ base: ['Twin Grip', 'V3'], runes: { fury: 1 } }, {}] })
    expect(activations(s)).toEqual(['Twin Grip 0', 'Twin Grip 1'])
    s.activate(0, 'Twin Grip', 1).resolve()
    expect([s.runes(0).all, isOn(s, 'Twin Grip', 'V3')]).toEqual([0, true])
  })

  test('[718.2] [ruling:pn2-equip-while-attached,rj-12216] not while it is attached', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Crown'] }, 'V5'] }, {}] })
    expect(activations(s)).toEqual([])
  })

  test('[ruling:pn2-quickdraw-not-equip-speed] only in the Main Phase of its controller, Quick-Draw or not', () => {
    const s = armory({ players: [{ base: ['Clasp', 'V3'] }, { hand: ['Strike'], base: ['V5'] }], turnPlayer: 1 })
    s.play(1, 'Strike', { targets: ['V3'] }).pass()
    expect(activations(s)).toEqual([])
  })
})

describe('819 Quick-Draw', () => {
  const ready = { hand: ['Long Sword'], runes: { fury: 2 } }

  test('[819.1.d] [ruling:rj-9253,rj-12190] it attaches as it is played, and nothing but its cost is paid', () => {
    const s = armory({ players: [{ ...ready, base: ['V3', 'V5'] }, {}] })
    s.play(0, 'Long Sword').choose('V3')
    expect(s.where('Long Sword')).toBe('base0')
    s.resolve().quiet()
    expect([isOn(s, 'Long Sword', 'V3'), s.might('V3'), s.runes(0)]).toEqual([true, 5, { ready: 0, all: 1 }])
  })

  test('[819.1.b] [819.1.c] [ruling:rw-equip-long-sword] it has Reaction: it can answer a spell of the opponent', () => {
    const s = armory({ players: [{ ...ready, base: ['V3'] }, { hand: ['Shock'] }], turnPlayer: 1 })
    s.play(1, 'Shock', { targets: ['V3'] }).pass()
    s.play(0, 'Long Sword').resolve().quiet()
    expect([isOn(s, 'Long Sword', 'V3'), s.object('V3').stunned]).toEqual([true, true])
    expect(s.keyword('Long Sword', 'reaction')).toBe(1)
  })

  test('[402.4.b] [ruling:rj-11367] it must be attached if there is a unit', () => {
    const s = armory({ players: [{ ...ready, base: ['V3'] }, {}] }).play(0, 'Long Sword')
    expect(s.asked()).toBe('priority')
    s.resolve().quiet()
    expect(isOn(s, 'Long Sword', 'V3')).toBe(true)
  })

  test('[819.1.d] without a unit of yours it stays in the base', () => {
    const s = armory({ players: [ready, { base: ['V3'] }] })
      .play(0, 'Long Sword')
      .quiet()
    expect([s.where('Long Sword'), isLoose(s, 'Long Sword')]).toEqual(['base0', true])
  })

  test('[359.3.e.7] [ruling:rj-9577,rj-12188] the unit leaves in answer to the trigger: it stays in the base, ready', () => {
    const s = armory({ players: [ready, { hand: ['Send Home'] }], battlefields: [{ units: { 0: ['V3'] } }, {}] })
    s.play(0, 'Long Sword').pass()
    s.play(1, 'Send Home', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect([s.where('Long Sword'), isLoose(s, 'Long Sword'), s.isExhausted('Long Sword')]).toEqual(['base0', true, false])
  })

  test('[819.3] texts can ask for it', () => {
    const s = armory({ players: [{ base: ['Long Sword', 'Blade'], hand: ['Break Quick'] }, {}] })
    s.play(0, 'Break Quick').resolve()
    expect([s.where('Long Sword'), s.where('Blade')]).toEqual(['trash', 'base0'])
  })

  test('[819.2] several instances trigger once', () => {
    const s = armory({ players: [{ hand: ['Clasp'], base: ['V3'] }, {}] }).play(0, 'Clasp')
    expect(s.state.chain).toHaveLength(1)
    s.resolve().quiet()
    expect(isOn(s, 'Clasp', 'V3')).toBe(true)
  })
})

describe('821 Weaponmaster', () => {
  const start = (base: string[], runes: Record<string, number> = {}): Scenario =>
    armory({ players: [{ hand: ['Recruiter'], base, runes }, {}] })

  test('[821.1.c] it takes an Equipment of yours for its Equip cost, [A] less', () => {
    const s = start(['B.F. Sword']).play(0, 'Recruiter')
    s.confirm(true).resolve()
    expect(s.asked()).toBe('payCost')
    s.confirm(true).quiet()
    expect([isOn(s, 'B.F. Sword', 'Recruiter'), s.might('Recruiter')]).toEqual([true, 5])
  })

  test('[821.1.c] the rest of the cost is paid', () => {
    const s = start(['Blade'], { fury: 1 }).play(0, 'Recruiter')
    s.confirm(true).resolve().confirm(true).quiet()
    expect([isOn(s, 'Blade', 'Recruiter'), s.runes(0).ready]).toEqual([true, 0])
  })

  test('[821.1.c] [383.3.a] it may be declined at the beginning, and nothing was chosen', () => {
    const s = start(['Crown']).play(0, 'Recruiter').confirm(false).quiet()
    expect(isLoose(s, 'Crown')).toBe(true)
  })

  test('[821.1.c] [ruling:rjp-9161] who chose may still not pay, then nothing is attached', () => {
    const s = start(['Blade'], { fury: 1 }).play(0, 'Recruiter').confirm(true).resolve().confirm(false).quiet()
    expect([isLoose(s, 'Blade'), s.runes(0).ready]).toEqual([true, 1])
  })

  test('[821.1.b] [725.3] [ruling:rjp-9161] it takes what is attached to another unit, whose Equip ability is inactive', () => {
    const s = armory({ players: [{ hand: ['Recruiter'], base: [{ card: 'V3', attached: ['B.F. Sword'] }] }, {}] })
    s.play(0, 'Recruiter').confirm(true).resolve().confirm(true).quiet()
    expect([s.might('V3'), s.might('Recruiter')]).toEqual([3, 5])
  })

  test('[821.1.c.1] [821.1.c.4] it can choose an Equipment without Equip, but there is nothing that could be paid', () => {
    const s = start(['Keepsake']).play(0, 'Recruiter').confirm(true).resolve().quiet()
    expect(isLoose(s, 'Keepsake')).toBe(true)
  })

  test('[821.1.c.3] a cost without Power is not reduced', () => {
    const s = start(['Blade']).play(0, 'Recruiter').confirm(true).resolve().quiet()
    expect(isLoose(s, 'Blade')).toBe(true)
  })

  test('[821.1.c.5] if the cost can’t be paid, it stays attached where it is', () => {
    const s = armory({ players: [{ hand: ['Recruiter'], base: [{ card: 'V3', attached: ['Blade'] }] }, {}] })
    s.play(0, 'Recruiter').confirm(true).resolve().quiet()
    expect([isOn(s, 'Blade', 'V3'), s.might('V3')]).toEqual([true, 5])
  })

  test('[821.1.c.5] the Equipment is gone as it resolves: nothing is asked', () => {
    const s = armory({ players: [{ hand: ['Recruiter'], base: ['Crown'] }, { hand: ['Break'] }] })
    s.play(0, 'Recruiter').confirm(true).pass()
    s.play(1, 'Break', { targets: ['Crown'] })
      .resolve()
      .quiet()
    expect(s.might('Recruiter')).toBe(2)
  })

  test('[821.1.c.5] it can’t be attached to a unit that has left', () => {
    const s = armory({ players: [{ hand: ['Recruiter'], base: ['Crown'] }, { hand: ['Strike'] }] })
    s.play(0, 'Recruiter').confirm(true).pass()
    s.play(1, 'Strike', { targets: ['Recruiter'] }).resolve()
    if (s.asked() === 'payCost') s.confirm(true)
    s.quiet()
    expect(isLoose(s, 'Crown')).toBe(true)
  })

  test('[821.1.c.6] the unit is not chosen, and Equip not activated', () => {
    const s = start(['Crown', 'Groom']).play(0, 'Recruiter').confirm(true).resolve().confirm(true).resolve().quiet()
    expect(s.events.filter(e => e.type === 'choose').map(e => s.cardName(e.object))).toEqual(['Crown'])
    expect(s.state.players[0]!.xp).toBe(1) // it was attached
  })

  test('[821.1.c.2] of several Equip abilities the player says which is paid', () => {
    const s = start(['Twin Grip'], { fury: 1 }).play(0, 'Recruiter').confirm(true).resolve()
    s.confirm(false) // {1}
    s.confirm(true).quiet() // one Power, which [A] takes away
    expect([isOn(s, 'Twin Grip', 'Recruiter'), s.runes(0)]).toEqual([true, { ready: 1, all: 1 }])
  })

  test('[821.1.c.7] [821.1.d] several instances trigger separately, for one target or for two', () => {
    for (const second of ['Crown', 'Clasp']) {
      const s = armory({ players: [{ hand: ['Double Hand'], base: ['Crown', 'Clasp'] }, {}] })
      s.play(0, 'Double Hand')
      if (s.asked() === 'triggers') s.choose('#0', '#1')
      s.confirm(true).choose('Crown').confirm(true).choose(second).resolve()
      s.confirm(true).resolve()
      if (s.asked() === 'payCost') s.confirm(true)
      s.quiet()
      expect(isOn(s, 'Crown', 'Double Hand')).toBe(true)
      expect(isOn(s, 'Clasp', 'Double Hand')).toBe(second === 'Clasp')
    }
  })

  test('[821.1.c.2] what the Equip ability says of its cost is read as if it were activated choosing this unit', () => {
    const s = start(['Gauntlet'], { fury: 1 }).play(0, 'Recruiter').confirm(true).resolve()
    s.confirm(true).quiet() // {3} less 2, and the Power less [A]
    expect([isOn(s, 'Gauntlet', 'Recruiter'), s.runes(0)]).toEqual([true, { ready: 0, all: 1 }])
  })

  test('[821.3] texts can ask for it', () => {
    const s = armory({ players: [{ base: ['Recruiter', 'V3'], hand: ['Fell Masters'] }, {}] })
    s.play(0, 'Fell Masters').resolve()
    expect([s.where('Recruiter'), s.where('V3')]).toEqual(['trash', 'base0'])
  })

  test('[821.2] it does nothing for a unit that is on the board already', () => {
    const s = armory({ players: [{ base: ['Recruiter'], hand: ['Long Sword'], runes: { fury: 2 } }, {}] })
    s.play(0, 'Long Sword')
    expect(s.state.chain).toHaveLength(1) // Quick-Draw only
  })
})
