import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../src/testing'
import type { Placed } from '../../../src/testing/position'
import { armory } from '../../fixtures/attachment'

const isOn = (s: Scenario, gear: string, unit: string): boolean => s.object(gear).attachedTo === s.key(unit)
/** Plays it with these targets, as far as there is a choice, and lets it resolve. */
function cast(s: Scenario, name: string, targets: readonly string[], player = 0): Scenario {
  s.play(player, name)
  while (s.asked() === 'target') s.choose(targets.find(target => s.options().includes(target)) ?? 'none of them')
  return s.resolve()
}
const worn = (attached: readonly Placed[], hand: readonly string[] = [], unit = 'V3'): Scenario =>
  armory({
    players: [{ hand, base: ['V9'] }, { hand: ['Strike', 'Massacre'] }],
    battlefields: [{ units: { 0: [{ card: unit, as: 'host', attached }] } }, {}],
  })

describe("SFD-033 Doran's Shield", () => {
  test('gives Tank and a Might to the unit, and has no Tank itself', () => {
    const s = worn(["Doran's Shield"])
    expect([s.might('V3'), s.keyword('V3', 'tank'), s.keyword("Doran's Shield", 'tank')]).toEqual([4, 1, 0])
  })

  test('[815.2] a unit with Tank has it once only', () => {
    const s = worn(["Doran's Shield", { card: "Doran's Shield", as: 'second' }])
    expect([s.might('V3'), s.keyword('V3', 'tank')]).toEqual([5, 1])
  })

  test('[815.1.b] its unit must be assigned combat damage first', () => {
    const s = armory({
      players: [{ base: ['V4'] }, {}],
      battlefields: [{ units: { 1: ['V2', { card: 'V3', attached: ["Doran's Shield"] }] } }, {}],
    })
    s.move(0, ['V4'], 'bf0').close()
    expect([s.where('V3'), s.where('V2')]).toEqual(['trash', 'bf0'])
  })
})

