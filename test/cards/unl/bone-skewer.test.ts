import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioOptions, scenario } from '../../../src/testing'
import { instructedCards as cards } from '../../fixtures/instructed'

const arena = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ ...options, cards })

describe('UNL-139 Bone Skewer', () => {
  const start = (hand: readonly string[], more: Partial<ScenarioOptions> = {}) =>
    arena({
      players: [
        { hand: ['Bone Skewer'], runes: { chaos: 3 } },
        { hand, deck: ['V12'] },
      ],
      battlefields: [{}, {}],
      ...more,
    })

  test('[356.5.a] the opponent plays the unit that you choose to the battlefield that you have chosen, for nothing', () => {
    const s = start(['Tryndamere, Barbarian', 'Gust', 'V2'])
    s.play(0, 'Bone Skewer', { targets: ['bf0'] }).resolve()
    // He shows his hand, you choose.
    expect([s.open().player, s.open().min, s.open().max]).toEqual([0, 0, 1])
    expect(s.options()).toEqual(['Tryndamere, Barbarian', 'V2'])
    s.choose('Tryndamere, Barbarian')
    const unit = s.state.objects.find(o => o.key === s.key('Tryndamere, Barbarian'))!
    expect([s.where('Tryndamere, Barbarian'), unit.controller, unit.exhausted]).toEqual(['bf0', 1, true])
  })

  test('[387.2] [388.1] then the stun is an item of its own', () => {
    const s = start(['V2'])
    s.play(0, 'Bone Skewer', { targets: ['bf0'] })
      .resolve()
      .choose('V2')
    expect(s.state.chain.map(c => [c.kind, c.controller])).toEqual([['ability', 0]])
    expect(s.state.objects.find(o => o.key === s.key('V2'))!.stunned).toBe(false)
    s.resolve()
    expect(s.state.objects.find(o => o.key === s.key('V2'))!.stunned).toBe(true)
  })

  test('you may choose none; without a unit in the hand there is none', () => {
    const s = start(['V2'])
    s.play(0, 'Bone Skewer', { targets: ['bf0'] })
      .resolve()
      .choose()
      .quiet()
    expect([s.where('V2'), s.state.chain]).toEqual(['hand', []])
    const none = start(['Gust'])
    none
      .play(0, 'Bone Skewer', { targets: ['bf0'] })
      .resolve()
      .quiet()
    expect(none.engine.view(none.state, 0).players[1]!.hand.cards).toHaveLength(1)
  })

  test('[356.5.a] non-standard costs, too, are ignored', () => {
    const s = start(['Patron'])
    s.play(0, 'Bone Skewer', { targets: ['bf0'] })
      .resolve()
      .choose('Patron')
      .resolve()
    expect(s.where('Patron')).toBe('bf0')
  })

  test('[ruling:rj-10266] an optional cost may be chosen by who plays the unit, and counts as paid', () => {
    const s = start(['Keeper Of Time'])
    s.play(0, 'Bone Skewer', { targets: ['bf0'] })
      .resolve()
      .choose('Keeper Of Time')
    expect([s.open().player, s.asked()]).toEqual([1, 'optionalCost'])
    s.confirm(true).resolve()
    expect(s.cards(1, 'hand')).toEqual(['V12'])
  })

  test('[464.2.c] onto a battlefield with your units: a combat begins in which the opponent attacks', () => {
    const s = start(['V5'], { battlefields: [{ units: { 0: ['V3'] } }, {}] })
    s.play(0, 'Bone Skewer', { targets: ['bf0'] })
      .resolve()
      .choose('V5')
      .resolve()
    expect(s.state.showdown).toMatchObject({ combat: true, attacker: 1, defender: 0 })
    s.close()
    // Stunned, it deals no damage: the V3 deals 3, and both survive.
    expect([s.where('V3'), s.where('V5')]).toEqual(['bf0', 'base1'])
    s.quiet()
  })

  test('onto one that nobody holds: the opponent conquers it on your turn', () => {
    const s = start(['V5'])
    s.play(0, 'Bone Skewer', { targets: ['bf0'] })
      .resolve()
      .choose('V5')
      .resolve()
      .close()
      .quiet()
    expect(s.state.places.find(p => p.controller === 1 && !p.base)).toBeDefined()
    expect(s.state.teams.map(t => t.points)).toEqual([0, 1])
  })

  test('[387.2] [358.5] if they can’t play it, nothing is stunned: the item goes with the play', () => {
    const s = arena({
      players: [{ hand: ['Bone Skewer'], base: ['No Entry'], runes: { chaos: 3 } }, { hand: ['V2'] }],
      battlefields: [{}, {}],
    })
    s.play(0, 'Bone Skewer', { targets: ['bf0'] })
      .resolve()
      .choose('V2')
      .quiet()
    expect([s.where('V2'), s.state.chain]).toEqual(['hand', []])
    expect(s.events.filter(e => e.type === 'triggerRemoved').map(e => e.detail)).toEqual(['notPlayed'])
  })

  test('[ruling:rbf-skewer-hidden] it is played, not hidden', () => {
    const s = start(['Pakaa Cub'])
    s.play(0, 'Bone Skewer', { targets: ['bf0'] })
      .resolve()
      .choose('Pakaa Cub')
      .resolve()
    expect(s.where('Pakaa Cub')).toBe('bf0')
    expect(s.state.places.flatMap(p => p.facedown)).toEqual([])
  })

  test('[811.1.d.2] from facedown it can choose its own battlefield only', () => {
    const s = arena({
      players: [{}, { hand: ['V2'], deck: ['V12', 'V12'] }],
      battlefields: [{ units: { 0: ['V3'] }, facedown: { 0: ['Bone Skewer'] } }, {}],
    })
    s.act(0, { type: 'play', card: s.key('Bone Skewer') }).resolve()
    s.choose('V2').resolve()
    expect(s.where('V2')).toBe('bf0')
  })

  test('[652.4] [387.2] an opponent who leaves before he has played it: there is nothing to stun either', () => {
    const s = arena({
      players: [{ hand: ['Bone Skewer'], runes: { chaos: 3 } }, { hand: ['Keeper Of Time'], runes: { mind: 2 } }, {}],
      battlefields: [{}, {}],
    })
    s.play(0, 'Bone Skewer', { targets: ['bf0', 'player 1'] })
      .resolve()
      .choose('Keeper Of Time')
    expect([s.open().player, s.asked()]).toEqual([1, 'optionalCost'])
    s.act(1, { type: 'concede' }).quiet()
  })
})
