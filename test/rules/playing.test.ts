/** The process of play (349–359) for cards and abilities (398–406), apart from targets and costs. */
import { describe, expect, test } from 'vitest'
import { type ScenarioOptions, scenario } from '../../src/testing'
import { playing } from '../fixtures/playing'

const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards: playing, ...options })

describe('354 to the chain', () => {
  test('[354] [354.1] [354.2] the card leaves its zone first and is Pending while choices are made', () => {
    const s = game({ players: [{ hand: ['Spark', 'P1'] }, { base: ['P8', 'P9'] }] })
    s.act(0, { type: 'play', card: s.key('Spark') })
    expect(s.cards(0, 'hand')).toEqual(['P1'])
    expect(s.state.chain).toMatchObject([{ kind: 'card', pending: true }])
  })

  test('[354.3] [401.2] plays that a resolution instructs wait until it has ended', () => {
    const s = game({ players: [{ hand: ['Raise Recruits'] }, {}], battlefields: [{ units: { 0: ['P9'] } }, {}] })
      .play(0, 'Raise Recruits')
      .pass(2)
    // The spell has left the chain; its two tokens are being played.
    expect(s.where('Raise Recruits')).toBe('trash')
    expect(s.state.chain.map(c => c.pending)).toEqual([true, true])
    expect(s.asked()).toBe('place')
  })

  test.each([
    ['Spark', 'target'],
    ['Mixed', 'payment'],
    ['Flood', 'x'],
    ['Rite', 'optionalCost'],
    ['P3', 'place'],
  ])('[358.5] [444.2.a] a play that is given up leaves everything as it was: %s, when asked for %s', (name, asked) => {
    const s = game({
      players: [{ hand: ['P1', name, 'P2'], base: ['P5', 'P6'], runes: { fury: 1, calm: 1 } }, { base: ['P8', 'P9'] }],
      battlefields: [{ units: { 0: ['P7'] } }, {}],
    })
    const hash = s.engine.hash(s.state)
    s.act(0, { type: 'play', card: s.key(name) })
    expect(s.asked()).toBe(asked)
    expect(s.engine.hash(s.state)).not.toBe(hash)
    s.act(0, { type: 'cancel' })
    expect(s.engine.hash(s.state)).toBe(hash)
    expect(s.cards(0, 'hand')).toEqual(['P1', name, 'P2'])
  })

  test('[358.5] a play that has been paid for can no longer be taken back', () => {
    const s = game({ players: [{ hand: ['Spark'] }, { base: ['P9'] }] }).play(0, 'Spark')
    expect(s.refuse(0, { type: 'cancel' }).code).toBe('notCancellable')
  })
})

describe('355.2 places', () => {
  const fields = [{ units: { 0: ['P9'] } }, { units: { 1: ['P8'] } }, {}]

  test("[355.2] [355.2.a] a unit may enter its controller's base or a battlefield that he controls", () => {
    const s = game({ players: [{ hand: ['P1'] }, {}], battlefields: fields })
    s.act(0, { type: 'play', card: s.key('P1') })
    expect(s.options()).toEqual(['base0', 'bf0'])
    s.choose('bf0').quiet()
    expect(s.where('P1')).toBe('bf0')
  })

  test('[355.2.b] with a permission also elsewhere', () => {
    const s = game({ players: [{ hand: ['Nomad', 'Sneaky Deckhand'], runes: { chaos: 3 } }, {}], battlefields: fields })
    s.act(0, { type: 'play', card: s.key('Nomad') })
    expect(s.options()).toEqual(['base0', 'bf0', 'bf1', 'bf2'])
    s.act(0, { type: 'cancel' }).act(0, { type: 'play', card: s.key('Sneaky Deckhand') })
    expect(s.options()).toEqual(['base0', 'bf0', 'bf2'])
  })

  test('[355.2] only the base is left: nothing is asked', () => {
    const s = game({ players: [{ hand: ['P1'] }, {}] })
      .play(0, 'P1')
      .quiet()
    expect(s.where('P1')).toBe('base0')
  })

  test("[359.2.d] gear enters ready in its player's base, even if he controls battlefields", () => {
    const s = game({ players: [{ hand: ['Trinket'] }, {}], battlefields: fields })
      .play(0, 'Trinket')
      .quiet()
    expect([s.where('Trinket'), s.isExhausted('Trinket')]).toEqual(['base0', false])
  })
})