describe('SFD-051 Guardian Angel', () => {
  test('[718.4] gives 1 Might', () => {
    expect(worn(['Guardian Angel']).might('V3')).toBe(4)
  })

  test('[136.2.d ex1] [370.1.b] its unit would die: the Equipment is killed instead, and the unit goes home healed and exhausted', () => {
    const s = worn(['Guardian Angel'])
    s.state = s.engine.edit(s.state, draft => {
      draft.objects.find(o => o.def === 'TST-603')!.damage = [{ amount: 1, player: 1, item: 0, sources: [] }]
    })
    s.endTurn()
    cast(s, 'Strike', ['V3'], 1).quiet()
    expect([s.where('Guardian Angel'), s.where('V3'), s.isExhausted('V3'), s.damage('V3'), s.might('V3')]).toEqual([
      'trash',
      'base0',
      true,
      0,
      3,
    ])
  })

  test('[ruling:rj-8676] what else is attached stays attached', () => {
    const s = worn(['Guardian Angel', 'B.F. Sword']).endTurn()
    cast(s, 'Strike', ['V3'], 1)
    expect([isOn(s, 'B.F. Sword', 'V3'), s.where('B.F. Sword'), s.might('V3')]).toEqual([true, 'base0', 6])
  })

  test('[ruling:rj-10740] the unit is the same object: what it was given for this turn stays', () => {
    const s = worn(['Guardian Angel'], ['Last Words', 'Strike'])
    cast(s, 'Last Words', ['V3'])
    cast(s, 'Strike', ['V3'])
    expect([s.where('V3'), s.keyword('V3', 'shield')]).toEqual(['base0', 1])
  })

  test('[808.1.d.1] a Deathknell of its unit does not happen, as it did not die', () => {
    const s = worn(['Guardian Angel'], ['Strike'], 'Watchful Sentry')
    cast(s, 'Strike', ['Watchful Sentry']).quiet()
    expect([s.where('Watchful Sentry'), s.cards(0, 'hand')]).toEqual(['base0', []])
  })

  test('it does not save another unit, nor while it is loose', () => {
    const s = armory({ players: [{ base: ['Guardian Angel', 'V3'], hand: ['Strike'] }, {}] })
    cast(s, 'Strike', ['V3'])
    expect([s.where('V3'), s.where('Guardian Angel')]).toEqual(['trash', 'base0'])
  })

  test('[466.1.a] in combat the unit leaves it, and the attacker conquers', () => {
    const s = armory({
      players: [{ base: ['V9'] }, {}],
      battlefields: [{ units: { 1: [{ card: 'V3', attached: ['Guardian Angel'] }] } }, {}],
    })
    s.move(0, ['V9'], 'bf0').close().quiet()
    expect([s.where('V3'), s.where('Guardian Angel'), s.controller('bf0'), s.points(0)]).toEqual(['base1', 'trash', 0, 1])
  })

  test('[321] [370.2] [ruling:rj-10391] two hits of one spell are one death', () => {
    const s = armory({
      players: [{}, { hand: ['Falling Star'], runes: { fury: 4 } }],
      turnPlayer: 1,
      battlefields: [{ units: { 0: [{ card: 'V3', attached: ['Guardian Angel'] }] } }, {}],
    })
    s.play(1, 'Falling Star')
    while (s.asked() === 'target') s.choose('V3')
    if (s.asked() === 'payment') s.plan(0)
    s.resolve().quiet()
    expect([s.where('Guardian Angel'), s.where('V3'), s.isExhausted('V3'), s.damage('V3')]).toEqual(['trash', 'base0', true, 0])
  })

  test('[372] with another that could save it, the unit’s controller says which does; one is enough', () => {
    for (const [which, lost, kept] of [
      ["Zhonya's Hourglass", "Zhonya's Hourglass", 'Guardian Angel'],
      ['V3', 'Guardian Angel', "Zhonya's Hourglass"],
    ] as const) {
      const s = armory({
        players: [{ base: ["Zhonya's Hourglass"] }, { hand: ['Strike'] }],
        turnPlayer: 1,
        battlefields: [{ units: { 0: [{ card: 'V3', attached: ['Guardian Angel'] }] } }, {}],
      })
      cast(s, 'Strike', ['V3'], 1)
      expect(s.open()).toMatchObject({ player: 0, reason: 'replacement' })
      const at = s.open().options.findIndex(o => 'source' in o && o.source === s.key(which))
      s.choose(`#${at}`).quiet()
      expect([s.where('V3'), s.where(lost), s.where(kept)]).toEqual(['base0', 'trash', 'base0'])
    }
  })

  test('[372] [373] two die at once: each can be saved by one of them', () => {
    const s = armory({
      players: [{ base: ["Zhonya's Hourglass", 'V5', { card: 'V3', attached: ['Guardian Angel'] }] }, { hand: ['Massacre'] }],
      turnPlayer: 1,
    })
    cast(s, 'Massacre', [], 1)
    expect(s.open()).toMatchObject({ player: 0, reason: 'replacement' })
    const at = s.open().options.findIndex(o => 'source' in o && o.source === s.key('V3'))
    s.choose(`#${at}`)
    if (s.asked() === 'replacedEvent') s.choose('V5')
    s.quiet()
    expect(['V3', 'V5', 'Guardian Angel', "Zhonya's Hourglass"].map(name => s.where(name))).toEqual([
      'base0',
      'base0',
      'trash',
      'trash',
    ])
  })

  test('[372] [373] the other way round one of them is lost', () => {
    const s = armory({
      players: [{ base: ["Zhonya's Hourglass", 'V5', { card: 'V3', attached: ['Guardian Angel'] }] }, { hand: ['Massacre'] }],
      turnPlayer: 1,
    })
    cast(s, 'Massacre', [], 1)
    const at = s.open().options.findIndex(o => 'source' in o && o.source === s.key("Zhonya's Hourglass"))
    s.choose(`#${at}`)
    if (s.asked() === 'replacedEvent') s.choose('V3')
    s.quiet()
    expect(['V3', 'V5', 'Guardian Angel', "Zhonya's Hourglass"].map(name => s.where(name))).toEqual([
      'base0',
      'trash',
      'base0',
      'trash',
    ])
  })
})

