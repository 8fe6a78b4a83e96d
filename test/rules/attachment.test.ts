/** 434 Attach, 435 Detach, 716–719 Attachment, and what 136, 137 and 477 say of effect text and Might Bonus. */
import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../src/testing'
import type { Placed } from '../../src/testing/position'
import { armory } from '../fixtures/attachment'

const isOn = (s: Scenario, gear: string, unit: string): boolean => s.object(gear).attachedTo === s.key(unit)
const isLoose = (s: Scenario, gear: string): boolean => s.object(gear).attachedTo === 0
/** Plays it with these targets, as far as there is a choice, and lets it resolve. */
function cast(s: Scenario, name: string, targets: readonly string[], player = 0): Scenario {
  s.play(player, name)
  while (s.asked() === 'target') s.choose(targets.find(target => s.options().includes(target)) ?? 'none of them')
  return s.resolve()
}
/** The activated abilities that the player could use now, by the name of their object. */
const usable = (s: Scenario, player = 0): string[] =>
  s.engine
    .legalActions(s.state, player)
    .actions.flatMap(a => (a.type === 'activate' ? [s.cardName(a.object)] : []))
    .filter(name => !name.endsWith('Rune'))

describe('434 attach', () => {
  const start = (base: readonly Placed[], ...hand: string[]): Scenario =>
    armory({ players: [{ base, hand, runes: { fury: 3 } }, { base: ['V9'] }], battlefields: [{ units: { 0: ['V4'] } }, {}] })

  test('[434.1] [434.1.a.1] one card becomes attached, the other its Top-Most card', () => {
    const s = cast(start(['Blade', 'V3'], 'Strap'), 'Strap', ['Blade', 'V3'])
    expect(isOn(s, 'Blade', 'V3')).toBe(true)
    expect(s.object('V3').attachedTo).toBe(0)
  })

  test('[434.1.c] [477.2.c] effect text is appended to the text of the unit, and speaks as the unit', () => {
    const s = cast(start(['Bell', 'V3'], 'Strap'), 'Strap', ['Bell', 'V3'])
    s.move(0, ['V3'], 'bf1')
    expect(s.asked()).not.toBe('main')
    s.close().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[434.1.d] [718.4] [477.3.d] the unit has its Might changed by the Might Bonus', () => {
    const s = cast(start(['Blade', 'V3'], 'Strap'), 'Strap', ['Blade', 'V3'])
    expect(s.might('V3')).toBe(5)
  })

  test('[434.1.b.1] [719.1] the bonuses and texts of all that is attached count', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Blade', 'Crown', 'Keepsake'] }] }, {}] })
    expect(s.might('V3')).toBe(7)
  })

  test('[434.1.e] [718.2] [721.2] its printed text is inactive, so it can’t be activated', () => {
    const s = start([{ card: 'V3', attached: ['Blade'] }, 'Crown', 'V5'])
    expect(usable(s)).toEqual(['Crown'])
  })

  test('[434.1.f] [718.5.d] attaching it to another unit detaches it from the first', () => {
    const s = cast(start([{ card: 'V3', attached: ['Blade'] }, 'V5', 'Lookout'], 'Strap'), 'Strap', ['Blade', 'V5'])
    expect(isOn(s, 'Blade', 'V5')).toBe(true)
    expect([s.might('V3'), s.might('V5')]).toEqual([3, 7])
    expect(s.state.players[0]!.xp).toBe(1) // it was detached
  })

  test('[434.1.g] [434.1.h] attaching it to where it is does nothing: no event, no new timestamp', () => {
    const s = start([{ card: 'V3', attached: ['Blade'] }, 'Groom', 'Lookout'], 'Strap')
    const { since } = s.object('Blade')
    cast(s, 'Strap', ['Blade', 'V3']).quiet()
    expect(isOn(s, 'Blade', 'V3')).toBe(true)
    expect(s.object('Blade').since).toBe(since)
    expect(s.state.players[0]!.xp).toBe(0)
    expect(s.events.some(e => e.type === 'attach' || e.type === 'detach')).toBe(false)
  })

  test('[434.1.h] what is not attached was not done, for "if you do"', () => {
    const s = start([{ card: 'V3', attached: ['Blade'] }, 'V5'], 'Rearm', 'Rearm')
    cast(s, 'Rearm', ['Blade', 'V3'])
    s.confirm(true).resolve()
    expect(s.state.players[0]!.xp).toBe(0)
    cast(s, 'Rearm', ['Blade', 'V5'])
    s.confirm(true).resolve()
    expect(s.state.players[0]!.xp).toBe(1)
  })

  test('[434.2] [434.2.a] players can’t attach by themselves', () => {
    const s = start(['Keepsake', 'V3'])
    expect(usable(s)).toEqual([])
  })

  test('[434.3] [435.3] a text that attaches or detaches something it did not target chooses nothing', () => {
    const s = armory({ players: [{ base: ['Blade', 'V3'], hand: ['Arm', 'Disarm'] }, {}] })
    cast(s, 'Arm', ['V3'])
    expect(isOn(s, 'Blade', 'V3')).toBe(true)
    cast(s, 'Disarm', ['V3'])
    expect(isLoose(s, 'Blade')).toBe(true)
    expect(s.events.filter(e => e.type === 'choose').map(e => s.cardName(e.object))).toEqual(['V3', 'V3'])
  })

  test('[434.4] [434.4.a] it comes to where the unit is, which is no move', () => {
    const s = cast(start(['Blade', 'Lookout'], 'Strap'), 'Strap', ['Blade', 'V4']).quiet()
    expect([s.where('Blade'), isOn(s, 'Blade', 'V4')]).toEqual(['bf0', true])
    expect(s.cards(0, 'hand')).toEqual([])
    expect(s.events.some(e => e.type === 'move')).toBe(false)
  })

  test('[434.5] [434.5 ex1] an exhausted Equipment stays exhausted, and the unit as it is', () => {
    const s = cast(start([{ card: 'Blade', exhausted: true }, 'V3'], 'Strap'), 'Strap', ['Blade', 'V3'])
    expect([s.isExhausted('Blade'), s.isExhausted('V3')]).toEqual([true, false])
  })

  test('only units have something attached to them, and units are attached to nothing (October)', () => {
    const s = start(['Blade', 'Lamp', 'V3'], 'Strap')
    s.play(0, 'Strap')
    expect(s.options().sort()).toEqual(['V3', 'V4', 'V9'])
  })

  test('[ruling:rw-orianna-equipment-unit] what becomes a unit is detached at once (October)', () => {
    const s = armory({
      players: [{ hand: ['Awaken'] }, {}],
      battlefields: [{ units: { 0: [{ card: 'V3', attached: ['Blade'] }] } }, {}],
    })
    cast(s, 'Awaken', ['Blade'])
    expect([isLoose(s, 'Blade'), s.where('Blade'), s.might('V3'), s.might('Blade')]).toEqual([true, 'bf0', 3, 2])
  })

  test('events tell both cards and who attaches', () => {
    const s = cast(start(['Blade', 'V3'], 'Strap'), 'Strap', ['Blade', 'V3'])
    const told = s.events.find(e => e.type === 'attach')
    expect(told).toMatchObject({ player: 0, object: s.key('Blade'), other: s.key('V3'), card: 'TSA-001', place: 0, from: 0 })
  })

  test('[818.2] [818.2.a] "when you attach an Equipment to me" asks for unit and player', () => {
    const s = start(['Blade', 'Crown', 'Squire', 'V3'], 'Strap', 'Strap')
    cast(s, 'Strap', ['Blade', 'V3'])
    expect(s.cards(0, 'hand')).toEqual(['Strap'])
    cast(s, 'Strap', ['Crown', 'Squire'])
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[370.1] attaching can be replaced, and then nothing is attached', () => {
    const s = armory({ players: [{ base: ['Blade', 'Nudist', 'V3'], hand: ['Strap', 'Strap'] }, {}] })
    cast(s, 'Strap', ['Blade', 'Nudist']).quiet()
    expect([isLoose(s, 'Blade'), s.cards(0, 'hand')]).toEqual([true, ['Strap', 'Filler']])
    cast(s, 'Strap', ['Blade', 'V3'])
    expect(isOn(s, 'Blade', 'V3')).toBe(true)
  })

  test('[370.1.b.1] what happens as it is attached happens before what triggers on it', () => {
    const s = armory({ players: [{ base: ['Blade', 'Collector'], hand: ['Strap'] }, {}] })
    cast(s, 'Strap', ['Blade', 'Collector']).quiet()
    expect([s.state.players[0]!.xp, s.cards(0, 'hand'), isOn(s, 'Blade', 'Collector')]).toEqual([1, ['Filler'], true])
  })

  test('[434.1] several can be attached at once; what is attached there already is left out', () => {
    const s = armory({
      players: [{ base: ['Blade', 'Crown', { card: 'Squire', attached: ['Keepsake'] }], hand: ['Arm Fully'] }, {}],
    })
    cast(s, 'Arm Fully', ['Squire'])
    if (s.asked() === 'triggers') s.choose('#0', '#1').resolve()
    s.quiet()
    expect([s.might('Squire'), s.cards(0, 'hand')]).toEqual([6, ['Filler', 'Filler']])
  })

  test('[411.4] what an opponent attaches to me was not attached by you', () => {
    const s = armory({ players: [{ base: ['Blade', 'Squire'] }, { hand: ['Strap'] }], turnPlayer: 1 })
    cast(s, 'Strap', ['Blade', 'Squire'], 1).quiet()
    expect(isOn(s, 'Blade', 'Squire')).toBe(true)
    expect(s.cards(0, 'hand')).toEqual([])
  })
})