describe('355.3–4 modes and destinations', () => {
  test('[355.3] the mode is chosen while playing and decides what is targeted', () => {
    const s = game({ players: [{ hand: ['Either', 'Either'] }, {}], battlefields: [{ units: { 1: ['P8', 'P9'] } }, {}] })
    s.play(0, 'Either', { modes: [0], targets: ['P8'] }).resolve()
    expect([s.damage('P8'), s.cards(0, 'hand').length]).toEqual([1, 1])
    s.play(0, 'Either', { modes: [1] })
    expect(s.asked()).toBe('priority')
    s.resolve()
    expect([s.damage('P8'), s.damage('P9'), s.cards(0, 'hand').length]).toEqual([1, 0, 1])
  })

  test('[355.3] [355.16] a mode without a legal target is not offered', () => {
    const s = game({ players: [{ hand: ['Either'] }, { base: ['P8'] }] }).play(0, 'Either')
    expect(s.asked()).toBe('priority')
    s.resolve()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[355.4] [355.4.a] the destination of a move is chosen while playing: not where the unit is', () => {
    const s = game({ players: [{ hand: ['Advance'], base: ['P9'] }, {}], battlefields: [{ units: { 0: ['P8'] } }, {}] })
    s.act(0, { type: 'play', card: s.key('Advance') }).choose('P8')
    // bf1 is the only other battlefield.
    expect(s.asked()).toBe('priority')
    s.resolve()
    expect(s.where('P8')).toBe('bf1')
  })

  test('[355.4.a] nor where the unit may not be present: at a battlefield with units of two other players', () => {
    const s = game({
      players: [
        { hand: ['Lift'], base: ['P6'] },
        { hand: ['Advance'], base: ['P9'] },
        { hand: [{ card: 'Advance', as: 'third' }], base: ['P8'] },
      ],
      battlefields: [{ units: { 0: ['P7'] } }, {}, {}],
    })
    s.play(0, 'Lift', { targets: ['P7'] })
      .pass()
      .play(1, 'Advance', { targets: ['bf0'] })
      .pass(3)
    expect(s.units('bf0')).toEqual(['P7', 'P9'])
    s.pass(2).act(2, { type: 'play', card: s.key('third') })
    expect(s.options()).toEqual(['bf1', 'bf2'])
  })

  test('[355.5.a] [355.5.a ex1] [355.5.a ex2] "all" asks nothing and needs nothing; "a unit" does', () => {
    const s = game({ players: [{ hand: ['Scrap All', 'Quick Bolt'] }, {}] })
    expect(s.refuse(0, { type: 'play', card: s.key('Quick Bolt') })).toMatchObject({ code: 'noTargets', rule: '355.8' })
    s.play(0, 'Scrap All').resolve().quiet()
    expect(s.where('Scrap All')).toBe('trash')
  })

  test('[355.5.b] [355.5.b ex1] the target of a "when played" trigger is chosen when the trigger is finalized', () => {
    const s = game({ players: [{ hand: ['Gear Breaker'] }, { base: ['Trinket', 'Lamp'] }] }).play(0, 'Gear Breaker')
    expect(s.where('Gear Breaker')).toBe('base0')
    expect(s.asked()).toBe('target')
    s.choose('Lamp').resolve().quiet()
    expect(s.cards(1, 'trash')).toEqual(['Lamp'])
  })

  test('[355.5.b] a permanent whose trigger finds no target can be played all the same', () => {
    const s = game({ players: [{ hand: ['Gear Breaker'] }, {}] })
      .play(0, 'Gear Breaker')
      .quiet()
    expect(s.where('Gear Breaker')).toBe('base0')
  })

  test('[355.5.b ex2] nor are the choices of a delayed trigger made before it triggers', () => {
    const s = game({ players: [{ base: ['P9'], exhaustedRunes: { fury: 3 } }, {}], battlefields: [{ card: 'Quiet Peak' }, {}] })
    s.move(0, ['P9'], 'bf0').close()
    expect([s.asked(), s.runes(0).ready]).toEqual(['main', 0])
    s.endTurn()
    expect(s.open()).toMatchObject({ player: 0, reason: 'target', max: 2 })
    s.choose('#0', '#2').resolve()
    expect(s.runes(0).ready).toBe(2)
  })

  test('[355.5.b] what a "do this" chooses is chosen later, too', () => {
    const s = game({
      players: [{ hand: ['Echo Kill'] }, { base: ['Trinket', 'Lamp'] }],
      battlefields: [{ units: { 1: ['P9'] } }, {}],
    }).play(0, 'Echo Kill')
    expect(s.asked()).toBe('priority')
    s.pass(2)
    expect(s.options()).toEqual(['Trinket', 'Lamp'])
  })
})