describe('SFD-059 Svellsongur', () => {
  const equip = (s: Scenario, name: string, unit: string): Scenario => cast(s, 'Strap', [name, unit])

  test('[477.1.b.2] [808.1.d.3] on a unit with Deathknell: it has it twice', () => {
    const s = armory({ players: [{ base: ['Svellsongur', 'Watchful Sentry'], hand: ['Strap', 'Strike'] }, {}] })
    equip(s, 'Svellsongur', 'Watchful Sentry')
    expect(s.might('Watchful Sentry')).toBe(1)
    cast(s, 'Strike', ['Watchful Sentry'])
    if (s.asked() === 'triggers') s.choose('#0', '#1').resolve()
    s.quiet()
    expect(s.cards(0, 'hand')).toEqual(['Filler', 'Filler'])
  })

  test('[ruling:sfaq-svellsongur-printed] three of them give four instances, and nothing that was granted is copied', () => {
    const s = armory({
      players: [
        {
          base: [{ card: 'Svellsongur', as: 'a' }, { card: 'Svellsongur', as: 'b' }, { card: 'Svellsongur', as: 'c' }, 'Drummer'],
          hand: ['Strap', 'Strap', 'Strap', 'Last Words'],
        },
        {},
      ],
      battlefields: [{ units: { 1: ['V1'] } }, {}],
    })
    cast(s, 'Last Words', ['Drummer'])
    for (const name of ['a', 'b', 'c']) {
      s.play(0, 'Strap')
      if (s.asked() === 'target') s.choose(name)
      if (s.asked() === 'target') s.choose('Drummer')
      s.resolve()
    }
    expect(s.keyword('Drummer', 'shield')).toBe(1)
    s.move(0, ['Drummer'], 'bf0')
    if (s.asked() === 'triggers') s.choose('#0', '#1', '#2', '#3')
    expect(s.state.chain.filter(item => item.source === s.key('Drummer'))).toHaveLength(4)
    s.resolve()
    expect(s.cards(0, 'hand')).toHaveLength(4)
  })

  test('[ruling:rj-6761] what other Equipment gives is not copied', () => {
    const s = armory({
      players: [{ base: ['Svellsongur', { card: 'V3', attached: ['Sacred Shears'] }], hand: ['Strap', 'Strike'] }, {}],
    })
    equip(s, 'Svellsongur', 'V3')
    expect(s.might('V3')).toBe(4)
    cast(s, 'Strike', ['V3']).quiet()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[809.2] [ruling:rj-12329] keywords with a value add up on the unit', () => {
    const s = armory({ players: [{ base: ['Svellsongur', 'Bird'], hand: ['Strap'] }, {}] })
    equip(s, 'Svellsongur', 'Bird')
    expect(s.keyword('Bird', 'deflect')).toBe(2)
  })

  test('[136.2.c] [ruling:rj-7465] the Equipment itself has none of it', () => {
    const s = armory({ players: [{ base: ['Svellsongur', 'Bird'], hand: ['Strap'] }, { hand: ['Break'] }] })
    equip(s, 'Svellsongur', 'Bird')
    expect(s.keyword('Svellsongur', 'deflect')).toBe(0)
    s.endTurn()
    cast(s, 'Break', ['Svellsongur'], 1).quiet()
    expect(s.where('Svellsongur')).toBe('trash')
  })

  test('it lasts as long as it is attached, and goes on to another unit with the text of that one', () => {
    const s = armory({ players: [{ base: ['Svellsongur', 'Bird', 'Stalwart Poro'], hand: ['Strap', 'Strap', 'Unstrap'] }, {}] })
    equip(s, 'Svellsongur', 'Bird')
    equip(s, 'Svellsongur', 'Stalwart Poro')
    expect([s.keyword('Bird', 'deflect'), s.keyword('Stalwart Poro', 'shield'), s.keyword('Stalwart Poro', 'deflect')]).toEqual([
      1, 2, 0,
    ])
    cast(s, 'Unstrap', ['Svellsongur'])
    expect(s.keyword('Stalwart Poro', 'shield')).toBe(1)
    expect(s.state.effects).toEqual([])
  })

  test('[725.1] the second instance of "when you attach an Equipment to me" is there in time', () => {
    const s = armory({ players: [{ base: ['Svellsongur', 'Squire'], hand: ['Strap'] }, {}] })
    equip(s, 'Svellsongur', 'Squire')
    if (s.asked() === 'triggers') s.choose('#0', '#1').resolve()
    s.quiet()
    expect(s.cards(0, 'hand')).toEqual(['Filler', 'Filler'])
  })

  test('[ruling:rj-8157] but being chosen for its Equip triggered once, before', () => {
    const s = armory({ players: [{ base: ['Svellsongur', 'Chosen One'], hand: ['Shock'], runes: { calm: 1 } }, {}] })
    s.activate(0, 'Svellsongur').resolve().quiet()
    expect(s.state.players[0]!.xp).toBe(1)
    s.play(0, 'Shock')
    if (s.asked() === 'triggers') s.choose('#0', '#1')
    s.resolve().quiet()
    expect(s.state.players[0]!.xp).toBe(3)
  })

  test('[819.1.d] nothing of its own is copied: it copies no text of an Equipment', () => {
    const s = armory({ players: [{ base: ['Svellsongur', 'V3'], hand: ['Strap'] }, {}] })
    equip(s, 'Svellsongur', 'V3')
    expect(s.engine.legalActions(s.state, 0).actions.some(a => a.type === 'activate')).toBe(false)
  })

  test('it is killed: the copied text goes', () => {
    const s = armory({ players: [{ base: ['Svellsongur', 'Bird'], hand: ['Strap', 'Break'] }, {}] })
    equip(s, 'Svellsongur', 'Bird')
    cast(s, 'Break', ['Svellsongur'])
    expect([s.keyword('Bird', 'deflect'), s.state.effects]).toEqual([1, []])
  })

  test('[ruling:rj-11624] beside Guardian Angel: the Angel is killed, it stays attached', () => {
    const s = worn(['Guardian Angel', 'Svellsongur'], ['Strike'])
    cast(s, 'Strike', ['V3']).quiet()
    expect([s.where('Guardian Angel'), isOn(s, 'Svellsongur', 'V3'), s.where('V3')]).toEqual(['trash', true, 'base0'])
  })
})

