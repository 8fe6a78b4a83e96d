import { describe, expect, test } from 'vitest'
import { allCards } from '../../../src/cards'
import { Zone } from '../../../src/state/types'
import type { Placed, SeatPosition } from '../../../src/testing'
import { arena } from '../../fixtures/cards'

describe('RAD-140 Chronobreak', () => {
  const table = (
    front: readonly Placed[],
    more: {
      base?: SeatPosition['base']
      runes?: Readonly<Record<string, number>>
      hand?: readonly string[]
      theirs?: SeatPosition
      energy?: number
    } = {},
  ) =>
    arena({
      players: [
        {
          hand: ['Chronobreak', ...(more.hand ?? [])],
          base: more.base ?? [],
          runes: more.runes ?? { fury: 3 },
          energy: more.energy ?? 2,
        },
        more.theirs ?? {},
      ],
      battlefields: [{ units: { 0: front } }, { units: { 1: ['V9'] } }],
    })
  type Game = ReturnType<typeof table>
  const begin = (s: Game) => s.act(0, { type: 'play', card: s.key('Chronobreak') })
  const finish = (s: Game) => {
    while (s.asked() === 'runeOrder' || s.open().kind === 'pay') {
      if (s.open().kind === 'pay') s.plan(0)
      else s.choose(...s.open().options.map((_, n) => `#${n}`))
    }
    return s
  }
  const cast = (s: Game, targets: readonly string[]) => {
    begin(s).number(targets.length)
    if (s.asked() === 'target') s.choose(...targets)
    return finish(s)
  }

  test('has its printed facts', () => {
    const card = allCards.find(c => c.id === 'RAD-140')!
    expect(card).toMatchObject({
      name: 'Chronobreak',
      types: ['spell'],
      supertypes: ['signature'],
      domains: ['fury', 'mind'],
      energy: 2,
      power: [],
      tags: ['Ekko'],
      championTag: 'Ekko',
    })
  })

  test('[356.2.a.1] [355.1] the amount comes first, and no more than there are units and Power for it', () => {
    const s = begin(table(['V1', 'V2'], { base: ['V3', 'V4'] }))
    expect(s.open()).toMatchObject({ kind: 'number', reason: 'x', min: 0, max: 3 }) // three runes
    const few = begin(table(['V1', 'V2'], { runes: { fury: 9 } }))
    expect(few.open()).toMatchObject({ reason: 'x', min: 0, max: 2 }) // two units
    expect(few.refuse(0, { type: 'answer', number: 3 }).code).toBe('outOfRange')
  })

  test('[355.8] it decides how many units of yours are chosen, wherever they are', () => {
    const s = begin(table(['V1', 'V2'], { base: ['V3'] })).number(2)
    expect(s.open()).toMatchObject({ reason: 'target', min: 2, max: 2 })
    expect(s.options().sort()).toEqual(['V1', 'V2', 'V3'])
    expect(s.refuse(0, { type: 'answer', choose: [0] }).code).toBe('outOfRange')
  })

  test('[357.1] {2} and so much Power of any domain', () => {
    const s = table(['V1', 'V2'], { runes: { fury: 1, mind: 1, body: 1 }, energy: 0 })
    begin(s).number(2)
    finish(s)
    expect(s.runes(0).all).toBe(1)
    const poor = table(['V1'], { runes: { fury: 1 }, energy: 0 })
    expect(['cannotPay', 'noTargets']).toContain(poor.refuse(0, { type: 'play', card: poor.key('Chronobreak') }).code)
  })

  test('for nothing it does nothing', () => {
    const s = cast(table(['V1']), []).resolve()
    expect([s.where('V1'), s.asked(), s.cards(0, 'trash')]).toEqual(['bf0', 'main', ['Chronobreak']])
    expect(s.events.some(e => e.type === 'banish')).toBe(false)
  })

  test('[370.1.a.2] [337.1] they are banished at once, then they come back in the order that its player says', () => {
    const s = cast(table(['V1', 'V2'], { base: ['V3'] }), ['V1', 'V2', 'V3']).resolve()
    expect([s.open().player, s.asked(), s.options().sort()]).toEqual([0, 'playOrder', ['V1', 'V2', 'V3']])
    expect(s.cards(0, 'banishment').sort()).toEqual(['V1', 'V2', 'V3'])
    expect(s.events.filter(e => e.type === 'banish')).toHaveLength(3)
    s.choose('V2', 'V3', 'V1')
    // V2 first: to the battlefield or to the base. For V3 these are one place.
    expect([s.asked(), s.options()]).toEqual(['place', ['bf0', 'base0']])
    s.choose('base0')
    expect([s.asked(), s.options()]).toEqual(['place', ['bf0', 'base0']])
    s.choose('bf0').resolve()
    expect([s.where('V1'), s.where('V2'), s.where('V3')]).toEqual(['bf0', 'base0', 'base0'])
    const played = s.events.filter(e => e.type === 'play').map(e => s.engine.card(e.card)!.definition.name)
    expect(played.filter(name => name !== 'Chronobreak')).toEqual(['V2', 'V3', 'V1'])
  })

  test('[124] they are new: exhausted, without damage, buffs and what was given', () => {
    const s = table([], { base: [{ card: 'V3', buffed: true, damage: 1 }] })
    cast(s, ['V3']).resolve()
    expect([s.where('V3'), s.isExhausted('V3'), s.damage('V3'), s.might('V3')]).toEqual(['base0', true, 0, 3])
  })

  test('[383.3.d] [419.4.a] play effects trigger for each', () => {
    const s = table(['Lecturing Yordle'], { base: ['Watchful Sentry', 'First Mate'] })
    cast(s, ['Lecturing Yordle', 'First Mate']).resolve()
    s.choose('First Mate', 'Lecturing Yordle')
    for (let n = 0; n < 20 && s.asked() !== 'main'; n++) {
      if (s.asked() === 'place') s.choose('bf0')
      else if (s.asked() === 'target') s.choose('#0')
      else if (s.asked() === 'triggers') s.choose(...s.open().options.map((_, k) => `#${k}`))
      else s.resolve()
    }
    expect([s.where('Lecturing Yordle'), s.cards(0, 'hand').length]).toEqual(['bf0', 1])
  })

  test('[185.1.a] a token ceases to exist, and nothing is played for it', () => {
    const s = arena({
      players: [{ hand: ['Chronobreak'], base: ['recruit', 'V1'], runes: { fury: 4 } }, {}],
    })
    cast(s, ['Recruit', 'V1']).resolve()
    expect([s.exists('Recruit'), s.where('V1'), s.asked()]).toEqual([false, 'base0', 'main'])
  })

  test('[359.3.e.2] [359.3.e.8] what is gone by then is left out', () => {
    const s = table(['V1', 'V2'], { hand: ['Gust'], runes: { fury: 3, chaos: 1 } })
    cast(s, ['V1', 'V2'])
    finish(s.play(0, 'Gust', { targets: ['V1'] })).resolve()
    expect([s.asked(), s.cards(0, 'hand')]).toEqual(['place', ['V1']])
    s.choose('bf0').resolve()
    expect(s.where('V2')).toBe('bf0')
  })

  test('[203] [356.1.b.1] only the cost on the card is ignored', () => {
    const s = table(['Pouty Poro'])
    cast(s, ['Pouty Poro']).resolve().choose('bf0').resolve()
    expect([s.where('Pouty Poro'), s.runes(0).all]).toEqual(['bf0', 2])
  })

  test('[128.4] [355.2] a unit of another owner: that player plays it, to the same location or to the base of that player', () => {
    const s = cast(table(['V1', { card: 'V4', owner: 1 }]), ['V4', 'V1']).resolve()
    expect([s.asked(), s.open().player]).toEqual(['playOrder', 0])
    s.choose('V4', 'V1')
    expect([s.asked(), s.open().player, s.options()]).toEqual(['place', 1, ['bf0', 'base1']])
    s.choose('base1')
    expect([s.asked(), s.open().player, s.options()]).toEqual(['place', 0, ['bf0', 'base0']])
    s.choose('bf0').resolve()
    expect([s.where('V4'), s.object('V4').controller, s.where('V1')]).toEqual(['base1', 1, 'bf0'])
  })

  test('[735] [718.2] what was attached stays behind', () => {
    const s = table([], { base: [{ card: 'V3', attached: ['Long Sword'] }] })
    cast(s, ['V3']).resolve()
    expect([s.where('V3'), s.where('Long Sword'), s.object('Long Sword').attachedTo]).toEqual(['base0', 'base0', 0])
  })

  test('[820.2] repeated it takes as many again, of those that are there', () => {
    const s = table(['V1', 'V2'], { base: ['Temporal Portal', 'V3'], runes: { fury: 4 }, energy: 4 })
    finish(s.activate(0, 'Temporal Portal')).resolve()
    begin(s).confirm(true)
    expect(s.open()).toMatchObject({ reason: 'x', min: 0, max: 3 })
    s.number(1).choose('V1').choose('V2')
    finish(s)
    expect([s.runes(0).all, s.state.players[0]!.pool[0]]).toEqual([2, 0])
    s.resolve()
    // Both are items behind the spell by now (354.3).
    expect([s.asked(), s.options(), s.state.chain.length]).toEqual(['place', ['bf0', 'base0'], 2])
    s.choose('bf0').choose('base0').resolve()
    expect([s.where('V1'), s.where('V2')]).toEqual(['bf0', 'base0'])
    expect(s.state.objects.filter(o => o.zone === Zone.Banishment)).toEqual([])
  })
})
