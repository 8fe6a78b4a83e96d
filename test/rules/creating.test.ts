/** 439 Create: tokens that are not played. 438 Replace: tokens that take the place of objects, and swapping back. */
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { creatingCards as cards } from '../fixtures/creating'

const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })
const count = (s: Scenario, type: string): number => s.events.filter(e => e.type === type).length
const nameOf = (s: Scenario, id: string): string => s.engine.card(id)!.definition.name
/** Name of the battlefield card at a battlefield. */
function field(s: Scenario, n: number): string {
  const place = s.state.places.filter(p => !p.base)[n]!
  return nameOf(s, s.state.objects[place.card]!.def)
}

describe('creating', () => {
  test('[439.2.c ex1] [439.2.c] a token that is played is created on the chain', () => {
    const s = game({ players: [{ hand: ['Plant One'] }, {}] })
    s.play(0, 'Plant One').resolve()
    expect([count(s, 'play'), count(s, 'create')]).toEqual([2, 0])
    expect(s.where('Sapling')).toBe('base0')
  })

  test('[439.2.c ex2] [439.2.b.1] one that is created goes straight to a place where it could be played', () => {
    const s = game({ players: [{ hand: ['Grow One'] }, {}], battlefields: [{ units: { 0: ['C2'] } }, { units: { 1: ['C4'] } }] })
    s.play(0, 'Grow One').resolve()
    // Not the battlefield of the opponent.
    expect(s.options()).toEqual(['base0', 'bf0'])
    expect(s.exists('Sapling')).toBe(false)
    s.choose('bf0')
    expect(s.where('Sapling')).toBe('bf0')
    // Nothing was played but the spell, and the unit came as units come.
    expect([count(s, 'play'), count(s, 'create'), count(s, 'enter')]).toEqual([1, 1, 1])
    expect(s.object('Sapling').exhausted).toBe(true)
    s.quiet()
  })

  test('[439.4] [439.4.a] who creates it owns and controls it, wherever its source stands', () => {
    const s = game({ players: [{ base: ['Digger'] }, {}] })
    s.activate(0, 'Digger').resolve()
    const { owner, controller, token } = s.object('Sapling')
    expect([owner, controller, token, s.where('Sapling')]).toEqual([0, 0, true, 'base0'])
  })

  test('[439.2] [439.2.b] a place and a state that the effect names are taken', () => {
    const s = game({ players: [{ hand: ['Grow At Field'] }, {}], battlefields: [{ units: { 1: ['C4'] } }, {}] })
    s.play(0, 'Grow At Field', { targets: ['bf0'] }).resolve()
    expect([s.where('Sapling'), s.object('Sapling').exhausted]).toEqual(['bf0', false])
    // It is present there, so it contests the battlefield (190.3.a).
    expect(s.asked()).toBe('focus')
  })

  test('a gear comes into the base, ready', () => {
    const s = game({ players: [{ hand: ['Weave'] }, {}], battlefields: [{ units: { 0: ['C2'] } }, {}] })
    s.play(0, 'Weave').resolve()
    expect([s.where('Nest'), s.object('Nest').exhausted]).toEqual(['base0', false])
  })

  test('[439.2.b.5] [439.4.b] a battlefield is one more, and nobody controls it', () => {
    const s = game({ players: [{ hand: ['Add A Field'], base: ['C2'] }, { base: ['C4'] }] })
    s.play(0, 'Add A Field').resolve().quiet()
    const places = s.state.places.filter(p => !p.base)
    expect(places).toHaveLength(3)
    expect([field(s, 2), places[2]!.controller]).toEqual(['Thicket', -1])
    // It is a battlefield like any other: units move there and take it, and its text works.
    s.move(0, ['C2'], 'bf2').close()
    expect([s.state.places.at(-1)!.controller, s.state.teams[0]!.points, s.might('C2')]).toEqual([0, 1, 3])
    s.quiet()
  })

  test('[439.2.b.3] a rune comes to the base of its player, ready, and is a rune like others', () => {
    const s = game({ players: [{ hand: ['Kindle', 'Needs One'] }, {}] })
    s.play(0, 'Kindle').resolve()
    expect([s.where('Ember'), s.runes(0), s.object('Ember').token, s.state.phase]).toEqual([
      'base0',
      { ready: 1, all: 1 },
      true,
      'main',
    ])
    s.play(0, 'Needs One').resolve().quiet()
    expect([s.runes(0), s.cards(0, 'hand').length]).toEqual([{ ready: 0, all: 1 }, 1])
    // 186.1: recycled it ceases to exist.
    s.endTurn().endTurn()
    s.activate(0, 'Ember', 1)
    expect([s.exists('Ember'), s.cards(0, 'runeDeck')]).not.toContain('Ember')
    expect(s.exists('Ember')).toBe(false)
  })

  test('[439.3] [439.2.b.3] exhausted, if the effect says so', () => {
    const s = game({ players: [{ hand: ['Kindle Spent'] }, {}] })
    s.play(0, 'Kindle Spent').resolve().quiet()
    expect(s.runes(0)).toEqual({ ready: 0, all: 1 })
  })

  test('[439.2.b.2] a spell comes to the chain: its choices are made, it can be answered, and nobody has played it', () => {
    const s = game({
      players: [
        { hand: ['Conjure'], base: ['Watcher'] },
        { base: ['C2', 'C4'], hand: ['Needs One'] },
      ],
    })
    s.play(0, 'Conjure').pass(2)
    expect([s.asked(), s.open().player, s.options()]).toEqual(['target', 0, ['C2', 'C4']])
    s.choose('C4')
    // The Watcher has triggered on the spell that was played.
    expect([s.asked(), s.state.chain.map(item => [item.kind, item.openedBy, item.pending])]).toEqual([
      'priority',
      [
        ['card', 'create', false],
        ['ability', 'trigger', false],
      ],
    ])
    s.resolve().resolve().quiet()
    expect([s.damage('C4'), s.exists('Flash'), s.cards(0, 'trash')]).toEqual([2, false, ['Conjure']])
    // One spell was played, and one trigger saw it.
    expect([count(s, 'play'), count(s, 'create'), s.cards(0, 'hand').length]).toEqual([1, 1, 1])
    expect(s.state.players[0]!.facts[1]).toBe(1)
  })

  test('[439.2.b.2] [402.4] without a legal choice it ceases to exist', () => {
    const s = game({ players: [{ hand: ['Conjure'] }, {}] })
    s.play(0, 'Conjure').resolve().quiet()
    expect([s.exists('Flash'), s.state.chain, s.asked()]).toEqual([false, [], 'main'])
  })

  test('[439.2.b.2] [186.1] countered it ceases to exist', () => {
    const s = game({ players: [{ hand: ['Conjure'] }, { base: ['C4'], hand: ['Not That'] }] })
    s.play(0, 'Conjure').pass(2)
    expect(s.asked()).toBe('priority')
    s.pass()
    s.play(1, 'Not That').resolve().quiet()
    expect([s.damage('C4'), s.exists('Flash')]).toEqual([0, false])
  })

  test('[439.6.a] [439.6] nobody creates anything without an effect that says so', () => {
    const s = game()
    expect(s.refuse(0, { type: 'create', token: 'sapling' } as never).code).toBe('malformed')
  })
})

