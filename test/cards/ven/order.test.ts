import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../src/testing'
import { armory } from '../../fixtures/attachment'

function cast(s: Scenario, name: string, targets: readonly string[], player = 0): Scenario {
  s.play(player, name)
  while (s.asked() === 'target') s.choose(targets.find(target => s.options().includes(target)) ?? 'none of them')
  return s.resolve()
}
const card = (s: Scenario, label: string): string | undefined =>
  s.engine
    .view(s.state, 0)
    .places.flatMap(p => p.permanents)
    .find(p => p.key === s.key(label))?.card

describe('VEN-137 Shady Spectacles', () => {
  const start = (...hand: string[]): Scenario =>
    armory({
      players: [
        { base: ['Shady Spectacles', { card: 'V3', as: 'host', damage: 1, buffed: true }, 'Watchful Sentry', 'V7'], hand },
        { base: ['V9'] },
      ],
    })
  /** The host becomes a copy of that unit. */
  const wear = (s: Scenario, of: string): Scenario => {
    cast(s, 'Strap', ['Shady Spectacles', 'V3'])
    expect(s.open()).toMatchObject({ player: 0, kind: 'pick', reason: 'pick' })
    return s.choose(of).quiet()
  }

  test('[434.1] [477.1.b.1] as it is attached another friendly unit is chosen, of which the host becomes a copy', () => {
    const s = start('Strap')
    cast(s, 'Strap', ['Shady Spectacles', 'V3'])
    expect(s.options().sort()).toEqual(['V7', 'Watchful Sentry'])
    expect(s.object('Shady Spectacles').attachedTo).toBe(0) // not yet
    s.choose('V7').quiet()
    expect([card(s, 'host'), s.might('host')]).toEqual(['TST-607', 8])
  })

  test('[477.1.b] damage, buff and control stay as they are', () => {
    const s = wear(start('Strap'), 'V7')
    expect([s.damage('host'), s.object('host').buffs, s.object('host').controller, s.isExhausted('host')]).toEqual([
      1,
      1,
      0,
      false,
    ])
  })

  test('[477.1.b.1.a] the copy has the rules text', () => {
    const s = wear(start('Strap', 'Strike'), 'Watchful Sentry')
    s.play(0, 'Strike')
    const at = s.open().options.findIndex(o => o.kind === 'object' && o.key === s.key('host'))
    s.choose(`#${at}`).resolve().quiet()
    expect([s.where('host'), s.cards(0, 'hand')]).toEqual(['trash', ['Filler']])
  })

  test('[142.4.b] less Might may make its damage lethal', () => {
    const s = armory({
      players: [{ base: ['Shady Spectacles', { card: 'V5', damage: 2 }, 'V2'], hand: ['Strap'] }, {}],
    })
    cast(s, 'Strap', ['Shady Spectacles', 'V5']).quiet() // V2 is the only other one
    expect([s.where('V5'), s.where('Shady Spectacles'), s.object('Shady Spectacles').attachedTo]).toEqual(['trash', 'base0', 0])
  })

  test('it lasts as long as it is attached to it', () => {
    const s = wear(start('Strap', 'Unstrap'), 'V7')
    s.endTurn().endTurn()
    expect(card(s, 'host')).toBe('TST-607')
    cast(s, 'Unstrap', ['Shady Spectacles'])
    expect([card(s, 'host'), s.might('host'), s.state.effects]).toEqual(['TST-603', 4, []])
  })

  test('the copy stays when the copied unit leaves', () => {
    const s = wear(start('Strap', 'Send Home'), 'V7')
    s.play(0, 'Send Home')
    const at = s.open().options.findIndex(o => o.kind === 'object' && o.key === s.key('V7'))
    s.choose(`#${at}`).resolve()
    expect([s.where('V7'), card(s, 'host'), s.might('host')]).toEqual(['hand', 'TST-607', 8])
  })

  test('[434.1.f] on another unit it asks anew, and the first one is itself again', () => {
    const s = wear(start('Strap', 'Strap'), 'V7')
    s.play(0, 'Strap').choose('Watchful Sentry').resolve()
    s.choose('V7').quiet()
    expect([card(s, 'host'), card(s, 'Watchful Sentry')]).toEqual(['TST-603', 'TST-607'])
  })

  test('without another friendly unit it is attached, and nothing is copied', () => {
    const s = armory({ players: [{ base: ['Shady Spectacles', 'V3'], hand: ['Strap'] }, { base: ['V9'] }] })
    s.play(0, 'Strap').choose('V3').resolve().quiet()
    expect([s.object('Shady Spectacles').attachedTo, s.might('V3'), s.state.effects]).toEqual([s.key('V3'), 3, []])
  })

  test('[718.5.f] its controller chooses, among the units that are friendly to him', () => {
    const s = armory({
      players: [{ base: ['V3', 'V7'] }, { base: ['Shady Spectacles', 'V9', 'V2'], hand: ['Strap'] }],
      turnPlayer: 1,
    })
    cast(s, 'Strap', ['Shady Spectacles', 'V3'], 1)
    expect([s.open().player, s.options().sort()]).toEqual([1, ['V2', 'V9']])
    s.choose('V9').quiet()
    expect(s.might('V3')).toBe(9)
  })

  test('[ruling:rbf-spectacles-temporary] Temporary that was given to the host stays', () => {
    const s = start('Strap', 'Doom')
    cast(s, 'Doom', ['V3'])
    wear(s, 'V7')
    expect([s.keyword('host', 'temporary'), s.might('host')]).toEqual([1, 8])
  })

  test('[725.1] [ruling:rbf-aphelios-spectacles] the copy gets its text after the attaching; the text that the host had hears it', () => {
    const becomes = armory({
      players: [{ base: ['Shady Spectacles', { card: 'V3', as: 'host' }, 'Squire'], hand: ['Strap'] }, {}],
    })
    cast(becomes, 'Strap', ['Shady Spectacles', 'V3']).quiet()
    expect([card(becomes, 'host'), becomes.cards(0, 'hand')]).toEqual(['TSA-020', []])
    const was = armory({ players: [{ base: ['Shady Spectacles', { card: 'Squire', as: 'host' }, 'V3'], hand: ['Strap'] }, {}] })
    cast(was, 'Strap', ['Shady Spectacles', 'Squire']).quiet()
    expect([card(was, 'host'), was.cards(0, 'hand')]).toEqual(['TST-603', ['Filler']])
  })

  test('[818.1.c.2] its Equip attaches it, with the choice as it resolves', () => {
    const s = armory({ players: [{ base: ['Shady Spectacles', 'V3', 'V7'], runes: { order: 2 } }, {}] })
    s.activate(0, 'Shady Spectacles', 0, { targets: ['V3'] })
      .resolve()
      .quiet() // V7 is the only other one
    expect([s.might('V3'), s.runes(0)]).toEqual([7, { ready: 1, all: 1 }])
  })

  test('two of them on one unit: the later one decides (480)', () => {
    const s = armory({
      players: [
        {
          base: [{ card: 'Shady Spectacles', as: 'a' }, { card: 'Shady Spectacles', as: 'b' }, 'V3', 'V7', 'V9'],
          hand: ['Strap', 'Strap', 'Break'],
        },
        {},
      ],
    })
    s.play(0, 'Strap').choose('a').choose('V3').resolve().choose('V7').quiet()
    s.play(0, 'Strap').choose('b').choose('V3').resolve().choose('V9').quiet()
    expect(s.might('V3')).toBe(9)
    s.play(0, 'Break').choose('b').resolve()
    expect(s.might('V3')).toBe(7)
  })
})