describe('435 detach', () => {
  const start = (attached: string[], ...hand: string[]): Scenario =>
    armory({
      players: [{ base: [{ card: 'V3', attached }, 'V5', 'Keepsake'], hand, runes: { fury: 3 } }, {}],
      battlefields: [{ units: { 0: [{ card: 'V4', attached: ['Crown'] }] } }, {}],
    })

  test('[435.1] [435.1.b] [435.1.e] it ceases to be attached, and its bonus to apply', () => {
    const s = cast(start(['Blade'], 'Unstrap'), 'Unstrap', ['Blade'])
    expect([isLoose(s, 'Blade'), s.might('V3')]).toEqual([true, 3])
  })

  test('[435.1.a.1] [ruling:gap-detach-nothing] detaching what isn’t attached does nothing', () => {
    const s = start([], 'Unstrap')
    cast(s, 'Unstrap', ['Keepsake']).quiet()
    expect(s.events.some(e => e.type === 'detach')).toBe(false)
  })

  test('[435.1.b.2] [719.2] a unit is equipped as long as something is attached to it', () => {
    const s = start(['Blade', 'Bell'], 'Unstrap', 'Unstrap', 'Cheer')
    const can = (): string[] => {
      const before = s.state
      s.play(0, 'Cheer')
      const names =
        s.state.decision?.reason === 'target' ? s.options().sort() : s.state.chain.map(c => s.cardName(c.targets[0]![0]!))
      s.state = before
      return names
    }
    expect(can()).toEqual(['V3', 'V4'])
    cast(s, 'Unstrap', ['Blade'])
    expect(can()).toEqual(['V3', 'V4'])
    cast(s, 'Unstrap', ['Bell'])
    expect(can()).toEqual(['V4'])
  })

  test('[435.1.c] [435.1.d] its effect text is inactive again and its rules text is not', () => {
    const s = cast(start(['Bell'], 'Unstrap'), 'Unstrap', ['Bell'])
    expect(usable(s)).toContain('Bell')
    s.move(0, ['V3'], 'bf1').close().quiet()
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[435.2.a] players can’t detach by themselves', () => {
    expect(usable(start(['Keepsake']))).toEqual([])
  })

  test('[435.4] [435.4.a] [149.3] it stays where the unit is, and from a battlefield the next cleanup recalls it', () => {
    const s = start([], 'Unstrap')
    cast(s, 'Unstrap', ['Crown'])
    expect(s.lastEvents.find(e => e.type === 'detach')).toMatchObject({ place: s.place('bf0') })
    expect(s.lastEvents.find(e => e.type === 'recall')).toMatchObject({ object: s.key('Crown'), from: s.place('bf0') })
    expect([s.where('Crown'), s.where('V4')]).toEqual(['base0', 'bf0'])
  })

  test('[435.4.b] [719.5] [457.1 ex1] when the unit leaves the board it stays, and is recalled from a battlefield', () => {
    for (const card of ['Strike', 'Send Home']) {
      const s = cast(start([], card), card, ['V4']).quiet()
      expect([s.where('Crown'), isLoose(s, 'Crown')]).toEqual(['base0', true])
      expect(s.events.some(e => e.type === 'recall' && e.object === s.key('Crown'))).toBe(true)
    }
  })

  test('[719.5] in a base it stays there and is the same object', () => {
    const s = start(['Blade'], 'Strike')
    const key = s.key('Blade')
    cast(s, 'Strike', ['V3'])
    expect([s.where('Blade'), isLoose(s, 'Blade'), s.key('Blade')]).toEqual(['base0', true, key])
  })

  test('[719.5.a] [ruling:core7-attached-detach-order] two that trigger as they are left behind: their player orders them', () => {
    const s = armory({
      players: [
        { base: [{ card: 'V3', attached: ['Trinket Charm', { card: 'Trinket Charm', as: 'other' }] }, 'V5'], hand: ['Strike'] },
        {},
      ],
    })
    s.play(0, 'Strike', { targets: ['V3'] }).resolve()

    expect(s.open()).toMatchObject({ player: 0, reason: 'triggers' })
    s.choose('#1', '#0').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Filler', 'Filler'])
  })

  test('[370.1] detaching can be replaced', () => {
    const s = armory({ players: [{ base: [{ card: 'Clinger', attached: ['Blade'] }], hand: ['Unstrap'] }, {}] })
    cast(s, 'Unstrap', ['Blade']).quiet()
    expect([isOn(s, 'Blade', 'Clinger'), s.state.players[0]!.xp]).toEqual([true, 1])
  })

  test('[383.2.c.2] the unit hears what is detached from it, unless it has left by that', () => {
    const stays = armory({ players: [{ base: [{ card: 'Mourner', attached: ['Blade'] }], hand: ['Unstrap'] }, {}] })
    cast(stays, 'Unstrap', ['Blade']).quiet()
    expect(stays.cards(0, 'hand')).toEqual(['Filler'])
    const leaves = armory({ players: [{ base: [{ card: 'Mourner', attached: ['Blade'] }], hand: ['Strike'] }, {}] })
    cast(leaves, 'Strike', ['Mourner']).quiet()
    expect(leaves.cards(0, 'hand')).toEqual([])
  })

  test('[725.2] what the detached card itself listens for is heard, though its text was inactive', () => {
    const s = cast(start(['Trinket Charm'], 'Unstrap'), 'Unstrap', ['Trinket Charm']).quiet()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('an Equipment that is killed together with its unit or alone was not detached by that', () => {
    const s = cast(start(['Trinket Charm'], 'Break'), 'Break', ['Trinket Charm']).quiet()
    expect([s.where('Trinket Charm'), s.cards(0, 'hand')]).toEqual(['trash', []])
  })
})

describe('718 attached', () => {
  const start = (attached: readonly Placed[], ...hand: string[]): Scenario =>
    armory({ players: [{ base: [{ card: 'V3', attached }, 'V5'], hand, runes: { fury: 2 } }, { hand: ['Break'] }] })

  test('[718.3] [136.2.c] its effect text is the unit’s text: the unit’s controller is "you" in it', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: [{ card: 'Bell', controller: 1 }] }] }, {}] })
    s.move(0, ['V3'], 'bf0').close().quiet()
    expect([s.cards(0, 'hand'), s.cards(1, 'hand')]).toEqual([['Filler'], []])
  })

  test('[718.3] [136.2.a] an activated ability in it is the unit’s: the unit is exhausted for it', () => {
    const s = start(['Whistle'])
    expect(usable(s)).toEqual(['V3'])
    s.activate(0, 'V3').resolve()
    expect([s.isExhausted('V3'), s.isExhausted('Whistle'), s.cards(0, 'hand')]).toEqual([true, false, ['Filler']])
  })

  test('[718.3] a passive in it works for others as well', () => {
    const s = start(['Banner'])
    expect([s.keyword('V3', 'tank'), s.keyword('V5', 'tank')]).toEqual([1, 1])
  })

  test('[718.5] [718.5.b] it is still on the board and can be chosen and killed', () => {
    const s = cast(start(['Blade'], 'Break'), 'Break', ['Blade'])
    expect([s.where('Blade'), s.where('V3'), s.might('V3')]).toEqual(['trash', 'base0', 3])
  })

  test('[718.5.a] it is still gear, and still an Equipment', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Blade', 'Crown'] }], hand: ['Disarm All'] }, {}] })
    cast(s, 'Disarm All', []).quiet()
    expect([s.where('Blade'), s.where('Crown'), s.where('V3')]).toEqual(['trash', 'trash', 'base0'])
  })

  test('[718.5.c] it can’t be moved separately, nor recalled', () => {
    const s = armory({
      players: [{ hand: ['Carry Gear', 'Call Back'] }, {}],
      battlefields: [{ units: { 0: [{ card: 'V3', attached: ['Blade'] }] } }, {}],
    })
    cast(s, 'Carry Gear', ['Blade', 'bf1'])
    cast(s, 'Call Back', ['Blade']).quiet()
    expect([s.where('Blade'), isOn(s, 'Blade', 'V3')]).toEqual(['bf0', true])
  })

  test('[718.5.e] [718.5.f] [ruling:core7-attached-controller] control of the unit and of what is attached are apart', () => {
    const s = start(['Blade'])
    s.state = s.engine.edit(s.state, draft => {
      draft.objects.find(o => o.def === 'TST-603')!.controller = 1
    })
    // The next cleanup takes the unit home, and what is attached along (719.3.a).
    s.endTurn()
    expect([s.where('V3'), s.where('Blade'), s.object('Blade').controller]).toEqual(['base1', 'base1', 0])
    expect([isOn(s, 'Blade', 'V3'), s.might('V3')]).toEqual([true, 5])
  })

  test('[718.5.g] another player’s Equipment gives its text and its bonus all the same', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: [{ card: 'Blade', controller: 1 }] }] }, { base: ['V5'] }] })
    expect(s.might('V3')).toBe(5)
    s.endTurn()
    expect(s.where('Blade')).toBe('base0')
  })

  test('[718.1] it stays attached through the turns', () => {
    const s = start(['Blade']).endTurn().endTurn()
    expect(isOn(s, 'Blade', 'V3')).toBe(true)
  })
})