describe('replacing', () => {
  test('[438.1] [438.5] the battlefield is a token now; the card rests in Banishment, whose state is all kept', () => {
    const s = game({ players: [{ hand: ['Overgrow'] }, {}], battlefields: [{ card: 'Pit', units: { 0: ['C2'] } }, {}] })
    const before = s.key('Pit')
    s.play(0, 'Overgrow', { targets: ['bf0'] }).resolve()
    expect(field(s, 0)).toBe('Thicket')
    const place = s.state.places.find(p => !p.base)!
    expect([place.controller, s.state.objects[place.card]!.key]).toEqual([0, before])
    expect([s.where('Pit'), s.object('Pit').replacedBy]).toEqual(['banishment', before])
    expect(s.might('C2')).toBe(3)
    s.quiet()
  })

  test('[438.4] [438.5.a] that is no banishing', () => {
    const s = game({ players: [{ hand: ['Overgrow'] }, {}], battlefields: [{ card: 'Pit' }, {}] })
    s.play(0, 'Overgrow', { targets: ['bf0'] }).resolve()
    expect([count(s, 'banish'), count(s, 'replace')]).toEqual([0, 1])
  })

  test('[438.1.a ex1] [438.1.a] the ability of the replaced battlefield goes on, "here" and its target are what they were', () => {
    const s = game({
      players: [{ legend: 'Gardener', base: ['C4'] }, {}],
      battlefields: [{ card: 'Pit' }, {}],
    })
    s.move(0, ['C4'], 'bf0').close()
    // Two conquer triggers: the battlefield's goes onto the chain first, so the legend's resolves first.
    expect([s.asked(), s.options().length]).toEqual(['triggers', 2])
    const pit = s.open().options.findIndex(o => o.kind === 'ability' && o.source === s.key('Pit'))
    s.choose(`#${pit}`, `#${1 - pit}`)
    // Its target is the only unit there; the legend's cost is paid as its trigger is finalized (404.2).
    s.confirm(true)
    expect(s.state.chain.map(item => nameOf(s, s.state.objects.find(o => o.key === item.source)!.def))).toEqual([
      'Pit',
      'Gardener',
    ])
    s.resolve()
    expect(field(s, 0)).toBe('Thicket')
    expect(s.object('C4').buffs).toBe(1)
    expect(s.might('C4')).toBe(6)
    s.quiet()
  })

  test('[438.6] [438.6.a] a token that is replaced is gone, and the new one is there', () => {
    const s = game({ players: [{ hand: ['Overgrow', 'Drain', 'Clear'] }, {}], battlefields: [{ card: 'Pit' }, {}] })
    s.play(0, 'Overgrow', { targets: ['bf0'] }).resolve()
    s.play(0, 'Drain', { targets: ['bf0'] }).resolve()
    expect(field(s, 0)).toBe('Moor')
    expect(s.exists('Thicket')).toBe(false)
    // 438.7.b.1: what the token before replaced can come back through this one.
    s.play(0, 'Clear', { targets: ['bf0'] }).resolve()
    expect([field(s, 0), s.exists('Moor')]).toEqual(['Pit', false])
    s.quiet()
  })

  test('[438.7.b] [438.7.b.1] swapping back returns the card with all that was on the token', () => {
    const s = game({ players: [{ hand: ['Fell', 'Boost', 'Restore'], base: [{ card: 'C4', damage: 1, buffed: true }] }, {}] })
    const key = s.key('C4')
    s.play(0, 'Fell', { targets: ['C4'] }).resolve()
    // 0 Might of its own, its buff, and what it gives itself; the damage stays.
    expect([s.key('Stump'), s.might('Stump'), s.object('Stump').damage.length]).toEqual([key, 2, 1])
    s.play(0, 'Boost', { targets: ['Stump'] }).resolve()
    s.play(0, 'Restore', { targets: ['Stump'] }).resolve()
    expect([s.key('C4'), s.where('C4'), s.might('C4'), s.object('C4').token]).toEqual([key, 'base0', 8, false])
    expect(s.object('C4').damage.length).toBe(1)
    expect(s.cards(0, 'banishment')).toEqual([])
    s.quiet()
  })

  test('[438.7.c] a token that has replaced nothing swaps with nothing', () => {
    const s = game({ players: [{ hand: ['Grow One', 'Restore'] }, {}] })
    s.play(0, 'Grow One').resolve()
    s.play(0, 'Restore', { targets: ['Sapling'] }).resolve()
    expect([s.where('Sapling'), count(s, 'replace')]).toEqual(['base0', 0])
    s.quiet()
  })

  test('a unit is not replaced by a battlefield', () => {
    const s = game({ players: [{ hand: ['Fell A Field'], base: ['C4'] }, {}] })
    s.play(0, 'Fell A Field', { targets: ['C4'] })
      .resolve()
      .quiet()
    expect([s.where('C4'), count(s, 'replace')]).toEqual(['base0', 0])
  })

  test('the owner of the replaced card keeps it, the token belongs to who replaced it', () => {
    const s = game({ players: [{ hand: ['Fell'] }, { base: ['C4'] }] })
    s.play(0, 'Fell', { targets: ['C4'] }).resolve()
    expect([s.cards(1, 'banishment'), s.object('Stump').owner, s.object('Stump').controller]).toEqual([['C4'], 0, 1])
    s.quiet()
  })

  test('[438.2.a] [438.2] nobody replaces anything without an effect that says so', () => {
    expect(game().refuse(0, { type: 'replace' } as never).code).toBe('malformed')
  })

  test('a card that makes a token unknown to the registry is refused', async () => {
    const { createEngine } = await import('../../src/engine')
    expect(() => createEngine({ cards: cards.filter(c => c.id !== 'thicket') })).toThrow(
      /token thicket, which the registry lacks/,
    )
  })
})
