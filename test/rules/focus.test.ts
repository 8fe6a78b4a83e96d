/** Focus and showdowns (313, 341–348). Combat itself has a file of its own. */
import { describe, expect, test } from 'vitest'
import { type ScenarioOptions, scenario } from '../../src/testing'
import { playing } from '../fixtures/playing'

const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards: playing, ...options })

/** Player 0 moves P9 to the empty battlefield 0. */
const walk = (own: readonly string[] = [], theirs: readonly string[] = [], more: readonly string[] = []) =>
  game({
    players: [
      { hand: own, base: ['P9', ...more] },
      { hand: theirs, base: ['P8'] },
    ],
    battlefields: [{}, { units: { 1: ['P7'] } }],
  }).move(0, ['P9'], 'bf0')

/** Player 0 attacks P4 with P9. */
const attack = (own: readonly string[] = [], theirs: readonly string[] = []) =>
  game({
    players: [
      { hand: own, base: ['P9'] },
      { hand: theirs, base: ['P8'] },
    ],
    battlefields: [{ units: { 1: ['P4'] } }, {}],
  }).move(0, ['P9'], 'bf0')

describe('showdowns begin', () => {
  test('[344] [344.2] [345] a unit at an empty battlefield opens a showdown; whoever contested has Focus', () => {
    const s = walk()
    expect(s.state.showdown).toMatchObject({ place: s.place('bf0'), combat: false })
    expect(s.open()).toMatchObject({ player: 0, reason: 'focus' })
    expect(s.controller('bf0')).toBe(-1)
  })

  test('[344.1] with units of two players there it is a combat showdown', () => {
    const s = attack()
    expect(s.state.showdown).toMatchObject({ combat: true, attacker: 0, defender: 1 })
  })

  test('[344.1] [323.14] a showdown becomes a combat when an opposing unit arrives, and Focus stays where it is', () => {
    const s = walk([], ['Advance']).pass()
    expect(s.open().player).toBe(1)
    s.play(1, 'Advance', { targets: ['P8', 'bf0'] }).resolve()
    expect(s.state.showdown).toMatchObject({ combat: true, established: true, attacker: 0, defender: 1 })
    // The chain was started by a card, so Focus went on to the next player, as it would have without the combat.
    expect(s.open()).toMatchObject({ player: 0, reason: 'focus' })
    s.close().quiet()
    expect(s.where('P8')).toBe('trash')
  })

  test('[345] the turn player is not given Focus when the other player contested', () => {
    const s = game({
      players: [
        { hand: ['Lift'], base: ['P9'] },
        { hand: ['Advance'], base: ['P8'] },
      ],
    })
    s.play(0, 'Lift', { targets: ['P9'] })
      .pass()
      .play(1, 'Advance', { targets: ['bf0'] })
      .resolve()
    expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
  })

  test('[344] no showdown opens while a chain exists', () => {
    const s = game({
      players: [
        { hand: ['Lift'], base: ['P9'] },
        { hand: ['Advance'], base: ['P8'] },
      ],
    })
    s.play(0, 'Lift', { targets: ['P9'] })
      .pass()
      .play(1, 'Advance', { targets: ['bf0'] })
      .pass(2)
    expect(s.where('P8')).toBe('bf0')
    expect(s.state.showdown).toBeNull()
    expect(s.state.places[s.place('bf0')]).toMatchObject({ contestedBy: 1, showdownStaged: true })
    s.resolve()
    expect(s.state.showdown).not.toBeNull()
  })
})

