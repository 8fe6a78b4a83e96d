import { describe, expect, test } from 'vitest'
import { arena, printed } from '../../fixtures/cards'

describe('UNL-192 Alpha Strike', () => {
  printed('UNL-192', 'Alpha Strike', {
    domains: ['calm', 'body'],
    energy: 3,
    power: ['calm/body'],
    signature: 'Master Yi',
    tags: ['Master Yi'],
    targets: [
      [1, 1],
      [0, 1],
    ],
    timing: 'action',
  })

  const field = (
    foes: readonly string[],
    more: { hand?: readonly string[]; theirs?: readonly string[]; mine?: string; base?: readonly string[] } = {},
  ) =>
    arena({
      players: [
        {
          base: [more.mine ?? 'V5', ...(more.base ?? [])],
          hand: ['Alpha Strike', ...(more.hand ?? [])],
          runes: { calm: 6, mind: 4 },
        },
        { hand: more.theirs ?? [], runes: { chaos: 4, mind: 4, calm: 4, body: 6 } },
      ],
      battlefields: [{ units: { 1: foes.slice(0, 2) } }, { units: { 1: foes.slice(2) } }],
    })

  test('[355.14.c] [ruling:rbf-alpha-targets,rj-11486] as many units at battlefields as the Might of the unit, or none', () => {
    const s = field(['V1', 'V2', 'V3', 'V4'], { mine: 'V3' })
    s.act(0, { type: 'play', card: s.key('Alpha Strike') })
    expect(s.open()).toMatchObject({ reason: 'target', min: 0, max: 3 })
  })

  test('[355.14.e] [355.14.f] [ruling:rbf-alpha-distribution,rj-11675] split as it resolves, by the Might of then, 1 or more each', () => {
    const s = field(['V1', 'V2', 'V3'], { hand: ['En Garde'] })
    s.play(0, 'Alpha Strike', { targets: [['V1', 'V3']] })
    s.play(0, 'En Garde', { targets: ['V5'] }).resolve()
    expect(s.open()).toMatchObject({ reason: 'split', min: 7, max: 7 })
    s.refuseAssign({ V1: 7 })
    s.assign({ V1: 1, V3: 6 }).close()
    expect(s.cards(1, 'trash').sort()).toEqual(['V1', 'V3'])
  })

  test('[428.5.c] [388] for each unit that it kills, 1 XP: an item of its own', () => {
    const s = field(['V1', 'V2', 'V9'], {})
    s.play(0, 'Alpha Strike', { targets: [['V1', 'V2', 'V9']] }).resolve()
    s.assign({ V1: 1, V2: 2, V9: 2 })
    expect(s.asked()).toBe('triggers')
    s.choose('#0', '#1')
    expect(s.state.chain).toHaveLength(2)
    s.resolve()
    expect([s.state.players[0]!.xp, s.damage('V9')]).toEqual([2, 2])
    s.quiet()
  })

  test('[428.5.c] who dies later this turn is not killed by it', () => {
    const s = field(['V9'], { hand: ['Falling Comet'], mine: 'V5' })
    s.play(0, 'Alpha Strike', { targets: [['V9']] }).resolve()
    expect([s.damage('V9'), s.state.players[0]!.xp]).toEqual([5, 0])
    s.play(0, 'Falling Comet', { targets: ['V9'] }).resolve()
    expect([s.where('V9'), s.state.players[0]!.xp]).toEqual(['trash', 0])
  })

  test('[417.6.b.3] [715.3] the unit deals it: no Bonus Damage of spells', () => {
    const s = field(['V9'], { base: ['Annie, Fiery'] })
    s.play(0, 'Alpha Strike', { targets: ['V5', ['V9']] }).resolve()
    expect(s.damage('V9')).toBe(5)
    const damage = s.events.find(e => e.type === 'damage')!
    expect(damage.source).toBe(s.key('V5'))
    // Nor does it allow more targets.
    const many = field(['V1', 'V2', 'V3'], { base: ['Annie, Fiery'], mine: 'V2' })
    many.act(0, { type: 'play', card: many.key('Alpha Strike') }).choose('V2')
    expect(many.open().max).toBe(2)
  })

  test('[359.3.e.8] [ruling:rbf-alpha-enemy-gone] what has left takes nothing, the rest takes all', () => {
    const s = field(['V1', 'V9'], { theirs: ['Gust'] })
    s.play(0, 'Alpha Strike', { targets: [['V1', 'V9']] }).pass()
    s.play(1, 'Gust', { targets: ['V1'] }).resolve()
    expect(s.damage('V9')).toBe(5)
  })

  test('[359.3.e.12] [ruling:rbf-alpha-friendly-gone] without its unit nothing is dealt', () => {
    const s = arena({
      players: [
        { hand: ['Alpha Strike'], runes: { calm: 6 } },
        { hand: ['Gust'], runes: { chaos: 4 } },
      ],
      battlefields: [{ units: { 0: ['V3'] } }, { units: { 1: ['V9'] } }],
    })
    s.play(0, 'Alpha Strike', { targets: [['V9']] }).pass()
    s.play(1, 'Gust', { targets: ['V3'] }).resolve()
    expect(s.damage('V9')).toBe(0)
  })

  test('[355.14.h.1 ex1] with less damage than targets as many remain as there is damage', () => {
    const s = field(['V1', 'V2', 'V3'], { mine: 'V3', theirs: ['Stupefy'] })
    s.play(0, 'Alpha Strike', { targets: [['V1', 'V2', 'V3']] }).pass()
    s.play(1, 'Stupefy', { targets: ['#0'] }).resolve()
    expect(s.open()).toMatchObject({ player: 0, reason: 'splitTargets', min: 2, max: 2 })
    s.choose('V1', 'V2').resolve()
    expect([s.where('V1'), s.damage('V2'), s.units('bf1')]).toEqual(['trash', 1, ['V3']])
  })

  test('[ruling:rj-9488] all of it may go to one', () => {
    const s = field(['V9'])
    expect(
      s
        .play(0, 'Alpha Strike', { targets: [['V9']] })
        .resolve()
        .damage('V9'),
    ).toBe(5)
  })

  test('[423.1.b] [ruling:rj-9969] a stunned unit deals its full Might', () => {
    const s = arena({
      players: [{ base: [{ card: 'V5', stunned: true }], hand: ['Alpha Strike'], runes: { calm: 3 } }, {}],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    expect(
      s
        .play(0, 'Alpha Strike', { targets: [['V9']] })
        .resolve()
        .damage('V9'),
    ).toBe(5)
  })
})