describe('SFD-030 Skyfall of Areion', () => {
  const wear = (unit: string, more: readonly Placed[] = []): Scenario =>
    armory({ players: [{ base: [{ card: unit, attached: ['Skyfall of Areion', ...more] }] }, {}], battlefields: [{}, {}] })

  test('[383.4] a hold effect happens when its unit conquers', () => {
    const s = wear('Warden').move(0, ['Warden'], 'bf0').close().quiet()
    expect([s.cards(0, 'hand'), s.points(0), s.might('Warden')]).toEqual([['Filler'], 1, 5])
  })

  test('[383.4] a conquer effect happens when its unit holds', () => {
    const s = armory({
      players: [{}, {}],
      battlefields: [{ units: { 0: [{ card: 'Scholar', attached: ['Skyfall of Areion'] }] } }, {}],
    })
    s.endTurn().endTurn().resolve()
    expect([s.points(0), s.state.players[0]!.xp]).toEqual([1, 1])
  })

  test('[718.3] [719.1] effect text of another Equipment is the unit’s as well', () => {
    const s = wear('V3', ['Parade']).move(0, ['V3'], 'bf0').close().quiet()
    expect(s.state.players[0]!.xp).toBe(1)
  })

  test('without it, or on another unit, nothing of that happens', () => {
    const s = armory({
      players: [{ base: ['Warden', { card: 'V3', attached: ['Skyfall of Areion'] }] }, {}],
      battlefields: [{}, {}],
    })
    s.move(0, ['Warden'], 'bf0').close().quiet()
    expect(s.cards(0, 'hand')).toEqual([])
  })
})

describe('SFD-115 Trinity Force', () => {
  test('[383.4.c] [718.3] when its unit holds, its controller scores 1 point more', () => {
    const s = armory({
      players: [{}, {}],
      battlefields: [{ units: { 0: [{ card: 'V3', attached: ['Trinity Force'] }] } }, {}],
    })
    expect(s.might('V3')).toBe(5)
    s.endTurn().endTurn().resolve()
    expect(s.points(0)).toBe(2)
  })

  test('not when it conquers, nor when another unit holds', () => {
    const s = armory({
      players: [{ base: [{ card: 'V3', attached: ['Trinity Force'] }] }, {}],
      battlefields: [{}, { units: { 0: ['V4'] } }],
    })
    s.move(0, ['V3'], 'bf0').close().quiet()
    expect(s.points(0)).toBe(1)
  })

  test('[719.1] [ruling:judgefaq-skyfall-trinity,rj-11598] with Skyfall of Areion it scores on a conquer; two of them score 2', () => {
    for (const [forces, points] of [
      [['Trinity Force'], 2],
      [['Trinity Force', { card: 'Trinity Force', as: 'second' }], 3],
    ] as const) {
      const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Skyfall of Areion', ...forces] }] }, {}] })
      s.move(0, ['V3'], 'bf0').close()
      if (s.asked() === 'triggers') s.choose('#0', '#1').close()
      s.quiet()
      expect(s.points(0)).toBe(points)
    }
  })

  test('[471.1.b] [ruling:rj-8622] from 6 points a conquer and its trigger win', () => {
    const s = armory({ players: [{ points: 6, base: [{ card: 'V3', attached: ['Skyfall of Areion', 'Trinity Force'] }] }, {}] })
    s.move(0, ['V3'], 'bf0').close()
    expect([s.points(0), s.asked()]).toEqual([8, 'over'])
  })
})