describe('Focus', () => {
  test('[313] [313.2] [312.2.b] the player with Focus has Priority; the other may not act', () => {
    const s = walk(['Quick Bolt'], ['Spark'])
    expect(s.refuse(1, { type: 'play', card: s.key('Spark') }).rule).toBe('312.1.b')
    s.play(0, 'Quick Bolt', { targets: ['P9'] })
    expect(s.open()).toMatchObject({ player: 0, reason: 'priority' })
  })

  test('[313.1.a] [313.1.a ex1] [347.1] the player with Focus is bound to Action and Reaction', () => {
    const s = walk(['Slow Bolt', 'Quick Bolt'], [], ['Pump', 'Quick Pump'])
    expect(s.refuse(0, { type: 'play', card: s.key('Slow Bolt') }).rule).toBe('308.1.a')
    expect(s.refuse(0, { type: 'activate', object: s.key('Pump'), ability: 0 }).rule).toBe('308.1.a')
    const listed = s.engine.legalActions(s.state).actions.map(a => a.type)
    expect(listed).toEqual(['play', 'activate', 'pass'])
  })

  test('[313.1] [313.3] [313.4] passing Priority keeps Focus, but gives no right to act', () => {
    const s = walk(['Quick Bolt', 'Lift'], ['Sink'])
      .play(0, 'Quick Bolt', { targets: ['P7'] })
      .pass()
    expect(s.state.focus).toBe(0)
    expect(s.open()).toMatchObject({ player: 1, reason: 'priority' })
    expect(s.refuse(0, { type: 'play', card: s.key('Lift') }).rule).toBe('312.1.b')
  })

  test('[313.5] [340.2] nobody has Focus in a Neutral State', () => {
    const s = walk()
    s.close().quiet()
    expect(s.state.focus).toBe(-1)
    expect(s.state.showdown).toBeNull()
  })

  test('[346] [347.1.b] [340.2.a] when a chain that a card started has closed, Focus and Priority go to the next player', () => {
    const s = walk(['Quick Bolt'], ['Lift'])
      .play(0, 'Quick Bolt', { targets: ['P7'] })
      .resolve()
    expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
    s.play(1, 'Lift', { targets: ['P7'] })
  })

  test('[347.1.a] [347.1.b] so does one that an activated ability started', () => {
    const s = walk([], [], ['Quick Pump']).activate(0, 'Quick Pump').resolve()
    expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
  })

  test('[346.1] [346.1 ex1] [335.1] a chain that triggers opened leaves Focus where it was', () => {
    const s = game({ players: [{ base: ['Swordsman'] }, {}], battlefields: [{ units: { 1: ['P9'] } }, {}] }).move(
      0,
      ['Swordsman'],
      'bf0',
    )
    expect(s.open()).toMatchObject({ player: 0, reason: 'priority' })
    s.resolve()
    expect(s.damage('P9')).toBe(2)
    expect(s.open()).toMatchObject({ player: 0, reason: 'focus' })
  })

  test('[346.1] [340.2.a] [429.2.a] an Add ability moves neither Focus nor Priority', () => {
    const s = game({ players: [{ hand: ['Heavy'], base: ['P9', 'Lamp'], runes: { fury: 1 } }, {}] }).move(0, ['P9'], 'bf0')
    s.activate(0, 'Lamp')
    expect(s.open()).toMatchObject({ player: 0, reason: 'focus' })
    s.act(0, { type: 'activate', object: s.state.objects[s.state.places[0]!.runes[0]!]!.key, ability: 0 })
    expect(s.open()).toMatchObject({ player: 0, reason: 'focus' })
    s.play(0, 'Heavy')
    expect(s.state.players[0]!.pool[0]).toBe(0)
  })

  test('[347.2.b] passing Focus hands it to the next player', () => {
    const s = walk().pass()
    expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
  })
})

describe('showdowns end', () => {
  test('[347.2.a] [348] [348.2.a] when all have passed the showdown ends and the battlefield is controlled', () => {
    const s = walk().pass()
    expect(s.state.showdown).not.toBeNull()
    s.pass().quiet()
    expect(s.controller('bf0')).toBe(0)
  })

  test('[348.2.a.1] this conquers, once per battlefield and turn', () => {
    const s = walk().close()
    expect(s.points(0)).toBe(1)
    const again = game({ players: [{ base: ['P9'], points: 1 }, {}] })
    again.state = again.engine.edit(again.state, d => {
      d.players[0]!.scored = [again.place('bf0')]
    })
    again.move(0, ['P9'], 'bf0').close().quiet()
    expect(again.controller('bf0')).toBe(0)
    expect(again.points(0)).toBe(1)
  })

  test('[347.2.a] [348] a card in between starts the count of passes anew', () => {
    const s = walk([], ['Lift'])
      .pass()
      .play(1, 'Lift', { targets: ['P8'] })
      .resolve()
    expect(s.open()).toMatchObject({ player: 0, reason: 'focus' })
    s.pass()
    expect(s.state.showdown).not.toBeNull()
    s.pass()
    expect(s.state.showdown).toBeNull()
  })

  test('[348] an Add ability in between starts the count of passes anew as well', () => {
    const s = game({ players: [{ base: ['P9'] }, { base: ['Lamp'] }] })
      .move(0, ['P9'], 'bf0')
      .pass()
    s.activate(1, 'Lamp')
    expect(s.open()).toMatchObject({ player: 1, reason: 'focus' })
    s.pass()
    expect(s.open()).toMatchObject({ player: 0, reason: 'focus' })
    s.pass().quiet()
  })

  test('[348.1] a combat showdown goes on with the steps of combat', () => {
    const s = attack().pass(2).quiet()
    expect(s.where('P4')).toBe('trash')
    expect(s.controller('bf0')).toBe(0)
  })

  test('[348.2.a] without units nobody establishes control', () => {
    const s = walk(['Retreat']).play(0, 'Retreat').resolve().close().quiet()
    expect(s.where('P9')).toBe('base0')
    expect(s.controller('bf0')).toBe(-1)
    expect(s.points(0)).toBe(0)
  })

  test('[348.2.a] control that a player already has is not established again', () => {
    const s = game({ players: [{ hand: ['Advance'], base: ['P9'] }, {}], battlefields: [{ units: { 0: ['P1'] } }, {}] })
    s.play(0, 'Advance', { targets: ['P9', 'bf0'] })
      .resolve()
      .quiet()
    expect(s.points(0)).toBe(0)
  })

  test('[348] with three players each has to pass', () => {
    const s = game({ players: [{ base: ['P9'] }, {}, {}], battlefields: [{}, {}, {}] }).move(0, ['P9'], 'bf0')
    const order: number[] = []
    while (s.asked() === 'focus') {
      order.push(s.open().player)
      s.pass()
    }
    expect(order).toEqual([0, 1, 2])
    s.quiet()
  })
})