describe('719 the Top-Most card', () => {
  test('[719.3] [719.3.a] [152.2 ex1] what is attached goes where the unit goes', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Blade', 'Bell'] }], hand: ['Carry'] }, {}] })
    s.move(0, ['V3'], 'bf0').close()
    expect([s.where('V3'), s.where('Blade'), s.where('Bell')]).toEqual(['bf0', 'bf0', 'bf0'])
    cast(s, 'Carry', ['V3', 'base0'])
    expect([s.where('V3'), s.where('Blade'), s.where('Bell')]).toEqual(['base0', 'base0', 'base0'])
  })

  test('[719.4] exhausting the unit or what is attached leaves the other as it is', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Blade'] }], hand: ['Tire', 'Tire Unit'] }, {}] })
    cast(s, 'Tire', ['Blade'])
    expect([s.isExhausted('Blade'), s.isExhausted('V3')]).toEqual([true, false])
    s.endTurn().endTurn()
    cast(s, 'Tire Unit', ['V3'])
    expect([s.isExhausted('Blade'), s.isExhausted('V3')]).toEqual([false, true])
  })

  test('[719.4.a] [719.4.a ex1] a stunned unit does not stun what is attached to it', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Blade'] }], hand: ['Shock'] }, {}] })
    cast(s, 'Shock', ['V3'])
    expect([s.object('V3').stunned, s.object('Blade').stunned]).toEqual([true, false])
  })

  test('[719.4.a] [719.4.a ex2] an empowered Equipment does not empower its unit', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Blade'] }], hand: ['Bless'] }, {}] })
    cast(s, 'Bless', ['Blade'])
    expect([s.object('Blade').empowered, s.object('V3').empowered]).toEqual([1, 0])
  })

  test('[719.4] an Equipment readies with its controller, whoever has the unit', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: [{ card: 'Blade', controller: 1, exhausted: true }] }] }, {}] })
    s.endTurn()
    expect(s.isExhausted('Blade')).toBe(false)
  })

  test('[136.2.d] [136.2.d ex2] "this" in effect text is the Equipment, "me" the unit', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Crown'] }], hand: ['Tire', 'Tire Unit'] }, {}] })
    cast(s, 'Tire Unit', ['V3'])
    expect(s.might('V3')).toBe(4)
    cast(s, 'Tire', ['Crown'])
    expect(s.might('V3')).toBe(6)
  })

  test('[142.4.b] [ruling:rj-11523] taking the bonus away can make damage lethal', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', damage: 4, attached: ['Blade'] }, 'V5'], hand: ['Strap'] }, {}] })
    cast(s, 'Strap', ['Blade', 'V5'])
    expect([s.where('V3'), s.might('V5')]).toEqual(['trash', 7])
  })

  test('texts find the unit from the Equipment and the Equipment from the unit', () => {
    const s = armory({
      players: [{ base: [{ card: 'V3', attached: ['Blade', 'Bell'] }, 'Crown'], hand: ['Polish', 'Count Arms'] }, {}],
    })
    cast(s, 'Polish', ['Blade'])
    expect(s.damage('V3')).toBe(1)
    cast(s, 'Count Arms', ['V3'])
    expect(s.cards(0, 'hand')).toEqual(['Filler', 'Filler'])
  })

  test('a view tells what is attached to what', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Blade'] }] }, {}] })
    const place = s.engine.view(s.state, 1).places[0]!
    expect(place.permanents.find(p => p.card === 'TSA-001')).toMatchObject({ attachedTo: s.key('V3') })
    expect(place.permanents.find(p => p.card === 'TST-603')).toMatchObject({ might: 5, attachedTo: 0 })
  })
})