describe('SFD-161 B.F. Sword', () => {
  test('[137.3] gives 3 Might for one order Power', () => {
    const s = armory({ players: [{ hand: ['B.F. Sword'], base: ['V3'], runes: { order: 5 } }, {}] })
    s.play(0, 'B.F. Sword').activate(0, 'B.F. Sword').resolve().quiet()
    expect([s.might('V3'), s.runes(0)]).toEqual([6, { ready: 1, all: 4 }])
  })
})

describe('SFD-172 Sacred Shears', () => {
  test('[808.1.c] [ruling:rj-8952] its unit has the Deathknell, and the Shears stay', () => {
    const s = worn(['Sacred Shears'], ['Strike'])
    cast(s, 'Strike', ['V3']).quiet()
    expect([s.cards(0, 'hand'), s.where('Sacred Shears'), s.object('Sacred Shears').attachedTo]).toEqual([['Filler'], 'base0', 0])
  })

  test('[808.1.d] also when both are killed at the same time', () => {
    const s = armory({ players: [{ base: [{ card: 'V3', attached: ['Sacred Shears'] }], hand: ['Scrap'] }, {}] })
    cast(s, 'Scrap', []).quiet()
    expect([s.cards(0, 'hand'), s.where('Sacred Shears')]).toEqual([['Filler'], 'trash'])
  })

  test('nothing happens when the Shears alone are killed', () => {
    const s = worn(['Sacred Shears'], ['Break'])
    cast(s, 'Break', ['Sacred Shears']).quiet()
    expect(s.cards(0, 'hand')).toEqual([])
  })
})

describe('SFD-099 Veteran Poro', () => {
  test('[821.1.c] takes the sword of another unit as it is played', () => {
    const s = armory({
      players: [{ hand: ['Veteran Poro'], base: [{ card: 'V3', attached: ['B.F. Sword'] }], runes: { body: 2 } }, {}],
    })
    s.play(0, 'Veteran Poro').confirm(true).resolve().confirm(true).quiet()
    expect([s.might('V3'), s.might('Veteran Poro'), s.runes(0).all]).toEqual([3, 5, 2])
  })

  test('without Equipment nothing is asked', () => {
    const s = armory({ players: [{ hand: ['Veteran Poro'], base: ['V3'], runes: { body: 2 } }, {}] })
    s.play(0, 'Veteran Poro').quiet()
    expect(s.might('Veteran Poro')).toBe(2)
  })
})

describe('SFD-022 Long Sword', () => {
  test('[719.5] [435.4.b] [ruling:rw-equip-long-sword] its unit dies at a battlefield: the sword comes home', () => {
    const s = worn(['Long Sword'], ['Strike'])
    expect(s.might('V3')).toBe(5)
    cast(s, 'Strike', ['V3']).quiet()
    expect([s.where('Long Sword'), s.object('Long Sword').attachedTo]).toEqual(['base0', 0])
  })
})

describe('SFD-186 Spinning Axe', () => {
  test('[819.1.d] gives 3 Might at once, and lasts while it is attached', () => {
    const s = armory({ players: [{ hand: ['Spinning Axe'], base: ['V3'], runes: { chaos: 2 } }, {}] })
    s.play(0, 'Spinning Axe').resolve().quiet()
    expect(s.might('V3')).toBe(6)
    s.endTurn().endTurn().quiet()
    expect(s.might('V3')).toBe(6)
  })

  test('[816.1.b] unattached it is killed at the start of its controller’s Beginning Phase', () => {
    const s = armory({ players: [{ base: ['Spinning Axe'] }, {}] })
    s.endTurn()
    expect(s.where('Spinning Axe')).toBe('base0')
    s.endTurn().resolve()
    expect(s.where('Spinning Axe')).toBe('trash')
  })
})