describe('358–359 legality, and what happens to the card', () => {
  test('[358.3.a] [358.3.a ex1] a spell whose action is forbidden can be played; the action is skipped', () => {
    const s = game({ players: [{ hand: ['Raise Recruits', 'Advance', 'P1'], base: ['P9'] }, { base: ['Warden', 'Anchor'] }] })
    expect(s.refuse(0, { type: 'play', card: s.key('P1') })).toMatchObject({ code: 'notAllowed', rule: '054.1' })
    s.play(0, 'Raise Recruits').resolve().quiet()
    expect(s.units('base0')).toEqual(['P9'])
    s.play(0, 'Advance', { targets: ['bf0'] })
      .resolve()
      .quiet()
    expect(s.where('P9')).toBe('base0')
  })

  test("[358.4] [358.4 ex1] [358.4 ex2] to close a showdown's state Action is enough, on top of a chain it takes Reaction", () => {
    const hand = [{ card: 'Quick Bolt', as: 'first' }, { card: 'Quick Bolt', as: 'second' }, 'Lift']
    const s = game({ players: [{ hand, base: ['P9'] }, {}], battlefields: [{}, { units: { 1: ['P8'] } }] })
    s.move(0, ['P9'], 'bf0').play(0, 'first', { targets: ['P8'] })
    expect(s.refuse(0, { type: 'play', card: s.key('second') }).rule).toBe('309.1.a')
    s.play(0, 'Lift', { targets: ['P9'] })
  })

  test('[359.2.c] a unit enters exhausted where it was announced', () => {
    const s = game({ players: [{ hand: ['P1'] }, {}], battlefields: [{ units: { 0: ['P9'] } }, {}] })
      .play(0, 'P1', { place: 'bf0' })
      .quiet()
    expect([s.where('P1'), s.isExhausted('P1')]).toEqual(['bf0', true])
  })

  test('[359.2.a] its passive abilities work at once', () => {
    const s = game({ players: [{ hand: ['Pride'], base: ['P3'] }, {}] })
    expect(s.might('P3')).toBe(3)
    s.play(0, 'Pride').quiet()
    expect(s.might('P3')).toBe(4)
  })

  test('[359.1] [359.3] [359.3.a] a spell that is paid for is no longer Pending and stays on the chain', () => {
    const s = game({ players: [{ hand: ['Slow Bolt'] }, {}], battlefields: [{ units: { 1: ['P9'] } }, {}] }).play(0, 'Slow Bolt')
    expect(s.state.chain).toMatchObject([{ pending: false, kind: 'card' }])
    expect(s.damage('P9')).toBe(0)
  })

  test('[359.3.c] others may react before it resolves', () => {
    const s = game({ players: [{ hand: ['Slow Bolt'] }, { hand: ['Retreat'] }], battlefields: [{ units: { 1: ['P9'] } }, {}] })
      .play(0, 'Slow Bolt')
      .pass()
    s.play(1, 'Retreat').resolve().quiet()
    expect([s.where('P9'), s.damage('P9')]).toEqual(['base1', 0])
  })

  test('[359.3.b] [406.3] items that became Pending in the meantime are finalized before anybody may react', () => {
    const s = game({ players: [{ hand: ['Raise Recruits'] }, { hand: ['Spark'] }], battlefields: [{ units: { 0: ['P9'] } }, {}] })
      .play(0, 'Raise Recruits')
      .pass(2)
    expect(s.open()).toMatchObject({ player: 0, reason: 'place' })
    s.choose('bf0')
    expect(s.open()).toMatchObject({ player: 0, reason: 'place' })
  })
})