describe('137 Might Bonus', () => {
  test('[137.3] [137.3.a] it applies while attached and no longer', () => {
    const s = armory({ players: [{ base: ['V3', 'Blade'], hand: ['Strap', 'Unstrap'] }, {}] })
    expect(s.might('V3')).toBe(3)
    cast(s, 'Strap', ['Blade', 'V3'])
    expect(s.might('V3')).toBe(5)
    cast(s, 'Unstrap', ['Blade'])
    expect(s.might('V3')).toBe(3)
  })

  test('[137.2] a bonus of 0 changes nothing', () => {
    expect(armory({ players: [{ base: [{ card: 'V3', attached: ['Bell'] }] }, {}] }).might('V3')).toBe(3)
  })
})

describe('720 inactive text', () => {
  test('[724] [136.2.b] effect text does nothing while the card is not attached', () => {
    const s = armory({ players: [{ base: ['Banner', 'Whistle', 'V3'] }, {}] })
    expect(s.keyword('V3', 'tank')).toBe(0)
    expect(usable(s).filter(name => name === 'V3')).toEqual([])
  })

  test('[721.1] [722.2] [722.2 ex1] an inactive Temporary does not trigger, but the card has it', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Spinning Axe'] }] }, { hand: ['Decay'] }] })
    s.endTurn()
    s.play(1, 'Decay').pass(0)
    expect(s.state.chain[0]!.targets).toEqual([[s.key('Spinning Axe')]])
    s.resolve()
    expect(s.where('Spinning Axe')).toBe('trash')
  })

  test('[721.2] [ruling:cr-inactive-text] it survives its controller’s Beginning Phase while attached, and not when loose', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Spinning Axe'] }], hand: ['Unstrap'] }, {}] })
    s.endTurn().endTurn().quiet()
    expect(isOn(s, 'Spinning Axe', 'V3')).toBe(true)
    cast(s, 'Unstrap', ['Spinning Axe']).endTurn().endTurn().resolve()
    expect(s.where('Spinning Axe')).toBe('trash')
  })

  test('[718.2] [816.2.a] a granted Temporary is no printed text: it triggers beside the inactive one', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Spinning Axe'] }], hand: ['Wither'] }, {}] })
    cast(s, 'Wither', ['Spinning Axe']).endTurn().endTurn().resolve()
    expect([s.where('Spinning Axe'), s.where('V3')]).toEqual(['trash', 'base0'])
  })

  test('[725.1] what the attached card itself listens for is heard as it is attached, also from another unit', () => {
    const s = armory({ players: [{ base: ['Trinket Charm', 'V3', 'V5'], hand: ['Strap', 'Strap'] }, {}] })
    cast(s, 'Strap', ['Trinket Charm', 'V3'])
    expect(s.state.players[0]!.xp).toBe(1)
    cast(s, 'Strap', ['Trinket Charm', 'V5']) // it detaches as well
    s.choose('#0', '#1').resolve().quiet()
    expect([s.state.players[0]!.xp, s.cards(0, 'hand')]).toEqual([2, ['Filler']])
  })

  test('[725.1] effect text hears that its own card is attached', () => {
    const s = armory({ players: [{ base: ['Siren', 'V3', 'Blade'], hand: ['Strap', 'Strap'] }, {}] })
    cast(s, 'Strap', ['Siren', 'V3'])
    expect(s.cards(0, 'hand')).toEqual(['Strap', 'Filler'])
    cast(s, 'Strap', ['Blade', 'V3'])
    expect(s.cards(0, 'hand')).toEqual(['Filler', 'Filler'])
  })

  test('[818.5] [818.5.a] [722.1] whether a card has Equip can be asked although its text is inactive', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Blade'] }, 'Keepsake'], hand: ['Fit'] }, {}] })
    s.play(0, 'Fit').resolve()
    expect([s.where('Blade'), s.where('Keepsake')]).toEqual(['trash', 'base0'])
  })

  test('[150.5] texts ask for Equipment that is or is not attached', () => {
    const s = armory({
      players: [
        { base: [{ card: 'V3', attached: ['Blade'] }, { card: 'Crown', exhausted: true }, 'Lamp'], hand: ['Loosen'] },
        {},
      ],
    })
    s.play(0, 'Loosen').resolve()
    expect(s.isExhausted('Crown')).toBe(false)
  })
})