describe('398–406 abilities', () => {
  test('[400] [401.1] [377.3.a.1] an activated ability is a Pending item without a card and closes the state', () => {
    const s = game({ players: [{ base: ['Prodder'], hand: ['P1'] }, { base: ['P8', 'P9'] }] })
    s.act(0, { type: 'activate', object: s.key('Prodder'), ability: 0 })
    expect(s.state.chain).toMatchObject([{ kind: 'ability', object: -1, pending: true, source: s.key('Prodder') }])
    s.choose('P8')
    expect(s.state.chain).toMatchObject([{ pending: false }])
    expect(s.refuse(0, { type: 'play', card: s.key('P1') }).rule).toBe('309.1.a')
  })

  test('[400.1] [406.1] [406.2] finalized, it waits like a spell and can be answered', () => {
    const s = game({ players: [{ base: ['Prodder'] }, { base: ['P1'], hand: ['Lift'] }] })
      .activate(0, 'Prodder')
      .pass()
    s.play(1, 'Lift', { targets: ['P1'] })
      .resolve()
      .quiet()
    expect([s.where('P1'), s.damage('P1')]).toEqual(['base1', 1])
  })

  test('[406.4] [406.5] it resolves after all have passed, then its item is gone', () => {
    const s = game({ players: [{ base: ['Prodder'] }, { base: ['P9'] }] })
      .activate(0, 'Prodder')
      .pass()
    expect(s.damage('P9')).toBe(0)
    s.pass().quiet()
    expect(s.damage('P9')).toBe(1)
  })

  test("[399] [402.2] [402.3] without a legal target an activated ability can't be used", () => {
    const s = game({ players: [{ base: ['Prodder', 'P2'] }, {}] })
    expect(s.refuse(0, { type: 'activate', object: s.key('Prodder'), ability: 0 })).toMatchObject({
      code: 'noTargets',
      rule: '402.3',
    })
    expect(s.isExhausted('Prodder')).toBe(false)
  })

  test('[402.1] [402.1.a] "you may" at the start is decided while the trigger is finalized; declined, it leaves the chain', () => {
    const s = game({ players: [{ hand: ['Shy Breaker'] }, { base: ['Trinket'] }] }).play(0, 'Shy Breaker')
    expect(s.open()).toMatchObject({ player: 0, reason: 'performTrigger' })
    s.confirm(false).quiet()
    expect(s.where('Trinket')).toBe('base1')
    const t = game({ players: [{ hand: ['Shy Breaker'] }, { base: ['Trinket'] }] })
      .play(0, 'Shy Breaker')
      .confirm(true)
    expect(t.asked()).toBe('priority')
    t.resolve().quiet()
    expect(t.cards(1, 'trash')).toEqual(['Trinket'])
  })

  test('[402.4] [402.4.a] a trigger without legal choices leaves the chain and is not countered', () => {
    const s = game({ players: [{ hand: ['Shy Breaker'] }, {}] })
      .play(0, 'Shy Breaker')
      .quiet()
    expect(s.lastEvents.filter(e => e.type === 'triggerRemoved')).toHaveLength(1)
    expect(s.lastEvents.some(e => e.type === 'counter')).toBe(false)
  })

  test('[402.4.b] a trigger without "may" has to choose, even against its controller', () => {
    const s = game({ players: [{ hand: ['Gear Breaker'], base: ['Trinket', 'Lamp'] }, {}] }).play(0, 'Gear Breaker')
    expect(s.open()).toMatchObject({ kind: 'pick', min: 1, max: 1 })
    expect(s.refuse(0, { type: 'answer', choose: [] }).code).toBe('outOfRange')
    expect(s.refuse(0, { type: 'cancel' }).code).toBe('notCancellable')
    s.choose('Trinket').resolve().quiet()
    expect(s.where('Trinket')).toBe('trash')
  })

  test('[204.3.a ex1] [403.1.b.1] [404.1] a cost at the start of a trigger is paid to finalize it', () => {
    const s = game({ players: [{ base: ['P9'] }, {}], battlefields: [{ units: { 1: ['Fanatic', 'P1'] } }, {}] }).move(
      0,
      ['P9'],
      'bf0',
    )
    expect(s.open()).toMatchObject({ player: 1, reason: 'performTrigger' })
    s.confirm(true)
    expect(s.where('Fanatic')).toBe('trash')
    expect(s.where('P9')).toBe('bf0')
    expect(s.asked()).toBe('priority')
    s.resolve()
    expect(s.where('P9')).toBe('base0')
  })

  test('[404.2] [404.2.a] [204.3.a] declined, the trigger is removed and nothing was paid', () => {
    const s = game({ players: [{ base: ['P9'] }, {}], battlefields: [{ units: { 1: ['Fanatic'] } }, {}] })
      .move(0, ['P9'], 'bf0')
      .confirm(false)
    expect([s.where('Fanatic'), s.where('P9'), s.state.chain.length]).toEqual(['bf0', 'bf0', 0])
    expect(s.events.some(e => e.type === 'counter')).toBe(false)
  })

  test('[400.2] [429.2] abilities that add resources resolve as soon as they are finalized', () => {
    const s = game({ players: [{ base: ['Lamp'], hand: ['Giver'] }, {}] }).activate(0, 'Lamp')
    expect([s.asked(), s.state.players[0]!.pool[0]]).toEqual(['main', 2])
    s.play(0, 'Giver')
    expect([s.asked(), s.state.players[0]!.pool[0]]).toEqual(['main', 4])
  })
})
